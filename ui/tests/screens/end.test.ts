/** The end of a battle, and the replay that it leads to: what they offer, and where it stands. */
import { screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { BattleView } from "../../src/battle/calls.ts";
import { expectClean, refuses, type session } from "../session.ts";
import { moment } from "../fixtures/battle.ts";
import { seated } from "../table.ts";

/** A battle that is over, whose past may be looked at. */
const ended = (others: Parameters<typeof session>[0] = {}) =>
  seated({ battle: () => moment("over"), battle_at: () => moment("before"), ...others });

test("a what-if begun in the replay has the room of the transport bar, so that its buttons are seen", async () => {
  await ended();
  await userEvent.click(screen.getByRole("button", { name: "Watch it again" }));
  await userEvent.click(await screen.findByRole("button", { name: "Step on" }));
  const bar = screen.getByTestId("play").closest("div") as HTMLElement;
  await waitFor(() => expect(screen.queryByTestId("what-if")).toBeTruthy());
  await userEvent.click(screen.getByTestId("what-if"));
  await screen.findByTestId("what-if-begin");
  expect(bar.hidden).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(bar.hidden).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId("what-if")));
});

test("what is refused in a replay stands where the entry is told: the transport bar keeps its place", async () => {
  await ended({ battle_resume: refuses({ code: "AFTERMATH_CLOSED", message: "Its aftermath is closed." }) });
  await userEvent.click(screen.getByRole("button", { name: "Watch it again" }));
  await userEvent.click(await screen.findByRole("button", { name: "Step on" }));
  await userEvent.click(await screen.findByTestId("resume"));
  const alert = await screen.findByRole("alert");
  expect(alert.closest(".middle")).toBe(screen.getByTestId("entry-detail").closest(".middle"));
  expect(alert.closest(".middle")).not.toBeNull();
});

test("a battle whose aftermath is closed leads to the campaign, and to the aftermath as it was settled", async () => {
  const over: BattleView = { ...moment("over"), aftermath: true, settled: true, campaign: "c1" };
  await ended({ battle: () => over });
  const link = await screen.findByRole("link", { name: "Go to the campaign" });
  expect(link.getAttribute("href")).toBe("#/campaign/c1");
  expect(screen.queryByTestId("settle")).toBeNull();
  expect(screen.getByTestId("see-aftermath").getAttribute("href")).toBe("#/aftermath/b1");
});

test("a battle whose aftermath is closed is not gone on with from its replay", async () => {
  const over: BattleView = { ...moment("over"), aftermath: true, settled: true, campaign: "c1" };
  await ended({ battle: () => over });
  await userEvent.click(screen.getByRole("button", { name: "Watch it again" }));
  await userEvent.click(await screen.findByRole("button", { name: "Step on" }));
  await screen.findByTestId("what-if");
  await waitFor(() => expect(screen.queryByTestId("resume")).toBeNull());
});

test("the end names the Deeds done and who fell to whom, and leads to their last moments", async () => {
  const over = moment("over");
  const [, piers, , kell] = over.models;
  const deed = over.scenario.deeds?.[0];
  if (!piers || !kell || !deed) throw new Error("no such models");
  Object.assign(kell, { condition: "out", presence: "gone", fall: { turn: 2, by: piers.id } });
  over.deeds = [{ deed: deed.id, side: 0, model: piers.id, turn: 1 }];
  await ended({ battle: () => over });
  const deeds = screen.getByRole("list", { name: "Glorious Deeds of The Seventh Redoubt" });
  expect(deeds.textContent).toContain(`${deed.name} Piers Allard, Turn 1`);
  const fallen = screen.getByRole("list", { name: "Out of Action: The Ashen Choir" });
  expect(fallen.textContent).toMatch(/Trooper Kell\s+Turn 2, to Piers Allard/);
  expect(screen.queryByRole("list", { name: "Out of Action: The Seventh Redoubt" })).toBeNull();
  await expectClean();
  await userEvent.click(within(fallen).getByRole("button"));
  expect(await screen.findByRole("heading", { name: "Trooper Kell" })).toBeTruthy();
});
