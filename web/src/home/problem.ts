/** What to tell a person whose request was refused. */

import { Problem } from "../lib/api";
import { knows, t } from "../lib/t";

export function problemText(error: unknown): string {
  const code = error instanceof Problem ? error.code : "failed";
  const key = `home-problem-${code.replaceAll("_", "-")}`;
  return knows(key) ? t(key) : t("home-problem", { detail: error instanceof Error ? error.message : String(error) });
}
