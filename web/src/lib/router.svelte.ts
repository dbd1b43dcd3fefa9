/** Which page is shown: the History API, and nothing more. */

class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => {
      this.path = location.pathname;
    });
  }
}

export const router = new Router();

/** Go to another page of the clubhouse; `path` may carry a key after "#". */
export function navigate(path: string): void {
  history.pushState(null, "", path);
  router.path = location.pathname;
  scrollTo(0, 0);
}

/** `<a href="/" {@attach link}>`: a plain click stays inside the page. */
export function link(anchor: HTMLAnchorElement): () => void {
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || event.defaultPrevented) return;
    event.preventDefault();
    navigate(anchor.pathname + anchor.search + anchor.hash);
  };
  anchor.addEventListener("click", follow);
  return () => anchor.removeEventListener("click", follow);
}
