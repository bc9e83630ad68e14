import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Book } from "../../src/calls.ts";
import type { Evening, EveningGame, Rotation, RotationSlot } from "../../src/evenings/calls.ts";
import type { BattleSheet, PaperSide, SheetWarband } from "../../src/paper/calls.ts";
import GameChange from "../../src/evenings/GameChange.svelte";
import GameResult from "../../src/evenings/GameResult.svelte";
import GameScore from "../../src/evenings/GameScore.svelte";
import { fileScore } from "../../src/evenings/score.ts";
import RotationPage from "../../src/evenings/RotationPage.svelte";
import RoundNext from "../../src/evenings/RoundNext.svelte";
import SlotLine from "../../src/evenings/SlotLine.svelte";
import Unplanned from "../../src/evenings/Unplanned.svelte";
import Tables from "../../src/evenings/Tables.svelte";
import { session, expectClean, refuses } from "../session.ts";

const slot: RotationSlot = {
  closed: null,
  waits: false,
  name: "Relic Hunt",
  played: 0,
  share: 100,
  slot: {
    scenario: "relic-hunt",
    weight: 1,
    cool_down: 2,
    from: "2026-12-10",
    tables: { only: { sizes: [{ width: 48 * 25_400, depth: 44 * 25_400 }], terrain: ["ruins"] } },
  },
};

test("a scenario of a rotation says what was set, and its form stays open until that was taken", async () => {
  const onkeep = vi.fn().mockRejectedValueOnce(new Error("refused")).mockResolvedValue(undefined);
  render(SlotLine, { slot, locked: false, ontell: () => undefined, onkeep });
  screen.getByText("not yet · from 10 December 2026 · rests 2 evenings after a game · only 48 by 44 inches, ruins");
  await userEvent.click(screen.getByRole("button", { name: "Change Relic Hunt" }));
  const until = screen.getByRole<HTMLInputElement>("textbox", { name: "Until" });
  const keep = screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
  await userEvent.type(until, "31.11.2026{Enter}");
  screen.getByText(/“31.11.2026” is not a date/);
  expect([keep.disabled, onkeep.mock.calls.length]).toEqual([true, 0]);
  await userEvent.clear(until);
  await userEvent.type(until, "1.12.2026");
  await userEvent.click(keep);
  expect(onkeep.mock.calls[0]?.[0]).toMatchObject({ do: "put", slot: { from: "2026-12-10", until: "2026-12-01" } });
  expect(until.isConnected && until.value).toBe("1 December 2026");
  await userEvent.click(keep);
  expect(until.isConnected).toBe(false);
});

test("a scenario that is not drawn yet says from which day on, once and in words", () => {
  render(SlotLine, {
    slot: { ...slot, closed: "from 2026-12-10", waits: true },
    locked: false,
    ontell: () => undefined,
    onkeep: () => Promise.resolve(),
  });
  screen.getByText(/^not yet · from 10 December 2026 · rests/);
});

test("a scenario stands on as many tables of a round as the club says", async () => {
  const onkeep = vi.fn().mockResolvedValue(undefined);
  const once = { ...slot, slot: { ...slot.slot, at_once: 2 } };
  render(SlotLine, { slot: once, locked: false, ontell: () => undefined, onkeep });
  screen.getByText(/ · on 2 tables of a round at most · /);
  await userEvent.click(screen.getByRole("button", { name: "Change Relic Hunt" }));
  const most = screen.getByLabelText("Tables of a round, at most");
  await userEvent.clear(most);
  await userEvent.type(most, "1");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onkeep.mock.calls[0]?.[0]).toMatchObject({ do: "put", slot: { at_once: 1 } });
});

test("what is in a game’s way is named, and goes with one button; a result that is missing is written down first", async () => {
  const clash = (battle: string, way: EveningGame["clashes"][number]["way"]) => ({
    battle,
    said: `Game ${battle}`,
    way,
  });
  const missed: EveningGame = {
    ...game,
    campaign: { id: "c", name: "The Ardent Mile" },
    state: { is: "unplanned", why: "Redoubt has a game planned against Choir.", held: false, elsewhere: null },
    clashes: [clash("b1", { is: "take_back" }), clash("b2", { is: "take_back" })],
  };
  const thursday = { id: "e0", name: "First Thursday" };
  const [onplan, ontell] = [vi.fn(), vi.fn()];
  const props = { evening: evening([missed]), called: "Ada – Gil", locked: false, ontell, onplan, onunplan: vi.fn() };
  const { container, rerender } = render(Unplanned, { game: missed, ontakeback: vi.fn(), ...props });
  screen.getByText("Game b2");
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  await press("Take those plans back, and plan this game: Ada – Gil");
  expect(onplan).toHaveBeenLastCalledWith({ insteadOf: ["b1", "b2"] });
  await press("Play it as a one-off game: Ada – Gil");
  expect(ontell).toHaveBeenLastCalledWith({ do: "set_campaign", game: 1, campaign: null });
  await expectClean(container);
  await rerender({ game: { ...missed, clashes: [clash("b1", { is: "on_evening", evening: thursday })] } });
  expect(screen.getByRole("link", { name: "Open First Thursday" }).getAttribute("href")).toContain("e0");
  expect(screen.queryByRole("button", { name: /^Take/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Enter the result: Game b1" }).getAttribute("href")).toContain(
    "paper%3Ab1%3Ae",
  );
  const played = { battle: "b1", scenario: "Relic Hunt", said: "Ada wins, 7 to 3", evening: thursday };
  await rerender({
    game: { ...missed, clashes: [], state: { is: "unplanned", why: null, held: false, elsewhere: played } },
  });
  expect(container.textContent).toContain("They have played already, on First Thursday");
  expect(container.textContent).not.toContain("has not planned it");
  screen.getByRole("link", { name: "Open that game: Ada – Gil" });
  const same = clash("b1", { is: "same_pair", scenario: "relic-hunt", name: "Relic Hunt" });
  await rerender({ game: { ...missed, clashes: [same] } });
  await press("Play Relic Hunt, as planned");
  expect(onplan).toHaveBeenLastCalledWith({ asPlanned: true });
  await rerender({ game: { ...missed, state: { is: "open" }, clashes: [same] } });
  await press("Play Relic Hunt, as planned");
  const way = { by: "planned" };
  expect(ontell).toHaveBeenLastCalledWith({ do: "set_scenario", game: 1, scenario: "relic-hunt", way });
});

const rotation: Rotation = {
  id: "r1",
  name: "Winter",
  away: true,
  slots: [slot],
  others: [],
  calendar: [],
  played: [],
  undo: false,
  redo: false,
  history: [],
};
const book = { name: "Mine", read_only: false } as Book;

test("a rotation that is put away says so; a name that is refused stays as it was typed", async () => {
  const refused = { code: "NAME_LONG", message: "the name is too long" };
  const asked = session({ rotation: () => rotation, rotation_change: refuses(refused) });
  render(RotationPage, { book, id: "r1" });
  await screen.findByText(/^This rotation is put away/);
  const heads = screen.getAllByRole("columnheader").map((one) => one.textContent.trim());
  expect(heads.slice(0, 3)).toEqual(["Scenario", "Chance today", "Weight"]);
  await expectClean();
  await userEvent.click(screen.getByRole("button", { name: "Rename" }));
  const name = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  await userEvent.type(name, " of 2026{Enter}");
  await screen.findByText(refused.message);
  expect(asked.at(-1)?.input).toEqual({ rotation: "r1", change: { do: "rename", name: "Winter of 2026" } });
  expect(name.isConnected && name.value).toBe("Winter of 2026");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByText(refused.message)).toBeNull();
});

const game: EveningGame = {
  book: null,
  by_hand: false,
  drawn: true,
  clashes: [],
  settles: [],
  campaign: null,
  id: 1,
  locked: false,
  movable: true,
  parts: false,
  roles: false,
  room: false,
  scenario: null,
  seats: ["Ada", "Gil"].map((name) => ({ id: name, name, attacks: false, warband: "", stream: null, emblem: null })),
  shared: null,
  state: { is: "open" },
  table: null,
  table_name: "",
  warns: [],
  way: "",
  why: [],
};

test("points choose the winner of a one-off game until somebody else is chosen", async () => {
  const onkeep = vi.fn().mockRejectedValueOnce(new Error("refused")).mockResolvedValue(undefined);
  const props = { evening: "e1", game, called: "Ada – Gil", locked: false, ontell: () => undefined, onkeep };
  const page = render(GameResult, props);
  screen.getByText("Press the winner, or enter the points.");
  const chosen = () => screen.getAllByRole<HTMLInputElement>("radio").map((one) => one.checked);
  const [ada, gil] = [screen.getByLabelText("Points of Ada"), screen.getByLabelText("Points of Gil")];
  await userEvent.clear(ada);
  await userEvent.type(ada, "4");
  // One side's points alone say nothing of the winner.
  expect(chosen()).toEqual([false, false, false]);
  await userEvent.clear(gil);
  await userEvent.type(gil, "4");
  expect(chosen()).toEqual([false, false, true]);
  await userEvent.click(screen.getByRole("radio", { name: "Gil" }));
  const keep = screen.getByRole("button", { name: "Save the result" });
  await userEvent.click(keep);
  expect(onkeep).toHaveBeenCalledWith({ do: "result", game: 1, result: { winner: "Gil", points: [4, 4] } });
  screen.getByRole("alert");
  expect([chosen(), (ada as HTMLInputElement).value]).toEqual([[false, true, false], "4"]);
  // Whoever looks something up meanwhile finds it as it was.
  page.unmount();
  render(GameResult, props);
  const again = () => screen.getByLabelText<HTMLInputElement>("Points of Ada").value;
  expect([chosen(), again()]).toEqual([[false, true, false], "4"]);
  await userEvent.click(screen.getByRole("button", { name: "Save the result" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect([chosen(), again()]).toEqual([[false, false, false], ""]);
});

test("the result is read on the two banners: who won is stamped on one, and who lost on the other", async () => {
  const over: EveningGame = {
    ...game,
    state: { is: "over", said: "Gil wins", result: { winner: "Gil", points: [null, null] } },
  };
  const { container } = render(GameResult, {
    evening: "e1",
    game: over,
    called: "Ada – Gil",
    locked: false,
    ontell: () => undefined,
    onkeep: () => Promise.resolve(),
  });
  const stamps = () => [...container.querySelectorAll(".stamp")].map((stamp) => stamp.textContent.trim());
  expect(stamps()).toEqual(["lost", "won"]);
  await userEvent.click(screen.getByRole("radio", { name: "a draw" }));
  expect(stamps()).toEqual(["drew", "drew"]);
  screen.getByRole("radiogroup", { name: "Who won: Ada – Gil" });
  await expectClean(container);
});

test("both scores of a one-off game are typed, and Enter saves them", async () => {
  const onkeep = vi.fn().mockResolvedValue(undefined);
  render(GameResult, { evening: "e7", game, called: "Ada – Gil", locked: false, ontell: () => undefined, onkeep });
  // Enter leads from the first to the second.
  await userEvent.type(screen.getByLabelText("Points of Ada"), "12{Enter}");
  expect(document.activeElement).toBe(screen.getByLabelText("Points of Gil"));
  await userEvent.keyboard("8{Enter}");
  expect(onkeep).toHaveBeenCalledWith({ do: "result", game: 1, result: { winner: "Ada", points: [12, 8] } });
});

/** Two Warbands of a campaign, planned and not begun. */
const planned: EveningGame = {
  ...game,
  campaign: { id: "c1", name: "The Ardent Mile" },
  // Two Warbands may have the same name.
  seats: ["w1", "w2"].map((stream, i) => ({ ...game.seats[i]!, warband: "Redoubt", stream })),
  state: { is: "planned", battle: "b1", begun: false, set_up: null },
};

test("the score of a planned game is filed where it was played, once both are typed", async () => {
  const onfile = vi.fn().mockRejectedValueOnce(new Error("refused")).mockResolvedValue(undefined);
  const { container } = render(GameScore, { evening: "e8", game: planned, called: "Ada – Gil", locked: false, onfile });
  const file = screen.getByRole<HTMLButtonElement>("button", { name: "File the score: Ada – Gil" });
  await userEvent.type(screen.getByLabelText("Points of Ada"), "4");
  expect(file.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText("Points of Gil"), "9{Enter}");
  expect(onfile).toHaveBeenCalledWith([4, 9]);
  // What was refused stays as it was typed.
  screen.getByRole("alert");
  expect(screen.getByLabelText<HTMLInputElement>("Points of Gil").value).toBe("9");
  await expectClean(container);
  await userEvent.click(file);
  expect(screen.getByLabelText<HTMLInputElement>("Points of Gil").value).toBe("");
});

test("a score goes to the side whose Warband has the seat, and to nobody where the plan was made over", async () => {
  const side = (warband: string): PaperSide => ({
    who: { is: "warband", warband },
    coalition: null,
    vp: null,
    conceded: false,
    took_part: [1],
    fell: [],
    deeds: [],
    used_up: [],
    left: [],
    fell_untold: true,
    deeds_untold: true,
  });
  const warband = (id: string, name: string) => ({ id, name }) as SheetWarband;
  // The plan names them in the other order.
  const sheet = {
    warbands: [warband("w1", "Redoubt"), warband("w2", "Redoubt"), warband("w3", "Famine")],
    battle: { sides: [side("w2"), side("w1")], scenario: "relic-hunt" },
  } as unknown as BattleSheet;
  const asked = session({
    battle_sheet_open: () => structuredClone(sheet),
    battle_sheet_file: () => ({ battle: "b1" }),
  });
  await fileScore(planned, [4, 9]);
  const filed = asked.find(({ name }) => name === "battle_sheet_file")?.input as { battle: BattleSheet["battle"] };
  expect(filed.battle.sides.map(({ vp, took_part, fell_untold }) => [vp, took_part, fell_untold])).toEqual([
    [9, [1], true],
    [4, [1], true],
  ]);
  sheet.battle.sides = [side("w3"), side("w1")];
  await expect(fileScore(planned, [4, 9])).rejects.toMatchObject({ code: "NOT_PLANNED" });
});

test("a table that is refused stays as it was typed", async () => {
  const onkeep = vi.fn().mockRejectedValueOnce(new Error("refused")).mockResolvedValue(undefined);
  render(Tables, { tables: [], locked: false, ontell: () => undefined, onkeep });
  const name = screen.getByRole<HTMLInputElement>("textbox", { name: "Name of the table" });
  const up = screen.getByRole("button", { name: "Put up table 1" });
  await userEvent.type(name, "The Mill");
  await userEvent.click(up);
  expect(onkeep.mock.calls[0]?.[0]).toMatchObject({ do: "put_table", table: { number: 1, name: "The Mill" } });
  screen.getByRole("alert");
  expect(name.value).toBe("The Mill");
  await userEvent.click(up);
  expect([screen.queryByRole("alert"), name.value]).toEqual([null, ""]);
});

/** An evening with one round, drawn and not started. */
const evening = (games: EveningGame[]): Evening => ({
  away: false,
  choice: null,
  clock: { minutes: 90, pause: 10, warnings: [] },
  day: "2026-12-03",
  freed: [],
  here: 4,
  id: "e",
  name: "First Thursday",
  next: false,
  players: [],
  redo: false,
  rotation: null,
  rounds: [
    {
      begun: false,
      byes: [],
      clock: null,
      current: true,
      games,
      number: 1,
      over: false,
      pool: null,
      seed: 7,
      shared: false,
    },
  ],
  tables: [],
  undo: null,
  undo_plans: false,
  unplaced: [],
});

const next = {
  locked: false,
  pool: "stage",
  onpool: vi.fn(),
  shared: false,
  onshared: vi.fn(),
  onstart: vi.fn(),
  ontell: vi.fn(),
  ondraw: vi.fn(),
} as const;

/** Who shares a table. */
const three: EveningGame = {
  ...game,
  seats: ["Ada", "Gil", "Hugo"].map((name) => ({ ...game.seats[0]!, id: name, name })),
};

test("a table of three has points for each, and one winner, or several who fought together", async () => {
  const onkeep = vi.fn().mockResolvedValue(undefined);
  const props = { evening: "e3", game: three, called: "Ada – Gil – Hugo", locked: false, ontell: vi.fn(), onkeep };
  const { container, rerender } = render(GameResult, props);
  await expectClean(container);
  for (const [name, points] of [
    ["Ada", "4"],
    ["Gil", "9"],
    ["Hugo", "9"],
  ] as const) {
    const field = screen.getByLabelText(`Points of ${name}`);
    await userEvent.clear(field);
    await userEvent.type(field, points);
  }
  const chosen = () => screen.getAllByRole<HTMLInputElement>("radio").map((one) => one.checked);
  expect(chosen()).toEqual([false, false, false, true]);
  await userEvent.click(screen.getByRole("radio", { name: "Hugo" }));
  await userEvent.click(screen.getByRole("button", { name: "Save the result" }));
  const said = { do: "result", game: 1, result: { winner: "Hugo", points: [4, 9, 9] } };
  expect(onkeep).toHaveBeenLastCalledWith(said);
  await rerender({ ...props, together: true });
  await userEvent.click(screen.getByRole("checkbox", { name: "Ada" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Gil" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Ada" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Hugo" }));
  await userEvent.click(screen.getByRole("button", { name: "Save the result" }));
  const together = { winner: "Gil", with: ["Hugo"], points: [null, null, null] };
  expect(onkeep).toHaveBeenLastCalledWith({ do: "result", game: 1, result: together });
  // A draw that is pressed again is still one.
  const draw = screen.getByRole<HTMLInputElement>("checkbox", { name: "a draw" });
  for (let pressed = 0; pressed < 2; pressed += 1) {
    await userEvent.click(draw);
    expect(draw.checked).toBe(true);
  }
});

test("the organiser puts one more at a table, takes one away, and sees the scenarios for as many", async () => {
  const ontell = vi.fn();
  const drawn = evening([{ ...game, room: true }]);
  const scenarios = [
    { id: "relic-hunt", name: "Relic Hunt", note: "", players: [2] },
    { id: "the-looters", name: "The Looters", note: "", players: [3, 4] },
  ];
  const waits = { ...drawn, unplaced: [{ id: "hugo", name: "Hugo" }] };
  const props = { scenarios, locked: false, ontell, onswap: vi.fn(), onthrow: vi.fn() };
  const of = (shown: EveningGame) => ({ ...props, game: shown, evening: waits, round: drawn.rounds[0]! });
  const { rerender } = render(GameChange, of({ ...game, room: true }));
  const offered = () =>
    within(screen.getByLabelText("Scenario"))
      .getAllByRole("option")
      .map((one) => one.textContent);
  expect(offered()).toEqual(["not chosen yet", "Relic Hunt"]);
  await userEvent.selectOptions(screen.getByLabelText("One more player"), "hugo");
  expect(ontell).toHaveBeenLastCalledWith({ do: "seat", player: "hugo", game: 1 });
  await rerender(of({ ...three, parts: true }));
  expect(offered()).toEqual(["not chosen yet", "The Looters"]);
  expect(screen.queryByLabelText("One more player")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Gil sits out" }));
  expect(ontell).toHaveBeenLastCalledWith({ do: "seat", player: "Gil", game: null });
});

test("tables of three are drawn when they are asked for, and said before", async () => {
  const onshared = vi.fn();
  const before = { ...evening([]), rounds: [], here: 5 };
  const { rerender } = render(RoundNext, { evening: before, ...next, onshared });
  screen.getByText("5 players are here: 2 games, and one sits out.");
  await userEvent.click(screen.getByRole("checkbox", { name: "Tables of three or four before anybody sits out" }));
  expect(onshared).toHaveBeenLastCalledWith(true);
  await rerender({ shared: true });
  screen.getByText("5 players are here: 2 games, one of them for three.");
  await rerender({ evening: { ...before, here: 3 } });
  screen.getByText("3 players are here: 1 game for three.");
});

test("what was changed by hand is asked about before it is drawn again", async () => {
  const ondraw = vi.fn();
  const props = { ...next, ondraw };
  const { rerender } = render(RoundNext, { evening: evening([game, { ...game, id: 2, by_hand: true }]), ...props });
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  await press("Draw again");
  expect(ondraw).not.toHaveBeenCalled();
  screen.getByText(/Changed by hand and not locked: Ada – Gil/);
  await press("Cancel");
  await press("Draw again");
  await press("Keep it, draw the rest");
  expect(ondraw).toHaveBeenLastCalledWith(false, [2]);
  await press("Draw again");
  await press("Draw all again");
  expect(ondraw).toHaveBeenLastCalledWith(false, []);
  await rerender({ evening: evening([game, { ...game, id: 2, by_hand: true, locked: true }]) });
  await press("Draw again");
  expect(ondraw).toHaveBeenCalledTimes(3);
});

test("a round whose games all have their results needs no clock", () => {
  const over = evening([{ ...game, state: { is: "over", said: "Ada wins, 4 to 2", result: null } }]);
  const [round] = over.rounds;
  const clock = {
    started: "2026-12-03T19:00:00Z",
    warnings: [],
    ends: "2026-12-03T20:30:00Z",
    pause_ends: "2026-12-03T20:40:00Z",
  };
  if (!round) throw new Error("one round");
  render(RoundNext, { evening: { ...over, next: true, rounds: [{ ...round, clock, over: true }] }, ...next });
  screen.getByRole("heading", { name: "Round 1 is over" });
  expect(screen.queryByRole("timer")).toBeNull();
  screen.getByRole("button", { name: "Draw round 2" });
});
