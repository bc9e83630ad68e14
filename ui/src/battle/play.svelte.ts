/** A battle being played: the battle as it runs, what is being said, what is pointed at, and what concerns all three. */
import { tick } from "svelte";
import { announce } from "../announce.svelte.ts";
import { words } from "../words/words.svelte.ts";
import { asked, setsUp } from "./asks.ts";
import type { BattleView, Command, ModelId } from "./calls.ts";
import { closeBy } from "./charges.ts";
import { needsPoint } from "./choices.ts";
import { pointing } from "./pointing.svelte.ts";
import { running, type Objection } from "./running.svelte.ts";
import { speaking, type Level } from "./saying.svelte.ts";
import { spoken } from "./told.ts";

const attacks = (command: Command): boolean => command.do === "shoot" || command.do === "fight";

export function play(id: string) {
  const battle = running(id, { arrived, refused: (why) => saying.refused(why), turned, entered: settle });
  const saying = speaking(battle, settle);
  const map = pointing(battle, saying, settle);

  /** Everything half said is let go. */
  function fresh() {
    saying.fresh();
    map.fresh();
  }

  /** Another course of the battle: what waited in this one does not go on there. */
  function turned() {
    fresh();
    map.arrived(false);
  }

  /** A new view: what happened is announced, and what was rolled is shown. */
  function arrived(next: BattleView, said: boolean, news?: string) {
    saying.arrived(next, said);
    map.fresh();
    map.arrived(said);
    const last = next.log.findLast((entry) => entry.in_force && typeof entry.what === "object" && "said" in entry.what);
    const title = next.question ? asked(next, next.question).title : "";
    const happened = news ?? (last ? spoken(next, last) : "");
    announce(words.battle.announced(happened, title, next.question?.roll?.dice));
    settle(said);
  }

  /**
   * What was pressed is gone: the focus goes to the map when something is being placed, else to the question. It leaves the
   * tab that was clicked before as well where something was said: Enter is what the question says it is.
   */
  function settle(said = false) {
    void tick().then(() => {
      const at = document.activeElement;
      const aside = said && at?.matches("[role='tab']");
      // A line that was chosen is no longer pressed: Enter would say it again, or overrule what it has become.
      const chosen = at?.closest("[data-testid='choice']") ?? null;
      // Who came from a list stands at the page's title, which hears no key.
      const stays = ["where", "work", "board", "question"].includes(at?.id ?? "");
      const free = at === null || chosen !== null || at === document.body || stays;
      if (free || aside) document.getElementById(map.placing ? "board" : "question")?.focus({ preventScroll: true });
    });
  }

  const fallen = (model: ModelId) =>
    battle.view?.models.some(({ id, condition }) => id === model && condition === "out") === true;

  function object(to: Objection | null) {
    saying.object(to);
    map.overrule(null);
  }

  return {
    battle,
    saying,
    map,
    /** More or less is logged from here on. */
    detail: (to: Level) => {
      map.fresh();
      saying.detail(to);
      settle();
    },
    /** Opens an ACTION, or goes back to all of them. */
    open: (to: string | null) => {
      saying.open(to);
      map.open();
      settle();
    },
    object,
    /** Does what was refused, with a reason; a place is asked for first where one is needed. */
    overrule: (reason: string) => {
      if (!saying.objection) return;
      const { command } = saying.objection;
      const open =
        battle.measured &&
        ((command.do === "move" && command.to === undefined) ||
          (command.do === "deploy" && command.at === undefined) ||
          needsPoint(command));
      if (open) {
        saying.withdraw();
        map.overrule({ command, reason });
      } else void battle.tell({ do: "overrule", command, reason });
    },
    leave: () => {
      map.leave();
      saying.withdraw();
      settle();
    },
    /** A model was tapped on the map or its card: it answers the question, or shows its card. */
    pick: (model: ModelId) => {
      const { question } = battle;
      if (battle.replay || battle.busy || !question) {
        saying.look(model);
        return;
      }
      if (saying.states) {
        saying.only(model);
        return;
      }
      const { step } = question;
      const own = battle.choices.filter(({ target }) => target === model);
      const answer = own.find(({ rejection }) => rejection === null);
      // Nothing is asked of those who fell: their card tells how it came.
      if (!answer && fallen(model)) saying.look(model);
      else if (setsUp(step) && answer) {
        saying.withdraw();
        map.pick(model);
      } else if ((step.ask === "activate" || step.ask === "pick_friend" || step.ask === "content") && answer)
        void battle.tell(answer.command);
      else if (step.ask === "activate" && own[0]?.rejection?.rule) {
        saying.object({ command: own[0].command, rejection: own[0].rejection });
      } else if (["caught", "scenario", "content"].includes(step.ask) && saying.among.includes(model))
        saying.mark(model);
      else if ((step.ask === "act" || step.ask === "more_attacks" || step.ask === "reactions") && own.length > 0) {
        // One way to attack it is taken at once; more are shown, and all of them if a Charge may be meant.
        const open = saying.group !== null || closeBy(question, model);
        const ways = own.filter(({ command, rejection }) => rejection === null && (open || attacks(command)));
        if ((open || step.ask === "act") && ways.length === 1 && ways[0]) void battle.tell(ways[0].command);
        else saying.only(model);
        saying.putAway();
      } else saying.look(model);
    },
    /** Looks at the moment after an entry, or before it. */
    show: (seq: number, before = false) => {
      saying.putAway();
      return battle.past.show(seq, before);
    },
    leaveReplay: () => {
      battle.past.end();
      settle();
    },
  };
}

/** A battle being played. */
export type Play = ReturnType<typeof play>;
