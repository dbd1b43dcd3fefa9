import type { GameCover } from "../../lib/contract";
import Box from "./Box.svelte";

const cover: GameCover = { id: "creature_comforts", Box, shelf: { colour: "#6b7a35", seats: [1, 5] } };
export default cover;
