import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import type { CampaignHistory } from "../../src/campaign/calls.ts";
import { settled } from "../fixtures/aftermath.ts";
import { mile } from "../fixtures/campaign.ts";
import { expectClean, session } from "../session.ts";

type Line = CampaignHistory["entries"][number];

function said(seq: number, said: string, red?: NonNullable<Line["red"]>): Line {
  const at = "2026-10-01T22:29:00+02:00";
  const line = { seq, at, by: "Ines", said, note: null, battle: settled.id, in_force: true };
  return red ? { ...line, red } : line;
}

test("the history shows a correction where it was said first, struck through and written beside", async () => {
  const lead = "Game 2: Trauma for Reyne";
  session({
    campaign_history: () => ({
      campaign: { id: mile.id, name: mile.name },
      entries: [
        said(1, "Begun"),
        said(3, "Game 2: Trauma for Reyne: 3 1", { lead, was: "3 1", now: "1 2" }),
        said(4, "Game 2: Shovel for Tobin", { lead: null, was: "Game 2: Shovel for Tobin", now: null }),
        said(5, "Game 2: closed"),
      ],
    }),
  });
  location.hash = `#/campaign/${mile.id}/history`;
  render(App);
  await screen.findByText("Game 2: closed");
  const lines = screen.getAllByRole("listitem").flatMap((item) => {
    const said = item.querySelector("s") && item.querySelector(".said")?.textContent;
    return said ? [said.replace(/\s+/g, " ").trim()] : [];
  });
  expect(lines).toEqual(["Game 2: Shovel for Tobin struck out", "Game 2: Trauma for Reyne: 3 1 becomes 1 2"]);
  await expectClean();
});
