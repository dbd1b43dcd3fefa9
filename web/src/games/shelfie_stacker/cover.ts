import type { GameCover } from "../../lib/contract";
import Box from "./Box.svelte";

const cover: GameCover = {
  id: "shelfie_stacker",
  Box,
  shelf: { colour: "#2a6f78", seats: [1, 4] },
  about: { minutes: [20, 40], difficulty: 1 },
};
export default cover;
