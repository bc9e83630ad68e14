import { fireEvent, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import type { OwnScenario, Part } from "../../src/own/calls.ts";
import { countedBy, perOf, quantityOf, wordOf } from "../../src/own/points.ts";
import {
  formed,
  formOf,
  movedBy,
  withObjective,
  without,
  withParts,
  withThing,
  withZone,
} from "../../src/own/parts.ts";
import { session, expectClean } from "../session.ts";
import { claim } from "../fixtures/scenarios.ts";

const inch = 25_400;

const view: OwnScenario = {
  id: "o1",
  scenario: { ...claim, id: "own-1", number: null, name: "The Mill" },
  away: false,
  from: { copied: "Claim the Mile" },
  rolled: [],
  faults: [{ part: "zones", index: 1, message: "The area reaches off the table." }],
  doubts: [],
  reachable: { objectives: 40, deeds: 1, more: false },
  played_here: true,
  undo: false,
  redo: false,
  history: [{ seq: 1, at: "2026-11-22T10:00:00Z", by: "Ada", what: "5 Turns" }],
};

/** The editor, with the parts that it writes. */
async function editor(): Promise<Part[][]> {
  const written: Part[][] = [];
  let now = view;
  session({
    scenarios: () => ({
      stages: [],
      scenarios: [
        { scenario: claim, stages: [], archetypes: [], pack: null, own: null, faults: 0, played: 0, away: false },
      ],
      unread: [],
    }),
    own_scenario: () => now,
    own_scenario_change: ({ change }) => {
      if (change.do === "write") {
        const parts = [...change.parts];
        written.push(parts);
        now = { ...now, scenario: withParts(now.scenario, parts), undo: true };
      }
      return now;
    },
  });
  location.hash = "#/scenarios/o1/own";
  render(App);
  await screen.findByRole("heading", { level: 1, name: "The Mill" });
  return written;
}

test("a fault leads to what it is about, and the zone is made a corner by its figures", async () => {
  const written = await editor();
  await userEvent.click(await screen.findByRole("button", { name: "The area reaches off the table." }));
  const panel = await screen.findByRole("group", { name: "South zone" });
  await userEvent.selectOptions(within(panel).getByLabelText("Form"), "corner of the table");
  const [parts] = written;
  const [part] = parts ?? [];
  expect(part && "zones" in part && part.zones[1]?.shape).toEqual({
    circle: { centre: { x: 48 * inch, y: 48 * inch }, radius: 12 * inch },
  });
  await expectClean();
});

test("a rule of points is added, counted by a formula, and its divisor typed", async () => {
  const written = await editor();
  await userEvent.click(screen.getByRole("radio", { name: "Points" }));
  expect(screen.getByText(/At most 40 VP from objectives/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Add a rule" }));
  const rule = await screen.findByRole("listitem", { name: "Rule 3" });
  await userEvent.selectOptions(within(rule).getByLabelText("For each"), "formula");
  const divisor = await screen.findByLabelText("Divided by");
  await userEvent.clear(divisor);
  await userEvent.type(divisor, "50{Enter}");
  const last = written[written.length - 1]?.[0];
  const per = last && "victory_points" in last ? last.victory_points[2]?.per : null;
  expect(per).toMatchObject({ formula: { divided_by: 50 } });
  await expectClean();
});

test("the keyboard moves what is chosen, and it is written once it rests", async () => {
  const written = await editor();
  await userEvent.selectOptions(screen.getByLabelText("Part of the map"), "Objective 3");
  const board = screen.getByTestId("board");
  board.focus();
  await fireEvent.keyDown(board, { key: "ArrowRight" });
  await fireEvent.keyDown(board, { key: "ArrowRight", shiftKey: true });
  await fireEvent.keyDown(board, { key: "Enter" });
  await expect.poll(() => written.length).toBe(1);
  const objectives = written[0]?.find((part) => "objectives" in part);
  expect(objectives && "objectives" in objectives && objectives.objectives[2]?.at.x).toBe(25.5 * inch);
});

/** What a reader is told. */
async function expectSaid(sentence: string) {
  const said = () => [...document.querySelectorAll(".said")].map((one) => one.textContent).join("");
  await expect.poll(said).toBe(sentence);
}

/** What the library holds where scenarios are thrown. */
const library = {
  stages: [],
  scenarios: [
    { scenario: claim, stages: [], archetypes: [], pack: null, own: null, faults: 0, played: 0, away: false },
  ],
  unread: [],
};

test("a random scenario shows every die, and one alone is rolled again", async () => {
  const rolled: unknown[] = [];
  session({
    scenarios: () => library,
    set_ups: () => [],
    own_scenario_random: ({ dice, roll }) => {
      rolled.push(roll);
      const [result, again] = roll.length > 0 ? ["Rubble", "Roll it again: no such place"] : ["Decimated Ruins", null];
      return {
        dice,
        lines: [
          { die: "archetype", what: "Battlefield", thrown: { face: 4, source: "table" }, result, again },
          { die: "deployment", what: "Deployment and length", thrown: null, result: null, again: null },
        ],
        scenario: null,
      };
    },
  });
  location.hash = "#/scenarios";
  render(App);
  await userEvent.click(await screen.findByRole("button", { name: "Type the dice of the table" }));
  expect(await screen.findByText("Decimated Ruins")).toBeTruthy();
  await expectSaid("Battlefield, 4: Decimated Ruins");
  await userEvent.click(screen.getByRole("button", { name: "Roll again: Battlefield" }));
  expect(rolled).toEqual([[], ["archetype"]]);
  await expectSaid("Battlefield, 4: Rubble. Roll it again: no such place");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
});

test("dice of a random scenario that are typed before the answer to the one before comes are all kept", async () => {
  type Dice = { deployment: unknown; victory: unknown };
  let answered = Promise.resolve();
  const face = (typed: unknown) => ({ thrown: typed, result: null, again: null });
  const asked = session({
    scenarios: () => library,
    set_ups: () => [],
    own_scenario_random: ({ dice }) => {
      const { deployment, victory } = dice as Dice;
      const lines = [
        { die: "deployment", what: "Deployment and length", ...face(deployment) },
        { die: "victory", what: "Victory", ...face(victory) },
      ];
      return answered.then(() => ({ dice, lines, scenario: null })) as never;
    },
  });
  location.hash = "#/scenarios";
  render(App);
  await userEvent.click(await screen.findByRole("button", { name: "Type the dice of the table" }));
  const die = async (what: string) => within(await screen.findByRole("radiogroup", { name: what }));
  const type = async (what: string, name: string) => userEvent.click((await die(what)).getByRole("radio", { name }));
  await type("Deployment and length", "5");
  let answer = () => {};
  answered = new Promise((resolve) => (answer = resolve));
  await type("Deployment and length", "1");
  await type("Victory", "6");
  answer();
  const typed = (face: number) => ({ face, source: "table" });
  const last = () => (asked.filter(({ name }) => name === "own_scenario_random").at(-1)?.input as { dice: Dice }).dice;
  await expect.poll(last).toMatchObject({ deployment: typed(1), victory: typed(6) });
  await expect
    .poll(async () => [
      (await die("Deployment and length")).getByRole<HTMLInputElement>("radio", { name: "1" }).checked,
      (await die("Victory")).getByRole<HTMLInputElement>("radio", { name: "6" }).checked,
    ])
    .toEqual([true, true]);
});

test("parts are added, moved, formed and taken away", () => {
  const scenario = view.scenario;
  const zone = withParts(scenario, withZone(scenario).parts);
  expect(zone.zones[2]).toMatchObject({
    id: "zone-1",
    shape: { rect: { corner: { x: 0, y: 18 * inch }, depth: 12 * inch } },
  });
  const more = withParts(scenario, withObjective(scenario).parts);
  expect(more.objectives?.[5]).toMatchObject({ id: "objective-6", label: "6" });
  const moved = withParts(more, movedBy(more, { on: "objective", index: 5 }, { x: 100, y: 0 }));
  expect(moved.objectives?.[5]?.at.x).toBe(48 * inch);
  const kind = { id: "relic", name: "Relic", radius: 0 };
  const thing = withParts(scenario, withThing(scenario, kind).parts);
  expect([thing.things?.length, thing.kinds?.length]).toEqual([1, 1]);
  const bare = withParts(scenario, without(scenario, { on: "terrain", id: "ruin-3" }));
  expect(bare.objectives?.[2]?.terrain).toBeNull();
  const { table } = scenario;
  for (const form of ["north", "rect", "corner", "circle", "polygon"] as const) {
    const shape = formed({ circle: { centre: { x: 0, y: 0 }, radius: 12 * inch } }, table, form);
    expect(formOf(shape, table)).toBe(form);
  }
});

test("each way to count has its word and comes back by it", () => {
  for (const counted of ["objective_controlled", "enemy_ducats", "formula", "table"] as const) {
    const per = perOf(counted, view.scenario, "cellars");
    expect(per && countedBy(per)).toBe(counted);
  }
  expect(perOf("thing_left", view.scenario, "")).toBeNull();
  for (const word of ["ducats own_escaped", "objectives mill", "deeds"]) expect(wordOf(quantityOf(word))).toBe(word);
});

test("a scenario that is put away stands at the end of the library and is brought back", async () => {
  let away = true;
  const mill = { ...view.scenario };
  const asked = session({
    scenarios: () => ({
      stages: [],
      scenarios: [
        { scenario: claim, stages: [], archetypes: [], pack: null, own: null, faults: 0, played: 0, away: false },
        { scenario: mill, stages: [], archetypes: [], pack: null, own: "o1", faults: 0, played: 0, away },
      ],
      unread: ["The Ford: The scenario of your own is damaged: entry 2."],
    }),
    set_ups: () => [
      { id: "s1", name: "Friday", scenario: "own-1", scenario_name: "The Mill", updated: "2026-11-22T10:00:00Z" },
    ],
    own_scenario_change: () => {
      away = false;
      return view;
    },
  });
  location.hash = "#/scenarios";
  render(App);
  const section = await screen.findByRole("region", { name: "Put away" });
  expect(screen.queryByRole("article", { name: "The Mill" })).toBeNull();
  expect(screen.getByText(/The Ford: The scenario of your own is damaged/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Friday" }).closest("li")?.textContent).toContain("The Mill");
  expect(within(section).getByRole("link", { name: "The Mill" }).getAttribute("href")).toBe("#/scenarios/o1/own");
  await expectClean();
  await userEvent.click(within(section).getByRole("button", { name: "Bring it back: The Mill" }));
  expect(await screen.findByRole("article", { name: "The Mill" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Put away" })).toBeNull();
  expect(asked).toContainEqual({
    name: "own_scenario_change",
    input: { scenario: "o1", change: { do: "put_away", away: false } },
  });
  await expectSaid("The Mill is back in the library");
});

test("a hint of a line is text beside the field, not only inside it", async () => {
  await editor();
  await userEvent.selectOptions(screen.getByLabelText("Part of the map"), "Objective 3");
  const kind = await screen.findByLabelText("Kind");
  const hint = document.getElementById(kind.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe("such as bunker; VP tell kinds apart");
});
