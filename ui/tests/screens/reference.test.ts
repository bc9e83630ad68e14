import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import App from "../../src/App.svelte";
import KeywordText from "../../src/components/KeywordText.svelte";
import { closeReference, entryOf, entryOfRule, know } from "../../src/reference.svelte.ts";
import { around } from "../../src/reference/known.ts";
import { found } from "../../src/reference/found.ts";
import { entries } from "../fixtures/reference.ts";
import { expectClean, session } from "../session.ts";

beforeEach(() => know(entries));
afterEach(() => {
  closeReference(false);
  know([]);
});

const names = (search: string) => found(entries, search).flatMap(({ entries }) => entries.map(({ name }) => name));
const panel = () => screen.getByRole("dialog", { name: "Reference" });

test("a run of capitals leads to its entry, or to that of the first words in it; a rule to what it stands behind", () => {
  expect(entryOf("BLOOD MARKERS")).toBe("blood");
  expect(entryOf("NEGATE FIRE")).toBe("negate");
  expect(entryOf("THE COURT")).toBeUndefined();
  expect(entryOfRule("ATK-06")).toBe("dice");
  expect(entryOfRule("C-42")).toBe("block");
  expect(entryOfRule("HOUSE-1")).toBeUndefined();
});

test("a search finds names first, then what entries say, their tables and their rulings; accents make no difference", () => {
  expect(names("charge")).toEqual(["Charge", "BLOCK"]);
  expect(names("cover")).toEqual(["DICE of an attack"]);
  expect(names("C-42")).toEqual(["BLOCK"]);
  expect(names("chàrge")).toEqual(["Charge", "BLOCK"]);
  expect(names("charge cover")).toEqual([]);
  expect(found(entries, "").map(({ kind }) => kind)).toContain("marker");
});

test("the question mark opens it over the page, typing narrows it, Enter opens the first, Escape gives the focus back", async () => {
  session();
  location.hash = "#/warbands";
  render(App);
  const link = await screen.findByRole("link", { name: "Find" });
  link.focus();
  await userEvent.keyboard("?");
  const field = await within(panel()).findByRole("searchbox", { name: "Search the reference" });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await expectClean();
  await userEvent.keyboard("heav");
  expect(within(panel()).getAllByRole("listitem")).toHaveLength(1);
  await userEvent.keyboard("{Enter}");
  const heading = await within(panel()).findByRole("heading", { name: "HEAVY" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await expectClean();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog", { name: "Reference" })).toBeNull();
  expect(document.activeElement).toBe(link);
  expect(location.hash).toBe("#/warbands");
});

test("in a field a question mark is typed", async () => {
  session();
  location.hash = "#/find";
  render(App);
  await userEvent.type(await screen.findByRole("searchbox", { name: "Find in this book" }), "who?");
  expect(screen.queryByRole("dialog", { name: "Reference" })).toBeNull();
});

test("it says where the rulebook tells it and whose it is, and leads to its rulings and to others", async () => {
  session();
  location.hash = "#/book/reference/block";
  render(App);
  const shown = await screen.findByTestId("entry");
  expect(shown.textContent).toContain("Rulebook 1.0.2, p.\u00a053");
  await expectClean();
  const ruling = within(shown).getByRole("link", { name: "Against which attackers does BLOCK take a DICE?" });
  expect(ruling.getAttribute("href")).toBe("#/book/rulings/C-42");
  await userEvent.click(within(shown).getByRole("button", { name: "Charge" }));
  await waitFor(() => expect(location.hash).toBe("#/book/reference/charge"));
  await userEvent.click(screen.getByRole("button", { name: /^FUMBLE/ }));
  await waitFor(() => expect(screen.getByTestId("entry").textContent).toContain("Beta, April 2026"));
});

test("a word in a sentence opens its entry and is no stop for Tab; within a button it only says that it has one", async () => {
  session();
  location.hash = "#/warbands";
  render(App);
  await screen.findByRole("table", { name: "Warbands" });
  const work = document.getElementById("work") as HTMLElement;
  const line = work.appendChild(document.createElement("p"));
  const press = work.appendChild(document.createElement("button"));
  render(KeywordText, { target: line, props: { text: "BLOCK against HEAVY" } });
  render(KeywordText, { target: press, props: { text: "Cover", rule: "ATK-06" } });
  const word = screen.getByRole("button", { name: "BLOCK" });
  expect(word.tabIndex).toBe(-1);
  expect(press.querySelector("[role='button']")).toBeNull();
  expect(around(press)).toEqual(["dice"]);
  expect(around(line)).toEqual(["block", "heavy"]);
  press.focus();
  await userEvent.keyboard("?");
  const list = within(panel()).getByRole("region", { name: "On this page" });
  expect(within(list).getByRole("button", { name: "DICE of an attack" })).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(word);
  await within(panel()).findByRole("heading", { name: "BLOCK" });
  await userEvent.keyboard("{Escape}");
  expect(document.activeElement).toBe(word);
  line.remove();
  press.remove();
});
