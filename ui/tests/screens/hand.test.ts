/** The window in the hand: as narrow as a phone. */
import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import App from "../../src/App.svelte";
import { pulled } from "../../src/battle/pulling.ts";
import { atHand, behindMore } from "../../src/frame/places.ts";
import { tasks } from "../../src/route.svelte.ts";
import { moment, type MomentName } from "../fixtures/battle.ts";
import { claim } from "../fixtures/scenarios.ts";
import { expectClean, session } from "../session.ts";
import { key, question, said, seated } from "../table.ts";

vi.hoisted(() => {
  // Before the first module asks.
  Object.assign(window, { innerWidth: 390, innerHeight: 844 });
});

const rail = () => screen.getByRole("navigation", { name: "Tasks" });
const names = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole("link")
    .map(({ textContent }) => textContent?.trim());

test("every task has its place: four at hand, which More makes five, and the others behind it", () => {
  expect(atHand).toEqual(["warbands", "battle", "campaign", "club"]);
  expect([...atHand, ...behindMore].sort()).toEqual([...tasks].sort());
});

test("More opens the other tasks, and goes with Escape, with a press elsewhere and with a choice", async () => {
  session();
  render(App);
  await screen.findByRole("table", { name: "Warbands" });
  expect(names(rail())).toEqual(["Warbands", "Battle", "Campaign", "Club"]);
  const more = screen.getByTestId("more-tasks");
  await userEvent.click(more);
  expect(more.getAttribute("aria-expanded")).toBe("true");
  expect(names(screen.getByRole("list", { name: "More tasks" }))).toEqual(["Scenarios", "Aftermath", "Book", "Find"]);
  await expectClean();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("list", { name: "More tasks" })).toBeNull();
  expect(document.activeElement).toBe(more);
  await userEvent.click(more);
  await userEvent.click(screen.getByRole("table", { name: "Warbands" }));
  expect(screen.queryByRole("list", { name: "More tasks" })).toBeNull();
  await userEvent.click(more);
  await userEvent.click(screen.getByRole("link", { name: "Book" }));
  await waitFor(() => expect(screen.queryByRole("list", { name: "More tasks" })).toBeNull());
  // Who listens hears which of them is open.
  await screen.findByRole("button", { name: "More: Book" });
});

test("what a header's line has no room for stands behind one button, each by its name", async () => {
  session();
  render(App);
  await screen.findByRole("table", { name: "Warbands" });
  expect(screen.queryByRole("link", { name: "Muster a Warband" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "More on this page" }));
  screen.getByRole("link", { name: "Muster a Warband" });
  await expectClean();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("link", { name: "Muster a Warband" })).toBeNull();
});

function at(name: MomentName, then: MomentName[]) {
  let view = moment(name);
  const next = () => {
    const to = then.shift();
    if (to) view = moment(to);
    return view;
  };
  return seated({ battle: () => view, battle_say: next, battle_roll: next });
}

const handle = () => screen.getByTestId("sheet-handle");
const shown = () => screen.getByTestId("hand").dataset["side"];

test("the board, the cards and the log are tabs over the question, which waits in one line while cards are read", async () => {
  await at("activate", ["act"]);
  expect(shown()).toBe("board");
  expect(handle().getAttribute("aria-expanded")).toBe("true");
  await expectClean();
  await userEvent.click(screen.getByRole("tab", { name: "Cards" }));
  expect(handle().getAttribute("aria-expanded")).toBe("false");
  expect(handle().getAttribute("aria-label")).toContain("Choose a model to Activate");
  await userEvent.click(screen.getByTestId("model-1"));
  await waitFor(() => expect(handle().getAttribute("aria-label")).toContain("Piers Allard acts"));
  await userEvent.click(screen.getByRole("tab", { name: "Board" }));
  expect(question()).toBe("Piers Allard acts");
  // A card is read where the cards are, and put away where it was asked for.
  await userEvent.click(screen.getByRole("tab", { name: "Cards" }));
  await userEvent.click(screen.getByTestId("card-1"));
  await screen.findByRole("heading", { name: "Piers Allard" });
  await userEvent.click(screen.getByRole("button", { name: "Close the card" }));
  expect(shown()).toBe("cards");
  // What is put on the map needs it in sight.
  await key("m");
  await waitFor(() => expect(shown()).toBe("board"));
});

test("the end of the Activation stands beside the title, and over none of the ACTIONS", async () => {
  const asked = await at("act", ["activate"]);
  const actions = screen.getByRole("list", { name: "ACTIONS" });
  expect(within(actions).queryByTestId("act-end")).toBeNull();
  expect(within(actions).getByTestId("act-move")).toBeTruthy();
  // Inside one ACTION the ways back stand there.
  await userEvent.click(within(actions).getByTestId("act-shoot"));
  expect(screen.queryByTestId("act-end")).toBeNull();
  await userEvent.click(screen.getByTestId("back"));
  await userEvent.click(screen.getByTestId("act-end"));
  await waitFor(() => expect(said(asked)).toEqual([{ do: "end_activation" }]));
});

test("the points of four stand in a line of their own, under the header", async () => {
  const view = moment("activate");
  const [first] = view.sides;
  if (!first) throw new Error("no side");
  const four = ["C", "D"].map((letter) => ({ ...structuredClone(first), letter, name: `Force ${letter}` }));
  await seated({ battle: () => ({ ...view, sides: [...view.sides, ...four] }) });
  expect(within(screen.getByRole("banner")).queryByTestId("score")).toBeNull();
  expect(screen.getByTestId("score")).toBeTruthy();
});

test("the sheet is put down with its button, and keys still answer what it asks", async () => {
  await at("activate", ["act"]);
  handle().focus();
  await userEvent.keyboard("{Enter}");
  expect(handle().getAttribute("aria-expanded")).toBe("false");
  expect(document.getElementById("sheet")?.hidden).toBe(true);
  await key("1");
  await waitFor(() => expect(handle().getAttribute("aria-label")).toContain("acts"));
  await userEvent.click(handle());
  expect(document.getElementById("sheet")?.hidden).toBe(false);
});

test("a finger that goes down puts it down, one that goes up brings it up, and a short way is a tap", () => {
  expect(pulled(500, 560)).toBe(true);
  expect(pulled(560, 500)).toBe(false);
  expect(pulled(500, 510)).toBeNull();
});

test("a Deed that waits is counted on the tab that leads to it", async () => {
  const view = moment("activate");
  view.scene.proposals = [{ deed: "hold-your-ground", side: 1, model: null, turn: 1 }];
  await seated({ battle: () => view });
  const tab = await screen.findByRole("tab", { name: /^Log/ });
  expect(tab.textContent).toBe("Log1");
  expect(tab.getAttribute("title")).toBe("1 Deed to answer");
  await expectClean();
});

test("in one column the set-ups come after the scenarios that one came for", async () => {
  session({
    scenarios: () => ({
      stages: [],
      unread: [],
      scenarios: [
        { own: null, faults: 0, pack: null, away: false, played: 0, scenario: claim, stages: [], archetypes: [] },
      ],
    }),
    set_ups: () => [
      { id: "s0", name: "Friday", scenario: "claim", scenario_name: "Claim the Mile", updated: "2026-11-20T19:30:00Z" },
    ],
  });
  location.hash = "#/scenarios";
  render(App);
  const begun = await screen.findByRole("link", { name: /Friday/ });
  const map = screen.getByRole("article", { name: "Claim the Mile" });
  expect(map.compareDocumentPosition(begun) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await expectClean();
});
