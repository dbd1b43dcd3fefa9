/** For tests: a clubhouse that answers requests from a table of answers and remembers them. */

import { vi } from "vitest";
import type { GameInfo } from "../messages";

export interface Asked {
  method: string;
  path: string;
  key: string | null;
  body: unknown;
}

type Answers = Record<string, unknown | ((asked: Asked) => unknown)>;

/** Answers are found by "METHOD /path"; what has none is not found. */
export function fakeClubhouse(answers: Answers): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal("fetch", async (address: string, request: RequestInit = {}) => {
    const asked: Asked = {
      method: request.method ?? "GET",
      path: address.replace(/^\/api/, ""),
      key: new Headers(request.headers).get("Authorization")?.replace("Bearer ", "") ?? null,
      body: typeof request.body === "string" ? JSON.parse(request.body) : null,
    };
    all.push(asked);
    const answer = answers[`${asked.method} ${asked.path}`];
    if (answer === undefined) return Response.json({ code: "no_such_table", detail: "nothing here" }, { status: 404 });
    const said: unknown = typeof answer === "function" ? answer(asked) : answer;
    return said instanceof Response ? said : Response.json(said);
  });
  return all;
}

export function gameInfo(changes: Partial<GameInfo> = {}): GameInfo {
  return {
    id: "fort",
    version: 1,
    seats: [2, 4],
    settings: [
      { id: "draft", default: false, allowed: [false, true], players: [2, 4], for_several: [] },
      { id: "points", default: 2, allowed: [8, 2], players: [2, 4], for_several: [] },
    ],
    score_parts: [],
    provenance: { rulebook: 48, source: 56, recalled: 0, reconstructed: 102 },
    ...changes,
  };
}
