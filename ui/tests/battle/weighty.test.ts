import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import ReplayMarks from "../../src/battle/ReplayMarks.svelte";
import type { Seen } from "../../src/battle/seen.ts";
import { nextOf, signsOf, weightyIn } from "../../src/battle/weighty.ts";

const said = (seq: number, events: unknown[], in_force = true) => ({
  seq,
  turn: Math.ceil(seq / 10),
  in_force,
  what: { said: { command: { do: "roll" }, events } },
});
const held = (...holders: (number | null)[]) => ({
  event: "scenario",
  what: "held",
  objectives: holders.map((holder) => (holder === null ? {} : { holder })),
});
const view = {
  models: ["Reyne", "Wat", "Nib"].map((name, id) => ({ id, sheet: { name } })),
  sides: [{ name: "The Picket" }, { name: "Gault’s Few" }],
  scenario: { objectives: [{ label: "G1" }, { label: "G2" }], deeds: [{ id: "rage", name: "Poisonous Rage" }] },
  log: [
    { seq: 0, turn: 0, in_force: true, what: "begun" },
    said(3, [{ event: "charges", model: 0, targets: [1, 2] }]),
    said(4, [
      { event: "out", model: 2 },
      { event: "deed", deed: "rage" },
    ]),
    said(9, [held(0, null)]),
    said(12, [{ event: "out", model: 1 }], false),
    said(19, [held(0, 1)]),
    said(29, [held(0, null)]),
    said(30, [{ event: "out", model: 0 }]),
  ],
} as unknown as Seen;

test("who charges, who falls, which Deeds are done and which objectives change hands; what was undone is left out", () => {
  expect(weightyIn(view).map(({ seq, kind, text }) => [seq, kind, text])).toEqual([
    [3, "charge", "Reyne charges Wat and Nib"],
    [4, "out", "Nib Out of Action"],
    [4, "deed", "Glorious Deed: Poisonous Rage"],
    [9, "taken", "The Picket takes G1"],
    [19, "taken", "Gault’s Few takes G2"],
    [30, "out", "Reyne Out of Action"],
  ]);
});

test("those too near each other are one sign, the gravest, which leads from one to the next", () => {
  const moments = Array.from({ length: 31 }, (_, i) => i);
  const signs = signsOf(weightyIn(view), moments, 0.1);
  expect(signs.map(({ kind, marks }) => [kind, marks.length])).toEqual([
    ["out", 3],
    ["taken", 1],
    ["taken", 1],
    ["out", 1],
  ]);
  const [first] = signs;
  expect(first && [0, 3, 4].map((at) => nextOf(first, at))).toEqual([3, 4, 3]);
});

test("on the scrubber each has a name, is one stop for Tab, and goes there", async () => {
  const ongo = vi.fn();
  render(ReplayMarks, { view, moments: Array.from({ length: 31 }, (_, i) => i), at: 19, ongo });
  screen.getByRole("toolbar", { name: "What mattered" });
  await userEvent.tab();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Turn 2: Gault’s Few takes G2");
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(ongo).toHaveBeenCalledWith(30);
  await userEvent.keyboard("{Home}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe(
    "Turn 1: Reyne charges Wat and Nib; Nib Out of Action; Glorious Deed: Poisonous Rage",
  );
});
