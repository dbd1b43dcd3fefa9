import type { GameCover } from "../../lib/contract";
import Box from "./Box.svelte";

const cover: GameCover = {
  id: "hamlet",
  Box,
  shelf: { colour: "#2d5e96", seats: [1, 4] },
  about: { minutes: [60, 90], difficulty: 3 },
};
export default cover;
