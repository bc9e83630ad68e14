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
 * One thing a person says. Dice faces are inputs, kept with where they come from (invariant 4).
 */
export type Command =
  | {
      do: "roll";
      /**
       * In the order they fell.
       */
      faces: Face[];
      /**
       * Typed from the table or rolled in the app.
       */
      source: Source;
    }
  | {
      do: "spend";
      /**
       * The markers.
       */
      markers: Spend;
      /**
       * Whose declaration.
       */
      side: number;
    }
  | {
      do: "spend_first";
      /**
       * Who must declare first.
       */
      side: number;
    }
  | {
      do: "choose_zone";
      /**
       * Index in the scenario's zones.
       */
      zone: number;
    }
  | {
      /**
       * Where its base's centre stands; none: the table does not track it.
       */
      at?: Point | null;
      do: "deploy";
      /**
       * Which.
       */
      model: number;
    }
  | {
      do: "choose_first";
      /**
       * Who picks a model first.
       */
      side: number;
    }
  | {
      do: "activate";
      /**
       * Which.
       */
      model: number;
    }
  | {
      do: "activate_together";
      /**
       * Which; the first acts first.
       *
       * @minItems 2
       * @maxItems 2
       */
      models: [number, number];
    }
  | {
      do: "partner";
    }
  | {
      do: "regenerate";
      /**
       * How many.
       */
      markers: number;
    }
  | {
      do: "off_hand";
      /**
       * Which Melee Weapon.
       */
      weapon: string;
    }
  | {
      do: "move";
      /**
       * Where it ends; none: untracked.
       */
      to?: Point | null;
      /**
       * How it goes there.
       */
      way?: Way;
    }
  | {
      do: "dash";
    }
  | {
      do: "charge";
      /**
       * What the table sees.
       */
      facts?: ChargeFacts;
      /**
       * The enemy charged.
       */
      target: number;
    }
  | {
      /**
       * Untracked only: other enemies that it stands within 1 in of, having slid on.
       */
      also?: number[];
      do: "end_charge";
      /**
       * Untracked only: it stands within 1 in of its target.
       */
      reached?: boolean;
      /**
       * Where it stands now; none: untracked.
       */
      to?: Point | null;
      /**
       * How it goes there.
       */
      way?: Way;
    }
  | {
      do: "evade";
    }
  | {
      /**
       * It is.
       */
      dive: boolean;
      do: "dive";
    }
  | {
      do: "ledge";
      /**
       * How far down it is; none: it does not.
       */
      drop?: Length | null;
    }
  | {
      do: "put";
      /**
       * Where; none: untracked.
       */
      to?: Point | null;
    }
  | {
      /**
       * It stands in Dangerous terrain, with what stands in brackets; not said: by the map.
       */
      danger?: Keyword[] | null;
      do: "stand";
      /**
       * How high above the table; none: by the ground under it.
       */
      height?: Length | null;
      /**
       * How far down the ledge within 1 in is, nothing for none; not said: by the map.
       */
      ledge?: Length | null;
      /**
       * Which.
       */
      model: number;
    }
  | {
      do: "move_as";
      /**
       * FLYING.
       */
      flying: boolean;
    }
  | {
      do: "retreat";
    }
  | {
      do: "react";
      /**
       * What the table sees.
       */
      facts?: Facts & {
        [k: string]: unknown;
      };
      /**
       * The enemy that strikes.
       */
      model: number;
      /**
       * Its one weapon.
       */
      weapon: string;
    }
  | {
      do: "shoot";
      /**
       * What the table sees.
       */
      facts?: Facts & {
        [k: string]: unknown;
      };
      /**
       * At whom.
       */
      target: number;
      /**
       * Which Ranged Weapon or grenade.
       */
      weapon: string;
    }
  | {
      do: "fight";
      /**
       * What the table sees.
       */
      facts?: Facts & {
        [k: string]: unknown;
      };
      /**
       * At whom.
       */
      target: number;
      /**
       * Which Melee Weapon.
       */
      weapon: string;
    }
  | {
      do: "state";
      /**
       * All of it.
       */
      facts: Facts;
    }
  | {
      /**
       * The ACTION's id.
       */
      action: string;
      do: "use";
      /**
       * Which of its outcomes.
       */
      outcome?: number;
      /**
       * Markers that pay for it, by the models that carry them.
       */
      paid?: [number, number][];
      /**
       * On whom.
       */
      target?: number | null;
    }
  | {
      /**
       * Which.
       */
      call: string;
      do: "call";
      /**
       * Whose.
       */
      model: number;
      /**
       * Markers that pay for it, by the models that carry them.
       */
      paid?: [number, number][];
    }
  | {
      do: "pick";
      /**
       * Which; none: nobody.
       */
      model?: number | null;
    }
  | {
      do: "choose";
      /**
       * Its place.
       */
      option: number;
    }
  | {
      do: "noted";
      /**
       * Whose reminder.
       */
      model: number;
      /**
       * The ability or item.
       */
      source: string;
    }
  | {
      /**
       * Who brings them.
       */
      bearer: number;
      do: "under";
      /**
       * Who stands there.
       */
      model: number;
      /**
       * It does.
       */
      under: boolean;
    }
  | {
      do: "pick_friend";
      /**
       * Which.
       */
      model: number;
    }
  | {
      do: "pick_enemy";
      /**
       * Which.
       */
      model: number;
    }
  | {
      do: "scatter";
      /**
       * Where it lands cannot be seen from where it was aimed at: it misses.
       */
      lost?: boolean;
      /**
       * Towards this point; none: untracked.
       */
      towards?: Point | null;
    }
  | {
      do: "caught";
      /**
       * All of them, the target first.
       */
      models: number[];
    }
  | {
      do: "enough";
    }
  | {
      do: "end_activation";
    }
  | {
      do: "flee";
      /**
       * Sound the retreat.
       */
      flee: boolean;
    }
  | {
      do: "control";
      /**
       * In the scenario's order; none: nobody.
       */
      holders: (number | null)[];
    }
  | {
      /**
       * Deed id.
       */
      deed: string;
      do: "deed";
      /**
       * By which model, where a model does it.
       */
      model?: number | null;
      /**
       * By which side.
       */
      side: number;
    }
  | ((
      | {
          say: "attacker";
          /**
           * This side.
           */
          side: number;
        }
      | {
          /**
           * These.
           */
          models: number[];
          say: "force";
        }
      | {
          /**
           * Its middle; none: untracked.
           */
          at?: Point | null;
          say: "lay";
          /**
           * Which.
           */
          thing: number;
        }
      | {
          say: "as_drawn";
        }
      | {
          /**
           * Its id.
           */
          action: string;
          /**
           * How much of it.
           */
          count?: number;
          say: "work";
          /**
           * On which thing.
           */
          thing?: number | null;
          /**
           * With whom.
           */
          with?: number | null;
        }
      | {
          /**
           * Ranged or melee.
           */
          range: Reach;
          say: "strike";
          /**
           * Which.
           */
          thing: number;
          /**
           * With what.
           */
          weapon: string;
        }
      | {
          say: "trip";
          /**
           * Which.
           */
          thing: number;
        }
      | {
          /**
           * It is live.
           */
          live: boolean;
          say: "reveal";
          /**
           * Which; the first one is carried out first.
           */
          thing: number;
        }
      | {
          /**
           * Onto which; none: down.
           */
          on?: number | null;
          say: "ride";
        }
      | {
          say: "leave";
        }
      | {
          /**
           * In the scenario's order.
           */
          objectives: Held[];
          say: "hold";
        }
      | {
          /**
           * For each side.
           */
          counts: number[];
          say: "count";
        }
      | {
          /**
           * The models it names.
           */
          models?: number[];
          /**
           * Which.
           */
          note: string;
          /**
           * The objective it names, by index.
           */
          objective?: number | null;
          say: "note";
          /**
           * Whose.
           */
          side: number;
        }
      | {
          /**
           * Its id.
           */
          deed: string;
          say: "deny";
        }
    ) & {
      do: "scenario";
    })
  | {
      do: "concede";
      /**
       * Which.
       */
      side: number;
    }
  | {
      do: "agree";
      /**
       * The name of its reading.
       */
      reading: string;
      /**
       * The ruling's key, such as `block`.
       */
      ruling: string;
    }
  | {
      do: "show_down";
      /**
       * They lie on their sides; else a marker beside them.
       */
      lying: boolean;
      /**
       * Which side.
       */
      side: number;
    }
  | {
      do: "stop";
      /**
       * By agreement, by time, or abandoned.
       */
      reason: EndReason;
    }
  | {
      do: "stands";
      /**
       * How it counts.
       */
      verdict: Verdict;
    }
  | {
      do: "happened";
      /**
       * What.
       */
      what: Happened;
    }
  | {
      /**
       * All of it, in order.
       */
      changes: Change[];
      do: "catch_up";
    }
  | {
      /**
       * The last victory points with all that counts towards them, models Out of Action, Deeds, the last Turn.
       */
      changes: Change[];
      do: "result";
      /**
       * How it ended.
       */
      reason: EndReason;
      /**
       * How it counts.
       */
      verdict: Verdict;
    }
  | {
      /**
       * What is done all the same.
       */
      command: Command;
      do: "overrule";
      /**
       * Why.
       */
      reason: string;
    }
  | {
      /**
       * What is set.
       */
      change: Change;
      do: "set_right";
      /**
       * Why.
       */
      reason: string;
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
 * micrometres (1 inch = 25400), or a text such as "6 in" or "32 mm"
 */
export type Length = number | string;
/**
 * What a way can lead through, over or down.
 */
export type Passage =
  | {
      is: "difficult";
      /**
       * How far.
       */
      length: Length;
    }
  | {
      is: "dangerous";
      /**
       * What stands in brackets behind it, such as FIRE.
       */
      keywords?: Keyword[];
      /**
       * It ends there.
       */
      stays?: boolean;
    }
  | {
      is: "mined";
    }
  | {
      /**
       * Downwards.
       */
      down?: boolean;
      /**
       * What it stands on then.
       */
      footing?: Footing & string;
      /**
       * How high it is.
       */
      height: Length;
      is: "climb";
    }
  | {
      /**
       * How deep one falls there.
       */
      depth?: Length & number;
      /**
       * How wide.
       */
      gap: Length;
      is: "jump";
      /**
       * How much higher the other side is; below zero: lower.
       */
      rise?: Length & number;
    }
  | {
      /**
       * How far down.
       */
      height: Length;
      is: "jump_down";
    };
/**
 * A keyword as it is printed, with its parameter: `AUTOMATIC 3`, `IGNORE COVER`, `NEGATE GAS`.
 *
 * In files it is that text. A text that is no rules keyword is kept as a [`Keyword::Tag`], such as
 * a faction's name: tags are compared, never interpreted.
 */
export type Keyword = string;
/**
 * How much of a base stands after a climb (C-56).
 */
export type Footing = "more_than_half" | "half" | "less";
/**
 * The two kinds of attack.
 */
export type Reach = "ranged" | "melee";
/**
 * Why a battle is over.
 */
export type EndReason =
  "last_turn" | "fled" | "no_models" | "conceded" | "agreement" | "time" | "abandoned" | "scenario";
/**
 * How a stopped battle counts.
 */
export type Verdict =
  | {
      counts: "score";
    }
  | {
      counts: "win";
      /**
       * For whom.
       */
      side: number;
    }
  | {
      counts: "draw";
    }
  | {
      counts: "no_result";
    };
/**
 * Something that happened and that nobody rolled here.
 */
export type Happened =
  | {
      /**
       * All of them.
       */
      markers: Markers;
      /**
       * Which.
       */
      model: number;
      what: "markers";
    }
  | {
      /**
       * By whom.
       */
      by?: number | null;
      /**
       * Whom.
       */
      model: number;
      /**
       * Which row.
       */
      result: InjuryResult;
      /**
       * With what.
       */
      weapon?: string | null;
      what: "injury";
    }
  | {
      /**
       * By whom.
       */
      by?: number | null;
      /**
       * Whom.
       */
      model: number;
      what: "taken_out";
    }
  | {
      /**
       * How many.
       */
      points: number;
      /**
       * Which.
       */
      side: number;
      what: "points";
    };
/**
 * The four results of an Injury Roll.
 */
export type InjuryResult = "no_effect" | "minor_hit" | "down" | "out_of_action";
/**
 * A visible state, set to what stands on the table.
 */
export type Change =
  | {
      /**
       * What lies on it.
       */
      markers: Markers;
      /**
       * Which.
       */
      model: number;
      set: "markers";
    }
  | {
      /**
       * How it is.
       */
      condition: Condition;
      /**
       * Which.
       */
      model: number;
      set: "condition";
    }
  | {
      /**
       * The centre of its base.
       */
      at?: Point | null;
      /**
       * Which.
       */
      model: number;
      set: "position";
    }
  | {
      /**
       * It was.
       */
      activated: boolean;
      /**
       * Which.
       */
      model: number;
      set: "activated";
    }
  | {
      /**
       * How many.
       */
      points: number;
      set: "victory_points";
      /**
       * Whose.
       */
      side: number;
    }
  | {
      set: "shaken";
      /**
       * It is.
       */
      shaken: boolean;
      /**
       * Whose.
       */
      side: number;
    }
  | {
      /**
       * By whom.
       */
      by?: number | null;
      /**
       * Which.
       */
      model: number;
      set: "out_of_action";
      /**
       * In which Turn; none: this one.
       */
      turn?: number | null;
      /**
       * With what.
       */
      weapon?: string | null;
    }
  | {
      /**
       * Which.
       */
      model: number;
      set: "waiting";
    }
  | {
      /**
       * Initiative, Activation or Morale.
       */
      phase: Phase;
      set: "turn";
      /**
       * From 1.
       */
      turn: number;
    }
  | {
      set: "initiative";
      /**
       * Which.
       */
      side: number;
    }
  | {
      set: "asked";
      /**
       * Which.
       */
      side: number;
    }
  | {
      /**
       * One.
       */
      a: number;
      /**
       * The other.
       */
      b: number;
      /**
       * They do.
       */
      engaged: boolean;
      set: "engaged";
    }
  | {
      /**
       * Deed id.
       */
      deed: string;
      /**
       * By which model.
       */
      model?: number | null;
      set: "deed";
      /**
       * By which side; none: it is not done.
       */
      side?: number | null;
    }
  | {
      /**
       * All of it.
       */
      now: ThingNow;
      set: "thing";
      /**
       * Which; one that there is.
       */
      thing: number;
    };
/**
 * How a model is.
 */
export type Condition = "standing" | "down" | "out";
/**
 * Where in the game it is (TRN-01).
 */
export type Phase = "deployment" | "initiative" | "activation" | "morale" | "ended";
/**
 * One thing that happened.
 */
export type Event =
  | {
      /**
       * How many fall away.
       */
      done?: number;
      event: "asked";
      /**
       * The new ones, the next to be answered last.
       */
      next?: Step[];
    }
  | {
      event: "zone_taken";
      /**
       * Who.
       */
      side: number;
      /**
       * Index in the scenario's zones.
       */
      zone: number;
    }
  | {
      /**
       * Where.
       */
      at?: Point | null;
      event: "deployed";
      /**
       * Which.
       */
      model: number;
    }
  | {
      event: "turn_began";
      /**
       * Its number.
       */
      turn: number;
    }
  | {
      /**
       * Models counted for each side (C-01).
       */
      counted: number[];
      event: "initiative";
      /**
       * Which.
       */
      side: number;
    }
  | {
      /**
       * An enemy was within 1 in.
       */
      engaged?: boolean;
      event: "activated";
      /**
       * Who.
       */
      model: number;
      /**
       * It stood up.
       */
      stood_up?: boolean;
    }
  | {
      /**
       * It began within 1 in of an enemy.
       */
      engaged?: boolean;
      event: "joined";
      /**
       * Who.
       */
      model: number;
      /**
       * It stood up.
       */
      stood_up?: boolean;
    }
  | {
      event: "turned";
      /**
       * Who.
       */
      model: number;
    }
  | {
      event: "off_hand";
      /**
       * Whose.
       */
      model: number;
      /**
       * Which.
       */
      weapon: string;
    }
  | {
      event: "scattered";
      /**
       * How far.
       */
      inches: number;
      /**
       * It misses altogether.
       */
      lost?: boolean;
      /**
       * Whose.
       */
      model: number;
      /**
       * Where it lands; none: untracked.
       */
      to?: Point | null;
    }
  | {
      event: "shot_lost";
      /**
       * Whose.
       */
      model: number;
    }
  | {
      event: "move_kind";
      /**
       * Which.
       */
      kind: MoveKind;
      /**
       * Who.
       */
      model: number;
    }
  | {
      event: "dashed";
      /**
       * Who.
       */
      model: number;
    }
  | {
      event: "shot";
      /**
       * Who.
       */
      model: number;
      /**
       * With what.
       */
      weapon: string;
    }
  | {
      event: "fought";
      /**
       * Who.
       */
      model: number;
    }
  | {
      /**
       * Its id.
       */
      action: string;
      event: "used";
      /**
       * Who.
       */
      model: number;
      /**
       * On whom.
       */
      target?: number | null;
    }
  | {
      event: "use_spent";
      /**
       * Whose.
       */
      model: number;
      /**
       * Of what.
       */
      of: string;
    }
  | {
      /**
       * In Dangerous terrain, as the table said, with what stands in brackets.
       */
      danger?: Keyword[] | null;
      event: "moved";
      /**
       * How high it stands, as the table said.
       */
      height?: Length | null;
      /**
       * Who.
       */
      model: number;
      /**
       * Where; none: untracked.
       */
      to?: Point | null;
    }
  | {
      event: "charges";
      /**
       * By whom.
       */
      model: number;
      /**
       * All of them.
       */
      targets: number[];
    }
  | {
      event: "dived";
      /**
       * Whose.
       */
      model: number;
    }
  | {
      event: "dive_spent";
      /**
       * Whose.
       */
      model: number;
    }
  | {
      /**
       * How far down.
       */
      drop: Length;
      event: "fell";
      /**
       * Which.
       */
      model: number;
      /**
       * Where to; none: untracked.
       */
      to?: Point | null;
    }
  | {
      event: "mines_cleared";
      /**
       * Its id.
       */
      terrain: string;
    }
  | {
      /**
       * In Dangerous terrain, with what stands in brackets.
       */
      danger?: Keyword[] | null;
      event: "stands";
      /**
       * How high above the table.
       */
      height?: Length | null;
      /**
       * How far down the ledge within 1 in is.
       */
      ledge?: Length | null;
      /**
       * Which.
       */
      model: number;
    }
  | {
      event: "moves_as";
      /**
       * FLYING.
       */
      flying: boolean;
      /**
       * Whose.
       */
      model: number;
    }
  | {
      /**
       * One.
       */
      a: number;
      /**
       * The other.
       */
      b: number;
      event: "engaged";
    }
  | {
      event: "disengaged";
      /**
       * Who.
       */
      model: number;
    }
  | {
      event: "stated";
      /**
       * All of it.
       */
      facts: Facts;
    }
  | {
      event: "agreed";
      /**
       * The name of its reading.
       */
      reading: string;
      /**
       * The ruling's key.
       */
      ruling: string;
    }
  | {
      event: "shows_down";
      /**
       * They lie on their sides.
       */
      lying: boolean;
      /**
       * Which.
       */
      side: number;
    }
  | {
      event: "rolled";
      /**
       * The faces, in the order they fell.
       */
      faces: Face[];
      /**
       * Indices of the faces that count.
       */
      kept: number[];
      /**
       * Whose roll, if a model's; the victim of an Injury Roll.
       */
      model?: number | null;
      /**
       * What changed the number of dice or the sum.
       */
      modifiers?: Modifier[];
      /**
       * What it means.
       */
      result: RollResult;
      /**
       * What for.
       */
      roll: RollName;
      /**
       * Typed or rolled here.
       */
      source: Source;
      /**
       * The final number.
       */
      total: number;
    }
  | {
      event: "spent";
      /**
       * What.
       */
      markers: Spend;
      /**
       * On whose roll.
       */
      model: number;
      /**
       * Who.
       */
      side: number;
    }
  | {
      event: "spend_first";
      /**
       * Who.
       */
      side: number;
    }
  | {
      event: "markers";
      /**
       * All of them.
       */
      markers: Markers;
      /**
       * On whom.
       */
      model: number;
    }
  | {
      event: "down";
      /**
       * Who.
       */
      model: number;
    }
  | {
      event: "stood";
      /**
       * Who.
       */
      model: number;
    }
  | {
      event: "out";
      /**
       * How.
       */
      fall: Fall;
      /**
       * Who.
       */
      model: number;
    }
  | {
      event: "tough_spent";
      /**
       * Whom.
       */
      model: number;
    }
  | {
      /**
       * DICE.
       */
      dice: number;
      event: "aimed";
      /**
       * Who.
       */
      model: number;
    }
  | {
      event: "activation_ended";
      /**
       * Whose.
       */
      model: number;
      /**
       * Why.
       */
      reason: ActivationEnd;
    }
  | {
      event: "morale_began";
    }
  | {
      event: "shaken";
      /**
       * It is.
       */
      shaken: boolean;
      /**
       * Whose.
       */
      side: number;
    }
  | {
      event: "fled";
      /**
       * Whose.
       */
      side: number;
    }
  | {
      event: "scored";
      /**
       * How many.
       */
      points: number;
      /**
       * For whom.
       */
      side: number;
      /**
       * For what.
       */
      why: Score;
    }
  | {
      /**
       * Deed id.
       */
      deed: string;
      event: "deed";
      /**
       * By which model.
       */
      model?: number | null;
      /**
       * By whom.
       */
      side: number;
      /**
       * In which Turn.
       */
      turn: number;
    }
  | {
      event: "happened";
      /**
       * What.
       */
      what: Happened;
    }
  | {
      /**
       * All of them, in order.
       */
      changes: Change[];
      event: "caught_up";
    }
  | ((
      | {
          /**
           * Side by side.
           */
          roles: (Role | null)[];
          what: "roles";
        }
      | {
          /**
           * All of it.
           */
          now: ThingNow;
          /**
           * Which; one more than there are: it came up.
           */
          thing: number;
          what: "thing";
        }
      | {
          /**
           * Which.
           */
          models: number[];
          what: "unused";
        }
      | {
          /**
           * How many more.
           */
          more: number;
          /**
           * Whose.
           */
          side: number;
          what: "limit";
        }
      | {
          /**
           * Which.
           */
          side: number;
          what: "stopped";
        }
      | {
          /**
           * Side by side.
           */
          left: number[];
          what: "arriving";
        }
      | {
          what: "arrived";
        }
      | {
          /**
           * Who.
           */
          models: number[];
          what: "too_late";
        }
      | {
          /**
           * There is.
           */
          extended: boolean;
          what: "length";
        }
      | {
          what: "ending";
        }
      | {
          /**
           * Index of the row.
           */
          row: number;
          what: "unforeseen";
        }
      | {
          /**
           * How often by now.
           */
          times: number;
          what: "stirred";
        }
      | {
          /**
           * The model stood wholly in an enemy's zone; none: that was not measured.
           */
          in_enemy_zone?: boolean | null;
          /**
           * By which model.
           */
          model?: number | null;
          /**
           * For whom.
           */
          side: number;
          /**
           * What.
           */
          tally: string;
          /**
           * On which thing.
           */
          thing?: number | null;
          /**
           * In which Turn.
           */
          turn: number;
          what: "tallied";
        }
      | {
          /**
           * What holds for certain.
           */
          how?: KillMark[];
          /**
           * Who.
           */
          model: number;
          /**
           * What only the table could see.
           */
          perhaps?: KillMark[];
          /**
           * The model was Down when its Activation began.
           */
          stood_up?: boolean;
          /**
           * In which Turn.
           */
          turn: number;
          /**
           * Whom.
           */
          victim: number;
          what: "credited";
        }
      | {
          /**
           * Deed id.
           */
          deed: string;
          /**
           * By which model.
           */
          model?: number | null;
          /**
           * By whom.
           */
          side: number;
          /**
           * In which Turn it was done; 0: the log does not say.
           */
          turn?: number;
          /**
           * The rest of the condition is for the table to say.
           */
          unsure?: boolean;
          what: "proposed";
        }
      | {
          /**
           * Its id.
           */
          deed: string;
          /**
           * Who was proposed.
           */
          model?: number | null;
          what: "denied";
        }
      | {
          /**
           * The models it names.
           */
          models?: number[];
          /**
           * Which note.
           */
          note: string;
          /**
           * The objective it names, by index.
           */
          objective?: number | null;
          /**
           * Whose.
           */
          side: number;
          what: "noted";
        }
      | {
          /**
           * How much.
           */
          count: number;
          /**
           * Who.
           */
          model: number;
          /**
           * How much of it was stolen.
           */
          stolen?: number;
          what: "holds";
        }
      | {
          /**
           * Who.
           */
          model: number;
          /**
           * It is.
           */
          poisoned: boolean;
          what: "poisoned";
        }
      | {
          /**
           * Who.
           */
          model: number;
          /**
           * Onto which.
           */
          on?: number | null;
          what: "riding";
        }
      | {
          /**
           * Where.
           */
          at?: Point | null;
          /**
           * Index among the scenario's neutral models.
           */
          neutral: number;
          what: "came_up";
        }
      | {
          /**
           * Who.
           */
          model: number;
          /**
           * How often by now.
           */
          times: number;
          what: "undying";
        }
      | {
          /**
           * By whom.
           */
          by: number;
          /**
           * It.
           */
          neutral: number;
          what: "angered";
        }
      | {
          /**
           * Who; none: nobody.
           */
          side?: number | null;
          what: "plays";
        }
      | {
          /**
           * Whose.
           */
          model: number;
          what: "risky";
        }
      | {
          /**
           * Which.
           */
          enemies: number[];
          what: "retreated_from";
        }
      | {
          /**
           * Which ACTION.
           */
          action: string;
          what: "took";
        }
      | {
          /**
           * Who.
           */
          model: number;
          what: "left";
        }
      | {
          /**
           * In the scenario's order.
           */
          objectives: Held[];
          what: "held";
        }
      | {
          /**
           * Of which thing.
           */
          thing: number;
          what: "lent";
        }
    ) & {
      event: "scenario";
    })
  | {
      /**
       * The points decided it: it is counted again when they change.
       */
      by_points?: boolean;
      event: "ended";
      /**
       * Why it is over.
       */
      reason: EndReason;
      /**
       * It counts as if it had not been fought.
       */
      void?: boolean;
      /**
       * None: a draw.
       */
      winner?: number | null;
    }
  | {
      /**
       * The refusal's code.
       */
      code: string;
      event: "overruled";
      /**
       * Why.
       */
      reason: string;
    }
  | (Worked & {
      event: "content";
    })
  | {
      /**
       * What.
       */
      change: Change;
      event: "set_right";
      /**
       * Why.
       */
      reason: string;
    };
/**
 * One thing that is being asked, with what has been settled about it so far.
 */
export type Step =
  | {
      ask: "zone_roll_off";
    }
  | {
      ask: "choose_zone";
      /**
       * Who.
       */
      side: number;
    }
  | {
      ask: "deploy_roll_off";
    }
  | {
      ask: "deploy";
      /**
       * Who.
       */
      side: number;
    }
  | {
      ask: "initiative_roll_off";
    }
  | {
      ask: "choose_first";
      /**
       * Who.
       */
      side: number;
    }
  | {
      ask: "activate";
      /**
       * The one it must pick, if an ability named it.
       */
      must?: number | null;
      /**
       * Who.
       */
      side: number;
    }
  | {
      ask: "regenerate";
      /**
       * Whose.
       */
      model: number;
      /**
       * At most so many.
       */
      most: number;
    }
  | {
      ask: "act";
      /**
       * Which.
       */
      model: number;
    }
  | {
      ask: "success";
      /**
       * Who takes it.
       */
      model: number;
      /**
       * What it is for.
       */
      purpose: Purpose;
      /**
       * The markers' window.
       */
      window?: Window & {
        [k: string]: unknown;
      };
    }
  | {
      ask: "injury";
      /**
       * By what.
       */
      cause: Cause2;
      /**
       * Who is hurt.
       */
      victim: number;
      /**
       * The markers' window.
       */
      window?: Window & {
        [k: string]: unknown;
      };
    }
  | {
      ask: "charge_bonus";
      /**
       * Who charges.
       */
      model: number;
      /**
       * Whom.
       */
      target: number;
    }
  | {
      ask: "end_charge";
      /**
       * Who charges.
       */
      model: number;
      /**
       * As far as it may go.
       */
      reach: Length;
      /**
       * Whom.
       */
      target: number;
    }
  | {
      ask: "journey";
      /**
       * A Success in Dangerous terrain covers the rest of the move (TER-04).
       */
      braved?: boolean;
      /**
       * It ends in Dangerous terrain that the map does not show, with what stands in brackets.
       */
      danger?: Keyword[] | null;
      /**
       * What it is doing.
       */
      gait: Gait;
      /**
       * How high it stands then, as the table said.
       */
      height?: Length | null;
      /**
       * What it has still to cross, the next first.
       */
      legs: Crossing[];
      /**
       * Who.
       */
      model: number;
      /**
       * Where it wants to go.
       */
      to?: Point | null;
    }
  | {
      ask: "evade";
      /**
       * Who charges it.
       */
      charger: number;
      /**
       * Which.
       */
      model: number;
    }
  | {
      ask: "evade_roll";
      /**
       * Who charges it.
       */
      charger: number;
      /**
       * Which.
       */
      model: number;
    }
  | {
      ask: "dive";
      /**
       * Where it lands.
       */
      at?: Point | null;
      /**
       * How far down.
       */
      drop: Length;
      /**
       * Who.
       */
      model: number;
      /**
       * On whom.
       */
      target: number;
    }
  | {
      ask: "ledge";
      /**
       * What is known.
       */
      brink: Brink;
      /**
       * Which.
       */
      model: number;
    }
  | {
      ask: "put";
      /**
       * Which.
       */
      model: number;
      /**
       * Who puts it there.
       */
      side: number;
      /**
       * Why.
       */
      why: PutWhy;
    }
  | {
      ask: "push_roll";
      /**
       * By whom.
       */
      by: number;
      /**
       * The die.
       */
      die: Die;
      /**
       * Which.
       */
      model: number;
    }
  | {
      ask: "goes_down";
      /**
       * With an INFECTION MARKER instead of a BLOOD MARKER.
       */
      infects: boolean;
      /**
       * Which.
       */
      model: number;
    }
  | {
      ask: "reactions";
      /**
       * Who retreats.
       */
      model: number;
      /**
       * Who may still strike.
       */
      waiting: number[];
    }
  | {
      ask: "retreat_move";
      /**
       * Who.
       */
      model: number;
    }
  | {
      ask: "dash_move";
      /**
       * Who.
       */
      model: number;
    }
  | {
      ask: "into_melee";
      /**
       * Who attacks.
       */
      attacker: number;
      /**
       * Calls that count for all its rolls.
       */
      called?: Called[];
      /**
       * What the table sees.
       */
      facts?: Facts & {
        [k: string]: unknown;
      };
      /**
       * With the weapon used second (ATK-12).
       */
      off_hand?: boolean;
      /**
       * Ranged or melee.
       */
      range: Reach;
      /**
       * Whom.
       */
      target: number;
      /**
       * With what.
       */
      weapon: string;
    }
  | {
      ask: "pick_friend";
      /**
       * Who attacks.
       */
      attacker: number;
      /**
       * Calls that count for all its rolls.
       */
      called?: Called[];
      /**
       * What the table sees.
       */
      facts?: Facts & {
        [k: string]: unknown;
      };
      /**
       * With the weapon used second (ATK-12).
       */
      off_hand?: boolean;
      /**
       * Ranged or melee.
       */
      range: Reach;
      /**
       * Whom.
       */
      target: number;
      /**
       * With what.
       */
      weapon: string;
    }
  | {
      ask: "pick_enemy";
      /**
       * Who attacks.
       */
      attacker: number;
      /**
       * Calls that count for all its rolls.
       */
      called?: Called[];
      /**
       * What the table sees.
       */
      facts?: Facts & {
        [k: string]: unknown;
      };
      /**
       * With the weapon used second (ATK-12).
       */
      off_hand?: boolean;
      /**
       * Ranged or melee.
       */
      range: Reach;
      /**
       * Whom.
       */
      target: number;
      /**
       * With what.
       */
      weapon: string;
    }
  | {
      /**
       * Who may be hit.
       */
      among: number[];
      ask: "draw_victim";
      /**
       * The attack.
       */
      attack: Attack;
    }
  | {
      ask: "scatter";
      /**
       * The attack.
       */
      attack: Attack;
      /**
       * How far.
       */
      inches: number;
    }
  | {
      ask: "caught";
      /**
       * Its centre, where it is no longer the target's place and is known.
       */
      at?: Point | null;
      /**
       * The attack.
       */
      attack: Attack;
      /**
       * It was a critical.
       */
      critical: boolean;
      /**
       * The point wandered by so many inches (SCATTER); none: it is where it was aimed.
       */
      scattered?: number | null;
    }
  | {
      ask: "more_attacks";
      /**
       * Who attacks.
       */
      attacker: number;
      /**
       * Attacks left with it.
       */
      left: number;
      /**
       * It is the second weapon.
       */
      off_hand: boolean;
      /**
       * Ranged or melee.
       */
      range: Reach;
      /**
       * It is a reaction to a Retreat, outside the attacker's Activation.
       */
      reaction_to?: number | null;
      /**
       * The other Melee Weapon that may still strike.
       */
      second?: string[];
      /**
       * Targets so far.
       */
      targets: number[];
      /**
       * The weapon in use.
       */
      weapon: string;
      /**
       * Attacks made with it.
       */
      with?: number;
    }
  | {
      ask: "morale";
      /**
       * Whose.
       */
      side: number;
    }
  | {
      ask: "morale_order";
      /**
       * Who says it.
       */
      side: number;
    }
  | {
      ask: "what_stands";
      /**
       * Why it was stopped.
       */
      reason: EndReason;
    }
  | {
      ask: "flee_or_shaken";
      /**
       * Whose.
       */
      side: number;
    }
  | {
      ask: "control";
    }
  | (ScenarioStep & {
      ask: "scenario";
    })
  | {
      ask: "content";
      /**
       * The model it comes from.
       */
      model: number;
      /**
       * Who answers.
       */
      side: number;
      /**
       * What it comes from, as shown.
       */
      source: string;
      /**
       * What is wanted.
       */
      want: Want;
    };
/**
 * What a Success Roll is for.
 */
export type Purpose =
  | {
      attack: Attack;
    }
  | "dash"
  | {
      leg: Crossing;
    }
  | {
      danger: {
        /**
         * What stands in brackets behind it.
         */
        keywords?: Keyword[];
      };
    }
  | {
      dive: Dive;
    }
  | {
      ledge: Brink;
    }
  | {
      blind: {
        /**
         * Who stands in the way, as the table said.
         */
        past?: number | null;
        /**
         * Whom.
         */
        target: number;
      };
    }
  | {
      action: {
        /**
         * Its id.
         */
        action: string;
        /**
         * Which of its outcomes.
         */
        outcome: number;
        /**
         * Markers paid for it.
         */
        paid?: number;
        /**
         * On whom.
         */
        target?: number | null;
      };
    }
  | {
      ability: {
        /**
         * Its name.
         */
        source: string;
        /**
         * What it is for.
         */
        what: RollFor;
      };
    }
  | {
      scenario: ScenarioRoll;
    };
/**
 * What an effect does.
 */
export type What =
  | {
      dice: number;
    }
  | {
      injury_dice: number;
    }
  | {
      injury_modifier: number;
    }
  | {
      keyword: Keyword;
    }
  | {
      ranged_characteristic: number;
    }
  | {
      melee_characteristic: number;
    }
  | "melee_dice_per_own_blood"
  | {
      movement: Length;
    }
  | {
      movement_is: Length;
    }
  | "cannot_dash"
  | {
      dash_movement: Length;
    }
  | {
      range: Length;
    }
  | {
      base_at_least: Length;
    }
  | {
      becomes: {
        /**
         * The result rolled.
         */
        from: InjuryResult;
        /**
         * The result applied.
         */
        to: InjuryResult;
      };
    }
  | {
      charge_bonus: Die;
    }
  | {
      bloodbath_cost: number;
    }
  | {
      target_blood: number;
    }
  | {
      own_blessing: number;
    }
  | {
      nearest_friend_blessing: {
        /**
         * All of them.
         */
        keywords: Keyword[];
        /**
         * How many.
         */
        markers: number;
      };
    }
  | {
      enemy_blood: {
        /**
         * How many.
         */
        markers: number;
        /**
         * A keyword that protects.
         */
        unless?: Keyword | null;
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | "automatic_success"
  | {
      no_injury_roll: number;
    }
  | "blood_cannot_be_spent"
  | {
      keeps_activation: {
        /**
         * Uses in a game.
         */
        uses: number;
      };
    }
  | "one_injury_die_is_six"
  | "extra_shoot"
  | {
      uses_per_game: number;
    }
  | "one_target"
  | "two_handed_melee"
  | {
      ignore_heavy_for: string | null;
    }
  | {
      standing_for_morale: number;
    }
  | "never_flees"
  | {
      keeps_infiltrators_away: Length;
    }
  | {
      fireteams: number;
    }
  | {
      push: Die;
    }
  | {
      pull: Length;
    }
  | {
      loses_keyword: Keyword;
    }
  | {
      keyword_until_moved: Keyword;
    }
  | "no_fall_injury"
  | "no_blood_markers"
  | "cannot_retreat"
  | "cannot_stand_up"
  | {
      dice_per_friend_near_target: {
        /**
         * At most so many DICE.
         */
        most: number;
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | {
      shoots_with_each: Keyword;
    }
  | {
      fights_with: string[];
    }
  | "leaves_for_good"
  | "difficult_ground"
  | "draws_charges"
  | "roll_or_down"
  | {
      move_and_fight: Length;
    }
  | {
      own_blood: number;
    }
  | {
      opponent_spreads_blood: {
        /**
         * At most so many on one model.
         */
        most: number;
        /**
         * One for each full such sum of the Force's ducats.
         */
        per_ducats: number;
      };
    }
  | "deploys_first"
  | {
      deploys_away_from_friends: Length;
    }
  | {
      deploys_at_any_edge: Length;
    }
  | {
      roll_for_dice: {
        /**
         * The highest face that counts.
         */
        at_most: number;
        /**
         * The DICE.
         */
        dice: number;
      };
    }
  | {
      dashes_first: Length;
    }
  | {
      stands_taller: Length;
    }
  | {
      upkeep: number;
    }
  | "one_arm"
  | "no_heavy"
  | "no_experience"
  | {
      reminder: {
        /**
         * Why the app cannot compute it.
         */
        reason: string;
        /**
         * What to do.
         */
        text: string;
      };
    }
  | {
      own_infection: number;
    }
  | {
      target_infection: number;
    }
  | {
      enemy_infection: {
        /**
         * How many.
         */
        markers: number;
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | {
      own_relief: number;
    }
  | "own_relief_per_marker"
  | {
      attacker_blood: number;
    }
  | "mirrors_blood"
  | {
      ignores_blood: number;
    }
  | "doubles_blood"
  | {
      blood_at_most: number;
    }
  | {
      bloodbath_cheaper: number;
    }
  | "cover_helps"
  | "long_range_helps"
  | {
      min_range: Length;
    }
  | {
      line: Length;
    }
  | {
      around: Length;
    }
  | "blast_takes_down"
  | {
      critical_on: number;
    }
  | "critical_per_target_blood"
  | "one_injury_die"
  | "one_die_is_six"
  | {
      total: number;
    }
  | {
      injury_modifier_per_two_paid: number;
    }
  | "strikes_all"
  | "strikes_alone"
  | "action_only"
  | "off_hand_only"
  | "later_blows_off_hand"
  | "only_while"
  | "one_handed_melee"
  | {
      foils_shots: number;
    }
  | "roll_to_retreat"
  | {
      no_reactions: Length | null;
    }
  | "dash_retreats"
  | {
      not_held_back: Length | null;
    }
  | "stands_fast"
  | "must_retreat"
  | {
      must_charge_nearest: Keyword[];
    }
  | {
      charges_far: Length;
    }
  | "no_charge_beside_friends"
  | "starts_down"
  | {
      takes_hit_for: {
        /**
         * Friends of these entries; none named: any.
         */
        entries?: string[];
        /**
         * Friends with one of these keywords; none named: any.
         */
        keywords?: Keyword[];
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | {
      guarded_by: {
        /**
         * Which.
         */
        entries: string[];
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | "steady"
  | "ignores_watchers"
  | "armour_zero"
  | {
      becomes_once: {
        /**
         * The result rolled.
         */
        from: InjuryResult;
        /**
         * The result applied.
         */
        to: InjuryResult;
      };
    }
  | {
      choose_keyword: Keyword[];
    }
  | "shoot_per_weapon"
  | "fight_per_weapon"
  | {
      fights_friends: Keyword[];
    }
  | "banks_morale"
  | "no_morale_checks"
  | "chooses_morale"
  | "regenerate_blesses"
  | {
      redeploys_near_target: Length;
    }
  | {
      redeploys: Length;
    }
  | {
      moves_target: Length;
    }
  | "appears_and_fights"
  | {
      chains: Length;
    }
  | "excess_injures"
  | "no_into_melee"
  | {
      friend_charges: {
        /**
         * Which.
         */
        entries: string[];
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | {
      trades_blood: number;
    }
  | "uncounted"
  | {
      deploys_beyond_zone: Length;
    }
  | {
      dice_per_friend_near: {
        /**
         * At most so many DICE.
         */
        most: number;
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | {
      blessing_per_dear_enemy: number;
    }
  | {
      blesses_one: number;
    }
  | {
      arms: {
        /**
         * The keyword.
         */
        keyword: Keyword;
        /**
         * Only those used in melee.
         */
        melee?: boolean;
        /**
         * These weapons; none named: all of the reach.
         */
        weapons?: string[];
      };
    }
  | {
      disarms: {
        /**
         * The keyword.
         */
        keyword: Keyword;
        /**
         * Which.
         */
        weapons: string[];
      };
    }
  | {
      loses_ability: string;
    }
  | "may_consume"
  | {
      chooses_friends: {
        /**
         * What they gain.
         */
        effects: Effect[];
        /**
         * Up to so many of these.
         */
        most: number;
        /**
         * Whom; each must hold for the friend as bearer.
         */
        whom: Condition2[];
      };
    }
  | {
      blood_on_one: {
        /**
         * Whom not.
         */
        lacks: Keyword[];
        /**
         * How many.
         */
        markers: number;
      };
    }
  | {
      gives_up: {
        /**
         * Which.
         */
        entries: string[];
      };
    }
  | {
      goetic_powers: number;
    }
  | {
      may_trigger: string;
    }
  | "next_roll_succeeds"
  | "hidden"
  | "stays_up"
  | "armour_ignored"
  | "rolls_again"
  | "takes_out"
  | "takes_down"
  | {
      overrides_negate: Keyword;
    }
  | {
      uncounted_for_morale: string[];
    }
  | {
      falls_back_beyond_zone: Length;
    };
/**
 * A die, or a sum or choice of dice, whose faces become a number.
 */
export type Die = "d3" | "d6" | "best_of2_d6";
/**
 * What must hold for an effect to act.
 */
export type Condition2 =
  | "ranged"
  | "melee"
  | "critical"
  | "target_down"
  | {
      target_lacks: Keyword[];
    }
  | "target_armoured"
  | "target_retreating"
  | "short_range"
  | {
      attack_keyword: Keyword;
    }
  | "dash"
  | "climb"
  | "jump"
  | {
      action: string;
    }
  | "removes_markers"
  | "neither_attack_nor_dash"
  | "grenade"
  | "direct_hit"
  | "consumed"
  | "placed_blood"
  | "down_or_out"
  | "partner_hit_target"
  | {
      not: Condition2;
    }
  | {
      target_has: Keyword[];
    }
  | {
      target_base_at_least: Length;
    }
  | {
      target_warband: string | null;
    }
  | "out_of_action"
  | "off_hand"
  | {
      table: string;
    }
  | "target_not_activated"
  | "first_action_charge"
  | {
      bearer_has: Keyword[];
    }
  | {
      bearer_lacks: Keyword[];
    }
  | {
      bearer_base_at_most: Length;
    }
  | {
      target_base_at_most: Length;
    }
  | {
      friend_within: Length;
    }
  | {
      target_within: Length;
    }
  | "placed_markers"
  | "placed_infection"
  | {
      enemy_faction: string[];
    }
  | {
      weapon: string[];
    }
  | "elevated"
  | "in_cover"
  | "first_turn"
  | "not_activated"
  | "charged"
  | "fought"
  | "target_infected"
  | {
      hits_on_target: number;
    }
  | {
      target_entry: string[];
    }
  | {
      bearer_entry: string[];
    }
  | {
      attacker_has: Keyword[];
    }
  | {
      attacker_entry: string[];
    }
  | {
      any: Condition2[];
    }
  | "missed"
  | "nearest_enemy"
  | "target_friend"
  | {
      enemy_within: Length;
    };
/**
 * The moment or the roll an effect belongs to. "Bearer" is the model that has the effect.
 */
export type When =
  | "always"
  | "own_success_roll"
  | "targeted_by_attack"
  | "own_injury_roll"
  | "injury_roll_against"
  | "injury_result_against"
  | "after_own_injury_roll"
  | {
      aura: Aura;
    }
  | {
      action: Action;
    }
  | "charge_bonus"
  | "deployment"
  | "activation"
  | "own_out_of_action"
  | "risky_failure"
  | "charged_by_enemy"
  | "activation_end"
  | "friend_relieved"
  | "friend_out_of_action"
  | "morale_check"
  | "muster"
  | "campaign"
  | "missed_by_attack"
  | "after_injury_roll_against"
  | "after_own_attack"
  | "retreating"
  | "turn_start"
  | "enemy_morale_check"
  | "pre_game"
  | {
      called: Call;
    }
  | {
      enemy_ends_move: Length;
    };
/**
 * Friends or enemies of the bearer.
 */
export type Whose = "friendly" | "enemy";
/**
 * What a successful ACTION does.
 */
export type Outcome =
  | {
      blessing: number;
    }
  | {
      remove_blood: number;
    }
  | "stand_up"
  | "take_down"
  | {
      ranged_dice: number;
    }
  | {
      keyword_until_moved: Keyword;
    }
  | {
      shove: Die;
    }
  | "force_next_activation"
  | {
      all: Outcome[];
    }
  | {
      remove_markers: Die;
    }
  | {
      injury_roll: ActionInjury;
    }
  | {
      detonate: Detonation;
    }
  | {
      table: string;
    }
  | {
      on_critical: {
        /**
         * On a critical.
         */
        critical: Outcome;
        /**
         * Else.
         */
        otherwise: Outcome;
      };
    }
  | {
      attack: string;
    }
  | {
      gains: {
        /**
         * What it gains.
         */
        effects: Effect[];
        /**
         * How long.
         */
        until: Until;
      };
    }
  | {
      pull: Length;
    }
  | {
      moves_target: Length;
    }
  | {
      drives_back: {
        /**
         * The widest base.
         */
        base_at_most: Length;
        /**
         * How far.
         */
        far: Die;
      };
    }
  | {
      redeploys: Length | null;
    }
  | "swaps_places"
  | "takes_blood"
  | "takes_blessing"
  | {
      blood: number;
    }
  | {
      blood_for: {
        /**
         * The keywords.
         */
        keywords: Keyword[];
        /**
         * With one of them.
         */
        with: number;
        /**
         * Without.
         */
        without: number;
      };
    }
  | "blood_as_paid"
  | "blood_around_as_paid"
  | {
      infection: number;
    }
  | {
      remove_infection: number;
    }
  | {
      friends_move: {
        /**
         * How far.
         */
        far: Length;
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | {
      friends_stand: Length;
    }
  | {
      orders: Order;
    }
  | "ends_activation"
  | "acts_now"
  | {
      choose_keyword: Keyword[];
    }
  | {
      injures_named: Keyword[];
    };
/**
 * What a detonation does to its bearer.
 */
export type OwnEnd = "out" | "four_dice" | "unharmed";
/**
 * How long something gained lasts.
 */
export type Until = "activation_end" | "next_activation_end" | "turn_end" | "moves" | "acts" | "used" | "game";
/**
 * What an order makes a friend do at once, outside its Activation.
 */
export type Order = "move" | "charge" | "fight" | "shoot" | "gives_itself_up";
/**
 * What a call or a spell costs.
 */
export type Price =
  | "free"
  | {
      blood: number[];
    }
  | {
      infection: {
        /**
         * How many.
         */
        counts: number[];
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | {
      own_blood: number;
    };
/**
 * The roll of an ACTION.
 */
export type ActionRoll = "none" | "success" | "risky";
/**
 * Whom an ACTION can be used on.
 */
export type ActionTarget = "bearer" | "bearer_or_friend" | "enemy" | "friend" | "any_model" | "nothing";
/**
 * The rolls a call can be made for.
 */
export type CallAt =
  | "own_success_roll"
  | "own_injury_roll"
  | "injury_roll_against"
  | "injury_result_against"
  | {
      any_roll_within: Length;
    };
/**
 * How often something can be used.
 */
export type Often =
  | "roll"
  | "activation"
  | "turn"
  | {
      game: number;
    };
/**
 * What a Success Roll of an ability or an item is for.
 */
export type RollFor =
  | "stay_up"
  | {
      foil: number;
    }
  | "retreat"
  | {
      charge_at: number;
    };
/**
 * A Success Roll for something of the scenario.
 */
export type ScenarioRoll =
  | {
      /**
       * Its id.
       */
      action: string;
      /**
       * How much of it.
       */
      count?: number;
      /**
       * On which thing.
       */
      thing?: number | null;
      what: "work";
      /**
       * With whom.
       */
      with?: number | null;
    }
  | {
      /**
       * Ranged or melee.
       */
      range: Reach;
      /**
       * Which.
       */
      thing: number;
      /**
       * With what.
       */
      weapon: string;
      what: "strike";
    };
/**
 * What an Injury Roll comes from.
 */
export type Cause2 =
  | {
      attack: {
        /**
         * The attack.
         */
        attack: Attack;
        /**
         * The hit was a critical.
         */
        critical?: boolean;
        /**
         * It is the chosen target of a BLAST, or no BLAST at all.
         */
        direct: boolean;
      };
    }
  | {
      harm: Harm;
    };
/**
 * The kinds of harm.
 */
export type HarmSource =
  | {
      /**
       * How far down.
       */
      drop: Length;
      kind: "fall";
    }
  | {
      kind: "dangerous";
    }
  | {
      kind: "mine";
    }
  | {
      /**
       * Its id.
       */
      id: string;
      kind: "action";
    }
  | {
      kind: "effect";
      /**
       * What it is called.
       */
      name: string;
    }
  | {
      kind: "detonation";
    }
  | {
      kind: "scenario";
      /**
       * What it is called.
       */
      name: string;
    };
/**
 * What a moving model is doing.
 */
export type Gait =
  | {
      doing: "walk";
    }
  | {
      doing: "retreat";
    }
  | {
      /**
       * Others that it ends within 1 in of, as the table said.
       */
      also?: number[];
      doing: "charge";
      /**
       * It ends within 1 in, as the table said.
       */
      reached: boolean;
      /**
       * At whom.
       */
      target: number;
    };
/**
 * Why a model is put somewhere.
 */
export type PutWhy =
  | {
      because: "fell";
      /**
       * Whose doing it was.
       */
      by?: number | null;
      /**
       * It goes Down after the fall, and whether with an INFECTION MARKER.
       */
      down?: boolean | null;
      /**
       * How far down.
       */
      drop: Length;
    }
  | {
      because: "stopped";
    }
  | {
      because: "evades";
      /**
       * Who charges it.
       */
      charger: number;
      /**
       * How far it may go.
       */
      reach: Length;
    }
  | {
      because: "pushed";
      /**
       * How far.
       */
      reach: Length;
    }
  | {
      because: "dived";
      /**
       * Whom.
       */
      target: number;
    };
/**
 * A question of the scenario.
 */
export type ScenarioStep =
  | {
      about: "roll_off";
      /**
       * What for.
       */
      what: RollOffFor;
    }
  | {
      about: "choose_role";
      /**
       * The winner of the roll-off.
       */
      side: number;
    }
  | {
      about: "choose_force";
      /**
       * Whose.
       */
      side: number;
    }
  | {
      about: "lay";
      /**
       * Who lays it.
       */
      side: number;
      /**
       * Which.
       */
      thing: number;
    }
  | {
      about: "arrive";
      /**
       * Whose.
       */
      side: number;
    }
  | {
      about: "die";
      /**
       * Who rolls; none: whoever the players agree on.
       */
      side?: number | null;
      /**
       * What for.
       */
      what: DieFor;
    }
  | {
      about: "neutral_turn";
      /**
       * One of these.
       */
      among: number[];
      /**
       * Who plays it.
       */
      side: number;
    }
  | {
      about: "reveal";
      /**
       * Who set them off.
       */
      model: number;
      /**
       * Who wrote down which are not.
       */
      side: number;
      /**
       * Which.
       */
      things: number[];
    }
  | {
      about: "blast";
      /**
       * What it does.
       */
      blast: Blast;
      /**
       * Who set it off, or does it.
       */
      by?: number | null;
      /**
       * The thing that blows up; none: a neutral model does it.
       */
      thing?: number | null;
    }
  | {
      about: "bleed";
      /**
       * How many.
       */
      markers: number;
      /**
       * Near which thing.
       */
      thing: number;
    }
  | {
      about: "hold";
    }
  | {
      about: "count";
      /**
       * Index of the rule in the scenario's victory points.
       */
      rule: number;
    }
  | {
      about: "note";
      /**
       * Which.
       */
      note: string;
      /**
       * Whose.
       */
      side: number;
    }
  | {
      about: "deeds";
    };
/**
 * What a roll-off of the scenario is for.
 */
export type RollOffFor =
  | "roles"
  | "arrivals"
  | "leftover"
  | {
      come_up: {
        /**
         * What.
         */
        neutral: string;
        /**
         * Where.
         */
        thing: number;
      };
    };
/**
 * What one die of the scenario is for.
 */
export type DieFor =
  | "entry_limit"
  | "extra_turn"
  | "unforeseen"
  | "unforeseen_row"
  | "arrivals"
  | "neutral"
  | {
      open: {
        /**
         * Of which kind.
         */
        kind: string;
        /**
         * Beside which.
         */
        thing: number;
      };
    }
  | {
      come_up: {
        /**
         * Which.
         */
        neutral: string;
        /**
         * Beside which.
         */
        thing: number;
      };
    }
  | {
      awakens: {
        /**
         * On this face and above.
         */
        from: number;
      };
    };
/**
 * What is wanted, and what follows.
 */
export type Want =
  | {
      die: {
        /**
         * Which.
         */
        die: Die;
        /**
         * What its number is for.
         */
        then: AfterDie;
      };
    }
  | {
      put: Placing;
    }
  | {
      pick: {
        /**
         * Which may be named.
         */
        among: number[];
        /**
         * None may be named too.
         */
        optional: boolean;
        /**
         * What happens to it.
         */
        then: AfterPick;
      };
    }
  | {
      choose: {
        /**
         * As shown.
         */
        options: string[];
        /**
         * What follows.
         */
        then: AfterChoice;
      };
    }
  | {
      several: {
        /**
         * Who may be named.
         */
        among: number[];
        /**
         * Who should be, as far as positions are known.
         */
        proposed: number[];
        /**
         * What happens to them.
         */
        then: AfterSeveral;
      };
    }
  | "roll_off";
/**
 * What a die's number is for.
 */
export type AfterDie =
  | {
      moves: {
        /**
         * Whose.
         */
        who: number;
      };
    }
  | {
      relieves: {
        /**
         * Whom.
         */
        who: number;
      };
    }
  | {
      dice_up_to: {
        /**
         * The highest face that counts.
         */
        at_most: number;
        /**
         * The DICE.
         */
        dice: number;
      };
    }
  | {
      charges: {
        /**
         * Whom.
         */
        target: number;
        /**
         * Who.
         */
        who: number;
      };
    };
/**
 * What a placing must keep to.
 */
export type How =
  | "free"
  | {
      near: {
        /**
         * Which.
         */
        model: number;
        /**
         * Base to base.
         */
        within: Length;
      };
    }
  | "clear"
  | {
      charge: {
        /**
         * Which.
         */
        target: number;
      };
    };
/**
 * What happens to a model that was picked.
 */
export type AfterPick =
  | {
      spreads_blood: {
        /**
         * Markers left after this one.
         */
        left: number;
        /**
         * At most so many on one model.
         */
        most: number;
      };
    }
  | {
      blesses: number;
    }
  | {
      takes_hit: {
        /**
         * The hit.
         */
        attack: Attack;
        /**
         * It was a critical.
         */
        critical: boolean;
        /**
         * It is no splash.
         */
        direct: boolean;
      };
    }
  | {
      gains: {
        /**
         * What it gains.
         */
        effects: Effect[];
        /**
         * Picks left after this one.
         */
        left: number;
      };
    }
  | {
      bleeds: number;
    }
  | "given_up"
  | {
      hit_too: {
        /**
         * The attack that goes on.
         */
        attack: Attack;
        /**
         * Those hit already.
         */
        hit: number[];
        /**
         * Inches left; none: this is the last.
         */
        left?: Length | null;
      };
    }
  | {
      charges: {
        /**
         * Whom.
         */
        target: number;
      };
    }
  | {
      charges_whom: {
        /**
         * Who charges.
         */
        who: number;
      };
    }
  | {
      moves: {
        /**
         * How far.
         */
        far: Length;
      };
    }
  | {
      appeared_beside: {
        /**
         * With what.
         */
        weapon: string;
      };
    }
  | "fought_again"
  | "charged"
  | {
      struck: {
        /**
         * Who strikes.
         */
        by: number;
        /**
         * It is shot at.
         */
        ranged: boolean;
        /**
         * With what.
         */
        weapon: string;
      };
    };
/**
 * What follows a choice.
 */
export type AfterChoice =
  | {
      consumes: {
        /**
         * The last option is not to use it.
         */
        may_keep: boolean;
        /**
         * Ids of the weapons the options stand for; empty: no weapon.
         */
        weapons: string[];
      };
    }
  | "keeps_activation"
  | {
      keyword: Keyword[];
    }
  | {
      until_moved: Keyword;
    }
  | {
      trades_blood: {
        /**
         * Whom it infects.
         */
        target: number;
      };
    }
  | {
      result: {
        /**
         * As it stands.
         */
        applied: InjuryResult;
        /**
         * What each option makes of it.
         */
        becomes: Remedy[];
        /**
         * The roll.
         */
        roll: InjuryRoll;
        /**
         * As rolled.
         */
        rolled: InjuryResult;
      };
    }
  | {
      sets_off: {
        /**
         * Which ACTION of the bearer.
         */
        action: string;
      };
    }
  | "morale"
  | {
      pre_game: {
        /**
         * The activities that can be chosen, each of one model.
         */
        activities: Activity[];
        /**
         * All that are left, for the sides that come after.
         */
        waiting: Activity[];
      };
    }
  | {
      strikes_with: {
        /**
         * It shoots.
         */
        ranged: boolean;
        /**
         * Their ids.
         */
        weapons: string[];
      };
    }
  | {
      rolls_again: {
        /**
         * A failure ends the Activation.
         */
        risky: boolean;
        /**
         * What was rolled.
         */
        roll: SuccessRoll;
        /**
         * Its sum.
         */
        sum: number;
      };
    };
/**
 * What happens to several models.
 */
export type AfterSeveral =
  | {
      injured: {
        /**
         * INJURY DICE.
         */
        injury_dice: number;
        /**
         * Keywords.
         */
        keywords: Keyword[];
        /**
         * Those among them that stand nearer.
         */
        near?: number[];
        /**
         * INJURY DICE more for those.
         */
        near_dice: number;
      };
    }
  | {
      moved: Length;
    }
  | "stood";
/**
 * The three exclusive ways to move (ACT-08).
 */
export type MoveKind = "move" | "charge" | "retreat";
/**
 * What a modifier changes.
 */
export type ModifierKind = "dice" | "injury_dice" | "injury_modifier";
/**
 * What a roll means.
 */
export type RollResult =
  | "failure"
  | "success"
  | "critical"
  | {
      injury: {
        /**
         * As applied.
         */
        applied: InjuryResult;
        /**
         * What made the one of the other, in order: a keyword, an item, an ability, or the model's own nature.
         */
        by?: string[];
        /**
         * As rolled.
         */
        rolled: InjuryResult;
      };
    }
  | {
      number: number;
    }
  | {
      won: number | null;
    }
  | "friend"
  | "enemy"
  | {
      hits: number | null;
    };
/**
 * What a roll was for.
 */
export type RollName =
  | {
      for: "attack";
      /**
       * Whom.
       */
      target: number;
      /**
       * With what.
       */
      weapon: string;
    }
  | {
      for: "dash";
    }
  | {
      for: "climb";
    }
  | {
      for: "jump";
    }
  | {
      for: "dangerous";
    }
  | {
      for: "dive";
    }
  | {
      for: "ledge";
    }
  | {
      for: "blind";
    }
  | {
      for: "evade";
    }
  | {
      for: "push";
    }
  | {
      /**
       * Its id.
       */
      action: string;
      for: "action";
    }
  | {
      /**
       * Who caused it.
       */
      by?: number | null;
      for: "injury";
      /**
       * What it comes from, where that is no attack.
       */
      from?: HarmSource | null;
    }
  | {
      for: "ability";
      /**
       * Its name.
       */
      source: string;
    }
  | {
      for: "charge_bonus";
    }
  | {
      for: "into_melee";
    }
  | {
      for: "victim";
    }
  | {
      for: "roll_off";
    }
  | {
      for: "morale";
      /**
       * Whose.
       */
      side: number;
    }
  | {
      for: "scenario";
      /**
       * What for.
       */
      what: DieFor;
    }
  | {
      for: "work";
      /**
       * What.
       */
      work: ScenarioRoll;
    };
/**
 * Why an Activation ended (ACT-07).
 */
export type ActivationEnd = "stopped" | "risky" | "fell" | "reload" | "ability" | "partner" | "left";
/**
 * What victory points are for.
 */
export type Score =
  | {
      objectives: {
        /**
         * How many are controlled.
         */
        held: number;
      };
    }
  | {
      deeds: {
        /**
         * How many were done.
         */
        done: number;
      };
    }
  | "stated"
  | {
      scenario: {
        /**
         * Each rule that counted.
         */
        parts: ScorePart[];
      };
    };
/**
 * Who a side is, where the scenario tells them apart (G-12).
 */
export type Role = "attacker" | "defender";
/**
 * How a model was taken Out of Action, as far as it can be told.
 */
export type KillMark =
  | "ranged"
  | "melee"
  | "long_range"
  | "target_in_cover"
  | "attacker_in_cover"
  | "elite"
  | "dive"
  | "bloodbath"
  | "revenge"
  | "retreated"
  | "charged"
  | "rough_ground"
  | {
      on_objective: string;
    }
  | "higher_objective"
  | {
      target_near: {
        /**
         * The kind.
         */
        kind: string;
        /**
         * The distance.
         */
        within: Length;
      };
    }
  | {
      attacker_near: {
        /**
         * The kind.
         */
        kind: string;
        /**
         * The distance.
         */
        within: Length;
      };
    }
  | "target_at_home"
  | {
      weapon: string;
    }
  | {
      neutral: string;
    }
  | "both_poisoned"
  | {
      blast: string;
    }
  | "fall"
  | "riding";
/**
 * What an ability or an item did.
 */
export type Worked =
  | {
      /**
       * What.
       */
      gained: Gained;
      /**
       * Who.
       */
      model: number;
      what: "gained";
    }
  | {
      /**
       * Who.
       */
      model: number;
      /**
       * The source.
       */
      source: string;
      what: "lapsed";
    }
  | {
      /**
       * Whose.
       */
      model: number;
      /**
       * Its source.
       */
      source: string;
      what: "acts";
    }
  | {
      /**
       * What.
       */
      called: Called;
      what: "called";
      /**
       * It counts for every roll of the attack.
       */
      whole_attack?: boolean;
    }
  | {
      /**
       * How many each model gave.
       */
      paid: [number, number][];
      /**
       * For what, as shown.
       */
      source: string;
      what: "paid";
    }
  | {
      /**
       * Who.
       */
      attacker: number;
      /**
       * Whom.
       */
      target: number;
      what: "hit";
    }
  | {
      /**
       * Whose.
       */
      model: number;
      /**
       * With what.
       */
      to: Bound;
      what: "bound";
    }
  | {
      /**
       * Who.
       */
      model: number;
      what: "free";
    }
  | {
      /**
       * Who.
       */
      model: number;
      what: "left";
    }
  | {
      /**
       * Who.
       */
      model: number;
      what: "uncounted";
    }
  | {
      /**
       * How many in all.
       */
      dice: number;
      /**
       * Whose.
       */
      side: number;
      what: "banked";
    }
  | {
      /**
       * Which.
       */
      weapon: string;
      what: "fought_with";
    }
  | {
      what: "ready";
    }
  | {
      /**
       * Whose.
       */
      model: number;
      /**
       * What was chosen.
       */
      option: string;
      /**
       * What it is about.
       */
      source: string;
      what: "chose";
    }
  | {
      /**
       * Whose.
       */
      model: number;
      /**
       * What it is about.
       */
      source: string;
      /**
       * What is to be done.
       */
      text: string;
      what: "noted";
    }
  | {
      /**
       * Who brings them.
       */
      bearer: number;
      /**
       * Who stands there.
       */
      model: number;
      /**
       * It does.
       */
      under: boolean;
      what: "under";
    };
/**
 * What a model's Activation is bound to begin with.
 */
export type Bound =
  | {
      charge: number;
    }
  | "dash"
  | "retreat";
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
export interface BattleEntry {
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
 * Markers one side spends on one roll.
 */
export interface Spend {
  /**
   * BLESSING MARKERS of the model, by its owner.
   */
  blessing?: number;
  /**
   * BLOOD MARKERS of the model, by its enemy.
   */
  blood?: number;
  /**
   * The price of a Bloodbath is among them (INJ-14).
   */
  bloodbath?: boolean;
  /**
   * INFECTION MARKERS of the model, by its enemy.
   */
  infection?: number;
}
/**
 * A point on the battlefield: `x` to the east, `y` to the south, from the north-west corner.
 */
export interface Point {
  /**
   * To the east.
   */
  x: Length;
  /**
   * To the south.
   */
  y: Length;
}
/**
 * How a model goes. Nothing stated: straight on, over what the map shows.
 */
export interface Way {
  /**
   * What the map shows on the way does not count: a door, a ladder, a bridge.
   */
  clear?: boolean;
  /**
   * How high it stands at the end; none: by the ground there.
   */
  height?: Length | null;
  /**
   * What it crosses, in order. A kind that is stated replaces what the map shows of that kind.
   */
  over?: Crossing[];
  /**
   * Corners of the way, in order.
   */
  via?: Point[];
}
/**
 * Something on a model's way, and where.
 */
export interface Crossing {
  /**
   * Where the base stands when it comes to it; for a Jump Down, where it lands.
   */
  at?: Point | null;
  /**
   * The piece, by id.
   */
  terrain?: string | null;
  /**
   * What.
   */
  what: Passage;
}
/**
 * What the table sees of a charge before it is made.
 */
export interface ChargeFacts {
  /**
   * More targets, where the ruling lets several be named (C-14).
   */
  also?: number[];
  /**
   * An enemy that the way leads past before it reaches the target; none: as measured (ACT-20).
   */
  past?: number | null;
  /**
   * The charger does not see the target (ACT-16).
   */
  unseen?: boolean;
}
/**
 * What the table sees; whatever is not stated is measured, or proposed, by the engine.
 */
export interface Facts {
  /**
   * The target is in Cover, or behind a Defended Obstacle (ATK-06, ATK-11).
   */
  cover?: boolean | null;
  /**
   * The attacker stands 3 in or more above (ATK-07).
   */
  elevated?: boolean | null;
  /**
   * Beyond half the range (ATK-05).
   */
  long?: boolean | null;
  /**
   * Answers to the conditions only the table can see, by their sentence.
   */
  table?: string[];
}
/**
 * Who is at an objective.
 */
export interface Held {
  /**
   * Who controls it.
   */
  holder?: number | null;
  /**
   * Sides with a model there.
   */
  reached?: number[];
}
/**
 * Markers on a model, at most six of each (MRK-02).
 */
export interface Markers {
  /**
   * BLESSING.
   */
  blessing?: number;
  /**
   * BLOOD.
   */
  blood?: number;
  /**
   * INFECTION.
   */
  infection?: number;
}
/**
 * A thing on the table, now.
 */
export interface ThingNow {
  /**
   * Its middle; none: untracked.
   */
  at?: Point | null;
  /**
   * Who carries it.
   */
  carried?: number | null;
  /**
   * A charge lies on it.
   */
  charged?: boolean;
  /**
   * Who claimed it this Turn.
   */
  claimed?: number | null;
  /**
   * It is not on the table: taken away, or not laid yet.
   */
  gone?: boolean;
  /**
   * Its id in the scenario; none: it came up in play.
   */
  id?: string | null;
  /**
   * Its kind.
   */
  kind: string;
  /**
   * As shown.
   */
  label: string;
  /**
   * How often it was opened.
   */
  opened?: number;
  /**
   * What it holds.
   */
  stock?: number;
  /**
   * Its side still has to lay it.
   */
  to_lay?: boolean;
  /**
   * The Turn in which its weapon was last used.
   */
  used?: number;
}
/**
 * One attack (ATK-01).
 */
export interface Attack {
  /**
   * Who attacks.
   */
  attacker: number;
  /**
   * Calls that count for all its rolls.
   */
  called?: Called[];
  /**
   * What the table sees.
   */
  facts?: Facts & {
    [k: string]: unknown;
  };
  /**
   * With the weapon used second (ATK-12).
   */
  off_hand?: boolean;
  /**
   * Ranged or melee.
   */
  range: Reach;
  /**
   * Whom.
   */
  target: number;
  /**
   * With what.
   */
  weapon: string;
}
/**
 * A call made for a roll, with what it does to it.
 */
export interface Called {
  /**
   * Its id, or the word it shares its uses with.
   */
  id: string;
  /**
   * Whose.
   */
  model: number;
  /**
   * As shown.
   */
  name: string;
  /**
   * Markers paid.
   */
  paid?: number;
  /**
   * What it does to the roll.
   */
  what: What[];
}
/**
 * One thing that a model, an item, an option or a Warband rule does.
 */
export interface Effect {
  /**
   * What happens.
   */
  do: What[];
  /**
   * All of these must hold.
   */
  if?: Condition2[];
  /**
   * The moment or the roll it belongs to.
   */
  when: When;
}
/**
 * The models within a distance of the bearer, and what they are under.
 */
export interface Aura {
  /**
   * Seen from the affected model, as if it bore the effect.
   */
  effect: Effect;
  /**
   * Only models with this keyword.
   */
  keyword?: Keyword | null;
  /**
   * Whose models.
   */
  whose: Whose;
  /**
   * Base to base.
   */
  within: Length;
}
/**
 * An ACTION that content grants (ACT-31).
 */
export interface Action {
  /**
   * DICE of that roll.
   */
  dice?: number;
  /**
   * It ends the Activation, whatever comes of it.
   */
  ends_activation?: boolean;
  /**
   * Stable name, unique among the bearer's ACTIONS.
   */
  id: string;
  /**
   * What must hold for it to be taken.
   */
  if?: Condition2[];
  /**
   * As shown.
   */
  name: string;
  /**
   * In one Activation it may be taken once for each target; else once.
   */
  once_per_target?: boolean;
  /**
   * What happens on a Success; with several entries the owner picks one.
   */
  outcome: Outcome[];
  /**
   * What it costs; with several numbers the owner picks one, else the outcome of the same place.
   */
  price?: Price | null;
  /**
   * Base to base; none: no limit.
   */
  range?: Length | null;
  /**
   * Which roll it asks for.
   */
  roll: ActionRoll;
  /**
   * The target must be seen.
   */
  sight?: boolean;
  /**
   * Successes in a game; none: any number.
   */
  successes?: number | null;
  /**
   * Whom it can be used on.
   */
  target: ActionTarget;
  /**
   * Uses in a game; none: any number.
   */
  uses?: number | null;
}
/**
 * The Injury Roll that a successful ACTION causes.
 */
export interface ActionInjury {
  /**
   * No result is worse than this.
   */
  at_worst?: InjuryResult | null;
  /**
   * More keywords on a critical.
   */
  critical_keywords?: Keyword[];
  /**
   * INJURY DICE.
   */
  injury_dice?: number;
  /**
   * Keywords of the roll.
   */
  keywords?: Keyword[];
  /**
   * INJURY MODIFIER for each BLOOD MARKER on the target.
   */
  modifier_per_blood?: number;
  /**
   * INJURY DICE on a critical.
   */
  on_critical?: number;
  /**
   * INJURY DICE for each point of negative INJURY MODIFIER of the target's armour.
   */
  per_armour_point?: number;
}
/**
 * An explosion around the bearer.
 */
export interface Detonation {
  /**
   * Nearer than this, base to base, with more INJURY DICE.
   */
  inner: Length;
  /**
   * INJURY DICE for those.
   */
  inner_injury_dice: number;
  /**
   * Keywords of the Injury Rolls.
   */
  keywords?: Keyword[];
  /**
   * What happens to the bearer.
   */
  own?: OwnEnd & string;
  /**
   * Everybody within this distance.
   */
  within: Length;
}
/**
 * Something the bearer's owner may call on for a roll, before its dice. The effect's own words then
 * act on that roll alone.
 */
export interface Call {
  /**
   * Which rolls.
   */
  at: CallAt;
  /**
   * Stable name, unique among the bearer's calls and ACTIONS.
   */
  id: string;
  /**
   * As shown.
   */
  name: string;
  /**
   * How often.
   */
  often: Often;
  /**
   * What it costs.
   */
  price: Price;
  /**
   * Calls with the same word share their uses; none: its own id.
   */
  shared?: string | null;
}
/**
 * A charge that jumps down on its target (MOV-13).
 */
export interface Dive {
  /**
   * Where it lands.
   */
  at?: Point | null;
  /**
   * How far down.
   */
  drop: Length;
  /**
   * Who.
   */
  model: number;
  /**
   * On whom.
   */
  target: number;
}
/**
 * A model that goes Down near a ledge (DWN-05).
 */
export interface Brink {
  /**
   * Whose doing it is.
   */
  by?: number | null;
  /**
   * How far down it is.
   */
  drop: Length;
  /**
   * It gets an INFECTION MARKER instead of a BLOOD MARKER.
   */
  infects?: boolean;
}
/**
 * Who has declared what, before the dice (MRK-03 to MRK-08).
 */
export interface Window {
  /**
   * Calls made for this roll.
   */
  called?: Called[];
  /**
   * Declarations made.
   */
  declared?: [number, Spend][];
  /**
   * The side that must declare first, if Initiative said so.
   */
  first?: number | null;
}
/**
 * What hurts a model when no attack does.
 */
export interface Harm {
  /**
   * No result is worse than this.
   */
  at_worst?: InjuryResult | null;
  /**
   * The model whose doing it is, such as the one whose hit led to the fall.
   */
  by?: number | null;
  /**
   * The roll is four dice summed, whatever else counts.
   */
  four_dice?: boolean;
  /**
   * INJURY DICE it brings.
   */
  injury_dice?: number;
  /**
   * INJURY MODIFIER it brings.
   */
  injury_modifier?: number;
  /**
   * Keywords of the Injury Roll, such as FIRE in brackets behind DANGEROUS.
   */
  keywords?: Keyword[];
  /**
   * What it is.
   */
  source: HarmSource;
}
/**
 * An explosion.
 */
export interface Blast {
  /**
   * INJURY DICE.
   */
  injury_dice?: number;
  /**
   * INJURY MODIFIER.
   */
  injury_modifier?: number;
  /**
   * Keywords of the Injury Roll.
   */
  keywords?: Keyword[];
  /**
   * Those not Out of Action are pushed D3 inches straight away, by the table.
   */
  pushes?: boolean;
  /**
   * Everyone within this distance; none: only the model that set it off.
   */
  within?: Length | null;
}
/**
 * A base that is put elsewhere, outside the rules of moving (MOV-12, F-11).
 */
export interface Placing {
  /**
   * Where else it must be.
   */
  how: How;
  /**
   * Whose base.
   */
  who: number;
  /**
   * At most so far from where it stands; none: anywhere.
   */
  within?: Length | null;
}
/**
 * What an option makes of the result of an Injury Roll.
 */
export interface Remedy {
  /**
   * The call's id.
   */
  call: string;
  /**
   * The result instead; none: it stays as it is, but the model stays on its feet.
   */
  to?: InjuryResult | null;
}
/**
 * An Injury Roll that is being asked for (INJ-01).
 */
export interface InjuryRoll {
  /**
   * By what.
   */
  cause: Cause2;
  /**
   * Who is hurt.
   */
  victim: number;
  /**
   * The markers' window.
   */
  window?: Window & {
    [k: string]: unknown;
  };
}
/**
 * A pre-game activity of one model.
 */
export interface Activity {
  /**
   * The place of its effect on the card.
   */
  effect: number;
  /**
   * Whose.
   */
  model: number;
  /**
   * What it is called.
   */
  source: string;
}
/**
 * A Success Roll that is being asked for (ROL-01).
 */
export interface SuccessRoll {
  /**
   * Who takes it.
   */
  model: number;
  /**
   * What it is for.
   */
  purpose: Purpose;
  /**
   * The markers' window.
   */
  window?: Window & {
    [k: string]: unknown;
  };
}
/**
 * One line of a "why".
 */
export interface Modifier {
  /**
   * What it changes.
   */
  kind: ModifierKind;
  /**
   * What it is called.
   */
  name: string;
  /**
   * What it rests on: a measure, an item, a model.
   */
  reason?: string;
  /**
   * The rule it follows.
   */
  rule: string;
  /**
   * By how much.
   */
  value: number;
}
/**
 * Who or what took a model Out of Action, and when.
 */
export interface Fall {
  /**
   * The model that caused it, if one did.
   */
  by?: number | null;
  /**
   * What it was, where no attack did it.
   */
  harm?: HarmSource | null;
  /**
   * By a Ranged or a Melee Attack; none: it was no attack.
   */
  reach?: Reach | null;
  /**
   * It was stated and not rolled.
   */
  stated?: boolean;
  /**
   * Turn.
   */
  turn: number;
  /**
   * Its weapon, by id.
   */
  weapon?: string | null;
}
/**
 * What one rule of the scenario was worth.
 */
export interface ScorePart {
  /**
   * Victory points.
   */
  points: number;
  /**
   * Its index in the scenario's victory points.
   */
  rule: number;
}
/**
 * Effects that a model is under for a while.
 */
export interface Gained {
  /**
   * What they do.
   */
  effects: Effect[];
  /**
   * What brings them, as shown.
   */
  source: string;
  /**
   * How long.
   */
  until: Until;
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
