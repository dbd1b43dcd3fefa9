/** What is laid out within a board. */

import { getContext, setContext } from "svelte";
import { teaching } from "../../teach/teaching.svelte";
import { DicePlan } from "./dice_plan.svelte";
import { DieDrag } from "./drag.svelte";
import type { ComfortsTable } from "./types";
import { OtherWorkers, WorkerPlan } from "./worker_plan.svelte";

export interface Plans {
  dice: DicePlan;
  drag: DieDrag;
  workers: WorkerPlan;
  others: OtherWorkers;
}

const KEY = Symbol("plans");

/** Call while the board is set up. */
export function providePlans(table: () => ComfortsTable): Plans {
  const taught = teaching();
  const dice = new DicePlan(table, taught);
  return setContext(KEY, { dice, drag: new DieDrag(dice), workers: new WorkerPlan(table, taught), others: new OtherWorkers(table) });
}

export function plans(): Plans {
  return getContext<Plans>(KEY);
}
