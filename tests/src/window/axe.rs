//! The accessibility rules of axe-core, checked on what the screen shows.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use serde_json::{Value, json};

use super::session::Window;

/// Rules of WCAG 2.2 A and AA, and axe's own good practice.
const TAGS: [&str; 7] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/// The rules that read colours: what another theme can break. They take as long as all others together.
const COLOURS: [&str; 2] = ["color-contrast", "link-in-text-block"];

/// Pairings of ink and ground that axe has already found good in this run: the same two on another page are no news.
static GOOD: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

impl Window {
    /// Holds axe's rules against the page, those about colours if it shows a pairing of ink and ground that no page before
    /// it showed.
    ///
    /// # Panics
    /// When one is broken: its id, what it asks for, and the elements that break it.
    pub fn axe(&self) {
        let new = self.new_pairings();
        let off = json!({ "enabled": false });
        let without = if new.is_empty() { json!({ (COLOURS[0]): off, (COLOURS[1]): off }) } else { json!({}) };
        self.hold(&json!({ "runOnly": { "type": "tag", "values": TAGS }, "rules": without }));
        good(new);
    }

    /// Holds the rules about colours against a page that was held against all others in another theme.
    ///
    /// # Panics
    /// As [`Window::axe`].
    pub(super) fn colours(&self) {
        let new = self.new_pairings();
        if !new.is_empty() {
            self.hold(&json!({ "runOnly": { "type": "rule", "values": COLOURS } }));
            good(new);
        }
    }

    /// The pairings of ink and ground on this page that no page had before.
    fn new_pairings(&self) -> Vec<String> {
        let shown = self.run(include_str!("inks.js"), &[]);
        let shown: Vec<String> =
            shown.as_array().into_iter().flatten().filter_map(|one| one.as_str().map(str::to_owned)).collect();
        // A page without a word was not looked at.
        assert!(!shown.is_empty(), "no text to look at");
        let known = GOOD.lock().unwrap_or_else(PoisonError::into_inner);
        shown.into_iter().filter(|pairing| !known.contains(pairing)).collect()
    }

    fn hold(&self, options: &Value) {
        if self.run("return typeof window.axe", &[]) != "object" {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/node_modules/axe-core/axe.min.js");
            let source = fs::read_to_string(&file)
                .unwrap_or_else(|error| panic!("{}: {error}; run npm ci in ui/", file.display()));
            self.run(&source, &[]);
        }
        let answer = self.run_async(include_str!("axe.js"), std::slice::from_ref(options));
        if let Some(error) = answer.get("error") {
            self.fail(&format!("axe could not run: {error}"));
        }
        // A page on which no rule applied was not looked at.
        assert!(answer["passed"].as_u64() > Some(0), "axe found nothing to look at");
        let broken: Vec<String> = answer["broken"].as_array().into_iter().flatten().map(line).collect();
        if !broken.is_empty() {
            self.fail(&format!("axe: {} rules broken\n{}", broken.len(), broken.join("\n")));
        }
    }
}

fn good(pairings: Vec<String>) {
    GOOD.lock().unwrap_or_else(PoisonError::into_inner).extend(pairings);
}

fn line(violation: &Value) -> String {
    let nodes: Vec<&str> = violation["nodes"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    format!("{} ({})\n    {}", violation["id"], violation["help"], nodes.join("\n    "))
}
