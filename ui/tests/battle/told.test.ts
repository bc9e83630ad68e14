import { expect, test } from "vitest";
import { actionsOf } from "../../src/battle/actions.ts";
import { choicesOf } from "../../src/battle/choices.ts";
import { shown } from "../../src/battle/shown.ts";
import type { Command, Event, LogEntry, Target } from "../../src/battle/calls.ts";
import type { SeenEntry } from "../../src/battle/seen.ts";
import { firstPlace, kept, putAt } from "../../src/battle/places.ts";
import { lastResult } from "../../src/battle/results.ts";
import { bands, reasons } from "../../src/battle/rolls.ts";
import { spoken, tell } from "../../src/battle/told.ts";
import { moment } from "../fixtures/battle.ts";

const view = moment("over");
const entry = (command: Command, events: Event[] = [], rest: Partial<LogEntry> = {}): LogEntry => ({
  seq: 99,
  at: "2026-11-20T19:30:00Z",
  by: "Ines",
  what: { said: { command, events, sums: [] } },
  in_force: true,
  side: null,
  actor: null,
  agreed: null,
  turn: 1,
  note: null,
  ...rest,
});

test("every entry of a record is told in a sentence", () => {
  for (const one of view.log) {
    const line = tell(view, one);
    if (typeof one.what === "string" || !("said" in one.what)) {
      expect(line).toBeNull();
      continue;
    }
    const sentence = line?.sentence.map(({ text }) => text).join("") ?? "";
    expect(sentence, JSON.stringify(one.what)).toMatch(/\p{L}{3}/u);
    expect(sentence).not.toMatch(/undefined|null|NaN|_/);
  }
});

test("a shot is told with its dice, the one dropped, the sum and what changed it", () => {
  const shot = view.log.find(({ what }) => typeof what === "object" && "said" in what && spokenRoll(what.said.events));
  const line = shot && tell(view, shot);
  expect(line?.result).toBe("hit");
  expect(line?.rolls).toEqual([
    {
      dice: [
        { value: 4, dropped: false },
        { value: 4, dropped: false },
        { value: 6, dropped: true },
      ],
      text: "4 + 4 = 8 · −1 DICE",
    },
  ]);
  expect(shot && spoken(view, shot)).toBe("Piers Allard shoots Trooper Kell: hit");
});
const spokenRoll = (events: readonly Event[]) =>
  events.some((event) => event.event === "rolled" && event.roll.for === "attack");

test("the sum stands with its own roll, and no die is left out where there is none", () => {
  const rolled = (faces: number[]): Event => ({
    event: "rolled",
    roll: { for: "ability", source: "Vows" },
    model: 1,
    faces,
    source: "table",
    kept: faces.map((_, i) => i),
    total: 7,
    result: "success",
  });
  const sums = [{ event: 2, faces: [3, 4], modifier: 0, net: 0, adds_up: true }];
  const command: Command = { do: "roll", faces: [3, 4], source: "table" };
  const events: Event[] = [rolled([5]), { event: "down", model: 1 }, rolled([3, 4])];
  const line = tell(view, entry(command, [], { what: { said: { command, events, sums } } }));
  expect(line?.rolls.map(({ dice, text }) => [dice.map(({ value }) => value), text])).toEqual([
    [[5], ""],
    [[3, 4], "3 + 4 = 7"],
  ]);
});

test("whatever is chosen says the chance of the roll that it asks for", () => {
  const act = moment("act");
  const { question } = act;
  const roll = question?.rolls[0];
  if (!question || !roll) throw new Error("no roll");
  const choice = { id: "", command: roll.command, rejection: null, place: null, target: null };
  expect(shown(act, question, choice).detail).toBe("Success 58 % · Risky");
  const rejection = { code: "E-ACTION-REPEATED", message: "It has Dashed.", rule: "ACT-04" };
  expect(shown(act, question, { ...choice, rejection }).detail).not.toContain("58");
});

test("an overrule and a correction carry their mark and reason; an undone entry stays", () => {
  const over = tell(
    view,
    entry({ do: "overrule", command: { do: "dash" }, reason: "agreed" }, [{ event: "dashed", model: 1 }]),
  );
  expect(over).toMatchObject({ state: "overruled", detail: "agreed" });
  expect(over?.sentence.map(({ text }) => text).join("")).toBe("Piers Allard tries to Dash");
  const set = tell(
    view,
    entry({ do: "set_right", change: { set: "condition", model: 3, condition: "down" }, reason: "misread" }),
  );
  expect(set).toMatchObject({ state: "set_right", result: "Down", detail: "misread" });
  expect(tell(view, entry({ do: "dash" }, [], { in_force: false }))?.state).toBe("undone");
});

test("a place set right says how far, on the model's own side, whoever was being asked", () => {
  const other = view.models.find(({ side }) => side === 1);
  if (!other) throw new Error("nobody is there");
  const put = (x: number) => ({ set: "position", model: other.id, at: { x: x * 25_400, y: 0 } }) as const;
  const first = entry({ do: "set_right", change: put(10), reason: "bumped" }, [], { side: 0, seq: 900 });
  const then = entry({ do: "set_right", change: put(30), reason: "bumped" }, [], { side: 0, seq: 901 });
  const seen = { ...view, log: [first] };
  expect(tell({ ...seen, log: [] }, first)).toMatchObject({ side: "b", result: "moved" });
  expect(tell(seen, then)).toMatchObject({ side: "b", result: "20\u2033" });
});

test("a shot that goes astray says how far", () => {
  const to = { x: 0, y: 0 };
  const strayed: Event = { event: "scattered", model: 1, inches: 3, to, lost: true };
  const line = tell(view, entry({ do: "scatter", towards: to, lost: true }, [strayed]));
  expect(line?.sentence.map(({ text }) => text).join("")).toBe("The shot goes 3\u2033 astray");
  expect(line?.result).toBe("missed");
});

test("a model is held back, and comes in later", () => {
  const line = (...said: Parameters<typeof entry>) =>
    tell(view, entry(...said))
      ?.sentence.map(({ text }) => text)
      .join("");
  expect(line({ do: "hold_back", model: 1 }, [{ event: "held_back", model: 1 }])).toBe("Piers Allard is held back");
  const at = { x: 12_500, y: 609_600 };
  expect(line({ do: "put", to: at }, [{ event: "deployed", model: 1, at }])).toBe("Piers Allard comes in");
});

test("what followed is told with it: the Turn, Initiative, points, the end", () => {
  const line = tell(
    view,
    entry({ do: "control", holders: [0, 0, 1, null, null] }, [
      { event: "scored", side: 0, points: 4, why: { objectives: { held: 2 } } },
      { event: "scored", side: 1, points: 2, why: { objectives: { held: 1 } } },
      { event: "turn_began", turn: 2 },
      { event: "initiative", side: 1, counted: [2, 1] },
    ]),
  );
  expect(line?.sentence[0]?.text).toBe("Turn 1 ends: objectives 2 : 1");
  expect(line?.detail).toBe("A +4 VP · B +2 VP · Turn 2 begins · Initiative B, 2 : 1 models");
});

test("the distance of a move is counted from where the base stood", () => {
  const moved: LogEntry = entry({ do: "move", to: { x: 927_100, y: 838_200 } }, [
    { event: "moved", model: 1, to: { x: 927_100, y: 838_200 } },
  ]);
  expect(tell({ ...view, log: [...view.log, moved] }, moved)?.result).toBe("4″");
});

test("the ACTIONS are grouped; what the rules refuse keeps its reason", () => {
  const act = moment("act");
  const question = act.question;
  if (!question) throw new Error("no question");
  const groups = actionsOf(act, question, 1);
  expect(groups.map(({ id }) => id)).toEqual(["move", "charge", "retreat", "dash", "shoot", "fight", "end"]);
  const refused = groups.filter(({ rejection }) => rejection).map(({ id, rejection }) => [id, rejection?.code]);
  expect(refused).toContainEqual(["retreat", "E-NOT-ENGAGED"]);
  const shots = groups.find(({ id }) => id === "shoot")?.choices ?? [];
  const kell = shots.find(({ target }) => target === 3);
  expect(kell && shown(act, question, kell)).toEqual({
    head: "Trooper Kell · Bolt-Action Rifle",
    detail: expect.stringMatching(/^15\.5″ · Long · Hit \d+ % · Down\+ \d+ %$/) as string,
  });
  // The allowed stand before the refused.
  const free = choicesOf(question).map(({ rejection }) => rejection === null);
  expect(free.lastIndexOf(true)).toBeLessThan(free.indexOf(false));
});

test("modifiers, their sum in words, and the bands come from the other side's numbers", () => {
  const roll = moment("stated").question?.roll;
  if (!roll?.odds) throw new Error("no odds");
  const why = reasons(roll);
  expect(why.modifiers.map(({ value, name }) => [value, name])).toEqual([
    [1, "Elevated"],
    [-1, "Long"],
    [-1, "Cover"],
  ]);
  expect(why.sum).toEqual({ value: -1, name: "DICE", reason: "roll 3, keep 2 lowest" });
  const { chances, lead } = bands(roll.odds);
  expect(chances.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
  expect(lead).toMatchObject({ text: "Hit" });
  expect(lead?.p).toBeCloseTo(0.3194, 4);
  const injury = moment("injury").question?.roll;
  expect(injury && reasons(injury).after).toEqual([{ value: -1, name: "Trench Shield", reason: "", rule: "INJ-12" }]);
});

test("an Injury Roll is shown under the roll that hit", () => {
  const result = lastResult(moment("hurt"));
  expect(result?.title).toEqual(["Trooper Kell is taken ", "Down"]);
  expect(result?.rows.map(({ label, sum, total, text }) => [label, sum, total, text])).toEqual([
    ["Success Roll", "4 + 4", 8, "7 or more: hit"],
    ["Injury Roll", "5 + 4 − 1", 8, "−1 Trench Shield"],
  ]);
  expect(result?.band).toEqual({ hit: 2, value: 8, became: "" });
  expect(lastResult(moment("control"))).toBeNull();
});

test("a result that TOUGH changed says so, beside the dice and in the log", () => {
  const view = moment("hurt");
  const entry = view.log.findLast(({ what }) => typeof what === "object" && "said" in what);
  if (!entry || typeof entry.what !== "object" || !("said" in entry.what)) throw new Error("nothing was said");
  for (const event of entry.what.said.events) {
    if (event.event !== "rolled") continue;
    event.result = { injury: { rolled: "out_of_action", applied: "down", by: ["TOUGH"] } };
  }
  const because = "TOUGH: Out of Action becomes Down";
  expect(lastResult(view)).toMatchObject({ title: ["Trooper Kell is taken ", "Down"], note: because });
  expect(tell(view, entry)?.detail).toBe(because);
});

test("a ghost is proposed inside its zone, and its place goes into the command", () => {
  const deploy = moment("deploy");
  const offer = deploy.question?.offers.find((one) => typeof one === "object" && "place" in one);
  if (typeof offer !== "object" || !("place" in offer)) throw new Error("nothing to place");
  const { command, spot } = offer.place;
  const model = command.do === "deploy" ? command.model : -1;
  const at = firstPlace(deploy, { model, command, spot, target: null });
  expect(at).toEqual({ x: 16, y: model < 2 ? 42 : 6 });
  expect(putAt(command, at)).toMatchObject({ do: "deploy", model, at: { x: 406_400 } });
  expect(putAt({ do: "end_charge", reached: true }, null)).toEqual({ do: "end_charge", to: null, reached: false });
});

test("who comes on slides along the nearest edge of the table", () => {
  const deploy = moment("deploy");
  const offer = deploy.question?.offers.find((one) => typeof one === "object" && "place" in one);
  if (typeof offer !== "object" || !("place" in offer) || !offer.place.spot) throw new Error("nothing to place");
  const { command, spot } = offer.place;
  const placing = { model: 0, command, target: null };
  const arrives = { ...placing, spot: { ...spot, keeps: ["at_edge" as const], radius: 12_700 } };
  expect(kept(arrives, { x: 20, y: 5 })).toEqual({ x: 20, y: 0.5 });
  expect(kept(arrives, { x: 47, y: 40 })).toEqual({ x: 47.5, y: 40 });
  expect(kept(arrives, { x: 0, y: 46 })).toEqual({ x: 0.5, y: 46 });
  expect(kept({ ...placing, spot }, { x: 20, y: 5 })).toEqual({ x: 20, y: 5 });
});

test("a further shot is told with the one who shoots, as the entry says", () => {
  const line = tell(view, entry({ do: "shoot", weapon: "bolt_action_rifle", target: 3, facts: {} }, [], { actor: 0 }));
  const name = view.models[0]?.sheet.name ?? "";
  expect(line?.sentence.map(({ text }) => text).join("")).toBe(`${name} fires at ${view.models[3]?.sheet.name}`);
});

test("a shot at a point says how far it goes, and a grenade is thrown", () => {
  const set: SeenEntry[] = [
    entry({ do: "deploy", model: 0, at: { x: 0, y: 0 } }, [{ event: "deployed", model: 0, at: { x: 0, y: 0 } }], {
      seq: 90,
    }),
  ];
  const models = view.models.map((model) =>
    model.id === 0
      ? {
          ...model,
          sheet: {
            ...model.sheet,
            weapons: [{ id: "frag", name: "a Frag Grenade", kind: "grenade", range: 8 * 25_400 } as never],
          },
        }
      : model,
  );
  const seen = { ...view, models, log: set };
  const rim = (models[0]?.sheet.base.length ?? 0) / 2;
  const shot = (target: Target, weapon = "frag") =>
    spoken(seen, entry({ do: "shoot", weapon, target, facts: {} }, [], { actor: 0 }));
  const name = models[0]?.sheet.name ?? "";
  expect(shot({ at: { x: 8 * 25_400 + rim, y: 0 } })).toBe(`${name} throws a Frag Grenade at a point 8\u2033 away`);
  expect(shot({ at: null })).toBe(`${name} throws a Frag Grenade at a point`);
  expect(shot({ at: null }, "mortar")).toBe(`${name} fires at a point`);
});

test("of the eight ways of a shot that wanders those that nobody sees are a miss, and seen where the table says so", () => {
  const ways = [0, 1, 2, 3, 4, 5, 6, 7].map((way) => ({
    at: { x: way * 25_400, y: 0 },
    sight: way === 0 ? { sees: "none" as const, terrain: "wall" } : { sees: "all" as const },
  }));
  const question = {
    ...moment("act").question,
    offers: [{ scatter: { inches: 3, from: { x: 0, y: 0 }, ways } }],
    refused: [],
  } as never;
  const lines = choicesOf(question).map((choice) => shown(view, question, choice));
  expect(lines).toHaveLength(9);
  expect(lines.slice(0, 3)).toEqual([
    { head: "up", detail: "out of sight from the point aimed at: a miss" },
    { head: "up", detail: "in sight on the table" },
    { head: "up and right", detail: "" },
  ]);
});

test("who spends markers, and who leaves it at that, is named", () => {
  const said = (...one: Parameters<typeof entry>) =>
    tell(view, entry(...one))
      ?.sentence.map(({ text }) => text)
      .join("");
  const markers = { blood: 2, blessing: 0, infection: 0, bloodbath: false };
  expect(said({ do: "spend", side: 1, markers })).toBe("B spends 2 Blood");
  expect(said({ do: "enough" }, [], { actor: 1, side: 0 })).toBe("Piers Allard leaves it at that");
  // Those who might strike were asked, not the model that retreats.
  expect(said({ do: "enough" }, [], { actor: 1, side: 1 })).toBe("B leaves it at that");
  expect(said({ do: "pick", model: null }, [], { side: 1 })).toBe("B names nobody");
});

test("the log names the Turn that an entry was said in, not the one that is played now", () => {
  const later = { ...view, turn: 4 };
  const holds = (...rest: Parameters<typeof entry> extends [Command, ...infer R] ? R : never) =>
    tell(later, entry({ do: "scenario", say: "hold", objectives: [] }, ...rest))?.sentence[0]?.text;
  const began = { event: "turn_began", turn: 3 } as Event;
  expect(holds([began], { turn: 3 })).toBe("Turn 2 ends: the objectives are counted");
  expect(holds([], { turn: 2 })).toBe("Turn 2 ends: the objectives are counted");
  const counted = entry({ do: "control", holders: [0] }, [], { turn: 2 });
  expect(tell(later, counted)?.sentence[0]?.text).toBe("Turn 2 ends: objectives 1 : 0");
});

test("what was set before a roll is told by the names of its buttons", () => {
  const set = (facts: Extract<Command, { do: "state" }>["facts"]) => tell(view, entry({ do: "state", facts }))?.detail;
  expect(set({ cover: false, elevated: true })).toBe("Elevated \u00b7 no Cover");
  expect(set({ long: true, cover: null })).toBe("Long");
  expect(set({})).toBeNull();
});
