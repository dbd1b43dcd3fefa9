import type { GameCover } from "../../lib/contract";
import Box from "./Box.svelte";

const cover: GameCover = {
  id: "fort",
  Box,
  shelf: { colour: "#b4492d", seats: [2, 4] },
  about: { minutes: [20, 40], difficulty: 2 },
};
export default cover;
