//! Who is let in to a club: kept in its database, the same for all its servers.

use nml_store::{Device, Entered, Feeds, Guests, Invitation};

use super::*;

fn invitation(n: u8, once: bool) -> Invitation {
    Invitation {
        id: format!("{n:032x}"),
        secret: Hash::from_bytes([n; 32]),
        role: r#"{"role":"reader","battle":null}"#.to_owned(),
        name: "Ada Finch".to_owned(),
        once,
        until: Some("2026-12-31".to_owned()),
        made: NOW.to_owned(),
        by: "Bea".to_owned(),
        ended: None,
        warbands: vec![format!("{:032x}", 7)],
    }
}

fn device(n: u32, invitation: &Invitation) -> Device {
    Device {
        id: format!("{:032x}", 1000 + n),
        invitation: invitation.id.clone(),
        key: Hash::of(&n.to_be_bytes()),
        label: "Firefox on Android".to_owned(),
        since: NOW.to_owned(),
        seen: NOW.to_owned(),
        ended: None,
        signs: n.is_multiple_of(2).then(|| nml_ledger::DeviceKey::from_bytes([7; 32])),
    }
}

#[test]
fn what_one_server_invites_another_lets_in_and_revokes() {
    let server = server();
    let room = server.room();
    let (one, other) = (server.club(&room, "Club", None), server.open(&room, "Club"));
    let (once, shared) = (invitation(1, true), invitation(2, false));
    one.invite(&once).unwrap();
    // Asked again after a lost answer.
    one.invite(&once).unwrap();
    one.invite(&shared).unwrap();
    one.served_at("https://club.example.org").unwrap();
    assert_eq!(other.origin().unwrap().as_deref(), Some("https://club.example.org"));
    let first = device(1, &once);
    let again = Device { id: format!("{:032x}", 9), ..first.clone() };
    let came = [&first, &again, &device(2, &once)].map(|device| other.enter(device).unwrap());
    assert_eq!(came, [Entered::In, Entered::In, Entered::Used]);
    for n in 10..20 {
        assert_eq!(other.enter(&device(n, &shared)).unwrap(), Entered::In);
    }
    other.grant(&once.id, &format!("{:032x}", 8)).unwrap();
    other.seen(std::slice::from_ref(&first.id), "1917-04-02T20:15:00Z").unwrap();
    let list = one.list().unwrap();
    let warbands = vec![format!("{:032x}", 7), format!("{:032x}", 8)];
    assert_eq!(list.invitations, [shared.clone(), Invitation { warbands, ..once }]);
    assert_eq!(list.devices.len(), 11);
    assert_eq!(list.devices.last().unwrap().seen, "1917-04-02T20:15:00Z");
    assert!(one.end(&shared.id, NOW).unwrap());
    assert!(!one.end(&shared.id, NOW).unwrap());
    assert_eq!(other.enter(&device(10, &shared)).unwrap(), Entered::Unknown);
    assert_eq!(other.list().unwrap().devices.iter().filter(|device| device.ended.is_none()).count(), 1);
    assert_eq!((one.position().unwrap(), one.status().unwrap().entries), (0, 0), "no part of the ledger");
}

#[test]
fn of_two_devices_that_come_at_once_to_two_servers_one_is_let_in() {
    let server = server();
    let room = server.room();
    let club = server.club(&room, "Club", None);
    let once = invitation(1, true);
    club.invite(&once).unwrap();
    let came: Vec<Entered> = std::thread::scope(|scope| {
        let enter = |n| {
            let (room, once) = (&room, &once);
            scope.spawn(move || server.open(room, "Club").enter(&device(n, once)).unwrap())
        };
        let all: Vec<_> = (1..=6).map(enter).collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(came.iter().filter(|came| **came == Entered::In).count(), 1, "{came:?}");
}

#[test]
fn guests_of_another_club_are_hidden_and_only_the_functions_write() {
    let server = server();
    let (ours, theirs) = (server.room(), server.room());
    let club = server.club(&ours, "Ours", None);
    club.invite(&invitation(1, true)).unwrap();
    let beginning = nml_postgres::Beginning {
        id: [9; 16],
        name: "Theirs".to_owned(),
        created: NOW.to_owned(),
        server: Some(theirs.clone()),
    };
    server.database("postgres", &ours).begin(&beginning, None).unwrap();
    let other = Club::open(server.database(&theirs, &ours), None).unwrap();
    assert!(other.list().unwrap().invitations.is_empty());
    assert!(!other.end(&invitation(1, true).id, NOW).unwrap());
    assert_eq!(other.enter(&device(1, &invitation(1, true))).unwrap(), Entered::Unknown);
    let hex = nml_ledger::to_hex(&club.id());
    let chosen = format!("SET nml.club = '{hex}';");
    let call = format!("{chosen} SELECT nml.revoke('{}', 'now')", invitation(1, true).id);
    assert!(server.asked(&theirs, &ours, &call).unwrap_err().contains("serves no such club"));
    for text in ["UPDATE nml.devices SET ended = NULL", "DELETE FROM nml.invitations", "TRUNCATE nml.grants"] {
        let said = server.asked(&ours, &ours, &format!("{chosen} {text}")).unwrap_err();
        assert!(said.contains("permission denied"), "{text}: {said}");
    }
    assert_eq!(club.list().unwrap().invitations.len(), 1);
}

/// Tables of the first version, with a club that is served, as they were made before guests were kept.
#[test]
fn a_club_of_the_first_version_is_raised_and_its_login_lets_guests_in() {
    let server = server();
    let room = server.room();
    server.sql(&room, include_str!("../../src/sql/1.sql"));
    let first: String = Hash::of(include_str!("../../src/sql/1.sql").as_bytes()).to_string();
    server.sql(&room, &format!("INSERT INTO nml.migrations (version, hash) VALUES (1, decode('{first}', 'hex'))"));
    let id = "0a".repeat(16);
    server.sql(
        &room,
        &format!(
            "INSERT INTO nml.clubs (id, name, created) VALUES (decode('{id}', 'hex'), 'Old', '{NOW}');
             INSERT INTO nml.servers VALUES (decode('{id}', 'hex'), '{room}'), (decode('{id}', 'hex'), 'gone');
             GRANT USAGE ON SCHEMA nml TO {room};
             GRANT SELECT ON ALL TABLES IN SCHEMA nml TO {room};
             GRANT EXECUTE ON FUNCTION nml.club, nml.mine, nml.append TO {room};"
        ),
    );
    let old = Club::open(server.database(&room, &room), None).unwrap_err().to_string();
    assert!(old.contains("version 1, and 5 is needed; `nml club upgrade`"), "{old}");
    assert_eq!(server.database("postgres", &room).upgrade().unwrap(), 4);
    let club = server.open(&room, "Old");
    club.append(&begins(Kind::Battle, 1, &["begun"]).0).unwrap();
    let once = invitation(1, true);
    club.invite(&once).unwrap();
    assert_eq!(club.enter(&device(1, &once)).unwrap(), Entered::In);
    assert!(club.end(&once.id, NOW).unwrap());
    club.served_at("https://club.example.org").unwrap();
    assert_eq!(club.list().unwrap().devices.len(), 1);
    // And what goes out by itself.
    assert!(club.feeds().unwrap().is_empty() && club.webhooks().unwrap().is_empty());
    assert!(!club.end_feed(&once.id).unwrap());
}
