/** A drawing of the page as a text that can be drawn without the page. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * The drawing with all symbols that it points to and all custom properties that it reads. It holds what the page has drawn
 * and nothing that people typed; the serializer escapes whatever there is.
 */
export function standalone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const symbols = document.createElementNS(SVG, "defs");
  bringSymbols(copy, symbols, new Set());
  copy.prepend(symbols);
  const { width, height } = boxOf(drawing);
  copy.setAttribute("xmlns", SVG);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const read = new Set([...copy.outerHTML.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string));
  const computed = getComputedStyle(drawing);
  for (const name of read) {
    const value = computed.getPropertyValue(name);
    if (value && !copy.style.getPropertyValue(name)) copy.style.setProperty(name, value);
  }
  return new XMLSerializer().serializeToString(copy);
}

/** Width and height of the field that a drawing is drawn on. */
export function boxOf(drawing: SVGSVGElement): { width: number; height: number } {
  const [, , width = 1, height = 1] = (drawing.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  return { width, height };
}

function bringSymbols(part: Element, symbols: Element, known: Set<string>): void {
  for (const use of part.querySelectorAll("use")) {
    const id = (use.getAttribute("href") ?? "").slice(1);
    const symbol = document.getElementById(id);
    if (known.has(id) || !symbol || part.querySelector(`#${CSS.escape(id)}`)) continue;
    known.add(id);
    const brought = symbol.cloneNode(true) as Element;
    symbols.append(brought);
    bringSymbols(brought, symbols, known);
  }
}
