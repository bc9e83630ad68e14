//! What the reference tells beside keywords: ACTIONS, rolls, markers, states, ground, the Turn, and the tables of a
//! campaign; and which rules and rulings stand behind each.

use nml_catalogue::exploration::{LocationOption, LocationTable};
use nml_catalogue::skill::{SkillRowTo, SkillTable};
use nml_catalogue::{Catalogue, pack::KeywordRow};
use nml_exchange::print::{Chances, Table};

use super::tables;
use super::{Draft, ReferenceKind as Kind, ReferenceRow, ReferenceTable};
use crate::plain_words::in_a_row;
use crate::words::{keywords, reference as say};

/// Rules and rulings behind a keyword, by its name.
const OF_KEYWORDS: &[(&str, &[&str])] = &[
    ("ARMOUR PIERCING", &["V-23", "C-25"]),
    ("ASSAULT", &["KW-01", "C-41"]),
    ("AUTOMATIC", &["KW-02", "ATK-09"]),
    ("BLOCK", &["KW-03", "ATK-14", "C-42"]),
    ("CLEAVE", &["KW-04", "ATK-09"]),
    ("CONSUMABLE", &["C-55"]),
    ("CRITICAL", &["KW-05", "C-37"]),
    ("DEADLY", &["KW-06", "INJ-13", "INJ-15", "C-21", "C-23"]),
    ("FEAR", &["KW-07", "ATK-13"]),
    ("FIRE", &["KW-08", "INJ-17"]),
    ("FLYING", &["KW-09", "MOV-09", "MOV-10", "C-32"]),
    ("GAS", &["KW-08", "INJ-17"]),
    ("HEAVY", &["KW-10", "ACT-28", "C-40"]),
    ("INFILTRATOR", &["KW-11", "SET-09", "G-8"]),
    ("LEADER", &["KW-12", "MOR-03", "C-08"]),
    ("RISKY", &["KW-13", "ROL-02", "ROL-08", "ROL-09"]),
    ("SHRAPNEL", &["KW-08", "INJ-17"]),
    ("STRONG", &["KW-14"]),
    ("TOUGH", &["KW-15", "INJ-16", "C-57"]),
];

/// The entry of a keyword.
pub(super) fn keyword(row: &KeywordRow) -> Draft {
    let codes = OF_KEYWORDS.iter().find(|(name, _)| *name == row.name).map_or(&[][..], |(_, codes)| codes);
    Draft {
        words: vec![row.name.clone()],
        codes,
        ..Draft::new(Kind::Keyword, row.name.to_lowercase().replace(' ', "-"), row.name.clone(), keywords::meaning(row))
    }
}

/// What is the same in every pack: the battle.
pub(super) fn of_the_battle(catalogue: &Catalogue) -> Vec<Draft> {
    let mut all = actions();
    all.extend(rolls(catalogue));
    all.extend(markers());
    all.extend(states());
    all.extend(ground());
    all.extend(turn());
    all
}

/// The tables of a campaign, as a pack has them.
pub(super) fn of_a_campaign(catalogue: &Catalogue) -> Vec<Draft> {
    let progression = catalogue.campaign();
    let at = in_a_row(progression.advancements.iter().map(u8::to_string));
    let mut all = vec![
        shown(Kind::Campaign, "thresholds", chances(tables::campaign(catalogue)), &["SET-05"]),
        Draft {
            pages: &["104"],
            ..Draft::new(Kind::Campaign, "promotion", say::promotion(), say::promotion_text(progression.elite))
        },
        Draft {
            pages: &["104–111"],
            ..Draft::new(Kind::Campaign, "experience", say::experience(), say::experience_text(at))
        },
        trauma(catalogue),
        exploration(catalogue),
    ];
    all.extend(catalogue.exploration().tables.iter().map(locations));
    all.extend(catalogue.pack().skills.tables.iter().map(|table| skills(catalogue, table)));
    all
}

fn actions() -> Vec<Draft> {
    let table = tables::actions();
    let codes: [(&str, &[&str]); 7] = [
        ("move", &["ACT-10", "ACT-11", "ACT-12", "ACT-13", "ACT-14", "C-43"]),
        (
            "charge",
            &[
                "ACT-15", "ACT-16", "ACT-17", "ACT-18", "ACT-19", "ACT-20", "ACT-21", "ACT-22", "C-09", "C-10", "C-11",
                "C-14", "C-15", "C-16", "C-17",
            ],
        ),
        ("retreat", &["ACT-23", "ACT-24", "C-12", "C-13", "C-53"]),
        ("dash", &["ACT-25"]),
        ("shoot", &["ACT-26", "ACT-27", "ATK-02", "ATK-03", "ATK-16", "C-40", "C-41"]),
        ("fight", &["ACT-29", "ACT-30", "C-34", "C-49"]),
        ("other-actions", &["ACT-31", "ACT-33", "C-33"]),
    ];
    let whole = Draft {
        words: capitals(&["ACTION", "ACTIONS"]),
        codes: &["ACT-04", "ACT-05", "ACT-06", "ACT-08", "ACT-09", "ACT-32", "ACT-34", "C-06"],
        ..Draft::new(Kind::Action, "actions", table.name.clone(), table.note.clone())
    };
    let mut all = vec![whole];
    all.extend(rows(Kind::Action, table, &codes));
    all
}

fn rolls(catalogue: &Catalogue) -> Vec<Draft> {
    vec![
        shown(Kind::Roll, "success-roll", figures(tables::success()), &["ROL-01", "ROL-03"]),
        Draft {
            words: capitals(&["DICE"]),
            ..shown(
                Kind::Roll,
                "dice",
                figures(tables::dice()),
                &[
                    "ROL-04", "ROL-05", "ROL-06", "ROL-07", "ATK-01", "ATK-04", "ATK-05", "ATK-07", "ATK-08", "ATK-10",
                    "ATK-11", "ATK-12", "ATK-17", "C-35", "C-36", "C-39",
                ],
            )
        },
        shown(
            Kind::Roll,
            "injury-roll",
            figures(tables::injury()),
            &["INJ-01", "INJ-02", "INJ-06", "INJ-07", "INJ-18", "INJ-19"],
        ),
        Draft {
            words: capitals(&["INJURY DICE"]),
            ..shown(Kind::Roll, "injury-dice", figures(tables::injury_dice()), &["INJ-03", "INJ-10", "INJ-11", "C-37"])
        },
        Draft {
            words: capitals(&["INJURY MODIFIER", "INJURY MODIFIERS"]),
            ..shown(
                Kind::Roll,
                "injury-modifier",
                figures(tables::armour(catalogue)),
                &["INJ-04", "INJ-05", "INJ-12", "C-24", "C-25"],
            )
        },
        shown(Kind::Roll, "success-chances", chances(tables::success_chances()), &[]),
        shown(Kind::Roll, "injury-chances", chances(tables::injury_chances()), &[]),
    ]
}

fn markers() -> Vec<Draft> {
    let mut table = tables::markers();
    // FIRE, GAS and SHRAPNEL are keywords, each with an entry.
    table.rows.pop();
    let note = table.note.clone();
    let codes: [(&str, &[&str]); 4] = [
        ("blood", &["MRK-01", "MRK-02", "MRK-03", "MRK-04", "MRK-07", "MRK-08", "C-03", "C-04"]),
        ("blessing", &["MRK-05", "MRK-06", "C-04"]),
        ("infection", &[]),
        ("bloodbath", &["INJ-14", "INJ-15", "C-21", "C-22"]),
    ];
    let words: [&[&str]; 4] = [
        &["BLOOD", "BLOOD MARKER", "BLOOD MARKERS"],
        &["BLESSING", "BLESSING MARKER", "BLESSING MARKERS"],
        &["INFECTION", "INFECTION MARKER"],
        &[],
    ];
    let all = rows(Kind::Marker, table, &codes).into_iter().zip(words);
    all.map(|(draft, words)| {
        let text = if words.is_empty() { draft.text } else { format!("{} {note}", draft.text) };
        Draft { words: capitals(words), text, ..draft }
    })
    .collect()
}

fn states() -> Vec<Draft> {
    vec![
        shown(
            Kind::State,
            "down",
            figures(tables::down()),
            &["INJ-08", "DWN-01", "DWN-02", "DWN-03", "DWN-04", "DWN-05", "DWN-06", "MOV-14", "C-26", "C-27", "C-44"],
        ),
        Draft {
            codes: &["INJ-09"],
            ..Draft::new(Kind::State, "out-of-action", say::out_of_action(), say::out_of_action_text())
        },
        shown(
            Kind::State,
            "morale-check",
            figures(tables::morale()),
            &["MOR-01", "MOR-02", "MOR-04", "MOR-05", "MOR-06", "MOR-07", "C-05", "C-07", "C-50", "C-51"],
        ),
    ]
}

fn ground() -> Vec<Draft> {
    let codes: [(&str, &[&str]); 9] = [
        ("difficult", &["TER-03", "TER-06"]),
        ("dangerous", &["TER-04", "C-31"]),
        ("impassable", &["TER-05"]),
        ("behind-cover", &["TER-07", "ATK-06", "C-38"]),
        ("climb", &["MOV-01", "MOV-02", "MOV-11", "C-56"]),
        ("jump", &["MOV-03", "MOV-04", "MOV-05", "C-18", "C-19"]),
        ("jump-down", &["MOV-06"]),
        ("fall", &["MOV-07", "MOV-08", "C-28", "C-29"]),
        ("diving-charge", &["MOV-13", "ATK-15", "C-30"]),
    ];
    let words: [&[&str]; 3] = [&["DIFFICULT TERRAIN"], &["DANGEROUS TERRAIN"], &["IMPASSABLE TERRAIN"]];
    let mut all = vec![
        Draft {
            words: capitals(&["OPEN TERRAIN"]),
            codes: &["TER-01", "TER-02", "C-20", "C-58"],
            ..Draft::new(Kind::Ground, "open", say::ground_open(), say::ground_open_text())
        },
        Draft {
            codes: &["MOV-12"],
            ..Draft::new(Kind::Ground, "moved", say::ground_moved(), say::ground_moved_text())
        },
    ];
    let table = rows(Kind::Ground, tables::ground(), &codes).into_iter();
    let words = words.into_iter().chain(std::iter::repeat(&[][..]));
    all.extend(table.zip(words).map(|(draft, words)| Draft { words: capitals(words), ..draft }));
    all
}

fn turn() -> Vec<Draft> {
    let table = tables::turn();
    let whole = shown(Kind::Turn, "turn", figures(table.clone()), &["TRN-01", "TRN-05", "TRN-08"]);
    let codes: [(&str, &[&str]); 5] = [
        ("initiative", &["TRN-02", "TRN-03", "TRN-04", "C-01", "C-02"]),
        ("start-of-turn", &["TRN-06"]),
        ("activation", &["ACT-01", "ACT-02", "ACT-03", "ACT-07"]),
        ("morale-phase", &[]),
        ("end-of-turn", &["TRN-07"]),
    ];
    let mut all = vec![
        Draft {
            codes: &["F-01", "F-03", "F-04", "F-05", "F-06", "F-07", "F-08", "F-09", "F-10", "F-11", "F-12"],
            ..Draft::new(Kind::Turn, "measuring", say::measuring(), say::measuring_text())
        },
        Draft {
            codes: &[
                "F-02", "SET-01", "SET-02", "SET-03", "SET-04", "SET-06", "SET-07", "SET-08", "SET-10", "G-5", "G-10",
                "SCENARIO", "C-45", "C-46", "C-47", "C-48",
            ],
            ..Draft::new(Kind::Turn, "set-up", say::set_up(), say::set_up_text())
        },
        whole,
    ];
    // Its step of the Turn says nothing that the Morale Check does not.
    all.extend(rows(Kind::Turn, table, &codes).into_iter().filter(|draft| draft.id != "morale-phase"));
    all.push(Draft {
        codes: &["END-01", "END-02", "END-03", "END-04", "END-05", "C-54", "C-59"],
        ..Draft::new(Kind::Turn, "end-of-game", say::end_of_game(), say::end_of_game_text())
    });
    all
}

fn trauma(catalogue: &Catalogue) -> Draft {
    let trauma = catalogue.trauma();
    let row = |row: &nml_catalogue::trauma::TraumaRow| {
        let (first, last) = (row.rolls.first(), row.rolls.last());
        let roll = match (first, last) {
            (Some(first), Some(last)) if first != last => format!("{first}–{last}"),
            (Some(only), _) => only.to_string(),
            (None, _) => String::new(),
        };
        ReferenceRow { cells: vec![roll, row.name.clone(), row.text.clone()] }
    };
    Draft {
        table: Some(ReferenceTable {
            head: vec!["D66".to_owned(), say::result(), say::means()],
            rows: trauma.rows.iter().map(row).collect(),
        }),
        pages: &["101–103"],
        ..Draft::new(Kind::Campaign, "trauma", say::trauma(), say::trauma_text(trauma.dead_up_to, trauma.scars))
    }
}

/// How many dice, on which tables.
fn exploration(catalogue: &Catalogue) -> Draft {
    let exploration = catalogue.exploration();
    let rows = exploration.stages.iter().map(|stage| {
        let named = stage.tables.iter().filter_map(|id| exploration.table(id)).map(|table| table.name.as_str());
        ReferenceRow { cells: vec![stage.from.to_string(), stage.dice.to_string(), in_a_row(named)] }
    });
    Draft {
        table: Some(ReferenceTable {
            head: vec![say::from_game(), say::exploration_dice(), say::exploration_tables()],
            rows: rows.collect(),
        }),
        pages: &["113–115"],
        ..Draft::new(Kind::Campaign, "exploration", say::exploration(), say::exploration_text(exploration.loot))
    }
}

fn locations(table: &LocationTable) -> Draft {
    let told = |option: &LocationOption| say::option(option.name.as_str(), option.text.as_str());
    let rows = table.locations.iter().map(|location| {
        let options: Vec<String> = location.options.iter().map(told).collect();
        ReferenceRow { cells: vec![location.total.to_string(), location.name.clone(), options.join(" · ")] }
    });
    Draft {
        table: Some(ReferenceTable { head: vec![say::total(), say::location(), say::means()], rows: rows.collect() }),
        pages: &["113–115"],
        ..Draft::new(
            Kind::Campaign,
            format!("exploration-{}", table.id),
            say::exploration_table(table.name.as_str()),
            String::new(),
        )
    }
}

fn skills(catalogue: &Catalogue, table: &SkillTable) -> Draft {
    let rows = table.rows.iter().map(|row| {
        let (name, text) = match &row.to {
            SkillRowTo::Skill(id) => {
                catalogue.skill(id).map_or_else(Default::default, |skill| (skill.name.clone(), skill.text.clone()))
            }
            SkillRowTo::Patron => (say::patron(), say::patron_text()),
        };
        ReferenceRow { cells: vec![row.roll.to_string(), name, text] }
    });
    Draft {
        table: Some(ReferenceTable { head: vec!["2D6".to_owned(), say::skill(), say::means()], rows: rows.collect() }),
        pages: &["104–111"],
        ..Draft::new(
            Kind::Campaign,
            format!("skills-{}", table.id),
            say::skill_table(table.name.as_str()),
            String::new(),
        )
    }
}

/// An entry for each row of a table, in its order.
fn rows(kind: Kind, table: Table, codes: &[(&'static str, &'static [&'static str])]) -> Vec<Draft> {
    let named = table.rows.into_iter().zip(codes);
    named.map(|(row, (id, codes))| Draft { codes, ..Draft::new(kind, *id, row.name, row.text) }).collect()
}

/// A table as one entry: its name, the line below it, its rows.
fn shown(
    kind: Kind,
    id: &str,
    (name, note, table): (String, String, ReferenceTable),
    codes: &'static [&'static str],
) -> Draft {
    Draft { table: Some(table), codes, ..Draft::new(kind, id, name, note) }
}

fn figures(table: Table) -> (String, String, ReferenceTable) {
    let rows = table.rows.into_iter().map(|row| ReferenceRow { cells: vec![row.name, row.text] }).collect();
    (table.name, table.note, ReferenceTable { head: Vec::new(), rows })
}

fn chances(table: Chances) -> (String, String, ReferenceTable) {
    let head = std::iter::once(table.of).chain(table.head).collect();
    let rows = table.rows.into_iter();
    let rows = rows.map(|(name, cells)| ReferenceRow { cells: std::iter::once(name).chain(cells).collect() }).collect();
    (table.name, String::new(), ReferenceTable { head, rows })
}

fn capitals(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}
