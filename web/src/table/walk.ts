/** Ways of the keyboard over a table: from one thing that can be taken to another. */

/** What can be taken now: lit targets and others that take something, options, what waits to be confirmed. */
const TAKEN = ":is(.lit, [data-open], .selected[data-target], [data-option], [data-act=confirm])";
/** Keys that have a number. */
const NUMBERS = 9;

export function canBeTaken(place: Element): place is HTMLElement {
  return (
    place instanceof HTMLElement &&
    place.matches(`button${TAKEN}:not(:disabled, [aria-disabled=true], [aria-busy=true], [aria-hidden=true])`) &&
    (place.checkVisibility?.() ?? true)
  );
}

/** Everything at the table that can be taken now, in reading order. */
export function takeable(root: ParentNode = table()): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`button${TAKEN}`)].filter(canBeTaken);
}

/** What it lies together with, in reach of the arrows: one key leads from such a zone to the next one. */
export function zoneAt(place: Element): Element {
  return place.closest("[role=group]") ?? place;
}

/** Where the answer most likely lies: on the board, else at the main button. */
export function likely(places: HTMLElement[]): HTMLElement | undefined {
  return (
    places.find((place) => "first" in place.dataset) ??
    places.find((place) => place.matches(".lit:not(.btn)")) ??
    mainButton(places) ??
    places[0]
  );
}

/** The button that confirms or goes on, else the first one that stands with the question. */
export function mainButton(places: HTMLElement[] = takeable()): HTMLElement | undefined {
  return (
    places.find((place) => place.matches("[data-act=confirm], .btn--main")) ??
    places.find((place) => place.matches("[data-option]"))
  );
}

/** The first place of the next zone that holds something to take; with `by` -1 of the one before. */
export function inNextZone(by: 1 | -1): HTMLElement | undefined {
  const places = takeable();
  const zones = [...new Set(places.map(zoneAt))];
  const here = document.activeElement;
  if (!here || here === document.body) return likely(places);
  const at = zones.indexOf(zoneAt(here));
  const isBefore = (zone: Element) => Boolean(zone.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING);
  const gone = zones.filter(isBefore).length;
  const next = at >= 0 ? at + by : by > 0 ? gone : gone - 1;
  const zone = zones[(next + zones.length) % Math.max(1, zones.length)];
  return zone && entrance(places.filter((place) => zoneAt(place) === zone));
}

/** Of the places of a zone the one that Tab would lead to. */
function entrance(places: HTMLElement[]): HTMLElement | undefined {
  return places.find((place) => place.tabIndex === 0) ?? places[0];
}

/**
 * What the keys 1 to 9 take: everything, if it is so little, the board first; else what lies in the zone of the
 * focus, then what follows it. A place that has a number of its own keeps it.
 */
export function numbered(): Map<number, HTMLElement> {
  const all = takeable().filter((place) => !("unnumbered" in place.dataset));
  const [board, desk] = [all.filter((place) => !place.matches(".btn")), all.filter((place) => place.matches(".btn"))];
  const places = [...board, ...desk];
  const order = places.length <= NUMBERS ? places : fromHere(places);
  const own = order.filter((place) => place.dataset.number !== undefined);
  const found = new Map<number, HTMLElement>();
  for (const place of own) {
    const number = Number(place.dataset.number);
    if (number <= NUMBERS && !found.has(number)) found.set(number, place);
  }
  const rest = order.filter((place) => !own.includes(place));
  for (let number = 1; number <= NUMBERS && rest.length > 0; number += 1) {
    if (!found.has(number)) found.set(number, rest.shift() as HTMLElement);
  }
  return found;
}

/** The places from the zone of the focus on, round the table. */
function fromHere(places: HTMLElement[]): HTMLElement[] {
  const here = document.activeElement;
  const zone = here && zoneAt(here);
  const first = places.findIndex((place) => zoneAt(place) === zone);
  const start = first >= 0 ? first : places.indexOf(likely(places) as HTMLElement);
  return [...places.slice(start), ...places.slice(0, start)];
}

/** Have the focus at a place, and the place in sight. */
export function goTo(place: HTMLElement | undefined): void {
  if (!place) return;
  place.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  place.focus({ preventScroll: true });
}

/** A sheet of the board that lies on top: nothing behind it can be taken. */
export function boardSheet(): Element | null {
  const [open, other] = document.querySelectorAll("dialog[open]");
  return !other && open?.closest("main") ? open : null;
}

/** What lies on top: such a sheet, else the table, or the whole page where there is none. */
export function table(): ParentNode {
  return boardSheet() ?? document.querySelector("main") ?? document;
}
