/** A few soft sounds, made here so that there is no file to load. None of them is the only sign of anything. */

import type { LoggedEvent } from "../messages";
import type { Story } from "./contract";
import { settings } from "./settings.svelte";

export const SOUNDS = ["card", "die", "coin", "wood", "turn", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

/** Closer together than this, in milliseconds, there is only one. */
const APART = 120;
const SILENT = 0.0001;

let audio: AudioContext | null = null;
let last = -Infinity;

/** Let a sound be heard, if sounds are wanted and somebody looks. */
export function ring(sound: Sound): void {
  const now = performance.now();
  if (!settings.sound || settings.volume === 0 || document.hidden || now - last < APART) return;
  last = now;
  audio ??= new AudioContext();
  void audio.resume();
  const out = audio.createGain();
  out.gain.value = settings.volume;
  out.connect(audio.destination);
  PLAYED[sound]({ audio, out, at: audio.currentTime });
}

/** What can be seen of a table, as far as it can be heard. */
export interface Heard {
  news: LoggedEvent[];
  isAsked: boolean;
  isOver: boolean;
}

/** The one sound of a change: the end, else one's turn, else the first thing that moved. */
export function soundOf(now: Heard, before: Heard, story: Story): Sound | null {
  if (now.isOver) return before.isOver ? null : "end";
  if (now.isAsked && !before.isAsked) return "turn";
  if (now.news === before.news) return null;
  return now.news.map(({ kind }) => story.sounds[kind]).find((sound) => sound !== undefined) ?? null;
}

interface Stage {
  audio: AudioContext;
  out: GainNode;
  at: number;
}

/** Paper slides, dice clatter, metal rings, wood knocks. */
const PLAYED: Record<Sound, (stage: Stage) => void> = {
  card: (stage) => rustle(stage, { delay: 0, pitch: 3200, length: 0.11, loudness: 0.22 }),
  die: (stage) => {
    for (const [delay, pitch] of [[0, 1900], [0.06, 2400], [0.1, 1600]] as const) rustle(stage, { delay, pitch, length: 0.035, loudness: 0.4 });
  },
  coin: (stage) => {
    note(stage, { delay: 0, pitch: 1976, length: 0.22, loudness: 0.09, form: "sine" });
    note(stage, { delay: 0.05, pitch: 2637, length: 0.3, loudness: 0.09, form: "sine" });
  },
  wood: (stage) => {
    note(stage, { delay: 0, pitch: 190, length: 0.13, loudness: 0.35, form: "sine" });
    rustle(stage, { delay: 0, pitch: 900, length: 0.04, loudness: 0.25 });
  },
  turn: (stage) => {
    for (const [delay, pitch] of [[0, 392], [0.14, 523]] as const) note(stage, { delay, pitch, length: 0.28, loudness: 0.3, form: "triangle" });
  },
  end: (stage) => {
    for (const [delay, pitch] of [[0, 392], [0.16, 494], [0.32, 587], [0.48, 784]] as const) note(stage, { delay, pitch, length: 0.5, loudness: 0.25, form: "triangle" });
  },
};

interface Tone {
  delay: number;
  pitch: number;
  length: number;
  loudness: number;
}

function note({ audio: context, out, at }: Stage, { delay, pitch, length, loudness, form }: Tone & { form: OscillatorType }): void {
  const tone = context.createOscillator();
  tone.type = form;
  tone.frequency.value = pitch;
  tone.connect(fading(context, at + delay, length, loudness)).connect(out);
  tone.start(at + delay);
  tone.stop(at + delay + length);
}

/** A breath of noise around a pitch. */
function rustle({ audio: context, out, at }: Stage, { delay, pitch, length, loudness }: Tone): void {
  const samples = Math.ceil(context.sampleRate * length);
  const noise = context.createBuffer(1, samples, context.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = noise;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  source.connect(band).connect(fading(context, at + delay, length, loudness)).connect(out);
  source.start(at + delay);
}

function fading(context: AudioContext, at: number, length: number, loudness: number): GainNode {
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENT, at);
  volume.gain.exponentialRampToValueAtTime(loudness, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(SILENT, at + length);
  return volume;
}
