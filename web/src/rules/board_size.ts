/** Boards take the form that the window gives them; so large is a board in such a window. */
export function boardSize(width: number, height: number, growth = 1): { width: number; height: number } {
  if (width <= 720) return { width: Math.max(360, width), height: 780 };
  if (width < 1240) return { width, height: Math.max(620, height - 46) };
  return { width: 1280 * growth, height: 754 * growth };
}
