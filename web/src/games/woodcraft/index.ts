import type { GamePage } from "../../lib/contract";
import Box from "./Box.svelte";

export default {
  id: "woodcraft",
  Box,
  shelf: { colour: "#a4702f", seats: [1, 4] },
} satisfies GamePage;
