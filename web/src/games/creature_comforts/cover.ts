import type { GameCover } from "../../lib/contract";
import Box from "./Box.svelte";

const cover: GameCover = {
  id: "creature_comforts",
  Box,
  shelf: { colour: "#6b7a35", seats: [1, 5] },
  about: { minutes: [45, 60], difficulty: 2 },
};
export default cover;
