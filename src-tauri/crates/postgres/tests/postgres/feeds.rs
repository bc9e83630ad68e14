//! What goes out by itself from a club: kept in its database, the same for all its servers.

use nml_store::{Feed, Feeds, Webhook};

use super::*;

fn feed() -> Feed {
    Feed {
        id: format!("{:032x}", 1),
        secret: Hash::from_bytes([1; 32]),
        shows: r#"{"is":"calendar"}"#.to_owned(),
        made: NOW.to_owned(),
        by: "Ada".to_owned(),
    }
}

fn webhook() -> Webhook {
    Webhook {
        id: format!("{:032x}", 2),
        name: "Channel".to_owned(),
        address: "https://chat.example.org/hook".to_owned(),
        wants: "{}".to_owned(),
        made: NOW.to_owned(),
        by: "Ada".to_owned(),
        turn: 0,
        state: "begun".to_owned(),
    }
}

#[test]
fn what_one_server_makes_another_finds_and_ends() {
    let server = server();
    let room = server.room();
    let (one, other) = (server.club(&room, "Club", None), server.open(&room, "Club"));
    // Asked again after a lost answer.
    for _ in 0..2 {
        one.keep_feed(&feed()).unwrap();
        one.keep_webhook(&webhook()).unwrap();
    }
    assert_eq!(other.feeds().unwrap(), [feed()]);
    assert_eq!(other.feed(&feed().secret).unwrap(), Some(feed()));
    assert_eq!(other.feed(&Hash::from_bytes([2; 32])).unwrap(), None);
    assert_eq!(other.webhooks().unwrap(), [webhook()]);
    // Of two servers one takes the turn; asked again after a lost answer, it hears that it did.
    assert!(one.turn(&webhook().id, 0, "one").unwrap());
    assert!(one.turn(&webhook().id, 0, "one").unwrap());
    assert!(!other.turn(&webhook().id, 0, "other").unwrap());
    assert!(other.turn(&webhook().id, 1, "other").unwrap());
    assert_eq!(one.webhooks().unwrap(), [Webhook { turn: 2, state: "other".to_owned(), ..webhook() }]);
    for id in [feed().id, webhook().id] {
        assert!(other.end_feed(&id).unwrap());
        assert!(!one.end_feed(&id).unwrap());
    }
    assert!(one.feeds().unwrap().is_empty() && one.webhooks().unwrap().is_empty());
    assert!(!one.turn(&webhook().id, 2, "gone").unwrap());
    assert_eq!((one.position().unwrap(), one.status().unwrap().entries), (0, 0), "no part of the ledger");
}

#[test]
fn what_goes_out_of_another_club_is_hidden_and_only_the_functions_write() {
    let server = server();
    let (ours, theirs) = (server.room(), server.room());
    let club = server.club(&ours, "Ours", None);
    club.keep_feed(&feed()).unwrap();
    club.keep_webhook(&webhook()).unwrap();
    let beginning = nml_postgres::Beginning {
        id: [9; 16],
        name: "Theirs".to_owned(),
        created: NOW.to_owned(),
        server: Some(theirs.clone()),
    };
    server.database("postgres", &ours).begin(&beginning, None).unwrap();
    let other = Club::open(server.database(&theirs, &ours), None).unwrap();
    assert!(other.feeds().unwrap().is_empty() && other.webhooks().unwrap().is_empty());
    assert_eq!(other.feed(&feed().secret).unwrap(), None);
    assert!(!other.end_feed(&webhook().id).unwrap());
    assert!(!other.turn(&webhook().id, 0, "theirs").unwrap());
    let hex: String = club.id().iter().map(|byte| format!("{byte:02x}")).collect();
    let chosen = format!("SET nml.club = '{hex}';");
    let call = format!("{chosen} SELECT nml.end_feed('{}')", webhook().id);
    assert!(server.asked(&theirs, &ours, &call).unwrap_err().contains("serves no such club"));
    for text in ["UPDATE nml.webhooks SET turn = 9", "DELETE FROM nml.feeds", "TRUNCATE nml.webhooks"] {
        let said = server.asked(&ours, &ours, &format!("{chosen} {text}")).unwrap_err();
        assert!(said.contains("permission denied"), "{text}: {said}");
    }
    assert_eq!(club.webhooks().unwrap(), [webhook()]);
}
