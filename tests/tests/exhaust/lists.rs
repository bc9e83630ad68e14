//! Legal lists that together field every model, option and item that can be fielded legally.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use nml_catalogue::{Catalogue, Faction, FactionEntry};
use nml_exchange::list;
use nml_warband::check;
use serde_json::{Value, json};

/// The rulesets that are shipped.
pub const RULESETS: [&str; 4] = ["official-1.0.2", "quick-start", "two-player-quick-start", "playtest-1.6"];
/// Models of one list.
const MODELS: usize = 8;
/// Things bought for one model.
const ITEMS: usize = 3;

/// The folder of a long run, below the target folder; made if it is missing.
pub fn folder(run: &str) -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../target"), PathBuf::from);
    let folder = target.join(run);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// All lists of a pack as files in a folder, so that a battle of them can be played again by hand.
pub fn written(folder: &Path, pack: &str, catalogue: &Catalogue) -> Vec<PathBuf> {
    let lists = all(catalogue);
    let files = lists.iter().enumerate().map(|(number, list)| {
        let file = folder.join(format!("{pack}-{number}.json"));
        fs::write(&file, serde_json::to_vec_pretty(list).unwrap()).unwrap();
        file
    });
    files.collect()
}

/// The command that plays a battle again.
pub fn again(seed: u64, [a, b]: [&Path; 2], scenario: &str, ruleset: &str, pack: &str) -> String {
    let (a, b) = (a.display(), b.display());
    format!(
        "nml battle play --seed {seed} --warband {a} --warband {b} --scenario {scenario} --ruleset {ruleset} --pack {pack}"
    )
}

/// Of one faction, with one of its variants or without.
struct Maker<'a> {
    catalogue: &'a Catalogue,
    faction: &'a Faction,
    entries: Vec<&'a FactionEntry>,
    items: Vec<&'a str>,
}

/// All lists.
pub fn all(catalogue: &Catalogue) -> Vec<Value> {
    let mut lists = Vec::new();
    let (mut models, mut items) = (BTreeSet::new(), BTreeSet::new());
    let mut hired: Vec<&str> = catalogue.pack().mercenaries.iter().map(|m| m.entry.id.as_str()).collect();
    for faction in &catalogue.pack().factions {
        let variants = faction.variants.iter().map(|v| Some(v.id.as_str()));
        for variant in std::iter::once(None).chain(variants) {
            let maker = Maker {
                catalogue,
                faction,
                entries: Catalogue::all_entries(faction).collect(),
                items: faction.armoury.iter().map(|l| l.item.as_str()).collect(),
            };
            // Two of each: what is left over of models and items goes into the second.
            for _ in 0..2 {
                let Some(mut list) = maker.base(variant) else { continue };
                maker.fill(&mut list, &mut models, &mut items);
                hired.retain(|id| !maker.hires(&mut list, id));
                lists.push(list);
            }
        }
    }
    lists
}

impl Maker<'_> {
    fn faults(&self, list: &Value) -> Vec<String> {
        let Ok((roster, _)) = list::read(&serde_json::to_vec(list).unwrap_or_default(), self.catalogue) else {
            return vec!["UNREADABLE".into()];
        };
        check(&roster, self.catalogue).violations.into_iter().map(|v| v.code.to_string()).collect()
    }

    fn legal(&self, list: &Value) -> bool {
        self.faults(list).is_empty()
    }

    /// The least that is legal: what must be there, armed.
    fn base(&self, variant: Option<&str>) -> Option<Value> {
        let mut list = json!({
            "faction": self.faction.id, "campaign": true, "budget_ducats": 100_000, "budget_glory": 1_000,
            "choices": {}, "models": [],
        });
        if let Some(variant) = variant {
            list["variant"] = variant.into();
        }
        for choice in &self.faction.choices {
            let given = choice.options.iter().find_map(|option| {
                let mut with = list.clone();
                with["choices"][&choice.id] = option.id.clone().into();
                (self.faults(&with).len() < self.faults(&list).len()).then_some(with)
            });
            list = given.unwrap_or(list);
        }
        for _ in 0..6 {
            if self.legal(&list) {
                break;
            }
            let before = weight(&self.faults(&list));
            let better = self.entries.iter().find_map(|entry| {
                let with = self.with_model(&list, entry, None)?;
                (weight(&self.faults(&with)) < before).then_some(with)
            });
            list = better?;
        }
        self.legal(&list).then_some(list)
    }

    /// The list with one more model, armed as it must be. `None` if that brings a fault of its own.
    fn with_model(&self, list: &Value, entry: &FactionEntry, option: Option<&str>) -> Option<Value> {
        let mut with = list.clone();
        let mut model = json!({"model": entry.id, "items": [], "options": []});
        if let Some(option) = option {
            model["options"] = json!([option]);
        }
        with["models"].as_array_mut()?.push(model);
        let last = with["models"].as_array()?.len() - 1;
        let before = weight(&self.faults(list));
        for _ in 0..3 {
            let now = weight(&self.faults(&with));
            if now <= before {
                return Some(with);
            }
            let options = entry.options.iter().map(|o| ("options", o.id.as_str()));
            let fixed = self.items.iter().map(|i| ("items", *i)).chain(options).find_map(|(key, id)| {
                let mut fixed = with.clone();
                fixed["models"][last][key].as_array_mut()?.push(id.into());
                (weight(&self.faults(&fixed)) < now).then_some(fixed)
            });
            with = fixed?;
        }
        (weight(&self.faults(&with)) <= before).then_some(with)
    }

    /// Adds models, options and items that no list has yet, as long as it stays legal.
    fn fill(&self, list: &mut Value, models: &mut BTreeSet<String>, items: &mut BTreeSet<String>) {
        let size = |list: &Value| list["models"].as_array().map_or(0, Vec::len);
        for entry in &self.entries {
            let options = entry.options.iter().map(|o| Some(o.id.as_str()));
            for option in std::iter::once(None).chain(options) {
                let name = format!("{} {}", entry.id, option.unwrap_or_default());
                if size(list) >= MODELS || models.contains(&name) {
                    continue;
                }
                if let Some(with) = self.with_model(list, entry, option).filter(|with| self.legal(with)) {
                    *list = with;
                    models.insert(name);
                }
            }
        }
        for item in &self.items {
            if items.contains(*item) {
                continue;
            }
            let taken = (0..size(list)).find_map(|at| {
                let bought = list["models"][at]["items"].as_array().map_or(0, Vec::len);
                let mut with = list.clone();
                with["models"][at]["items"].as_array_mut()?.push((*item).into());
                (bought < ITEMS && self.legal(&with)).then_some(with)
            });
            if let Some(with) = taken {
                *list = with;
                items.insert((*item).to_owned());
            }
        }
    }

    fn hires(&self, list: &mut Value, id: &str) -> bool {
        let mut with = list.clone();
        if with["mercenaries"].is_null() {
            with["mercenaries"] = json!([]);
        }
        let one = with["mercenaries"].as_array_mut().map(|all| {
            all.push(id.into());
            all.len() == 1
        });
        let taken = one == Some(true) && self.legal(&with);
        if taken {
            *list = with;
        }
        taken
    }
}

/// What is missing weighs most.
fn weight(faults: &[String]) -> usize {
    faults.iter().map(|code| if code.starts_with("MISSING") { 3 } else { 1 }).sum()
}
