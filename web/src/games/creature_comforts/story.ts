/** How this game's log is read: its chapters, what is taken from others, what can be heard. */

import type { Story } from "../../lib/contract";

export const story: Partial<Story> = {
  rounds: ["new_month"],
  sounds: {
    rolled_family: "die", rolled_village: "die", turned_die: "die", vaned: "die", sheltered: "die", placed: "wood", lent: "wood", barrowed: "wood",
    cycled: "wood", built: "wood", wheel_turned: "wood", gained: "coin", paid: "coin", owner_gained: "coin", gave: "coin", learned: "coin",
    used_lessons: "coin", stored: "coin", arrived: "card", took_comfort: "card", drew: "card", discarded: "card", crafted: "card",
  },
};
