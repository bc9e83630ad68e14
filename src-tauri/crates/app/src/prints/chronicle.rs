//! The chronicle of a campaign: what its page shows, in the order of a book.

use nml_exchange::picture::Pictures;
use nml_exchange::print::{
    self, ChronicleArt, ChronicleFace, ChronicleFigures, ChronicleGame, ChronicleHonour, ChroniclePlace,
    ChronicleSheet, ChronicleSide, Grave, Graves, Named,
};

use super::map;
use crate::campaigns::{self, CampaignChronicle, ChronicleMap};
use crate::view::{Emblem, Verdict};
use crate::words::prints as words;

pub(crate) fn sheet(seen: &CampaignChronicle) -> ChronicleSheet {
    ChronicleSheet {
        title: words::chronicle(),
        name: seen.name.clone(),
        about: seen.about.clone(),
        first: seen.first.clone().unwrap_or_default(),
        standings_note: seen.standings_note.clone(),
        standings: seen.standings.iter().map(place).collect(),
        house: seen.house.clone(),
        written: seen.written.clone(),
        honours_note: seen.honours_note.clone(),
        honours: seen.honours.iter().map(honour).collect(),
        dead: seen.dead.iter().map(dead).collect(),
        games: seen.games.iter().map(game).collect(),
    }
}

/// The standings alone.
pub(crate) fn standings(seen: &CampaignChronicle) -> ChronicleSheet {
    let title = words::standings();
    ChronicleSheet {
        title,
        house: Vec::new(),
        written: Vec::new(),
        honours_note: String::new(),
        honours: Vec::new(),
        dead: Vec::new(),
        games: Vec::new(),
        ..sheet(seen)
    }
}

/// What is drawn in it.
pub(super) fn art(seen: &CampaignChronicle, pictures: &Pictures) -> ChronicleArt {
    let face = |portrait: Option<&String>, emblem: Option<&Emblem>| {
        let picture = portrait.and_then(|hash| pictures.get(hash)).cloned().map(ChronicleFace::Portrait);
        picture.or_else(|| emblem.map(|emblem| ChronicleFace::Emblem(borne(emblem))))
    };
    let holders = |honour: &campaigns::ChronicleHonour| -> Vec<Option<ChronicleFace>> {
        honour.holders.iter().map(|holder| face(holder.portrait.as_ref(), holder.emblem.as_ref())).collect()
    };
    ChronicleArt {
        emblems: seen.standings.iter().map(|line| borne(&line.emblem)).collect(),
        graves: seen.games.iter().map(|game| game.map.as_ref().map(graves)).collect(),
        dead: seen.dead.iter().map(|dead| face(dead.portrait.as_ref(), dead.emblem.as_ref())).collect(),
        holders: seen.honours.iter().map(holders).collect(),
    }
}

/// The pictures of the models that it names, by their hashes.
pub(crate) fn portraits(seen: &CampaignChronicle) -> impl Iterator<Item = &str> {
    let holders = seen.honours.iter().flat_map(|honour| &honour.holders);
    let dead = seen.dead.iter().map(|dead| dead.portrait.as_deref());
    dead.chain(holders.map(|holder| holder.portrait.as_deref())).flatten()
}

/// An emblem as paper has it.
pub(super) fn borne(emblem: &Emblem) -> String {
    print::emblem(&emblem.faction, emblem.variant.as_deref(), emblem.banner.as_ref())
}

fn graves(seen: &ChronicleMap) -> Graves {
    let grave = |fall: &campaigns::ChronicleFall| Grave {
        at: map::at(fall.mark),
        side: fall.side as usize,
        name: fall.name.clone(),
        turn: words::turn(fall.turn),
    };
    Graves { map: map::ground(seen.table, &seen.terrain), graves: seen.falls.iter().map(grave).collect() }
}

pub(super) fn place(line: &campaigns::ChronicleStanding) -> ChroniclePlace {
    let about = [Some(line.faction.clone()), line.player.clone()];
    let record = &line.record;
    let (casualties, told) =
        words::casualties(line.games, [(record.took, record.took_untold), (record.fell, record.fell_untold)]);
    ChroniclePlace {
        rank: line.rank.to_string(),
        name: line.name.clone(),
        about: about.into_iter().flatten().collect::<Vec<_>>().join(" · "),
        player: line.player.clone().unwrap_or_default(),
        figures: ChronicleFigures {
            cvp: line.cvp.to_string(),
            games: line.games.to_string(),
            record: words::record(record.won, record.drew, record.lost),
            difference: words::difference(record.vp),
            scored: words::known_in(line.games, record.unscored),
            deeds: words::figure(line.games, record.deeds, record.deeds_untold),
            deeds_told: words::known_in(line.games, record.deeds_untold),
            casualties,
            told,
        },
    }
}

fn honour(honour: &campaigns::ChronicleHonour) -> ChronicleHonour {
    let holders = honour.holders.iter().map(|holder| holder.name.clone());
    ChronicleHonour {
        name: honour.title.clone(),
        figure: honour.figure.clone(),
        holders: holders.chain(honour.others.clone()).collect(),
    }
}

fn dead(dead: &campaigns::ChronicleDead) -> Named {
    Named::new(&dead.name, words::died(&dead.of, dead.game, &dead.scenario, &dead.how))
}

fn game(game: &campaigns::ChronicleGame) -> ChronicleGame {
    let when = [game.day.as_deref().map(crate::words::day), game.turns.map(words::turns)];
    let corrected = game.corrected.iter().map(|line| {
        let why = line.reason.iter().chain(&line.said).cloned().collect::<Vec<_>>().join("; ");
        Named::new(words::corrected(&line.at, &line.by), why)
    });
    let own = game.words.iter().chain(&game.log_words);
    ChronicleGame {
        number: words::game(game.number),
        scenario: game.scenario.clone(),
        when: when.into_iter().flatten().collect::<Vec<_>>().join(" · "),
        note: game.note.clone().unwrap_or_default(),
        sides: game.sides.iter().map(side).collect(),
        corrected: corrected.collect(),
        words: own.map(|note| Named::new(words::said_by(&note.by, &note.at, note.turn), &note.text)).collect(),
    }
}

fn side(side: &campaigns::ChronicleSide) -> ChronicleSide {
    let untold = match (side.fell_told, side.deeds_told) {
        _ if side.warband.is_none() => String::new(),
        (true, true) => String::new(),
        (true, false) => words::deeds_not_recorded(),
        (false, true) => words::fallen_not_recorded(),
        (false, false) => words::result_alone(),
    };
    ChronicleSide {
        name: side.name.clone(),
        outcome: words::outcome(side.outcome, side.attacked, side.conceded),
        won: side.outcome == Verdict::Won,
        vp: side.vp.map_or_else(words::no_vp, words::vp),
        cvp: side.cvp.map(words::cvp).unwrap_or_default(),
        told: side.told.clone(),
        untold,
    }
}
