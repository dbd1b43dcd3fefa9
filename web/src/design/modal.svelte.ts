import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/**
 * Makes a native <dialog> stop everything else while it is open: the focus stays inside and returns, Esc and a touch
 * beside close it.
 */
export function modal(isOpen: () => boolean, onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    $effect(() => {
      if (isOpen()) dialog.showModal();
      else dialog.close();
    });
    const stops = [
      // It is told some time after the closing: who has opened it again meanwhile did not mean this.
      on(dialog, "close", () => {
        if (!dialog.open) onclose();
      }),
      on(dialog, "click", (event) => {
        if (event.target === dialog) dialog.close();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  };
}
