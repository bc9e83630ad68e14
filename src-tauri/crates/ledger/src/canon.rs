//! The one way of writing a JSON value down: compact, and without a fraction.

use thiserror::Error;

/// What keeps a JSON text from being canonical.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotCanonical {
    /// White space between the parts.
    #[error("white space between its parts")]
    Space,
    /// A number with a fraction or an exponent; measures are whole numbers (promise 1).
    #[error("a number that is not a whole number")]
    Fraction,
    /// Deeper than any document needs to be.
    #[error("more than {DEPTH} lists within one another")]
    Deep,
}

/// How deep lists and objects may lie within one another; well under what `serde_json` bears.
const DEPTH: usize = 64;

/// Bytes that may matter, by where they stand; all others are passed over at the speed of a table.
const OUTSIDE: [bool; 256] = table(b"\" \t\n\r.eE[]{}");
const INSIDE: [bool; 256] = table(b"\"\\");

const fn table(marks: &[u8]) -> [bool; 256] {
    let mut table = [false; 256];
    let mut at = 0;
    while at < marks.len() {
        table[marks[at] as usize] = true;
        at += 1;
    }
    table
}

fn next(json: &[u8], from: usize, marks: &[bool; 256]) -> Option<usize> {
    let rest = json.get(from..)?;
    rest.iter().position(|byte| marks[usize::from(*byte)]).map(|steps| from + steps)
}

/// Checks text that is already known to be one JSON value.
pub fn check(json: &[u8]) -> Result<(), NotCanonical> {
    let (mut at, mut depth) = (0, 0_usize);
    while let Some(mark) = next(json, at, &OUTSIDE) {
        at = mark + 1;
        match json[mark] {
            b'"' => at = after_string(json, at),
            b'[' | b'{' if depth == DEPTH => return Err(NotCanonical::Deep),
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            b'.' => return Err(NotCanonical::Fraction),
            // `true` and `false` hold an e as well, but after a letter.
            b'e' | b'E' if mark > 0 && json[mark - 1].is_ascii_digit() => {
                return Err(NotCanonical::Fraction);
            }
            b'e' | b'E' => {}
            _ => return Err(NotCanonical::Space),
        }
    }
    Ok(())
}

/// Where the text goes on after a closing quote.
fn after_string(json: &[u8], mut at: usize) -> usize {
    while let Some(mark) = next(json, at, &INSIDE) {
        if json[mark] == b'"' {
            return mark + 1;
        }
        at = mark + 2;
    }
    json.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn space_and_fractions_are_found_outside_of_texts_only() {
        for good in [r#"{"a":[1,-2,true,false,null,"a b. 1e5 \" \\"]}"#, "0", r#""\\""#, r#"[1,"e"]"#] {
            assert_eq!(check(good.as_bytes()), Ok(()), "{good}");
        }
        for bad in [r#"{"a": 1}"#, "[1,\n2]", "[1,2]\t", "\r[]"] {
            assert_eq!(check(bad.as_bytes()), Err(NotCanonical::Space), "{bad}");
        }
        let deep = |depth| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        assert_eq!(check(format!("[{0},{0}]", deep(DEPTH - 1)).as_bytes()), Ok(()));
        assert_eq!(check(deep(DEPTH + 1).as_bytes()), Err(NotCanonical::Deep));
        for bad in ["1.0", "[1e5]", r#"{"a\"":2E1}"#] {
            assert_eq!(check(bad.as_bytes()), Err(NotCanonical::Fraction), "{bad}");
        }
    }
}
