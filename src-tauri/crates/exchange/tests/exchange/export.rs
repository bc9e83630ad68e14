//! What goes out comes back: a legal list in every format that can carry it, and the export names what it cannot carry.

use std::sync::{Arc, LazyLock};

use nml_catalogue::Catalogue;
use nml_exchange::export::{Form, export};
use nml_exchange::import::{self, Source};
use nml_exchange::list;
use nml_exchange::pack::{self, Loaded};
use nml_exchange::picture::Pictures;
use nml_warband::{Command, Injury, Model, Roster, check, decide, evolve, offers};
use proptest::prelude::*;
use serde_json::Value;

static SHIPPED: LazyLock<Arc<Loaded>> = LazyLock::new(|| pack::embedded().unwrap());

fn worked() -> Vec<Roster> {
    let cases: Vec<Value> = serde_json::from_str(include_str!("data/worked-lists.json")).unwrap();
    let samples = [
        include_str!("../../../../../data/samples/new-antioch.json"),
        include_str!("../../../../../data/samples/heretic-legions.json"),
    ];
    let documents = cases.iter().map(|case| case["list"].to_string()).chain(samples.map(str::to_owned));
    let read = |document: String| list::read(document.as_bytes(), &SHIPPED.catalogue).unwrap().0;
    documents.map(read).filter(|roster| check(roster, &SHIPPED.catalogue).legal).collect()
}

/// What a list is, in any order of its models and of what they have.
fn plain(roster: &Roster) -> Vec<[Vec<String>; 5]> {
    let sorted = |list: &[String]| {
        let mut list = list.to_vec();
        list.sort();
        list
    };
    let of = |model: &Model| {
        let foreign: Vec<String> =
            model.foreign_items.iter().map(|kit| format!("{} {}", kit.faction, kit.item)).collect();
        let name = model.name.iter().cloned().collect();
        [vec![model.entry.clone()], name, sorted(&model.options), sorted(&model.items), sorted(&foreign)]
    };
    let mut models: Vec<_> = roster.models.iter().map(of).collect();
    models.sort();
    models
}

/// Exports and imports; what was not said to be left out is there again, and judged the same.
fn there_and_back(roster: &Roster, form: Form) -> (Vec<String>, Option<Roster>) {
    let exported = export(roster, &Pictures::new(), &SHIPPED.catalogue, form).unwrap();
    let again = export(roster, &Pictures::new(), &SHIPPED.catalogue, form).unwrap();
    assert_eq!(exported.bytes, again.bytes, "the same Warband is the same file");
    let Ok(back) = import::read(&exported.bytes, "the export", &SHIPPED.catalogue) else {
        assert!(!exported.left_out.is_empty());
        return (exported.left_out, None);
    };
    let source = match form {
        Form::Text => Source::TrenchCompanionText,
        Form::NewRecruit => Source::NewRecruitRos,
        Form::Tts => Source::TrenchCompanionTts,
        Form::Native => Source::Roster,
    };
    assert_eq!(back.source, source);
    if exported.left_out.is_empty() {
        assert_eq!((&back.roster.faction, &back.roster.variant), (&roster.faction, &roster.variant));
        assert_eq!((&back.roster.choices, back.roster.fireteams.len()), (&roster.choices, roster.fireteams.len()));
        assert_eq!(plain(&back.roster), plain(roster));
        assert_eq!(back.report.unmatched, vec![]);
        let [there, here] = [roster, &back.roster].map(|roster| check(roster, &SHIPPED.catalogue));
        assert_eq!(
            (there.legal, there.total_ducats, there.total_glory),
            (here.legal, here.total_ducats, here.total_glory)
        );
        assert_eq!(there.budget_ducats, here.budget_ducats);
    }
    (exported.left_out, Some(back.roster))
}

#[test]
fn a_legal_list_comes_back_the_same_in_each_format_that_can_carry_it() {
    let lists = worked();
    assert!(lists.len() > 5);
    for form in Form::ALL {
        let mut whole = 0;
        for roster in &lists {
            let (left_out, _) = there_and_back(roster, form);
            whole += usize::from(left_out.is_empty());
            // What a format has no words for, and nothing else, may be missing.
            let known: &[&str] = match form {
                Form::Native => &[],
                Form::NewRecruit => &["Mercenaries", "that it plays a campaign", "what it may spend"],
                Form::Text => &[
                    "what the Warband chose",
                    "Fireteams",
                    "that it plays a campaign",
                    "what it may spend",
                    "options",
                    ": the model",
                    "Battlekit",
                ],
                Form::Tts => &[
                    "nothing of it can be",
                    "the faction",
                    "the variant",
                    "what the Warband chose",
                    "Fireteams",
                    "that it plays a campaign",
                    "options",
                    ": the model",
                    "Battlekit",
                ],
            };
            for line in &left_out {
                assert!(known.iter().any(|known| line.contains(known)), "{form:?} {}: {line}", roster.faction);
            }
        }
        let least = match form {
            Form::Native => lists.len(),
            Form::NewRecruit => lists.len() * 3 / 4,
            Form::Text => lists.len() / 2,
            Form::Tts => lists.len() / 4,
        };
        assert!(whole >= least, "{form:?}: {whole} of {} come back whole, expected {least}", lists.len());
    }
}

#[test]
fn what_a_campaign_knows_comes_back_or_is_said() {
    let mut roster = worked().into_iter().find(|roster| roster.models.len() > 3 && roster.variant.is_none()).unwrap();
    (roster.campaign, roster.mustered, roster.strongbox, roster.glory) = (true, true, 31, 2);
    (roster.budget_ducats, roster.budget_glory) = (None, None);
    roster.arsenal = vec!["pistol".into(), "trench-club".into(), "pistol".into()];
    let model = &mut roster.models[1];
    (model.experience, model.scars) = (4, 1);
    model.injuries = vec![Injury { id: "leg-wound".into(), noted: None, battle: None }];
    model.skills = vec!["nimble".into()];
    model.name = Some("Anna “the <Saw>” & Co.".into());
    roster.models[2].notes = vec!["a whistle: the id is not known here".into()];
    for (form, expected) in [
        (Form::Native, &[][..]),
        (Form::NewRecruit, &["the Strongbox", "notes"]),
        (Form::Text, &["notes"]),
        (Form::Tts, &["the Arsenal", "experience", "notes"]),
    ] {
        let (left_out, back) = there_and_back(&roster, form);
        assert_eq!(left_out.len(), expected.len(), "{form:?}: {left_out:?}");
        assert!(expected.iter().all(|word| left_out.iter().any(|line| line.contains(word))), "{form:?}: {left_out:?}");
        let back = back.unwrap();
        let anna = back.models.iter().find(|model| model.name.as_deref() == roster.models[1].name.as_deref()).unwrap();
        assert_eq!((anna.skills.as_slice(), anna.injuries.len(), anna.scars), (&["nimble".into()][..], 1, 1));
    }
}

#[test]
fn the_documents_are_what_their_readers_expect() {
    let (roster, _) = list::read(
        br#"{"faction": "new-antioch", "models": [{"model": "lieutenant", "name": "Ada", "items": ["pistol", "standard-armour"]}]}"#,
        &SHIPPED.catalogue,
    )
    .unwrap();
    let written =
        |form| String::from_utf8(export(&roster, &Pictures::new(), &SHIPPED.catalogue, form).unwrap().bytes).unwrap();
    let text = written(Form::Text);
    assert!(text.starts_with("## ") && text.contains("\nAda - Lieutenant\n• Cost: "), "{text}");
    assert!(
        text.contains("Faction: Principality of New Antioch\n")
            && text.contains("• Equipment: Pistol, Standard Armour\n"),
        "{text}"
    );
    let tts: Value = serde_json::from_str(&written(Form::Tts)).unwrap();
    let ada = &tts["models"][0];
    assert_eq!((ada["model-id"].as_str(), ada["name"].as_str()), (Some("md_lieutenant"), Some("Ada")));
    assert_eq!((ada["stat-move"].as_str(), ada["stat-armour"].as_str()), (Some("6\""), Some("-1")));
    assert_eq!(ada["equipment"][0]["equipment-type"], "ranged weapon");
    let ros = written(Form::NewRecruit);
    assert!(
        ros.contains("Experimental: ") && ros.contains("gameSystemId=\"sys-4f3d-c5c9-7df1-ad01\""),
        "it says what it is"
    );
    let native: Value = serde_json::from_str(&written(Form::Native)).unwrap();
    assert_eq!(native["format"], "nml.roster");
}

/// A Warband built by taking, again and again, something that may be had.
fn bought(faction: usize, picks: &[u16]) -> Roster {
    let faction = &SHIPPED.catalogue.pack().factions[faction];
    let mut roster =
        Roster { name: "By chance".into(), faction: faction.id.clone(), next_model: 1, ..Roster::default() };
    if let Some(choice) = faction.choices.first() {
        roster.choices.insert(choice.id.clone(), choice.options[0].id.clone());
    }
    let entries: Vec<&str> = Catalogue::all_entries(faction).map(|entry| entry.id.as_str()).collect();
    for pick in picks.iter().copied().map(usize::from) {
        let command = if pick % 3 == 0 || roster.models.is_empty() {
            Command::AddModel { entry: entries[pick / 3 % entries.len()].into(), name: None, price: None }
        } else {
            let place = pick / 3 % roster.models.len();
            let open: Vec<String> = offers(&roster, place, &SHIPPED.catalogue)
                .into_iter()
                .filter(|offer| offer.against.is_empty() && offer.worsens.is_empty())
                .map(|offer| offer.item)
                .collect();
            let Some(item) = open.get(pick / 7 % open.len().max(1)) else { continue };
            Command::BuyItem { model: roster.models[place].id, item: item.clone(), faction: None, price: None }
        };
        let mut next = roster.clone();
        for event in decide(&roster, &command).unwrap() {
            evolve(&mut next, &event);
        }
        roster = next;
    }
    roster
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn bought_at_random_it_comes_back_or_is_said(faction in 0..6_usize, picks in proptest::collection::vec(any::<u16>(), 1..24)) {
        let roster = bought(faction, &picks);
        for form in Form::ALL {
            let (left_out, back) = there_and_back(&roster, form);
            if form == Form::Native {
                prop_assert_eq!(left_out, Vec::<String>::new());
                prop_assert_eq!(back, Some(roster.clone()));
            }
        }
    }
}
