//! What happened to a Warband. Events are stored for ever: each says by itself what it did.

mod settle;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::banner::Banner;
use super::by_hand::{OwnItem, OwnModel};
use super::opening::OpeningBalance;
use super::price::Price;
use super::roster::{Model, Roster};
use super::violation::ViolationCode;
use super::waiver::Waiver;

pub use settle::RosterChange;

/// One thing that happened to a Warband.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "event", deny_unknown_fields)]
#[schemars(rename = "WarbandEvent")]
pub enum Event {
    /// It has another name.
    Renamed {
        /// The new one.
        name: String,
    },
    /// It follows another pack.
    PackMoved {
        /// SHA-256 of the pack, in hexadecimal.
        pack: String,
    },
    /// It follows a variant, or none.
    VariantSet {
        /// Variant id.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        variant: Option<String>,
    },
    /// A compulsory choice was made or taken back.
    ChoiceSet {
        /// Which choice.
        choice: String,
        /// What was chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        value: Option<String>,
    },
    /// What may be spent was set.
    BudgetSet {
        /// Ducats.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ducats: Option<u32>,
        /// Glory.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        glory: Option<u32>,
    },
    /// Campaign-only content is admitted, or no longer is.
    CampaignSet {
        /// Admitted.
        campaign: bool,
    },
    /// The muster was closed.
    MusterClosed {
        /// Ducats in the Strongbox.
        strongbox: u32,
        /// Glory.
        glory: u32,
    },
    /// It was stated what the Warband has behind it.
    BalanceOpened {
        /// All of it.
        balance: OpeningBalance,
    },
    /// The organiser gave it something.
    Granted {
        /// Ducats.
        #[serde(default)]
        ducats: u32,
        /// Glory.
        #[serde(default)]
        glory: u32,
        /// What for.
        reason: String,
    },
    /// A model joined, as it is.
    ModelAdded {
        /// The model.
        model: Model,
        /// Its place in the owner's order, counted from 0.
        at: u32,
        /// What it cost; none while mustering.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        paid: Option<Price>,
    },
    /// A model has another name.
    ModelRenamed {
        /// Which model.
        model: u32,
        /// The new name, or none for its entry's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// The Warband has another banner, or its faction's emblem again.
    BannerSet {
        /// Its own banner, if it has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        banner: Option<Banner>,
    },
    /// A model has another picture, or no longer has one.
    PortraitSet {
        /// Which model.
        model: u32,
        /// SHA-256 of the picture, in hexadecimal, if it has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        portrait: Option<String>,
    },
    /// A model stands elsewhere in the owner's order.
    ModelMoved {
        /// Which model.
        model: u32,
        /// Its place, counted from 0.
        to: u32,
    },
    /// A model was taken off the roster.
    ModelRemoved {
        /// Which model.
        model: u32,
        /// It is remembered among those who left.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        remembered: bool,
    },
    /// A model has an option.
    OptionAdded {
        /// Which model.
        model: u32,
        /// Option id.
        option: String,
        /// What it cost; none while mustering.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        paid: Option<Price>,
    },
    /// A model no longer has an option.
    OptionRemoved {
        /// Which model.
        model: u32,
        /// Option id.
        option: String,
    },
    /// Battlekit was bought.
    ItemBought {
        /// For which model.
        model: u32,
        /// Item id.
        item: String,
        /// From another faction's armoury.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        faction: Option<String>,
        /// What it cost; none while mustering.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        paid: Option<Price>,
    },
    /// Battlekit was given back or sold.
    ItemSold {
        /// Whose, or none for from the Arsenal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        model: Option<u32>,
        /// Item id.
        item: String,
        /// It was bought from that other faction's armoury.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        faction: Option<String>,
        /// What it brought; none while mustering.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        received: Option<Price>,
    },
    /// Kit was laid into the Arsenal.
    ItemStored {
        /// Whose.
        model: u32,
        /// Item id.
        item: String,
    },
    /// Kit was handed out of the Arsenal.
    ItemIssued {
        /// To which model.
        model: u32,
        /// Item id.
        item: String,
    },
    /// Two models are a Fireteam.
    Paired {
        /// Both ids.
        models: [u32; 2],
    },
    /// A Fireteam was split.
    Unpaired {
        /// Both ids.
        models: [u32; 2],
    },
    /// A Mercenary was hired.
    Hired {
        /// Mercenary id.
        mercenary: String,
        /// What it cost; none while mustering.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        paid: Option<Price>,
    },
    /// A Mercenary was let go.
    Dismissed {
        /// Mercenary id.
        mercenary: String,
    },
    /// A violation is let pass.
    Waived {
        /// Which violation, and why.
        waiver: Waiver,
    },
    /// A waiver was withdrawn.
    WaiverWithdrawn {
        /// What was waived.
        code: ViolationCode,
        /// The model's id, or none for the Warband as a whole.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        model: Option<u32>,
        /// The item, option, entry or choice it is about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        subject: Option<String>,
    },
    /// The faction that no pack has got a name.
    FactionNamed {
        /// Its name.
        name: String,
    },
    /// A model was written down by hand, or rewritten.
    ModelWritten {
        /// As it is from now on.
        model: OwnModel,
    },
    /// A piece of kit was written down by hand, or rewritten.
    ItemWritten {
        /// As it is from now on.
        item: OwnItem,
    },
    /// Something written down was struck out.
    StruckOut {
        /// Its id.
        id: String,
    },
    /// What was written down is this in the pack.
    OwnMatched {
        /// The id of what was written down.
        id: String,
        /// The pack's id.
        with: String,
    },
    /// A note was put away.
    NotePutAway {
        /// Beside which model it stood, or none for beside the Warband as a whole.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        model: Option<u32>,
        /// As it read.
        note: String,
    },
    /// A whole roster was taken over.
    Adopted {
        /// As it is from now on.
        roster: Box<Roster>,
    },
    /// A battle's aftermath changed the roster.
    Settled {
        /// Stream id of the battle.
        battle: String,
        /// What it did.
        change: RosterChange,
    },
}
