import type { GamePage } from "../../lib/contract";
import Box from "./Box.svelte";

export default {
  id: "hamlet",
  Box,
  shelf: { colour: "#2d5e96", seats: [1, 4] },
} satisfies GamePage;
