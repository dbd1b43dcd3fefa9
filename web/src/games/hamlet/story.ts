/** How this game's log is read: its chapters, what is taken from others, what can be heard. */

import type { Story } from "../../lib/contract";

export const story: Partial<Story> = {
  told: ["new_round", "turn"],
  sounds: {
    built: "wood", built_road: "wood", laid: "wood", activated: "wood", donkey_moved: "wood", hired_donkey: "wood", hired_villager: "coin",
    produced: "wood", refined: "wood", used: "wood", used_token: "wood", delivered: "wood", bought: "coin", sold: "coin",
    paid_coins: "coin", gained_coins: "coin", rewarded: "coin", begged: "coin", took_plan: "card", plan_drawn: "card", rival_drew: "coin",
  },
};
