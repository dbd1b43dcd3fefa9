/** What scrolls must be reached by the keyboard: an attachment that makes it a stop while it does. */
export function reachable(node: HTMLElement): () => void {
  function look(): void {
    if (node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  }
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(node);
  content.observe(node, { subtree: true, childList: true, characterData: true });
  look();
  return () => {
    size.disconnect();
    content.disconnect();
  };
}
