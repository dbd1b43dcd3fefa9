import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { modal } from "./modal.svelte";

test("a dialog that is opened again before its closing is told stays open", () => {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  // As browsers do it: the event comes with a later task.
  dialog.close = () => dialog.removeAttribute("open");
  const onclose = vi.fn();
  let isOpen = $state(true);
  const stop = $effect.root(() => {
    $effect(() => modal(() => isOpen, onclose)(dialog));
  });
  const turn = (toOpen: boolean) => {
    isOpen = toOpen;
    flushSync();
  };
  turn(true);
  turn(false);
  turn(true);
  dialog.dispatchEvent(new Event("close"));
  expect(onclose).not.toHaveBeenCalled();
  turn(false);
  dialog.dispatchEvent(new Event("close"));
  expect(onclose).toHaveBeenCalledOnce();
  stop();
});
