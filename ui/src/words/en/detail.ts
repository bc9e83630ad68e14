/** How much of a battle is logged: every roll, only what changed, the table as it stands, the result alone. */
import { count, plural } from "../figures.ts";

export const detail = {
  label: "Detail",
  hint: "at any moment",
  levels: { rolls: "Every roll", changes: "What changed", result: "Result" },
  catchUp: "Catch up",
  asks: (title: string) => `asked: ${title}`,

  /* What changed */
  changed: "What changed?",
  pick: "Tap a model: its card, or its base on the map.",
  minorHit: "Minor Hit",
  down: "Down",
  stands: "Stands up",
  out: "Out of Action",
  by: "By",
  byNobody: "nobody named",
  scores: (letter: string) => `${letter} +1 VP`,
  turnPlayed: (turn: number) => `Turn ${count(turn)} is played`,
  again: "Every roll again",

  /* The table as it stands */
  caughtUp: "What is on the table now?",
  points: "VP",
  turn: "Turn",
  phase: "Phase",
  phases: { initiative: "Initiative", activation: "Activation", morale: "Morale" },
  conditions: { standing: "Up", down: "Down", out: "Out" },
  activated: (name: string) => `${name} is Activated`,
  condition: (name: string) => `Condition of ${name}`,
  blood: (name: string) => `BLOOD on ${name}`,
  set: (n: number) => (n === 0 ? "Nothing differs" : `Set ${plural(n, "change", "changes")} by hand`),

  /* The result alone */
  ended: "How did the battle end?",
  fallen: (letter: string) => `Out of Action of ${letter}`,
  lastTurn: "Last Turn",
  counts: "It counts",
  verdicts: { score: "by points", draw: "as a draw", no_result: "not at all" },
  winFor: (letter: string) => `for ${letter}`,
  reason: "How",
  reasons: {
    last_turn: "the last Turn was played",
    fled: "a side fled",
    no_models: "a side had no model left",
    conceded: "a side gave up",
    agreement: "stopped by agreement",
    time: "time was up",
    abandoned: "left unfinished",
  },
  enter: "Enter the result",

  /* Before its end */
  stop: "Stop the battle",
  stopHow: "How does the battle stop?",
  stopThen: "It ends here; what counts is asked next.",
  stops: { agreement: "By agreement", time: "Time is up", abandoned: "Abandoned" },
};
