import type { GamePage } from "../../lib/contract";
import Board from "./Board.svelte";
import Epilogue from "./Epilogue.svelte";
import Picture from "./Picture.svelte";
import { die } from "./die_signs";
import { story } from "./story";
import "./icons";

/** Dice that things in words speak of; all other signs are icons. */
export const signs: NonNullable<GamePage["signs"]> = {
  "die/green-0": die(0, "green"),
  "die/green-1": die(1, "green"),
  "die/green-2": die(2, "green"),
  "die/green-3": die(3, "green"),
  "die/green-4": die(4, "green"),
  "die/green-5": die(5, "green"),
  "die/green-6": die(6, "green"),
  "die/yellow-0": die(0, "yellow"),
  "die/yellow-1": die(1, "yellow"),
  "die/yellow-2": die(2, "yellow"),
  "die/yellow-3": die(3, "yellow"),
  "die/yellow-4": die(4, "yellow"),
  "die/yellow-5": die(5, "yellow"),
  "die/yellow-6": die(6, "yellow"),
  "die/brown-0": die(0, "brown"),
  "die/brown-1": die(1, "brown"),
  "die/brown-2": die(2, "brown"),
  "die/brown-3": die(3, "brown"),
  "die/brown-4": die(4, "brown"),
  "die/brown-5": die(5, "brown"),
  "die/brown-6": die(6, "brown"),
  "die/any-0": die(0),
  "die/any-2": die(2),
  "die/any-3": die(3),
  "die/any-5": die(5),
  "die/any-6": die(6),
  "die/green_yellow-2": die(2, "green", "yellow"),
  "die/green_yellow-6": die(6, "green", "yellow"),
  "die/yellow_brown-3": die(3, "yellow", "brown"),
  "die/yellow_brown-5": die(5, "yellow", "brown"),
};

/** A touch sends at once where undo takes it back; a tile, new cards and what is chosen in secret are looked at first. */
const direct = [
  "meanwhile", "buy_wood", "trade_dice", "buy_six", "buy_material", "place_helper", "produce", "produce_plant", "plant_pot",
  "upgrade", "cut_into", "join_by", "glue_with", "bump_die", "bump_by", "recolor_die", "recolor_to", "split_die", "glue_first",
  "flip_up", "choose_colour", "choose_tree", "may_act", "may_exchange", "pay_material", "choose_effect", "claim_commission",
  "pay_dice", "choose_tool", "place_tool", "choose_link", "storage",
].map((kind) => `woodcraft.${kind}`);

/** What the end of a game shows, and the words for it. */
const ending: NonNullable<GamePage["ending"]> = {
  scene: () => import("./EndingScene.svelte"),
  sky: "#1f3a33",
  won: "view-won",
  rounds: "view-by-round",
  round: "view-nth-round",
};

const woodcraft: GamePage = { Board, ending, Epilogue, Picture, signs, direct, story };
export default woodcraft;
