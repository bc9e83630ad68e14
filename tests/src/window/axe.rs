//! The accessibility rules of axe-core, checked on what the screen shows.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::session::Window;

/// Rules of WCAG 2.2 A and AA, and axe's own good practice.
const TAGS: [&str; 7] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/// The rules that read colours: what another theme can break.
const COLOURS: [&str; 2] = ["color-contrast", "link-in-text-block"];

impl Window {
    /// Holds axe's rules against the page.
    ///
    /// # Panics
    /// When one is broken: its id, what it asks for, and the elements that break it.
    pub fn axe(&self) {
        self.hold(&json!({ "type": "tag", "values": TAGS }));
    }

    /// Holds the rules about colours against a page that was held against all of them in another theme.
    ///
    /// # Panics
    /// As [`Window::axe`].
    pub(super) fn colours(&self) {
        self.hold(&json!({ "type": "rule", "values": COLOURS }));
    }

    fn hold(&self, rules: &Value) {
        if self.run("return typeof window.axe", &[]) != "object" {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/node_modules/axe-core/axe.min.js");
            let source = fs::read_to_string(&file)
                .unwrap_or_else(|error| panic!("{}: {error}; run npm ci in ui/", file.display()));
            self.run(&source, &[]);
        }
        let answer = self.run_async(include_str!("axe.js"), std::slice::from_ref(rules));
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

fn line(violation: &Value) -> String {
    let nodes: Vec<&str> = violation["nodes"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    format!("{} ({})\n    {}", violation["id"], violation["help"], nodes.join("\n    "))
}
