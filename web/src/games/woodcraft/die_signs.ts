/** Dice as signs of what teaches the game: "die/green-3", "die/any-5", "die/green_yellow-2"; 0 is any value. */

import type { Component } from "svelte";
import type { Colour } from "./types";
import WoodDie from "./WoodDie.svelte";

const ANY: Colour[] = ["green", "yellow", "brown"];
const ALL = [1, 2, 3, 4, 5, 6];

/** A component that draws one die and needs to be told nothing. */
export function die(value: number, ...colours: Colour[]): Component {
  const colors = colours.length === 0 ? ANY : colours;
  const values = value > 0 ? [value] : colours.length === 0 ? ALL : [];
  return ((anchor, props) => WoodDie(anchor, { ...props, colors, values })) as Component;
}
