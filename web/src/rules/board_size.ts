/** Boards take the form that the window gives them; so large is a board in such a window. */
export function boardSize(windowWidth: number): { width: number; height: number } {
  if (windowWidth <= 720) return { width: Math.max(360, windowWidth), height: 780 };
  if (windowWidth < 1240) return { width: windowWidth, height: Math.round(windowWidth * 0.62) };
  return { width: Math.min(windowWidth, 1280), height: 754 };
}
