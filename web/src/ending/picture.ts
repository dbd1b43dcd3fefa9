/** The picture of an ending that can be given away: scene, sentence, ranking, game and date. */

import type { Piece } from "./sources";
import { standalone } from "./standalone";

export interface PictureRow {
  place: number;
  name: string;
  points: number;
  /** Of the seat; drawn beside the name. */
  colour: string;
  isWinner: boolean;
  pieces: Piece[];
}

export interface PictureFacts {
  title: string;
  headline: string;
  points: number;
  beside: string;
  footer: string;
  sky: string;
  rows: PictureRow[];
}

/** What is needed of a canvas, so that a test can look over the painter's shoulder. */
export type Brush = Pick<
  CanvasRenderingContext2D,
  | "fillRect" | "strokeRect" | "fillText" | "measureText" | "beginPath" | "arc" | "fill" | "stroke"
  | "fillStyle" | "strokeStyle" | "lineWidth" | "font" | "textAlign" | "textBaseline"
>;

export const WIDTH = 1200;
const SCENE = Math.round((WIDTH * 356) / 760);
const ROW = 74;
const MARGIN = 44;
const INK = "#2b2118";
const CREAM = "#f9eed9";
const TITLE = '"Young Serif", Georgia, serif';
const TEXT = '"Atkinson Hyperlegible", "Segoe UI", system-ui, sans-serif';

export function heightOf(rows: number): number {
  return SCENE + 84 + rows * ROW + 60;
}

/** Draw the picture; null where the browser can't. */
export async function drawPicture(facts: PictureFacts, scene: SVGSVGElement): Promise<Blob | null> {
  await Promise.all([document.fonts.load(`40px ${TITLE}`), document.fonts.load(`700 24px ${TEXT}`)]);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = heightOf(facts.rows.length);
  const brush = canvas.getContext("2d");
  if (!brush) return null;
  brush.fillStyle = facts.sky;
  brush.fillRect(0, 0, WIDTH, SCENE);
  brush.drawImage(await load(standalone(scene)), 0, 0, WIDTH, SCENE);
  paint(brush, facts);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

async function load(drawing: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Everything but the scene. Names are painted as letters: whatever is typed into them stays text. */
export function paint(brush: Brush, facts: PictureFacts): void {
  const height = heightOf(facts.rows.length);
  brush.fillStyle = "#f6eddb";
  brush.fillRect(0, SCENE, WIDTH, height - SCENE);
  brush.fillStyle = INK;
  brush.fillRect(0, SCENE - 2, WIDTH, 4);
  brush.textBaseline = "alphabetic";
  paintWords(brush, facts);
  facts.rows.forEach((row, index) => paintRow(brush, row, SCENE + 84 + index * ROW));
  write(brush, facts.footer, MARGIN, height - 26, `400 22px ${TEXT}`, "#5c4a39");
}

function paintWords(brush: Brush, facts: PictureFacts): void {
  brush.textAlign = "left";
  const lines = wrapped(brush, facts.headline, `400 58px ${TITLE}`, 560).slice(0, 4);
  lines.forEach((line, index) => write(brush, line, MARGIN, 104 + index * 62, `400 58px ${TITLE}`, CREAM));
  const below = 104 + lines.length * 62 + 34;
  write(brush, String(facts.points), MARGIN, below, `700 84px ${TEXT}`, "#f6c445");
  const across = MARGIN + brush.measureText(String(facts.points)).width + 22;
  write(brush, facts.beside, across, below - 8, `400 26px ${TEXT}`, CREAM, 540 - across);
  write(brush, facts.title, MARGIN, SCENE + 56, `400 36px ${TITLE}`, INK);
}

function paintRow(brush: Brush, row: PictureRow, top: number): void {
  brush.beginPath();
  brush.arc(MARGIN + 16, top + 24, 15, 0, 2 * Math.PI);
  brush.fillStyle = row.colour;
  brush.fill();
  brush.lineWidth = 2.5;
  brush.strokeStyle = INK;
  brush.stroke();
  write(brush, `${row.place}. ${row.name}`, MARGIN + 46, top + 34, `${row.isWinner ? 700 : 400} 30px ${TEXT}`, INK, 300);
  brush.textAlign = "right";
  write(brush, String(row.points), WIDTH - MARGIN, top + 36, `700 36px ${TEXT}`, INK);
  brush.textAlign = "left";
  const [from, room] = [400, WIDTH - MARGIN - 100 - 400];
  let across = from;
  for (const { share, paint: colours, points, isTold } of row.pieces) {
    const width = share * room;
    brush.fillStyle = points < 0 ? "#f6eddb" : colours.fill;
    brush.fillRect(across, top + 6, width, 38);
    brush.lineWidth = 2;
    brush.strokeRect(across, top + 6, width, 38);
    if (isTold) {
      brush.textAlign = "center";
      write(brush, signed(points), across + width / 2, top + 33, `700 22px ${TEXT}`, points < 0 ? INK : colours.ink);
      brush.textAlign = "left";
    }
    across += width;
  }
}

function write(brush: Brush, text: string, x: number, y: number, font: string, colour: string, most?: number): void {
  brush.font = font;
  brush.fillStyle = colour;
  brush.fillText(text, x, y, most);
}

/** Lines that are at most so wide; a word is never broken. */
export function wrapped(brush: Brush, text: string, font: string, most: number): string[] {
  brush.font = font;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && brush.measureText(longer).width <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A number with a true minus. */
export function signed(points: number): string {
  return points < 0 ? `\u2212${-points}` : String(points);
}
