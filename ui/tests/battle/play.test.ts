/** The stores of a battle that is being played, without a screen. */
import { waitFor } from "@testing-library/svelte";
import { expect, onTestFinished, test } from "vitest";
import type { BattleView } from "../../src/battle/calls.ts";
import type { Place } from "../../src/board/scale.ts";
import { play } from "../../src/battle/play.svelte.ts";
import { session, refuses, type Asked } from "../session.ts";
import { moment } from "../fixtures/battle.ts";
import { said } from "../table.ts";

/** The battle in this moment, under the hand. */
async function begun(name: Parameters<typeof moment>[0], others: Parameters<typeof session>[0] = {}) {
  const asked: Asked[] = session({ battle: () => moment(name), battle_say: () => moment(name), ...others });
  const now = play("b1");
  // As its screen does: one that goes on hearing of changes would ask for the battle of the next test.
  onTestFinished(now.battle.stop);
  await waitFor(() => expect(now.battle.view).toBeTruthy());
  return { now, asked };
}

test("running: what the rules refuse becomes an objection, which is overruled with a reason", async () => {
  const refusal = { code: "E-TOO-FAR", message: "That is further than 6″.", details: { rule: "ACT-10" } };
  let refusing = true;
  const { now, asked } = await begun("act", {
    battle_say: () => (refusing ? refuses(refusal)() : moment("act")),
  });
  expect(await now.battle.tell({ do: "end_activation" })).toBe(false);
  expect(now.battle.said).toBeUndefined();
  expect(now.saying.objection?.rejection).toEqual({ code: "E-TOO-FAR", message: refusal.message, rule: "ACT-10" });
  refusing = false;
  now.overrule("agreed");
  await waitFor(() => expect(now.saying.objection).toBeNull());
  expect(said(asked).at(-1)).toEqual({ do: "overrule", command: { do: "end_activation" }, reason: "agreed" });
});

test("running: a what-if is entered when nothing is on its way, and an answer stays with the battle it is of", async () => {
  let answer: (view: unknown) => void = () => undefined;
  const { now, asked } = await begun("shoot", {
    battle: (which) => moment(which.what_if ? "hurt" : "shoot"),
    battle_roll: (() => new Promise((resolve) => (answer = resolve))) as never,
  });
  now.battle.roll();
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain("battle_roll"));
  await now.battle.enter("w1");
  expect([now.battle.whatIf, now.battle.view?.moment]).toEqual([null, "shoot"]);
  answer(moment("injury"));
  await waitFor(() => expect(now.battle.view?.moment).toBe("injury"));
  await now.battle.enter("w1");
  expect([now.battle.whatIf?.id, now.battle.view?.moment]).toEqual(["w1", "hurt"]);
});

/** A question in the middle of the deployment. */
function between(): BattleView {
  const view = moment("deploy");
  if (!view.question) throw new Error("nothing is asked");
  const choose = { options: ["It is set up on Open terrain.", "No"], then: { until_moved: "COVER" } };
  const step = { ask: "content" as const, model: 0, side: 0, source: "Shovel", want: { choose } };
  return { ...view, moment: "between", question: { ...view.question, step } };
}

test("pointing: all the rest untracked goes on once a question in between is answered", async () => {
  const course = [between(), moment("deploy"), moment("activate")];
  const { now, asked } = await begun("deploy", { battle_say: () => course.shift() ?? moment("activate") });
  await now.map.placeRest();
  expect(said(asked).map((command) => command.do)).toEqual(["deploy"]);
  await now.battle.tell({ do: "choose", option: 1 });
  await waitFor(() => expect(now.battle.question?.step.ask).toBe("activate"));
  expect(said(asked).map((command) => command.do)).toEqual(["deploy", "choose", "deploy"]);
});

test("pointing: an undo ends what waited for an answer", async () => {
  const course = [between(), moment("deploy")];
  const { now, asked } = await begun("deploy", {
    battle_say: () => course.shift() ?? moment("activate"),
    battle_undo: () => moment("deploy"),
  });
  await now.map.placeRest();
  await now.battle.undo();
  await now.battle.tell({ do: "choose", option: 1 });
  await new Promise((done) => setTimeout(done));
  expect(said(asked).map((command) => command.do)).toEqual(["deploy", "choose"]);
});

test("saying: a die that was taken back leaves its place open, and the last face says the roll", async () => {
  const { now, asked } = await begun("shoot");
  const dice = now.battle.question?.roll?.dice ?? 0;
  expect(dice).toBeGreaterThan(1);
  for (let i = 1; i < dice; i += 1) now.saying.type(i);
  now.saying.untype(0);
  expect(now.saying.faces[0]).toBe(dice > 2 ? null : undefined);
  now.saying.type(6);
  expect(said(asked)).toEqual([]);
  now.saying.type(5);
  await waitFor(() => expect(said(asked)).toHaveLength(1));
  const [roll] = said(asked);
  expect(roll?.do === "roll" && roll.faces[0]).toBe(6);
});

test("pointing: a place that is pointed out is heard once", async () => {
  const { now } = await begun("act");
  const heard: Place[] = [];
  now.map.point(0, (at) => heard.push(at));
  expect(now.map.placing?.model).toBe(0);
  now.map.put({ x: 10, y: 12 });
  now.map.place();
  expect(heard).toEqual([{ x: 10, y: 12 }]);
  expect(now.map.asked).toBe(false);
  // Nothing of the question was answered by it: no Move is begun.
  expect(now.saying.group).toBeNull();
});

test("picking: a fallen model's card is shown, whatever is asked; it is not overruled by the way", async () => {
  const command = { do: "activate", model: 1 } as const;
  const rejection = { code: "OUT", message: "Out of Action.", rule: "ACT-01" };
  const fell = (): BattleView => {
    const { question, models, ...view } = moment("activate");
    if (!question) throw new Error("nothing is asked");
    return {
      ...view,
      models: models.map((model) => (model.id === 1 ? { ...model, condition: "out" } : model)),
      question: {
        ...question,
        offers: [{ say: { do: "activate", model: 0 } }],
        refused: [{ command, rejection, sight: null }],
      },
    };
  };
  const { now, asked } = await begun("activate", { battle: fell });
  now.pick(1);
  expect([now.saying.card, now.saying.objection, said(asked)]).toEqual([1, null, []]);
});
