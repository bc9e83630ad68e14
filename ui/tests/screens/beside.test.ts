/** Beside the board: Deeds that wait, how a battle is stopped, and the targets that cannot be chosen. */
import { screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { BattleView } from "../../src/battle/calls.ts";
import { moment } from "../fixtures/battle.ts";
import { expectClean } from "../session.ts";
import { key, said, seated } from "../table.ts";

const at = (view: BattleView) => seated({ battle: () => view, battle_say: () => view });

test("Deeds that wait for an answer are counted on their tab and told above the log", async () => {
  const view = moment("act");
  view.scene.proposals = [{ deed: "sniper", side: 0, model: 1, turn: 1 }];
  await at(view);
  expect(screen.getByRole("tab", { name: "Table" }).textContent).toBe("Table1");
  const told = screen.getByTestId("deeds-wait");
  expect(told.textContent).toContain("1 Deed to answer");
  await expectClean();
  await userEvent.click(within(told).getByRole("button", { name: "Show" }));
  await screen.findByTestId("accept-deed");
  expect(screen.queryByTestId("deeds-wait")).toBeNull();
});

test("a battle is stopped only by the second answer: pressing twice leaves the question open", async () => {
  const view = moment("act");
  view.question?.offers.push("stop");
  const asked = await at(view);
  await userEvent.click(screen.getByRole("tab", { name: "Table" }));
  await userEvent.dblClick(screen.getByTestId("stop"));
  const how = await screen.findByRole("group", { name: /^How does the battle stop/ });
  expect(screen.getByTestId("stop").getAttribute("aria-expanded")).toBe("true");
  expect(said(asked)).toEqual([]);
  await expectClean();
  await userEvent.click(within(how).getByRole("button", { name: "Time is up" }));
  await waitFor(() => expect(said(asked)).toEqual([{ do: "stop", reason: "time" }]));
});

test("targets that the rules refuse step back behind those that can be chosen", async () => {
  const view = moment("act");
  const { question } = view;
  const shots = (question?.offers ?? []).flatMap((offer) =>
    typeof offer === "object" && "say" in offer && offer.say.do === "shoot" ? [offer] : [],
  );
  const [far] = shots;
  if (!question || !far || shots.length < 2) throw new Error("no two shots");
  question.offers = question.offers.filter((offer) => offer !== far);
  const rejection = { code: "E-OUT-OF-RANGE", message: "Too far.", rule: "ATK-02" };
  question.refused.push({ command: far.say, rejection, sight: null });
  await at(view);
  await key("s");
  const others = await screen.findByTestId("other-targets");
  expect(others.textContent).toContain("Other targets (1)");
  const lines = () => screen.getAllByTestId("choice");
  expect(lines().every((line) => line.dataset.refused === undefined)).toBe(true);
  const few = lines().length;
  await userEvent.click(others);
  expect(lines()).toHaveLength(few + 1);
  expect(lines().at(-1)?.dataset.refused).toBe("E-OUT-OF-RANGE");
  await expectClean();
});

test("models that cannot be Activated step back behind those that can", async () => {
  const view = moment("activate");
  const { question } = view;
  const models = (question?.offers ?? []).flatMap((offer) =>
    typeof offer === "object" && "say" in offer && offer.say.do === "activate" ? [offer] : [],
  );
  const [gone] = models;
  if (!question || !gone || models.length < 2) throw new Error("no two models");
  question.offers = question.offers.filter((offer) => offer !== gone);
  const rejection = { code: "E-NOT-ON-TABLE", message: "Not on the battlefield.", rule: "TRN-01" };
  question.refused.push({ command: gone.say, rejection, sight: null });
  await at(view);
  const lines = () => screen.getAllByTestId("choice");
  expect(lines().every((line) => line.dataset.refused === undefined)).toBe(true);
  const others = screen.getByTestId("other-targets");
  expect(others.textContent).toBe("Other models (1)");
  await userEvent.click(others);
  expect(lines().at(-1)?.dataset.refused).toBe("E-NOT-ON-TABLE");
  await expectClean();
});

test("a model that is not on the table is never ready", async () => {
  const view = moment("activate");
  const [one, another] = view.models.filter(({ side }) => side === 0);
  if (!one || !another) throw new Error("no two models");
  Object.assign(one, { presence: "gone", condition: "standing", activated: false, acting: false });
  await at(view);
  expect(screen.getByTestId(`model-${one.id}`).textContent).toContain("Away");
  expect(screen.getByTestId(`model-${one.id}`).textContent).not.toContain("Ready");
  expect(screen.getByTestId(`model-${another.id}`).textContent).toContain("Ready");
});
