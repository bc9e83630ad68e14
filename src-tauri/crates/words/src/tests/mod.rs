//! The files and the lists of what is said agree.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use nml_catalogue::length::Length;
use nml_catalogue::message::Sentence;
use nml_catalogue::{Scenario, own_scenario};

use super::*;

/// What each crate lists, and where its keys begin.
const LISTS: [(&str, &[Sentence]); 8] = [
    ("battle", nml_battle::SENTENCES),
    ("campaign", nml_campaign::SENTENCES),
    ("catalogue", nml_catalogue::SENTENCES),
    ("evenings", nml_evenings::SENTENCES),
    ("thing", nml_catalogue::thing::SENTENCES),
    ("violation", nml_warband::check::SENTENCES),
    ("warband", nml_warband::SENTENCES),
    ("words", messages::SENTENCES),
];

/// The sentences of a file with the arguments that each names, in any of its forms.
fn read(file: &'static str) -> Vec<(String, BTreeSet<String>)> {
    let resource = parser::parse(file).unwrap();
    let sentences = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => {
            assert!(message.attributes.is_empty(), "{} has attributes, which nothing says", message.id.name);
            let mut args = BTreeSet::new();
            in_pattern(&message.value.unwrap(), &mut args);
            Some((message.id.name.to_owned(), args))
        }
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => None,
        Entry::Term(term) => panic!("{} is a term, which no test follows", term.id.name),
        Entry::Junk { content } => panic!("{content:?} is no Fluent"),
    });
    sentences.collect()
}

fn in_pattern(pattern: &Pattern<&str>, args: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => assert!(!value.contains('\''), "{value:?}: the apostrophe is ’"),
            PatternElement::Placeable { expression: Expression::Inline(one) } => in_inline(one, args),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                in_inline(selector, args);
                variants.iter().for_each(|variant| in_pattern(&variant.value, args));
            }
        }
    }
}

fn in_inline(one: &InlineExpression<&str>, args: &mut BTreeSet<String>) {
    match one {
        InlineExpression::VariableReference { id } => drop(args.insert(id.name.to_owned())),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::FunctionReference { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::Placeable { .. } => panic!("{one:?}: sentences are made of text and arguments alone"),
    }
}

#[test]
fn every_sentence_that_is_listed_stands_in_its_file_with_its_arguments_and_no_other_does() {
    for ((name, file), (list, sentences)) in FILES.into_iter().zip(LISTS) {
        assert_eq!(name, list);
        let read = read(file);
        let written: BTreeMap<_, _> = read.iter().cloned().collect();
        assert_eq!(written.len(), read.len(), "{name}.ftl says something twice");
        let listed: BTreeMap<String, BTreeSet<String>> = sentences
            .iter()
            .map(|one| (one.key.to_owned(), one.args.iter().map(|&arg| arg.to_owned()).collect()))
            .collect();
        assert_eq!(listed.len(), sentences.len(), "{name} lists something twice");
        let keys = |of: &BTreeMap<String, BTreeSet<String>>| of.keys().cloned().collect::<BTreeSet<_>>();
        let missing: Vec<_> = keys(&listed).difference(&keys(&written)).cloned().collect();
        let unused: Vec<_> = keys(&written).difference(&keys(&listed)).cloned().collect();
        assert!(missing.is_empty() && unused.is_empty(), "{name}.ftl lacks {missing:?} and nobody says {unused:?}");
        for (key, args) in &listed {
            assert_eq!(args, &written[key], "the arguments of {key}");
        }
    }
}

/// A refusal stands by itself, beside a choice that is greyed out, in a list or behind a place in a file.
#[test]
fn what_is_refused_or_found_wrong_is_a_sentence_and_all_else_a_name() {
    let mut wrong = Vec::new();
    for (_, sentences) in LISTS {
        for one in sentences {
            let args = one.args.iter().map(|&name| (name, Argument::Text("Yeoman".to_owned()))).collect();
            let said = said(&Message { key: one.key, args });
            // What such a sentence ends in, or is, is a sentence of its own.
            let quotes = said == "Yeoman" || said.ends_with(": Yeoman");
            let is_sentence = said.ends_with(['.', '”', '?']) && !said.starts_with(char::is_lowercase);
            let is_name = !said.contains(['.', ':', ';']) && said.split(' ').count() <= 9;
            let may_be_name = one.code.is_none();
            if !(quotes || is_sentence || may_be_name && is_name)
                || said.contains(": expected")
                || said.contains("; expected")
            {
                wrong.push(said);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn everything_that_is_listed_is_said_somewhere() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let sources_of = |name: &str| {
        let mut sources = String::new();
        gather(&crates.join(name).join("src"), &mut sources);
        sources
    };
    let rules: String = ["battle", "campaign", "catalogue", "evenings", "warband"].map(sources_of).concat();
    let mut unsaid = Vec::new();
    for (name, sentences) in LISTS {
        let (module, sources) = match name {
            "thing" => ("thing", rules.clone()),
            "violation" => ("messages", sources_of("warband")),
            name => ("messages", sources_of(name)),
        };
        for sentence in sentences {
            let path = format!("{module}::{}", sentence.key.split_once('-').unwrap().1);
            let whole = |(at, _): (usize, &str)| {
                !sources[at + path.len()..].starts_with(|c: char| c.is_alphanumeric() || c == '_')
            };
            if !sources.match_indices(&path).any(whole) {
                unsaid.push(sentence.key);
            }
        }
    }
    assert_eq!(unsaid, Vec::<&str>::new());
}

/// Sources that act: no tests.
fn gather(folder: &Path, into: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap()) {
        let path = entry.path();
        if path.file_name().unwrap().to_string_lossy().contains("tests") {
            continue;
        }
        if path.is_dir() {
            gather(&path, into);
        } else {
            into.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn a_sentence_follows_its_number() {
    let said = |key, args| said(&Message { key, args });
    let pages = |left: u32| said("campaign-pages_unsettled", vec![("left", left.into())]);
    assert_eq!(pages(1), "One of its pages is not settled and signed yet.");
    assert_eq!(pages(2), "2 of its pages are not settled and signed yet.");
    let open = |names: &[&str]| {
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        said("campaign-earlier_aftermath_open", vec![("count", names.len().into()), ("names", names.into())])
    };
    assert_eq!(open(&["Ash"]), "Ash has an earlier aftermath open: its roster is not known before that is closed.");
    assert_eq!(
        open(&["Ash", "Bone", "Crow"]),
        "Ash, Bone and Crow have an earlier aftermath open: their rosters are not known before that is closed."
    );
}

#[test]
fn a_refusal_quotes_what_is_wrong_with_a_scenario() {
    let text = include_str!("../../../../../data/packs/official-1.0.2/scenarios/supply-raid.json");
    let mut raid: Scenario = serde_json::from_str(text).unwrap();
    raid.name = " ".into();
    let refused = own_scenario::well_formed(&raid).unwrap_err();
    assert_eq!(said(&refused.message), "/name: The name is empty; it needs 1 to 80 characters.");
    raid.turns = 0;
    let faults: Vec<String> = raid.faults().iter().map(|(path, fault)| format!("{path}: {}", said(fault))).collect();
    assert!(faults.contains(&"/turns: A game lasts between 1 and 12 Turns.".to_owned()), "{faults:?}");
}

#[test]
fn lengths_and_large_numbers_stand_as_people_write_them() {
    let said = |key, args| said(&Message { key, args });
    let [measured, range] = Length::inches(12).apart(Length::inches(12) - Length::micrometres(600));
    let far = vec![("measured", measured.into()), ("range", range.into())];
    assert_eq!(said("battle-out_of_range", far), "It is 12″ away; the weapon reaches 11.98″.");
    let sum = vec![("sum", 1_000_001_u32.into()), ("most", 1_000_000_u32.into())];
    assert_eq!(said("warband-sum_too_large", sum), "1000001 is too much: 1000000 at most.");
}

#[test]
fn what_somebody_wrote_is_no_markup_and_gets_no_marks_of_direction() {
    let name = vec![("name", "{ $most } \u{5d0}<b>".into())];
    assert_eq!(said(&Message { key: "battle-not_down", args: name }), "{ $most } \u{5d0}<b> is not Down.");
}

#[test]
fn what_is_missing_shows_its_key() {
    let unknown = Message { key: "battle-never_said", args: vec![("name", "Gorm".into())] };
    assert_eq!(said(&unknown), "battle-never_said name=Gorm");
    assert_eq!(said(&Message { key: "battle-not_down", args: Vec::new() }), "battle-not_down");
}
