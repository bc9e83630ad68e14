//! Who is let in to a book that is served: the file beside it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;

use nml_ledger::{DeviceKey, Hash};
use nml_store::{
    DEVICES_EACH, Device, Entered, Error, Feed, Feeds, GuestFile, Guests, Invitation, Webhook, guest_file,
};

fn invitation(n: u8, once: bool) -> Invitation {
    Invitation {
        id: format!("{n:032x}"),
        secret: Hash::from_bytes([n; 32]),
        role: r#"{"role":"reader","battle":null}"#.to_owned(),
        name: "Ada Finch".to_owned(),
        once,
        until: Some("2026-12-31".to_owned()),
        made: "2026-11-28T09:00:00Z".to_owned(),
        by: "Bea".to_owned(),
        ended: None,
        warbands: vec![format!("{:032x}", 7)],
    }
}

fn device(n: u32, invitation: &Invitation) -> Device {
    let now = "2026-11-28T10:00:00Z".to_owned();
    Device {
        id: format!("{:032x}", 1000 + n),
        invitation: invitation.id.clone(),
        key: Hash::of(&n.to_be_bytes()),
        label: "Firefox on Android".to_owned(),
        since: now.clone(),
        seen: now,
        ended: None,
        signs: n.is_multiple_of(2).then(|| DeviceKey::from_bytes([7; 32])),
    }
}

#[test]
fn what_was_invited_is_there_when_the_file_is_opened_again_and_no_secret_is() {
    let folder = tempfile::tempdir().unwrap();
    let book = folder.path().join("friday.nml");
    let (invited, secret) = (invitation(1, true), "a secret that nobody writes down");
    let invited = Invitation { secret: Hash::of(secret.as_bytes()), ..invited };
    let came = device(2, &invited);
    assert!(came.signs.is_some());
    {
        let guests = GuestFile::beside(&book).unwrap();
        guests.invite(&invited).unwrap();
        assert_eq!(guests.enter(&came).unwrap(), Entered::In);
        guests.served_at("http://10.0.0.7:4100").unwrap();
        guests.grant(&invited.id, &format!("{:032x}", 8)).unwrap();
        guests.seen(std::slice::from_ref(&came.id), "2026-11-29T10:00:00Z").unwrap();
    }
    let guests = GuestFile::beside(&book).unwrap();
    let list = guests.list().unwrap();
    let warbands = vec![format!("{:032x}", 7), format!("{:032x}", 8)];
    assert_eq!(list.invitations, [Invitation { warbands, ..invited }]);
    assert_eq!(list.devices, [Device { seen: "2026-11-29T10:00:00Z".to_owned(), ..came }]);
    assert_eq!(guests.origin().unwrap().as_deref(), Some("http://10.0.0.7:4100"));
    let bytes = fs::read(guest_file(&book)).unwrap();
    assert!(!bytes.windows(secret.len()).any(|window| window == secret.as_bytes()));
}

#[test]
fn a_link_for_one_device_lets_in_one_and_the_same_one_again() {
    let folder = tempfile::tempdir().unwrap();
    let guests = GuestFile::beside(&folder.path().join("friday.nml")).unwrap();
    let once = invitation(1, true);
    guests.invite(&once).unwrap();
    let (first, second) = (device(1, &once), device(2, &once));
    // The answer was lost, and the device asks again: by another id, with the same key.
    let again = Device { id: format!("{:032x}", 9), ..first.clone() };
    let came = [&first, &again, &second].map(|device| guests.enter(device).unwrap());
    assert_eq!(came, [Entered::In, Entered::In, Entered::Used]);
    assert_eq!(guests.list().unwrap().devices.len(), 1);
    // Who was revoked does not come in by the same link again.
    assert!(guests.end(&first.id, "2026-11-29T10:00:00Z").unwrap());
    assert!(!guests.end(&first.id, "2026-11-29T10:00:00Z").unwrap());
    assert_eq!(guests.enter(&first).unwrap(), Entered::Used);
    // Nor by another one with the key that was revoked.
    let shared = invitation(3, false);
    guests.invite(&shared).unwrap();
    let again = Device { key: first.key, ..device(4, &shared) };
    assert_eq!(guests.enter(&again).unwrap(), Entered::Used);
    let nobody = device(3, &invitation(2, true));
    assert_eq!(guests.enter(&nobody).unwrap(), Entered::Unknown);
}

#[test]
fn a_link_for_many_takes_so_many_and_is_revoked_with_all_of_them() {
    let folder = tempfile::tempdir().unwrap();
    let guests = GuestFile::beside(&folder.path().join("friday.nml")).unwrap();
    let shared = invitation(1, false);
    guests.invite(&shared).unwrap();
    for n in 0..DEVICES_EACH {
        assert_eq!(guests.enter(&device(n, &shared)).unwrap(), Entered::In);
    }
    assert_eq!(guests.enter(&device(DEVICES_EACH, &shared)).unwrap(), Entered::Full);
    assert!(guests.end(&shared.id, "2026-11-29T10:00:00Z").unwrap());
    let list = guests.list().unwrap();
    assert!(list.devices.iter().all(|device| device.ended.is_some()));
    assert_eq!(guests.enter(&device(0, &shared)).unwrap(), Entered::Unknown);
}

#[test]
fn of_two_devices_that_come_at_once_one_is_let_in() {
    let folder = tempfile::tempdir().unwrap();
    let book = folder.path().join("friday.nml");
    let once = invitation(1, true);
    GuestFile::beside(&book).unwrap().invite(&once).unwrap();
    let came: Vec<Entered> = std::thread::scope(|scope| {
        let enter = |n| {
            let (book, once) = (&book, &once);
            scope.spawn(move || GuestFile::beside(book).unwrap().enter(&device(n, once)).unwrap())
        };
        let all: Vec<_> = (1..=4).map(enter).collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(came.iter().filter(|came| **came == Entered::In).count(), 1, "{came:?}");
}

#[test]
fn a_file_that_is_no_list_of_guests_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let book = folder.path().join("friday.nml");
    nml_store::Book::create(&guest_file(&book), [1; 16], "Friday", "2026-11-28T09:00:00Z").unwrap().close().unwrap();
    let before = fs::read(guest_file(&book)).unwrap();
    assert!(matches!(GuestFile::beside(&book), Err(Error::NotBook(..))));
    assert_eq!(fs::read(guest_file(&book)).unwrap(), before);
    let other = folder.path().join("other.nml");
    fs::write(guest_file(&other), b"something else entirely, which is no database at all").unwrap();
    assert!(matches!(GuestFile::beside(&other), Err(Error::NotBook(..))));
}

/// A file as version 1 made it, with an invitation in it, goes on with what version 2 keeps.
#[test]
fn a_file_of_version_1_is_raised_and_keeps_everybody() {
    let folder = tempfile::tempdir().unwrap();
    let book = folder.path().join("friday.nml");
    let connection = rusqlite::Connection::open(guest_file(&book)).unwrap();
    connection.execute_batch(include_str!("../src/sql/guests-1.sql")).unwrap();
    connection.pragma_update(None, "application_id", 0x4E4D_4C67).unwrap();
    connection.pragma_update(None, "user_version", 1).unwrap();
    let (id, secret) = (format!("{:032x}", 1), [1_u8; 32]);
    let row =
        "INSERT INTO invitations (id, secret, role, name, once, made, made_by) VALUES (?1, ?2, '{}', 'Ada', 1, '', '')";
    connection.execute(row, rusqlite::params![id, secret]).unwrap();
    drop(connection);
    for _ in 0..2 {
        let file = GuestFile::beside(&book).unwrap();
        assert_eq!(file.list().unwrap().invitations.len(), 1);
        assert!(file.feeds().unwrap().is_empty());
    }
}

fn webhook() -> Webhook {
    Webhook {
        id: format!("{:032x}", 5),
        name: "Channel".to_owned(),
        address: "https://chat.example.org/hook/s3cret".to_owned(),
        wants: "{}".to_owned(),
        made: "2026-11-28T09:00:00Z".to_owned(),
        by: "Ada".to_owned(),
        turn: 0,
        state: "begun".to_owned(),
    }
}

#[test]
fn a_feed_is_found_by_its_secret_until_it_is_ended() {
    let folder = tempfile::tempdir().unwrap();
    let file = GuestFile::beside(&folder.path().join("friday.nml")).unwrap();
    let secret = Hash::of(b"secret");
    let feed = Feed {
        id: format!("{:032x}", 1),
        secret,
        shows: "calendar".to_owned(),
        made: "2026-11-28T09:00:00Z".to_owned(),
        by: "Ada".to_owned(),
    };
    file.keep_feed(&feed).unwrap();
    assert_eq!(file.feed(&secret).unwrap(), Some(feed.clone()));
    assert_eq!(file.feed(&Hash::of(b"other")).unwrap(), None);
    assert_eq!(file.feeds().unwrap(), std::slice::from_ref(&feed));
    assert!(file.end_feed(&feed.id).unwrap());
    assert!(!file.end_feed(&feed.id).unwrap());
    assert_eq!(file.feed(&secret).unwrap(), None);
}

#[test]
fn of_several_who_write_the_state_of_a_chat_one_does_and_its_address_is_printed_nowhere() {
    let folder = tempfile::tempdir().unwrap();
    let book = folder.path().join("friday.nml");
    let file = GuestFile::beside(&book).unwrap();
    file.keep_webhook(&webhook()).unwrap();
    let wrote: Vec<bool> = std::thread::scope(|scope| {
        let book = &book;
        let write = |n: u32| {
            scope
                .spawn(move || GuestFile::beside(book).unwrap().turn(&webhook().id, 0, &format!("server {n}")).unwrap())
        };
        let all: Vec<_> = (1..=4).map(write).collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(wrote.iter().filter(|wrote| **wrote).count(), 1, "{wrote:?}");
    let known = file.webhooks().unwrap().remove(0);
    let winner = wrote.iter().position(|wrote| *wrote).unwrap() + 1;
    assert_eq!((known.turn, known.state.as_str()), (1, format!("server {winner}").as_str()));
    assert!(!format!("{known:?}").contains("s3cret"));
    assert!(file.turn(&known.id, 1, "on").unwrap());
    assert!(file.end_feed(&known.id).unwrap() && file.webhooks().unwrap().is_empty());
    assert!(!file.turn(&known.id, 2, "gone").unwrap());
}
