//! Several servers at once: each acknowledged entry is there once, and followers miss none.

use std::sync::atomic::{AtomicBool, Ordering};

use nml_ledger::Kind;

use super::*;

#[test]
fn positions_have_no_gap_for_who_reads_while_many_add() {
    let server = server();
    let room = server.room();
    let club = server.club(&room, "Club", None);
    let ended = AtomicBool::new(false);
    let seen = std::thread::scope(|scope| {
        let writers: Vec<_> = (1..=6_u8)
            .map(|n| {
                let own = server.open(&room, "Club");
                scope.spawn(move || {
                    let (first, mut battle) = begins(Kind::Battle, n, &["begun"]);
                    own.append(&first).unwrap();
                    // Some acts are large: they commit later than they begin.
                    for blow in 0..15_usize {
                        own.append(&goes_on(&mut battle, "Ada", &"x".repeat(blow % 5 * 40_000))).unwrap();
                    }
                })
            })
            .collect();
        let (reads, ends) = (server.open(&room, "Club"), &ended);
        let reader = scope.spawn(move || {
            let mut seen: Vec<(u64, Hash)> = vec![];
            loop {
                let last_round = ends.load(Ordering::Relaxed);
                let acts = reads.after(seen.last().map_or(0, |(position, _)| *position)).unwrap();
                if acts.is_empty() && last_round {
                    return seen;
                }
                seen.extend(acts.iter().map(|act| (act.position, act.batch.appends[0].entries[0].hash)));
            }
        });
        let written: Vec<_> = writers.into_iter().map(|writer| writer.join()).collect();
        // Even if one failed: the reader would wait for ever.
        ended.store(true, Ordering::Relaxed);
        written.into_iter().for_each(|writer| writer.unwrap());
        reader.join().unwrap()
    });
    assert!((1..=96).eq(seen.iter().map(|(position, _)| *position)), "{seen:?}");
    let again: Vec<_> = club.after(0).unwrap();
    assert_eq!(again.len(), 96);
    assert!(again.iter().zip(&seen).all(|(act, (_, hash))| act.batch.appends[0].entries[0].hash == *hash));
}

#[test]
fn of_two_who_go_on_from_one_head_one_is_stale_and_each_acknowledged_entry_is_there_once() {
    let server = server();
    let room = server.room();
    let club = server.club(&room, "Club", None);
    club.append(&begins(Kind::Battle, 1, &["begun"]).0).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let acknowledged: Vec<(Vec<Hash>, u32)> = std::thread::scope(|scope| {
        let servers: Vec<_> = ["Ada", "Ben", "Cleo"]
            .into_iter()
            .map(|name| {
                let (own, path) = (server.open(&room, "Club"), folder.path().join(name));
                scope.spawn(move || {
                    let mut book = copy(&own, &path);
                    let (mut kept, mut stale) = (vec![], 0);
                    while kept.len() < 20 {
                        let stands = book.stream(stream(1)).unwrap();
                        let mut battle = Written(Words::open(&stands.header).unwrap());
                        stands.entries.iter().for_each(|sealed| battle.0.push(sealed).unwrap());
                        let batch = goes_on(&mut battle, name, &format!("blow {}", kept.len()));
                        match own.append(&batch) {
                            Ok(_) => kept.push(battle.tip()),
                            Err(Error::Stale { .. }) => stale += 1,
                            Err(other) => panic!("{other}"),
                        }
                        follow(&own, &mut book).unwrap();
                    }
                    (kept, stale)
                })
            })
            .collect();
        servers.into_iter().map(|one| one.join().unwrap()).collect()
    });
    let whole = copy(&club, &folder.path().join("whole"));
    let entries = held(&whole)[&stream(1)].1.clone();
    assert_eq!(entries.len(), 61);
    for (kept, _) in &acknowledged {
        for hash in kept {
            assert_eq!(entries.iter().filter(|known| *known == hash).count(), 1);
        }
    }
    for name in ["Ada", "Ben", "Cleo"] {
        assert_eq!(held(&copy(&server.open(&room, "Club"), &folder.path().join(name))), held(&whole), "{name}");
    }
    assert!(club.check().unwrap().found.is_empty());
}
