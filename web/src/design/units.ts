/** A length for CSS; undefined stays undefined, so that the board decides. */
export function px(length: number | undefined): string | undefined {
  return length === undefined ? undefined : `${length}px`;
}
