//! Random Warbands: what must hold of every judgement.

use std::sync::{Arc, LazyLock};

use nml_catalogue::Catalogue;
use nml_exchange::pack::{self, Loaded};
use nml_warband::{ForeignItem, Model, Roster, check, muster, muster_waived, offers};
use proptest::prelude::*;

static SHIPPED: LazyLock<Arc<Loaded>> = LazyLock::new(|| pack::embedded().unwrap());

/// Any model of the faction with any of its options and any items of the pack.
fn model(faction: &'static str) -> impl Strategy<Value = Model> {
    let pack = SHIPPED.catalogue.pack();
    let faction = SHIPPED.catalogue.faction(faction).unwrap();
    let entries: Vec<String> = Catalogue::all_entries(faction).map(|e| e.id.clone()).collect();
    let options: Vec<String> = Catalogue::all_entries(faction)
        .flat_map(|e| &e.options)
        .map(|o| o.id.clone())
        .chain(faction.variants.iter().flat_map(|v| &v.changes.options).map(|n| n.option.id.clone()))
        .chain(["nothing".into()])
        .collect();
    let armoury: Vec<String> = faction.armoury.iter().map(|l| l.item.clone()).collect();
    let anything: Vec<String> = pack.items.iter().map(|i| i.id.clone()).chain(["nothing".into()]).collect();
    let item = prop_oneof![8 => proptest::sample::select(armoury), 1 => proptest::sample::select(anything)];
    (
        proptest::sample::select(entries),
        proptest::collection::vec(proptest::sample::select(options), 0..2),
        proptest::collection::vec(item, 0..4),
    )
        .prop_map(|(entry, options, items)| Model { entry, options, items, ..Model::default() })
}

fn roster() -> impl Strategy<Value = Roster> {
    let factions = ["new-antioch", "heretic-legions", "trench-pilgrims", "iron-sultanate", "court", "black-grail"];
    proptest::sample::select(factions.to_vec()).prop_flat_map(|faction| {
        let known = &SHIPPED.catalogue.faction(faction).unwrap().variants;
        let mut variants: Vec<Option<String>> = known
            .iter()
            .filter(|v| SHIPPED.catalogue.variant(faction, &v.id).is_some())
            .map(|v| Some(v.id.clone()))
            .collect();
        variants.push(None);
        (proptest::sample::select(variants), proptest::collection::vec(model(faction), 0..8), any::<bool>()).prop_map(
            move |(variant, mut models, campaign)| {
                for (model, id) in models.iter_mut().zip(1..) {
                    model.id = id;
                }
                let next_model = u32::try_from(models.len()).unwrap() + 1;
                Roster { faction: faction.into(), variant, models, campaign, next_model, ..Roster::default() }
            },
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn totals_are_the_sum_of_the_models(roster in roster()) {
        let report = check(&roster, &SHIPPED.catalogue);
        prop_assert_eq!(report.models.len(), roster.models.len());
        prop_assert_eq!(report.total_ducats, report.models.iter().map(|m| m.ducats).sum::<u32>());
        prop_assert_eq!(report.total_glory, report.models.iter().map(|m| m.glory).sum::<u32>());
        prop_assert_eq!(report.legal, report.violations.is_empty());
        for violation in &report.violations {
            prop_assert!(violation.model.is_none_or(|m| m < roster.models.len()));
            prop_assert!(!nml_words::said(&violation.message).is_empty() && !violation.rule.is_empty());
        }
    }

    #[test]
    fn adding_and_removing_leaves_the_same_judgement(before in roster(), added in model("new-antioch")) {
        let mut roster = before.clone();
        roster.models.push(Model { id: before.next_model, ..added });
        if let Some(first) = roster.models.first_mut() {
            first.items.push("gas-mask".into());
        }
        let _ = check(&roster, &SHIPPED.catalogue);
        if let Some(first) = roster.models.first_mut() {
            first.items.pop();
        }
        roster.models.pop();
        prop_assert_eq!(&roster, &before);
        prop_assert_eq!(check(&roster, &SHIPPED.catalogue), check(&before, &SHIPPED.catalogue));
    }

    #[test]
    fn a_legal_warband_musters_and_its_cards_cost_what_it_costs(roster in roster()) {
        let report = check(&roster, &SHIPPED.catalogue);
        let mustered = muster(&roster, &SHIPPED.catalogue);
        prop_assert_eq!(mustered.is_ok(), report.legal);
        if let Ok(mustered) = muster_waived(&roster, &SHIPPED.catalogue) {
            prop_assert_eq!(mustered.sheets.len(), roster.models.len());
            for (sheet, cost) in mustered.sheets.iter().zip(&report.models) {
                prop_assert_eq!(sheet.ducats, cost.ducats);
                let mut ids: Vec<_> = sheet.weapons.iter().map(|w| &w.id).collect();
                ids.sort();
                ids.dedup();
                prop_assert_eq!(ids.len(), sheet.weapons.len());
            }
        }
    }

    #[test]
    fn an_offer_says_what_buying_it_will_bring(roster in roster()) {
        prop_assume!(!roster.models.is_empty());
        let now = check(&roster, &SHIPPED.catalogue);
        for offer in offers(&roster, 0, &SHIPPED.catalogue).iter().step_by(7) {
            let mut with = roster.clone();
            let item = offer.item.clone();
            match offer.faction.clone() {
                None => with.models[0].items.push(item),
                Some(faction) => with.models[0].foreign_items.push(ForeignItem { item, faction }),
            }
            let then = check(&with, &SHIPPED.catalogue);
            prop_assert_eq!(then.total_ducats, now.total_ducats + offer.ducats);
            for violation in &offer.against {
                prop_assert!(then.violations.contains(violation) && !now.violations.contains(violation));
            }
        }
    }
}
