/** What a board may put into the frame around it. */

import { type Snippet, getContext, setContext } from "svelte";

const KEY = Symbol("frame");

/** The sheets that the frame can open; one at a time. */
export type SheetName = "log" | "recap" | "keys" | "chat" | "rules" | "told" | "menu" | "links" | "resign" | "end";

export class FrameParts {
  /** Shown in the bar beside the title: the round, the phases. */
  bar: Snippet | null = $state.raw(null);
  /** Shown above the log: the scores. */
  scores: Snippet | null = $state.raw(null);
  /** Whether the board has placed the notebook in its own layout. */
  hasNotebook = $state(false);
  sheet: SheetName | null = $state(null);
  /** The paragraph at which the rules are opened. */
  rule: string | null = $state(null);
  /** Whether the board has placed the goal of the turn in its own layout. */
  hasGoal = $state(false);
  /** How far what lies in the place of the prompt reaches over the board above it, in pixels. */
  reach = $state(0);

  /** What the notebook is called: few boards leave their scores to it. */
  get notebook(): "table-notebook" | "table-log" {
    return this.scores ? "table-notebook" : "table-log";
  }

  toggle(sheet: SheetName): void {
    this.sheet = this.sheet === sheet ? null : sheet;
  }

  /** Open the rules at a paragraph. */
  showRule(rule: string): void {
    this.rule = rule;
    this.sheet = "rules";
  }

  /** A sheet was closed; another one may be open by now. */
  close(sheet: SheetName): void {
    if (this.sheet === sheet) this.sheet = null;
    if (sheet === "rules") this.rule = null;
  }

  /** Lead to the log: beside the board, or in its drawer. */
  showLog(): void {
    const notebook = document.querySelector(".notebook");
    // A game that has just begun has no lines but those of its set-up.
    const line = notebook?.querySelector<HTMLElement>(".entry[tabindex='0']") ?? notebook?.querySelector<HTMLElement>("ol .older");
    if (line && this.sheet === null) line.focus();
    else this.toggle("log");
  }
}

export function provideFrame(): FrameParts {
  return setContext(KEY, new FrameParts());
}

/** The frame around this component; none in a replay. */
export function frame(): FrameParts | undefined {
  return getContext<FrameParts | undefined>(KEY);
}
