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
        command: Change;
        /**
         * What followed.
         */
        events: Change[];
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
 * One change to a set-up: what a person does and what happened are the same thing here.
 */
export type Change =
  | {
      do: "rename";
      /**
       * The new one.
       */
      name: string;
    }
  | {
      do: "zone";
      /**
       * Where it lies.
       */
      shape: Shape;
      /**
       * Index of the zone.
       */
      zone: number;
    }
  | {
      /**
       * Its middle.
       */
      at: Point;
      do: "objective";
      /**
       * Index of the objective.
       */
      objective: number;
    }
  | {
      do: "place";
      /**
       * The piece.
       */
      terrain: Terrain;
    }
  | {
      do: "clear";
      /**
       * Its id.
       */
      terrain: string;
    }
  | {
      do: "field";
      /**
       * Who; none: nobody yet.
       */
      force?: Fielded | null;
      /**
       * Index of the side.
       */
      side: number;
    }
  | {
      do: "ruleset";
      /**
       * Its id.
       */
      ruleset: string;
    }
  | {
      /**
       * The campaign's stream; none: outside.
       */
      campaign?: string | null;
      do: "campaign";
    }
  | {
      /**
       * Away from now on.
       */
      away: boolean;
      do: "put_away";
    };
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
 * micrometres (1 inch = 25400), or a text such as "6 in" or "32 mm"
 */
export type Length = number | string;
/**
 * One edge of the battlefield as drawn.
 */
export type Edge = "north" | "south" | "east" | "west";
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
export interface ScenarioEntry {
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
 * The models a side takes to the battle (SET-05).
 */
export interface Fielded {
  /**
   * Ids of its models.
   */
  models: number[];
  /**
   * The Warband's stream.
   */
  warband: string;
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
