/** A length in pixels of the usual size, for CSS: it grows with the room. Undefined stays so, and the board decides. */
export function rem(pixels: number): string;
export function rem(pixels: number | undefined): string | undefined;
export function rem(pixels: number | undefined): string | undefined {
  return pixels === undefined ? undefined : `${pixels / 16}rem`;
}
