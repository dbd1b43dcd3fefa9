/** The sign of each colour of dice, around the middle of a field of 12: nobody has to tell colours apart. */

import "./colours.css";
import type { Colour } from "./types";

const PATHS: Record<Colour, string> = {
  purple: "M0-5.2 4.6 0 0 5.2-4.6 0z",
  green: "M0-5 5 4.3H-5z",
  blue: "M-4.5 0a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0z",
  orange: "M-4.2-4.2h8.4v8.4h-8.4z",
};

export function symbolPath(colour: Colour): string {
  return PATHS[colour];
}
