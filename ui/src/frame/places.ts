/** Where the tasks stand in the bar at the bottom of a phone. */
import { tasks, type Task } from "../route.svelte.ts";

/** At hand: what is done at the table and on a club's evening. With *More* they are five. */
const AT_HAND: readonly Task[] = ["warbands", "battle", "campaign", "club"];

/** The places of the bar, in the order of the rail. */
export const atHand: readonly Task[] = tasks.filter((task) => AT_HAND.includes(task));

/** What *More* opens: every other task. */
export const behindMore: readonly Task[] = tasks.filter((task) => !AT_HAND.includes(task));
