//! Correcting the past.

use nml_campaign::{Answer, Command};
use nml_catalogue::Catalogue;
use nml_warband as warband;
use nml_words::enumerated;

use super::aftermath;
use super::warbands::with_choice;
use crate::view::{content, done_there};

nml_words::sentences! {
    pub in "app_correction":
    open_question(),
    no_reason(),
    no_change(),
    struck(),
    aside(),
    unreasoned(),
    trade(),
    nothing(),
    nobody(),
    result(),
    scenario(),
    place(),
    campaign_points(),
    record(),
    victory_points(),
    deeds(),
    took(),
    fell(),
    strongbox(),
    glory(),
    arsenal(),
    roster(),
    experience(),
    scars(),
    promoted(),
    misses(),
    injuries(),
    skills(),
    battlekit(),
    not_recorded(),
    there(),
    not_there(),
    fallen(),
    yes(),
    no(),
    a_model(),
    in_some_games(sum, known, games),
    follow(),
    kept_draw(ahead),
    kept_winner(chosen, ahead),
    kept_winners(chosen, ahead),
    kept_winner_not_drawn(chosen),
    kept_winners_not_drawn(chosen),
    a_correction(),
    a_correction_by(by),
    a_correction_of(game),
    a_correction_of_by(game, by),
    grant_ducats(ducats),
    grant_glory(glory),
    grant_both(ducats, glory),
    made_up_for(),
    asked_and_said(question, said),
    with_sum(choice, sum),
    several_times(times, what),
    survival_rolled(faces),
    trauma_rolled(faces),
    absent_alone(name, battle),
    absent_idle(name, battle, dice),
    rolled_one(face),
    rolled_several(faces),
    rolled_nothing(),
    aside_because(reason),
    end_of_battle(),
    plan_of_battle(),
    an_entry(),
    kept_as_it_is(),
    rolled_again(),
    full_recovery(),
    which_opponent(),
    paid_ransom(ducats),
    no_ransom(),
    counted(count),
    promotion_dice(),
    reinforcements(),
    no_reinforcements(),
    explored_table(table),
    die_again(die),
    exploration_skill(),
    spare_die(),
    later(),
    who_gets_it(),
    used_up(item),
    model_back(),
    model_sold(),
    limit_raised(item),
    done(),
    signature(),
}

/// What undo takes back: `the correction of Game 1 · Relic Hunt, by Tomas`; nobody is named if it is one's own.
pub fn correction_of(game: &str, by: &str) -> String {
    match (game, by) {
        ("", "") => a_correction(),
        ("", by) => a_correction_by(by),
        (game, "") => a_correction_of(game),
        (game, by) => a_correction_of_by(game, by),
    }
}

/// `Grant 15 ducats`.
pub fn grant(ducats: u32, glory: u32) -> String {
    match (ducats, glory) {
        (ducats, 0) => grant_ducats(ducats),
        (0, glory) => grant_glory(glory),
        (ducats, glory) => grant_both(ducats, glory),
    }
}

/// Games won, drawn and lost.
pub fn outcomes(won: u16, drawn: u16, lost: u16) -> String {
    format!("{won} · {drawn} · {lost}")
}

/// Victory points made and suffered.
pub fn score(made: u32, suffered: u32) -> String {
    format!("{made} : {suffered}")
}

/// A sum with the number of games it is added up from, if it is not all of them: `16 : 13 in 1 of 2 games`.
pub fn in_games(sum: String, games: u16, unknown: u16) -> String {
    if unknown == 0 { sum } else { in_some_games(sum, games.saturating_sub(unknown), games) }
}

/// Winners chosen by hand, and those that the points name; empty for a draw.
pub fn kept(chosen: &[String], ahead: &[String]) -> String {
    match (chosen, ahead) {
        ([], ahead) => kept_draw(ahead.to_vec()),
        ([one], []) => kept_winner_not_drawn(one),
        (several, []) => kept_winners_not_drawn(several.to_vec()),
        ([one], ahead) => kept_winner(one, ahead.to_vec()),
        (several, ahead) => kept_winners(several.to_vec(), ahead.to_vec()),
    }
}

/// `2 × Wat`; once goes without saying.
pub fn times(what: &str, times: u32) -> String {
    if times == 1 { what.to_owned() } else { several_times(times, what) }
}

/// `the Survival Roll (1)`.
pub fn rolled_for(survival: bool, faces: &[u8]) -> String {
    let faces = faces.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    if survival { survival_rolled(faces) } else { trauma_rolled(faces) }
}

/// Somebody who fought in a battle and was no longer there, with the dice that fell for them after it.
pub fn absent(name: &str, battle: &str, dice: Option<&str>) -> String {
    dice.map_or_else(|| absent_alone(name, battle), |dice| absent_idle(name, battle, dice))
}

/// A command of the campaign that no longer holds.
#[expect(clippy::wildcard_enum_match_arm, reason = "what holds no longer was said on a page, but for a few")]
pub fn command(command: &Command, pack: &Catalogue, traded: impl Fn(&warband::Command) -> String) -> String {
    match command {
        Command::Roll { faces, .. } => {
            let faces: Vec<String> = faces.iter().map(|face| face.number().to_string()).collect();
            match faces.as_slice() {
                [] => rolled_nothing(),
                [one] => rolled_one(one),
                _ => rolled_several(faces),
            }
        }
        Command::Answer { answer: given, .. } => answer(given, pack),
        Command::Trade { command, .. } => traded(command),
        Command::SetAside { reason, .. } if reason == aftermath::AT_THE_TABLE => aside(),
        Command::SetAside { reason, .. } => aside_because(reason),
        Command::Close { .. } => aftermath::closing(),
        Command::Record { .. } => end_of_battle(),
        Command::Plan { .. } => plan_of_battle(),
        _ => an_entry(),
    }
}

/// An answer, if its question is no longer asked.
pub fn answer(answer: &Answer, pack: &Catalogue) -> String {
    let named = |id: &str| content(id, pack);
    let all = |ids: &[String]| enumerated(&ids.iter().map(|id| named(id)).collect::<Vec<_>>());
    match answer {
        Answer::Keep => kept_as_it_is(),
        Answer::Reroll => rolled_again(),
        Answer::Recover => full_recovery(),
        Answer::Opponent { .. } => which_opponent(),
        Answer::Pay { ducats, .. } => paid_ransom(*ducats),
        Answer::Refuse => no_ransom(),
        Answer::Count { count } => counted(*count),
        Answer::Allot { .. } => promotion_dice(),
        Answer::Tables { tables } => all(tables),
        Answer::Learn { skill } => {
            let name = named(&skill.id);
            skill.chosen.as_ref().map_or_else(|| name.clone(), |chosen| with_choice(&name, named(chosen)))
        }
        Answer::Call => reinforcements(),
        Answer::Pass => no_reinforcements(),
        Answer::Table { table } => explored_table(named(table)),
        Answer::Again { die } => die_again(u16::from(*die) + 1),
        Answer::Use { .. } => exploration_skill(),
        Answer::Swap => spare_die(),
        Answer::Option { option } => done_there(option, pack.exploration()).unwrap_or_else(|| named(option)),
        Answer::Take { ids } => all(ids),
        Answer::Later => later(),
        Answer::Models { .. } => who_gets_it(),
        Answer::UseUp { item, .. } => used_up(named(item)),
        Answer::Collect { items, .. } => all(items),
        Answer::Return { .. } => model_back(),
        Answer::SellModel { .. } => model_sold(),
        Answer::Raise { item } => limit_raised(named(item)),
        Answer::Fill { tracks } => all(&tracks.iter().map(|track| track.id().to_owned()).collect::<Vec<_>>()),
        Answer::Folly { called: true } => aftermath::folly_name(),
        Answer::Folly { called: false } => aftermath::folly_pass(),
        Answer::Done => done(),
        Answer::Sign => signature(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_winner_chosen_by_hand_is_said_beside_what_the_points_say() {
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        let said = |chosen: &[&str], ahead: &[&str]| kept(&names(chosen), &names(ahead));
        let by_hand = ", as chosen by hand, although the points say ";
        assert_eq!(said(&[], &["Ash"]), format!("The game stays a draw{by_hand}Ash."));
        assert_eq!(said(&["Ash"], &[]), format!("Ash stays the winner{by_hand}a draw."));
        assert_eq!(said(&["Ash", "Bone"], &["Crow"]), format!("Ash and Bone stay the winners{by_hand}Crow."));
        assert_eq!(said(&["Ash", "Bone"], &[]), format!("Ash and Bone stay the winners{by_hand}a draw."));
    }

    #[test]
    fn a_correction_names_its_game_and_somebody_else() {
        assert_eq!(correction_of("", ""), "the correction");
        assert_eq!(correction_of("Game 1", "Tomas"), "the correction of Game 1, by Tomas");
        assert_eq!(correction_of("Game 1", ""), "the correction of Game 1");
        assert_eq!(correction_of("", "Tomas"), "the correction, by Tomas");
    }
}
