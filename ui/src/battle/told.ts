/** Entries of the log, told: a sentence, its dice, what came of it. */
import type { Entry } from "../components/entry.ts";
import { apart, lengthOf, placeOf } from "../board/scale.ts";
import { asSaid } from "../words/logged.ts";
import { words } from "../words/words.svelte.ts";
import type { Change, Command, Event, Facts, ModelId, Rolled } from "./calls.ts";
import { shownCard } from "./cards.ts";
import { actionName, aimName, letterOf, nameOf, sideName, sideOf, weaponName, weaponOf, wonWith } from "./names.ts";
import { injuryOf, rewritten } from "./results.ts";
import { sceneAsked, sceneTold, thingName, workName } from "./scene.ts";
import type { Seen, SeenEntry } from "./seen.ts";
import { diceOf, markersIn, rollsIn } from "./rolls.ts";

type Run = Entry["sentence"][number];
type Tone = Entry["tone"];
interface Told {
  sentence: Run[];
  result?: string;
  tone?: Tone;
  detail?: string | null;
}

const told = words.told;
const plain = (text: string): Run[] => [{ text }];
/** A model first, then what it does. */
const of = ([model, rest]: readonly [string, string], whom?: string): Run[] => [
  { text: model, name: true },
  { text: rest },
  ...(whom === undefined ? [] : [{ text: whom, strong: true }]),
];

/** Beside a move: untracked, or how it went where that was said. */
function wayTold({ to, way }: Extract<Command, { do: "move" | "end_charge" }>): string | null {
  const { via = [], over = [], height, clear = false } = way ?? {};
  const all = [
    to ? "" : told.untracked,
    via.length > 0 ? words.way.corners(via.length) : "",
    clear ? words.way.wasClear : "",
    ...over.map(({ what }) => words.way.passage(what)),
    typeof height === "number" ? words.way.endedHigh(height) : "",
  ].filter(Boolean);
  return all.length > 0 ? all.join(" \u00b7 ") : null;
}

/** Who goes first and who checks Morale first are one command; what is asked next tells them apart. */
const asksMorale = (events: readonly Event[]) =>
  events.some((event) => event.event === "asked" && (event.next ?? []).some(({ ask }) => ask === "morale"));

/** The Turn that an entry was said in; `after` is the Turn that stands after it. */
function turnOf(events: readonly Event[], after: number): number {
  const began = events.find((event) => event.event === "turn_began");
  return began ? began.turn - 1 : after;
}

/** Which model did it: from what followed, else from whose roll it was. */
function doer(events: readonly Event[]): number | null {
  for (const event of events) {
    if (event.event === "rolled") return event.model ?? null;
    // The effect's owner is named beside; somebody else may have done it.
    if (event.event === "content" && event.what === "acts") continue;
    if ("model" in event && typeof event.model === "number") return event.model;
  }
  return null;
}

function roll(view: Seen, rolled: Rolled): Told {
  const name = nameOf(view, rolled.model ?? -1);
  const { roll: what, result } = rolled;
  const passed = result === "success" || result === "critical";
  const success = {
    result: result === "critical" ? told.results.criticalSuccess : passed ? told.results.passed : told.results.failed,
    tone: "plain" as const,
  };
  switch (what.for) {
    case "attack": {
      const weapon = weaponOf(view, rolled.model ?? -1, what.weapon);
      const verb = !weapon || (weapon.range && weapon.melee) ? told.attacks : weapon.range ? told.shoots : told.fights;
      const point = typeof what.target !== "number";
      return {
        sentence: of((point ? told.aimsAt : verb)(name), aimName(view, what.target)),
        result: result === "critical" ? told.results.critical : passed ? told.results.hit : told.results.missed,
        tone: passed ? "bad" : "plain",
      };
    }
    case "dash":
      return { sentence: of(told.dashes(name)), ...success };
    case "action":
      return { sentence: of(told.rollsFor(name, actionName(view, rolled.model ?? -1, what.action))), ...success };
    case "climb":
      return { sentence: of(told.climbs(name)), ...success };
    case "jump":
      return { sentence: of(told.jumps(name)), ...success };
    case "dangerous":
      return { sentence: of(told.inDanger(name)), ...success };
    case "dive":
      return { sentence: of(told.divesOn(name)), ...success };
    case "ledge":
      return { sentence: of(told.keepsFooting(name)), ...success };
    case "blind":
      return { sentence: of(told.chargesBlind(name)), ...success };
    case "evade":
      return { sentence: of(told.evades(name)), result: told.moved(lengthOf(rolled.total)), tone: "plain" };
    case "push":
      return { sentence: of(told.pushed(name)), result: told.moved(lengthOf(rolled.total)), tone: "plain" };
    case "injury": {
      const injury = injuryOf(rolled);
      const applied = injury?.applied ?? "no_effect";
      const harmless = applied === "no_effect";
      return {
        sentence: [{ text: told.injury }, { text: name, strong: true }],
        detail: injury ? rewritten(injury).join("") : "",
        result: told.results[applied],
        tone: harmless ? "plain" : "bad",
      };
    }
    case "ability":
      return {
        sentence: of(told.uses(name, what.source)),
        ...(typeof result === "object" && "number" in result
          ? { result: String(result.number), tone: "plain" as const }
          : success),
      };
    case "charge_bonus":
      return { sentence: of(told.chargeBonus(name)), result: told.moved(lengthOf(rolled.total)), tone: "plain" };
    case "into_melee":
      return {
        sentence: of(told.intoMelee(name)),
        result: result === "friend" ? told.results.friend : told.results.enemy,
        tone: result === "friend" ? "bad" : "plain",
      };
    case "victim": {
      const hit = typeof result === "object" && "hits" in result ? result.hits : null;
      return { sentence: plain(told.victim), result: hit === null ? told.again : nameOf(view, hit), tone: "plain" };
    }
    case "roll_off": {
      const won = typeof result === "object" && "won" in result ? result.won : null;
      return {
        sentence: plain(told.rollOff),
        result: won === null ? told.tie : told.won(letterOf(view, won)),
        tone: "plain",
      };
    }
    case "morale":
      return { sentence: plain(told.morale(sideName(view, what.side))), ...success, tone: passed ? "plain" : "bad" };
    case "scenario": {
      const { title } = sceneAsked(view, { about: "die", what: what.what, side: null });
      return { sentence: plain(title), result: String(rolled.total), tone: "plain" };
    }
    case "work": {
      const { work } = what;
      const [who, did] =
        work.what === "work"
          ? words.scene.told.work(name, workName(view, work.action))
          : words.scene.told.strike(name, thingName(view, work.thing));
      return { sentence: of([who, did]), ...success };
    }
  }
}

function setRight(view: Seen, change: Change): Told {
  const yes = (is: boolean) => (is ? told.setTo.yes : told.setTo.no);
  switch (change.set) {
    case "markers": {
      const { blood, blessing, infection } = change.markers;
      return {
        sentence: of(told.set.markers(nameOf(view, change.model))),
        result: told.markers(blood, blessing, infection),
      };
    }
    case "condition":
      return {
        sentence: of(told.set.condition(nameOf(view, change.model))),
        result: told.setTo[change.condition],
      };
    case "position":
      // The distance stands beside it, if the log knows both places.
      return {
        sentence: of(told.set.position(nameOf(view, change.model))),
        ...(change.at ? {} : { result: told.setTo.offMap }),
      };
    case "activated":
      return { sentence: of(told.set.activated(nameOf(view, change.model))), result: yes(change.activated) };
    case "victory_points":
      return { sentence: plain(told.set.victory_points(letterOf(view, change.side))), result: String(change.points) };
    case "shaken":
      return { sentence: plain(told.set.shaken(letterOf(view, change.side))), result: yes(change.shaken) };
    case "out_of_action":
      return { sentence: of(told.set.condition(nameOf(view, change.model))), result: told.setTo.out };
    case "waiting":
      return { sentence: of(told.set.waiting(nameOf(view, change.model))) };
    case "turn":
      return { sentence: plain(told.set.turn), result: String(change.turn) };
    case "initiative":
      return { sentence: plain(told.set.initiative), result: letterOf(view, change.side) };
    case "asked":
      return { sentence: plain(told.set.asked), result: letterOf(view, change.side) };
    case "engaged": {
      const both = told.set.engaged(nameOf(view, change.a), nameOf(view, change.b));
      return { sentence: plain(both), result: yes(change.engaged) };
    }
    case "deed": {
      const name = view.scenario.deeds?.find(({ id }) => id === change.deed)?.name ?? change.deed;
      return { sentence: plain(told.set.deed(name)), result: yes((change.side ?? null) !== null) };
    }
    case "thing": {
      const text = words.scene.told;
      return { sentence: plain(text.thing(change.now.label)), result: change.now.gone ? text.gone : text.there };
    }
  }
}

/** What the table saw, as its buttons call it. */
function factsTold({ elevated, cover, long, table = [] }: Facts): string | null {
  const { battle } = words;
  const seen = [
    [battle.elevated, told.factNot.elevated, elevated],
    [battle.cover, told.factNot.cover, cover],
    [battle.long, told.factNot.long, long],
  ] as const;
  const said = seen.flatMap(([yes, no, is]) => (typeof is === "boolean" ? [is ? yes : no] : []));
  return [...said, ...table].join(" \u00b7 ") || null;
}

type Happened = Extract<Command, { do: "happened" }>["what"];

function happened(view: Seen, what: Happened): Told {
  const detail = told.stated;
  switch (what.what) {
    case "markers": {
      const { blood, blessing, infection } = what.markers;
      const result = told.markers(blood ?? 0, blessing ?? 0, infection ?? 0);
      return { sentence: of(told.set.markers(nameOf(view, what.model))), result, detail };
    }
    case "injury":
      return {
        sentence: of(told.happenedTo(nameOf(view, what.model))),
        result: told.results[what.result],
        detail: typeof what.by === "number" ? `${told.byWhom(nameOf(view, what.by))} · ${detail}` : detail,
        tone: "bad",
      };
    case "taken_out": {
      const result = told.results.out_of_action;
      return { sentence: of(told.happenedTo(nameOf(view, what.model))), result, detail, tone: "bad" };
    }
    case "points":
      return { sentence: plain(told.points(letterOf(view, what.side))), result: String(what.points), detail };
  }
}

function said(
  view: Seen,
  command: Command,
  events: readonly Event[],
  { actor, side, turn }: Pick<SeenEntry, "actor" | "side" | "turn">,
  /** How far away the point of a shot is; none: it is unknown. */
  away: number | null,
): Told {
  const by = (command.do === "spend" ? (doer(events) ?? actor) : (actor ?? doer(events))) ?? -1;
  const name = nameOf(view, by);
  /** The model that could go on, where its own side was asked; else the side that was. */
  const whose = view.models[by]?.side === side ? name : letterOf(view, side ?? -1);
  switch (command.do) {
    case "roll": {
      const first = events.find((event) => event.event === "rolled");
      return first ? roll(view, first) : { sentence: plain(told.nothing) };
    }
    case "draw": {
      const drawn = events.find((event) => event.event === "drawn");
      if (!drawn) return { sentence: plain(told.nothing) };
      const shown = drawn.cards.map((one) => told.drew(letterOf(view, one.side), shownCard(one.card)));
      return { sentence: plain(told.draws(shown.join(", "))), result: told.won(letterOf(view, drawn.first)) };
    }
    case "spend":
      return {
        sentence: plain(told.spends(letterOf(view, command.side), markersIn(command.markers))),
        detail: by < 0 ? null : told.onRollOf(name),
      };
    case "spend_first":
      return { sentence: plain(told.spendFirst(letterOf(view, command.side))) };
    case "choose_zone":
      return {
        sentence: plain(
          told.takesZone(
            letterOf(view, events.find((event) => event.event === "zone_taken")?.side ?? -1),
            view.scenario.zones[command.zone]?.label ?? "",
          ),
        ),
      };
    case "deploy":
      return {
        sentence: of(told.setUp(nameOf(view, command.model))),
        detail: command.at ? null : told.untracked,
      };
    case "hold_back":
      return { sentence: of(told.heldBack(nameOf(view, command.model))) };
    case "choose_first":
      return {
        sentence: plain((asksMorale(events) ? told.checksFirst : told.first)(letterOf(view, command.side))),
      };
    case "activate": {
      const stood = events.some((event) => event.event === "activated" && event.stood_up);
      return { sentence: of(told.activates(nameOf(view, command.model))), result: stood ? told.stoodUp : "" };
    }
    case "move":
      return { sentence: of(told.moves(name)), detail: wayTold(command) };
    case "dash":
      // Its roll says whether it does.
      return { sentence: of(told.triesDash(name)) };
    case "charge":
      return { sentence: of(told.charges(name), nameOf(view, command.target)) };
    case "end_charge":
      return { sentence: of(told.chargeEnds(name)), detail: wayTold(command) };
    case "evade":
      return { sentence: plain(words.questions.yes.evade) };
    case "dive":
      return { sentence: of(told.dives(name, command.dive)) };
    case "ledge": {
      const drop = command.drop ?? null;
      return { sentence: plain(drop === null ? told.noLedge : told.atLedge(drop)) };
    }
    case "put": {
      const came = events.find((event) => event.event === "deployed");
      const sentence = came ? told.comesIn(nameOf(view, came.model)) : told.put(name);
      return { sentence: of(sentence), detail: command.to ? null : told.untracked };
    }
    case "stand":
      return { sentence: of(told.standsAt(nameOf(view, command.model))) };
    case "move_as":
      return { sentence: of(told.movesAs(name, command.flying)) };
    case "retreat":
      return { sentence: of(told.retreats(name)) };
    case "react":
      return {
        sentence: of(told.strikes(nameOf(view, command.model))),
        detail: weaponName(view, command.model, command.weapon),
      };
    case "shoot": {
      const weapon = weaponName(view, by, command.weapon);
      const whom = typeof command.target === "number" ? nameOf(view, command.target) : told.aPoint(away);
      return weaponOf(view, by, command.weapon)?.kind === "grenade"
        ? { sentence: of(told.throwsAt(name, weapon), whom) }
        : { sentence: of(told.aimsAt(name), whom), detail: by < 0 ? null : weapon };
    }
    case "fight":
      return {
        sentence: of(told.goesFor(name), nameOf(view, command.target)),
        detail: by < 0 ? null : weaponName(view, by, command.weapon),
      };
    case "state":
      return { sentence: plain(told.states), detail: factsTold(command.facts) };
    case "use": {
      const on = command.target ?? null;
      return {
        sentence: [
          ...of(told.uses(name, actionName(view, by, command.action))),
          ...(on === null || on === by ? [] : [{ text: told.on }, { text: nameOf(view, on), strong: true }]),
        ],
      };
    }
    case "pick_friend":
      return { sentence: [{ text: told.friend }, { text: nameOf(view, command.model), strong: true }] };
    case "caught":
      return { sentence: plain(told.caught(command.models.length)) };
    case "enough":
      return { sentence: plain(told.enough(whose)) };
    case "end_activation":
      return { sentence: of(told.ends(name)) };
    case "flee": {
      const side = events.find((event) => event.event === "fled" || event.event === "shaken")?.side ?? 0;
      return { sentence: plain((command.flee ? told.flees : told.stands)(sideName(view, side))) };
    }
    case "control": {
      const held = view.sides.map((_, side) => command.holders.filter((holder) => holder === side).length);
      return { sentence: plain(told.control(turnOf(events, turn), held.join(" : "))) };
    }
    case "deed": {
      const deed = view.scenario.deeds?.find(({ id }) => id === command.deed);
      const model = command.model ?? null;
      return {
        sentence: plain(told.deed(deed?.name ?? command.deed)),
        detail: model === null ? null : told.deedBy(nameOf(view, model)),
        tone: "good",
      };
    }
    case "agree":
      return { sentence: plain(told.agree) };
    case "show_down":
      return { sentence: plain(told.showsDown(sideName(view, command.side), command.lying)) };
    case "scenario": {
      const scene = sceneTold(view, command, name, turnOf(events, turn));
      return { sentence: "plain" in scene ? plain(scene.plain) : of(scene.model) };
    }
    case "call":
      return { sentence: of(told.uses(nameOf(view, command.model), calledIn(events) ?? command.call)) };
    case "pick": {
      const picked = command.model ?? null;
      return picked === null
        ? { sentence: plain(told.namesNobody(letterOf(view, side ?? -1))) }
        : { sentence: [{ text: told.picks }, { text: nameOf(view, picked), strong: true }] };
    }
    case "choose": {
      const chosen = events.find((event) => event.event === "content" && event.what === "chose");
      return chosen && chosen.event === "content" && chosen.what === "chose"
        ? { sentence: of(told.uses(nameOf(view, chosen.model), asSaid(chosen.source))), result: asSaid(chosen.option) }
        : { sentence: plain(told.enough(whose)) };
    }
    case "noted": {
      const noted = events.find((event) => event.event === "content" && event.what === "noted");
      return {
        sentence: of(told.uses(nameOf(view, command.model), command.source)),
        detail: noted && noted.event === "content" && noted.what === "noted" ? noted.text : null,
      };
    }
    case "under":
      return {
        sentence: of(
          (command.under ? told.under : told.notUnder)(nameOf(view, command.model)),
          nameOf(view, command.bearer),
        ),
      };
    case "concede":
      return { sentence: plain(told.concedes(sideName(view, command.side))) };
    case "activate_together": {
      const [a, b] = command.models;
      return { sentence: plain(told.together(nameOf(view, a ?? -1), nameOf(view, b ?? -1))) };
    }
    case "partner": {
      const turned = events.find((event) => event.event === "turned");
      return { sentence: of(told.partner(nameOf(view, turned?.model ?? by))) };
    }
    case "regenerate":
      return { sentence: plain(told.regenerates(command.markers)) };
    case "off_hand":
      return { sentence: plain(told.offHand(weaponName(view, by, command.weapon))) };
    case "pick_enemy":
      return { sentence: [{ text: told.enemy }, { text: nameOf(view, command.model), strong: true }] };
    case "scatter": {
      const strayed = events.find((event) => event.event === "scattered");
      return { sentence: plain(told.astray(strayed?.inches ?? null)), result: command.lost ? told.results.missed : "" };
    }
    case "stop":
      return { sentence: plain(told.stops), detail: words.battle.endReason[command.reason] };
    case "stands":
      return { sentence: plain(told.verdict) };
    case "happened":
      return happened(view, command.what);
    case "catch_up":
      return { sentence: plain(told.caughtUp(command.changes.length)), detail: told.stated };
    case "result":
      return { sentence: plain(told.byResult), detail: told.stated };
    case "overrule":
      return said(view, command.command, events, { actor, side, turn }, away);
    case "set_right":
      return setRight(view, command.change);
  }
}

/** What a call is called. */
function calledIn(events: readonly Event[]): string | null {
  for (const event of events) {
    if (event.event === "content" && event.what === "called") return event.called.name;
  }
  return null;
}

/** What else followed, worth a word. */
function besides(view: Seen, command: Command, events: readonly Event[]): string[] {
  const out: string[] = [];
  for (const event of events) {
    if (event.event === "activation_ended" && event.reason !== "stopped") out.push(told.reasons[event.reason]);
    if (event.event === "turn_began") out.push(told.turn(event.turn));
    // Where cards were drawn nobody is counted, and the draw says who is first.
    if (event.event === "initiative" && event.counted.length > 0) {
      out.push(told.initiative(letterOf(view, event.side), event.counted.join(" : ")));
    }
    if (event.event === "scored" && event.points > 0) {
      out.push(told.gains(letterOf(view, event.side), event.points));
    }
    if (event.event === "scenario" && event.what === "proposed") {
      const deed = view.scenario.deeds?.find(({ id }) => id === event.deed);
      out.push(words.scene.proposed(deed?.name ?? event.deed));
    }
    if (event.event === "scenario" && event.what === "length") {
      out.push(event.extended ? words.scene.oneMore : words.scene.lastTurn);
    }
    if (event.event === "scenario" && event.what === "allied" && event.alone && event.alone.length > 0) {
      out.push(words.alliances.alone(event.alone.map((side) => letterOf(view, side))));
    }
    if (event.event === "scenario" && event.what === "too_late") {
      out.push(words.scene.tooLate(event.models.map((model) => nameOf(view, model))));
    }
    if (event.event === "tough_spent" && event.again) out.push(told.toughAgain);
    else if (event.event === "tough_spent" && command.do !== "roll") out.push(told.tough);
    if (event.event === "fell") out.push(told.falls(nameOf(view, event.model), event.drop));
    if (event.event === "mines_cleared") out.push(told.mines);
    if (event.event === "charges") {
      const [first] = event.targets;
      const turned = command.do !== "charge" || command.target !== first;
      if (turned && first !== undefined) out.push(told.chargedInstead(nameOf(view, first)));
    }
    if (event.event === "shot_lost") out.push(told.shotLost);
    if (event.event === "shaken") {
      out.push(event.shaken ? told.results.shaken : told.results.steady);
    }
    if (event.event === "fled" && command.do !== "flee") out.push(told.flees(sideName(view, event.side)));
    if (event.event === "ended") {
      out.push(
        event.winner === null
          ? told.draw
          : told.wins(wonWith(view.sides, event.winner).map((side) => letterOf(view, side))),
      );
    }
    if (event.event === "content" && event.what === "noted" && command.do !== "noted") {
      out.push(`${event.source}: ${event.text}`);
    }
    if (event.event === "content" && event.what === "acts") {
      const acts = told.acts(nameOf(view, event.model), event.source);
      if (!out.includes(acts)) out.push(acts);
    }
    if (event.event === "content" && event.what === "left") out.push(told.left(nameOf(view, event.model)));
    if (event.event === "out" && command.do !== "roll") out.push(told.out(nameOf(view, event.model)));
    if (event.event === "down" && command.do !== "roll") out.push(told.isDown(nameOf(view, event.model)));
  }
  return out;
}

/** An entry as the log shows it; none: it is a note of the ledger's own. */
export function tell(view: Seen, entry: SeenEntry): Entry | null {
  const { what } = entry;
  if (typeof what === "string" || !("said" in what)) return null;
  const { command, events } = what.said;
  const main = said(view, command, events, entry, pointAway(view, entry, command));
  const rolls = rollsIn(what.said).map(({ rolled, sum: { faces, modifier, net, adds_up } }) => {
    const name = rolled.roll.for === "injury" ? words.battle.injuryDice : words.battle.dice;
    const sum = adds_up ? told.sum(faces, modifier, rolled.total) : "";
    return { dice: diceOf(rolled), text: net === 0 ? sum : [sum, told.net(net, name)].filter(Boolean).join(" · ") };
  });
  const moved = distance(view, entry);
  // What is set right about a model belongs to its side, no matter who was being asked.
  const concerned = command.do === "set_right" && "model" in command.change ? command.change.model : null;
  const side = view.models.find(({ id }) => id === concerned)?.side ?? entry.side;
  const agreed = entry.agreed ? [entry.agreed.question, entry.agreed.reading] : [];
  const detail = [main.detail ?? "", ...besides(view, command, events)].filter(Boolean);
  const state = !entry.in_force
    ? "undone"
    : command.do === "overrule"
      ? "overruled"
      : command.do === "set_right"
        ? "set_right"
        : "plain";
  const reason = command.do === "overrule" || command.do === "set_right" ? [command.reason] : [];
  return {
    number: entry.seq,
    side: side === null ? null : sideOf(side),
    sentence: main.sentence,
    result: main.result ?? moved ?? (placed(command) ? told.setTo.onMap : ""),
    tone: main.tone ?? "plain",
    rolls,
    detail: [...reason, ...agreed, ...detail].join(" · ") || null,
    note: entry.note ?? null,
    state,
  };
}

/** Whether a base was set right to another place. */
function placed(command: Command): boolean {
  return command.do === "set_right" && command.change.set === "position" && command.change.at !== null;
}

/** Where a tracked base stood before an entry, by the entries before it. */
function stood(view: Seen, entry: SeenEntry, model: ModelId): { x: number; y: number } | null {
  let at: { x: number; y: number } | null = null;
  for (const earlier of view.log) {
    if (earlier.seq >= entry.seq) break;
    const there = earlier.in_force ? goal(earlier) : null;
    if (there?.model === model) at = there.at;
  }
  return at;
}

/** How far a shot's point is from the firing model's rim, on the flat; none: it is not such a shot, or untracked. */
function pointAway(view: Seen, entry: SeenEntry, command: Command): number | null {
  if (command.do === "overrule") return pointAway(view, entry, command.command);
  if (command.do !== "shoot" || typeof command.target === "number" || !command.target.at) return null;
  const model = entry.actor ?? null;
  const from = model === null ? null : stood(view, entry, model);
  if (model === null || !from) return null;
  const rim = (view.models[model]?.sheet.base.length ?? 0) / 2;
  return Math.max(0, lengthOf(apart(placeOf(from), placeOf(command.target.at))) - rim);
}

/** How far a tracked base went, by the entries before it. */
function distance(view: Seen, entry: SeenEntry): string | null {
  const to = goal(entry);
  if (!to) return null;
  const from = stood(view, entry, to.model);
  if (!from || !to.at) return null;
  return told.moved(lengthOf(apart(placeOf(from), placeOf(to.at))));
}

function goal(entry: SeenEntry): { model: number; at: { x: number; y: number } | null } | null {
  if (typeof entry.what === "string" || !("said" in entry.what)) return null;
  const { command, events } = entry.what.said;
  for (const event of events) {
    if (event.event === "moved") return { model: event.model, at: event.to ?? null };
    if (event.event === "deployed") return { model: event.model, at: event.at ?? null };
  }
  if (command.do === "set_right" && command.change.set === "position") {
    return { model: command.change.model, at: command.change.at };
  }
  return null;
}

/** What an entry of the ledger's own says: it has a number too. */
export function ledgers({ what }: SeenEntry): string {
  if (what === "redone") return words.battle.entryRedoes;
  if ("undone" in what) return words.battle.entryUndoes(what.undone.from);
  if ("head" in what) return words.battle.entryHead(what.head.after);
  return "";
}

/** An entry in one sentence, for readers. */
export function spoken(view: Seen, entry: SeenEntry): string {
  const line = tell(view, entry);
  if (!line) return ledgers(entry);
  return words.battle.said(line.sentence.map(({ text }) => text).join(""), line.result);
}
