import { render, screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import type { CampaignHistory } from "../../src/campaign/calls.ts";
import { settled } from "../fixtures/aftermath.ts";
import { line, past, question } from "../fixtures/correction.ts";
import { mile } from "../fixtures/campaign.ts";
import { expectClean, session } from "../session.ts";

function said(seq: number, said: string, battle: string | null = settled.id): CampaignHistory["entries"][number] {
  return { seq, at: "2026-10-01T22:29:00+02:00", by: "Ines", said, note: null, battle, in_force: true };
}

test("the history shows a correction where it was said first, struck through and written beside", async () => {
  const view = past([]);
  const corrected = [
    line(3, "1 2", question("trauma:1:a1", "Trauma for Reyne"), { was: "3 1" }),
    line(4, "", "Struck out", { struck: true }),
  ];
  const was = "The Seventh Redoubt 13 – The Ashen Choir 16, won by The Ashen Choir";
  const game = { battle: settled.id, corrected: [{ at: "", by: "", reason: null, said: [] }] };
  const asked = session({
    campaign_history: () => ({
      campaign: { id: mile.id, name: mile.name },
      entries: [
        said(1, "Begun", null),
        said(2, `Game 2: ${was}`),
        said(3, "Game 2: Trauma for Reyne: 3 1"),
        said(4, "Game 2: Shovel for Tobin"),
        said(5, "Game 2: closed"),
      ],
    }),
    campaign_chronicle: () => ({ games: [game, { battle: "s1", corrected: [] }] }) as never,
    correction: () => ({ ...view, result: { ...view.result, was }, pages: [{ ...view.pages[0]!, lines: corrected }] }),
  });
  location.hash = `#/campaign/${mile.id}/history`;
  render(App);
  await screen.findByText("Game 2: closed");
  const lines = () =>
    screen.getAllByRole("listitem").flatMap((item) => {
      const struck = item.querySelector("s")?.textContent;
      return struck ? [[struck, item.querySelector("b")?.textContent.replace(/\s+/g, " ").trim()]] : [];
    });
  await waitFor(() => expect(lines()).toHaveLength(3));
  expect(lines()).toEqual([
    ["Game 2: Shovel for Tobin", "struck out"],
    ["3 1", "becomes 1 2"],
    [was, "becomes The Seventh Redoubt 16 – The Ashen Choir 13, won by The Seventh Redoubt"],
  ]);
  // Only a game that was corrected is asked about.
  expect(asked.filter(({ name }) => name === "correction")).toHaveLength(1);
  await expectClean();
});
