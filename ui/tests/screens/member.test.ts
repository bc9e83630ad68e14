/** What a player of a club finds on the pages of a campaign and of an evening: buttons for their own part, and no others. */
import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import App from "../../src/App.svelte";
import type { BattleLine } from "../../src/battle/calls.ts";
import type { Evening } from "../../src/evenings/calls.ts";
import { takeInvitation } from "../../src/invitation.ts";
import { meet } from "../../src/guest.svelte.ts";
import type { CallName } from "../../src/ipc.svelte.ts";
import { words } from "../../src/words/en.ts";
import { settled } from "../fixtures/aftermath.ts";
import { answers, type Answers } from "../fixtures/answers.ts";
import { lines } from "../fixtures/battle.ts";
import { mile } from "../fixtures/campaign.ts";
import { club } from "../fixtures/packs.ts";
import { expectClean, type Asked } from "../session.ts";

let asked: Asked[] = [];

/** A page that a player of the club opened by their link. */
async function member(warbands: string[], others: Partial<Answers> = {}): Promise<void> {
  history.replaceState(null, "", "#join=s3cret");
  takeInvitation();
  const all: Answers = { ...answers, ...others, me: () => ({ role: "member", warbands }) };
  vi.stubGlobal("fetch", (address: string, request: { body: string }) => {
    const name = address.replace("/call/", "") as CallName;
    const input = JSON.parse(request.body) as never;
    asked.push({ name, input });
    const answer = all[name];
    const body = answer ? answer(input) : { code: "UNKNOWN_CALL", message: name };
    return Promise.resolve(new Response(JSON.stringify(body), { status: answer ? 200 : 422 }));
  });
  await meet();
}

beforeEach(() => {
  asked = [];
});

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const inputs = (name: CallName) => asked.filter((one) => one.name === name).map(({ input }) => input);

test("an aftermath is answered on the player’s own page, and nothing of it is pressed on the other", async () => {
  const [first, second] = settled.pages;
  const pages = [first!, { ...second!, mine: false }];
  await member(["a1"], {
    aftermath: () => ({ ...settled, pages, undo: null }),
    aftermath_answer: () => ({ ...settled, pages }),
  });
  location.hash = "#/aftermath/s2";
  render(App);
  const refuse = await screen.findByRole("button", { name: /^Refuse/ });
  expect(refuse).toHaveProperty("disabled", false);
  const roll = screen.getByRole("button", { name: /Roll/ });
  expect(roll).toHaveProperty("disabled", true);
  expect(screen.queryByRole("link", { name: words.aftermath.openCorrection })).toBeNull();
  expect(screen.queryByRole("button", { name: words.results.export })).toBeNull();
  // Keys are dice for one's own page alone.
  await userEvent.keyboard("34");
  await userEvent.click(refuse);
  await waitFor(() => expect(inputs("aftermath_answer")).toHaveLength(1));
  expect(inputs("aftermath_answer")[0]).toMatchObject({ aftermath: "s2", question: "ransom" });
});

test("a player goes on with their own battle, and watches those of others", async () => {
  const [line] = lines as [BattleLine];
  const theirs = { ...line, id: "b9", sides: line.sides.map((side) => ({ ...side, mine: false })) };
  await member(["w1"], {
    battles: () => [
      { ...line, updated: "2026-11-23T19:30:00Z" },
      { ...theirs, name: "The other table", updated: "2026-11-23T19:31:00Z" },
    ],
  });
  location.hash = "#/battle";
  render(App);
  await screen.findByRole("link", { name: words.battle.goOnBattleNamed(line.name) });
  expect(screen.getByRole("link", { name: words.battle.watchNamed("The other table") })).toBeTruthy();
  expect(screen.queryByRole("link", { name: words.battle.goOnBattleNamed("The other table") })).toBeNull();
  expect(screen.queryByTestId("first-battle")).toBeNull();
});

test("a player enters the result of their own planned game, and goes on with their own aftermath alone", async () => {
  const [game] = mile.games;
  if (!game) throw new Error("no game");
  const planned = { ...game, number: null, state: "to_play" as const, date: null, set_up: "u1" };
  const other = {
    ...planned,
    battle: "p2",
    sides: planned.sides.map((side) => ({ ...side, name: "Court of Ember", warband: "w9" })),
  };
  const settling = { ...game, battle: "s9", sides: other.sides };
  await member(["w1"], {
    campaign: () => ({ ...mile, games: [{ ...planned, battle: "p1" }, other, game, settling], games_in_all: 4 }),
  });
  location.hash = `#/campaign/${mile.id}`;
  render(App);
  const calendar = await screen.findByRole("region", { name: new RegExp(`^${words.plan.calendar}`) });
  const links = within(calendar).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([`#/campaign/${mile.id}/paper%3Ap1`]);
  const settle = screen.getAllByRole("link", { name: new RegExp(`^${words.campaign.goOn.aftermath}`) });
  expect(settle.map((link) => link.getAttribute("href"))).toEqual([`#/aftermath/${game.battle}`]);
});

test("a Warband of one’s own is signed up before the first game, and nobody else’s", async () => {
  const standings = mile.standings.map((line) => ({ ...line, games: 0 }));
  const may_join = [...mile.may_join, { id: "w8", name: "The Wardens", faction: "New Antioch" }];
  const campaign = { ...mile, standings, may_join };
  await member(["w8"], { campaign: () => campaign, campaign_admit: () => ({ ...campaign, may_join: [] }) });
  location.hash = `#/campaign/${mile.id}`;
  render(App);
  const part = await screen.findByRole("region", { name: words.campaign.signUpOwn });
  const offered = within(part)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
  expect(offered).toEqual([words.campaign.joinerNamed("The Wardens", "New Antioch")]);
  expect(within(part).queryByRole("textbox")).toBeNull();
  await userEvent.click(within(part).getByRole("button", { name: words.campaign.signUpOwnAction }));
  await waitFor(() => expect(inputs("campaign_admit")).toHaveLength(1));
  expect(inputs("campaign_admit")[0]).toMatchObject({ warband: "w8", player: "", late: false });
  expect(screen.queryByRole("link", { name: words.plan.open })).toBeNull();
  expect(screen.queryByRole("button", { name: words.campaign.admit })).toBeNull();
});

test("once games were fought the organiser takes Warbands in", async () => {
  await member(["w7"], { campaign: () => mile });
  location.hash = `#/campaign/${mile.id}`;
  render(App);
  await screen.findByRole("heading", { name: words.campaign.standings });
  expect(screen.queryByRole("region", { name: words.campaign.signUpOwn })).toBeNull();
  expect(screen.queryByRole("region", { name: words.campaign.admit })).toBeNull();
});

const thursday: Evening = {
  id: "e1",
  name: "First Thursday",
  day: "2026-04-30",
  away: false,
  rotation: null,
  clock: { minutes: 90, warnings: [15], pause: 10 },
  tables: [],
  players: [],
  here: 0,
  rounds: [],
  next: false,
  unplaced: [],
  freed: [],
  choice: null,
  undo: "Bea is expected",
  undo_plans: false,
  redo: false,
  own: [{ warband: { id: "w1", name: "The Lanterns" }, player: null, presence: null, refused: null }],
};

test("on an evening a player says for themselves whether they are there", async () => {
  const own = (presence: "expected" | "here" | null) => [
    { warband: { id: "w1", name: "The Lanterns" }, player: "bea", presence, refused: null },
  ];
  await member(["w1"], {
    evening: () => thursday,
    evening_choices: () => ({ people: [], scenarios: [], rotations: [] }),
    evening_presence: ({ says }) => ({ ...thursday, own: own(says === "comes" ? "expected" : "here") }),
  });
  location.hash = "#/club/e1";
  render(App);
  const text = words.club.myself;
  const part = await screen.findByRole("region", { name: text.heading });
  const press = (name: string) => userEvent.click(within(part).getByRole("button", { name }));
  await press(text.of(text.comes, "The Lanterns"));
  await within(part).findByRole("button", { name: text.of(text.absent, "The Lanterns") });
  await press(text.of(text.here, "The Lanterns"));
  await within(part).findByRole("button", { name: text.of(text.leaves, "The Lanterns") });
  expect(inputs("evening_presence")).toEqual([
    { evening: "e1", warband: "w1", says: "comes" },
    { evening: "e1", warband: "w1", says: "here" },
  ]);
  // What is the organiser's is not there to be pressed.
  for (const name of [words.club.undo, words.club.add, words.club.undoOf("Bea is expected")]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
  await expectClean();
});

test("an evening tells a player whom they play, where and what", async () => {
  const seat = (id: string, name: string) => ({ id, name, warband: "", stream: null, emblem: null, attacks: false });
  const game: Evening["rounds"][number]["games"][number] = {
    id: 1,
    seats: [seat("cade", "Cade"), seat("bea", "Bea")],
    campaign: null,
    shared: null,
    table: 3,
    table_name: "Table 3 · The Mill",
    scenario: { id: "relic-hunt", name: "Relic Hunt" },
    drawn: true,
    way: "",
    parts: false,
    roles: false,
    room: false,
    locked: false,
    movable: false,
    state: { is: "open" },
    by_hand: false,
    why: [],
    warns: [],
    clashes: [],
    settles: [],
    book: null,
  };
  const round = { number: 2, current: true, seed: 1, pool: null, shared: false, games: [game], byes: [], clock: null };
  await member(["w1"], {
    evening: () => ({
      ...thursday,
      rounds: [{ ...round, begun: false, over: false }],
      own: [{ warband: { id: "w1", name: "The Lanterns" }, player: "bea", presence: "here", refused: null }],
    }),
    evening_choices: () => ({ people: [], scenarios: [], rotations: [] }),
  });
  location.hash = "#/club/e1";
  render(App);
  const part = await screen.findByRole("region", { name: words.club.myself.heading });
  expect(screen.getByRole("heading", { name: words.club.round(2) })).toBeTruthy();
  expect(screen.queryByRole("button", { name: words.club.lockOf(words.club.gameOf(["Cade", "Bea"])) })).toBeNull();
  expect(part.textContent).toContain("Round 2: against Cade · Table 3 · The Mill · Relic Hunt");
});

test("on an evening a player files the score of their own campaign game, and sees how long the round goes on", async () => {
  const seat = (id: string, name: string, warband: string) => ({
    id,
    name,
    warband,
    stream: null,
    emblem: null,
    attacks: false,
  });
  const game = (id: number, seats: ReturnType<typeof seat>[]): Evening["rounds"][number]["games"][number] => ({
    id,
    seats,
    campaign: { id: "c1", name: "The Ardent Mile" },
    shared: null,
    table: id,
    table_name: `Table ${id}`,
    scenario: { id: "relic-hunt", name: "Relic Hunt" },
    drawn: true,
    way: "",
    parts: false,
    roles: false,
    room: false,
    locked: false,
    movable: false,
    state: { is: "planned", battle: `b${id}`, begun: false, set_up: null },
    by_hand: false,
    why: [],
    warns: [],
    clashes: [],
    settles: [],
    book: null,
  });
  const games = [
    game(1, [seat("bea", "Bea", "The Lanterns"), seat("cade", "Cade", "The Choir")]),
    game(2, [seat("dov", "Dov", "The Wall"), seat("eli", "Eli", "The Nail")]),
  ];
  const now = Date.now();
  const moment = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const clock = { started: moment(-30), ends: moment(60), pause_ends: moment(70), warnings: [] };
  await member(["w1"], {
    evening: () => ({
      ...thursday,
      rounds: [
        {
          number: 1,
          current: true,
          seed: 1,
          pool: null,
          shared: false,
          games,
          byes: [],
          begun: true,
          over: false,
          clock,
        },
      ],
      own: [{ warband: { id: "w1", name: "The Lanterns" }, player: "bea", presence: "here", refused: null }],
    }),
    evening_choices: () => ({ people: [], scenarios: [], rotations: [] }),
  });
  location.hash = "#/club/e1";
  render(App);
  const points = await screen.findByLabelText<HTMLInputElement>("Points of Bea");
  await userEvent.type(points, "4");
  await userEvent.type(screen.getByLabelText("Points of Cade"), "9");
  const file = screen.getByRole<HTMLButtonElement>("button", {
    name: words.club.fileScoreOf(words.club.gameOf(["Bea", "Cade"])),
  });
  expect(file.disabled).toBe(false);
  expect(screen.queryByLabelText("Points of Dov")).toBeNull();
  const [own] = screen.getAllByTestId("game-clock");
  expect(own?.textContent).toContain(words.club.gamePlayed(30));
  expect(own?.textContent).toContain(words.club.gameLeft(60));
});

test("before a campaign goes over to other rules, a player sees on their own page what changes for each model", async () => {
  await member(["a1"]);
  location.hash = "#/campaign/c1";
  render(App);
  const section = await screen.findByRole("region", { name: words.packs.heading });
  expect(section.textContent).toContain(words.packs.organised);
  await userEvent.selectOptions(await within(section).findByLabelText(words.packs.lookAt), club.hash);
  await within(section).findByText("Piers Allard");
  expect(within(section).queryByRole("button", { name: words.packs.move(club.name) })).toBeNull();
  expect(inputs("campaign_under")).toEqual([{ campaign: "c1", pack: club.hash }]);
});
