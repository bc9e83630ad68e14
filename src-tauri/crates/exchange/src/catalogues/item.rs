//! Battlekit: what a catalogue describes beside the items of the pack, or as new ones.

use std::collections::{BTreeMap, BTreeSet};

use nml_catalogue::item::Item;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::{Kind, item};

use crate::import::table::Meaning;

use super::change::Change;
use super::differ::{Beside, in_a_row, or_none};
use super::document::At;
use super::model::profiles;
use super::named;
use super::profile::{Kit, kit};
use super::reading::{Mark, Reading};
use super::report::{Field, Verdict};
use super::words;

/// The items of the pack that the catalogue describes with other figures.
pub(super) fn beside(reading: &Reading<'_>) -> Vec<Change> {
    let mut described: BTreeMap<&str, Vec<At>> = BTreeMap::new();
    for (at, node) in reading.tree.nodes.iter().enumerate() {
        if node.tag == "selectionEntry"
            && let Some(Meaning::Item(id)) = reading.meaning(at)
        {
            described.entry(id).or_default().push(at);
        }
    }
    let items = reading.base.items.iter();
    items.filter_map(|item| of_one(reading, item, described.get(item.id.as_str())?)).collect()
}

/// An item with the figures of the catalogue, if they differ.
fn of_one(reading: &Reading<'_>, ours: &Item, entries: &[At]) -> Option<Change> {
    let mut descriptions: Vec<(At, Kit)> = Vec::new();
    for at in entries {
        match all_profiles(reading, *at).as_slice() {
            [] => {}
            [profile] => descriptions.push((*profile, kit(reading, *profile))),
            several => several.iter().for_each(|profile| reading.leave(*profile, words::several_profiles())),
        }
    }
    // One that describes it as the pack does is enough; else the first, in a catalogue that others share if there is one.
    let agreed = descriptions.iter().any(|(_, kit)| !differs(ours, kit));
    let shared = |(at, _): &&(At, Kit)| {
        let root = reading.tree.roots.iter().find(|root| reading.tree.get(**root).file == reading.tree.get(*at).file);
        root.is_some_and(|root| reading.tree.field(*root, "library") == "true")
    };
    let first = descriptions.iter().find(shared).or_else(|| descriptions.first())?.clone();
    for (at, kit) in &descriptions {
        if *at != first.0 && (if agreed { differs(ours, kit) } else { *kit != first.1 }) {
            reading.leave(*at, words::two_say());
        }
    }
    if agreed {
        reading.same();
        return None;
    }
    let mut item = ours.clone();
    let mut beside = Beside::new(reading, first.0, format!("items/{}", ours.id));
    let lacking = ours.keywords.iter().filter(|keyword| first.1.rules && !first.1.keywords.contains(keyword));
    let lacking: Vec<&Keyword> = lacking.collect();
    if first.1.whole && !lacking.is_empty() {
        beside.keep(Field::Keywords, "-", in_a_row(lacking), words::keyword_unsaid());
    }
    put(&mut item, &first.1, |figure, item| figure.put(&mut beside, item));
    beside.differs.then_some(Change::Item(item))
}

/// The profiles of a weapon, or of other kit.
fn all_profiles(reading: &Reading<'_>, at: At) -> Vec<At> {
    ["Weapon", "Battlekit"].iter().flat_map(|kind| profiles(reading, at, kind)).collect()
}

/// A figure of an item, as a profile says it too.
enum Figure {
    Hands(u8),
    Range(Option<nml_catalogue::length::Length>, bool),
    Dice(i8),
    InjuryDice(i8),
    InjuryModifier(i8),
    Protection(i8),
    Keywords(Vec<Keyword>),
    Ammunition(item::Ammunition),
}

impl Figure {
    fn put(self, beside: &mut Beside<'_, '_>, item: &mut Item) {
        match self {
            Self::Hands(hands) => beside.put(Field::Hands, &mut item.hands, hands, u8::to_string),
            Self::Range(range, melee) => {
                let mut both = (item.range, item.melee);
                beside.put(Field::Range, &mut both, (range, melee), |(range, melee)| {
                    format!("{}{}", or_none(range.as_ref()), if *melee { " / melee" } else { "" })
                });
                (item.range, item.melee) = both;
            }
            Self::Dice(dice) => beside.put(Field::Dice, &mut item.dice, dice, i8::to_string),
            Self::InjuryDice(dice) => beside.put(Field::InjuryDice, &mut item.injury_dice, dice, i8::to_string),
            Self::InjuryModifier(modifier) => {
                beside.put(Field::InjuryModifier, &mut item.injury_modifier, modifier, i8::to_string);
            }
            Self::Protection(modifier) => {
                beside.put(Field::Protection, &mut item.protection, modifier, i8::to_string);
            }
            Self::Keywords(keywords) => beside.put(Field::Keywords, &mut item.keywords, keywords, |all| in_a_row(all)),
            Self::Ammunition(ammunition) => {
                let told = |ammunition: &Option<item::Ammunition>| match ammunition {
                    Some(item::Ammunition::Keyword(keyword)) => keyword.to_string(),
                    Some(item::Ammunition::Dice(dice)) => format!("{dice:+} DICE"),
                    None => "-".to_owned(),
                };
                beside.put(Field::Keywords, &mut item.ammunition, Some(ammunition), told);
            }
        }
    }

    /// Whether the item has it already.
    fn is(&self, item: &Item) -> bool {
        match self {
            Self::Hands(hands) => item.hands == *hands,
            Self::Range(range, melee) => (item.range, item.melee) == (*range, *melee),
            Self::Dice(dice) => item.dice == *dice,
            Self::InjuryDice(dice) => item.injury_dice == *dice,
            Self::InjuryModifier(modifier) => item.injury_modifier == *modifier,
            Self::Protection(modifier) => item.protection == *modifier,
            Self::Keywords(keywords) => item.keywords == *keywords,
            Self::Ammunition(ammunition) => item.ammunition.as_ref() == Some(ammunition),
        }
    }
}

fn differs(ours: &Item, kit: &Kit) -> bool {
    let mut differs = false;
    put(&mut ours.clone(), kit, |figure, item| differs |= !figure.is(item));
    differs
}

/// Gives an item every figure that its profile names.
fn put(item: &mut Item, kit: &Kit, mut take: impl FnMut(Figure, &mut Item)) {
    let weapon = item.is_weapon();
    if let (Some(hands), true) = (kit.hands, weapon) {
        take(Figure::Hands(hands), item);
    }
    if kit.whole && weapon && (kit.range.is_some() || kit.melee) {
        take(Figure::Range(kit.range, kit.melee), item);
    }
    if kit.whole && (weapon || item.kind == Kind::Grenade) {
        take(Figure::Dice(kit.dice), item);
        take(Figure::InjuryDice(kit.injury_dice), item);
        take(Figure::InjuryModifier(kit.injury_modifier), item);
    }
    if kit.whole && matches!(item.kind, Kind::Armour | Kind::Shield) {
        take(Figure::Protection(kit.injury_modifier), item);
    }
    if let Some(ammunition) = &kit.ammunition {
        take(Figure::Ammunition(ammunition.clone()), item);
    }
    if kit.whole {
        let theirs: BTreeSet<&Keyword> = kit.keywords.iter().collect();
        // What it lacks may stand in its words.
        let stays = item.keywords.iter().filter(|keyword| kit.rules || theirs.contains(keyword));
        let stays: Vec<Keyword> = stays.cloned().collect();
        // What its effects give it already is no keyword more.
        let given = |keyword: &Keyword| item.effects.iter().any(|effect| effect.grants(keyword));
        let more = kit.keywords.iter().filter(|keyword| !item.keywords.contains(keyword) && !given(keyword));
        let keywords: Vec<Keyword> = stays.into_iter().chain(more.cloned()).collect();
        take(Figure::Keywords(keywords), item);
    }
}

/// An item that the pack does not have. `None` if it has no profile of a weapon or other kit.
pub(super) fn new(reading: &Reading<'_>, at: At, id: String) -> Option<Item> {
    let all = all_profiles(reading, at);
    let profile = *all.first()?;
    all.iter().skip(1).for_each(|more| reading.leave(*more, words::several_profiles()));
    let kit = kit(reading, profile);
    let ranged = if kit.range.is_some() { Kind::Ranged } else { Kind::Equipment };
    let kind = kit.kind.unwrap_or(if kit.melee && kit.range.is_none() { Kind::Melee } else { ranged });
    let weapon = matches!(kind, Kind::Ranged | Kind::Melee | Kind::Grenade);
    let name = named::plain(reading.name(at));
    let row = format!("items/{id}");
    let mut line = reading.line(Verdict::New, at, words::new_row());
    line.row = Some(row.clone());
    reading.say(line);
    let mut effects = Vec::new();
    if kit.rules {
        effects = named::rule(reading, profile, &row).effects;
    }
    reading.mark(profile, Mark::Read);
    Some(Item {
        id,
        kind,
        hands: kit.hands.unwrap_or(if kind == Kind::Shield { 1 } else { 0 }),
        range: kit.range,
        melee: kit.melee,
        dice: kit.dice,
        injury_dice: kit.injury_dice,
        injury_modifier: if weapon { kit.injury_modifier } else { 0 },
        protection: if weapon { 0 } else { kit.injury_modifier },
        keywords: kit.keywords,
        ammunition: kit.ammunition,
        effects,
        note: Some(named::note(reading, at)),
        name,
        ..blank()
    })
}

/// An item that says nothing of itself.
fn blank() -> Item {
    Item {
        id: String::new(),
        name: String::new(),
        kind: Kind::Equipment,
        boons: Vec::new(),
        permanent: false,
        freed_when_unfit: false,
        fitted: false,
        counts_as: None,
        companion: None,
        hands: 0,
        range: None,
        melee: false,
        dice: 0,
        injury_dice: 0,
        injury_modifier: 0,
        protection: 0,
        keywords: Vec::new(),
        shield_combo: false,
        bayonet_lug: false,
        needs_lug: false,
        needs_any: Vec::new(),
        most_per_model: None,
        beside_grenades: false,
        ammunition: None,
        suit: None,
        campaign_only: false,
        upgrade_of: None,
        built_into: Vec::new(),
        mode_of: None,
        effects: Vec::new(),
        note: None,
    }
}
