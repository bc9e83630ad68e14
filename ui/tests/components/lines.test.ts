import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { describe, expect, test, vi } from "vitest";
import Button from "../../src/components/Button.svelte";
import type { Entry } from "../../src/components/entry.ts";
import Field from "../../src/components/Field.svelte";
import Figure from "../../src/components/Figure.svelte";
import AftermathRow from "../../src/components/AftermathRow.svelte";
import LogEntry from "../../src/components/LogEntry.svelte";
import ModifierList from "../../src/components/ModifierList.svelte";
import SearchField from "../../src/components/SearchField.svelte";
import Sparkline from "../../src/components/Sparkline.svelte";
import ViolationBox from "../../src/components/ViolationBox.svelte";
import Why from "../../src/components/Why.svelte";
import Wrong from "../../src/components/Wrong.svelte";
import { expectClean } from "../session.ts";

const text = (content: string) => createRawSnippet(() => ({ render: () => `<span>${content}</span>` }));

describe("button", () => {
  test("is a link with an address, and a button without one or when it waits", async () => {
    const { container, rerender } = render(Button, { href: "#/book", children: text("Book") });
    expect(screen.getByRole("link", { name: "Book" }).getAttribute("href")).toBe("#/book");
    await rerender({ href: "#/book", disabled: true, children: text("Book") });
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Book" }).disabled).toBe(true);
    await expectClean(container);
  });

  test("has a name when only its icon is seen", async () => {
    const { container } = render(Button, { square: true, icon: "undo", label: "Undo" });
    expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
    await expectClean(container);
  });
});

describe("log entry", () => {
  const entry: Entry = {
    number: 44,
    side: "b",
    sentence: [{ text: "Cantor charges " }, { text: "Wat", strong: true }],
    result: "12″",
    tone: "bad",
    rolls: [{ dice: [{ value: 6 }, { value: 1, dropped: true }], text: "hit" }],
    detail: "12.4″, measured 11.9″",
    state: "plain",
  };

  const list = (props: { entry: Entry; onopen?: () => void }) => {
    const target = document.body.appendChild(document.createElement("ol"));
    return render(LogEntry, { target, props });
  };

  test("tells the sentence, the dice and the result", () => {
    const { container } = list({ entry });
    expect(container.textContent).toMatch(/44.*Cantor charges Wat.*12″.*hit.*measured/s);
    expect(screen.getByRole("img", { name: "1 dropped" })).toBeTruthy();
    expect(container.textContent).not.toContain("Overruled");
  });

  test("sets keywords, but no name in capitals", () => {
    const sentence = [{ text: "PISTOL Ada", name: true }, { text: " has COVER" }];
    const { container } = list({ entry: { ...entry, sentence } });
    expect([...container.querySelectorAll(".text .k")].map(({ textContent }) => textContent)).toEqual(["COVER"]);
    expect(container.textContent).toContain("PISTOL Ada has COVER");
  });

  test("bears its mark when it was overruled", () => {
    expect(list({ entry: { ...entry, state: "overruled" } }).container.textContent).toContain("Overruled");
  });

  test("stays, struck, when it was undone", () => {
    const { container } = list({ entry: { ...entry, state: "undone" } });
    expect(container.textContent).toContain("undone");
    expect(container.textContent).not.toContain("12″ ");
    expect(container.querySelector(".undone")).toBeTruthy();
  });

  test("opens, when it can be opened", async () => {
    const onopen = vi.fn();
    list({ entry, onopen });
    await userEvent.click(screen.getByRole("button", { name: "Cantor charges Wat" }));
    expect(onopen).toHaveBeenCalledOnce();
  });
});

test("of several ways out the one that mends most is inked, and only that one", async () => {
  const onmend = vi.fn();
  const { container } = render(ViolationBox<string>, {
    label: "2 things to mend",
    broken: [
      {
        message: "Piers can’t wear it.",
        rule: "ELITE only",
        mends: [{ label: "Standard", mends: 1, what: "standard" }],
      },
      { message: "40 over.", rule: "Budget", mends: [{ label: "Remove", mends: 2, what: "remove" }] },
    ],
    onmend,
  });
  const inked = container.querySelectorAll("button.main");
  expect([...inked].map((button) => button.textContent?.trim())).toEqual(["Remove"]);
  await userEvent.click(screen.getByRole("button", { name: "Standard" }));
  expect(onmend).toHaveBeenCalledWith("standard");
  await expectClean(container);
});

test("modifiers stand with their reason and their sum", async () => {
  const { container } = render(ModifierList, {
    modifiers: [
      { value: 1, name: "Elevated", reason: "4″ higher" },
      { value: -1, name: "Cover", reason: "ruin’s wall between" },
    ],
    sum: { value: 0, name: "DICE", reason: "roll 2" },
    after: [{ value: -1, name: "Injury", reason: "Trench Shield" }],
  });
  const rows = [...container.querySelectorAll("dl > div")].map((row) => row.textContent?.replace(/\s+/g, " ").trim());
  expect(rows).toEqual([
    "+1 Elevated 4″ higher",
    "−1 Cover ruin’s wall between",
    "0 DICE roll 2",
    "−1 Injury Trench Shield",
  ]);
  await expectClean(container);
});

test("why opens on its reasons", async () => {
  const { container } = render(Why, {
    of: "Armour −2",
    grounds: [{ source: "Reinforced Armour", value: -2, text: "worn" }],
  });
  const details = container.querySelector("details");
  expect(details?.open).toBe(false);
  await userEvent.click(screen.getByText("Why"));
  expect(details?.open).toBe(true);
  expect(container.querySelector("li")?.textContent).toMatch(/−2\s*Reinforced Armour\s*worn/);
  await expectClean(container);
});

test("a number over its limit is marked, and the gauge draws the surplus", () => {
  const { container } = render(Figure, { label: "Ducats", value: 740, of: 700, gauge: true });
  expect(container.querySelector(".over")).toBeTruthy();
  const widths = [...container.querySelectorAll<HTMLElement>(".gauge i")].map(({ style }) =>
    Math.round(parseFloat(style.width)),
  );
  expect(widths).toEqual([95, 5]);
});

test("the course is drawn to the table's scale and told in words", () => {
  const games = [
    { game: 1, outcome: "won" as const, cvp: 15 },
    { game: 2, outcome: "drew" as const, cvp: 25 },
  ];
  const { container } = render(Sparkline, { games, top: 50, length: 5 });
  expect(screen.getByRole("img", { name: "won game 1, drew game 2" })).toBeTruthy();
  expect(container.querySelectorAll("rect")).toHaveLength(1);
  expect(container.querySelectorAll("circle")).toHaveLength(1);
});

test("a line of the ledger says what was gained and lost", () => {
  const target = document.body.appendChild(document.createElement("ul"));
  const { container } = render(AftermathRow, {
    target,
    props: {
      side: "a",
      number: 5,
      name: "Isolde",
      note: "Shock Trooper",
      stamp: "2",
      result: "Dead",
      died: true,
      tone: "bad",
      margins: [{ sign: "loss", text: "62 ducats" }],
    },
  });
  expect(container.textContent?.replace(/\s+/g, " ")).toMatch(/Isolde.*Shock Trooper.*2.*Dead.*loss.*62 ducats/);
});

test("a search can be cleared by key and by button, and says how many are left", async () => {
  const user = userEvent.setup();
  const { container } = render(SearchField, { label: "Search", value: "", found: 2 });
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
  await user.type(field, "rifle");
  expect(screen.getByRole("status").textContent).toBe("2 matches");
  await user.keyboard("{Escape}");
  expect(field.value).toBe("");
  await user.type(field, "x");
  await user.click(screen.getByRole("button", { name: "Clear the search" }));
  expect([field.value, document.activeElement]).toEqual(["", field]);
  await expectClean(container);
});

test("a field that is wrong says so to readers", async () => {
  const { container } = render(Field, { label: "Name", value: "", hint: "short", wrong: "Enter a name." });
  const field = screen.getByLabelText("Name");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const told = (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(told).toEqual(["short", "Enter a name."]);
  await expectClean(container);
});

test("a failure stands in the page with its code and what was kept", async () => {
  const onagain = vi.fn();
  const { container } = render(Wrong, {
    failure: { code: "BOOK_NEWER", message: "Made by a newer version." },
    onagain,
  });
  const box = screen.getByRole("alert");
  expect(box.textContent).toMatch(/Made by a newer version\..*Nothing was changed.*BOOK_NEWER/s);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onagain).toHaveBeenCalledOnce();
  await expectClean(container);
});
