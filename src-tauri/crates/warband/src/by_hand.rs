//! What a Warband has by hand: models, kit and a whole list of its own that no pack knows. No check looks at it: it
//! costs what somebody wrote, takes the field with the characteristics they wrote, and its reminders appear where they
//! matter. Its ids contain a slash, which no id of a pack does.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::bounds::SUM_MAX;
use crate::messages;
use nml_catalogue::card::Base;
use nml_catalogue::effect::{Effect, What, When};
use nml_catalogue::entry::{Ability, Battlekit, FactionEntry};
use nml_catalogue::faction::{Alignment, Currency, Faction, Line};
use nml_catalogue::item::{Item, Kind};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_catalogue::message::Message;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text;
use nml_catalogue::thing;
use nml_catalogue::{ByHand, Catalogue};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What an id of something by hand begins with.
const BY_HAND: &str = "own/";
/// The id of a faction that no pack has.
pub const OWN_FACTION: &str = "own/faction";
/// The most models, and the most pieces of kit, that a Warband describes by hand.
pub const OWN_MAX: usize = 60;
/// The most keywords of one of them.
pub(crate) const OWN_KEYWORDS_MAX: usize = 20;
/// The most reminders of one of them.
pub(crate) const OWN_REMINDERS_MAX: usize = 12;
/// The furthest Movement or range.
const FARTHEST: Length = Length::inches(120);
/// Widest base.
const WIDEST: Length = Length::millimetres(300);
/// The most DICE, INJURY DICE or INJURY MODIFIER either way.
const DICE_MAX: i8 = 12;
/// The most hands that a piece of kit takes.
const HANDS_MAX: u8 = 2;

/// Whether the id is of something by hand.
#[must_use]
pub fn is_own(id: &str) -> bool {
    id.starts_with(BY_HAND)
}

/// The id with this number.
#[must_use]
pub fn own_id(number: u32) -> String {
    format!("{BY_HAND}{number}")
}

/// Everything that a Warband has by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Own {
    /// What its faction is called, if no pack has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<String>,
    /// Its models.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub models: Vec<OwnModel>,
    /// Its kit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<OwnItem>,
}

/// A model that no pack has: what would be its entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnModel {
    /// Unique in the Warband.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Price in ducats.
    #[serde(default)]
    pub ducats: u32,
    /// Price in Glory.
    #[serde(default)]
    pub glory: u32,
    /// Movement.
    pub movement: Length,
    /// Ranged Characteristic in DICE, or none if it cannot shoot.
    #[serde(default)]
    pub ranged: Option<i8>,
    /// Melee Characteristic in DICE, or none if it cannot fight.
    #[serde(default)]
    pub melee: Option<i8>,
    /// Armour as an INJURY MODIFIER, negative for protection.
    #[serde(default)]
    pub armour: i8,
    /// Its base.
    pub base: Base,
    /// Its keywords.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// What else it can do, a sentence each: for the table to carry out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reminders: Vec<String>,
}

/// A piece of Battlekit that no pack has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnItem {
    /// Unique in the Warband.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Its table.
    pub kind: Kind,
    /// Price in ducats.
    #[serde(default)]
    pub ducats: u32,
    /// Price in Glory.
    #[serde(default)]
    pub glory: u32,
    /// Hands it takes.
    #[serde(default)]
    pub hands: u8,
    /// Greatest range, or none if it does not shoot.
    #[serde(default)]
    pub range: Option<Length>,
    /// DICE of its attacks.
    #[serde(default)]
    pub dice: i8,
    /// INJURY DICE of its attacks.
    #[serde(default)]
    pub injury_dice: i8,
    /// INJURY MODIFIER of its attacks.
    #[serde(default)]
    pub injury_modifier: i8,
    /// INJURY MODIFIER against its bearer, negative for protection.
    #[serde(default)]
    pub protection: i8,
    /// Keywords of its attacks, or of its bearer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// What else it does, a sentence each: for the table to carry out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reminders: Vec<String>,
}

impl Own {
    /// Whether there is nothing.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.faction.is_none() && self.models.is_empty() && self.items.is_empty()
    }

    /// The pack that a Warband is judged by, with this beside it, and nothing that another Warband laid there.
    #[must_use]
    pub fn over<'c>(&self, catalogue: &'c Catalogue) -> Cow<'c, Catalogue> {
        if self.lies_beside(catalogue) {
            return Cow::Borrowed(catalogue);
        }
        Cow::Owned(catalogue.with(ByHand {
            faction: self.faction.as_deref().map(|name| faction(name, catalogue)),
            entries: self.models.iter().map(OwnModel::entry).collect(),
            items: self.items.iter().map(|own| (own.item(), own.line())).collect(),
        }))
    }

    /// Whether exactly this lies beside the pack already. A faction by hand follows from its name and the pack.
    fn lies_beside(&self, catalogue: &Catalogue) -> bool {
        let laid = catalogue.by_hand();
        self.faction.as_ref() == laid.faction.as_ref().map(|faction| &faction.name)
            && self.models.len() == laid.entries.len()
            && self.models.iter().zip(&laid.entries).all(|(own, entry)| own.entry() == *entry)
            && self.items.len() == laid.items.len()
            && self.items.iter().zip(&laid.items).all(|(own, (item, line))| own.item() == *item && own.line() == *line)
    }

    /// The name of the model or the piece of kit with this id.
    #[must_use]
    pub fn name(&self, id: &str) -> Option<&str> {
        let models = self.models.iter().map(|model| (&model.id, &model.name));
        let mut all = models.chain(self.items.iter().map(|item| (&item.id, &item.name)));
        all.find(|(known, _)| *known == id).map(|(_, name)| name.as_str())
    }

    /// An id that nothing here has yet.
    #[must_use]
    pub fn free_id(&self) -> String {
        (1..=u32::MAX).map(own_id).find(|id| self.name(id).is_none()).unwrap_or_default()
    }

    /// Whether it can be held at all.
    ///
    /// # Errors
    /// The first thing ill-formed or out of bounds.
    pub fn well_formed(&self) -> Result<(), Rejection> {
        if let Some(faction) = &self.faction {
            text::name(thing::the_factions_name(), faction)?;
        }
        at_most(self.models.len(), OWN_MAX, messages::models_by_hand())?;
        at_most(self.items.len(), OWN_MAX, messages::pieces_of_kit_by_hand())?;
        self.models.iter().try_for_each(OwnModel::well_formed)?;
        self.items.iter().try_for_each(OwnItem::well_formed)?;
        let ids = self.models.iter().map(|model| &model.id).chain(self.items.iter().map(|item| &item.id));
        let mut seen = BTreeSet::new();
        for id in ids {
            if !seen.insert(id) {
                return Err(Rejection::form(messages::id_by_hand_twice(id)));
            }
        }
        Ok(())
    }
}

/// A list of which only the name is known: it buys everything that any faction of the pack sells, at the first one's price.
fn faction(name: &str, catalogue: &Catalogue) -> Faction {
    let mut seen = BTreeSet::new();
    let sold = catalogue.pack().factions.iter().flat_map(|faction| &faction.armoury);
    let armoury = sold.filter(|line| seen.insert(&line.item)).map(|line| {
        let open = Line::open(&line.item, line.cost);
        Line { currency: line.currency, campaign_only: line.campaign_only, ..open }
    });
    let armoury = armoury.collect();
    Faction {
        id: OWN_FACTION.to_owned(),
        name: name.to_owned(),
        // No rule asks for the alignment of a Warband whose list the game does not know.
        alignment: Alignment::Faithful,
        // As much as the pack gives the others.
        ducats: catalogue.pack().factions.first().map_or(0, |known| known.ducats),
        glory: 0,
        fireteams: Faction::ANY_FIRETEAMS,
        rules: Vec::new(),
        choices: Vec::new(),
        constraints: Vec::new(),
        entries: Vec::new(),
        powers: Vec::new(),
        armoury,
        variants: Vec::new(),
        notes: Vec::new(),
    }
}

impl OwnModel {
    /// Whether it can be held at all.
    ///
    /// # Errors
    /// The first thing ill-formed or out of bounds.
    pub fn well_formed(&self) -> Result<(), Rejection> {
        own(thing::the_model(), messages::name_of_own_model(), &self.id, &self.name, &self.keywords, &self.reminders)?;
        sums(self.ducats, self.glory)?;
        length(messages::movement(), self.movement, Length::ZERO, FARTHEST)?;
        for side in [self.base.length, self.base.width] {
            length(messages::a_base(), side, Length::millimetres(10), WIDEST)?;
        }
        [self.ranged.unwrap_or(0), self.melee.unwrap_or(0), self.armour].into_iter().try_for_each(dice)
    }

    /// As an entry of a list: free to buy everything, bound by nothing.
    fn entry(&self) -> FactionEntry {
        FactionEntry {
            id: self.id.clone(),
            name: self.name.clone(),
            ducats: self.ducats,
            glory: self.glory,
            min: 0,
            max: None,
            larger: None,
            one_per: None,
            keywords: self.keywords.clone(),
            movement: self.movement,
            ranged: self.ranged,
            melee: self.melee,
            armour: self.armour,
            base: self.base,
            abilities: reminded(&self.reminders)
                .map(|effects| Ability { name: self.name.clone(), effects })
                .into_iter()
                .collect(),
            kit: Vec::new(),
            battlekit: Battlekit { buys: true, ..Battlekit::default() },
            options: Vec::new(),
            one_of: Vec::new(),
            campaign_only: false,
            goetic: 0,
            never_promoted: false,
            boons: Vec::new(),
            outside_field_strength: false,
            note: None,
        }
    }
}

impl OwnItem {
    /// As written, without the figures that its kind does not have: no suit shoots, and no blade protects.
    #[must_use]
    pub(super) fn of_its_kind(&self) -> Self {
        let (attacks, ranged) = match self.kind {
            Kind::Ranged | Kind::Grenade => (true, true),
            Kind::Melee => (true, false),
            Kind::Armour | Kind::Shield | Kind::Headgear | Kind::Equipment => (false, false),
        };
        let when = |holds: bool, figure: i8| if holds { figure } else { 0 };
        Self {
            range: self.range.filter(|_| ranged),
            dice: when(attacks, self.dice),
            injury_dice: when(attacks, self.injury_dice),
            injury_modifier: when(attacks, self.injury_modifier),
            protection: when(!attacks, self.protection),
            ..self.clone()
        }
    }

    /// Whether it can be held at all.
    ///
    /// # Errors
    /// The first thing ill-formed or out of bounds.
    pub fn well_formed(&self) -> Result<(), Rejection> {
        own(thing::the_item(), messages::name_of_own_item(), &self.id, &self.name, &self.keywords, &self.reminders)?;
        sums(self.ducats, self.glory)?;
        if self.ducats > 0 && self.glory > 0 {
            return Err(Rejection::form(messages::two_prices(&self.name)));
        }
        if self.hands > HANDS_MAX {
            return Err(Rejection::form(messages::too_many_hands(self.hands, HANDS_MAX)));
        }
        self.range.map_or(Ok(()), |range| length(messages::range(), range, Length::ZERO, FARTHEST))?;
        [self.dice, self.injury_dice, self.injury_modifier, self.protection].into_iter().try_for_each(dice)
    }

    fn item(&self) -> Item {
        Item {
            id: self.id.clone(),
            name: self.name.clone(),
            kind: self.kind,
            boons: Vec::new(),
            permanent: false,
            freed_when_unfit: false,
            fitted: false,
            counts_as: None,
            companion: None,
            hands: self.hands,
            range: self.range,
            melee: self.kind == Kind::Melee,
            dice: self.dice,
            injury_dice: self.injury_dice,
            injury_modifier: self.injury_modifier,
            protection: self.protection,
            keywords: self.keywords.clone(),
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
            effects: reminded(&self.reminders).unwrap_or_default(),
            note: None,
        }
    }

    fn line(&self) -> Line {
        let (cost, currency) =
            if self.glory > 0 { (self.glory, Currency::Glory) } else { (self.ducats, Currency::Ducats) };
        Line { currency, ..Line::open(&self.id, cost) }
    }
}

/// Why a reminder is not computed.
const NOT_IN_THE_PACK: &str = "written down by hand";

fn reminded(reminders: &[String]) -> Option<Vec<Effect>> {
    let what = |text: &String| What::Reminder { text: text.clone(), reason: NOT_IN_THE_PACK.to_owned() };
    let effect = |text| Effect { when: When::Always, conditions: Vec::new(), what: vec![what(text)] };
    (!reminders.is_empty()).then(|| reminders.iter().map(effect).collect())
}

fn own(
    what: Message,
    its_name: Message,
    id: &str,
    name: &str,
    keywords: &[Keyword],
    reminders: &[String],
) -> Result<(), Rejection> {
    text::id(what, id)?;
    if !is_own(id) || id == OWN_FACTION {
        return Err(Rejection::form(messages::id_by_hand_ill_formed(id)));
    }
    text::name(its_name, name)?;
    at_most(keywords.len(), OWN_KEYWORDS_MAX, messages::keywords())?;
    at_most(reminders.len(), OWN_REMINDERS_MAX, messages::reminders())?;
    reminders.iter().try_for_each(|reminder| text::note(thing::a_reminder(), reminder))
}

/// Refuses more of something than there may be.
pub(crate) fn at_most(count: usize, most: usize, of: Message) -> Result<(), Rejection> {
    if count > most {
        return Err(Rejection::form(messages::too_many(count, of, most)));
    }
    Ok(())
}

fn sums(ducats: u32, glory: u32) -> Result<(), Rejection> {
    let sum = ducats.max(glory);
    if sum > SUM_MAX {
        return Err(Rejection::form(messages::sum_too_large(sum, SUM_MAX)));
    }
    Ok(())
}

fn length(what: Message, length: Length, least: Length, most: Length) -> Result<(), Rejection> {
    if length < least || length > most {
        return Err(Rejection::form(messages::length_out_of_range(what, length, least, most)));
    }
    Ok(())
}

fn dice(dice: i8) -> Result<(), Rejection> {
    if !(-DICE_MAX..=DICE_MAX).contains(&dice) {
        return Err(Rejection::form(messages::dice_out_of_range(dice, DICE_MAX)));
    }
    Ok(())
}
