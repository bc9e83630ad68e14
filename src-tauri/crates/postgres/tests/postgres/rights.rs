//! What a server's login may do, and what nobody may.

use nml_ledger::Kind;

use super::*;

#[test]
fn a_server_reads_and_appends_and_nothing_else() {
    let server = server();
    let room = server.room();
    let club = server.club(&room, "Club", None);
    club.append(&begins(Kind::Battle, 1, &["begun"]).0).unwrap();
    let tables = [
        "clubs",
        "acts",
        "streams",
        "entries",
        "packs",
        "pictures",
        "signatures",
        "migrations",
        "servers",
        "entries_3",
    ];
    for table in tables {
        for text in
            [format!("DELETE FROM nml.{table}"), format!("TRUNCATE nml.{table}"), format!("DROP TABLE nml.{table}")]
        {
            let said = server.asked(&room, &room, &text).unwrap_err();
            assert!(said.contains("permission denied") || said.contains("must be owner"), "{text}: {said}");
        }
    }
    for text in [
        "UPDATE nml.entries SET author = 'Eve'",
        "UPDATE nml.streams SET length = 9",
        "UPDATE nml.clubs SET position = 9",
        "INSERT INTO nml.servers SELECT id, 'eve' FROM nml.mine()",
        "INSERT INTO nml.entries SELECT * FROM nml.entries",
        "INSERT INTO nml.signatures SELECT * FROM nml.signatures",
        "INSERT INTO nml.acts SELECT id, 2, 'now', 0 FROM nml.mine()",
        "SELECT * FROM nml.entries_3",
        "CREATE TABLE nml.x (a int)",
    ] {
        let said = server.asked(&room, &room, text).unwrap_err();
        assert!(said.contains("permission denied"), "{text}: {said}");
    }
}

#[test]
fn not_even_the_owner_changes_what_was_added() {
    let server = server();
    let room = server.room();
    let club = server.club(&room, "Club", None);
    let mut first = begins(Kind::Battle, 1, &["begun"]).0;
    first.pictures.push(b"a picture".to_vec());
    club.append(&first).unwrap();
    club.append(&signs(&first, &secret(7))).unwrap();
    for text in [
        "UPDATE nml.entries SET author = 'Eve'",
        "DELETE FROM nml.entries",
        "TRUNCATE nml.entries CASCADE",
        "DELETE FROM nml.streams",
        "UPDATE nml.streams SET header = 'x'",
        "UPDATE nml.streams SET length = 0",
        "UPDATE nml.acts SET at = 'never'",
        "DELETE FROM nml.acts",
        "TRUNCATE nml.acts CASCADE",
        "DELETE FROM nml.pictures",
        "DELETE FROM nml.signatures",
        "TRUNCATE nml.signatures",
        "UPDATE nml.clubs SET position = 0",
        "UPDATE nml.clubs SET id = decode(repeat('00', 16), 'hex')",
        "DELETE FROM nml.clubs",
    ] {
        let said = server.asked("postgres", &room, text).unwrap_err();
        assert!(said.contains("only ever added to") || said.contains("only grows"), "{text}: {said}");
    }
    // By a part of the table too.
    let refused = (0..16).filter(|part| {
        let whole = server.asked("postgres", &room, &format!("TRUNCATE nml.entries_{part} CASCADE"));
        assert!(whole.is_err_and(|said| said.contains("only ever added to")));
        server.asked("postgres", &room, &format!("DELETE FROM nml.entries_{part}")).is_err()
    });
    assert_eq!(refused.count(), 1, "the row stands in one of them");
    assert_eq!(server.sql(&room, "SELECT count(*) FROM nml.entries"), "1");
    let forged = "INSERT INTO nml.pictures SELECT id, decode(repeat('00', 32), 'hex'), 1, 9, 'x' FROM nml.clubs";
    assert!(server.asked("postgres", &room, forged).unwrap_err().contains("violates check constraint"));
}

#[test]
fn a_club_is_hidden_from_the_server_of_another() {
    let server = server();
    let (ours, theirs) = (server.room(), server.room());
    let club = server.club(&ours, "Ours", None);
    club.append(&begins(Kind::Battle, 1, &["begun"]).0).unwrap();
    // The login of the other room serves another club of the same database.
    let beginning = nml_postgres::Beginning {
        id: [9; 16],
        name: "Theirs".to_owned(),
        created: NOW.to_owned(),
        server: Some(theirs.clone()),
    };
    server.database("postgres", &ours).begin(&beginning, None).unwrap();
    let other = Club::open(server.database(&theirs, &ours), None).unwrap();
    assert_eq!((other.name(), other.status().unwrap().entries), ("Theirs", 0));
    let not = Club::open(server.database(&theirs, &ours), Some("Ours")).unwrap_err();
    assert!(not.to_string().contains("no club “Ours”"), "{not}");
    let hex = nml_ledger::to_hex(&club.id());
    let look = "SELECT (SELECT count(*) FROM nml.entries) + (SELECT count(*) FROM nml.streams) + \
        (SELECT count(*) FROM nml.acts) + (SELECT count(*) FROM nml.clubs)";
    for chosen in ["", &format!("SET nml.club = '{hex}';")] {
        assert_eq!(server.asked(&theirs, &ours, &format!("{chosen} {look}")).unwrap(), "0", "{chosen}");
    }
    assert_eq!(server.asked(&ours, &ours, &format!("SET nml.club = '{hex}'; {look}")).unwrap(), "4");
    // The same streams may be in both.
    assert_eq!(other.append(&begins(Kind::Battle, 1, &["begun"]).0).unwrap(), 1);
    assert_eq!((other.position().unwrap(), club.position().unwrap()), (1, 1));
    let nobody = server.room();
    let none = Club::open(server.database(&nobody, &ours), None);
    assert!(matches!(none, Err(Error::Club(_))), "who serves nothing gets nothing");
}
