/** The keys of the battle screen: what each does depends on what is asked. */
import { announce } from "../announce.svelte.ts";
import { sixFaces } from "../components/faces.ts";
import { words } from "../words/words.svelte.ts";
import { actionsOf, type Group } from "./actions.ts";
import type { Command } from "./calls.ts";
import { needsPoint, type Choice } from "./choices.ts";
import type { Play } from "./play.svelte.ts";
import { cornerHere, takeBack } from "./way.svelte.ts";
import { asksDeeds } from "./scene.ts";

/** A key typed into a field, or with a system key, is not ours. */
export function ours(event: KeyboardEvent): boolean {
  if (event.altKey || event.defaultPrevented) return false;
  const target = event.target as HTMLElement | null;
  // What lies over the battle has keys of its own.
  if (target?.closest("[data-apart]")) return false;
  // A slider takes the arrows, Home and End; the other keys are the replay's, where pages go by Turns.
  if (target?.matches("input[type='range']")) return !/^(Arrow|Home|End)/.test(event.key);
  // A tab takes the arrows, Home and End in the same way: after a click on it the keys of the battle still work.
  if (target?.matches("[role='tab']")) return !/^(Arrow|Home|End)/.test(event.key);
  return !target?.closest("input, textarea, select, [contenteditable], [role='spinbutton']");
}

const pressable = (event: KeyboardEvent): boolean =>
  Boolean((event.target as HTMLElement | null)?.closest("button, a, [role='application']"));

/** The ACTIONS that can be opened now. */
export function groupsOf(play: Play): Group[] {
  const { view, question } = play.battle;
  if (!view || question?.step.ask !== "act") return [];
  return actionsOf(view, question, question.step.model);
}

/** Takes an ACTION: at once where there is only one way, or where nobody keeps the map; else its choices are shown. */
export function take(play: Play, group: Group): void {
  const [only] = group.choices;
  if (!only) {
    // There is nothing to choose, nor to overrule: the tile's reason is all there is.
    announce(group.rejection?.message ?? "");
    return;
  }
  if (group.choices.length === 1) {
    if (only.rejection) play.object({ command: only.command, rejection: only.rejection });
    else if (only.place && play.battle.measured) play.open(group.id);
    else void play.battle.tell(only.command);
  } else play.open(group.id);
}

/** The choices shown as a list, in their order: the figures pick among them. */
export function listed(play: Play): Choice[] {
  const { question } = play.battle;
  if (!question || play.map.placing) return [];
  const { ask } = question.step;
  if (ask === "act") {
    const group = groupsOf(play).find(({ id }) => id === play.saying.group);
    if (group) return group.choices.filter(({ target }) => play.saying.about === null || target === play.saying.about);
    if (play.saying.about === null) return [];
    return play.battle.choices.filter(({ target }) => target === play.saying.about);
  }
  // Rolls and places have panels of their own, and so have the two lists of ticks.
  if (question.roll || ["deploy", "control", "caught"].includes(ask)) return [];
  const list = play.battle.choices.filter(
    ({ command }) =>
      command.do !== "spend_first" &&
      (asksDeeds(question.step) || !(command.do === "scenario" && command.say === "deny")),
  );
  return play.saying.about === null
    ? list
    : list.filter(({ target }) => target === play.saying.about || target === null);
}

/** The keys of a replay: arrows step, pages go by Turns, the space bar plays. */
function replayed(play: Play, key: string, onButton: boolean): boolean {
  const keys: Record<string, () => void> = {
    arrowleft: () => play.battle.past.step(-1),
    arrowright: () => play.battle.past.step(1),
    home: () => void play.show(0),
    end: play.battle.past.toEnd,
    pageup: () => play.battle.past.turn(-1),
    pagedown: () => play.battle.past.turn(1),
    " ": play.battle.past.playPause,
    b: play.battle.past.beforeAfter,
    v: play.battle.past.faster,
    escape: () => {
      if (!play.battle.fixed) play.leaveReplay();
    },
  };
  const does = keys[key];
  // What is pressed keeps its space bar.
  if (!does || (onButton && key === " ")) return false;
  does();
  return true;
}

/** The enemy of that number, while a model acts: its number is a tap on it. */
function numbered({ battle: { view, question } }: Play, number: number): number | undefined {
  if (!view || question?.step.ask !== "act") return undefined;
  const own = view.models[question.step.model]?.side;
  const same = view.models.filter((model) => model.side !== own && model.number === number);
  // One that belongs to nobody gives way to an enemy of the same number.
  const enemies = same.filter(({ side }) => view.sides[side]);
  const foes = enemies.length > 0 ? enemies : same;
  return foes.length === 1 ? foes[0]?.id : undefined;
}

/** The key of what ends a list, such as no more attacks: never one that an attack had. */
const STOPS = "0";

const stops = (command: Command): boolean =>
  command.do === "enough" ||
  (command.do === "pick" && (command.model ?? null) === null) ||
  (command.do === "regenerate" && command.markers === 0);

/** The model that a line is about. Two models Activated together have no number of their own. */
const aboutOf = ({ command, target }: Choice) => (command.do === "activate_together" ? null : target);

/** The weapons that a model may attack with in this way, in the order of its card. */
function armsOf({ battle: { view, question } }: Play, command: Command): string[] {
  const step = question?.step;
  const actor = step?.ask === "act" ? step.model : step?.ask === "more_attacks" ? step.attacker : -1;
  const weapons = view?.models[actor]?.sheet.weapons ?? [];
  if (command.do === "fight") return weapons.filter(({ melee }) => melee).map(({ id }) => id);
  if (command.do === "shoot") return weapons.filter(({ range }) => (range ?? null) !== null).map(({ id }) => id);
  return [];
}

/**
 * The key of each choice that may be said. Where models are to choose from, a figure is always the number on a model; two
 * ways with one model share it, and it then leads to these two. All other lines have a letter: the ways with one model,
 * models whose number another one has too, and what is about nobody. A weapon keeps its letter from one attack to the
 * next. A list without any model counts its lines.
 */
export function keyed(play: Play): (string | undefined)[] {
  const list = listed(play);
  const allowed = list.filter(({ rejection }) => rejection === null);
  const about = allowed.flatMap((choice) => aboutOf(choice) ?? []);
  const models = [...new Set(about)];
  const numberOf = (model: number) => play.battle.view?.models[model]?.number ?? 10;
  const alone = (model: number) =>
    numberOf(model) < 10 && models.filter((other) => numberOf(other) === numberOf(model)).length === 1;
  /** One attack is left of several: its weapon had a letter. */
  const left =
    play.battle.question?.step.ask === "more_attacks" &&
    allowed.some(({ command }) => armsOf(play, command).length > 1);
  /** Its number says nothing more where all is about this one model already. */
  const says = play.saying.about === null && (models.length > 1 || (about.length === 1 && !left));
  const keys: (string | undefined)[] = list.map(({ command, rejection }) =>
    rejection === null && stops(command) ? STOPS : undefined,
  );
  for (const [i, choice] of list.entries()) {
    const target = aboutOf(choice);
    if (choice.rejection || keys[i] || target === null) continue;
    const { command } = choice;
    if (says && alone(target)) keys[i] = String(numberOf(target));
    else if (command.do === "fight" || command.do === "shoot") {
      const letter = words.battle.letters[armsOf(play, command).indexOf(command.weapon)];
      if (letter && !keys.includes(letter)) keys[i] = letter;
    }
  }
  const free = [...(models.length === 0 ? "123456789" : words.battle.letters)].filter((key) => !keys.includes(key));
  return list.map(({ rejection }, i) => keys[i] ?? (rejection ? undefined : free.shift()));
}

/** The choices of a key; the number of a model is heard also where its only line has a letter. */
function chosen(play: Play, key: string): Choice[] {
  const list = listed(play);
  const keys = keyed(play);
  const said = list.filter((_, i) => keys[i]?.toLowerCase() === key);
  if (said.length > 0) return said;
  const numbered = list.filter((choice) => {
    const target = aboutOf(choice);
    return choice.rejection === null && target !== null && String(play.battle.view?.models[target]?.number) === key;
  });
  return numbered.length === 1 ? numbered : [];
}

/** The way out of an Activation, where it may end now. */
export const endOf = (play: Play) =>
  play.battle.question?.step.ask === "act"
    ? (play.battle.choices.find(({ command, rejection }) => command.do === "end_activation" && !rejection)?.command ??
      null)
    : null;

/** The keys while a result is read: those that stand on its buttons. What is asked behind it waits. */
function read(play: Play, key: string, onButton: boolean): boolean {
  const end = endOf(play);
  if (key === "enter" && !onButton) play.saying.read();
  else if (end && key === words.battle.keys.end.toLowerCase()) void play.battle.tell(end);
  else return false;
  return true;
}

/** Hears a key; true when it did something. */
function heard(play: Play, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  const now = play.battle.now;
  if (event.ctrlKey || event.metaKey) {
    if ((key !== "z" && key !== "y") || play.battle.replay || play.battle.busy) return false;
    const again = key === "y" || event.shiftKey;
    if (again ? !now?.redo : now === undefined || now.undo === null) return false;
    void (again ? play.battle.redo() : play.battle.undo());
    return true;
  }
  if (play.battle.replay) {
    return replayed(play, key, pressable(event));
  }
  if (key === "escape") {
    if (play.saying.card !== null && !play.map.asked) play.saying.leaveCard();
    else if (play.saying.stopping) play.saying.stop(false);
    else if (play.saying.objection || play.map.overruling || play.map.asked) play.leave();
    else if (play.map.placing?.point !== undefined) play.map.aim(null);
    else if (play.saying.about !== null) play.saying.only(null);
    else if (play.saying.group !== null) play.open(null);
    else return false;
    return true;
  }
  if (play.saying.card !== null || play.saying.objection || play.saying.stopping) return false;
  const { typing } = play.saying;
  const face = sixFaces.find((one) => String(one) === key);
  // One die too many picks nothing from a list, nor begins a roll on which something may be spent first.
  if (face !== undefined && (play.battle.busy || typing.full)) return typing.takes(face);
  if (play.battle.busy) return false;
  if (face === undefined) typing.ends();
  if (typing.over.length > 0 && !pressable(event)) {
    if (key === "enter" && play.battle.question?.roll && !play.saying.result) play.saying.useOver();
    else if (key === "backspace") typing.drop(true);
    else return asked(play, event);
    return true;
  }
  return asked(play, event);
}

/** Whether cards are drawn to answer. */
const draws = (play: Play): boolean =>
  play.battle.question?.offers.some((offer) => typeof offer === "object" && "cards" in offer) ?? false;

/** Hears a key that answers what is asked, or goes on from what is shown. */
function asked(play: Play, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (play.saying.result) return read(play, key, pressable(event));
  if (key === "enter" && !pressable(event)) {
    if (play.saying.reviewed) play.saying.keep();
    else if (play.map.where) play.map.place();
    else return false;
    return true;
  }
  if (play.battle.question?.roll && !play.saying.states) {
    if (play.saying.reviewed && key === words.battle.keys.roll.toLowerCase()) return false;
    if (key === words.battle.keys.roll.toLowerCase()) play.battle.roll();
    else if (key === "backspace" && play.saying.faces.length > 0) play.saying.untype();
    else return false;
    return true;
  }
  if (play.saying.states) return false;
  if (draws(play) && key === words.battle.keys.roll.toLowerCase()) {
    play.battle.roll();
    return true;
  }
  if (key === words.way.key.toLowerCase() && cornerHere(play)) return true;
  if (key === "backspace" && takeBack(play)) return true;
  const keys = keyed(play);
  // A list has the keys of its lines alone; those of the ACTIONS stand on the tiles, and act while these are shown.
  const group = keys.length > 0 ? undefined : groupsOf(play).find((one) => one.key?.toLowerCase() === key);
  if (group) {
    take(play, group);
    return true;
  }
  const foe = play.saying.group === null && play.saying.about === null ? numbered(play, Number(key)) : undefined;
  if (foe !== undefined) {
    play.pick(foe);
    return true;
  }
  const [choice, another] = chosen(play, key);
  if (!choice) return false;
  // What may be done about the model of that number.
  if (another) play.saying.only(choice.target);
  else if (choice.place && needsPoint(choice.command)) play.map.aim(choice);
  else void play.battle.tell(choice.command);
  return true;
}

/** Hears the keys of the window. */
export function typed(play: Play, event: KeyboardEvent): void {
  if (ours(event) && heard(play, event)) event.preventDefault();
}
