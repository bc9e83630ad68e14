//! What a win, a draw and a loss counted in each game: house rules apply from the day they were set.

use std::collections::BTreeMap;

use nml_campaign::{Event, HouseRules, Played};
use nml_catalogue::Catalogue;
use nml_catalogue::progression::CampaignPoints;
use nml_warband::result::Outcome;

use crate::streams::Open;
use crate::subject::Campaigns;
use crate::view::Scores;

/// What the games of a campaign counted, in order; the last rules count from now on.
pub(crate) fn scores(open: &Open<Campaigns>, catalogue: &Catalogue) -> Vec<Scores> {
    let printed = catalogue.campaign().points;
    let houses = houses(open);
    let mut all: Vec<Scores> = Vec::new();
    for (number, game, played) in open.state.numbered() {
        let house = houses.get(game.battle.as_str()).copied().unwrap_or(open.state.house);
        let points = counted(played, worth(house, printed));
        match all.last_mut().filter(|last| last.points == points) {
            Some(last) => last.until = Some(number),
            None => all.push(Scores { until: Some(number), points }),
        }
    }
    let now = worth(open.state.house, printed);
    match all.last_mut().filter(|last| last.points == now) {
        Some(last) => last.until = None,
        None => all.push(Scores { until: None, points: now }),
    }
    all
}

fn worth(house: HouseRules, printed: CampaignPoints) -> [u16; 3] {
    let points = house.points.unwrap_or(printed);
    [points.win, points.draw, points.loss].map(u16::from)
}

/// What was given for this game, if somebody won, drew or lost it; for what nobody did, what would have been: the pack
/// may have been another one then.
fn counted(played: &Played, worth: [u16; 3]) -> [u16; 3] {
    let [mut win, mut draw, mut loss] = worth;
    let sides = played.result.sides.iter().zip(&played.points).filter(|(side, _)| side.outsider.is_none());
    for (side, points) in sides {
        match side.outcome {
            Outcome::Won => win = *points,
            Outcome::Drew => draw = *points,
            Outcome::Lost if side.conceded => {}
            Outcome::Lost => loss = *points,
        }
    }
    [win, draw, loss]
}

/// The house rules under which each battle was recorded.
fn houses(open: &Open<Campaigns>) -> BTreeMap<String, HouseRules> {
    let mut house = open.start.campaign().house;
    let mut all = BTreeMap::new();
    for one in open.log.effective() {
        for (_, events) in one.decisions() {
            for event in events {
                if let Event::HouseSet { house: set } = event {
                    house = *set;
                } else if let Event::Recorded { result, .. } = event {
                    all.insert(result.battle.clone(), house);
                }
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use nml_campaign::Aftermath;
    use nml_warband::result::BattleResult;

    #[test]
    fn a_game_that_nobody_drew_counts_a_draw_as_it_would_have_been() {
        let sides = [("01ARZ3NDEKTSV4RRFFQ69G5FAV", Outcome::Won), ("01ARZ3NDEKTSV4RRFFQ69G5FAW", Outcome::Lost)];
        let side =
            |(id, outcome): (&str, Outcome)| serde_json::json!({ "warband": id, "outcome": outcome, "took_part": [] });
        let result = serde_json::json!({
            "battle": "01ARZ3NDEKTSV4RRFFQ69G5FAX", "turns": 4, "sides": sides.map(side)
        });
        let result: BattleResult = serde_json::from_value(result).unwrap();
        let played = Played { aftermath: Aftermath::of(&result, &[]), result, points: vec![2, 0] };
        assert_eq!(counted(&played, [3, 1, 0]), [2, 1, 0]);
    }
}
