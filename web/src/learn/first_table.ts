/** A first game, straight from the pages that told it: one person against easy bots. */

import { usualName } from "../home/names";
import { Setup } from "../home/setup.svelte";
import * as api from "../lib/api";
import { keepCreated } from "../lib/keys";

/** Open a table and sit down at it; returns its id. */
export async function firstTable(game: string): Promise<string> {
  const info = (await api.games()).find(({ id }) => id === game);
  if (!info) throw new api.Problem("no_such_game", 404, game);
  const setup = new Setup(info);
  for (let seat = 1; seat < setup.players; seat += 1) setup.sit(seat, "easy");
  setup.listed = false;
  const created = await api.createTable(setup.wish(usualName));
  keepCreated(created, [0]);
  return created.table.id;
}
