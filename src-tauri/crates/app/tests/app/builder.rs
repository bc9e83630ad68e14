//! The builder's calls: what is struck out, who each fix is for, choices, Fireteams, waivers.

use std::collections::BTreeMap;

use crate::kit::{call, close, edit, faces, fought, model, open_warband, refused, sample, say, session};
use nml_app::open_book::BookState;
use nml_app::warbands::{Decision, Offer, OfferKind, Warband};
use nml_warband::ViolationCode;
use serde_json::{Value, json};

/// Every piece that is struck, as `model: piece`.
fn struck(warband: &Warband) -> Vec<String> {
    let lines = warband.models.iter();
    lines.flat_map(|m| m.kit.iter().filter(|kit| kit.wrong).map(|kit| format!("{}: {}", m.name, kit.name))).collect()
}

fn mustered(session: &nml_app::session::Session, faction: &str) -> Warband {
    call(session, "warband_muster", json!({ "name": "The Draft", "faction": faction, "variant": null }))
}

fn decision<'w>(warband: &'w Warband, id: &str) -> &'w Decision {
    warband.decisions.iter().find(|decision| decision.id == id).unwrap_or_else(|| panic!("no {id}"))
}

#[test]
fn the_history_calls_entries_and_options_as_the_builder_does() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let _: BookState = call(&session, "book_new", json!({ "holds": "nothing" }));
    let draft = json!({ "name": "The House", "faction": "iron-sultanate", "variant": "house-of-wisdom" });
    let mut draft: Warband = call(&session, "warband_muster", draft);
    for entry in ["janissary", "lion-of-jabir", "azeb", "azeb", "takwin-homunculus"] {
        draft = edit(&session, &draft.id, &json!({ "kind": "add_model", "entry": entry }));
    }
    let names: Vec<String> = draft.models.iter().map(|model| model.name.clone()).collect();
    let of = |entry: &str| draft.models.iter().find(|model| model.entry == entry).unwrap().id;
    for (model, option) in [
        (of("lion-of-jabir"), "fierce"),
        (of("azeb"), "kavass"),
        (of("takwin-homunculus"), "human-hands"),
        (of("takwin-homunculus"), "additional-arm"),
    ] {
        edit(&session, &draft.id, &json!({ "kind": "take_option", "model": model, "option": option }));
    }
    let told: Value = call(&session, "warband_history", json!({ "warband": draft.id }));
    let mut said: Vec<&str> = told.as_array().unwrap().iter().map(|line| line["said"].as_str().unwrap()).collect();
    said.reverse();
    assert_eq!(names[0], "Fāris", "as the variant has it");
    let first = said.iter().position(|said| *said == "Fāris joins").unwrap();
    assert_eq!(
        said[first..],
        [
            "Fāris joins",
            "Lion of Jabir joins",
            "Azeb joins",
            "Azeb joins",
            "Takwin Homunculus joins",
            "Fierce Lion for Lion of Jabir",
            "Kavass (Studied Blade) for Azeb 1",
            "Human Hands for Takwin Homunculus",
            "Additional Arm for Takwin Homunculus",
        ]
    );
}

#[test]
fn a_piece_is_struck_on_the_model_that_may_not_have_it_and_on_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    let wat = model(&open_warband(&session, &redoubt), "Wat");
    // Aldous Reyne wears the same armour, and selling his would mend the budget too.
    let draft = edit(&session, &redoubt, &json!({ "kind": "buy", "model": wat, "item": "reinforced-armour" }));
    assert_eq!(struck(&draft), ["Wat: Reinforced Armour"]);
    let wrong: Vec<&str> = draft.models.iter().filter(|m| m.wrong).map(|m| m.name.as_str()).collect();
    assert_eq!(wrong, ["Wat"]);
}

#[test]
fn copies_past_a_limit_are_struck_and_the_first_ones_are_not() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    let mut draft = open_warband(&session, &redoubt);
    for _ in 0..3 {
        let heavy = model(&draft, "Sgt Holloway");
        draft = edit(&session, &redoubt, &json!({ "kind": "copy_model", "model": heavy }));
    }
    let guns = draft.models.iter().filter(|m| m.kit.iter().any(|kit| kit.item == "machine-gun")).count();
    assert_eq!(guns, 4);
    assert_eq!(struck(&draft).iter().filter(|line| line.ends_with("Machine Gun")).count(), 2, "{:?}", struck(&draft));
    assert!(!struck(&draft).contains(&"Sgt Holloway: Machine Gun".to_owned()));
}

#[test]
fn every_way_out_says_whose_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    // Nameless and namesake models, alike in everything, over the budget.
    let mut draft = open_warband(&session, &redoubt);
    for name in ["Wat", "Wat", "Tobin Allard"] {
        let like = draft.models.iter().find(|m| m.name == name).map_or_else(|| panic!("no {name}"), |m| m.id);
        draft = edit(&session, &redoubt, &json!({ "kind": "copy_model", "model": like }));
    }
    let wat = draft.models.iter().rfind(|m| m.entry_name == "Yeoman").unwrap().id;
    draft = edit(&session, &redoubt, &json!({ "kind": "rename_model", "model": wat, "name": "Wat" }));
    draft = edit(&session, &redoubt, &json!({ "kind": "set_budget", "ducats": draft.ducats.is - 1, "glory": null }));
    assert!(!draft.legal);
    let mut said: BTreeMap<String, Value> = BTreeMap::new();
    for mend in draft.violations.iter().flat_map(|violation| &violation.mends) {
        let edit = serde_json::to_value(&mend.edit).unwrap();
        let other = said.insert(mend.label.clone(), edit.clone());
        assert!(other.is_none_or(|other| other == edit), "two ways out are both called “{}”", mend.label);
    }
    assert!(!said.is_empty());
    assert!(said.keys().all(|label| label.starts_with("Dismiss ") || label.contains(" from ")), "{said:?}");
}

/// Nobody is sent away while giving a piece back would do.
#[test]
fn ways_out_begin_with_the_mildest() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    let piers = model(&open_warband(&session, &redoubt), "Piers Allard");
    let budget = open_warband(&session, &redoubt).ducats.is;
    let draft = edit(&session, &redoubt, &json!({ "kind": "buy", "model": piers, "item": "reinforced-armour" }));
    let draft = edit(&session, &draft.id, &json!({ "kind": "set_budget", "ducats": budget - 5, "glory": null }));
    let mut mild = 0;
    for violation in &draft.violations {
        let kinds = violation.mends.iter().map(|mend| serde_json::to_value(&mend.edit).unwrap()["kind"].clone());
        let leaves: Vec<bool> = kinds.map(|kind| kind == "remove_model" || kind == "dismiss").collect();
        assert!(leaves.is_sorted(), "{:?}", violation.mends);
        mild += leaves.iter().filter(|leaves| !**leaves).count();
    }
    assert!(mild > 1);
}

#[test]
fn where_two_of_one_model_are_missing_each_step_offers_that_model_and_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    call::<BookState>(&session, "book_new", json!({ "holds": "nothing" }));
    let variant = json!({ "name": "The Draft", "faction": "new-antioch", "variant": "prussian-stosstruppen" });
    let mut draft: Warband = call(&session, "warband_muster", variant);
    for has in ["has 0.", "has 1."] {
        let mut short =
            draft.violations.iter().filter(|v| v.message.contains("Shock Trooper") && v.message.ends_with(has));
        let short = short.next().unwrap_or_else(|| panic!("{:?}", draft.violations));
        let labels: Vec<&str> = short.mends.iter().map(|mend| mend.label.as_str()).collect();
        assert!(matches!(labels[..], [one] if one.starts_with("Add Shock Trooper, +")), "{labels:?}");
        draft = edit(&session, &draft.id, &serde_json::to_value(&short.mends[0].edit).unwrap());
    }
    assert!(!draft.violations.iter().any(|v| v.message.contains("Shock Trooper")), "{:?}", draft.violations);
}

#[test]
fn the_armoury_says_the_range_that_stands_on_the_card() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    call::<BookState>(&session, "book_new", json!({ "holds": "nothing" }));
    for (variant, range) in [(Value::Null, "8″"), (json!("prussian-stosstruppen"), "12″")] {
        let muster = json!({ "name": "The Draft", "faction": "new-antioch", "variant": variant });
        let draft: Warband = call(&session, "warband_muster", muster);
        let draft = edit(&session, &draft.id, &json!({ "kind": "add_model", "entry": "lieutenant" }));
        let wanted = json!({ "warband": draft.id, "model": draft.models[0].id });
        let offers: Vec<Offer> = call(&session, "warband_offers", wanted);
        let grenades = offers.iter().find(|offer| offer.id == "frag-grenades").unwrap();
        let fact = grenades.fact.as_deref().unwrap();
        assert!(fact.starts_with(range), "{variant}: {fact}");
        let buy = json!({ "kind": "buy", "model": draft.models[0].id, "item": "frag-grenades" });
        let armed = serde_json::to_string(&edit(&session, &draft.id, &buy).models[0].profile).unwrap();
        assert!(armed.contains(range), "the card says the same: {armed}");
    }
}

#[test]
fn compulsory_choices_are_asked_for_offered_whole_and_made() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    call::<BookState>(&session, "book_new", json!({ "holds": "nothing" }));
    let court = mustered(&session, "court");
    let sin = decision(&court, "sin");
    assert_eq!((sin.name.as_str(), &sin.chosen, sin.compulsory, sin.options.len()), ("Deadly Sin", &None, true, 7));
    let open = court.violations.iter().find(|v| v.code.as_str() == "MISSING_CHOICE").unwrap();
    let labels: Vec<&str> = open.mends.iter().map(|mend| mend.label.as_str()).collect();
    assert_eq!(labels.len(), 7, "all seven sins, not the first few: {labels:?}");
    assert!(labels.contains(&"Deadly Sin: Wrath"), "{labels:?}");
    let wrath = sin.options.iter().find(|option| option.name == "Wrath").unwrap();
    let chosen = edit(&session, &court.id, &serde_json::to_value(&wrath.edit).unwrap());
    assert_eq!(decision(&chosen, "sin").chosen.as_deref(), Some("wrath"));
    assert!(chosen.violations.iter().all(|v| v.code.as_str() != "MISSING_CHOICE"));

    let grail = mustered(&session, "black-grail");
    let names: Vec<&str> = grail.decisions.iter().map(|decision| decision.name.as_str()).collect();
    assert!(names.starts_with(&["Variant", "Noble Hierarchy"]), "{names:?}");
    let dirge = json!({ "kind": "set_variant", "variant": "dirge-of-the-great-hegemon" });
    let dirge = edit(&session, &grail.id, &dirge);
    assert!(dirge.decisions.iter().all(|decision| decision.id != "noble-hierarchy"), "that variant has none");
    let none = decision(&dirge, "variant").none.clone().unwrap();
    let back = edit(&session, &grail.id, &serde_json::to_value(&none).unwrap());
    assert_eq!(decision(&back, "variant").chosen, None);
}

#[test]
fn a_patron_is_chosen_from_those_that_take_this_warband() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    call::<BookState>(&session, "book_new", json!({ "holds": "nothing" }));
    let patrons = |warband: &Warband| -> Vec<String> {
        decision(warband, "patron").options.iter().map(|option| option.name.clone()).collect()
    };
    let antioch = mustered(&session, "new-antioch");
    assert_eq!(patrons(&antioch), ["Temporal Lord", "Warrior Saint", "Learned Saint", "Blessed Bartolomeo"]);
    assert_eq!(
        (decision(&antioch, "patron").compulsory, antioch.violations.len()),
        (false, 1),
        "no rule breaks over it"
    );
    let chosen = json!({ "kind": "choose", "choice": "patron", "value": "temporal-lord" });
    let chosen = edit(&session, &antioch.id, &chosen);
    assert_eq!(decision(&chosen, "patron").chosen.as_deref(), Some("temporal-lord"));
    let eire = edit(&session, &antioch.id, &json!({ "kind": "set_variant", "variant": "eire-rangers" }));
    let only = decision(&eire, "patron");
    assert_eq!((patrons(&eire), only.chosen.as_deref()), (vec!["Learned Saint".to_owned()], Some("learned-saint")));
    let court = mustered(&session, "court");
    assert_eq!(patrons(&court), ["Infernal Noble", "War Priest Charon"]);
    let greed = edit(&session, &court.id, &json!({ "kind": "choose", "choice": "sin", "value": "greed" }));
    assert_eq!(patrons(&greed), ["Infernal Noble", "Mammon", "War Priest Charon"]);
}

#[test]
fn fireteams_are_formed_parted_and_counted() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    let before = open_warband(&session, &redoubt);
    let [piers, tobin, wat, isolde, wenna] =
        ["Piers Allard", "Tobin Allard", "Wat", "Isolde Marsh", "Nurse Wenna"].map(|name| model(&before, name));
    let partner = |warband: &Warband, id: u32| warband.models.iter().find(|m| m.id == id).unwrap().fireteam;
    assert_eq!((partner(&before, piers), partner(&before, wat)), (Some(tobin), None));
    assert_eq!((before.fireteams.is, before.fireteams.of), (1, Some(2)));
    let parted = edit(&session, &redoubt, &json!({ "kind": "unpair", "model": piers }));
    assert_eq!((partner(&parted, tobin), parted.fireteams.is), (None, 0));
    edit(&session, &redoubt, &json!({ "kind": "pair", "models": [piers, tobin] }));
    edit(&session, &redoubt, &json!({ "kind": "pair", "models": [wat, isolde] }));
    let aldous = model(&before, "Aldous Reyne");
    let third = edit(&session, &redoubt, &json!({ "kind": "pair", "models": [wenna, aldous] }));
    let found = third.violations.iter().find(|v| v.code.as_str() == "TOO_MANY_FIRETEAMS").expect("two at most");
    let labels: Vec<&str> = found.mends.iter().map(|mend| mend.label.as_str()).collect();
    assert_eq!(labels.len(), 3);
    assert!(labels.contains(&"Split Piers Allard and Tobin Allard"), "{labels:?}");
}

#[test]
fn a_violation_is_waived_with_its_reason_and_the_waiver_withdrawn() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    let wat = model(&open_warband(&session, &redoubt), "Wat");
    let draft = edit(&session, &redoubt, &json!({ "kind": "buy", "model": wat, "item": "reinforced-armour" }));
    assert_eq!(draft.violations.len(), 2);
    let set_ups: Vec<Value> = call(&session, "set_ups", Value::Null);
    let open = || -> Value {
        let set_up: Value = call(&session, "set_up", json!({ "set_up": set_ups[0]["id"] }));
        set_up["open"].clone()
    };
    assert_eq!(open()[0]["code"], "BREAKS_A_RULE", "a draft does not take the field: {}", open());

    let mut now = draft.clone();
    for violation in &draft.violations {
        assert!(violation.waivable);
        let waive = json!({ "kind": "waive", "code": violation.code, "model": violation.model,
            "subject": violation.subject, "reason": "Agreed at the June meeting" });
        now = edit(&session, &redoubt, &waive);
    }
    assert!(now.legal && now.violations.is_empty(), "{:?}", now.violations);
    let lines: Vec<(&str, &str, bool)> =
        now.waivers.iter().map(|w| (w.message.as_str(), w.reason.as_str(), w.needed)).collect();
    assert_eq!(
        lines,
        [
            ("740 ducats spent; 700 at most.", "Agreed at the June meeting", true),
            ("Wat: only ELITE models carry Reinforced Armour.", "Agreed at the June meeting", true)
        ]
    );
    assert_eq!(struck(&now), Vec::<String>::new(), "what is waived is not struck");
    assert_eq!(open(), json!([]), "with named, recorded waivers it takes the field");

    // It stands after the book was closed, and withdrawing it brings the violation back.
    drop(session);
    let session = crate::kit::session(&folder);
    let elite = now.waivers[1].clone();
    let unwaive = json!({ "kind": "unwaive", "code": elite.code, "model": elite.model, "subject": elite.subject });
    let back = edit(&session, &redoubt, &unwaive);
    let codes: Vec<&str> = back.violations.iter().map(|v| v.code.as_str()).collect();
    assert_eq!((codes, back.waivers.len()), (vec!["ELITE_ONLY"], 1));
    let again = json!({ "warband": redoubt, "edit": unwaive });
    assert_eq!(refused(&session, "warband_edit", again).code, "NOT_WAIVED");
    let blank = json!({ "warband": redoubt, "edit": { "kind": "waive", "code": "ELITE_ONLY", "model": wat,
        "subject": "reinforced-armour", "reason": "  " } });
    assert_eq!(refused(&session, "warband_edit", blank).code, "NAME_EMPTY");
    // With the armour sold, the waiver for the budget is no longer needed.
    let sold = edit(&session, &redoubt, &json!({ "kind": "sell", "model": wat, "item": "reinforced-armour" }));
    assert!(sold.legal && sold.waivers.iter().all(|waiver| !waiver.needed), "{:?}", sold.waivers);
}

#[test]
fn mercenaries_are_offered_and_hired_for_glory() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    edit(&session, &redoubt, &json!({ "kind": "set_budget", "ducats": 700, "glory": 20 }));
    let joiners: Vec<Offer> = call(&session, "warband_offers", json!({ "warband": redoubt, "model": null }));
    let open = joiners.iter().find(|offer| offer.kind == OfferKind::Mercenary && offer.refused.is_none()).unwrap();
    assert!(open.glory > 0);
    let hired = edit(&session, &redoubt, &json!({ "kind": "hire", "mercenary": open.id }));
    assert_eq!((hired.mercenaries.len(), hired.glory.is), (1, open.glory));
    assert_eq!(hired.mercenaries[0].name, open.name);
    let gone = edit(&session, &redoubt, &json!({ "kind": "dismiss", "mercenary": open.id }));
    assert_eq!((gone.mercenaries.len(), gone.glory.is), (0, 0));
}

/// A Faris changes his arms for nothing; a Guardian is armed for ducats, and gives back what it bought while it musters.
#[test]
fn mercenaries_choose_their_arms_and_buy_them() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, ..) = sample(&folder);
    let say = |change: &Value| edit(&session, &redoubt, change);
    let before = say(&json!({ "kind": "set_budget", "ducats": 900, "glory": 20 })).ducats.is;
    let mut seen = say(&json!({ "kind": "hire", "mercenary": "mamluk-faris" }));
    for (now, next) in [("faris-great-sword", "faris-polearm"), ("faris-polearm", "faris-pistol")] {
        let arms = seen.mercenaries[0].arms.clone().unwrap();
        assert_eq!((arms.name.as_str(), arms.chosen.as_deref()), ("Arms of Mamluk Faris", Some(now)));
        let option = arms.options.iter().find(|option| option.id == next).unwrap();
        seen = say(&serde_json::to_value(&option.edit).unwrap());
        assert!(seen.legal && seen.ducats.is == before, "{:?}", seen.violations);
    }
    assert_eq!(seen.mercenaries[0].arms.as_ref().unwrap().chosen.as_deref(), Some("faris-pistol"));
    let unarmed = say(&json!({ "kind": "hire", "mercenary": "scripture-guardian" }));
    let codes: Vec<ViolationCode> = unarmed.violations.iter().map(|violation| violation.code).collect();
    assert_eq!(codes, [ViolationCode::MustBeArmed]);
    let guardian = &unarmed.mercenaries[1];
    assert!(guardian.arms.is_none() && guardian.offers.iter().all(|offer| offer.id != "bolt-action-rifle"));
    assert!(guardian.offers.iter().any(|offer| offer.id == "great-hammer-maul" && offer.ducats == 10));
    let buy = json!({ "kind": "buy", "model": guardian.model, "item": "great-hammer-maul" });
    let armed = say(&buy);
    assert!(armed.legal, "{:?}", armed.violations);
    assert_eq!((armed.ducats.is, armed.mercenaries[1].ducats), (before + 10, 10));
    let back = armed.mercenaries[1].kit[0].back.clone().unwrap();
    assert_eq!(say(&serde_json::to_value(&back).unwrap()).ducats.is, before);
}

#[test]
fn the_list_is_ordered_by_name_whatever_was_changed_last() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, _) = sample(&folder);
    let names = || -> Vec<String> {
        let lines: Vec<Value> = call(&session, "warbands", Value::Null);
        lines.iter().map(|line| line["name"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names(), ["The Ashen Choir", "The Seventh Redoubt"]);
    edit(&session, &redoubt, &json!({ "kind": "set_campaign", "campaign": true }));
    assert_eq!(names(), ["The Ashen Choir", "The Seventh Redoubt"]);
    edit(&session, &choir, &json!({ "kind": "rename", "name": "the zealots" }));
    assert_eq!(names(), ["The Seventh Redoubt", "the zealots"]);
}

#[test]
fn no_two_offers_of_any_model_of_any_variant_are_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let factions: Value = call(&session, "factions", json!({ "pack": null }));
    let mut asked = 0;
    for faction in factions.as_array().unwrap() {
        let variants = faction["variants"].as_array().unwrap().iter().map(|variant| variant["id"].clone());
        for variant in variants.chain([Value::Null]) {
            let draft = json!({ "name": "The Draft", "faction": faction["id"], "variant": variant });
            let draft: Warband = call(&session, "warband_muster", draft);
            let joiners: Vec<Offer> = call(&session, "warband_offers", json!({ "warband": draft.id, "model": null }));
            for joiner in joiners.iter().filter(|joiner| joiner.kind == OfferKind::Model) {
                let joined = edit(&session, &draft.id, &json!({ "kind": "add_model", "entry": joiner.id }));
                let model = joined.models.last().unwrap().id;
                let offers: Vec<Offer> =
                    call(&session, "warband_offers", json!({ "warband": draft.id, "model": model }));
                // If several armouries sell an item, it is in one list, and there twice only if it has two prices.
                let mut seen: BTreeMap<_, Vec<_>> = BTreeMap::new();
                for Offer { kind, id, refused, ducats, glory, .. } in &offers {
                    seen.entry((format!("{kind:?}"), id)).or_default().push((refused.is_some(), *ducats, *glory));
                }
                for ((_, id), offered) in seen {
                    let [first, more @ ..] = offered.as_slice() else { panic!("it is offered") };
                    let dear = |(refused, ducats, glory): &(bool, u32, u32)| {
                        !refused && !first.0 && (*ducats < first.1) != (*glory < first.2)
                    };
                    assert!(more.iter().all(dear), "{variant}, {}: {id} twice, {offered:?}", joiner.id);
                }
                asked += 1;
                edit(&session, &draft.id, &json!({ "kind": "remove_model", "model": model }));
            }
        }
    }
    assert!(asked > 100, "{asked}");
}

/// Between games kit is put away or handed out before anybody is sent away, and what lies in the Arsenal costs nothing.
#[test]
fn after_the_muster_kit_is_put_away_or_handed_out_before_anybody_leaves() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = fought(&session, &redoubt, &choir, &campaign);
    let tobin = model(&open_warband(&session, &redoubt), "Tobin Allard");
    say(&session, &battle, &redoubt, tobin, &faces(&[6]));
    close(&session, &battle);
    let nib = model(&open_warband(&session, &choir), "Wretched Nib");
    let mends = |warband: &Warband, code: &str| -> Vec<(String, String)> {
        let found = warband.violations.iter().find(|v| v.code.as_str() == code);
        let found = found.unwrap_or_else(|| panic!("no {code}: {:?}", warband.violations));
        let kind = |edit| serde_json::to_value(edit).unwrap()["kind"].as_str().unwrap().to_owned();
        found.mends.iter().map(|mend| (kind(&mend.edit), mend.label.clone())).collect()
    };
    let kit = |warband: &Warband, id: u32| -> Vec<String> {
        let model = warband.models.iter().find(|model| model.id == id).unwrap();
        model.kit.iter().filter(|kit| !kit.fixed && !kit.option).map(|kit| kit.item.clone()).collect()
    };
    let mut now = open_warband(&session, &choir);
    for item in kit(&now, nib) {
        now = edit(&session, &choir, &json!({ "kind": "store", "model": nib, "item": item }));
    }
    let armed = mends(&now, "MUST_BE_ARMED");
    assert!(armed[0].0 == "issue" && armed[0].1.ends_with(" to Wretched Nib from the Arsenal"), "{armed:?}");
    let leaves: Vec<bool> = armed.iter().map(|(kind, _)| kind == "remove_model").collect();
    assert!(leaves.is_sorted() && !leaves[0], "nobody leaves before: {armed:?}");
    now = open_warband(&session, &redoubt);
    // Two suits of armour for one who can wear one.
    let armour = |item: &String| item.ends_with("-armour");
    let others: Vec<u32> = now.models.iter().map(|model| model.id).filter(|id| *id != tobin).collect();
    for other in others {
        let Some(item) = kit(&now, other).into_iter().find(armour) else { continue };
        if kit(&now, tobin).iter().filter(|item| armour(item)).count() < 2 {
            edit(&session, &redoubt, &json!({ "kind": "store", "model": other, "item": item }));
            now = edit(&session, &redoubt, &json!({ "kind": "issue", "model": tobin, "item": item }));
        }
    }
    let doubled = mends(&now, "TWO_ARMOURS");
    assert_eq!(doubled[0].0, "store", "{doubled:?}");
    let label = "Put Reinforced Armour of Tobin Allard into the Arsenal: mends both";
    assert_eq!(doubled[0].1, label, "without a price");
    let leaves: Vec<bool> = doubled.iter().map(|(kind, _)| kind == "remove_model").collect();
    assert!(leaves.is_sorted(), "{doubled:?}");
}
