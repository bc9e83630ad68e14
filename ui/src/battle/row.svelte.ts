/** A row of dice typed without a break: its first dice are the roll's, and what comes after them is for the roll that follows, or is too much. */
import type { Question } from "./calls.ts";
import { goesOn } from "./results.ts";

/** A row ends this long after its last die, in milliseconds: about twice the beat of a hand that types figures. */
const BREAK = 600;

/** Most dice that are kept for the roll that follows. */
const AHEAD = 6;

/** Nothing can be chosen before these dice: the row may go on with them. */
function follows(question: Question | null): boolean {
  if (!question?.roll || !goesOn(question.step)) return false;
  const calls = question.offers.some(
    (offer) => typeof offer === "object" && ("pay" in offer || ("say" in offer && offer.say.do === "call")),
  );
  return question.roll.spends.length === 0 && !calls;
}

/** Dice typed in one row; `asked` is the question as it stands. */
export function row(asked: () => Question | null) {
  /** The row has not ended. */
  let runs = $state(false);
  /** What the roll before took of it. */
  let counted = $state.raw<number[]>([]);
  /** Dice that no roll has taken. */
  let over = $state.raw<number[]>([]);
  /** How many dice of the roll that is asked for now the row has brought along. */
  let brought = $state(0);
  let ahead: number[] = [];
  /** The roll is being told: what is asked next is not known yet. */
  let telling = $state(false);
  let ending: ReturnType<typeof setTimeout> | undefined;

  function lasts() {
    runs = true;
    clearTimeout(ending);
    ending = setTimeout(() => (runs = false), BREAK);
  }

  return {
    /** The row has not ended, and the next die of it would be too many. */
    get full() {
      return runs && !telling && !follows(asked());
    },
    /** A die typed now is not for what is asked: a roll is being told, or the row has not ended. */
    get waits() {
      return telling || this.full;
    },
    get counted() {
      return counted;
    },
    get over() {
      return over;
    },
    get brought() {
      return brought;
    },
    /** The dice of a roll are on their way. */
    tells: (faces: number[]) => {
      counted = faces;
      telling = true;
      lasts();
    },
    /** They are told, or refused: gives the dice typed meanwhile, which go where the next ones would. */
    told: (done: boolean): number[] => {
      const next = ahead;
      ahead = [];
      telling = false;
      if (!done) return [];
      lasts();
      return next;
    },
    /** Another die of the row; false: it is for the roll that is asked for now. */
    takes: (face: number): boolean => {
      if (telling) {
        if (ahead.length < AHEAD) ahead.push(face);
        return true;
      }
      if (!runs) {
        over = [];
        return false;
      }
      lasts();
      if (follows(asked())) {
        brought += 1;
        return false;
      }
      if (over.length < AHEAD) over = [...over, face];
      return true;
    },
    /** Something else was done than typing dice. */
    ends: () => {
      if (telling) return;
      clearTimeout(ending);
      runs = false;
    },
    /** Gives the dice that were too many, to be used all the same. */
    use: (): number[] => {
      const dice = over;
      over = [];
      runs = false;
      return dice;
    },
    /** Lets go of them, or of the last one. */
    drop: (last = false) => {
      over = last ? over.slice(0, -1) : [];
    },
    /** Another question: nothing of the row lies with it. */
    fresh: () => {
      over = [];
      brought = 0;
      if (telling) return;
      counted = [];
      clearTimeout(ending);
      runs = false;
    },
  };
}
