import type { GameCover } from "../../lib/contract";
import Box from "./Box.svelte";

const cover: GameCover = { id: "shelfie_stacker", Box, shelf: { colour: "#2a6f78", seats: [1, 4] } };
export default cover;
