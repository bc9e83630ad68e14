//! What Rust says and the files of sentences agree, in every language: `src-tauri/crates/words`. The compiler checks that
//! every sentence the app lists is said somewhere.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use nml_catalogue::message::{Argument, Message, Sentence};
use nml_catalogue::ruling::RULINGS;
use nml_words::{Language, rulings};

/// The sentences of the command line, which is a program and no crate.
#[allow(dead_code, reason = "here only the list of them is looked at")]
#[path = "../../src-tauri/crates/cli/src/words.rs"]
mod cli;

/// What the crates of the rules list, and where the keys begin.
const OF_THE_RULES: [(&str, &[Sentence]); 7] = [
    ("battle", nml_battle::SENTENCES),
    ("campaign", nml_campaign::SENTENCES),
    ("catalogue", nml_catalogue::SENTENCES),
    ("evenings", nml_evenings::SENTENCES),
    ("thing", nml_catalogue::thing::SENTENCES),
    ("violation", nml_warband::check::SENTENCES),
    ("warband", nml_warband::SENTENCES),
];

/// All that is listed, each with where its keys begin.
fn lists() -> Vec<(&'static str, &'static [Sentence])> {
    let others: [(&str, &[Sentence]); 5] = [
        ("catalogues", nml_exchange::catalogues::SENTENCES),
        ("words", nml_words::SENTENCES),
        ("sheets", nml_exchange::print::SENTENCES),
        ("serve", nml_serve::SENTENCES),
        ("cli", cli::SENTENCES),
    ];
    OF_THE_RULES.into_iter().chain(others).chain(nml_app::SENTENCES.iter().copied()).collect()
}

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
        // The plurals of an ordinal: 1st, 2nd.
        InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
            arguments.positional.iter().for_each(|one| in_inline(one, args));
        }
        InlineExpression::FunctionReference { .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::Placeable { .. } => panic!("{one:?}: sentences are made of text and arguments alone"),
    }
}

#[test]
fn every_sentence_that_is_listed_stands_in_its_file_with_its_arguments_and_no_other_does() {
    let lists = lists();
    let files: BTreeMap<_, _> = nml_words::files(Language::English).iter().copied().collect();
    let names = |of: &mut dyn Iterator<Item = &'static str>| of.collect::<BTreeSet<_>>();
    assert_eq!(names(&mut lists.iter().map(|(name, _)| *name)), names(&mut files.keys().copied()));
    for (name, sentences) in lists {
        let file = files[name];
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

/// What English says, file by file: the rulings too, which it has where they are listed.
fn english() -> Vec<(&'static str, BTreeMap<String, BTreeSet<String>>)> {
    let rulings = RULINGS.iter().flat_map(|ruling| {
        let readings = ruling.readings.iter().map(|reading| rulings::meaning_key(ruling, reading));
        readings.chain([rulings::question_key(ruling)])
    });
    let rulings = ("rulings", rulings.map(|key| (key, BTreeSet::new())).collect());
    let files =
        nml_words::files(Language::English).iter().map(|&(name, file)| (name, read(file).into_iter().collect()));
    files.chain([rulings]).collect()
}

/// A language is complete when it has every file, in it every sentence, and in that every argument.
#[test]
fn every_language_says_what_english_says() {
    let english = english();
    let mut wrong = Vec::new();
    for language in Language::ALL.into_iter().filter(|&language| language != Language::English) {
        let files: BTreeMap<_, _> = nml_words::files(language).iter().copied().collect();
        let tag = language.tag();
        wrong.extend(
            files
                .keys()
                .filter(|name| !english.iter().any(|(known, _)| known == *name))
                .map(|name| format!("{tag}: {name} is no file of English")),
        );
        for (name, own) in &english {
            let Some(translated) = files.get(name) else {
                wrong.push(format!("{tag}: {name}.ftl is missing"));
                continue;
            };
            let read = read(translated);
            let other: BTreeMap<_, _> = read.iter().cloned().collect();
            if other.len() != read.len() {
                wrong.push(format!("{tag}: {name}.ftl says something twice"));
            }
            for (key, args) in own {
                match other.get(key) {
                    None => wrong.push(format!("{tag}: {key} is missing")),
                    Some(found) if found != args => wrong.push(format!("{tag}: {key} has {found:?}, not {args:?}")),
                    Some(_) => {}
                }
            }
            wrong.extend(
                other.keys().filter(|key| !own.contains_key(*key)).map(|key| format!("{tag}: {key} is left over")),
            );
        }
    }
    assert!(wrong.is_empty(), "{} things:\n{}", wrong.len(), wrong.join("\n"));
}

/// Each number that a language tells from others has a form of its own: Polish says 1 model, 2 modele, 5 modeli.
#[test]
fn every_plural_has_the_forms_of_its_language() {
    let mut wrong = Vec::new();
    for (language, forms) in
        [(Language::English, &["one"][..]), (Language::German, &["one"]), (Language::Polish, &["one", "few", "many"])]
    {
        for (name, file) in nml_words::files(language) {
            for (key, found) in plurals(file) {
                // A number that is spelt out by itself, such as 0, leaves the others to their forms.
                if !forms.iter().all(|form| found.contains(*form)) {
                    wrong.push(format!("{} {name}: {key} has {found:?}", language.tag()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} things:\n{}", wrong.len(), wrong.join("\n"));
}

/// The forms of each plural in a file.
fn plurals(file: &'static str) -> Vec<(String, BTreeSet<String>)> {
    let mut found = Vec::new();
    for entry in parser::parse(file).unwrap().body {
        if let Entry::Message(message) = entry {
            selections(&message.value.unwrap(), message.id.name, &mut found);
        }
    }
    found
}

fn selections(pattern: &Pattern<&str>, key: &str, found: &mut Vec<(String, BTreeSet<String>)>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element else {
            continue;
        };
        let ordinal = matches!(selector, InlineExpression::FunctionReference { .. });
        let forms: BTreeSet<String> = variants
            .iter()
            .filter_map(|variant| match &variant.key {
                VariantKey::Identifier { name } => Some((*name).to_owned()),
                VariantKey::NumberLiteral { .. } => None,
            })
            .collect();
        let counts = forms.iter().any(|form| ["one", "two", "few", "many"].contains(&form.as_str()));
        if counts && !ordinal {
            found.push((key.to_owned(), forms));
        }
        variants.iter().for_each(|variant| selections(&variant.value, key, found));
    }
}

/// A refusal stands by itself, beside a choice that is greyed out, in a list or behind a place in a file.
#[test]
fn what_is_refused_or_found_wrong_is_a_sentence_and_all_else_a_name() {
    let mut wrong = Vec::new();
    for (_, sentences) in OF_THE_RULES {
        for one in sentences {
            let args = one.args.iter().map(|&name| (name, Argument::Text("Yeoman".to_owned()))).collect();
            let said = nml_words::said(&Message { key: one.key, args });
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
fn everything_that_the_rules_list_is_said_somewhere() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("src-tauri/crates");
    let sources_of = |name: &str| {
        let mut sources = String::new();
        gather(&crates.join(name).join("src"), &mut sources);
        sources
    };
    let rules: String = ["battle", "campaign", "catalogue", "evenings", "warband"].map(sources_of).concat();
    let mut unsaid = Vec::new();
    for (name, sentences) in OF_THE_RULES {
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
