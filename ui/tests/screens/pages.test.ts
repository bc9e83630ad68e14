import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import { words } from "../../src/words/en.ts";
import { session, expectClean } from "../session.ts";
import { settled } from "./../fixtures/aftermath.ts";
import type { PlanMade } from "../../src/bindings/ipc.ts";
import { open } from "../fixtures/book.ts";
import { mile, planSheet } from "../fixtures/campaign.ts";
import { chronicle, overview } from "../fixtures/overview.ts";

async function page(hash: string, heading: string, others: Parameters<typeof session>[0] = {}) {
  const asked = session(others);
  location.hash = hash;
  render(App);
  await screen.findByRole("heading", { name: heading });
  return asked;
}

test("a book without campaign, and one without battle, say what to do first", async () => {
  await page("#/campaign", "No campaign in this book yet", { campaigns: () => [], aftermaths: () => [] });
  expect(screen.getByRole("link", { name: "Go to the Warbands" }).getAttribute("href")).toBe("#/warbands");
  await expectClean();
  location.hash = "#/aftermath";
  await screen.findByRole("heading", { name: "Nothing to settle" });
  expect(screen.getByRole("link", { name: "Go to the battle" }).getAttribute("href")).toBe("#/battle");
});

test("the only campaign opens by itself: next thing, standings, games", async () => {
  await page("#/campaign", "Roll for the third scenario");
  const table = screen.getByRole("table", { name: "Standings of The Ardent Mile" });
  expect(table.querySelectorAll("tbody tr")).toHaveLength(6);
  expect(table.textContent).toMatch(/The Seventh Redoubt.*67.*4–0–1.*\+9/s);
  expect(screen.getByRole("link", { name: /Open game 2/ }).getAttribute("href")).toBe("#/aftermath/s2");
  expect(screen.getByRole("link", { name: /Open game 1/ }).getAttribute("href")).toBe("#/aftermath/s1");
  await expectClean();
});

test("planned games stand in their own part of a campaign, the first due on top, and each part can be gone to", async () => {
  const [game] = mile.games;
  if (!game) throw new Error("no game");
  const planned = { ...game, number: null, state: "to_play" as const, date: null, set_up: "u1" };
  const games = [
    { ...planned, battle: "p1", scenario: "Supply Raid" },
    { ...planned, battle: "p2", scenario: "Relic Hunt", due: "2026-12-10", overdue: true },
    ...mile.games,
  ];
  await page("#/campaign/c1", "Roll for the third scenario", { campaign: () => ({ ...mile, games, games_in_all: 4 }) });
  const calendar = screen.getByRole("region", { name: /^Planned games/ });
  const lines = within(calendar).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => /Relic Hunt|Supply Raid/.exec(textContent)?.[0])).toEqual([
    "Relic Hunt",
    "Supply Raid",
  ]);
  expect(lines[0]?.textContent).toMatch(/10 December.*overdue/s);
  const [enter] = within(calendar).getAllByRole("link", { name: /^Enter the result/ });
  expect(enter?.getAttribute("href")).toBe("#/campaign/c1/paper%3Ap2");
  const played = screen.getByRole("region", { name: /^Games/ });
  expect(played.textContent).not.toContain("Supply Raid");
  const jumps = within(screen.getByRole("navigation", { name: words.campaign.parts.label }));
  await userEvent.click(jumps.getByRole("link", { name: "Games" }));
  expect(document.activeElement).toBe(played);
  await expectClean();
});

const listed = { warbands: 2, games: 0, leaders: [], banners: [], next: null, unread: null };

test("a book without campaign leads on to a season to look at", async () => {
  let sample = false;
  const asked = await page("#/campaign", "No campaign in this book yet", {
    campaigns: () => (sample ? [{ ...listed, id: "c1", name: "The Ardent Mile" }] : []),
    book_new: () => {
      sample = true;
      return open;
    },
  });
  await userEvent.click(screen.getByRole("button", { name: words.warbands.openSample }));
  await screen.findByRole("heading", { name: "Roll for the third scenario" });
  expect(asked).toContainEqual({ name: "book_new", input: { holds: "season" } });
});

test("a campaign that does not open stands greyed in the list with its sentence", async () => {
  const unread = "The campaign was written by a newer No Man’s Ledger and does not open in this one.";
  await page("#/campaign", "Campaigns", {
    campaigns: () => [{ ...listed, id: "c9", name: "The Long Road", unread }],
  });
  expect(screen.getByText(unread)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "The Long Road" })).toBeNull();
  await expectClean();
});

test("a game bears the emblems of its Warbands; a side from outside has none, and keeps its letter", async () => {
  const [game, ...rest] = mile.games;
  if (!game) throw new Error("no game");
  const third = {
    side: "a" as const,
    letter: "C",
    name: "Somebody’s Own",
    vp: 7,
    outcome: "lost" as const,
    warband: null,
  };
  const games = [{ ...game, sides: [...game.sides, third] }, ...rest];
  await page("#/campaign", "Roll for the third scenario", { campaign: () => ({ ...mile, games }) });
  const line = screen.getByRole("link", { name: /Open game 2/ });
  expect(line.querySelectorAll("svg.emblem")).toHaveLength(2);
  expect([...line.querySelectorAll(".token")].map((token) => token.textContent.trim())).toEqual(["C"]);
});

test("what a heading of the standings stands for opens at the heading, and closes with Escape", async () => {
  await page("#/campaign", "Roll for the third scenario");
  const heading = screen.getByRole("columnheader", { name: /^Casualties/ });
  const why = heading.querySelector("details");
  await userEvent.click(heading.querySelector("summary") as HTMLElement);
  expect(why?.open).toBe(true);
  expect(heading.textContent).toContain("own models that fell");
  await userEvent.keyboard("{Escape}");
  expect(why?.open).toBe(false);
});

test("where undo stops, the page says so when undo is pressed, and leads to where it goes on", async () => {
  const stops = "Relic Hunt is being settled.";
  const undone = { undo: null, undo_stops: stops, undo_there: { is: "aftermath" as const, battle: "s2" } };
  await page("#/campaign", "Roll for the third scenario", { campaign: () => ({ ...mile, ...undone }) });
  expect(screen.queryByRole("heading", { name: "Undo stops here" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: stops }));
  const note = screen.getByRole("region", { name: "Undo stops here" });
  expect(note.querySelector("a")?.getAttribute("href")).toBe("#/aftermath/s2");
  await expectClean();
});

test("the D6 of the stage table is typed or rolled here", async () => {
  const asked = await page("#/campaign", "Roll for the third scenario");
  const made = () => asked.filter(({ name }) => name === "plan_make").map(({ input }) => input);
  const thrown = (face: number | null) => ({
    campaign: "c1",
    warbands: ["w1", "w2"],
    due: null,
    by: { by: "table", face },
  });
  await userEvent.keyboard("2");
  await waitFor(() => expect(made()).toEqual([thrown(2)]));
  await userEvent.click(await screen.findByRole("button", { name: "Roll the D6 here" }));
  await waitFor(() => expect(made()).toEqual([thrown(2), thrown(null)]));
});

test("a roll-off is typed player by player, and the choice taken as it was offered", async () => {
  const throwOff = { faces: [4, 4, 2, 5], source: "table" as const };
  const scenarios = [{ id: "relic-hunt", name: "Relic Hunt" }];
  const rollers = [
    { warband: "w1", name: "The Seventh Redoubt" },
    { warband: "w2", name: "The Ninth Famine" },
  ];
  const six = { face: 6, source: "table" as const };
  const asked = await page("#/campaign", "Roll for the third scenario", {
    plan_make: ({ by }) => {
      if (by.by === "table") return { is: "roll_off", said: "They roll off.", ...six, rollers, faces: [4, 4] };
      if (by.by === "roll_off") {
        const why = [{ source: "Roll-off", value: null, text: "The Ninth Famine 5" }];
        return {
          is: "choice",
          said: "The Ninth Famine picks.",
          why,
          ...six,
          chooser: "w2",
          roll_off: throwOff,
          scenarios,
        };
      }
      return { is: "planned", said: "Relic Hunt is planned.", sheet: planSheet };
    },
  });
  await userEvent.keyboard("6");
  await screen.findByText("They roll off.", { selector: "p" });
  await userEvent.keyboard("2");
  expect(screen.getByText(/The Seventh Redoubt, then The Ninth Famine/)).toBeTruthy();
  await userEvent.keyboard("5");
  await userEvent.click(await screen.findByRole("button", { name: "Relic Hunt" }));
  const made = () => asked.filter(({ name }) => name === "plan_make").map(({ input }) => (input as PlanMade).by);
  await waitFor(() =>
    expect(made()).toEqual([
      { by: "table", face: 6 },
      { by: "roll_off", ...six, faces: [4, 4, 2, 5] },
      { by: "choice", ...six, chooser: "w2", roll_off: throwOff, scenario: "relic-hunt" },
    ]),
  );
});

test("a warband is admitted with its player, late after games were fought", async () => {
  const asked = await page("#/campaign", "Roll for the third scenario");
  await userEvent.type(screen.getByLabelText("Player"), "Selim");
  await userEvent.click(screen.getByRole("button", { name: "Admit" }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      name: "campaign_admit",
      input: { campaign: "c1", warband: "w7", player: "Selim", late: true },
    }),
  );
});

test("who signed up by name brings a warband, or is taken off the list", async () => {
  const signed = { ...mile, signed_up: ["Cleo", "Dana"] };
  const off = { ...mile, signed_up: ["Dana"] };
  const asked = await page("#/campaign", "Roll for the third scenario", {
    campaign: () => signed,
    campaign_sign_off: () => off,
  });
  await userEvent.selectOptions(screen.getByLabelText("Player"), "Dana");
  await userEvent.click(screen.getByRole("button", { name: "Take off the list: Cleo" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Take off the list: Cleo" })).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Admit" }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      name: "campaign_admit",
      input: { campaign: "c1", warband: "w7", player: "Dana", late: true },
    }),
  );
});

test("who signed up by name joins without a roster, some of them or all", async () => {
  const signed = { ...mile, signed_up: ["Carla", "Dov"] };
  const asked = await page("#/campaign", "Roll for the third scenario", {
    campaign: () => signed,
    campaign_join: () => ({ ...mile, signed_up: ["Dov"] }),
  });
  await userEvent.click(screen.getByRole("button", { name: "Add Warbands without a roster" }));
  const faction = await screen.findByLabelText("Faction of Carla");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Choose a faction above" }).disabled).toBe(true);
  await userEvent.selectOptions(faction, "Heretic Legions");
  await userEvent.click(screen.getByRole("button", { name: "Add 1 Warband" }));
  const players = [{ player: "Carla", faction: "heretic-legions" }];
  await waitFor(() =>
    expect(asked).toContainEqual({ name: "campaign_join", input: { campaign: "c1", players, late: true } }),
  );
  // The form is done with; Dov can still be added.
  await waitFor(() => expect(screen.queryByLabelText("Faction of Carla")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Add Warbands without a roster" }));
  await screen.findByLabelText("Faction of Dov");
});

test("what became of a pasted list goes once somebody of it has a Warband", async () => {
  const signed = { ...mile, signed_up: ["Anna", "Ben"] };
  await page("#/campaign", "Roll for the third scenario", {
    campaign_sign_up: () => ({ campaign: signed, said: "Anna and Ben signed up." }),
    campaign_admit: () => ({ ...mile, signed_up: ["Ben"] }),
  });
  await userEvent.type(screen.getByLabelText("Sign up by name"), "Anna, Ben");
  await userEvent.click(screen.getByRole("button", { name: "Sign them up" }));
  await screen.findByTestId("signed-up");
  await userEvent.click(screen.getByRole("button", { name: "Admit" }));
  await waitFor(() => expect(screen.queryByTestId("signed-up")).toBeNull());
});

test("a book without campaign begins one, with a name", async () => {
  const asked = await page("#/campaign", "No campaign in this book yet", { campaigns: () => [] });
  await userEvent.click(screen.getByRole("button", { name: "Begin the campaign" }));
  expect(screen.getByLabelText("Name of the campaign").getAttribute("aria-invalid")).toBe("true");
  await userEvent.type(screen.getByLabelText("Name of the campaign"), "The Long Winter");
  await userEvent.click(screen.getByRole("button", { name: "Begin the campaign" }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      name: "campaign_new",
      input: { name: "The Long Winter", pack: null, games: null, map: null },
    }),
  );
});

test("the last answer is taken back", async () => {
  const asked = await page("#/aftermath/s2", "The Ashen Choir");
  await userEvent.click(screen.getByRole("button", { name: "Undo: the answer for Dorn" }));
  await waitFor(() => expect(asked).toContainEqual({ name: "aftermath_undo", input: { aftermath: "s2", reason: "" } }));
});

test("the aftermath has a page for each side and closes only when nothing is open", async () => {
  await page("#/aftermath/s2", "The Ashen Choir");
  expect(document.body.textContent).toMatch(/Isolde.*Dead.*62 ducats/s);
  expect(screen.queryByRole("button", { name: "Close both pages" })).toBeNull();
  expect(screen.getByText("2 open")).toBeTruthy();
  await expectClean();
});

test("a page that has been finished leads to what is open on the other", async () => {
  const open = settled.pages.filter(({ steps }) => steps.some(({ questions }) => questions.length > 0));
  const [first, second] = [settled.pages[0], settled.pages[1]];
  if (!first || !second || open.length === 0) throw new Error("nothing is asked");
  const asks = open[0]?.steps.flatMap(({ questions }) => questions) ?? [];
  const without = (page: typeof first) => ({ ...page, steps: page.steps.map((step) => ({ ...step, questions: [] })) });
  const asking = (page: typeof first) => ({
    ...page,
    steps: page.steps.map((step, i) => (i === 0 ? { ...step, questions: asks } : { ...step, questions: [] })),
  });
  await page("#/aftermath/s2", "The Ashen Choir", {
    aftermath: () => ({ ...settled, pages: [asking(first), asking(second)] }),
    aftermath_answer: () => ({ ...settled, pages: [without(first), asking(second)] }),
  });
  const leaf = screen.getByRole("region", { name: first.warband });
  await userEvent.click(within(leaf).getAllByRole("button", { name: "Pay the ransom" })[0] as HTMLElement);
  await waitFor(() => expect(document.activeElement?.hasAttribute("data-open-question")).toBe(true));
  expect(document.activeElement?.closest("[aria-labelledby]:not([data-open-question])")?.textContent).toContain(
    second.warband,
  );
});

test("what settling at the table means is read before it is done, and asked once", async () => {
  const means = "The app then changes nothing.";
  const waits = (page: (typeof settled.pages)[number]) => ({
    ...page,
    may_set_aside: true,
    set_aside_means: means,
    steps: page.steps.map((step) => (step.number === 2 ? { ...step, state: "open" as const } : step)),
  });
  const pages = settled.pages.map((page, place) => (place === 0 ? waits(page) : page));
  const asked = await page("#/aftermath/s2", "The Ashen Choir", { aftermath: () => ({ ...settled, pages }) });
  const aside = () => asked.filter(({ name }) => name === "aftermath_set_aside");
  await userEvent.click(screen.getByRole("button", { name: "Resolve at the table" }));
  expect(screen.getByText(means)).toBeTruthy();
  expect(aside()).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Continue here" }));
  expect(screen.queryByText(means)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Resolve the rest at the table" }));
  await userEvent.click(screen.getByRole("button", { name: "Skip the rest" }));
  await waitFor(() => expect(aside()).toHaveLength(1));
  expect(aside()[0]?.input).toMatchObject({ aftermath: "s2", step: false });
});

test("an open point is answered with its sum", async () => {
  const asked = await page("#/aftermath/s2", "The Ashen Choir");
  await userEvent.click(screen.getByRole("button", { name: "Sum: 5 less" }));
  await userEvent.click(screen.getByRole("button", { name: "Pay the ransom" }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      name: "aftermath_answer",
      input: { aftermath: "s2", question: "ransom", answer: { kind: "choice", choice: "pay", amount: 55 } },
    }),
  );
});

test("the last die typed is the answer; a die can be taken back before", async () => {
  const asked = await page("#/aftermath/s2", "The Ashen Choir");
  const answered = () => asked.filter(({ name }) => name === "aftermath_answer").map(({ input }) => input);
  await userEvent.keyboard("3");
  await userEvent.click(screen.getByRole("button", { name: /First die, 3/ }));
  await userEvent.keyboard("41");
  await waitFor(() =>
    expect(answered()).toEqual([
      { aftermath: "s2", question: "trauma-2", answer: { kind: "faces", faces: [4, 1], source: "table" } },
    ]),
  );
});

test("when nothing is open both pages close, and what changed is announced", async () => {
  const done = {
    ...settled,
    open: 0,
    pages: settled.pages.map((one) => ({ ...one, steps: one.steps.map((step) => ({ ...step, questions: [] })) })),
  };
  const asked = await page("#/aftermath/s2", "The Ashen Choir", { aftermath: () => done });
  await userEvent.click(screen.getByRole("button", { name: "Close both pages" }));
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain("aftermath_close"));
  await screen.findByRole("link", { name: "To the campaign" });
  expect([...document.querySelectorAll("[aria-live]")].map((region) => region.textContent)).toContain(
    "All pages closed",
  );
});

test("the last thing done to a campaign is taken back", async () => {
  const free = { ...mile, undo: null, next: { ...mile.next, heading: "Roll for the next scenario" } };
  const asked = await page("#/campaign", "Roll for the third scenario", { campaign_undo: () => free });
  await userEvent.click(screen.getByRole("button", { name: "Undo: Hunt for Heroes as the next game" }));
  await screen.findByRole("heading", { name: "Roll for the next scenario" });
  expect(asked).toContainEqual({ name: "campaign_undo", input: { campaign: "c1" } });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Nothing to undo" }).disabled).toBe(true);
});

test("a mistyped 6 that leaves a choice is typed again", async () => {
  await page("#/campaign", "Roll for the third scenario", {
    plan_make: () => ({
      is: "choice",
      said: "The Ninth Famine picks.",
      why: [],
      face: 6,
      source: "table",
      chooser: "w2",
      roll_off: null,
      scenarios: [{ id: "relic-hunt", name: "Relic Hunt" }],
    }),
  });
  await userEvent.keyboard("6");
  await screen.findByRole("button", { name: "Relic Hunt" });
  expect(screen.queryByRole("button", { name: "Roll the D6 here" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Another face" }));
  await screen.findByRole("button", { name: "Roll the D6 here" });
});

test("a settled battle stands under its own heading", async () => {
  await page("#/aftermath", "Battles to settle", {
    aftermaths: () => [
      { id: "s2", battle: "Game 2", sides: [], campaign: "The Ardent Mile", day: null, open: 3, closed: false },
      { id: "s1", battle: "Game 1", sides: [], campaign: "The Ardent Mile", day: null, open: 0, closed: true },
    ],
  });
  const under = (heading: string) => {
    const list = screen.getByRole("heading", { name: heading }).closest("section");
    return within(list as HTMLElement)
      .getAllByRole("link")
      .map((link) => link.textContent);
  };
  expect([under("Battles to settle"), under("Settled battles")]).toEqual([["Game 2"], ["Game 1"]]);
  await expectClean();
});

test("a battle that counted for no campaign is settled in one that takes it, or in one that begins with it", async () => {
  const friday = {
    id: "b7",
    name: "Friday",
    named: "hand" as const,
    scenario: { id: "claim-no-mans-land", name: "Claim No Man’s Land" },
    winner: null,
    state: "ended" as const,
    turn: 4,
    sides: [],
    updated: "2026-11-20T21:30:00Z",
  };
  const refused = "The Iron Wall does not belong to it: admit it first.";
  let joins: string | null = null;
  const asked = session({
    aftermaths: () => [],
    battles_outside: () => [friday],
    battle_taking_in: () => ({
      campaigns: [
        { id: "c1", name: "The Ardent Mile", refused: null },
        { id: "c2", name: "The Long Winter", refused },
      ],
      warbands: ["The Seventh Redoubt", "The Iron Wall"],
      refused: joins,
    }),
    battle_take_in: () => null,
  });
  location.hash = "#/aftermath";
  render(App);
  await userEvent.click(await screen.findByRole("button", { name: "Settle Friday" }));
  const ways = await screen.findByTestId("taking-in");
  await within(ways).findByText("The Long Winter", { exact: false });
  expect(ways.textContent).toContain(refused);
  const no = within(ways).getByRole<HTMLButtonElement>("button", { name: "Take it in: The Long Winter" });
  expect(no.disabled).toBe(true);
  await expectClean();
  const name = within(ways).getByRole<HTMLInputElement>("textbox", { name: /^A new campaign/ });
  expect(name.value).toBe("Friday");
  await userEvent.clear(name);
  await userEvent.click(within(ways).getByRole("button", { name: "Begin it with this battle" }));
  expect(asked.map((one) => one.name)).not.toContain("battle_take_in");
  await userEvent.type(name, "One Night");
  await userEvent.click(within(ways).getByRole("button", { name: "Begin it with this battle" }));
  await waitFor(() => expect(location.hash).toBe("#/aftermath/b7"));
  expect(asked).toContainEqual({
    name: "battle_take_in",
    input: { battle: "b7", into: { is: "new", name: "One Night" } },
  });

  await waitFor(() => expect(screen.queryByTestId("taking-in")).toBeNull());
  joins = "The Iron Wall belongs to another campaign.";
  location.hash = "#/aftermath";
  await userEvent.click(await screen.findByRole("button", { name: "Settle Friday" }));
  await userEvent.click(await screen.findByRole("button", { name: "Take it in: The Ardent Mile" }));
  expect(screen.queryByRole("textbox", { name: /^A new campaign/ })).toBeNull();
  await waitFor(() => expect(location.hash).toBe("#/aftermath/b7"));
  expect(asked).toContainEqual({
    name: "battle_take_in",
    input: { battle: "b7", into: { is: "campaign", campaign: "c1" } },
  });
});

test("the overview names what is wrong, draws five charts and who felled whom, and has their figures in tables", async () => {
  await page("#/campaign/c1/overview", "Overview", {
    campaign_overview: () => overview,
    campaign_chronicle: () => chronicle,
  });
  const wrong = await screen.findByRole("region", { name: "To look at" });
  expect(wrong.textContent).toMatch(/Not legal.*The Iron Wall.*No Yüzbaşı Captain\./s);
  expect(
    within(wrong)
      .getByRole("link", { name: /Open the aftermath/ })
      .getAttribute("href"),
  ).toBe("#/aftermath/s3");
  await screen.findByRole("img", { name: /^Campaign Victory Points\. Last: The Seventh Redoubt 37/ });
  await screen.findByRole("img", { name: /^Casualties caused\./ });
  expect(document.querySelectorAll("figure")).toHaveLength(6);
  const met = screen.getByRole("table", { name: /^Who met whom/ });
  expect(
    within(met)
      .getByRole("link", { name: /^won game 3, Relic Hunt: 9:6/ })
      .getAttribute("href"),
  ).toBe("#/aftermath/s3");
  const felled = screen.getByRole("table", { name: "Who felled whom" });
  expect(within(felled).getAllByRole("row")[1]?.textContent).toMatch(/3\s*–/);
  screen.getByRole("img", { name: /The widest: The Seventh Redoubt felled 3 of The Ashen Choir\.$/ });
  const front = screen.getByRole("table", { name: "Campaign Victory Points, in figures" });
  expect(within(front).getByRole("row", { name: /^1 Relic Hunt/ }).textContent).toMatch(
    /won, 15 points.*lost, 7 points, 1 died/s,
  );
  const rating = screen.getByRole("table", { name: "Rating against the Threshold, in figures" });
  expect(rating.textContent).toMatch(
    /The Seventh Redoubt\s*700\s*–\s*860.*Threshold, variants apart\s*700\s*800\s*900/s,
  );
  expect(screen.getByText("No game records who attacked.")).toBeTruthy();
  expect(screen.getByText("Has not fought yet.")).toBeTruthy();
  await expectClean();
});

test("where nobody has fought one sentence stands in place of the charts", async () => {
  await page("#/campaign/c1/overview", "Overview", {
    campaign_overview: () => ({ ...overview, fought: 0, warnings: [] }),
  });
  expect(await screen.findByText(/^Nobody has fought yet/)).toBeTruthy();
  expect(screen.getByText(/^Every Warband is legal/)).toBeTruthy();
  expect(document.querySelectorAll("figure")).toHaveLength(0);
});
