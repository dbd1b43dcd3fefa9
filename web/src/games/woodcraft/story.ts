/** How this game's log is read: its chapters, what is taken from others, what can be heard. */

import type { Story } from "../../lib/contract";

export const story: Partial<Story> = {
  told: ["new_round", "turn"],
  sounds: {
    moved_tile: "wood", solo_tile: "wood", saw_turned: "wood", cut_die: "wood", joined: "wood", glued: "wood", felled: "wood", planted: "wood",
    upgraded: "wood", gained_tool: "wood", bought_die: "die", took_die: "die", gained_die: "die", sold_die: "coin", rolled: "die", grew: "die",
    changed: "die", gave_die: "die", gained: "coin", paid: "coin", bought_material: "coin", took_berries: "coin", marketed: "coin",
    took_order: "card", completed: "card", placed_order: "card", hired: "card", kept_helper: "card", claimed: "card", solo_card: "card",
  },
};
