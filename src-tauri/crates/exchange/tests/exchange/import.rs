//! Warbands of other programs, one sample each, and what happens to everything a roster has no place for.

use std::sync::{Arc, LazyLock};

use nml_catalogue::ExplorationSkill;
use nml_exchange::import::{self, Imported, Source, Stated};
use nml_exchange::pack::{self, Loaded};
use nml_warband::{Roster, check};
use serde_json::{Value, json};

static SHIPPED: LazyLock<Arc<Loaded>> = LazyLock::new(|| pack::embedded().unwrap());

const NEW_RECRUIT: &[u8] = include_bytes!("../samples/new-recruit.json");
const ROS: &[u8] = include_bytes!("../samples/new-recruit.ros");
const ROSZ: &[u8] = include_bytes!("../samples/new-recruit.rosz");
const SHARE: &[u8] = include_bytes!("../samples/companion-share.json");
const WARBAND: &[u8] = include_bytes!("../samples/companion-warband.json");
const TTS: &[u8] = include_bytes!("../samples/companion-tts.json");
const TEXT: &[u8] = include_bytes!("../samples/companion.txt");
const COMPENDIUM: &[u8] = include_bytes!("../samples/compendium.json");

fn read(bytes: &[u8]) -> Imported {
    import::read(bytes, "the file", &SHIPPED.catalogue).unwrap()
}

fn read_json(document: &Value) -> Imported {
    read(document.to_string().as_bytes())
}

/// A sample, changed.
fn changed(sample: &[u8], pointer: &str, value: Value) -> Imported {
    let mut document: Value = serde_json::from_slice(sample).unwrap();
    *document.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer}")) = value;
    read_json(&document)
}

fn unmatched(imported: &Imported) -> Vec<(&str, &str)> {
    imported.report.unmatched.iter().map(|line| (line.what.as_str(), line.place.as_str())).collect()
}

/// Ada Fenn and Corin of the Sample Watch, as far as every format has them.
fn ada_and_corin(roster: &Roster) {
    assert_eq!((roster.name.as_str(), roster.faction.as_str()), ("Sample Watch", "new-antioch"));
    let ada = &roster.models[0];
    assert_eq!((ada.name.as_deref(), ada.entry.as_str()), (Some("Ada Fenn"), "lieutenant"));
    assert_eq!(
        (ada.items.as_slice(), ada.skills.as_slice()),
        (&["standard-armour".to_owned()][..], &["ranged-proficiency".into()][..])
    );
    assert_eq!(ada.injuries.iter().map(|mark| mark.id.as_str()).collect::<Vec<_>>(), ["leg-wound"]);
    assert_eq!((ada.scars, ada.promoted), (1, false), "a Leg Wound brings a Battle Scar; a Lieutenant is ELITE anyway");
    if let Some(corin) = roster.models.get(1) {
        assert_eq!((corin.name.as_deref(), corin.entry.as_str()), (Some("Corin"), "yeoman"));
        assert_eq!(corin.items, ["bolt-action-rifle"]);
    }
    assert!(roster.campaign && roster.mustered && roster.variant.is_none());
    assert!(check(roster, &SHIPPED.catalogue).violations.iter().all(|found| found.code.as_str() == "MUST_BE_ARMED"));
}

#[test]
fn a_new_recruit_roster_is_the_same_in_all_three_forms() {
    let [json, ros, rosz] = [NEW_RECRUIT, ROS, ROSZ].map(read);
    ada_and_corin(&json.roster);
    assert_eq!((json.roster.models.len(), json.roster.models[0].experience, json.roster.glory), (2, 3, 1));
    assert_eq!((&json.roster, &json.report), (&ros.roster, &ros.report));
    assert_eq!((&json.roster, &json.report), (&rosz.roster, &rosz.report));
    let sources = [json.source, ros.source, rosz.source];
    assert_eq!(sources, [Source::NewRecruitJson, Source::NewRecruitRos, Source::NewRecruitRosz]);
    assert_eq!((json.report.matched.len(), unmatched(&json)), (10, vec![]));
    // What it may spend at most says nothing of a Strongbox.
    assert_eq!(json.roster.strongbox, 0);
    assert!(json.report.ignored.iter().any(|line| line.what == "800"));
}

#[test]
fn a_companion_share_document_holds_the_warband_as_it_is_unpacked() {
    let (share, warband) = (read(SHARE), read(WARBAND));
    ada_and_corin(&share.roster);
    assert_eq!(share.roster, warband.roster);
    assert_eq!((share.source, warband.source), (Source::TrenchCompanionShare, Source::TrenchCompanionWarband));
    let roster = &share.roster;
    assert_eq!((roster.models.len(), roster.models[0].experience), (2, 3));
    assert_eq!((roster.strongbox, roster.glory), (48, 1));
    let [fallen] = roster.fallen.as_slice() else { panic!("one is dead: {:?}", roster.fallen) };
    assert_eq!(
        (fallen.model.entry.as_str(), fallen.model.name.as_deref(), fallen.reason.as_str()),
        ("yeoman", None, "dead")
    );
    assert_eq!(unmatched(&share), vec![]);
    let ignored: Vec<&str> = share.report.ignored.iter().map(|line| line.what.as_str()).collect();
    for what in ["campaign_round 2", "victory_points 4", "notes"] {
        assert!(ignored.contains(&what), "{what}: {ignored:?}");
    }
    let [found] = roster.found.as_slice() else { panic!("one Location was found: {:?}", roster.found) };
    assert_eq!((found.location.as_str(), found.option.as_deref()), ("moonshine-stash", None));
    assert_eq!((roster.exploration_skills.as_slice(), roster.failed_promotions), (&[ExplorationSkill::ReRoll][..], 1));
    // Both say where; in the share document it is inside the text.
    assert!(share.report.matched.iter().all(|line| line.place.starts_with("/warband_data/")));
    assert!(warband.report.matched.iter().any(|line| line.place == "/models/0/model/list_injury/0"));
}

#[test]
fn the_simulators_export_names_no_faction_and_its_models_tell_which() {
    let tts = read(TTS);
    ada_and_corin(&tts.roster);
    assert_eq!((tts.source, tts.roster.models.len()), (Source::TrenchCompanionTts, 1));
    assert_eq!((tts.roster.strongbox, tts.roster.glory), (48, 1));
    assert!(tts.report.matched.iter().any(|line| line.why.contains("names no faction")));
    // Two factions have a Wretched: nobody guesses.
    let wretched = json!({"warband-name": "W", "models": [{"model-id": "md_wretched", "model-name": "Wretched"}]});
    let refused = import::read(wretched.to_string().as_bytes(), "w.json", &SHIPPED.catalogue).unwrap_err();
    assert_eq!(refused.code.name, "UNKNOWN_FACTION");
}

#[test]
fn a_text_is_read_by_names_that_mean_one_thing() {
    let text = read(TEXT);
    ada_and_corin(&text.roster);
    assert_eq!((text.source, text.roster.models.len(), text.roster.fallen.len()), (Source::TrenchCompanionText, 2, 1));
    assert!(text.report.matched.iter().all(|line| line.why.starts_with("by its name")));
    // A name may hold a comma, an unknown one is not guessed, an ambiguous one neither.
    let more = "## Al-Qarn ##\n\nFaction: House of Wisdom\nPatron: Sublime Gate\n\n## Elites ##\n\nThe Old Man - the Third - Jabirean Alchemist\n\
                • Upgrades: Philosophy Poetry and Theology\n• Equipment: Shovel, Koraktor, the Great Tome of Hell, Shovels\n• Mood: grim\n• Skills: -\n\
                \n## Reserves ##\nWretched\n\n## Pets ##\nRex\n";
    let more = read(more.as_bytes());
    assert_eq!(
        (more.roster.faction.as_str(), more.roster.variant.as_deref()),
        ("iron-sultanate", Some("house-of-wisdom"))
    );
    assert_eq!(more.roster.choices["patron"], "sublime-gate");
    let man = &more.roster.models[0];
    assert_eq!((man.name.as_deref(), man.entry.as_str()), (Some("The Old Man - the Third"), "jabirean-alchemist"));
    assert_eq!(man.options, ["philosophy"]);
    assert_eq!(man.items, ["shovel", "koraktor-the-great-tome-of-hell"]);
    let lost: Vec<&str> = more.report.unmatched.iter().map(|line| line.what.as_str()).collect();
    assert_eq!(lost, ["Pets", "Rex", "Mood: grim", "Shovels"]);
    let notes = ["Mood: grim: what it says is not known here", "Shovels: no such name is known"];
    assert_eq!((man.notes.as_slice(), more.roster.notes.len()), (&notes.map(str::to_owned)[..], 2));
    assert!(more.report.ignored.iter().any(|line| line.what == "reserve"));
}

#[test]
fn the_old_compendium_comes_with_its_armoury_and_pay_chest() {
    let old = read(COMPENDIUM);
    ada_and_corin(&old.roster);
    assert_eq!(
        (old.source, old.roster.arsenal.as_slice()),
        (Source::Compendium, &["bolt-action-rifle".to_owned()][..])
    );
    assert_eq!((old.roster.strongbox, old.roster.models[0].experience), (48, 3));
    assert_eq!(unmatched(&old), vec![]);
}

#[test]
fn an_id_that_nobody_knows_is_reported_and_stays_as_a_note() {
    // The name is right, the id is not: a name is never asked where there are ids.
    let armour = "/roster/forces/0/selections/1/selections/0";
    let imported = changed(NEW_RECRUIT, &format!("{armour}/entryId"), json!("0000::ffff-0000-0000-0000"));
    assert_eq!(unmatched(&imported), [("Standard Armour", armour)]);
    assert_eq!(imported.roster.models[0].items, Vec::<String>::new());
    assert_eq!(imported.roster.models[0].notes, ["Standard Armour: the id is not known here"]);
    assert_eq!(imported.roster.notes, Vec::<String>::new(), "it stands beside the model that it belongs to");
    assert_eq!(imported.report.unmatched[0].model, Some(1));
    // A model that is not known takes nothing along unseen.
    let imported = changed(NEW_RECRUIT, "/roster/forces/0/selections/2/entryId", json!("nobody"));
    assert_eq!(imported.roster.models.len(), 1);
    assert_eq!(unmatched(&imported).len(), 2, "the model and its rifle");
    assert_eq!(imported.roster.notes.len(), 2, "nobody on the roster is meant");
    let imported = changed(WARBAND, "/models/1/model/model", json!("md_dreadnought"));
    assert_eq!(
        unmatched(&imported).iter().map(|line| line.0).collect::<Vec<_>>(),
        ["md_dreadnought", "Bolt-Action Rifle"]
    );
    let imported = changed(WARBAND, "/faction/faction_property/object_id", json!("fc_newantioch_fv_newest"));
    assert_eq!(unmatched(&imported), [("fc_newantioch_fv_newest", "/faction/faction_property/object_id")]);
    assert_eq!((imported.roster.faction.as_str(), imported.roster.variant), ("new-antioch", None));
    let imported = changed(WARBAND, "/debts/ducats", json!(30));
    assert_eq!(unmatched(&imported), vec![]);
    assert!(imported.report.ignored.iter().any(|line| line.what == "30 ducats owed" && line.place == "/debts/ducats"));
}

#[test]
fn reserve_lost_and_promoted_models_are_told_apart() {
    let imported = changed(WARBAND, "/models/1/model/active", json!("reserved"));
    assert_eq!(imported.roster.models.len(), 2);
    assert!(imported.report.ignored.iter().any(|line| line.what == "reserve" && line.place == "/models/1/model"));
    let imported = changed(WARBAND, "/models/1/model/active", json!("lost"));
    let gone: Vec<&str> = imported.roster.fallen.iter().map(|fallen| fallen.reason.as_str()).collect();
    assert_eq!(gone, ["lost", "dead"]);
    let imported = changed(WARBAND, "/models/1/model/active", json!("imprisoned"));
    assert_eq!(
        (imported.roster.models.len(), unmatched(&imported)),
        (2, vec![("imprisoned", "/models/1/model/active")])
    );
    let imported = changed(WARBAND, "/models/1/model/elite", json!(true));
    assert!(imported.roster.models[1].promoted && !imported.roster.models[0].promoted);
    // Battle Scars that no mark brought.
    let imported = changed(WARBAND, "/models/0/model/scar_reserves", json!(1));
    assert_eq!(imported.roster.models[0].scars, 2);
    // Without ratings the Strongbox is what the bank held, less the prices paid: 200 - 70 - 15 - 30 - 7 - 30.
    let imported = changed(WARBAND, "/context/stored_ratings", json!({}));
    assert_eq!(imported.roster.strongbox, 48);
}

fn selection(id: &str, name: &str, kind: &str, more: Value) -> Value {
    let mut selection = json!({"id": "x", "entryId": format!("a-link::{id}"), "name": name, "type": kind, "number": 1});
    selection.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    selection
}

fn roster_of(catalogue: &str, selections: &[Value]) -> Value {
    json!({"roster": {
        "gameSystemId": "sys-4f3d-c5c9-7df1-ad01", "name": "Trial",
        "costLimits": [{"typeId": "8d43-33fd-332d-17a6", "value": 900}],
        "forces": [{"catalogueId": catalogue, "selections": selections}],
    }})
}

const SULTANATE: &str = "72ab-daa4-80ee-e9a5";
const AZEB: &str = "0e7e-9167-f044-9493";
const PILE: &str = "c0cb-8f53-98d4-abc9";

#[test]
fn a_unit_may_wrap_its_model_and_a_pile_is_the_arsenal() {
    let ducats = json!({"costs": [{"typeId": "8d43-33fd-332d-17a6", "value": 10}]});
    let rifle = |more: Value| selection("4c87-312e-7aa1-4de0", "Bolt-Action Rifle", "upgrade", more);
    let wrapper = json!({"customName": "Jawhar", "selections": [
        selection(AZEB, "Kavass", "model", json!({"selections": [rifle(ducats.clone())]})),
    ]});
    let pile = json!({"selections": [selection("group", "Storage", "upgrade", json!({"selections": [rifle(json!({"number": 2}))]}))]});
    let document = roster_of(
        SULTANATE,
        &[
            selection("unit-0", "Kavass", "unit", wrapper),
            selection(
                AZEB,
                "Azeb",
                "model",
                json!({"number": 2, "selections": [rifle(json!({"number": 2, "costs": ducats["costs"]}))]}),
            ),
            selection(PILE, "Pile of Stuff", "model", pile),
        ],
    );
    let imported = read_json(&document);
    let names: Vec<_> = imported.roster.models.iter().map(|model| model.name.as_deref()).collect();
    assert_eq!(names, [Some("Jawhar"), None, None]);
    assert!(imported.roster.models.iter().all(|model| model.entry == "azeb" && model.items == ["bolt-action-rifle"]));
    assert_eq!(imported.roster.arsenal, ["bolt-action-rifle", "bolt-action-rifle"]);
    assert_eq!(unmatched(&imported), [("Storage", "/roster/forces/0/selections/2/selections/0")]);
}

#[test]
fn what_comes_with_a_model_is_not_bought_again() {
    let shovel = |more: Value| selection("d0a8-ad68-ad47-83f5", "Shovel", "upgrade", more);
    let sapper = |with: Value| {
        roster_of(SULTANATE, &[selection("e874-ea2b-96ed-0f9a", "Sapper", "model", json!({"selections": [with]}))])
    };
    let own = read_json(&sapper(shovel(json!({}))));
    assert_eq!(own.roster.models[0].items, Vec::<String>::new());
    assert!(own.report.ignored.iter().any(|line| line.what == "Shovel" && line.why == "it comes with the model"));
    let bought = read_json(&sapper(shovel(json!({"costs": [{"value": 5}]}))));
    assert_eq!(bought.roster.models[0].items, ["shovel"]);
}

#[test]
fn kit_of_another_armoury_keeps_its_faction() {
    let rifle = |more: Value| selection("59f8-6e58-ec2a-d39b", "Automatic Rifle", "upgrade", more);
    let wisdom = json!({"selections": [rifle(json!({"group": "Weapon Collections::New Antioch::Ranged Weapons"}))]});
    let document = roster_of(
        SULTANATE,
        &[
            selection("c2b1-d49e-937b-2f87", "The House of Wisdom", "upgrade", wisdom),
            selection(AZEB, "Azeb", "model", json!({"selections": [rifle(json!({"costs": [{"value": 45}]}))]})),
        ],
    );
    let imported = read_json(&document);
    let azeb = &imported.roster.models[0];
    assert_eq!((azeb.items.len(), azeb.foreign_items.len()), (0, 1));
    assert_eq!(
        (azeb.foreign_items[0].item.as_str(), azeb.foreign_items[0].faction.as_str()),
        ("automatic-rifle", "new-antioch")
    );
    assert_eq!((imported.roster.arsenal.len(), unmatched(&imported)), (0, vec![]));
}

#[test]
fn what_was_chosen_in_an_option_stands_behind_it() {
    let below = json!({"selections": [selection("f606-4316-044d-4503", "Legionnaire", "upgrade", json!({"selections": [
        selection("47e6-8d3a-8720-e02e", "Ranged", "upgrade", json!({})),
    ]}))]});
    let trooper = selection("3844-b41c-9ecc-85b9", "Heretic Trooper", "model", below);
    let imported = read_json(&roster_of("6941-ec54-3001-8288", &[trooper]));
    assert_eq!(imported.roster.models[0].options, ["legionnaire:ranged"]);
    assert_eq!(unmatched(&imported), vec![]);
}

#[test]
fn two_models_of_one_team_are_a_fireteam_and_three_are_a_question() {
    let yeoman = || {
        let team = selection("3863-802b-f84f-d11c", "Fireteam Alpha", "upgrade", json!({}));
        selection("f2c3-86d1-5924-093f", "Yeoman", "model", json!({"selections": [team]}))
    };
    let two = read_json(&roster_of("707d-5bdf-586e-f704", &[yeoman(), yeoman()]));
    assert_eq!((two.roster.fireteams.as_slice(), unmatched(&two)), (&[[1, 2]][..], vec![]));
    let three = read_json(&roster_of("707d-5bdf-586e-f704", &[yeoman(), yeoman(), yeoman()]));
    assert_eq!(three.roster.fireteams, Vec::<[u32; 2]>::new());
    assert_eq!(unmatched(&three).len(), 1);
}

#[test]
fn a_companion_fireteam_names_its_members() {
    let document: Value = serde_json::from_slice(WARBAND).unwrap();
    let id = |index: usize| document["models"][index]["model"]["id"].clone();
    let team = |members: [Value; 2]| json!([{"object_id": "ft_standard", "selections": members.map(|id| json!({"option_refID": "ot", "selection_ID": id}))}]);
    let pair = changed(WARBAND, "/fireteams", team([id(0), id(1)]));
    assert_eq!((pair.roster.fireteams.as_slice(), unmatched(&pair)), (&[[1, 2]][..], vec![]));
    let half = changed(WARBAND, "/fireteams", team([id(0), Value::Null]));
    assert_eq!((half.roster.fireteams.len(), unmatched(&half).len()), (0, 1));
    let stranger = changed(WARBAND, "/fireteams", team([json!("nobody"), Value::Null]));
    assert_eq!(unmatched(&stranger), [("nobody", "/fireteams/0")]);
}

#[test]
fn a_companion_purchase_says_whose_armoury_it_was() {
    let rifle = "/models/1/model/equipment/0";
    let mut document: Value = serde_json::from_slice(WARBAND).unwrap();
    *document.pointer_mut("/faction/faction_property/object_id").unwrap() = json!("fc_ironsultanate_fv_houseofwisdom");
    *document.pointer_mut(&format!("{rifle}/equipment/equipment_id/object_id")).unwrap() = json!("eq_machinearmour");
    let sellers = json!(["fc_newantioch", "fc_newantioch_fv_redbrigade", "fc_cf_nobodyknows"]);
    *document.pointer_mut(&format!("{rifle}/purchase/custom_rel/faction_id")).unwrap() = sellers;
    let foreign = &read_json(&document).roster.models[1].foreign_items;
    assert_eq!(
        foreign.iter().map(|kit| (kit.item.as_str(), kit.faction.as_str())).collect::<Vec<_>>(),
        [("machine-armour", "new-antioch")]
    );
}

#[test]
fn promotions_and_scars_that_are_written_count_as_written() {
    let below = json!({"selections": [
        selection("4252-ed12-c088-aa07", "Elite Promotion", "upgrade", json!({})),
        selection("ccdc-a47d-d05e-7318", "Scar(s)", "upgrade", json!({"number": 2})),
        selection("5079-5217-614e-c35e", "Leg Wound [31]", "upgrade", json!({})),
    ]});
    let yeoman = selection("f2c3-86d1-5924-093f", "Yeoman", "model", below);
    let imported = read_json(&roster_of("707d-5bdf-586e-f704", &[yeoman]));
    let model = &imported.roster.models[0];
    assert_eq!((model.promoted, model.scars, model.injuries.len()), (true, 2, 1));
    assert!(imported.roster.mustered && imported.roster.campaign, "it has fought");
}

#[test]
fn a_warband_that_musters_keeps_its_budget() {
    let imported = read_json(&roster_of(SULTANATE, &[]));
    assert_eq!(
        (imported.roster.budget_ducats, imported.roster.mustered, imported.roster.campaign),
        (Some(900), false, false)
    );
    assert_eq!(imported.roster.name, "Trial");
}

#[test]
fn what_a_file_says_it_is_worth_is_told() {
    // The one Glory that New Recruit counts is held, not spent.
    for sample in [NEW_RECRUIT, ROS, SHARE, TTS, TEXT] {
        let stated = read(sample).report.stated;
        assert_eq!((stated.ducats, stated.glory), (Some(152), Some(0)));
    }
    assert_eq!(read(COMPENDIUM).report.stated, Stated::default());
}

#[test]
fn a_key_that_stands_twice_is_refused_in_one_line() {
    let twice = |text: &str| import::read(text.as_bytes(), "w.json", &SHIPPED.catalogue).unwrap_err().to_string();
    assert_eq!(
        twice(r#"{"faction": "new-antioch", "models": [{"model": "yeoman", "model": "lieutenant"}]}"#),
        "w.json at /models/0: It cannot be read: the key “model” appears twice."
    );
    // In a text inside the document too, and where the second one is of no account.
    let inner = json!({"warband_data": "{\"faction\": {}, \"a\": 1, \"a\": 2}"}).to_string();
    assert!(twice(&inner).contains("the key “a” appears twice"), "{}", twice(&inner));
    assert!(
        nml_exchange::list::read(br#"{"faction": "court", "models": [], "faction": "court"}"#, &SHIPPED.catalogue)
            .unwrap_err()
            .message
            .contains("appears twice")
    );
}
