/** Words one after another, each ended as a sentence is. */

const ENDS = /[.?!:…]["“”’)]?$/;

export function sentences(...parts: (string | null | undefined | false)[]): string {
  const said = parts.map((part) => (part ? part.trim() : "")).filter(Boolean);
  return said.map((part) => (ENDS.test(part) ? part : `${part}.`)).join(" ");
}
