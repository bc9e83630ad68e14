import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import type { Form, RowRef, Sheet } from "../../src/packs/house/calls.ts";
import { session, expectClean, refuses, type Asked } from "../session.ts";
import { choices, difference, head, pistol, sheet, view, yeoman } from "../fixtures/house-packs.ts";
import { club, rules } from "../fixtures/packs.ts";

/** The editor of the club's pack; a row that is written comes back as it was written. */
async function editor(others: Parameters<typeof session>[0] = {}): Promise<Asked[]> {
  let now: Sheet = sheet;
  const asked = session({
    house_pack_view: () => view,
    house_pack_choices: () => choices,
    house_pack_row: ({ row }) => ({ ...now, row }),
    house_pack_change: ({ form }) => (now = { ...now, form }),
    pack_difference: () => difference,
    ...others,
  });
  location.hash = "#/book/packs/h1";
  render(App);
  await screen.findByRole("heading", { level: 1, name: "Club rules" });
  return asked;
}

/** The form of a model, under the name of its row. */
const formOf = (row: RowRef): Form =>
  "model" in sheet.form && row.kind === "model" && row.id !== yeoman.id
    ? { model: { ...sheet.form.model, name: row.id } }
    : sheet.form;

const inputs = (asked: Asked[], call: string) => asked.filter(({ name }) => name === call).map(({ input }) => input);

/** What was written of the model, change by change. */
const models = (asked: Asked[]) =>
  inputs(asked, "house_pack_change").map((input) => {
    const { form } = input as { form: Form };
    return "model" in form ? form.model : undefined;
  });

test("a copy of a pack is named and opened", async () => {
  const asked = session({ house_packs: () => [], house_pack_begin: () => head, house_pack_view: () => view });
  location.hash = "#/book/packs";
  render(App);
  await userEvent.click(await screen.findByRole("button", { name: "Change a copy: Rules 1.0.2" }));
  await userEvent.type(screen.getByLabelText("Name"), "Club rules");
  await expectClean();
  await userEvent.click(screen.getByRole("button", { name: "Begin" }));
  await waitFor(() =>
    expect(inputs(asked, "house_pack_begin")).toEqual([{ from: rules.hash, name: "Club rules", version: "1" }]),
  );
  await waitFor(() => expect(location.hash).toBe("#/book/packs/h1"));
});

test("a candidate leads to a copy, and can be compared as soon as it is there", async () => {
  const candidate = { ...club, hash: "c".repeat(64), name: "Candidate: New Recruit 99", version: "99" };
  let made = false;
  session({
    house_packs: () => [],
    packs: () => (made ? [rules, candidate] : [rules]),
    pack_from_catalogues: () => {
      made = true;
      return { pack: candidate, known: false, report: { lines: [], same: 3 } };
    },
  });
  location.hash = "#/book/packs";
  render(App);
  await userEvent.click(await screen.findByRole("button", { name: "Candidate from New Recruit" }));
  await userEvent.click(await screen.findByRole("button", { name: "Mend a copy of it" }));
  await screen.findByRole("heading", { name: `A copy of ${candidate.name}` });
  for (const label of ["Before", "After"]) {
    await within(screen.getByLabelText(label)).findByRole("option", { name: `${candidate.name}, version 99` });
  }
  await expectClean();
});

test("two packs at hand are compared", async () => {
  const asked = session({ house_packs: () => [], pack_difference: () => difference });
  location.hash = "#/book/packs";
  render(App);
  const before = await screen.findByLabelText("Before");
  await within(before).findByRole("option", { name: "Rules 1.0.2, version 1.0.2" });
  await userEvent.selectOptions(before, rules.hash);
  await userEvent.selectOptions(screen.getByLabelText("After"), club.hash);
  const group = await screen.findByRole("region", { name: "New Antioch · model" });
  expect(group.textContent).toContain("37");
  expect(inputs(asked, "pack_difference")).toEqual([{ before: { pack: rules.hash }, after: { pack: club.hash } }]);
  await expectClean();
});

test("the list asks for what is looked for, and says what was changed", async () => {
  const asked = await editor();
  const list = screen.getByRole("navigation", { name: "Rows of the pack" });
  const row = await within(list).findByRole("button", { name: /Yeoman/ });
  expect(row.textContent).toContain("changed");
  await userEvent.type(within(list).getByRole("searchbox"), "yeo");
  await userEvent.selectOptions(within(list).getByLabelText("Which rows"), "lines");
  await userEvent.click(within(list).getByLabelText("Only what we changed"));
  await waitFor(() =>
    expect(inputs(asked, "house_pack_view").at(-1)).toEqual({
      house_pack: "h1",
      rows: "lines",
      list: null,
      search: "yeo",
      changed: true,
    }),
  );
  await expectClean();
});

test("a price and a keyword are written as they are typed, one after the other", async () => {
  const asked = await editor();
  await userEvent.click(await screen.findByRole("button", { name: /Yeoman/ }));
  const ducats = await screen.findByLabelText("Ducats");
  await userEvent.clear(ducats);
  await userEvent.type(ducats, "41");
  // Leaving the one field for the other loses neither.
  const keywords = screen.getByLabelText("Keywords");
  await userEvent.type(keywords, ", tough{Enter}");
  await waitFor(() => expect(models(asked)).toHaveLength(2));
  expect(models(asked)[0]).toMatchObject({ ducats: 41, keywords: ["NEW ANTIOCH"] });
  expect(models(asked)[1]).toMatchObject({ ducats: 41, keywords: ["NEW ANTIOCH", "TOUGH"] });
  await expectClean();
});

test("what was typed in one row is written there, though another is open by then", async () => {
  let finish: ((sheet: Sheet) => void) | undefined;
  const asked = await editor({
    house_pack_row: ({ row }) => ({ ...sheet, row, name: row.kind === "model" ? row.id : "", form: formOf(row) }),
    // The first change takes its time: the second waits for it, and meanwhile another row is opened.
    house_pack_change: ({ row, form }) => {
      if (finish) return { ...sheet, row, form };
      return new Promise<Sheet>((resolve) => (finish = resolve)) as unknown as Sheet;
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: /Yeoman/ }));
  const ducats = await screen.findByLabelText("Ducats");
  await userEvent.clear(ducats);
  await userEvent.type(ducats, "41{Enter}");
  await userEvent.type(screen.getByLabelText("Keywords"), ", tough");
  await userEvent.click(screen.getByRole("button", { name: /Shock Trooper/ }));
  expect(await screen.findByRole("heading", { name: /shocktrooper/ })).toBeTruthy();
  finish?.(sheet);
  await waitFor(() => expect(models(asked)).toHaveLength(2));
  expect(inputs(asked, "house_pack_change")[1]).toMatchObject({ row: yeoman });
  expect(models(asked)[1]).toMatchObject({ name: "Yeoman", keywords: ["NEW ANTIOCH", "TOUGH"] });
});

test("an effect is chosen from what Rust offers, and one that is there is changed in its place", async () => {
  const asked = await editor();
  await userEvent.click(await screen.findByRole("button", { name: /Yeoman/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Change: +1 DICE (on Morale Checks)" }));
  const form = screen.getByRole("group", { name: "An effect" });
  await userEvent.selectOptions(within(form).getByLabelText("How much"), "+2");
  await userEvent.selectOptions(within(form).getByLabelText("When"), "own_success_roll");
  await userEvent.click(within(form).getByLabelText("Dash"));
  await expectClean();
  await userEvent.click(within(form).getByRole("button", { name: "Keep the effect" }));
  await waitFor(() => expect(models(asked)).toHaveLength(1));
  expect(models(asked)[0]?.abilities[0]?.effects).toEqual([
    { told: "", effect: null, simple: { what: "dice", when: "own_success_roll", if: ["dash"], number: 2, text: "" } },
  ]);
  // What is picked is taken, and the field is open again.
  const kit = screen.getByLabelText<HTMLSelectElement>("Also comes with");
  await userEvent.selectOptions(kit, "gas-mask");
  await waitFor(() => expect(models(asked).at(-1)?.kit).toEqual(["gas-mask"]));
  expect(kit.value).toBe("");
  await userEvent.click(await screen.findByRole("button", { name: "Remove the ability Steady" }));
  await waitFor(() => expect(models(asked).at(-1)?.abilities).toEqual([]));
});

test("a refused change is said, and the row stays as it was", async () => {
  await editor({ house_pack_change: refuses({ code: "NUMBER_OUT_OF_RANGE", message: "It goes from 0 to 10000." }) });
  await userEvent.click(await screen.findByRole("button", { name: /Yeoman/ }));
  const ducats = await screen.findByLabelText<HTMLInputElement>("Ducats");
  await userEvent.clear(ducats);
  await userEvent.type(ducats, "9999{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("It goes from 0 to 10000.");
  await waitFor(() => expect(ducats.value).toBe("37"));
});

test("what we changed stands on one page, and a fault leads to its row", async () => {
  const asked = await editor();
  await userEvent.click(await screen.findByRole("button", { name: "What we changed" }));
  expect(await screen.findByRole("region", { name: "Battlekit" })).toBeTruthy();
  expect(screen.getByText("removed")).toBeTruthy();
  await expectClean();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Keep this pack" }).disabled).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "1 fault" }));
  await userEvent.click(await screen.findByRole("button", { name: "Open: Pistol · New Antioch" }));
  await waitFor(() => expect(inputs(asked, "house_pack_row").at(-1)).toEqual({ house_pack: "h1", row: pistol }));
});

test("a sound pack is kept; a row that is gone can be put back", async () => {
  const gone: Sheet = { ...sheet, mark: "removed", changed: [] };
  const kept = { pack: { ...club, name: "Club rules" }, known: false };
  const asked = await editor({
    house_pack_view: () => ({ ...view, head: { ...head, faults: [], wrong: 0 } }),
    house_pack_row: ({ row }) => ({ ...gone, row }),
    house_pack_restore: () => head,
    house_pack_finish: () => kept,
  });
  await userEvent.click(await screen.findByRole("button", { name: /Yeoman/ }));
  expect(await screen.findByText("You have removed this row.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Put it back" }));
  await waitFor(() => expect(inputs(asked, "house_pack_restore")).toEqual([{ house_pack: "h1", row: yeoman }]));
  await userEvent.click(screen.getByRole("button", { name: "Keep this pack" }));
  await waitFor(() => expect(inputs(asked, "house_pack_finish")).toEqual([{ house_pack: "h1" }]));
});
