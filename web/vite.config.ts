/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { grow } from "./grow";

// `make dev` shows the page from its sources beside a clubhouse that runs on this port.
const clubhouse = `http://127.0.0.1:${process.env.KLUBOVNA_PORT ?? 7110}`;

/** What every page needs. */
const FOR_ALL = [
  /rolldown\/runtime/,
  /node_modules\/(svelte|esm-env|clsx|@fluent)\//,
  /\/src\/lib\/(api|bundle|hands|keys|kit\.svelte|router\.svelte|screen\.svelte|sentences|settings\.svelte|t|words)\.ts$/,
  /\/src\/(design\/icons\/|games\/registry\.ts)/,
  /\/src\/design\/(Button|Icon|SeatBadge|Sprite|Switch)\.svelte$/,
  /\/src\/design\/(icons|modal\.svelte|seats)\.ts$/,
];
/** What every table needs, whatever is played. */
const FOR_TABLES = [
  /\/src\/lib\/(lessons\.svelte|seen\.svelte|socket|table\.svelte)\.ts$/,
  /\/src\/table\/(acts|drawn\.svelte|frame\.svelte|group\.svelte|listed|stages\.svelte)\.ts$/,
  /\/src\/table\/(DecisionPanel|InBar|InNotebook|Log|MainButton|Notebook|NotebookPages|OptionButton|Prompt|Soon|Target|TargetGroup|Tools)\.svelte$/,
  /\/src\/teach\/(GoalLine|Needs|RuleLink|Signs)\.svelte$/,
  /\/src\/teach\/(common|memory\.svelte|signs|sure|teaching\.svelte|things|tutor\.svelte)\.ts$/,
  /\/src\/design\/(Once|Sheet|Tag)\.svelte$/,
  /\/src\/design\/(glide\.svelte|sized)\.ts$/,
];
/** What the clubhouse, the lobby and the pages that teach have in common. */
const FOR_ROOMS = [
  /\/src\/design\/(Dialog|Segmented|Select|Stepper)\.svelte$/,
  /\/src\/(home\/(Room|TopBar)\.svelte|home\/(names|problem)\.ts|learn\/(book|room\.svelte|way_back)\.ts|lib\/still\.svelte\.ts)$/,
];
/** What Woodcraft's board has in common with its lessons, its cards in words and its ending. */
const OF_WOODCRAFT = [
  /\/src\/games\/woodcraft\/(attic|choices|deeds\.svelte|desk\.svelte|fetching|glance\.svelte|order_pictures|phrases|portraits|production|room|signs|wheel|woodcraft)\.ts$/,
  /\/src\/games\/woodcraft\/(Bubble|Chip|Commissions|MyOrders|OrderPicture|Portrait|Price|Saw|Signs|TileRewards|Tracks|Wheel|WheelFace|WheelTile|WoodDie)\.svelte$/,
];
const groups = Object.entries({ base: FOR_ALL, rooms: FOR_ROOMS, table: FOR_TABLES, woodcraft_parts: OF_WOODCRAFT }).map(([name, parts]) => ({
  name,
  test: (id: string) => parts.some((part) => part.test(id)),
}));

export default defineConfig({
  plugins: [svelte()],
  css: { postcss: { plugins: [grow] } },
  build: {
    outDir: "../src/klubovna/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // What is always needed together comes in one piece: each file more costs its headers, and zips worse.
    rolldownOptions: { output: { codeSplitting: { groups } } },
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
