/** How this game's log is read: its chapters, what is taken from others, what can be heard. */

import type { Story } from "../../lib/contract";

export const story: Partial<Story> = {
  takes: ["roughs_up"],
  sounds: {
    plays: "card", adds: "card", follows: "card", recruits: "card", recruits_blind: "card", recruits_from: "card", tucks: "card",
    trashes: "card", trashes_this: "card", trashes_rival: "card", leaves_in_yard: "card", draws: "card", recycles: "card",
    gains: "coin", packs: "coin", packs_from_supply: "coin", spends: "coin", exchanges: "coin", pays: "coin", scores: "coin",
    upgrades: "wood", takes_sculpture: "wood", takes_perk: "card", takes_rule: "card", roughs_up: "card",
  },
};
