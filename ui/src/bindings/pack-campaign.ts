/* Generated from schemas/ by `npm run generate`: do not edit. */

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
