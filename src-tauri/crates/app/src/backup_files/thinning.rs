//! Which backups stay: all those of the last days, then one a day, one a week, one a month.

use std::collections::BTreeSet;

use chrono::{Datelike, NaiveDate};

use super::Backup;

/// Days of which every backup stays, today included.
const ALL: i64 = 3;
/// Days of which one backup each stays.
const DAILY: i64 = 21;
/// Days of which one backup each week stays; of older months one backup each.
const WEEKLY: i64 = 120;
/// The most backups of the last days, so that an evening of corrections does not fill the disk.
const MOST_RECENT: usize = 40;

/// A stretch of time of which one backup stays.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Stretch {
    Day(NaiveDate),
    /// Year and week of ISO 8601.
    Week(i32, u32),
    /// Year and month.
    Month(i32, u32),
}

/// Those of the backups, the newest first, that may go. Of each stretch the oldest stays: it shows how things stood before.
pub(super) fn outdated(backups: Vec<Backup>, today: NaiveDate) -> Vec<Backup> {
    let mut kept = BTreeSet::new();
    let mut recent = backups.iter().filter(|backup| age(backup, today) < ALL).count();
    let mut gone = Vec::new();
    for backup in backups.into_iter().rev() {
        let day = backup.made.date();
        let stays = match age(&backup, today) {
            ..ALL if recent > MOST_RECENT => {
                recent -= 1;
                false
            }
            ..ALL => true,
            ALL..DAILY => kept.insert(Stretch::Day(day)),
            DAILY..WEEKLY => kept.insert(Stretch::Week(day.iso_week().year(), day.iso_week().week())),
            WEEKLY.. => kept.insert(Stretch::Month(day.year(), day.month())),
        };
        if !stays {
            gone.push(backup);
        }
    }
    gone
}

/// In days; a backup from tomorrow, by a clock that was set back, counts as the newest.
fn age(backup: &Backup, today: NaiveDate) -> i64 {
    (today - backup.made.date()).num_days()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::path::PathBuf;

    use chrono::{Days, NaiveDateTime};
    use nml_store::BackupFile;

    use super::super::Occasion;
    use super::*;

    fn backup(made: &str) -> Backup {
        let file = BackupFile { path: PathBuf::from(made), name: made.to_owned(), bytes: 1 };
        Backup { file, made: made.parse::<NaiveDateTime>().unwrap(), before: Occasion::Day }
    }

    fn left(backups: &[&str], today: &str) -> Vec<String> {
        let mut all: Vec<Backup> = backups.iter().map(|made| backup(made)).collect();
        all.sort_by_key(|backup| std::cmp::Reverse(backup.made));
        let gone = outdated(all.clone(), today.parse().unwrap());
        all.into_iter().filter(|backup| !gone.contains(backup)).map(|backup| backup.file.name).rev().collect()
    }

    #[test]
    fn every_copy_of_three_days_stays_then_the_first_of_a_day_a_week_a_month() {
        let backups = [
            // August: more than 120 days ago.
            "2026-07-02T10:00:00",
            "2026-07-20T10:00:00",
            // A week of October.
            "2026-10-05T19:00:00",
            "2026-10-07T19:00:00",
            "2026-10-12T19:00:00",
            // A day of November.
            "2026-11-20T09:00:00",
            "2026-11-20T21:00:00",
            // Yesterday and today.
            "2026-11-26T09:00:00",
            "2026-11-26T21:00:00",
            "2026-11-27T08:00:00",
        ];
        let stay = [
            "2026-07-02T10:00:00",
            "2026-10-05T19:00:00",
            "2026-10-12T19:00:00",
            "2026-11-20T09:00:00",
            "2026-11-26T09:00:00",
            "2026-11-26T21:00:00",
            "2026-11-27T08:00:00",
        ];
        assert_eq!(left(&backups, "2026-11-27"), stay);
    }

    #[test]
    fn a_copy_from_the_future_stays() {
        assert_eq!(left(&["2030-01-01T00:00:00"], "2026-11-27"), ["2030-01-01T00:00:00"]);
    }

    #[test]
    fn an_evening_of_corrections_leaves_the_newest_forty() {
        let made: Vec<String> = (0..59).map(|minute| format!("2026-11-27T20:{minute:02}:00")).collect();
        let made: Vec<&str> = made.iter().map(String::as_str).collect();
        assert_eq!(left(&made, "2026-11-27"), made[19..]);
    }

    #[test]
    fn ten_years_of_daily_copies_come_to_some_hundred_and_fifty() {
        let today: NaiveDate = "2026-11-27".parse().unwrap();
        let mut all: Vec<Backup> = Vec::new();
        // As it goes: each day one more, and then thinned.
        for ago in (0..3650).rev() {
            let day = today - Days::new(ago);
            all.insert(0, backup(&format!("{day}T19:00:00")));
            let gone = outdated(all.clone(), day);
            all.retain(|backup| !gone.contains(backup));
        }
        assert!((120..170).contains(&all.len()), "{}", all.len());
        assert_eq!(all[0].made.date(), today);
    }
}
