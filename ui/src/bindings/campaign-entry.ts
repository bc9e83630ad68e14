/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * What an entry does. An act that names what is not there has no effect; see [`Log`](crate::Log).
 */
export type Act =
  | {
      do: {
        /**
         * What was asked.
         */
        command: Command;
        /**
         * What followed.
         */
        events: Event[];
      };
    }
  | {
      undo: {
        /**
         * The first entry to go out of force.
         */
        entry: Hash;
      };
    }
  | {
      redo: {
        /**
         * The undo.
         */
        undo: Hash;
      };
    }
  | {
      head: {
        /**
         * An entry of any head, or the header.
         */
        entry: Hash;
      };
    }
  | {
      note: {
        /**
         * Beside which.
         */
        entry: Hash;
        /**
         * The word.
         */
        text: string;
      };
    };
/**
 * One thing people do to a campaign.
 */
export type Command =
  | {
      do: "rename";
      /**
       * The new one.
       */
      name: string;
    }
  | {
      do: "move_pack";
      /**
       * SHA-256 of the pack, in hexadecimal.
       */
      pack: string;
    }
  | {
      do: "admit";
      /**
       * The Warband.
       */
      entry: Entry2;
    }
  | {
      do: "describe";
      /**
       * The Warband, as it is from now on.
       */
      entry: Entry2;
    }
  | {
      do: "withdraw";
      /**
       * Stream id.
       */
      warband: string;
    }
  | {
      /**
       * Stream id of the battle.
       */
      battle: string;
      do: "plan";
      /**
       * How the scenario was found.
       */
      picked: Picked;
      /**
       * Scenario id.
       */
      scenario: string;
      /**
       * Stream ids, in the battle's order.
       */
      warbands: string[];
    }
  | {
      /**
       * Stream id of the battle.
       */
      battle: string;
      do: "cancel";
    }
  | {
      do: "record";
      /**
       * How it ended.
       */
      result: BattleResult;
      /**
       * What is known of the rosters, in the order of its sides.
       */
      rosters: RosterFacts[];
    }
  | {
      /**
       * Stream id of the battle.
       */
      battle: string;
      do: "roll";
      /**
       * In the order they fell; a D66 has its tens first.
       */
      faces: Face[];
      /**
       * The model.
       */
      model: number;
      /**
       * Typed from the table or rolled in the app.
       */
      source: Source;
      /**
       * Stream id of the model's Warband.
       */
      warband: string;
    }
  | {
      /**
       * What they chose.
       */
      answer: Answer;
      /**
       * Stream id of the battle.
       */
      battle: string;
      do: "answer";
      /**
       * The model.
       */
      model: number;
      /**
       * Stream id of the model's Warband.
       */
      warband: string;
    }
  | {
      /**
       * Stream id of the battle.
       */
      battle: string;
      do: "close";
    };
/**
 * How a scenario was found (DR p.96).
 */
export type Picked =
  | {
      by: "die";
      /**
       * One die.
       */
      throw: Throw;
    }
  | {
      by: "choice";
      /**
       * Stream id of the Warband whose player chose.
       */
      chooser: string;
      /**
       * One die per side, again after a tie; needed when several have fewest games.
       */
      roll_off?: Throw | null;
      /**
       * One die.
       */
      throw: Throw;
    }
  | {
      by: "swap";
      /**
       * One die.
       */
      throw: Throw;
    }
  | {
      by: "stage";
    }
  | {
      by: "agreement";
    };
/**
 * What a D6 shows.
 */
export type Face = number;
/**
 * Where faces come from.
 */
export type Source = "table" | "app";
/**
 * Won, drawn or lost.
 */
export type Outcome = "won" | "drew" | "lost";
/**
 * A choice that a model's fate leaves to the players.
 */
export type Answer =
  | {
      is: "keep";
    }
  | {
      is: "reroll";
    }
  | {
      is: "opponent";
      /**
       * Stream id.
       */
      warband: string;
    }
  | {
      /**
       * How much.
       */
      ducats: number;
      is: "pay";
      /**
       * Stream id of the captor's Warband.
       */
      to: string;
    }
  | {
      is: "refuse";
    };
/**
 * One thing that happened to a campaign.
 */
export type Event =
  | {
      event: "renamed";
      /**
       * The new one.
       */
      name: string;
    }
  | {
      event: "pack_moved";
      /**
       * SHA-256 of the pack, in hexadecimal.
       */
      pack: string;
    }
  | {
      /**
       * The Warband.
       */
      entry: Entry2;
      event: "admitted";
    }
  | {
      /**
       * The Warband, as it is from now on.
       */
      entry: Entry2;
      event: "described";
    }
  | {
      event: "withdrawn";
      /**
       * Stream id.
       */
      warband: string;
    }
  | {
      /**
       * Stream id of the battle.
       */
      battle: string;
      /**
       * Its Warbands with the numbers of their games.
       */
      entrants: Entrant[];
      event: "planned";
      /**
       * How the scenario was found.
       */
      picked: Picked;
      /**
       * Scenario id.
       */
      scenario: string;
    }
  | {
      /**
       * Stream id of the battle.
       */
      battle: string;
      event: "cancelled";
    }
  | {
      event: "recorded";
      /**
       * The numbers of the Warbands' games, in the same order.
       */
      games: number[];
      /**
       * Campaign Victory Points, in the order of its sides.
       */
      points: number[];
      /**
       * How it ended.
       */
      result: BattleResult;
      /**
       * What was known of the rosters.
       */
      rosters: RosterFacts[];
    }
  | {
      /**
       * Stream id of the battle.
       */
      battle: string;
      event: "rolled";
      /**
       * The model.
       */
      model: number;
      /**
       * What is asked after them, or what became of it.
       */
      next: Status;
      /**
       * The dice, and what they said.
       */
      thrown: Thrown;
      /**
       * Stream id of the model's Warband.
       */
      warband: string;
    }
  | {
      /**
       * What was chosen.
       */
      answer: Answer;
      /**
       * Stream id of the battle.
       */
      battle: string;
      event: "answered";
      /**
       * The model.
       */
      model: number;
      /**
       * What is asked after it, or what became of it.
       */
      next: Status;
      /**
       * Stream id of the model's Warband.
       */
      warband: string;
    }
  | {
      /**
       * Stream id of the battle.
       */
      battle: string;
      event: "closed";
    };
/**
 * What is asked of a case now, or what became of it.
 */
export type Status =
  | {
      is: "roll";
    }
  | {
      is: "keep_or_reroll";
      /**
       * Row id.
       */
      row: string;
      /**
       * The skill that allows it.
       */
      skill: string;
    }
  | {
      is: "hand";
      /**
       * Row id.
       */
      row: string;
    }
  | {
      is: "opponent";
      /**
       * Row id.
       */
      row: string;
      /**
       * Stream ids it can be.
       */
      warbands: string[];
    }
  | {
      is: "lessons";
      /**
       * Row id.
       */
      row: string;
    }
  | {
      /**
       * Stream ids of those who can hold it.
       */
      captors: string[];
      is: "ransom";
      /**
       * Row id.
       */
      row: string;
    }
  | {
      /**
       * What it does to the roster.
       */
      changes: Change[];
      is: "settled";
    };
/**
 * One change of a roster. Each says by itself what it does, since it is stored for ever.
 */
export type Change =
  | {
      change: "survived";
      /**
       * Which model.
       */
      model: number;
    }
  | {
      change: "died";
      /**
       * Which model.
       */
      model: number;
      /**
       * Row of the Trauma Table, or `survival-roll`.
       */
      reason: string;
    }
  | {
      change: "marked";
      /**
       * Which model.
       */
      model: number;
      /**
       * The hand, or the Warband's stream id, that the row asks to record.
       */
      noted?: string | null;
      /**
       * Row of the Trauma Table, such as `leg-wound` or `hardened`.
       */
      row: string;
    }
  | {
      change: "scarred";
      /**
       * Which model.
       */
      model: number;
    }
  | {
      change: "unfit";
      /**
       * What goes to the Arsenal, by item id; the rest leaves with the model.
       */
      kit: string[];
      /**
       * Which model.
       */
      model: number;
    }
  | {
      change: "kit_lost";
      /**
       * By item id.
       */
      items: string[];
      /**
       * Whose.
       */
      model: number;
      /**
       * Row of the Trauma Table.
       */
      reason: string;
    }
  | {
      change: "misses_next_game";
      /**
       * Which model.
       */
      model: number;
    }
  | {
      change: "returned";
      /**
       * Which model.
       */
      model: number;
    }
  | {
      change: "experience";
      /**
       * Whose.
       */
      model: number;
      /**
       * Points.
       */
      points: number;
      /**
       * Row of the Trauma Table, or where else it comes from.
       */
      reason: string;
    }
  | {
      change: "ransom_paid";
      /**
       * How much.
       */
      ducats: number;
      /**
       * For which model.
       */
      model: number;
      /**
       * Stream id of the Warband that gets it.
       */
      to: string;
    }
  | {
      change: "ransom_received";
      /**
       * How much.
       */
      ducats: number;
      /**
       * Stream id of the Warband that paid.
       */
      from: string;
      /**
       * For which of its models.
       */
      model: number;
    }
  | {
      change: "glory_gained";
      /**
       * Points.
       */
      glory: number;
      /**
       * The Glorious Deed, or where else it comes from.
       */
      reason: string;
    };
/**
 * What dice of a case said.
 */
export type Said =
  | {
      is: "survives";
    }
  | {
      is: "dies";
    }
  | {
      is: "row";
      /**
       * Row id.
       */
      row: string;
    }
  | {
      is: "duplicate";
      /**
       * Row id.
       */
      row: string;
    }
  | {
      /**
       * Which.
       */
      hand: Hand;
      is: "hand";
    }
  | {
      is: "points";
      /**
       * How many.
       */
      points: number;
    };
/**
 * One of two hands.
 */
export type Hand = "left" | "right";
/**
 * a SHA-256: 64 lower-case hexadecimal digits
 */
export type Hash = string;
/**
 * a stream's id: 32 lower-case hexadecimal digits
 */
export type StreamId = string;

/**
 * One line of a stream's file after the header.
 */
export interface CampaignEntry {
  /**
   * The entry.
   */
  entry: Entry;
  /**
   * SHA-256 over the bytes of `entry` as they stand in the line.
   */
  hash: Hash;
}
/**
 * One line of a stream: an accepted act, who made it and when, and the entry before it.
 */
export interface Entry {
  /**
   * What was done.
   */
  act: Act;
  /**
   * When it was made: RFC 3339 with offset. Data for people, never an input to a rule.
   */
  at: string;
  /**
   * Who made it.
   */
  by: string;
  /**
   * The entry of another stream that brought it about.
   */
  cause?: Cause | null;
  /**
   * A word of the author's.
   */
  note?: string | null;
  /**
   * The entry it follows; for the first ones the hash of the header.
   */
  parent: Hash;
  /**
   * One more than that of its parent; the first entries have 1.
   */
  seq: number;
}
/**
 * A Warband as a campaign lists it.
 */
export interface Entry2 {
  /**
   * Faction id.
   */
  faction: string;
  /**
   * Its name.
   */
  name: string;
  /**
   * Who commands it; may be empty.
   */
  player?: string;
  /**
   * Ducats its variant adds to every Threshold Value, such as −200.
   */
  threshold_delta?: number;
  /**
   * Stream id.
   */
  warband: string;
}
/**
 * Dice faces with their source (design, invariant 4).
 */
export interface Throw {
  /**
   * In the order they fell.
   */
  faces: Face[];
  /**
   * Typed from the table or rolled in the app.
   */
  source: Source;
}
/**
 * How a battle ended, for every side.
 */
export interface BattleResult {
  /**
   * Stream id of the battle.
   */
  battle: string;
  /**
   * One per side, in the battle's order.
   */
  sides: SideResult[];
  /**
   * Turns played.
   */
  turns: number;
}
/**
 * How a battle ended for one side.
 */
export interface SideResult {
  /**
   * Its models taken Out of Action.
   */
  casualties?: Casualty[];
  /**
   * Glorious Deeds it did.
   */
  deeds?: Deed[];
  /**
   * Won, drawn or lost.
   */
  outcome: Outcome;
  /**
   * Its models that were in the Force, by their id in the Warband.
   */
  took_part: number[];
  /**
   * Victory points.
   */
  vp: number;
  /**
   * Stream id of the Warband.
   */
  warband: string;
}
/**
 * A model that was taken Out of Action.
 */
export interface Casualty {
  /**
   * Who took it Out of Action; none: nobody, such as a fall.
   */
  by?: Foe | null;
  /**
   * It is ELITE: the Trauma Table instead of a Survival Roll.
   */
  elite: boolean;
  /**
   * Warband entry id.
   */
  entry: string;
  /**
   * Its id in the Warband.
   */
  model: number;
  /**
   * Its name on the day.
   */
  name: string;
  /**
   * The Turn it fell in.
   */
  turn: number;
}
/**
 * Who took a model Out of Action.
 */
export interface Foe {
  /**
   * Its model.
   */
  model: number;
  /**
   * Stream id of the Warband.
   */
  warband: string;
  /**
   * The weapon, by item id.
   */
  weapon?: string | null;
}
/**
 * A Glorious Deed that was done.
 */
export interface Deed {
  /**
   * Deed id in the scenario.
   */
  deed: string;
  /**
   * Glory it brings.
   */
  glory: number;
  /**
   * The model that did it; none: the Warband did.
   */
  model?: number | null;
}
/**
 * What the campaign needs to know from a roster when its battle is recorded, frozen then.
 */
export interface RosterFacts {
  /**
   * One per casualty.
   */
  charts?: Chart[];
  /**
   * Models that had to miss this game.
   */
  sat_out?: number[];
  /**
   * Ducats it has.
   */
  strongbox: number;
  /**
   * Stream id of the Warband.
   */
  warband: string;
}
/**
 * What is known of a casualty before its roll.
 */
export interface Chart {
  /**
   * What makes it recover without a roll.
   */
  always_recovers?: string | null;
  /**
   * Experience points it can still earn.
   */
  experience_room: number;
  /**
   * Kit it can lose, by item id.
   */
  kit?: string[];
  /**
   * Marks of the Trauma Table it carries.
   */
  marks?: Mark[];
  /**
   * The model.
   */
  model: number;
  /**
   * Skills that let it throw its Trauma dice again, once each.
   */
  rerolls?: string[];
  /**
   * Battle Scars at which it is Unfit for Duty.
   */
  scar_limit: number;
  /**
   * Battle Scars it has.
   */
  scars: number;
  /**
   * The part of it that each row would take which takes kit by keyword, such as HEAVY.
   */
  taken?: {
    [k: string]: string[];
  };
}
/**
 * A mark of the Trauma Table that a model carries.
 */
export interface Mark {
  /**
   * The hand, or the Warband's stream id, recorded with it.
   */
  noted?: string | null;
  /**
   * Row id.
   */
  row: string;
}
/**
 * A Warband in a game.
 */
export interface Entrant {
  /**
   * The number of this game among the Warband's own.
   */
  game: number;
  /**
   * Stream id.
   */
  warband: string;
}
/**
 * Dice of a case and what they said.
 */
export interface Thrown {
  /**
   * What they said.
   */
  said: Said;
  /**
   * The dice.
   */
  throw: Throw;
}
/**
 * An entry of another stream, as the cause of this one (design, invariant 7).
 */
export interface Cause {
  /**
   * That entry.
   */
  entry: Hash;
  /**
   * That stream.
   */
  stream: StreamId;
}
