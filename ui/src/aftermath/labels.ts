/** What questions are called among others on the page: a name says which one is meant only if no other has it. */
import { words } from "../words/words.svelte.ts";
import type { AftermathQuestion } from "./calls.ts";

/** A question, and the Warband that it is asked of. */
export interface Asked {
  question: Pick<AftermathQuestion, "id" | "heading" | "model">;
  warband: string;
}

/** How often each of them occurs. */
function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** What a question to a whole Warband is called, which others are asked as well; none: what it asks. */
export const labelAlone = ({ heading, model }: Asked["question"], warband: string): string | undefined =>
  model === null ? words.aftermath.ofWarband(heading, warband) : undefined;

/**
 * The labels of questions that need one, by id; all others are called what they ask. A question to a whole Warband, and
 * one about a model whose name somebody else has too, names the Warband. If that is not enough, it has a number.
 */
export function labels(asked: readonly Asked[]): Map<string, string> {
  const headings = counted(asked.map(({ question }) => question.heading));
  const named = asked
    .filter(({ question: { model, heading } }) => model === null || (headings.get(heading) ?? 0) > 1)
    .map(({ question, warband }) => ({
      id: question.id,
      text: labelAlone(question, warband) ?? words.aftermath.ofModel(question.heading, warband),
    }));
  const texts = counted(named.map(({ text }) => text));
  const told = new Map<string, number>();
  return new Map(
    named.map(({ id, text }) => {
      if ((texts.get(text) ?? 0) < 2) return [id, text];
      const nth = (told.get(text) ?? 0) + 1;
      told.set(text, nth);
      return [id, `${text} ${String(nth)}`];
    }),
  );
}
