/** A record on its way from one page to the viewer. */

export interface HandedRecord {
  text: string;
  name: string;
}

let waiting: HandedRecord | null = null;

export function handOver(record: HandedRecord): void {
  waiting = record;
}

/** Take the record that waits, if one does; it is handed over once. */
export function takeOver(): HandedRecord | null {
  const record = waiting;
  waiting = null;
  return record;
}
