/** A finger that goes sideways turns the page; one that goes up or down scrolls it. */

const FAR = 56;

/** -1: to the page before (the finger went right), 1: to the next, 0: no swipe. */
export function turnOf(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < FAR || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0;
  return dx > 0 ? -1 : 1;
}

/** `{@attach swiping(turn)}`: tell about swipes over an element. */
export function swiping(onturn: (by: -1 | 1) => void) {
  return (element: HTMLElement): (() => void) => {
    let from: { x: number; y: number } | null = null;
    const begin = ({ touches }: TouchEvent) => {
      const [finger, other] = touches;
      from = finger && !other ? { x: finger.clientX, y: finger.clientY } : null;
    };
    const end = ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!from || !finger) return;
      const by = turnOf(finger.clientX - from.x, finger.clientY - from.y);
      from = null;
      if (by !== 0) onturn(by);
    };
    element.addEventListener("touchstart", begin, { passive: true });
    element.addEventListener("touchend", end, { passive: true });
    return () => {
      element.removeEventListener("touchstart", begin);
      element.removeEventListener("touchend", end);
    };
  };
}
