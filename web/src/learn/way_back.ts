/** A page that teaches knows from which table one came, and leads back there. */

/** The address of a page that teaches, opened from a table. */
export function fromTable(path: string, table: string): string {
  return `${path}?from=${encodeURIComponent(table)}`;
}

/** Where the cross leads: to the table one came from, else home. */
export function cameFrom(search = location.search): string {
  const table = new URLSearchParams(search).get("from") ?? "";
  return /^[\w-]+$/.test(table) ? `/t/${table}` : "/";
}
