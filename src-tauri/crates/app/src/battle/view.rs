//! The view of a battle, computed from its state and log.

use nml_battle::{
    Attack, Battle, Command, Force, ModelId, ModifierKind, Offer, Phase, Presence, Purpose, Put, PutWhy, Reach, Series,
    Sight, Step, SuccessRoll, Target, Verdict, Window, decide, evolve, options,
};
use nml_warband::OWN_FACTION;

use super::shown::{
    AttackView, BattleNow, BattleView, BecomesView, ClosedView, DeedView, FallView, ModelView, OddsView, PointView,
    PoolView, Question, ReachView, RefusedView, RollView, SideView,
};
use super::{answering, declaring, entries, examples, odds};
use crate::packs::Packs;
use crate::season;
use crate::session::Session;
use crate::streams::{Open, holds, stream_id};
use crate::subject::{Battles, Campaigns, Warbands};
use crate::view::{Emblem, emblem, faction_by_hand, fought, known_faction, letter};

/// A battle as it stands.
pub fn view(session: &Session, open: &Open<Battles>) -> BattleView {
    let mut asked = open.state.question().map(|step| question(&open.state, step));
    if let Some(roll) = asked.as_mut().and_then(|question| question.roll.as_mut()) {
        roll.anew = declaring::instead(open);
    }
    at_end(session, open, asked)
}

/// The same without the question, which takes most of the work.
pub(super) fn without_question(session: &Session, open: &Open<Battles>) -> BattleView {
    at_end(session, open, None)
}

fn at_end(session: &Session, open: &Open<Battles>, asked: Option<Question>) -> BattleView {
    let last = open.log.line(&open.end()).last().map_or(0, |kept| kept.entry.seq);
    compose(session, open, &open.state, last, asked)
}

/// A battle as it stood after an entry: nobody is asked anything there.
pub fn view_at(session: &Session, open: &Open<Battles>, seq: u64) -> BattleView {
    let state = open.state_at(seq);
    let view = compose(session, open, &state, seq, None);
    BattleView { now: BattleNow { undo: None, redo: false, claims: Vec::new(), ..view.now }, ..view }
}

fn compose(session: &Session, open: &Open<Battles>, state: &Battle, at: u64, question: Option<Question>) -> BattleView {
    // If the book is not to be read, the battle is shown all the same.
    let campaign = season::campaign_of(session, open).ok().flatten().map(|id| id.to_string());
    let over = open.what_if().is_none() && state.phase == Phase::Ended;
    BattleView {
        id: open.id.to_string(),
        name: open.start.name.clone(),
        campaign: campaign.clone(),
        scenario: state.field.scenario.clone(),
        example: examples::is_one(&open.id),
        guided: open.start.guided,
        terrain: state.field.terrain.clone(),
        scene: state.scene.clone(),
        models: pictured(session, state),
        log: entries::told(open, state, at),
        now: BattleNow {
            moment: open.end().to_string(),
            turn: state.turn,
            phase: state.phase,
            initiative: state.initiative,
            sides: sides(session, state),
            question,
            bounds: state.bounds(),
            deeds: state
                .deeds
                .iter()
                .map(|d| DeedView { deed: d.deed.clone(), side: d.side, model: d.model, turn: d.turn })
                .collect(),
            claims: state.claimable(),
            undo: open.log.undoable_at(&open.end()).and_then(|hash| open.log.find(&hash)).map(|kept| kept.entry.seq),
            redo: open.log.redoable_at(&open.end()).is_some(),
            at,
            outcome: state.outcome,
            aftermath: over && campaign.is_some(),
            settled: over && campaign.as_deref().is_some_and(|campaign| is_settled(session, open, campaign)),
            outside: over && campaign.is_none() && state.result("").is_some() && ours(session, state),
            what_ifs: entries::what_ifs(open),
        },
    }
}

/// Whether its aftermath is closed in this campaign.
fn is_settled(session: &Session, open: &Open<Battles>, campaign: &str) -> bool {
    let season = session.look::<Campaigns>(campaign);
    let played = |season: &Open<Campaigns>| {
        season
            .state
            .game(&open.id.to_string())
            .and_then(|game| game.played.as_ref())
            .map(|played| played.aftermath.closed)
    };
    season.ok().as_deref().and_then(played).unwrap_or_default()
}

/// Whether its Forces are of Warbands that the book has.
fn ours(session: &Session, state: &Battle) -> bool {
    let has = |force: &Force| {
        stream_id(&force.warband).is_ok_and(|id| session.with_book(|book| holds(book, id)).unwrap_or_default())
    };
    state.field.forces.iter().all(has)
}

fn sides(session: &Session, state: &Battle) -> Vec<SideView> {
    let packs = session.packs().and_then(Packs::all).unwrap_or_default();
    let faction = |force: &Force| by_hand(session, force).unwrap_or_else(|| known_faction(&packs, &force.faction));
    sides_by(state, |force| (faction(force), borne(session, force)))
}

/// The sides; the caller knows the names of their factions and the emblems of their Warbands.
pub(crate) fn sides_by(state: &Battle, known: impl Fn(&Force) -> (String, Emblem)) -> Vec<SideView> {
    let small = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
    state
        .side_ids()
        .zip(&state.sides)
        .zip(&state.field.forces)
        .map(|((id, side), force)| {
            let of = || state.fighters.iter().filter(|f| f.side == id);
            let (faction, emblem) = known(force);
            SideView {
                mine: answering::may_answer_for(state, id),
                letter: letter(id),
                name: force.name.clone(),
                faction,
                emblem,
                points: side.points,
                team: state.team(id),
                zone: side.zone,
                to_activate: small(of().filter(|f| f.on_table() && !f.activated).count()),
                to_deploy: small(of().filter(|f| f.presence == Presence::Waiting).count()),
                casualties: small(state.casualties(id)),
                size: small(state.size(id)),
                breaking_point: small(state.breaking_point(id)),
                shaken: side.shaken,
                fled: side.fled,
                lies: side.lies,
                card: state.deck.held.iter().find(|one| one.side == id).map(|one| one.card),
                came: state.came(id),
            }
        })
        .collect()
}

/// The emblem of a Force's Warband today; without a Warband in the book, that of its faction.
pub(crate) fn borne(session: &Session, force: &Force) -> Emblem {
    let found = session.with_book(|book| emblem(book, &force.warband, &force.faction));
    found.unwrap_or_else(|_| Emblem::of_faction(&force.faction))
}

/// What a faction by hand is called, as long as the book has its Warband: a Force is frozen with its id alone.
pub(crate) fn by_hand(session: &Session, force: &Force) -> Option<String> {
    let warband = (force.faction == OWN_FACTION).then(|| stream_id(&force.warband).ok())??;
    session.with_book(|book| faction_by_hand(book, warband)).ok()?
}

/// The models with the pictures that they have in their Warbands today.
fn pictured(session: &Session, state: &Battle) -> Vec<ModelView> {
    let rosters: Vec<_> =
        state.field.forces.iter().map(|force| session.look::<Warbands>(&force.warband).ok()).collect();
    let mut all = models(state);
    for model in &mut all {
        let roster = rosters.get(usize::from(model.side)).and_then(Option::as_ref);
        model.portrait = roster.and_then(|open| fought::portrait_of(&open.state, model.sheet.id));
    }
    all
}

/// The models; those that belong to nobody under names of their own.
pub(crate) fn models(state: &Battle) -> Vec<ModelView> {
    let acting = state.activation.as_ref().map(|a| a.model);
    state
        .models()
        .filter_map(|(id, fighter)| {
            let mut sheet = state.sheet(id)?.clone();
            let number = match nobodys(state, id) {
                Some((number, name)) => {
                    sheet.name = name;
                    number
                }
                None => fighter.sheet.saturating_add(1),
            };
            Some(ModelView {
                id,
                side: fighter.side,
                portrait: None,
                in_reach: state
                    .tally
                    .under
                    .iter()
                    .filter(|(bearer, _)| *bearer == id)
                    .map(|(_, other)| *other)
                    .collect(),
                number,
                armour: sheet.armour_modifier(),
                keywords: sheet.keywords.iter().map(ToString::to_string).collect(),
                presence: fighter.presence,
                condition: fighter.condition,
                markers: fighter.markers,
                activated: fighter.activated,
                acting: acting == Some(id),
                fighting: fighter.on_table() && state.opponents(id).next().is_some(),
                at: fighter.at,
                height: state.elevation(id),
                ledge: fighter.ledge,
                danger: fighter.danger.clone(),
                fall: fighter.fall.as_ref().map(|f| FallView { turn: f.turn, by: f.by }),
                reaches: sheet
                    .weapons
                    .iter()
                    .filter_map(|weapon| {
                        let (far, short) = state.reach_of(weapon.range?);
                        Some(ReachView { weapon: weapon.id.clone(), far, short })
                    })
                    .collect(),
                sheet,
            })
        })
        .collect()
}

/// Number and name of a model that belongs to nobody: those of a kind that comes in numbers are counted, first of all.
fn nobodys(state: &Battle, id: ModelId) -> Option<(u16, String)> {
    let alone = |model: ModelId| state.neutral(model).map(|kind| kind.spots.len() == 1);
    let mine = alone(id)?;
    let before = |model: ModelId| alone(model).is_some_and(|other| (other, model) < (mine, id));
    let kind = |model: ModelId| state.fighter(model).map(|fighter| fighter.sheet);
    let earlier: Vec<ModelId> = state.models().map(|(model, _)| model).filter(|model| before(*model)).collect();
    let nth = earlier.iter().filter(|model| kind(**model) == kind(id)).count() + 1;
    let name = if mine { state.name(id).to_owned() } else { format!("{} {nth}", state.name(id)) };
    Some((u16::try_from(earlier.len() + 1).unwrap_or(u16::MAX), name))
}

fn question(state: &Battle, step: &Step) -> Question {
    let found = options(state);
    let attacks = found.offers.iter().filter_map(|offer| thought(state, step, offer)).collect();
    let charges = odds::charges(state, step, &found.offers);
    let rolls = odds::rolls(state, step, &found.offers);
    let concerned = match step {
        Step::Act { model } | Step::DashMove { model } | Step::RetreatMove { model } => Some(state.allowance(*model)),
        Step::EndCharge { reach, .. } => Some(*reach),
        Step::Put(Put { why: PutWhy::Evades { reach, .. } | PutWhy::Pushed { reach, .. }, .. }) => Some(*reach),
        Step::ZoneRollOff
        | Step::ChooseZone { .. }
        | Step::DeployRollOff
        | Step::Deploy { .. }
        | Step::InitiativeRollOff
        | Step::ChooseFirst { .. }
        | Step::Activate { .. }
        | Step::Regenerate { .. }
        | Step::Success(_)
        | Step::Injury(_)
        | Step::ChargeBonus { .. }
        | Step::Journey(_)
        | Step::Evade { .. }
        | Step::EvadeRoll { .. }
        | Step::PushRoll { .. }
        | Step::Dive(_)
        | Step::Ledge { .. }
        | Step::Put(_)
        | Step::GoesDown { .. }
        | Step::Reactions { .. }
        | Step::IntoMelee(_)
        | Step::PickFriend(_)
        | Step::PickEnemy(_)
        | Step::DrawVictim { .. }
        | Step::Scatter { .. }
        | Step::Caught { .. }
        | Step::MoreAttacks(_)
        | Step::Morale { .. }
        | Step::MoraleOrder { .. }
        | Step::WhatStands { .. }
        | Step::FleeOrShaken { .. }
        | Step::Control
        | Step::Scenario(_)
        | Step::Content(_) => None,
    };
    Question {
        step: step.clone(),
        who: found.who,
        refused: found
            .refused
            .into_iter()
            .map(|r| RefusedView {
                rejection: r.refusal.describe(state).into(),
                sight: sight_of_whom(state, step, &r.command),
                command: r.command,
            })
            .collect(),
        closed: found
            .closed
            .into_iter()
            .map(|c| ClosedView { rejection: c.refusal.describe(state).into(), action: c.action })
            .collect(),
        offers: found.offers,
        roll: state.faces_asked(step).map(|dice| roll(state, step, dice)),
        attacks,
        charges,
        rolls,
        allowance: concerned,
        comes_to: matches!(step, Step::WhatStands { .. }).then(|| comes_to(state)).flatten(),
    }
}

/// What the map shows of the target of a shot or a Charge.
fn sight_of_whom(state: &Battle, step: &Step, command: &Command) -> Option<Sight> {
    let (Step::Act { model } | Step::MoreAttacks(Series { attacker: model, .. })) = step else { return None };
    let (Command::Shoot { target: Target::Model(target), .. } | Command::Charge { target, .. }) = command else {
        return None;
    };
    state.sight(*model, *target)
}

/// The score at the end, if a stopped battle counts as it stands.
fn comes_to(state: &Battle) -> Option<Vec<u16>> {
    let events = decide(state, &Command::Stands { verdict: Verdict::Score }).ok()?;
    let mut ended = state.clone();
    events.iter().for_each(|event| evolve(&mut ended, event));
    Some(ended.sides.iter().map(|side| side.points).collect())
}

/// The attack an offer would make, looked at.
fn thought(state: &Battle, step: &Step, offer: &Offer) -> Option<AttackView> {
    let (Offer::Say(command) | Offer::Aim { command, .. }) = offer else { return None };
    let attacker = if let Step::Act { model } | Step::MoreAttacks(Series { attacker: model, .. }) = step {
        Some(*model)
    } else {
        None
    };
    let (attacker, weapon, target, reach) = if let Command::Shoot { weapon, target, .. } = command {
        (attacker?, weapon, *target, Reach::Ranged)
    } else if let Command::Fight { weapon, target, .. } = command {
        (attacker?, weapon, (*target).into(), Reach::Melee)
    } else if let (Command::React { model, weapon, .. }, Step::Reactions { model: retreater, .. }) = (command, step) {
        (*model, weapon, (*retreater).into(), Reach::Melee)
    } else {
        return None;
    };
    let attack = state.thought_of(attacker, weapon, target, reach);
    let lots = odds::lots(state, &attack, state.lots(&attack));
    let odds = state.thought(&attack).into();
    let strays = odds::strays(&lots);
    Some(AttackView { series: odds::series(state, &attack), lots, strays, ..attack_view(state, attack, odds) })
}

/// A shot at a point, before it is fired. `None` if the command is not such a shot.
pub fn point(state: &Battle, command: &Command) -> Option<PointView> {
    let step = state.question()?;
    let Command::Shoot { target: Target::Point { .. }, .. } = command else { return None };
    let attack = thought(state, step, &Offer::Say(command.clone()))?;
    Some(PointView { attack, refused: decide(state, command).err().map(Into::into) })
}

fn attack_view(state: &Battle, attack: Attack, odds: OddsView) -> AttackView {
    let known = state.range_of(&attack);
    let sight = match attack.target {
        Target::Model(target) => state.sight(attack.attacker, target),
        Target::Point { at } => at.and_then(|at| state.sight_of(attack.attacker, at)),
    };
    AttackView {
        weapon: state.weapon(attack.attacker, &attack.weapon).map(|w| w.name.clone()).unwrap_or_default(),
        distance: known.measured,
        short: known.short,
        long: known.long,
        cover: state.in_cover(&attack),
        elevated: state.is_elevated(&attack),
        sight,
        odds,
        lots: Vec::new(),
        strays: 0.0,
        series: None,
        attack,
    }
}

fn roll(state: &Battle, step: &Step, dice: usize) -> RollView {
    let (modifiers, pool, modifier, risky) = if let Step::Success(roll) = step {
        let why = state.success_why(roll);
        (why.modifiers.clone(), Some(why.pool()), 0, why.risky)
    } else if let Step::Injury(roll) = step {
        let why = state.injury_why(roll);
        (why.modifiers, Some(why.spec.pool), why.spec.modifier, false)
    } else if let Step::Morale { side } = step {
        let why = state.morale_why(*side);
        (why.modifiers.clone(), Some(why.pool()), 0, false)
    } else {
        (Vec::new(), None, 0, false)
    };
    let attack = if let Step::Success(roll @ SuccessRoll { purpose: Purpose::Attack(attack), .. }) = step {
        // Before anybody spends.
        let asked = SuccessRoll { window: Window::default(), ..roll.clone() };
        let odds = state.chances(&Step::Success(asked));
        odds.map(|odds| attack_view(state, attack.clone(), odds.into()))
    } else {
        None
    };
    let lots = odds::lots_asked(state, step);
    let becomes = state.rows_changed(step).into_iter();
    let added: i16 =
        modifiers.iter().filter(|m| m.kind == ModifierKind::InjuryModifier).map(|m| i16::from(m.value)).sum();
    RollView {
        dice,
        pool: pool.map(|pool| PoolView { net: pool.net(), kept: pool.kept() }),
        capped: added != modifier,
        modifiers,
        modifier,
        risky,
        odds: state.chances(step).map(Into::into),
        spends: odds::spends(state, step, state.bought(step)),
        later: odds::spends(state, step, state.bought_later(step)),
        kept: odds::spends(state, step, state.kept(step)),
        series: odds::series_from(state, step),
        declared: step.window().map(|w| w.declared.clone()).unwrap_or_default(),
        anew: None,
        attack,
        strays: odds::strays(&lots),
        lots,
        charge: odds::charge(state, step),
        spared: state.spared(step),
        becomes: becomes.map(|(rolled, applied, by)| BecomesView { rolled, applied, by }).collect(),
        kept_spared: state.kept_for(step).map_or_else(Vec::new, |own| state.spared(&own)),
        disputed: state.disputed().into_iter().map(Into::into).collect(),
    }
}
