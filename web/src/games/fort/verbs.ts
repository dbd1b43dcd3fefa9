/** The verb on a lit card: what a touch is for. */

import type { FortTable } from "./types";

const VERBS: Record<string, string> = {
  "fort.play_card": "view-verb-play",
  "fort.add_cards": "view-verb-add",
  "fort.follow": "view-verb-follow",
  "fort.follow_also": "view-verb-follow",
  "fort.recruit_card": "view-verb-recruit",
  "fort.party_recruit": "view-verb-recruit",
  "fort.tuck_card": "view-verb-tuck",
  "fort.trash_card": "view-verb-trash",
  "fort.trash_rival_card": "view-verb-trash",
  "fort.rough_house": "view-verb-trash",
  "fort.recycle_card": "view-verb-take",
  "fort.may_recycle": "view-verb-take",
  "fort.draft_kids": "view-verb-keep",
  "fort.choose_rule": "view-verb-keep",
  "fort.choose_perk": "view-verb-take",
};

export function verbOf(table: FortTable): string {
  const key = VERBS[table.decision?.kind ?? ""];
  return key ? table.say(key) : "";
}
