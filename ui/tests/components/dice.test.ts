import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import Die from "../../src/components/Die.svelte";
import DieFaces from "../../src/components/DieFaces.svelte";
import DieSlots from "../../src/components/DieSlots.svelte";
import OddsBar from "../../src/components/OddsBar.svelte";
import Pips from "../../src/components/Pips.svelte";
import ResultScale from "../../src/components/ResultScale.svelte";
import SpendSwitch from "../../src/components/SpendSwitch.svelte";
import NumberField from "../../src/components/NumberField.svelte";
import { expectClean } from "../session.ts";

describe("die", () => {
  test("shows its spots and says when it was dropped", async () => {
    const { container, rerender } = render(Die, { value: 5 });
    expect(screen.getByRole("img", { name: "5" })).toBeTruthy();
    expect(container.querySelectorAll("circle")).toHaveLength(5);
    await rerender({ value: 2, dropped: true });
    expect(screen.getByRole("img", { name: "2 dropped" })).toBeTruthy();
    await expectClean(container);
  });
});

describe("faces", () => {
  test("are tapped, and typed when they listen", async () => {
    const onpick = vi.fn();
    const user = userEvent.setup();
    const { container, rerender } = render(DieFaces, { onpick });
    await user.click(screen.getByRole("button", { name: "4" }));
    await user.keyboard("6");
    expect(onpick.mock.calls).toEqual([[4]]);
    await rerender({ onpick, keys: true });
    await user.keyboard("7061");
    expect(onpick.mock.calls).toEqual([[4], [6], [1]]);
    await expectClean(container);
  });

  test("do not take what is typed into a field", async () => {
    const onpick = vi.fn();
    render(DieFaces, { onpick, keys: true });
    const field = document.createElement("input");
    document.body.append(field);
    await userEvent.type(field, "3");
    field.remove();
    expect(onpick).not.toHaveBeenCalled();
  });

  test("wait when they are disabled", async () => {
    const onpick = vi.fn();
    render(DieFaces, { onpick, keys: true, disabled: true });
    await userEvent.keyboard("3");
    await userEvent.click(screen.getByRole("button", { name: "3" }));
    expect(onpick).not.toHaveBeenCalled();
  });
});

describe("slots", () => {
  test("say which die is next, and give one back", async () => {
    const onclear = vi.fn();
    const { container } = render(DieSlots, { count: 3, filled: [6], onclear });
    expect(screen.getByLabelText("Second die, next")).toBeTruthy();
    expect(screen.getByLabelText("Third die, empty")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /First die, 6/ }));
    expect(onclear).toHaveBeenCalledWith(0);
    await expectClean(container);
  });
});

test("markers are counted for readers and drawn by shape", async () => {
  const { container } = render(Pips, { blood: 2, blessing: 1, spent: 1 });
  expect(screen.getByRole("img", { name: "2 Blood, 1 Blessing, 1 spent" })).toBeTruthy();
  expect(container.querySelectorAll("svg")).toHaveLength(4);
  await expectClean(container);
});

test("no marker, nothing drawn", () => {
  expect(render(Pips, {}).container.textContent).toBe("");
  expect(screen.queryByRole("img")).toBeNull();
});

test("the legend of an attack names No Effect where it is likely, and leaves out what cannot happen", () => {
  const { container } = render(OddsBar, {
    chances: [
      { band: "miss", p: 0.09 },
      { band: "none", p: 0.44 },
      { band: "minor", p: 0.47 },
      { band: "down", p: 0 },
      { band: "out", p: 0 },
    ],
    lead: { text: "Hit", p: 0.91 },
  });
  expect(container.textContent).toMatch(/Hit 91 %.*No Effect 44.*Minor 47/s);
  expect(container.textContent).not.toMatch(/Down|Out|Miss/);
});

test("the odds bar says every band and is as wide as its chances", async () => {
  const { container } = render(OddsBar, {
    chances: [
      { band: "miss", p: 0.68056 },
      { band: "none", p: 0.00877 },
      { band: "minor", p: 0.17635 },
      { band: "down", p: 0.0802 },
      { band: "out", p: 0.05412 },
    ],
    lead: { text: "Hit", p: 0.31944 },
  });
  const name = "Miss 68.1, No Effect 0.9, Minor Hit 17.6, Down 8.0, Out of Action 5.4 per cent";
  const bar = screen.getByRole("img", { name });
  expect([...bar.children].map((band) => (band as HTMLElement).style.flexGrow)).toEqual([
    "68056",
    "877",
    "17635",
    "8020",
    "5412",
  ]);
  expect(container.textContent).toContain("Hit 32 %");
  await expectClean(container);
});

describe("spending", () => {
  const spends = [0, 1, 2].map((count) => ({ count, headline: `Hit ${count}`, detail: "Down" }));
  const common = { side: "b" as const, marker: "blood" as const, has: 2, order: 1 };

  test("is one choice of several, by pointer and by key: the arrows look, they don't spend", async () => {
    const onchoose = vi.fn();
    const user = userEvent.setup();
    const { container } = render(SpendSwitch, { ...common, spends, chosen: 0, onchoose });
    expect(screen.getByRole("radiogroup", { name: "Side B spends Blood" })).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: /Hit 2/ }));
    screen.getByRole("radio", { name: /Hit 0/ }).focus();
    await user.keyboard("{ArrowRight}");
    expect(onchoose.mock.calls).toEqual([[2]]);
    await user.keyboard("{Enter}");
    expect(onchoose.mock.calls).toEqual([[2], [1]]);
    await expectClean(container);
  });

  test("is over once a die is in", async () => {
    const onchoose = vi.fn();
    render(SpendSwitch, { ...common, spends, chosen: 0, locked: true, onchoose });
    await userEvent.click(screen.getByRole("radio", { name: /Hit 1/ }));
    expect(onchoose).not.toHaveBeenCalled();
  });

  test("offers every count, however many", async () => {
    const onchoose = vi.fn();
    const many = [0, 1, 2, 3, 4, 5, 6].map((count) => ({ count, headline: `Hit ${count}`, detail: "Down" }));
    const { container } = render(SpendSwitch, { ...common, has: 6, spends: many, chosen: 3, onchoose });
    expect(screen.getAllByRole("radio")).toHaveLength(7);
    await userEvent.click(screen.getByRole("radio", { name: /Hit 5/ }));
    expect(onchoose).toHaveBeenCalledWith(5);
    await expectClean(container);
  });
});

test("the stepper stays between its ends, by pointer and by key", async () => {
  const onchange = vi.fn();
  const user = userEvent.setup();
  const { container } = render(NumberField, { label: "Ransom", value: 85, min: 5, max: 90, steps: 5, onchange });
  const dial = screen.getByRole("spinbutton", { name: "Ransom" });
  await user.click(screen.getByRole("button", { name: "Ransom: 5 more" }));
  dial.focus();
  await user.keyboard("{End}{Home}{ArrowDown}");
  expect(onchange.mock.calls).toEqual([[90], [90], [5], [80]]);
  // A figure that is known is typed.
  await user.clear(dial);
  await user.type(dial, "70{Enter}");
  expect(onchange).toHaveBeenLastCalledWith(70);
  expect(onchange).toHaveBeenCalledTimes(5);
  await expectClean(container);
});

test("the result scale marks the band that was hit", async () => {
  const bands = [
    { range: "1 or less", name: "No Effect" },
    { range: "7 to 8", name: "Down" },
  ];
  const { container } = render(ResultScale, { bands, hit: 1, value: 8 });
  expect(container.querySelector("[aria-current]")?.textContent).toMatch(/7 to 8\s+8\s*·\s*Down/);
  await expectClean(container);
});
