//! Everything that was said in a campaign and by its Warbands, corrected, and run again from the beginning.

use std::collections::BTreeMap;

use super::book::Book;
use super::*;
use nml_warband::{self as warband, Roster};

/// Something that was said, wherever: in the order it was said, across all streams.
#[derive(Clone, Debug)]
pub(super) enum Entry {
    Campaign { command: Command, events: Vec<Event> },
    Warband { warband: String, command: warband::Command, events: Vec<warband::Event> },
}

/// A campaign with everything that was said in it and by its Warbands.
#[derive(Clone)]
pub(super) struct Annals {
    pub book: Book,
    pub genesis: Genesis,
    pub start: Rosters,
    pub entries: Vec<Entry>,
    /// The campaign and its Warbands as they were now and then, by the number of entries before.
    marks: Vec<(usize, Campaign, Rosters)>,
}

pub(super) fn genesis() -> Genesis {
    Genesis {
        name: "The Ardent Mile".into(),
        pack: "0".repeat(64),
        ruleset: "official-1.0.2".into(),
        house: HouseRules { games: 200, ..HouseRules::default() },
        map: None,
    }
}

/// Entries from one mark to the next.
const STRIDE: usize = 100;

impl Annals {
    pub fn new(seed: u64, start: Rosters) -> Self {
        let mut annals = Self::of(seed, genesis(), start);
        for (warband, name) in [(REDOUBT, "The Seventh Redoubt"), (CHOIR, "The Ashen Choir")] {
            annals.say(Command::Admit { entry: entry(warband, name, 0) });
        }
        annals
    }

    /// A campaign that nobody belongs to yet.
    pub fn of(seed: u64, genesis: Genesis, start: Rosters) -> Self {
        let campaign = genesis.campaign();
        let marks = vec![(0, campaign.clone(), start.clone())];
        let chance = properties::Chance(seed);
        let book = Book { chance, campaign, rosters: start.clone(), battles: 0, lawful: false };
        Self { book, genesis, start, entries: Vec::new(), marks }
    }

    /// Says something that must be accepted; a closed aftermath reaches the rosters.
    pub fn say(&mut self, command: Command) {
        let events = decide(self.book.tables(), &self.book.campaign, &command);
        let events = events.unwrap_or_else(|no| panic!("{command:?}: {no:?}"));
        for event in &events {
            evolve(&mut self.book.campaign, event);
        }
        self.entries.push(Entry::Campaign { command: command.clone(), events });
        self.mark();
        if let Command::Close { battle } = command {
            for Settlement { warband, changes } in settlements(&self.book.campaign, &battle) {
                self.own(&warband, warband::Command::Settle { battle: battle.clone(), changes });
            }
        }
    }

    /// Says something in a Warband's own stream, if it is accepted.
    pub fn own(&mut self, warband: &str, command: warband::Command) {
        let roster = self.book.rosters.get_mut(warband).unwrap();
        let events = match warband::decide(roster, &command) {
            Ok(events) => events,
            Err(no) => {
                assert!(!matches!(command, warband::Command::Settle { .. }), "{command:?}: {no:?}");
                return;
            }
        };
        events.iter().for_each(|event| warband::evolve(roster, event));
        self.entries.push(Entry::Warband { warband: warband.to_owned(), command, events });
        self.mark();
    }

    fn mark(&mut self) {
        if self.entries.len().is_multiple_of(STRIDE) {
            self.marks.push((self.entries.len(), self.book.campaign.clone(), self.book.rosters.clone()));
        }
    }

    /// The campaign and its Warbands after this many entries, as their events put them.
    pub fn after(&self, count: usize) -> (Campaign, Rosters) {
        let (marked, campaign, rosters) = self.marks.iter().rfind(|(marked, ..)| *marked <= count).unwrap();
        let (mut campaign, mut rosters) = (campaign.clone(), rosters.clone());
        for entry in &self.entries[*marked..count] {
            match entry {
                Entry::Campaign { events, .. } => events.iter().for_each(|event| evolve(&mut campaign, event)),
                Entry::Warband { warband, events, .. } => {
                    let roster = rosters.get_mut(warband).unwrap();
                    events.iter().for_each(|event| warband::evolve(roster, event));
                }
            }
        }
        (campaign, rosters)
    }

    /// A step of a random campaign: what is asked; between battles also something of the builder's.
    pub fn step(&mut self) {
        if self.book.open().is_none() && !self.book.chance.often() {
            let warband = self.book.chance.one(&[REDOUBT, CHOIR]);
            let command = self.book.work(warband);
            self.own(warband, command);
            return;
        }
        let requests = options(self.book.tables(), &self.book.campaign).requests;
        let command = self.book.fitting(&requests);
        if decide(self.book.tables(), &self.book.campaign, &command).is_ok() {
            self.say(command);
        }
    }

    pub fn correct(&self, edits: &Edits) -> Corrected {
        self.correct_as(edits, &[], &BTreeMap::new())
    }

    /// With corrections that were accepted before.
    pub fn correct_as(
        &self,
        edits: &Edits,
        campaign: &[Otherwise<Command, Event>],
        warbands: &BTreeMap<String, Vec<Otherwise<warband::Command, warband::Event>>>,
    ) -> Corrected {
        let mut entries = Vec::new();
        let mut own: BTreeMap<String, Vec<PastEntry<'_, _, _>>> =
            self.start.keys().map(|id| (id.clone(), Vec::new())).collect();
        for (seq, entry) in (1..).zip(&self.entries) {
            match entry {
                Entry::Campaign { command, events } => {
                    let instead = campaign.iter().find(|otherwise| otherwise.seq == seq);
                    let decisions = match instead {
                        None => vec![(command, events.as_slice())],
                        Some(instead) => instead.instead.iter().map(|(c, e)| (c, e.as_slice())).collect(),
                    };
                    entries.push(PastEntry { seq, decisions });
                }
                Entry::Warband { warband, command, events } => {
                    let instead = warbands.get(warband).and_then(|all| all.iter().find(|one| one.seq == seq));
                    let decisions = match instead {
                        None => vec![(command, events.as_slice())],
                        Some(instead) => instead.instead.iter().map(|(c, e)| (c, e.as_slice())).collect(),
                    };
                    own.get_mut(warband).unwrap().push(PastEntry { seq, decisions });
                }
            }
        }
        let lineages = own.into_iter().map(|(id, entries)| {
            let start = &self.start[&id];
            (id, Lineage { start, entries })
        });
        let genesis = &self.genesis;
        // The only pack there is, under the hash that the campaign begins with.
        let packs = [(genesis.pack.clone(), &*CATALOGUE)].into();
        let past = Past { genesis, entries, warbands: lineages.collect(), packs };
        correct(&past, edits)
    }

    /// Answers what has to be answered first, until nothing has.
    pub fn brought_through(&mut self, edits: &mut Edits) -> Corrected {
        self.brought_through_with(edits, usize::MAX)
    }

    /// As [`brought_through`](Self::brought_through); after this many answers the rest of a page is settled at the
    /// table.
    pub fn brought_through_with(&mut self, edits: &mut Edits, patience: usize) -> Corrected {
        for answered in 0..400 {
            let corrected = self.correct(edits);
            let Some(Question { seq, place, request }) = &corrected.question else { return corrected };
            let Request { battle, warband, model, ask } = request.clone();
            let aside = || {
                let terms = options(tables(), &corrected.campaign).battles;
                terms.iter().any(|terms| terms.battle == battle && terms.may_set_aside.contains(&warband))
            };
            let command = match ask.dice() {
                _ if answered >= patience && aside() => {
                    Command::SetAside { battle, warband, step: false, reason: "On paper".into() }
                }
                Some((least, _)) => {
                    let faces = self.book.thrown(least);
                    Command::Roll { battle, warband, model, faces, source: Source::Table }
                }
                None if matches!(ask, Ask::Trade { .. }) => {
                    Command::Answer { battle, warband, model, answer: Answer::Done }
                }
                None => Command::Answer { battle, warband, model, answer: self.book.answer(&ask) },
            };
            let said = edits.entry(*seq).or_insert_with(|| self.said(*seq));
            said.insert(*place, command);
        }
        panic!("it asks for ever: {:?}", edits.first_key_value());
    }

    /// The commands of an entry of the campaign as they were said.
    pub fn said(&self, seq: u64) -> Vec<Command> {
        match &self.entries[usize::try_from(seq).unwrap() - 1] {
            Entry::Campaign { command, .. } => vec![command.clone()],
            Entry::Warband { .. } => panic!("an entry of a Warband"),
        }
    }

    /// The campaign and its Warbands, had only what now holds ever been said: decided from the beginning, in the order
    /// it was said.
    pub fn afresh(&self, corrected: &Corrected) -> (Campaign, Rosters) {
        self.afresh_from(0, corrected)
    }

    /// As [`afresh`](Self::afresh), if nothing changes before this many entries.
    pub fn afresh_from(&self, count: usize, corrected: &Corrected) -> (Campaign, Rosters) {
        let (mut campaign, mut rosters) = self.after(count);
        for (seq, entry) in (1..).zip(&self.entries).skip(count) {
            match entry {
                Entry::Campaign { command, .. } => {
                    let instead = corrected.entries.iter().find(|otherwise| otherwise.seq == seq);
                    let commands: Vec<&Command> = match instead {
                        None => vec![command],
                        Some(instead) => instead.instead.iter().map(|(command, _)| command).collect(),
                    };
                    for command in commands {
                        let events = decide(tables().with(&rosters), &campaign, command);
                        let events = events.unwrap_or_else(|no| panic!("{seq}: {command:?}: {no:?}"));
                        events.iter().for_each(|event| evolve(&mut campaign, event));
                        let Command::Close { battle } = command else { continue };
                        for Settlement { warband, changes } in settlements(&campaign, battle) {
                            let settle = warband::Command::Settle { battle: battle.clone(), changes };
                            put(rosters.get_mut(&warband).unwrap(), &settle);
                        }
                    }
                }
                Entry::Warband { command: warband::Command::Settle { .. }, .. } => {}
                Entry::Warband { warband, command, .. } => {
                    let instead = corrected.warbands.get(warband).and_then(|all| all.iter().find(|one| one.seq == seq));
                    let commands: Vec<&warband::Command> = match instead {
                        None => vec![command],
                        Some(instead) => instead.instead.iter().map(|(command, _)| command).collect(),
                    };
                    commands.into_iter().for_each(|command| put(rosters.get_mut(warband).unwrap(), command));
                }
            }
        }
        (campaign, rosters)
    }
}

pub(super) fn put(roster: &mut Roster, command: &warband::Command) {
    let events = warband::decide(roster, command).unwrap_or_else(|no| panic!("{command:?}: {no:?}"));
    events.iter().for_each(|event| warband::evolve(roster, event));
}
