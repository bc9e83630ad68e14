//! A published web page, read in a browser without a network: replayed to its end, by readers of every sort, with
//! nothing asked of anybody.

use std::fs;
use std::path::{Path, PathBuf};

use nml_app::battle::{log, self_play};
use nml_app::published::{self, Wanted};
use nml_tests::window::{Browser, By, Filed, Home, Season, Theme, Window};
use serde_json::{Value, json};

const REDOUBT: &str = "The Seventh Redoubt";
const CHOIR: &str = "The Ashen Choir";

/// A telephone and a desk, by day and by night.
const READERS: [((u32, u32), Theme); 4] =
    [((360, 740), Theme::Light), ((360, 740), Theme::Dark), ((1280, 800), Theme::Light), ((1280, 800), Theme::Dark)];

/// The largest page of a whole battle.
const MOST: u64 = 2 << 20;

/// The battle of seed 7: its log, and the page of it.
fn seventh(folder: &Path) -> (PathBuf, PathBuf) {
    let wanted = self_play::Wanted {
        seed: 7,
        warbands: Vec::new(),
        scenario: None,
        ruleset: None,
        pack: None,
        battles: 1,
        out: Some(folder.to_path_buf()),
        force: false,
    };
    self_play::play(&wanted).unwrap();
    let (log, page) = (folder.join("battle-7.jsonl"), folder.join("battle-7.html"));
    let published = published::wanted(&Wanted::Log(log.clone())).unwrap();
    published::to_file(&published, &page).unwrap();
    (log, page)
}

/// The score and each model's state as the page shows them.
fn shown(reader: &Browser) -> Value {
    reader.run(
        "const text = (one) => one.textContent.replace(/\\s+/g, ' ').trim();
         const points = [...document.querySelectorAll('[data-testid=score] > [aria-hidden]:not(.colon)')];
         const models = [...document.querySelectorAll('li[data-testid^=model-]')];
         return {
           score: points.map(text).filter((one) => /^\\d+$/.test(one)).map(Number),
           out: models.filter((one) => one.classList.contains('out')).map((one) => text(one.querySelector('.name'))),
         };",
        &[],
    )
}

/// The same as the log comes to.
fn stood(log: &Path, until: Option<u64>) -> Value {
    let told = log::replay(log, until, None).unwrap().replayed;
    let out = told.models.iter().filter(|model| model.status == "out").map(|model| model.name.clone());
    json!({
        "score": told.sides.iter().map(|side| side.vp).collect::<Vec<_>>(),
        "out": out.collect::<Vec<_>>(),
    })
}

/// How often a button is pressed within one request: on a busy machine too, well within the time a request may take.
const AT_ONCE: u64 = 25;

/// Presses a button of the page until it can no longer be pressed; how often it was pressed.
fn press_on(reader: &Browser, button: &str) -> u64 {
    let mut pressed = 0;
    loop {
        let answer = reader.run_async(
            "const [name, most, done] = arguments;
             const button = () => document.querySelector(`[data-testid=${name}]`);
             const press = async () => {
               let pressed = 0;
               for (; pressed < most && !button().disabled; pressed += 1) {
                 button().click();
                 await Promise.resolve();
               }
               done(pressed);
             };
             press();",
            &[json!(button), json!(AT_ONCE)],
        );
        let times = answer.as_u64().unwrap();
        pressed += times;
        assert!(pressed <= 5000, "{button} can be pressed for ever");
        if times < AT_ONCE {
            return pressed;
        }
    }
}

#[test]
fn a_battle_is_replayed_by_readers_who_have_no_network() {
    let home = Home::new();
    let (log, page) = seventh(home.folder());
    let bytes = fs::metadata(&page).unwrap().len();
    assert!(bytes < MOST, "{bytes} bytes");
    for (size, theme) in READERS {
        let reader = Browser::open(size, theme);
        reader.read(&page);
        assert_eq!(shown(&reader), stood(&log, None), "it opens with the result");
        reader.keep("published-battle-end");
        // Back to before the first entry, and on to the end, entry by entry: once, for it is the same page on every screen.
        if (size, theme) == READERS[0] {
            let entries = press_on(&reader, "back");
            assert_eq!(shown(&reader)["score"], json!([0, 0]));
            assert_eq!(press_on(&reader, "on"), entries);
            assert!(entries > 200, "{entries} entries");
            assert_eq!(shown(&reader), stood(&log, None));
        }
        // An address leads into the middle of it; the address goes along with the buttons.
        reader.read_at(&page, "#150");
        assert_eq!(shown(&reader), stood(&log, Some(150)));
        reader.click(By::role("button", "Step on"));
        reader.until("the next entry", || reader.run("return location.hash", &[]) == "#151");
        assert_eq!(shown(&reader), stood(&log, Some(151)));
        reader.click(By::role("button", "To Turn 2"));
        reader.until_text(By::css("[data-testid=turn]"), "Turn 2 of 4");
        reader.keep("published-battle");
        reader.run("document.querySelector('[data-testid=turn]').scrollIntoView()", &[]);
        reader.keep("published-battle-replay");
        for button in ["back", "play", "on", "turn-3", "end"] {
            let script = "const { width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
                return Math.min(width, height) >= 44";
            assert_eq!(reader.run(script, &[json!(format!("[data-testid={button}]"))]), true, "{button}");
        }
        assert_eq!(reader.asked_outside(), Vec::<String>::new());
    }
}

#[test]
fn what_a_page_would_ask_of_others_is_refused_and_seen() {
    let home = Home::new();
    let (_, page) = seventh(home.folder());
    let harmed = home.folder().join("harmed.html");
    let text = fs::read_to_string(&page).unwrap();
    fs::write(&harmed, text.replace("<div id=\"app\">", "<img src=\"https://example.org/x.png\"><div id=\"app\">"))
        .unwrap();
    let reader = Browser::open((1280, 800), Theme::Light);
    reader.read(&harmed);
    let asked = reader.asked_outside();
    assert!(asked.iter().any(|line| line.contains("example.org")), "{asked:?}");
}

#[test]
fn a_campaign_a_warband_and_a_battle_are_published_from_the_window() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let season = Season::of_sample(&window);
    let page = window.told("campaign", json!({ "campaign": season.campaign }));
    let begun = window.told("battle_begin", json!({ "set_up": page["games"][0]["set_up"] }));
    let battle = begun["id"].as_str().unwrap().to_owned();
    window.play_on(&battle, None);
    window.close_aftermath(&battle);
    let fell = [(season.place(REDOUBT, "Tobin Allard"), 3)];
    let how = Filed { day: Some("2026-05-14"), attacked: true, ..Filed::default() };
    let _ = season.file("relic-hunt", [(REDOUBT, 4, &fell), (CHOIR, 11, &[])], how);

    let file = |name: &str| home.folder().join(name);
    let publish = |path: &Path| {
        home.answer(path);
        window.click(By::role("button", "Save it: web page"));
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        window.until_text(By::css(".publishing .made"), &format!("Written: {name}"));
    };
    window.go(&format!("campaign/{}", season.campaign));
    publish(&file("mile.html"));
    home.answer(file("games.csv"));
    window.click(By::role("button", "Games: spreadsheet"));
    window.until_text(By::css(".publishing"), "Written: games.csv");
    let table = fs::read_to_string(file("games.csv")).unwrap();
    assert!(table.contains("Relic Hunt") && table.lines().count() == 3, "{table}");
    window.click(By::role("button", "Show it: text for a chat"));
    window.see(By::testid("published-text"));
    let text = window.value(By::testid("published-text"));
    for part in ["The Ardent Mile", "Standings\n1. The ", "Game 2 · Relic Hunt", "Still missing\n- The "] {
        assert!(text.contains(part), "{part}: {text}");
    }
    window.run("document.querySelector('.publishing').scrollIntoView({ block: 'center' })", &[]);
    window.picture("publish-campaign");
    window.go(&format!("warbands/{}", season.id(REDOUBT)));
    window.click(By::role("link", "Print"));
    publish(&file("redoubt.html"));
    window.picture("publish-warband");
    window.go(&format!("battle/{battle}"));
    window.click(By::testid("publish"));
    publish(&file("game-1.html"));
    window.picture("publish-battle");

    for (size, theme) in READERS {
        let reader = Browser::open(size, theme);
        for (name, title) in [("mile", "The Ardent Mile"), ("redoubt", REDOUBT), ("game-1", "Claim No Man’s Land")] {
            reader.read(&file(&format!("{name}.html")));
            reader.until_text(By::css("h1"), title);
            reader.keep(&format!("published-{name}"));
            assert_eq!(reader.asked_outside(), Vec::<String>::new());
        }
    }
    // Nothing of it says whose book it was, where it stood, or which streams it has.
    for name in ["mile", "redoubt", "game-1"] {
        let text = fs::read_to_string(file(&format!("{name}.html"))).unwrap();
        let (_, told) = text.split_once("id=\"published\"").unwrap();
        let (told, _) = told.split_once("</script>").unwrap();
        assert!(!told.contains(&home.folder().display().to_string()), "{name}");
        for id in [&season.campaign, &battle, &season.id(REDOUBT)] {
            assert!(!told.contains(id.as_str()), "{name} names a stream");
        }
    }
}

#[test]
fn a_text_for_a_chat_is_shown_as_it_will_be_copied_with_players_or_without() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let season = Season::of_sample(&window);
    let shown = || window.value(By::testid("published-text"));
    let becomes = |what: &str, holds: &dyn Fn(&str) -> bool| window.until(what, || holds(&shown()));
    window.go(&format!("campaign/{}", season.campaign));
    window.click(By::role("button", "Show it: text for a chat"));
    window.see(By::testid("published-text"));
    assert!(shown().starts_with("The Ardent Mile\n") && shown().contains("The Seventh Redoubt (Ines)"), "{}", shown());
    window.choose(By::role("combobox", "Marked up for"), "Discord");
    becomes("Discord's markup", &|text| {
        text.starts_with("## The Ardent Mile\n") && text.contains("**Standings**\n```\n#  CVP")
    });
    window.run("document.querySelector('.chat').scrollIntoView({ block: 'center' })", &[]);
    window.picture("chat-discord");
    window.click(By::role("checkbox", "Name the players"));
    becomes("no players", &|text| !text.contains("(Ines)") && text.contains("The Seventh Redoubt"));
    window.click(By::role("button", "Copy"));
    window.until("it is copied, or selected to be copied", || {
        let told = window.text(By::css(".chat .actions"));
        told.contains("Copied.") || told.contains("The text is selected")
    });
    let script = "const field = document.activeElement;
        return field.value.slice(field.selectionStart, field.selectionEnd)";
    assert_eq!(window.run(script, &[]), json!(shown()), "what is selected is what is shown");
    window.choose(By::role("combobox", "Marked up for"), "WhatsApp");
    becomes("WhatsApp's markup", &|text| text.starts_with("*The Ardent Mile*\n_"));
    window.choose(By::role("combobox", "Marked up for"), "A forum (BBCode)");
    becomes("a forum's markup", &|text| text.starts_with("[b]The Ardent Mile[/b]\n"));
    window.choose(By::role("combobox", "Marked up for"), "Discord");

    // The choice is remembered; a roster that Discord takes in no single message comes in several.
    let redoubt = season.id(REDOUBT);
    for _ in 0..60 {
        let edit = json!({ "kind": "add_model", "entry": "yeoman" });
        let _ = window.told("warband_edit", json!({ "warband": redoubt, "edit": edit }));
    }
    window.go(&format!("warbands/{redoubt}"));
    window.click(By::role("link", "Print"));
    window.click(By::role("button", "Show it: text for a chat"));
    window.until_text(By::testid("published-long"), "Discord takes");
    let pieces = window.count(By::css(".chat textarea"));
    assert!(pieces > 1, "{pieces} messages");
    for at in 1..=pieces {
        let text = window.value(By::role("textbox", &format!("Message {at} of {pieces}")));
        assert!(text.starts_with("```\n") && text.ends_with("\n```") && text.encode_utf16().count() <= 2000, "{text}");
    }
    window.run("document.querySelector('.chat').scrollIntoView({ block: 'start' })", &[]);
    window.picture("chat-messages");
}
