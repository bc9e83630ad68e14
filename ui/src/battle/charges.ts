/** What a Charge needs to arrive, before it is declared and before its die is thrown. */
import { words } from "../words/words.svelte.ts";
import { inchesOf } from "../board/scale.ts";
import type { ChargeView, Command, ModelId, Question } from "./calls.ts";

/** The Charge that a choice would make, looked at. */
export function chargeOf(question: Question, command: Command): ChargeView | undefined {
  if (command.do !== "charge") return undefined;
  return question.charges.find(({ target }) => target === command.target)?.charge;
}

/** Who makes this Charge has nothing to strike with once it is there. */
export const strikesNot = (question: Question, command: Command): boolean =>
  command.do === "charge" && question.charges.some(({ target, strikes }) => target === command.target && !strikes);

/** So near, in inches, that a tap may mean a blow as well as a shot: a map is not as exact as a ruler. */
const CLOSE_BY = 2;

/** Whether the target stands so close by that a Charge at it is meant as likely as a shot. */
export function closeBy(question: Question, target: ModelId): boolean {
  const charge = question.charges.find((one) => one.target === target)?.charge;
  const distance = charge?.need.distance ?? null;
  return distance !== null && inchesOf(distance) <= CLOSE_BY;
}

/** Nothing that the die may show is enough, straight on. */
export const fallsShort = (charge: ChargeView | undefined): boolean => charge?.need.least === "out_of_reach";

/** A target that is known to be in reach comes before those whom nobody measured, and these before those out of reach. */
export function reachOf(charge: ChargeView | undefined): number {
  if (!charge) return 0;
  return fallsShort(charge) ? 2 : charge.need.least === "unknown" ? 1 : 0;
}

/** How far it is, and what the die must show; the parts stand beside each other. */
export function needOf({ need: { distance, least, movement, of }, chance }: ChargeView): string[] {
  const { chargeNeed: text } = words.questions;
  const far = distance === null ? text.movement(movement) : text.away(distance, movement);
  if (least === "unknown") return [far];
  if (least === "out_of_reach") return [far, of === 1 ? text.tooFar : text.never];
  if (least.face === 1) return [far, of === 1 ? text.movementReaches : text.any];
  return [far, least.face === 6 ? text.six(chance ?? 0) : text.face(least.face, chance ?? 0)];
}
