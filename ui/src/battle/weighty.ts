/** What mattered in a battle: who fell, who charged, what was taken, which Deeds were done. Read from the log. */
import { words } from "../words/words.svelte.ts";
import type { SideId } from "./calls.ts";
import { nameOf, sideName } from "./names.ts";
import type { Seen } from "./seen.ts";

/** The gravest first: of several at one place its sign is shown. */
export const kinds = ["out", "deed", "taken", "charge"] as const;
type Kind = (typeof kinds)[number];

/** A moment that mattered. */
export interface Weighty {
  seq: number;
  turn: number;
  kind: Kind;
  text: string;
}

/** In the order of the log; what was undone is not among them. */
export function weightyIn(view: Seen): Weighty[] {
  const { told } = words;
  let holders: (SideId | null)[] = [];
  return view.log.flatMap(({ seq, turn, in_force, what }) => {
    if (!in_force || typeof what === "string" || !("said" in what)) return [];
    return what.said.events.flatMap((event): Weighty[] => {
      if (event.event === "out") return [{ seq, turn, kind: "out", text: told.out(nameOf(view, event.model)) }];
      if (event.event === "charges") {
        const whom = event.targets.map((target) => nameOf(view, target));
        return [{ seq, turn, kind: "charge", text: told.chargesAll(nameOf(view, event.model), whom) }];
      }
      if (event.event === "deed") {
        const name = view.scenario.deeds?.find(({ id }) => id === event.deed)?.name ?? event.deed;
        return [{ seq, turn, kind: "deed", text: told.deed(name) }];
      }
      if (event.event !== "scenario" || event.what !== "held") return [];
      const before = holders;
      holders = event.objectives.map(({ holder }) => holder ?? null);
      return holders.flatMap((side, i): Weighty[] => {
        if (side === null || side === before[i]) return [];
        const label = view.scenario.objectives?.[i]?.label ?? String(i + 1);
        return [{ seq, turn, kind: "taken", text: told.takes(sideName(view, side), label) }];
      });
    });
  });
}

/** Those that stand too near each other to be pressed one by one, from the first of them on. */
export interface Sign {
  /** Part of the way along the scrubber. */
  part: number;
  kind: Kind;
  marks: Weighty[];
}

/** The signs on a scrubber over these moments, so that two stand at least `apart` of its width from each other. */
export function signsOf(marks: readonly Weighty[], moments: readonly number[], apart: number): Sign[] {
  const signs: Sign[] = [];
  for (const mark of marks) {
    const part = Math.max(0, moments.indexOf(mark.seq)) / Math.max(1, moments.length - 1);
    const last = signs.at(-1);
    if (last && part - last.part < apart) {
      last.marks.push(mark);
      if (kinds.indexOf(mark.kind) < kinds.indexOf(last.kind)) last.kind = mark.kind;
    } else signs.push({ part, kind: mark.kind, marks: [mark] });
  }
  return signs;
}

/** Where a press of a sign leads: to its next moment, and from the last one to its first. */
export const nextOf = ({ marks }: Sign, at: number): number =>
  (marks.find(({ seq }) => seq > at) ?? marks[0])?.seq ?? at;
