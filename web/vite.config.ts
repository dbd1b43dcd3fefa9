/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { grow } from "./grow";

// `make dev` shows the page from its sources beside a clubhouse that runs on this port.
const clubhouse = `http://127.0.0.1:${process.env.KLUBOVNA_PORT ?? 7110}`;

export default defineConfig({
  plugins: [svelte()],
  css: { postcss: { plugins: [grow] } },
  build: {
    outDir: "../src/klubovna/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      "/api": { target: clubhouse }, // a bare string would change Host, and the door looks at it
      "/ws": { target: clubhouse, ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // Files share a window, and leave it as they found it: a quarter of the time.
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/lib/leave_as_found.ts"],
    isolate: false,
    testTimeout: 60_000,
  },
});
