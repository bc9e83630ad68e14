/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * What a foreign id is here.
 */
export type Meaning =
  | {
      faction: string;
    }
  | {
      variant: {
        /**
         * The faction.
         */
        faction: string;
        /**
         * The variant.
         */
        variant: string;
      };
    }
  | {
      entry: string;
    }
  | {
      entry_with: {
        /**
         * The entry.
         */
        entry: string;
        /**
         * The option.
         */
        option: string;
      };
    }
  | {
      mercenary: string;
    }
  | {
      item: string;
    }
  | {
      option: string;
    }
  | {
      option_of: {
        [k: string]: string;
      };
    }
  | {
      becomes: {
        [k: string]: string;
      };
    }
  | {
      chosen: {
        /**
         * The option.
         */
        option: string;
        /**
         * What was chosen.
         */
        value: string;
      };
    }
  | {
      skill: string;
    }
  | {
      mark: string;
    }
  | {
      patron: string;
    }
  | {
      choice: {
        /**
         * Which.
         */
        choice: string;
        /**
         * What was chosen.
         */
        value: string;
      };
    }
  | {
      fireteam: string;
    }
  | "experience"
  | "glory"
  | "scars"
  | "promotion"
  | "campaign"
  | "arsenal"
  | "group"
  | {
      left: Left;
    };
/**
 * Why something known has no place in a Warband.
 */
export type Left = "exploration" | "ammunition" | "record";

/**
 * A table as a document.
 */
export interface Interop {
  /**
   * The edition of that program's data that they were taken from.
   */
  edition: string;
  /**
   * Always `nml.interop`.
   */
  format: string;
  /**
   * Whose ids these are.
   */
  of: string;
  /**
   * One row an id.
   */
  rows: Row[];
  /**
   * The version of the format: 1.
   */
  version: number;
}
/**
 * An id of another program.
 */
export interface Row {
  /**
   * Other names that it goes by there.
   */
  also?: string[];
  /**
   * The id.
   */
  id: string;
  /**
   * What it is here.
   */
  means: Meaning;
  /**
   * As that program shows it.
   */
  name: string;
}
