/** Keys and what is read at the table: one rule for keys, the log searched, how a model fell. */
import { cleanup, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import type { BattleView, LogEntry } from "../../src/battle/calls.ts";
import { lastMoments, rowsOf } from "../../src/battle/results.ts";
import { turnsOf } from "../../src/battle/turns.ts";
import { moment, type MomentName } from "../fixtures/battle.ts";
import { expectClean } from "../session.ts";
import { key, question, said, seated } from "../table.ts";

/** The battle at a moment; each answer leads to the next of `then`, and stays at the last. */
async function at(view: BattleView, then: MomentName[] = []) {
  let now = view;
  const next = () => {
    const to = then.shift();
    if (to) now = moment(to);
    return now;
  };
  return seated({ battle: () => now, battle_say: next, battle_roll: next, battle_undo: next, battle_at: () => now });
}

const KELL = 3;

/** The moment after Kell was hurt, told as if the Injury Roll had taken it Out of Action with Bloodbath. */
function fallen(): BattleView {
  const view = moment("hurt");
  for (const entry of view.log) {
    if (typeof entry.what !== "object" || !("said" in entry.what)) continue;
    const { events } = entry.what.said;
    if (!events.some((event) => event.event === "rolled" && event.roll.for === "injury")) continue;
    events.push({ event: "out", model: KELL, fall: { turn: 1 } } as never);
  }
  const kell = view.models.find(({ id }) => id === KELL);
  if (kell) kell.condition = "out";
  return view;
}

test("no key acts behind a result: only those on its buttons do", async () => {
  const asked = await at(moment("injury"), ["hurt"]);
  await key("54");
  await screen.findByTestId("result");
  const before = asked.length;
  await key("1m2f{Backspace}");
  expect(asked).toHaveLength(before);
  expect(screen.getByTestId("result")).toBeTruthy();
  await key("{Enter}");
  await waitFor(() => expect(screen.queryByTestId("result")).toBeNull());
  expect(question()).toBe("Piers Allard acts");
  expect(asked).toHaveLength(before);
});

test("while the odds are read no key rolls behind them", async () => {
  const asked = await at(moment("stated"), ["stated"]);
  await key("o");
  await screen.findByTestId("odds-back");
  await key("r34");
  expect(said(asked)).toEqual([]);
  expect(asked.map(({ name }) => name)).not.toContain("battle_roll");
  await key("{Escape}");
  await waitFor(() => expect(screen.queryByTestId("odds-back")).toBeNull());
});

test("after a click on the Log tab the keys of the battle still work", async () => {
  await at(moment("act"));
  await userEvent.click(screen.getByRole("tab", { name: "Log" }));
  expect(document.activeElement?.getAttribute("role")).toBe("tab");
  await key("m");
  await screen.findByTestId("stay");
});

test("after a click on the Log tab an answer brings the keys to what is asked, so that Enter reads a result", async () => {
  await at(moment("shoot"), ["injury"]);
  const log = screen.getByRole("tab", { name: "Log" });
  await userEvent.click(log);
  await key("r");
  await waitFor(() => expect(document.querySelector("[data-ask='injury']")).toBeTruthy());
  await waitFor(() => expect(document.activeElement?.id).toBe("question"));
});

test("Enter does not say a clicked line again, nor overrule what it has become", async () => {
  const asked = await at(moment("activate"), ["activate"]);
  const [line] = screen.getAllByTestId("choice");
  await userEvent.click(line as HTMLElement);
  await waitFor(() => expect(said(asked)).toHaveLength(1));
  await waitFor(() => expect(document.activeElement?.id).toBe("question"));
  await key("{Enter}");
  expect(said(asked)).toHaveLength(1);
  expect(screen.queryByTestId("objection")).toBeNull();
});

/** What side B has declared of the two BLOOD MARKERS that it may spend. */
function declared(blood: number): BattleView {
  const view = moment("stated");
  const roll = view.question?.roll;
  const [first] = roll?.spends ?? [];
  const choices = first?.choices.slice(0, 2);
  if (!roll || !first || !choices?.[1]) throw new Error("nothing to spend");
  choices.push({ ...choices[1], markers: { ...choices[1].markers, blood: 2 } });
  const spends = { ...first, choices, has: 2 };
  const markers = choices[blood]?.markers;
  if (blood === 0 || !markers) roll.spends = [spends];
  else Object.assign(roll, { spends: [], anew: spends, declared: [[first.side, markers]] });
  return view;
}

test("+ spends a marker at once, again the second, and - takes back", async () => {
  let now = declared(0);
  const tell = (input: { commands: [{ markers: { blood: number } }] }) => {
    now = declared(input.commands[0].markers.blood);
    return now;
  };
  const asked = await seated({ battle: () => now, battle_say: tell as never });
  const chosen = () =>
    within(screen.getByRole("radiogroup", { name: "Side B spends Blood" }))
      .getByRole("radio", { checked: true })
      .querySelector(".count")?.textContent;
  expect(chosen()).toBe("0");
  await key("+");
  await waitFor(() => expect(chosen()).toBe("1"));
  await key("+");
  await waitFor(() => expect(chosen()).toBe("2"));
  // There is no third.
  await key("+");
  await key("-");
  await waitFor(() => expect(chosen()).toBe("1"));
  await expectClean();
  await key("-");
  await waitFor(() => expect(chosen()).toBe("0"));
  expect(said(asked).map((command) => command.do === "spend" && [command.side, command.markers.blood])).toEqual([
    [1, 1],
    [1, 2],
    [1, 1],
    [1, 0],
  ]);
});

test("once dice are in, what bars the markers stands beside them", async () => {
  await at(declared(0));
  await key("6");
  expect(screen.getByTestId("spends-locked").textContent).toContain("Backspace");
  await key("{Backspace}");
  expect(screen.queryByTestId("spends-locked")).toBeNull();
});

test("B spends Bloodbath, with the key on its button", async () => {
  const view = moment("injury");
  const roll = view.question?.roll;
  const bath = { blood: 3, blessing: 0, bloodbath: true, infection: 0 };
  const odds = { injury: { no_effect: 0, minor_hit: 0, down: 0.25, out_of_action: 0.75, down_or_worse: 1 } };
  const [known] = moment("stated").question?.roll?.spends ?? [];
  if (!roll || !known) throw new Error("nothing to spend");
  roll.spends = [{ ...known, open: true, choices: [...known.choices, { markers: bath, odds }] }];
  const asked = await at(view, ["injury"]);
  expect(screen.getByTestId("bloodbath").textContent).toContain("B");
  await key("b");
  await waitFor(() => expect(said(asked)[0]).toEqual({ do: "spend", side: 1, markers: bath }));
});

test("the log is searched: each word by itself, and what is not there is said", async () => {
  await at(moment("hurt"));
  const log = screen.getByRole("list", { name: "Log" });
  const all = within(log).getAllByRole("listitem").length;
  const field = screen.getByRole("searchbox", { name: "Search the log" });
  await userEvent.type(field, "kell injury");
  const few = within(log).getAllByRole("listitem");
  expect(few.length).toBeGreaterThan(0);
  expect(few.length).toBeLessThan(all);
  for (const line of few) expect(line.textContent).toContain("Kell");
  await expectClean();
  await userEvent.clear(field);
  await userEvent.type(field, "zeppelin");
  expect(screen.getByText("Nothing in this log says “zeppelin”.")).toBeTruthy();
});

test("a fallen model's card tells its last moments with the dice", async () => {
  const view = fallen();
  await at(view);
  await userEvent.click(screen.getByRole("button", { name: "Card of Trooper Kell" }));
  const told = await screen.findByRole("region", { name: "Last moments of Trooper Kell" });
  expect(told.textContent).toContain("Injury Roll");
  expect(within(told).getAllByTestId("entry-detail").length).toBe(lastMoments(view.log, KELL).length);
  expect(within(told).getAllByRole("img", { name: /^\d/ }).length).toBeGreaterThan(1);
  await expectClean();
  await userEvent.click(within(told).getByRole("button", { name: "Watch it" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: /^Last moments/ })).toBeNull());
});

test("who stands has no last moments", () => {
  expect(lastMoments(moment("hurt").log, KELL)).toEqual([]);
});

test("a roll names Bloodbath as the cause of the dice that are kept", () => {
  const { log } = moment("hurt");
  const injury = (one: LogEntry) =>
    typeof one.what === "object" &&
    "said" in one.what &&
    one.what.said.events.some((event) => event.event === "rolled" && event.roll.for === "injury");
  const roll = log.findLast(injury);
  if (!roll) throw new Error("no Injury Roll");
  expect(rowsOf(roll, log)[0]?.note).not.toContain("Bloodbath");
  const spent = {
    ...roll,
    seq: roll.seq - 0.5,
    what: {
      said: {
        command: { do: "spend", side: 0, markers: { blood: 3, blessing: 0, bloodbath: true, infection: 0 } },
        events: [
          { event: "spent", side: 0, model: 1, markers: { blood: 3, blessing: 0, bloodbath: true, infection: 0 } },
        ],
      },
    },
  } as LogEntry;
  const before = log.filter(({ seq }) => seq < roll.seq);
  expect(rowsOf(roll, [...before, spent, roll])[0]?.note).toMatch(/^Bloodbath/);
});

test("what is set right stays marked as not saved, beside its reason and its button", async () => {
  await at(moment("act"));
  await userEvent.click(screen.getByRole("button", { name: "Card of Trooper Kell" }));
  const keeping = await screen.findByTestId("keeping");
  expect(keeping.textContent).not.toContain("not saved yet");
  await userEvent.click(screen.getByRole("button", { name: "Blood: 1 more" }));
  expect(keeping.textContent).toContain("1 change not saved yet");
  expect(within(keeping).getByLabelText("Reason")).toBeTruthy();
  expect(within(keeping).getByRole("button", { name: "Set right" })).toBeTruthy();
  expect(keeping.classList.contains("waits")).toBe(true);
});

test("Escape asks before it lets go of what is set right, and a second one stays", async () => {
  const asked = await at(moment("act"));
  await userEvent.click(screen.getByRole("button", { name: "Card of Trooper Kell" }));
  await userEvent.click(await screen.findByRole("button", { name: "Blood: 1 more" }));
  const leave = async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    await key("{Escape}");
  };
  await leave();
  const leaving = await screen.findByTestId("leaving");
  expect(leaving.textContent).toContain("Close the card without saving?");
  await expectClean();
  await leave();
  await waitFor(() => expect(screen.queryByTestId("leaving")).toBeNull());
  expect(screen.getByTestId("keeping").textContent).toContain("1 change not saved yet");
  await leave();
  await userEvent.click(within(await screen.findByTestId("leaving")).getByRole("button", { name: "Close it" }));
  await waitFor(() => expect(screen.queryByTestId("keeping")).toBeNull());
  expect(said(asked)).toEqual([]);
  // With nothing to lose the card closes at once.
  await userEvent.click(screen.getByRole("button", { name: "Card of Trooper Kell" }));
  await screen.findByTestId("keeping");
  await leave();
  await waitFor(() => expect(screen.queryByTestId("keeping")).toBeNull());
});

/** Piers with two Melee Weapons, who may attack Kell with these of them; he attacks again after `first`. */
function fights(weapons: string[], first?: string): BattleView {
  const view = moment("act");
  const { question } = view;
  const piers = view.models[1]?.sheet;
  const [known] = piers?.weapons ?? [];
  if (!question || !piers || !known) throw new Error("nobody to fight");
  piers.weapons = ["pistol", "sword"].map((id) => ({ ...known, id, name: id, melee: true }));
  const blows = weapons.map((weapon) => ({ say: { do: "fight" as const, weapon, target: KELL, facts: {} } }));
  const ends = { say: { do: first ? ("enough" as const) : ("end_activation" as const) } };
  question.offers = [...blows, ends];
  question.refused = [];
  if (first) {
    question.step = {
      ask: "more_attacks",
      attacker: 1,
      left: 0,
      off_hand: false,
      range: "melee",
      targets: [KELL],
      weapon: first,
    };
  }
  return view;
}
const keysShown = () => screen.getAllByTestId("choice").map((line) => line.getAttribute("aria-keyshortcuts"));

test("a weapon keeps its key when the other one has struck", async () => {
  await at(fights(["pistol", "sword"]));
  await key("f");
  await waitFor(() => expect(keysShown()).toEqual(["A", "B"]));
  cleanup();
  await at(fights(["sword"], "pistol"));
  expect(keysShown()).toEqual(["B", "0"]);
  cleanup();
  await at(fights(["pistol"], "sword"));
  expect(keysShown()).toEqual(["A", "0"]);
});

test("no key of an attack ends the attacks: 0 does, and the number of the only target strikes it", async () => {
  const view = fights(["sword"], "pistol");
  const number = view.models[KELL]?.number;
  const asked = await at(view);
  await key("a");
  expect(said(asked)).toEqual([]);
  await key("0");
  await waitFor(() => expect(said(asked)).toEqual([{ do: "enough" }]));
  await key(String(number));
  await waitFor(() => expect(said(asked)[1]).toMatchObject({ do: "fight", weapon: "sword" }));
});

test("pages go by Turns in a replay also from its slider", async () => {
  const asked = await at(moment("hurt"));
  await userEvent.click(screen.getByRole("button", { name: "Replay" }));
  const slider = await screen.findByRole("slider", { name: "Entry shown" });
  slider.focus();
  await key("{PageUp}");
  const [turn] = turnsOf(moment("hurt"));
  if (!turn) throw new Error("no Turn has begun");
  await waitFor(() => expect(asked).toContainEqual({ name: "battle_at", input: { battle: "b1", seq: turn.seq } }));
});

test("what changed: who did it is chosen before the button that commits", async () => {
  await at(moment("act"));
  await userEvent.click(screen.getByRole("tab", { name: "Table" }));
  await userEvent.click(screen.getByRole("radio", { name: "What changed" }));
  await userEvent.click(screen.getByTestId("model-3"));
  const by = await screen.findByLabelText("By");
  const out = screen.getByRole("button", { name: "Out of Action" });
  expect(by.compareDocumentPosition(out) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("the dice of both rolls of an attack are typed in one row", async () => {
  let now = moment("shoot");
  if (now.question?.roll) now.question.roll.spends = [];
  const then: MomentName[] = ["injury", "hurt"];
  const tell = async () => {
    await new Promise((done) => setTimeout(done, 20));
    now = moment(then.shift() ?? "hurt");
    if (now.question?.roll) now.question.roll.spends = [];
    return now;
  };
  const asked = await seated({ battle: () => now, battle_say: tell as never });
  await key("65432");
  await screen.findByTestId("result");
  expect(said(asked)).toEqual([
    { do: "roll", faces: [6, 5, 4], source: "table" },
    { do: "roll", faces: [3, 2], source: "table" },
  ]);
});

/** A shot that hits, whose Injury Roll the enemy may spend a marker on; the book answers when it is let. */
async function hitWithBlood() {
  let now = moment("shoot");
  let answer = () => {};
  const tell = () =>
    new Promise<BattleView>((done) => {
      answer = () => {
        now = moment(now.question?.step.ask === "success" ? "injury" : "hurt");
        const known = moment("stated").question?.roll?.spends;
        if (now.question?.step.ask === "injury" && now.question.roll && known) now.question.roll.spends = known;
        done(now);
      };
    });
  // What is never answered would be a change that is still being written, in the window that the next file shares.
  onTestFinished(() => answer());
  const asked = await seated({ battle: () => now, battle_say: tell as never });
  const injury = async () => {
    answer();
    await waitFor(() => expect(document.querySelector("[data-ask='injury']")).toBeTruthy());
  };
  return { asked, injury, answer: () => answer() };
}
const slots = () => within(screen.getByRole("list", { name: "Dice typed so far" }));
const rowEnds = () => waitFor(() => expect(document.querySelector("[data-row]")).toBeNull(), { timeout: 3000 });

test.each(["before", "after"] as const)(
  "a die too many is no die of an Injury Roll on which markers may be spent: typed %s the answer",
  async (when) => {
    const { asked, injury } = await hitWithBlood();
    await key(when === "before" ? "6541" : "654");
    await injury();
    if (when === "after") await key("1");
    const over = await screen.findByTestId("over");
    expect(over.textContent).toContain("One too many:");
    expect(slots().queryAllByRole("button")).toHaveLength(0);
    // The markers may still be spent.
    expect(document.querySelector("[role='radiogroup'][aria-disabled='false']")).toBeTruthy();
    await expectClean();
    // After a pause the dice are those of this roll.
    await rowEnds();
    await key("5");
    expect(slots().getAllByRole("button")).toHaveLength(1);
    expect(screen.queryByTestId("over")).toBeNull();
    expect(said(asked)).toHaveLength(1);
  },
);

test("dice that were too many count with Enter, and Backspace lets go of them", async () => {
  const { asked, injury } = await hitWithBlood();
  await key("654432");
  await injury();
  await screen.findByTestId("over");
  await key("{Backspace}");
  await key("{Enter}");
  await waitFor(() => expect(said(asked)[1]).toEqual({ do: "roll", faces: [4, 3], source: "table" }));
});

test("a die too many picks nothing from the list that follows", async () => {
  const asked = await at(moment("injury"), ["activate"]);
  await key("54");
  await waitFor(() => expect(document.querySelector("[data-ask='activate']")).toBeTruthy());
  await key("{Enter}");
  await key("1");
  expect(said(asked)).toHaveLength(2);
  cleanup();
  const again = await at(moment("injury"), ["activate"]);
  await key("54");
  await waitFor(() => expect(document.querySelector("[data-ask='activate']")).toBeTruthy());
  await key("1");
  await screen.findByTestId("over");
  expect(said(again)).toHaveLength(1);
});

test("a die that the row brings into the roll that follows is shown with those that counted", async () => {
  let now = moment("shoot");
  const tell = async () => {
    await new Promise((done) => setTimeout(done, 20));
    now = moment("injury");
    if (now.question?.roll) now.question.roll.spends = [];
    return now;
  };
  await seated({ battle: () => now, battle_say: tell as never });
  await key("6543");
  const brought = await screen.findByTestId("brought");
  expect(
    within(brought)
      .getAllByRole("img")
      .map((die) => die.getAttribute("aria-label")),
  ).toEqual(["6", "5", "4", "3"]);
});

/** How often Tab is pressed from the top of the page until the focus is in the question. */
async function tabsToQuestion(): Promise<number> {
  (document.activeElement as HTMLElement | null)?.blur();
  for (let pressed = 1; pressed <= 60; pressed += 1) {
    await userEvent.tab();
    if (document.activeElement?.closest("[aria-labelledby='question']")) return pressed;
  }
  return Infinity;
}

test.each(["deploy", "activate", "act"] as const)("Tab leads to the question in a few steps: %s", async (name) => {
  await at(moment(name));
  expect(await tabsToQuestion()).toBeLessThanOrEqual(9);
  expect(document.activeElement?.closest("[role='application']")).toBeNull();
});

test("the second link of the page skips to the question", async () => {
  await at(moment("activate"));
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("Skip to the question");
  await key("{Enter}");
  expect(document.activeElement?.id).toBe("question");
  await expectClean();
});
