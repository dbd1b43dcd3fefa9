/** A game straight from the pages that told it: as it was played last, the first time against easy bots. */

import { keepSitters, usualSetup } from "../home/memory";
import { usualName } from "../home/names";
import * as api from "../lib/api";
import { keepCreated } from "../lib/keys";

/** Open a table and sit down at it; returns its id. */
export async function firstTable(game: string): Promise<string> {
  const info = (await api.games()).find(({ id }) => id === game);
  if (!info) throw new api.Problem("no_such_game", 404, game);
  const setup = usualSetup(info);
  keepSitters(game, setup.sitters);
  const created = await api.createTable(setup.wish(usualName));
  keepCreated(created, [0]);
  return created.table.id;
}
