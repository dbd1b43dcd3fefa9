/** How sure we are of what is told. */

import type { Thing } from "../messages";

const DOCUMENTED = ["rulebook", "source"];

export function isDocumented(provenance: string): boolean {
  return DOCUMENTED.includes(provenance);
}

/** The phrase that sums up a thing: all of it is documented, some of it, or none. */
export function sureKey({ lines }: Thing): string {
  const sure = lines.filter((line) => isDocumented(line.provenance)).length;
  if (sure === lines.length) return "teach-sure-all";
  return sure > 0 ? "teach-sure-some" : "teach-sure-none";
}
