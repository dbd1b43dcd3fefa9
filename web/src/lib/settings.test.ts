import { expect, test, vi } from "vitest";

test("sound and badge are off until somebody wants them, and then stay on", async () => {
  const { settings } = await import("./settings.svelte");
  expect([settings.sound, settings.badge]).toEqual([false, false]);
  settings.sound = true;
  vi.resetModules();
  const again = (await import("./settings.svelte")).settings;
  expect([again.sound, again.badge]).toEqual([true, false]);
});
