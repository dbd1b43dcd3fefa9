/** Tells the inner size of an element when it is known and whenever it changes; `bind:clientWidth` would ask for it in the midst of drawing. */

import type { Attachment } from "svelte/attachments";

export function sized(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
