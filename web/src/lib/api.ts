/** The clubhouse over HTTP; `docs/protocol.md` lists the requests. */

import type {
  Course,
  CreatedTable,
  GameInfo,
  GameLessons,
  GameWords,
  Level,
  NewTable,
  ReplayFrames,
  SeatKey,
  TableInfo,
  Tables,
  TakenSeat,
} from "../messages";
import type { Lang } from "./words";

/** A request that was refused, or that never arrived (code "offline"). */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    detail: string,
  ) {
    super(detail);
  }
}

interface Request {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  key?: string;
  body?: unknown;
}

export const games = () => ask<GameInfo[]>("/games");
export const gameWords = (game: string, lang: Lang) => ask<GameWords>(`/games/${game}/words/${lang}`);
export const gameLabels = (game: string, lang: Lang) => ask<GameWords>(`/games/${game}/labels/${lang}`);
export const lessons = (game: string, lang: Lang) => ask<GameLessons>(`/games/${game}/lessons/${lang}`);
export const components = (game: string) => ask<unknown>(`/games/${game}/components`);

export const tables = () => ask<Tables>("/tables");
export const createTable = (table: NewTable) =>
  ask<CreatedTable>("/tables", { method: "POST", body: table });
export const table = (id: string) => ask<TableInfo>(at(id));
export const join = (id: string, name: string) =>
  ask<TakenSeat>(at(id, "/join"), { method: "POST", body: { name } });

export const takeSeat = (id: string, key: string, name: string) =>
  ask<TakenSeat>(at(id, "/seat"), { method: "PUT", key, body: { name } });
export const handToBot = (id: string, key: string, level: Level) =>
  ask<TableInfo>(at(id, "/seat/bot"), { method: "POST", key, body: { level } });
export const takeBack = (id: string, key: string) =>
  ask<TableInfo>(at(id, "/seat/bot"), { method: "DELETE", key });
export const leave = (id: string, key: string) =>
  ask<TableInfo>(at(id, "/seat/leave"), { method: "POST", key });
export const resign = (id: string, key: string) =>
  ask<TableInfo>(at(id, "/seat/resign"), { method: "POST", key });

export const newLink = (id: string, hostKey: string, seat: number) =>
  ask<SeatKey>(at(id, `/seats/${seat}/link`), { method: "POST", key: hostKey });
export const seatBot = (id: string, hostKey: string, seat: number, level: Level) =>
  ask<TableInfo>(at(id, `/seats/${seat}/bot`), { method: "POST", key: hostKey, body: { level } });
export const closeTable = (id: string, hostKey: string) =>
  ask<TableInfo>(at(id, "/close"), { method: "POST", key: hostKey });
export const rematch = (id: string, key: string) =>
  ask<TableInfo>(at(id, "/rematch"), { method: "POST", key });

export const course = (id: string) => ask<Course>(at(id, "/course"));
export const recordAddress = (id: string) => `/api${at(id, "/record")}`;
export const record = async (id: string) => (await send(at(id, "/record"))).text();
export const replay = (text: string, seat: number | null) =>
  ask<ReplayFrames>("/replay", { method: "POST", body: { record: text, seat } });

function at(id: string, rest = ""): string {
  return `/tables/${encodeURIComponent(id)}${rest}`;
}

async function ask<Answer>(path: string, request: Request = {}): Promise<Answer> {
  const answer = await send(path, request);
  return (await answer.json()) as Answer;
}

async function send(path: string, { method = "GET", key, body }: Request = {}): Promise<Response> {
  const headers = new Headers();
  if (key !== undefined) headers.set("Authorization", `Bearer ${key}`);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  const sent: RequestInit = { method, headers };
  if (body !== undefined) sent.body = JSON.stringify(body);
  const answer = await fetch(`/api${path}`, sent).catch((error: unknown) => {
    throw new Problem("offline", 0, String(error));
  });
  if (!answer.ok) throw await problem(answer);
  return answer;
}

async function problem(answer: Response): Promise<Problem> {
  const said = (await answer.json().catch(() => null)) as { code?: unknown; detail?: unknown } | null;
  const code = typeof said?.code === "string" ? said.code : "failed";
  const detail = typeof said?.detail === "string" ? said.detail : answer.statusText;
  return new Problem(code, answer.status, detail);
}
