//! Profiles of a catalogue: the figures of a model and of a piece of Battlekit, out of the texts that stand for them.

use nml_catalogue::Kind;
use nml_catalogue::card::Base;
use nml_catalogue::item::Ammunition;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

use super::document::At;
use super::reading::{Mark, Reading};
use super::report::Verdict;
use super::situation::Situation;
use super::words;

/// The figures of a model. Each is `None` if it could not be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Figures {
    pub(super) movement: Option<Length>,
    pub(super) flying: bool,
    /// Ranged Characteristic; inside `None` if it cannot shoot.
    pub(super) ranged: Option<Option<i8>>,
    /// Melee Characteristic; inside `None` if it cannot fight.
    pub(super) melee: Option<Option<i8>>,
    pub(super) armour: Option<i8>,
    pub(super) base: Option<Base>,
}

/// Reads the profile of a model.
pub(super) fn figures(reading: &Reading<'_>, profile: At, situation: &Situation<'_>) -> Figures {
    reading.mark(profile, Mark::Read);
    let stat = |name| {
        let text = reading.tree.characteristic(profile, name);
        let read = characteristic(text);
        let id = reading.tree.below(profile, "characteristic").find(|at| reading.tree.field(*at, "name") == name);
        if read.is_none() {
            unread(reading, profile, name, text);
        }
        let id = id.map_or("", |at| reading.tree.field(at, "typeId"));
        read.map(|figure| {
            let figure = situation.figure(reading, profile, id, i64::from(figure?));
            i8::try_from(figure).ok()
        })
    };
    let text = |name| reading.tree.characteristic(profile, name);
    let (movement, flying) = match movement(text("Movement")) {
        Some((movement, flying)) => (Some(movement), flying),
        None => {
            unread(reading, profile, "Movement", text("Movement"));
            (None, false)
        }
    };
    let base = base(text("Base"));
    if base.is_none() {
        unread(reading, profile, "Base", text("Base"));
    }
    Figures { movement, flying, ranged: stat("Ranged"), melee: stat("Melee"), armour: stat("Armour").flatten(), base }
}

/// A characteristic that is not what was expected.
fn unread(reading: &Reading<'_>, profile: At, name: &str, text: &str) {
    let what: String = format!("{name}: {text}").chars().take(120).collect();
    reading.say(reading.line(Verdict::Unread, profile, words::not_read(what)));
}

/// `+1 Dice`, `0`, or a stroke: inside `None` for the stroke.
fn characteristic(text: &str) -> Option<Option<i8>> {
    let lower = text.trim().to_lowercase();
    if matches!(lower.as_str(), "-" | "–" | "—" | "n/a") {
        return Some(None);
    }
    let figure = lower.strip_suffix("dice").unwrap_or(&lower).trim();
    figure.strip_prefix('+').unwrap_or(figure).parse().ok().map(Some)
}

/// `6"`, in whole inches.
fn inches(text: &str) -> Option<Length> {
    let number = text.trim().trim_end_matches(['"', '”', '″', '\'', '’']).trim();
    (number.len() < text.trim().len()).then(|| number.parse::<u8>().ok()).flatten().map(|n| Length::inches(n.into()))
}

/// `6"/Infantry`: how far, and whether it flies.
fn movement(text: &str) -> Option<(Length, bool)> {
    let (far, how) = text.split_once('/').unwrap_or((text, "infantry"));
    let flies = match how.trim().to_lowercase().as_str() {
        "flying" => true,
        "infantry" => false,
        _ => return None,
    };
    Some((inches(far)?, flies))
}

/// `25mm`, `30x60mm`.
fn base(text: &str) -> Option<Base> {
    let sides = text.trim().strip_suffix("mm")?;
    let mut sides = sides.split('x').map(|side| side.trim().parse::<u8>().ok());
    let one = sides.next().flatten()?;
    let other = sides.next().unwrap_or(Some(one))?;
    let side = |n: u8| Length::millimetres(n.into());
    sides.next().is_none().then(|| Base { length: side(one.max(other)), width: side(one.min(other)) })
}

/// The figures of a piece of Battlekit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Kit {
    /// Its table. `None` if the profile does not say.
    pub(super) kind: Option<Kind>,
    /// Hands of a weapon. `None` if the profile does not say.
    pub(super) hands: Option<u8>,
    /// Its range. `None` if it has none.
    pub(super) range: Option<Length>,
    pub(super) melee: bool,
    pub(super) dice: i8,
    pub(super) injury_dice: i8,
    pub(super) injury_modifier: i8,
    pub(super) keywords: Vec<Keyword>,
    pub(super) ammunition: Option<Ammunition>,
    /// It has words of its own.
    pub(super) rules: bool,
    /// All its keywords and its range were understood.
    pub(super) whole: bool,
}

/// Reads the profile of a weapon, or of other kit.
pub(super) fn kit(reading: &Reading<'_>, profile: At) -> Kit {
    reading.mark(profile, Mark::Read);
    let text = |name| reading.tree.characteristic(profile, name);
    let mut kit = Kit { whole: true, rules: text("Rules").chars().any(char::is_alphabetic), ..Kit::default() };
    let kind = text("Type").to_lowercase();
    kit.hands = match kind.as_str() {
        "1-handed" => Some(1),
        "2-handed" => Some(2),
        _ => None,
    };
    let mut far = text("Range").split('/').map(str::trim);
    let (first, second) = (far.next().unwrap_or_default(), far.next());
    for part in [Some(first), second].into_iter().flatten().filter(|part| !matches!(*part, "" | "-")) {
        if part.eq_ignore_ascii_case("melee") {
            kit.melee = true;
        } else if let Some(range) = inches(part) {
            kit.range = Some(range);
        } else {
            kit.whole = false;
            unread(reading, profile, "Range", part);
        }
    }
    kit.kind = match kind.as_str() {
        "grenade" | "grenades" => Some(Kind::Grenade),
        "armour" => Some(Kind::Armour),
        "shield" => Some(Kind::Shield),
        "equipment" => Some(Kind::Equipment),
        "1-handed" | "2-handed" if kit.range.is_some() => Some(Kind::Ranged),
        "1-handed" | "2-handed" if kit.melee => Some(Kind::Melee),
        _ => None,
    };
    for word in text("Keywords").split(',') {
        let word = word.split_whitespace().collect::<Vec<_>>().join(" ");
        if !matches!(word.as_str(), "" | "-") && !keyword(reading, &mut kit, &word.to_uppercase()) {
            kit.whole = false;
            unread(reading, profile, "Keywords", &word);
        }
    }
    kit
}

/// Takes a keyword of kit; `false` if it is not known.
fn keyword(reading: &Reading<'_>, kit: &mut Kit, word: &str) -> bool {
    if let Some((figure, what)) = word.split_once(' ')
        && figure.starts_with(['+', '-'])
        && let Ok(figure) = figure.strip_prefix('+').unwrap_or(figure).parse::<i8>()
    {
        match what {
            "DICE" => kit.dice = figure,
            "INJURY DICE" => kit.injury_dice = figure,
            "INJURY MODIFIER" => kit.injury_modifier = figure,
            _ => return false,
        }
        return true;
    }
    if let Some(given) = word.strip_prefix("AMMUNITION (").and_then(|rest| rest.strip_suffix(')')) {
        kit.ammunition = match given.strip_suffix(" DICE").and_then(|figure| figure.parse().ok()) {
            Some(dice) => Some(Ammunition::Dice(dice)),
            None => known(reading, &given.replace('-', " ")).map(Ammunition::Keyword),
        };
        return kit.ammunition.is_some();
    }
    let plain = word.trim_end_matches(['"', '”', '″', '\'', '’']);
    let Some(keyword) = known(reading, plain) else { return false };
    if !kit.keywords.contains(&keyword) {
        kit.keywords.push(keyword);
    }
    true
}

/// A keyword of the rules, or one that the pack has somewhere. `None` for any other word.
pub(super) fn known(reading: &Reading<'_>, word: &str) -> Option<Keyword> {
    let keyword: Keyword = word.to_uppercase().parse().ok()?;
    let Keyword::Tag(tag) = &keyword else { return Some(keyword) };
    let glossary = reading.base.keywords.iter().any(|row| row.name == *tag);
    let mut entries = reading.base.factions.iter().flat_map(|faction| faction.all_entries());
    let tagged = |entry: &nml_catalogue::FactionEntry| entry.keywords.contains(&keyword);
    (glossary || entries.any(tagged)).then_some(keyword)
}
