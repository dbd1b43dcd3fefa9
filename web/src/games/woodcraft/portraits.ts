/** The helpers: forest folk put together from a few parts, so that each costs one line. */

export interface Shape {
  d: string;
  fill: string;
  /** Without the ink line around it. */
  isFlat?: boolean;
}

type Folk = "fox" | "badger" | "squirrel" | "hedgehog" | "mouse" | "rabbit" | "bear" | "beaver" | "owl" | "mole" | "frog" | "deer";
type Hat = "none" | "felt" | "cap" | "point" | "scarf" | "straw" | "bowler" | "beret" | "top" | "bandana" | "goggles";
type Extra = "none" | "glasses" | "monocle" | "pencil" | "neckerchief" | "bow" | "apron" | "moustache" | "badge" | "flower";

/** Who, what is on the head, its colour, the coat's colour, one thing more. */
type Look = [folk: Folk, hat: Hat, hatColour: string, coat: string, extra: Extra];

const GREEN = "#5b7f45";
const MOSS = "#3f6b4d";
const RED = "#a93f27";
const BLUE = "#2d5f8a";
const NAVY = "#2d4a66";
const PLUM = "#8a5a86";
const OCHRE = "#d9a441";
const BROWN = "#7a5638";
const RUST = "#b5653a";
const TEAL = "#5d7f86";
const CREAM = "#efe6d3";
const SLATE = "#5f6a70";
const PINK = "#c9808a";

const LOOKS: Record<string, Look> = {
  berry_picker: ["rabbit", "straw", OCHRE, PLUM, "neckerchief"],
  lamplighter: ["mouse", "top", NAVY, OCHRE, "none"],
  toolsmith: ["badger", "bandana", RED, SLATE, "apron"],
  seedling_keeper: ["mole", "straw", OCHRE, GREEN, "glasses"],
  glue_boiler: ["bear", "cap", BROWN, "#b0793a", "apron"],
  lumber_carter: ["fox", "cap", NAVY, RUST, "neckerchief"],
  old_foreman: ["badger", "bowler", SLATE, BROWN, "moustache"],
  town_crier: ["frog", "top", RED, BLUE, "bow"],
  nut_gatherer: ["squirrel", "none", RED, RUST, "neckerchief"],
  sawyer: ["beaver", "bandana", BLUE, MOSS, "none"],
  apprentice_joiner: ["mouse", "cap", GREEN, TEAL, "pencil"],
  junk_dealer: ["fox", "felt", SLATE, PLUM, "none"],
  scrap_peddler: ["hedgehog", "scarf", RED, OCHRE, "none"],
  whittler: ["hedgehog", "point", RED, BROWN, "none"],
  gardener: ["rabbit", "scarf", GREEN, PINK, "flower"],
  wood_stainer: ["squirrel", "beret", PLUM, TEAL, "apron"],
  errand_runner: ["mouse", "cap", RED, BLUE, "badge"],
  candle_maker: ["rabbit", "scarf", OCHRE, CREAM, "apron"],
  timber_merchant: ["bear", "bowler", NAVY, BLUE, "moustache"],
  pine_expert: ["deer", "none", GREEN, OCHRE, "glasses"],
  walnut_expert: ["owl", "scarf", BROWN, RUST, "monocle"],
  order_clerk: ["owl", "none", GREEN, MOSS, "glasses"],
  recruiter: ["fox", "felt", GREEN, NAVY, "bow"],
  workshop_builder: ["beaver", "cap", OCHRE, SLATE, "pencil"],
  smooth_talker: ["squirrel", "scarf", PLUM, RED, "flower"],
  sawdust_sweeper: ["hedgehog", "point", MOSS, TEAL, "none"],
  forester: ["bear", "felt", GREEN, MOSS, "none"],
  master_carver: ["badger", "beret", RED, PLUM, "moustache"],
  guild_inspector: ["owl", "bowler", PLUM, NAVY, "monocle"],
  quartermaster: ["beaver", "cap", MOSS, BROWN, "badge"],
  renovator: ["mole", "cap", OCHRE, BLUE, "pencil"],
  sales_agent: ["fox", "scarf", BLUE, RED, "bow"],
  tool_collector: ["squirrel", "goggles", SLATE, BROWN, "apron"],
  production_manager: ["bear", "none", GREEN, NAVY, "glasses"],
  bookkeeper: ["mole", "none", GREEN, PLUM, "glasses"],
  archivist: ["owl", "beret", MOSS, PLUM, "glasses"],
  master_sawyer: ["beaver", "goggles", SLATE, RED, "moustache"],
  master_joiner: ["rabbit", "bandana", BLUE, BROWN, "pencil"],
  master_gluer: ["frog", "bandana", OCHRE, SLATE, "apron"],
  banker: ["badger", "top", SLATE, MOSS, "monocle"],
  repairer: ["mouse", "goggles", SLATE, RUST, "apron"],
  shift_leader: ["deer", "cap", RED, SLATE, "badge"],
  celebrated_designer: ["fox", "beret", PINK, PLUM, "glasses"],
  punctual_courier: ["rabbit", "cap", BLUE, RED, "badge"],
  advertiser: ["frog", "bowler", OCHRE, PLUM, "bow"],
  grand_forester: ["deer", "felt", MOSS, BROWN, "moustache"],
  timber_baron: ["bear", "top", NAVY, PLUM, "monocle"],
  tool_polisher: ["hedgehog", "bandana", TEAL, OCHRE, "apron"],
  night_shift_boss: ["owl", "goggles", SLATE, NAVY, "none"],
};
const UNKNOWN: Look = ["squirrel", "point", GREEN, BROWN, "none"];

const BODY = "M5 40c0-9 6-13 15-13s15 4 15 13z";
const INK = "#2b2118";

function dot(x: number, y: number, r: number, fill: string, isFlat = false): Shape {
  return { d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, fill, isFlat };
}

function line(d: string): Shape {
  return { d, fill: "none" };
}

function shape(d: string, fill: string, isFlat = false): Shape {
  return { d, fill, isFlat };
}

/** Both sides of a face at once: the right one is the left one mirrored. */
function pair(make: (side: (x: number) => number) => Shape): Shape[] {
  return [make((x) => 20 - x), make((x) => 20 + x)];
}

const HEAD = "M10.5 17.5c0-5.7 4-9 9.5-9s9.5 3.3 9.5 9c0 5-4 9.5-9.5 9.5s-9.5-4.5-9.5-9.5z";
const POINTED = "M10 16.5c0-6 4.5-8.5 10-8.5s10 2.5 10 8.5c0 4.5-6.5 11-10 11s-10-6.5-10-11z";
const SPIKES = "M20 2.5l3 3.5 4.5-2.5 1 4.5 5-.5-1 5 4 2.5-3 4 2.5 4-4.5 2 .5 5-5-1.5H13l-5 1.5.5-5L4 23l2.5-4-3-4 4-2.5-1-5 5 .5 1-4.5L17 6z";
const EYES: Shape[] = pair((side) => dot(side(3.8), 17.5, 1.4, INK, true));

interface Parts {
  back: Shape[];
  front: Shape[];
}

const ear = (d: (side: (x: number) => number) => string, fill: string) => pair((side) => shape(d(side), fill));
const triangle = (fill: string) => ear((s) => `M${s(10.5)} 14L${s(10)} 3.5L${s(3.5)} 9z`, fill);
const roundEar = (x: number, y: number, r: number, fill: string) => pair((side) => dot(side(x), y, r, fill));

const FOLK: Record<Folk, Parts> = {
  fox: {
    back: triangle("#d9722e"),
    front: [shape(POINTED, "#d9722e"), shape("M10.8 18.5c4 .3 6.2 2 9.2 2s5.2-1.7 9.2-2c-1 4.7-6.2 9-9.2 9s-8.2-4.3-9.2-9z", "#fbf1df", true), ...EYES, dot(20, 25.5, 1.7, INK, true)],
  },
  badger: {
    back: roundEar(8.5, 10, 3, "#3b3733"),
    front: [shape(POINTED, "#f3ede0"), ...pair((s) => shape(`M${s(2.2)} 8.5C${s(3)} 14 ${s(2.5)} 20 ${s(1.8)} 25C${s(7)} 22 ${s(9.5)} 18 ${s(8.5)} 12C${s(7)} 9.5 ${s(4.5)} 8.5 ${s(2.2)} 8.5z`, "#3b3733", true)), ...pair((s) => dot(s(4.2), 17, 1.5, "#fdf6e6", true)), ...pair((s) => dot(s(4.1), 17.2, 0.8, INK, true)), dot(20, 25.3, 1.9, INK, true)],
  },
  squirrel: {
    back: [shape("M30 39c9-3 10-16 3.5-22-.5 5-3.5 7-7.5 8z", "#b25a2a"), ...ear((s) => `M${s(9)} 13L${s(9.5)} 2.5L${s(3.5)} 8.5z`, "#b25a2a")],
    front: [shape(HEAD, "#c46a35"), shape("M14 21.5c1.5-2.5 10.5-2.5 12 0 .5 3.5-2.5 5.5-6 5.5s-6.5-2-6-5.5z", "#f7e3c4", true), ...EYES, dot(20, 21.8, 1.3, INK, true), line("M18 24c1.3 1 2.7 1 4 0")],
  },
  hedgehog: {
    back: [shape(SPIKES, "#7a5638")],
    front: [shape("M11.5 17c0-5 3.5-7.5 8.5-7.5s8.5 2.5 8.5 7.5-5.5 10-8.5 10-8.5-5-8.5-10z", "#efd2a8"), ...EYES, dot(20, 23.3, 1.8, INK, true), line("M17.8 25.6c1.5.8 2.9.8 4.4 0")],
  },
  mouse: {
    back: [...roundEar(9.5, 9.5, 5.5, "#a89f96"), ...pair((s) => dot(s(9.5), 9.8, 3, "#e8b7ae", true))],
    front: [shape(POINTED, "#b8afa5"), ...EYES, dot(20, 26, 1.6, "#d98a86", true), line("M13 23l-4-.5M13 25l-3.5 1M27 23l4-.5M27 25l3.5 1")],
  },
  rabbit: {
    back: [...ear((s) => `M${s(4)} 11C${s(3)} 5 ${s(4)} .8 ${s(6.5)} .8C${s(9.5)} .8 ${s(9.5)} 7 ${s(8)} 12z`, "#d8c6ae"), ...pair((s) => shape(`M${s(5.2)} 9.5C${s(4.6)} 6 ${s(5.2)} 3 ${s(6.4)} 3C${s(7.8)} 3 ${s(7.8)} 7 ${s(7)} 10z`, "#e8b7ae", true))],
    front: [shape(HEAD, "#e3d3bd"), ...EYES, shape("M18.4 21.5h3.2L20 23.4z", "#c9808a"), line("M20 23.4v1M17.5 25.5c1.2.2 2.5-.4 2.5-1 0 .6 1.3 1.2 2.5 1")],
  },
  bear: {
    back: [...roundEar(8, 9, 3.8, "#7d5230"), ...pair((s) => dot(s(8), 9, 1.8, "#c99a6b", true))],
    front: [shape(HEAD, "#8d5f3a"), shape("M14.5 22c0-2.5 2.5-4 5.5-4s5.5 1.5 5.5 4-2.5 4.5-5.5 4.5-5.5-2-5.5-4.5z", "#dcb98c", true), ...EYES, shape("M17.8 19.5h4.4c0 1.5-1 2.5-2.2 2.5s-2.2-1-2.2-2.5z", INK, true), line("M18 24c1.3 1 2.7 1 4 0")],
  },
  beaver: {
    back: roundEar(8.5, 10.5, 2.7, "#6a4327"),
    front: [shape(HEAD, "#8a5a34"), shape("M13 22.5c0-2.5 3-3.8 7-3.8s7 1.3 7 3.8-3 4-7 4-7-1.5-7-4z", "#c08d5c", true), ...EYES, shape("M17.5 19h5c0 1.8-1.2 2.6-2.5 2.6s-2.5-.8-2.5-2.6z", INK, true), shape("M18.2 23.5h3.6v3h-3.6z", "#fdf6e6"), line("M20 23.5v3")],
  },
  owl: {
    back: ear((s) => `M${s(9.5)} 13L${s(9)} 4.5L${s(3)} 9z`, "#8a6a45"),
    front: [shape(HEAD, "#a88458"), ...pair((s) => dot(s(4.2), 17, 4.3, "#f3e3c4")), ...pair((s) => dot(s(4), 17.2, 1.9, INK, true)), ...pair((s) => dot(s(3.4), 16.5, 0.6, "#fff", true)), shape("M18.5 19.5h3L20 23.5z", "#e0a33a")],
  },
  mole: {
    back: roundEar(8.8, 12, 1.8, "#57504b"),
    front: [shape(POINTED, "#6a625c"), ...pair((s) => dot(s(3.8), 16.5, 1, "#fdf6e6", true)), ...pair((s) => dot(s(3.8), 16.5, 0.7, INK, true)), shape("M16.8 23c0-1.8 1.4-2.6 3.2-2.6s3.2.8 3.2 2.6-1.4 2.7-3.2 2.7-3.2-.9-3.2-2.7z", "#e0a09a")],
  },
  frog: {
    back: roundEar(6, 8.5, 4, "#7fae5a"),
    front: [shape("M9.5 17.5c0-4.5 4.5-7 10.5-7s10.5 2.5 10.5 7-4.5 9.5-10.5 9.5-10.5-5-10.5-9.5z", "#7fae5a"), ...pair((s) => dot(s(6), 9.5, 2.3, "#fdf6e6", true)), ...pair((s) => dot(s(6), 9.8, 1.3, INK, true)), line("M13.5 20c3.5 3.5 9.5 3.5 13 0"), ...pair((s) => dot(s(1.2), 15.5, 0.5, INK, true))],
  },
  deer: {
    back: [...pair((s) => line(`M${s(4)} 9C${s(5)} 6 ${s(8)} 5.5 ${s(8.5)} 1.5M${s(5.5)} 6.3C${s(5)} 4.5 ${s(4.5)} 3.5 ${s(4.8)} 2`)), ...ear((s) => `M${s(8)} 13C${s(12)} 8 ${s(15)} 9 ${s(15.5)} 10C${s(14.5)} 14 ${s(11)} 15.5 ${s(8.5)} 15.5z`, "#b98250")],
    front: [shape(POINTED, "#c08f5c"), shape("M15 22.5c1-3 9-3 10 0-.5 3-3 5-5 5s-4.5-2-5-5z", "#f0dcc0", true), ...EYES, shape("M17.8 22.8h4.4c0 1.4-1 2.2-2.2 2.2s-2.2-.8-2.2-2.2z", INK, true)],
  },
};

const HATS: Record<Hat, (colour: string) => Shape[]> = {
  none: () => [],
  felt: (colour) => [shape("M12 11.5c0-6 3-8.5 8-8.5s8 2.5 8 8.5z", colour), shape("M6.5 13c2-3 25-3 27 0-4 1.3-23 1.3-27 0z", colour), shape("M25.5 6l5-4.8.5 6z", "#f6c445")],
  cap: (colour) => [shape("M11 12.5c0-6.5 4-9 9-9s9 2.5 9 9c-5-2-13-2-18 0z", colour), shape("M10 13c5-3 18-3 23.5.5-6 1-13.5-1-23.5-.5z", colour)],
  point: (colour) => [shape("M9.5 13.5C12 7.5 15 2.5 22.5 1 24 5.5 28 8 30.5 13.5c-6-2.5-15-2.5-21 0z", colour)],
  scarf: (colour) => [shape("M9.5 19C8 8.5 12 4 20 4s12 4.5 10.5 15c-1.5-5-4-8-10.5-8s-9 3-10.5 8z", colour), dot(14, 7.5, 0.9, "#fdf6e6", true), dot(20, 6.3, 0.9, "#fdf6e6", true), dot(26, 7.5, 0.9, "#fdf6e6", true)],
  straw: (colour) => [shape("M13 11c0-5 3-7 7-7s7 2 7 7z", colour), shape("M13 10.8h14V8.5H13z", "#a93f27"), shape("M5 13c3-3.5 27-3.5 30 0-5 1.5-25 1.5-30 0z", colour)],
  bowler: (colour) => [shape("M12.5 11.5c0-6 3-8.5 7.5-8.5s7.5 2.5 7.5 8.5z", colour), shape("M9 12.5c1-1.8 21-1.8 22 0-2 1-20 1-22 0z", colour)],
  beret: (colour) => [shape("M9.5 11.5C7.5 5.5 14 3 20.5 3.5S34 7 31 11c-6-1.8-15-1.8-21.5.5z", colour), line("M20.5 3.5l.5-2")],
  top: (colour) => [shape("M14 11.5L13 .8h14l-1 10.7z", colour), shape("M13.8 10.8l-.2-2.6h12.8l-.2 2.6z", "#d9a441"), shape("M9.5 12.5c1-1.5 20-1.5 21 0-2 1-19 1-21 0z", colour)],
  bandana: (colour) => [shape("M10.5 13c0-6 4-8.5 9.5-8.5s9.5 2.5 9.5 8.5c-5-2.5-14-2.5-19 0z", colour), shape("M29 11l5-1.5-2 4.5 1.5 2.5-5-2z", colour)],
  goggles: (colour) => [line("M10.5 12c5-2 14-2 19 0"), dot(15.5, 10, 3.3, "#bfe0e6"), dot(24.5, 10, 3.3, "#bfe0e6"), shape("M18.6 9.5h2.8v1.2h-2.8z", colour, true)],
};

const EXTRAS: Record<Extra, Shape[]> = {
  none: [],
  glasses: [...pair((s) => ({ ...dot(s(4), 17.5, 3.1, "rgb(255 255 255 / 0.35)") })), line("M19.1 17.5h1.8")],
  monocle: [dot(24, 17.5, 3.1, "rgb(255 255 255 / 0.4)"), line("M26.5 19.5c1 3 .5 6-1 8")],
  pencil: [shape("M28.5 16.5l5-5.5 1.6 1.4-5 5.6-2.2.6z", "#f2bb3d")],
  neckerchief: [shape("M12.5 28c5 2.5 10 2.5 15 0l-7.5 8z", "#c0402f")],
  bow: [shape("M20 30.5l-5-2.5v5zM20 30.5l5-2.5v5z", "#a93f27"), dot(20, 30.5, 1.2, "#a93f27")],
  apron: [shape("M13 40v-8c4 1.5 10 1.5 14 0v8z", "#f0e4ca"), line("M13.5 32l-1.5-4M26.5 32l1.5-4")],
  moustache: [shape("M20 22.5c-2-1.5-5.5-.5-6.5 2 2.5.8 5 .3 6.5-1.2 1.5 1.5 4 2 6.5 1.2-1-2.5-4.5-3.5-6.5-2z", "#efe6d3")],
  badge: [dot(26, 34, 2.4, "#f6c445")],
  flower: [dot(27.5, 31, 2.6, "#f3d9a0"), dot(27.5, 31, 1, "#c0402f", true)],
};

/** The shapes of a portrait on a grid of 40, from the back to the front. */
export function portraitOf(helper: string): Shape[] {
  const [folk, hat, hatColour, coat, extra] = LOOKS[helper] ?? UNKNOWN;
  const { back, front } = FOLK[folk];
  return [shape(BODY, coat), ...back, ...front, ...EXTRAS[extra], ...HATS[hat](hatColour)];
}

/** Whether somebody thought of this helper. */
export function hasPortrait(helper: string): boolean {
  return helper in LOOKS;
}
