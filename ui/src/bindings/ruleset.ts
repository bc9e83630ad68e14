/* Generated from schemas/ by `npm run generate`: do not edit. */

/**
 * `nml.ruleset`.
 */
export type RulesetFormat = "nml.ruleset";
/**
 * The id of a ruleset, such as `official-1.0.2`.
 */
export type RulesetId = string;
/**
 * The name of a ruleset as shown.
 */
export type RulesetName = string;
/**
 * Within what may an ACTION be taken only once?
 */
export type ActionOnceScope = "per_activation" | "per_turn";
/**
 * How far does ASSAULT join Shoot with Charge and Fight?
 */
export type Assault = "assault_lifts" | "single_shot_assault";
/**
 * Against which attackers does BLOCK take a DICE?
 */
export type Block = "after_charge_only" | "always";
/**
 * How many dice has a Bloodbath with DEADLY?
 */
export type BloodbathDeadly = "4d6" | "3d6_literal";
/**
 * How many dice does a Bloodbath of four keep under ±INJURY DICE?
 */
export type BloodbathKeep = "keep_4" | "keep_3";
/**
 * What may a Charge go around?
 */
export type ChargeAltPath = "climb_jump_jumpdown_dangerous_optional" | "also_difficult_optional";
/**
 * Is there a limit to the distance of a Charge?
 */
export type ChargeCap = "cap_12" | "no_cap";
/**
 * How near must a Charge come?
 */
export type ChargeContact = "within_1_ok" | "full_distance_required";
/**
 * May a model within 1 in of an enemy Charge?
 */
export type ChargeFromMelee = "forbidden" | "allowed_if_stays_engaged";
/**
 * What does another enemy in the way of a Charge do?
 */
export type ChargeInterpose = "target_illegal" | "redirect_on_contact" | "ignore";
/**
 * How does one Charge reach several enemies?
 */
export type ChargeMulti = "single_then_slide" | "declare_many";
/**
 * What must hold for the target of a Charge?
 */
export type ChargeRangeLos = "los_required_12" | "blind_charge_risky";
/**
 * How much of the base must stand after a climb?
 */
export type ClimbFooting = "more_than_half" | "at_least_half";
/**
 * What gives Cover?
 */
export type CoverDef = "v102_partial_block" | "contact_between" | "any_partial";
/**
 * How many INJURY DICE does a critical hit add?
 */
export type Critical = "plus1_or_2" | "plus1_always";
/**
 * What roll does Dangerous terrain ask for?
 */
export type DangerousRoll = "risky_once_per_move" | "risky_every_entry" | "playtest_split";
/**
 * What does DEADLY do to an Injury Roll that is no Bloodbath?
 */
export type DeadlyBase = "3d6_always" | "bloodbath_only";
/**
 * Does an ACTION whose text is silent need a Success Roll?
 */
export type DefaultRoll = "only_if_stated" | "all_roll";
/**
 * On what terms is a Diving Charge made?
 */
export type DiveTerms = "v102" | "playtest_dive" | "dive_always_hurts";
/**
 * May a Down model strike at an enemy that Retreats?
 */
export type DownReaction = "allowed_minus1" | "forbidden";
/**
 * Which rolls lose a DICE while a model is Down?
 */
export type DownScope = "success_rolls_only" | "any_roll";
/**
 * From what height is a shooter in an Elevated Position?
 */
export type Elevated = "gte_3" | "gt_3" | "playtest_2_4";
/**
 * From what height does a fall hurt?
 */
export type FallThreshold = "3_in" | "over_2_in";
/**
 * What does Dangerous terrain do to FLYING models?
 */
export type FlyingDangerous = "risky_if_start_or_end" | "ignore" | "auto_injury_on_end";
/**
 * When is the Force chosen?
 */
export type ForceWhen = "force_first" | "force_after_zones";
/**
 * How is half of an odd Force rounded for Morale?
 */
export type HalfMorale = "ceil_half" | "floor_half";
/**
 * Which movement rules out shooting a HEAVY weapon?
 */
export type HeavyShoot = "all_four_moves" | "move_dash_only";
/**
 * What does the limit of −3 INJURY MODIFIER hold back?
 */
export type ImCap = "negatives_sum_then_plus" | "net_floor" | "no_cap";
/**
 * Does ARMOUR PIERCING come before the limit of −3 or after it?
 */
export type ImCapVsAp = "ap_before_cap" | "ap_after_cap";
/**
 * What does the player with Initiative decide?
 */
export type InitiativeChoice = "choose_first_player" | "init_always_first";
/**
 * Which models count when it is decided who has Initiative?
 */
export type InitiativeCount = "standing_on_table" | "all_in_warband" | "on_table_incl_down";
/**
 * Where does a model go whose jump fails?
 */
export type JumpFail = "fall_opponent_side" | "fall_in_gap_owner";
/**
 * What does a jump to a higher ledge cost?
 */
export type JumpUp = "add_height" | "height_against_movement_only" | "max_1in_cost_1";
/**
 * Does a LEADER help with Morale Checks?
 */
export type LeaderBonus = "plus1_if_leader_standing" | "none";
/**
 * When does a model near a ledge test for falling?
 */
export type LedgeTiming = "test_before_down" | "test_as_down";
/**
 * How many markers of a kind can a model have?
 */
export type MarkerMax = "6_each" | "blessing_uncapped";
/**
 * Who declares first when both players may spend markers on one roll?
 */
export type MarkerOrder = "init_orders" | "simultaneous_secret" | "roller_owner_first";
/**
 * May a model without a Melee Weapon attack in melee?
 */
export type MeleeUnarmed = "no_attack" | "unarmed_allowed";
/**
 * Who takes the Morale Check first when both must?
 */
export type MoraleFirst = "init_orders" | "smaller_first";
/**
 * How may a model move that is within 1 in of enemies?
 */
export type MoveInCombat = "stay_with_all" | "end_state_only" | "standard_move_only";
/**
 * Which attacks with two Melee Weapons lose a DICE?
 */
export type Offhand = "second_weapon_all" | "second_attack_only" | "declared_first";
/**
 * When are Martyrdom Pills taken?
 */
export type PillsWhen = "at_deployment" | "pre_game";
/**
 * Who orders what happens at the same time before the game?
 */
export type PregameOrder = "roll_off" | "alternate";
/**
 * Where may a Retreat go?
 */
export type RetreatPath = "any_path_end_clear" | "directly_away";
/**
 * With what may enemies strike at a model that Retreats?
 */
export type RetreatReaction = "one_weapon_cleave_ok" | "full_fight";
/**
 * What follows a first failed Morale Check?
 */
export type ShakenFlow = "shaken_or_flee_choice" | "shaken_forced" | "flee_at_once";
/**
 * How does a Shaken Warband recover?
 */
export type ShakenRetest = "next_morale_phase_always" | "auto_recover_after_turn";
/**
 * Who is hit by a shot into melee?
 */
export type ShootMelee = "attacker_picks_legal_else_lost" | "random_involved" | "any_friend_no_los";
/**
 * How long is movement halved after standing up?
 */
export type StandHalving = "activation" | "whole_turn";
/**
 * How far apart is terrain in No Man's Land?
 */
export type TerrainSpacing = "3_in" | "6_in";
/**
 * Which first Out of Action does TOUGH turn into Down?
 */
export type ToughTrigger = "first_of_either" | "rolled_only";
/**
 * Does the height of a trench side up to 3 in cost movement?
 */
export type TrenchHeightCost = "as_open_free" | "as_normal_movement";
/**
 * Is the side of a trench of exactly 3 in Open terrain?
 */
export type TrenchWall = "upto_3_open" | "under_3_open";
/**
 * Who picks a deployment zone after the roll-off?
 */
export type ZoneChoice = "winner" | "loser";
/**
 * 1, until the document changes.
 */
export type RulesetVersion = 1;

/**
 * A ruleset as it stands in a file and inside every battle that is played under it.
 *
 * Only rulings that differ from the default are listed; a battle keeps them [all](written_out).
 */
export interface Ruleset {
  /**
   * What kind of document this is.
   */
  format: RulesetFormat;
  /**
   * Stable id: small letters, digits, `-` and `.`; up to 64 of them.
   */
  id: RulesetId;
  /**
   * As shown.
   */
  name: RulesetName;
  /**
   * How often a club changed its house ruleset; 0 as it came.
   */
  revision?: number;
  /**
   * What it chooses.
   */
  rulings?: Rulings & {
    [k: string]: unknown;
  };
  /**
   * The version of that kind.
   */
  version: RulesetVersion;
}
/**
 * One choice for every ruling that leaves one; the default is version 1.0.2 as printed.
 */
export interface Rulings {
  /**
   * C-06. Within what may an ACTION be taken only once?
   */
  action_once_scope?: ActionOnceScope & string;
  /**
   * C-41. How far does ASSAULT join Shoot with Charge and Fight?
   */
  assault?: Assault & string;
  /**
   * C-42. Against which attackers does BLOCK take a DICE?
   */
  block?: Block & string;
  /**
   * C-21. How many dice has a Bloodbath with DEADLY?
   */
  bloodbath_deadly?: BloodbathDeadly & string;
  /**
   * C-22. How many dice does a Bloodbath of four keep under ±INJURY DICE?
   */
  bloodbath_keep?: BloodbathKeep & string;
  /**
   * C-16. What may a Charge go around?
   */
  charge_alt_path?: ChargeAltPath & string;
  /**
   * C-10. Is there a limit to the distance of a Charge?
   */
  charge_cap?: ChargeCap & string;
  /**
   * C-15. How near must a Charge come?
   */
  charge_contact?: ChargeContact & string;
  /**
   * C-17. May a model within 1 in of an enemy Charge?
   */
  charge_from_melee?: ChargeFromMelee & string;
  /**
   * C-11. What does another enemy in the way of a Charge do?
   */
  charge_interpose?: ChargeInterpose & string;
  /**
   * C-14. How does one Charge reach several enemies?
   */
  charge_multi?: ChargeMulti & string;
  /**
   * C-09. What must hold for the target of a Charge?
   */
  charge_range_los?: ChargeRangeLos & string;
  /**
   * C-56. How much of the base must stand after a climb?
   */
  climb_footing?: ClimbFooting & string;
  /**
   * C-38. What gives Cover?
   */
  cover_def?: CoverDef & string;
  /**
   * C-37. How many INJURY DICE does a critical hit add?
   */
  critical?: Critical & string;
  /**
   * C-31. What roll does Dangerous terrain ask for?
   */
  dangerous_roll?: DangerousRoll & string;
  /**
   * C-23. What does DEADLY do to an Injury Roll that is no Bloodbath?
   */
  deadly_base?: DeadlyBase & string;
  /**
   * C-33. Does an ACTION whose text is silent need a Success Roll?
   */
  default_roll?: DefaultRoll & string;
  /**
   * C-30. On what terms is a Diving Charge made?
   */
  dive_terms?: DiveTerms & string;
  /**
   * C-53. May a Down model strike at an enemy that Retreats?
   */
  down_reaction?: DownReaction & string;
  /**
   * C-26. Which rolls lose a DICE while a model is Down?
   */
  down_scope?: DownScope & string;
  /**
   * C-39. From what height is a shooter in an Elevated Position?
   */
  elevated?: Elevated & string;
  /**
   * C-28. From what height does a fall hurt?
   */
  fall_threshold?: FallThreshold & string;
  /**
   * C-32. What does Dangerous terrain do to FLYING models?
   */
  flying_dangerous?: FlyingDangerous & string;
  /**
   * C-46. When is the Force chosen?
   */
  force_when?: ForceWhen & string;
  /**
   * C-51. How is half of an odd Force rounded for Morale?
   */
  half_morale?: HalfMorale & string;
  /**
   * C-40. Which movement rules out shooting a HEAVY weapon?
   */
  heavy_shoot?: HeavyShoot & string;
  /**
   * C-24. What does the limit of −3 INJURY MODIFIER hold back?
   */
  im_cap?: ImCap & string;
  /**
   * C-25. Does ARMOUR PIERCING come before the limit of −3 or after it?
   */
  im_cap_vs_ap?: ImCapVsAp & string;
  /**
   * C-02. What does the player with Initiative decide?
   */
  initiative_choice?: InitiativeChoice & string;
  /**
   * C-01. Which models count when it is decided who has Initiative?
   */
  initiative_count?: InitiativeCount & string;
  /**
   * C-18. Where does a model go whose jump fails?
   */
  jump_fail?: JumpFail & string;
  /**
   * C-19. What does a jump to a higher ledge cost?
   */
  jump_up?: JumpUp & string;
  /**
   * C-08. Does a LEADER help with Morale Checks?
   */
  leader_bonus?: LeaderBonus & string;
  /**
   * C-27. When does a model near a ledge test for falling?
   */
  ledge_timing?: LedgeTiming & string;
  /**
   * C-04. How many markers of a kind can a model have?
   */
  marker_max?: MarkerMax & string;
  /**
   * C-03. Who declares first when both players may spend markers on one roll?
   */
  marker_order?: MarkerOrder & string;
  /**
   * C-34. May a model without a Melee Weapon attack in melee?
   */
  melee_unarmed?: MeleeUnarmed & string;
  /**
   * C-50. Who takes the Morale Check first when both must?
   */
  morale_first?: MoraleFirst & string;
  /**
   * C-43. How may a model move that is within 1 in of enemies?
   */
  move_in_combat?: MoveInCombat & string;
  /**
   * C-35. Which attacks with two Melee Weapons lose a DICE?
   */
  offhand?: Offhand & string;
  /**
   * C-55. When are Martyrdom Pills taken?
   */
  pills_when?: PillsWhen & string;
  /**
   * C-47. Who orders what happens at the same time before the game?
   */
  pregame_order?: PregameOrder & string;
  /**
   * C-12. Where may a Retreat go?
   */
  retreat_path?: RetreatPath & string;
  /**
   * C-13. With what may enemies strike at a model that Retreats?
   */
  retreat_reaction?: RetreatReaction & string;
  /**
   * C-05. What follows a first failed Morale Check?
   */
  shaken_flow?: ShakenFlow & string;
  /**
   * C-07. How does a Shaken Warband recover?
   */
  shaken_retest?: ShakenRetest & string;
  /**
   * C-36. Who is hit by a shot into melee?
   */
  shoot_melee?: ShootMelee & string;
  /**
   * C-44. How long is movement halved after standing up?
   */
  stand_halving?: StandHalving & string;
  /**
   * C-45. How far apart is terrain in No Man's Land?
   */
  terrain_spacing?: TerrainSpacing & string;
  /**
   * C-57. Which first Out of Action does TOUGH turn into Down?
   */
  tough_trigger?: ToughTrigger & string;
  /**
   * C-58. Does the height of a trench side up to 3 in cost movement?
   */
  trench_height_cost?: TrenchHeightCost & string;
  /**
   * C-20. Is the side of a trench of exactly 3 in Open terrain?
   */
  trench_wall?: TrenchWall & string;
  /**
   * C-48. Who picks a deployment zone after the roll-off?
   */
  zone_choice?: ZoneChoice & string;
}
