import type { GamePage } from "../../lib/contract";
import Box from "./Box.svelte";

export default {
  id: "shelfie_stacker",
  Box,
  shelf: { colour: "#2a6f78", seats: [1, 4] },
} satisfies GamePage;
