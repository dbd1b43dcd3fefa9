import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LoggedEvent } from "../messages";
import { settings } from "./settings.svelte";
import { type Heard, SOUNDS, ring, soundOf } from "./sound";
import { storyOf } from "./story";

/** In place of the browser's AudioContext: counts what was started, and how loud. */
class FakeAudio {
  static started = 0;
  static loudness: number[] = [];
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  resume = () => Promise.resolve();
  #node() {
    const param = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    const node = { frequency: param, gain: param, connect: <T>(to: T) => to, start: () => (FakeAudio.started += 1), stop: () => {} };
    return node;
  }
  createOscillator = () => this.#node();
  createBiquadFilter = () => this.#node();
  createBufferSource = () => this.#node();
  createBuffer = (_: number, samples: number) => ({ getChannelData: () => new Float32Array(samples) });
  createGain() {
    const node = this.#node();
    return { ...node, connect: <T>(to: T) => (to === this.destination && FakeAudio.loudness.push(node.gain.value), to) };
  }
}

let now = 0;
beforeEach(() => {
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.spyOn(performance, "now").mockImplementation(() => now);
  now += 10_000;
  FakeAudio.started = 0;
  FakeAudio.loudness = [];
  settings.sound = true;
  settings.volume = 0.4;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  settings.sound = false;
});

test("nothing is heard until somebody wants it", () => {
  settings.sound = false;
  ring("turn");
  expect(FakeAudio.started).toBe(0);
});

test("each sound is made, as loud as it is set", () => {
  for (const sound of SOUNDS) {
    const before = FakeAudio.started;
    now += 1000;
    ring(sound);
    expect([sound, FakeAudio.started > before]).toEqual([sound, true]);
  }
  expect(FakeAudio.loudness).toEqual(SOUNDS.map(() => 0.4));
});

test("there is no storm, and silence behind a window that can't be seen", () => {
  ring("coin");
  ring("coin");
  expect(FakeAudio.loudness).toHaveLength(1);
  now += 1000;
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  ring("coin");
  expect(FakeAudio.loudness).toHaveLength(1);
});

const event = (kind: string): LoggedEvent => ({ kind, player: 1, args: {}, rule: "1.1" });
const calm: Heard = { news: [], isAsked: false, isOver: false };

test("a change has one sound: the end, one's turn, or the first thing that moved", () => {
  const story = storyOf({ sounds: { plays: "card", pays: "coin" } });
  const moved = { ...calm, news: [event("turn"), event("plays"), event("pays")] };
  expect(soundOf(moved, calm, story)).toBe("card");
  expect(soundOf(moved, moved, story)).toBeNull();
  expect(soundOf({ ...moved, isAsked: true }, calm, story)).toBe("turn");
  expect(soundOf({ ...moved, isAsked: true }, { ...calm, isAsked: true }, story)).toBe("card");
  expect(soundOf({ ...moved, isAsked: true, isOver: true }, calm, story)).toBe("end");
  expect(soundOf({ ...calm, isOver: true }, { ...calm, isOver: true }, story)).toBeNull();
  expect(soundOf({ ...calm, news: [event("turn")] }, calm, story)).toBeNull();
});
