//! Figures and names as they are written, without a word of ours.

use nml_catalogue::length::Length;
use nml_words::measured;

/// `+1`, `0`, `−2`.
pub fn signed(n: i32) -> String {
    match n {
        0 => "0".to_owned(),
        n if n > 0 => format!("+{n}"),
        n => format!("−{}", n.unsigned_abs()),
    }
}

/// `+2″`, `−2″`.
pub fn signed_length(length: Length) -> String {
    let size = measured(Length::micrometres(length.as_micrometres().abs()));
    let sign = if length < Length::ZERO { "−" } else { "+" };
    format!("{sign}{size}")
}

/// `NEGATE FEAR` as `Negate Fear`.
pub fn titled(printed: &str) -> String {
    let words = printed.split(' ').map(|word| {
        let mut letters = word.chars();
        let first = letters.next().into_iter();
        first.chain(letters.flat_map(char::to_lowercase)).collect::<String>()
    });
    words.collect::<Vec<_>>().join(" ")
}
