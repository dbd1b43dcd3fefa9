/**
 * The faces of the kids, put together from parts: hair, skin, shirt, and a prop that is the nickname.
 * All drawings share one head (centre 50, 33) on a board of 100 × 60.
 */

const INK = "#2b2118";
const CREAM = "#fff6e2";

const SKIN = { fair: "#f0c9a0", rosy: "#f5d3b3", olive: "#e6b58a", tan: "#c98e5e", brown: "#a96f45", dark: "#7d4e2f" };

const path = (d: string, fill = "none", more = "") => `<path fill="${fill}" d="${d}"${more && ` ${more}`}/>`;
const dot = (x: number, y: number, r: number, fill = INK, more = "") =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"${more && ` ${more}`}/>`;
const flat = (inner: string) => `<g stroke="none">${inner}</g>`;
const thick = (d: string, fill: string, width = 3) =>
  `<path d="${d}" stroke-width="${width + 3.5}"/><path d="${d}" stroke="${fill}" stroke-width="${width}"/>`;

/** Hair lies over the forehead; what hangs behind the head is `behind`. */
interface Layer {
  behind?: (colour: string) => string;
  front?: (colour: string) => string;
}

const FRINGE = "M31.5 33c-2.5-15 7-22.5 18.5-22.5S71 18 68.5 33c-3-6-7-9-12-10-6 3-15 4-19.5 3-2.5 2-4 4-5.5 7z";
const CURLY =
  "M31 34a7 7 0 0 1-1-11 8 8 0 0 1 8-10 10 10 0 0 1 12-3 10 10 0 0 1 12 3 8 8 0 0 1 8 10 7 7 0 0 1-1 11c-2-5-5-8-9-9-6 2-14 2-20 0-4 1-7 4-9 9z";
const LONG =
  "M30 47C25 25 34 10.5 50 10.5S75 25 70 47c-3 1.5-6 .5-7-2 1.5-8-.5-14-5-19-6 3-13 4-17.5 3-3 4-4.5 9-3.5 16-1 2.5-4 3.5-7 2z";
const SPIKES =
  "M32 31l-5.5-7.5 7.5.5-3.5-9.5 9 3.5L42 8l7 6 6-7 3.5 9 9.5-4-3 9.5 7.5-.5L68 31c-5-6-11-8-18-8s-13 2-18 8z";

const HAIR = {
  none: {},
  fringe: { front: (c) => path(FRINGE, c) },
  curly: { front: (c) => path(CURLY, c) },
  long: { front: (c) => path(LONG, c) },
  spikes: { front: (c) => path(SPIKES, c) },
  pigtails: {
    behind: (c) => dot(24, 31, 8.5, c) + dot(76, 31, 8.5, c),
    front: (c) => path(FRINGE, c) + dot(31, 27, 2.6, "#f3c14b") + dot(69, 27, 2.6, "#f3c14b"),
  },
  braids: {
    behind: (c) =>
      path("M30 32c-6 4-8 11-6 18l4 5 4-5c3-6 2-12-2-18z", c) + path("M70 32c6 4 8 11 6 18l-4 5-4-5c-3-6-2-12 2-18z", c),
    front: (c) => path(FRINGE, c) + path("M24.5 48h7M68.5 48h7", "none", 'stroke="#c9402c"'),
  },
  bob: {
    behind: (c) => path("M29 46C24 22 34 9.5 50 9.5S76 22 71 46z", c),
    front: (c) => path("M33 31c0-12 8-17 17-17s17 5 17 17c-4-4-8-6-12-6.5-8 .5-16 1.5-22 6.5z", c),
  },
  bun: { behind: (c) => dot(50, 8.5, 7, c), front: (c) => path(FRINGE, c) },
  ponytail: {
    behind: (c) => path("M64 14c12-4 19 6 17 18-1 6-4 10-8 12 1-9-3-15-11-19z", c),
    front: (c) => path(FRINGE, c),
  },
  mohawk: {
    front: (c) => path("M42 24C40 12 42 3 45 1l2 4 3-5 3 5 2-4c3 2 5 11 3 23-5-2-11-2-16 0z", c),
  },
  crop: { front: (c) => path("M33 29c-1-13 7-18 17-18s18 5 17 18c-3-5-6-7-9-8-6 1.5-12 1.5-17 0-3 1-5 4-8 8z", c) },
  flattop: { front: (c) => path("M33 29 32 9c11-3 25-3 36 0l-1 20c-3-4-5-6-8-7-6 1.5-12 1.5-18 0-3 1-5 3-8 7z", c) },
  puff: { behind: (c) => dot(50, 19, 17.5, c), front: (c) => path("M34 29c3-6 9-8.5 16-8.5s13 2.5 16 8.5c2-11-5-15-16-15s-18 4-16 15z", c) },
  side: { front: (c) => path("M32 32c-3-15 6-22 18-22 13 0 20 8 18.5 23-3-5-5-8-8-10-9 0-20-1-24-5-1 6-2 10-4.5 14z", c) },
  wild: {
    front: (c) =>
      path("M33 33c-7 3-12-1-11-6 1-3 4-4 6-3-5-5-2-12 3-12 3 0 5 1 6 3 0-7 7-10 11-6 3-5 12-3 12 3 5-3 11 0 10 5 5-1 9 5 6 9 3 5-3 9-9 7-1-7-6-11-17-11s-16 4-17 11z", c),
  },
  blown: { front: (c) => path("M68 32c3-15-6-22-18-22-8 0-15 2-19 6l-11-1 7 5-10 2 9 4-6 4 9 1c2-4 6-7 11-8 7-1 15-2 21-2 4 2 6 6 7 11z", c) },
  noodles: {
    behind: (c) => thick("M31 24c-5 5 2 9-3 14s2 8-2 12M69 24c5 5-2 9 3 14s-2 8 2 12", c),
    front: (c) => path(FRINGE, c) + path("M38 24c2-6 6-10 12-11M62 24c-2-6-6-9-10-11M50 23c0-4 1-7 2-10", "none", 'stroke-width="1.5"'),
  },
  curl: { front: () => path("M50 16c-5-6 1-11 4-8s-1 6-4 4") },
} satisfies Record<string, Layer>;

const MOUTH = {
  smile: path("M44 42c3 3.6 9 3.6 12 0"),
  smirk: path("M43.5 41c4 3 9 4 13.5.5"),
  laugh: path("M43 40.5h14c0 6-3 9-7 9s-7-3-7-9z", "#8c2f22"),
  flat: path("M45 43.5h10"),
  teeth: path("M42.5 40.5h15c0 4-3 6.5-7.5 6.5s-7.5-2.5-7.5-6.5z", "#fdf6e6") + path("M47.5 40.5v6M52.5 40.5v6", "none", 'stroke-width="1.3"'),
  oh: path("M50 40.5c2.5 0 3.5 1.5 3.5 3.5s-1 3.5-3.5 3.5-3.5-1.5-3.5-3.5 1-3.5 3.5-3.5z", "#8c2f22"),
  frown: path("M44.5 44.5c3-2.6 8-2.6 11 0"),
  tongue: path("M43 41c4 3 10 3 14 0") + path("M50 43.3v3c0 2.5 5 2.5 5 0v-4", "#d9748a"),
  none: "",
};

const EYES = {
  dots: flat(dot(43, 34.5, 2.1) + dot(57, 34.5, 2.1)),
  wide: dot(43, 34, 3.6, "#fff", 'stroke-width="1.5"') + dot(57, 34, 3.6, "#fff", 'stroke-width="1.5"') + flat(dot(43.4, 34.4, 1.8) + dot(57.4, 34.4, 1.8)),
  shut: path("M40 35c1.5-2.5 4.5-2.5 6 0M54 35c1.5-2.5 4.5-2.5 6 0"),
  wink: flat(dot(43, 34.5, 2.1)) + path("M54 34.5c2-1.5 4-1.5 6 0"),
  fierce: path("M39 29.5l7 2.5M61 29.5l-7 2.5") + flat(dot(43.5, 35, 2.1) + dot(56.5, 35, 2.1)),
  one: flat(dot(43, 34.5, 2.1)),
  none: "",
};

const CHEEKS = `<g fill="#d4573a" opacity=".4" stroke="none">${dot(38.5, 40, 2.8, "#d4573a")}${dot(61.5, 40, 2.8, "#d4573a")}</g>`;
const FRECKLES = flat([46, 50, 54].map((x, i) => dot(x, i === 1 ? 39.5 : 38.5, 0.9, "#b5703a")).join(""));

interface Prop {
  behind?: string;
  front?: string;
}

const ANTLERS = "M38 17C30 12 25 8 22 2M30 11c-5 1-9 0-12-2M62 17c8-5 13-9 16-15M70 11c5 1 9 0 12-2";
const BOLT = "m51 10-6 8h5l-2 6 8-8h-5l3-6z";
const CAP = "M30 26c-1-12 8-18 20-18s20 6 20 18l11 2c1 2 0 4-3 4-16-4-32-5-48-2z";
const BEANIE = "M31 27c-2-14 7-20 19-20s21 6 19 20c-12-4-26-4-38 0z";
const HELMET = "M29 31C26 14 37 6 50 6s24 8 21 25c-4-3-8-4.5-12-5-6-1-12-1-18 0-4 .5-8 2-12 5z";

const PROPS = {
  none: {},
  bone: { front: path("M33 16c-3-1-4 3-1.5 4-2 2 .5 5 3 3.5l30-6c3 1 5-2 3.5-4 2-2 0-5-3-4-1-2.5-5-1.5-4.5 1.5l-23 4.5c-1-2.5-5-2-4.5.5z", "#fdf6e6") },
  captain: {
    front:
      path("M32 19c-4-9 5-14 18-14s22 5 18 14z", "#fdf6e6") +
      path("M31.5 24v-6c12-4 25-4 37 0v6c-12-4-25-4-37 0z", "#27456f") +
      path("M31 24.5c12-6 26-6 38 0-4 4-34 4-38 0z", "#1f2f4a") +
      path("M50 7.5v6M47.5 11c1 3 4 3 5 0", "none", 'stroke="#c9402c" stroke-width="1.8"'),
  },
  chef: { front: path("M34 24v-7c-6-1-8-9-2-12 3-2 6-1 8 1 3-6 17-6 20 0 2-2 5-3 8-1 6 3 4 11-2 12v7c-9-3-23-3-32 0z", "#fff") },
  doc: {
    front:
      path("M32 24c11-5 25-5 36 0", "none", 'stroke-width="3"') +
      dot(50, 20, 5.5, "#dfe8ea") + dot(50, 20, 1.6, "#8fb6c9", 'stroke-width="1.2"') +
      path("M36 49c0 9 8 12 14 8M64 49c0 5-3 8-7 9", "none", 'stroke="#37506b" stroke-width="2.6"') + dot(55.5, 58, 2.8, "#dfe8ea"),
  },
  moustache: { front: path("M50 40.5c-3-2.5-8-2-11 2.5 4 1.5 8 1 11-1.5 3 2.5 7 3 11 1.5-3-4.5-8-5-11-2.5z", "#f4efe4") },
  patchcap: {
    front:
      path(BEANIE, "#b65a3c") + path("M29.5 28c13-5 28-5 41 0v-5.5c-13-5-28-5-41 0z", "#8e4029") +
      path("M53 9.5l9 2-2 8-9-2z", "#5f93a8") + path("M52 8.5l2 2M57 9l.5 2.5M62.5 12l-2 1M62 16l-2-.5M60 20.5l-1-2M55 19.5l.5-2M50.5 16.5l2 0M51 12.5l2 .5", "none", 'stroke-width="1.3"'),
  },
  smoke: {
    behind: path("M27 60C20 28 30 9 50 9s30 19 23 51z", "#55606b"),
    front:
      path("M33 35c-2-15 6-21 17-21s19 6 17 21l5 0C74 17 66 9.5 50 9.5S26 17 28 35z", "#66727e") +
      path("M72 16c-5-1-5-7 0-7 0-5 8-6 9-1 5-1 7 6 2 8 2 5-4 7-7 4-2 3-7 1-4-4z", "#e3e3df") + path("M74 22c-2 3 1 4-1 7", "none", 'stroke="#e3e3df"'),
  },
  sheet: {
    front:
      path("M26 62c-2-34 4-53 24-53s26 19 24 53c-5-4-8-4-12 0-5-4-7-4-12 0-5-4-7-4-12 0-4-4-7-4-12 0z", "#fdf6e6") +
      path("M37 35c0-8 6-11 13-11s13 3 13 11-6 13-13 13-13-5-13-13z", SKIN.fair) + path("M45 41c3 2.5 7 2.5 10 0"),
  },
  medal: { front: path("M39 50l9 6M61 50l-9 6", "none", 'stroke="#2d68b0" stroke-width="3.5"') + dot(50, 58, 5, "#f3c14b") + path("M50 55.5v5", "none", 'stroke-width="1.6"') },
  crown: { front: path("M34.5 23 32 7l8.5 6.5L50 4l9.5 9.5L68 7l-2.5 16c-9-4-22-4-31 0z", "#f3c14b") + flat(dot(50, 16, 2, "#c9402c") + dot(41, 18, 1.5, "#2d68b0") + dot(59, 18, 1.5, "#2d68b0")) },
  bowtie: { front: path("M50 55l-11-5.5c-1 4-1 7 0 11zM50 55l11-5.5c1 4 1 7 0 11z", "#c9402c") + dot(50, 55, 2.4, "#f3c14b") },
  pudding: {
    front:
      path("M33 22 38 8h24l5 14c-11-4-23-4-34 0z", "#f3d58a") + path("M36.5 12 38 7.5h24l1.5 4.5c-1 4-4 4-5 .5-1 5-5 5-6 0-1 4-5 4-6 0-1 5-5 4-5.5 0-1 3-4 3-4.5-.5z", "#9a5a2b") +
      dot(50, 4.5, 3, "#c9402c") + path("M51 2c1-2 2-2.5 4-2.5", "none", 'stroke-width="1.5"'),
  },
  pencil: {
    front:
      path("M62 39.5c3-2 5 1.5 7.5-.5", "none", 'stroke="#2d68b0"') + path("m67 30 14-13 3 3-14 13z", "#f3c14b") + path("m81 17 2-2 3 3-2 2z", "#c9402c") + path("m67 30-2.5 5.5L70 33", "#f4e3c4"),
  },
  dotbow: {
    front:
      path("M31 25c11-6 27-6 38 0l-1-5c-11-5-25-5-36 0z", "#c9402c") + path("M62 17l-3-10c7-2 8 2 8 5 3-2 7-1 8 5l-9 4z", "#c9402c") +
      flat([[38, 20.5], [46, 18.6], [54, 18.6], [63, 11], [70, 15]].map(([x, y]) => dot(x!, y!, 1.4, CREAM)).join("")),
  },
  cat: {
    behind: path("M32 21 30 3l14 9zM68 21 70 3l-14 9z", "#4a4048"),
    front: flat(path("M34 17l-1.5-9 7 5zM66 17l1.5-9-7 5z", "#e59aa8")) + path("M35 39.5l-10-2M35 42l-10 2M65 39.5l10-2M65 42l10 2", "none", 'stroke-width="1.5"') + path("M48 38.5h4l-2 2z", "#d9748a", 'stroke-width="1.3"'),
  },
  penny: { front: path("M31.5 24c11-5 26-5 37 0v-3.5c-11-5-26-5-37 0z", "#2f6b6b") + dot(50, 19, 6.5, "#c9773c") + path("M48 22.5v-7h2.5a2 2 0 0 1 0 4.2H48", "none", 'stroke-width="1.8"') },
  pea: { front: path(BEANIE, "#6f9a3d") + path("M29.5 28c13-5 28-5 41 0v-5c-13-5-28-5-41 0z", "#5a7f30") + path("M50 8C49 2 55-2 62 0c0 5-5 9-12 8z", "#8dbb52") + [41, 50, 59].map((x) => dot(x, x === 50 ? 14 : 15.5, 3.2, "#a9d069", 'stroke-width="1.5"')).join("") },
  fairy: {
    behind: path("M30 46C12 34 8 46 14 52c3 4 10 5 17 3zM70 46c18-12 22 0 16 6-3 4-10 5-17 3z", "#cfe3ea"),
    front: path("M46 51.5c-1 3-2 4-3 5h14c-1-1-2-2-3-5-2-2-6-2-8 0z", "#f3c14b") + dot(50, 58, 1.6, INK) + path("M70 10l1.5 3 3 .5-2.2 2.2.5 3.2-2.8-1.6-2.8 1.6.5-3.2L65.5 13.5l3-.5z", "#f6d57a", 'stroke-width="1.4"'),
  },
  slime: { front: path("M31 27c-2-13 6-19 19-19s21 6 19 19c0 5-5 5-5 0-1-4-4-4-4 0v6c0 4-5 4-5 0v-5c-1-4-4-3-4 0-1 4-5 4-5 0-1-4-4-4-4 1v5c0 4-5 4-5 0-1-6-6-4-6-7z", "#7fb24a") + flat(dot(42, 14, 2, "#bfe08a") + dot(46, 11, 1.2, "#bfe08a")) },
  gluecap: { front: path("M38 22V9l7-4V1h10v4l7 4v13c-7-3-17-3-24 0z", "#f4efe4") + path("M38 13h24v6c-8-2-16-2-24 0z", "#dd8338") + path("M46 1h8l-1-4h-6z", "#c9402c") },
  antennae: { behind: thick("M42 16C40 8 36 4 30 3M58 16c2-8 6-12 12-13", "#4a6b3a", 1.5), front: dot(29, 3, 3, "#8dbb52") + dot(71, 3, 3, "#8dbb52") + dot(43, 34.5, 6, "#cfe6c4") + dot(57, 34.5, 6, "#cfe6c4") + path("M49 34.5h2M37 33l-5-2M63 33l5-2") + flat(dot(43, 34.5, 2) + dot(57, 34.5, 2)) },
  mitt: { front: path("M70 46c-3-9 0-17 4-17 1-5 6-5 7 0 2-4 6-2 6 2 4-1 6 2 4 6-1 7-4 13-10 13-5 1-9 0-11-4z", "#a9652f") + path("M75 34c1 3 1 5 0 7M81 33c1 3 0 5 0 8M86 35c0 3-1 5-2 7", "none", 'stroke-width="1.4"') },
  antlers: { behind: thick(ANTLERS, "#a9753c") },
  sarge: { front: path(HELMET, "#6b7d3f") + flat(dot(38, 17, 4, "#586a32") + dot(55, 11, 4.5, "#586a32") + dot(62, 20, 4, "#586a32")) + path("M44 19l6-4 6 4M44 23.5l6-4 6 4", "none", 'stroke="#f3c14b" stroke-width="2"') + path("M31 32c1 12 6 19 12 20", "none", 'stroke-width="1.6"') },
  scout: { front: path("M26 24c10-5 38-5 48 0-3 2-8 2-12 1.5-.5-10-4-16-12-16s-11.5 6-12 16c-4 .5-9 .5-12-1.5z", "#6b7d3f") + path("m42 50 8 5 8-5 3 6-11 3-11-3z", "#c9402c") },
  toad: { front: path("M37 16c-4-4-1-10 4-9 1-5 8-5 9-1 1-4 8-4 9 1 5-1 8 5 4 9 2 6-28 6-26 0z", "#8a9a4a") + flat(dot(43.5, 6.5, 1.6) + dot(56.5, 6.5, 1.6)) + path("M43 14c4 2.5 10 2.5 14 0", "none", 'stroke-width="1.5"') + flat(dot(40, 13, 1.3, "#66752f") + dot(60, 12, 1.3, "#66752f")) + dot(58.5, 45.5, 1.5, "#b5703a", 'stroke-width="1"') },
  worm: { front: thick("M60 18c-2-7 3-11 7-8s7 1 7-4", "#d98a8a", 4) + flat(dot(75, 4.5, 1)) + path("M64.5 12.5l2-2.5M70 11.5l.5-3", "none", 'stroke="#b56565" stroke-width="1.2"') },
  miner: { front: path(HELMET, "#f3c14b") + path("M27 31c14-6 32-6 46 0l-1-5c-13-5-31-5-44 0z", "#d99a2b") + dot(50, 16, 5.5, "#fff6cf") },
  molegoggles: { front: path(HELMET, "#d9704f") + path("M27 31c14-6 32-6 46 0l-1-5c-13-5-31-5-44 0z", "#a93f27") + dot(50, 16, 5.5, "#fff6cf") },
  leaf: { front: path("M16 13C30-3 66-5 86 6 74 20 34 24 16 13z", "#8dbb52") + path("M16 13C36 10 60 8 86 6M40 10l-4-5M40 10l-5 5M58 8.5l-3-5M58 8.5l-4 6", "none", 'stroke-width="1.5"') + path("M33 27c-4-3-6-7-5-11M67 27c4-3 7-8 7-13", "none", 'stroke-width="3"') },
  goggles: { front: path("M31 27c12-3 26-3 38 0v-4c-12-4-26-4-38 0z", "#5a4636") + dot(42.5, 22.5, 6.3, "#a9d5de") + dot(57.5, 22.5, 6.3, "#a9d5de") + path("M40 20l3-2M55 20l3-2", "none", 'stroke="#fff" stroke-width="1.6"') + path("M8 26h12M4 34h14M10 42h10", "none", `stroke="${CREAM}" stroke-width="2"`) },
  donut: { front: dot(74, 43, 10, "#d9748a") + dot(74, 43, 3.4, "#f6eddb") + path("M63.5 41c3 0 3 3 1.5 4 3 0 3 3 1.5 4", "#f6eddb", 'stroke-width="1.6"') + path("M72 36l2 1M79 39l-1 2M78 48l-2-1M71 49l1-2", "none", 'stroke="#fdf6e6" stroke-width="1.8"') },
  skid: { front: path(HELMET, "#2d68b0") + path("M46 6.3c-2 6-2.5 13-2.5 19.3M54 6.3c2 6 2.5 13 2.5 19.3", "none", 'stroke="#fdf6e6" stroke-width="2.5"') + path("M59 40l6 4M59 44l6-4", "none", 'stroke="#fdf6e6" stroke-width="3.4"') + path("M31 32c1 12 6 19 12 20", "none", 'stroke-width="1.6"') },
  nails: { front: path("M34 24 27 12l10 4-1-12 9 8 5-12 5 12 9-8-1 12 10-4-7 12c-9-4-23-4-32 0z", "#58a98a") + path("M30 50c6 3 12 5 20 5s14-2 20-5", "none", 'stroke-width="4"') + flat([36, 43, 50, 57, 64].map((x) => dot(x, x === 50 ? 55 : x === 43 || x === 57 ? 54 : 52, 1.4, "#dfe8ea")).join("")) },
  cloud: { front: path("M30 14c-6-1-6-10 1-10 1-7 12-8 14-3 4-5 14-4 15 2 7-2 11 8 4 11z", "#8fa0b0") + path("m50 12-5 7h4l-2 6 8-8h-4l3-5z", "#f6d57a", 'stroke-width="1.6"') },
  rocketred: { front: path("M34 28c-2-14 4-24 16-32 12 8 18 18 16 32-9-4-23-4-32 0z", "#c9402c") + dot(50, 13, 5, "#cfe3ea") + path("M33 20l-6 9 7-1M67 20l6 9-7-1", "#f3c14b") },
  rocketblue: { front: path("M34 28c-2-14 4-24 16-32 12 8 18 18 16 32-9-4-23-4-32 0z", "#2d68b0") + dot(50, 13, 5, "#f6d57a") + path("M33 20l-6 9 7-1M67 20l6 9-7-1", "#c9402c") },
  baby: { front: path("M30 36C24 12 38 7 50 7s26 5 20 29c-1 6-4 9-6 11 3-12 0-28-14-28s-17 16-14 28c-2-2-5-5-6-11z", "#cfe3ea") + dot(50, 44.5, 4.2, "#f3c14b") + dot(50, 44.5, 1.6, "#c9402c", 'stroke-width="1.2"') + path("M45 53l-5 3 4 1zM55 53l5 3-4 1z", "#8fb6c9") },
  boltcap: { front: path(CAP, "#2d68b0") + path(BOLT, "#f6d57a", 'stroke-width="1.5"') },
  bandage: { front: path("M31 24c10-6 27-8 38-3v6.5c-11-5-28-3-38 3z", "#f4efe4") + path("M62 20l4 6M66 19.5l-4 7", "none", 'stroke="#c9402c" stroke-width="2"') + path("M53 31c2-2.5 7-2.5 8 0 2 4-1 7.5-4 7.5s-6-4-4-7.5z", "#b48a9d", 'stroke="none" opacity=".75"') + path("M76 15l2 4 4 .5-3 3 .8 4-3.8-2-3.8 2 .8-4-3-3 4-.5z", "#f6d57a", 'stroke-width="1.5"') },
  boss: { front: path("M24 23c4 2 9 0 10-4l3-12c6-3 9 1 13 1s7-4 13-1l3 12c1 4 6 6 10 4-8 8-44 8-52 0z", "#3b3a44") + path("M35 17c10 3 20 3 30 0", "none", 'stroke="#c9402c" stroke-width="3"') + path("M36.5 31.5h11v3.5c0 4-9 4.5-10.5.5zM52.5 31.5h11l-.5 4c-1.5 4-10.5 3.5-10.5-.5zM47.5 32.5h5", "#241c18") + path("M46.5 52h7l-1.5 3.5 2.5 7h-9l2.5-7z", "#c9402c") },
  earring: { front: dot(32.5, 41, 2.6, "none", 'stroke="#f3c14b" stroke-width="2"') + path("M38 52l3 3M44 54l1 4M62 52l-3 3M56 54l-1 4", "none", 'stroke="#dfe8ea" stroke-width="2"') },
  guard: { front: path("M29 38C24 13 36 7 50 7s26 6 21 31c-1 5-4 8-7 9-2-4-1-8 0-11-1-6-5-9-14-9s-13 3-14 9c1 3 2 7 0 11-3-1-6-4-7-9z", "#a93f27") + path("M40 17h20", "none", 'stroke="#f6d57a" stroke-width="3"') },
  plaster: { front: path("M31 25c11-5 27-5 38 0v-5.5c-11-5-27-5-38 0z", "#3b3a44") + path("M69 23l8 5M69 22l9-1", "none", 'stroke="#3b3a44" stroke-width="3"') + path("M57 40l8 3.5", "none", 'stroke="#f0dfbf" stroke-width="5"') + path("M60.5 41.5l1 .5", "none", 'stroke-width="1.4"') },
  coinflip: { front: path("M80 12c3-3 3-6 2-9M66 10c-2-3-2-5-1-8", "none", `stroke="${CREAM}" stroke-width="2"`) + dot(73, 15, 7, "#f3c14b") + dot(73, 15, 3.6, "#e5a92f", 'stroke-width="1.4"') + path("M66 56c-2-8 0-14 4-17l3-9c4 0 5 3 4 8l4 2c2 6 0 12-3 16z", SKIN.olive) },
  specs: { front: dot(42.5, 34.5, 7, "#eaf4f6", 'fill-opacity=".75"') + dot(57.5, 34.5, 7, "#eaf4f6", 'fill-opacity=".75"') + path("M49.5 34h1M35.5 33l-4-1M64.5 33l4-1") + flat(dot(43, 35, 2.1) + dot(57, 35, 2.1)) + path("M60 14l-3-7 8 2 5-5 1 9z", "#8a6bb3") },
  freckles: { front: FRECKLES },
  spanner: { front: FRECKLES + path("M70 58l5-24c-4-3-4-9 0-11l1 6 5 1 2-5c4 3 3 9-2 11l-4 23z", "#b9c2c6") },
  wheelcap: { front: path(HELMET, "#8a6bb3") + dot(50, 15, 8, "#f4efe4") + dot(50, 15, 4.5, "#f3c14b") + flat(dot(50, 15, 1.6)) + path("M31 32c1 12 6 19 12 20", "none", 'stroke-width="1.6"') },
  zipper: { behind: path("M27 60C20 28 30 9 50 9s30 19 23 51z", "#a93f27"), front: path("M33 35c-2-15 6-21 17-21s19 6 17 21l5 0C74 17 66 9.5 50 9.5S26 17 28 35z", "#c9402c") + path("M31 44c8 4 30 4 38 0 1 7 0 15-1 18H32c-1-3-2-11-1-18z", "#c9402c") + path("M50 47v14", "none", 'stroke-width="3.6" stroke="#f3c14b" stroke-dasharray="1.6 1.6"') + path("M48 46h4l1 6h-6z", "#dfe8ea", 'stroke-width="1.5"') },
  ace: { front: path("M30 27c12-5 28-5 40 0l7 4c-17-5-37-5-54 0z", "#2f6b3f") + path("M57 3l12 3-3.5 16-12-3z", "#fff") + path("M62.5 8c3 2.5 3.5 6 0 5.5l-1 2.5-.5-2.8c-3-1-1-4 1.5-5.2z", INK, 'stroke-width="1"') },
  sparkler: { front: path("M70 52 79 22", "none", 'stroke="#7d6a55" stroke-width="2.6"') + path("M80 19V9M80 19l8-5M80 19l9 3M80 19l4 9M80 19l-7 5M80 19l-9-3M80 19l-5-8", "none", 'stroke="#f6d57a" stroke-width="2.4"') + dot(80, 19, 3, "#fff6cf") },
} satisfies Record<string, Prop>;

const RAYS = Array.from({ length: 12 }, (_, i) => {
  const at = (angle: number) => [50 + 90 * Math.cos(angle), 36 + 90 * Math.sin(angle)].map(Math.round).join(" ");
  const angle = (i * Math.PI) / 6;
  return path(`M50 36 ${at(angle)} ${at(angle + 0.26)}z`, CREAM, 'opacity=".2"');
}).join("");
const DOTS = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: 6 }, (_, i) => dot(4 + 16 * i + (row % 2) * 8, 4 + 12 * row, 2.4, CREAM, 'opacity=".4"')).join(""),
).join("");

const BACKS = {
  dots: DOTS,
  rays: RAYS,
  bricks: path("M0 12h100M0 26h100M0 40h100M0 54h100M24 12v14M70 26v14M14 40v14M86 40v14M52 0v12", "none", `stroke="${INK}" stroke-opacity=".2" stroke-width="1.5"`),
  hills: path("M0 46c18-10 34-8 50 0s34 8 50-4v20H0z", INK, 'opacity=".16"'),
  stripes: path("M-10 60 40 0h12L2 60zM24 60 74 0h12L36 60zM58 60l50-60h12L70 60z", CREAM, 'opacity=".18"'),
  fence: path("M6 60V34l5-6 5 6v26zM28 60V34l5-6 5 6v26zM62 60V34l5-6 5 6v26zM84 60V34l5-6 5 6v26zM0 42h100v5H0z", INK, 'opacity=".15"'),
  stars: [[10, 12], [28, 5], [88, 14], [72, 6], [94, 40], [6, 40]].map(([x, y]) => path(`M${x} ${y! - 4}l1.2 2.8 2.8 1.2-2.8 1.2L${x} ${y! + 4}l-1.2-2.8-2.8-1.2 2.8-1.2z`, CREAM, 'opacity=".45"')).join(""),
  waves: path("M0 14q8-7 16 0t16 0 16 0 16 0 16 0 16 0 16 0M0 30q8-7 16 0t16 0 16 0 16 0 16 0 16 0 16 0M0 46q8-7 16 0t16 0 16 0 16 0 16 0 16 0 16 0", "none", `stroke="${CREAM}" stroke-opacity=".32" stroke-width="2.5"`),
};

interface Face {
  skin: keyof typeof SKIN;
  hair: keyof typeof HAIR;
  hue: string;
  shirt: string;
  mouth?: keyof typeof MOUTH;
  eyes?: keyof typeof EYES;
  prop?: keyof typeof PROPS;
}

interface Portrait {
  back: keyof typeof BACKS;
  faces: [Face] | [Face, Face];
  /** How large the head is; a small one stands lower. */
  size?: number;
}

const one = (back: keyof typeof BACKS, face: Face, size?: number): Portrait =>
  size === undefined ? { back, faces: [face] } : { back, faces: [face], size };
const two = (back: keyof typeof BACKS, left: Face, right: Face): Portrait => ({ back, faces: [left, right] });

const BLACK = "#2b2420", BROWN = "#6a4326", CHESTNUT = "#7b3b22", RED = "#b4532a", BLOND = "#e2b24a", SAND = "#c98a3c", WHITE = "#f4efe4";
const BLUE = "#2d68b0", GREEN = "#58a98a", PLUM = "#7c5aa6", BRICK = "#c9402c", HONEY = "#f3c14b", PINK = "#c85a86", OLIVE = "#c9a24a", CLOTH = "#fdf6e6", TEAL = "#3b8791", NIGHT = "#3b3a44";

/** Every kid, one line each. */
export const PORTRAITS: Record<string, Portrait> = {
  bones: one("bricks", { skin: "tan", hair: "wild", hue: BLACK, shirt: OLIVE, mouth: "teeth", prop: "bone" }),
  captain: one("waves", { skin: "brown", hair: "crop", hue: BLACK, shirt: BLUE, mouth: "smirk", prop: "captain" }),
  chef: one("bricks", { skin: "fair", hair: "fringe", hue: SAND, shirt: CLOTH, mouth: "smile", prop: "chef" }),
  doc: one("dots", { skin: "dark", hair: "bun", hue: BLACK, shirt: CLOTH, mouth: "smile", prop: "doc" }),
  einstein: one("rays", { skin: "rosy", hair: "wild", hue: WHITE, shirt: NIGHT, mouth: "none", prop: "moustache" }),
  patch: one("stripes", { skin: "olive", hair: "fringe", hue: CHESTNUT, shirt: GREEN, mouth: "smirk", prop: "patchcap" }),
  noodle_twins: two("dots", { skin: "fair", hair: "noodles", hue: BLOND, shirt: PINK, mouth: "laugh" }, { skin: "fair", hair: "noodles", hue: BLOND, shirt: TEAL, mouth: "smirk", eyes: "wink" }),
  smoke: one("waves", { skin: "olive", hair: "side", hue: NIGHT, shirt: NIGHT, mouth: "flat", eyes: "shut", prop: "smoke" }),
  ghost: one("dots", { skin: "fair", hair: "none", hue: WHITE, shirt: CLOTH, mouth: "none", prop: "sheet" }),
  golden_boy: one("rays", { skin: "rosy", hair: "side", hue: HONEY, shirt: CLOTH, mouth: "teeth", eyes: "shut", prop: "medal" }),
  prince: one("dots", { skin: "brown", hair: "curly", hue: BLACK, shirt: BLUE, mouth: "flat", prop: "crown" }),
  tiny: one("fence", { skin: "dark", hair: "puff", hue: BLACK, shirt: GREEN, mouth: "smile", eyes: "wide", prop: "bowtie" }, 0.74),
  puddin: one("stripes", { skin: "fair", hair: "bob", hue: CHESTNUT, shirt: PINK, mouth: "tongue", prop: "pudding" }),
  doodles: one("bricks", { skin: "olive", hair: "long", hue: "#2f2a33", shirt: GREEN, mouth: "smile", prop: "pencil" }),
  dot: one("dots", { skin: "brown", hair: "puff", hue: BLACK, shirt: HONEY, mouth: "smile", prop: "dotbow" }),
  giggles: one("dots", { skin: "fair", hair: "pigtails", hue: CHESTNUT, shirt: PINK, mouth: "laugh" }),
  kitty: one("fence", { skin: "rosy", hair: "long", hue: "#4a4048", shirt: PLUM, mouth: "smile", prop: "cat" }),
  penny: one("stars", { skin: "tan", hair: "braids", hue: RED, shirt: TEAL, mouth: "smirk", prop: "penny" }),
  sweet_pea: one("hills", { skin: "rosy", hair: "fringe", hue: SAND, shirt: HONEY, mouth: "smile", eyes: "shut", prop: "pea" }),
  tink: one("stars", { skin: "fair", hair: "bun", hue: BLOND, shirt: GREEN, mouth: "smile", prop: "fairy" }),
  icky_and_sticky: two("stripes", { skin: "fair", hair: "none", hue: BROWN, shirt: PLUM, mouth: "tongue", prop: "slime" }, { skin: "tan", hair: "bob", hue: BLACK, shirt: BRICK, mouth: "laugh", prop: "gluecap" }),
  bug: one("hills", { skin: "tan", hair: "crop", hue: BLACK, shirt: BRICK, mouth: "teeth", eyes: "none", prop: "antennae" }),
  lefty: one("fence", { skin: "brown", hair: "flattop", hue: BLACK, shirt: BLUE, mouth: "smirk", prop: "mitt" }),
  moose: one("hills", { skin: "fair", hair: "fringe", hue: BROWN, shirt: PLUM, mouth: "smile", prop: "antlers" }),
  sarge: one("stripes", { skin: "dark", hair: "none", hue: BLACK, shirt: "#6b7d3f", mouth: "frown", eyes: "fierce", prop: "sarge" }),
  scout: one("hills", { skin: "fair", hair: "long", hue: RED, shirt: OLIVE, mouth: "smirk", prop: "scout" }),
  wart: one("waves", { skin: "olive", hair: "bob", hue: "#4d5a3a", shirt: PLUM, mouth: "tongue", prop: "toad" }),
  worm: one("hills", { skin: "rosy", hair: "wild", hue: BROWN, shirt: GREEN, mouth: "oh", eyes: "wide", prop: "worm" }),
  the_moles: two("hills", { skin: "tan", hair: "none", hue: BROWN, shirt: "#7a5a3c", mouth: "teeth", eyes: "shut", prop: "miner" }, { skin: "fair", hair: "none", hue: BROWN, shirt: TEAL, mouth: "teeth", eyes: "shut", prop: "molegoggles" }),
  the_ant: one("bricks", { skin: "dark", hair: "crop", hue: BLACK, shirt: BRICK, mouth: "teeth", eyes: "wide", prop: "leaf" }),
  dash: one("stripes", { skin: "olive", hair: "blown", hue: BROWN, shirt: BLUE, mouth: "teeth", prop: "goggles" }),
  munch: one("dots", { skin: "rosy", hair: "crop", hue: SAND, shirt: GREEN, mouth: "oh", eyes: "shut", prop: "donut" }),
  skids: one("waves", { skin: "brown", hair: "none", hue: BLACK, shirt: HONEY, mouth: "teeth", prop: "skid" }),
  spike: one("bricks", { skin: "fair", hair: "none", hue: GREEN, shirt: NIGHT, mouth: "smirk", eyes: "fierce", prop: "nails" }),
  thunder: one("stripes", { skin: "dark", hair: "flattop", hue: BLACK, shirt: PLUM, mouth: "laugh", eyes: "fierce", prop: "cloud" }),
  rocket_bros: two("stars", { skin: "tan", hair: "none", hue: BLACK, shirt: CLOTH, mouth: "laugh", prop: "rocketred" }, { skin: "tan", hair: "none", hue: BLACK, shirt: CLOTH, mouth: "smirk", prop: "rocketblue" }),
  baby_face: one("dots", { skin: "rosy", hair: "curl", hue: SAND, shirt: "#8fb6c9", mouth: "none", eyes: "wide", prop: "baby" }),
  blitz: one("rays", { skin: "dark", hair: "curly", hue: "#1f1813", shirt: HONEY, mouth: "smirk", prop: "boltcap" }),
  crash: one("stars", { skin: "fair", hair: "spikes", hue: CHESTNUT, shirt: BRICK, mouth: "teeth", prop: "bandage" }),
  lil_boss: one("bricks", { skin: "olive", hair: "none", hue: BLACK, shirt: NIGHT, mouth: "flat", eyes: "none", prop: "boss" }, 0.86),
  punky: one("stripes", { skin: "rosy", hair: "mohawk", hue: "#d9487e", shirt: NIGHT, mouth: "tongue", eyes: "fierce", prop: "earring" }),
  the_scrappers: two("fence", { skin: "brown", hair: "none", hue: BLACK, shirt: TEAL, mouth: "frown", eyes: "fierce", prop: "guard" }, { skin: "fair", hair: "spikes", hue: RED, shirt: HONEY, mouth: "teeth", eyes: "fierce", prop: "plaster" }),
  flipper: one("rays", { skin: "olive", hair: "side", hue: BLACK, shirt: TEAL, mouth: "smirk", eyes: "wink", prop: "coinflip" }),
  bitsy: one("fence", { skin: "tan", hair: "bob", hue: BLACK, shirt: HONEY, mouth: "smile", eyes: "none", prop: "specs" }, 0.8),
  bud: one("rays", { skin: "fair", hair: "spikes", hue: BLOND, shirt: BRICK, mouth: "laugh", prop: "freckles" }),
  rusty: one("bricks", { skin: "rosy", hair: "curly", hue: "#cf6a2c", shirt: BLUE, mouth: "teeth", prop: "spanner" }),
  blades: one("waves", { skin: "dark", hair: "braids", hue: BLACK, shirt: PINK, mouth: "laugh", prop: "wheelcap" }),
  zip: one("rays", { skin: "brown", hair: "curly", hue: BLACK, shirt: BRICK, mouth: "none", prop: "zipper" }),
  ace: one("rays", { skin: "fair", hair: "ponytail", hue: CHESTNUT, shirt: CLOTH, mouth: "smirk", prop: "ace" }),
  sparky: one("stars", { skin: "tan", hair: "pigtails", hue: BLACK, shirt: PLUM, mouth: "laugh", prop: "sparkler" }),
};

function face({ skin, hair, hue, shirt, mouth = "smile", eyes = "dots", prop = "none" }: Face): string {
  const tone = SKIN[skin];
  const hairs: Layer = HAIR[hair];
  const extra: Prop = PROPS[prop];
  return [
    extra.behind,
    hairs.behind?.(hue),
    path("M17 64c2-13 14-17 33-17s31 4 33 17z", shirt),
    path("M44 44h12v6c-3 3-9 3-12 0z", tone),
    dot(32.5, 35, 4, tone),
    dot(67.5, 35, 4, tone),
    path("M50 15c11 0 17.5 8 17.5 18.5C67.5 44 60 51.5 50 51.5S32.5 44 32.5 33.5C32.5 23 39 15 50 15z", tone),
    MOUTH[mouth],
    prop === "sheet" ? "" : EYES[eyes] + CHEEKS,
    hairs.front?.(hue),
    extra.front,
    prop === "sheet" ? EYES[eyes] + CHEEKS : "",
  ].join("");
}

/** A portrait as the insides of two drawings of 100 × 60: what is behind, and who is in front. */
export interface Drawing {
  back: string;
  front: string;
}

const drawn = new Map<string, Drawing>();

/** The portrait of a kid; one that nobody drew is a plain face. */
export function portrait(id: string): Drawing {
  const known = drawn.get(id);
  if (known) return known;
  const drawing = draw(PORTRAITS[id] ?? one("dots", { skin: "fair", hair: "fringe", hue: BROWN, shirt: GREEN }));
  drawn.set(id, drawing);
  return drawing;
}

function draw({ back, faces, size = 1 }: Portrait): Drawing {
  const isPair = faces.length === 2;
  const scale = 0.9 * (isPair ? 0.82 : size);
  const places = isPair ? [29, 71] : [50];
  const heads = faces.map((each, i) => {
    const left = (places[i] ?? 50) - 50 * scale;
    return `<g transform="translate(${left} ${64 - 64 * scale}) scale(${scale})">${face(each)}</g>`;
  });
  const line = `fill="none" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"`;
  return {
    back: BACKS[back],
    front: `${dot(50, 36, 27, CREAM, 'opacity=".38"')}<g ${line}>${heads.join("")}</g>`,
  };
}
