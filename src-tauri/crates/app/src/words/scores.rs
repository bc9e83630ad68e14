//! What the standings count, in words.

use crate::view::Scores;

/// After how many games, what they counted, and how equals are listed.
pub(crate) fn standings_note(played: usize, scores: &[Scores]) -> String {
    let after = match played {
        0 => "before the first game".to_owned(),
        1 => "after 1 game".to_owned(),
        n => format!("after {n} games"),
    };
    format!("{after} · {} · {EQUALS}", counting(scores))
}

/// Such as `win 3, draw 1, loss 0`, or `win/draw/loss 3/1/0 until game 4, 2/1/0 since`.
fn counting(scores: &[Scores]) -> String {
    if let [Scores { points: [win, draw, loss], .. }] = scores {
        return format!("win {win}, draw {draw}, loss {loss}");
    }
    let span = |Scores { until, points: [win, draw, loss] }: &Scores| match until {
        Some(game) => format!("{win}/{draw}/{loss} until game {game}"),
        None => format!("{win}/{draw}/{loss} since"),
    };
    format!("win/draw/loss {}", scores.iter().map(span).collect::<Vec<_>>().join(", "))
}

/// How the standings list those who share a place: as `nml_campaign::listed` orders them.
const EQUALS: &str = "ties share a place, listed by VP ±, Deeds, casualties caused, name";
