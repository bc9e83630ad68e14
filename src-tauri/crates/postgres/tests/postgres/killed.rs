//! The link is cut and the server is killed: what was acknowledged is there, once; what was not says so.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use nml_ledger::Kind;

use super::cut::Cut;
use super::*;

#[test]
fn an_answer_that_is_lost_is_found_and_nothing_is_added_twice() {
    let server = server();
    let room = server.room();
    let club = server.club(&room, "Club", None);
    let (first, mut battle) = begins(Kind::Battle, 1, &["begun"]);
    club.append(&first).unwrap();
    let cut = Cut::before(server.folder());
    let through = Club::open(Database::at(&server::address(cut.folder(), &room, &room)).unwrap(), None).unwrap();
    for (n, late) in [true, false, true, true, false].into_iter().enumerate() {
        let moment = if late { &cut.moment.after } else { &cut.moment.before };
        moment.store(true, Ordering::Relaxed);
        let position = through.append(&goes_on(&mut battle, "Ada", &format!("blow {n}"))).unwrap();
        assert_eq!(position, n as u64 + 2, "each is kept once");
        assert!(!moment.load(Ordering::Relaxed), "it was cut");
    }
    assert_eq!(cut.moment.cuts.load(Ordering::Relaxed), 5);
    assert_eq!(club.status().unwrap().entries, 6);
    assert!(club.check().unwrap().found.is_empty());
}

#[test]
fn while_nobody_can_be_reached_a_call_says_so_and_later_goes_on() {
    let server = server();
    let room = server.room();
    server.club(&room, "Club", None);
    let cut = Cut::before(server.folder());
    let through = Club::open(Database::at(&server::address(cut.folder(), &room, &room)).unwrap(), None).unwrap();
    cut.moment.closed.store(true, Ordering::Relaxed);
    let (first, _) = begins(Kind::Battle, 1, &["begun"]);
    for _ in 0..3 {
        let away = through.append(&first).unwrap_err();
        assert!(matches!(away, Error::Away(_)), "{away}");
        assert!(away.to_string().contains("nothing was changed"), "{away}");
    }
    assert!(matches!(through.after(0), Err(Error::Away(_))));
    assert!(matches!(through.wait(0, Duration::from_secs(1)), Err(Error::Away(_))));
    cut.moment.closed.store(false, Ordering::Relaxed);
    let until = Instant::now() + Duration::from_secs(30);
    loop {
        match through.append(&first) {
            Ok(position) => {
                assert_eq!(position, 1);
                break;
            }
            Err(Error::Away(_)) if Instant::now() < until => std::thread::sleep(Duration::from_millis(50)),
            Err(other) => panic!("{other}"),
        }
    }
}

#[test]
fn a_killed_server_has_all_that_it_acknowledged() {
    let mut server = Server::begin(Sync::Disk);
    let room = server.room();
    let club = server.club(&room, "Club", None);
    let folder = tempfile::tempdir().unwrap();
    let mut acknowledged = vec![];
    for round in 1..=3_u8 {
        let (first, mut battle) = begins(Kind::Battle, round, &["begun"]);
        let own = server.open(&room, "Club");
        own.append(&first).unwrap();
        let writer = std::thread::spawn(move || {
            let mut kept = vec![battle.tip()];
            for n in 0.. {
                match own.append(&goes_on(&mut battle, "Ada", &format!("{n}{}", "x".repeat(n % 7 * 3000)))) {
                    Ok(_) => kept.push(battle.tip()),
                    Err(Error::Away(_)) => return (kept, None),
                    Err(Error::Unsure(_)) => return (kept, Some(battle.tip())),
                    Err(other) => panic!("{other}"),
                }
            }
            unreachable!("it adds until the server is gone")
        });
        std::thread::sleep(Duration::from_millis(120 * u64::from(round)));
        server.kill();
        // It stays away for longer than anybody asks again.
        let (kept, open) = writer.join().unwrap();
        acknowledged.push((round, kept, open));
        server.again();
        let until = Instant::now() + Duration::from_secs(30);
        while club.position().is_err() {
            assert!(Instant::now() < until, "it is asked again by itself");
            std::thread::sleep(Duration::from_millis(50));
        }
    }
    let book = copy(&club, &folder.path().join("copy.nml"));
    let all = held(&book);
    let mut count = 0;
    for (round, kept, open) in &acknowledged {
        let entries = &all[&stream(*round)].1;
        count += kept.len();
        // What nobody heard of may be there: then it is the next one, and the last.
        let rest = &entries[kept.len()..];
        assert_eq!(&entries[..kept.len()], &kept[..]);
        assert!(rest.is_empty() || open.as_ref().is_some_and(|hash| rest == [*hash]), "{rest:?}");
    }
    assert!(club.check().unwrap().found.is_empty());
    assert!(count > 3, "{count} acknowledged");
}
