/* Generated from schemas/ by `npm run generate`: do not edit. */

/** Won, drawn or lost. */
export type ResultWord = "won" | "drew" | "lost";
/** The ink of a side, as of its token; further sides than four take turns, and their letter tells them apart. */
export type GameSide = "a" | "b" | "c" | "d";
/** What a row came to, by its kind. */
export type AftermathCame =
  "nothing" | "dead" | "survives" | "marked" | "promoted" | "healed" | "not_promoted" | "learned";
/** A gain or a loss. */
export type AftermathSign = "gain" | "loss";
/** How a result sounds. */
export type AftermathTone = "good" | "bad" | "plain";
/** How dice are read. */
export type LedgerReading = "sum" | "d66";
/** How far a step is. */
export type StepState = "done" | "open" | "waiting" | "skipped" | "at_the_table";
/** An answer: faces typed or rolled here, a choice or a sum. */
export type AftermathAnswer =
  | { faces: Face[]; kind: "faces"; /** Where they come from. */ source: Source }
  | { /** How many are thrown besides those that are due, if any. */ extra?: number | null; kind: "roll" }
  | { /** Those that are counted out. */ counts: AftermathCount[]; kind: "tally" }
  | { kind: "board";
      /** Its id. */ action: string;
      /** Which die, from 0. */ die: number | null;
      /** The face it is turned to. */ face: Face | null;
    }
  | { kind: "choice";
      /** The sum, if the question asks for one. */ amount: number | null;
      /** Its id. */ choice: string;
    };
/** What a D6 shows. */
export type Face = number;
/** Where faces come from. */
export type Source = "table" | "app";
/** What a banner is dyed or painted with. */
export type Ink = "bone" | "soot" | "blood" | "wine" | "ochre" | "moss" | "lapis" | "steel";
/** What stands on a banner. */
export type Device =
  | "cross" | "skull" | "sword" | "key" | "chalice" | "bell" | "crown" | "tower" | "star" | "sun" | "moon" | "flame"
  | "heart" | "hand" | "eye" | "wing" | "rose" | "thorns" | "serpent" | "raven" | "wheel" | "chain" | "anchor"
  | "shell";
/** How a book and its club stand. */
export type LinkState =
  | { is: "in_step" }
  | { is: "waits" }
  | { is: "away"; /** Why. */ message: string }
  | { is: "shut"; /** What the club says. */ message: string }
  | { is: "stopped"; message: string };
/** What a stream of a parcel is. */
export type ParcelKind =
  "campaign" | "warband" | "battle" | "set_up" | "own_scenario" | "rotation" | "evening" | "house_pack";
/** How a stream of a parcel relates to the book. */
export type ParcelState =
  | { entries: number; is: "new" }
  | { is: "known" }
  | { is: "ahead"; /** What was said there since, the oldest first. */ there: ParcelSide }
  | { is: "parted";
      /** What was said here since they parted, the oldest first. */ here: ParcelSide;
      /** What was said there. */ there: ParcelSide;
    };
/** What a backup was made before. */
export type Occasion = "day" | "version" | "correction" | "parcel" | "rules" | "restore";
/** Whether a book is open. */
export type BookState =
  | { /** Where a new one would be made. */ place: string; state: "none" }
  | { /** What is known of it. */ book: Book; state: "open" }
  | { /** File name. */ name: string; /** Why. */ refusal: Refusal; state: "refused" };
/** micrometres (1 inch = 25400) */
export type Length = number;
/** What an entry of the log is. */
export type LogWhat =
  | {
      said: {
        /** What was said. */ command: Command;
        /** What followed. */ events: Event[];
        /** What each roll among it adds up to. */ sums: SumView[];
      };
    }
  | {
      undone: { /** The first of them. */ from: number | null };
    }
  | "redone"
  | {
      head: { /** That entry, or `None` for the beginning. */ after: number | null };
    };
/** One thing a person says. Dice faces are inputs, kept with where they come from (promise 4). */
export type Command =
  | { do: "roll";
      /** In the order they fell. */ faces: Face[];
      /** Typed from the table or rolled in the app. */ source: Source;
    }
  | { do: "draw";
      /** As they were revealed. */ cards: Card[];
      /** Typed from the table or drawn in the app. */ source: Source;
    }
  | { do: "spend"; markers: Spend; /** Whose declaration. */ side: number }
  | { do: "spend_first"; /** Who must declare first. */ side: number }
  | { do: "choose_zone"; /** Index in the scenario's zones. */ zone: number }
  | { /** Where its base's centre stands, or none if untracked. */ at?: Point | null; do: "deploy"; model: number }
  | { do: "hold_back"; model: number }
  | { do: "choose_first"; /** Who picks a model first. */ side: number }
  | { do: "activate"; model: number }
  | { do: "activate_together"; /** Which one; the first acts first. */ models: [number, number] }
  | { do: "partner" }
  | { do: "regenerate"; /** How many markers. */ markers: number }
  | { do: "off_hand"; /** Which Melee Weapon. */ weapon: string }
  | { do: "move";
      /** Where it ends, or none if untracked. */ to?: Point | null;
      /** How it goes there. */ way?: MovementWay;
    }
  | { do: "dash" }
  | { do: "charge"; /** What the table sees. */ facts?: ChargeFacts; /** The enemy charged. */ target: number }
  | { do: "end_charge";
      /** Untracked only: other enemies that it stands within 1″ of, having slid on. */ also?: number[];
      /** Untracked only: it stands within 1″ of its target. */ reached: boolean;
      /** Where it stands now, or none if untracked. */ to?: Point | null;
      /** How it goes there. */ way?: MovementWay;
    }
  | { do: "evade" }
  | { /** It is a Diving Charge. */ dive: boolean; do: "dive" }
  | { do: "ledge"; /** How far down it is, or none if it does not stand at one. */ drop?: Length | null }
  | { do: "put"; /** Where, or none if untracked. */ to?: Point | null }
  | { do: "stand";
      /** It stands in Dangerous terrain, with what stands in brackets, or none to go by the map. */
      danger?: Keyword[] | null;
      /** How high above the table, or none for the height of the ground under it. */ height?: Length | null;
      /** How far down the ledge within 1″ is, 0 for no ledge, or none to go by the map. */ ledge?: Length | null;
      model: number;
    }
  | { do: "move_as"; flying: boolean }
  | { do: "retreat" }
  | { do: "react";
      /** What the table sees. */
      facts: Facts & { [k: string]: unknown };
      /** The enemy that strikes. */ model: number;
      /** Its one weapon. */ weapon: string;
    }
  | { do: "shoot";
      /** What the table sees. */
      facts: Facts & { [k: string]: unknown };
      /** At which model, or with a BLAST at what point. */ target: Target;
      /** Which Ranged Weapon or grenade. */ weapon: string;
    }
  | { do: "fight";
      /** What the table sees. */
      facts: Facts & { [k: string]: unknown };
      /** At whom. */ target: number;
      /** Which Melee Weapon. */ weapon: string;
    }
  | { do: "state"; /** All of it. */ facts: Facts }
  | { do: "use";
      /** The ACTION's id. */ action: string;
      /** Which of its outcomes. */ outcome: number;
      /** Markers that pay for it, by the models that carry them. */ paid?: [number, number][];
      /** On whom. */ target?: number | null;
    }
  | { do: "call";
      call: string;
      /** Whose. */ model: number;
      /** Markers that pay for it, by the models that carry them. */ paid?: [number, number][];
    }
  | { do: "pick"; /** Which model, or none for nobody. */ model?: number | null }
  | { do: "choose"; /** Its place. */ option: number }
  | { do: "noted"; /** Whose reminder. */ model: number; /** The ability or item. */ source: string }
  | { do: "under";
      /** Who brings them. */ bearer: number;
      /** Who stands there. */ model: number;
      /** It does. */ under: boolean;
    }
  | { do: "pick_friend"; model: number }
  | { do: "pick_enemy"; model: number }
  | { do: "scatter";
      /** Where it lands cannot be seen from where it was aimed at: it misses. */ lost?: boolean;
      /** Towards this point, or none if untracked. */ towards?: Point | null;
    }
  | { do: "caught"; /** All of them, the target first. */ models: number[] }
  | { do: "enough" }
  | { do: "end_activation" }
  | { do: "flee"; /** Sound the retreat. */ flee: boolean }
  | { do: "control";
      /** In the scenario's order, or none for an objective that nobody holds. */ holders: (number | null)[];
    }
  | { do: "deed";
      /** Deed id. */ deed: string;
      /** By which model, if a model does it. */ model?: number | null;
      /** By which side. */ side: number;
    }
  | ((
      | { say: "attacker"; /** This side. */ side: number }
      | { say: "teams"; /** Each team. */ teams: number[][] }
      | { /** These. */ models: number[]; say: "force" }
      | { /** Its middle, or none if untracked. */ at?: Point | null; say: "lay"; thing: number }
      | { say: "as_drawn" }
      | { say: "work";
          /** Its id. */ action: string;
          /** How much of it. */ count: number;
          /** On which thing. */ thing?: number | null;
          /** With whom. */ with?: number | null;
        }
      | { /** Ranged or melee. */ range: Reach; say: "strike"; thing: number; /** With what. */ weapon: string }
      | { say: "trip"; thing: number }
      | { say: "reveal";
          /** It is live. */ live: boolean;
          /** Which things; the first one is carried out first. */ thing: number;
        }
      | { /** Onto which model, or none for down. */ on?: number | null; say: "ride" }
      | { say: "leave" }
      | { /** In the scenario's order. */ objectives: Held[]; say: "hold" }
      | { /** For each side. */ counts: number[]; say: "count" }
      | { say: "note";
          /** The models it names. */ models?: number[];
          note: string;
          /** The objective it names, by index. */ objective?: number | null;
          /** Whose. */ side: number;
        }
      | { /** For each side, or none for nobody. */ named: (number | null)[]; say: "alliances" }
      | { say: "betray";
          card: Card;
          /** The model it is played on, if the card asks for one. */ model?: number | null;
          /** The side it is played for or against, if the card asks for one. */ of?: number | null;
          /** Who plays it. */ side: number;
        }
      | { /** Who gives. */ from: number; /** How many. */ points: number; say: "give"; /** To whom. */ to: number }
      | { /** Its id. */ deed: string; say: "deny" }
    ) & { do: "scenario" })
  | { do: "concede"; side: number }
  | { do: "agree";
      /** The name of its reading. */ reading: string;
      /** The ruling's key, such as `block`. */ ruling: string;
    }
  | { do: "show_down"; /** They lie on their sides; else a marker beside them. */ lying: boolean; side: number }
  | { do: "stop"; /** By agreement, by time, or abandoned. */ reason: EndReason }
  | { do: "stands"; /** How it counts. */ verdict: StoppedVerdict }
  | { do: "happened"; what: Happened }
  | { /** All of it, in order. */ changes: StateChange[]; do: "catch_up" }
  | { do: "result";
      /** The last victory points with all that counts towards them, models Out of Action, Deeds, the last Turn. */
      changes: StateChange[];
      /** How it ended. */ reason: EndReason;
      /** How it counts. */ verdict: StoppedVerdict;
    }
  | { /** What is done all the same. */ command: Command; do: "overrule"; /** Why. */ reason: string }
  | { /** What is set. */ change: StateChange; do: "set_right"; /** Why. */ reason: string };
/** A playing card: its rank, then its suit. */
export type Card = string;
/** What a way can lead through, over or down. */
export type Passage =
  | { is: "difficult"; /** How far. */ length: Length }
  | { is: "dangerous";
      /** What stands in brackets behind it, such as FIRE. */ keywords?: Keyword[];
      /** It ends there. */ stays?: boolean;
    }
  | { is: "mined" }
  | { is: "climb";
      /** Downwards. */ down?: boolean;
      /** What it stands on then. */ footing: Footing & string;
      /** How high it is. */ height: Length;
    }
  | { is: "jump";
      /** How deep a fall there is. */ depth: Length;
      /** How wide. */ gap: Length;
      /** How much higher the other side is; below zero for lower. */ rise: Length;
    }
  | { /** How far down. */ height: Length; is: "jump_down" };
/**
 * A keyword as it is printed, with its parameter: `AUTOMATIC 3`, `IGNORE COVER`, `NEGATE GAS`.
 *
 * In files it is that text. A text that is not a rules keyword is kept as a [`Keyword::Tag`], such as a faction's
 * name: tags are compared, never interpreted.
 */
export type Keyword = string;
/** How much of a base stands after a climb (C-56). */
export type Footing = "more_than_half" | "half" | "less";
/** What an attack is aimed at. A model is written as its number alone. */
export type Target =
  | number
  | { /** Where, or none if untracked. */ at: Point | null };
/** The two kinds of attack. */
export type Reach = "ranged" | "melee";
/** Why a battle is over. */
export type EndReason =
  "last_turn" | "fled" | "no_models" | "conceded" | "agreement" | "time" | "abandoned" | "scenario";
/** How a stopped battle counts. */
export type StoppedVerdict =
  | { counts: "score" }
  | { counts: "win"; /** For whom. */ side: number }
  | { counts: "draw" }
  | { counts: "no_result" };
/** Something that happened and that nobody rolled here. */
export type Happened =
  | { /** All of them. */ markers: Markers; model: number; what: "markers" }
  | { what: "injury";
      /** By whom. */ by?: number | null;
      /** Whom. */ model: number;
      /** Which row. */ result: InjuryResult;
      /** With what. */ weapon?: string | null;
    }
  | { /** By whom. */ by?: number | null; /** Whom. */ model: number; what: "taken_out" }
  | { /** How many points. */ points: number; side: number; what: "points" };
/** The four results of an Injury Roll. */
export type InjuryResult = "no_effect" | "minor_hit" | "down" | "out_of_action";
/** A visible state, set to what stands on the table. */
export type StateChange =
  | { /** What lies on it. */ markers: Markers; model: number; set: "markers" }
  | { /** How it is. */ condition: ModelCondition; model: number; set: "condition" }
  | { /** The centre of its base. */ at: Point | null; model: number; set: "position" }
  | { /** It was Activated. */ activated: boolean; model: number; set: "activated" }
  | { /** How many points. */ points: number; set: "victory_points"; /** Whose. */ side: number }
  | { set: "shaken"; /** It is Shaken. */ shaken: boolean; /** Whose. */ side: number }
  | { set: "out_of_action";
      /** By whom. */ by?: number | null;
      model: number;
      /** In which Turn, or none for this one. */ turn?: number | null;
      /** With what. */ weapon?: string | null;
    }
  | { model: number; set: "waiting" }
  | { /** Initiative, Activation or Morale. */ phase: Phase; set: "turn"; /** From 1. */ turn: number }
  | { set: "initiative"; side: number }
  | { set: "asked"; side: number }
  | { /** One. */ a: number; /** The other. */ b: number; /** They do. */ engaged: boolean; set: "engaged" }
  | { set: "deed";
      /** Deed id. */ deed: string;
      /** By which model. */ model?: number | null;
      /** By which side, or none if it is not done. */ side: number | null;
    }
  | { /** All of it. */ now: ThingNow; set: "thing"; /** Which thing; it must exist. */ thing: number };
/** How a model is. */
export type ModelCondition = "standing" | "down" | "out";
/** Where in the game it is (TRN-01). */
export type Phase = "deployment" | "initiative" | "activation" | "morale" | "ended";
/** One thing that happened. */
export type Event =
  | { event: "asked";
      /** How many are dropped. */ done?: number;
      /** The new ones, the next to be answered last. */ next?: Step[];
    }
  | { event: "zone_taken"; side: number; /** Index in the scenario's zones. */ zone: number }
  | { /** Where its base's centre stands, or none if untracked. */ at?: Point | null; event: "deployed"; model: number }
  | { event: "held_back"; model: number }
  | { event: "turn_began"; /** Its number. */ turn: number }
  | { /** Models counted for each side (C-01). */ counted: number[]; event: "initiative"; side: number }
  | { event: "activated";
      /** An enemy was within 1″. */ engaged?: boolean;
      model: number;
      /** It stood up. */ stood_up?: boolean;
    }
  | { event: "joined";
      /** It began within 1″ of an enemy. */ engaged?: boolean;
      model: number;
      /** It stood up. */ stood_up?: boolean;
    }
  | { event: "turned"; model: number }
  | { event: "off_hand"; /** Whose. */ model: number; weapon: string }
  | { event: "scattered";
      /** How far. */ inches: number;
      /** It misses altogether. */ lost?: boolean;
      /** Whose. */ model: number;
      /** Where it lands, or none if untracked. */ to?: Point | null;
    }
  | { event: "shot_lost"; /** Whose. */ model: number }
  | { event: "move_kind"; kind: MoveKind; model: number }
  | { event: "dashed"; model: number }
  | { event: "shot"; model: number; /** With what. */ weapon: string }
  | { event: "fought"; model: number }
  | { /** Its id. */ action: string; event: "used"; model: number; /** On whom. */ target?: number | null }
  | { event: "use_spent"; /** Whose. */ model: number; of: string }
  | { event: "moved";
      /** In Dangerous terrain, as the table said, with what stands in brackets. */ danger?: Keyword[] | null;
      /** How high it stands, as the table said. */ height?: Length | null;
      model: number;
      /** Where, or none if untracked. */ to?: Point | null;
    }
  | { event: "charges"; /** By whom. */ model: number; /** All of them. */ targets: number[] }
  | { event: "dived"; /** Whose. */ model: number }
  | { event: "dive_spent"; /** Whose. */ model: number }
  | { event: "fell";
      /** How far down. */ drop: Length;
      model: number;
      /** Where to, or none if untracked. */ to?: Point | null;
    }
  | { event: "mines_laid"; /** Its id. */ terrain: string }
  | { event: "mines_cleared"; /** Its id. */ terrain: string }
  | { event: "stands";
      /** In Dangerous terrain, with what stands in brackets. */ danger?: Keyword[] | null;
      /** How high above the table. */ height?: Length | null;
      /** How far down the ledge within 1″ is. */ ledge?: Length | null;
      model: number;
    }
  | { event: "moves_as"; flying: boolean; /** Whose. */ model: number }
  | { /** One. */ a: number; /** The other. */ b: number; event: "engaged" }
  | { event: "disengaged"; model: number }
  | { event: "stated"; /** All of it. */ facts: Facts }
  | { event: "agreed"; /** The name of its reading. */ reading: string; /** The ruling's key. */ ruling: string }
  | { event: "shows_down"; /** They lie on their sides. */ lying: boolean; side: number }
  | { event: "drawn";
      /** One for each side that drew, in the sides' order. */ cards: DrawnCard[];
      /** Who has the highest. */ first: number;
      /** From the table or drawn in the app. */ source: Source;
      /** They stay before their sides until the Turn ends. */ stays?: boolean;
    }
  | { event: "rolled";
      /** The faces, in the order they fell. */ faces: Face[];
      /** Indices of the faces that count. */ kept: number[];
      /** Whose roll, if a model's; the victim of an Injury Roll. */ model?: number | null;
      /** What changed the number of dice or the sum. */ modifiers?: Modifier[];
      /** What it means. */ result: RollResult;
      /** What for. */ roll: RollName;
      /** Typed or rolled here. */ source: Source;
      /** The final number. */ total: number;
    }
  | { event: "spent"; markers: Spend; /** On whose roll. */ model: number; side: number }
  | { event: "spend_first"; side: number }
  | { event: "markers"; /** All of them. */ markers: Markers; /** On whom. */ model: number }
  | { event: "down"; model: number }
  | { event: "stood"; model: number }
  | { event: "out"; /** How. */ fall: Fall; model: number }
  | { /** It counts as not spent. */ again?: boolean; event: "tough_spent"; /** Whom. */ model: number }
  | { dice: number; event: "aimed"; model: number }
  | { event: "activation_ended"; /** Whose. */ model: number; /** Why. */ reason: ActivationEnd }
  | { event: "morale_began" }
  | { event: "shaken"; /** It is Shaken. */ shaken: boolean; /** Whose. */ side: number }
  | { event: "fled"; /** Whose. */ side: number }
  | { event: "scored";
      /** How many points. */ points: number;
      /** For whom. */ side: number;
      /** For what. */ why: Score;
    }
  | { event: "deed";
      /** Deed id. */ deed: string;
      /** By which model. */ model?: number | null;
      /** By whom. */ side: number;
      /** In which Turn. */ turn: number;
    }
  | { event: "happened"; what: Happened }
  | { /** All of them, in order. */ changes: StateChange[]; event: "caught_up" }
  | ((
      | { /** Side by side. */ roles: (Role | null)[]; what: "roles" }
      | { /** Each team. */ teams: number[][]; what: "teams" }
      | { what: "suits";
          /** The aces, each with its side. */ aces: DrawnCard[];
          /** Dealt at the table, or here. */ source: Source;
        }
      | { what: "allied";
          /** Sides that are allied with nobody and named by nobody: they draw more Betrayal Cards. */ alone?: number[];
          /** Who named whom; what is not named here has ended. */ pairs: [number, number][];
        }
      | { what: "betrayed";
          card: Card;
          /** The model it is played on, if the card asks for one. */ model?: number | null;
          /** The side it is played for or against, if the card asks for one. */ of?: number | null;
          /** Who plays it. */ side: number;
        }
      | { what: "points_given";
          /** From whom, or none if they cost nobody any. */ from?: number | null;
          /** How many. */ points: number;
          /** To whom. */ to: number;
        }
      | { what: "thing";
          /** All of it. */ now: ThingNow;
          /** Which thing; an index past the last means that it came up. */ thing: number;
        }
      | { models: number[]; what: "unused" }
      | { models: number[]; what: "reserve" }
      | { /** How many more. */ more: number; /** Whose. */ side: number; what: "limit" }
      | { side: number; what: "stopped" }
      | { /** Side by side. */ left: number[]; what: "arriving" }
      | { what: "arrived" }
      | { /** Who. */ models: number[]; what: "too_late" }
      | { /** There is. */ extended: boolean; what: "length" }
      | { what: "ending" }
      | { /** Index of the row. */ row: number; what: "unforeseen" }
      | { /** How often by now. */ times: number; what: "stirred" }
      | { what: "tallied";
          /** The model stood wholly in an enemy's zone, or none if that was not measured. */
          in_enemy_zone?: boolean | null;
          /** By which model. */ model?: number | null;
          /** For whom. */ side: number;
          tally: string;
          /** On which thing. */ thing?: number | null;
          /** In which Turn. */ turn: number;
        }
      | { what: "credited";
          /** What is certain. */ how?: KillMark[];
          model: number;
          /** What only the table could see. */ perhaps?: KillMark[];
          /** The model was Down when its Activation began. */ stood_up?: boolean;
          /** In which Turn. */ turn: number;
          /** Whom. */ victim: number;
        }
      | { what: "proposed";
          /** Deed id. */ deed: string;
          /** By which model. */ model?: number | null;
          /** By whom. */ side: number;
          /** In which Turn it was done; 0 if the log does not say. */ turn: number;
          /** The rest of the condition is for the table to say. */ unsure?: boolean;
        }
      | { /** Its id. */ deed: string; /** Who was proposed. */ model?: number | null; what: "denied" }
      | { what: "noted";
          /** The models it names. */ models?: number[];
          note: string;
          /** The objective it names, by index. */ objective?: number | null;
          /** Whose. */ side: number;
        }
      | { what: "holds";
          /** How much. */ count: number;
          model: number;
          /** How much of it was stolen. */ stolen: number;
        }
      | { model: number; /** It is. */ poisoned: boolean; what: "poisoned" }
      | { model: number; /** Onto which. */ on?: number | null; what: "riding" }
      | { what: "came_up";
          /** Where, or none if untracked. */ at?: Point | null;
          /** Index among the scenario's neutral models. */ neutral: number;
        }
      | { model: number; /** How often by now. */ times: number; what: "undying" }
      | { /** By whom. */ by: number; /** The neutral model. */ neutral: number; what: "angered" }
      | { /** Who, or none for nobody. */ side?: number | null; what: "plays" }
      | { /** Whose. */ model: number; what: "risky" }
      | { enemies: number[]; what: "retreated_from" }
      | { action: string; what: "took" }
      | { model: number; what: "left" }
      | { /** In the scenario's order. */ objectives: Held[]; what: "held" }
      | { thing: number; what: "lent" }
      | { model: number; /** Which, by index. */ objective: number; what: "stood_on" }
      | { /** All of it; what is not named has ended. */ all: Kept[]; what: "kept" }
      | { /** By whom. */ by: number; model: number; /** To which. */ things: number[]; what: "driven" }
      | { model: number; what: "went_on" }
      | { /** Whom not. */ enemies: number[]; model: number; what: "unseen" }
    ) & { event: "scenario" })
  | { event: "ended";
      /** The points decided it: it is counted again when they change. */ by_points?: boolean;
      /** Why it is over. */ reason: EndReason;
      /** It counts as not fought. */ void?: boolean;
      /** The side that won, or none for a draw. */ winner: number | null;
    }
  | { /** The refusal's code. */ code: string; event: "overruled"; /** Why. */ reason: string }
  | (Worked & { event: "content" })
  | { change: StateChange; event: "set_right"; /** Why. */ reason: string };
/** One thing that is being asked, with what has been settled about it so far. */
export type Step =
  | { ask: "zone_roll_off" }
  | { ask: "choose_zone"; side: number }
  | { ask: "deploy_roll_off" }
  | { ask: "deploy"; side: number }
  | { ask: "initiative_roll_off" }
  | { ask: "choose_first"; side: number }
  | { ask: "activate"; /** The one it must pick, if an ability named it. */ must?: number | null; side: number }
  | { ask: "regenerate"; /** Whose. */ model: number; /** At most this many. */ most: number }
  | { ask: "act"; model: number }
  | { ask: "success";
      /** Who takes it. */ model: number;
      /** What it is for. */ purpose: Purpose;
      /** The markers' window. */
      window: Window & { [k: string]: unknown };
    }
  | { ask: "injury";
      /** By what. */ cause: InjuryCause;
      /** Who is hurt. */ victim: number;
      /** The markers' window. */
      window: Window & { [k: string]: unknown };
    }
  | { ask: "charge_bonus"; /** Who charges. */ model: number; /** Whom. */ target: number }
  | { ask: "end_charge";
      /** Who charges. */ model: number;
      /** As far as it may go. */ reach: Length;
      /** Whom. */ target: number;
    }
  | { ask: "journey";
      /** A Success in Dangerous terrain covers the rest of the move (TER-04). */ braved?: boolean;
      /** It ends in Dangerous terrain that the map does not show, with what stands in brackets. */
      danger?: Keyword[] | null;
      /** What it is doing. */ gait: Gait;
      /** How high it stands then, as the table said. */ height?: Length | null;
      /** What it still has to cross, the next first. */ legs: Crossing[];
      model: number;
      /** Where it wants to go. */ to?: Point | null;
    }
  | { ask: "evade"; /** Who charges it. */ charger: number; model: number }
  | { ask: "evade_roll"; /** Who charges it. */ charger: number; model: number }
  | { ask: "dive";
      /** Where it lands. */ at?: Point | null;
      /** How far down. */ drop: Length;
      model: number;
      /** On whom. */ target: number;
    }
  | { ask: "ledge"; /** What is known. */ brink: Brink; model: number }
  | { ask: "put"; model: number; /** Who puts it there. */ side: number; why: PutWhy }
  | { ask: "push_roll"; /** By whom. */ by: number; die: Die; model: number }
  | { ask: "goes_down"; /** With an INFECTION MARKER instead of a BLOOD MARKER. */ infects: boolean; model: number }
  | { ask: "reactions"; /** Who retreats. */ model: number; /** Who may still strike. */ waiting: number[] }
  | { ask: "retreat_move"; model: number }
  | { ask: "dash_move"; model: number }
  | { ask: "into_melee";
      /** Who attacks. */ attacker: number;
      /** Calls that count for all its rolls. */ called?: Called[];
      /** What the table sees. */
      facts: Facts & { [k: string]: unknown };
      /** With the weapon used second (ATK-12). */ off_hand?: boolean;
      /** Ranged or melee. */ range: Reach;
      /** Which model, or what point. */ target: Target;
      /** With what. */ weapon: string;
    }
  | { ask: "pick_friend";
      /** Who attacks. */ attacker: number;
      /** Calls that count for all its rolls. */ called?: Called[];
      /** What the table sees. */
      facts: Facts & { [k: string]: unknown };
      /** With the weapon used second (ATK-12). */ off_hand?: boolean;
      /** Ranged or melee. */ range: Reach;
      /** Which model, or what point. */ target: Target;
      /** With what. */ weapon: string;
    }
  | { ask: "pick_enemy";
      /** Who attacks. */ attacker: number;
      /** Calls that count for all its rolls. */ called?: Called[];
      /** What the table sees. */
      facts: Facts & { [k: string]: unknown };
      /** With the weapon used second (ATK-12). */ off_hand?: boolean;
      /** Ranged or melee. */ range: Reach;
      /** Which model, or what point. */ target: Target;
      /** With what. */ weapon: string;
    }
  | { /** Who may be hit. */ among: number[]; ask: "draw_victim"; attack: Attack }
  | { ask: "scatter"; attack: Attack; /** How far. */ inches: number }
  | { ask: "caught";
      /** Its centre, if it is no longer the target's place and is known. */ at?: Point | null;
      attack: Attack;
      /** It was a critical. */ critical: boolean;
      /** The point wandered by this many inches (SCATTER), or none if it is where it was aimed. */
      scattered: number | null;
    }
  | { ask: "more_attacks";
      /** Who attacks. */ attacker: number;
      /** Attacks left with it. */ left: number;
      /** It is the second weapon. */ off_hand: boolean;
      /** Ranged or melee. */ range: Reach;
      /** It is a reaction to a Retreat, outside the attacker's Activation. */ reaction_to?: number | null;
      /** The other Melee Weapon that may still strike. */ second?: string[];
      /** Targets so far. */ targets: Target[];
      /** The weapon in use. */ weapon: string;
      /** Attacks made with it. */ with?: number;
    }
  | { ask: "morale"; /** Whose. */ side: number }
  | { ask: "morale_order"; /** Who says it. */ side: number }
  | { ask: "what_stands"; /** Why it was stopped. */ reason: EndReason }
  | { ask: "flee_or_shaken"; /** Whose. */ side: number }
  | { ask: "control" }
  | (ScenarioStep & { ask: "scenario" })
  | { ask: "content";
      /** The model it comes from. */ model: number;
      /** Who answers. */ side: number;
      /** What it comes from, as shown. */ source: string;
      /** What is wanted. */ want: Want;
    };
/** What a Success Roll is for. */
export type Purpose =
  | { attack: Attack }
  | "dash"
  | { leg: Crossing }
  | {
      danger: { /** What stands in brackets behind it. */ keywords?: Keyword[] };
    }
  | { dive: Dive }
  | { ledge: Brink }
  | {
      blind: { /** Who stands in the way, as the table said. */ past?: number | null; /** Whom. */ target: number };
    }
  | {
      action: {
        /** Its id. */ action: string;
        /** Which of its outcomes. */ outcome: number;
        /** Markers paid for it. */ paid?: number;
        /** On whom. */ target?: number | null;
      };
    }
  | {
      ability: { /** Its name. */ source: string; /** What it is for. */ what: RollFor };
    }
  | { scenario: ScenarioRoll };
/** What an effect does. */
export type What =
  | { dice: number }
  | { injury_dice: number }
  | { injury_modifier: number }
  | { keyword: Keyword }
  | { ranged_characteristic: number }
  | { melee_characteristic: number }
  | "melee_dice_per_own_blood"
  | { movement: Length }
  | { movement_is: Length }
  | "cannot_dash"
  | { dash_movement: Length }
  | { range: Length }
  | { base_at_least: Length }
  | {
      becomes: { /** The result rolled. */ from: InjuryResult; /** The result applied. */ to: InjuryResult };
    }
  | { charge_bonus: Die }
  | { bloodbath_cost: number }
  | { target_blood: number }
  | { own_blessing: number }
  | {
      nearest_friend_blessing: { /** All of them. */ keywords: Keyword[]; /** How many markers. */ markers: number };
    }
  | {
      enemy_blood: {
        /** How many markers. */ markers: number;
        /** A keyword that protects. */ unless: Keyword | null;
        /** Base to base. */ within: Length;
      };
    }
  | "automatic_success"
  | { no_injury_roll: number }
  | "blood_cannot_be_spent"
  | {
      keeps_activation: { /** Uses in a game. */ uses: number };
    }
  | "one_injury_die_is_six"
  | "extra_shoot"
  | { uses_per_game: number }
  | "one_target"
  | "two_handed_melee"
  | { ignore_heavy_for: string | null }
  | { standing_for_morale: number }
  | "never_flees"
  | { charges_unseen_within: Length }
  | { keeps_infiltrators_away: Length }
  | { fireteams: number }
  | { push: Die }
  | { pull: Length }
  | { loses_keyword: Keyword }
  | { keyword_until_moved: Keyword }
  | "no_fall_injury" | "no_blood_markers" | "cannot_retreat" | "cannot_stand_up"
  | {
      dice_per_friend_near_target: { /** At most this many DICE. */ most: number; /** Base to base. */ within: Length };
    }
  | { shoots_with_each: Keyword }
  | { fights_with: string[] }
  | "leaves_for_good" | "difficult_ground" | "draws_charges" | "roll_or_down"
  | { move_and_fight: Length }
  | { own_blood: number }
  | {
      opponent_spreads_blood: {
        /** At most this many on one model. */ most: number;
        /** One for each full sum of this many ducats in the Force. */ per_ducats: number;
      };
    }
  | "deploys_first"
  | { deploys_away_from_friends: Length }
  | { deploys_at_any_edge: Length }
  | {
      held_back: {
        /** Farther than this from all enemies. */ away: Length;
        /** The first Turn it may come in. */ from_turn: number;
      };
    }
  | {
      roll_for_dice: { /** The highest face that counts. */ at_most: number; dice: number };
    }
  | { dashes_first: Length }
  | { stands_taller: Length }
  | { upkeep: number }
  | "one_arm"
  | "no_heavy"
  | "no_experience"
  | {
      reminder: { /** Why the app cannot compute it. */ reason: string; /** What to do. */ text: string };
    }
  | { told: string }
  | "cannot_climb_walls"
  | "defuses_mines"
  | { joins_friend: Length }
  | { adds_deed: Deed }
  | "digests_swallowed"
  | "frees_swallowed"
  | { own_infection: number }
  | { target_infection: number }
  | {
      enemy_infection: { /** How many markers. */ markers: number; /** Base to base. */ within: Length };
    }
  | { own_relief: number }
  | "own_relief_per_marker"
  | { attacker_blood: number }
  | "mirrors_blood"
  | { ignores_blood: number }
  | "doubles_blood"
  | { blood_at_most: number }
  | { bloodbath_cheaper: number }
  | "cover_helps"
  | "long_range_helps"
  | { min_range: Length }
  | { line: Length }
  | { around: Length }
  | "blast_takes_down"
  | { critical_on: number }
  | "critical_per_target_blood"
  | "one_injury_die"
  | "one_die_is_six"
  | { total: number }
  | { injury_modifier_per_two_paid: number }
  | "strikes_all" | "strikes_alone" | "action_only" | "off_hand_only" | "later_blows_off_hand" | "only_while"
  | "one_handed_melee"
  | { foils_shots: number }
  | "roll_to_retreat"
  | { no_reactions: Length | null }
  | "dash_retreats"
  | { no_reactions_but: Keyword[] }
  | { not_held_back_but: Keyword[] }
  | { not_held_back: Length | null }
  | "stands_fast"
  | "must_retreat"
  | { must_charge_nearest: Keyword[] }
  | { charges_far: Length }
  | "no_charge_beside_friends"
  | "starts_down"
  | {
      takes_hit_for: {
        /** Friends of these entries; empty for any. */ entries?: string[];
        /** Friends with one of these keywords; empty for any. */ keywords?: Keyword[];
        /** Base to base. */ within: Length;
      };
    }
  | {
      guarded_by: { entries: string[]; /** Base to base. */ within: Length };
    }
  | "steady"
  | "ignores_watchers"
  | "armour_zero"
  | {
      becomes_once: { /** The result rolled. */ from: InjuryResult; /** The result applied. */ to: InjuryResult };
    }
  | { choose_keyword: Keyword[] }
  | "shoot_per_weapon"
  | "fight_per_weapon"
  | { fights_friends: Keyword[] }
  | "banks_morale" | "no_morale_checks" | "chooses_morale" | "regenerate_blesses"
  | { redeploys_near_target: Length }
  | { redeploys: Length }
  | { moves_target: Length }
  | "appears_and_fights"
  | { chains: Length }
  | "excess_injures"
  | "no_into_melee"
  | {
      friend_charges: { entries: string[]; /** Base to base. */ within: Length };
    }
  | { trades_blood: number }
  | "uncounted"
  | { deploys_beyond_zone: Length }
  | {
      dice_per_friend_near: { /** At most this many DICE. */ most: number; /** Base to base. */ within: Length };
    }
  | { blessing_per_dear_enemy: number }
  | { blesses_one: number }
  | {
      arms: {
        /** Only those that have this keyword. */ having?: Keyword | null;
        keyword: Keyword;
        /** Only those used in melee. */ melee?: boolean;
        /** Only Ranged Weapons. */ ranged?: boolean;
        /** These weapons; empty for all of the reach. */ weapons?: string[];
      };
    }
  | {
      disarms: { keyword: Keyword; weapons: string[] };
    }
  | { loses_ability: string }
  | "may_consume"
  | {
      chooses_friends: {
        /** What they gain. */ effects: Effect[];
        /** Up to this many of these. */ most: number;
        /** Which friends; each condition must hold for the friend as bearer. */ whom: Condition[];
      };
    }
  | {
      blood_on_one: { /** Whom not. */ lacks: Keyword[]; /** How many markers. */ markers: number };
    }
  | {
      gives_up: { entries: string[] };
    }
  | { goetic_powers: number }
  | { may_trigger: string }
  | "next_roll_succeeds" | "hidden" | "stays_up" | "armour_ignored" | "rolls_again" | "takes_out" | "takes_down"
  | { overrides_negate: Keyword }
  | { uncounted_for_morale: string[] }
  | "apart_from_morale"
  | { falls_back_beyond_zone: Length }
  | { cleaves: number }
  | {
      range_of: {
        /** The keyword. */ having: Keyword;
        /** How much. */ more: Length;
        /** The words. */ named: string[];
      };
    }
  | "fights_with_ranged"
  | "tough_unharmed"
  | { charge_bonus_dice: number }
  | "denies_charge_bonus"
  | { own_blessings_of: Die }
  | "no_down_penalty"
  | { injury_modifier_per_two_own_blood: number }
  | { injury_modifier_per_target_blood: number }
  | {
      infects_one: { /** Whom not. */ lacks: Keyword[]; /** How many markers. */ markers: number };
    }
  | { moves_one_enemy: Length }
  | { moves_itself: Die }
  | "wards_off_action"
  | { warded_from: string }
  | "rolls_all_again_once" | "fireteam_not_risky" | "one_more_attack_at_short_range" | "chosen_keyword"
  | { at_worst: InjuryResult }
  | "doubles_target_blood"
  | { own_blood_of: Die }
  | "tough_again"
  | { strengthens_one_of: Strengthening[] };
/** A die, or a sum or choice of dice, whose faces become a number. */
export type Die = "d3" | "d6" | "best_of2_d6";
/** Who achieves a Glorious Deed. */
export type DeedBy = "model" | "warband";
/** Who a side is, if the scenario tells them apart (G-12). */
export type Role = "attacker" | "defender";
/** What an engine that watches rolls and markers can recognise as a deed. */
export type DeedSign =
  | { blood_reaches: number }
  | {
      blood_on: {
        /** The attack has one of these. */ keywords: Keyword[];
        /** How many. */ markers: number;
        /** Its entry. */ neutral: string;
      };
    }
  | { enemy_falls: Length }
  | "first_morale_passed"
  | { melee_kills_in_turn: number }
  | "kill_after_starting_down"
  | "long_shot_kills_elite_in_cover"
  | { charge_reaches: number }
  | {
      kills: { /** How many. */ count: number; /** All of these hold for each. */ if?: KillMark[] };
    }
  | { blast_kills: number }
  | {
      tally: {
        /** How many of them. */ count: number;
        /** Each on another thing. */ different?: boolean;
        /** Where the model stood in the zone of an enemy. */ in_enemy_zone?: boolean;
        /** By one model. If not, by the side, and the last model gets the credit. */ one_model?: boolean;
        /** The name. */ tally: string;
      };
    }
  | { risky_successes: number }
  | {
      things_left: { /** This many or more. */ at_least: number; kind: string };
    }
  | { all_noted_out: string }
  | {
      noted_kills_noted: { /** The killer's note. */ by: string; /** The victim's note. */ of: string };
    }
  | "won"
  | { falls_into: string }
  | {
      driven_out: { kind: string; /** How near. */ within: Length };
    }
  | "thrown_off"
  | {
      near_trampled: { /** The entry. */ neutral: string; /** How near. */ within: Length };
    }
  | "stood_on_all"
  | {
      turns_on: {
        /** Ids of the pieces it is near. */ near: string[];
        /** Ids of the pieces it stands on. */ pieces: string[];
        /** How many. */ turns: number;
        /** How near. */ within: Length;
      };
    }
  | {
      turns_held: {
        /** The kind of thing. */ near: string;
        /** The kind of objective. */ objective: string;
        /** How many. */ turns: number;
        /** How near. */ within: Length;
      };
    }
  | "charges_unseen"
  | {
      falls_beside: { /** How many. */ count: number; entry: string; /** How near. */ within: Length };
    }
  | {
      holds_trench: {
        /** The section is at least this long. */ length: Length;
        /** All of it is this near the zone. */ within: Length;
      };
    };
/** How a model was taken Out of Action, as far as it can be told. */
export type KillMark =
  | "ranged" | "melee" | "long_range" | "target_in_cover" | "attacker_in_cover" | "elite" | "dive" | "bloodbath"
  | "revenge" | "retreated" | "charged" | "rough_ground"
  | { on_objective: string }
  | "higher_objective"
  | {
      target_near: { kind: string; /** The distance. */ within: Length };
    }
  | {
      attacker_near: { kind: string; /** The distance. */ within: Length };
    }
  | "target_at_home"
  | { weapon: string }
  | { neutral: string }
  | "both_poisoned"
  | { blast: string }
  | "fall"
  | "riding"
  | "ally"
  | {
      set_off_beyond: { distance: Length; kind: string };
    };
/** What must hold for an effect to act. */
export type Condition =
  | "ranged" | "melee" | "critical" | "target_down"
  | { target_lacks: Keyword[] }
  | "target_armoured"
  | "target_retreating"
  | "short_range"
  | { attack_keyword: Keyword }
  | { weapon_with: string[] }
  | "dash"
  | "climb"
  | "jump"
  | { action: string }
  | "removes_markers" | "neither_attack_nor_dash" | "grenade" | "direct_hit" | "consumed" | "placed_blood"
  | "down_or_out" | "partner_hit_target"
  | { not: Condition }
  | { target_has: Keyword[] }
  | { target_base_at_least: Length }
  | { target_warband: string | null }
  | "out_of_action"
  | "off_hand"
  | { table: string }
  | "target_not_activated"
  | "first_action_charge"
  | { bearer_has: Keyword[] }
  | { bearer_lacks: Keyword[] }
  | { bearer_under: string[] }
  | { bearer_base_at_most: Length }
  | { target_base_at_most: Length }
  | { friend_within: Length }
  | { target_within: Length }
  | "placed_markers"
  | "placed_infection"
  | { enemy_faction: string[] }
  | { weapon: string[] }
  | "elevated" | "in_cover" | "suffers_cover" | "first_turn" | "not_activated" | "charged" | "fought"
  | "target_infected"
  | { hits_on_target: number }
  | { target_entry: string[] }
  | { bearer_entry: string[] }
  | { attacker_has: Keyword[] }
  | { attacker_entry: string[] }
  | { any: Condition[] }
  | "missed"
  | "nearest_enemy"
  | "target_friend"
  | { enemy_within: Length }
  | "charged_now" | "melee_weapon" | "later_attack" | "no_blood" | "suffers_long_range" | "fall" | "target_was_down"
  | { going: Going }
  | "target_free"
  | "holds_swallowed"
  | { not_taken: string }
  | "chosen_action";
/** An ACTION that moves. */
export type Going = "move" | "charge" | "retreat" | "dash";
/** The moment or the roll an effect belongs to. "Bearer" is the model that has the effect. */
export type When =
  | "always" | "own_success_roll" | "targeted_by_attack" | "own_injury_roll" | "injury_roll_against"
  | "injury_result_against" | "after_own_injury_roll"
  | { aura: Aura }
  | { action: Action }
  | "charge_bonus" | "deployment" | "activation" | "own_out_of_action" | "risky_failure" | "charged_by_enemy"
  | "activation_end" | "friend_relieved" | "friend_out_of_action"
  | { out_of_action_near: Length }
  | "morale_check" | "muster" | "campaign" | "missed_by_attack" | "after_injury_roll_against" | "after_own_attack"
  | "retreating" | "turn_start" | "enemy_morale_check" | "pre_game"
  | { called: Call }
  | { enemy_ends_move: Length };
/** Friends or enemies of the bearer. */
export type Whose = "friendly" | "enemy";
/** What a successful ACTION does. */
export type Outcome =
  | { blessing: number }
  | { remove_blood: number }
  | "stand_up"
  | "take_down"
  | { ranged_dice: number }
  | { keyword_until_moved: Keyword }
  | { shove: Die }
  | "force_next_activation"
  | { all: Outcome[] }
  | { remove_markers: Die }
  | { injury_roll: ActionInjury }
  | { detonate: Detonation }
  | { table: string }
  | {
      on_critical: { /** On a critical. */ critical: Outcome; /** Else. */ otherwise: Outcome };
    }
  | { attack: string }
  | {
      gains: { /** What it gains. */ effects: Effect[]; /** How long. */ until: Until };
    }
  | { pull: Length }
  | { moves_target: Length }
  | {
      drives_back: { /** The widest base. */ base_at_most: Length; /** How far. */ far: Die };
    }
  | { redeploys: Length | null }
  | "swaps_places"
  | "takes_blood"
  | "takes_blessing"
  | { blood: number }
  | {
      blood_for: { keywords: Keyword[]; /** With one of them. */ with: number; without: number };
    }
  | "blood_as_paid"
  | "blood_around_as_paid"
  | { infection: number }
  | { remove_infection: number }
  | {
      friends_move: { /** How far. */ far: Length; /** Base to base. */ within: Length };
    }
  | { friends_stand: Length }
  | { orders: Order }
  | "ends_activation"
  | "acts_now"
  | { choose_keyword: Keyword[] }
  | { injures_named: Keyword[] }
  | "gives_blood"
  | "gives_blessing"
  | { injures_along: Keyword[] }
  | { owner_moves: Length }
  | "strikes_itself" | "drags" | "swallows" | "purges"
  | { mines_terrain: Length };
/** What a detonation does to its bearer. */
export type OwnEnd = "out" | "four_dice" | "unharmed";
/** How long something gained lasts. */
export type Until = "activation_end" | "next_activation_end" | "turn_end" | "moves" | "acts" | "used" | "game";
/** What an order makes a friend do at once, outside its Activation. */
export type Order = "move" | "charge" | "fight" | "shoot" | "gives_itself_up";
/** What a call or a spell costs. */
export type Price =
  | "free"
  | { blood: number[] }
  | {
      blood_of: { /** How many. */ counts: number[]; entries: string[] };
    }
  | {
      infection: { /** How many. */ counts: number[]; /** Base to base. */ within: Length };
    }
  | { own_blood: number };
/** The roll of an ACTION. */
export type ActionRoll = "none" | "success" | "risky";
/** Whom an ACTION can be used on. */
export type ActionTarget = "bearer" | "bearer_or_friend" | "enemy" | "friend" | "any_model" | "nothing";
/** The rolls a call can be made for. */
export type CallAt =
  | "own_success_roll" | "own_roll" | "own_injury_roll" | "injury_roll_against" | "injury_result_against"
  | { any_roll_within: Length };
/** How often something can be used. */
export type Often =
  | "roll"
  | "activation"
  | "turn"
  | { game: number };
/** What a Success Roll of an ability or an item is for. */
export type RollFor =
  | "stay_up"
  | { foil: number }
  | "retreat"
  | { charge_at: number }
  | { defuse: number | null }
  | {
      hold_on: { /** The enemy that took it Down. */ by?: number | null };
    };
/** A Success Roll for something of the scenario. */
export type ScenarioRoll =
  | { what: "work";
      /** Its id. */ action: string;
      /** How much of it. */ count: number;
      /** On which thing. */ thing?: number | null;
      /** With whom. */ with?: number | null;
    }
  | { /** Ranged or melee. */ range: Reach; thing: number; /** With what. */ weapon: string; what: "strike" };
/** What an Injury Roll comes from. */
export type InjuryCause =
  | {
      attack: {
        attack: Attack;
        /** The hit was a critical. */ critical: boolean;
        /** It is the chosen target of a BLAST, or there is no BLAST at all. */ direct: boolean;
      };
    }
  | { harm: Harm };
/** The kinds of harm. */
export type HarmSource =
  | { /** How far down. */ drop: Length; kind: "fall" }
  | { kind: "dangerous" }
  | { kind: "mine" }
  | { id: string; kind: "action" }
  | { kind: "effect"; /** What it is called. */ name: string }
  | { kind: "detonation" }
  | { kind: "scenario"; /** What it is called. */ name: string };
/** What a moving model is doing. */
export type Gait =
  | { doing: "walk" }
  | { doing: "retreat" }
  | { doing: "charge";
      /** Others that it ends within 1″ of, as the table said. */ also?: number[];
      /** It ends within 1″, as the table said. */ reached: boolean;
      /** At whom. */ target: number;
    };
/** Why a model is put somewhere. */
export type PutWhy =
  | { because: "fell";
      /** Whose doing it was. */ by?: number | null;
      /** It goes Down after the fall, and whether with an INFECTION MARKER. */ down?: boolean | null;
      /** How far down. */ drop: Length;
    }
  | { because: "stopped" }
  | { because: "evades"; /** Who charges it. */ charger: number; /** How far it may go. */ reach: Length }
  | { because: "pushed";
      /** Whose doing it is. */ by?: number | null;
      /** It is Down, and pushed all the same. */ lying?: boolean;
      /** How far. */ reach: Length;
    }
  | { because: "dived"; /** Whom. */ target: number };
/** A question of the scenario. */
export type ScenarioStep =
  | { about: "roll_off"; /** What for. */ what: RollOffFor }
  | { about: "choose_role"; /** The winner of the roll-off. */ side: number }
  | { about: "choose_force"; /** Whose. */ side: number }
  | { about: "vanguard"; /** Whose. */ side: number }
  | { about: "lay"; /** Who lays it. */ side: number; thing: number }
  | { about: "arrive"; /** Whose. */ side: number }
  | { about: "die";
      /** Who rolls, or none for the player whom both agree on. */ side: number | null;
      /** What for. */ what: DieFor;
    }
  | { about: "neutral_turn"; /** One of these. */ among: number[]; /** Who plays it. */ side: number }
  | { about: "reveal";
      /** Who set them off. */ model: number;
      /** Who wrote down which are not. */ side: number;
      things: number[];
    }
  | { about: "blast";
      /** What it does. */ blast: Blast;
      /** Who set it off, or does it. */ by: number | null;
      /** The thing that blows up, or none if a neutral model does it. */ thing: number | null;
    }
  | { about: "bleed"; /** How many markers. */ markers: number; /** Near which thing. */ thing: number }
  | { about: "hold" }
  | { about: "count"; /** Index of the rule in the scenario's victory points. */ rule: number }
  | { about: "note"; note: string; /** Whose. */ side: number }
  | { about: "deeds" }
  | { about: "alliances" };
/** What a roll-off of the scenario is for. */
export type RollOffFor =
  | "roles" | "teams" | "suits" | "arrivals" | "lay" | "leftover"
  | {
      come_up: { neutral: string; /** Out of which thing. */ thing: number };
    };
/** What one die of the scenario is for. */
export type DieFor =
  | "entry_limit" | "extra_turn" | "unforeseen" | "unforeseen_row" | "arrivals" | "neutral"
  | {
      open: { kind: string; /** Beside which. */ thing: number };
    }
  | {
      come_up: { /** Which neutral model. */ neutral: string; /** Beside which. */ thing: number };
    }
  | {
      awakens: { /** On this face and above. */ from: number };
    };
/** What is wanted, and what follows. */
export type Want =
  | {
      die: { die: Die; /** What its number is for. */ then: AfterDie };
    }
  | { put: Replacing }
  | {
      pick: {
        /** Which may be named. */ among: number[];
        /** The answer may also be nobody. */ optional: boolean;
        /** What happens to it. */ then: AfterPick;
      };
    }
  | {
      choose: { /** As shown. */ options: string[]; /** What follows. */ then: AfterChoice };
    }
  | {
      several: {
        /** Which models may be named. */ among: number[];
        /** Which ones should be, as far as positions are known. */ proposed: number[];
        /** What happens to them. */ then: AfterSeveral;
      };
    }
  | "roll_off";
/** What a die's number is for. */
export type AfterDie =
  | {
      moves: { /** Whose. */ who: number };
    }
  | {
      pushes: { /** Whose. */ who: number };
    }
  | {
      relieves: { /** Whom. */ who: number };
    }
  | {
      dice_up_to: { /** The highest face that counts. */ at_most: number; dice: number };
    }
  | {
      blesses: { /** Whom. */ who: number };
    }
  | {
      bleeds: { /** Whom. */ who: number };
    }
  | {
      charges: { /** Whom. */ target: number; who: number };
    };
/** What a placing must keep to. */
export type How =
  | "free"
  | {
      near: { model: number; /** Base to base. */ within: Length };
    }
  | "clear"
  | {
      edge: { /** Farther than this from all enemies. */ away: Length };
    }
  | {
      charge: { target: number };
    };
/** What happens to a model that was picked. */
export type AfterPick =
  | {
      spreads_blood: {
        /** Markers left after this one. */ left: number;
        /** At most this many on one model. */ most: number;
      };
    }
  | { blesses: number }
  | {
      takes_hit: {
        /** The hit. */ attack: Attack;
        /** It was a critical. */ critical: boolean;
        /** It is not a splash. */ direct: boolean;
      };
    }
  | {
      gains: { /** What it gains. */ effects: Effect[]; /** Picks left after this one. */ left: number };
    }
  | { bleeds: number }
  | "given_up"
  | {
      hit_too: {
        /** The attack that goes on. */ attack: Attack;
        /** Those hit already. */ hit: number[];
        /** Inches left, or none if this is the last. */ left: Length | null;
      };
    }
  | {
      charges: { /** Whom. */ target: number };
    }
  | {
      charges_whom: { /** Who charges. */ who: number };
    }
  | {
      moves: { /** How far. */ far: Length };
    }
  | {
      shifted: { /** How far. */ far: Length };
    }
  | { infects: number }
  | {
      appeared_beside: { /** With what. */ weapon: string };
    }
  | "fought_again"
  | "charged"
  | {
      came_down_on: { attack: Attack; /** Everybody caught by its BLAST. */ caught: number[] };
    }
  | {
      struck: {
        /** Who strikes. */ by: number;
        /** It is shot at. */ ranged: boolean;
        /** With what. */ weapon: string;
      };
    };
/** What follows a choice. */
export type AfterChoice =
  | {
      consumes: {
        /** The last option is not to use it. */ may_keep: boolean;
        /** Ids of the weapons the options stand for; empty for no weapon. */ weapons: string[];
      };
    }
  | "keeps_activation"
  | { keyword: Keyword[] }
  | { until_moved: Keyword }
  | {
      begins: {
        /** All that is left, in the order that holds if nobody is asked. */ left: Beginning[];
        /** What the options stand for: what may come next. */ open: Beginning[];
      };
    }
  | {
      trades_blood: { /** Whom it infects. */ target: number };
    }
  | {
      result: {
        /** As it stands. */ applied: InjuryResult;
        /** What each option makes of it. */ becomes: Remedy[];
        roll: InjuryRoll;
        /** As rolled. */ rolled: InjuryResult;
      };
    }
  | {
      pushes_down: { /** How far. */ reach: Length; /** Which model. */ who: number };
    }
  | {
      pushed_off: { /** How far down it is. */ drop: Length; /** Which model. */ who: number };
    }
  | {
      sets_off: { /** Which ACTION of the bearer. */ action: string };
    }
  | "morale"
  | { mines: string[] }
  | {
      defuses: {
        /** The place of its piece of terrain among those of the battle, or none if the map does not show it. */
        piece?: number | null;
      };
    }
  | {
      pre_game: {
        /** The activities that can be chosen, each of one model. */ activities: Activity[];
        /** All that are left, for the sides that come after. */ waiting: Activity[];
      };
    }
  | {
      strikes_with: { /** It shoots. */ ranged: boolean; /** Their ids. */ weapons: string[] };
    }
  | {
      strikes_itself: { /** Their ids. */ weapons: string[] };
    }
  | { warded_from: string[] }
  | { strengthens: Strengthening[] }
  | {
      rolls_all_again: {
        /** A failure ends the Activation. */ risky: boolean;
        /** What was rolled. */ roll: SuccessRoll;
        sum: number;
      };
    }
  | {
      injures_again: { roll: InjuryRoll; /** As rolled. */ rolled: InjuryResult };
    }
  | {
      rolls_again: {
        /** A failure ends the Activation. */ risky: boolean;
        /** What was rolled. */ roll: SuccessRoll;
        sum: number;
      };
    };
/**
 * What happens to a model as its Activation begins: all of it at once, before the first ACTION. If nobody is asked it
 * comes in this order.
 */
export type Beginning = "stands_up" | "ails" | "regenerates" | "sickens" | "effects" | "ground";
/** What happens to several models. */
export type AfterSeveral =
  | {
      injured: {
        injury_dice: number;
        keywords: Keyword[];
        /** Those among them that stand nearer. */ near?: number[];
        /** How many more INJURY DICE those take. */ near_dice: number;
      };
    }
  | { moved: Length }
  | "stood";
/** The three exclusive ways to move (ACT-08). */
export type MoveKind = "move" | "charge" | "retreat";
/** What a modifier changes. */
export type ModifierKind = "dice" | "injury_dice" | "injury_modifier";
/** What a roll means. */
export type RollResult =
  | "failure"
  | "success"
  | "critical"
  | {
      injury: {
        /** As applied. */ applied: InjuryResult;
        /** What changed the one into the other, in order: a keyword, an item, an ability, or the model's own nature. */
        by?: string[];
        /** As rolled. */ rolled: InjuryResult;
      };
    }
  | { number: number }
  | { won: number | null }
  | "friend"
  | "enemy"
  | { hits: number | null };
/** What a roll was for. */
export type RollName =
  | { for: "attack"; /** Whom, or what point. */ target: Target; /** With what. */ weapon: string }
  | { for: "dash" }
  | { for: "climb" }
  | { for: "jump" }
  | { for: "dangerous" }
  | { for: "dive" }
  | { for: "ledge" }
  | { for: "blind" }
  | { for: "evade" }
  | { for: "push" }
  | { /** Its id. */ action: string; for: "action" }
  | { for: "injury";
      /** Who caused it. */ by?: number | null;
      /** What it comes from, if that is no attack. */ from?: HarmSource | null;
    }
  | { for: "ability"; /** Its name. */ source: string }
  | { for: "charge_bonus" }
  | { for: "into_melee" }
  | { for: "victim" }
  | { for: "roll_off" }
  | { for: "morale"; /** Whose. */ side: number }
  | { for: "scenario"; /** What for. */ what: DieFor }
  | { for: "work"; work: ScenarioRoll };
/** Why an Activation ended (ACT-07). */
export type ActivationEnd = "stopped" | "risky" | "fell" | "reload" | "ability" | "partner" | "left";
/** What victory points are for. */
export type Score =
  | {
      objectives: { /** How many are controlled. */ held: number };
    }
  | {
      deeds: { /** How many were done. */ done: number };
    }
  | "stated"
  | {
      scenario: { /** Each rule that counted. */ parts: ScorePart[] };
    };
/** What an ability or an item did. */
export type Worked =
  | { gained: Gained; model: number; what: "gained" }
  | { model: number; source: string; what: "lapsed" }
  | { /** Whose. */ model: number; source: string; what: "acts" }
  | { called: Called; what: "called"; /** It counts for every roll of the attack. */ whole_attack?: boolean }
  | { what: "paid";
      /** How many each model gave. */ paid: [number, number][];
      /** For what, as shown. */ source: string;
    }
  | { /** Who. */ attacker: number; /** Whom. */ target: number; what: "hit" }
  | { /** Whose. */ model: number; /** With what. */ to: Bound; what: "bound" }
  | { model: number; what: "free" }
  | { /** Who. */ by: number; /** Whom. */ model: number; what: "drags" }
  | { /** Inside whom. */ by: number; model: number; what: "swallowed" }
  | { model: number; what: "set_free" }
  | { model: number; what: "left" }
  | { model: number; what: "uncounted" }
  | { /** How many in all. */ dice: number; /** Whose. */ side: number; what: "banked" }
  | { weapon: string; what: "fought_with" }
  | { what: "ready" }
  | { what: "chose";
      /** Whose. */ model: number;
      /** What was chosen. */ option: string;
      /** What it is about. */ source: string;
    }
  | { what: "noted";
      /** Whose. */ model: number;
      /** What it is about. */ source: string;
      /** What is to be done. */ text: string;
    }
  | { what: "under";
      /** Who brings them. */ bearer: number;
      /** Who stands there. */ model: number;
      /** It does. */ under: boolean;
    };
/** What a model's Activation is bound to begin with. */
export type Bound =
  | { charge: number }
  | "dash"
  | "retreat";
/** Whether a model is on the battlefield. */
export type Presence = "waiting" | "held" | "table" | "gone";
/** The three sources that IGNORE ARMOUR drops. */
export type ProtectionKind = "characteristic" | "armour" | "shield";
/** Which table a weapon is bought from. */
export type WeaponKind = "ranged" | "grenade" | "melee";
/** Where the die sends a shot. */
export type Goes =
  | { at: number }
  | { chosen: number[] }
  | { drawn: number[] }
  | "lost"
  | "again";
/** Chances from 0 to 1, as decimal numbers. */
export type OddsView =
  | { success: SuccessChances }
  | { attack: AttackChances }
  | { injury: InjuryChances };
/** What one model sees of another, by the map. */
export type Sight =
  | { sees: "all" }
  | { sees: "part"; /** Which piece. */ terrain: string }
  | { sees: "none"; /** Which piece. */ terrain: string };
/** The least face of a Charge Bonus that reaches the target. */
export type LeastFace =
  | { face: number }
  | "out_of_reach"
  | "unknown";
/** One of the two ACTIONS that attack. */
export type AttackAction = "shoot" | "fight";
/** One thing that may be said. */
export type Offer =
  | { say: Command }
  | {
      place: {
        /** The command, without a position. */ command: Command;
        /** Where the base may stand, or none for anywhere, if nobody knows where it stands now. */ spot: Spot | null;
      };
    }
  | {
      aim: {
        /** The command, without a point. */ command: Command;
        /** The radius of its BLAST. */ inches: number;
        /** Where the point may lie on the flat, or none if nobody knows where the shooter stands. */ spot: Spot | null;
      };
    }
  | { faces: number }
  | { cards: number[] }
  | "state"
  | {
      ledge: { /** As high as the model stands. */ proposed: Length };
    }
  | "stand"
  | {
      spend: { /** Markers a Bloodbath costs. */ bloodbath: number; /** The most of each. */ most: Spend; side: number };
    }
  | {
      control: { /** What the positions say, or none for nobody or unknown. */ proposed: (number | null)[] };
    }
  | {
      caught: {
        /** All on the battlefield. */ among: number[];
        /** Who stands in the blast, as far as positions are known. */ proposed: number[];
      };
    }
  | { deed: Claimable }
  | { scenario: ScenarioOffer }
  | {
      pay: {
        /** The command, without any payment. */ command: Command;
        /** Sums that buy it. */ counts: number[];
        /** At most this many of each model. */ purse: [number, number][];
        /** Payments to choose among, each of one of the sums; others are as good. */ ways: [number, number][][];
      };
    }
  | { remind: Reminded }
  | {
      auras: { /** The models that bring some. */ bearers: number[] };
    }
  | "concede" | "show_down" | "agree" | "stop" | "stated"
  | {
      scatter: {
        /** Where it was aimed at, if that is known. */ from: Point | null;
        /** How far it goes. */ inches: number;
        /** Where it comes down in each of eight directions: up the map first, then round to the right. */
        ways: Landing[];
      };
    };
/** An area of the battlefield. */
export type Shape =
  | {
      strip: { /** How far it reaches in. */ depth: Length; /** Which one. */ edge: Edge };
    }
  | {
      rect: {
        /** Its north-west corner. */ corner: Point;
        /** North to south. */ depth: Length;
        /** West to east. */ width: Length;
      };
    }
  | {
      circle: { /** The point. */ centre: Point; /** To its rim. */ radius: Length };
    }
  | {
      polygon: { /** The corners. */ points: Point[] };
    };
/** One edge of the battlefield as drawn. */
export type Edge = "north" | "south" | "east" | "west";
/** One more thing a base keeps to. */
export type Keeping =
  | "at_edge"
  | {
      beyond: {
        /** The point. */ at: Point;
        /** Rim to rim. */ distance: Length;
        /** Around the point. */ radius: Length;
      };
    }
  | {
      beyond_area: { area: Shape; /** From its boundary. */ distance: Length };
    }
  | {
      beyond_model: { /** The model. */ disc: Disc; /** Base to base. */ distance: Length };
    }
  | {
      within: { area: Shape; /** From its boundary. */ distance: Length };
    };
/** An answer with choices of its own. */
export type ScenarioOffer =
  | { about: "hold"; /** What the positions say. */ proposed: Held[] }
  | { about: "count"; /** How many sides. */ sides: number; /** What is counted. */ what: string }
  | { about: "note";
      /** Models it may name. */ among: number[];
      /** At most this many. */ most: number;
      note: string;
      /** Objectives of which it names one. */ objectives: number;
      /** Whose. */ side: number;
    }
  | { about: "alliances";
      /** How many sides there are. */ all: number;
      /** How many Betrayal Cards each side has drawn before, side by side. */ cards: number[];
      /** Those that name one, and may be named. */ sides: number[];
    }
  | { about: "betrayal";
      /** By these, each with its suit: a card of it is a Coup, any other a Ruse. */ hands: [number, string][];
    }
  | { about: "force";
      /** One or more of these. */ among: number[];
      /** The most of them, or none if all of them may. */ most?: number | null;
    };
/** Which marker is spent. */
export type MarkerKind = "blood" | "blessing";
/** What the battle does with a card that is played. */
export type BetrayalDoes =
  | { dice: number }
  | { injury_dice: number }
  | {
      out_of_action: { /** At least so many. */ blood: number };
    }
  | "halves_movement" | "stops_charge" | "stops_retreat" | "ends_alliance" | "swaps_alliance" | "forces_alliance"
  | { takes: number }
  | { gives: number }
  | "fails_morale" | "rerolls_morale" | "keeps_all" | "no_more_deeds" | "table";
/** The order of deployment. */
export type Deployment = "standard" | "attacker_first" | "defender_first";
/** How many models begin on the table. */
export type StartsWith =
  | { models: number }
  | { models_and_d3: number }
  | "half"
  | "vanguard";
/** What the models do that do not begin on the table. */
export type Rest =
  | "stays_away"
  | { arrives: Length }
  | { enters: Entering };
/** Where models come on. */
export type EntersAt =
  | "own_zone_edge"
  | "own_zone"
  | "any_edge"
  | {
      near_thing: { kind: string; /** The distance. */ within: Length };
    };
/** What the scenario asks of a Force beyond the campaign's own limits. */
export type ForceRule =
  | "all_elites"
  | "defender_halves_ducats"
  | { field_strength: number };
/** What INFILTRATOR models may do (SET-09). */
export type Infiltrators =
  | "normal"
  | "allowed"
  | { not_near_objectives: Length }
  | { limits: InfiltratorLimit[] };
/** What an INFILTRATOR keeps to. */
export type Keeps =
  | {
      from_objectives: { distance: Length; kind: string };
    }
  | { from_things: Length }
  | {
      from_neutral: { distance: Length; /** Its entry. */ neutral: string };
    }
  | { by_own_zone: Length };
/** What an ACTION, a hit or a step on a thing does. */
export type ThingDoes =
  | { tally: string }
  | "claim"
  | { open: string }
  | "take_up" | "put_down" | "hand_over" | "remove"
  | { blessing: number }
  | "fill"
  | "give"
  | "steal"
  | { extract: string }
  | "leave"
  | "charge"
  | { explode: Blast }
  | { become: string }
  | { bleed: Bleeds }
  | "stir"
  | {
      come_up: { /** Its entry. */ neutral: string; /** From the thing. */ within: Length };
    };
/** What must hold for an ACTION on a thing. */
export type ThingCondition =
  | "unclaimed"
  | { opened_less: number }
  | "free" | "carried" | "stocked" | "charged" | "uncharged" | "at_edge" | "at_zone_edge" | "at_home" | "mine"
  | "theirs"
  | { room: number }
  | "full"
  | "other_full";
/** Another model that the ACTION concerns. */
export type With =
  | { friend: Length }
  | { down_enemy: Length };
/** Who lays the things of a kind, after the zones are known. */
export type Laid =
  | "drawn"
  | { by: Role }
  | { in_turn: Role }
  | "later"
  | { each: number };
/** What a neutral model does. */
export type Mind =
  | "avenges"
  | "flees"
  | { smells: Length };
/** When a side without a model on the battlefield has lost (E-4, E-5). */
export type NoModels = "at_once" | "after_arrivals" | "without_reserve";
/** What a secret note names. */
export type Noted =
  | { enemy_elites: number }
  | "own_elite"
  | "objective";
/** How many are placed. */
export type Many =
  | { together: number }
  | { each: number }
  | { each_d3_and: number };
/** When a reminder is shown. */
export type ReminderAt = "set_up" | "deployment" | "always" | "end";
/** How the roles are given. */
export type Roles = "even" | "larger_attacks" | "larger_attacks_in_campaign" | "roll_off";
/** What happens each time that something stirs ([`ThingDoes::Stir`](super::ThingDoes::Stir)); the last row stays. */
export type Stirring =
  | { trembles: number }
  | { awakens_on: number };
/** The kinds of terrain that the book knows, with their default rules. */
export type TerrainKind =
  | "ruined_building" | "ruined_corner" | "trench" | "hill" | "wall" | "landmark" | "intact_building" | "difficult"
  | "dangerous" | "river" | "stream" | "obstacle";
/** What a piece is drawn as. No rule asks for it. */
export type TerrainLook = "plain" | "wire" | "hedge" | "wood" | "crater" | "mire";
/** What an event does. */
export type UnforeseenDoes =
  | { halves_ranges: number }
  | {
      melee_dice: { dice: number; turns: number };
    }
  | {
      things: { /** How many. */ count: number; kind: string };
    };
/** When victory points are counted. */
export type ScoredAt = "immediately" | "turn_end" | "game_end";
/** What victory points are counted for. */
export type ScoredPer =
  | "objective_controlled"
  | "objective_reached"
  | "enemy_out_of_action"
  | { enemy_ducats: number }
  | { enemy_glory: number }
  | { tally: string }
  | { claimed: string }
  | { thing_left: string }
  | { thing_gone: string }
  | { kill: KillMark[] }
  | { neutral_down: string }
  | { noted_out: string }
  | { noted_left: string }
  | { noted_held: string }
  | { enemy_noted_held: string }
  | "glorious_deed"
  | { formula: Formula }
  | { table: string };
/** How the remainder of a division counts. */
export type Rounding = "up" | "down" | "half";
/** Something that can be counted for a side. */
export type Quantity =
  | { ducats: CountedModels }
  | { glory: CountedModels }
  | { models: CountedModels }
  | { objectives: string }
  | { tally: string }
  | { things_left: string }
  | "deeds";
/** Which models. */
export type CountedModels = "enemy_out" | "own_out" | "own_escaped" | "own_on_table";
/** Which side a zone is for. */
export type ZoneRole = "either" | "attacker" | "defender";
/** Won, drawn or lost. */
export type SideOutcome = "won" | "drew" | "lost";
/** The battle after something was said in it. */
export type BattleNews = BattleChange | BattleView;
/** Who a side is. */
export type PaperWho =
  | { is: "warband"; /** Its stream. */ warband: string }
  | { is: "outsider";
      /** Their id, or none if they still need one. */ id: string | null;
      /** What they are called. */ name: string;
    };
/** Who won. */
export type PaperWinner =
  | { is: "draw" }
  | { is: "side"; /** Its place, from 0. */ side: number };
/** Where a battle is taken in. */
export type TakenInto =
  | { /** Its stream. */ campaign: string; is: "campaign" }
  | { is: "new"; name: string };
/** What a battle is named by. */
export type BattleNamed = "scenario" | "sides" | "hand";
/** How far a battle is. */
export type BattleState = "deployment" | "under_way" | "ended";
/** What a new book holds. */
export type Holds = "nothing" | "first_game" | "season";
/** How far a game is. */
export type GameState = "to_play" | "under_way" | "aftermath" | "closed";
/** What became of it. */
export type Planned =
  | { is: "planned"; /** In one line. */ said: string; /** The sheet of the next one. */ sheet: PlanSheet }
  | { is: "roll_off";
      /** The die. */ face: Face;
      /** What has fallen in it so far, all of it ties. */ faces: Face[];
      /** Who rolls, in this order. */ rollers: PlanRoller[];
      /** What to do, in one line. */ said: string;
      /** Where it fell. */ source: Source;
    }
  | { is: "choice";
      /** The Warband whose player chooses. */ chooser: string;
      /** The die. */ face: Face;
      /** The roll-off that made them the chooser. */ roll_off: Throw | null;
      /** Whose choice it is, in one line. */ said: string;
      /** What they choose from. */ scenarios: PlanScenario[];
      /** Where it fell. */ source: Source;
      /** Why it is theirs. */ why: Reason[];
    };
/**
 * Who meets whom in a round that is proposed. No rule says. Of those with the fewest games nobody meets
 * again while there is a way around it.
 */
export type Pairing = "even" | "swiss";
/** What the next thing leads to. */
export type CampaignAction =
  | { kind: "plan"; /** The two, by their streams. */ warbands: [string, string] }
  | { /** The planned battle. */ battle: string; kind: "swap_scenario"; /** The scenario instead. */ scenario: string }
  | { kind: "set_up"; /** Its stream. */ set_up: string }
  | { /** Its stream. */ battle: string; kind: "open_battle" }
  | { /** Its stream. */ battle: string; kind: "record" }
  | { /** The battle's stream. */ battle: string; kind: "open_aftermath" }
  | { kind: "admit" }
  | { kind: "join" }
  | { kind: "muster" };
/** Where the last thing done to a campaign is taken back, if not on its own page. */
export type UndoThere =
  | { /** Its battle's stream. */ battle: string; is: "aftermath" }
  | { /** Its stream. */ battle: string; is: "battle" }
  | { /** Its stream. */ evening: string; is: "evening" };
/** What a column holds. */
export type EarlierColumn = "day" | "scenario" | "name" | "score" | "attacker" | "winner" | "other";
/** A knob of the organiser's. */
export type Knob =
  | "games" | "first_stage" | "second_stage" | "win" | "draw" | "loss" | "experience" | "promotion_dice" | "loot"
  | "starting_ducats" | "latecomer" | "concession" | "extra_game" | "swiss" | "map_loser_scouts" | "map_drawn"
  | "map_glory" | "map_core_points";
/** What sort of thing an organiser should look at. */
export type OverviewWarningKind =
  "unread" | "illegal" | "roster_to_come" | "unsigned" | "unclosed" | "left_over" | "in_hand";
/** Whether it is known who brings a roster. */
export type RosterBringer =
  | { is: "known"; /** The name, as it stands in the list. */ player: string }
  | { is: "asked"; /** Who it probably is, or `None` if nobody is more likely than another. */ likely: string | null }
  | { is: "open" }
  | { is: "barred"; /** Why, in one line. */ why: string };
/** The part of a campaign that stands in the table. */
export type SpreadsheetOf = "standings" | "games";
/** One thing that is corrected. */
export type CorrectionStep =
  | { kind: "anew";
      answer: AftermathAnswer;
      /** Which of the commands that stand there. */ place: number;
      /** The campaign's entry. */ seq: number;
    }
  | { kind: "strike";
      /** Which of the commands that stand there. */ place: number;
      /** The campaign's entry. */ seq: number;
    }
  | { /** Its sheet. */ battle: PaperBattle; kind: "result" }
  | { kind: "grant";
      ducats: number;
      glory: number;
      /** Which of the commands that stand there. */ place: number;
      /** The campaign's entry of the purchase. */ seq: number;
    }
  | { answer: AftermathAnswer; kind: "further" };
/** The part of a step that something belongs to. */
export type CorrectionPart = "stamp" | "came" | "row" | "thrown" | "dice" | "margin" | "head" | "foot";
/** Whether somebody is there. */
export type Attendance = "expected" | "here" | "absent" | "left";
/** What can be done about a plan that is in the way. */
export type ClashWay =
  | { is: "take_back" }
  | { is: "same_pair"; /** What it is called. */ name: string; /** The planned scenario's id. */ scenario: string }
  | { is: "may_move";
      /** Which evening has it. */ evening: ClubName;
      /** What the planned scenario is called. */ name: string;
    }
  | { /** Which evening plays it. */ evening: ClubName; is: "on_evening" }
  | { is: "begun" };
/** How far a game is. */
export type EveningGameState =
  | { is: "open" }
  | { is: "unplanned";
      /** Where the two have played each other since their round began, if they have. */
      elsewhere: PlayedElsewhere | null;
      /** It had, and the plan is no longer there: take that back before anything else is changed about the game. */
      held: boolean;
      /** Why it cannot, or `None` if it can. */ why: string | null;
    }
  | { is: "dropped" }
  | { is: "planned";
      /** The battle's stream. */ battle: string;
      /** Its battle has begun here. */ begun: boolean;
      /** The set-up that came with it. */ set_up: string | null;
    }
  | { is: "over";
      /** As it is written here, or none if its campaign keeps it. */ result: ClubResult | null;
      /** Such as `Ada wins, 7 to 3`. */ said: string;
    };
/** What the games of campaigns draw from. */
export type Pool = "stage" | "rotation";
/** One change: what a person does and what happened are the same thing here. */
export type EveningEdit =
  | { do: "rename"; /** The new one. */ name: string }
  | { /** Such as `2026-04-30`. */ day: string; do: "move" }
  | { /** How long. */ clock: Clock; do: "set_clock" }
  | { do: "use_rotation"; /** Its stream, or none to draw from no rotation. */ rotation: string | null }
  | { do: "put_table"; /** As it stands. */ table: ClubTable }
  | { do: "remove_table"; /** Its number. */ table: number }
  | { do: "expect"; player: Newcomer }
  | { do: "unexpect"; /** Player id. */ player: string }
  | { do: "check_in"; /** Player id. */ player: string }
  | { do: "mark_absent"; /** Player id. */ player: string }
  | { do: "leave"; /** Player id. */ player: string }
  | { do: "take";
      /** Who sits out: all of them. */ byes: Bye[];
      /** The games that are new; those that stay are not named. */ games: NewGame[];
      /** The generator that the seed is for. */ generator?: string | null;
      /** What the games of campaigns were drawn from. */ pool?: Pool | null;
      /** Which round, counted from 0. */ round: number;
      /** The seed it was drawn with; below 2⁵³ if a page carries it. */ seed: number;
      /** Players share a table by three or four before anybody sits out. */ shared?: boolean;
    }
  | { do: "lock"; /** The game's number. */ game: number; /** Locked from now on. */ locked: boolean }
  | { do: "lock_round"; /** Locked from now on. */ locked: boolean }
  | { do: "swap";
      /** The games that their campaigns planned for it. */ planned?: PlannedIn[];
      /** Their ids. */ players: [string, string];
    }
  | { do: "seat"; /** The game's number, or none to sit out. */ game: number | null; /** Player id. */ player: string }
  | { do: "set_scenario";
      /** The game's number. */ game: number;
      /** Scenario id, or none to leave it open again. */ scenario: string | null;
      /** How it came. */ way: ScenarioWay;
    }
  | { do: "set_table";
      /** The game's number. */ game: number;
      /** The table's number, or none for no table. */ table: number | null;
    }
  | { do: "set_attacker";
      /** Player id, or none for nobody. */ attacker: string | null;
      /** The game's number. */ game: number;
    }
  | { do: "set_campaign";
      /** The campaign's stream, or none for a one-off game. */ campaign: string | null;
      /** The game's number. */ game: number;
    }
  | { do: "start";
      /** Date and time of RFC 3339, such as `2026-04-30T19:00:00+02:00`. */ at: string;
      /** The games that their campaigns planned with it. */ planned?: PlannedIn[];
    }
  | { do: "set_started";
      /** Date and time of RFC 3339. */ at: string;
      /** Which round, counted from 0. */ round: number;
    }
  | { do: "plan";
      /** The battle's stream, or none if the campaign takes the plan back. */ battle: string | null;
      /** The game's number. */ game: number;
      /** The scenario of a plan that its campaign had already, or none if it planned the game now. */
      taken_over?: string | null;
    }
  | { do: "result";
      /** The game's number. */ game: number;
      /** How it ended, or none if it did not. */ result: ClubResult | null;
    }
  | { do: "drop"; /** Nobody plays it from now on. */ dropped: boolean; /** The game's number. */ game: number }
  | { do: "cancel_round" }
  | { /** Away from now on. */ away: boolean; do: "put_away" };
/** A reason beside a game or a bye. Figures for two stand in the order of the game's players. */
export type Why =
  | { is: "same_campaign" }
  | { is: "one_off" }
  | { is: "never_met" }
  | { is: "shared"; /** How many. */ players: number }
  | { is: "some_met"; /** How many pairs there are. */ of: number; /** How many pairs of them. */ pairs: number }
  | { is: "met";
      /** How many of those who are drawn each of the two never met. */ fresh: [number, number];
      /** How often. */ times: number;
    }
  | { /** As the tables count them. */ counted: [number, number]; is: "games" }
  | { /** The number of that player's next game. */ game: number; is: "stage" }
  | { /** The day it is to be fought by. */ due?: string | null; is: "planned" }
  | { is: "only_scenario" }
  | { is: "first_for_both" }
  | { is: "repeat";
      /** How often each did. */ times: [number, number];
      /** Scenarios for this table that neither played, and that do not rest. */ untried: number;
    }
  | { is: "for_that_many";
      /** How many they are. */ players: number;
      /** Scenarios for as many that this table has room for, and that are drawn alike. */ scenarios: number;
    }
  | { is: "none_for_that_many"; /** How many they are. */ players: number }
  | { is: "some_played"; /** How many sit there. */ of: number; /** How many. */ players: number }
  | { is: "rests" }
  | { is: "drawn";
      /** How many there were; 0 if nobody wrote it down. */ among?: number;
      /** The weight of all of them. */ of: number;
      /** Its own. */ weight: number;
    }
  | { is: "best_scenario"; /** Scenarios for this table. */ of: number }
  | { is: "elsewhere"; /** How many scenarios. */ scenarios: number }
  | { is: "also_at"; /** How many tables. */ tables: number }
  | { is: "no_scenario"; /** Scenarios that may be drawn for the two at all. */ pool: number }
  | { is: "roles";
      /** Games as attacker less games as defender: the attacker's, the defender's. */ balance: [number, number];
    }
  | { /** Games as attacker less games as defender of each. */ balance: number; is: "roles_drawn" }
  | { is: "roles_by_size"; /** Models of the attacker's Warband, and of the defender's. */ models: [number, number] }
  | { is: "roles_at_table" }
  | { /** Free tables that have. */ fitting: number; is: "table"; /** Free tables. */ of: number }
  | { is: "map";
      /** This one is. */ here: boolean;
      /** Free tables that are as large. */ large: number;
      /** The size of the map. */ map: Table;
    }
  | { is: "owes";
      /** Rounds they sat out on all evenings. */ byes: number;
      /** Rounds they were there for. */ rounds: number;
      /** What their share of all that was sat out in those would be, in tenths of a round. */ share: number;
      /** Rounds they sat out tonight. */ tonight: number;
    }
  | { is: "lot"; /** Players alike. */ of: number }
  | { is: "no_rematch"; /** Players alike. */ of: number }
  | { /** How many so far. */ byes: number; /** Players with as few. */ equals: number; is: "fewest_byes" }
  | { is: "came_late" }
  | { is: "keeps_campaign_games" }
  | { is: "best_without"; /** Players with as few byes who came as late. */ of: number }
  | { is: "odd_number"; /** Players to be paired. */ players: number }
  | { is: "too_few_tables"; /** Free tables. */ tables: number };
/** How a scenario came about. */
export type ScenarioWay =
  | { by: "open" }
  | { by: "book";
      /** Whose choice a 6 left it: player id. */ chooser?: string | null;
      /** What made them the chooser if both have as many games: one die each, again after a tie. */
      roll_off?: Throw | null;
      /** One die. */ throw: Throw;
    }
  | { by: "stage" }
  | { by: "rotation" }
  | { by: "shared" }
  | { by: "planned" }
  | { by: "agreement" }
  | { by: "hand" };
/** What a player says of an evening. */
export type PresenceSaid = "comes" | "here" | "away";
/** Which side of the war. */
export type Alignment = "faithful" | "fallen";
/** What an address shows. */
export type FeedOf =
  | { is: "calendar" }
  | { /** Its stream. */ campaign: string; is: "page" };
/** What somebody hears of. */
export type NewsKind = "game" | "aftermath" | "standings" | "plan" | "pairings";
/** The form in which a chat takes a text. */
export type ChatShape = "discord" | "slack" | "plain";
/** Where something leads. */
export type FoundPlace =
  | { /** Its stream. */ battle: string; is: "battle" }
  | { /** The battle's stream. */ battle: string; is: "game" }
  | { /** The battle's stream. */ battle: string; /** The campaign's stream. */ campaign: string; is: "planned" }
  | { /** Its stream. */ campaign: string; is: "campaign" }
  | { /** The battle's stream. */ battle: string; /** The campaign's stream. */ campaign: string; is: "chronicle" }
  | { /** Its stream. */ evening: string; is: "evening" }
  | { is: "warband"; /** Its stream. */ warband: string }
  | { is: "life"; /** The model's id in it. */ model: number; /** The Warband's stream. */ warband: string };
/** What something is. */
export type FoundKind = "games" | "models" | "warbands" | "players" | "campaigns" | "words";
/** What is forecast. */
export type ForecastOf =
  | { is: "set_up"; /** Its stream. */ set_up: string }
  | { is: "battle";
      /** Its stream. */ battle: string;
      /** After this entry, or after the last one. */ seq: number | null;
      /** The what-if in it, or none for the battle itself. */ what_if: string | null;
    };
/** What somebody is invited to. */
export type InvitedAs = "organiser" | "player" | "reader" | "screen";
/** What is added to a house pack. */
export type NewRow =
  | { kind: "copy"; /** As shown. */ name: string; /** What it is a copy of. */ of: PackRowRef }
  | { /** The id of the item. */ item: string; kind: "line"; /** The list that it belongs to. */ list: PackList }
  | { kind: "keyword"; /** As printed. */ name: string };
/** Which row of a pack. */
export type PackRowRef =
  | { id: string; kind: "model"; list: PackList }
  | { id: string; kind: "mercenary" }
  | { id: string; kind: "item" }
  | { /** The id of the item. */ item: string; kind: "line"; list: PackList }
  | { kind: "keyword"; /** As printed. */ name: string };
/** A row as a form holds it. */
export type RowForm =
  | { model: ModelForm }
  | { item: ItemForm }
  | { line: LineForm }
  | { keyword: KeywordForm };
/** What must hold. */
export type SimpleCondition =
  | "ranged" | "melee" | "critical" | "target_down" | "short_range" | "dash" | "climb" | "jump" | "elevated"
  | "first_action_charge" | "charged" | "out_of_action";
/** What happens. */
export type SimpleWhat =
  | "dice" | "injury_dice" | "injury_modifier" | "keyword" | "loses_keyword" | "ranged_characteristic"
  | "melee_characteristic" | "movement" | "target_blood" | "own_blessing" | "no_blood_markers" | "automatic_success"
  | "cannot_dash" | "cannot_retreat" | "no_fall_injury" | "stands_fast" | "reminder";
/** When it acts. */
export type SimpleWhen =
  | "always" | "own_success_roll" | "targeted_by_attack" | "own_injury_roll" | "injury_roll_against"
  | "after_own_injury_roll" | "morale_check";
/** Which armoury table a piece of Battlekit stands in. */
export type Kind = "ranged" | "grenade" | "melee" | "armour" | "shield" | "headgear" | "equipment";
/** A selection of models. */
export type Who =
  | "everybody"
  | "elite"
  | "troop"
  | { entry: string }
  | { option: string }
  | { without: string }
  | {
      entry_with: { entry: string; option: string };
    }
  | { keyword: Keyword };
/** What a thing costs. */
export type ArmouryCurrency = "ducats" | "glory";
/** What was done to a row. */
export type RowMark = "added" | "changed" | "removed";
/** What has to be said with it. */
export type Takes = "nothing" | "signed" | "count" | "length" | "keyword" | "sentence";
/** Which rows of a pack. */
export type RowsOf = "models" | "items" | "lines" | "keywords";
/** What a zone is. */
export type ZoneKind = "entry" | "basic" | "special";
/** What is fought for. */
export type Resource = "favour" | "relics" | "supplies" | "territories";
/** What somebody may do. */
export type GuestRole =
  | { role: "organiser" }
  | { role: "player";
      /** The players agreed that anyone at the table answers, for either side. */ anyone_answers: boolean;
      battle: string;
      side: number;
    }
  | { role: "member"; /** Their Warbands, by their streams. */ warbands: string[] }
  | { /** One battle, or `None` for the whole book. */ battle: string | null; role: "reader" }
  | { /** One battle, or `None` for the whole book. */ battle: string | null; role: "screen" };
/** Where a scenario of one's own comes from. */
export type Origin =
  | "blank"
  | { copied: string }
  | { imported: string }
  | { rolled: RandomDice };
/** One of the dice. */
export type RandomDie =
  "archetype" | "deployment" | "victory" | "older_first" | "older_second" | "younger_first" | "younger_second";
/** One change: what a person does and what happened are the same thing here. */
export type OwnScenarioEdit =
  | { do: "write"; /** Each part once. */ parts: Part[] }
  | { /** Whether it is away from now on. */ away: boolean; do: "put_away" };
/** A part of a scenario as it is to stand: a list whole, everything else as it is. */
export type Part =
  | { name: string }
  | { about: string | null }
  | { by: string | null }
  | { table: Table }
  | { table_note: string | null }
  | { archetypes: string[] }
  | { turns: number }
  | { extra_turn: ExtraTurn | null }
  | { roles: Roles }
  | { forces: ForceRule[] }
  | { zones: Zone[] }
  | { objectives: Objective[] }
  | { placing: Placing[] }
  | { control: Control | null }
  | { terrain: Terrain[] }
  | { terrain_note: string | null }
  | { things: Thing[] }
  | { kinds: ThingKind[] }
  | { neutrals: Neutral[] }
  | { neutral_turns: NeutralTurns | null }
  | { stirring: Stirring[] }
  | { deployment: Deployment }
  | { entry: Beginners | null }
  | { infiltrators: Infiltrators }
  | { morale: boolean }
  | { no_models: NoModels }
  | { notes: SecretNote[] }
  | { unforeseen: Unforeseen | null }
  | { reminders: Reminder[] }
  | { victory_points: VictoryPoints[] }
  | { deeds: Deed[] };
/** Where one thing that is brought in comes from. */
export type Bringing =
  | { from: "file" }
  | { /** What stands in it. */ bytes: FileBytes; from: "dropped"; name: string }
  | { from: "pasted"; text: string };
/** The bytes of a file. */
export type FileBytes = string;
/** What a scenario of one's own begins as. */
export type BeginsAs =
  | "blank"
  | { pack: string }
  | { own: string }
  | { rolled: RandomDice };
/** One of two packs. */
export type PackSide =
  | { pack: string }
  | { house_pack: string }
  | { below: string };
/** What happened to a row. */
export type DifferenceChange = "added" | "removed" | "changed";
/** Where the catalogues are. */
export type CataloguesIn = "folder" | "file";
/** What differs in a row. */
export type CatalogueField =
  | "ducats" | "glory" | "min" | "max" | "larger" | "movement" | "ranged" | "melee" | "armour" | "base" | "keywords"
  | "cost" | "cost_for" | "limit" | "allowed" | "kit" | "hands" | "range" | "dice" | "injury_dice" | "injury_modifier"
  | "protection";
/** What became of a part of a catalogue. */
export type CatalogueVerdict = "changed" | "new" | "gone" | "note" | "kept" | "left" | "unread";
/** Where a parcel comes from. */
export type ParcelFrom =
  | { from: "file" }
  | { /** What stands in it. */ bytes: FileBytes; from: "dropped"; name: string };
/** What is sent to another book. */
export type ParcelWhat =
  | { /** Its stream. */ campaign: string; is: "campaign" }
  | { is: "warband"; /** Its stream. */ warband: string }
  | { /** Its stream. */ battle: string; is: "battle" }
  | { /** Its stream. */ evening: string; is: "evening" }
  | { is: "rotation"; /** Its stream. */ rotation: string };
/** One of two books that went on apart. */
export type Stands = "here" | "there";
/** Something that came with a parcel. */
export type ParcelOpens =
  | { /** Its stream. */ id: string; is: "campaign" }
  | { /** Its stream. */ id: string; is: "evening" }
  | { /** Its stream. */ id: string; is: "rotation" }
  | { /** Its stream. */ id: string; is: "warband" }
  | { /** Its stream. */ id: string; is: "battle" };
/** Whether a picture moves. */
export type PictureKind = "png" | "apng";
/** How the scenario of a game is found. */
export type PlanBy =
  | { by: "table"; /** As the die fell on the table, or none if the app rolls. */ face: Face | null }
  | { by: "roll_off";
      /** As the die fell. */ face: Face;
      /**
       * Faces as they fell at the table, one per player in the order that was asked for, all of a tie first, or none
       * if the app rolls off for them.
       */
      faces: Face[] | null;
      /** Where. */ source: Source;
    }
  | { by: "choice";
      /** The Warband whose player chooses. */ chooser: string;
      /** As the die fell. */ face: Face;
      /** The roll-off that made them the chooser, if there was one. */ roll_off: Throw | null;
      /** Scenario id. */ scenario: string;
      /** Where. */ source: Source;
    }
  | { by: "agreement"; /** Scenario id. */ scenario: string };
/** The size of the pages. */
export type Paper = "a4" | "letter";
/** What can be printed from the book. */
export type PrintWhat =
  | { sheet: "roster"; /** Its stream. */ warband: string }
  | { sheet: "cards"; /** Its stream. */ warband: string }
  | { sheet: "blank_cards" }
  | { /** Its id. */ scenario: string; sheet: "scenario" }
  | { /** Its stream. */ scenario: string; sheet: "own_scenario" }
  | { /** Its stream. */ set_up: string; sheet: "set_up" }
  | { sheet: "battle_sheet";
      /** The campaign it belongs to, by its stream, or `None` to leave out its name and use the usual pack. */
      campaign: string | null;
      /** Scenario id, or `None` to leave it blank. */ scenario: string | null;
      /** Who fights; filled up to two sides with blank ones. */ sides: PaperWho[];
    }
  | { /** Its stream. */ campaign: string; sheet: "chronicle" }
  | { /** Its stream. */ campaign: string; sheet: "standings" }
  | { /** Its stream. */ evening: string; /** Which of them. */ part: EveningPart; sheet: "evening" }
  | { sheet: "reference" };
/** What is printed of an evening. */
export type EveningPart = "pairings" | "tables" | "standings" | "scenarios";
/** What can be published from the book. */
export type PublishWhat =
  | { /** Its stream. */ campaign: string; is: "campaign" }
  | { is: "warband"; /** Its stream. */ warband: string }
  | { /** Its stream. */ evening: string; is: "evening" }
  | { /** Its stream. */ battle: string; is: "battle" };
/** For which chat a text is written. */
export type Markup = "plain" | "discord" | "whatsapp" | "telegram" | "forum";
/** What an entry is about. */
export type ReferenceKind = "keyword" | "action" | "roll" | "marker" | "state" | "ground" | "turn" | "campaign";
/** What a campaign makes of a result. */
export type ResultState =
  | { is: "new"; /** It is the game that was planned. */ planned: boolean }
  | { /** The battle's stream. */ battle: string; is: "same" }
  | { is: "differs";
      /** The battle's stream. */ battle: string;
      /**
       * Only Warbands, scenario and day suggest that it is this battle, in words: it may be another game of that
       * day.
       */
      by_guess: string | null;
      /** What differs: in the campaign, and in the file. */ differences: ComparedLine[];
    }
  | { is: "refused"; /** Why, in one line. */ why: string };
/** The tables a scenario is played on. */
export type Fits =
  | "any"
  | {
      only: {
        /** Battlefields in micrometres; a table may be larger, and lie either way round. */ sizes?: Table[];
        /** Such as `trenches`; small and capital letters are the same. */ terrain?: string[];
      };
    };
/** One change: what a person does and what happened are the same thing here. */
export type RotationEdit =
  | { do: "rename"; /** The new one. */ name: string }
  | { do: "put"; /** As it is to stand. */ slot: Slot }
  | { do: "retire"; /** Retired from now on. */ retired: boolean; /** Scenario id. */ scenario: string }
  | { /** Away from now on. */ away: boolean; do: "put_away" };
/** The part of a set-up that an obstacle is about. */
export type ObstacleAbout =
  | { is: "force"; side: number }
  | { is: "rules" }
  | { is: "campaign" }
  | { is: "weather" }
  | { is: "scenario" };
/** How far a thing to do has got. */
export type ToDoState = "done" | "open" | "in_battle" | "table";
/** What is to be done. */
export type ToDoWhat =
  | "battlefield" | "terrain" | "objectives" | "things" | "weather" | "roles" | "zones" | "pre_game" | "deployment"
  | "infiltrators" | "later" | "notes";
/** One change to a set-up: what a person does and what happened are the same thing here. */
export type SetUpEdit =
  | { do: "rename"; /** The new one. */ name: string }
  | { do: "zone"; /** Where it lies. */ shape: Shape; /** Index of the zone. */ zone: number }
  | { /** Its middle. */ at: Point; do: "objective"; /** Index of the objective. */ objective: number }
  | { do: "lay"; objective: Objective }
  | { do: "lift"; /** Its id. */ objective: string }
  | { /** Its middle. */ at: Point; do: "thing"; /** Index of the thing. */ thing: number }
  | { /** Its name, or none before it is chosen. */ battlefield: string | null; do: "battlefield" }
  | { do: "weather"; /** As it was rolled, or none without weather. */ weather: WeatherThrow | null }
  | { do: "result"; /** How, or none before it is known. */ result: SidesResult | null }
  | { do: "place"; /** The piece. */ terrain: Terrain }
  | { do: "clear"; /** Its id. */ terrain: string }
  | { do: "lay_out"; /** The pieces. */ terrain: Terrain[] }
  | { do: "keep_layout"; /** The name, or none to remove it. */ name: string | null }
  | { do: "sides"; /** How many. */ sides: number }
  | { do: "field";
      /** The Force, or none for nobody yet. */ force: Fielded | null;
      /** Index of the side. */ side: number;
    }
  | { do: "ruleset"; /** Its id. */ ruleset: string }
  | { /** The campaign's stream, or none outside a campaign. */ campaign: string | null; do: "campaign" }
  | { /** Away from now on. */ away: boolean; do: "put_away" };
/** How a layout comes onto the table. */
export type LayoutOrientation = "same" | "mirrored" | "rotated";
/** What can be written down by hand. */
export type OwnThing =
  | { model: OwnModel }
  | { item: OwnItem };
/** A change to a Warband. Prices are worked out here: once the muster is closed they leave the Strongbox. */
export type WarbandEdit =
  | { kind: "rename"; /** The new one. */ name: string }
  | { /** The banner, or none to take it down. */ banner: Banner | null; kind: "set_banner" }
  | { kind: "set_variant"; /** Variant id. */ variant: string | null }
  | { choice: string; kind: "choose"; /** What is chosen. */ value: string | null }
  | { ducats: number | null; glory: number | null; kind: "set_budget" }
  | { /** Admitted. */ campaign: boolean; kind: "set_campaign" }
  | { /** Warband entry id. */ entry: string; kind: "add_model" }
  | { kind: "remove_model"; model: number }
  | { kind: "copy_model"; /** Like which. */ model: number }
  | { kind: "rename_model"; model: number; /** The new one. */ name: string }
  | { kind: "remove_portrait"; /** Whose. */ model: number }
  | { kind: "move_model"; model: number; /** Its new place, from 0. */ to: number }
  | { kind: "buy";
      /** The other faction whose armoury sells it, or none for the Warband's own. */ faction: string | null;
      /** Item id. */ item: string;
      /** For which. */ model: number;
    }
  | { /** Item id. */ item: string; kind: "sell"; /** Whose, or none for out of the Arsenal. */ model: number | null }
  | { kind: "take_option"; model: number; /** Option id. */ option: string }
  | { kind: "change_option";
      /** The option it has. */ from: string;
      model: number;
      /** The option it has from now on. */ to: string;
    }
  | { kind: "drop_option"; model: number; /** Option id. */ option: string }
  | { kind: "pair"; /** Both. */ models: [number, number] }
  | { kind: "unpair"; /** Either of the two. */ model: number }
  | { kind: "hire"; /** Mercenary id. */ mercenary: string }
  | { kind: "dismiss"; /** Mercenary id. */ mercenary: string }
  | { /** Item id. */ item: string; kind: "store"; /** Whose. */ model: number }
  | { /** Item id. */ item: string; kind: "issue"; /** To whom. */ model: number }
  | { kind: "waive";
      /** What is broken. */ code: ViolationCode;
      /** The model, or none for the Warband as a whole. */ model: number | null;
      /** Why it may. */ reason: string;
      /** The item, option, entry or choice it is about. */ subject: string | null;
    }
  | { kind: "name_faction"; name: string }
  | { kind: "write_model"; /** As it is from now on; an empty id makes a new one. */ model: OwnModel }
  | { /** As it is from now on; an empty id makes a new one. */ item: OwnItem; kind: "write_item" }
  | { id: string; kind: "strike_out" }
  | { id: string; kind: "match_own"; /** The pack's id. */ with: string }
  | { kind: "put_away";
      /** Beside which model, or none for beside the Warband as a whole. */ model: number | null;
      /** As it reads. */ note: string;
    }
  | { kind: "unwaive";
      /** What was waived. */ code: ViolationCode;
      /** The model, or none for the Warband as a whole. */ model: number | null;
      /** The item, option, entry or choice it is about. */ subject: string | null;
    };
/** A stable name for what is wrong with a list. More may be added; none is renamed. */
export type ViolationCode =
  | "UNKNOWN_FACTION" | "UNKNOWN_VARIANT" | "UNKNOWN_MODEL" | "UNKNOWN_OPTION" | "UNKNOWN_ITEM"
  | "MODEL_FORBIDDEN_BY_VARIANT" | "ITEM_FORBIDDEN_BY_VARIANT" | "OPTION_FORBIDDEN" | "ITEM_KEYWORD_FORBIDDEN"
  | "CAMPAIGN_ONLY_MODEL" | "MISSING_REQUIRED_MODEL" | "TOO_MANY_MODELS" | "GROUP_MAX" | "MISSING_LEADER"
  | "MISSING_CHOICE" | "REQUIRED_OPTION" | "OPTION_LIMIT" | "OPTION_CONFLICT" | "OPTION_REQUIRES" | "EXCLUSIVE_OPTION"
  | "GOETIC_NOT_ALLOWED" | "GOETIC_WRONG_SIN" | "TOO_MANY_GOETIC" | "NOT_IN_ARMOURY" | "ELITE_ONLY" | "MODEL_RESTRICTED"
  | "ITEM_MODEL_RESTRICTED" | "ITEM_MODEL_BANNED" | "NO_PURCHASES" | "KIND_NOT_ALLOWED" | "KIND_FORBIDDEN"
  | "ITEM_FORBIDDEN" | "RANGED_NOT_ALLOWED" | "GRENADE_NOT_ALLOWED" | "TWO_HANDED_FORBIDDEN" | "WEAPON_KEYWORD_REQUIRED"
  | "ITEM_TOO_EXPENSIVE" | "RANGED_TOO_EXPENSIVE" | "MODEL_VALUE_TOO_LOW" | "MUST_BE_ARMED" | "REQUIRED_KIND"
  | "REQUIRED_ITEM" | "MISSING_REQUIRED_ITEM" | "NEEDS_BAYONET_LUG" | "TWO_ARMOURS" | "TWO_SHIELDS" | "TWO_HEADGEAR"
  | "TWO_GRENADE_TYPES" | "TWO_HEAVY" | "DUPLICATE_EQUIPMENT" | "TOO_MANY_RANGED" | "TOO_MANY_MELEE" | "TOO_MANY_HANDS"
  | "TOO_MANY_WEAPONS" | "NO_FREE_HAND_RANGED" | "NO_FREE_HAND_MELEE" | "HELD_CONFLICT" | "MACHINE_ARMOUR_SHIELD"
  | "TOO_MANY_HEAVY_RANGED" | "LIMIT_EXCEEDED" | "TOO_MANY_WRETCHED" | "TOO_MANY_LEGIONNAIRES" | "TOO_MANY_FIRETEAMS"
  | "MORE_THAN_6_ELITE" | "MERCENARY_NOT_AVAILABLE" | "MERCENARIES_FORBIDDEN" | "OVER_BUDGET" | "OVER_GLORY";
/** What an offer is. */
export type OfferKind = "item" | "option" | "model" | "mercenary";
/** Which characteristic. */
export type CharacteristicId = "move" | "ranged" | "melee" | "armour" | "base";
/** A format that a Warband can be written in. */
export type Form = "text" | "new_recruit" | "tts" | "native";
/** Where Warbands come from. */
export type RosterSource =
  | { from: "files" }
  | { files: DroppedFile[]; from: "dropped" }
  | { from: "pasted"; text: string };
/** What stands in a file. */
export type RosterRead =
  | { is: "roster";
      /** What else has this name, in a sentence each. */ again: string[];
      /** What the file holds. */ brought: Brought;
      /** It already came in, line for line, in this import: it is left out unless somebody says otherwise. */
      twice: boolean;
    }
  | { /** The code of what is wrong. */ code: string; is: "refused"; /** What is wrong, in one line. */ why: string };
/** The unit of a sum. */
export type Currency = "ducats" | "glory";
/** A format that is known. */
export type ImportSource =
  | "new_recruit_json" | "new_recruit_ros" | "new_recruit_rosz" | "trench_companion_share" | "trench_companion_warband"
  | "trench_companion_tts" | "trench_companion_text" | "compendium" | "list" | "roster" | "warband";
/** What sort of thing happened. */
export type LifeKind =
  | "joined" | "changed" | "kit" | "fought" | "felled" | "fell" | "deed" | "survived" | "hurt" | "healed" | "learned"
  | "paid" | "died" | "left";
/** How something that happened sounds. */
export type LifeTone = "plain" | "good" | "bad";
/** Where a picture comes from. */
export type PortraitSource =
  | { from: "file" }
  | { /** What stands in it. */ bytes: FileBytes; from: "dropped"; name: string };
/** What a page shows: the document that its script reads. */
export type Published =
  | (PublishedCampaign & { is: "campaign" })
  | (PublishedWarband & { is: "warband" })
  | (PublishedEvening & { is: "evening" })
  | (PublishedBattle & { is: "battle" });

/** Every call, with its input and its output; a failed one answers with a Failure. */
export interface Calls {
  about: { input: null; output: About };
  aftermath: { input: AftermathRef; output: Aftermath };
  aftermath_answer: { input: Answered; output: Aftermath };
  aftermath_close: { input: AftermathRef; output: Aftermath };
  aftermath_set_aside: { input: SetAside; output: Aftermath };
  aftermath_undo: { input: AftermathUndo; output: Aftermath };
  aftermaths: { input: null; output: AftermathLine[] };
  aside_drop: { input: AsideRef; output: ClubLink };
  aside_open: { input: AsideRef; output: ParcelView };
  backup_beside: { input: null; output: Backups };
  backup_compare: { input: BackupRef; output: BackupCompared };
  backup_folder: { input: null; output: Backups };
  backup_restore: { input: BackupRef; output: BookState };
  backups: { input: null; output: Backups };
  balance_open: { input: BalanceOpened; output: BalanceSheet };
  balance_sheet: { input: WarbandRef; output: BalanceSheet };
  battle: { input: BattleRef; output: BattleView };
  battle_at: { input: Moment; output: BattleView };
  battle_begin: { input: SetUpRef; output: BattleView };
  battle_first: { input: null; output: BattleView };
  battle_maps: { input: MapsOf; output: BattleMap[] };
  battle_measure: { input: ThoughtOf; output: MeasuredView | null };
  battle_note: { input: NewNote; output: BattleView };
  battle_point: { input: ThoughtOf; output: PointView | null };
  battle_reach: { input: ThoughtOf; output: ReachArea | null };
  battle_redo: { input: Seen; output: BattleNews };
  battle_refused: { input: ThoughtOf; output: RejectionView | null };
  battle_resume: { input: Moment; output: BattleView };
  battle_roll: { input: Seen; output: BattleNews };
  battle_say: { input: Said; output: BattleNews };
  battle_sheet_file: { input: PaperFiled; output: BattleFiled };
  battle_sheet_open: { input: SheetOf; output: BattleSheet };
  battle_sheet_remarks: { input: PaperFiled; output: PaperRemarks };
  battle_sheet_send: { input: PaperFiled; output: Sent | null };
  battle_sheet_winner: { input: PaperScores; output: PaperStanding };
  battle_take_in: { input: TakenIn; output: null };
  battle_taking_in: { input: BattleEnd; output: TakingIn };
  battle_undo: { input: Back; output: BattleNews };
  battle_what_if: { input: NewWhatIf; output: BattleView };
  battles: { input: null; output: BattleLine[] };
  battles_outside: { input: null; output: BattleLine[] };
  book_again: { input: null; output: BookState };
  book_backup: { input: null; output: BookBackup | null };
  book_check: { input: null; output: BookCheck };
  book_new: { input: NewBook; output: BookState | null };
  book_open: { input: null; output: BookState | null };
  book_rebuild: { input: null; output: BookCheck };
  book_state: { input: null; output: BookState };
  calendar_export: { input: null; output: Sent | null };
  campaign: { input: CampaignRef; output: Campaign };
  campaign_admit: { input: Admission; output: Campaign };
  campaign_balances: { input: CampaignRef; output: BalanceWarband[] };
  campaign_begin_anew: { input: BeginningAnew; output: Campaign };
  campaign_chronicle: { input: CampaignRef; output: CampaignChronicle };
  campaign_earlier: { input: EarlierTable; output: EarlierView };
  campaign_earlier_enter: { input: EarlierTable; output: Campaign };
  campaign_games: { input: CampaignRef; output: CampaignGame[] };
  campaign_history: { input: CampaignRef; output: CampaignHistory };
  campaign_house: { input: CampaignRef; output: HouseRulesView };
  campaign_house_set: { input: HouseSet; output: HouseRulesView };
  campaign_join: { input: PlayersJoin; output: Campaign };
  campaign_move: { input: CampaignPack; output: Campaign };
  campaign_new: { input: NewCampaign; output: Campaign };
  campaign_overview: { input: CampaignRef; output: CampaignOverview };
  campaign_pause: { input: WarbandRest; output: Campaign };
  campaign_record: { input: BattleEnd; output: Campaign };
  campaign_rename: { input: CampaignRename; output: Campaign };
  campaign_rosters: { input: RostersFor; output: RostersExpected };
  campaign_rules_write: { input: RulesWritten; output: HouseRulesView };
  campaign_sign_off: { input: PlayerSignOff; output: Campaign };
  campaign_sign_up: { input: PlayersSignUp; output: PlayersSignedUp };
  campaign_spreadsheet: { input: SpreadsheetWanted; output: Sent | null };
  campaign_swap: { input: Swapped; output: Campaign };
  campaign_under: { input: CampaignPack; output: Compared[] };
  campaign_undo: { input: CampaignRef; output: Campaign };
  campaign_withdraw: { input: Withdrawal; output: Campaign };
  campaigns: { input: null; output: CampaignLine[] };
  chronicle_note: { input: NewChronicleNote; output: CampaignChronicle };
  club_exchange: { input: null; output: ClubLink };
  club_join: { input: ClubJoin; output: BookState | null };
  club_link: { input: null; output: ClubLink | null };
  correction: { input: Correction; output: CorrectionView };
  correction_accept: { input: Correction; output: Aftermath };
  earlier_column: { input: EarlierColumnTaken; output: string };
  evening: { input: EveningRef; output: EveningView };
  evening_book: { input: EveningThrow; output: EveningView };
  evening_change: { input: EveningChanges; output: EveningView };
  evening_choices: { input: EveningRef; output: EveningChoices };
  evening_chosen: { input: EveningChosen; output: EveningView };
  evening_draw: { input: EveningDraw; output: EveningView };
  evening_drop: { input: EveningDrop; output: EveningView };
  evening_guest: { input: NewGuest; output: EveningView };
  evening_new: { input: NewEvening; output: EveningView };
  evening_plan: { input: EveningPlan; output: EveningView };
  evening_presence: { input: EveningPresence; output: EveningView };
  evening_redo: { input: EveningRef; output: EveningView };
  evening_roll_off: { input: EveningRollOff; output: EveningView };
  evening_start: { input: EveningStart; output: EveningView };
  evening_swap: { input: EveningSwap; output: EveningView };
  evening_undo: { input: EveningRef; output: EveningView };
  evening_unplan: { input: EveningGameRef; output: EveningView };
  evenings: { input: null; output: EveningLine[] };
  examples: { input: null; output: ExampleLine[] };
  factions: { input: FactionsOf; output: Faction[] };
  fairness: { input: null; output: Fairness };
  feed_end: { input: FeedRef; output: FeedsShown };
  feed_make: { input: NewFeed; output: FeedMade };
  feeds: { input: null; output: FeedsShown };
  find: { input: Search; output: Found };
  forecast_begin: { input: NewForecast; output: Forecast };
  forecast_state: { input: null; output: Forecast | null };
  forecast_stop: { input: null; output: Forecast | null };
  guest_end: { input: GuestRef; output: GuestsShown };
  guest_invite: { input: Invitee; output: GuestInvited };
  guest_list: { input: null; output: GuestsShown };
  house_pack_add: { input: HousePackAdd; output: RowSheet };
  house_pack_begin: { input: NewHousePack; output: HousePackHead };
  house_pack_change: { input: HousePackChange; output: RowSheet };
  house_pack_choices: { input: HousePackRef; output: HousePackChoices };
  house_pack_finish: { input: HousePackRef; output: PackBrought };
  house_pack_name: { input: HousePackName; output: HousePackHead };
  house_pack_put_away: { input: HousePackAway; output: HousePackHead };
  house_pack_redo: { input: HousePackRef; output: HousePackHead };
  house_pack_remove: { input: HousePackRow; output: HousePackHead };
  house_pack_restore: { input: HousePackRow; output: HousePackHead };
  house_pack_row: { input: HousePackRow; output: RowSheet };
  house_pack_undo: { input: HousePackRef; output: HousePackHead };
  house_pack_view: { input: HousePackShow; output: HousePackView };
  house_packs: { input: null; output: HousePackLine[] };
  map_end: { input: MapOf; output: MapSheet };
  map_enter: { input: MapEntering; output: MapSheet };
  map_plan: { input: MapPlanMade; output: MapPlanned };
  map_reveal: { input: MapRevealing; output: MapSheet };
  map_roll_off: { input: MapRollOff; output: MapRolledOff };
  map_seal: { input: MapSealing; output: MapSealed };
  map_sheet: { input: MapOf; output: MapSheet };
  me: { input: null; output: GuestRole | null };
  own_scenario: { input: OwnScenarioRef; output: OwnScenarioView };
  own_scenario_back: { input: OwnScenarioMoment; output: OwnScenarioView };
  own_scenario_change: { input: OwnScenarioChange; output: OwnScenarioView };
  own_scenario_export: { input: OwnScenarioRef; output: Sent | null };
  own_scenario_import: { input: Bringing; output: OwnScenarioView | null };
  own_scenario_new: { input: NewOwnScenario; output: OwnScenarioView };
  own_scenario_random: { input: RandomWanted; output: RandomThrow };
  own_scenario_redo: { input: OwnScenarioRef; output: OwnScenarioView };
  own_scenario_undo: { input: OwnScenarioRef; output: OwnScenarioView };
  pack_bring: { input: null; output: PackBrought | null };
  pack_difference: { input: PacksCompared; output: PackDifference };
  pack_from_catalogues: { input: CataloguesWanted; output: CandidateBrought | null };
  pack_send: { input: PackRef; output: Sent | null };
  packs: { input: null; output: PackLine[] };
  parcel_leave: { input: ParcelRef; output: null };
  parcel_open: { input: ParcelFrom; output: ParcelView | null };
  parcel_send: { input: ParcelOrder; output: Sent | null };
  parcel_take: { input: ParcelTaken; output: ParcelDone };
  picture_save: { input: PictureToSave; output: PictureSaved | null };
  plan_cancel: { input: PlanCancelled; output: PlanSheet };
  plan_make: { input: PlanMade; output: Planned };
  plan_round: { input: PlanRound; output: RoundPlanned };
  plan_round_cancel: { input: PlanRoundCancelled; output: PlanSheet };
  plan_sheet: { input: PlanOf; output: PlanSheet };
  portrait: { input: PortraitRef; output: Portrait | null };
  print: { input: PrintOrder; output: PrintMade | null };
  publish: { input: PublishOrder; output: PublishMade | null };
  published_text: { input: TextOrder; output: PublishedText };
  reference: { input: null; output: ReferenceEntry[] };
  report_look: { input: ReportOf; output: ReportText };
  report_save: { input: ReportText; output: Sent | null };
  result_accept: { input: ResultTaken; output: ResultLine };
  result_export: { input: ResultOf; output: Sent | null };
  results_look: { input: ResultFiles; output: ResultLine[] };
  rotation: { input: RotationRef; output: RotationView };
  rotation_change: { input: RotationChange; output: RotationView };
  rotation_new: { input: NewRotation; output: RotationView };
  rotation_redo: { input: RotationRef; output: RotationView };
  rotation_undo: { input: RotationRef; output: RotationView };
  rotations: { input: null; output: RotationLine[] };
  ruleset_save: { input: OwnRuleset; output: RulesetLine[] };
  rulesets: { input: null; output: RulesetLine[] };
  rulings: { input: null; output: RulingLine[] };
  scenarios: { input: null; output: ScenarioLibrary };
  set_up: { input: SetUpRef; output: SetUpView };
  set_up_change: { input: SetUpChange; output: SetUpView };
  set_up_lay_out: { input: LayoutUsed; output: SetUpView };
  set_up_layouts: { input: SetUpRef; output: Layout[] };
  set_up_new: { input: NewSetUp; output: SetUpView };
  set_up_redo: { input: SetUpRef; output: SetUpView };
  set_up_undo: { input: SetUpRef; output: SetUpView };
  set_up_weather: { input: SetUpRef; output: SetUpView };
  set_ups: { input: null; output: SetUpLine[] };
  table_close: { input: null; output: null };
  table_open: { input: TableWanted; output: TableShown };
  table_state: { input: null; output: TableShown | null };
  this_computer: { input: null; output: ThisComputer };
  ui_ready: { input: null; output: null };
  warband: { input: WarbandRef; output: Warband };
  warband_edit: { input: WarbandChange; output: Warband };
  warband_export: { input: WarbandExport; output: Sent | null };
  warband_history: { input: WarbandRef; output: HistoryLine[] };
  warband_import: { input: RosterFiles; output: RosterFile[] | null };
  warband_import_keep: { input: RostersKept; output: WarbandsKept };
  warband_import_leave: { input: RostersLeft; output: null };
  warband_lives: { input: WarbandRef; output: WarbandLives };
  warband_matched: { input: OwnMatched; output: Compared };
  warband_matches: { input: OwnRef; output: OwnMatch[] };
  warband_moments: { input: Moments; output: Compared };
  warband_move: { input: WarbandPack; output: Warband };
  warband_muster: { input: NewWarband; output: Warband };
  warband_offers: { input: WarbandOffers; output: WarbandOffer[] };
  warband_portrait: { input: NewPortrait; output: Warband | null };
  warband_redo: { input: WarbandRef; output: Warband };
  warband_text: { input: WarbandRef; output: Export };
  warband_under: { input: WarbandPack; output: Compared };
  warband_undo: { input: WarbandRef; output: Warband };
  warbands: { input: null; output: WarbandLine[] };
  webhook_make: { input: NewWebhook; output: FeedsShown };
  webhook_try: { input: NewsWanted; output: NewsTried };
}
/** What this program is. */
export interface About {
  /** The packs it brings. */ packs: PackLine[];
  /** The version of the rules that it follows, as its pack says. */ rules_version: string;
  /** The program's version. */ version: string;
}
/** A pack that can be followed. */
export interface PackLine {
  /** SHA-256 of the pack, in hexadecimal. */ hash: string;
  /** Its id, such as `official-1.0.2`. */ id: string;
  /** Maps that a campaign may be fought on. */ maps?: PackMap[];
  /** As shown. */ name: string;
  /** It is shipped with this program; if not, the book keeps it. */ shipped: boolean;
  /** The rules it carries. */ version: string;
}
/** A map of a pack. */
export interface PackMap { id: string; /** As shown. */ name: string }
/** Which aftermath: that of this battle. */
export interface AftermathRef { /** The battle's stream. */ aftermath: string }
/** What followed a battle: one page per Warband. */
export interface Aftermath {
  /** Such as `Game 2 · Claim No Man’s Land`. */ battle: string;
  /** The campaign's stream. */ campaign: string;
  /** It is closed, and the rosters have changed. */ closed: boolean;
  /** What was corrected of the game, the oldest first, each with what stood there before. */
  corrected: ChronicleCorrection[];
  /** The battle's stream. */ id: string;
  /** Open points over all pages. */ open: number;
  /** The pages, in the battle's order of sides. */ pages: AftermathPage[];
  /** What undo would take back, in words, or none if the one who asks may take nothing back. */ undo: string | null;
}
/** What was corrected of a game. */
export interface ChronicleCorrection {
  /** When, RFC 3339. */ at: string;
  /** By whom. */ by: string;
  /** Why, if somebody gave a reason. */ reason: string | null;
  /** What stands there now. */ said: string[];
}
/** What came of a battle for one Warband. */
export interface AftermathPage {
  /** Campaign Victory Points of the game. */ cvp: number;
  /** Glory it had before, and has now; none if nobody knows. */ glory: [number, number] | null;
  /** The Warband's stream. */ id: string;
  /** Its letter in the battle: `A`, `B`, `C`. */ letter: string;
  /** What it still asks after Trauma may be settled at the table. */ may_set_aside: boolean;
  /** The one who asks answers on it. */ mine: boolean;
  /** How it went. */ outcome: ResultWord;
  /** What that means, to be read before it is done; empty if it may not be done. */ set_aside_means: string;
  /** Its ink. */ side: GameSide;
  /** Its player agrees with it. */ signed: boolean;
  /** The six steps of the Campaign Phase. */ steps: AftermathStep[];
  /** Ducats in the Strongbox, ransoms included, or none if nobody knows what was in it then. */
  strongbox: number | null;
  /** Victory points: its own, and the best of its enemies; none if nobody wrote them down. */
  vp: [number | null, number | null];
  /** Its name. */ warband: string;
}
/** A step of the Campaign Phase. */
export interface AftermathStep {
  /** Dice that belong to the step as a whole. */ dice: number[];
  /** What became of the models. */ lines: AftermathRow[];
  /** What is gained and lost in the step as a whole. */ margins: AftermathMargin[];
  name: string;
  /** Beside it. */ note: string;
  /** Its number, from 1. */ number: number;
  /** What is asked. */ questions: AftermathQuestion[];
  /** How far it is. */ state: StepState;
  /** Their sum, written out. */ sum: string | null;
  /** Dice that were thrown in it and stay on the page, with any result. */ thrown: AftermathThrown[];
}
/** What became of a model. */
export interface AftermathRow {
  /** The same by its kind. */ came: AftermathCame;
  /** It did not survive. */ died: boolean;
  /** What is gained and lost with it. */ margins: AftermathMargin[];
  /** Its id in the Warband. */ model: number;
  /** Its name on the day. */ name: string;
  /** Its entry. */ note: string;
  /**
   * The number that it had in the battle: its place among those who took part, from 1. None if it took no part, or
   * nobody wrote down who did.
   */
  number: number | null;
  /** What it came to. */ result: string | null;
  /** The roll as it is written, or none before it is rolled. */ stamp: string | null;
  /** How that sounds. */ tone: AftermathTone;
}
/** A gain or a loss in the margin. */
export interface AftermathMargin { /** Which of the two. */ sign: AftermathSign; text: string }
/** Something a player must answer. */
export interface AftermathQuestion {
  /** A sum to choose. */ amount: AftermathAmount | null;
  /** Dice with which something can be done. */ board: AftermathBoard | null;
  choices: AftermathChoice[];
  /** Dice that answer it. */ dice: AftermathDice | null;
  /** What is asked. */ heading: string;
  /** Its id, which the answer names. */ id: string;
  model: number | null;
  /** Things of which some are counted out. */ tally: AftermathTally | null;
  /** Beside it. */ text: string | null;
  /** It is answered in the builder, on the Warband's roster. */ trade: boolean;
  /** Why its numbers are what they are. */ whys: AftermathWhy[];
}
/** A sum to choose. */
export interface AftermathAmount {
  /** The most. */ max: number;
  /** The least. */ min: number;
  /** The step by which it goes up and down. */ step: number;
  /** The sum it begins with. */ value: number;
}
/** Dice with which something can be done. */
export interface AftermathBoard {
  /** What can be done. */ actions: AftermathAction[];
  /** The dice as they lie. */ dice: AftermathBoardDie[];
  /** The one in hand, from 0, or none if all of them lie there. */ hand: number | null;
}
/** Something that can be done with dice. */
export interface AftermathAction {
  /** It is done to a die. */ die: boolean;
  /** The die is turned to a face. */ face: boolean;
  id: string;
  /** As shown. */ label: string;
  /** How often it can be done. */ left: number;
  /** What it does. */ text: string;
}
/** One of them. */
export interface AftermathBoardDie {
  /** It was already thrown again. */ again: boolean;
  /** What it shows. */ face: number;
}
/** One choice of a question. */
export interface AftermathChoice {
  id: string;
  /** As shown. */ label: string;
  /** Why not, or none if it may be chosen. */ refused: string | null;
  /** What it means, or none if its name says it. */ text: string | null;
}
/** Dice that answer a question. */
export interface AftermathDice {
  /** How many dice are needed. */ count: number;
  /** As many as this, if more may be thrown. */ most: number;
  /** How they are read. */ reading: LedgerReading;
}
/** Things of which some are counted out: dice for models, kit of a find, tables. */
export interface AftermathTally {
  /** The label of the answer's button. */ confirm: string;
  /** The least of them together. */ least: number;
  /** The things. */ lines: AftermathCounted[];
  /** The most of them together, if there is a limit. */ most: number | null;
  /** The unit of their worth; empty if it does not count. */ unit: string;
  /** The most they may be worth together, if there is a limit. */ worth: number | null;
}
/** One thing of a tally. */
export interface AftermathCounted {
  id: string;
  /** As shown. */ label: string;
  /** The most of them, if there is a limit. */ most: number | null;
  /** Beside it. */ note: string;
  /** The number it begins with. */ value: number;
  /** What each is worth. */ worth: number;
}
/** Why a number of a question is what it is. */
export interface AftermathWhy {
  /** What makes it up. */ lines: Reason[];
  /** The number, such as `2 re-rolls`. */ of: string;
}
/** One thing that made a figure. */
export interface Reason {
  /** As shown, such as `Reinforced Armour`. */ source: string;
  /** Beside the value; may be empty. */ text: string;
  /** What it adds, or none if the text says it. */ value: number | null;
}
/** Dice that fell, and what came of them. */
export interface AftermathThrown {
  /** What they came to; empty if nobody knows. */ came: string;
  /** The faces, in order. */ dice: number[];
  /** What for. */ what: string;
  /** For whom; empty for the Warband. */ who: string;
}
/** An answer to one of its questions. */
export interface Answered {
  /** The battle's stream. */ aftermath: string;
  answer: AftermathAnswer;
  /** The question's id, as the view gave it. */ question: string;
}
/** A number of one thing. */
export interface AftermathCount { /** How many there are. */ count: number; id: string }
/** What a page still asks is to be settled at the table. */
export interface SetAside {
  /** The battle's stream. */ aftermath: string;
  /** Why; empty if nobody gave a reason. */ reason: string;
  /** Only the step under way; if not, all that are left. */ step: boolean;
  /** The Warband's stream. */ warband: string;
}
/** Something in an aftermath that is taken back. */
export interface AftermathUndo {
  /** The battle's stream. */ aftermath: string;
  /** Why it is opened again, if it is closed. */ reason: string;
}
/** An aftermath in the list. */
export interface AftermathLine {
  /** Such as `Game 2 · Claim No Man’s Land`. */ battle: string;
  campaign: string;
  /** It is closed. */ closed: boolean;
  /**
   * The day it was fought, such as `2026-04-30`, or RFC 3339 if its log says when it ended. Absent if nobody wrote
   * it down.
   */
  day: string | null;
  /** The battle's stream. */ id: string;
  /** Open points over all pages. */ open: number;
  /** Who fought, in the battle's order. */ sides: AftermathLineSide[];
}
/** A side of a battle in the list. */
export interface AftermathLineSide {
  /** Its emblem, or none if it comes from outside the campaign. */ emblem: Emblem | null;
  name: string;
  /** How it went. */ outcome: ResultWord;
}
/** What is drawn for a Warband: ids, because a name may differ in another pack. */
export interface Emblem {
  /** Its own banner, which is drawn instead, if it has one. */ banner: Banner | null;
  /** Faction id; a faction that no pack has gets a plain shield. */ faction: string;
  /** Variant id, if it has a variant. */ variant: string | null;
}
/** A cloth in one ink with a device in another, and a motto. It is looks alone: no rule reads it. */
export interface Banner {
  /** The ink of the cloth. */ cloth: Ink;
  /** What stands on it. */ device: Device;
  /** The ink of the device, which differs from that of the cloth. */ figure: Ink;
  /** On one line; may be empty. */ motto?: string;
}
/** Something that was set aside. */
export interface AsideRef { /** Its file name. */ name: string }
/** The club that the open book follows, and how the two stand. */
export interface ClubLink {
  /** Where it is served. */ address: string;
  /** What was set aside and is not decided yet, the oldest first. */ aside: AsideLine[];
  /** What it is called. */ club: string;
  /** When the two were last in step, RFC 3339, or none if not since the program began. */ last: string | null;
  /** What may be done there: `organiser`, `player` or `reader`. */ role: string;
  /** How the two stand. */ state: LinkState;
  /** Acts that wait to be sent. */ waiting: number;
  /** The name under which things are done here. */ you: string;
}
/** Something that was set aside. */
export interface AsideLine {
  /** What it is about; if the club refused it, with why. */ about: string;
  /** When it was set aside, RFC 3339. */ at: string;
  /** Its file name, by which it is asked for. */ name: string;
  /** Where it is. */ path: string;
  /** The club refused it for another reason than that somebody went on: it cannot be sent as it is. */
  refused: boolean;
}
/** A parcel beside the book, which keeps nothing of it yet. */
export interface ParcelView {
  /** What it is about, who packed it and when, in one line. */ about: string;
  /** There is something to take. */ brings: boolean;
  /** The campaign of this book that it is about, if it is about one: its history tells what was set aside. */
  campaign?: string | null;
  /** What has stood in the book, and was decided differently in the other one: it is taken over. */
  changes: ParcelChange[];
  /** What both said about the same thing: for each, a person decides what stands. */ conflicts: ParcelConflict[];
  /** The file's name. */ file: string;
  /** What was decided in the other book and leaves this one as it is, if anything. */ kept?: ParcelKept | null;
  /** The number it has until it is taken or left. */ parcel: number;
  /** Its streams: those on which both went on first, then what is new. */ streams: ParcelLine[];
}
/** Something in the book that was decided differently in the other one. */
export interface ParcelChange {
  /** When, RFC 3339. */ at: string;
  /** Who decided it there. */ by: string;
  /** The games that it is about; may be empty. */ games?: string[];
  /** What replaces it; may be empty. */ now: ParcelSide;
  /** What has stood so far, the oldest first. */ was: ParcelSide;
}
/** What was said on one side. */
export interface ParcelSide {
  /** How many entries, with those that followed by themselves. */ entries: number;
  /** How many more were said before those that are listed. */ more: number;
  /** The last of them, the oldest first. */ said: ParcelSaid[];
}
/** An entry in words. */
export interface ParcelSaid {
  /** When, RFC 3339. */ at: string;
  /** By whom. */ by: string;
  /** Of what, or none for what the list is about. */ of?: ParcelStream | null;
  /** What was said. */ said: string;
}
/** A stream of a parcel that something is said about. */
export interface ParcelStream {
  /** The stream. */ id: string;
  /** What it is. */ kind: ParcelKind;
  /** What it is called. */ name: string;
}
/** What both books said about the same thing since they parted: one side's version stands. */
export interface ParcelConflict {
  /** The games that are at stake, such as `Game 1 · Relic Hunt: Redoubt – Choir`; may be empty. */ games?: string[];
  /** What was said here, the oldest first. */ here: ParcelSide;
  /**
   * What nobody contradicts and yet cannot stay if what was said here stands, because it rests on what was said
   * there. None if everything else stays.
   */
  here_costs?: ParcelSide | null;
  /** What was said there. */ there: ParcelSide;
  /** What cannot stay if what was said there stands. */ there_costs?: ParcelSide | null;
  /** Why both cannot stand, in one sentence, or none if they are about the same thing. */ why?: string | null;
}
/** What two books disagreed about, and the other one decided in favour of what stands in this one. */
export interface ParcelKept {
  /** What the other book had in its place. */ aside: ParcelSide;
  /** When, RFC 3339. */ at: string;
  /** Who decided it there. */ by: string;
  /** What stands, here too. */ stands: ParcelSide;
}
/** A stream of a parcel. */
export interface ParcelLine {
  /** Its stream. */ id: string;
  /** What it is. */ kind: ParcelKind;
  /** What it is called. */ name: string;
  /** How it relates to the book. */ state: ParcelState;
}
/** The backups of the open book. */
export interface Backups {
  /** The backups, the newest first. */ backups: BackupLine[];
  /** The person chose another folder than that beside the book. */ chosen: boolean;
  /** Why the last one failed, if it did. */ failed: string | null;
  /** The folder they stand in, as shown. */ folder: string;
  /**
   * Days since the last backup, or since the book was made if it has none. Absent unless the book has changed since
   * and that is too long ago.
   */
  old: number | null;
}
/** A backup. */
export interface BackupLine {
  /** What it was made before. */ before: Occasion;
  /** Its size. */ bytes: number;
  /** When it was made, in the person's local time, such as `2026-11-27T21:03:05`. */ made: string;
  /** Its file name, by which it is asked for. */ name: string;
}
/** Which backup. */
export interface BackupRef { /** Its file name. */ name: string }
/** A backup, compared with the book as it stands now. */
export interface BackupCompared {
  /** Those that have changed. */ differ: BackupDifference[];
  /** Its file name. */ name: string;
  /** Entries in the book. */ now: number;
  /** Warbands, battles, campaigns and the like that are unchanged. */ same: number;
  /** Entries in it. */ then: number;
}
/** What differs from a backup. */
export interface BackupDifference {
  /** What it is, as a stream's kind, such as `nml.warband`. */ kind: string;
  /** What it is called, or none if such things have no name in the lists. */ name: string | null;
  /** Entries in the book, or none if it is not in it. */ now: number | null;
  /** Entries in the backup, or none if it is not in it. */ then: number | null;
}
/** The open book. */
export interface Book {
  /** Streams of battles. */ battles: number;
  /** Bytes of the file and what stands beside it. */ bytes: number;
  /** Streams of campaigns. */ campaigns: number;
  /** Entries of all streams. */ entries: number;
  /** Streams of evenings. */ evenings: number;
  /** Games that were played in them, also those without a battle in this book. */ games: number;
  /** File name. */ name: string;
  /** Full path, as shown. */ path: string;
  /** Nothing can be changed in it. */ read_only: boolean;
  /** Streams of rotations. */ rotations: number;
  /**
   * Name of the ruleset that a new set-up begins with: the official one in every book, until somebody chooses another
   * for it.
   */
  ruleset: string;
  /** Streams of set-ups and of scenarios of one's own. */ scenarios: number;
  /** Streams of Warbands. */ warbands: number;
}
/** Why a book was not opened. */
export interface Refusal {
  /** Stable code, such as `BOOK_NEWER`. */ code: string;
  /** The reason in a few words. */ heading: string;
  /** One clear sentence: which file, what was found. */ message: string;
}
/** An opening balance. */
export interface BalanceOpened {
  glory: number;
  /** Its models; those that are not named have nothing behind them. */ models: BalanceStated[];
  /** Ducats in the Strongbox. */ strongbox: number;
  /** The Warband's stream. */ warband: string;
}
/** What is stated about a model. */
export interface BalanceStated {
  /** Experience points. */ experience: number;
  /** Lasting injuries, as in [`BalanceKnown`]. */ injuries: string[];
  /** Its id in the Warband. */ model: number;
  /** It was promoted. */ promoted: boolean;
  /** Battle Scars. */ scars: number;
  /** Skills, as in [`BalanceKnown`]. */ skills: string[];
}
/** What a Warband has behind it, as it can be stated. */
export interface BalanceSheet {
  /** The most experience points. */ experience: number;
  glory: number;
  /** Every lasting mark of the Trauma Table. */ injuries: BalanceKnown[];
  /** If it joined late, what it may share among its ELITE. */ late: string | null;
  models: BalanceModel[];
  /** The most ducats or Glory. */ most: number;
  name: string;
  /** The most Battle Scars. */ scars: number;
  /** Every Skill, by its name. */ skills: BalanceKnown[];
  /** Ducats in the Strongbox. */ strongbox: number;
  /** Its stream. */ warband: string;
}
/** Something that a model can have. */
export interface BalanceKnown {
  /** Its id; for an injury to one hand with the hand after a colon. */ id: string;
  /** As shown. */ name: string;
}
/** A model, and what it has behind it. */
export interface BalanceModel {
  /** It is ELITE by its entry. */ elite: boolean;
  /** What it is; empty if its name says it. */ entry: string;
  /** Experience points. */ experience: number;
  /** Lasting injuries, as in [`BalanceKnown`]. */ injuries: string[];
  /** Its id in the Warband. */ model: number;
  /** Its name, or its entry's. */ name: string;
  /** It was promoted. */ promoted: boolean;
  /** Battle Scars. */ scars: number;
  /** Skills, as in [`BalanceKnown`]. */ skills: string[];
}
/** Which Warband. */
export interface WarbandRef { /** Its stream. */ warband: string }
/** Which battle. */
export interface BattleRef {
  /** Its stream. */ battle: string;
  /** The what-if in it, or none for the battle itself. */ what_if: string | null;
}
/** A battle at one moment. */
export interface BattleView {
  /** Its aftermath is open or closed in the campaign. */ aftermath: boolean;
  /** The number of the last entry this view knows of: for a replay, the one it stands after. */ at: number;
  /** How much may be stated of what can be counted. */ bounds: Bounds;
  /** The campaign it is fought in. */ campaign: string | null;
  /** Deeds that may be claimed now, and by which sides; also after the last count. */ claims: Claimable[];
  /** Deeds done. */ deeds: DeedView[];
  /** It comes with the app and stays as it is: only what-ifs go on from it. */ example: boolean;
  /** It is somebody's first: each question explains itself once. */ guided: boolean;
  /** Its stream. */ id: string;
  /** The side with Initiative, if one has it. */ initiative: number | null;
  /** The log up to this moment, oldest first. */ log: LogEntry[];
  /** All models; the index is the id. */ models: ModelView[];
  /**
   * The hash of the entry after which it stands like this: a page that knows the view of that moment is sent what
   * has changed since.
   */
  moment: string;
  /** As shown. */ name: string;
  /** How it ended, or none while it goes on. */ outcome: BattleOutcome | null;
  /** It is over, counts for no campaign, and was fought by Warbands of this book: a campaign can take it in. */
  outside: boolean;
  /** Where in the Turn it is. */ phase: Phase;
  /** The question that is pending, or none once the battle is over. */ question: Question | null;
  /** Something undone can be put back. */ redo: boolean;
  /** Its scenario as it is played: table, zones, objectives, Deeds. */ scenario: Scenario;
  /** The scenario's own part: things, what was noted, Deeds that are proposed. */ scene: Scene;
  /** That aftermath is closed. */ settled: boolean;
  /** The sides in order. */ sides: SideView[];
  /** Terrain as it stands. */ terrain: Terrain[];
  /** 0 before the first Turn. */ turn: number;
  /** The number of the entry that undo would take out of force, if there is one. */ undo: number | null;
  /** What-ifs that were begun from it, the oldest first; one of them may be what is shown. */ what_ifs: WhatIf[];
}
/** How much may be stated of what can be counted. */
export interface Bounds {
  /** The most corners of a way. */ corners: number;
  /** The most crossings of a way. */ crossings: number;
  /** The most for a height, a gap, a stretch. */ length: Length;
  /** The most markers of each kind on one model (MRK-02, C-04). */ markers: Markers;
  /** The most victory points of a side. */ points: number;
  /** The most characters of a reason. */ reason: number;
  /** The most Turns of a battle. */ turns: number;
}
/** Markers on a model, at most six of each (MRK-02). */
export interface Markers { blessing: number; blood: number; infection: number }
/** A Deed that may be claimed. */
export interface Claimable {
  /** A model does it. If not, a Warband does. */ by_model: boolean;
  /** Its id. */ deed: string;
  /** Whose it may be. */ sides: number[];
}
/** A Deed that was done. */
export interface DeedView {
  /** Deed id in the scenario. */ deed: string;
  /** By which model. */ model: number | null;
  /** By whom. */ side: number;
  /** In which Turn. */ turn: number;
}
/** One line of the log. */
export interface LogEntry {
  /**
   * The model whose doing it belongs to: for a further shot the one that shoots, for an Injury Roll the one that
   * hit.
   */
  actor: number | null;
  /** The reading that both players agreed on here, if they did. */ agreed: AgreedView | null;
  /** When, RFC 3339. */ at: string;
  /** By whom. */ by: string;
  /** It is in force at this moment. */ in_force: boolean;
  /** The note beside it. */ note: string | null;
  /** Its number. */ seq: number;
  /** The side that said it, if one side did. */ side: number | null;
  /** The Turn after it; 0 before the first. */ turn: number;
  /** What it is. */ what: LogWhat;
}
/** A reading that both players agreed on. */
export interface AgreedView {
  /** What it asks. */ question: string;
  /** How it is read from here on. */ reading: string;
  /** The ruling, such as `C-42`. */ ruling: string;
}
/** Markers that one side spends on one roll. */
export interface Spend {
  /** BLESSING MARKERS of the model, by its owner. */ blessing: number;
  /** BLOOD MARKERS of the model, by its enemy. */ blood: number;
  /** The price of a Bloodbath is among them (INJ-14). */ bloodbath: boolean;
  /** INFECTION MARKERS of the model, by its enemy. */ infection: number;
}
/** A point on the battlefield: `x` to the east, `y` to the south, from the north-west corner. */
export interface Point { /** To the east. */ x: Length; /** To the south. */ y: Length }
/** How a model goes. By default straight on, over what the map shows. */
export interface MovementWay {
  /** What the map shows on the way does not count: a door, a ladder, a bridge. */ clear?: boolean;
  /** How high it stands at the end, or none for the height of the ground there. */ height?: Length | null;
  /** What it crosses, in order. A stated kind replaces what the map shows of that kind. */ over?: Crossing[];
  /**
   * The straight way of a charge is rough or barred by what the map does not show: it goes around that, or stops
   * before it.
   */
  rough?: boolean;
  /** Corners of the way, in order. */ via?: Point[];
}
/** Something on a model's way, and where. */
export interface Crossing {
  /** Where the base stands when it comes to it; for a Jump Down, where it lands. */ at?: Point | null;
  /** The piece, by id. */ terrain?: string | null;
  what: Passage;
}
/** What the table sees of a charge before it is made. */
export interface ChargeFacts {
  /** More targets, if the ruling lets several be named (C-14). */ also?: number[];
  /** An enemy that the way leads past before it reaches the target, or none for the measured one (ACT-20). */
  past?: number | null;
  /** The charger does not see the target (ACT-16). */ unseen?: boolean;
}
/** What the table sees; what is not stated, the engine measures or proposes. */
export interface Facts {
  /** The target is in Cover, or behind a Defended Obstacle (ATK-06, ATK-11). */ cover?: boolean | null;
  /** The attacker stands 3″ or more above (ATK-07). */ elevated?: boolean | null;
  /** Beyond half the range (ATK-05). */ long?: boolean | null;
  /** Answers to the conditions that only the table can see, by their sentence. */ table?: string[];
}
/** Who is at an objective. */
export interface Held {
  /** Who controls it. */ holder?: number | null;
  /** Sides with a model there. */ reached?: number[];
}
/** A thing on the table, now. */
export interface ThingNow {
  /** Its middle, or none if untracked. */ at?: Point | null;
  /** Who carries it. */ carried?: number | null;
  /** A charge lies on it. */ charged?: boolean;
  /** Whose charges they are, also for a thing that is gone. */ charges?: number[];
  /** Who claimed it this Turn. */ claimed?: number | null;
  /** It is not on the table: taken away, or not laid yet. */ gone?: boolean;
  /** Its id in the scenario, or none if it came up in play. */ id?: string | null;
  kind: string;
  /** As shown. */ label: string;
  /** How often it was opened. */ opened: number;
  /** What it holds. */ stock: number;
  /** Its side still has to lay it. */ to_lay?: boolean;
  /** The Turn in which its weapon was last used. */ used: number;
}
/** One attack (ATK-01). */
export interface Attack {
  /** Who attacks. */ attacker: number;
  /** Calls that count for all its rolls. */ called?: Called[];
  /** What the table sees. */
  facts: Facts & { [k: string]: unknown };
  /** With the weapon used second (ATK-12). */ off_hand?: boolean;
  /** Ranged or melee. */ range: Reach;
  /** Which model, or what point. */ target: Target;
  /** With what. */ weapon: string;
}
/** A call made for a roll, with what it does to it. */
export interface Called {
  /** Its id, or the word it shares its uses with. */ id: string;
  /** Whose. */ model: number;
  /** As shown. */ name: string;
  /** Markers paid. */ paid?: number;
  /** What it does to the roll. */ what: What[];
}
/** A Glorious Deed. */
export interface Deed {
  /** Who achieves it. */ by: DeedBy;
  /** Only in a campaign. */ campaign_only?: boolean;
  /** The condition in our own words. */ condition: string;
  glory: number;
  /** Unique in the scenario. */ id: string;
  /** The deed gives one experience point to one ELITE LEADER, though a warband achieved it. */
  leader_experience?: boolean;
  /** As shown. */ name: string;
  /** Victory points, extras included. */ points: number;
  promotion_dice: number;
  /** Only this side can. */ side?: Role | null;
  /** What the engine watches for, or none if only the table sees it. */ sign?: DeedSign | null;
  /** Why the condition is only a reading, or none if it is certain. */ unconfirmed?: string | null;
}
/** One thing that a model, an item, an option or a Warband rule does. */
export interface Effect {
  /** What happens. */ do: What[];
  /** All of these must hold. */ if?: Condition[];
  /** The moment or the roll it belongs to. */ when: When;
}
/** The models within a distance of the bearer, and what they are under. */
export interface Aura {
  /** Seen from the affected model, as if it had the effect. */ effect: Effect;
  /** Only models with this keyword. */ keyword?: Keyword | null;
  /** Whose models. */ whose: Whose;
  /** Base to base. */ within: Length;
}
/** An ACTION that content grants (ACT-31). */
export interface Action {
  /** DICE of that roll. */ dice?: number;
  /** It ends the Activation, with any result. */ ends_activation?: boolean;
  /** Stable name, unique among the bearer's ACTIONS. */ id: string;
  /** What must hold for it to be taken. */ if?: Condition[];
  /** As shown. */ name: string;
  /** In one Activation it may be taken once for each target; if not, only once. */ once_per_target?: boolean;
  /** What happens on a Success; with several entries the owner picks one. */ outcome: Outcome[];
  /** What it costs; with several numbers the owner picks one, else that of the outcome in the same place. */
  price?: Price | null;
  /** Base to base, or none for no limit. */ range?: Length | null;
  /** Which roll it asks for. */ roll: ActionRoll;
  /** The target must be seen. */ sight?: boolean;
  /** Successes in a game, or none for any number. */ successes?: number | null;
  /** Whom it can be used on. */ target: ActionTarget;
  /** Uses in a game, or none for any number. */ uses?: number | null;
}
/** The Injury Roll that a successful ACTION causes. */
export interface ActionInjury {
  /** No result is worse than this. */ at_worst?: InjuryResult | null;
  /** More keywords on a critical. */ critical_keywords?: Keyword[];
  injury_dice?: number;
  /** Keywords of the roll. */ keywords?: Keyword[];
  /** INJURY MODIFIER for each BLOOD MARKER on the target. */ modifier_per_blood?: number;
  /** INJURY DICE on a critical. */ on_critical?: number;
  /** INJURY DICE for each point of negative INJURY MODIFIER of the target's armour. */ per_armour_point?: number;
}
/** An explosion around the bearer. */
export interface Detonation {
  /** Nearer than this, base to base, with more INJURY DICE. */ inner: Length;
  /** INJURY DICE for those. */ inner_injury_dice: number;
  /** Keywords of the Injury Rolls. */ keywords?: Keyword[];
  /** What happens to the bearer. */ own: OwnEnd & string;
  /** Everybody within this distance. */ within: Length;
}
/**
 * Something the bearer's owner may call on for a roll, before its dice. The effect's own words then
 * act on that roll alone.
 */
export interface Call {
  /** Which rolls. */ at: CallAt;
  /** Stable name, unique among the bearer's calls and ACTIONS. */ id: string;
  /** As shown. */ name: string;
  /** How often. */ often: Often;
  /** What it costs. */ price: Price;
  /** Calls with the same word share their uses; none for its own id. */ shared?: string | null;
}
/** What strengthens some models of a Warband for a game. */
export interface Strengthening {
  /** What they gain. */ effects: Effect[];
  /** As shown. */ name: string;
  /** Which models; all conditions must hold for the model as bearer. */ whom: Condition[];
}
/** A charge that jumps down on its target (MOV-13). */
export interface Dive {
  /** Where it lands. */ at?: Point | null;
  /** How far down. */ drop: Length;
  model: number;
  /** On whom. */ target: number;
}
/** A model that goes Down near a ledge (DWN-05). */
export interface Brink {
  /** Whose doing it is. */ by?: number | null;
  /** How far down it is. */ drop: Length;
  /** It gets an INFECTION MARKER instead of a BLOOD MARKER. */ infects?: boolean;
}
/** Who has declared what, before the dice (MRK-03 to MRK-08). */
export interface Window {
  /** Calls made for this roll. */ called?: Called[];
  /** Declarations made. */ declared?: [number, Spend][];
  /** The side that must declare first, if Initiative said so. */ first?: number | null;
}
/** What hurts a model when no attack does. */
export interface Harm {
  /** No result is worse than this. */ at_worst?: InjuryResult | null;
  /** The model whose doing it is, such as the one whose hit led to the fall. */ by?: number | null;
  /** The roll is four dice summed, no matter what else counts. */ four_dice?: boolean;
  /** INJURY DICE it brings. */ injury_dice?: number;
  /** INJURY MODIFIER it brings. */ injury_modifier?: number;
  /** Keywords of the Injury Roll, such as FIRE in brackets behind DANGEROUS. */ keywords?: Keyword[];
  /** What it is. */ source: HarmSource;
  /** The thing on the table that blew up. */ thing?: number | null;
}
/** An explosion. */
export interface Blast {
  injury_dice: number;
  injury_modifier: number;
  /** Keywords of the Injury Roll. */ keywords?: Keyword[];
  /** Those not Out of Action are pushed D3 inches straight away, by the table. */ pushes?: boolean;
  /** Everyone within this distance, or none for only the model that set it off. */ within?: Length | null;
}
/** A base that is put elsewhere, outside the rules of moving (MOV-12, F-11). */
export interface Replacing {
  /** Where else it must be. */ how: How;
  /** Whose base. */ who: number;
  /** The greatest distance from where it stands, or none for anywhere. */ within?: Length | null;
}
/** What an option makes of the result of an Injury Roll. */
export interface Remedy {
  /** The call's id. */ call: string;
  /** The result instead. None if it stays as it is, but the model stays on its feet. */ to?: InjuryResult | null;
}
/** An Injury Roll that is being asked for (INJ-01). */
export interface InjuryRoll {
  /** By what. */ cause: InjuryCause;
  /** Who is hurt. */ victim: number;
  /** The markers' window. */
  window: Window & { [k: string]: unknown };
}
/** A pre-game activity of one model. */
export interface Activity {
  /** The place of its effect on the card. */ effect: number;
  /** Whose. */ model: number;
  /** What it is called. */ source: string;
}
/** A Success Roll that is being asked for (ROL-01). */
export interface SuccessRoll {
  /** Who takes it. */ model: number;
  /** What it is for. */ purpose: Purpose;
  /** The markers' window. */
  window: Window & { [k: string]: unknown };
}
/** A card that a side drew. */
export interface DrawnCard { card: Card; side: number }
/** One line of a "why". */
export interface Modifier {
  /** What it changes. */ kind: ModifierKind;
  /** What it is called. */ name: string;
  /** What it rests on: a measure, an item, a model. */ reason?: string;
  /** The rule it follows. */ rule: string;
  /** By how much. */ value: number;
}
/** Who or what took a model Out of Action, and when. */
export interface Fall {
  /** The model that caused it, if one did. */ by?: number | null;
  /** What it was, if no attack did it. */ harm?: HarmSource | null;
  /** By a Ranged or a Melee Attack, or none if it was no attack. */ reach?: Reach | null;
  /** It was stated and not rolled. */ stated?: boolean;
  turn: number;
  /** Its weapon, by id. */ weapon?: string | null;
}
/** What one rule of the scenario was worth. */
export interface ScorePart {
  /** Victory points. */ points: number;
  /** Its index in the scenario's victory points. */ rule: number;
}
/** What was true at the end of Turns in a row. */
export interface Kept {
  /** The Deed that asks. */ deed: string;
  /** The model that stands there. */ model?: number | null;
  /** The objective that is held, by index. */ objective?: number | null;
  /** Whose. */ side: number;
  /** This many Turns by now. */ turns: number;
}
/** Effects that a model is under for a while. */
export interface Gained {
  /** What they do. */ effects: Effect[];
  /** What brings them, as shown. */ source: string;
  /** How long. */ until: Until;
}
/** What a roll that was made adds up to. */
export interface SumView {
  /** They are added up; if not, each die stands for itself. */ adds_up: boolean;
  /** The place of the roll among what followed. */ event: number;
  /** The faces that count, in the order they fell. */ faces: Face[];
  /** What is added to them. */ modifier: number;
  /** ±DICE or ±INJURY DICE: more dice, of which the highest count, or fewer, of which the lowest do. */ net: number;
}
/** One model. */
export interface ModelView {
  /** It is its Activation now. */ acting: boolean;
  /** Activated this Turn. */ activated: boolean;
  /** The INJURY MODIFIER of all its armour. */ armour: number;
  /** Where it stands, or none if positions are not tracked. */ at: Point | null;
  /** Standing, Down or Out of Action. */ condition: ModelCondition;
  /**
   * The Dangerous terrain it stands in, as the table said, with what stands in brackets; absent before the table has
   * said.
   */
  danger: Keyword[] | null;
  /** Who took it Out of Action, and when. */ fall: FallView | null;
  /** Within 1″ of an enemy. */ fighting: boolean;
  /** How high above the table: stated, else by the ground under it. */ height: Length;
  /** Its id in the battle. */ id: number;
  /** The models that the table said stand in reach of its auras. */ in_reach: number[];
  /** Keywords as printed. */ keywords: string[];
  /**
   * How far down the ledge within 1″ of it is, as the table said: 0 if there is no ledge, absent before the table
   * has said.
   */
  ledge: Length | null;
  /** What lies on it. */ markers: Markers;
  /** Its number on its side, from 1. */ number: number;
  /** Its picture, by its hash, if it has one and its Warband is in this book. */ portrait: string | null;
  /** Waiting, on the battlefield, or gone. */ presence: Presence;
  /** How far each of its weapons with a range reaches now. */ reaches: ReachView[];
  /** Its card. */ sheet: ModelCard;
  side: number;
}
/** How a model fell. */
export interface FallView { /** By which model. */ by: number | null; turn: number }
/** How far a weapon reaches from the rim of a base, as far as one can see now. */
export interface ReachView {
  /** To the end of its range. */ far: Length;
  /** Beyond this it is Long Range. */ short: Length;
  /** The weapon's id. */ weapon: string;
}
/** The card of one model in a Force (F-03, F-04). */
export interface ModelCard {
  /** INJURY MODIFIERS from armour, each with where it comes from (INJ-12). */ armour?: Protection[];
  /** Base; an oval's longer and shorter side. */ base: Base;
  /** It, or kit that it carries, was written down by hand: nobody checked it. */ by_hand?: boolean;
  /** CONSUMABLE kit that it carries, one line for each piece; empty on cards that were frozen before it was kept. */
  consumables?: Consumable[];
  /** Ducats, kit included. */ ducats: number;
  /** What its abilities, kit, options, skills and injuries do, each with its source's name. */ effects?: Sourced[];
  /** The id of its Warband entry, such as `yeoman`. */ entry: string;
  /** The name of its Warband entry. */ entry_name: string;
  /** The other model of its Fireteam. */ fireteam?: number | null;
  /** Glory, kit included. */ glory?: number;
  /** Hands that its Shield and HELD items keep: they are not put down, and no weapon goes into them. */
  hands_kept?: number;
  /** The model's id in its Warband; unique in the Force. */ id: number;
  /** Keywords of the model with its kit, options and injuries. */ keywords?: Keyword[];
  /** Melee Characteristic in DICE, or none if it cannot fight. */ melee: number | null;
  /** Inches it may move. */ movement: Length;
  /** The player's name for it. */ name: string;
  /** Ranged Characteristic in DICE, or none if it cannot shoot. */ ranged: number | null;
  /** Every weapon line as it will be used. */ weapons?: Weapon[];
}
/** One source of negative INJURY MODIFIER. */
export interface Protection {
  /** Untouched by IGNORE ARMOUR and ARMOUR PIERCING. */ impervious?: boolean;
  /** Where it comes from. */ kind: ProtectionKind;
  /** Negative for protection. */ modifier: number;
  /** What gives it, as shown. */ name: string;
}
/** The footprint of a model. */
export interface Base {
  /** The longer side, or the diameter. */ length: Length;
  /** The shorter side, or the diameter. */ width: Length;
}
/** A piece of kit that is gone after the game in which it was used (CONSUMABLE). */
export interface Consumable {
  /** The item's id. */ item: string;
  /** Its name, by which its effects are known on the card. */ name: string;
}
/** An effect and the name of what brings it, for the "why" of a number. */
export interface Sourced {
  /** What it does. */ effect: Effect;
  /** The ability, item, option, skill or injury. */ source: string;
}
/** A weapon line. */
export interface Weapon {
  /** DICE of its attacks. */ dice: number;
  /** What else it does. */ effects?: Effect[];
  /** Hands it takes as this model wields it. */ hands: number;
  /** The item's id; unique in the sheet, `#2` and so on for a second one. */ id: string;
  /** INJURY DICE of its attacks. */ injury_dice: number;
  /** INJURY MODIFIER of its attacks. */ injury_modifier: number;
  /** Keywords of its attacks. */ keywords?: Keyword[];
  /** Which table it is bought from. */ kind: WeaponKind;
  /** It can be used in melee. */ melee: boolean;
  /** As shown. */ name: string;
  /** Greatest range, or none if it cannot shoot. */ range?: Length | null;
}
/** How a battle ended. */
export interface BattleOutcome {
  /** The points decided it: it is counted again when they change. */ by_points?: boolean;
  /** Why it is over. */ reason: EndReason;
  /** It counts as not fought. */ void?: boolean;
  /** The side that won, or none for a draw. */ winner: number | null;
}
/** What is asked now. */
export interface Question {
  /** How far the model concerned may go now. */ allowance: Length | null;
  /** Every attack on offer, worked out before it is chosen. */ attacks: AttackView[];
  /** Every Charge on offer, worked out before it is chosen. */ charges: ChargeAtView[];
  /** ACTIONS for which the acting model has no target or means: there is no command to overrule. */
  closed: ClosedView[];
  /** The final score if a stopped battle counts as it stands: by side, with the Deeds. */ comes_to: number[] | null;
  /** What may be said. */ offers: Offer[];
  /** What a person may look for and the rules refuse; each refusal can be overruled. */ refused: RefusedView[];
  /** The dice, if dice are asked for. */ roll: RollView | null;
  /** The Success Rolls that the other ACTIONS ask for at once, worked out before one is chosen. */ rolls: RollAtView[];
  step: Step;
  /** Who must answer. */ who: number[];
}
/** An attack, worked out before it is made. */
export interface AttackView {
  /** What is attacked with, and whom or at what point; the facts as stated so far. */ attack: Attack;
  /** It counts as in Cover, or behind a Defended Obstacle. */ cover: boolean;
  /** Base to base; none if a position is not tracked. */ distance: Length | null;
  /** It counts as made from an Elevated Position. */ elevated: boolean;
  /** It counts as Long Range. */ long: boolean;
  /** What each face of that die means; empty if it goes at this target. */ lots: LotView[];
  /** The chances; if a die says whom the shot goes at, those of one that goes at this target. */ odds: OddsView;
  /** All attacks of the ACTION at this target, if there is more than one. */ series: SeriesView | null;
  /** Beyond this distance it is Long Range; none if the weapon has no range. */ short: Length | null;
  /** What the map shows of the target, or none if a position is not tracked. */ sight: Sight | null;
  /** How likely it sends the shot at somebody on the shooter's own side, and hits. */ strays: number;
  /** The weapon's name. */ weapon: string;
}
/** Faces of a die that send a shot the same way. */
export interface LotView {
  /** How likely they are, as a decimal number. */ chance: number;
  /** Everybody there is on the shooter's own side. */ friend: boolean;
  /** How likely the shot then also hits: if the attacker names the model, the likeliest one; if by lot, on average. */
  hits: number;
  /** The faces, and where they send it. */ lot: Lot;
}
/** Faces of a die that send a shot the same way. */
export interface Lot {
  /** The lowest of them. */ from: number;
  /** Where the shot goes. */ goes: Goes;
  /** Of so many. */ of: number;
  /** The highest. */ to: number;
  /** How many throws show one of them. */ ways: number;
}
/** The chances of a Success Roll, and what they come to. */
export interface SuccessChances {
  critical: number;
  /** 2 to 6. */ failure: number;
  /** 7 or more. */ passes: number;
  /** 7 to 11. */ success: number;
}
/** The chances of a whole attack, and what they come to. */
export interface AttackChances {
  /** It hit: Down. */ down: number;
  /** Down or Out of Action. */ down_or_worse: number;
  /** It hits, with any effect. */ hit: number;
  /** It hit: Minor Hit. */ minor_hit: number;
  /** The Success Roll failed. */ miss: number;
  /** It hit and the Injury Roll came to nothing. */ no_effect: number;
  /** It hit: Out of Action. */ out_of_action: number;
}
/** The chances of an Injury Roll, and what they come to. */
export interface InjuryChances {
  /** 7 or 8. */ down: number;
  /** Down or Out of Action. */ down_or_worse: number;
  /** 2 to 6. */ minor_hit: number;
  /** 1 or less. */ no_effect: number;
  /** 9 or more. */ out_of_action: number;
}
/** A series of attacks at one target. */
export interface SeriesView {
  /** How many attacks. */ attacks: number;
  /** The same, with an eye on Down or Out of Action. */ best_down: EndsView | null;
  /** Both sides spend at their best, with an eye on Out of Action; none if that takes too long to work out. */
  best_out: EndsView | null;
  /** The name of the weapon that strikes second, if there is one. */ second: string | null;
  /** Nobody spends. */ unspent: EndsView;
}
/** How a series may end, as decimal numbers; the first three sum to one. */
export interface EndsView {
  /** It is Down. */ down: number;
  /** Either of the two. */ down_or_worse: number;
  /** The expected number of BLOOD and INFECTION MARKERS placed on it. */ markers: number;
  /** It is Out of Action. */ out_of_action: number;
  /** The target stands. */ standing: number;
}
/** A Charge that is offered. */
export interface ChargeAtView {
  /** What its Charge Bonus must show, straight on over open ground. */ charge: ChargeView;
  /**
   * The charging model has something to strike with once it is there; without, it may charge and not Fight (ACT-30).
   */
  strikes: boolean;
  /** At whom. */ target: number;
}
/** What the die of a Charge Bonus must show. */
export interface ChargeView {
  /** How likely it is met, as a decimal number, or none if nobody measured. */ chance: number | null;
  need: ChargeNeed;
  /** How likely it falls short. */ short: number | null;
}
/** What the die of a Charge Bonus must show. */
export interface ChargeNeed {
  /** Base to base; none if a position is not tracked. */ distance: Length | null;
  /** The least face that brings the charger near enough to fight, straight on over open ground. */ least: LeastFace;
  /** Of several dice the lowest counts, not the highest. */ lowest: boolean;
  /** The Movement that the bonus is added to. */ movement: Length;
  /** Of so many. */ of: number;
  /** How many throws are enough. */ ways: number;
}
/** An ACTION that cannot even be aimed. */
export interface ClosedView { action: AttackAction; /** Why, in a sentence. */ rejection: RejectionView }
/** Why something is refused, in a sentence. */
export interface RejectionView {
  /** Stable name in capitals, such as `E-NOT-ENGAGED`. */ code: string;
  /** One clear line: what, where, what was expected. */ message: string;
  /** The rule that refuses, or none if the command itself is ill-formed. */ rule?: string | null;
}
/** A constraint on the centre of a base. It carries all it needs, so that a screen can draw it. */
export interface Spot {
  /** At least this far from these. */ away_from: [Disc, Length][];
  /** It may not stand on any of these. */ bases: Disc[];
  /** This far outside the zone is allowed too. */ beyond: Length;
  /** More than 1″ from these. */ clear_of: Disc[];
  /** A charge comes this near to its target. */ comes?: Comes | null;
  /** It touches an edge of the battlefield. */ edge?: boolean;
  /** On no part of this ground. */ impassable: Shape[];
  /** What the scenario asks in addition. */ keeps?: Keeping[];
  /** Wholly in here it may stand at any distance: the own zone of an INFILTRATOR. */ or_zone?: Shape | null;
  /** Half the base. */ radius: Length;
  /** No farther than this from where it stands (DR p.35). */ reach: [Point, Length] | null;
  /** Ground that costs double: around whom, how far. */ slow?: [Disc, Length][];
  /** Within 1″ of all these. */ stay_by: Disc[];
  /** The battlefield. */ table: Table;
  /** Wholly inside. */ zone: Shape | null;
}
/** A base on the battlefield. */
export interface Disc { /** Its centre. */ at: Point; /** Whose. */ model: number; /** To its rim. */ radius: Length }
/** Where a charge leads: what a screen draws, and the widest that a spot may miss its target by. */
export interface Comes {
  /** Where it ends: straight on, around what it need not cross, or before that. */ ends?: ChargeEnd[];
  /** Whom it goes at. */ target: Disc;
  /** The farthest it may be from it, rim to rim. */ within: Length;
}
/** Where a charge may end by one of the ways that are open to it. */
export interface ChargeEnd {
  /** Where it stands then. */ to: Point;
  /** The corners of the way there. */ via?: Point[];
}
/** The size of the battlefield. */
export interface Table { /** North to south. */ depth: Length; /** West to east. */ width: Length }
/** A reminder, at its moment. */
export interface Reminded {
  /** Whose. */ model: number;
  /** Why the app cannot. */ reason: string;
  /** The ability or item, as shown. */ source: string;
  /** What to do. */ text: string;
}
/** Where a BLAST that wanders comes down. */
export interface Landing {
  /** The point. */ at: Point;
  /** What the map shows of it from where the shot was aimed at; it misses what cannot be seen. */ sight: Sight;
}
/** A command that the rules refuse. */
export interface RefusedView {
  command: Command;
  /** Why, in a sentence. */ rejection: RejectionView;
  /** What the map shows of its target. None if it is neither a shot nor a Charge, or a position is not tracked. */
  sight: Sight | null;
}
/** A roll before its dice. */
export interface RollView {
  /** What the side that declared last may declare instead, until anything else is said. */ anew: SpendView | null;
  /** What is measured and proposed about the attack. */ attack: AttackView | null;
  /** The rows of the Injury Chart that become another row for the target, such as by TOUGH. */ becomes: BecomesView[];
  /** The modifiers add up to more than the cap allows. */ capped: boolean;
  /** What the die of a Charge Bonus must show. */ charge: ChargeView | null;
  /** Declared so far. */ declared: [number, Spend][];
  /** How many faces are needed. */ dice: number;
  /** The readings of the rules under which it would be a different roll. */ disputed: DisputedView[];
  /**
   * What the markers of the model that rolls are worth unspent: for an Injury Roll of its own that brings only its
   * armour.
   */
  kept: SpendView[];
  /** The same for the model that rolls, on the Injury Roll its markers are kept for. */ kept_spared: string[];
  /** What each way to spend on the Injury Roll to come would make of the whole attack. */ later: SpendView[];
  /** What each face means, if a die says whom a shot goes at. */ lots: LotView[];
  /** What is added to the sum of an Injury Roll, capped. */ modifier: number;
  /** The modifiers, with their reasons. */ modifiers: Modifier[];
  /** The chances as it stands. */ odds: OddsView | null;
  /** Which of them count, or none if all do. */ pool: PoolView | null;
  /** A failure ends the Activation. */ risky: boolean;
  /** This attack and those that may follow it in the ACTION, all at this target. */ series: SeriesView | null;
  /** What keeps the target from Out of Action, such as TOUGH; empty if the result stands as rolled. */
  spared: string[];
  /** What each way to spend would buy, first for the side that declares first. */ spends: SpendView[];
  /** How likely such a die sends it at somebody on the shooter's own side, and hits. */ strays: number;
}
/** What one side may spend on the roll. */
export interface SpendView {
  /** The choices, “nothing” first. */ choices: SpendChoice[];
  /** How many it has. */ has: number;
  /** BLOOD and INFECTION, or BLESSING. */ marker: MarkerKind;
  /** It may declare now. */ open: boolean;
  side: number;
}
/** One choice of what to spend. */
export interface SpendChoice { markers: Spend; /** The chances after it. */ odds: OddsView }
/** A row of the Injury Chart that becomes another one. */
export interface BecomesView {
  /** What it becomes. */ applied: InjuryResult;
  /** By what, such as TOUGH. */ by: string[];
  /** What is rolled. */ rolled: InjuryResult;
}
/** A ruling on which a roll depends. */
export interface DisputedView {
  /** The command with which both players agree to play on under it. */ agree: Command;
  /** How this battle reads it. */ chosen: string;
  /** Which sources have it like this, such as `DR p.53`, the weightiest first; empty if no source spells it out. */
  chosen_sources: string[];
  /** The chances under it. */ odds: OddsView | null;
  /** What is asked, in one sentence. */ question: string;
  /** Another reading. */ reading: string;
  /** Which sources have it like this. */ reading_sources: string[];
  /** Such as `C-42`. */ ruling: string;
}
/** The dice of a roll that are added up. */
export interface PoolView {
  /** How many of them count. */ kept: number;
  /** More dice, of which the highest count, or fewer, of which the lowest do. */ net: number;
}
/** The Success Roll of an ACTION that is offered, such as a Dash, with nothing spent on it. */
export interface RollAtView {
  /** The command that takes it. */ command: Command;
  /** The chances. */ odds: OddsView;
  /** A failure ends the Activation. */ risky: boolean;
}
/** One scenario. */
export interface Scenario {
  /** What it is about, for people who look for one to play. */ about?: string | null;
  /** Alliances for a Turn and the cards that break them, or none if there are no such alliances. */
  alliances?: ScenarioAlliances | null;
  /** Which battlefield archetypes it is played on. */ archetypes?: string[];
  /** Who wrote it, or none for the book. */ by?: string | null;
  /** How an objective is controlled, or none if no objective can be. */ control?: Control | null;
  /** An enemy's Deployment Zone, and this much ground around it, is Impassable; none if it is ground like any other. */
  death_zones?: Length | null;
  /** Glorious Deeds, each once in a game. */ deeds?: Deed[];
  /** The order of deployment. */ deployment: Deployment;
  /** Who begins on the table, or none for everybody. */ entry?: Beginners | null;
  /** After the last Turn a die says whether there is one more. */ extra_turn?: ExtraTurn | null;
  /** What is asked of the Forces. */ forces?: ForceRule[];
  /** Stable id, such as `claim-no-mans-land`. */ id: string;
  /** What INFILTRATOR models may do. */ infiltrators: Infiltrators;
  /** What can be done with them. */ kinds?: ThingKind[];
  /** Morale Checks and voluntary flight take place. */ morale: boolean;
  /** As shown. */ name: string;
  /** How those are Activated. */ neutral_turns?: NeutralTurns | null;
  /** Models that belong to nobody. */ neutrals?: Neutral[];
  /** When a side without models has lost. */ no_models?: NoModels;
  /** What the players write down in secret after deployment. */ notes?: SecretNote[];
  /** Its number in the book, or none for a club's own. */ number?: number | null;
  /** What is fought over. */ objectives?: Objective[];
  /** Where it stands in the book. */ pages?: string | null;
  /** Objectives that the players place before the battle. */ placing?: Placing[];
  /** How many Warbands it is for, if that is a choice; roll-offs are draws of cards then. */
  players?: ScenarioPlayers | null;
  /** What the table sees to. */ reminders?: Reminder[];
  /** Whether somebody attacks. */ roles?: Roles;
  /** What happens each time that something stirs. */ stirring?: Stirring[];
  /** Size of the battlefield. */ table: Table;
  /** A word on the size if the book does not fix it. */ table_note?: string | null;
  /** Whose Warbands stand together, or none if everybody fights for themselves. */ teams?: ScenarioTeams | null;
  /** Terrain that stands when the set-up begins; movable. */ terrain?: Terrain[];
  /** What terrain the scenario asks for, in our words. */ terrain_note?: string | null;
  /** Things on the table that are acted on. */ things?: Thing[];
  /** Turns it lasts. */ turns: number;
  /** What may happen at the start of a Turn. */ unforeseen?: Unforeseen | null;
  /** What earns victory points. */ victory_points: VictoryPoints[];
  /** Deployment Zones, one for each side. */ zones: Zone[];
}
/**
 * Alliances that are written down in secret each Turn, and a second deck of cards that break them. A side's suit is that
 * of its ace; a card of it is a Coup, any other a Ruse.
 */
export interface ScenarioAlliances {
  /** As many more for a side that is allied with nobody and named by nobody. */ alone: number;
  /** For the side that is last alone. */ last: number;
  /** Betrayal Cards at the start of a Turn for the side that leads alone. */ leads: number;
  /** For everybody else. */ others: number;
  /** What the cards do, from the 2 to the king. */ table: BetrayalRow[];
}
/** What the cards of a rank do. */
export interface BetrayalRow {
  /** In one's own suit. */ coup: Betrayal;
  /** `2` to `10`, `J`, `Q` or `K`. */ rank: string;
  /** In any other suit. */ ruse: Betrayal;
}
/** What a card does. */
export interface Betrayal {
  /** What the battle does with it. */ does: BetrayalDoes;
  /** As printed. */ name: string;
  /** In our words. */ text: string;
}
/** When a side controls an objective: more of its models than of the enemy's. */
export interface Control {
  /** A side with models on it beats one that only has models near it. */ on_beats_near: boolean;
  /** Models count within this distance, base to piece. */ within: Length;
}
/** How many models begin on the table, and what the others do (SET-08). */
export interface Beginners {
  /** How many begin, for all sides or by role. */ limits: EntryLimit[];
  /** What the others do. */ rest: Rest;
  /** Wide bases count for more. */ wide?: Wide | null;
}
/** How many models of a side begin on the table. */
export interface EntryLimit {
  /** How many. */ models: StartsWith;
  /** Of this side, or none for every side. */ side?: Role | null;
}
/** Models that come on without a die, in turn, before the first Activation of a Turn. */
export interface Entering {
  /** Nobody may be held back. */ all_at_once?: boolean;
  /** Where. */ at: EntersAt;
  /** From this Turn on. */ from_turn: number;
  /** More than this far from enemies. */ gap: Length;
  /** The most in a Turn, or none for as many as there are. */ most?: number | null;
  /** A model that has not come on by the end of this Turn never does; none if they may wait. */
  until_turn?: number | null;
}
/** Bases from a certain size on count for more models. */
export interface Wide { /** As this many. */ counts: number; /** From this size on, the longer side. */ from: Length }
/** A length that is rolled for (E-2). */
export interface ExtraTurn {
  /** The game ends up to this face; above it one more Turn is played. */ ends_up_to: number;
  /** Who rolls, or none for the player whom both agree on. */ side?: Role | null;
}
/** A limit on an INFILTRATOR's own deployment. */
export interface InfiltratorLimit {
  /** What it keeps to. */ keeps: Keeps;
  /** For this side, or none for all. */ side?: Role | null;
}
/** What can be done with things of a kind. */
export interface ThingKind {
  /** ACTIONS of the scenario that are taken on it. */ actions?: ThingAction[];
  /** BLOOD MARKERS for a model that is Activated near it. */ bleeds?: Bleeds | null;
  /** A model that carries it can only Move or Retreat. */ burden?: boolean;
  /** This many of them are secretly worthless, as their owner wrote down. */ duds?: number;
  /** Unique in the scenario. */ id: string;
  /** Who lays it. */ laid?: Laid;
  /** A weapon that a model near it may use, once each Turn. */ lends?: Lends | null;
  /** As shown. */ name: string;
  /** Where it may be laid, or none for anywhere. */ near?: LaidNear | null;
  /** From its middle to its rim; 0 if its middle counts. */ radius: Length;
  /** What it holds at first. */ stock?: number;
  /** What an attack on it does, or none if it cannot be attacked. */ struck?: Struck | null;
  /** What a model that moves near it sets off. */ tripped?: Tripped | null;
}
/** An ACTION on a thing. */
export interface ThingAction {
  /** What follows, in order. */ do: ThingDoes[];
  /** The ACTION it is a form of: all forms together once in an Activation. */ form_of?: string | null;
  /** It is not an ACTION of its own, but part of carrying: it may follow any other. */ free?: boolean;
  /** Unique in the scenario. */ id: string;
  /** All of these hold. */ if?: ThingCondition[];
  /** It is taken with what the model holds, not on a thing. */ in_hand?: boolean;
  /** Only models with all these keywords. */ keywords?: Keyword[];
  /** As shown. */ name: string;
  /** What it rolls. */ roll: ActionRoll;
  /** Only models of this side. */ side?: Role | null;
  /** Which other model it concerns. */ with?: With | null;
  /** Base to thing; 0 for touching. */ within: Length;
}
/** BLOOD MARKERS around a thing. */
export interface Bleeds { /** How many markers. */ markers: number; /** How near. */ within: Length }
/** A weapon that lies ready. */
export interface Lends {
  /** Not while an enemy of the user is within an inch of it. */ not_contested: boolean;
  weapon: Weapon;
  /** How near. */ within: Length;
}
/** Where things that the sides lay may lie. */
export interface LaidNear {
  /** Farther than this from any other thing, and from Impassable ground. */ apart: Length;
  /** Wholly within this distance of the middle of the battlefield. */ centre: Length;
  /** Farther than this from the others that the same side lays. */ own_apart: Length;
}
/** Which attacks strike a thing, and what a success does. */
export interface Struck {
  /** What follows. */ do: ThingDoes[];
  /** Melee Attacks do. */ melee: boolean;
  /** Ranged Attacks do, with one of these keywords; an empty list for all. */ ranged?: Keyword[] | null;
}
/** What happens when a model moves near a thing. */
export interface Tripped {
  /** What a live one does; a dud is only taken away. */ do: ThingDoes[];
  /** How near. */ within: Length;
}
/** How neutral models are Activated after each Activation of a side. */
export interface NeutralTurns {
  /** For each range of faces of a D6, the entries of which one acts. */ die: NeutralFaces[];
}
/** Faces of the D6, and who may act on them. */
export interface NeutralFaces { /** One of these entries. */ entries: string[]; /** Up to this face. */ up_to: number }
/** A model that belongs to nobody. */
export interface Neutral {
  /** After those: Out of Action becomes Down until it carries this many BLOOD MARKERS, if there is such a rule. */
  defiant?: number | null;
  /** The game is a draw at once when it leaves the battlefield. */ draw_if_gone?: boolean;
  /** What it does when it is Activated. */ mind: Mind;
  /** Its attacks that place BLOOD MARKERS poison: one more at each Activation, until a BLESSING MARKER is spent. */
  poisons?: boolean;
  /**
   * Models may climb onto it; from there their attacks on it gain +1 DICE and +1 INJURY DICE, and all their rolls
   * are Risky; it cannot attack them.
   */
  ridden?: boolean;
  /** Its card; `entry` names it in the scenario. */ sheet: ModelCard;
  /** Those that stand there when the game begins; more may come up in play. */ spots?: NeutralSpot[];
  /** After its melee attack everyone within an inch who does not ride it is hurt like this. */ tail?: Blast | null;
  /** A model that it moves over is hurt like this. */ tramples?: Blast | null;
  /** Its first Out of Action results that become Down. */ undying?: number;
}
/** Where a neutral model stands at first. */
export interface NeutralSpot {
  /** The centre of its base. */ at: Point;
  /** Why the spot is only our reading, or none if it is certain. */ unconfirmed?: string | null;
}
/** Something each player writes down in secret (G-10). */
export interface SecretNote {
  /** Unique in the scenario. */ id: string;
  /** As shown. */ name: string;
  /** What is written. */ what: Noted;
}
/** A thing to control. */
export interface Objective {
  /** Its middle. */ at: Point;
  /** Unique in the scenario. */ id: string;
  /** What kind of objective, if victory points tell kinds apart. */ kind?: string;
  /** As shown. */ label: string;
  /** The players placed it. */ placed?: boolean;
  /** The piece of terrain that is the objective, once one covers the spot. */ terrain?: string | null;
  /** Why the spot is only a reading of the printed map, or none if it is certain. */ unconfirmed?: string | null;
  /** How near one has to be, if that is another distance than the scenario's. */ within?: Length | null;
}
/** Objectives of one kind that are placed in turn, once the terrain stands. */
export interface Placing {
  /** The least distance from every other objective; 0 for anywhere. */ apart: Length;
  /** At least this far from every edge of the battlefield. */ from_edges: Length;
  /** At least this far from every Deployment Zone. */ from_zones: Length;
  /** Their kind, if victory points tell kinds apart. */ kind?: string;
  /** As shown, such as `Cache`; each placed one is numbered. */ label: string;
  /** How many. */ many: Many;
  /** Only this side places them; none if all sides do in turn. */ side?: Role | null;
}
/**
 * How many Warbands a scenario is for. Cards decide who comes first: every roll-off is a draw, and each Turn every
 * side draws for its place.
 */
export interface ScenarioPlayers { /** At least. */ least: number; /** At most. */ most: number }
/** What the table sees to, because the app cannot, and why. */
export interface Reminder {
  /** When it matters. */ at: ReminderAt;
  /** Why the app cannot. */ reason: string;
  /** What to do. */ text: string;
}
/**
 * Two teams of equally many Warbands (AOW p.12). Team mates are friends to each other, win together by what they scored
 * together, and set up in the same half of the table; Abilities, Battlekit and Skills for friends work within one
 * Warband alone.
 */
export interface ScenarioTeams {
  /** The ids of the zones in each half of the table; a team sets up in the half of the first of it that picks. */
  halves: [string[], string[]];
}
/** One piece. */
export interface Terrain {
  /** How high it stands; 0 for flat ground. */ height: Length;
  /** Unique on the map. */ id: string;
  /** What the players agreed that it has beyond its kind. */ keywords?: Keyword[];
  /** What it is. */ kind: TerrainKind;
  /** As written on the map, or none for the kind's name. */ label?: string | null;
  /**
   * What it is drawn as, if its kind stands for several things. None if nobody said, as for every piece that was
   * laid before this could be said.
   */
  look?: TerrainLook | null;
  /** Its footprint. */ shape: Shape;
}
/** One thing as the map shows it. */
export interface Thing {
  /** Its middle. */ at: Point;
  /** Unique in the scenario. */ id: string;
  /** The id of its kind. */ kind: string;
  /** As shown. */ label: string;
  /** Why the spot is only our reading, or none if it is certain. */ unconfirmed?: string | null;
  /** It is taken away at the end of this Turn. */ until?: number | null;
  /** The id of the zone whose side it belongs to, or none if it belongs to nobody. */ zone?: string | null;
}
/** Something that may happen at the start of a Turn, once in a game. */
export interface Unforeseen {
  /** On this face of a D6 and above. */ at_least: number;
  /** From this Turn on. */ from_turn: number;
  /** The rows of the D3. */ table: UnforeseenRow[];
}
/** A row of the table of events. */
export interface UnforeseenRow { /** What it does. */ do: UnforeseenDoes; /** As shown. */ name: string }
/** What earns victory points. */
export interface VictoryPoints {
  /** This many instead for an objective that no enemy has reached. */ alone?: number | null;
  /** When they are counted; Turn's end before game's end. */ at: ScoredAt;
  /** Only objectives of this kind. */ kind?: string | null;
  /** The most points each time. */ most?: number | null;
  /** What each of the points is for. */ per: ScoredPer;
  /** How many points. */ points: number;
  /** Only for this side. */ side?: Role | null;
  /** Only in these Turns, the first and the last. */ turns?: [number, number] | null;
}
/** Quantities added up, divided and rounded; what comes out is multiplied by the rule's points. */
export interface Formula {
  /** What it is divided by; 1 for not at all. */ divided_by: number;
  /** Each model is divided and rounded by itself; what belongs to no model, together. */ each_model?: boolean;
  /** How the remainder counts. */ rounded: Rounding & string;
  /** What is added up. */ sum: Term[];
}
/** A quantity, this many times. */
export interface Term {
  /** Of this. */ of: Quantity;
  /** This many times; less than 0 takes away, and the whole never falls below 0. */ times: number;
}
/** A Deployment Zone. */
export interface Zone {
  /** Unique in the scenario, such as `north`. */ id: string;
  /** As shown. */ label: string;
  /** Which side it is for. */ role: ZoneRole;
  /** Where it lies. */ shape: Shape;
  /** Why the shape is only a reading of the printed map, or none if it is certain. */ unconfirmed?: string | null;
}
/** The scenario's own part of a battle. */
export interface Scene {
  /** Who is allied with whom, and what cards have done, if the scenario has alliances. */ alliances?: Alliances;
  /** Who attacked which neutral model, and in which Turn. */ anger: [number, number, number][];
  /** The reinforcements of this Turn are placed, and nobody was Activated since. */ arrived: boolean;
  /** How many each side still brings on this Turn. */ arriving: number[];
  /** Who took whom Out of Action, and how. */ credits: Credit[];
  /** Proposals the table turned down. */ denied: [string, number | null][];
  /** Whom an enemy made move to which things, if a Deed asks. */ driven?: Driven[];
  /** The last Turn is counted, only the game's end is left. */ ending: boolean;
  /** Models that left the battlefield by an ACTION of the scenario. */ escaped?: number[];
  /** One more Turn was rolled for. */ extended: boolean;
  /** Who held which objective when it was last counted. */ held: Held[];
  /** What models hold, and how much of that was stolen. */ holds: [number, number, number][];
  /** What was true at the end of Turns in a row, if a Deed asks. */ kept?: Kept[];
  /** Enemies the model retreated from in this Activation. */ left: number[];
  /** The die for one more Turn has been rolled. */ length_rolled: boolean;
  /** What a die adds to the models that begin on the table, side by side. */ limit_dice: number[];
  /** Secret notes that were shown. */ notes: NoteShown[];
  /** The side that plays the neutral model which acts. */ plays: number | null;
  /** Poisoned models. */ poisoned: number[];
  /** Deeds that what happened seems to prove. */ proposals: Proposal[];
  /** Models that wait in reserve, as their side said before the zones were drawn for. */ reserve?: number[];
  /** Who stands on top of which neutral model. */ riding: [number, number][];
  /** Successes of Risky rolls in this Activation. */ risky: number;
  /** Who each side is. None if the scenario knows no roles, or they are not given yet. */ roles: (Role | null)[];
  /** How often something stirred. */ stirred: number;
  /** Who has stood on which objective, by index, if a Deed asks. */ stood?: [number, number][];
  /** Sides that set nobody else up now. */ stopped: number[];
  /** Forms of the scenario's ACTIONS taken in this Activation. */ taken: string[];
  /** What was noted, in order. */ tallies: Tallied[];
  /** Whose Warbands stand together; empty if everybody fights for themselves, or before it is known. */
  teams?: number[][];
  /** Things on the table. */ things: ThingNow[];
  /** Out of Action results that a neutral model has turned into Down. */ undying: [number, number][];
  /** The event of the game: row of its table and Turn. */ unforeseen: [number, number] | null;
  /** Who did not see which enemy when its Activation began, if a Deed asks. */ unseen?: [number, number][];
  /** Models that take no part. */ unused: number[];
}
/** Where the alliances of a battle stand. */
export interface Alliances {
  /** The aces that say whose suit is which; empty before they are dealt. */ aces: DrawnCard[];
  /** Who must name whom this Turn, if they name anybody. */ forced: [number, number][];
  /** Who keeps all that their joint alliance is worth this Turn. */ keeps_all: number[];
  /** Who named whom this Turn; two that named each other stand in a joint alliance. */ named: [number, number][];
  /** Models that do no more Glorious Deeds. */ no_deeds: number[];
  /** Cards played this Turn. */ played: Card[];
}
/** Who took whom Out of Action, and how. */
export interface Credit {
  /** What is certain. */ how?: KillMark[];
  model: number;
  /** What only the table could see. */ perhaps?: KillMark[];
  /** The model was Down when its Activation began. */ stood_up?: boolean;
  /** In which Turn. */ turn: number;
  /** Whom. */ victim: number;
}
/** A model that an enemy made move to things on the table, and that has not moved since. */
export interface Driven { /** By whom. */ by: number; model: number; /** To which. */ things: number[] }
/** A secret note, shown. */
export interface NoteShown {
  /** The models it names. */ models?: number[];
  note: string;
  /** The objective it names, by index. */ objective?: number | null;
  /** Whose. */ side: number;
}
/** A Deed that what happened seems to prove. */
export interface Proposal {
  /** Deed id. */ deed: string;
  /** By which model. */ model?: number | null;
  /** By whom. */ side: number;
  /** In which Turn it was done; 0 if the log does not say. */ turn: number;
  /** The rest of the condition is for the table to say. */ unsure?: boolean;
}
/** Something noted for a side. */
export interface Tallied {
  /** The model stood wholly in an enemy's zone, or none if that was not measured. */ in_enemy_zone?: boolean | null;
  /** By which model. */ model?: number | null;
  /** For whom. */ side: number;
  tally: string;
  /** On which thing. */ thing?: number | null;
  /** In which Turn. */ turn: number;
}
/** One side. */
export interface SideView {
  /** Casualties at which a Morale Check is due. */ breaking_point: number;
  /** How the battle ended for it, or none while it goes on or if it counts as not fought. */ came?: SideOutcome | null;
  /** Its Initiative card of this Turn, if cards are drawn. */ card?: Card | null;
  /** Models Down or Out of Action. */ casualties: number;
  /** Its Warband's emblem. */ emblem: Emblem;
  /** Its faction's name. */ faction: string;
  /** It left. */ fled: boolean;
  /** `A`, `B`, … */ letter: string;
  /** Its Down models lie on their sides. */ lies: boolean;
  /** The one who asks may answer for it. */ mine: boolean;
  /** The Warband's name. */ name: string;
  /** Victory points. */ points: number;
  /** Every Success Roll is Risky. */ shaken: boolean;
  /** All models that count for Morale. */ size: number;
  /** The place of its team, or none if it fights for itself. */ team?: number | null;
  /** Models that may still be Activated this Turn. */ to_activate: number;
  /** Models to set up. */ to_deploy: number;
  /** Zone index. */ zone: number | null;
}
/** Another course of a battle, which the battle itself knows nothing of. */
export interface WhatIf {
  /** When it last changed, RFC 3339. */ at: string;
  /** It is what the page shows. */ current: boolean;
  /** How many entries it has. */ entries: number;
  /** The entry that it goes on from. */ from: number;
  /** The hash of the entry that begins it. */ id: string;
  /** The name it was given. */ name: string;
}
/** A battle after one of its entries. */
export interface Moment {
  /** Its stream. */ battle: string;
  /** The entry's number, or 0 for before the first. */ seq: number;
  /** The what-if in it, or none for the battle itself. */ what_if: string | null;
}
/** Which set-up. */
export interface SetUpRef { /** Its stream. */ set_up: string }
/** The battles whose maps are wanted. */
export interface MapsOf { /** Streams of battles, at most 64. */ battles: string[] }
/** The table of a battle as it began. */
export interface BattleMap {
  /** The battle's stream. */ battle: string;
  /** The scenario, with the terrain that was placed. */ scenario: Scenario;
}
/** Something that a person considers saying. */
export interface ThoughtOf {
  /** Its stream. */ battle: string;
  /** The move, the end of the charge, the shot at a point, or where a model is put. */ command: Command;
  /** The what-if in it, or none for the battle itself. */ what_if: string | null;
}
/** A move that is not made yet, measured. */
export interface MeasuredView {
  /** How much movement it takes in all. */ cost: Length;
  /** What Difficult ground adds, besides its length (TER-03). */ difficult: Length;
  /** What else it crosses, in order. */ over: Crossing[];
  /** How much movement the model has for it. */ reach: Length;
  /** Why it may not be made, or none if it may. */ refused: RejectionView | null;
  /** The ruins whose outer walls it passes, by id: the map does not show their doors and gaps. */ walls: string[];
}
/** A note beside an entry. */
export interface NewNote {
  /** The battle's stream. */ battle: string;
  /** The entry. */ seq: number;
  /** The word; empty removes it. */ text: string;
  /** The what-if in it, or none for the battle itself. */ what_if: string | null;
}
/** A shot at a point, worked out before it is made. */
export interface PointView {
  /** What it would be. */ attack: AttackView;
  /** Why it may not go there, or none if it may. */ refused: RejectionView | null;
}
/** How far a model may go straight on. */
export interface ReachArea {
  /** How far it may still go at most. */ left: Length;
  /**
   * The ends of such ways, once around, if the ground makes them differ; two if only one way is allowed. None if all
   * end equally far away.
   */
  rim: Point[] | null;
}
/** A battle as a page knows it: to roll in it, or to put back what was undone. */
export interface Seen {
  /** Its stream. */ battle: string;
  /** The moment that the page stands at, or none if it wants all of the battle. */ seen: string | null;
  /** The what-if in it, or none for the battle itself. */ what_if: string | null;
}
/** What changed in a battle. */
export interface BattleChange {
  /** Its aftermath is open or closed in the campaign. */ aftermath: boolean;
  /** The number of the last entry this view knows of: for a replay, the one it stands after. */ at: number;
  /** How much may be stated of what can be counted. */ bounds: Bounds;
  /** Deeds that may be claimed now, and by which sides; also after the last count. */ claims: Claimable[];
  /** How many models there are now. */ count: number;
  /** Deeds done. */ deeds: DeedView[];
  /** The side with Initiative, if one has it. */ initiative: number | null;
  /** How many lines of the log, from the first, are unchanged. */ kept: number;
  /** The lines after them. */ log: LogEntry[];
  /** The models that changed. */ models: ModelView[];
  /**
   * The hash of the entry after which it stands like this: a page that knows the view of that moment is sent what
   * has changed since.
   */
  moment: string;
  /** How it ended, or none while it goes on. */ outcome: BattleOutcome | null;
  /** It is over, counts for no campaign, and was fought by Warbands of this book: a campaign can take it in. */
  outside: boolean;
  /** Where in the Turn it is. */ phase: Phase;
  /** The question that is pending, or none once the battle is over. */ question: Question | null;
  /** Something undone can be put back. */ redo: boolean;
  /** The scenario's own part, or none if it is unchanged. */ scene: Scene | null;
  /** That aftermath is closed. */ settled: boolean;
  /** The sides in order. */ sides: SideView[];
  /** The moment since which it changed. */ since: string;
  /** Terrain as it stands, or none if it is unchanged. */ terrain: Terrain[] | null;
  /** 0 before the first Turn. */ turn: number;
  /** The number of the entry that undo would take out of force, if there is one. */ undo: number | null;
  /** What-ifs that were begun from it, the oldest first; one of them may be what is shown. */ what_ifs: WhatIf[];
}
/** Something said in a battle. */
export interface Said {
  /** Its stream. */ battle: string;
  /** One entry each; all of them are accepted or none. */ commands: Command[];
  /** The moment that the page stands at, or none if it wants all of the battle. */ seen: string | null;
  /** The what-if in it, or none for the battle itself. */ what_if: string | null;
}
/** A battle on paper, and the campaign it belongs to. */
export interface PaperFiled {
  /** What was written down. */ battle: PaperBattle;
  /** The campaign's stream. */ campaign: string;
}
/** A battle as two players write it down. */
export interface PaperBattle {
  /** The side that attacked, by its place from 0. */ attacker: number | null;
  /** What the scenario is called, if no list has it; none if its id says which it is. */ named: string | null;
  /** The day, such as `2026-04-30`. */ played: string | null;
  /** Scenario id; without meaning if it is named. */ scenario: string;
  /** Who fought, in order. */ sides: PaperSide[];
  /** Turns played, or none if nobody wrote them down. */ turns: number | null;
  /** Who won, or none to let the victory points decide. */ winner: PaperWinner | null;
}
/** A side of it. */
export interface PaperSide {
  /** The coalition it fought in. It fought for itself if there is none, or no other side names it. */
  coalition: number | null;
  /** It lost because it gave up. */ conceded: boolean;
  /** Glorious Deeds it did. */ deeds: PaperDeed[];
  /** Nobody has said yet whether it did a Deed; without meaning once one is named. */ deeds_untold: boolean;
  /** Its models that went Out of Action. */ fell: PaperFall[];
  /** Nobody has said yet whether any of its models fell; without meaning once one did. */ fell_untold: boolean;
  /** Its models that a rule of the battle took out of the Warband. */ left: number[];
  /** Its models that took part, including those that fell, left, did a Deed or used kit up. */ took_part: number[];
  /** CONSUMABLE kit that its models used. */ used_up: PaperUse[];
  /** Victory points, or none if nobody wrote them down. */ vp: number | null;
  who: PaperWho;
}
/** A Glorious Deed. */
export interface PaperDeed {
  /** Its id in the scenario. */ deed: string;
  /** Who did it, or none for the Warband. */ model: number | null;
}
/** A model that went Out of Action. */
export interface PaperFall {
  /** By whom; none if nobody did, or nobody wrote it down. */ by: PaperFoe | null;
  model: number;
  /** In which Turn, if somebody wrote it down. */ turn: number | null;
}
/** Who took a model Out of Action. */
export interface PaperFoe {
  /** Its model, if it is known. */ model: number | null;
  /** The side, by its place from 0. */ side: number;
  /** The weapon, by item id, if it is known. */ weapon: string | null;
}
/** A piece of CONSUMABLE kit that was used. */
export interface PaperUse { /** Item id. */ item: string; /** By which model. */ model: number }
/** A battle that is in the campaign now. */
export interface BattleFiled { /** Its id, by which its aftermath is opened. It has no log. */ battle: string }
/** Which battle's sheet. */
export interface SheetOf {
  /** The stream of the planned battle that it begins with, or the first one if none is named. */ battle: string | null;
  /** The campaign's stream. */ campaign: string;
}
/** The sheet of a battle on paper. */
export interface BattleSheet {
  /**
   * The battle as it begins: the game that is planned, else the two that fight next of those who can have fought; all
   * that are fit took part.
   */
  battle: PaperBattle;
  /** How much can be written. */ bounds: SheetBounds;
  /** The campaign's name. */ name: string;
  /**
   * The games that are planned and not begun: sides that are exactly those of one play its scenario, until another one is
   * chosen by hand.
   */
  plans: SheetPlan[];
  /** What may have been played: scenarios of the stage first, then the rest of the pack, then one's own. */
  scenarios: SheetScenario[];
  /** The scenario of sides that have no plan; no plan presets it. */ unplanned: string;
  warbands: SheetWarband[];
}
/** How much can be written. */
export interface SheetBounds {
  /** The fewest sides. */ least_sides: number;
  most_sides: number;
  /** The most characters of a name. */ name: number;
  /** The most Turns, at least one. */ turns: number;
  /** The most victory points. */ vp: number;
}
/** A game that is planned and not begun. */
export interface SheetPlan {
  /** The id of its scenario. */ scenario: string;
  /** Its Warbands' streams, and nobody else's. */ warbands: string[];
}
/** A scenario that may have been played. */
export interface SheetScenario {
  /** Somebody attacks in it. */ attacker: boolean;
  /** Its Glorious Deeds; empty if the pack has no sheet of it. */ deeds: SheetDeed[];
  id: string;
  name: string;
  /** Turns it usually lasts, or none if there is no sheet of it here. */ turns: number | null;
}
/** A Glorious Deed. */
export interface SheetDeed {
  /** A model does it. If not, the whole Warband does. */ by_model: boolean;
  /** What it takes. */ condition: string;
  id: string;
  name: string;
}
/** A Warband that may have fought. */
export interface SheetWarband {
  /** Its faction's name. */ faction: string;
  /** Its stream. */ id: string;
  /** Its models, Mercenaries last. */ models: SheetModel[];
  name: string;
  /** Who commands it. */ player: string | null;
  /** Why no battle of it can be filed now, or none if one can. */ refused: string | null;
  /** Its roster is still to come. */ roster_to_come: boolean;
  /** The battle whose aftermath has to be closed first, if that is the reason. */ settles: string | null;
}
/** A model that may have fought. */
export interface SheetModel {
  /** CONSUMABLE kit that it carries: an item once, however many pieces there are. */ consumables: SheetConsumable[];
  /** It is ELITE. */ elite: boolean;
  /** What it is, or none if it has no name of its own and is called after its entry. */ entry: string | null;
  /** Its id in the Warband. */ id: number;
  /** The rule that may take it out of the Warband in a battle, if there is one. */ leaves: string | null;
  /** Its name, or its entry's. */ name: string;
  /** Why it sits this game out, or none if it is fit. */ sits_out: string | null;
}
/** CONSUMABLE kit that a model carries. */
export interface SheetConsumable { /** Item id. */ item: string; name: string; /** How many pieces. */ pieces: number }
/** What the Forces of a battle on paper have beyond what their next game allows. */
export interface PaperRemarks {
  /**
   * For each side a sentence for each Threshold or Field Strength that it is beyond, and one if its list is not
   * legal.
   */
  sides: string[][];
}
/** A file that was written. */
export interface Sent {
  /** The file's name. */ file: string;
  /** What does not come back when it is imported here, a line each. */ left_out: string[];
}
/** What the sides scored. */
export interface PaperScores { /** In the order of the sides. */ sides: PaperScore[] }
/** The victory points of a side, and with whom it fought. */
export interface PaperScore {
  /** As in [`PaperSide`]. */ coalition: number | null;
  /** Victory points, or none if nobody wrote them down. */ vp: number | null;
}
/** How a battle stands by its scores. */
export interface PaperStanding {
  /**
   * Who won according to the victory points; a proposal. None if they decide nothing because some were not written
   * down.
   */
  ahead: PaperWinner | null;
  /** Sides that win, draw and lose together, by their places from 0; the first one stands for them. */
  parties: number[][];
}
/** A battle that is taken in. */
export interface TakenIn { /** The battle's stream. */ battle: string; /** Where. */ into: TakenInto }
/** A battle that has ended. */
export interface BattleEnd { /** The battle's stream. */ battle: string }
/** Where a battle can be taken in. */
export interface TakingIn {
  /** The campaigns of the book, latest change first. */ campaigns: TakingInto[];
  /** Why no campaign can begin with them, in one line, or none if one can. */ refused: string | null;
  /** The Warbands that a new campaign would begin with. */ warbands: string[];
}
/** A campaign that a battle may be taken into. */
export interface TakingInto {
  /** Its stream. */ id: string;
  name: string;
  /** Why it does not take the battle, in one line, or none if it does. */ refused: string | null;
}
/** How far back to go. */
export interface Back {
  /** Its stream. */ battle: string;
  /** The moment that the page stands at, or none if it wants all of the battle. */ seen: string | null;
  /** The first entry to go out of force, or the last one if none is named. */ to: number | null;
  /** The what-if in it, or none for the battle itself. */ what_if: string | null;
}
/** A what-if to begin. */
export interface NewWhatIf {
  /** The battle's stream. */ battle: string;
  name: string;
  /** The entry after which it goes on. */ seq: number;
  /** The what-if that it goes on from, or none for the battle itself. */ what_if: string | null;
}
/** A battle in the list. */
export interface BattleLine {
  /** Its stream. */ id: string;
  /** As shown. */ name: string;
  /** Where its name comes from. */ named: BattleNamed;
  /** What is played. */ scenario: BattleScenario;
  /** The sides, in their order. */ sides: SideLine[];
  /** How far it is. */ state: BattleState;
  turn: number;
  /** When it last changed, RFC 3339. */ updated: string;
}
/** The scenario of a battle in the list. */
export interface BattleScenario { id: string; name: string }
/** A side in the list. */
export interface SideLine {
  /** Its Warband's emblem. */ emblem: Emblem;
  /** The one who asks answers for it. */ mine: boolean;
  name: string;
  /** Victory points. */ points: number;
  /** It won, alone or with its team. */ won: boolean;
}
/** A backup that was made. */
export interface BookBackup { /** How many bytes it has. */ bytes: number; /** Where it is. */ to: string }
/** What a check of a book found. */
export interface BookCheck {
  /** Who made the entries, as far as devices signed them: the most first. */ authors: BookAuthor[];
  /** Entries proven. */ entries: number;
  /** What is wrong, worst first. */ findings: BookFinding[];
  /** Nothing is wrong; also if a stream has words that only a later program knows. */ fine: boolean;
  /** Packs and rulesets proven. */ packs: number;
  /** Streams looked at. */ streams: number;
}
/** The entries of one name that one device made. */
export interface BookAuthor {
  /** The beginning of the key, for people who compare two. */ device: string | null;
  /** How many entries. */ entries: number;
  /**
   * The key of the device that signed them, 64 hexadecimal digits, each signature proven, or none if they are
   * unsigned.
   */
  key: string | null;
  /** The name under them; may be empty. */ name: string;
}
/** One kind of thing that is wrong with a book. */
export interface BookFinding {
  /**
   * Its stable name: `FILE`, `TABLES`, `REFERENCES`, `HEADERS`, `CHAINS`, `SIGNATURES`, `COPIES`, `PACKS`, `PICTURES`, `ROWS`; and
   * for streams that do not open `DAMAGED`, or `NEWER_WORDS`, which is no damage.
   */
  code: string;
  /** How often. */ count: number;
  /** In words, with an example. */ message: string;
}
/** A new book. */
export interface NewBook { /** What stands in it. */ holds: Holds }
/** Which campaign. */
export interface CampaignRef { /** Its stream. */ campaign: string }
/** A campaign. */
export interface Campaign {
  /** Its size. */ about: string;
  /** Its Warbands whose rosters are still to come. */ awaited: AwaitedRoster[];
  /** Its games, newest first; of a long campaign the newest and all that are not closed ([`super::campaign_games`]). */
  games: CampaignGame[];
  /** How many there are. */ games_in_all: number;
  /** The house rules that differ from the printed ones, in a line each; empty if it is played as printed. */
  house: string[];
  /** Its stream. */ id: string;
  /** What the die of that game left open. None if it was not thrown, or left nothing open. */ left?: Planned | null;
  /** The map that it is fought on, by its name, if there is one. */ map?: string | null;
  /** Warbands of the book that belong to no campaign. */ may_join: Joiner[];
  name: string;
  /** The one thing to do next. */ next: Next;
  /** The pack it is played with. */ pack: PackLine;
  /** Why it cannot go over to another pack now. None if it can. */ pack_kept?: string | null;
  /** Players who have signed up and have no Warband here yet. */ signed_up: string[];
  /** The table that the next scenario comes from. */ stage: Stage | null;
  standings: Standing[];
  /** Beside the standings. */ standings_note: string;
  /** What undo would take back, in words, if anything. */ undo: string | null;
  /** If that is a filed game, what goes back with it. */ undo_filed: UndoFiled | null;
  /** Why undo goes no further back, and what would help. None if it goes on, or there is nothing to undo. */
  undo_stops: string | null;
  /** Where that is taken back, if it can be opened. */ undo_there: UndoThere | null;
  /** What the group agreed on in words: paragraphs, their lines parted by `\n`. */ written: string[];
}
/** A Warband whose roster is still to come. */
export interface AwaitedRoster { /** What it is called. */ name: string; /** Its stream. */ warband: string }
/** A game of the campaign. */
export interface CampaignGame {
  /** The battle's stream; it is in the book unless the game is still to play. */ battle: string;
  /** Something of it was corrected since it was recorded. */ corrected: boolean;
  /** The day it was played, such as `2026-04-30`, else when it was entered, RFC 3339. */ date: string | null;
  /** The day a game to play is to be fought by, such as `2026-04-30`. */ due: string | null;
  /** Its number in the campaign, from 1, or none before it is fought. */ number: number | null;
  /** That day is past. */ overdue: boolean;
  /** The scenario's name. */ scenario: string;
  /** The set-up of a game to play, or none if there is no map of its scenario. */ set_up: string | null;
  sides: GameLineSide[];
  /** How far it is. */ state: GameState;
}
/** A side of a game in the list. */
export interface GameLineSide {
  /** Its letter in the battle: `A`, `B`, `C`. */ letter: string;
  /** The Warband's name. */ name: string;
  /** How it went. */ outcome: ResultWord | null;
  /** Its ink. */ side: GameSide;
  /** Victory points, or none before it is fought or if nobody wrote them down. */ vp: number | null;
  /** The Warband's stream, or none if it does not belong to the campaign. */ warband: string | null;
}
/** A game between two Warbands, before it is planned. */
export interface PlanSheet {
  /** How often they have met, and their next games, in one line. */ about: string;
  /** Those of the two whose rosters are still to come. */ awaited: AwaitedRoster[];
  /** The campaign's name. */ campaign: string;
  /** Its Warbands, those that are free first. */ members: PlanMember[];
  /** The pack whose factions their Warbands may join with, by its hash. */ pack: string;
  /** How they are drawn: a [`Knob`](super::Knob) of the house rules. */ pairing: Pairing;
  /** Games that are planned and not fought, those due first before the others. */ planned: PlannedGame[];
  /** Why the two cannot meet now, or none if they can. */ refused: string | null;
  /** The games of a whole round, of all whose turn it is. */ round: RoundPair[];
  /** Rounds that were planned as one, and can be taken back as one. */ rounds: PlannedRound[];
  /** Every scenario that may be agreed on: those of the table first. */ scenarios: PlanScenario[];
  /** Players who have signed up and have no Warband to be planned with yet. */ signed_up: string[];
  /** The stage of the game. */ stage: string;
  /** Its table, by the face of a D6 from 1; a single line is played without a roll. */ table: PlanRow[];
  /** Games whose die left a choice that is still open. */ waiting: RoundLeft[];
  /** The two, by their streams, if there are two. */ warbands: [string, string] | null;
}
/** A Warband that may be chosen. */
export interface PlanMember {
  /** Why it is not free, or none if it is. */ busy: string | null;
  /** Games it has behind it. */ games: number;
  /** Its stream. */ id: string;
  /** How often it has met the first of the two. */ met: number;
  /** Its name, with its player's. */ name: string;
}
/** A game that is planned. */
export interface PlannedGame {
  /** Those in it whose rosters are still to come. */ awaited: AwaitedRoster[];
  /** The battle's stream. */ battle: string;
  /** Its battle has begun: the plan cannot be taken back. */ begun: boolean;
  /** The day it is to be fought by. */ due: string | null;
  /** That day is past. */ overdue: boolean;
  scenario: string;
  /** Who meets. */ sides: string;
}
/** Two that would meet in the round. */
export interface RoundPair {
  /** Where they stand in a Swiss round, how often they have met, and what game it is. */ about: string;
  /** Their names, such as `Redoubt – Choir`. */ sides: string;
  /** Their streams. */ warbands: [string, string];
}
/** A round that was planned as one. */
export interface PlannedRound {
  /** Battles of its games that nobody has begun; two or more. */ battles: string[];
  /** The evening that plays some of them at its tables, if one does. */ evening: string | null;
  /** Who meets in them, such as `Redoubt – Choir, Lamp – Tithe`. */ sides: string;
}
/** A scenario that may be agreed on. */
export interface PlanScenario {
  id: string;
  /** Its name, with how often either of the two has played it. */ name: string;
}
/** A line of the stage table. */
export interface PlanRow {
  /** How often either of the two has played it. */ played: number;
  /** The scenario, or none for a choice. */ scenario: string | null;
}
/** A game of a round whose die leaves a choice. */
export interface RoundLeft {
  /** The day the game is to be fought by, if somebody named one. */ due?: string | null;
  /** What is left to do. */ left: Planned;
  /** Their names. */ sides: string;
  /** The two, by their streams. */ warbands: [string, string];
}
/** Who rolls off. */
export interface PlanRoller { name: string; /** The Warband's stream. */ warband: string }
/** Dice faces with their source (promise 4). */
export interface Throw {
  /** In the order they fell. */ faces: Face[];
  /** Typed from the table or rolled in the app. */ source: Source;
}
/** A Warband of the book that could join. */
export interface Joiner { /** Its faction's name. */ faction: string; /** Its stream. */ id: string; name: string }
/** The one thing to do next. */
export interface Next {
  /** The ways on; the first is the usual one. */ actions: NextAction[];
  heading: string;
  /** Beside it. */ text: string;
}
/** One way on. */
export interface NextAction { /** As shown. */ label: string; what: CampaignAction }
/** The stage that the next game belongs to. */
export interface Stage { /** As shown. */ name: string; /** Its table. */ rows: StageRow[] }
/** A row of the stage table: what the D6 would choose. */
export interface StageRow {
  /** The die of the game to play chose it. */ chosen: boolean;
  /** The face, or none if the stage has one scenario and no die. */ face: number | null;
  /** The scenario's name, or none for a choice. */ scenario: string | null;
  /** What else it means. */ text: string;
}
/** A line of the standings. */
export interface Standing {
  /** That it has left, or takes a rest, as shown; none while it plays. */ away: string | null;
  /** Its games in order. */ course: CourseGame[];
  /** Campaign Victory Points. */ cvp: number;
  /** Glorious Deeds, in the games where they were written down. */ deeds: number;
  /** Games for which nobody wrote down its Deeds. */ deeds_untold: number;
  /** Games drawn. */ drew: number;
  emblem: Emblem;
  /** Its faction's name. */ faction: string;
  /** Its own models taken Out of Action, in the games where they were written down. */ fell: number;
  /** Games for which nobody wrote down which of its models fell. */ fell_untold: number;
  /** Games fought. */ games: number;
  /** Games lost. */ lost: number;
  name: string;
  /** What its next game allows, or none if the campaign's pack has no table for it. */ next: NextGame | null;
  /** Who commands it. */ player: string | null;
  /** Place, 1 first; equal points share it. */ rank: number;
  /** Enemies taken Out of Action, in the games where they were written down. */ took: number;
  /** Games for which nobody wrote down which of its enemies fell. */ took_untold: number;
  /** Games for which not all victory points were written down. */ unscored: number;
  /** Victory points made, less those of its enemies, in the games that recorded them; none if no game did. */
  vp: number | null;
  /** The Warband's stream. */ warband: string;
  /** Games won. */ won: number;
}
/** One game in the course of a Warband. */
export interface CourseGame {
  /** Campaign Victory Points after it. */ cvp: number;
  /** Its number among the Warband's own. */ game: number;
  /** How it went. */ outcome: ResultWord;
  /** How many of them it brought, and by what, in a line. */ said: string;
}
/** What a Warband's next game allows it. */
export interface NextGame {
  /** Field Strength, in models. */ field_strength: number;
  /** Threshold Value, in ducats. */ threshold: number;
  /** Why both are what they are, in a line. */ why: string;
}
/** A filed game that undo would take back. */
export interface UndoFiled {
  /** The battle, if it stays planned. None if the plan goes too. */ planned: string | null;
  /** Its sheet as it was filed, to be filed again. */ sheet: PaperBattle;
  /** What goes back with it, to be read before. */ text: string;
}
/** A Warband that joins. */
export interface Admission {
  /** The campaign's stream. */ campaign: string;
  /** It joins late: it counts as having behind it the games of the Warband with the most games (DR p.95). */
  late: boolean;
  /** Who commands it; may be empty. A player of the club signs up in their own name. */ player: string;
  /** The Warband's stream. */ warband: string;
}
/** A Warband of a campaign whose opening balance can be stated. */
export interface BalanceWarband {
  /** What is known of it, in one line. */ about: string;
  /** Its stream. */ id: string;
  name: string;
  /** Why it can no longer be stated, or none if it can. */ refused: string | null;
}
/** A Warband that is disbanded, and the one that its player begins again with. */
export interface BeginningAnew {
  /** The campaign's stream. */ campaign: string;
  /** The disbanded one is no longer listed in the standings; its opponents keep what they made against it. */
  strike: boolean;
  /** The stream of the Warband that is disbanded. */ warband: string;
  /** The stream of the one that takes its place. */ with: string;
}
/** A campaign as its chronicle shows it. */
export interface CampaignChronicle {
  /** Its size. */ about: string;
  /** Who died, in the order of their deaths. */ dead: ChronicleDead[];
  /** What to do before there is anything to tell; none once something was fought. */ first: string | null;
  /** The games that were fought, in order. */ games: ChronicleGame[];
  /** What somebody did most of. */ honours: ChronicleHonour[];
  /** In how many games they are found. */ honours_note: string;
  /** The house rules that differ from the printed ones, in a line each. */ house: string[];
  /** Its stream. */ id: string;
  name: string;
  /** The most characters of a note about a game. */ note_most: number;
  /** The version of the rules that its pack follows. */ rules: string;
  /** Most Campaign Victory Points first. */ standings: ChronicleStanding[];
  /** How points are counted and equals are listed. */ standings_note: string;
  /** What the group agreed on in words: paragraphs, their lines parted by `\n`. */ written: string[];
}
/** A line of the roll of the dead. */
export interface ChronicleDead {
  /** The battle's stream. */ battle: string;
  /** That Warband's emblem, or none if it does not belong to the campaign. */ emblem: Emblem | null;
  /** The number of its game, from 1. */ game: number;
  /** How it died. */ how: string;
  /** Its id there. */ model: number;
  /** Its name on the day. */ name: string;
  /** The name of its Warband. */ of: string;
  /** Its picture, by its hash, if it has one and its Warband is in this book. */ portrait: string | null;
  /** The scenario's name. */ scenario: string;
  /** Its Warband's stream, or none if it does not belong to the campaign. */ warband: string | null;
}
/** A game. */
export interface ChronicleGame {
  /** The battle's stream. */ battle: string;
  /** What was corrected later, the oldest first. */ corrected: ChronicleCorrection[];
  /** The day it was played, such as `2026-04-30`; of a battle that was logged, when it ended, RFC 3339. */
  day: string | null;
  /** Notes from the battle's own log, in its order. */ log_words: ChronicleNote[];
  /** Where models fell, if a log knows it. */ map: ChronicleMap | null;
  /** A remark about it, if there is one. */ note: string | null;
  /** Its number in the campaign, from 1. */ number: number;
  /** The scenario's name. */ scenario: string;
  /** Its sides in the battle's order. */ sides: ChronicleSide[];
  /** Turns played, or none if nobody wrote them down. */ turns: number | null;
  /** The players' own words, the oldest first. */ words: ChronicleNote[];
}
/** A note about a game. */
export interface ChronicleNote {
  /** When, RFC 3339. */ at: string;
  /** By whom; empty if nobody is known. */ by: string;
  /** The word. */ text: string;
  /** The Turn of the battle it stands beside, or none if it stands beside the game or before the first Turn. */
  turn: number | null;
}
/** The table of a battle that was logged, and who fell where. */
export interface ChronicleMap {
  /** Who fell, in the order of their falls. */ falls: ChronicleFall[];
  /** Its size. */ table: Table;
  /** What stood on it. */ terrain: Terrain[];
}
/** A model that fell, and where. */
export interface ChronicleFall {
  /** Where it stood last. */ at: Point;
  /**
   * Where the middle of its mark stands on a small map: as near as possible without lying on another mark. A mark is
   * 0.085 of the table’s width wide.
   */
  mark: Point;
  /** Its name on the day. */ name: string;
  /** The ink of its side. */ side: GameSide;
  /** In which Turn. */ turn: number;
}
/** A side of a game. */
export interface ChronicleSide {
  /** It attacked. */ attacked: boolean;
  /** It gave up. */ conceded: boolean;
  /** Campaign Victory Points that the game brought, or none if it does not belong to the campaign. */
  cvp: number | null;
  /** Glorious Deeds, each with who did it. */ deeds: string[];
  /** Somebody wrote down its Deeds; if not, an empty list says nothing. */ deeds_told: boolean;
  /** Its emblem, or none if it does not belong to the campaign. */ emblem: Emblem | null;
  /** Who went Out of Action, and what became of them. */ fallen: ChronicleFallen[];
  /** Somebody wrote down who fell; if not, an empty list says nothing. */ fell_told: boolean;
  /** Its letter in the battle: `A`, `B`, `C`. */ letter: string;
  name: string;
  /** How it went. */ outcome: ResultWord;
  /** Its ink. */ side: GameSide;
  /** What it lived through, in a few sentences; empty if there is nothing to tell. */ told: string;
  /** Victory points, or none if nobody wrote them down. */ vp: number | null;
  /** The Warband's stream, or none if it does not belong to the campaign. */ warband: string | null;
}
/** A model that went Out of Action. */
export interface ChronicleFallen {
  /** It did not survive. */ died: boolean;
  /** What became of it, or none while that is open or if it died. */ fate: string | null;
  /** How it fell, or died. */ how: string;
  /** Its id in its Warband. */ model: number;
  /** Its name on the day. */ name: string;
  /** Its picture, by its hash, if it has one and its Warband is in this book. */ portrait: string | null;
}
/** An honour. */
export interface ChronicleHonour {
  /** How many, in words. */ figure: string;
  /** Who has it; those who share it are named together. */ holders: ChronicleHolder[];
  /** How many share it and are not named, in words; none if all are named. */ others: string | null;
  /** What it is for. */ title: string;
}
/** Who has an honour. */
export interface ChronicleHolder {
  /** The battle, by its stream. */ battle: string | null;
  /** The Warband's emblem, or none if it is a battle. */ emblem: Emblem | null;
  /** The model's id in it. */ model: number | null;
  /** As shown. */ name: string;
  /** The model's picture, by its hash; none if it has no picture or is not a model. */ portrait: string | null;
  /** The Warband of a model, by its stream. */ warband: string | null;
}
/** A line of the standings. */
export interface ChronicleStanding {
  /** Campaign Victory Points. */ cvp: number;
  /** Glorious Deeds, in the games where they were written down. */ deeds: number;
  /** Games for which nobody wrote down its Deeds. */ deeds_untold: number;
  /** Games drawn. */ drew: number;
  emblem: Emblem;
  /** Its faction's name. */ faction: string;
  /** Its own models taken Out of Action, in the games where they were written down. */ fell: number;
  /** Games for which nobody wrote down which of its models fell. */ fell_untold: number;
  /** Games fought. */ games: number;
  /** Games lost. */ lost: number;
  name: string;
  /** Who commands it, if anybody is named. */ player: string | null;
  /** Place, 1 first; equal points share it. */ rank: number;
  /** Enemies taken Out of Action, in the games where they were written down. */ took: number;
  /** Games for which nobody wrote down which of its enemies fell. */ took_untold: number;
  /** Games for which not all victory points were written down. */ unscored: number;
  /** Victory points made, less those of its enemies, in the games that recorded them; none if no game did. */
  vp: number | null;
  /** The Warband's stream. */ warband: string;
  /** Games won. */ won: number;
}
/** A table of games so far. */
export interface EarlierTable {
  /**
   * Lines with a game that is already here, or stands in an earlier line, and that are entered all the same: by
   * their numbers in the table.
   */
  again: number[];
  /** The campaign's stream. */ campaign: string;
  /** Who is meant by names that are neither a Warband's nor its player's. */ names: EarlierName[];
  /** Which scenarios are meant by names that no pack has. */ scenarios: EarlierScenario[];
  /** As it was typed or pasted: a line per game. */ text: string;
}
/** Who is meant by a name. */
export interface EarlierName {
  /** The faction of a Warband that joins now under this name, with its roster to come; none for any other. */
  faction?: string | null;
  /** The name, as it stands in the table. */ name: string;
  /** The Warband's stream, or none if it joins now or is from outside the campaign. */ warband: string | null;
}
/** Which scenario is meant by a name. */
export interface EarlierScenario {
  /** The name, as it stands in the table. */ name: string;
  /** Its id, or none if no pack has it and it is kept by this name. */ scenario: string | null;
}
/** A table as it was understood. */
export interface EarlierView {
  /** Where the campaign would stand after it. */ after: EarlierAfter[];
  /** The campaign's name. */ campaign: string;
  /** The factions that a Warband may join with under a name of the table. */ factions: EarlierFaction[];
  /**
   * The games that were understood, in the order they are entered. Those that are already here, or stand twice, are
   * left out unless somebody says to enter them.
   */
  games: EarlierLine[];
  /** Its Warbands. */ members: EarlierMember[];
  /** The most games. */ most: number;
  /** Names that nobody here has, in the order of the table, with who is meant by them. */ names: EarlierMeant[];
  /** What one should know about it; it does not keep anything from being entered. */ notes: string[];
  /** Lines that were not understood, and what else keeps the table from being entered. */ problems: EarlierProblem[];
  /** It can be entered. */ ready: boolean;
  /** Scenarios that a name can mean. */ scenarios: EarlierScenarioKnown[];
  /** The table as it stands, with what each column is taken for; none if it cannot be read. */
  table: EarlierCells | null;
  /** Names of scenarios that no pack has, in the order of the table, with the one that is meant by them. */
  unknown_scenarios: EarlierScenarioMeant[];
}
/** Where a Warband would stand after the table. */
export interface EarlierAfter {
  /** Campaign Victory Points. */ cvp: number;
  /** Field Strength of that game, in models. */ field_strength: number;
  /** Games fought. */ games: number;
  name: string;
  /** The number of its next game. */ next: number;
  /** The stage of that game. */ stage: string;
  /** Threshold Value of that game, in ducats. */ threshold: number;
}
/** A faction of the campaign's pack. */
export interface EarlierFaction { id: string; name: string }
/** A game of the table. */
export interface EarlierLine {
  /** The day, such as `2026-04-30`, or none if the table does not say. */ day: string | null;
  /** The number of the game in the campaign that it equals, if there is one: same day, scenario, sides and points. */
  here: number | null;
  /** Its line in the table. */ line: number;
  /** Its number in the campaign, from 1, or none if it is left out. */ number: number | null;
  scenario: string;
  /** Who fought. */ sides: EarlierSide[];
  /**
   * The line above it in the table that it equals, on the same day, if there is one. It is left out unless somebody
   * says that it is a game of its own.
   */
  twice?: number | null;
  /** The pack has no such scenario: it is kept by this name. */ unknown: boolean;
}
/** A side of such a game. */
export interface EarlierSide {
  /** What it is called. */ name: string;
  /** How it went. */ outcome: ResultWord;
  /** It does not belong to the campaign. */ outsider: boolean;
  /** Victory points. */ vp: number | null;
}
/** A Warband that a name can mean. */
export interface EarlierMember {
  /** Its stream. */ id: string;
  name: string;
  /** Who commands it; may be empty. */ player: string;
}
/** A name that nobody here has. */
export interface EarlierMeant {
  /** The faction of a Warband that joins now under this name. */ faction: string | null;
  /** The name, as it stands in the table. */ name: string;
  /** Somebody said who is meant. */ said: boolean;
  /** Who is meant, or probably is; none if it is somebody from outside, or one that joins now. */
  warband: string | null;
}
/** Why something of the table cannot be entered. */
export interface EarlierProblem {
  /** The line, or none for the table as a whole. */ line: number | null;
  /** In one sentence. */ why: string;
}
/** A scenario that a name can mean. */
export interface EarlierScenarioKnown { id: string; name: string }
/** A table as it stands: its cells, and what each of its columns holds. */
export interface EarlierCells {
  /** What each column holds, as many as its longest line has. */ columns: EarlierColumn[];
  /** What separates its cells: a tab, a semicolon or a comma. */ delimiter: string;
  /** Its first line names the columns. */ headed: boolean;
  /** Its lines, without that of the headings and without empty ones. */ rows: EarlierRow[];
}
/** A line of a table. */
export interface EarlierRow {
  /** Its cells, without the blanks around them. */ cells: string[];
  /** Where it stands in the text, from 1. */ line: number;
}
/** A name that no scenario has. */
export interface EarlierScenarioMeant {
  /** The name, as it stands in the table. */ name: string;
  /** Somebody said which one is meant. */ said: boolean;
  /** The id of the one that is meant, or probably is; none if it is kept by its name. */ scenario: string | null;
}
/** Everything that was said in a campaign. */
export interface CampaignHistory { campaign: CampaignNamed; /** The oldest first. */ entries: CampaignHistoryLine[] }
/** A campaign by name and id. */
export interface CampaignNamed { /** Its stream. */ id: string; name: string }
/** An entry of a campaign, in words. */
export interface CampaignHistoryLine {
  /** When, RFC 3339. */ at: string;
  /** The battle it is about, by its stream, or none for the campaign itself. */ battle: string | null;
  /** The other battles that it decided about. */ battles?: string[];
  /** By whom. */ by: string;
  /** Two books disagreed, and this decided: what stands, and what was set aside. None for any other entry. */
  decided?: BooksDecided | null;
  /** It counts. If not, it was taken back, or set aside. */ in_force: boolean;
  /** A word of the author's, such as why the past is corrected, if there is one. */ note: string | null;
  /** The correction made since, in red pencil, if there is one. */ red?: CampaignHistoryRed | null;
  /** What was said. */ said: string;
  /** Its number in the campaign's stream, from 1. */ seq: number;
  /** It was set aside where two books disagreed. */ set_aside?: boolean;
}
/** What stands and what was set aside, if two books had disagreed. */
export interface BooksDecided {
  /** What was set aside, the oldest first. */ aside: ParcelSaid[];
  /** What stands, the oldest first. */ stands: ParcelSaid[];
}
/** Something that was corrected since it was said. */
export interface CampaignHistoryRed {
  /** What both are about, and what stands; none if nothing stands. */ lead: string | null;
  /** What stands there now, or none if it was struck out. */ now: string | null;
  /** What was said first. */ was: string;
}
/** What the organiser decides in a campaign. */
export interface HouseRulesView {
  /** The campaign's name. */ campaign: string;
  /** In the order of a campaign. */ knobs: KnobLine[];
  /** Why they cannot be set now, or none if they can. */ locked: string | null;
  /** Warbands that can join, or take the place of one that is disbanded. */ may_join: Joiner[];
  /** Its Warbands, those that left last. */ members: MemberLine[];
  /** The battle whose aftermath keeps them from being set, if one does. */ settling?: string | null;
  /** What the group agreed on in words, in lines; may be empty. */ written: string;
  /** The most characters of that text. */ written_most: number;
}
/** How a knob stands. */
export interface KnobLine {
  knob: Knob;
  /** At most. */ max: number;
  /** At least. */ min: number;
  /** What it is called. */ name: string;
  /** What it leads to beside the other knobs and is easily overlooked, if anything. */ note: string | null;
  /** As it is printed. */ printed: number;
  /** It says what a game brings, and is not set while an aftermath is open. */ settles: boolean;
  /** What it does, and what the book says of it. */ text: string;
  /** As you play it. */ value: number;
}
/** A Warband of the campaign, as the organiser sees it. */
export interface MemberLine {
  emblem: Emblem;
  /** Why it cannot leave now, even if they are cancelled, or none if it can. */ held: string | null;
  name: string;
  /** It takes a rest. */ paused: boolean;
  /** Its games that are planned and not begun. */ planned: number;
  /** Who commands it; may be empty. */ player: string;
  /** Its stream. */ warband: string;
  /** It has left. */ withdrawn: boolean;
}
/** Several knobs with their new settings. */
export interface HouseSet { /** The campaign's stream. */ campaign: string; /** Those that change. */ knobs: KnobSet[] }
/** A knob with its new setting. */
export interface KnobSet { knob: Knob; /** To what. */ value: number }
/** Players whose Warbands join by name, their rosters to come. */
export interface PlayersJoin {
  /** The campaign's stream. */ campaign: string;
  /** They join late: each counts as having behind it the games of the Warband with the most games (DR p.95). */
  late: boolean;
  players: PlayerJoins[];
}
/** A player whose Warband joins by name. */
export interface PlayerJoins {
  /** The Warband's faction, by its id in the campaign's pack. */ faction: string;
  /** The name, as it stands in the list; the Warband has it until its roster comes. */ player: string;
}
/** A campaign and another pack. */
export interface CampaignPack { /** Its stream. */ campaign: string; /** The pack's hash. */ pack: string }
/** A new campaign. */
export interface NewCampaign {
  /** How many games it has, with the final, or none for the printed number. */ games: number | null;
  /** The map of the pack that it is fought on, by its id, if there is one. */ map: string | null;
  name: string;
  /** The pack it is played with, by its hash, or none for the usual one. */ pack: string | null;
}
/** A campaign, looked over. */
export interface CampaignOverview {
  /** Its size, and the stage of the next game. */ about: string;
  /** How each faction fared, most games first. */ factions: OverviewFaction[];
  /** How many games were fought. */ fought: number;
  /** Its stream. */ id: string;
  name: string;
  /** Games that are not closed, newest first. */ open: CampaignGame[];
  /** Attackers against defenders, or none if nobody ever attacked. */ roles: OverviewRoles | null;
  /** How each scenario went, in the order they were first fought in. */ scenarios: OverviewScenario[];
  /** How points are counted and equals are listed. */ standings_note: string;
  /** Threshold Values in ducats of the games fought so far, from the first game on, before what a variant changes. */
  thresholds: number[];
  /** One per Warband, in the order of the standings. */ warbands: OverviewLine[];
  /** What the organiser should look at. */ warnings: OverviewWarning[];
}
/** How a faction fared. */
export interface OverviewFaction {
  name: string;
  /** Every Warband counts with every game it fought. */ tally: OverviewTally;
  /** Warbands of it in the campaign. */ warbands: number;
}
/** Games as one party saw them. */
export interface OverviewTally {
  /** Drawn. */ drew: number;
  games: number;
  lost: number;
  /** Victory points made and those of the enemies, in the games that recorded them; none if no game did. */
  score: [number, number] | null;
  /** Games of which not all victory points were written down. */ unscored: number;
  /** The first less the second. */ vp: number | null;
  won: number;
}
/** Attackers against defenders. */
export interface OverviewRoles {
  /** Those who attacked. */ attackers: OverviewTally;
  /** Those who defended. */ defenders: OverviewTally;
  /** Which games are counted. */ note: string;
}
/** How a scenario went. */
export interface OverviewScenario {
  /** Games in which somebody attacked, as the attacker saw them, or none if nobody did. */
  attacked: OverviewTally | null;
  /** Games that nobody won. */ drew: number;
  /** Models of the campaign taken Out of Action, in the games where they were written down. */ fell: number;
  games: number;
  name: string;
  /** Sides in all its games together. */ sides: number;
  /** Those of them whose victory points nobody wrote down. */ unscored: number;
  /** Games of which nobody wrote down who fell. */ untold: number;
  /**
   * Victory points of a side, in tenths, rounded, half up, over the sides with recorded points; none if no side has
   * any.
   */
  vp_tenths: number | null;
}
/** A Warband of the overview. */
export interface OverviewLine {
  /** Its games in order. */ course: OverviewGame[];
  /** Campaign Victory Points. */ cvp: number;
  /** Glorious Deeds, in the games where they were written down. */ deeds: number;
  /** Games for which nobody wrote down its Deeds. */ deeds_untold: number;
  /** Games drawn. */ drew: number;
  emblem: Emblem;
  /** Its faction's name. */ faction: string;
  /** Its own models taken Out of Action, in the games where they were written down. */ fell: number;
  /** Games for which nobody wrote down which of its models fell. */ fell_untold: number;
  /** Field Strength of its next game in models, or none if the pack has no table. */ field_strength: number | null;
  /** Games fought. */ games: number;
  /** Glory unspent, or none if it does not open here. */ glory: number | null;
  /** How many games fewer it has fought than the Warband with the most. */ in_hand: number;
  /** Games lost. */ lost: number;
  name: string;
  /** What it does now, or whom it waits for. */ now: string;
  /** Who commands it. */ player: string | null;
  /** Place, 1 first; equal points share it. */ rank: number;
  /** What its whole roster costs in ducats, or none if it does not open here. */ rating: number | null;
  /** What there is to tell of it. */ story: OverviewStory;
  /** Threshold Value of its next game in ducats, or none if the pack has no table. */ threshold: number | null;
  /** Enemies taken Out of Action, in the games where they were written down. */ took: number;
  /** Games for which nobody wrote down which of its enemies fell. */ took_untold: number;
  /** Games for which not all victory points were written down. */ unscored: number;
  /** Victory points made, less those of its enemies, in the games that recorded them; none if no game did. */
  vp: number | null;
  /** It has no game to fight or to settle, and games still to come. */ waits: boolean;
  /** The Warband's stream. */ warband: string;
  /** It has left. */ withdrawn: boolean;
  /** Games won. */ won: number;
}
/** A game of a Warband, with the sums up to it. */
export interface OverviewGame {
  /** Campaign Victory Points after it. */ cvp: number;
  /** Its own models taken Out of Action up to it; none if this game did not record it. */ fell: number | null;
  /** Its number among the Warband's own. */ game: number;
  /** How it went. */ outcome: ResultWord;
  /** What its whole roster cost in ducats when the battle was recorded, or none if it was not in the book then. */
  rating: number | null;
  /** Such as `Relic Hunt against The Ashen Choir`. */ title: string;
  /** Enemies taken Out of Action up to it, as far as the games recorded it; none if this game did not. */
  took: number | null;
  /**
   * Victory points made less those of its enemies, in all games up to this one that recorded them; none if this game
   * did not.
   */
  vp: number | null;
}
/** What there is to tell of a Warband. */
export interface OverviewStory { /** In sentences; empty before its first game. */ sentences: string[] }
/** One thing an organiser should look at. */
export interface OverviewWarning {
  /** The battle whose aftermath mends it. */ battle: string | null;
  /** What sort of thing. */ kind: OverviewWarningKind;
  /** What the Warband, or the game, is called. */ name: string;
  /** What is the matter, in a sentence. */ text: string;
  /** The Warband's stream, or none if it is about a game. */ warband: string | null;
}
/** A Warband that takes a rest, or is back from it. */
export interface WarbandRest {
  /** The campaign's stream. */ campaign: string;
  /** Its games that are planned and not begun are taken back with it. If not, they stay planned. */ cancel: boolean;
  /** It rests. */ paused: boolean;
  /** The Warband's stream. */ warband: string;
}
/** Another name for a campaign. */
export interface CampaignRename { /** The campaign's stream. */ campaign: string; /** The new name. */ name: string }
/** The rosters that are brought in, looked at for a campaign. */
export interface RostersFor { /** The campaign's stream. */ campaign: string }
/** What a campaign expects of the rosters that are brought in. */
export interface RostersExpected {
  /** The campaign's stream. */ campaign: string;
  rosters: RosterExpected[];
  /** Somebody has fought already: a Warband may join late. */ started: boolean;
  /**
   * Players who have signed up and have no Warband here yet, and those whose Warband joined by name: its roster comes now.
   */
  waiting: string[];
}
/** Who brings a roster. */
export interface RosterExpected {
  /** The number it got when it was brought in. */ brought: number;
  /** Who. */ by: RosterBringer;
  /** A remark about it, if there is one. */ note: string | null;
}
/** House rules in words. */
export interface RulesWritten {
  /** The campaign's stream. */ campaign: string;
  /** As they were typed or pasted; empty removes them. */ text: string;
}
/** A player who does not come after all. */
export interface PlayerSignOff {
  /** The campaign's stream. */ campaign: string;
  /** The name, as it stands in the list. */ player: string;
}
/** A list of players. */
export interface PlayersSignUp {
  /** The campaign's stream. */ campaign: string;
  /** As it was typed or pasted: a name in each line, or separated by commas, semicolons or tabs. */ names: string;
}
/** What became of a list of players. */
export interface PlayersSignedUp {
  /** The campaign with them. */ campaign: Campaign;
  /** Who signed up, and who was known already, in one sentence. */ said: string;
}
/** The table that somebody wants. */
export interface SpreadsheetWanted { /** The campaign's stream. */ campaign: string; of: SpreadsheetOf }
/** Another scenario of the table, by agreement of both players. */
export interface Swapped {
  /** The planned battle. */ battle: string;
  /** The campaign's stream. */ campaign: string;
  /** The scenario instead. */ scenario: string;
}
/** Two states of a Warband. */
export interface Compared {
  /** What it breaks only afterwards, in a sentence each. */ broken: string[];
  /** Ducats it costs, before and after. */ ducats: [number, number];
  /** Glory it costs, before and after. */ glory: [number, number];
  /** What it broke only before. */ mended: string[];
  /** Models that differ. */ models: ComparedModel[];
  name: string;
  /** The Warband's stream. */ warband: string;
}
/** A model that differs. */
export interface ComparedModel {
  /** What differs; never empty. */ lines: ComparedLine[];
  /** What it is called. */ name: string;
}
/** One thing that differs. */
export interface ComparedLine {
  /** As it is, or none if it is gone. */ after: string | null;
  /** As it was, or none if it is new. */ before: string | null;
  /** What it is, such as `Move`. */ what: string;
}
/** A Warband that leaves. */
export interface Withdrawal {
  /** The campaign's stream. */ campaign: string;
  /** Cancels its games that are planned and not begun. If not, they keep it from leaving. */ cancel: boolean;
  /** It is no longer listed in the standings; its opponents keep what they made against it. */ strike: boolean;
  /** The Warband's stream. */ warband: string;
}
/** A campaign in the list. */
export interface CampaignLine {
  /** Its Warbands, in the order of the standings. */ banners: CampaignBanner[];
  /** Games played. */ games: number;
  /** Its stream. */ id: string;
  /** Who leads it, by their names: those who share the first place; empty before the first game. */ leaders: string[];
  name: string;
  /** The next thing to do, or none if its pack is missing. */ next: string | null;
  /** Why it does not open here, in one sentence, or none if it does. */ unread: string | null;
  /** Warbands in it. */ warbands: number;
}
/** A Warband of a campaign in the list. */
export interface CampaignBanner { emblem: Emblem; name: string; /** Its stream. */ warband: string }
/** A note about a game. */
export interface NewChronicleNote {
  /** The battle's stream. */ battle: string;
  /** The campaign's stream. */ campaign: string;
  /** The word. */ text: string;
}
/** A club to join. */
export interface ClubJoin { /** The invitation, as it was sent. */ link: string }
/** A correction of what followed a battle. */
export interface Correction {
  /** The battle's stream. */ aftermath: string;
  /** Why, for those who read it later; may be empty. */ reason: string;
  /** What is changed, in order; with no steps, what can be. */ steps: CorrectionStep[];
}
/** What can be corrected after a battle, and what a correction leads to. */
export interface CorrectionView {
  /** Corrections that were accepted, the newest first. */ accepted: Corrected[];
  /** Such as `Game 2 · Claim No Man’s Land`. */ battle: string;
  /** The battle's stream. */ id: string;
  /** What the steps lead to, if there are any. */ outcome: CorrectionOutcome | null;
  /** What was said, a page per Warband. */ pages: CorrectionPage[];
  /** How it ended. */ result: CorrectionResult;
}
/** A correction that was accepted. */
export interface Corrected {
  /** When, RFC 3339. */ at: string;
  /** By whom. */ by: string;
  /** Why; empty if nobody gave a reason. */ reason: string;
}
/** What a correction leads to. */
export interface CorrectionOutcome {
  /** Models that fought later although they were gone by then: those battles stay as fought. */
  absent: CorrectionAbsent[];
  /** Something changes, and it can be accepted once nothing is asked. */ changes: boolean;
  /** What else changes about the battle itself. */ game: ComparedLine[];
  /** A winner who was chosen by hand and remains one although the points say otherwise, if there is one. */
  kept: CorrectionKept | null;
  /** What no longer holds and is left out. */ lost: CorrectionLost[];
  /** What is asked now and was not asked then, or none if it can be accepted. */ question: CorrectionQuestion | null;
  /** How the battle ended and ends now, or none if that is unchanged. */ result: ComparedLine | null;
  /** The steps, with the faces that were rolled here. */ steps: CorrectionStep[];
  /** What changes, per Warband; empty if no Warband changes. */ warbands: CorrectedWarband[];
}
/** Somebody who fought later although they were gone by then. */
export interface CorrectionAbsent {
  /** The model's id there. */ model: number;
  /** In a sentence. */ said: string;
  /** The Warband's stream. */ warband: string;
}
/** A winner who was chosen by hand and remains one, although the points say otherwise. */
export interface CorrectionKept {
  /** What lets the winner follow the points again. */ mend: CorrectionMend;
  /** In a sentence. */ said: string;
}
/** What would let something hold. */
export interface CorrectionMend { /** In words. */ label: string; step: CorrectionStep }
/** Something that no longer holds. */
export interface CorrectionLost {
  /** The line that it is on its page, or none if it is not on a page. */ line: CorrectionRef | null;
  /** What would let it hold, as a further step. None if it can only be left out, or repeated later. */
  mend: CorrectionMend | null;
  /** Whose it is, and after which battle. */ place: string;
  /** What was said. */ said: string;
  /** Why it does not hold. */ why: string;
}
/** Something that was said, by where it stands in the campaign. */
export interface CorrectionRef {
  /** Which of the commands that stand there. */ place: number;
  /** The campaign's entry. */ seq: number;
}
/** A question that a correction raises. */
export interface CorrectionQuestion {
  /** After which battle. */ battle: string;
  name: string;
  /** What is asked. */ question: AftermathQuestion;
  /** Where on its Warband's page it belongs, or none if it is asked after another battle. */
  spot: CorrectionSpot | null;
  /** The Warband's stream. */ warband: string;
}
/** A place on the page of a Warband. */
export interface CorrectionSpot {
  /** The number of that within the step, from 0. */ number: number;
  /** Which part of it. */ part: CorrectionPart;
  /** The step's number, from 1. */ step: number;
}
/** A Warband then and now. */
export interface CorrectedWarband {
  /** Its stream. */ id: string;
  /** What differs of the Warband itself. */ lines: ComparedLine[];
  /** Its models that differ. */ models: CorrectedModel[];
  name: string;
}
/** A model then and now. */
export interface CorrectedModel {
  /** What differs; never empty. */ lines: ComparedLine[];
  /** Its id in the Warband. */ model: number;
  /** What it is called. */ name: string;
}
/** What was said for one Warband. */
export interface CorrectionPage {
  /** The Warband's stream. */ id: string;
  /** Its letter in the battle. */ letter: string;
  /** In the order it was said. */ lines: CorrectionLine[];
  /** Its ink. */ side: GameSide;
  /** Its name. */ warband: string;
}
/** Something that was said. */
export interface CorrectionLine {
  /** What was asked. */ heading: string;
  /** Which of the commands that stand there. */ place: number;
  /** The question as it stood, to be answered again, or none if it can only be struck. */
  question: AftermathQuestion | null;
  /** What was answered, in words. */ said: string;
  /** The campaign's entry. */ seq: number;
  /** Where it stands on the page. */ spot: CorrectionSpot;
  /** It is struck out. */ struck: boolean;
  /** What was said at first, if that was corrected. */ was: string | null;
}
/** The end of the battle. */
export interface CorrectionResult {
  /** In one line. */ said: string;
  /** Its sheet, as on paper. */ sheet: BattleSheet;
  /** How it was first recorded, if that was corrected. */ was: string | null;
}
/** A column of a table that is read as something else. */
export interface EarlierColumnTaken {
  /** Which column, from 0. */ column: number;
  /** What it holds. */ means: EarlierColumn;
  /** The table, as it was typed or pasted. */ text: string;
}
/** Which evening. */
export interface EveningRef { /** Its stream. */ evening: string }
/** An evening, open. */
export interface EveningView {
  /** It is put away. */ away: boolean;
  /** A choice that the die left, if there is one; nothing is written before it is made. */
  choice: RulebookChoice | null;
  /** How long a round is. */ clock: Clock;
  /** The day, such as `2026-04-30`. */ day: string;
  /** People who are there and free, because nobody plays their game of the round. */ freed: ClubName[];
  /** Players that are there. */ here: number;
  /** Its stream. */ id: string;
  name: string;
  /** Another round may be drawn. */ next: boolean;
  /** The Warbands for which the one who asks says whether they come; empty if they are not a player of the club. */
  own?: EveningOwn[];
  /** Its players, in the order they were expected. */ players: EveningPlayer[];
  /** Something can be put back. */ redo: boolean;
  /** The rotation that it draws from. */ rotation: ClubName | null;
  /** Its rounds, the last first. */ rounds: EveningRound[];
  /** Its tables, by number. */ tables: EveningTable[];
  /** What undo takes back, if anything. */ undo: string | null;
  /** It is the start of a round: the clock, plans and set-ups go with it. */ undo_plans: boolean;
  /** Why it cannot be taken back, because a game was played since; none if it can. */
  undo_stops?: EveningUndoStops | null;
  /** People who are there and have no place in the round that is drawn; empty if there is nobody, or no round. */
  unplaced: ClubName[];
}
/** A choice that the die left to a player (DR p.96). */
export interface RulebookChoice {
  /** Who chooses, or none if both have fought as often and roll off for it. */ chooser: ClubName | null;
  /** As the die fell. */ face: Face;
  /** The game's number. */ game: number;
  /** The roll-off so far. */ roll_off: Throw | null;
  /** Who rolls off, in this order; empty if nobody has to. */ rollers: ClubName[];
  /** What they choose from. */ scenarios: ClubName[];
  /** Where. */ source: Source;
}
/** Something with an id, and its name. */
export interface ClubName { id: string; /** As shown. */ name: string }
/** How long a round is. */
export interface Clock {
  /** Minutes of a round. */ minutes: number;
  /** Minutes of the break after it. */ pause: number;
  /** Minutes before the end of a round at which it is called out, each once and the most first. */ warnings: number[];
}
/** A Warband of the one who asks. */
export interface EveningOwn {
  /** The player who stands on the list with it, if one does. */ player: string | null;
  /** Whether they are there, or none if they are not on the list. */ presence: Attendance | null;
  /** Why nothing can be said for it, or none if something can. */ refused: string | null;
  warband: ClubName;
}
/** A player of an evening. */
export interface EveningPlayer {
  /** Rounds that they sat out on the evenings of this book. */ byes: number;
  /** Their campaign, or none for a guest. */ campaign: ClubName | null;
  /** Games that they count as having behind them: more if their Warband joined its campaign late. */ counted: number;
  /** Games they have played: in their campaign, or for a guest on evenings. */ games: number;
  /** Player id. */ id: string;
  /** What they are called. */ name: string;
  /** They are a different person from others with the same name. */ namesake: boolean;
  /** They have a place in a round that was played: they stay on the list. */ played: boolean;
  /** Whether they are there. */ presence: Attendance;
  /** Their Warband. */ warband: ClubName | null;
}
/** A round of an evening. */
export interface EveningRound {
  /** A game of it has begun: it cannot be taken back as a whole. */ begun: boolean;
  /** Who sits out. */ byes: EveningBye[];
  /** Its clock, or none before it starts. */ clock: RoundClock | null;
  /** It is the last one: its games can be changed. */ current: boolean;
  games: EveningGame[];
  /** Its number, from 1. */ number: number;
  /** Every game of it has its result, except for those that nobody plays. */ over: boolean;
  /** What the games of campaigns were drawn from, or none if nobody wrote it down. */ pool: Pool | null;
  /** The seed that it was drawn with last. */ seed: number;
  /** It was drawn so that players share a table by three or four before anybody sits out. */ shared: boolean;
}
/** Somebody who sits a round out. */
export interface EveningBye {
  /** With whom their extra game would be (DR p.95). */ extra: ClubName | null;
  player: ClubName;
  /** Why, a sentence each. */ why: string[];
}
/** The clock of a round: moments of RFC 3339. */
export interface RoundClock {
  /** When the round is over. */ ends: string;
  /** When the break after it is over. */ pause_ends: string;
  /** When it was started. */ started: string;
  /** When the time of each warning has come, the earliest first. */ warnings: string[];
}
/** A game of an evening. */
export interface EveningGame {
  /**
   * The way by the book: the stage table of the more experienced player. None for a one-off game, or once it has
   * begun.
   */
  book: StageTable | null;
  /** Somebody has changed it by hand since it was drawn. */ by_hand: boolean;
  /** The campaign that it is a game of, or none for a one-off game. */ campaign: ClubName | null;
  /** Plans of its campaign that keep it from being planned there. */ clashes: EveningClash[];
  /** Nobody has chosen its scenario yet: it was at most drawn. */ drawn: boolean;
  /** Its number on this evening. */ id: number;
  /** No proposal changes it. */ locked: boolean;
  /**
   * It may go to another table, and its players change places with others: it is of the last round, nothing pins it,
   * and its battle has not begun here.
   */
  movable: boolean;
  /** More than two share its table, and each of them may leave it. */ parts: boolean;
  /** The scenario has an attacker and a defender. */ roles: boolean;
  /** One more player may take a place at its table. */ room: boolean;
  scenario: ClubName | null;
  /** Who plays. */ seats: EveningSeat[];
  /** Warbands of it that settle an earlier battle first, by name, with that battle's stream. */ settles: ClubName[];
  /** The campaign that all of them belong to: it could be a game of it. */ shared: ClubName | null;
  /** How far it is. */ state: EveningGameState;
  /** The table's number. */ table: number | null;
  /** Such as `Table 3 · The Mill`; may be empty. */ table_name: string;
  /** What a draw would have avoided, and what else is wrong, a sentence each. */ warns: string[];
  /** How it came about, in a few words. */ way: string;
  /** Why it was proposed, and what else is true of it as it stands, a sentence each. */ why: string[];
}
/** The stage table of a game. */
export interface StageTable {
  /** Its lines by the face of a D6 from 1; an empty one is a choice. */ rows: string[];
  /** The stage, with the number of the game. */ stage: string;
}
/** A plan of a campaign that keeps a game of an evening from being planned. */
export interface EveningClash {
  /** The battle's stream. */ battle: string;
  /** What is planned, such as `Relic Hunt: Redoubt – Choir`. */ said: string;
  /** What can be done about it. */ way: ClashWay;
}
/** A player's place in a game. */
export interface EveningSeat {
  /** They attack. */ attacks: boolean;
  /** Its emblem, or none for a guest, or a Warband that is not known here. */ emblem: Emblem | null;
  /** Player id. */ id: string;
  /** What they are called. */ name: string;
  /** Its stream, or none for a guest. */ stream: string | null;
  /** Their Warband's name; empty for a guest. */ warband: string;
}
/** A game that the two of a table have played elsewhere. */
export interface PlayedElsewhere {
  /** The battle's stream. */ battle: string;
  /** The evening that played it, if it is one of this book. */ evening: ClubName | null;
  /** How it ended, such as `Ada wins, 7 to 3`. */ said: string;
  /** What it is called. */ scenario: string;
}
/** How a game ended. */
export interface ClubResult {
  /** Victory points, in the order of the players, or none if nobody wrote them down. */ points: (number | null)[];
  /** Id of the player who won, or none for a draw. */ winner: string | null;
  /** Who won with them: the others of their coalition at a table of more than two. */ with?: string[];
}
/** A table of an evening. */
export interface EveningTable {
  /** Its size, such as `48″ × 48″`. */ size: string;
  /** As it stands. */ table: ClubTable;
  /** A game was sent to it: it can be closed, but not removed. */ used: boolean;
}
/** A table of the club. */
export interface ClubTable {
  /** Nobody is sent to it. */ closed?: boolean;
  /** What it is called; may be empty. */ name: string;
  /** The number that stands on it. */ number: number;
  size: Table;
  /** What stands on it, such as `trenches`. */ terrain?: string[];
}
/** A game that was played, or has begun, since what undo would take back. */
export interface EveningUndoStops {
  /** The battle's stream. */ battle: string;
  /** It has begun, and is not over. */ begun: boolean;
  /** In a sentence or two. */ said: string;
}
/** The D6 of the stage table for a game of an evening. */
export interface EveningThrow {
  /** The evening's stream. */ evening: string;
  /** As it fell on the table, or none if the app rolls. */ face: Face | null;
  /** The game's number. */ game: number;
}
/** Changes to an evening. */
export interface EveningChanges {
  /** The changes, one after the other; each is an entry of its own. */ changes: EveningEdit[];
  /** Its stream. */ evening: string;
}
/** Somebody to be expected. */
export interface Newcomer {
  /** The campaign's stream, or none for a guest. */ campaign?: string | null;
  /** The same for a person from evening to evening. */ id: string;
  /** What they are called. */ name: string;
  /** They are a different person from others with the same name. */ namesake?: boolean;
  /** The Warband's stream, or none for a guest. */ warband?: string | null;
}
/** Somebody who sits a round out. */
export interface Bye {
  /** Who would play the extra game with them (DR p.95), or none if nobody of their campaign does. */
  extra?: string | null;
  /** Player id. */ player: string;
  /** Why it was proposed. */ why?: Why[];
}
/** A game to be played: one of a proposal. */
export interface NewGame {
  /** Who attacks, one of the players. */ attacker?: string | null;
  /** The campaign it is a game of, or none for a one-off game. */ campaign?: string | null;
  /** Player ids: two, or three or four who share its table. */ players: string[];
  /** Scenario id. */ scenario?: string | null;
  /** The table's number. */ table?: number | null;
  /** How the scenario came about. */ way: ScenarioWay;
  why?: Why[];
}
/** A game that its campaign planned. */
export interface PlannedIn {
  /** The battle's stream. */ battle: string;
  /** The game's number on this evening. */ game: number;
  /** The scenario of a plan that its campaign had already, or none if it planned the game now. */
  taken_over?: string | null;
}
/** What the page of an evening chooses from. */
export interface EveningChoices {
  /** People who may be expected, by name. */ people: Acquaintance[];
  /** Rotations that it may draw from. */ rotations: ClubName[];
  /** Every scenario that may be chosen by hand, by name. */ scenarios: EveningScenario[];
}
/** Somebody the club knows. */
export interface Acquaintance {
  /** Player id: the same from evening to evening. */ id: string;
  /** What they are called. */ name: string;
  /** They are a different person from others with the same name. */ namesake: boolean;
  /** The Warbands they command, each with its campaign; empty if they come as a guest. */
  warbands: AcquaintanceWarband[];
}
/** A Warband in a campaign. */
export interface AcquaintanceWarband { campaign: ClubName; warband: ClubName }
/** A scenario that may be chosen by hand. */
export interface EveningScenario {
  id: string;
  /** What it is called. */ name: string;
  /**
   * Why the evening's rotation does not draw it on its day, in a few words; empty if it may, or there is no
   * rotation.
   */
  note: string;
  /** The numbers of players at a table that it is for. */ players: number[];
}
/** The scenario that a player chose, if the die left it to them. */
export interface EveningChosen {
  /** The choice, as it was asked. */ choice: RulebookChoice;
  /** The evening's stream. */ evening: string;
  /** Scenario id. */ scenario: string;
}
/** A round to be drawn. */
export interface EveningDraw {
  /** The evening's stream. */ evening: string;
  /** Draws another round. If not, draws the last one again, except for its locked games. */ next: boolean;
  /** What the games of campaigns draw from. */ pool: Pool;
  /** The seed, or none if the app draws one. */ seed: number | null;
  /** Players share a table by three or four before anybody sits out. */ shared: boolean;
}
/** A game that nobody plays, or that somebody plays after all. */
export interface EveningDrop {
  /** Nobody plays it from now on. */ dropped: boolean;
  /** The evening's stream. */ evening: string;
  /** The game's number. */ game: number;
}
/** Somebody whom nobody knows yet. */
export interface NewGuest {
  /** The evening's stream. */ evening: string;
  /** They are expected, and not there yet. */ expected: boolean;
  /** What they are called. */ name: string;
  /** They are a different person from the one the club knows by that name. */ namesake: boolean;
}
/** A new evening. */
export interface NewEvening {
  /** The day, such as `2026-04-30`. */ day: string;
  /** The stream of an evening whose tables, clock and players it copies, or none for an empty beginning. */
  like: string | null;
  name: string;
  /** The rotation's stream, if it has one. */ rotation: string | null;
}
/** A game to be planned in its campaign. */
export interface EveningPlan {
  /** Takes over what its campaign has planned for the two, with the scenario of that plan. */ as_planned: boolean;
  /** The evening's stream. */ evening: string;
  /** The game's number. */ game: number;
  /** Battles whose plans are taken back for it, as they were named: all that are in its way. */ instead_of: string[];
}
/** Whether the player of a Warband comes. */
export interface EveningPresence {
  /** The evening’s stream. */ evening: string;
  /** What its player says. */ says: PresenceSaid;
  /** The Warband’s stream. */ warband: string;
}
/** The roll-off for a choice that the die left. */
export interface EveningRollOff {
  /** The choice, as it was asked. */ choice: RulebookChoice;
  /** The evening's stream. */ evening: string;
  /**
   * Faces as they fell at the table, one per player in the order that was asked for, all of a tie first, or none if
   * the app rolls off for them.
   */
  faces: Face[] | null;
}
/** A round to be started. */
export interface EveningStart {
  /** When it was: date and time of RFC 3339, or none for now. */ at: string | null;
  /** The evening's stream. */ evening: string;
}
/** Two players who change places. */
export interface EveningSwap {
  /** The evening's stream. */ evening: string;
  /** Their ids. */ players: [string, string];
}
/** A game of an evening. */
export interface EveningGameRef { /** The evening's stream. */ evening: string; /** The game's number. */ game: number }
/** An evening in the list. */
export interface EveningLine {
  /** Who is or was there, games and rounds, in one line. */ about: string;
  /** It is put away. */ away: boolean;
  /** The day; empty if it does not open. */ day: string;
  /** Its stream. */ id: string;
  name: string;
  /** The day is over, and so is its last round. */ past: boolean;
  /** Why it does not open here, in one sentence, or none if it does. */ unread: string | null;
}
/** An example in the list. */
export interface ExampleLine {
  /** What can be seen in it. */ about: string;
  /** Its stream. */ id: string;
  /** As shown. */ name: string;
}
/** Which pack's factions are wanted. */
export interface FactionsOf { /** Its hash, or none for the usual one. */ pack: string | null }
/** A faction that can be mustered. */
export interface Faction {
  /** Which side of the war. */ alignment: Alignment;
  /** Ducats at the start. */ ducats: number;
  /** Its ELITE models, in the order of the book. */ elites: string[];
  /** Glory at the start. */ glory: number;
  id: string;
  /** As shown. */ name: string;
  /** Where sources disagree, or a word to the reader. */ notes: string[];
  variants: FactionVariant[];
}
/** A variant that can be mustered. */
export interface FactionVariant {
  /** Ducats at the start. */ ducats: number;
  /** Glory at the start. */ glory: number;
  /** Its id in the faction. */ id: string;
  /** As shown. */ name: string;
  /** Where sources disagree, or a word to the reader. */ note: string | null;
}
/** What several evenings come to. */
export interface Fairness {
  /** A line for everybody who was expected on an evening, by id. */ lines: FairnessLine[];
  /** Ids of the scenarios that were played, in their order. */ scenarios: string[];
}
/** What the evenings come to for one player. */
export interface FairnessLine {
  /** Games as attacker. */ attacked: number;
  /** Rounds they sat out. */ byes: number;
  /** Games as defender. */ defended: number;
  games: number;
  /** The name they had last. */ name: string;
  /** How often they played each scenario, in the order of [`Fairness::scenarios`]. */ played: number[];
  /** Player id. */ player: string;
  /** Games against somebody they had met on these evenings before. */ rematches: number;
}
/** An address or a chat. */
export interface FeedRef { /** Its id. */ feed: string }
/** Everything that goes out by itself. */
export interface FeedsShown {
  /** The campaigns that a page can show. */ campaigns: ClubName[];
  /** The addresses that are valid, the newest first. */ feeds: FeedShown[];
  /** Addresses and chats that a newer version made; they can only be revoked here. */ newer: NewerFeed[];
  /** Where addresses lead, or none before somebody serves the book or the club. */ origin: string | null;
  /** The chats, the newest first. */ webhooks: WebhookShown[];
}
/** An address that is valid. */
export interface FeedShown {
  /** Who made it. */ by: string;
  id: string;
  /** When it was made. */ made: string;
  /** The campaign's name; empty for a calendar, or a campaign that is not here. */ name: string;
  /** What it shows. */ of: FeedOf;
  /** For whom or what it is; may be empty. */ whose: string;
}
/** An address or a chat that a newer version made, in words this one cannot read. */
export interface NewerFeed {
  /** Who made it. */ by: string;
  id: string;
  /** When it was made. */ made: string;
  /** The chat's name; empty for an address. */ name: string;
}
/** A chat that hears what happens. */
export interface WebhookShown {
  /** Who made it. */ by: string;
  /** The computer that it is posted to; the rest of its address is not shown again. */ host: string;
  id: string;
  /** What it hears. */ kinds: NewsKind[];
  /** When it was made. */ made: string;
  /** What it is called. */ name: string;
  /** When something was last sent. */ posted: string | null;
  /** In which form. */ shape: ChatShape;
  /** What could not be sent, the newest first. */ unsent: Unsent[];
}
/** A text that was not sent. */
export interface Unsent {
  /** When it was tried, RFC 3339. */ at: string;
  /** How it begins. */ text: string;
  why: string;
}
/** An address to make. */
export interface NewFeed {
  /** What it shows. */ of: FeedOf;
  /** For whom or what it is, such as Ada’s phone; may be empty. */ whose: string;
}
/** An address that was made. It is shown only this once: what is kept cannot make it again. */
export interface FeedMade {
  /** Its id. */ feed: string;
  /** Everything that goes out now. */ feeds: FeedsShown;
  /** The address. */ url: string;
}
/** What is looked for. */
export interface Search { /** Words, all of which must be found. */ text: string }
/** What was found. */
export interface Found {
  /** How many there are in all. */ count: number;
  /** By kind, without kinds of which nothing was found. */ groups: FoundGroup[];
  /** Logs of battles that are not read yet: asking again finds more. */ reading: number;
}
/** What was found of one kind. */
export interface FoundGroup {
  /** How many there are. */ count: number;
  /** The first of them: by name, then the latest. */ hits: FoundHit[];
  /** What it is. */ kind: FoundKind;
}
/** Something that was found. */
export interface FoundHit {
  /** What stands beside it. */ about: FoundPiece[];
  /** What else was found of it, a line each. */ more: FoundPiece[][];
  /** What it is called, or what was said. */ name: FoundPiece[];
  /** Where it leads. */ opens: FoundPlace;
}
/** A piece of a text. */
export interface FoundPiece { /** It is what was looked for. */ hit: boolean; /** The words. */ text: string }
/** A forecast that is asked for. */
export interface NewForecast { /** How many games. */ games: number; of: ForecastOf }
/** A forecast, as far as it was played. */
export interface Forecast {
  /** Games that nobody won. */ draws: Figure;
  /** More are being played. */ going: boolean;
  /** The models of the sides that were on the table or still to come, in order. */ models: ForecastModel[];
  /** The name of the set-up or the battle. */ name: string;
  of: ForecastOf;
  /** Games that were played to their end. */ played: number;
  /** The name of its scenario. */ scenario: string;
  /** The seed of the first game; each further one has the next number. */ seed: number;
  /** The sides, in order. */ sides: ForecastSide[];
  /** Games that got stuck: they do not count. */ stuck: number;
  /** The Turn in which every game began; 0 for with the set-up. */ turn: number;
  /** How many games ended with each Turn, from the first that any did to the last. */ turns: ForecastCount[];
  /** Models on the table whose place nobody tracks: the machines guess whom they reach. */ untracked: number;
  /** Games that were asked for. */ wanted: number;
}
/** A share or a mean, with the interval that holds the true one nineteen times out of twenty. */
export interface Figure { /** At most. */ high: number; /** At least. */ low: number; /** As counted. */ value: number }
/** What became of a model. */
export interface ForecastModel {
  /** What it costs. */ ducats: number;
  /** What it is. */ entry: string;
  /** Games in which it went Out of Action. */ fell: Figure;
  /** Models that it took Out of Action in an average game. */ felled: Figure;
  /** What those cost, in an average game. */ felled_ducats: number;
  name: string;
  /** Its side, from 0. */ side: number;
}
/** What became of a side. */
export interface ForecastSide {
  /** Its faction, as shown. */ faction: string;
  /** How many went Out of Action, counted from 0. */ fallen: ForecastCount[];
  /** Models that went Out of Action in an average game. */ fell: number;
  /** Games in which it fled. */ fled: Figure;
  /** `A`, `B` and so on. */ id: string;
  ink: GameSide;
  /** Its Warband's name. */ name: string;
  /** Victory points in an average game. */ points: number;
  /** Games that it won. */ wins: Figure;
}
/** The share of games in which something came to a number. */
export interface ForecastCount { number: number; /** The share of games. */ share: Figure }
/** An invitation or a device. */
export interface GuestRef { /** Its id. */ guest: string }
/** Everybody who is let in. */
export interface GuestsShown {
  /** The invitations that hold, the newest first. */ invitations: InvitationShown[];
  /** Where links lead, or none if nobody can be invited here. */ origin: string | null;
  /** The device that asks, or none if it is not on the list. */ own: string | null;
}
/** An invitation that is still valid. */
export interface InvitationShown {
  /** Who made it. */ by: string;
  /** The devices that it let in, the newest first. */ devices: DeviceShown[];
  id: string;
  /** When it was made. */ made: string;
  /** For whom. */ name: string;
  /** It lets in one device. */ once: boolean;
  /** To what. */ role: InvitedAs;
  /** The last day on which it is valid. */ until: string | null;
  /** It lets nobody else in: its one device came, or was revoked. */ used: boolean;
}
/** A device that is let in. */
export interface DeviceShown {
  id: string;
  /** The key it signs with, 64 hexadecimal digits, or none if the server signs for it. */ key: string | null;
  /** The beginning of the key, for people who compare two. */ key_short: string | null;
  /** What it calls itself. */ label: string;
  /** When it was last here, to about an hour. */ seen: string;
  /** When it came. */ since: string;
}
/** Somebody to invite. */
export interface Invitee {
  /** For whom: the name under their entries. */ name: string;
  /** The link lets in one device; if not, every one that opens it, which only readers and screens may have. */
  once: boolean;
  /** To what. */ role: InvitedAs;
  /** The last day on which it holds, such as 2026-12-31, or none if it holds until it is revoked. */
  until: string | null;
  /** The Warbands that a player may change. */ warbands: string[];
}
/** An invitation that was made. Its link is shown only this once: what is kept cannot make it again. */
export interface GuestInvited {
  /** Everybody who is let in now. */ guests: GuestsShown;
  /** The same as a QR code, or none if nothing here can draw one. */ qr: QrShown | null;
  /** The link. */ url: string;
}
/** A QR code as a drawing: its dark modules as one path of unit squares, with the quiet zone around them. */
export interface QrShown { path: string; /** Units along each edge. */ size: number }
/** A row that is added. */
export interface HousePackAdd { /** Its stream. */ house_pack: string; /** What is added. */ new: NewRow }
/** The list of a faction, or what a variant adds to it. */
export interface PackList {
  /** The faction's id. */ faction: string;
  /** The variant's id, or none for the faction's own list. */ variant?: string | null;
}
/** One row of a house pack. */
export interface RowSheet {
  /** Each field that differs from the pack below. */ changed: ComparedLine[];
  /** What is wrong with it, in a sentence each. */ faults: string[];
  /** As it is, or as it was before it was taken away. */ form: RowForm;
  /** What was done to it, or none if it is as the pack below has it. */ mark: RowMark | null;
  /** What it is called. */ name: string;
  /** The list that it belongs to, or none if it is in no list. */ of: string | null;
  row: PackRowRef;
}
/** A model as a form holds it. */
export interface ModelForm {
  /** What it can do. */ abilities: AbilityForm[];
  /** Armour as an INJURY MODIFIER, negative for protection. */ armour: number;
  base: Base;
  /** Price in ducats. */ ducats: number;
  /** Price in Glory. */ glory: number;
  keywords: Keyword[];
  /** The ids of kit that comes with it. */ kit: string[];
  /** At most this many, or none if it is unlimited. */ max: number | null;
  /** Melee Characteristic in DICE, or none if it cannot fight. */ melee: number | null;
  /** At least this many. */ min: number;
  movement: Length;
  /** As shown. */ name: string;
  /** Ranged Characteristic in DICE, or none if it cannot shoot. */ ranged: number | null;
}
/** An ability as a form holds it. */
export interface AbilityForm { /** What it does. */ effects: EffectForm[]; name: string }
/** An effect as a form holds it. */
export interface EffectForm {
  /** As the pack has it; none if it was written in the form, and `simple` says it. */ effect: Effect | null;
  /** In the form's own words; none if it says more than a form holds. */ simple: SimpleEffect | null;
  /** In one line; what somebody sends here is not read. */ told: string;
}
/** One simple effect. */
export interface SimpleEffect {
  /** All of these must hold. */ if?: SimpleCondition[];
  /** How much: DICE, markers or micrometres; 0 if it takes no number. */ number: number;
  /** The keyword or the sentence; empty if it takes none. */ text?: string;
  /** What happens. */ what: SimpleWhat;
  /** When it acts. */ when: SimpleWhen;
}
/** A piece of Battlekit as a form holds it. */
export interface ItemForm {
  /** DICE of its attacks. */ dice: number;
  /** What else it does. */ effects: EffectForm[];
  /** Hands it takes. */ hands: number;
  /** INJURY DICE of its attacks. */ injury_dice: number;
  /** INJURY MODIFIER of its attacks. */ injury_modifier: number;
  keywords: Keyword[];
  /** Its table. */ kind: Kind;
  /** As shown. */ name: string;
  /** INJURY MODIFIER against its bearer, negative for protection. */ protection: number;
  /** Greatest range, or none if it does not shoot. */ range: Length | null;
}
/** A line of an armoury as a form holds it. */
export interface LineForm {
  /** Who may buy it, one of these; empty for everybody. */ allowed: Who[];
  /** Its price. */ cost: number;
  /** Paid in. */ currency: ArmouryCurrency;
  /** At most this many in the Warband, or none if it is unlimited. */ limit: number | null;
  /** The ids of models that may not. */ not: string[];
}
/** A keyword as a form holds it. */
export interface KeywordForm {
  /** What a model with it is under. */ effects: EffectForm[];
  /** What it means. */ meaning: string;
}
/** A house pack that is begun. */
export interface NewHousePack {
  /** The hash of the pack that it is a copy of. */ from: string;
  /** As shown. */ name: string;
  /** Its version, as people write it. */ version: string;
}
/** How a house pack stands. */
export interface HousePackHead {
  /** It is put away. */ away: boolean;
  /** Rows that differ from it. */ changes: number;
  /** What is wrong with it as a whole, at most 100 of these. */ faults: RowFault[];
  /** The pack that it is a copy of. */ from: PackLine;
  /** Its stream. */ id: string;
  /** The pack of the book that says exactly this, or none if it was not kept as it stands. */ kept: PackLine | null;
  /** As shown. */ name: string;
  /** Something can be put back. */ redo: boolean;
  /** Something can be undone. */ undo: boolean;
  version: string;
  /** How much is wrong with it altogether. */ wrong: number;
}
/** Something wrong with a house pack. */
export interface RowFault {
  /** One sentence. */ message: string;
  /** The row, or none if it stands where no row can be changed. */ row: PackRowRef | null;
  /** What the row is called, or where in the pack it stands. */ what: string;
}
/** A row as somebody filled in its form. */
export interface HousePackChange {
  /** As it should be. */ form: RowForm;
  /** Its stream. */ house_pack: string;
  row: PackRowRef;
}
/** Which house pack. */
export interface HousePackRef { /** Its stream. */ house_pack: string }
/** What the forms of a house pack have to choose from. */
export interface HousePackChoices {
  /** Abilities of the pack that can be copied. */ abilities: KnownAbility[];
  /** Effects that can be written in a form. */ effects: EffectOffer[];
  /** All Battlekit. */ items: PackNamed[];
  /** For each list, who may be named in its armoury. */ who: ListWho[];
}
/** An ability that some model or item has. */
export interface KnownAbility {
  /** What it does. */ effects: EffectForm[];
  name: string;
  /** Whose it is. */ of: string;
}
/** An effect that can be written in a form. */
export interface EffectOffer {
  /** As shown. */ name: string;
  /** What has to be said with it. */ takes: Takes;
  /** What happens. */ what: SimpleWhat;
  /** When it can happen, the usual moment first. */ whens: WhenOffer[];
}
/** A moment at which an effect can act. */
export interface WhenOffer {
  /** What can be asked then. */ conditions: ConditionOffer[];
  /** As shown. */ name: string;
  /** The moment. */ when: SimpleWhen;
}
/** What can be asked of a moment. */
export interface ConditionOffer { condition: SimpleCondition; /** As shown. */ name: string }
/** Something by its id and name. */
export interface PackNamed { id: string; /** As shown. */ name: string }
/** Who may be named in an armoury. */
export interface ListWho {
  /** The faction, whose variants name the same models. */ faction: string;
  /** Each model. */ models: PackNamed[];
  /** Each selection of models. */ who: WhoOffer[];
}
/** A selection of models that can be named. */
export interface WhoOffer { /** As shown. */ name: string; /** As the pack says it. */ who: Who }
/** A pack that was brought in. */
export interface PackBrought { /** The program had it already. */ known: boolean; pack: PackLine }
/** Another name and version. */
export interface HousePackName {
  /** Its stream. */ house_pack: string;
  /** As shown. */ name: string;
  /** As people write it. */ version: string;
}
/** A house pack that is put away, or brought back. */
export interface HousePackAway {
  /** Whether it is away from now on. */ away: boolean;
  /** Its stream. */ house_pack: string;
}
/** A row of a house pack. */
export interface HousePackRow { /** Its stream. */ house_pack: string; row: PackRowRef }
/** What somebody looks at. */
export interface HousePackShow {
  /** Only those that were changed. */ changed: boolean;
  /** Its stream. */ house_pack: string;
  /** Only those of this list, or none for all lists. */ list: PackList | null;
  rows: RowsOf;
  /** Only those whose name has this in it, in any case; empty for all. */ search: string;
}
/** A house pack as its editor shows it. */
export interface HousePackView {
  /** How it stands. */ head: HousePackHead;
  /** How many more of them there are. */ left_out: number;
  /** Its lists, each faction followed by its variants. */ lists: PackListLine[];
  /** The rows asked for. */ rows: RowLine[];
}
/** A list of models with its armoury. */
export interface PackListLine { list: PackList; /** As shown. */ name: string }
/** A row in the list. */
export interface RowLine {
  /** What was done to it, or none if it is as the pack below has it. */ mark: RowMark | null;
  /** What it is called. */ name: string;
  /** The list that it belongs to, or none if it is in no list. */ of: string | null;
  /** What it costs, or none if nobody buys it. */ price: string | null;
  row: PackRowRef;
  /** How much is wrong with it. */ wrong: number;
}
/** A house pack that is being written, as a list shows it. */
export interface HousePackLine {
  /** Rows that differ from it. */ changes: number;
  /** The name of the pack that it is a copy of, or its id if that pack is not at hand. */ from: string;
  /** Its stream. */ id: string;
  /** As shown. */ name: string;
  version: string;
}
/** The map, and two who might meet on it. */
export interface MapOf {
  /** The campaign's stream. */ campaign: string;
  /** Their streams, or none for those that fight next. */ warbands: [string, string] | null;
}
/** A campaign's map. */
export interface MapSheet {
  /** The campaign's name. */ campaign: string;
  /** How many models of a holder that is attacked may start in Cover. */ defenders_in_cover: number;
  /** The map is over. */ ended: boolean;
  /** It may be ended now. */ may_end: boolean;
  /** The map's. */ name: string;
  /** The two whose game is planned next, if there are two. */ next: MapNext | null;
  /** Width and height of the plane that it is drawn on. */ plane: [number, number];
  /** What is uncertain about it, if anything. */ unconfirmed: string | null;
  /** Vision cards. */ visions: MapVision[];
  /** Its Warbands, the first of the standings first. */ warbands: MapWarbandShown[];
  zones: MapZoneShown[];
}
/** The two whose game is planned next. */
export interface MapNext {
  /** Those who may be the Aggressor: one, or both before the roll-off. */ aggressors: MapAggressor[];
  /** Why the two cannot meet now, or none if they can. */ refused: string | null;
  /** Their streams. */ warbands: [string, string];
  /** Who is the Aggressor, or that they roll off, and why. */ who: string;
}
/** Somebody who may be the Aggressor. */
export interface MapAggressor {
  /** Why it cannot choose certain zones, by their ids; it can choose a zone that is not here. */
  refused: { [k: string]: string };
  /** The Warband's stream. */ warband: string;
}
/** A Vision card. */
export interface MapVision { id: string; /** What each level asks for. */ levels: string[]; name: string }
/** A Warband on the map. */
export interface MapWarbandShown {
  /** How often it has been the Aggressor. */ aggressor: number;
  buildings: MapBuilding[];
  emblem: Emblem;
  /** How much the supplied ones count for the largest Enclave. */ enclave: number;
  /** Its Entry Zone, or none before somebody has said. */ entry: string | null;
  /** It has paid for Rudolf's Folly, for its next game. */ folly: boolean;
  /** Levels that it reached of each Vision, by the cards' ids, or none for one that nobody can count here. */
  levels: { [k: string]: number | null };
  /** It may still be said. */ may_enter: boolean;
  /** The one who asks acts for it. */ mine: boolean;
  name: string;
  /** Omens of Leviathan. */ omens: number;
  outposts: number;
  /** Who commands it. */ player: string;
  /** Campaign Victory Points. */ points: number;
  /** What the end of the map brought it, each with its points. */ scored: MapScored[];
  /** Zones it has Scouted. */ scouted: number;
  /** Its Vision is sealed. */ sealed: boolean;
  /** Its Tracker. */ tracks: MapTrack[];
  /** Its Vision, or none before it is revealed. */ vision: MapRevealed | null;
  /** Its stream. */ warband: string;
}
/** A building. */
export interface MapBuilding {
  name: string;
  /** What each tier brings. */ texts: string[];
  /** Tiers that are built. */ tiers: number;
}
/** Points from the end of the map. */
export interface MapScored { /** Campaign Victory Points. */ points: number; /** What for. */ what: string }
/** A track of a Tracker. */
export interface MapTrack {
  /** Its boxes, in order. */ boxes: MapBox[];
  name: string;
  /** What is uncertain about it, if anything. */ unconfirmed: string | null;
}
/** A box of a track. */
export interface MapBox {
  /** What it brings besides; may be empty. */ brings: string;
  /** Why it is filled, with the game, or none if it is not. */ filled: string | null;
  /** Campaign Victory Points that it brings. */ points: number;
  /** What is written into it, or none for an X. */ written: number | null;
}
/** A Vision that was revealed. */
export interface MapRevealed {
  /** Levels that were reached. */ levels: number;
  /** The card's name. */ name: string;
  /** The seal proves that it is the card that was kept. */ proved: boolean;
}
/** A zone as it is drawn. */
export interface MapZoneShown {
  /** Where it is drawn. */ at: [number, number];
  /** What an Outpost there brings, or none if it brings what they all do. */ bonus: string | null;
  /** Who comes in there, by their streams. */ entered: string[];
  id: string;
  /** What it is. */ kind: ZoneKind;
  name: string;
  /** Zones that it is linked to. */ neighbours: string[];
  /** Who has an Outpost there, in the order they came. */ outposts: MapMark[];
  /** Games that are planned there, each in one line. */ planned: string[];
  /** Two dice make its scenario. */ random: boolean;
  /** What can be had there. */ resources: Resource[];
  /** What is fought there; may be empty. */ scenario: string;
  /** Who has Scouted it. */ scouted: MapMark[];
  /** What is uncertain about it, if anything. */ unconfirmed: string | null;
}
/** What a Warband holds in a zone, and why. */
export interface MapMark {
  /** The battle that brought it. */ battle: string;
  /** A chain of Outposts links it to the Entry Zone. */ supplied: boolean;
  /** The Warband's stream. */ warband: string;
  /** Why, in one line. */ why: string;
}
/** Where a Warband comes in. */
export interface MapEntering {
  /** The campaign's stream. */ campaign: string;
  /** The Warband's. */ warband: string;
  /** Zone id. */ zone: string;
}
/** A game on the map. */
export interface MapPlanMade {
  /** The Warband whose player chose it. */ aggressor: string;
  /** The players agreed on zone and Aggressor, even against the map. */ agreed: boolean;
  /** The campaign's stream. */ campaign: string;
  /**
   * For a random scenario the die for the deployment and the one for the victory conditions, as they fell, or none
   * if the app rolls.
   */
  dice: [Face, Face] | null;
  /** The day it is to be fought by, such as `2026-04-30`. */ due: string | null;
  /** The roll-off that made it the Aggressor, if there was one. */ roll_off: Throw | null;
  /** The two, by their streams. */ warbands: [string, string];
  /** Zone id. */ zone: string;
}
/** What became of it. */
export interface MapPlanned { /** In one line. */ said: string; /** The map with it. */ sheet: MapSheet }
/** A card that is revealed. */
export interface MapRevealing {
  /** The campaign's stream. */ campaign: string;
  /** The card, by its id. */ card: string;
  /** The code that opens its seal. None if it was not sealed, or the code is lost. */ code: string | null;
  /** Levels that were reached, if nobody can count them here. */ levels: number | null;
  /** The Warband's. */ warband: string;
}
/** A roll-off for the Aggressor. */
export interface MapRollOff {
  /** The campaign's stream. */ campaign: string;
  /** Faces as they fell, one per player in that order, all of a tie first, or none if the app rolls. */
  faces: Face[] | null;
  /** The two, by their streams. */ warbands: [string, string];
}
/** How a roll-off stands; nothing is written before the game is planned. */
export interface MapRolledOff {
  /** Whose Warband won, or none if it was a tie and both throw again. */ aggressor: string | null;
  /** In one line. */ said: string;
  /** The dice. */ throw: Throw;
}
/** A Vision card that is kept in secret. */
export interface MapSealing {
  /** The campaign's stream. */ campaign: string;
  /** The card, by its id: nobody keeps it. */ card: string;
  /** The Warband's. */ warband: string;
}
/** A sealed card. */
export interface MapSealed {
  /** The code that opens the seal, which is shown once and kept nowhere. */ code: string;
  /** The map with it. */ sheet: MapSheet;
}
/** Which scenario of one's own. */
export interface OwnScenarioRef { /** Its stream. */ scenario: string }
/** A scenario of one's own, open. */
export interface OwnScenarioView {
  /** It is put away. */ away: boolean;
  /** What is unusual; it stops nobody. */ doubts: ScenarioFinding[];
  /** Everything that is wrong: it can be set up once nothing is. */ faults: ScenarioFinding[];
  /** Where it comes from. */ from: Origin;
  /** Every change in force, the newest first. */ history: OwnScenarioEntry[];
  /** Its stream. */ id: string;
  /** The turn engine can play it. */ played_here: boolean;
  /** The most victory points that a side can get. */ reachable: Reachable;
  /** Something can be put back. */ redo: boolean;
  /** What the dice of a random scenario came to; empty if it was not rolled. */ rolled: RandomLine[];
  /** As it stands. */ scenario: Scenario;
  /** Something can be undone. */ undo: boolean;
}
/** Something about a scenario. */
export interface ScenarioFinding {
  /** Which one of a list, counted from 0, or none for the part as a whole. */ index: number | null;
  /** One sentence. */ message: string;
  /** The part it is about, such as `zones`. */ part: string;
}
/** The dice of a random scenario, as far as they lie; none for a die that is not rolled yet. */
export interface RandomDice {
  /** For the battlefield. */ archetype: ThrownDie | null;
  /** For deployment and length. */ deployment: ThrownDie | null;
  /** The older player's, on the first chart of Deeds. */ older: [ThrownDie | null, ThrownDie | null];
  /** For the victory conditions. */ victory: ThrownDie | null;
  /** The younger player's, on the second. */ younger: [ThrownDie | null, ThrownDie | null];
}
/** One die as it was thrown. */
export interface ThrownDie {
  /** What it shows. */ face: Face;
  /** Typed from the table or rolled in the app. */ source: Source;
}
/** A change that was made. */
export interface OwnScenarioEntry {
  /** When, RFC 3339. */ at: string;
  /** Who. */ by: string;
  /** Its number. */ seq: number;
  /** What was changed, in a few words. */ what: string;
}
/** The most that one side can get. */
export interface Reachable {
  /** From its Glorious Deeds, all of them done. */ deeds: number;
  /** Something else earns points too, and how many depends on the battle. */ more: boolean;
  /** From objectives that it controls or reaches in every Turn. */ objectives: number;
}
/** A die with what it came to. */
export interface RandomLine {
  /** Why it must be rolled again, or none if it stands. */ again: string | null;
  die: RandomDie;
  /** What it came to, or none before it is rolled. */ result: string | null;
  /** As it lies, or none before it is rolled. */ thrown: ThrownDie | null;
  /** What it is for. */ what: string;
}
/** As it stood after an entry. */
export interface OwnScenarioMoment {
  /** Its stream. */ scenario: string;
  /** The entry's number, or 0 for the beginning. */ seq: number;
}
/** A change to a scenario of one's own. */
export interface OwnScenarioChange { change: OwnScenarioEdit; /** Its stream. */ scenario: string }
/** A new scenario of one's own. */
export interface NewOwnScenario { /** What it begins as. */ from: BeginsAs; name: string }
/** The dice of a random scenario. */
export interface RandomWanted {
  /** Those on the table. */ dice: RandomDice;
  /** Those that the app rolls, again if one lies. */ roll: RandomDie[];
}
/** Dice, and what they come to. */
export interface RandomThrow {
  /** As they lie. */ dice: RandomDice;
  /** Each with what it came to. */ lines: RandomLine[];
  /** The scenario that they make, or none if a die is missing or must be rolled again. */ scenario: Scenario | null;
}
/** Two packs that are compared. */
export interface PacksCompared {
  /** The one that it is compared with. */ after: PackSide;
  /** The one that comes first. */ before: PackSide;
}
/** What sets two packs apart. */
export interface PackDifference {
  /** The name of the other. */ after: string;
  /** The name of the first. */ before: string;
  /** Every row that differs, in the order of the book. */ rows: DifferenceRow[];
}
/** A row that differs. */
export interface DifferenceRow {
  /** What happened to it. */ change: DifferenceChange;
  /** Each field that differs; empty if the row is new or gone. */ lines: ComparedLine[];
  /** What it is called. */ name: string;
  /** What it belongs to and what it is, such as `New Antioch · model`. */ of: string;
}
/** Which catalogues, beside which pack. */
export interface CataloguesWanted {
  /** What the person is asked for. */ from: CataloguesIn;
  /** SHA-256 of the pack that the candidate rests on. `None`: rules 1.0.2. */ over?: string | null;
}
/** A candidate that the book keeps. */
export interface CandidateBrought {
  /** The program had it already. */ known: boolean;
  /** The pack; its name says that it is a candidate. */ pack: PackLine;
  /** What became of everything in the catalogues. */ report: CatalogueReport;
}
/** Everything that was found in a catalogue. */
export interface CatalogueReport {
  /** All else, a line each. */ lines: CatalogueLine[];
  /** Rows of the pack that are as the catalogue has them. */ same: number;
}
/** A part of a catalogue, and what became of it. */
export interface CatalogueLine {
  /** What differs. None if it is no single field. */ field?: CatalogueField | null;
  /** The file it is in. */ file: string;
  /** Its id there; empty if it has none. */ id: string;
  /** What it is called there. */ name: string;
  /** What the pack says. None if it is no single figure. */ ours?: string | null;
  /** The row of the pack that it is about, such as `new-antioch/yeoman`. None if it is about no row. */
  row?: string | null;
  /** What the catalogue says. None if it is no single figure. */ theirs?: string | null;
  /** What became of it. */ verdict: CatalogueVerdict;
  /** What it is there, such as `constraint`. */ what: string;
  /** Why, in a sentence; for a figure that changes, which one it is. */ why: string;
}
/** Which pack. */
export interface PackRef { /** SHA-256 of the pack, in hexadecimal. */ hash: string }
/** A parcel that was opened. */
export interface ParcelRef { /** The number that it got. */ parcel: number }
/** Something to send. */
export interface ParcelOrder { what: ParcelWhat }
/** What is decided about a parcel. */
export interface ParcelTaken {
  /** The number that it got. */ parcel: number;
  /** Which side of each conflict stands, in their order. */ stands: Stands[];
}
/** What a parcel brought. */
export interface ParcelDone {
  /** Entries that are new in it. */ entries: number;
  /** What of it is looked at first, or none if it has several of that kind. */ opens: ParcelOpens | null;
  /** In one line. */ said: string;
  /** Streams that are new in the book. */ streams: number;
}
/** A picture to save. */
export interface PictureToSave {
  /** The file. */ bytes: FileBytes;
  /** Whether it moves. */ kind: PictureKind;
  /** What it shows: the file's name is made from it. */ name: string;
}
/** A picture that was saved. */
export interface PictureSaved { /** The file's name. */ saved: string }
/** A plan that is taken back. */
export interface PlanCancelled {
  /** The battle's stream. */ battle: string;
  /** The campaign's stream. */ campaign: string;
}
/** A game to be planned. */
export interface PlanMade {
  /** How its scenario is found. */ by: PlanBy;
  /** The campaign's stream. */ campaign: string;
  /** The day it is to be fought by, such as `2026-04-30`. */ due: string | null;
  /** The two, by their streams. */ warbands: [string, string];
}
/** A round to be planned. */
export interface PlanRound {
  /** The campaign's stream. */ campaign: string;
  /** The day its games are to be fought by, such as `2026-04-30`. */ due: string | null;
  /** The pairs as they were shown. */ pairs: [string, string][];
}
/** What became of a round. */
export interface RoundPlanned {
  /** Games whose die leaves a choice: they are not planned yet. */ left: RoundLeft[];
  /** In one line. */ said: string;
  /** The sheet of the next game. */ sheet: PlanSheet;
}
/** A round whose plans are taken back. */
export interface PlanRoundCancelled {
  /** The battles, as they were named: all games of a round that nobody has begun. */ battles: string[];
  /** The campaign's stream. */ campaign: string;
}
/** Two Warbands that might meet. */
export interface PlanOf {
  /** The campaign's stream. */ campaign: string;
  /** Their streams, or none for those that fight next. */ warbands: [string, string] | null;
}
/** Which picture. */
export interface PortraitRef { /** SHA-256 of the picture, in hexadecimal. */ hash: string }
/** A picture. */
export interface Portrait { /** As a page shows it: a data URL. */ url: string }
/** What is printed, and on what. */
export interface PrintOrder { /** The size of the pages. */ paper: Paper; what: PrintWhat }
/** A PDF that was written. */
export interface PrintMade {
  /** Its size. */ bytes: number;
  pages: number;
  /** The file, with its folder. */ path: string;
}
/** What is published. */
export interface PublishOrder { what: PublishWhat }
/** A page that was written. */
export interface PublishMade { /** Its size. */ bytes: number; /** The file, with its folder. */ path: string }
/** What is published as text for a chat. */
export interface TextOrder {
  /** For which chat. */ markup: Markup & string;
  /** Players are named beside their Warbands, if they are known. */ players: boolean;
  what: PublishWhat;
}
/** A text for a chat. */
export interface PublishedText {
  /** Its characters, as chats count them. */ characters: number;
  /** The most characters that the chat takes in a message, or none if nobody ever reaches the limit. */
  most?: number | null;
  /** The same in messages that it takes, if it is too long for one. */ pieces?: string[];
  /** In short lines. */ text: string;
}
/** An entry. */
export interface ReferenceEntry {
  /** Stable, such as `charge` or `armour-piercing`; an id that only one pack has ends in `@` and the pack's id. */
  id: string;
  /** What it is about. */ kind: ReferenceKind;
  /** Its heading. */ name: string;
  /** The pack that it comes from, or none for the usual one. */ pack: string | null;
  /** The pages of the rulebook, each once. */ pages: string[];
  /** Other entries that it speaks of, or that speak of it, by their ids. */ related: string[];
  /** The rules behind it. */ rules: ReferenceRule[];
  /** The rulings on it. */ rulings: ReferenceRuling[];
  table: ReferenceTable | null;
  /** What it says; empty if the table says it all. */ text: string;
  /** Words in capitals that mean it. */ words: string[];
}
/** A rule of the rulebook behind an entry. */
export interface ReferenceRule {
  /** Such as `ACT-15`. */ code: string;
  /** What it is called. */ name: string;
  /** Its page, or pages, if it has any. */ page: string | null;
}
/** A ruling on what an entry tells. */
export interface ReferenceRuling {
  /** Such as `C-10`. */ id: string;
  /** What is asked. */ question: string;
  /** How the rules are read unless a ruleset says otherwise. */ usual: string;
}
/** A table of an entry. */
export interface ReferenceTable {
  /** What the columns are; empty if they speak for themselves. */ head: string[];
  rows: ReferenceRow[];
}
/** A row of a table; its first cell names it. */
export interface ReferenceRow { cells: string[] }
/** A report to make. */
export interface ReportOf {
  /** What the page says about itself. */ page: ReportPage;
  /** What happened, in the person's words; may be empty. */ said: string;
}
/** What a page says about itself. */
export interface ReportPage {
  /** What draws it, as a browser calls itself. */ browser: string;
  /** It is dark. */ dark: boolean;
  /** Codes of what could not be drawn or asked, the latest first. */ failures: string[];
  /** Its height in pixels. */ height: number;
  /** Pixels of the screen for each of them, in hundredths. */ scale: number;
  /** Movement is reduced. */ still: boolean;
  /** The size of text in percent. */ text_size: number;
  /** Its width in pixels. */ width: number;
}
/** A report as it is shown, and as it will be written. */
export interface ReportText { /** The whole file. */ text: string }
/** A result that is accepted. */
export interface ResultTaken {
  /** It is another game than its Warbands, scenario and day suggest. */ another: boolean;
  /** The campaign's stream. */ campaign: string;
  file: DroppedFile;
}
/** A file that was dropped on the window, or chosen there. */
export interface DroppedFile { /** What stands in it. */ bytes: FileBytes; name: string }
/** A file beside what the campaign knows. */
export interface ResultLine {
  /** Who wrote it down and when, in one line. */ by: string;
  /** The file's name. */ file: string;
  /** How it ended, in one line. */ said: string;
  /** The scenario; empty if the file is no result. */ scenario: string;
  /** What the campaign makes of it. */ state: ResultState;
}
/** A game of a campaign whose result is sent. */
export interface ResultOf { /** The battle's stream. */ battle: string; /** The campaign's stream. */ campaign: string }
/** Files with results, to be looked at together. */
export interface ResultFiles { /** The campaign's stream. */ campaign: string; files: DroppedFile[] }
/** Which rotation. */
export interface RotationRef { /** Its stream. */ rotation: string }
/** A rotation, open. */
export interface RotationView {
  /** It is put away. */ away: boolean;
  /** The coming weeks, a line a day. */ calendar: RotationDay[];
  /** Every change in force, the newest first. */ history: RotationEntry[];
  /** Its stream. */ id: string;
  name: string;
  /** Scenarios that are not in it. */ others: ClubName[];
  /** What was played of it and where, the newest first. */ played: RotationPlayed[];
  /** Something can be put back. */ redo: boolean;
  /** Its scenarios: those that are drawn first. */ slots: RotationSlot[];
  /** Something can be undone. */ undo: boolean;
}
/** A day of the calendar. */
export interface RotationDay {
  /** The day, such as `2026-04-30`. */ day: string;
  /** The evening that is held, or none before somebody makes one. */ evening: ClubName | null;
  /** Scenario ids that may be drawn. */ open: string[];
  /** Those that would be open but rest. */ resting: Resting[];
}
/** A scenario that rests. */
export interface Resting {
  /** Evenings it still rests, including this one. */ evenings: number;
  /** Scenario id. */ scenario: string;
}
/** A change that was made. */
export interface RotationEntry {
  /** When, RFC 3339. */ at: string;
  /** Who. */ by: string;
  /** Its number. */ seq: number;
  /** What was changed, in a few words. */ what: string;
}
/** A game that was played with one of a rotation's scenarios. */
export interface RotationPlayed {
  day: string;
  evening: ClubName;
  /** Who played. */ players: string;
  /** What the scenario is called. */ scenario: string;
  /** The table, such as `Table 3`; empty if nobody keeps tables. */ table: string;
}
/** A scenario in a rotation. */
export interface RotationSlot {
  /** Why it is not drawn today, in a few words, or none if it is. */ closed: string | null;
  /** What the scenario is called. */ name: string;
  /** How often it was played on the evenings of this book. */ played: number;
  /**
   * Its chance to be drawn today beside the others that may be, in tenths of a percent, or none if it is not drawn
   * today.
   */
  share: number | null;
  /** As it stands. */ slot: Slot;
  /** Its day has not come yet. */ waits: boolean;
}
/** A scenario in a rotation. */
export interface Slot {
  /**
   * The most tables of a round that it is drawn for, such as when the club has its terrain only once; 0 for any
   * number.
   */
  at_once?: number;
  /** Evenings it rests after one on which it was played. */ cool_down?: number;
  /** The first day it is drawn on, such as `2026-04-30`, or none for from the beginning. */ from?: string | null;
  /** It is kept and never drawn. */ retired?: boolean;
  /** Scenario id, of a pack or `own-…`. */ scenario: string;
  /** The tables it is played on. */ tables?: Fits;
  /** The last day it is drawn on, or none for good. */ until?: string | null;
  /** How often it is drawn beside the others: 1 to 100. */ weight: number;
}
/** A change to a rotation. */
export interface RotationChange { change: RotationEdit; /** Its stream. */ rotation: string }
/** A new rotation. */
export interface NewRotation {
  /** It begins with every scenario of the packs at hand, all with the same weight; otherwise with no scenario. */
  full: boolean;
  name: string;
}
/** A rotation in the list. */
export interface RotationLine {
  /** It is put away. */ away: boolean;
  /** Its stream. */ id: string;
  name: string;
  /** Scenarios that it draws from, except the retired ones. */ scenarios: number;
  /** Why it does not open here, in one sentence, or none if it does. */ unread: string | null;
}
/** A ruleset of the book's own, as somebody wants it. */
export interface OwnRuleset {
  /** Which one is changed, or none for a new one. */ id: string | null;
  /** As shown. */ name: string;
  /** Where its readings differ: key of the ruling, name of the reading. */ readings: [string, string][];
}
/** A ruleset in the list. */
export interface RulesetLine {
  /** Where its readings differ from the default ones; may be empty. */ differs: ReadingLine[];
  id: string;
  /** As shown. */ name: string;
  /** The book's own, which may be changed. */ own: boolean;
}
/** A reading that is not the default. */
export interface ReadingLine {
  /** Its key, such as `charge_cap`. */ key: string;
  /** The name of the reading chosen. */ name: string;
  /** What is asked. */ question: string;
  /** How this ruleset answers. */ reading: string;
  /** The ruling, such as `C-10`. */ ruling: string;
  /** What the default answer is. */ usual: string;
}
/** A ruling with all its readings. */
export interface RulingLine {
  /** Such as `C-10`. */ id: string;
  /** Its key in a ruleset, such as `charge_cap`. */ key: string;
  /** What is asked, in one sentence. */ question: string;
  /** The readings, the default first. If there is one alone, the sources differ, but nothing depends on it. */
  readings: Answer[];
}
/** A reading of a ruling. */
export interface Answer {
  /** What it says. */ meaning: string;
  /** Its name in a ruleset, such as `no_cap`. */ name: string;
  /**
   * Which sources have the rule like this, such as `DR p.36`, the weightiest first; empty if no source spells it
   * out.
   */
  sources: string[];
}
/** All scenarios: those of the packs at hand, then those of one's own, the newest first. */
export interface ScenarioLibrary {
  /** The scenarios, in the order of the book. */ scenarios: LibraryScenario[];
  /** The stages of a campaign, in their order. */ stages: StageName[];
  /** Why scenarios of one's own do not open here, one sentence each. */ unread: string[];
}
/** A scenario of the library. */
export interface LibraryScenario {
  /** Which battlefields it is played on; one for any battlefield is played on all of them. */ archetypes: string[];
  /** It is put away: it can be looked at and brought back, and is offered for nothing else. */ away: boolean;
  /** What is wrong in it: it can be set up once nothing is. */ faults: number;
  /** The stream that it is written in, or none for one of a pack. */ own: string | null;
  /** The name of the pack that it comes from. None for the usual one, or for an own scenario. */ pack: string | null;
  /**
   * How often it was played to its end, according to this book: battles of its own, and games of its campaigns
   * without one.
   */
  played: number;
  scenario: Scenario;
  /** Ids of the stages whose table has it. */ stages: string[];
}
/** A stage of a campaign. */
export interface StageName { /** Stable id, such as `early`. */ id: string; /** As shown. */ name: string }
/** A set-up, open. */
export interface SetUpView {
  /** What the scenario or the campaign asks for and the set-up does not have; the players may agree to it. */
  asked: SetUpRemark[];
  /** The kinds of battlefield that the scenario is played on. */ battlefields: string[];
  /** Battles begun from it, the one begun last first. */ battles: Fought[];
  /** The campaigns that the game may count for. */ campaigns: CampaignChoice[];
  /** Its stream. */ id: string;
  /** What still stands in the way of the battle. */ open: Obstacle[];
  /** The turn engine can play it. */ played_here: boolean;
  /** Something can be put back. */ redo: boolean;
  /** All of it. */ set_up: SetUp;
  /** What is fielded, in the sides' order. None for a side without a Warband, or with one that does not open. */
  sides: (SetUpSide | null)[];
  /** Everything to do before the first model is set up, in its order. */ to_do: ToDo[];
  /** Something can be undone. */ undo: boolean;
  /** The Warbands that may be fielded. */ warbands: Candidate[];
  /** The weather that comes. */ weather: Weather | null;
  /** What each side's dice would bring, in the sides' order; empty before anybody rolled. */
  weathers: (Weather | null)[];
}
/** Something that the set-up does not have as asked. */
export interface SetUpRemark {
  /** Stable. */ code: string;
  /** One sentence. */ message: string;
  /** Index of the side it is about. */ side: number;
}
/** A battle begun from a set-up. */
export interface Fought {
  /** Its stream. */ id: string;
  /** As shown. */ name: string;
  /** How far it is. */ state: BattleState;
}
/** A campaign that the game may count for. */
export interface CampaignChoice { /** Its stream. */ id: string; name: string }
/** Something that stands in the way of the battle. */
export interface Obstacle {
  /** Where it can be mended. */ about: ObstacleAbout;
  /** Stable, in capitals. */ code: string;
  /** One sentence. */ message: string;
}
/** A scenario made ready. */
export interface SetUp {
  /** It is put away: no list shows it. */ away?: boolean;
  /** The kind of battlefield that was chosen, if the scenario leaves a choice. */ battlefield?: string | null;
  /** The campaign's stream. */ campaign?: string | null;
  /** One Force per side, in the sides' order, or none before it is chosen. */ forces: (Fielded | null)[];
  /** Its terrain is kept as a layout under this name, to be used on other tables. */ layout_name?: string | null;
  /** As shown in the list. */ name: string;
  /** How a game ended that the turn engine did not play. */ result?: SidesResult | null;
  /** Id of the ruleset. */ ruleset: string;
  /** The scenario, with what was corrected in it. */ scenario: Scenario;
  /** Terrain as it stands on the table. */ terrain: Terrain[];
  /** The weather, or none if it is played without. */ weather?: WeatherThrow | null;
}
/** The models a side takes to the battle (SET-05). */
export interface Fielded { /** Ids of its models. */ models: number[]; /** The Warband's stream. */ warband: string }
/** How a game ended, written down by hand. */
export interface SidesResult {
  /** Victory points, in the sides' order. */ points: number[];
  /** The side that won, or none for a draw. */ winner: number | null;
}
/** The weather as it was rolled. */
export interface WeatherThrow {
  /** Two dice for each side, in the sides' order. */ dice: Throw[];
  /** The side whose dice count: in a campaign the player with the fewest points chooses, else a roll-off says. */
  of: number;
}
/** What a side's Force comes to. */
export interface SetUpSide {
  /** What it costs with its kit. */ ducats: number;
  /** What the next game of its campaign allows, or none if it is played for no campaign. */ limit: ForceLimit | null;
  /** Its models that count for Field Strength. */ strength: number;
}
/** What the next game of its campaign allows a side (DR pp.97-98). */
export interface ForceLimit {
  /** Field Strength, in models. */ field_strength: number;
  /** The number of the game among the Warband's own. */ game: number;
  /** Threshold Value, in ducats. */ threshold: number;
}
/** One thing to do, in the order of the list. */
export interface ToDo {
  /** What is asked for, and what stands. */ counts: Count[];
  /** What does not keep its distance, a sentence each. */ near: string[];
  /** How far it is. */ state: ToDoState;
  /** One or two sentences. */ text: string;
  /** What kind of thing it is. */ what: ToDoWhat;
}
/** So many are asked for, so many stand. */
export interface Count {
  /** What stands is as asked. */ fits: boolean;
  /** At least. */ least: number;
  /** The most of them, or none for no bound. */ most: number | null;
  /** On the map; a piece of more than 8 inches counts as two. */ stands: number;
  what: string;
}
/** A Warband that may be fielded. */
export interface Candidate {
  /** What all of it costs. */ ducats: number;
  /** Its faction's name. */ faction: string;
  /** Its stream. */ id: string;
  /** It breaks no rule. */ legal: boolean;
  models: CandidateModel[];
  name: string;
  /** Its roster is still to come: it is neither legal nor illegal. */ roster_to_come: boolean;
}
/** A model that may be fielded. */
export interface CandidateModel {
  base: Base;
  /** What it costs with its kit. */ ducats: number;
  entry_name: string;
  /** Its id in the Warband. */ id: number;
  /** It sits this game out. */ misses: boolean;
  name: string;
}
/** A row of the table. */
export interface Weather {
  /** What it puts on every Force. */ forces?: Effect[];
  /** What it puts on every model. */ models?: Effect[];
  /** As shown. */ name: string;
  /** What the table sees to. */ reminder?: string | null;
  /** What it does. */ text: string;
}
/** A change to a set-up. */
export interface SetUpChange { change: SetUpEdit; /** Its stream. */ set_up: string }
/** A layout to lay out. */
export interface LayoutUsed {
  /** The set-up that it comes from. */ from: string;
  /** How it comes onto the table. */ orientation: LayoutOrientation & string;
  /** The set-up that gets it. */ set_up: string;
}
/** The terrain of another set-up on a table of the same size. */
export interface Layout {
  /** It is kept under a name. */ kept: boolean;
  /** The name under which it is kept, else that of its set-up. */ name: string;
  /** The set-up's stream. */ set_up: string;
  /** Its pieces, without those that the scenario brings. */ terrain: Terrain[];
}
/** A new set-up. */
export interface NewSetUp {
  /** The campaign it belongs to. */ campaign: string | null;
  /** As shown in the list. */ name: string;
  /** The stream of the own scenario that is meant, or none for one of a pack. */ own: string | null;
  /** Scenario id. */ scenario: string;
}
/** A set-up in the list. */
export interface SetUpLine {
  /** Its stream. */ id: string;
  /** As shown. */ name: string;
  /** Scenario id. */ scenario: string;
  /** The scenario's name as it was set up; its id if that cannot be read. */ scenario_name: string;
  /** When it last changed, RFC 3339. */ updated: string;
}
/** A table to open. */
export interface TableWanted {
  /** Both players agreed that anyone at the table answers, for either side. */ anyone_answers: boolean;
  /** The battle that is shown, or none if the whole book can be read. */ battle: string | null;
}
/** A table that is open. */
export interface TableShown {
  /** Only this computer reaches it: it has no address in a network. */ alone: boolean;
  /** How many guests follow it now. */ guests: number;
  /** An invitation for each role. */ links: TableLink[];
}
/** An invitation: it lets a person do what it says, until the table is closed. */
export interface TableLink {
  /** Whom it is for. */ label: string;
  /** The same as a QR code. */ qr: QrShown;
  /** What it lets do. */ role: GuestRole;
  /** The link. */ url: string;
}
/** The key of this computer. */
export interface ThisComputer {
  /** The key, 64 hexadecimal digits. None if nothing was signed here yet, or it cannot be read. */ key: string | null;
  /** Its beginning, for people who compare two. */ key_short: string | null;
  /** Why nothing is signed, and what to do, in words, or none if all is well. */ trouble: string | null;
}
/** A Warband, open in the builder. */
export interface Warband {
  /** Kit that nobody carries. */ arsenal: StoredLine[];
  /** The models and the kit that were written down by hand: nobody checks them. */ by_hand: OwnLine[];
  /** The campaign it belongs to. */ campaign: string | null;
  /** Campaign-only models and Glory Items are admitted. */ campaign_kit: boolean;
  /** Why its campaign does not open here, in one sentence. None if it does, or there is no campaign. */
  campaign_unread: string | null;
  /** Variant, compulsory choices, and what else is chosen once. */ decisions: WarbandDecision[];
  /** What it costs in ducats, of its budget while it musters. */ ducats: Share;
  /** ELITE models. */ elite: Share;
  emblem: Emblem;
  /** Its faction's name. */ faction: string;
  /** No pack has its faction: only its sums are known. */ faction_by_hand: boolean;
  /** Those who left for good. */ fallen: FallenLine[];
  /** Models that count for Field Strength. */ field_strength: Share;
  /** Fireteams, of those it may form. */ fireteams: Share;
  /** What it costs in Glory, of its budget while it musters. */ glory: Share;
  /** Its stream. */ id: string;
  /** The aftermath that it is in, and whose draft this is if the roster is worked on there. */
  in_aftermath: InAftermath | null;
  /** It breaks no rule that is not waived. */ legal: boolean;
  /** Mercenaries in its service. */ mercenaries: HiredLine[];
  /** The models in the owner's order. */ models: ModelLine[];
  /** The muster is closed: kit is paid for from the Strongbox. */ mustered: boolean;
  name: string;
  /** The game it would play next, from 1. */ next_game: number;
  /** Its budget differs from what its faction or variant starts with. */ own_purse: boolean;
  /** The pack it follows. */ pack: PackLine;
  /** Who commands it in its campaign. */ player: string | null;
  /** What redo would put back, in words, if anything. */ redo: string | null;
  /** Its roster is still to come: it is neither legal nor illegal. */ roster_to_come: boolean;
  /** Ducats in the Strongbox, once the muster is closed. */ strongbox: number | null;
  /** Threshold Value of the next game. */ threshold: number;
  /** What undo would take back, in words, if anything. */ undo: string | null;
  /** What came in with it and was not matched, a line each; what belongs to a model stands there. */
  unmatched: string[];
  /** Glory unspent, once the muster is closed. */ unspent_glory: number | null;
  /** Its variant's name. */ variant: string | null;
  /** Everything that it breaks without a waiver. */ violations: Violation[];
  /** What may be broken, and why. */ waivers: WaiverLine[];
}
/** Kit that nobody carries. */
export interface StoredLine {
  /** How many there are. */ count: number;
  /** Item id. */ item: string;
  /** As shown. */ name: string;
  /** What one brings when it is sold, in ducats. */ sells_ducats: number;
  /** What one brings when it is sold, in Glory. */ sells_glory: number;
}
/** A model or a piece of kit that was written down by hand. */
export interface OwnLine {
  /** How many models are it, or how many pieces of it there are. */ count: number;
  /** Its id in the Warband. */ id: string;
  /** As shown. */ name: string;
  /** As it was written down. */ what: OwnThing;
}
/** A model that no pack has: what would be its entry. */
export interface OwnModel {
  /** Armour as an INJURY MODIFIER, negative for protection. */ armour: number;
  base: Base;
  /** Price in ducats. */ ducats: number;
  /** Price in Glory. */ glory: number;
  /** Unique in the Warband. */ id: string;
  keywords?: Keyword[];
  /** Melee Characteristic in DICE, or none if it cannot fight. */ melee: number | null;
  movement: Length;
  /** As shown. */ name: string;
  /** Ranged Characteristic in DICE, or none if it cannot shoot. */ ranged: number | null;
  /** What else it can do, a sentence each: for the table to carry out. */ reminders?: string[];
}
/** A piece of Battlekit that no pack has. */
export interface OwnItem {
  /** DICE of its attacks. */ dice: number;
  /** Price in ducats. */ ducats: number;
  /** Price in Glory. */ glory: number;
  /** Hands it takes. */ hands: number;
  /** Unique in the Warband. */ id: string;
  /** INJURY DICE of its attacks. */ injury_dice: number;
  /** INJURY MODIFIER of its attacks. */ injury_modifier: number;
  /** Keywords of its attacks, or of its bearer. */ keywords?: Keyword[];
  /** Its table. */ kind: Kind;
  /** As shown. */ name: string;
  /** INJURY MODIFIER against its bearer, negative for protection. */ protection: number;
  /** Greatest range, or none if it does not shoot. */ range: Length | null;
  /** What else it does, a sentence each: for the table to carry out. */ reminders?: string[];
}
/** Something that the Warband chooses once. */
export interface WarbandDecision {
  /** What is chosen, or none while that is open. */ chosen: string | null;
  /** A rule asks for it. */ compulsory: boolean;
  /** Its id, such as `sin`; `variant` for the variant. */ id: string;
  /** As shown. */ name: string;
  /** The change that takes the choice back, or none if it can only be changed. */ none: WarbandEdit | null;
  /** What can be chosen. */ options: DecisionOption[];
}
/** One thing that can be chosen. */
export interface DecisionOption {
  /** The change that chooses it. */ edit: WarbandEdit;
  id: string;
  /** As shown. */ name: string;
}
/** A part of a budget, or of a limit. */
export interface Share {
  /** How much there is. */ is: number;
  /** The most there may be, or none if there is no limit. */ of: number | null;
}
/** A model that left for good. */
export interface FallenLine {
  /** The battle it fell in. */ battle: string | null;
  /** The entry's name. */ entry_name: string;
  /** Its id in the Warband. */ id: number;
  name: string;
  /** Why it left, as shown. */ reason: string;
  /** What came in with it and was not matched, a line each. */ unmatched: string[];
}
/** The aftermath that a Warband is in. */
export interface InAftermath {
  /** The battle's stream. */ battle: string;
  /** Recruits of Reinforcements only. */ recruiting: boolean;
  /** The roster is worked on now. If not, it waits for its step. */ trading: boolean;
}
/** A Mercenary in the Warband's service. */
export interface HiredLine {
  /** What it has one of, such as its arms, if there is a choice. */ arms: WarbandDecision | null;
  /** Its price in ducats, with what it bought. */ ducats: number;
  /** Its price in Glory, with what it bought. */ glory: number;
  /** Mercenary id. */ id: string;
  /** What it bought. */ kit: HiredKit[];
  /** The id of its card. */ model: number;
  /** As shown. */ name: string;
  /** What it may buy. */ offers: WarbandOffer[];
}
/** A piece that a Mercenary bought. */
export interface HiredKit {
  /** The change that gives it back, or none if it keeps it. */ back: WarbandEdit | null;
  /** Item id. */ item: string;
  /** As shown. */ name: string;
}
/** Something that can be added, or not. */
export interface WarbandOffer {
  /** Its price here in ducats. */ ducats: number;
  /** One fact: range, keyword, limit. */ fact: string | null;
  /** The other faction whose armoury sells it, or none for the Warband's own. */ faction: string | null;
  /** Its price here in Glory. */ glory: number;
  /** Item, option or entry id. */ id: string;
  kind: OfferKind;
  /** As shown. */ name: string;
  /** Where sources disagree about it, or a word to the reader. */ note: string | null;
  /** Why not, or none if it may be taken. */ refused: Obstructed | null;
  /** The table of an item. */ table: Kind | null;
}
/** Why something may not be taken. */
export interface Obstructed {
  /** Everything that speaks against it, what weighs most first. */ against: Against[];
  /** In two or three words. */ short: string;
  /** The Strongbox does not cover it: it cannot be taken against the rule either. */ unpaid: boolean;
}
/** One thing that speaks against an offer. */
export interface Against { /** In a sentence. */ reason: string; /** Where the rule stands. */ rule: string }
/** A model in the roster. */
export interface ModelLine {
  /** It, or kit that it carries, was written down by hand: nobody checks it. */ by_hand: boolean;
  /** Ducats with options and kit. */ ducats: number;
  /** It is ELITE. */ elite: boolean;
  /** Warband entry id. */ entry: string;
  /** What the entry costs in ducats. */ entry_ducats: number;
  /** What the entry costs in Glory. */ entry_glory: number;
  /** The entry's name, such as Yeoman. */ entry_name: string;
  /** The other model of its Fireteam, if it is in one. */ fireteam: number | null;
  /** Glory with options and kit. */ glory: number;
  /** Its id in the Warband. */ id: number;
  /** Options and kit, fixed kit last. */ kit: Kit[];
  /** It sits out the next game. */ misses_next_game: boolean;
  name: string;
  /** The name is its own, not that of its entry. */ named: boolean;
  /** Words beside ELITE: keywords, Fireteam, scars. */ notes: string[];
  /** Its picture, by its hash. */ portrait: string | null;
  /** Its card. */ profile: Profile;
  /** Battle Scars. */ scars: number;
  /** What came in with it and was not matched, a line each. */ unmatched: string[];
  /** A violation is about it. */ wrong: boolean;
}
/** A piece of kit on a model. */
export interface Kit {
  /**
   * What selling it brings once the muster is closed, in ducats and in Glory. None if it is not for sale, or all of
   * it comes back.
   */
  brings: [number, number] | null;
  /** Its price here in ducats. */ ducats: number;
  /** It belongs to the model: no price, never sold. */ fixed: boolean;
  /** Its price here in Glory. */ glory: number;
  /** Item id, or option id. */ item: string;
  /** As shown. */ name: string;
  /** It is an option, not a piece of Battlekit. */ option: boolean;
  /** The model would break fewer rules without it. */ wrong: boolean;
}
/** The card of a model. */
export interface Profile {
  /** Abilities, Goetic Powers and lasting marks. */ abilities: LineOfText[];
  /** Move, Ranged, Melee, Armour, base; empty if the pack does not know the model. */
  characteristics: Characteristic[];
  /** Where sources disagree about it or its kit, or a word to the reader. */ notes: LineOfText[];
  /** Its weapons as it wields them. */ weapons: WeaponLine[];
}
/** A name and a line about it. */
export interface LineOfText {
  /** As shown. */ name: string;
  /** What it is, in a few words; may be empty. */ text: string;
}
/** A characteristic, as shown. */
export interface Characteristic {
  /** Which characteristic. */ id: CharacteristicId;
  /** What made it. */ reasons: Reason[];
  /** Its unit, if it is not part of the value. */ unit: string | null;
  /** As it is printed: `6″`, `+1`, `−2`, `25`, `25 × 50`. */ value: string;
  /** It depends on kit that the model may not have. */ wrong: boolean;
}
/** A weapon on a card. */
export interface WeaponLine {
  /** What its attacks roll with in this model's hands, as long as nothing else happens. */ figures: WeaponFigure[];
  /** As printed. */ keywords: string[];
  /** As shown. */ name: string;
  /** Range, hands, dice. */ text: string;
}
/** A figure of a weapon's attacks, and what made it. */
export interface WeaponFigure {
  /** What it is, such as `DICE in melee`. */ label: string;
  /** What made it. */ reasons: Reason[];
  /** As it is printed: `+1`, `−2`. */ value: string;
}
/** What is wrong, and the ways out. */
export interface Violation {
  /** Its stable name. */ code: ViolationCode;
  /** Single changes that end it, or the next step towards that, the best first. Each was tried and judged. */
  mends: Mend[];
  /** What is wrong, in a sentence. */ message: string;
  /** The model's id, or none for the Warband as a whole. */ model: number | null;
  /** Where the rule stands. */ rule: string;
  /** The item, option, entry or choice it is about. */ subject: string | null;
  /** It can be let pass, with a reason. */ waivable: boolean;
}
/** A change that mends one violation or more, or part of one. */
export interface Mend {
  edit: WarbandEdit;
  /** As shown. */ label: string;
  /** How many violations go with it; 0 if it is one step of several. */ mends: number;
}
/** A recorded waiver. */
export interface WaiverLine {
  /** What is waived. */ code: ViolationCode;
  /** What is broken, in a sentence; or what was waived, if it is not broken any more. */ message: string;
  /** The model's id, or none for the Warband as a whole. */ model: number | null;
  /** The rule is broken and this waiver lets it pass. */ needed: boolean;
  /** Why it may be broken. */ reason: string;
  /** Where the rule stands. */ rule: string;
  /** The item, option, entry or choice it is about. */ subject: string | null;
}
/** A change to a Warband. */
export interface WarbandChange { edit: WarbandEdit; /** Its stream. */ warband: string }
/** A Warband to be written into a file. */
export interface WarbandExport { /** In which format. */ form: Form; /** Its stream. */ warband: string }
/** One entry of a Warband's stream. */
export interface HistoryLine {
  /** When, RFC 3339. */ at: string;
  /** Who; empty if nobody is known. */ by: string;
  /** Two books disagreed, and this decided: what stands, and what was set aside. None for any other entry. */
  decided?: BooksDecided | null;
  /** It counts: nobody took it back, and it was not set aside. */ in_force: boolean;
  /** What was done, in words. */ said: string;
  /** Its number in the stream, from 1. */ seq: number;
  /** It was set aside where two books disagreed. */ set_aside?: boolean;
}
/** Warbands to be read. */
export interface RosterFiles {
  /** The campaign they are for, by its stream: they are read by its pack. None for the usual one. */
  campaign: string | null;
  /** Where they come from. */ source: RosterSource;
}
/** A file that was read. */
export interface RosterFile {
  /** Its name, or none if it was pasted. */ file: string | null;
  /** What stands in it. */ read: RosterRead;
}
/** A Warband that was read and is not kept yet. */
export interface Brought {
  /** Pieces of kit that nobody carries. */ arsenal: number;
  /** The number it has until it is kept or left. */ brought: number;
  /** Where the file and this program count differently. */ differences: Difference[];
  /** What it costs in ducats, from its budget while it musters. */ ducats: Share;
  /** Its faction's name. */ faction: string;
  /** Those who left for good. */ fallen: number;
  /** The file's name, or none if it was pasted. */ file: string | null;
  /** The same, as shown. */ format: string;
  /** What it costs in Glory, from its budget while it musters. */ glory: Share;
  /** What is known and has no place in a Warband. */ ignored: BroughtLines;
  /** What stands in the Warband. */ matched: BroughtLines;
  /** Models on the roster, Mercenaries included. */ models: number;
  /** It has fought: what is left is in its Strongbox. */ mustered: boolean;
  name: string;
  /** What the file was. */ source: ImportSource;
  /** Ducats in the Strongbox, once the muster is closed. */ strongbox: number | null;
  /** What nobody here knows. */ unmatched: BroughtLines;
  /** Glory unspent, once the muster is closed. */ unspent_glory: number | null;
  /** Its variant's name. */ variant: string | null;
  /** Everything it breaks. */ violations: Breach[];
}
/** A sum that differs between the file and here. */
export interface Difference {
  /** As the file has it. */ file: number;
  /** As it is by this pack. */ here: number;
  of: Currency;
}
/** Lines of the file with one verdict. */
export interface BroughtLines {
  /** How many there are. */ count: number;
  /** The first of them. */ lines: BroughtLine[];
}
/** A line of the file. */
export interface BroughtLine {
  /** What it became, as shown. */ became: string | null;
  /** The model it belongs to. */ model: string | null;
  /** Where. */ place: string;
  /** What stands there. */ what: string;
  /** Why it was taken, not known, or left. */ why: string;
}
/** A rule that is broken. */
export interface Breach {
  /** What is wrong, in a sentence. */ message: string;
  /** Where the rule stands. */ rule: string;
}
/** Warbands to keep. */
export interface RostersKept {
  /** The campaign that they join, by its stream, if they join one. */ campaign: string | null;
  /** They join late: each counts as having behind it the games of the Warband with the most games (DR p.95). */
  late: boolean;
  /** The Warbands, in the order in which they are kept. */ rosters: RosterKept[];
}
/** A Warband to keep. */
export interface RosterKept {
  /** The number it got when it was read. */ brought: number;
  /** What it is called from now on, or none to keep its name. */ name: string | null;
  /**
   * Who brings it into the campaign; may be empty. If that player's Warband joined by name, this is its roster. None
   * if it does not join.
   */
  player: string | null;
}
/** What became of Warbands that were kept. */
export interface WarbandsKept {
  /** How many were kept and joined, in one sentence. */ said: string;
  /** Their streams, in the order they were kept. */ warbands: string[];
}
/** Warbands that are not kept. */
export interface RostersLeft { /** The numbers they got when they were read. */ brought: number[] }
/** Everybody and everything that a Warband has or had. */
export interface WarbandLives {
  /** Its emblem, for models without a picture. */ emblem: Emblem;
  /** The tables of the battles that models fell in, if they were logged. */ grounds: LifeGround[];
  /** Its stream. */ id: string;
  /** Pieces of kit by their names; those that are still there come first. */ items: ItemLife[];
  /** Those on the roster in the owner's order, then those who left. */ models: ModelLife[];
  name: string;
}
/** The table of a battle that was logged. */
export interface LifeGround {
  /** The battle, by its stream. */ battle: string;
  /** Its size. */ table: Table;
  /** What stood on it. */ terrain: Terrain[];
}
/** Where a piece of kit went. */
export interface ItemLife {
  name: string;
  /** Its place among all pieces as they came, from 1. */ number: number;
  /** In order. */ parts: LifePart[];
  /** Where it is, in words. */ place: string;
  /** It is with the Warband. */ present: boolean;
}
/** What was lived through at one time: in and after a battle, or on a day between two. */
export interface LifePart {
  /** The battle, by its stream, or none between two battles. */ battle: string | null;
  /** A day such as `2026-04-30`, or a time, RFC 3339, if known. */ day: string | null;
  /** Where on the table of the battle it fell, if it did and somebody knows. */ fell: Point | null;
  /** What happened, in order. */ moments: LifeMoment[];
  /** Such as `Game 2 · Relic Hunt against The Ashen Choir`. */ title: string;
}
/** One thing that happened. */
export interface LifeMoment {
  /** The dice that decided it, in the order they fell; empty if no dice did, or nobody knows them. */ dice: LifeDie[];
  /** What sort of thing it is. */ kind: LifeKind;
  /** In words. */ text: string;
  /** Its tone: good, bad or neither. */ tone: LifeTone;
}
/** A die of a moment. */
export interface LifeDie {
  /** What it showed. */ face: Face;
  /** It counted: the others were thrown with it, or before it. */ kept: boolean;
}
/** What a model lived through. */
export interface ModelLife {
  /** The entry's name, or none if it has no name of its own and is called after its entry. */
  entry_name: string | null;
  /** Its id in the Warband. */ model: number;
  name: string;
  /** In order. */ parts: LifePart[];
  /** Its picture, by its hash, if it has one. */ portrait: string | null;
  /** It is on the roster. */ present: boolean;
  /** Why it left, as shown, or none if it is still there. */ reason: string | null;
  /** What it comes to. */ summary: string;
}
/** Something by hand, and what it could be. */
export interface OwnMatched {
  /** The id of what was written down, or of the faction by hand. */ id: string;
  /** The Warband's stream. */ warband: string;
  /** The pack's id. */ with: string;
}
/** Something that a Warband has by hand. */
export interface OwnRef {
  /** The id of what was written down, or of the faction by hand. */ id: string;
  /** The Warband's stream. */ warband: string;
}
/** What a pack has that this could be. */
export interface OwnMatch {
  /** The pack's id of an entry, an item or a faction. */ id: string;
  /** As shown. */ name: string;
}
/** Two moments of a Warband. */
export interface Moments {
  /** After the entry of this number. */ after: number;
  /** After the entry of this number, or 0 for before the first. */ before: number;
  /** Its stream. */ warband: string;
}
/** A Warband and another pack. */
export interface WarbandPack { /** The pack's hash. */ pack: string; /** Its stream. */ warband: string }
/** A new Warband. */
export interface NewWarband {
  /** A faction that no pack has, in place of `faction` and `variant`. */ by_hand: NewByHand | null;
  /** Faction id. */ faction: string;
  name: string;
  /** The pack it follows, by its hash, or none for the usual one. */ pack: string | null;
  /** Variant id. */ variant: string | null;
}
/**
 * A Warband of a faction that no pack has. With only a number of models it stands in for one that nobody wrote down.
 */
export interface NewByHand {
  /** What its faction is called. */ faction: string;
  /** How many models join at once about whom nothing is known. */ models: number;
}
/** What may be had. */
export interface WarbandOffers {
  /** Kit and options for this model, or none for models for the Warband. */ model: number | null;
  /** Its stream. */ warband: string;
}
/** A picture for a model. */
export interface NewPortrait {
  model: number;
  /** Where it comes from. */ source: PortraitSource;
  /** The Warband's stream. */ warband: string;
}
/** A Warband as it was written. */
export interface Export {
  /** Nobody has proven yet that the other program opens it. */ candidate: boolean;
  /** The format. */ form: Form;
  /** What does not come back when it is imported here, a line each. */ left_out: string[];
  /** The file, as text. */ text: string;
}
/** A Warband in the list. */
export interface WarbandLine {
  /** What it costs in ducats. */ ducats: number;
  emblem: Emblem;
  /** Its faction's name. */ faction: string;
  /** Games it has fought in its campaign. */ games: number;
  /**
   * Glory in hand: of its budget while it musters, then what it has earned and not spent. None if it cannot be read.
   */
  glory: number | null;
  /** Its stream. */ id: string;
  /** It breaks no rule. */ legal: boolean;
  /** Models on the roster. */ models: number;
  name: string;
  /** Who commands it in its campaign. */ player: string | null;
  /**
   * Ducats in hand: of its budget while it musters, then what lies in the Strongbox. None if it cannot be read, or
   * has no budget.
   */
  purse: number | null;
  /** Its roster is still to come: it is neither legal nor illegal. */ roster_to_come: boolean;
  /** Models that were written down by hand, or carry kit that was: nobody checks them. */ unchecked: number;
  /** Its variant's name, if it has a variant and a pack knows it. */ variant?: string | null;
  /** Rules it breaks. */ violations: number;
}
/** A chat that is to hear what happens. */
export interface NewWebhook {
  /** Where it is posted to. */ address: string;
  /** What it hears. */ kinds: NewsKind[];
  /** What it is called here. */ name: string;
  /** In which form. */ shape: ChatShape;
}
/** What would be posted. */
export interface NewsWanted {
  /** The kinds of news that are sent. */ kinds: NewsKind[];
  /** In which form. */ shape: ChatShape;
}
/** The news that would be posted about the last thing that happened. */
export interface NewsTried {
  /** The texts, letter by letter; empty if nothing of the kind has happened. */ texts: string[];
}
/** A characteristic. */
export interface CardTrait {
  /** Such as `Move`. */ name: string;
  /** Such as `mm`; may be empty. */ unit: string;
  /** Such as `6″`. */ value: string;
  /** What made it, if more than the entry did. */ why: string[];
  /** It depends on kit that the model may not have. */ wrong: boolean;
}
/**
 * How a Warband has fared, as figures are set. What only some games recorded says how many, as in `in 1 of 2`; what no
 * game recorded is a dash.
 */
export interface ChronicleFigures {
  /** Casualties caused and suffered. */ casualties: string;
  /** Campaign Victory Points. */ cvp: string;
  /** Glorious Deeds. */ deeds: string;
  /** How many of its games recorded its Deeds; empty if all did, or none. */ deeds_told: string;
  /** Victory-point difference. */ difference: string;
  /** Games fought. */ games: string;
  /** Won–drawn–lost. */ record: string;
  /** In how many games it is known; empty if in all, or in none. */ scored: string;
  /** In how many games Deeds and casualties are known; empty as above. */ told: string;
}
/** A line of the standings, its figures set. */
export interface ChroniclePlace {
  /** Faction and player. */ about: string;
  /** How it has fared. */ figures: ChronicleFigures;
  /** The Warband. */ name: string;
  /** Place. */ rank: string;
}
/** The chronicle of a campaign, or its standings alone. */
export interface ChronicleSheet {
  /** Its size. */ about: string;
  /** Who died, in the order of their deaths, with Warband, game and how. */ dead: SheetLine[];
  /** What to do before there is anything to tell; empty once something was fought. */ first: string;
  /** The games in order. */ games: ChronicleSheetGame[];
  /** What each is for, how many, and who has it. */ honours: ChronicleSheetHonour[];
  /** How many games the honours are found in. */ honours_note: string;
  /** House rules that differ from the printed ones, a line each. */ house: string[];
  /** The campaign. */ name: string;
  /** Most points first. */ standings: ChroniclePlace[];
  /** How points are counted. */ standings_note: string;
  /** What the sheet is called, above the campaign’s name. */ title: string;
  /** What the group agreed on in words: paragraphs, their lines parted by `\n`. */ written: string[];
}
/** A name and what is said about it. */
export interface SheetLine { /** As shown. */ name: string; /** May be empty. */ text: string }
/** A game. */
export interface ChronicleSheetGame {
  /** When and by whom, and what was corrected. */ corrected: SheetLine[];
  /** A remark about it; may be empty. */ note: string;
  /** Such as `Game 2`. */ number: string;
  scenario: string;
  sides: ChronicleSheetSide[];
  /** Day and Turns; may be empty. */ when: string;
  /** The players' own words: who and when, and the word. */ words: SheetLine[];
}
/** A side of a game. */
export interface ChronicleSheetSide {
  /** Campaign Victory Points; may be empty. */ cvp: string;
  name: string;
  /** Won, drawn, lost, and how. */ outcome: string;
  /** What it lived through, in a few sentences; may be empty. */ told: string;
  /** What nobody wrote down about it; may be empty. */ untold: string;
  /** Victory points. */ vp: string;
  /** It won. */ won: boolean;
}
/** An honour. */
export interface ChronicleSheetHonour {
  /** The figure, as text. */ figure: string;
  /** Who has it. */ holders: string[];
  /** What it is for. */ name: string;
}
/** How a campaign stands. */
export interface EveningStandings {
  /** How points are counted. */ about: string;
  /** The campaign. */ name: string;
  /** Most points first. */ places: ChroniclePlace[];
}
/** Why a call did not do what it was asked; crosses to the window as it stands. */
export interface Failure {
  /** Stable, such as `BAD_INPUT`: one of [`code::ALL`](crate::code::ALL), or that of what the rules refuse. */
  code: string;
  /** What a program can use, if there is something. */
  details?: { [k: string]: unknown };
  /** One clear line: what, where, what was expected. */ message: string;
}
/** An option or a piece of kit. */
export interface KitLine {
  /** As shown. */ name: string;
  /** Its price; empty if it belongs to the model. */ price: string;
  /** The model may not have it. */ wrong: boolean;
}
/** A campaign. */
export interface PublishedCampaign {
  /** The day it last changed, such as `30 April 2026`. */ as_of: string;
  /** Standings, honours and games, as the chronicle has them. */ chronicle: ChronicleSheet;
  /** The picture or emblem over each of the dead. */ dead: PublishedFace[];
  /** The emblems of the Warbands in its standings, place by place. */ emblems: Emblem[];
  /** The picture or emblem over those who have honours, honour by honour. */ holders: PublishedFace[][];
  /** What is missing from whom. */ missing: SheetLine[];
  /** Games that are planned and not recorded yet, those due first before the others. */ pairings: PublishedPairing[];
  /** Pictures of models, each as a data URL. */ pictures: string[];
  /** The rules it is played by. */ rules: string;
  /** What there is to tell of each Warband. */ stories: PublishedStory[];
  /** Who waits for a game. */ waiting: SheetLine[];
}
/** What stands over somebody: a picture, or else their Warband's emblem. */
export interface PublishedFace {
  /** The Warband's emblem, or none if nobody knows which Warband it was, or it was no Warband. */
  emblem: Emblem | null;
  /** The place of its picture among those of the page, if it has one. */ picture: number | null;
}
/** A game to come. */
export interface PublishedPairing {
  /** Its battle has begun. */ begun: boolean;
  /** The day it is to be fought by, such as `30 April 2026`. */ due: string | null;
  /** That day is past. */ overdue: boolean;
  scenario: string;
  /** Who meets. */ sides: string;
}
/** What there is to tell of a Warband. */
export interface PublishedStory { /** The Warband. */ name: string; /** In sentences. */ sentences: string[] }
/** A Warband. */
export interface PublishedWarband {
  /** The day it last changed, such as `30 April 2026`. */ as_of: string;
  /** The campaign it fights in, if it does. */ campaign: string | null;
  /** Its games in order: what it was, and how it went. */ games: SheetLine[];
  /** Its roster as it is printed. */ roster: RosterSheet;
  /** The rules it was made by. */ rules: string;
  /** What there is to tell of it. */ story: string[];
}
/** The roster of one Warband. */
export interface RosterSheet {
  /** Kit that nobody carries. */ arsenal: RosterStored[];
  /** Rules that it breaks, a line each. */ broken: string[];
  /** What was chosen once: Patron, sin and the like. */ choices: SheetLine[];
  /** Faction and variant. */ faction: string;
  /** Those who left for good, each with why. */ fallen: SheetLine[];
  /** Sums and limits. */ figures: RosterFigure[];
  /** The models in the owner's order, then the Mercenaries. */ models: RosterLine[];
  /** The Warband. */ name: string;
  /** Who commands it; may be empty. */ player: string;
  /** What came in with it and was not checked. */ unchecked: string[];
  /** Rules that it may break, each with the reason. */ waived: SheetLine[];
}
/** Kit that nobody carries. */
export interface RosterStored { /** How many. */ count: number; /** As shown. */ name: string }
/** A sum. */
export interface RosterFigure {
  name: string;
  /** The most there may be; may be empty. */ of: string;
  /** How much. */ value: string;
}
/** A model on the roster. */
export interface RosterLine {
  /** With options and kit, such as `85` or `2 Glory`. */ cost: string;
  /** It is ELITE. */ elite: boolean;
  /** The entry's name; empty if it has no other name. */ entry: string;
  /** None if it earns no experience. */ experience: RosterExperience | null;
  /** Injuries, by name. */ injuries: string[];
  /** Options and kit. */ kit: KitLine[];
  /** It sits out the next game. */ misses: boolean;
  /** The player's name for it. */ name: string;
  /** Battle Scars it has, of those it can bear. */ scars: [number, number];
  /** Skills, by name. */ skills: string[];
  /** Movement, dice, armour, base. */ traits: CardTrait[];
  /** What came in with it and was not checked. */ unchecked: string[];
  /** Keywords, Fireteam and the like. */ words: string[];
}
/** Experience points as boxes. */
export interface RosterExperience {
  /** Where an Advancement is due. */ due: number[];
  /** Earned. */ have: number;
  /** The most there are. */ most: number;
}
/** An evening. */
export interface PublishedEvening {
  /** The day, such as `30 April 2026`. */ day: string;
  /** The emblems of the Warbands in each of them, place by place. */ emblems: Emblem[][];
  /** Whose result is missing. */ missing: SheetLine[];
  name: string;
  /** Its rounds, the last first. */ rounds: PublishedRound[];
  /** How the campaigns of its players stand. */ standings: EveningStandings[];
}
/** A round. */
export interface PublishedRound {
  /** Who sits out. */ byes: string[];
  /** Its games, by table. */ games: PublishedTable[];
  /** Such as `Round 2`. */ title: string;
}
/** A game of an evening. */
export interface PublishedTable {
  /** The emblem of each, or none for a guest, or a Warband that is not known here. */ emblems: (Emblem | null)[];
  /** Of which campaign, or a one-off game. */ kind: string;
  /** How it ended, or that nobody played it; empty before that is known. */ result: string;
  /** The scenario; empty before one is chosen. */ scenario: string;
  /** Who plays, and who of them attacks: `Ada (Redoubt)`. */ sides: string[];
  /** Such as `Table 3`; may be empty. */ table: string;
}
/** A battle with its whole course. */
export interface PublishedBattle {
  /** The day of its last entry, such as `30 April 2026`. */ as_of: string;
  /** Deeds done. */ deeds: DeedView[];
  /** Its entries in force, oldest first. */ log: PublishedEntry[];
  /** All models; the index is the id. */ models: PublishedModel[];
  /** As shown. */ name: string;
  /** How it ended, or none while it goes on. */ outcome: BattleOutcome | null;
  /** Why it is over, in words. */ over: string | null;
  /** Its scenario as it was played. */ scenario: Scenario;
  /** The sides in order, as they stand at the end. */ sides: PublishedSide[];
  /** How it stood before the first entry. */ start: PublishedMoment;
  /** The Turn it stands in. */ turn: number;
}
/** An entry in force. */
export interface PublishedEntry {
  /** The model whose doing it belongs to. */ actor: number | null;
  /** The reading that both players agreed on here. */ agreed: AgreedView | null;
  /** The note beside it, as the chronicle prints it. */ note: string | null;
  /** Its number. */ seq: number;
  /** The side that said it, if one side did. */ side: number | null;
  /** What changed with it. */ then: PublishedMoment;
  /** The Turn after it; 0 before the first. */ turn: number;
  /** What was said, and what followed. */ what: LogWhat;
}
/** What changed with an entry; what is left out stayed as it was. */
export interface PublishedMoment {
  models?: PublishedStand[];
  sides?: PublishedScore[];
  terrain?: Terrain[] | null;
  /** Things on the table. */ things?: PublishedThing[];
}
/** A model at a moment. */
export interface PublishedStand {
  /** It is its Activation. */ acting: boolean;
  /** It was Activated this Turn. */ activated: boolean;
  /** Where it stands, or none if positions are not tracked. */ at: Point | null;
  /** Standing, Down or Out of Action. */ condition: ModelCondition;
  /** What lies on it. */ markers: Markers;
  model: number;
  /** Waiting, on the battlefield, or gone. */ presence: Presence;
}
/** A side at a moment. */
export interface PublishedScore {
  /** Models Down or Out of Action. */ casualties: number;
  /** It left. */ fled: boolean;
  /** Victory points. */ points: number;
  /** Every Success Roll is Risky. */ shaken: boolean;
  side: number;
  /** Zone index. */ zone: number | null;
}
/** A thing at a moment. */
export interface PublishedThing { /** How it is. */ now: ThingNow; /** Its place among all things. */ thing: number }
/** A model. */
export interface PublishedModel {
  /** Who took it Out of Action, and when. */ fall: FallView | null;
  /** Its id in the battle. */ id: number;
  /** Its number on its side, from 1. */ number: number;
  /** Its card. */ sheet: ModelCard;
  side: number;
}
/** A side. */
export interface PublishedSide {
  /** Casualties at which a Morale Check is due. */ breaking_point: number;
  /** Its Warband's emblem. */ emblem: Emblem;
  /** Its faction's name. */ faction: string;
  /** `A`, `B`, … */ letter: string;
  /** The Warband's name. */ name: string;
  /** Victory points. */ points: number;
  /** All models that count for Morale. */ size: number;
  /** The place of its team, or none if it fights for itself. */ team?: number | null;
}
