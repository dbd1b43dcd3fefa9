/** Signs of the lessons that are no icons: dice and marks. */

import type { Component } from "svelte";
import Die from "../../design/Die.svelte";
import type { DieKind } from "../../design/dice";
import Face from "./Face.svelte";
import Frame from "./Frame.svelte";
import Mark from "./Mark.svelte";

/** A component with what it is told. */
function told<Props extends Record<string, unknown>>(Drawing: Component<Props>, props: Props): Component {
  return ((anchor: never) => Drawing(anchor, props)) as unknown as Component;
}

/** The face of a die that is wanted; 0 is any, a text stands in it. */
export function face(value: number, text = ""): Component {
  return told(Face as unknown as Component<Record<string, unknown>>, { value, text });
}

export function die(kind: DieKind): Component {
  return told(Die as unknown as Component<Record<string, unknown>>, { value: 5, kind, size: 22 });
}

export function mark(text: string, zone?: "a" | "b" | "c"): Component {
  return told(Mark as unknown as Component<Record<string, unknown>>, zone ? { text, zone } : { text });
}

/** The edge of a place for the goal, or of a worker who has just come. */
export function frame(of: "goal" | "fresh"): Component {
  return told(Frame as unknown as Component<Record<string, unknown>>, { of });
}
