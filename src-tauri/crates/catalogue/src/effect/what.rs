//! What an effect does.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Die, InjuryResult};
use crate::keyword::Keyword;
use crate::length::Length;

/// What an effect does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// DICE on the Success Roll.
    Dice(i8),
    /// INJURY DICE on the Injury Roll.
    InjuryDice(i8),
    /// INJURY MODIFIER on the Injury Roll.
    InjuryModifier(i8),
    /// The bearer, or its attack, has the keyword.
    Keyword(Keyword),
    /// Change of the Ranged Characteristic.
    RangedCharacteristic(i8),
    /// Change of the Melee Characteristic.
    MeleeCharacteristic(i8),
    /// Melee DICE for each BLOOD MARKER on the bearer.
    MeleeDicePerOwnBlood,
    /// Change of the Movement Characteristic.
    Movement(Length),
    /// The Movement Characteristic is this, no matter what the entry says.
    MovementIs(Length),
    /// It cannot Dash.
    CannotDash,
    /// A Dash moves this far instead.
    DashMovement(Length),
    /// Range of the weapon in addition.
    Range(Length),
    /// The base is at least this wide.
    BaseAtLeast(Length),
    /// One result becomes another.
    Becomes {
        /// The result rolled.
        from: InjuryResult,
        /// The result applied.
        to: InjuryResult,
    },
    /// The Charge Bonus is rolled like this.
    ChargeBonus(Die),
    /// The Bloodbath costs this many markers.
    BloodbathCost(u8),
    /// BLOOD MARKERS on the target.
    TargetBlood(u8),
    /// BLESSING MARKERS on the bearer.
    OwnBlessing(u8),
    /// BLESSING MARKERS on the nearest friend with all these keywords.
    NearestFriendBlessing {
        /// All of them.
        keywords: Vec<Keyword>,
        /// How many markers.
        markers: u8,
    },
    /// BLOOD MARKERS on each enemy within the distance, unless it negates the keyword.
    EnemyBlood {
        /// Base to base.
        within: Length,
        /// How many markers.
        markers: u8,
        /// A keyword that protects.
        unless: Option<Keyword>,
    },
    /// No Success Roll is needed.
    AutomaticSuccess,
    /// No Injury Roll is made; the hit places these BLOOD MARKERS instead.
    NoInjuryRoll(u8),
    /// The opponent cannot spend the bearer's BLOOD MARKERS on this roll.
    BloodCannotBeSpent,
    /// A failed Risky roll does not end the Activation, this often in a game.
    KeepsActivation {
        /// Uses in a game.
        uses: u8,
    },
    /// One die of the Injury Roll counts as a 6.
    OneInjuryDieIsSix,
    /// Shoot may be taken once more in the Activation, with the same weapon.
    ExtraShoot,
    /// May be used this often in a game.
    UsesPerGame(u8),
    /// All its attacks go at one target.
    OneTarget,
    /// May be swung as a two-handed Melee Weapon.
    TwoHandedMelee,
    /// HEAVY does not count for one Melee Weapon, or for the named item.
    IgnoreHeavyFor(Option<String>),
    /// Models counted as standing in addition, for the Morale trigger.
    StandingForMorale(u8),
    /// A failed Morale Check never makes the Warband flee while the bearer stands.
    NeverFlees,
    /// It charges enemies this near without seeing them as if it saw them: without a Risky Success Roll (ACT-16).
    ChargesUnseenWithin(Length),
    /// Enemy INFILTRATORS keep this far away, outside their own zone.
    KeepsInfiltratorsAway(Length),
    /// Fireteams the Warband may form.
    Fireteams(u8),
    /// A survivor is moved by this many inches, placed by the table.
    Push(Die),
    /// A survivor is dragged up to this far towards the attacker, placed by the table.
    Pull(Length),
    /// The bearer lacks the keyword.
    LosesKeyword(Keyword),
    /// The bearer has the keyword until it moves.
    KeywordUntilMoved(Keyword),
    /// Falling does not injure the bearer.
    NoFallInjury,
    /// The bearer never takes BLOOD MARKERS.
    NoBloodMarkers,
    /// It cannot Retreat.
    CannotRetreat,
    /// It cannot stand up.
    CannotStandUp,
    /// DICE for each other friend of the attacker near the target.
    DicePerFriendNearTarget {
        /// Base to base.
        within: Length,
        /// At most this many DICE.
        most: i8,
    },
    /// One Shoot attacks once with each weapon that has the keyword.
    ShootsWithEach(Keyword),
    /// One Fight attacks with these weapons, in this order or with one alone; later ones are Off-Hand.
    FightsWith(Vec<String>),
    /// The bearer leaves the game and the roster, and does not count for Morale.
    LeavesForGood,
    /// The ground is Difficult for it.
    DifficultGround,
    /// Enemies that can safely charge the bearer must choose it.
    DrawsCharges,
    /// It takes a Success Roll and goes Down on a failure.
    RollOrDown,
    /// The bearer moves this far at once and, if that reaches an enemy, takes one more Fight, once.
    MoveAndFight(Length),
    /// BLOOD MARKERS on the bearer.
    OwnBlood(u8),
    /// The opponent spreads BLOOD MARKERS over the Warband before the first Turn.
    OpponentSpreadsBlood {
        /// One for each full sum of this many ducats in the Force.
        per_ducats: u32,
        /// At most this many on one model.
        most: u8,
    },
    /// The bearer is deployed before its owner's other models.
    DeploysFirst,
    /// The bearer cannot be deployed this near to a friend.
    DeploysAwayFromFriends(Length),
    /// The bearer may be deployed at any edge of the battlefield, this far from all enemies.
    DeploysAtAnyEdge(Length),
    /// The bearer may be held back and come in at any edge of the battlefield.
    HeldBack {
        /// The first Turn it may come in.
        from_turn: u8,
        /// Farther than this from all enemies.
        away: Length,
    },
    /// A D6 when first deployed: up to this face, all its Success Rolls of the game get the DICE.
    RollForDice {
        /// The highest face that counts.
        at_most: u8,
        /// The DICE.
        dice: i8,
    },
    /// Away from enemies, its first ACTION is a Dash whose first inches lead straight away.
    DashesFirst(Length),
    /// It is seen and measured this much higher when it shoots.
    StandsTaller(Length),
    /// This many ducats from the Strongbox each time before it is deployed.
    Upkeep(u32),
    /// No two-handed kit, and one one-handed item at most.
    OneArm,
    /// No HEAVY kit.
    NoHeavy,
    /// It earns no experience.
    NoExperience,
    /// What only the table can carry out, in one sentence, and why the app cannot.
    Reminder {
        /// What to do.
        text: String,
        /// Why the app cannot compute it.
        reason: String,
    },
    /// What the campaign settles by boons, as the card shows it.
    Told(String),
    /// The bearer climbs no wall.
    CannotClimbWalls,
    /// A mine that the bearer touches goes off only if a Risky Success Roll to defuse it fails.
    DefusesMines,
    /// The bearer may be Activated together with a friend this near, each to its own end.
    JoinsFriend(Length),
    /// One more Glorious Deed in every battle of the bearer.
    AddsDeed(Box<crate::deed::Deed>),
    /// A BLOOD MARKER on the model that the bearer has swallowed; the sixth takes it Out of Action.
    DigestsSwallowed,
    /// The model that the bearer has swallowed lies Down beside it.
    FreesSwallowed,
    /// INFECTION MARKERS on the bearer.
    OwnInfection(u8),
    /// INFECTION MARKERS on the target.
    TargetInfection(u8),
    /// INFECTION MARKERS on each enemy within the distance.
    EnemyInfection {
        /// Base to base.
        within: Length,
        /// How many markers.
        markers: u8,
    },
    /// This many markers off the bearer: BLOOD first, INFECTION if there is no BLOOD.
    OwnRelief(u8),
    /// One BLOOD MARKER off the bearer for each marker the attack placed.
    OwnReliefPerMarker,
    /// BLOOD MARKERS on the attacker.
    AttackerBlood(u8),
    /// An ACTION that places BLOOD MARKERS on the bearer places as many on the model that took it.
    MirrorsBlood,
    /// The first this many BLOOD MARKERS do not count.
    IgnoresBlood(u8),
    /// BLOOD MARKERS of its Injury Rolls count twice.
    DoublesBlood,
    /// The opponent spends at most this many BLOOD MARKERS on one Success Roll of the bearer.
    BloodAtMost(u8),
    /// A Bloodbath costs this many markers less.
    BloodbathCheaper(u8),
    /// Cover gives its attacks +1 DICE instead of −1.
    CoverHelps,
    /// Long Range gives its attacks +1 DICE instead of −1.
    LongRangeHelps,
    /// It cannot be aimed at anything this near.
    MinRange(Length),
    /// No Success Roll; everybody on a straight line of this length suffers an Injury Roll.
    Line(Length),
    /// No Success Roll; everybody else this near suffers an Injury Roll.
    Around(Length),
    /// Other models in the blast are taken Down, without an Injury Roll.
    BlastTakesDown,
    /// A critical from this number.
    CriticalOn(u8),
    /// The critical number falls by one for each BLOOD MARKER on the target.
    CriticalPerTargetBlood,
    /// The Injury Roll takes one die, a Bloodbath two.
    OneInjuryDie,
    /// One die of the Success Roll counts as a 6.
    OneDieIsSix,
    /// The sum of the roll changes.
    Total(i8),
    /// INJURY MODIFIER for every two markers paid.
    InjuryModifierPerTwoPaid(i8),
    /// One Fight strikes every enemy within an inch once.
    StrikesAll,
    /// It strikes alone: no other weapon in the same Fight.
    StrikesAlone,
    /// It strikes only by an ACTION of its own.
    ActionOnly,
    /// It strikes only second, Off-Hand.
    OffHandOnly,
    /// Blows after the first are Off-Hand.
    LaterBlowsOffHand,
    /// It can be used only while the conditions hold.
    OnlyWhile,
    /// One-handed Melee Weapon too.
    OneHandedMelee,
    /// Its bearer takes a Success Roll when shot at: a Success costs the shooter these DICE, a critical
    /// makes the shot miss.
    FoilsShots(i8),
    /// It Retreats only after a Risky Success Roll.
    RollToRetreat,
    /// Nobody strikes at it when it Retreats; with a size, nobody on a base up to that.
    NoReactions(Option<Length>),
    /// The move of a Dash may leave its enemies.
    DashRetreats,
    /// Nobody strikes at it when it Retreats, except enemies with one of these keywords.
    NoReactionsBut(Vec<Keyword>),
    /// Enemies do not hold its Moves and Charges back, except those with one of these keywords.
    NotHeldBackBut(Vec<Keyword>),
    /// Enemies do not hold its Moves and Charges back; with a size, those on a base up to that.
    NotHeldBack(Option<Length>),
    /// Standing up does not halve its Movement.
    StandsFast,
    /// It must Retreat when Activated here, and takes no Risky ACTION.
    MustRetreat,
    /// Its first ACTION charges the nearest enemy it sees within 12″, those with these keywords apart.
    MustChargeNearest(Vec<Keyword>),
    /// It charges this far; at another enemy than the nearest only after a Risky Success Roll.
    ChargesFar(Length),
    /// It cannot charge a model that stands beside another of the Warband that forbids it.
    NoChargeBesideFriends,
    /// It starts the game Down.
    StartsDown,
    /// It may take a hit, except from BLAST, for a friend this near.
    TakesHitFor {
        /// Base to base.
        within: Length,
        /// Friends with one of these keywords; empty for any.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        keywords: Vec<Keyword>,
        /// Friends of these entries; empty for any.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        entries: Vec<String>,
    },
    /// A friend of these entries this near may take a hit for it, except from BLAST.
    GuardedBy {
        /// Base to base.
        within: Length,
        /// Which entries.
        entries: Vec<String>,
    },
    /// Its rolls are not Risky because the Warband is Shaken.
    Steady,
    /// What keeps INFILTRATORS away does not keep it away.
    IgnoresWatchers,
    /// Its Armour Characteristic does not count.
    ArmourZero,
    /// One result becomes another, once in a game.
    BecomesOnce {
        /// The result rolled.
        from: InjuryResult,
        /// The result applied.
        to: InjuryResult,
    },
    /// Its owner chooses one of these for all its attacks.
    ChooseKeyword(Vec<Keyword>),
    /// One Shoot for each Ranged Weapon in an Activation.
    ShootPerWeapon,
    /// One Fight for each Melee Weapon in an Activation; no weapon is Off-Hand.
    FightPerWeapon,
    /// It may fight friends without these keywords.
    FightsFriends(Vec<Keyword>),
    /// Each friend it takes out gives +1 DICE to the next Morale Check.
    BanksMorale,
    /// No Morale Checks while the bearer is on the battlefield.
    NoMoraleChecks,
    /// While the bearer is on the battlefield its owner chooses: the Morale Check is passed, or the Warband flees.
    ChoosesMorale,
    /// Each BLOOD MARKER that REGENERATE removes becomes a BLESSING MARKER.
    RegenerateBlesses,
    /// The bearer is set up again this near to the target.
    RedeploysNearTarget(Length),
    /// The bearer is set up again within this distance, clear of enemies.
    Redeploys(Length),
    /// The target is moved up to this far in a straight line, placed by the table.
    MovesTarget(Length),
    /// After the Fight it appears beside a second enemy and fights it once with the same weapon.
    AppearsAndFights,
    /// A hit goes on to another model not hit yet, while any of the inches remain.
    Chains(Length),
    /// Above 7 the nearest enemy within the excess inches of the target is injured too.
    ExcessInjures,
    /// No die decides which model its shots into melee go at.
    NoIntoMelee,
    /// A friend of these entries within the distance may charge at once.
    FriendCharges {
        /// Which entries.
        entries: Vec<String>,
        /// Base to base.
        within: Length,
    },
    /// After a hit the firer may take up to this many BLOOD MARKERS and place as many INFECTION MARKERS.
    TradesBlood(u8),
    /// Out of Action by its own doing it does not count as lost for Morale.
    Uncounted,
    /// It may be set up this far outside its zone.
    DeploysBeyondZone(Length),
    /// DICE for each other friend this near to the bearer.
    DicePerFriendNear {
        /// Base to base.
        within: Length,
        /// At most this many DICE.
        most: i8,
    },
    /// When deployed, a BLESSING MARKER for each enemy model worth this many ducats.
    BlessingPerDearEnemy(u32),
    /// A BLESSING MARKER for one model of its owner's choice.
    BlessesOne(u8),
    /// Weapons gain the keyword.
    Arms {
        /// These weapons; empty for all of the reach.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        weapons: Vec<String>,
        /// Only those used in melee.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        melee: bool,
        /// Only Ranged Weapons.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ranged: bool,
        /// Only those that have this keyword.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        having: Option<Keyword>,
        /// The keyword.
        keyword: Keyword,
    },
    /// These weapons lack the keyword.
    Disarms {
        /// Which weapons.
        weapons: Vec<String>,
        /// The keyword.
        keyword: Keyword,
    },
    /// The bearer lacks the ability of this name.
    LosesAbility(String),
    /// Its owner may use it, once and for all, when the bearer is deployed; then the effects marked as consumed act.
    MayConsume,
    /// Before deployment this many friends are chosen, who are then under the effect for the game.
    ChoosesFriends {
        /// Up to this many of these.
        most: u8,
        /// Which friends; each condition must hold for the friend as bearer.
        whom: Vec<super::Condition>,
        /// What they gain.
        effects: Vec<super::Effect>,
    },
    /// Before deployment this many BLOOD MARKERS go on one own model without these keywords.
    BloodOnOne {
        /// How many markers.
        markers: u8,
        /// Whom not.
        lacks: Vec<Keyword>,
    },
    /// Before deployment a friend of these entries is given up: it takes the first Out of Action of the
    /// bearer, whose Armour is 0 and whose Down is a Minor Hit while it lasts.
    GivesUp {
        /// Which entries.
        entries: Vec<String>,
    },
    /// How many more Goetic Powers it may have.
    GoeticPowers(u8),
    /// It may go off, as by its ACTION of this id.
    MayTrigger(String),
    /// The next Success Roll of the bearer succeeds by itself.
    NextRollSucceeds,
    /// It is not shot at or charged until it acts.
    Hidden,
    /// Taken Down it stays on its feet; all else of the result holds.
    StaysUp,
    /// Armour on it does not count against this Injury Roll, except IMPERVIOUS.
    ArmourIgnored,
    /// A failed Success Roll may be rolled again; a 1 then fails, takes it Down and ends the Activation.
    RollsAgain,
    /// The target is taken Out of Action.
    TakesOut,
    /// No Injury Roll is made: the hit takes the target Down.
    TakesDown,
    /// This NEGATE keyword of the hurt model does not count for the Injury Roll.
    OverridesNegate(Keyword),
    /// While the bearer is on the battlefield, friends of these entries that are Down or lost do not count
    /// for Morale.
    UncountedForMorale(Vec<String>),
    /// The bearer counts for Morale neither in the size of its Warband nor among its casualties (MOR-01).
    ApartFromMorale,
    /// Where an INFILTRATOR may fall back on its own zone, this far outside it is allowed too.
    FallsBackBeyondZone(Length),
    /// Melee Weapons without CLEAVE have CLEAVE so many; their later attacks have −1 DICE.
    Cleaves(u8),
    /// More range for weapons with the keyword, and for those with one of these words in their names.
    RangeOf {
        /// How much.
        more: Length,
        /// The keyword.
        having: Keyword,
        /// The words.
        named: Vec<String>,
    },
    /// Ranged Weapons can be fought with, by the Ranged Characteristic.
    FightsWithRanged,
    /// What TOUGH makes of Out of Action has no effect at all.
    ToughUnharmed,
    /// More dice for the Charge Bonus, of which the best counts.
    ChargeBonusDice(u8),
    /// A model that charges the bearer has no Charge Bonus.
    DeniesChargeBonus,
    /// As many BLESSING MARKERS on the bearer as the die says.
    OwnBlessingsOf(Die),
    /// Being Down costs the bearer's Success Rolls no DICE.
    NoDownPenalty,
    /// INJURY MODIFIER for every two BLOOD MARKERS on the bearer.
    InjuryModifierPerTwoOwnBlood(i8),
    /// INJURY MODIFIER for each BLOOD MARKER on the model that is hurt.
    InjuryModifierPerTargetBlood(i8),
    /// INFECTION MARKERS on one enemy without these keywords, of the owner's choice.
    InfectsOne {
        /// How many markers.
        markers: u8,
        /// Whom not.
        lacks: Vec<Keyword>,
    },
    /// One enemy of the owner's choice is moved up to this far, clear of its enemies.
    MovesOneEnemy(Length),
    /// The bearer is moved by this many inches, placed by the table.
    MovesItself(Die),
    /// Its owner names an ACTION that enemies have: it cannot be chosen for that.
    WardsOffAction,
    /// It cannot be chosen for the ACTION of this id.
    WardedFrom(String),
    /// Once in a game all dice of a failed Success Roll, or of an Injury Roll that it causes, may be rolled again.
    RollsAllAgainOnce,
    /// Activated together with its Fireteam partner, neither's rolls are Risky.
    FireteamNotRisky,
    /// One attack more in a Shoot with a Ranged Weapon, at Short Range.
    OneMoreAttackAtShortRange,
    /// In a Skill: the bearer has the keyword that was chosen when it was learned.
    ChosenKeyword,
    /// No result of the Injury Roll is worse than this.
    AtWorst(InjuryResult),
    /// The BLOOD MARKERS of the target double; without any it takes one.
    DoublesTargetBlood,
    /// As many BLOOD MARKERS on the bearer as the die says.
    OwnBloodOf(Die),
    /// TOUGH, once spent, saves the bearer again.
    ToughAgain,
    /// Before deployment its owner chooses one of these for all models that it names, for the game.
    StrengthensOneOf(Vec<Strengthening>),
}

/// What strengthens some models of a Warband for a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Strengthening {
    /// As shown.
    pub name: String,
    /// Which models; all conditions must hold for the model as bearer.
    pub whom: Vec<super::Condition>,
    /// What they gain.
    pub effects: Vec<super::Effect>,
}
