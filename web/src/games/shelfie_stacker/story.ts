/** How this game's log is read: its chapters, what is taken from others, what can be heard. */

import type { Story } from "../../lib/contract";

/** A turn begins with whatever somebody does first: some use their character before they take a delivery. */
const characters = Array.from({ length: 16 }, (_, i) => `used_${i + 1}`);

export const story: Partial<Story> = {
  turns: ["took", "swapped_boxes", "placed", "shamed", ...characters],
  told: [],
  takes: ["took_sidekick"],
  sounds: {
    took: "die", placed: "die", shamed: "die", turned: "die", stored: "die", gave_away: "die", retrieved: "die", took_back: "die", changed: "die",
    swapped_boxes: "die", rolled: "die", swapped_values: "die", rescued: "die", returned: "die", drew: "die", inserted: "die", friend_took: "die",
    shem_took: "die", shem_stacked: "die", shem_opened: "die", shem_planned: "die", shem_shamed: "die", chose: "card", rival_shows: "card",
    got_competition: "card", got_sidekick: "card", took_sidekick: "card", new_round: "die",
  },
};
