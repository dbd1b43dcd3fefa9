/** Lets a replay run by itself. */

/** Milliseconds from step to step; names are `replay-speed-<name>`. */
export const SPEEDS = { slow: 2400, usual: 1200, fast: 500, faster: 150 } as const;
export type Speed = keyof typeof SPEEDS;

interface Film {
  at: number;
  readonly last: number;
  readonly isAtEnd: boolean;
}

export class Playback {
  isPlaying = $state(false);
  speed = $state<Speed>("usual");

  constructor(readonly film: Film) {}

  /** Start or stop; at the end, from the beginning. */
  toggle(): void {
    if (!this.isPlaying && this.film.isAtEnd) this.film.at = 0;
    this.isPlaying = !this.isPlaying;
  }

  step(by: number): void {
    this.goTo(this.film.at + by);
  }

  /** Whoever jumps wants to look around there. */
  goTo(frame: number): void {
    this.isPlaying = false;
    this.film.at = frame;
  }

  /** Call in an effect: takes the next step when it is time. */
  run(): (() => void) | undefined {
    if (!this.isPlaying) return undefined;
    const timer = setInterval(() => this.#advance(), SPEEDS[this.speed]);
    return () => clearInterval(timer);
  }

  #advance(): void {
    this.film.at += 1;
    if (this.film.isAtEnd) this.isPlaying = false;
  }
}
