/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * micrometres (1 inch = 25400), or a text such as "6 in" or "32 mm"
 */
export type Length = number | string;
/**
 * Who achieves a Glorious Deed.
 */
export type DeedBy = "model" | "warband";
/**
 * What an engine that watches rolls and markers can recognise as a deed.
 */
export type DeedSign =
  | {
      blood_reaches: number;
    }
  | {
      enemy_falls: Length;
    }
  | "first_morale_passed"
  | {
      melee_kills_in_turn: number;
    }
  | "kill_after_starting_down"
  | "long_shot_kills_elite_in_cover"
  | {
      charge_reaches: number;
    };
/**
 * The order of deployment.
 */
export type Deployment = "standard";
/**
 * What INFILTRATOR models may do.
 */
export type Infiltrators =
  | "normal"
  | "allowed"
  | {
      not_near_objectives: Length;
    };
/**
 * A keyword as it is printed, with its parameter: `AUTOMATIC 3`, `IGNORE COVER`, `NEGATE GAS`.
 *
 * In files it is that text. A text that is no rules keyword is kept as a [`Keyword::Tag`], such as
 * a faction's name: tags are compared, never interpreted.
 */
export type Keyword = string;
/**
 * The kinds of terrain that the book knows, with their default rules.
 */
export type TerrainKind =
  | "ruined_building"
  | "ruined_corner"
  | "trench"
  | "hill"
  | "wall"
  | "landmark"
  | "intact_building"
  | "difficult"
  | "dangerous"
  | "river"
  | "stream"
  | "obstacle";
/**
 * An area of the battlefield.
 */
export type Shape =
  | {
      strip: {
        /**
         * How far it reaches in.
         */
        depth: Length;
        /**
         * Which one.
         */
        edge: Edge;
      };
    }
  | {
      rect: {
        /**
         * Its north-west corner.
         */
        corner: Point;
        /**
         * North to south.
         */
        depth: Length;
        /**
         * West to east.
         */
        width: Length;
      };
    }
  | {
      circle: {
        /**
         * The point.
         */
        centre: Point;
        /**
         * To its rim.
         */
        radius: Length;
      };
    }
  | {
      polygon: {
        /**
         * The corners.
         */
        points: Point[];
      };
    };
/**
 * One edge of the battlefield as drawn.
 */
export type Edge = "north" | "south" | "east" | "west";
/**
 * When victory points are counted.
 */
export type ScoredAt = "immediately" | "turn_end" | "game_end";
/**
 * What victory points are counted for.
 */
export type ScoredPer =
  | "objective_controlled"
  | "objective_reached"
  | "enemy_out_of_action"
  | "glorious_deed"
  | {
      table: string;
    };
/**
 * Which side a zone is for.
 */
export type ZoneRole = "either" | "attacker" | "defender";
/**
 * a stream's id: 32 lower-case hexadecimal digits
 */
export type StreamId = string;

/**
 * The first line of a stream: what it is, and what it starts from.
 */
export interface Scenario {
  format: "nml.scenario";
  /**
   * What it starts from; frozen.
   */
  start: Genesis;
  /**
   * The stream's id.
   */
  stream: StreamId;
  /**
   * Version of the format.
   */
  version: number;
}
/**
 * What a set-up's stream begins with.
 */
export interface Genesis {
  /**
   * The campaign's stream, if it belongs to one.
   */
  campaign?: string | null;
  /**
   * As shown in the list.
   */
  name: string;
  /**
   * Id of the ruleset it is played under.
   */
  ruleset: string;
  /**
   * The scenario as the pack has it.
   */
  scenario: Scenario1;
}
/**
 * One scenario.
 */
export interface Scenario1 {
  /**
   * Which battlefield archetypes it is played on.
   */
  archetypes?: string[];
  /**
   * How an objective is controlled; absent where none can be.
   */
  control?: Control | null;
  /**
   * Glorious Deeds, each once in a game.
   */
  deeds?: Deed[];
  /**
   * The order of deployment.
   */
  deployment: Deployment;
  /**
   * Stable id, such as `claim-no-mans-land`.
   */
  id: string;
  /**
   * What INFILTRATOR models may do.
   */
  infiltrators: Infiltrators;
  /**
   * Morale Checks and voluntary flight take place.
   */
  morale: boolean;
  /**
   * As shown.
   */
  name: string;
  /**
   * Its number in the book; none for a club's own.
   */
  number?: number | null;
  /**
   * What is fought over.
   */
  objectives?: Objective[];
  /**
   * Where it stands in the book.
   */
  pages?: string | null;
  /**
   * Size of the battlefield.
   */
  table: Table;
  /**
   * A word on the size where the book does not fix it.
   */
  table_note?: string | null;
  /**
   * Terrain that stands when the set-up begins; movable.
   */
  terrain?: Terrain[];
  /**
   * What terrain the scenario asks for, in our words.
   */
  terrain_note?: string | null;
  /**
   * Turns it lasts.
   */
  turns: number;
  /**
   * What earns victory points.
   */
  victory_points: VictoryPoints[];
  /**
   * Deployment Zones, one for each side.
   */
  zones: Zone[];
}
/**
 * When a side controls an objective: more of its models than of the enemy's.
 */
export interface Control {
  /**
   * A side with models on it beats one that only has models near it.
   */
  on_beats_near: boolean;
  /**
   * Models count within this distance, base to piece.
   */
  within: Length;
}
/**
 * A Glorious Deed.
 */
export interface Deed {
  /**
   * Who achieves it.
   */
  by: DeedBy;
  /**
   * The condition in our own words.
   */
  condition: string;
  /**
   * Glory.
   */
  glory: number;
  /**
   * Unique in the scenario.
   */
  id: string;
  /**
   * The deed gives one experience point to one ELITE LEADER, though a warband achieved it.
   */
  leader_experience?: boolean;
  /**
   * As shown.
   */
  name: string;
  /**
   * Victory points.
   */
  points: number;
  /**
   * Promotion Dice.
   */
  promotion_dice: number;
  /**
   * What the engine watches for; none: only the table sees it.
   */
  sign?: DeedSign | null;
}
/**
 * A thing to control.
 */
export interface Objective {
  /**
   * Its middle.
   */
  at: Point;
  /**
   * Unique in the scenario.
   */
  id: string;
  /**
   * As shown.
   */
  label: string;
  /**
   * The piece of terrain that is the objective, once one covers the spot.
   */
  terrain?: string | null;
  /**
   * Why the spot is only a reading of the printed map; none: certain.
   */
  unconfirmed?: string | null;
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
 * The size of the battlefield.
 */
export interface Table {
  /**
   * North to south.
   */
  depth: Length;
  /**
   * West to east.
   */
  width: Length;
}
/**
 * One piece.
 */
export interface Terrain {
  /**
   * How high it stands; nothing for flat ground.
   */
  height?: Length & number;
  /**
   * Unique on the map.
   */
  id: string;
  /**
   * What the players agreed it has beyond its kind.
   */
  keywords?: Keyword[];
  /**
   * What it is.
   */
  kind: TerrainKind;
  /**
   * As written on the map; none: the kind's name.
   */
  label?: string | null;
  /**
   * Its footprint.
   */
  shape: Shape;
}
/**
 * What earns victory points.
 */
export interface VictoryPoints {
  /**
   * When they are counted; Turn's end before game's end.
   */
  at: ScoredAt;
  /**
   * For each of these.
   */
  per: ScoredPer;
  /**
   * How many.
   */
  points: number;
}
/**
 * A Deployment Zone.
 */
export interface Zone {
  /**
   * Unique in the scenario, such as `north`.
   */
  id: string;
  /**
   * As shown.
   */
  label: string;
  /**
   * Which side it is for.
   */
  role: ZoneRole;
  /**
   * Where it lies.
   */
  shape: Shape;
  /**
   * Why the shape is only a reading of the printed map; none: certain.
   */
  unconfirmed?: string | null;
}
