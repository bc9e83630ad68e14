//! Changes to a Warband, as the builder makes them.

use nml_catalogue::Catalogue;
use nml_catalogue::rejection::Rejection;
use nml_warband::{Banner, Command, OwnItem, OwnModel, Roster, ViolationCode, Waiver, applied, check, priced};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A change to a Warband. Prices are worked out here: once the muster is closed they leave the Strongbox.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum WarbandEdit {
    /// Another name.
    Rename {
        /// The new one.
        name: String,
    },
    /// A banner of its own, or its faction's emblem again.
    SetBanner {
        /// The banner, or none to take it down.
        banner: Option<Banner>,
    },
    /// A variant of the faction, or none.
    SetVariant {
        /// Variant id.
        variant: Option<String>,
    },
    /// A choice of the Warband, made or taken back.
    Choose {
        /// Which choice.
        choice: String,
        /// What is chosen.
        value: Option<String>,
    },
    /// What may be spent while it musters, or none for what its faction or variant starts with.
    SetBudget {
        /// Ducats.
        ducats: Option<u32>,
        /// Glory.
        glory: Option<u32>,
    },
    /// Campaign-only models and Glory Items are admitted, or no longer.
    SetCampaign {
        /// Admitted.
        campaign: bool,
    },
    /// A model joins.
    AddModel {
        /// Warband entry id.
        entry: String,
    },
    /// A model leaves.
    RemoveModel {
        /// Which model.
        model: u32,
    },
    /// Another one with the same options and kit.
    CopyModel {
        /// Like which.
        model: u32,
    },
    /// A model's name.
    RenameModel {
        /// Which model.
        model: u32,
        /// The new one.
        name: String,
    },
    /// A model's picture is taken away; a separate call gives one.
    RemovePortrait {
        /// Whose.
        model: u32,
    },
    /// A model's place in the owner's order.
    MoveModel {
        /// Which model.
        model: u32,
        /// Its new place, from 0.
        to: u32,
    },
    /// Battlekit for a model.
    Buy {
        /// For which.
        model: u32,
        /// Item id.
        item: String,
        /// The other faction whose armoury sells it, or none for the Warband's own.
        #[serde(default)]
        faction: Option<String>,
    },
    /// Battlekit given back, or sold for half once the muster is closed.
    Sell {
        /// Whose, or none for out of the Arsenal.
        #[serde(default)]
        model: Option<u32>,
        /// Item id.
        item: String,
    },
    /// An option for a model.
    TakeOption {
        /// Which model.
        model: u32,
        /// Option id.
        option: String,
    },
    /// One option of a model in place of another.
    ChangeOption {
        /// Which model.
        model: u32,
        /// The option it has.
        from: String,
        /// The option it has from now on.
        to: String,
    },
    /// An option taken away.
    DropOption {
        /// Which model.
        model: u32,
        /// Option id.
        option: String,
    },
    /// Two models become a Fireteam.
    Pair {
        /// Both.
        models: [u32; 2],
    },
    /// A Fireteam splits.
    Unpair {
        /// Either of the two.
        model: u32,
    },
    /// A Mercenary is hired.
    Hire {
        /// Mercenary id.
        mercenary: String,
    },
    /// A Mercenary is let go.
    Dismiss {
        /// Mercenary id.
        mercenary: String,
    },
    /// Kit goes to the Arsenal, once the muster is closed.
    Store {
        /// Whose.
        model: u32,
        /// Item id.
        item: String,
    },
    /// Kit comes out of the Arsenal.
    Issue {
        /// To whom.
        model: u32,
        /// Item id.
        item: String,
    },
    /// A violation is let pass as far as it goes now.
    Waive {
        /// What is broken.
        code: ViolationCode,
        /// The model, or none for the Warband as a whole.
        model: Option<u32>,
        /// The item, option, entry or choice it is about.
        subject: Option<String>,
        /// Why it may.
        reason: String,
    },
    /// The name of a faction that no pack has.
    NameFaction {
        /// Its name.
        name: String,
    },
    /// A model is written down by hand, or rewritten.
    WriteModel {
        /// As it is from now on; an empty id makes a new one.
        model: OwnModel,
    },
    /// A piece of kit is written down by hand, or rewritten.
    WriteItem {
        /// As it is from now on; an empty id makes a new one.
        item: OwnItem,
    },
    /// Something that was written down and that no model is or carries is struck out.
    StrikeOut {
        /// Its id.
        id: String,
    },
    /// What was written down is found in the pack.
    MatchOwn {
        /// Its id.
        id: String,
        /// The pack's id.
        with: String,
    },
    /// A note that an import left is put away.
    PutAway {
        /// Beside which model, or none for beside the Warband as a whole.
        model: Option<u32>,
        /// As it reads.
        note: String,
    },
    /// A waiver is withdrawn.
    Unwaive {
        /// What was waived.
        code: ViolationCode,
        /// The model, or none for the Warband as a whole.
        model: Option<u32>,
        /// The item, option, entry or choice it is about.
        subject: Option<String>,
    },
}

impl WarbandEdit {
    /// The command it is in the Warband's stream.
    #[must_use]
    pub fn command(&self, roster: &Roster, catalogue: &Catalogue) -> Command {
        priced(roster, catalogue, self.unpriced(roster, catalogue))
    }

    fn unpriced(&self, roster: &Roster, catalogue: &Catalogue) -> Command {
        let numbered = |id: String| if id.is_empty() { roster.own.free_id() } else { id };
        match self.clone() {
            Self::Rename { name } => Command::Rename { name },
            Self::Choose { choice, value } => Command::SetChoice { choice, value },
            Self::SetBanner { banner } => Command::SetBanner { banner },
            Self::SetVariant { variant } => Command::SetVariant { variant },
            Self::SetBudget { ducats, glory } => Command::SetBudget { ducats, glory },
            Self::SetCampaign { campaign } => Command::SetCampaign { campaign },
            Self::AddModel { entry } => Command::AddModel { entry, name: None, price: None },
            Self::RemoveModel { model } => Command::RemoveModel { model },
            Self::CopyModel { model } => Command::CopyModel { model, price: None },
            Self::RenameModel { model, name } => {
                Command::RenameModel { model, name: Some(name).filter(|name| !name.trim().is_empty()) }
            }
            Self::RemovePortrait { model } => Command::SetPortrait { model, portrait: None },
            Self::MoveModel { model, to } => Command::MoveModel { model, to },
            Self::Buy { model, item, faction } => Command::BuyItem { model, item, faction, price: None },
            Self::Sell { model, item } => {
                let foreign = model.and_then(|model| foreign(roster, model, &item));
                Command::SellItem { model, item, faction: foreign, price: None }
            }
            Self::TakeOption { model, option } => Command::AddOption { model, option, price: None },
            Self::ChangeOption { model, from, to } => Command::ChangeOption { model, from, to },
            Self::DropOption { model, option } => Command::RemoveOption { model, option },
            Self::Pair { models } => Command::Pair { models },
            Self::Unpair { model } => Command::Unpair { model },
            Self::Hire { mercenary } => Command::Hire { mercenary, price: None },
            Self::Dismiss { mercenary } => Command::Dismiss { mercenary },
            Self::Store { model, item } => Command::StoreItem { model, item },
            Self::Issue { model, item } => Command::IssueItem { model, item },
            Self::Waive { code, model, subject, reason } => {
                let over = reach(roster, catalogue, code, model, subject.as_deref());
                Command::Waive { waiver: Waiver { code, model, subject, over, reason } }
            }
            Self::NameFaction { name } => Command::NameFaction { name },
            Self::WriteModel { model } => Command::WriteModel { model: OwnModel { id: numbered(model.id), ..model } },
            Self::WriteItem { item } => Command::WriteItem { item: OwnItem { id: numbered(item.id), ..item } },
            Self::StrikeOut { id } => Command::StrikeOut { id },
            Self::MatchOwn { id, with } => Command::MatchOwn { id, with },
            Self::PutAway { model, note } => Command::PutAway { model, note },
            Self::Unwaive { code, model, subject } => Command::Unwaive { code, model, subject },
        }
    }

    /// The roster after it, as if nothing had to be paid.
    ///
    /// # Errors
    /// Why it cannot be carried out.
    pub fn applied(&self, roster: &Roster, catalogue: &Catalogue) -> Result<Roster, Rejection> {
        applied(roster, &self.unpriced(roster, catalogue))
    }
}

/// How far past the rule the Warband is at the moment.
fn reach(
    roster: &Roster,
    catalogue: &Catalogue,
    code: ViolationCode,
    model: Option<u32>,
    subject: Option<&str>,
) -> u32 {
    let report = check(roster, catalogue);
    let all = report.violations.iter().chain(report.waived.iter().map(|waived| &waived.violation));
    let named = all.filter_map(|v| Waiver::of(v, roster, "")).filter(|w| w.names_the_same(code, model, subject));
    named.map(|waiver| waiver.over).max().unwrap_or(0)
}

/// The faction whose armoury a model's item comes from, if it is another's.
fn foreign(roster: &Roster, model: u32, item: &str) -> Option<String> {
    let bearer = roster.models.iter().find(|m| m.id == model)?;
    if bearer.items.iter().any(|i| i == item) {
        return None;
    }
    bearer.foreign_items.iter().find(|f| f.item == item).map(|f| f.faction.clone())
}
