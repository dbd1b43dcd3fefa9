import { Problem } from "../lib/api";
import type { LiveTable } from "../lib/table.svelte";

/** Ask the clubhouse for something; what it refuses is told to the person. */
export async function attempt(table: LiveTable, deed: () => Promise<void>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    table.warn(error.code);
  }
}
