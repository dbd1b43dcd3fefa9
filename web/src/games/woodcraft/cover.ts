import type { GameCover } from "../../lib/contract";
import Box from "./Box.svelte";

const cover: GameCover = {
  id: "woodcraft",
  Box,
  shelf: { colour: "#a4702f", seats: [1, 4] },
  about: { minutes: [60, 120], difficulty: 4 },
};
export default cover;
