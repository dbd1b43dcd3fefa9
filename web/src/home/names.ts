/** Who sits there before anybody has typed a name. */

import { settings } from "../lib/settings.svelte";
import { t } from "../lib/t";
import type { SeatWish } from "../messages";

export function usualName(seat: number, kind: SeatWish["kind"]): string {
  if (kind === "bot") return t(`home-bot-${seat}`);
  return kind === "me" ? settings.name || t("home-somebody") : t("home-somebody-number", { seat: seat + 1 });
}
