//! What goes to a club and comes from it: a day's entries beside `COPY` of the same bytes, and a pull beside the same pull in
//! a club with less history.

use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::time::Instant;

use nml_app::link;
use nml_postgres::Club;
use nml_store::ClubLog;

use crate::begun::server::Server;
use crate::begun::{self, Played, Serving};
use crate::scratch;
use crate::table::{Row, Trouble, median};

/// Battles of the day; each has about 350 entries.
const BATTLES: u64 = 2;
/// How often the database copies the day's bytes.
const COPIES: usize = 5;
/// Entries of one act of a club that is made from a book.
const AT_ONCE: usize = 200;
/// Entries before the pull.
const HISTORIES: [usize; 4] = [100, 1_000, 10_000, 100_000];
/// Entries that a pull brings, each an act, and how often.
const NEW: usize = 10;
const PULLS: usize = 12;

/// Measures both.
pub fn rows() -> Result<Vec<Row>, Trouble> {
    let Some(pg) = begun::postgres(&[]) else { return Ok(Vec::new()) };
    let folder = scratch()?;
    let mut rows = day(&pg, folder.path())?;
    rows.extend(histories(&pg, folder.path())?);
    Ok(rows)
}

fn once<T>(what: impl FnOnce() -> Result<T, Trouble>) -> Result<f64, Trouble> {
    let begun = Instant::now();
    black_box(what()?);
    Ok(begun.elapsed().as_nanos() as f64)
}

/// The database's own `COPY` of a day's bytes: in and out.
fn copied(pg: &Server, room: &str, day: &[Played]) -> Result<(f64, f64), Trouble> {
    let (from, to) = (pg.folder().join("day.txt"), pg.folder().join("back.txt"));
    let mut bytes = Vec::new();
    for line in day.iter().flat_map(|one| std::iter::once(&one.header).chain(one.entries.iter().map(|one| &one.bytes)))
    {
        // Its own text format, in which a backslash is two.
        bytes.extend(line.iter().flat_map(|byte| std::iter::repeat_n(*byte, if *byte == b'\\' { 2 } else { 1 })));
        bytes.push(b'\n');
    }
    fs::write(&from, bytes)?;
    let (mut into, mut out) = (Vec::new(), Vec::new());
    for number in 0..COPIES {
        pg.sql(room, &format!("CREATE TABLE day{number} (body text NOT NULL)"));
        into.push(begun::timed(pg, room, &format!("COPY day{number} FROM '{}'", from.display()))?);
        out.push(begun::timed(pg, room, &format!("COPY day{number} TO '{}'", to.display()))?);
    }
    Ok((median(into), median(out)))
}

fn pushed(club: &Club, day: &[Played], at_once: usize) -> Result<f64, Trouble> {
    once(|| Ok(day.iter().flat_map(|one| one.acts(at_once)).try_for_each(|act| club.append(&act).map(|_| ()))?))
}

/// All that a club holds, as it comes out of the database.
fn read(club: &Club) -> Result<usize, Trouble> {
    let (mut position, mut entries) = (0, 0);
    loop {
        let acts = club.after(position)?;
        let Some(last) = acts.last() else { return Ok(entries) };
        position = last.position;
        entries += acts.iter().flat_map(|act| &act.batch.appends).map(|append| append.entries.len()).sum::<usize>();
    }
}

fn day(pg: &Server, folder: &Path) -> Result<Vec<Row>, Trouble> {
    let day = begun::played(0..BATTLES)?;
    let (entries, bytes) =
        (day.iter().map(|one| one.entries.len()).sum::<usize>(), day.iter().map(Played::bytes).sum::<usize>());
    let room = pg.room();
    let (copy_in, copy_out) = copied(pg, &room, &day)?;
    let (taps, parcels) = (pg.club(&room, "Taps", None), pg.club(&room, "Parcels", None));
    let (by_taps, by_parcels) = (pushed(&taps, &day, 1)?, pushed(&parcels, &day, AT_ONCE)?);
    let out = once(|| if read(&taps)? == entries { Ok(()) } else { Err("not all came back".into()) })?;

    // The same from one book to another, over the club's door.
    let serving = begun::serve(pg.club(&room, "Books", None), &folder.join("served"), Vec::new(), begun::unbounded())?;
    let (ada, ben) = (serving.joined("Ada", folder.join("ada"))?, serving.joined("Ben", folder.join("ben"))?);
    for act in day.iter().flat_map(|one| one.acts(1)) {
        ada.with_book(|book| Ok(book.append(&act)?))?;
    }
    let sent = once(|| all(link::exchange(&ada)?.went, entries))?;
    let came = once(|| all(link::exchange(&ben)?.came, entries))?;
    let size = format!("a day of {entries} entries, {:.1} MB", bytes as f64 / 1e6);
    let (copies_in, copies_out) = ("COPY of its bytes into a bare table", "COPY of its bytes out of a bare table");
    Ok(vec![
        Row::against(format!("{size}: into the database, {AT_ONCE} an act"), by_parcels, copies_in, copy_in),
        Row::against(format!("{size}: into the database, an act and a commit each"), by_taps, copies_in, copy_in),
        Row::against(format!("{size}: sent by a book, an act each"), sent, copies_in, copy_in),
        Row::against("the same", sent, "into the database alone, an act each", by_taps),
        Row::against(format!("{size}: out of the database"), out, copies_out, copy_out),
        Row::against(format!("{size}: taken into a book"), came, copies_out, copy_out),
    ])
}

fn all(there: u64, wanted: usize) -> Result<(), Trouble> {
    if there == wanted as u64 { Ok(()) } else { Err(format!("{there} of {wanted}").into()) }
}

/// A pull and a push in clubs with more and more behind them.
fn histories(pg: &Server, folder: &Path) -> Result<Vec<Row>, Trouble> {
    let mut taken = Vec::new();
    for entries in HISTORIES {
        let folder = folder.join(entries.to_string());
        fs::create_dir(&folder)?;
        let room = pg.room();
        let before = begun::book(&folder.join("before.nml"), entries)?;
        let club = pg.club(&room, "History", Some(&before));
        drop(before);
        let serving = begun::serve(club, &folder.join("served"), Vec::new(), begun::unbounded())?;
        taken.push((entries, exchanged(&serving, &folder)?));
    }
    let Some(((few, least), more)) = taken.split_first() else { return Ok(Vec::new()) };
    let mut rows = Vec::new();
    for (entries, times) in more {
        let beside = format!("after {few}");
        rows.push(Row::against(
            format!("a pull of {NEW} entries after {entries}"),
            times.pull,
            beside.clone(),
            least.pull,
        ));
        rows.push(Row::against(format!("a push of an entry after {entries}"), times.push, beside, least.push));
    }
    let late = "a pull into a battle, its last";
    rows.push(Row::against(late, least.late, "its first, in a club with little before", least.early));
    rows.push(Row::against("a push into a battle, its last", least.push_late, "its first", least.push_early));
    Ok(rows)
}

/// What an exchange took.
struct Times {
    pull: f64,
    push: f64,
    /// The pulls into a battle that has just begun, and into the same later.
    early: f64,
    late: f64,
    push_early: f64,
    push_late: f64,
}

fn exchanged(serving: &Serving, folder: &Path) -> Result<Times, Trouble> {
    let (ada, ben) = (serving.joined("Ada", folder.join("ada"))?, serving.joined("Ben", folder.join("ben"))?);
    let battles = begun::played(0..40)?;
    let mut long = battles.iter().filter(|one| one.entries.len() > NEW * (PULLS + 1));
    let (Some(theirs), Some(own)) = (long.next(), long.next()) else { return Err("no battle is long enough".into()) };
    // Both are begun, and everybody is in step.
    ada.with_book(|book| Ok(book.append(&own.act(0, 1))?))?;
    serving.club.append(&theirs.act(0, NEW))?;
    for session in [&ada, &ben, &ada] {
        link::exchange(session)?;
    }
    let (mut pulls, mut pushes) = (Vec::new(), Vec::new());
    for number in 1..=PULLS {
        for place in number * NEW..(number + 1) * NEW {
            serving.club.append(&theirs.act(place, place + 1))?;
        }
        serving.session.catch_up()?;
        pulls.push(once(|| all(link::exchange(&ben)?.came, NEW))?);
        link::exchange(&ada)?;
        // A push is of one entry, to a battle as far along as the pull's.
        let done = if number == 1 { 1 } else { (number - 1) * NEW };
        ada.with_book(|book| Ok(book.append(&own.act(done, number * NEW - 1))?))?;
        link::exchange(&ada)?;
        ada.with_book(|book| Ok(book.append(&own.act(number * NEW - 1, number * NEW))?))?;
        pushes.push(once(|| all(link::exchange(&ada)?.went, 1))?);
        link::exchange(&ben)?;
    }
    let some = PULLS / 4;
    let middle = |times: &[f64]| median(times.iter().copied());
    Ok(Times {
        pull: middle(&pulls),
        push: middle(&pushes),
        early: middle(&pulls[..some]),
        late: middle(&pulls[PULLS - some..]),
        push_early: middle(&pushes[..some]),
        push_late: middle(&pushes[PULLS - some..]),
    })
}
