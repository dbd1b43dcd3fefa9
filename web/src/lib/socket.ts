/** A chair's line to the clubhouse: it connects again by itself and loses no pick. */

import {
  type Bye,
  type Choose,
  type FromClient,
  type FromClubhouse,
  PROTOCOL,
  type Undo,
} from "../messages";

export type Connection = "connecting" | "online" | "lost" | "ended";
export type Deed = Choose | Undo;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PING_EVERY = 15000;
const SILENCE = 10000;
/** Nothing would change by coming back. */
const FINAL: Bye["code"][] = ["wrong_key", "no_such_table", "key_changed", "closed"];
/** The clubhouse did not understand: saying it again would not help. */
const MISUNDERSTOOD: Bye["code"][] = ["bad_message", "too_large"];

export interface Listener {
  onMessage(message: FromClubhouse): void;
  onConnection(connection: Connection): void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #connection: Connection = "connecting";
  /** Deeds without an answer, by token. They keep the stamp of the question they answered. */
  readonly #pending = new Map<string, Deed>();
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #pinged = Date.now();

  constructor(
    readonly address: string,
    readonly key: string | null,
    readonly listener: Listener,
  ) {
    globalThis.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Send what is worth nothing later; false if there is no connection now. */
  send(message: Exclude<FromClient, Deed>): boolean {
    if (this.#connection !== "online") return false;
    this.#write(message);
    return true;
  }

  /** Send a pick or an undo; without an answer it is sent again after a broken connection, unchanged. */
  deliver(message: Deed): void {
    this.#pending.set(message.token, message);
    if (this.#connection === "online") this.#write(message);
  }

  close(): void {
    globalThis.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#become("ended");
    this.#drop();
  }

  #connect(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    // A socket that was given up may still speak: only the newest one is listened to.
    const current = (act: () => void) => () => {
      if (this.#socket === socket) act();
    };
    socket.onopen = current(() => {
      this.#write({ type: "hello", key: this.key, protocol: PROTOCOL });
      this.#listen();
    });
    socket.onclose = current(() => this.#lost());
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as FromClubhouse);
    };
  }

  #hear(message: FromClubhouse): void {
    this.#listen();
    // Where others say much, the clubhouse would else not hear of us for long.
    if (Date.now() - this.#pinged > PING_EVERY) this.#ping();
    if (message.type === "welcome") this.#welcomed();
    else if (message.type === "done") this.#pending.delete(message.token);
    else if (message.type === "refused" && message.token) this.#pending.delete(message.token);
    else if (message.type === "bye") this.#dismissed(message.code);
    this.listener.onMessage(message);
  }

  #welcomed(): void {
    this.#failures = 0;
    this.#become("online");
    for (const pick of this.#pending.values()) this.#write(pick);
  }

  #dismissed(code: string): void {
    if (MISUNDERSTOOD.includes(code)) this.#pending.clear();
    if (FINAL.includes(code)) this.close();
  }

  #lost(): void {
    this.#drop();
    this.#become("lost");
    const wait = Math.min(FIRST_WAIT * 2 ** this.#failures, LONGEST_WAIT);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** The net or the window is back: no reason to wait. */
  #hurry = (): void => {
    if (this.#connection !== "lost" || document.visibilityState === "hidden") return;
    this.#drop();
    this.#failures = 0;
    this.#connect();
  };

  /** After a while of silence ask whether anybody is there; without an answer, connect anew. */
  #listen(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      this.#ping();
      this.#beat = setTimeout(() => this.#lost(), SILENCE);
    }, PING_EVERY);
  }

  #ping(): void {
    this.#pinged = Date.now();
    this.#write({ type: "ping" });
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #write(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #become(connection: Connection): void {
    if (this.#connection === connection) return;
    this.#connection = connection;
    this.listener.onConnection(connection);
  }
}

export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/ws/${encodeURIComponent(table)}`;
}
