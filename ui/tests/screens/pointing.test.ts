/** What the board says while somebody points: whether a base may stand there, and how far the ground lets it go. */
import { screen, waitFor } from "@testing-library/svelte";
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
      return asked.length === 1 ? null : refused;
    },
  });
  const place = await screen.findByTestId("place");
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(place.className).toContain("main");
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

test("where the ground slows a model the map draws how far it gets, anew from each waypoint", async () => {
  const asked: Command[] = [];
  const rim = [
    { x: 10 * 25_400, y: 10 * 25_400 },
    { x: 14 * 25_400, y: 10 * 25_400 },
    { x: 12 * 25_400, y: 14 * 25_400 },
  ];
  await seated({
    battle: () => moment("act"),
    battle_reach: ({ command }) => {
      asked.push(command);
      return asked.length === 1 ? { rim } : null;
    },
  });
  await key("m");
  await waitFor(() => expect(ghost()?.querySelector("path.reach")).toBeTruthy());
  expect(ghost()?.querySelector("path.reach")?.getAttribute("d")?.split("L")).toHaveLength(3);
  expect(asked[0]).toMatchObject({ do: "move", to: null });
  await key("{Shift>}{ArrowUp}{/Shift}k");
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(ghost()?.querySelector("circle.reach")).toBeTruthy());
  expect(ghost()?.querySelector("path.reach")).toBeNull();
});
