//! How a log is damaged: in its bytes, in its lines, and in one value of one line, which is then sealed again so that
//! the chain proves it and its meaning is read.

use nml_app::chance::Chance;
use nml_ledger::Hash;

use super::json::{What, parts};

/// One of them.
pub fn one<'a, T: ?Sized + 'a>(chance: &mut Chance, among: &[&'a T]) -> &'a T {
    among[below(chance, among.len())]
}

/// A number below another.
pub fn below(chance: &mut Chance, n: usize) -> usize {
    usize::try_from(chance.below(u32::try_from(n).unwrap_or(u32::MAX))).unwrap_or(0)
}

/// A JSON text in which one part is another.
pub fn value(text: &str, donor: &str, chance: &mut Chance) -> String {
    let all = parts(text);
    if all.is_empty() {
        return text.to_owned();
    }
    let part = all[below(chance, all.len())];
    let was = part.of(text);
    let with = |new: &str| format!("{}{new}{}", &text[..part.from], &text[part.to..]);
    let long = "x".repeat([41, 300, 5000, 100_000][below(chance, 4)]);
    let foreign = parts(donor);
    // A part of the same kind from elsewhere keeps the structure: the most likely to be understood.
    if chance.below(3) == 0 {
        let same: Vec<&str> = foreign.iter().filter(|p| p.what == part.what).map(|p| p.of(donor)).collect();
        if !same.is_empty() {
            return with(one(chance, &same));
        }
    }
    let wrong = ["null", "true", "7", "-1", "\"\"", "\"x\"", "[]", "{}", "[[]]", "{\"x\":{}}"];
    let numbers = [
        "0",
        "1",
        "-1",
        "2",
        "7",
        "127",
        "128",
        "255",
        "256",
        "-128",
        "-129",
        "32768",
        "65535",
        "65536",
        "1000000000",
        "2147483647",
        "-2147483648",
        "4294967295",
        "9223372036854775807",
        "18446744073709551615",
        "18446744073709551616",
        "99999999999999999999999999999999999999999999",
        "1.5",
        "1e3",
        "-0",
        "1e999",
    ];
    match (part.what, chance.below(4)) {
        (What::Number, 0 | 1) => with(one(chance, &numbers)),
        (What::Number, 2) => {
            let number: i64 = was.parse().unwrap_or(0);
            with(&number.wrapping_add(i64::from(chance.below(21)) - 10).to_string())
        }
        (What::Text, 0) => with(&format!("\"{long}\"")),
        (What::Text, 1) => {
            with(one(chance, &["\"\\u0000\"", "\"\\ud800\"", "\"\\n\"", "\"'; --\"", "\"\\u202e\"", "\"0\""]))
        }
        (What::Field, 0) => with("\"unheard_of\":1"),
        (What::Field, 1) => with(&format!("{was},{was}")),
        // The comma goes with it.
        (What::Field, _) => {
            let (before, after) = (&text[..part.from], &text[part.to..]);
            match after.strip_prefix(',') {
                Some(after) => format!("{before}{after}"),
                None => format!("{}{after}", before.strip_suffix(',').unwrap_or(before)),
            }
        }
        (What::Array, 0) if was.len() > 2 => {
            let inner = &was[1..was.len() - 1];
            let times = [2, 3, 9, 200][below(chance, 4)];
            with(&format!("[{}]", vec![inner; times].join(",")))
        }
        (_, 3) => {
            let deep = [1, 2, 62, 64, 130, 5000][below(chance, 6)];
            with(&format!("{}{was}{}", "[".repeat(deep), "]".repeat(deep)))
        }
        (_, _) => with(one(chance, &wrong)),
    }
}

/// The bytes of the entry in a line, with its hash put aside.
pub fn entry(line: &str) -> Option<&str> {
    line.strip_prefix("{\"hash\":\"")?.get(64..)?.strip_prefix("\",\"entry\":")?.strip_suffix('}')
}

/// What an entry does, as JSON.
pub fn act(line: &str) -> Option<&str> {
    entry(line)?.split_once(",\"act\":")?.1.strip_suffix('}')
}

/// The lines with every number, parent and hash recomputed, so that only what they say is wrong.
pub fn sealed(lines: &[String]) -> Vec<String> {
    let Some((header, entries)) = lines.split_first() else { return Vec::new() };
    let mut parent = Hash::of(header.as_bytes());
    let mut out = vec![header.clone()];
    for (line, seq) in entries.iter().zip(1_u64..) {
        let rest = entry(line).and_then(|e| e.split_once(",\"at\":"));
        let Some((_, rest)) = rest else {
            out.push(line.clone());
            continue;
        };
        let entry = format!("{{\"seq\":{seq},\"parent\":\"{parent}\",\"at\":{rest}");
        parent = Hash::of(entry.as_bytes());
        out.push(format!("{{\"hash\":\"{parent}\",\"entry\":{entry}}}"));
    }
    out
}

/// A harmed log, and whether its chain was rebuilt.
pub fn log(whole: &[String], other: &[String], chance: &mut Chance) -> Vec<u8> {
    let mut lines = whole.to_vec();
    let mut seals = chance.below(4) > 0;
    for _ in 0..=chance.below(3) {
        let at = below(chance, lines.len());
        match chance.below(12) {
            0 => drop(lines.remove(at)),
            1 => {
                let to = below(chance, lines.len());
                lines.swap(at, to);
            }
            2 => lines.insert(at, lines[at].clone()),
            3 => lines.truncate(at + 1),
            4 => lines.insert(at, other[below(chance, other.len())].clone()),
            5 => {
                // Cut within a line.
                let cut = lines[at].len() / (2 + below(chance, 9));
                let cut = (0..=cut).rev().find(|cut| lines[at].is_char_boundary(*cut)).unwrap_or(0);
                lines[at].truncate(cut);
            }
            6 if chance.below(4) == 0 => {
                seals = false;
                lines[0] = value(&lines[0], &other[0], chance);
            }
            _ => {
                let donor = &other[below(chance, other.len())];
                let Some((start, act)) = lines[at].split_once(",\"act\":") else { continue };
                let changed = value(act.strip_suffix("}}").unwrap_or(act), donor, chance);
                lines[at] = format!("{start},\"act\":{changed}}}}}");
            }
        }
        if lines.is_empty() {
            break;
        }
    }
    if seals {
        lines = sealed(&lines);
    }
    let mut bytes = lines.join("\n").into_bytes();
    if chance.below(8) == 0 && !bytes.is_empty() {
        let at = below(chance, bytes.len());
        bytes[at] ^= 1 << chance.below(8);
    }
    bytes
}
