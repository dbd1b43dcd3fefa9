/** The drawings of this game: whoever fetches them can show them. */

import { addDrawings } from "../../design/icons";

addDrawings(import.meta.glob<string>("./icons/*.svg", { query: "?raw", import: "default", eager: true }), "hamlet");
