//! What a campaign tells the search: itself, its games, its players, and their words.

use nml_campaign::{Campaign, Game, Played};
use nml_catalogue::Catalogue;
use nml_warband::result::{Casualty, SideResult};

use crate::campaigns;
use crate::failure::Failure;
use crate::search_index::{Findable, FoundKind, FoundPlace, Thing};
use crate::season;
use crate::session::Session;
use crate::streams::{Open, holds, stream_id};
use crate::subject::Campaigns;
use crate::view::{fought, game_title, of_side};
use crate::words::{self, chronicle, found as say, history, lives};

/// What can be found of it.
pub(super) fn findable(session: &Session, campaign: &str) -> Result<Findable, Failure> {
    let open = session.look::<Campaigns>(campaign)?;
    let pack = season::pack_of(session, &open)?;
    let catalogue = &pack.catalogue;
    let state = &open.state;
    let members = state.warbands.iter().filter(|known| !known.withdrawn).count();
    let about = words::campaigns::about(members, state.house.games);
    let itself = Thing::new(
        FoundKind::Campaigns,
        state.name.clone(),
        about,
        FoundPlace::Campaign { campaign: campaign.to_owned() },
    )
    .changed(&open.updated())
    .with(state.written.lines().map(str::trim).filter(|line| !line.is_empty()).map(say::house_rule));
    let mut things = vec![itself];
    let logged = session.with_book(|book| fought::logged(book))?;
    let ends = fought::ends(&open, &logged);
    for game in &state.games {
        things.push(match &game.played {
            Some(played) => fought(&open, game, played, fought::day(played, &ends).as_deref(), catalogue),
            None => planned(campaign, state, game, catalogue),
        });
    }
    for known in state.warbands.iter().filter(|known| !known.player.is_empty()) {
        let id = stream_id(&known.warband)?;
        let there = session.with_book(|book| holds(book, id))?;
        let place = match there {
            true => FoundPlace::Warband { warband: known.warband.clone() },
            // It stayed in the book that the campaign came from.
            false => FoundPlace::Campaign { campaign: campaign.to_owned() },
        };
        let about = say::commands(&known.name, &state.name, known.withdrawn);
        things.push(Thing::new(FoundKind::Players, known.player.clone(), about, place));
    }
    things.extend(state.signed_up.iter().map(|name| {
        let place = FoundPlace::Campaign { campaign: campaign.to_owned() };
        Thing::new(FoundKind::Players, name.clone(), say::signed_up(&state.name), place)
    }));
    for (battle, said) in campaigns::words_about(&open) {
        // A game that was taken back takes the notes about it along.
        let Some(game) = state.game(&battle).filter(|game| game.played.is_some()) else { continue };
        let title = game_title(state, catalogue, game);
        things.extend(said.into_iter().map(|word| {
            let place = FoundPlace::Chronicle { campaign: campaign.to_owned(), battle: battle.clone() };
            let about = say::said(&word.by, &word.at, &[&title, &state.name]);
            Thing::new(FoundKind::Words, word.text, about, place).on(Some(&word.at))
        }));
    }
    Ok(Findable {
        things,
        games: state.games.iter().filter(|game| game.played.is_some()).map(|game| game.battle.clone()).collect(),
    })
}

fn fought(open: &Open<Campaigns>, game: &Game, played: &Played, day: Option<&str>, catalogue: &Catalogue) -> Thing {
    let state = &open.state;
    let called = |side: &str| state.called(side).unwrap_or_default();
    let ended = history::ended(&played.result, called);
    let shown = day.map(say::day);
    let about = say::parts(&[Some(ended.as_str()), shown.as_deref(), Some(state.name.as_str())]);
    let place = FoundPlace::Game { battle: game.battle.clone() };
    let players = played.result.sides.iter().filter_map(|side| state.enrolment(&side.warband));
    let players: Vec<&str> = players.map(|known| known.player.as_str()).filter(|name| !name.is_empty()).collect();
    let fell = played.result.sides.iter().flat_map(|side| fell(state, played, side, catalogue));
    let deeds = played.result.sides.iter().flat_map(|side| {
        side.deeds.iter().map(|deed| {
            let name = fought::deed(state, &game.battle, &deed.deed, catalogue);
            let model = deed.model.and_then(|model| fought::model_in(played, &side.warband, model, catalogue));
            chronicle::deed(&name, model.as_deref())
        })
    });
    Thing::new(FoundKind::Games, game_title(state, catalogue, game), about, place)
        .on(day)
        .with((!players.is_empty()).then(|| say::players(&players)))
        .with(fell)
        .with(deeds)
}

/// Who of a side went Out of Action.
fn fell(state: &Campaign, played: &Played, side: &SideResult, catalogue: &Catalogue) -> Vec<String> {
    let warband = state.called(&side.warband).unwrap_or_default();
    let line = |fallen: &Casualty| {
        let foe = fallen.by.as_ref();
        let by = foe.map(|foe| fought::foe(state, played, foe, catalogue));
        let weapon = foe.and_then(|foe| foe.weapon.as_ref()).map(|weapon| fought::item(weapon, catalogue));
        let how = lives::fell(fallen.turn, by.as_deref(), weapon.as_deref());
        say::fell(&of_side(Some(&fallen.name), &warband), &how)
    };
    side.casualties.iter().map(line).collect()
}

fn planned(campaign: &str, state: &Campaign, game: &Game, catalogue: &Catalogue) -> Thing {
    let due = game.due.as_deref().map(say::due);
    let planned = say::planned();
    let about = say::parts(&[Some(&planned), due.as_deref(), Some(state.name.as_str())]);
    let place = FoundPlace::Planned { campaign: campaign.to_owned(), battle: game.battle.clone() };
    let players = game.entrants.iter().filter_map(|entrant| state.enrolment(&entrant.warband));
    let players: Vec<&str> = players.map(|known| known.player.as_str()).filter(|name| !name.is_empty()).collect();
    Thing::new(FoundKind::Games, game_title(state, catalogue, game), about, place)
        .on(game.due.as_deref())
        .with((!players.is_empty()).then(|| say::players(&players)))
}
