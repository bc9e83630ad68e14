import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import type { ParcelStream, ParcelView } from "../../src/parcels/calls.ts";
import { session, expectClean } from "../session.ts";

const said = (said: string, of: ParcelStream | null = null, by = "") => ({
  at: "2026-11-23T20:00:00+00:00",
  by,
  of,
  said,
});
const side = (...all: ReturnType<typeof said>[]) => ({ entries: all.length, more: 0, said: all });
const winter: ParcelStream = { id: "r1", kind: "rotation", name: "Winter" };
const thursday: ParcelStream = { id: "e1", kind: "evening", name: "Evening of 26 November 2026" };

const parcel: ParcelView = {
  parcel: 1,
  file: "winter.nmlp",
  about: "Winter",
  brings: true,
  conflicts: [
    {
      here: side(said("Relic Hunt weighs 2", winter)),
      there: side(said("Relic Hunt weighs 5", winter)),
      here_costs: null,
      there_costs: null,
    },
    {
      here: side(said("Ada wins", thursday)),
      there: side(said("Gil wins", thursday, "Cato")),
      here_costs: null,
      there_costs: side(said("Ada’s next game", thursday)),
    },
  ],
  changes: [
    {
      by: "Cato",
      at: "2026-11-24T10:00:00Z",
      was: side(said("Ada 2 – Bors 9", thursday)),
      now: side(said("Ada 7 – Bors 4", thursday)),
    },
  ],
  streams: [
    {
      id: "r1",
      kind: "rotation",
      name: "Winter",
      state: { is: "parted", here: side(), there: side() },
    },
    {
      id: "e1",
      kind: "evening",
      name: "Evening of 26 November 2026",
      state: {
        is: "parted",
        here: side(said("Ivo expected")),
        there: side(said("Gil wins", null, "Cato")),
      },
    },
  ],
};

test("a conflict says what it is about, and stands once on the page", async () => {
  session({ parcel_open: () => parcel, parcel_leave: () => null });
  location.hash = "#/book/parcel";
  render(App);
  await userEvent.click(await screen.findByRole("button", { name: "Choose a file" }));
  const headings = () => screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent.trim());
  await screen.findByRole("heading", { name: "Conflict 1: Rotation Winter" });
  expect(headings()).toEqual([
    "Conflict 1: Rotation Winter",
    "Conflict 2: Evening of 26 November 2026",
    "Evening of 26 November 2026 · Cato, 24 November",
    "Evening of 26 November 2026",
  ]);
  const decided = within(screen.getByRole("region", { name: "Decided in the other book" }));
  within(decided.getByRole("list", { name: "In your book so far" })).getByText("Ada 2 – Bors 9");
  within(decided.getByRole("list", { name: "Once it is added" })).getByText("Ada 7 – Bors 4");
  const both = within(screen.getByRole("region", { name: "Not in conflict" }));
  const lines = both.getAllByRole("listitem").map((one) => one.textContent.trim());
  expect(lines).toEqual(["Ivo expected · 23 November", "Gil wins · Cato, 23 November"]);
  expect(screen.getAllByText("Ada wins")).toHaveLength(1);
  // What a choice costs is named with it.
  within(screen.getByRole("list", { name: "Lost if you choose “Keep the other book’s”" })).getByText("Ada’s next game");
  expect(screen.queryByRole("list", { name: "Lost if you choose “Keep your book’s”" })).toBeNull();
  await expectClean();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
});
