import { book } from "../../../learn/book";
import type { ComfortsTable } from "../types";
import About from "./About.svelte";
import Ending from "./Ending.svelte";
import Icons from "./Icons.svelte";
import Month from "./Month.svelte";
import OneCard from "./OneCard.svelte";
import OnePlace from "./OnePlace.svelte";
import Places from "./Places.svelte";
import cs from "./cs.ftl?raw";
import en from "./en.ftl?raw";
import "../icons";

export default book<ComfortsTable>({ cs, en }, [
  { id: "about", Drawing: About, signs: ["creature_comforts/rabbit", "creature_comforts/comfort", "creature_comforts/winter"] },
  { id: "turn", Drawing: Month, signs: ["creature_comforts/worm"] },
  { id: "dice", Drawing: OnePlace, signs: ["creature_comforts/lesson"] },
  { id: "places", Drawing: Places, signs: ["creature_comforts/orchard"] },
  { id: "card", Drawing: OneCard, signs: ["hand"] },
  { id: "end", Drawing: Ending, signs: ["creature_comforts/owl"] },
  { id: "icons", Drawing: Icons },
]);
