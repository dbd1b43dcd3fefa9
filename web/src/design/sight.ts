/** A pane that scrolls shows by itself what a new question lights: from the first such thing, as far as there is room. */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

/** Scrolls the pane whenever `asked` names another question. */
export function litInSight(asked: string | undefined): Attachment<HTMLElement> {
  return (pane) => {
    if (asked === undefined) return;
    void tick().then(() => {
      const lit = [...pane.querySelectorAll(".lit, .selected")];
      for (const one of [lit.at(-1), lit[0]]) one?.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
  };
}
