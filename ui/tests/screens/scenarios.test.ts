import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import type { BookState } from "../../src/calls.ts";
import { write } from "../../src/ipc.svelte.ts";
import type { Scenario, ScenarioLibrary, SetUpChange, SetUpView } from "../../src/scenarios/calls.ts";
import { foreseen } from "../../src/scenarios/part.ts";
import { words } from "../../src/words/en.ts";
import { session, expectClean, refuses, type Asked } from "../session.ts";
import { book } from "../fixtures/book.ts";
import { claim, fresh, ready } from "../fixtures/scenarios.ts";

const inch = 25_400;

/** Another side that keeps what it is told. */
function keeping(from: SetUpView) {
  let view = from;
  const past: SetUpView[] = [];
  return {
    set_up: () => view,
    set_up_change: ({ change }: { change: SetUpChange }) => {
      past.push(view);
      view = { ...view, set_up: foreseen(view.set_up, change), undo: true };
      return view;
    },
    set_up_undo: () => {
      view = past.pop() ?? view;
      return view;
    },
  };
}

async function editor(from: SetUpView = fresh, others: Parameters<typeof session>[0] = {}) {
  const asked = session({ ...keeping(from), ...others });
  location.hash = "#/scenarios/s1";
  render(App);
  await screen.findByRole("heading", { level: 1, name: "Friday" });
  return asked;
}

const changes = (asked: Asked[]) =>
  asked.filter(({ name }) => name === "set_up_change").map(({ input }) => (input as { change: SetUpChange }).change);

/** The library with these, the first played early, the others later. */
const shelf = (...scenarios: Scenario[]): ScenarioLibrary => ({
  stages: [
    { id: "early", name: "Early" },
    { id: "late", name: "Endgame" },
  ],
  unread: [],
  scenarios: scenarios.map((scenario, i) => ({
    own: null,
    faults: 0,
    pack: null,
    away: false,
    played: i,
    scenario,
    stages: [i === 0 ? "early" : "late"],
    archetypes: [...(scenario.archetypes ?? [])],
  })),
});

const pick = (name: string) => userEvent.selectOptions(screen.getByLabelText("Part of the map"), name);

test("the library shows the scenario with its map, and sets it up under a free name", async () => {
  const asked = session({
    scenarios: () => shelf(claim),
    set_ups: () => [
      {
        id: "s0",
        name: "Claim the Mile, 1",
        scenario: "claim",
        scenario_name: "Claim the Mile",
        updated: "2026-11-20T19:30:00Z",
      },
    ],
    set_up_new: () => fresh,
    set_up: () => fresh,
  });
  location.hash = "#/scenarios";
  render(App);
  const card = await screen.findByRole("article", { name: "Claim the Mile" });
  for (const fact of ["4 Turns · Early", "both sides alike", "not played here yet"]) {
    expect(card.textContent).toContain(fact);
  }
  await expectClean();
  await userEvent.click(within(card).getByRole("link", { name: "Claim the Mile" }));
  expect(await screen.findByRole("img", { name: "Map of Claim the Mile" })).toBeTruthy();
  const sheet = screen.getByRole("article", { name: "Claim the Mile" });
  for (const fact of ["4 Turns", "48″ by 48″", "Stand Fast", "North zone, South zone", "I · pp. 80-81"]) {
    expect(sheet.textContent).toContain(fact);
  }
  expect(screen.getByRole("link", { name: "Claim the Mile, 1" }).getAttribute("href")).toBe("#/scenarios/s0");
  await expectClean();
  await userEvent.click(screen.getByRole("button", { name: "Set up Claim the Mile" }));
  await screen.findByRole("heading", { level: 1, name: "Friday" });
  expect(asked).toContainEqual({
    name: "set_up_new",
    input: { scenario: "claim", own: null, name: "Claim the Mile, 2", campaign: null },
  });
});

test("what one page wrote, the next one knows: the library counts the Warbands mustered since", async () => {
  let mustered = 0;
  const state = (): BookState => ({ state: "open", book: { ...book, warbands: mustered } });
  session({ book_state: state, scenarios: () => shelf(claim), set_ups: () => [] });
  location.hash = "#/scenarios/claim/look";
  render(App);
  await screen.findByText("A battle takes two Warbands: this book has none yet.");
  location.hash = "#/warbands";
  await screen.findByRole("heading", { level: 1, name: "Warbands" });
  mustered = 2;
  await write("warband_undo", { warband: "w1" });
  location.hash = "#/scenarios/claim/look";
  await screen.findByRole("article", { name: "Claim the Mile" });
  await waitFor(() => expect(screen.queryByText(/this book has none yet/)).toBeNull());
});

test("the library is narrowed by what its scenarios differ in, and by nothing else", async () => {
  const hill: Scenario = { ...claim, id: "hill", name: "The Hill", turns: 6, archetypes: ["Ruins"] };
  const river: Scenario = { ...hill, id: "river", name: "The River", turns: 4 };
  session({ scenarios: () => shelf(claim, hill, river), set_ups: () => [] });
  location.hash = "#/scenarios";
  render(App);
  const group = await screen.findByRole("group", { name: "Which scenarios" });
  expect(within(group).queryByLabelText("Table"), "all tables are alike").toBeNull();
  const names = () => screen.getAllByRole("article").map((one) => one.getAttribute("aria-label"));
  expect(names()).toEqual(["Claim the Mile", "The Hill", "The River"]);
  await userEvent.selectOptions(within(group).getByLabelText("Campaign stage"), "Endgame");
  expect(names()).toEqual(["The Hill", "The River"]);
  await userEvent.selectOptions(within(group).getByLabelText("Length"), "4 Turns");
  expect(names()).toEqual(["The River"]);
  expect(group.textContent).toContain("1 of 3 scenarios");
  await expectClean();
  await userEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(names()).toHaveLength(3);
});

test("one scenario is opened at a time, and compared with another one", async () => {
  const hill: Scenario = { ...claim, id: "hill", name: "The Hill", turns: 6 };
  const river: Scenario = { ...claim, id: "river", name: "The River" };
  session({ scenarios: () => shelf(claim, hill, river), set_ups: () => [] });
  location.hash = "#/scenarios";
  render(App);
  await userEvent.click(await screen.findByRole("link", { name: "The Hill" }));
  await waitFor(() => expect(location.hash).toBe("#/scenarios/hill/look"));
  const names = () => screen.getAllByRole("article").map((one) => one.getAttribute("aria-label"));
  await waitFor(() => expect(names()).toEqual(["The Hill"]));
  expect(screen.getByRole("article").textContent).toContain("Endgame · played once here");
  expect(screen.getByRole("link", { name: "The Hill" }).getAttribute("aria-current")).toBe("page");
  await userEvent.selectOptions(screen.getByLabelText("Compare with"), "Claim the Mile");
  await waitFor(() => expect(names()).toEqual(["The Hill", "Claim the Mile"]));
  expect(location.hash).toBe("#/scenarios/hill/look-claim");
  await expectClean();
  await userEvent.selectOptions(screen.getByLabelText("Compare with"), "nothing");
  await waitFor(() => expect(names()).toEqual(["The Hill"]));
  await userEvent.click(screen.getByRole("link", { name: "The River" }));
  await waitFor(() => expect(names()).toEqual(["The River"]));
  await userEvent.click(screen.getByRole("link", { name: "All scenarios" }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test("what was played here and what was not is told apart", async () => {
  const hill: Scenario = { ...claim, id: "hill", name: "The Hill" };
  session({ scenarios: () => shelf(claim, hill), set_ups: () => [] });
  location.hash = "#/scenarios";
  render(App);
  await userEvent.selectOptions(await screen.findByLabelText("Played here"), "not yet");
  expect(screen.getAllByRole("article").map((one) => one.getAttribute("aria-label"))).toEqual(["Claim the Mile"]);
});

test("a scenario and the quick reference are printed from the library", async () => {
  const asked = session({ scenarios: () => shelf(claim), set_ups: () => [] });
  location.hash = "#/scenarios/claim/look";
  render(App);
  await userEvent.click(await screen.findByRole("button", { name: `Print the sheet of ${claim.name}` }));
  expect(await screen.findByText("Saved to /home/ines/Documents/roster.pdf")).toBeTruthy();
  expect(asked).toContainEqual({
    name: "print",
    input: { what: { sheet: "scenario", scenario: claim.id }, paper: "a4" },
  });
  await userEvent.click(screen.getByRole("link", { name: "All scenarios" }));
  await userEvent.click(await screen.findByRole("button", { name: "Print: Quick reference" }));
  expect(asked).toContainEqual({ name: "print", input: { what: { sheet: "reference" }, paper: "a4" } });
});

test("a pack without scenarios says so", async () => {
  session({ scenarios: () => shelf(), set_ups: () => [] });
  location.hash = "#/scenarios";
  render(App);
  await screen.findByRole("heading", { name: "No scenario in the pack" });
  await expectClean();
});

test("what stands in the way is said; a Force takes all who can fight, and loses one by its tick", async () => {
  const asked = await editor({ ...fresh, sides: [{ ducats: 225, strength: 3, limit: null }, null] });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Begin the battle" }).disabled).toBe(true);
  // Each leads to where it is mended.
  await userEvent.click(screen.getByRole("button", { name: "Side B has no Force yet." }));
  expect(document.activeElement).toBe(screen.getByLabelText("Side B Warband"));
  await expectClean();
  await userEvent.selectOptions(screen.getByLabelText("Side A Warband"), "The Seventh Redoubt");
  await waitFor(() => expect(screen.getByTestId("force-A").textContent).toContain("3 of 4 models"));
  expect(screen.getByTestId("force-A").textContent).toContain("225 ducats");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Field Redoubt 3" }).disabled).toBe(true);
  await userEvent.click(screen.getByRole("checkbox", { name: "Field Redoubt 4" }));
  await waitFor(() =>
    expect(changes(asked)).toEqual([
      { do: "field", side: 0, force: { warband: "w1", models: [1, 2, 4] } },
      { do: "field", side: 0, force: { warband: "w1", models: [1, 2] } },
    ]),
  );
  await expectClean();
});

test("a ready set-up begins its battle, and lists those it began", async () => {
  const asked = await editor(ready, { battle_begin: refuses({ code: "NOT_READY", message: "Not yet." }) });
  expect(screen.getByRole("link", { name: "Friday, battle 1" }).getAttribute("href")).toBe("#/battle/b1");
  await userEvent.click(screen.getByRole("button", { name: "Begin the battle" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Not yet.");
  expect(asked).toContainEqual({ name: "battle_begin", input: { set_up: "s1" } });
});

test("terrain is added, written on, sized and taken away", async () => {
  const asked = await editor();
  await userEvent.click(screen.getByRole("button", { name: "Add: Trench" }));
  await screen.findByRole("button", { name: "Remove Trench" });
  await userEvent.type(screen.getByLabelText("Label"), "Sap{Enter}");
  await screen.findByRole("button", { name: "Remove Sap" });
  const width = screen.getByLabelText("Width");
  await userEvent.clear(width);
  await userEvent.type(width, "99");
  expect(width.getAttribute("aria-invalid")).toBe("true");
  await userEvent.clear(width);
  await userEvent.type(width, "4,5{Enter}");
  await waitFor(() => expect(changes(asked)).toHaveLength(3));
  await expectClean();
  await userEvent.click(screen.getByRole("button", { name: "Remove Sap" }));
  await waitFor(() => expect(changes(asked)).toHaveLength(4));
  const [placed, labelled, sized, cleared] = changes(asked);
  expect(placed).toMatchObject({ do: "place", terrain: { id: "trench-1", kind: "trench", height: 3 * inch } });
  expect(labelled).toMatchObject({ terrain: { label: "Sap" } });
  expect(sized).toMatchObject({ terrain: { label: "Sap", shape: { rect: { width: 4.5 * inch, depth: 2 * inch } } } });
  expect(cleared).toEqual({ do: "clear", terrain: "trench-1" });
});

test("a wall is drawn as wire by its own field, and a landmark looks one way", async () => {
  const asked = await editor();
  await userEvent.click(screen.getByRole("button", { name: "Add: Wall" }));
  const drawn = await screen.findByLabelText(words.scenarios.drawnAs);
  expect(
    within(drawn)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Wall", "Wire", "Hedge"]);
  await userEvent.selectOptions(drawn, "Wire");
  await waitFor(() => expect(changes(asked)).toHaveLength(2));
  expect(changes(asked)[1]).toMatchObject({ do: "place", terrain: { kind: "wall", look: "wire" } });
  await userEvent.selectOptions(drawn, "Wall");
  await waitFor(() => expect(changes(asked)).toHaveLength(3));
  expect(changes(asked)[2]).toMatchObject({ do: "place", terrain: { kind: "wall", look: "plain" } });
  await userEvent.click(screen.getByRole("button", { name: "Add: Landmark" }));
  await waitFor(() => expect(screen.queryByLabelText(words.scenarios.drawnAs)).toBeNull());
});

test("an objective takes its ruin along, and one undo brings both back", async () => {
  const asked = await editor();
  await pick("Objective 1");
  const west = screen.getByLabelText<HTMLInputElement>("From west");
  await userEvent.clear(west);
  await userEvent.type(west, "12.5{Enter}");
  await waitFor(() => expect(changes(asked)).toHaveLength(2));
  expect(changes(asked)[0]).toMatchObject({
    do: "place",
    terrain: { id: "ruin-1", shape: { rect: { corner: { x: 9.5 * inch, y: 15 * inch } } } },
  });
  expect(changes(asked)[1]).toEqual({ do: "objective", objective: 0, at: { x: 12.5 * inch, y: 18 * inch } });
  const undo = screen.getByRole<HTMLButtonElement>("button", { name: "Undo the last change" });
  await waitFor(() => expect(undo.disabled).toBe(false));
  await userEvent.click(undo);
  await waitFor(() => expect(asked.filter(({ name }) => name === "set_up_undo")).toHaveLength(2));
  await waitFor(() => expect(west.value).toBe("10"));
});

test("an unconfirmed zone is confirmed as it stands, or made deeper", async () => {
  const asked = await editor();
  await pick("North zone");
  await userEvent.click(screen.getByRole("button", { name: "It is right" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "It is right" })).toBeNull());
  const depth = screen.getByLabelText("Depth");
  await userEvent.clear(depth);
  await userEvent.type(depth, "10{Enter}");
  await waitFor(() =>
    expect(changes(asked)).toEqual([
      { do: "zone", zone: 0, shape: { strip: { edge: "north", depth: 12 * inch } } },
      { do: "zone", zone: 0, shape: { strip: { edge: "north", depth: 10 * inch } } },
    ]),
  );
});

test("the arrow keys on the map move what is chosen, written once when they rest", async () => {
  const asked = await editor();
  await pick("Ruin no. 3");
  const board = screen.getByRole("application");
  board.focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}");
  expect(screen.getByLabelText<HTMLInputElement>("From west").value).toBe("22");
  expect(changes(asked)).toHaveLength(0);
  await waitFor(() => expect(changes(asked)).toHaveLength(2), { timeout: 3000 });
  expect(changes(asked)[1]).toEqual({ do: "objective", objective: 2, at: { x: 25 * inch, y: 25 * inch } });
});

test("a piece is dragged by its frame and stays on the table", async () => {
  const asked = await editor();
  await pick("Ruin no. 5");
  const frame = screen.getByTestId("handle-move");
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, button: 0, pointerId: 1 });
  await fireEvent(frame, new MouseEvent("pointerdown", { ...at(300, 300), bubbles: true }));
  await fireEvent(frame, new MouseEvent("pointermove", { ...at(9000, 300), bubbles: true }));
  await fireEvent(frame, new MouseEvent("pointerup", { ...at(9000, 300), bubbles: true }));
  await waitFor(() => expect(changes(asked)).toHaveLength(2));
  expect(changes(asked)[0]).toMatchObject({ terrain: { shape: { rect: { corner: { x: 42 * inch, y: 27 * inch } } } } });
});

test("a change that was refused is said, and what stands stays", async () => {
  await editor(ready, { set_up_change: refuses({ code: "BOOK_LOCKED", message: "The book is open elsewhere." }) });
  await pick("North zone");
  await userEvent.click(screen.getByRole("button", { name: "It is right" }));
  expect((await screen.findByRole("alert")).textContent).toContain("The book is open elsewhere.");
  expect(screen.getByRole("button", { name: "It is right" })).toBeTruthy();
  await expectClean();
});

test("another ruleset is chosen, and says at a glance what it reads otherwise", async () => {
  const asked = await editor(ready);
  const terms = await screen.findByRole("region", { name: "Terms" });
  expect(terms.textContent).toContain("A battle keeps the ruleset it began with.");
  expect(screen.queryByRole("list", { name: /reads differently/ })).toBeNull();
  await userEvent.selectOptions(await screen.findByLabelText("Ruleset"), "Quick Start · 1 differs");
  const differs = await screen.findByRole("list", { name: "What Quick Start reads differently" });
  expect(differs.textContent).toMatch(/Is there a limit to a Charge\?\s*No\.\s*as printed: 12 in\./);
  expect(changes(asked)).toEqual([{ do: "ruleset", ruleset: "quick-start" }]);
  await expectClean();
});

test("a game counts for the campaign of both warbands, or is played outside of it", async () => {
  const inside: SetUpView = {
    ...ready,
    set_up: { ...ready.set_up, campaign: "c1" },
    campaigns: [{ id: "c1", name: "The Ardent Mile" }],
    sides: [
      { ducats: 225, strength: 3, limit: { game: 2, threshold: 200, field_strength: 2 } },
      { ducats: 200, strength: 2, limit: { game: 2, threshold: 800, field_strength: 11 } },
    ],
    asked: [{ code: "OVER_THRESHOLD", side: 0, message: "Side A fields 225 ducats: the Threshold of game 2 is 200." }],
  };
  const asked = await editor(inside);
  const first = screen.getByRole("region", { name: "Side A" });
  expect(first.textContent).toContain("Game 2 allows 200 ducats and 2 models.");
  expect(first.textContent).toContain("3 models count here.");
  expect(first.textContent).toContain("Side A fields 225 ducats: the Threshold of game 2 is 200.");
  expect(screen.getByRole("region", { name: "Side B" }).textContent).not.toContain("Threshold");
  expect(screen.getByRole("region", { name: "Before the battle" }).textContent).toContain("the Threshold of game 2");
  await userEvent.selectOptions(screen.getByLabelText("Campaign"), "outside of any campaign");
  expect(changes(asked)).toEqual([{ do: "campaign", campaign: null }]);
  await screen.findByText("This game counts for no campaign. When it is over you can still take it into one.");
});

test("without a campaign of both warbands none is offered", async () => {
  await editor(ready);
  await screen.findByLabelText("Ruleset");
  expect(screen.queryByLabelText("Campaign")).toBeNull();
});
