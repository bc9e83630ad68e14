//! What a scenario asks of the Forces and of the battlefield, held against the set-up (SET-02, SET-05). It is said and
//! stands in nobody's way: the table may agree on something else.

use nml_rules::catalogue::scenario::{ForceRule, Roles};
use nml_rules::catalogue::{Catalogue, Terrain};
use nml_rules::keyword::Keyword;
use nml_rules::length::Length;
use nml_rules::ruling::TerrainSpacing;
use nml_rules::setup;
use nml_rules::warband::{Roster, muster_waived};

use super::Obstacle;
use super::campaign::ForceLimit;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::rulesets;
use crate::subject::Warbands;
use crate::unread::All;
use crate::warbands::counts_in_the_field;

/// A side as it would take the field.
struct Side<'a> {
    letter: char,
    roster: &'a Roster,
    models: &'a [u32],
    limit: Option<ForceLimit>,
}

/// Everything that the set-up does not hold to, in one plain sentence each.
///
/// # Errors
/// `unknown_ruleset`.
pub(super) fn remarks(
    desk: &Desk,
    warbands: &All<Warbands>,
    catalogue: &Catalogue,
    set_up: &setup::SetUp,
    limits: &[Option<ForceLimit>],
) -> Result<Vec<Obstacle>, Failure> {
    let sides: Vec<Side> = ('A'..)
        .zip(&set_up.forces)
        .zip(limits)
        .filter_map(|((letter, force), limit)| {
            let force = force.as_ref()?;
            let open = warbands.find(&force.warband).ok()?;
            Some(Side { letter, roster: &open.state, models: &force.models, limit: *limit })
        })
        .collect();
    let found = set_up.scenario.forces.iter().flat_map(|rule| match rule {
        ForceRule::AllElites => sides.iter().filter_map(|side| elites_left_out(side, catalogue)).collect::<Vec<_>>(),
        ForceRule::FieldStrength(most) => {
            sides.iter().filter_map(|side| too_many(side, (*most).into(), catalogue)).collect()
        }
        ForceRule::DefenderHalvesDucats => {
            defender(&sides, set_up.scenario.roles).and_then(|side| too_dear(side, catalogue)).into_iter().collect()
        }
    });
    let mut remarks: Vec<Obstacle> = found.map(|message| Obstacle { code: "force_rule".to_owned(), message }).collect();
    let spacing = rulesets::of_book(desk, &set_up.ruleset)?.rulings.terrain_spacing;
    remarks.extend(too_near(set_up, spacing).map(|message| Obstacle { code: "terrain_spacing".to_owned(), message }));
    Ok(remarks)
}

/// Pairs of pieces named in one sentence.
const NAMED: usize = 3;

fn too_near(set_up: &setup::SetUp, spacing: TerrainSpacing) -> Option<String> {
    let (apart, pairs) = set_up.crowded(spacing);
    // As the list of parts calls it: a name that stands twice is numbered.
    let called = |piece: &Terrain| piece.label.clone().unwrap_or_else(|| piece.kind.name().to_owned());
    let name = |piece: &Terrain| {
        let own = called(piece);
        let same: Vec<&str> =
            set_up.terrain.iter().filter(|one| called(one) == own).map(|one| one.id.as_str()).collect();
        match same.iter().position(|id| *id == piece.id) {
            Some(nth) if same.len() > 1 => format!("{own} no. {}", nth + 1),
            Some(_) | None => own,
        }
    };
    let named: Vec<String> =
        pairs.iter().take(NAMED).map(|(one, other)| format!("{} and {}", name(one), name(other))).collect();
    let more = match pairs.len().saturating_sub(NAMED) {
        0 => String::new(),
        1 => ", and one more pair".to_owned(),
        more => format!(", and {more} more pairs"),
    };
    (!named.is_empty()).then(|| {
        let inches = apart.as_micrometres() / Length::inches(1).as_micrometres();
        format!("No Man’s Land keeps pieces {inches} inches apart. Nearer: {}{more}.", named.join(", "))
    })
}

fn elites_left_out(side: &Side, catalogue: &Catalogue) -> Option<String> {
    let mustered = muster_waived(side.roster, catalogue).ok()?;
    let misses = |id: u32| side.roster.models.iter().any(|m| m.id == id && m.misses_next_game);
    let fielded = |id: u32| side.models.contains(&id);
    let elite = |s: &&nml_rules::sheet::Sheet| s.has(&Keyword::Elite);
    let out: Vec<&str> = mustered
        .sheets
        .iter()
        .filter(elite)
        .filter(|s| !fielded(s.id) && !misses(s.id))
        .map(|s| s.name.as_str())
        .collect();
    // A Force of nothing but ELITE models may be as large as it is allowed to be.
    let full = side.limit.is_some() && mustered.sheets.iter().filter(|s| fielded(s.id)).all(|s| elite(&s));
    (!out.is_empty() && !full).then(|| {
        let (letter, names) = (side.letter, out.join(", "));
        format!("Side {letter} leaves out {names}: this scenario wants every ELITE model that can fight.")
    })
}

fn too_many(side: &Side, most: usize, catalogue: &Catalogue) -> Option<String> {
    side.limit?;
    let counted = side.models.iter().filter(|id| counts_in_the_field(side.roster, **id, catalogue)).count();
    (counted > most)
        .then(|| format!("Side {} fields {counted} models: in a campaign this scenario allows {most}.", side.letter))
}

/// The side that must defend because its Warband is the smaller one; none: the table decides it with dice.
fn defender<'a, 'b>(sides: &'a [Side<'b>], roles: Roles) -> Option<&'a Side<'b>> {
    let [a, b] = sides else { return None };
    let by_size = roles == Roles::LargerAttacks || (roles == Roles::LargerAttacksInCampaign && a.limit.is_some());
    let (mine, theirs) = (a.roster.models.len(), b.roster.models.len());
    match mine.cmp(&theirs) {
        std::cmp::Ordering::Less if by_size => Some(a),
        std::cmp::Ordering::Greater if by_size => Some(b),
        std::cmp::Ordering::Less | std::cmp::Ordering::Equal | std::cmp::Ordering::Greater => None,
    }
}

/// Only a campaign says what may be spent.
fn too_dear(side: &Side, catalogue: &Catalogue) -> Option<String> {
    let half = side.limit?.threshold / 2;
    let mustered = muster_waived(side.roster, catalogue).ok()?;
    let spent: u32 = mustered.sheets.iter().filter(|s| side.models.contains(&s.id)).map(|s| s.ducats).sum();
    (spent > half).then(|| {
        let letter = side.letter;
        format!("Side {letter} defends and fields {spent} ducats: the defender may field half, {half}.")
    })
}
