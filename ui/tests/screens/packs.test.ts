import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import { session, expectClean } from "../session.ts";
import { club, rules } from "../fixtures/packs.ts";
import { mile } from "../fixtures/campaign.ts";
import { redoubt } from "../fixtures/warbands.ts";

test("a warband is mustered by another pack, whose factions are then asked for", async () => {
  const asked = session();
  location.hash = "#/warbands/new";
  render(App);
  await userEvent.type(await screen.findByLabelText("Name"), "Lamplighters");
  await userEvent.selectOptions(await screen.findByLabelText("Rules"), club.hash);
  await waitFor(() => expect(asked).toContainEqual({ name: "factions", input: { pack: club.hash } }));
  await userEvent.click(await screen.findByRole("radio", { name: "New Antioch" }));
  await userEvent.click(screen.getByRole("button", { name: "Muster" }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "warband_muster")?.input).toMatchObject({ pack: club.hash }),
  );
});

test("what another pack changes is seen before a warband goes over", async () => {
  const asked = session({ warband: () => ({ ...redoubt, campaign: null }) });
  location.hash = "#/warbands/a1";
  render(App);
  const section = await screen.findByRole("region", { name: "Rules" });
  await userEvent.selectOptions(await within(section).findByLabelText("Switch to"), club.hash);
  await within(section).findByText("Piers Allard");
  expect(section.textContent).toContain("SKIRMISHER");
  expect(section.textContent).toContain("The Jezzail is not sold to this Warband.");
  await expectClean();
  expect(asked.map(({ name }) => name)).not.toContain("warband_move");
  await userEvent.click(within(section).getByRole("button", { name: "Switch to Club rules 2027" }));
  await waitFor(() =>
    expect(asked).toContainEqual({ name: "warband_move", input: { warband: "a1", pack: club.hash } }),
  );
});

test("a warband of a campaign goes over with it, and the campaign shows what that means for each", async () => {
  session();
  location.hash = "#/warbands/a1";
  render(App);
  const bound = await screen.findByRole("region", { name: "Rules" });
  expect(bound.textContent).toContain("together with its campaign");
  expect(within(bound).queryByLabelText("Switch to")).toBeNull();
  // What it would mean can be seen here, too.
  await userEvent.selectOptions(await within(bound).findByLabelText("See what changes with"), club.hash);
  await within(bound).findByText("Piers Allard");
  expect(within(bound).queryByRole("button", { name: /^Switch to/ })).toBeNull();
  location.hash = "#/campaign/c1";
  await screen.findByRole("table", { name: /^Standings of/ });
  const section = screen.getByRole("region", { name: "Rules" });
  expect(section.textContent).toContain(rules.name);
  await userEvent.selectOptions(await within(section).findByLabelText("Switch to"), club.hash);
  await within(section).findByText("Nothing changes.");
  expect(
    within(section)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(["The Seventh Redoubt", "The Ashen Choir"]);
  await expectClean();
});

test("while an aftermath is open a campaign keeps its rules and says so before anybody presses", async () => {
  const why = "An aftermath is open: close it with the pack it began with.";
  session({ campaign: () => ({ ...mile, pack_kept: why }) });
  location.hash = "#/campaign/c1";
  render(App);
  const section = await screen.findByRole("region", { name: "Rules" });
  expect(section.textContent).toContain(why);
  await userEvent.selectOptions(await within(section).findByLabelText("See what changes with"), club.hash);
  await within(section).findByText("Nothing changes.");
  expect(within(section).queryByRole("button", { name: /^Switch to/ })).toBeNull();
  await userEvent.click(within(section).getByRole("button", { name: "Close" }));
  expect(within(section).queryByText("Nothing changes.")).toBeNull();
});

test("the history shows who did what, and compares an entry with now or with another", async () => {
  const asked = session();
  location.hash = "#/warbands/a1";
  render(App);
  const section = await screen.findByRole("region", { name: /^History/ });
  await within(section).findByText(/Trench Shield for Piers/);
  await userEvent.click(within(section).getByRole("button", { name: "Compare entry 1" }));
  await waitFor(() =>
    expect(asked).toContainEqual({ name: "warband_moments", input: { warband: "a1", before: 1, after: 3 } }),
  );
  await within(section).findByText("From entry 1 to now");
  await userEvent.click(within(section).getByRole("button", { name: "Compare entry 2" }));
  await waitFor(() =>
    expect(asked).toContainEqual({ name: "warband_moments", input: { warband: "a1", before: 1, after: 2 } }),
  );
  await expectClean();
});
