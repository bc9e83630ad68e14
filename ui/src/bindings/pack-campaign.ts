/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * Who may choose a Patron.
 */
export type PatronTo =
  | {
      faction: string;
    }
  | {
      alignment: Alignment;
    }
  | {
      chosen: {
        /**
         * Choice id.
         */
        choice: string;
        /**
         * Faction id.
         */
        faction: string;
        /**
         * What must be chosen.
         */
        value: string;
      };
    };
/**
 * Which side of the war.
 */
export type Alignment = "faithful" | "fallen";
/**
 * What a face of the stage table means.
 */
export type StageScenario =
  | {
      scenario: string;
    }
  | "choice";

/**
 * The tables of a campaign (DR pp.95-100).
 */
export interface PackCampaign {
  /**
   * Experience points that bring an Advancement each.
   */
  advancements: number[];
  /**
   * Ducats at the start.
   */
  ducats: number;
  /**
   * ELITE models at most, at all times.
   */
  elite: number;
  /**
   * Games of a campaign of usual length.
   */
  games: number;
  /**
   * Experience points at most with LIMITED POTENTIAL.
   */
  limited_potential: number;
  /**
   * Who may be served; a Warband chooses one when it is mustered.
   */
  patrons?: Patron[];
  /**
   * Campaign Victory Points of a game.
   */
  points: CampaignPoints;
  /**
   * Scenario tables by stage.
   */
  stages: Stage[];
  /**
   * What a Force may be worth and how many models it may have, by game.
   */
  thresholds: Threshold[];
}
/**
 * A Patron. The choice decides nothing but whose Patron Skills can be learnt.
 */
export interface Patron {
  /**
   * Stable id.
   */
  id: string;
  /**
   * As shown.
   */
  name: string;
  /**
   * Who may choose it.
   */
  to: PatronTo[];
}
/**
 * Campaign Victory Points.
 */
export interface CampaignPoints {
  /**
   * For a draw.
   */
  draw: number;
  /**
   * For a loss.
   */
  loss: number;
  /**
   * For a win.
   */
  win: number;
}
/**
 * A stage of a campaign.
 */
export interface Stage {
  /**
   * Its first game.
   */
  first: number;
  /**
   * Stable id, such as `early`.
   */
  id: string;
  /**
   * Its last game.
   */
  last: number;
  /**
   * As shown.
   */
  name: string;
  /**
   * By D6 face from 1 to 6; a single entry is played without a roll.
   */
  table: StageScenario[];
}
/**
 * What a Force may be in one game.
 */
export interface Threshold {
  /**
   * Ducats.
   */
  ducats: number;
  /**
   * Models.
   */
  field_strength: number;
  /**
   * The game, from 1.
   */
  game: number;
}
