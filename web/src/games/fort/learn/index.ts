import { book } from "../../../learn/book";
import type { FortTable } from "../types";
import About from "./About.svelte";
import Ending from "./Ending.svelte";
import Icons from "./Icons.svelte";
import MyPlaces from "./MyPlaces.svelte";
import OneCard from "./OneCard.svelte";
import Scoring from "./Scoring.svelte";
import Turn from "./Turn.svelte";
import cs from "./cs.ftl?raw";
import en from "./en.ftl?raw";

export default book<FortTable>({ cs, en }, [
  { id: "about", Drawing: About, signs: ["hand", "fort", "yard"] },
  { id: "turn", Drawing: Turn, signs: ["star", "megaphone"] },
  { id: "card", Drawing: OneCard, signs: ["times", "coin"] },
  { id: "board", Drawing: MyPlaces, signs: ["perk", "star", "first"] },
  { id: "scoring", Drawing: Scoring, signs: ["score", "fort", "made_up_rule", "macaroni"] },
  { id: "end", Drawing: Ending, signs: ["score"] },
  { id: "icons", Drawing: Icons },
]);
