/** The corrections that are made so far, in their order, before they are accepted. */
import { words } from "../words/words.svelte.ts";
import type { AftermathAnswer, AftermathQuestion, CorrectionQuestion, CorrectionStep } from "./calls.ts";
import { keyOf } from "./placed.ts";

/** One of them. */
export interface Made {
  step: CorrectionStep;
  /** What it corrects, as it is called on the page. */
  name: string;
  /** What stands there now. */
  said: string;
  /** What it answers that nobody had asked before; none: something that was said. */
  asked: CorrectionQuestion | null;
}

const heads = ({ step }: Made) => step.kind === "anew" || step.kind === "strike" || step.kind === "result";

/** What answers a question, in its own words. */
export function becomes(answer: AftermathAnswer, question: AftermathQuestion | null): string {
  switch (answer.kind) {
    case "faces":
      return answer.faces.join(" ");
    case "choice": {
      const label = question?.choices.find(({ id }) => id === answer.choice)?.label ?? "";
      // A player who refuses names no sum, even if one stood there to be named.
      return answer.amount === null || answer.choice === "refuse"
        ? label
        : words.aftermath.withSum(label, answer.amount);
    }
    case "tally": {
      const label = (id: string) => question?.tally?.lines.find((line) => line.id === id)?.label ?? "";
      const counted = answer.counts.filter(({ count }) => count > 0);
      return counted.length === 0
        ? words.aftermath.nothing
        : counted.map(({ id, count }) => words.aftermath.times(label(id), count)).join(", ");
    }
    case "board": {
      const label = question?.board?.actions.find(({ id }) => id === answer.action)?.label ?? "";
      return words.aftermath.onDie(label, answer.die, answer.face);
    }
    case "roll":
      return words.aftermath.rolled;
  }
}

/** The correction of a line; none: it stands as it was said. A grant stands before its line and does not change it. */
export const madeOf = (made: readonly Made[], key: string) =>
  made.find(({ step }) => (step.kind === "anew" || step.kind === "strike") && keyOf(step) === key);

/** The same may be asked several times: each is called differently from those that are known. */
export function apart(name: string, known: readonly string[]): string {
  let n = 1;
  const called = () => (n === 1 ? name : words.aftermath.toldApart(name, String(n)));
  while (known.includes(called())) n += 1;
  return called();
}

/** Without one of them, and without what was answered and granted because of it. */
export function without(made: readonly Made[], at: number): Made[] {
  const one = made[at];
  if (!one) return [...made];
  if (one.step.kind === "grant") return made.filter((_, i) => i !== at);
  const next = made.findIndex((other, i) => i > at && heads(other));
  return [...made.slice(0, at), ...(next < 0 ? [] : made.slice(next))];
}

/** With one more: what was corrected before is corrected otherwise in its place. */
export function withMade(made: readonly Made[], one: Made): Made[] {
  const { step } = one;
  const before = made.findIndex((other) => {
    if (step.kind === "result") return other.step.kind === "result";
    return (step.kind === "anew" || step.kind === "strike") && other === madeOf(made, keyOf(step));
  });
  if (before < 0) return [...made, one];
  const rest = without(made, before);
  return [...rest.slice(0, before), one, ...rest.slice(before)];
}

/** The same with the faces that were rolled here: said again, they are the same. */
export const settled = (made: readonly Made[], steps: readonly CorrectionStep[]): Made[] =>
  made.map((one, i) => {
    const step = steps[i] ?? one.step;
    const rolled = (one.step.kind === "anew" || one.step.kind === "further") && one.step.answer.kind === "roll";
    const faces = rolled && (step.kind === "anew" || step.kind === "further") ? becomes(step.answer, null) : one.said;
    return { ...one, step, said: faces };
  });
