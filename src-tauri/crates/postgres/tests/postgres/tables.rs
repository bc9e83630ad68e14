//! The tables, made and raised.

use super::*;

#[test]
fn tables_are_made_once_even_by_several_at_once() {
    let server = server();
    let room = server.room();
    let steps: Vec<usize> = std::thread::scope(|scope| {
        let all: Vec<_> =
            (0..4).map(|_| scope.spawn(|| server.database("postgres", &room).upgrade().unwrap())).collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(steps.iter().sum::<usize>(), 5, "{steps:?}");
    assert_eq!(server.sql(&room, "SELECT count(*) FROM nml.migrations"), "5");
}

#[test]
fn tables_of_another_version_are_refused_with_what_to_do() {
    let server = server();
    let room = server.room();
    let opens = || Club::open(server.database("postgres", &room), None).unwrap_err().to_string();
    assert!(opens().contains("`nml club init` makes one"));
    server.club(&room, "Club", None);
    server.sql(&room, "INSERT INTO nml.migrations (version, hash) VALUES (6, sha256('later'))");
    assert!(opens().contains("version 6, made by a newer No Man’s Ledger"), "{}", opens());
    server.sql(&room, "DELETE FROM nml.migrations WHERE version = 6");
    server.sql(&room, "UPDATE nml.migrations SET hash = sha256('changed')");
    assert!(opens().contains("not the one that this program knows"));
    server.sql(&room, "DELETE FROM nml.migrations");
    assert!(opens().contains("`nml club upgrade`"));
}

#[test]
fn two_clubs_of_a_database_have_two_names() {
    let server = server();
    let room = server.room();
    server.club(&room, "Club", None);
    let beginning = |name: &str, server: Option<&str>| nml_postgres::Beginning {
        id: [8; 16],
        name: name.to_owned(),
        created: NOW.to_owned(),
        server: server.map(str::to_owned),
    };
    let database = || server.database("postgres", &room);
    let same = database().begin(&beginning("Club", None), None).unwrap_err();
    assert!(same.to_string().contains("is there already"), "{same}");
    let nobody = database().begin(&beginning("Other", Some("nobody")), None).unwrap_err();
    assert!(nobody.to_string().contains("no login “nobody”"), "{nobody}");
    assert_eq!(database().clubs().unwrap(), ["Club"], "what was refused left nothing");
    database().begin(&beginning("Other", Some(&room)), None).unwrap();
    assert_eq!(server.database(&room, &room).clubs().unwrap(), ["Club", "Other"]);
    let which = Club::open(server.database(&room, &room), None).unwrap_err();
    assert!(which.to_string().contains("“Club”, “Other”. Say which"), "{which}");
}
