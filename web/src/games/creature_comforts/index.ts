import type { GamePage } from "../../lib/contract";
import Box from "./Box.svelte";

export default {
  id: "creature_comforts",
  Box,
  shelf: { colour: "#6b7a35", seats: [1, 5] },
} satisfies GamePage;
