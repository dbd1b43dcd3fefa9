"""Listens to pages: whatever a page complains about, or says wrongly, fails the test."""

from __future__ import annotations

import json
import re

from playwright.async_api import BrowserContext, ConsoleMessage, Page, Request

# A word that no catalogue has, an argument that a sentence misses, a value that is none.
ODD_TEXT = r"⟦|\{\$|\{\?\?|\bundefined\b|\bNaN\b|\[object "

LISTEN = (
    f"const odd = new RegExp({json.dumps(ODD_TEXT)}, 'u');"
    """
const spoken = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
const told = new Set();
function hear(text) {
  if (!odd.test(text ?? "") || told.has(text)) return;
  told.add(text);
  console.error(`odd words: ${text}`);
}
function look(node) {
  if (node.nodeType === Node.TEXT_NODE) return hear(node.data);
  if (node.nodeType !== Node.ELEMENT_NODE) return;
  hear(node.textContent);
  for (const element of [node, ...node.querySelectorAll("*")]) {
    for (const name of spoken) hear(element.getAttribute(name));
  }
}
new MutationObserver((changes) => {
  for (const { type, target, addedNodes, attributeName } of changes) {
    if (type === "attributes") hear(target.getAttribute(attributeName));
    else if (type === "characterData") hear(target.data);
    else addedNodes.forEach(look);
  }
}).observe(document, {
  subtree: true, childList: true, characterData: true, attributeFilter: spoken,
});
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  console.error(`against the policy: ${violatedDirective} ${blockedURI}`));
"""
)


class Watch:
    """Notes errors of scripts, of the console and of requests, and odd words on the page."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self._forgiven: list[re.Pattern[str]] = []

    def forgive(self, pattern: str) -> None:
        """Overlook what a test provokes."""
        self._forgiven.append(re.compile(pattern))

    async def over(self, context: BrowserContext) -> None:
        """Listen to every page of a context."""
        await context.add_init_script(LISTEN)
        context.on("page", self._listen)

    def _listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self._note(f"error: {error.message}"))
        page.on("console", self._hear)
        page.on("requestfailed", self._fail)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"{message.type}: {message.text} ({message.location['url']})")

    def _fail(self, request: Request) -> None:
        # A request is aborted when its page is left or its file is saved.
        if request.failure != "net::ERR_ABORTED":
            self._note(f"failed: {request.method} {request.url} {request.failure}")

    def _note(self, complaint: str) -> None:
        if not any(pattern.search(complaint) for pattern in self._forgiven):
            self.complaints.append(complaint)
