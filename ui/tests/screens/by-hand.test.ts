import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import { base, baseText, keywords, newItem, newModel, reminders } from "../../src/by-hand/written.ts";
import { session, expectClean } from "../session.ts";
import { redoubt } from "../fixtures/warbands.ts";

const hound = { ...newModel(), id: "own/1", name: "Trench Hound", ducats: 25 };
const line = { id: "own/1", name: "Trench Hound", count: 0, what: { model: hound } };
const kennel = { ...redoubt, by_hand: [line] };

test("a base is a diameter or two sides, the longer first", () => {
  expect(base("32")).toEqual({ length: 32_000, width: 32_000 });
  expect(base(" 35 x 60 ")).toEqual({ length: 60_000, width: 35_000 });
  expect(baseText({ length: 60_000, width: 35_000 })).toBe("60 × 35");
  for (const wrong of ["", "32 mm", "0x", "1234"]) expect(base(wrong)).toBeNull();
});

test("keywords stand between commas, reminders on lines", () => {
  expect(keywords("tough, Negate Fear,,")).toEqual(["TOUGH", "NEGATE FEAR"]);
  expect(reminders("It digs.\n\n  It bites. ")).toEqual(["It digs.", "It bites."]);
});

test("a model by hand is written down with its characteristics, and joins", async () => {
  const asked = session({ warband_edit: () => kennel });
  location.hash = "#/warbands/a1/join";
  render(App);
  await userEvent.click(await screen.findByRole("button", { name: "Add a custom model" }));
  await userEvent.click(screen.getByRole("button", { name: "Save and recruit" }));
  await screen.findByText("Enter a name.");
  await userEvent.type(screen.getByLabelText("Name"), "Trench Hound");
  await userEvent.type(screen.getByLabelText("Ducats"), "25");
  await userEvent.selectOptions(screen.getByLabelText("Ranged"), "cannot");
  await userEvent.selectOptions(screen.getByLabelText("Melee"), "+1");
  await expectClean();
  await userEvent.click(screen.getByRole("button", { name: "Save and recruit" }));
  await waitFor(() => {
    const edits = asked.filter(({ name }) => name === "warband_edit").map(({ input }) => input);
    expect(edits).toEqual([
      {
        warband: "a1",
        edit: {
          kind: "write_model",
          model: { ...newModel(), name: "Trench Hound", ducats: 25, ranged: null, melee: 1 },
        },
      },
      { warband: "a1", edit: { kind: "add_model", entry: "own/1" } },
    ]);
  });
});

test("kit by hand is written down from a model's armoury", async () => {
  const asked = session({ warband_edit: () => redoubt });
  const [first] = redoubt.models;
  location.hash = `#/warbands/a1/${String(first?.id)}`;
  render(App);
  await userEvent.click(await screen.findByRole("button", { name: "Add custom kit" }));
  await userEvent.type(screen.getByLabelText("Name"), "Boarding Hook");
  await userEvent.selectOptions(screen.getByLabelText("Category"), "Ranged Weapon");
  expect(screen.getByLabelText("Range, inches")).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText("Category"), "Armour");
  await userEvent.selectOptions(screen.getByLabelText("Protection"), "−1");
  await expectClean();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      name: "warband_edit",
      input: {
        warband: "a1",
        edit: { kind: "write_item", item: { ...newItem(), name: "Boarding Hook", kind: "armour", protection: -1 } },
      },
    }),
  );
});

test("what is by hand is found in the pack after a look at what changes", async () => {
  const asked = session({ warband: () => kennel, warband_edit: () => redoubt });
  location.hash = "#/warbands/a1";
  render(App);
  const section = await screen.findByRole("region", { name: "Custom" });
  await userEvent.click(within(section).getByRole("button", { name: "Find in the pack: Trench Hound" }));
  await userEvent.selectOptions(await within(section).findByLabelText("Trench Hound in the pack"), "Yeoman");
  await within(section).findByText("Piers Allard");
  expect(asked.map(({ name }) => name)).not.toContain("warband_edit");
  await expectClean();
  await userEvent.click(within(section).getByRole("button", { name: "Replace with Yeoman" }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      name: "warband_edit",
      input: { warband: "a1", edit: { kind: "match_own", id: "own/1", with: "yeoman" } },
    }),
  );
});

test("visitors are a name and a number", async () => {
  const asked = session();
  location.hash = "#/warbands/new";
  render(App);
  await userEvent.type(await screen.findByLabelText("Name"), "The visitors");
  await userEvent.click(screen.getByRole("radio", { name: "A custom faction" }));
  await userEvent.click(screen.getByRole("button", { name: "Name the faction" }));
  await screen.findByText("Enter a name for the faction.");
  await userEvent.type(screen.getByLabelText("What the faction is called"), "Wolves");
  await userEvent.type(screen.getByLabelText("Models that join at once"), "7");
  await expectClean();
  await userEvent.click(screen.getByRole("button", { name: "Muster" }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "warband_muster")?.input).toMatchObject({
      name: "The visitors",
      by_hand: { faction: "Wolves", models: 7 },
    }),
  );
});
