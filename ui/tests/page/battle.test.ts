import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { BLAZONS } from "../../src/emblems/blazons.ts";
import { entryIn, momentOf, momentsOf, tracked } from "../../src/page/moments.ts";
import Page from "../../src/page/Page.svelte";
import { expectClean } from "../session.ts";
import { published } from "./fixture.ts";

beforeEach(() => history.replaceState(null, "", "#"));

const place = () => screen.getByRole("slider").getAttribute("aria-valuetext");
const score = () => screen.getByTestId("score").textContent.replace(/\s+/g, " ");

test("a moment is what stood before it and what changed, and shares the rest", () => {
  const all = momentsOf(published());
  expect(all).toHaveLength(4);
  expect(all.map(({ sides }) => sides.map(({ points }) => points))).toEqual([
    [0, 0],
    [0, 0],
    [2, 0],
    [3, 1],
  ]);
  expect(all.map(({ models }) => models[2]?.condition)).toEqual(["standing", "standing", "standing", "out"]);
  expect(all.map(({ models }) => models[2]?.markers.blood)).toEqual([0, 0, 2, 0]);
  expect(all.map(({ models }) => models[0]?.presence)).toEqual(["waiting", "table", "table", "table"]);
  expect(all.map(({ turn }) => turn)).toEqual([0, 0, 1, 2]);
  expect(all[3]?.models[0]).toBe(all[1]?.models[0]);
});

test("a number that was taken back leads to the entry before it", () => {
  const battle = published();
  expect([0, 2, 3, 4, 5, 8, 9, 99].map((seq) => momentOf(battle, seq))).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  expect(["#12", "#0", "#", "", "#a", "#12x", "#-1", "#99999999999"].map(entryIn)).toEqual([
    12,
    0,
    ...Array.from({ length: 6 }, () => null),
  ]);
});

test("a battle of which no place was kept has no map", () => {
  const battle = published();
  expect(tracked(battle)).toBe(true);
  for (const { then } of battle.log) for (const model of then.models ?? []) model.at = null;
  expect(tracked(battle)).toBe(false);
  render(Page, { published: battle });
  expect(screen.queryByTestId("board")).toBeNull();
  screen.getByText("Positions were not tracked in this battle.");
});

test("each side bears its emblem: a banner of its own, or the shield of its faction", () => {
  const battle = published();
  const [redoubt] = battle.sides;
  if (redoubt) redoubt.emblem.banner = { cloth: "moss", figure: "bone", device: "anchor" };
  render(Page, { published: battle });
  const anchor = BLAZONS.anchor.body ?? "none";
  for (const place of [screen.getByRole("list", { name: "Both sides" }), screen.getByTestId("score")]) {
    const drawn = [...place.querySelectorAll("svg.emblem")].map((one) => one.innerHTML);
    expect(drawn).toHaveLength(2);
    expect(drawn.map((one) => one.includes(anchor))).toEqual([true, false]);
  }
});

test("it opens with the result, and steps by buttons and arrow keys", async () => {
  const hands = userEvent.setup();
  render(Page, { published: published() });
  expect(place()).toMatch(/^3 of 3 entries/);
  expect(screen.getByText("The Seventh Redoubt won: a side gave up")).toBeTruthy();
  expect(score()).toMatch(/3.*:.*1/);
  expect(screen.getByRole("button", { name: "Step on" }).hasAttribute("disabled")).toBe(true);
  await hands.click(screen.getByRole("button", { name: "Step back" }));
  expect(place()).toMatch(/^2 of 3 entries/);
  expect(location.hash).toBe("#5");
  expect(score()).toMatch(/2.*:.*0/);
  await hands.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  expect(place()).toMatch(/^0 of 3 entries: Before the first entry$/);
  expect(screen.getByTestId("spoken").textContent).toBe("Before the first entry");
  await hands.keyboard("{ArrowRight}");
  expect(place()).toMatch(/^1 of 3 entries/);
  await hands.keyboard("{End}");
  expect(place()).toMatch(/^3 of 3 entries/);
});

test("the arrows of the map stay the map’s", async () => {
  const hands = userEvent.setup();
  render(Page, { published: published() });
  screen.getByTestId("board").focus();
  await hands.keyboard("{ArrowLeft}");
  expect(place()).toMatch(/^3 of 3 entries/);
});

test("a Turn is jumped to, and the log leads to each entry", async () => {
  const hands = userEvent.setup();
  render(Page, { published: published() });
  await hands.click(screen.getByRole("button", { name: "To Turn 1" }));
  expect(place()).toMatch(/^2 of 3 entries/);
  expect(screen.getByRole("button", { name: "To Turn 1" }).getAttribute("aria-pressed")).toBe("true");
  const log = screen.getByRole("list", { name: "Log" });
  const [first] = within(log).getAllByRole("button");
  if (first) await hands.click(first);
  expect(place()).toMatch(/^1 of 3 entries/);
  expect(within(log).getAllByRole("listitem")[0]?.getAttribute("aria-current")).toBe("true");
});

test("an address names an entry, also one that is followed later", async () => {
  location.hash = "#5";
  render(Page, { published: published() });
  expect(place()).toMatch(/^2 of 3 entries/);
  location.hash = "#3";
  await vi.waitFor(() => expect(place()).toMatch(/^1 of 3 entries/));
});

test("it plays from the beginning to the end, and stops there", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const hands = userEvent.setup({ advanceTimers: (by) => vi.advanceTimersByTime(by) });
    render(Page, { published: published() });
    await hands.click(screen.getByRole("button", { name: "Play" }));
    expect(place()).toMatch(/^0 of 3/);
    await vi.advanceTimersByTimeAsync(2500);
    expect(place()).toMatch(/^2 of 3/);
    await hands.click(screen.getByRole("button", { name: "Pause" }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(place()).toMatch(/^2 of 3/);
    await hands.click(screen.getByRole("button", { name: "Play" }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(place()).toMatch(/^3 of 3/);
    screen.getByRole("button", { name: "Play" });
  } finally {
    vi.useRealTimers();
  }
});

test("who fell is told with whose hand it was, and nothing is wrong for readers", async () => {
  render(Page, { published: published() });
  const battle = published();
  const names = battle.models.map(({ sheet }) => sheet.name);
  expect(document.body.textContent).toContain(`by ${names[0]}, Turn 2`);
  await expectClean();
});
