import { book } from "../../../learn/book";
import type { WoodTable } from "../types";
import About from "./About.svelte";
import Icons from "./Icons.svelte";
import Orders from "./Orders.svelte";
import Scoring from "./Scoring.svelte";
import Turn from "./Turn.svelte";
import TheWheel from "./TheWheel.svelte";
import WaysToWood from "./WaysToWood.svelte";
import cs from "./cs.ftl?raw";
import en from "./en.ftl?raw";
import "../icons";

export default book<WoodTable>({ cs, en }, [
  { id: "about", Drawing: About, signs: ["woodcraft/die", "woodcraft/complete", "woodcraft/reputation"] },
  { id: "turn", Drawing: Turn, signs: ["lantern"] },
  { id: "wheel", Drawing: TheWheel, signs: ["lock"] },
  { id: "wood", Drawing: WaysToWood, signs: ["woodcraft/flip"] },
  { id: "orders", Drawing: Orders, signs: ["woodcraft/reputation", "down", "hand"] },
  { id: "scoring", Drawing: Scoring, signs: ["woodcraft/complete", "woodcraft/income_hazelnut", "woodcraft/commission"] },
  { id: "icons", Drawing: Icons },
]);
