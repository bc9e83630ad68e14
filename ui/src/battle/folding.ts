/** Which of many Forces in one column is open, where there is room for one: the heads of the others stand there. */
import { concerned } from "./asks.ts";
import type { BattleView, Question, SideId } from "./calls.ts";

/** Whom it is about, the most pressing first: whose card is open, who is put, aimed at or acts, who is asked; one text, so
 * that the same sides stay the same. */
export function about(
  view: Pick<BattleView, "models"> | undefined,
  question: Question | null,
  looked: readonly (number | null | undefined)[],
): string {
  const { target, actor } = concerned(question);
  const sides = [...looked, target, actor].map((id) => view?.models.find((model) => model.id === id)?.side);
  return [...sides, ...(question?.who ?? [])].filter((side) => side !== undefined).join(" ");
}

/** The open one of a column: the first that it is about, else the first. */
export function openIn(column: readonly SideId[], about: string): SideId | undefined {
  const sides = about.split(" ").filter(Boolean).map(Number);
  return sides.find((side) => column.includes(side)) ?? column[0];
}
