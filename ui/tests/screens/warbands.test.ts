import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import { session, expectClean, refuses } from "../session.ts";
import { offers, redoubt } from "../fixtures/warbands.ts";

async function builder(part = "7", others: Parameters<typeof session>[0] = {}) {
  const asked = session(others);
  location.hash = `#/warbands/a1${part === "" ? "" : `/${part}`}`;
  render(App);
  await screen.findAllByText("Aldous Reyne");
  return asked;
}

const edits = (asked: { name: string; input: unknown }[]) =>
  asked.filter(({ name }) => name === "warband_edit").map(({ input }) => (input as { edit: unknown }).edit);

test("the list is searched and leads to the builder", async () => {
  session();
  location.hash = "#/warbands";
  render(App);
  await screen.findByRole("link", { name: "The Ashen Choir" });
  await expectClean();
  await userEvent.type(screen.getByRole("searchbox"), "ines");
  expect(screen.queryByRole("link", { name: "The Ashen Choir" })).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "The Seventh Redoubt" }));
  await screen.findAllByText("Aldous Reyne");
});

test("a warband is mustered with a faction and a name, and the button says which of them is missing", async () => {
  const asked = session();
  location.hash = "#/warbands/new";
  render(App);
  await userEvent.click(await screen.findByRole("button", { name: "Choose a faction" }));
  const plates = screen.getAllByRole<HTMLInputElement>("radio");
  expect(plates.filter(({ checked }) => checked)).toEqual([]);
  expect(document.activeElement, "the first plate, to choose from").toBe(plates[0]);
  await userEvent.click(screen.getByRole("radio", { name: "New Antioch" }));
  expect(screen.getByLabelText("Name").getAttribute("aria-invalid"), "nobody has been there yet").toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Name the Warband" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBe("true");
  await userEvent.type(screen.getByLabelText("Name"), "  The Salt Road ");
  expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBeNull();
  expect(asked.map(({ name }) => name)).not.toContain("warband_muster");
  await userEvent.click(screen.getByRole("radio", { name: "Papal States Intervention Force" }));
  expect(document.body.textContent).toContain("Starts with 500 ducats and 11 Glory");
  await expectClean();
  await userEvent.click(screen.getByRole("button", { name: "Muster" }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      name: "warband_muster",
      input: { name: "The Salt Road", faction: "new-antioch", variant: "papal", pack: null, by_hand: null },
    }),
  );
  await waitFor(() => expect(location.hash).toBe("#/warbands/n1/join"));
});

test("factions are plates of one group, each with a line about it", async () => {
  session();
  location.hash = "#/warbands/new";
  render(App);
  const plates = await screen.findByRole("group", { name: "Faction" });
  const [antioch, heretics, byHand] = within(plates).getAllByRole<HTMLInputElement>("radio");
  expect(antioch?.getAttribute("aria-labelledby")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "New Antioch", description: /Lieutenant, Trench Cleric/ })).toBe(antioch);
  expect(new Set([antioch, heretics, byHand].map((one) => one?.name)).size, "one stop").toBe(1);
  await userEvent.click(screen.getByRole("radio", { name: "Heretic Legions" }));
  expect([antioch?.checked, heretics?.checked]).toEqual([false, true]);
  expect(screen.queryByRole("group", { name: "Variant" }), "it has none").toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "A custom faction" }));
  expect(byHand?.checked).toBe(true);
  expect(await screen.findByLabelText("What the faction is called")).toBeTruthy();
});

test("choosing another faction lets the variant go", async () => {
  const asked = session();
  location.hash = "#/warbands/new";
  render(App);
  await userEvent.type(await screen.findByLabelText("Name"), "Choir");
  await userEvent.click(screen.getByRole("radio", { name: "New Antioch" }));
  await userEvent.click(screen.getByRole("radio", { name: "Papal States Intervention Force" }));
  await userEvent.click(screen.getByRole("radio", { name: "Heretic Legions" }));
  await userEvent.click(screen.getByRole("button", { name: "Muster" }));
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain("warband_muster"));
  expect(asked.find(({ name }) => name === "warband_muster")?.input).toMatchObject({
    faction: "heretic-legions",
    variant: null,
  });
});

test("the builder shows the sums, what to mend, the kit and the card", async () => {
  await builder();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The Seventh Redoubt");
  expect(screen.getByRole("list", { name: "2 things to mend" }).textContent).toContain(
    "Piers can’t wear Reinforced Armour.",
  );
  expect(
    within(screen.getByRole("region", { name: "Card of Piers Allard" })).getByText("Bolt-Action Rifle"),
  ).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Add Combat Helmet 5" })).toBeTruthy();
  await expectClean();
});

test("kit is bought, sold, and bought against a rule", async () => {
  const asked = await builder();
  await userEvent.click(await screen.findByRole("button", { name: "Add Gas Mask 5" }));
  await userEvent.click(screen.getByRole("button", { name: "Sell Bayonet 2" }));
  await userEvent.click(screen.getByRole("button", { name: /Add anyway: Machine Armour/ }));
  await waitFor(() =>
    expect(edits(asked)).toEqual([
      { kind: "buy", model: 7, item: "gas-mask", faction: null },
      { kind: "sell", model: 7, item: "bayonet" },
      { kind: "buy", model: 7, item: "machine-armour", faction: null },
    ]),
  );
});

test("a change is announced with its verdict, and the focus stays near what was pressed", async () => {
  const kept = redoubt.models.map((model) =>
    model.id === 7 ? { ...model, kit: model.kit.filter(({ item }) => item !== "bayonet") } : model,
  );
  await builder("7", { warband_edit: () => ({ ...redoubt, models: kept }) });
  await userEvent.click(screen.getByRole("button", { name: "Sell Bayonet 2" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Sell Bayonet 2" })).toBeNull());
  expect([...document.querySelectorAll("[aria-live]")].map((region) => region.textContent)).toContain(
    "The Seventh Redoubt: saved, 2 things to mend",
  );
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Piers Allard"));
});

test("a way out does what it says; an option is dropped, not sold", async () => {
  const asked = await builder("9");
  await userEvent.click(screen.getByRole("button", { name: "Remove, −40: mends both" }));
  await userEvent.click(screen.getByRole("button", { name: "Drop Trench Mole 10" }));
  await waitFor(() =>
    expect(edits(asked)).toEqual([
      { kind: "sell", model: 7, item: "reinforced-armour" },
      { kind: "drop_option", model: 9, option: "trench-mole" },
    ]),
  );
});

test("a model is renamed, copied and dismissed; a warband is renamed", async () => {
  const asked = await builder();
  await userEvent.click(screen.getByRole("button", { name: "Rename Piers Allard" }));
  const field = screen.getByLabelText<HTMLInputElement>("New name for Piers Allard");
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
  await userEvent.type(field, "Piers the Younger{Enter}");
  await userEvent.click(await screen.findByRole("button", { name: "Copy Piers Allard" }));
  await userEvent.click(screen.getByRole("button", { name: "Dismiss Piers Allard" }));
  await userEvent.click(screen.getByRole("button", { name: "Rename the Warband" }));
  await userEvent.clear(screen.getByLabelText("New name for The Seventh Redoubt"));
  await userEvent.type(screen.getByLabelText("New name for The Seventh Redoubt"), "The Eighth{Enter}");
  await waitFor(() =>
    expect(edits(asked)).toEqual([
      { kind: "rename_model", model: 7, name: "Piers the Younger" },
      { kind: "copy_model", model: 7 },
      { kind: "remove_model", model: 7 },
      { kind: "rename", name: "The Eighth" },
    ]),
  );
});

test("whoever joins is offered by name, and by key one may undo", async () => {
  const asked = await builder("join");
  await userEvent.click(await screen.findByRole("button", { name: "Add Yeoman 30" }));
  await waitFor(() => expect(edits(asked)).toEqual([{ kind: "add_model", entry: "yeoman" }]));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Nothing to redo" }).disabled).toBe(true);
  await userEvent.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain("warband_undo"));
});

test("choosing a model keeps the focus on it and asks for its armoury", async () => {
  const asked = await builder("");
  await userEvent.click(screen.getByRole("button", { name: /^8 ?Tobin Allard/ }));
  await waitFor(() => expect(asked).toContainEqual({ name: "warband_offers", input: { warband: "a1", model: 8 } }));
  expect(document.activeElement?.textContent).toContain("Tobin Allard");
  expect(document.activeElement?.getAttribute("aria-expanded")).toBe("true");
});

test("the armoury is searched by every word", async () => {
  await builder();
  await userEvent.type(await screen.findByRole("searchbox"), "negate gas");
  expect(screen.getByRole("button", { name: "Add Gas Mask 5" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add Combat Helmet 5" })).toBeNull();
  await userEvent.type(screen.getByRole("searchbox"), " zzz");
  expect(document.body.textContent).toContain(" is called “negate gas zzz”.");
});

test("the armoury stands in its tables, prices what may not be had, and Enter takes the only hit", async () => {
  const asked = await builder();
  const grenades = within(await screen.findByRole("list", { name: "Grenades" }));
  expect(grenades.getAllByRole("listitem").map(({ textContent }) => textContent)).toHaveLength(1);
  expect(screen.getByRole("list", { name: "Equipment" })).toBeTruthy();
  expect(screen.getByText("Machine Armour").closest("li")?.textContent).toContain("50");
  const search = screen.getByRole("searchbox");
  await userEvent.type(search, "mask{Enter}");
  await waitFor(() => expect(edits(asked)).toEqual([{ kind: "buy", model: 7, item: "gas-mask", faction: null }]));
  await userEvent.clear(search);
  await userEvent.type(search, "e{Enter}");
  expect(edits(asked), "several fit").toHaveLength(1);
});

test("a change that was not written is said, and the view stays", async () => {
  await builder("7", { warband_edit: refuses({ code: "BOOK_IN_USE", message: "The book is open elsewhere." }) });
  await userEvent.click(await screen.findByRole("button", { name: "Add Gas Mask 5" }));
  expect((await screen.findByRole("alert")).textContent).toContain("The book is open elsewhere.");
  expect(screen.getAllByText("Aldous Reyne").length).toBeGreaterThan(0);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent?.trim())).toContain("Not saved");
  await expectClean();
});

test("who left for good stays in the roster with the reason and the battle", async () => {
  const oriel = {
    id: 3,
    name: "Mother Oriel",
    entry_name: "Trench Cleric",
    reason: "Captured, executed",
    unmatched: [],
    battle: "s2",
  };
  await builder("", { warband: () => ({ ...redoubt, fallen: [oriel] }) });
  const gone = screen.getByRole("region", { name: "No longer in the Warband" });
  expect(gone.textContent).toMatch(/Mother Oriel.*Trench Cleric.*Captured, executed/s);
  expect(within(gone).getByRole("link", { name: "Mother Oriel: its aftermath" }).getAttribute("href")).toBe(
    "#/aftermath/s2",
  );
  expect(within(gone).getByRole("link", { name: "Life story: Mother Oriel" }).getAttribute("href")).toBe(
    "#/warbands/a1/lives-3",
  );
  await expectClean();
});

test("a violation is waived with a reason, and a waiver is withdrawn", async () => {
  const asked = await builder();
  await userEvent.click(screen.getByRole("button", { name: "Waive: 40 ducats over 700." }));
  const field = screen.getByLabelText<HTMLInputElement>("Why it is allowed, for everybody to read");
  expect(document.activeElement).toBe(field);
  const waive = screen.getByRole<HTMLButtonElement>("button", { name: "Waive" });
  expect(waive.disabled).toBe(true);
  await expectClean();
  await userEvent.type(field, " A gift of the club {Enter}");
  const box = screen.getByRole("list", { name: "1 waived rule" });
  expect(box.textContent).toContain("Waived: Agreed at the June meeting");
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw the waiver of: 3 Fireteams; 2 at most." }));
  await waitFor(() =>
    expect(edits(asked)).toEqual([
      { kind: "waive", code: "OVER_BUDGET", model: null, subject: null, reason: "A gift of the club" },
      { kind: "unwaive", code: "TOO_MANY_FIRETEAMS", model: null, subject: null },
    ]),
  );
});

test("why something may not be had is short, and whole when it is asked for", async () => {
  await builder();
  const why = await screen.findByRole("button", { name: "ELITE only: why not Machine Armour" });
  expect(why.textContent?.trim()).toBe("ELITE only");
  expect(why.title).toBe("Machine Armour: ELITE only.");
  expect(document.body.textContent).not.toContain("New Antioch armoury Machine");
  await userEvent.click(why);
  expect(why.getAttribute("aria-expanded")).toBe("true");
  expect(why.closest("li")?.textContent).toContain("Machine Armour: ELITE only. New Antioch armoury");
  await expectClean();
  await userEvent.click(why);
  expect(why.getAttribute("aria-expanded")).toBe("false");
});

test("a model is paired with another, parted and moved", async () => {
  const asked = await builder();
  const select = screen.getByLabelText<HTMLSelectElement>("Fireteam of Piers Allard");
  expect(select.selectedOptions[0]?.textContent).toBe("Tobin Allard");
  expect([...select.options].map(({ text }) => text)).not.toContain("Piers Allard");
  await userEvent.selectOptions(select, "Wat");
  await userEvent.selectOptions(screen.getByLabelText("Fireteam of Piers Allard"), "nobody");
  await userEvent.click(screen.getByRole("button", { name: "Move Piers Allard up" }));
  await userEvent.click(screen.getByRole("button", { name: "Move Piers Allard down" }));
  await waitFor(() =>
    expect(edits(asked)).toEqual([
      { kind: "pair", models: [7, 9] },
      { kind: "unpair", model: 7 },
      { kind: "move_model", model: 7, to: 5 },
      { kind: "move_model", model: 7, to: 7 },
    ]),
  );
});

test("with nobody chosen the warband is asked for its variant and its choices", async () => {
  const asked = await builder("");
  const aside = within(screen.getByRole("complementary", { name: "The Warband" }));
  const sin = aside.getByLabelText<HTMLSelectElement>("Deadly Sin");
  expect([...sin.options].map(({ text }) => text)).toEqual(["not chosen", "Wrath"]);
  await expectClean();
  await userEvent.selectOptions(sin, "Wrath");
  await userEvent.selectOptions(aside.getByLabelText("Variant"), "Stoßtruppen of the Free State of Prussia");
  await userEvent.click(aside.getByRole("button", { name: "Split Piers Allard and Tobin Allard" }));
  await userEvent.click(aside.getByRole("button", { name: "Dismiss Observer" }));
  expect(document.body.textContent).toContain("2 × Pistol");
  await waitFor(() =>
    expect(edits(asked)).toEqual([
      { kind: "choose", choice: "sin", value: "wrath" },
      { kind: "set_variant", variant: "prussian-stosstruppen" },
      { kind: "unpair", model: 7 },
      { kind: "dismiss", mercenary: "observer" },
    ]),
  );
});

async function bringing(others: Parameters<typeof session>[0] = {}) {
  const asked = session(others);
  location.hash = "#/warbands/import";
  render(App);
  await screen.findByRole("button", { name: "Choose files" });
  return asked;
}

const called = (asked: { name: string }[]) => asked.map(({ name }) => name).filter((name) => name.includes("import"));

test("a file is read, reported line by line, and kept only when that is said", async () => {
  const asked = await bringing();
  await expectClean();
  await userEvent.click(screen.getByRole("button", { name: "Choose files" }));
  await screen.findByRole("heading", { name: "Sample Watch" });
  await expectClean();
  const text = document.body.textContent;
  for (const said of [
    "Found: a Trench Companion text",
    "The file counts 152 ducats; by this book’s prices it is 137.",
    "Ada Fenn carries no weapon.",
    "no such name is known",
    "and 299 lines more",
  ]) {
    expect(text).toContain(said);
  }
  expect(called(asked)).toEqual(["warband_import"]);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(location.hash).toBe("#/warbands/n2"));
  expect(asked).toContainEqual({
    name: "warband_import_keep",
    input: { rosters: [{ brought: 3, name: "Sample Watch", player: null }], campaign: null, late: false },
  });
});

test("what was pasted is read, and left again", async () => {
  const asked = await bringing();
  const read = screen.getByRole("button", { name: "Read it" });
  expect(read).toHaveProperty("disabled", true);
  await userEvent.type(screen.getByRole("textbox", { name: "Paste a text" }), "## Watch ##");
  await userEvent.click(read);
  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  await screen.findByRole("button", { name: "Choose files" });
  expect(asked).toContainEqual({
    name: "warband_import",
    input: { source: { from: "pasted", text: "## Watch ##" }, campaign: null },
  });
  expect(called(asked)).toEqual(["warband_import", "warband_import_leave"]);
});

test("a file that is dropped on the list is read byte for byte", async () => {
  const asked = session();
  location.hash = "#/warbands";
  render(App);
  await screen.findByRole("link", { name: "The Ashen Choir" });
  const file = new File([new Uint8Array([80, 75, 0, 255])], "watch.rosz");
  const drop = new Event("drop", { bubbles: true, cancelable: true });
  Object.assign(drop, { dataTransfer: { types: ["Files"], files: [file] } });
  window.dispatchEvent(drop);
  expect(drop.defaultPrevented).toBe(true);
  await screen.findByRole("heading", { name: "Sample Watch" });
  const files = [{ name: "watch.rosz", bytes: btoa("PK\u0000\u00ff") }];
  const input = { source: { from: "dropped", files }, campaign: null };
  expect(asked).toContainEqual({ name: "warband_import", input });
});

test("a bad file is one line, and nothing is kept", async () => {
  const message = "bad.ros: expected XML";
  const refused = { is: "refused" as const, code: "NOT_XML", why: message };
  const asked = await bringing({ warband_import: () => [{ file: "bad.ros", read: refused }] });
  await userEvent.click(screen.getByRole("button", { name: "Choose files" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(message);
  expect(alert.textContent).toContain("Nothing was saved.");
  await expectClean();
  expect(called(asked)).toEqual(["warband_import"]);
});

test("notes of an import are put away one by one", async () => {
  const asked = await builder();
  const notes = screen.getByRole("list", { name: "Unmatched lines from the import" });
  await userEvent.click(within(notes).getByRole("button", { name: /^Put away: Motto/ }));
  expect(edits(asked)).toEqual([
    { kind: "put_away", model: null, note: "Motto: hold: what it says is not known here" },
  ]);
});

test("a warband is exported from the builder, and what is left out is said", async () => {
  const asked = await builder("export");
  await userEvent.click(await screen.findByRole("button", { name: "Save: New Recruit roster" }));
  expect(await screen.findAllByText("Written: The Seventh Redoubt.ros")).toHaveLength(2);
  expect(document.body.textContent).toContain("1 thing is lost");
  expect(document.body.textContent).toContain("experimental");
  expect(asked).toContainEqual({ name: "warband_export", input: { warband: "a1", form: "new_recruit" } });
  await expectClean();
});

test("roster and cards are printed from the builder, on the paper that was chosen", async () => {
  const asked = await builder("print");
  await userEvent.click(await screen.findByRole("button", { name: "Print: Roster" }));
  expect(await screen.findAllByText("Written: roster.pdf, 2 pages")).toHaveLength(2);
  expect(document.body.textContent).toContain("Saved to /home/ines/Documents/roster.pdf");
  expect(asked).toContainEqual({
    name: "print",
    input: { what: { sheet: "roster", warband: "a1" }, paper: "a4" },
  });
  await userEvent.click(screen.getByRole("radio", { name: "Letter" }));
  await userEvent.click(screen.getByRole("button", { name: "Print: Model cards" }));
  expect(asked).toContainEqual({
    name: "print",
    input: { what: { sheet: "cards", warband: "a1" }, paper: "letter" },
  });
  await userEvent.click(screen.getByRole("radio", { name: "A4" }));
  await expectClean();
});

const pixel = "data:image/jpeg;base64,/9j/AAAA";
/** The Warband with a picture of its first model. */
const pictured = {
  ...redoubt,
  models: redoubt.models.map((model) => (model.name === "Aldous Reyne" ? { ...model, portrait: "aa11" } : model)),
};
const aldous = String(pictured.models.find(({ portrait }) => portrait !== null)?.id);

const bell = { cloth: "bone", figure: "moss", device: "bell", motto: "Hold the line" } as const;
const hung = { ...redoubt, emblem: { ...redoubt.emblem, banner: bell } };

test("a banner is painted in two inks and hung by one call", async () => {
  const asked = await builder("");
  await userEvent.click(screen.getByRole("link", { name: "Banner" }));
  const panel = await screen.findByRole("complementary", { name: "Banner" });
  const [cloth, figure, device] = ["Cloth", "Figure", "Device"].map((name) =>
    within(panel).getByRole("group", { name: new RegExp(`^${name}`) }),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  const ink = (group: HTMLElement, name: string) => within(group).getByRole<HTMLInputElement>("radio", { name });
  await userEvent.click(ink(cloth, "Bone"));
  expect(ink(cloth, "Bone").checked, "the figure is of bone").toBe(false);
  await userEvent.click(within(panel).getByRole("button", { name: "Swap the inks" }));
  expect(ink(cloth, "Bone").checked).toBe(true);
  await userEvent.click(ink(figure, "Moss"));
  expect(ink(cloth, "Moss").disabled).toBe(true);
  const group = within(device).getAllByRole<HTMLInputElement>("radio");
  expect(group).toHaveLength(24);
  expect(new Set(group.map(({ name }) => name)).size, "one stop").toBe(1);
  await userEvent.click(ink(device, "Bell"));
  await userEvent.type(within(panel).getByLabelText("Motto"), " Hold the line ");
  expect(within(panel).getByRole("img", { name: "Bell in moss on a cloth of bone" })).toBeTruthy();
  expect(within(panel).queryByRole("button", { name: "Take down" }), "nothing hangs there yet").toBeNull();
  await expectClean();
  await userEvent.click(within(panel).getByRole("button", { name: "Hang the banner" }));
  await waitFor(() => expect(edits(asked)).toEqual([{ kind: "set_banner", banner: bell }]));
  await waitFor(() => expect(location.hash).toBe("#/warbands/a1"));
  await waitFor(() => expect(document.activeElement?.id).toBe("where"));
});

test("a banner that hangs is painted over or taken down; what was not kept leaves the panel open", async () => {
  const asked = await builder("banner", {
    warband: () => hung,
    warband_edit: refuses({ code: "FULL", message: "No room." }),
  });
  expect(screen.getByRole("img", { name: "Bell in moss on a cloth of bone" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Take down" }));
  await waitFor(() => expect(edits(asked)).toEqual([{ kind: "set_banner", banner: null }]));
  await screen.findByText("No room.");
  expect(location.hash).toBe("#/warbands/a1/banner");
});

test("a model gets a picture, and it stands on its line and on its card", async () => {
  const asked = await builder(aldous, {
    warband_portrait: () => pictured,
    portrait: () => ({ url: pixel }),
  });
  await userEvent.click(screen.getByRole("button", { name: "Choose a picture of Aldous Reyne" }));
  const shown = await screen.findByAltText<HTMLImageElement>("Picture of Aldous Reyne");
  expect(shown.src).toBe(pixel);
  expect(asked.filter(({ name }) => name === "warband_portrait").map(({ input }) => input)).toEqual([
    { warband: "a1", model: Number(aldous), source: { from: "file" } },
  ]);
  const line = screen.getAllByRole("button", { name: /Aldous Reyne/ }).find((one) => one.hasAttribute("aria-expanded"));
  expect(line?.querySelector("img")?.alt).toBe("");
  expect(asked.filter(({ name }) => name === "portrait").length).toBe(1);
  await expectClean();
  await userEvent.click(screen.getByRole("button", { name: "Remove the picture of Aldous Reyne" }));
  await waitFor(() => expect(edits(asked)).toEqual([{ kind: "remove_portrait", model: Number(aldous) }]));
  await screen.findByRole("button", { name: "Choose a picture of Aldous Reyne" });
});

test("nothing changes where nobody chose a file, and a picture that is not in the book says so", async () => {
  const asked = await builder(aldous, {
    warband: () => ({ ...pictured, models: pictured.models.map((m) => (m.portrait ? { ...m, portrait: "bb22" } : m)) }),
    warband_portrait: () => null,
    portrait: () => null,
  });
  await screen.findByText("not in this book");
  await userEvent.click(screen.getByRole("button", { name: "Another picture of Aldous Reyne" }));
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain("warband_portrait"));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("button", { name: "Another picture of Aldous Reyne" })).toBeTruthy();
});

test("a photograph that is dropped on the card is the model's, and no Warband to read", async () => {
  const asked = await builder(aldous, { warband_portrait: () => pictured, portrait: () => ({ url: pixel }) });
  const card = screen.getByRole("region", { name: "Card of Aldous Reyne" });
  const file = new File([new Uint8Array([0xff, 0xd8, 0x41])], "aldous.jpg");
  await fireEvent.drop(card, { dataTransfer: { types: ["Files"], files: [file] } });
  await waitFor(() =>
    expect(asked).toContainEqual({
      name: "warband_portrait",
      input: {
        warband: "a1",
        model: Number(aldous),
        source: { from: "dropped", name: "aldous.jpg", bytes: btoa("\u00ff\u00d8A") },
      },
    }),
  );
  expect(asked.map(({ name }) => name)).not.toContain("warband_import");
  expect(location.hash).toBe(`#/warbands/a1/${aldous}`);
});

test("what two other factions sell is offered twice, each at its own price", async () => {
  const sold = { ...offers[4]!, id: "grenades", name: "Incendiary Grenades" };
  const abroad = [
    { ...sold, faction: "new-antioch", ducats: 10, fact: "sold by New Antioch" },
    { ...sold, faction: "trench-pilgrims", ducats: 15, fact: "sold by Trench Pilgrims" },
  ];
  const asked = await builder("7", { warband_offers: () => [...offers, ...abroad] });
  await userEvent.click(await screen.findByRole("button", { name: /^Add Incendiary Grenades 15/ }));
  expect(screen.getByRole("button", { name: /^Add Incendiary Grenades 10/ })).toBeTruthy();
  await waitFor(() => expect(edits(asked)).toHaveLength(1));
  expect(edits(asked)[0]).toMatchObject({ kind: "buy", item: "grenades", faction: "trench-pilgrims" });
});

test("a page that cannot be drawn says so, and another one is drawn all the same", async () => {
  const twice = [offers[0]!, offers[0]!];
  await builder("", { warband_offers: () => twice });
  location.hash = "#/warbands/a1/7";
  const alert = await screen.findByText(/^This page can’t be shown/);
  expect(alert).toBeTruthy();
  await expectClean();
  location.hash = "#/warbands";
  await screen.findByRole("link", { name: "The Ashen Choir" });
  expect(screen.queryByText(/^This page can’t be shown/)).toBeNull();
});
