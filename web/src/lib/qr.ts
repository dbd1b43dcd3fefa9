/** A QR code as one path of squares; the encoding is uqr's. */

import { encode } from "uqr";

/** The quiet zone that readers need around the code, in modules. */
const MARGIN = 4;

export interface QrDrawing {
  /** Side of the whole drawing, margin included. */
  size: number;
  path: string;
}

export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: "M", border: MARGIN });
  return { size, path: data.map(runs).join("") };
}

/** The dark modules of a row as bars. */
function runs(row: boolean[], y: number): string {
  let bars = "";
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    const width = x - start + 1;
    bars += `M${start} ${y}h${width}v1h-${width}z`;
  }
  return bars;
}
