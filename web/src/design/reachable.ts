/** What scrolls must be reached by the keyboard: an attachment that makes it a stop while it does. */
export function reachable(node: HTMLElement): () => void {
  function look(): void {
    if (node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  }
  // With the next frame: in the midst of a change, to ask would cost a layout of the whole page.
  let frame = 0;
  function lookSoon(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  }
  const size = new ResizeObserver(look); // it looks once at the beginning, too
  const content = new MutationObserver(lookSoon);
  size.observe(node);
  content.observe(node, { subtree: true, childList: true, characterData: true });
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    content.disconnect();
  };
}
