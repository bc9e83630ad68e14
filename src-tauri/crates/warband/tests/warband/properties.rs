//! Properties of the stream over random commands.

use nml_catalogue::Kind;
use nml_catalogue::card::Base;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_warband::*;

/// A small generator of numbers: the same seed gives the same Warband.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from(self.0 >> 33).unwrap() % n
    }

    fn text(&mut self) -> String {
        ["trench-club", "pistol", "", "two words", "standard-armour", "bell\u{7}"][self.below(6) as usize].to_owned()
    }

    fn price(&mut self) -> Option<Price> {
        (self.below(4) > 0).then(|| Price { ducats: self.below(30), glory: self.below(2) })
    }

    fn faction(&mut self) -> Option<String> {
        (self.below(4) == 0).then(|| self.text())
    }

    fn code(&mut self) -> ViolationCode {
        [ViolationCode::OverBudget, ViolationCode::EliteOnly, ViolationCode::UnknownModel][self.below(3) as usize]
    }

    fn change(&mut self) -> RosterChange {
        let (model, reason) = (self.below(12), self.text());
        match self.below(14) {
            0 => RosterChange::Survived { model },
            1 => RosterChange::Died { model, reason },
            2 => RosterChange::Marked { model, row: reason, noted: None },
            3 => RosterChange::Scarred { model },
            4 => RosterChange::Unfit { model, kit: vec![reason] },
            5 => RosterChange::KitLost { model, items: vec![self.text()], reason },
            6 => RosterChange::MissesNextGame { model },
            7 => RosterChange::Returned { model },
            8 => RosterChange::Experience { model, points: 200, reason },
            9 => RosterChange::RansomPaid { model, to: "a".repeat(32), ducats: self.below(50) },
            11 => RosterChange::UsedUp { model, items: vec![reason] },
            12 => RosterChange::LeftForGood { model, rule: Some(reason) },
            10 => RosterChange::RansomReceived { from: "a".repeat(32), model, ducats: self.below(50) },
            _ => RosterChange::GloryGained { glory: self.below(3), reason },
        }
    }

    fn by_hand(&mut self, roster: &Roster) -> Command {
        let mut ids = vec![roster.own.free_id(), "own/1".to_owned(), "own/2".to_owned(), OWN_FACTION.to_owned()];
        let id = ids.swap_remove(self.below(4) as usize);
        let (name, ducats, reminders) = (self.text(), self.below(40), vec![self.text()]);
        let keywords = vec![Keyword::Tough];
        match self.below(6) {
            0 => Command::NameFaction { name },
            1 => Command::StrikeOut { id },
            2 => Command::MatchOwn { id, with: name },
            3 => Command::WriteItem {
                item: OwnItem {
                    id,
                    name,
                    kind: Kind::Melee,
                    ducats,
                    glory: 0,
                    hands: 1,
                    range: None,
                    dice: 1,
                    injury_dice: 0,
                    injury_modifier: 0,
                    protection: 0,
                    keywords,
                    reminders,
                },
            },
            4 => Command::AddModel { entry: id, name: None, price: self.price() },
            _ => Command::WriteModel {
                model: OwnModel {
                    id,
                    name,
                    ducats,
                    glory: 0,
                    movement: Length::inches(6),
                    ranged: None,
                    melee: Some(1),
                    armour: -1,
                    base: Base::round(Length::millimetres(32)),
                    keywords,
                    reminders,
                },
            },
        }
    }

    fn opening(&mut self, model: u32) -> OpeningModel {
        let skills = vec![self.text().as_str().into()];
        let (experience, scars) = (self.below(9) as u8, self.below(4) as u8);
        OpeningModel { model, promoted: self.below(2) == 0, experience, scars, skills, injuries: Vec::new() }
    }

    fn command(&mut self, roster: &Roster) -> Command {
        let (model, text) = (self.below(roster.next_model + 2), self.text());
        match self.below(22) {
            0 if self.below(2) == 0 => {
                Command::MovePack { pack: if self.below(2) == 0 { "e".repeat(64) } else { text } }
            }
            0 => Command::Rename { name: text },
            1 => Command::SetVariant { variant: self.faction() },
            2 => Command::SetChoice { choice: text, value: self.faction() },
            3 => Command::SetBudget { ducats: Some(self.below(2_000_000)), glory: None },
            4 => Command::SetCampaign { campaign: self.below(2) == 0 },
            5 if self.below(4) == 0 => Command::CloseMuster { strongbox: self.below(500), glory: 3 },
            5 if self.below(4) == 0 => {
                let models = [self.opening(model), self.opening(model + 1)];
                let models = models.into_iter().take(self.below(3) as usize).collect();
                let (strongbox, glory) = (self.below(1_200_000), self.below(9));
                Command::OpenBalance { balance: OpeningBalance { strongbox, glory, models } }
            }
            6 if self.below(3) == 0 => {
                Command::Grant { ducats: self.below(1_200_000), glory: self.below(3), reason: text }
            }
            5 | 6 => Command::AddModel { entry: text, name: self.faction(), price: self.price() },
            7 => Command::CopyModel { model, price: self.price() },
            8 if self.below(2) == 0 => {
                let portrait = [None, Some("f".repeat(64)), Some(text)].into_iter().nth(self.below(3) as usize);
                Command::SetPortrait { model, portrait: portrait.flatten() }
            }
            8 if self.below(4) == 0 => {
                let ink = |at: u32| Ink::ALL[at as usize];
                let (cloth, figure) = (ink(self.below(8)), ink(self.below(8)));
                let device = Device::ALL[self.below(24) as usize];
                let banner = Banner { cloth, figure, device, motto: text };
                Command::SetBanner { banner: (self.below(3) > 0).then_some(banner) }
            }
            8 => Command::RenameModel { model, name: self.faction() },
            9 => Command::MoveModel { model, to: self.below(9) },
            10 if self.below(3) == 0 => Command::RemoveModel { model },
            10 => Command::AddOption { model, option: text, price: self.price() },
            11 if self.below(3) == 0 => Command::ChangeOption { model, from: self.text(), to: text },
            11 => Command::RemoveOption { model, option: text },
            12 => Command::BuyItem { model, item: text, faction: self.faction(), price: self.price() },
            13 => {
                let model = (self.below(3) > 0).then_some(model);
                Command::SellItem { model, item: text, faction: self.faction(), price: self.price() }
            }
            14 => Command::StoreItem { model, item: text },
            15 => Command::IssueItem { model, item: text },
            16 => Command::Pair { models: [model, self.below(roster.next_model + 1)] },
            17 if self.below(2) == 0 => Command::PutAway { model: (self.below(2) == 0).then_some(model), note: text },
            17 => Command::Unpair { model },
            18 if self.below(8) == 0 => {
                // An import leaves notes, some of which are put away below.
                let mut noted = roster.clone();
                noted.notes.push(text.clone());
                noted.models.iter_mut().for_each(|model| model.notes.push(text.clone()));
                Command::Adopt { roster: Box::new(noted) }
            }
            18 => match self.below(2) {
                0 => Command::Hire { mercenary: text, price: self.price() },
                _ => Command::Dismiss { mercenary: text },
            },
            19 => {
                let (code, model) = (self.code(), (self.below(2) == 0).then_some(model));
                let subject = self.faction();
                match self.below(2) {
                    0 => Command::Waive { waiver: Waiver { code, model, subject, over: self.below(3), reason: text } },
                    _ => Command::Unwaive { code, model, subject },
                }
            }
            20 => self.by_hand(roster),
            _ => Command::Settle { battle: "b".repeat(32), changes: (0..3).map(|_| self.change()).collect() },
        }
    }
}

/// Every third Warband is of a faction that no pack has.
fn founded(seed: u64) -> Roster {
    let faction = if seed.is_multiple_of(3) { OWN_FACTION } else { "iron-sultanate" };
    Genesis { name: "The Iron Wall".into(), faction: faction.into(), ..Genesis::default() }.found().unwrap()
}

fn play(seed: u64, mut each: impl FnMut(&Command, &Roster)) -> (Roster, Vec<Event>) {
    let (mut chance, mut roster, mut all) = (Chance(seed), founded(seed), Vec::new());
    for _ in 0..300 {
        let command = chance.command(&roster);
        for event in decide(&roster, &command).unwrap_or_default() {
            evolve(&mut roster, &event);
            all.push(event);
        }
        each(&command, &roster);
    }
    (roster, all)
}

#[test]
fn whatever_is_accepted_leaves_a_roster_that_can_be_held() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let (_, events) = play(seed, |command, roster| {
            well_formed(roster).unwrap_or_else(|no| panic!("seed {seed}: after {command:?}: {no:?}"));
        });
        for event in events {
            let text = serde_json::to_value(&event).unwrap();
            let change = text["change"]["change"].as_str().unwrap_or_default().to_owned();
            seen.insert((text["event"].as_str().unwrap().to_owned(), change));
        }
    }
    assert_eq!(seen.len(), 34 + 14, "every event and every change came up: {seen:?}");
}

#[test]
fn folding_the_events_again_gives_the_same_roster() {
    for seed in 0..100 {
        let (live, events) = play(seed, |_, _| {});
        let mut again = founded(seed);
        for event in events {
            let text = serde_json::to_string(&event).unwrap();
            evolve(&mut again, &serde_json::from_str(&text).unwrap());
        }
        assert_eq!(again, live);
    }
}

#[test]
fn any_event_can_be_put_into_force_on_any_roster() {
    let mut chance = Chance(3);
    let events: Vec<Event> = (0..20).flat_map(|seed| play(seed, |_, _| {}).1).collect();
    let mut stranger = founded(1);
    for _ in 0..5000 {
        let at = chance.below(u32::try_from(events.len()).unwrap()) as usize;
        evolve(&mut stranger, &events[at]);
    }
    assert!(stranger.next_model > 1);
}
