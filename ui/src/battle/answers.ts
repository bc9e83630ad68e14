/** Who answers what is asked, and who only looks on. */
import type { BattleView, Question } from "./calls.ts";

/** Whether the one who sits before the page may answer: a guest answers for their side alone. */
export const answersFor = (view: BattleView, question: Question): boolean =>
  question.who.length === 0
    ? view.sides.some(({ mine }) => mine)
    : question.who.some((side) => view.sides[side]?.mine ?? true);
