//! What can be wrong with the Exploration tables.

use super::super::exploration::{Exploration, Explorer, Gain, LocationOption};
use super::super::faction::Faction;
use super::super::pack::Pack;
use super::Finder;
use crate::messages;

/// The most Exploration Dice of a Warband, without its skills.
const DICE_MAX: u8 = 20;

impl Finder<'_> {
    pub(super) fn exploration(&mut self, pack: &Pack) {
        let exploration = &pack.exploration;
        self.unique("/tables", exploration.tables.iter().map(|table| table.id.as_str()), true);
        let locations = exploration.tables.iter().enumerate().flat_map(|(i, table)| {
            let place = move |k| format!("/tables/{i}/locations/{k}");
            table.locations.iter().enumerate().map(move |(k, location)| (place(k), location.id.as_str()))
        });
        self.unique_at(locations, true);
        self.stages(exploration);
        for (i, line) in exploration.finds.iter().enumerate() {
            self.item(&format!("/finds/{i}/item"), &line.item);
        }
        for (i, table) in exploration.tables.iter().enumerate() {
            self.text(&format!("/tables/{i}/name"), &table.name);
            for (k, location) in table.locations.iter().enumerate() {
                let place = format!("/tables/{i}/locations/{k}");
                self.text(&format!("{place}/name"), &location.name);
                let mut before = table.locations.iter().take(k);
                if before.clone().any(|other| other.total == location.total) {
                    self.say(&format!("{place}/total"), messages::two_locations(location.total));
                } else if location.last() < location.total
                    || before.any(|other| location.total <= other.last() && other.total <= location.last())
                {
                    self.say(&format!("{place}/up_to"), messages::locations_overlap());
                }
                self.unique(&format!("{place}/options"), location.options.iter().map(|o| o.id.as_str()), true);
                if location.options.is_empty() {
                    self.say(&format!("{place}/options"), messages::nothing_to_do_there());
                }
                for (n, option) in location.options.iter().enumerate() {
                    self.location_option(&format!("{place}/options/{n}"), option, pack);
                }
            }
        }
    }

    fn stages(&mut self, exploration: &Exploration) {
        for (i, stage) in exploration.stages.iter().enumerate() {
            let place = format!("/stages/{i}");
            if i > 0 && exploration.stages.get(i - 1).is_some_and(|before| before.from >= stage.from) {
                self.say(&format!("{place}/from"), messages::games_not_more());
            }
            if !(1..=DICE_MAX).contains(&stage.dice) {
                self.say(&format!("{place}/dice"), messages::dice_out_of_range(stage.dice, DICE_MAX));
            }
            if stage.tables.is_empty() {
                self.say(&format!("{place}/tables"), messages::no_tables());
            }
            for (k, table) in stage.tables.iter().enumerate() {
                if exploration.table(table).is_none() {
                    self.unknown(&format!("{place}/tables/{k}"), messages::table(), table);
                }
            }
        }
    }

    fn location_option(&mut self, path: &str, option: &LocationOption, pack: &Pack) {
        self.text(&format!("{path}/name"), &option.name);
        self.text(&format!("{path}/text"), &option.text);
        for (field, explorers) in [("only", &option.only), ("never", &option.never)] {
            for (i, explorer) in explorers.iter().enumerate() {
                let place = format!("{path}/{field}/{i}");
                match explorer {
                    Explorer::Faction(id) if !self.factions.contains(id.as_str()) => {
                        self.unknown(&place, messages::faction(), id);
                    }
                    Explorer::Variant(id) if !has_variant(pack, id) => self.unknown(&place, messages::variant(), id),
                    Explorer::Faction(_) | Explorer::Variant(_) => {}
                }
            }
        }
        for (i, gain) in option.gains.iter().enumerate() {
            self.gain(&format!("{path}/gains/{i}"), gain, pack);
        }
    }

    fn gain(&mut self, path: &str, gain: &Gain, pack: &Pack) {
        match gain {
            Gain::Items(items) => self.items_of(&format!("{path}/items"), items),
            Gain::OneOf(items) => self.items_of(&format!("{path}/one_of"), items),
            Gain::OneOfOn { items, .. } => self.items_of(&format!("{path}/one_of_on/items"), items),
            Gain::Model { entry, .. } if !has_entry(pack, entry) => {
                self.unknown(&format!("{path}/model/entry"), messages::entry(), entry);
            }
            Gain::CheaperOptions { entry, .. } if !has_entry(pack, entry) => {
                self.unknown(&format!("{path}/cheaper_options/entry"), messages::entry(), entry);
            }
            Gain::MayBuy { items, variant } => {
                self.items_of(&format!("{path}/may_buy/items"), items);
                if !has_variant(pack, variant) {
                    self.unknown(&format!("{path}/may_buy/variant"), messages::variant(), variant);
                }
            }
            Gain::NextGame(effects) => self.effects(&format!("{path}/next_game"), effects),
            Gain::Always(effects) => self.effects(&format!("{path}/always"), effects),
            Gain::Treats { effects, .. } => self.effects(&format!("{path}/treats/effects"), effects),
            Gain::PointsIfFound { locations, .. } => {
                for (i, id) in locations.iter().enumerate() {
                    if pack.exploration.location(id).is_none() {
                        self.unknown(&format!("{path}/points_if_found/locations/{i}"), messages::location(), id);
                    }
                }
            }
            Gain::Glory(_)
            | Gain::Points(_)
            | Gain::Boxes { .. }
            | Gain::AllMayBuyGloryItems(_)
            | Gain::MapReach(_)
            | Gain::GloryRolled { .. }
            | Gain::Ducats(_)
            | Gain::DucatsRolled { .. }
            | Gain::Kit { .. }
            | Gain::Model { .. }
            | Gain::GloryItems { .. }
            | Gain::Skill(_)
            | Gain::MayBuyGloryItems(_)
            | Gain::CheaperOptions { .. }
            | Gain::Loot(_)
            | Gain::Experience { .. }
            | Gain::CampaignPoints(_)
            | Gain::GloryIntoCampaignPoints(_) => {}
        }
    }
}

fn has_entry(pack: &Pack, id: &str) -> bool {
    pack.factions.iter().flat_map(Faction::all_entries).any(|entry| entry.id == id)
}

fn has_variant(pack: &Pack, id: &str) -> bool {
    pack.factions.iter().flat_map(|faction| &faction.variants).any(|variant| variant.id == id)
}
