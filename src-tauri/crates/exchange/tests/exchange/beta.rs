//! Lists judged by the public beta of April 2026, beside rules 1.0.2: its prices, limits and what is gone.

use nml_exchange::list;
use nml_exchange::pack::{self, Loaded};
use nml_warband::{Report, ViolationCode, check};
use serde_json::{Value, json};

fn judged(pack: &Loaded, list: &Value) -> Report {
    let (roster, _) = list::read(&serde_json::to_vec(list).unwrap(), &pack.catalogue).unwrap();
    check(&roster, &pack.catalogue)
}

/// By rules 1.0.2, and by the beta.
fn both(list: &Value) -> [Report; 2] {
    [pack::RULES, "beta-2026-04"].map(|id| judged(&pack::shipped(id).unwrap().unwrap(), list))
}

fn ducats(list: &Value) -> [u32; 2] {
    both(list).map(|report| report.total_ducats)
}

fn codes(report: &Report) -> Vec<ViolationCode> {
    report.violations.iter().map(|v| v.code).collect()
}

fn company(models: &[Value]) -> Value {
    let mut all = vec![json!({"model": "yuzbasi-captain"})];
    all.extend(models.iter().cloned());
    json!({"faction": "iron-sultanate", "budget_ducats": 2000, "budget_glory": 30, "models": all})
}

fn only(faction: &str, model: Value) -> Value {
    json!({"faction": faction, "budget_ducats": 2000, "budget_glory": 30, "models": [model]})
}

#[test]
fn prices_of_models_and_kit_are_those_of_the_beta() {
    assert_eq!(ducats(&company(&[])), [70, 75]);
    let veteran = json!({"faction": "iron-sultanate", "budget_ducats": 2000,
        "models": [{"model": "yuzbasi-captain", "options": ["janissary-veteran"]}]});
    assert_eq!(ducats(&veteran), [80, 80], "ten for STRONG, then five for Mehterân");
    let bull = ducats(&company(&[json!({"model": "brazen-bull"})]));
    assert_eq!(bull[1], 75 + 115);
    let armed = |item: &str| ducats(&company(&[json!({"model": "janissary", "items": [item]})]));
    let bare = ducats(&company(&[json!({"model": "janissary"})]));
    for (item, price) in [("halberd-gun", 30), ("alaybozan", 10), ("incendiary-grenades", 10), ("gas-grenades", 10)] {
        assert_eq!(armed(item)[1] - bare[1], price, "{item}");
    }
    let knight = |items: &[&str]| ducats(&only("court", json!({"model": "hell-knight", "items": items})))[1];
    assert_eq!(knight(&["unholy-relic"]) - knight(&[]), 5, "for a Hell Knight");
    assert_eq!(ducats(&only("black-grail", json!({"model": "amalgam"}))), [140, 150]);
    let strain = |id: &str| ducats(&only("black-grail", json!({"model": "grail-thrall", "options": [id]})))[1];
    assert_eq!(["bolgias-gut", "hellfly-host", "leech-grip", "tapeworm-throng"].map(strain), [35, 25, 32, 35]);
}

#[test]
fn the_captain_is_strong_and_carries_what_is_heavy() {
    let strong = |id: &str| {
        let pack = pack::shipped(id).unwrap().unwrap();
        let list = serde_json::to_vec(&company(&[])).unwrap();
        let (roster, _) = list::read(&list, &pack.catalogue).unwrap();
        let mustered = nml_warband::muster_waived(&roster, &pack.catalogue).unwrap();
        mustered.sheets[0].has(&"STRONG".parse().unwrap())
    };
    assert!(!strong(pack::RULES) && strong("beta-2026-04"));
}

#[test]
fn two_halberd_guns_are_the_most() {
    let with = |count: usize| {
        let janissary = json!({"model": "janissary", "items": ["halberd-gun"]});
        both(&company(&vec![janissary; count]))
    };
    let [plain, beta] = with(3);
    assert!(!codes(&plain).contains(&ViolationCode::LimitExceeded), "{:?}", plain.violations);
    assert!(codes(&beta).contains(&ViolationCode::LimitExceeded), "{:?}", beta.violations);
    assert!(!codes(&with(2)[1]).contains(&ViolationCode::LimitExceeded));
}

#[test]
fn fly_thralls_are_gone_and_strains_are_one_each() {
    let [plain, beta] = both(&only("black-grail", json!({"model": "fly-thrall"})));
    assert!(!codes(&plain).contains(&ViolationCode::UnknownModel));
    assert!(codes(&beta).contains(&ViolationCode::UnknownModel), "{:?}", beta.violations);
    let all = json!({"faction": "black-grail", "budget_ducats": 9000,
        "models": vec![json!({"model": "grail-thrall", "options": ["tapeworm-throng"]}); 3]});
    assert!(!codes(&both(&all)[1]).contains(&ViolationCode::OptionLimit), "each Thrall may have one");
    // 17 Knights at 60 ducats are worth 1020, 16 of them 960, however many Thralls there are.
    let two_with = |knights: usize| {
        let mut models = vec![json!({"model": "grail-thrall", "options": ["leech-grip", "hellfly-host"]})];
        models.extend(vec![json!({"model": "grail-thrall"}); 5]);
        models.extend(vec![json!({"model": "plague-knight"}); knights]);
        let list = json!({"faction": "black-grail", "budget_ducats": 9000, "models": models});
        !codes(&both(&list)[1]).contains(&ViolationCode::ExclusiveOption)
    };
    assert!(!two_with(16) && two_with(17), "a second one where all others are worth a thousand ducats");
    let two = json!({"model": "grail-thrall", "options": ["leech-grip", "hellfly-host"]});
    let [_, beta] = both(&only("black-grail", two));
    assert!(!beta.legal);
}

#[test]
fn mercenaries_cost_what_the_beta_asks() {
    let glory = |id: &str| {
        let mut list = company(&[]);
        list["mercenaries"] = json!([id]);
        both(&list).map(|report| report.total_glory)
    };
    assert_eq!(glory("observer"), [3, 5]);
    assert_eq!(["witchburner", "goetic-warlock", "scripture-guardian"].map(|id| glory(id)[1]), [6, 4, 7]);
}

#[test]
fn what_the_beta_adds_is_sold_to_whom_it_says() {
    let buys = |model: &str, item: &str| {
        let report = &both(&company(&[json!({"model": model, "items": [item]})]))[1];
        !codes(report).iter().any(|code| {
            matches!(code, ViolationCode::NotInArmoury | ViolationCode::ModelRestricted | ViolationCode::EliteOnly)
        })
    };
    assert!(buys("jabirean-alchemist", "al-inbiq-kit") && !buys("azeb", "al-inbiq-kit"));
    assert!(buys("jabirean-alchemist", "alchemical-fire") && !buys("azeb", "alchemical-fire"));
    assert!(buys("janissary", "regimental-kasik") && !buys("azeb", "regimental-kasik"));
    let captain = |options: &[&str]| {
        let list = json!({"faction": "iron-sultanate", "budget_ducats": 2000, "budget_glory": 30,
            "models": [{"model": "yuzbasi-captain", "options": options, "items": ["regimental-kasik"]}]});
        codes(&both(&list)[1]).iter().any(|code| {
            matches!(code, ViolationCode::NotInArmoury | ViolationCode::ModelRestricted | ViolationCode::EliteOnly)
        })
    };
    assert!(captain(&[]) && !captain(&["janissary-veteran"]));
}
