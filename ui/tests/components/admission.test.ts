import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Admission from "../../src/campaign/Admission.svelte";
import { answer, startTwice } from "../../src/double-click.ts";

const famine = { id: "famine", name: "The Ninth Famine", faction: "Black Grail" };
const choir = { id: "choir", name: "The Ashen Choir", faction: "Heretic Legion" };

let end: (() => void) | undefined;
afterEach(() => end?.());

test("a double click on Admit admits one Warband, and not the next of the list with it", async () => {
  end = startTwice();
  const onadmit = vi.fn();
  const props = { players: [], locked: false, started: false, onadmit };
  const { rerender } = render(Admission, { ...props, joiners: [famine, choir] });
  const admit = screen.getByRole("button", { name: "Admit" });
  await fireEvent.click(admit, { detail: 1, clientX: 100, clientY: 100 });
  await rerender({ ...props, joiners: [choir] });
  answer();
  await fireEvent.click(admit, { detail: 2, clientX: 100, clientY: 100 });
  expect(onadmit.mock.calls.map(([warband]) => String(warband))).toEqual(["famine"]);
  // A key presses what it means.
  await fireEvent.click(admit, { detail: 0 });
  expect(onadmit.mock.calls.map(([warband]) => String(warband))).toEqual(["famine", "choir"]);
});
