import { book } from "../../../learn/book";
import type { ShelfieTable } from "../types";
import About from "./About.svelte";
import Ending from "./Ending.svelte";
import Icons from "./Icons.svelte";
import OneCard from "./OneCard.svelte";
import Placing from "./Placing.svelte";
import Scoring from "./Scoring.svelte";
import Turn from "./Turn.svelte";
import cs from "./cs.ftl?raw";
import en from "./en.ftl?raw";
import "../icons";

export default book<ShelfieTable>({ cs, en }, [
  { id: "about", Drawing: About, signs: ["shelfie_stacker/delivery", "shelfie_stacker/cat", "shelfie_stacker/shame"] },
  { id: "turn", Drawing: Turn, signs: ["shelfie_stacker/flash_to_shelf"] },
  { id: "dice", Drawing: Placing, signs: ["shelfie_stacker/joker"] },
  { id: "card", Drawing: OneCard, signs: ["plus"] },
  { id: "scoring", Drawing: Scoring },
  { id: "end", Drawing: Ending, signs: ["person"] },
  { id: "icons", Drawing: Icons },
]);
