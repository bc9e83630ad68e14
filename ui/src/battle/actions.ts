/** The ACTIONS of the model that acts, in the groups that a screen shows. */
import { words } from "../words/words.svelte.ts";
import type { BattleView, Command, ModelId, Question, Rejection } from "./calls.ts";
import { choicesOf, type Choice } from "./choices.ts";
import { actionName } from "./names.ts";
import { workName } from "./scene.ts";
import { shown } from "./shown.ts";

/** The choices of one ACTION. */
export interface Group {
  id: string;
  text: string;
  /** The key that opens it. */
  key: string | undefined;
  choices: Choice[];
  /** Why none of them may be said. */
  rejection: Rejection | null;
}

/** Why nobody can take an ACTION, whatever its target. */
const closed = ({ closed }: Question, what: string): Rejection | null =>
  closed.find(({ action }) => action === what)?.rejection ?? null;

const order = ["move", "charge", "retreat", "dash", "shoot", "fight"] as const;

/** The ACTIONS of the model that acts: each with its targets, or with why it cannot be taken. */
export function actionsOf(view: BattleView, question: Question, model: ModelId): Group[] {
  const all = choicesOf(question);
  const group = (id: string, text: string, key: string | undefined, choices: Choice[]): Group => ({
    id,
    text,
    key,
    choices,
    rejection: choices.some(({ rejection }) => rejection === null) ? null : (choices[0]?.rejection ?? null),
  });
  const plain = order.map((what) => {
    const choices = all.filter(({ command }) => command.do === what);
    const one = group(what, words.battle.acts[what], words.battle.keys[what], choices);
    // If there is nothing to choose the tile still says why.
    return { ...one, rejection: one.rejection ?? closed(question, what) };
  });
  const actions = new Map<string, Choice[]>();
  for (const choice of all) {
    if (choice.command.do !== "use") continue;
    // The bearer as its own target means the same as no target.
    const { command } = choice;
    const own = command.target === model && all.some((other) => same(other.command, command));
    if (own) continue;
    const known = actions.get(command.action);
    if (known) known.push(choice);
    else actions.set(command.action, [choice]);
  }
  const scene = new Map<string, Choice[]>();
  for (const choice of all) {
    if (choice.command.do !== "scenario" || choice.command.say === "deny") continue;
    const id = choice.command.say === "work" ? choice.command.action : choice.command.say;
    scene.set(id, [...(scene.get(id) ?? []), choice]);
  }
  const works = [...scene].map(([id, choices]) =>
    group(
      `scene-${id}`,
      choices[0]?.command.do === "scenario" && choices[0].command.say === "work"
        ? workName(view, choices[0].command.action)
        : words.battle.scenes[id as keyof typeof words.battle.scenes],
      undefined,
      choices,
    ),
  );
  const granted = [...actions].map(([id, choices]) =>
    group(`use-${id}`, actionName(view, model, id), undefined, choices),
  );
  const types = all
    .filter(({ command }) => command.do === "move_as")
    .map((choice) => group("move-as", shown(view, question, choice).head, undefined, [choice]));
  const end = group(
    "end",
    words.battle.acts.end,
    words.battle.keys.end,
    all.filter(({ command }) => command.do === "end_activation"),
  );
  const others = all.filter(({ command }) => command.do === "partner" || command.do === "off_hand");
  const more = others.map((choice) => group(choice.id, shown(view, question, choice).head, undefined, [choice]));
  const shown_ = [...plain, ...granted, ...types, ...works, ...more, end].filter(
    ({ choices, rejection }) => choices.length > 0 || rejection !== null,
  );
  return lettered(shown_);
}

/** A letter for each group that has none: the first of its own that is free. Figures are the enemies' numbers. */
function lettered(groups: Group[]): Group[] {
  const { keys } = words.battle;
  const taken = new Set<string>([...Object.values(keys), words.way.key, words.battle.odds.key]);
  return groups.map((one) => {
    if (one.key) return one;
    const letters = `${one.text}${words.battle.letters}`.toUpperCase().match(/[A-Z]/g) ?? [];
    const key = letters.find((letter) => !taken.has(letter));
    if (key) taken.add(key);
    return { ...one, key };
  });
}

const same = (a: Command, b: Extract<Command, { do: "use" }>) =>
  a.do === "use" && a.action === b.action && a.outcome === b.outcome && (a.target ?? null) === null;
