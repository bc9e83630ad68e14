//! What the standings count, in words.

use nml_words::enumerated;

use crate::view::Scores;

nml_words::sentences! {
    pub in "app_scores":
    after(games),
    counting(win, draw, loss),
    counting_spans(spans),
    until(win, draw, loss, game),
    since(win, draw, loss),
    equals(),
}

/// After how many games, what they counted, and how equals are listed, as `nml_campaign::listed` orders them.
pub fn standings_note(played: usize, scores: &[Scores]) -> String {
    [after(played), counted(scores), equals()].join(" · ")
}

/// Such as `win 3, draw 1, loss 0`, or `win/draw/loss 3/1/0 until game 4, 2/1/0 since`.
fn counted(scores: &[Scores]) -> String {
    if let [Scores { points: [win, draw, loss], .. }] = scores {
        return counting(*win, *draw, *loss);
    }
    let span = |Scores { until: last, points: [win, draw, loss] }: &Scores| match last {
        Some(game) => until(*win, *draw, *loss, *game),
        None => since(*win, *draw, *loss),
    };
    counting_spans(enumerated(&scores.iter().map(span).collect::<Vec<_>>()))
}
