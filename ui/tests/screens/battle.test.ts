import { words } from "../../src/words/en.ts";
import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import type { BattleView, Call, Command, Measured } from "../../src/battle/calls.ts";
import { session, expectClean, refuses } from "../session.ts";
import { moment, type MomentName } from "../fixtures/battle.ts";
import { key, question, said, seated } from "../table.ts";

/** The battle at a moment; what is said leads to the next of `then`. */
async function at(name: MomentName, then: MomentName[] = [], others: Parameters<typeof session>[0] = {}) {
  let view = moment(name);
  const next = () => {
    const to = then.shift();
    if (to) view = moment(to);
    return view;
  };
  return seated({
    battle: () => view,
    battle_say: next,
    battle_roll: next,
    battle_undo: next,
    battle_redo: next,
    battle_at: () => moment("before"),
    ...others,
  });
}

/** The faces of the last roll at a moment. */
function rolledAt(name: MomentName): number[] {
  const { what } = moment(name).log.at(-1) ?? { what: "" };
  if (typeof what !== "object" || !("said" in what) || what.said.command.do !== "roll") throw new Error("no roll");
  return what.said.command.faces;
}
const news = () => [...document.querySelectorAll(".said")].map((region) => region.textContent).join("");

test("a roll-off takes a die for each side; Backspace takes one back; the last one says it", async () => {
  const asked = await at("rollOff", ["zones"]);
  expect(question()).toBe("Roll off for the zones");
  expect(screen.getByRole("img", { name: "Die of A, next" })).toBeTruthy();
  await key("3{Backspace}25");
  await waitFor(() => expect(said(asked)).toEqual([{ do: "roll", faces: [2, 5], source: "table" }]));
  await waitFor(() => expect(question()).toBe("The Ashen Choir chooses a zone"));
  expect(news()).toContain("Roll-off: B");
  await expectClean();
});

test("the app rolls on R", async () => {
  const asked = await at("rollOff", ["zones"]);
  await key("r");
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain("battle_roll"));
});

test("setting up: the model is pointed out with the arrow keys and placed with Enter, or left untracked", async () => {
  const asked = await at("deploy", ["deploy"]);
  const { question: now } = moment("deploy");
  const side = now?.step.ask === "deploy" ? now.step.side : -1;
  const list = screen.getAllByRole("region", { name: /^Side [AB]/ })[side] as HTMLElement;
  const [first, second] = within(list).getAllByRole("button");
  expect(first?.textContent).toContain("placing");
  await userEvent.click(second as HTMLElement);
  await waitFor(() => expect(second?.textContent).toContain("placing"));
  await waitFor(() => expect(document.activeElement?.id).toBe("board"));
  await key("{ArrowLeft}{Enter}");
  await waitFor(() => expect(said(asked)).toHaveLength(1));
  const model = moment("deploy").models.filter((one) => one.side === side)[1];
  expect(said(asked)[0]).toMatchObject({ do: "deploy", model: model?.id, at: { x: 15.75 * 25_400 } });
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Leave untracked" }).disabled).toBe(false),
  );
  await userEvent.click(screen.getByRole("button", { name: "Leave untracked" }));
  await waitFor(() => expect(said(asked)[1]).toMatchObject({ do: "deploy", at: null }));
  await expectClean();
});

test("a model is Activated from its card, or by its figure", async () => {
  const asked = await at("activate", ["act"]);
  await expectClean();
  await userEvent.click(screen.getByTestId("model-1"));
  await waitFor(() => expect(said(asked)).toEqual([{ do: "activate", model: 1 }]));
  await waitFor(() => expect(question()).toBe("Piers Allard acts"));
  expect(news()).toBe("Piers Allard is Activated. Piers Allard acts");
});

test("shots are chosen with what they would do; one key opens them, one picks", async () => {
  const asked = await at("act", ["shoot"]);
  await expectClean();
  await key("s");
  const [first] = await screen.findAllByTestId("choice");
  expect(first?.textContent).toMatch(/Bolt-Action Rifle.*Hit \d+ %/s);
  const which = screen.getAllByTestId("choice").findIndex((one) => one.textContent?.includes("Trooper Kell"));
  await key(String(which + 1));
  await waitFor(() => expect(said(asked)).toMatchObject([{ do: "shoot", weapon: "bolt-action-rifle", target: 3 }]));
  await waitFor(() => expect(question()).toBe("Piers Allard shoots Trooper Kell"));
});

test("a move shows how far it goes; the rules' refusal can be overruled with a reason", async () => {
  let refusing = true;
  const asked = await at("act", [], {
    battle_say: ({ commands }) => {
      if (refusing && commands[0]?.do === "move") {
        refusing = false;
        return refuses({ code: "E-TOO-FAR", message: "That is further than 6″.", details: { rule: "ACT-10" } })();
      }
      return moment("act");
    },
  });
  await key("m");
  expect((await screen.findByTestId("far")).textContent).toBe("0″ of 6″");
  await waitFor(() => expect(document.activeElement?.id).toBe("board"));
  await key("{Shift>}{ArrowUp}{ArrowUp}{/Shift}");
  expect(screen.getByTestId("far").textContent).toBe("2″ of 6″");
  await key("{Enter}");
  const form = await screen.findByTestId("objection");
  expect(form.textContent).toContain("That is further than 6″.");
  // The rule is named as players know it, never by its code.
  expect(form.textContent).not.toContain("ACT-10");
  expect(form.textContent).toContain("Move, rulebook p. 35");
  await expectClean();
  // Esc leaves it from the field, too.
  await userEvent.type(within(form).getByLabelText("Reason for overruling"), "no{Escape}");
  await waitFor(() => expect(screen.queryByTestId("objection")).toBeNull());
  expect(said(asked)).toHaveLength(1);
  refusing = true;
  await key("{Shift>}{ArrowUp}{ArrowUp}{/Shift}{Enter}");
  await userEvent.type(await screen.findByLabelText("Reason for overruling"), "the wall fell{Enter}");
  await waitFor(() => expect(said(asked)).toHaveLength(3));
  expect(said(asked)[2]).toMatchObject({
    do: "overrule",
    reason: "the wall fell",
    command: { do: "move", to: { x: 36.5 * 25_400, y: 27 * 25_400 } },
  });
});

test("an ACTION that is refused says why, and can be overruled", async () => {
  const asked = await at("act", ["act"]);
  const retreat = screen.getByTestId("act-retreat");
  expect(retreat.textContent).toContain("No enemy is within 1″.");
  await userEvent.click(retreat);
  await userEvent.type(await screen.findByLabelText("Reason for overruling"), "agreed");
  await userEvent.click(screen.getByRole("button", { name: "Overrule" }));
  await waitFor(() => expect(said(asked)).toEqual([{ do: "overrule", command: { do: "retreat" }, reason: "agreed" }]));
});

test("before the dice: modifiers, odds, what each marker buys, what the table sees", async () => {
  const asked = await at("stated", ["stated", "stated"]);
  expect(screen.getByLabelText("Modifiers").textContent).toMatch(/\+1\s*Elevated.*−1\s*Cover.*roll 3, keep 2 lowest/s);
  expect(screen.getByRole("img", { name: /^Miss 68\.1, No Effect 0\.9/ })).toBeTruthy();
  await expectClean();
  const blood = screen.getByRole("radiogroup", { name: "Side B spends Blood" });
  const [, one] = within(blood).getAllByRole("radio");
  expect(one?.textContent).toContain("Hit 17 %");
  await userEvent.click(one as HTMLElement);
  await waitFor(() =>
    expect(said(asked)[0]).toMatchObject({
      do: "spend",
      side: 1,
      markers: { blood: 1, blessing: 0, bloodbath: false },
    }),
  );
  await waitFor(() => expect(screen.getByTestId<HTMLButtonElement>("fact-cover").disabled).toBe(false));
  await userEvent.click(screen.getByTestId("fact-cover"));
  await waitFor(() => expect(said(asked)[1]).toEqual({ do: "state", facts: { cover: false, elevated: true } }));
});

test("after the Injury Roll the result stands until it is read; a die can be changed", async () => {
  const asked = await at("injury", ["hurt", "undone"]);
  expect(question()).toBe("Injury Roll for Trooper Kell");
  await key("54");
  const result = await screen.findByTestId("result");
  expect(question()).toBe("Trooper Kell is taken Down");
  expect(within(result).getByRole("img", { name: "6 dropped" })).toBeTruthy();
  expect(result.querySelector("[aria-current]")?.textContent).toContain("8");
  expect(news()).toContain("Injury Roll for Trooper Kell: Down. Piers Allard acts");
  await expectClean();
  await userEvent.click(screen.getByTestId("change-die"));
  const entry = moment("hurt").at;
  await waitFor(() =>
    expect(asked).toContainEqual({ name: "battle_undo", input: { battle: "b1", seen: "hurt", to: entry } }),
  );
  await waitFor(() => expect(question()).toBe("Injury Roll for Trooper Kell"));
  expect([...document.querySelectorAll(".undone")]).toHaveLength(1);
});

test("changing a die keeps the others: only the one that was pressed is taken back", async () => {
  const asked = await at("injury", ["hurt", "undone", "hurt"]);
  await key("54");
  await screen.findByTestId("result");
  await userEvent.click(screen.getByTestId("change-die"));
  await screen.findByTestId("keep-dice");
  const faces = rolledAt("hurt");
  const typed = () => within(screen.getByRole("list", { name: "Dice typed so far" })).getAllByRole("button");
  expect(typed()).toHaveLength(faces.length);
  await userEvent.click(typed()[0] as HTMLElement);
  expect(typed()).toHaveLength(faces.length - 1);
  expect(screen.queryByTestId("keep-dice")).toBeNull();
  expect(screen.getByRole("img", { name: "First die, next" })).toBeTruthy();
  await expectClean();
  await key("1");
  const [, ...others] = faces;
  await waitFor(() => expect(said(asked).at(-1)).toEqual({ do: "roll", faces: [1, ...others], source: "table" }));
});

test("a roll that was taken back and not changed is kept as it was", async () => {
  const asked = await at("injury", ["hurt", "undone", "hurt"]);
  await key("54");
  await screen.findByTestId("result");
  await userEvent.click(screen.getByTestId("change-die"));
  await screen.findByTestId("keep-dice");
  // R would roll others: it waits until a die is taken back.
  await key("r");
  expect(asked.map(({ name }) => name)).not.toContain("battle_roll");
  await userEvent.click(screen.getByTestId("keep-dice"));
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain("battle_redo"));
});

test("a roll-off that nobody won says at what it was tied", async () => {
  const tied = { ...moment("rollOff"), at: 1, log: moment("zones").log };
  for (const { what } of tied.log) {
    if (typeof what !== "object" || !("said" in what)) continue;
    for (const event of what.said.events) {
      if (event.event === "rolled") Object.assign(event, { faces: [4, 4], total: 4, result: { won: null } });
    }
  }
  await at("rollOff", [], { battle: () => tied });
  expect(question()).toBe("Tied at 4: roll again");
  expect(document.querySelector(".note")?.textContent).toBe("Roll off for the zones");
});

test("Enter does not spend the Move of a model that has not moved; staying has its own button", async () => {
  const asked = await at("act", ["act"]);
  await key("m");
  await screen.findByTestId("stay");
  expect(screen.queryByTestId("place")).toBeNull();
  await waitFor(() => expect(document.activeElement?.id).toBe("board"));
  await key("{Enter}");
  expect(news()).toContain("It has not moved yet.");
  expect(said(asked)).toEqual([]);
  await expectClean();
  await userEvent.click(screen.getByTestId("stay"));
  await waitFor(() => expect(said(asked)).toMatchObject([{ do: "move", to: { x: 36.5 * 25_400 } }]));
});

test("a model without a Melee Weapon has a Fight tile that says so", async () => {
  const view = moment("act");
  const { question: now } = view;
  if (!now) throw new Error("nothing is asked");
  const fights = ({ command }: { command: Command }) => command.do === "fight";
  const bare = {
    ...now,
    refused: now.refused.filter((one) => !fights(one)),
    offers: now.offers.filter((one) => !(typeof one === "object" && "say" in one && one.say.do === "fight")),
    closed: [
      {
        action: "fight" as const,
        rejection: { code: "E-NO-MELEE-WEAPON", message: "No Melee Weapon.", rule: "ACT-30" },
      },
    ],
  };
  const asked = await at("act", [], { battle: () => ({ ...view, question: bare }) });
  const tile = screen.getByTestId("act-fight");
  expect(tile.textContent).toContain("No Melee Weapon.");
  await userEvent.click(tile);
  expect(news()).toContain("No Melee Weapon.");
  expect(screen.getByTestId("act-move")).toBeTruthy();
  expect(said(asked)).toEqual([]);
});

test("Enter reads the result, and the next question's keys answer through it", async () => {
  const asked = await at("injury", ["hurt", "activate"]);
  await key("54");
  await screen.findByTestId("result");
  await key("{Enter}");
  await waitFor(() => expect(screen.queryByTestId("result")).toBeNull());
  expect(screen.getByTestId("act-end")).toBeTruthy();
  await key("e");
  await waitFor(() => expect(said(asked).at(-1)).toEqual({ do: "end_activation" }));
});

test("a card shows the model and sets it right, with a reason", async () => {
  const asked = await at("act", ["act"]);
  await userEvent.click(screen.getByRole("button", { name: "Card of Trooper Kell" }));
  const form = await screen.findByRole("form", { name: "Set right" });
  expect(screen.getByRole("heading", { name: "Trooper Kell" })).toBeTruthy();
  await expectClean();
  await userEvent.click(within(form).getByRole("button", { name: "Blood: 1 more" }));
  await userEvent.click(within(form).getByRole("radio", { name: "Down" }));
  const button = within(form).getByRole<HTMLButtonElement>("button", { name: "Set right" });
  expect(button.disabled).toBe(true);
  await userEvent.type(within(form).getByLabelText("Reason"), "misread");
  await userEvent.click(button);
  await waitFor(() =>
    expect(said(asked)).toEqual([
      {
        do: "set_right",
        change: { set: "markers", model: 3, markers: { blood: 2, blessing: 0, infection: 0 } },
        reason: "misread",
      },
      { do: "set_right", change: { set: "condition", model: 3, condition: "down" }, reason: "misread" },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole("form", { name: "Set right" })).toBeNull());
});

test.each(["activate", "act", "injury"] as const)(
  "while %s is asked, a model is placed from its card and stays on it",
  async (moment) => {
    const asked = await at(moment, [moment]);
    await userEvent.click(screen.getByRole("button", { name: "Card of Trooper Kell" }));
    const form = await screen.findByRole("form", { name: "Set right" });
    await userEvent.click(within(form).getByRole("button", { name: "Blood: 1 more" }));
    await userEvent.click(within(form).getByRole("button", { name: words.battle.setPosition }));
    await waitFor(() => expect(document.activeElement?.id).toBe("board"));
    await key("{ArrowRight}{Enter}");
    const set = await screen.findByRole("form", { name: "Set right" });
    expect(within(set).getByRole("status").textContent).toBe(words.battle.notKept(2));
    await userEvent.type(within(set).getByLabelText("Reason"), "moved");
    await userEvent.click(within(set).getByRole("button", { name: "Set right" }));
    await waitFor(() =>
      expect(said(asked).map((command) => command.do === "set_right" && command.change.set)).toEqual([
        "markers",
        "position",
      ]),
    );
  },
);

test("a card that stays open shows what has become of its model, beside what was set by hand", async () => {
  const view = moment("act");
  const after = structuredClone(view);
  const kell = after.models.find(({ id }) => id === 3);
  if (!kell) throw new Error("nobody is there");
  Object.assign(kell, { condition: "down", markers: { ...kell.markers, blood: 4 } });
  const asked = await at("act", [], { battle: () => view, battle_undo: () => after, battle_say: () => after });
  await userEvent.click(screen.getByRole("button", { name: "Card of Trooper Kell" }));
  const form = await screen.findByRole("form", { name: "Set right" });
  await userEvent.click(within(form).getByRole("checkbox", { name: "Activated" }));
  await userEvent.click(screen.getByRole("button", { name: /^Undo/ }));
  await waitFor(() => expect(within(form).getByRole<HTMLInputElement>("radio", { name: "Down" }).checked).toBe(true));
  await userEvent.type(within(form).getByLabelText("Reason"), "misread");
  await userEvent.click(within(form).getByRole("button", { name: "Set right" }));
  await waitFor(() =>
    expect(said(asked)).toEqual([
      { do: "set_right", change: { set: "activated", model: 3, activated: !kell.activated }, reason: "misread" },
    ]),
  );
});

test("a Deed is claimed by a model, once", async () => {
  const asked = await at("act", ["act"]);
  await userEvent.click(screen.getByRole("tab", { name: "Table" }));
  await expectClean();
  await userEvent.click(screen.getByRole("button", { name: "Claim Sniper" }));
  await userEvent.selectOptions(screen.getByLabelText("Done by"), "A2 Piers Allard");
  await userEvent.click(screen.getByRole("button", { name: "Claim" }));
  await waitFor(() => expect(said(asked)).toEqual([{ do: "deed", deed: "sniper", side: 0, model: 1 }]));
});

test("who controls each objective is prefilled, and changed with a tap", async () => {
  const asked = await at("control", ["control"]);
  await expectClean();
  await userEvent.click(screen.getByTestId("control-2-B"));
  await userEvent.click(screen.getByTestId("score-turn"));
  const proposed = moment("control").question?.offers.find((one) => typeof one === "object" && "control" in one);
  if (typeof proposed !== "object" || !("control" in proposed)) throw new Error("nothing proposed");
  const holders = proposed.control.proposed.map((holder, i) => (i === 2 ? 1 : holder));
  await waitFor(() => expect(said(asked)).toEqual([{ do: "control", holders }]));
});

test("each objective has the figure of its line, which hands it on, also right after a tap", async () => {
  const asked = await at("control", ["control"]);
  const { proposed } = moment("control").question?.offers.flatMap((one) =>
    typeof one === "object" && "control" in one ? [one.control] : [],
  )[0] ?? { proposed: [] };
  expect(screen.getByRole("radiogroup", { name: "Objective 2 is held by" }).getAttribute("aria-keyshortcuts")).toBe(
    "2",
  );
  await userEvent.click(screen.getByTestId("control-2-A"));
  await key("2");
  const ways = [0, null, 1] as const;
  const next = (holder: number | null) => ways[(ways.indexOf(holder as 0) + 1) % 3] ?? null;
  expect(news()).toBe(`Objective 2 is held by ${["A", "B"][next(proposed[1] ?? null) ?? -1] ?? "Nobody"}`);
  await key("3{Enter}");
  const holders = proposed.map((holder, i) => (i === 1 ? next(holder) : i === 2 ? null : holder));
  await waitFor(() => expect(said(asked)).toEqual([{ do: "control", holders }]));
});

test("undo and redo, from the bar, by key, and back to an entry of the log", async () => {
  const view: BattleView = { ...moment("hurt"), redo: true };
  const asked = await at("hurt", [], { battle: () => view, battle_undo: () => view, battle_redo: () => view });
  await userEvent.click(screen.getByTestId("undo"));
  await key("{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}");
  await waitFor(() => expect(asked.filter(({ name }) => name === "battle_undo")).toHaveLength(2));
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain("battle_redo"));
  const log = screen.getByRole("list", { name: "Log" });
  await userEvent.click(within(log).getByRole("button", { name: /Piers Allard shoots/ }));
  await userEvent.click(within(log).getByRole("button", { name: "Undo 2 entries" }));
  const shot = view.at - 1;
  await waitFor(() =>
    expect(asked).toContainEqual({ name: "battle_undo", input: { battle: "b1", seen: "hurt", to: shot } }),
  );
});

test("the replay shows the board of that moment, is marked as one, and is left with Escape", async () => {
  const asked = await at("hurt");
  expect(screen.getByTestId("model-3").textContent).toContain("Down");
  await userEvent.click(screen.getByRole("button", { name: "Replay" }));
  const slider = await screen.findByRole("slider", { name: "Entry shown" });
  const last = moment("hurt").at;
  await userEvent.click(screen.getByRole("button", { name: "Step back" }));
  await waitFor(() => expect(asked).toContainEqual({ name: "battle_at", input: { battle: "b1", seq: last - 1 } }));
  await waitFor(() => expect(screen.getByTestId("model-3").textContent).not.toContain("Down"));
  expect(slider.getAttribute("aria-valuetext")).toContain(`Entry ${last - 1} of ${last}`);
  expect(screen.getByRole("banner").textContent).toContain("Replay");
  expect(screen.getByTestId<HTMLButtonElement>("undo").disabled).toBe(true);
  await expectClean();
  await key("{Escape}");
  await waitFor(() => expect(screen.queryByRole("slider")).toBeNull());
  expect(screen.getByTestId("model-3").textContent).toContain("Down");
});

test("the end says who won and why, and leads to the aftermath in a campaign", async () => {
  const over: BattleView = { ...moment("over"), aftermath: true };
  await at("over", [], { battle: () => over });
  expect(question()).toBe("The Seventh Redoubt won");
  expect(screen.getByTestId("outcome").textContent).toMatch(/The Seventh Redoubt.*The Ashen Choir/s);
  expect(screen.getByRole("link", { name: "Settle the aftermath" }).getAttribute("href")).toBe("#/aftermath/b1");
  await expectClean();
});

test("a battle that cannot be read says so, and is asked for again", async () => {
  let first = true;
  session({
    battle: () => {
      if (!first) return moment("act");
      first = false;
      return refuses({ code: "UNKNOWN_STREAM", message: "The book has no such battle." })();
    },
  });
  location.hash = "#/battle/b1";
  render(App);
  expect((await screen.findByRole("alert")).textContent).toContain("no such battle");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(question()).toBe("Piers Allard acts"));
});

test("what only the table can do lies on the map at its moment: one tap logs it, another puts it away", async () => {
  const view = moment("act");
  const remind = (source: string) => ({
    remind: { model: 0, source, text: `What ${source} does.`, reason: "The table sees it." },
  });
  view.question?.offers.push(remind("Field Shrine"), remind("Golden Calf Altar"));
  const asked = await at("act", ["act"], { battle: () => view });
  const slip = () => screen.queryByRole("region", { name: "At the table" });
  expect(slip()?.textContent).toContain("What Field Shrine does.");
  expect(slip()?.textContent).toContain("1 more");
  await userEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(slip()?.textContent).toContain("What Golden Calf Altar does.");
  expect(said(asked)).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Done, log it" }));
  await waitFor(() => expect(said(asked)).toEqual([{ do: "noted", model: 0, source: "Golden Calf Altar" }]));
  await waitFor(() => expect(slip()).toBeNull());
  await expectClean();
});

test("what may be called on for a roll is one tap each, with who pays", async () => {
  const view = moment("injury");
  const called: Call = {
    id: "blood-magic",
    name: "Blood Magic",
    at: "own_injury_roll",
    often: "activation",
    price: { blood: [1] },
  };
  view.models[0]?.sheet.effects?.push({ source: "Blood Magic", effect: { when: { called }, do: [] } });
  const command: Command = { do: "call", model: 0, call: "blood-magic" };
  view.question?.offers.push({
    pay: {
      command,
      counts: [1],
      purse: [
        [2, 1],
        [3, 2],
      ],
      ways: [[[2, 1]], [[3, 1]]],
    },
  });
  const asked = await at("injury", ["injury"], { battle: () => view });
  const [first, second] = screen.getAllByTestId("call");
  expect(first?.textContent).toContain("Blood Magic");
  expect(first?.textContent).toContain(`1 BLOOD of ${view.models[2]?.sheet.name ?? "?"}`);
  await userEvent.click(second as HTMLElement);
  await waitFor(() => expect(said(asked)).toEqual([{ ...command, paid: [[3, 1]] }]));
  await expectClean();
});

/** What `battle_measure` was asked, in order. */
test("a way is measured before it is made: what it takes and crosses, why it may not be, and round a corner", async () => {
  let barred = true;
  const asked = await at("act", [], {
    battle_measure: ({ command }) => {
      const round = command.do === "move" && (command.way?.via ?? []).length > 0;
      return {
        cost: (round ? 4.2 : 8) * 25_400,
        reach: 6 * 25_400,
        difficult: round ? 0 : 2 * 25_400,
        over: round ? [] : [{ what: { is: "climb", height: 4 * 25_400, footing: "half" } }],
        walls: [],
        refused:
          round || !barred
            ? null
            : { code: "E-CLIMB-TOO-HIGH", message: "4\u2033 is higher than it climbs.", rule: "MOV-01" },
      };
    },
  });
  await key("m");
  await waitFor(() => expect(document.activeElement?.id).toBe("board"));
  expect(screen.queryByTestId("uncorner")).toBeNull();
  await key("{Shift>}{ArrowUp}{ArrowUp}{/Shift}");
  expect((await screen.findByTestId("way-refused")).textContent).toContain("4\u2033 is higher than it climbs.");
  // A slow hand rests between two steps: then the first is measured, and shown until the second is.
  await waitFor(() => expect(screen.getByTestId("far").textContent).toBe("8\u2033 of 6\u2033"));
  expect(screen.getByTestId("crosses").textContent).toMatch(
    /Difficult \+2\u2033 \u00b7 climb 4\u2033, half its base on it/,
  );
  await waitFor(() => expect(news()).toContain("4\u2033 is higher than it climbs."));
  await expectClean();
  await key("k");
  await waitFor(() => expect(news()).toBe("Waypoint 1"));
  await key("{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}");
  await waitFor(() => expect(screen.queryByTestId("way-refused")).toBeNull());
  await waitFor(() => expect(screen.getByTestId("far").textContent).toBe("4.2\u2033 of 6\u2033"));
  expect(document.querySelectorAll(".ghost .corner")).toHaveLength(1);
  await expectClean();
  // Taken back and made anew: Backspace and K. Nothing bars the way any more: the refusal would be announced over what is
  // read here, as soon as the ghost has rested.
  barred = false;
  await key("{Backspace}");
  await waitFor(() => expect(document.querySelectorAll(".ghost .corner")).toHaveLength(0));
  await waitFor(() => expect(news()).toBe("Waypoint removed, 0 waypoints left"));
  await key("k{Shift>}{ArrowUp}{/Shift}");
  await userEvent.click(screen.getByTestId("clear"));
  expect(screen.getByTestId("clear").getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(screen.getByTestId("place"));
  await waitFor(() => expect(said(asked)).toHaveLength(1));
  const [x, y] = [36.5, 27];
  expect(said(asked)[0]).toEqual({
    do: "move",
    to: { x: (x - 2) * 25_400, y: (y - 1) * 25_400 },
    way: { via: [{ x: (x - 2) * 25_400, y: y * 25_400 }], clear: true },
  });
});

test("an answer about where the ghost was does not stand for where it is", async () => {
  const answers: ((measured: Measured) => void)[] = [];
  await at("act", [], { battle_measure: () => new Promise<Measured>((answer) => answers.push(answer)) as never });
  const measured = (cost: number): Measured => ({
    cost: cost * 25_400,
    reach: 6 * 25_400,
    difficult: 0,
    over: [],
    walls: [],
    refused: null,
  });
  await key("m{Shift>}{ArrowUp}{/Shift}");
  await waitFor(() => expect(answers).toHaveLength(1));
  await key("{Shift>}{ArrowUp}{/Shift}");
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(measured(3));
  await waitFor(() => expect(screen.getByTestId("far").textContent).toBe("3\u2033 of 6\u2033"));
  answers[0]?.(measured(5));
  await key("{Tab}");
  expect(screen.getByTestId("far").textContent).toBe("3\u2033 of 6\u2033");
});

test("what a way crosses is stated in a form, listed, taken away and said; nobody need stand on the map", async () => {
  const untracked = moment("act");
  for (const model of untracked.models) model.at = null;
  const asked = await at("act", [], { battle: () => untracked });
  await userEvent.click(screen.getByTestId("act-move-over"));
  await userEvent.click(await screen.findByTestId("state-way"));
  const form = screen.getByTestId("crossing-form");
  expect(document.activeElement).toBe(within(form).getByLabelText("Kind"));
  await expectClean();
  await userEvent.selectOptions(within(form).getByLabelText("Kind"), "Jump");
  await userEvent.clear(within(form).getByLabelText("Gap"));
  await userEvent.type(within(form).getByLabelText("Gap"), "2.5");
  await userEvent.click(screen.getByTestId("cross"));
  await userEvent.selectOptions(within(form).getByLabelText("Kind"), "Dangerous");
  await userEvent.click(within(form).getByLabelText("FIRE"));
  await userEvent.click(within(form).getByLabelText("Ends there"));
  await userEvent.click(screen.getByTestId("cross"));
  expect(news()).toBe("Added: Dangerous: FIRE, ends there");
  await userEvent.selectOptions(within(form).getByLabelText("Kind"), "MINED");
  await userEvent.click(screen.getByTestId("cross"));
  expect(within(within(form).getByRole("list", { name: "Entered" })).getAllByRole("listitem")).toHaveLength(3);
  await userEvent.click(within(form).getByRole("button", { name: "Remove: MINED" }));
  await expectClean();
  // Esc leaves the form, not the move.
  await key("{Escape}");
  await waitFor(() => expect(document.activeElement?.textContent).toContain("What it crosses (2)"));
  await userEvent.click(screen.getByTestId("untracked"));
  await waitFor(() => expect(said(asked)).toHaveLength(1));
  expect(said(asked)[0]).toEqual({
    do: "move",
    to: null,
    way: {
      over: [
        { what: { is: "jump", gap: 2.5 * 25_400, rise: 0, depth: 3 * 25_400 } },
        { what: { is: "dangerous", keywords: ["FIRE"], stays: true } },
      ],
    },
  });
});

test("after a roll-off the next question says what was thrown", async () => {
  const view = { ...moment("zones"), at: 1 };
  await at("zones", [], { battle: () => view });
  expect(screen.getByText(/A 2 : B 5/, { selector: ".note" })).toBeTruthy();
});

test("a model that stands nowhere yet moves only to where somebody pointed, whoever else is on the map", async () => {
  const alone = moment("act");
  const acting = alone.models.find((model) => model.acting);
  if (!acting) throw new Error("nobody acts");
  acting.at = null;
  for (const offer of alone.question?.offers ?? [])
    if (typeof offer === "object" && "place" in offer) offer.place.spot = null;
  const asked = await at("act", [], { battle: () => alone });
  await key("m");
  expect(await screen.findByTestId("untracked")).toBeTruthy();
  expect(screen.queryByTestId("place")).toBeNull();
  await waitFor(() => expect(document.activeElement?.id).toBe("board"));
  await key("{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}{Enter}");
  expect(await screen.findByTestId("place")).toBeTruthy();
  expect(said(asked)).toEqual([]);
});
