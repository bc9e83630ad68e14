/** A correction while it is put together: what is said otherwise so far, and what that leads to; nothing is written. */
import { tick } from "svelte";
import { announce } from "../announce.svelte.ts";
import { doing, type Doing } from "../doing.svelte.ts";
import type { PaperBattle } from "../paper/calls.ts";
import { reading } from "../reading.svelte.ts";
import { words } from "../words/words.svelte.ts";
import {
  acceptCorrection,
  correction,
  openAftermath,
  type AftermathAnswer,
  type CorrectionOutcome,
  type CorrectionStep,
} from "./calls.ts";
import { jump, rowOf } from "./jumps.ts";
import { apart, becomes, settled, withMade, without, type Made } from "./made.ts";
import { beyond, followed, isHere, keyOf, named, placed, type Placed } from "./placed.ts";

export type Correcting = ReturnType<typeof correcting>;

export function correcting(id: string) {
  const view = reading(async () => {
    const [ledger, past] = await Promise.all([openAftermath(id), correction(id, [])]);
    return { ledger, past };
  });
  const at: Doing = doing();
  let made = $state.raw<readonly Made[]>([]);
  let open = $state<string | null>(null);
  let answers = $state(0);

  const title = $derived(view.value?.past.battle ?? "");
  const outcome = $derived(view.value?.past.outcome ?? null);
  const question = $derived(outcome?.question ?? null);
  const lines = $derived.by(() => {
    if (!view.value) return [];
    const { ledger, past } = view.value;
    const all = ledger.pages.map((page) => ({ page, said: past.pages.find(({ id }) => id === page.id) }));
    const names = named(all.map(({ page, said }) => ({ warband: page.warband, placed: said ? placed(said) : [] })));
    return all.map(({ page }, i) => ({ page, placed: names[i] ?? [] }));
  });
  const pages = $derived(
    lines.map((one) => ({ ...one, followed: outcome && followed(one.page, one.placed, outcome) })),
  );
  const away = $derived.by(() => {
    if (!outcome) return null;
    const on = (asked: Made["asked"]) => asked !== null && pages.some(({ page }) => isHere(asked, page));
    const what = beyond(
      outcome,
      pages.flatMap(({ page, followed }) => (followed ? { id: page.id, followed } : [])),
    );
    const asks = question && !on(question) ? question : null;
    const line = (key: string) => pages.some(({ placed }) => placed.some((one) => one.key === key));
    const answered = made.filter(({ step, asked }) =>
      asked ? !on(asked) : step.kind === "grant" && !line(keyOf(step)),
    );
    const lost = outcome.lost.length > 0;
    const any = lost || asks !== null || what.warbands.length + what.absent.length + answered.length > 0;
    return any ? { ...what, asks, answered, any: lost } : null;
  });

  /** Sees where these lead, and then goes to what is asked, or else to `to`. */
  async function look(next: readonly Made[], to: string | null = null): Promise<boolean> {
    const seen = await at.run(() =>
      correction(
        id,
        next.map(({ step }) => step),
      ),
    );
    if (!seen || !view.value) return false;
    view.put({ ...view.value, past: seen });
    made = settled(next, seen.outcome?.steps ?? []);
    open = null;
    answers += 1;
    announce(told(seen.outcome));
    await tick();
    if (seen.outcome?.question) jump("asked");
    else if (to) jump(to);
    return true;
  }

  const make = (one: Omit<Made, "asked">) => {
    const next = { ...one, asked: null };
    return look(withMade(made, next), rowOf(next));
  };

  return {
    view,
    at,
    get made() {
      return made;
    },
    get outcome() {
      return outcome;
    },
    get question() {
      return question;
    },
    get pages() {
      return pages;
    },
    get title() {
      return title;
    },
    /** What a correction does beyond these pages; none: nothing. */
    get away() {
      return away;
    },
    /** How often the pages were redrawn. */
    get answers() {
      return answers;
    },
    /** The line whose correction is open. */
    get open() {
      return open;
    },
    set open(key) {
      open = key;
    },
    /** Puts it away, and goes back to what it was about. */
    async close() {
      const to = `said-${open ?? ""}`;
      open = null;
      await tick();
      jump(to);
    },
    anew({ line: { seq, place, question }, name }: Placed, answer: AftermathAnswer) {
      return make({ step: { kind: "anew", seq, place, answer }, name, said: becomes(answer, question) });
    },
    strike({ line: { seq, place }, name }: Placed) {
      return make({ step: { kind: "strike", seq, place }, name, said: words.aftermath.struck });
    },
    ended(battle: PaperBattle) {
      return make({ step: { kind: "result", battle }, name: words.aftermath.result, said: "" });
    },
    mend(name: string, { label, step }: { label: string; step: CorrectionStep }) {
      const one = { step, name: words.aftermath.mendOf(label, name), said: label, asked: null };
      return look([...made, one], rowOf(one));
    },
    /** The winner follows the points: another sheet is filed, and what was answered because of it stays. */
    follow(step: CorrectionStep) {
      const next = made.map((one) => (one.step.kind === "result" ? { ...one, step } : one));
      return look(next, "said-result");
    },
    async further(answer: AftermathAnswer) {
      if (!question) return;
      const { battle, spot, question: asked } = question;
      const known = [...made, ...pages.flatMap(({ placed }) => placed)].map(({ name }) => name);
      const { heading } = asked;
      const name = apart(spot ? heading : words.aftermath.toldApart(heading, battle), known);
      const said = becomes(answer, asked);
      const one: Made = { step: { kind: "further", answer }, name, said, asked: question };
      await look([...made, one], rowOf(one));
    },
    undo(one: Made) {
      return look(without(made, made.indexOf(one)), rowOf(one));
    },
    leave() {
      return look([]);
    },
    /** Writes it; whether it is written. */
    async accept(reason: string) {
      const steps = made.map(({ step }) => step);
      return (await at.run(() => acceptCorrection(id, steps, reason))) !== undefined;
    },
  };
}

/** What a correction leads to, for readers. */
function told(outcome: CorrectionOutcome | null): string {
  if (!outcome) return words.aftermath.hintHeading;
  if (outcome.question) return outcome.question.question.heading;
  if (!outcome.changes) return words.aftermath.nothingBecomes;
  const names = outcome.warbands.map(({ name }) => name);
  return words.aftermath.changed(names, outcome.lost.length);
}
