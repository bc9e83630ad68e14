//! What a person does to a Warband.

use std::collections::BTreeMap;

use super::banner::Banner;
use super::bounds::{FIRST_MODEL, LINES_MAX, SUM_MAX};
use super::by_hand::{OwnItem, OwnModel};
use super::event::RosterChange;
use super::opening::OpeningBalance;
use super::price::Price;
use super::roster::{Model, Roster};
use super::violation::ViolationCode;
use super::waiver::Waiver;
use crate::messages;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text;
use nml_catalogue::thing;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a Warband's stream begins with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "WarbandGenesis")]
pub struct Genesis {
    /// The Warband's name.
    pub name: String,
    /// SHA-256 of the pack it follows, in hexadecimal, or none for the one that is shipped first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
    /// Faction id in the pack.
    pub faction: String,
    /// Variant id in the faction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// Compulsory choices, such as `sin`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub choices: BTreeMap<String, String>,
    /// Ducats it may spend, or none for the variant's, else the faction's starting sum.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub budget_ducats: Option<u32>,
    /// Glory it may spend, or none for the starting sum as above.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub budget_glory: Option<u32>,
    /// Campaign-only models and Glory Items are admitted.
    #[serde(default)]
    pub campaign: bool,
}

impl Genesis {
    /// What a stream begins with, for a roster that is then adopted.
    #[must_use]
    pub fn of(roster: &Roster) -> Self {
        Self {
            name: roster.name.clone(),
            pack: roster.pack.clone(),
            faction: roster.faction.clone(),
            variant: roster.variant.clone(),
            choices: roster.choices.clone(),
            budget_ducats: roster.budget_ducats,
            budget_glory: roster.budget_glory,
            campaign: roster.campaign,
        }
    }

    /// The empty roster a stream with this beginning starts from.
    ///
    /// # Errors
    /// The first thing that is ill-formed. `check` says whether the faction exists.
    pub fn found(&self) -> Result<Roster, Rejection> {
        text::name(thing::the_warbands_name(), &self.name)?;
        self.pack.as_deref().map_or(Ok(()), |pack| text::hash(thing::the_pack(), pack))?;
        text::id(thing::the_faction(), &self.faction)?;
        if let Some(variant) = &self.variant {
            text::id(thing::the_variant(), variant)?;
        }
        if self.choices.len() > LINES_MAX {
            return Err(Rejection::form(messages::too_many_choices(LINES_MAX)));
        }
        for (choice, value) in &self.choices {
            text::id(thing::the_choice(), choice)?;
            text::id(thing::the_choices_value(), value)?;
        }
        for sum in [self.budget_ducats, self.budget_glory].into_iter().flatten() {
            if sum > SUM_MAX {
                return Err(Rejection::form(messages::sum_too_large(sum, SUM_MAX)));
            }
        }
        Ok(self.roster())
    }

    /// As [`found`](Self::found), for a stream that was accepted before.
    #[must_use]
    pub fn roster(&self) -> Roster {
        Roster {
            name: self.name.clone(),
            pack: self.pack.clone(),
            faction: self.faction.clone(),
            variant: self.variant.clone(),
            choices: self.choices.clone(),
            budget_ducats: self.budget_ducats,
            budget_glory: self.budget_glory,
            campaign: self.campaign,
            next_model: FIRST_MODEL,
            ..Roster::default()
        }
    }
}

/// One thing a person does to a Warband.
///
/// While it musters nothing is paid: `check` adds the roster up. Once the muster is closed, `price`
/// says what leaves the Strongbox, and is required.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
#[schemars(rename = "WarbandCommand")]
pub enum Command {
    /// Gives the Warband another name.
    Rename {
        /// The new one.
        name: String,
    },
    /// Follows another pack from now on. What it pays and what its models can do is that pack's.
    MovePack {
        /// SHA-256 of the pack, in hexadecimal.
        pack: String,
    },
    /// Raises a banner of its own in place of the one it has, or takes it down.
    SetBanner {
        /// The banner, or none to bear its faction's emblem again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        banner: Option<Banner>,
    },
    /// Takes a variant of the faction, or none.
    SetVariant {
        /// Variant id.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        variant: Option<String>,
    },
    /// Makes a compulsory choice, or takes it back.
    SetChoice {
        /// Which, such as `sin`.
        choice: String,
        /// What is chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        value: Option<String>,
    },
    /// Sets what may be spent, or restores the variant's, else the faction's starting sum.
    SetBudget {
        /// Ducats.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ducats: Option<u32>,
        /// Glory.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        glory: Option<u32>,
    },
    /// Admits campaign-only models and Glory Items, or no longer does.
    SetCampaign {
        /// Admitted.
        campaign: bool,
    },
    /// Ends the mustering: what was left over goes to the Strongbox, and from now on kit is paid for.
    CloseMuster {
        /// Ducats unspent.
        strongbox: u32,
        /// Glory unspent.
        glory: u32,
    },
    /// States what the Warband has behind it when its campaign comes into this book, or when it joins one late. It ends the
    /// mustering.
    OpenBalance {
        /// All of it.
        balance: OpeningBalance,
    },
    /// Gives the Warband what no rule does: the organiser has awarded it, or makes up for something.
    Grant {
        /// Ducats.
        #[serde(default)]
        ducats: u32,
        /// Glory.
        #[serde(default)]
        glory: u32,
        /// What for.
        reason: String,
    },
    /// Recruits a model.
    AddModel {
        /// Warband entry id.
        entry: String,
        /// The player's name for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// Needed once the muster is closed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        price: Option<Price>,
    },
    /// Recruits another one with the same options, kit and picture.
    CopyModel {
        /// Like which.
        model: u32,
        /// Needed once the muster is closed, kit included.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        price: Option<Price>,
    },
    /// Names a model; without a name it goes by its entry's.
    RenameModel {
        /// Which model.
        model: u32,
        /// The new name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Gives a model a picture, in place of the one it has, or takes it away.
    SetPortrait {
        /// Which model.
        model: u32,
        /// SHA-256 of the picture, in hexadecimal, or none to remove it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        portrait: Option<String>,
    },
    /// Moves a model in the owner's order.
    MoveModel {
        /// Which model.
        model: u32,
        /// Its new place, counted from 0; beyond the end for the last.
        to: u32,
    },
    /// Takes a model and its kit off the roster. Nothing comes back once the muster is closed.
    RemoveModel {
        /// Which model.
        model: u32,
    },
    /// Gives a model an option.
    AddOption {
        /// Which model.
        model: u32,
        /// Option id.
        option: String,
        /// Needed once the muster is closed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        price: Option<Price>,
    },
    /// Gives a model one option in place of another, of those that it always has one of.
    ChangeOption {
        /// Which model.
        model: u32,
        /// The option it has.
        from: String,
        /// The option it has from now on.
        to: String,
    },
    /// Takes an option away again.
    RemoveOption {
        /// Which model.
        model: u32,
        /// Option id.
        option: String,
    },
    /// Buys Battlekit for a model.
    BuyItem {
        /// For which.
        model: u32,
        /// Item id.
        item: String,
        /// From another faction's armoury.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        faction: Option<String>,
        /// Needed once the muster is closed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        price: Option<Price>,
    },
    /// Gives Battlekit back while mustering; afterwards sells it for half its price, rounded up.
    SellItem {
        /// Whose, or none for from the Arsenal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        model: Option<u32>,
        /// Item id.
        item: String,
        /// It was bought from that other faction's armoury.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        faction: Option<String>,
        /// What it costs new; needed once the muster is closed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        price: Option<Price>,
    },
    /// Lays kit of a model into the Arsenal, once the muster is closed.
    StoreItem {
        /// Whose.
        model: u32,
        /// Item id.
        item: String,
    },
    /// Gives a model kit from the Arsenal.
    IssueItem {
        /// Whom.
        model: u32,
        /// Item id.
        item: String,
    },
    /// Makes two models a Fireteam; either leaves the one it was in.
    Pair {
        /// Both ids.
        models: [u32; 2],
    },
    /// Splits a Fireteam.
    Unpair {
        /// Either of the two.
        model: u32,
    },
    /// Hires a Mercenary.
    Hire {
        /// Mercenary id.
        mercenary: String,
        /// Needed once the muster is closed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        price: Option<Price>,
    },
    /// Lets a Mercenary go.
    Dismiss {
        /// Mercenary id.
        mercenary: String,
    },
    /// Lets one violation pass, with a reason. It replaces an earlier waiver of the same violation.
    Waive {
        /// Which violation, and why.
        waiver: Waiver,
    },
    /// Withdraws a waiver.
    Unwaive {
        /// What was waived.
        code: ViolationCode,
        /// The model's id, or none for the Warband as a whole.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        model: Option<u32>,
        /// The item, option, entry or choice it is about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        subject: Option<String>,
    },
    /// Names the faction that no pack has.
    NameFaction {
        /// Its name.
        name: String,
    },
    /// Writes a model down that the pack does not have, or rewrites it.
    WriteModel {
        /// As it is from now on.
        model: OwnModel,
    },
    /// Writes a piece of kit down that the pack does not have, or rewrites it.
    WriteItem {
        /// As it is from now on.
        item: OwnItem,
    },
    /// Strikes out what was written down and no model is or carries.
    StrikeOut {
        /// Its id.
        id: String,
    },
    /// Finds in the pack what was written down by hand: every model that was it, or carried it, now is or carries the
    /// pack's.
    MatchOwn {
        /// The id of what was written down.
        id: String,
        /// The pack's id: of an entry, an item or a faction.
        with: String,
    },
    /// Puts a note away that an import left.
    PutAway {
        /// Beside which model, on the roster or gone, or none for beside the Warband as a whole.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        model: Option<u32>,
        /// As it reads.
        note: String,
    },
    /// Takes over a whole roster, such as after an import. Its models get ids of their own.
    Adopt {
        /// The roster.
        roster: Box<Roster>,
    },
    /// What a closed aftermath does to the roster. Its cause is the campaign's closing entry.
    Settle {
        /// Stream id of the battle.
        battle: String,
        /// In the order they happened.
        changes: Vec<RosterChange>,
    },
}

/// Where a model stands on the roster, for messages.
pub(crate) fn shown(model: &Model) -> String {
    match &model.name {
        Some(name) => format!("{name} ({})", model.entry),
        None => format!("model {} ({})", model.id, model.entry),
    }
}
