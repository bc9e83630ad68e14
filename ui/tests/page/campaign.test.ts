import { render, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Page from "../../src/page/Page.svelte";
import type { Published, PublishedCampaign } from "../../src/page/published.ts";
import { expectClean } from "../session.ts";

type Side = PublishedCampaign["chronicle"]["games"][number]["sides"][number];

const side = (over: Partial<Side>): Side => ({
  name: "The Seventh Redoubt",
  outcome: "lost, attacked",
  won: false,
  vp: "4 VP",
  cvp: "7 CVP",
  told: "",
  untold: "",
  ...over,
});

const published: Published = {
  is: "campaign",
  as_of: "20 November 2026",
  rules: "Rules 1.0.2",
  missing: [],
  waiting: [],
  pairings: [],
  stories: [],
  emblems: [],
  dead: [{ picture: 0, emblem: null }],
  holders: [[{ picture: null, emblem: { faction: "new-antioch", variant: null, banner: null } }]],
  pictures: ["data:image/jpeg;base64,AAAA"],
  chronicle: {
    title: "Chronicle",
    name: "The Ardent Mile",
    about: "2 Warbands",
    first: "",
    house: [],
    written: ["Late players forfeit."],
    standings: [],
    standings_note: "",
    honours: [{ name: "Most casualties", figure: "4", holders: ["Aldous Reyne"] }],
    honours_note: "",
    dead: [{ name: "Wat", text: "of The Seventh Redoubt, game 1, Relic Hunt: died in Turn 3" }],
    games: [
      {
        number: "Game 1",
        scenario: "Relic Hunt",
        when: "14 May 2026 · 4 Turns",
        note: "",
        corrected: [],
        words: [{ name: "Ines, 14 May 2026", text: "He held the crossing." }],
        sides: [
          side({ told: "Wat fell in Turn 3 to The Cantor and did not rise again." }),
          side({
            name: "The Ashen Choir",
            won: true,
            told: "They found 110 ducats of loot.",
            untold: "Their Deeds are not recorded.",
          }),
        ],
      },
    ],
  },
};

test("a published campaign is read like the chronicle: the games in prose, then the dead, then what was agreed", async () => {
  render(Page, { published });
  const game = screen.getByRole("article", { name: "Game 1 Relic Hunt" });
  const said = (text: string) =>
    within(game).getByText((_, element) => element?.tagName === "P" && element.textContent === text);
  said("The Seventh Redoubt: Wat fell in Turn 3 to The Cantor and did not rise again.");
  said("The Ashen Choir: They found 110 ducats of loot. Their Deeds are not recorded.");
  within(game).getByText("He held the crossing.");
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(["The games", "The dead", "Honours", "House rules"]);
  const dead = screen.getByRole("region", { name: "The dead" });
  expect(dead.querySelector("img")?.getAttribute("src")).toBe("data:image/jpeg;base64,AAAA");
  expect(screen.getByRole("region", { name: "Honours" }).querySelectorAll("svg.emblem")).toHaveLength(1);
  await expectClean();
});
