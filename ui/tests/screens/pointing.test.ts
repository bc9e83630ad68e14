/** What the board says while somebody points: whether a base may stand there, and how far the ground lets it go. */
import { screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Command } from "../../src/battle/calls.ts";
import { moment } from "../fixtures/battle.ts";
import { expectClean } from "../session.ts";
import { key, said, seated } from "../table.ts";

const ghost = () => document.querySelector("[data-testid='board'] .ghost");
const toMap = () => document.getElementById("board")?.focus();

test("a model set up outside its zone is crossed out while it is pointed at, with the reason; its button steps back", async () => {
  const refused = { code: "E-NOT-IN-ZONE", message: "It is set up inside its own zone.", rule: "SET-07" };
  const asked: Command[] = [];
  const calls = await seated({
    battle: () => moment("deploy"),
    battle_say: () => moment("activate"),
    battle_refused: ({ command }) => {
      asked.push(command);
      return refused;
    },
  });
  const place = await screen.findByTestId("place");
  // Longer than a ghost that was pointed at rests: nobody pointed, so nothing is asked and nothing crossed out.
  await new Promise((rested) => setTimeout(rested, 200));
  expect(asked).toHaveLength(0);
  expect(place.className).toContain("main");
  expect(ghost()?.classList).not.toContain("refused");
  toMap();
  await key("{Shift>}{ArrowUp}{ArrowUp}{/Shift}");
  const why = await screen.findByTestId("stand-refused");
  expect(why.textContent).toContain("It is set up inside its own zone.");
  await waitFor(() => expect(ghost()?.classList).toContain("refused"));
  expect(screen.getByTestId("place").className).not.toContain("main");
  await expectClean();
  // It is still said, so that the table can overrule it.
  await key("{Enter}");
  await waitFor(() => expect(said(calls).map((command) => command.do)).toEqual(["deploy"]));
});

test("a Dash has its chance on its tile", async () => {
  await seated({ battle: () => moment("act") });
  const tile = await screen.findByTestId("act-dash");
  expect(tile.textContent).toContain("Success 58 % · Risky");
  expect(tile.querySelector("[role='img']")?.getAttribute("aria-label")).toContain("Success 55.6, Critical 2.8");
});

const place = (x: number, y: number) => ({ x: x * 25_400, y: y * 25_400 });
const corners = () => ghost()?.querySelector("path.reach")?.getAttribute("d")?.split("L").length;
const circle = () => Number(ghost()?.querySelector("circle.reach")?.getAttribute("r"));

test("where the ground slows a model the map draws how far it gets, anew from each waypoint", async () => {
  const asked: Command[] = [];
  const three = [place(10, 10), place(14, 10), place(12, 14)];
  const rims = [three, [...three, place(10, 12)]];
  await seated({
    battle: () => moment("act"),
    battle_reach: ({ command }) => {
      asked.push(command);
      return { left: 4 * 25_400, rim: rims[asked.length - 1] ?? null };
    },
  });
  await key("m");
  await waitFor(() => expect(corners()).toBe(3));
  expect(asked[0]).toEqual({ do: "move", to: null });
  await key("{Shift>}{ArrowUp}{/Shift}k");
  await waitFor(() => expect(corners()).toBe(4));
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({ do: "move", to: null, way: { via: [{}] } });
});

test("a circle is as large as the engine says, and behind a waypoint there is none before it does", async () => {
  let answer: ((area: { left: number; rim: null }) => void) | undefined;
  let asked = 0;
  await seated({
    battle: () => moment("act"),
    battle_reach: () => {
      asked += 1;
      return asked === 1
        ? { left: 4 * 25_400, rim: null }
        : (new Promise<{ left: number; rim: null }>((done) => (answer = done)) as never);
    },
  });
  await key("m");
  await waitFor(() => expect(asked).toBe(1));
  await waitFor(() => expect(circle()).toBeGreaterThan(0));
  const whole = circle();
  await key("{Shift>}{ArrowUp}{/Shift}k");
  await waitFor(() => expect(asked).toBe(2));
  expect(ghost()?.querySelector("circle.reach")).toBeNull();
  answer?.({ left: 25_400, rim: null });
  await waitFor(() => expect(circle()).toBeCloseTo(whole / 4));
});

test("what was refused to one model is not said of the next", async () => {
  const refused = { code: "E-NOT-IN-ZONE", message: "It is set up inside its own zone.", rule: "SET-07" };
  const first = moment("deploy");
  const asked: Command[] = [];
  await seated({
    battle: () => first,
    battle_refused: ({ command }) => {
      asked.push(command);
      return asked.length === 1 ? refused : (new Promise(() => {}) as never);
    },
  });
  await screen.findByTestId("place");
  toMap();
  await key("{Shift>}{ArrowUp}{/Shift}");
  await screen.findByTestId("stand-refused");
  // Another model of the same side is taken, and pointed at before anything was answered about it.
  const models = asked[0]?.do === "deploy" ? asked[0].model : -1;
  const other = first.models.find(({ id, side }) => side === first.models[models]?.side && id !== models);
  await userEvent.click(await screen.findByTestId(`model-${other?.id}`));
  toMap();
  await key("{Shift>}{ArrowUp}{/Shift}");
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ model: other?.id });
  expect(screen.queryByTestId("stand-refused")).toBeNull();
  expect(ghost()?.classList).not.toContain("refused");
});

/** One came here by a link: the focus stands at the title of the page. */
const arrives = () => document.getElementById("where")?.focus();

test("after arriving from a list M opens the move and the arrows move the ghost at once, without a click", async () => {
  const asked = await seated({ battle: () => moment("act"), battle_measure: () => null, battle_reach: () => null });
  arrives();
  expect(document.activeElement?.id).toBe("where");
  await key("m");
  expect((await screen.findByTestId("far")).textContent).toBe("0\u2033 of 6\u2033");
  await waitFor(() => expect(document.activeElement?.id).toBe("board"));
  await key("{ArrowUp}{ArrowUp}");
  expect(screen.getByTestId("far").textContent).toBe("0.5\u2033 of 6\u2033");
  await key("{Enter}");
  await waitFor(() => expect(said(asked).map((command) => command.do)).toEqual(["move"]));
});

test("a move is typed: so many inches up the map, or towards somebody", async () => {
  const view = moment("act");
  const asked = await seated({ battle: () => view, battle_measure: () => null, battle_reach: () => null });
  await key("m");
  await userEvent.click(await screen.findByTestId("type-way"));
  await waitFor(() => expect(document.activeElement?.tagName).toBe("INPUT"));
  await key("4");
  await waitFor(() => expect(screen.getByTestId("far").textContent).toBe("4\u2033 of 6\u2033"));
  await expectClean();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Which way" }), "towards B2 Trooper Kell");
  expect(screen.getByTestId("far").textContent).toBe("4\u2033 of 6\u2033");
  screen.getByRole("textbox", { name: "Inches" }).focus();
  await key("{Enter}");
  await waitFor(() => expect(said(asked)).toHaveLength(1));
  const [from, kell] = [view.models[1]?.at, view.models[3]?.at];
  const [command] = said(asked);
  if (command?.do !== "move" || !command.to || !from || !kell) throw new Error("no move");
  const { to } = command;
  expect(Math.hypot(to.x - from.x, to.y - from.y) / 25_400).toBeCloseTo(4, 3);
  // On the line between the two.
  expect((to.x - from.x) * (kell.y - from.y)).toBeCloseTo((to.y - from.y) * (kell.x - from.x), -7);
  expect(Math.hypot(to.x - kell.x, to.y - kell.y)).toBeLessThan(Math.hypot(from.x - kell.x, from.y - kell.y));
});

test("Esc leaves the figures of a move, not the move", async () => {
  await seated({ battle: () => moment("act"), battle_measure: () => null, battle_reach: () => null });
  await key("m");
  await userEvent.click(await screen.findByTestId("type-way"));
  await waitFor(() => expect(document.activeElement?.tagName).toBe("INPUT"));
  await key("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId("type-way")));
  expect(screen.queryByTestId("typed-way")).toBeNull();
});
