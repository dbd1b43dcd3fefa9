/** Dice of all five games: a colour always comes with its own pips or its own shape. */

export type Pip = "dot" | "diamond" | "triangle" | "square";
export type Shape = "cube" | "octagon" | "round";

export interface DieLook {
  face: string;
  edge: string;
  ink: string;
  pip: Pip;
  shape: Shape;
  /** Growth rings: the die is of wood. */
  hasGrain: boolean;
  /** The ears of a family's own die. */
  hasEars: boolean;
}

const PLAIN: DieLook = {
  face: "#fdf6e6",
  edge: "#cbb58c",
  ink: "#2b2118",
  pip: "dot",
  shape: "cube",
  hasGrain: false,
  hasEars: false,
};

function coloured(face: string, edge: string, ink: string, more: Partial<DieLook> = {}): DieLook {
  return { ...PLAIN, face, edge, ink, ...more };
}

const LIGHT = "#fdf6e6";
const DARK = "#2b2118";

export const dieLooks = {
  plain: PLAIN,
  "seat-1": coloured("#f2bb3d", "#b07f17", DARK, { hasEars: true }),
  "seat-2": coloured("#58a98a", "#2f7056", DARK, { hasEars: true }),
  "seat-3": coloured("#2d68b0", "#1b4379", LIGHT, { hasEars: true }),
  "seat-4": coloured("#3d2a52", "#241733", LIGHT, { hasEars: true }),
  "seat-5": coloured("#c0402f", "#7f2517", LIGHT, { hasEars: true }),
  purple: coloured("#74399b", "#4b2367", LIGHT, { pip: "diamond" }),
  green: coloured("#2f7d4f", "#1c5433", LIGHT, { pip: "triangle" }),
  blue: coloured("#2d68b0", "#1b4379", LIGHT, { pip: "dot" }),
  orange: coloured("#ea8a2f", "#a85c12", DARK, { pip: "square" }),
  "wood-green": coloured("#6aa84f", "#3f7029", DARK, { hasGrain: true }),
  "wood-yellow": coloured("#f0c765", "#b58a2b", DARK, { hasGrain: true, shape: "octagon" }),
  "wood-brown": coloured("#7d4a2a", "#4d2a14", LIGHT, { hasGrain: true, shape: "round" }),
} as const satisfies Record<string, DieLook>;

export type DieKind = keyof typeof dieLooks;

const LEFT = 12;
const MIDDLE = 22;
const RIGHT = 32;
const TOP = 11;
const CENTRE = 21;
const BOTTOM = 31;

const layouts: [number, number][][] = [
  [],
  [[MIDDLE, CENTRE]],
  [[LEFT, TOP], [RIGHT, BOTTOM]],
  [[LEFT, TOP], [MIDDLE, CENTRE], [RIGHT, BOTTOM]],
  [[LEFT, TOP], [RIGHT, TOP], [LEFT, BOTTOM], [RIGHT, BOTTOM]],
  [[LEFT, TOP], [RIGHT, TOP], [MIDDLE, CENTRE], [LEFT, BOTTOM], [RIGHT, BOTTOM]],
  [[LEFT, TOP], [RIGHT, TOP], [LEFT, CENTRE], [RIGHT, CENTRE], [LEFT, BOTTOM], [RIGHT, BOTTOM]],
];

/** The middles of the pips of a face in a drawing 44 wide; on a round one they lie closer together. */
export function pips(value: number, shape: Shape = "cube"): [number, number][] {
  const pull = shape === "round" ? 0.9 : 1;
  const layout = layouts[value] ?? [];
  return layout.map(([x, y]) => [MIDDLE + (x - MIDDLE) * pull, CENTRE + (y - CENTRE) * pull]);
}
