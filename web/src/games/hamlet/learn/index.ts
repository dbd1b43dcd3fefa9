import { book } from "../../../learn/book";
import type { HamletTable } from "../types";
import About from "./About.svelte";
import Ending from "./Ending.svelte";
import Goods from "./Goods.svelte";
import Icons from "./Icons.svelte";
import Plan from "./Plan.svelte";
import Scoring from "./Scoring.svelte";
import Turn from "./Turn.svelte";
import cs from "./cs.ftl?raw";
import en from "./en.ftl?raw";
import "../icons";

export default book<HamletTable>({ cs, en }, [
  { id: "about", Drawing: About, signs: ["hamlet/villager", "hamlet/donkey", "hamlet/spire"] },
  { id: "turn", Drawing: Turn, signs: ["hamlet/lying"] },
  { id: "plan", Drawing: Plan, signs: ["hamlet/hall", "star"] },
  { id: "goods", Drawing: Goods, signs: ["hamlet/road", "hamlet/donkey", "coin"] },
  { id: "scoring", Drawing: Scoring, signs: ["hamlet/flag", "hamlet/road", "hamlet/cup"] },
  { id: "end", Drawing: Ending, signs: ["hamlet/spire", "hamlet/points"] },
  { id: "icons", Drawing: Icons },
]);
