import { expect, test } from "vitest";
import { asked } from "../../src/battle/asks.ts";
import type { BattleView, Question, Want } from "../../src/battle/calls.ts";
import { shown } from "../../src/battle/shown.ts";
import { moment } from "../fixtures/battle.ts";

type Choose = Extract<Want, { choose: unknown }>["choose"];
type Effects = NonNullable<BattleView["models"][number]["sheet"]["effects"]>;

/** What the first model is asked, which bears these effects: the note, and every answer in two lines. */
function askedOf(source: string, effects: Effects, choose: Choose) {
  const view = moment("act");
  const [first] = view.models;
  if (!first || !view.question) throw new Error("nobody is asked");
  first.sheet = { ...first.sheet, name: "Wulfric", effects };
  const question: Question = {
    ...view.question,
    step: { ask: "content", model: first.id, side: first.side, source, want: { choose } },
  };
  const answers = choose.options.map((_, option) => {
    const choice = { id: String(option), rejection: null, place: null, target: null };
    const { head, detail } = shown(view, question, { ...choice, command: { do: "choose", option } });
    return [head, detail];
  });
  return { ...asked(view, question), answers };
}

test("an activity before the game says in a few words what it does", () => {
  const effects: Effects = [
    {
      source: "Broken on the Wheel",
      effect: { when: "pre_game", do: [{ gives_up: { entries: ["trench-pilgrim"] } }] },
    },
    { source: "Martyrdom Pills", effect: { when: "deployment", do: ["may_consume"] } },
  ];
  const activities = effects.map(({ source }, effect) => ({ model: 0, source, effect }));
  const options = ["Broken on the Wheel (Wulfric)", "Martyrdom Pills (Wulfric)", "No more"];
  const { note, answers } = askedOf("Pre-game activities", effects, {
    options,
    then: { pre_game: { activities, waiting: [] } },
  });
  expect(note).toBe("What is done now?");
  expect(answers).toEqual([
    [options[0], "puts one of its own Out of Action, which protects it"],
    [options[1], "it is used up for this battle, or kept"],
    ["No more", ""],
  ]);
});

test("whether something is used up is asked with yes and no, and what it brings", () => {
  const effects: Effects = [
    { source: "Martyrdom Pills", effect: { when: "deployment", do: ["may_consume"] } },
    { source: "Martyrdom Pills", effect: { when: "always", if: ["consumed"], do: [{ keyword: "NEGATE FEAR" }] } },
    {
      source: "Martyrdom Pills",
      effect: { when: "injury_roll_against", if: ["consumed"], do: [{ injury_dice: -1 }] },
    },
    { source: "Hashashin Leaf", effect: { when: "always", if: ["consumed"], do: [{ keyword: "STRONG" }] } },
  ];
  const { title, note, answers } = askedOf("Martyrdom Pills", effects, {
    options: ["Used for this game", "Kept"],
    then: { consumes: { may_keep: true, weapons: [] } },
  });
  expect([title, note]).toEqual(["Martyrdom Pills", "Does Wulfric use it up for this battle?"]);
  expect(answers).toEqual([
    ["Yes, use it up", "NEGATE FEAR, \u22121 INJURY DICE against it"],
    ["No, keep it", ""],
  ]);
});

test("what only the table sees of a model that is set up stands beside the yes", () => {
  const { note, answers } = askedOf("Shovel", [], {
    options: ["It is set up on Open terrain.", "No"],
    then: { until_moved: "COVER" },
  });
  expect(note).toBe("Does Wulfric have COVER until it moves?");
  expect(answers).toEqual([
    ["Yes", "It is set up on Open terrain."],
    ["No", ""],
  ]);
});
