/** What is the same in every view of a table, live, replayed or drawn: its words and names. */

import type { Args, LoggedEvent, Option } from "../messages";
import type { Look, Story } from "./contract";
import type { Kit } from "./kit.svelte";
import { storyOf } from "./story";
import { knows, t } from "./t";

export abstract class SeenTable {
  constructor(readonly kit: Kit) {}

  /** Whose eyes; null for a spectator. */
  abstract get seat(): number | null;
  /** The names of all seats. */
  abstract get seatNames(): string[];
  /** What the question of the moment was told; its options' phrases may speak of it. */
  protected abstract get told(): Args;

  get components(): unknown {
    return this.kit.components;
  }

  get words() {
    return this.kit.words;
  }

  /** How the log of this game is read. */
  get story(): Story {
    return storyOf(this.kit.page?.story);
  }

  say(key: string, args: Args = {}): string {
    if (!this.words.has(key) && knows(key)) return t(key, args);
    return this.words.say(key, args, this.seatNames, this.seat ?? -1);
  }

  phrase(option: Option): string {
    return this.words.option(option, this.seatNames, this.told);
  }

  /** The sentence of something that happened. */
  tell(event: LoggedEvent): string {
    return this.words.event(event, this.seatNames);
  }

  name(ref: string): string {
    return this.words.name(ref);
  }

  seatName(seat: number): string {
    return this.seatNames[seat] ?? "";
  }
}

/** A table at which nothing is asked and nothing can be touched. */
export abstract class RestingTable extends SeenTable {
  readonly decision = null;
  readonly selected = null;
  readonly isLive = false;

  look(): Look {
    return "idle";
  }
  isHinted(): boolean {
    return false;
  }
  option(): null {
    return null;
  }
  touch(): void {}
  confirm(): void {}
  putBack(): void {}

  protected get told(): Args {
    return {};
  }
}
