import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import App from "../../src/App.svelte";
import { beside, type Box } from "../../src/tour/beside.ts";
import { endTour, stopAt } from "../../src/tour/touring.svelte.ts";
import { none } from "../fixtures/book.ts";
import { expectClean, session } from "../session.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  if (stopAt() !== null) endTour();
});

const stop = () => screen.findByRole("dialog", { name: /.+/ });
const heading = (name: string) => screen.findByRole("heading", { name, level: 2 });
const apart = (one: Box, other: Box) =>
  one.left + one.width <= other.left ||
  other.left + other.width <= one.left ||
  one.top + one.height <= other.top ||
  other.top + other.height <= one.top;

test("the words of a stop never cover what they are about, however small the window", () => {
  const lit: Box[] = [
    { left: 0, top: 48, width: 88, height: 72 },
    { left: 1100, top: 0, width: 108, height: 48 },
    { left: 280, top: 720, width: 72, height: 60 },
    { left: 0, top: 500, width: 176, height: 144 },
  ];
  for (const [width, height] of [
    [1280, 800],
    [900, 600],
    [360, 780],
    [320, 480],
  ] as const) {
    for (const target of lit) {
      const at = {
        ...target,
        left: Math.min(target.left, width - target.width),
        top: Math.min(target.top, height - target.height),
      };
      const words = beside(at, { width: 416, height: 260 }, width, height);
      expect(apart(words, at), JSON.stringify({ at, words, width, height })).toBe(true);
      expect(words.left).toBeGreaterThanOrEqual(0);
      expect(words.top).toBeGreaterThanOrEqual(0);
      expect(words.left + words.width).toBeLessThanOrEqual(width);
      expect(words.top + words.height).toBeLessThanOrEqual(height);
      expect(words.width * words.height).toBeGreaterThan(20_000);
    }
  }
});

test("at the first start the tour is offered, walks by keyboard over five pages, and gives the page back", async () => {
  session({ book_state: () => none });
  render(App);
  await userEvent.click(await screen.findByRole("button", { name: "Take the tour" }));
  const first = await heading("Muster your Warbands");
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(document.querySelector(".app")?.hasAttribute("inert")).toBe(true);
  await expectClean(await stop());
  await userEvent.keyboard("{ArrowRight}");
  await heading("Log a battle at the table");
  await waitFor(() => expect(location.hash).toBe("#/battle"));
  await userEvent.keyboard("{ArrowLeft}");
  await heading("Muster your Warbands");
  for (const next of ["Log a battle at the table", "Follow the season", "Nothing to save", "Look up any rule"]) {
    await userEvent.click(within(await stop()).getByRole("button", { name: "Next" }));
    await heading(next);
  }
  await userEvent.click(screen.getByRole("button", { name: "Finish the tour" }));
  expect(screen.queryByTestId("tour")).toBeNull();
  expect(document.querySelector(".app")?.hasAttribute("inert")).toBe(false);
  // The page opens the first Warband as soon as its list has come.
  await waitFor(() => expect(location.hash).toMatch(/^#\/warbands/));
});

test("skipped, it is not offered again, and the page Book still has it", async () => {
  session();
  location.hash = "#/book";
  render(App);
  await userEvent.click(await screen.findByRole("button", { name: /^Take the tour/ }));
  await heading("Muster your Warbands");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByTestId("tour")).toBeNull();
  expect(await screen.findByRole("button", { name: "Take the tour again" })).toBeTruthy();
  expect(localStorage.getItem("nml.tour")).not.toBeNull();
});
