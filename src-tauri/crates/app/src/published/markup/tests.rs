//! Names that would be markup, a mention or a link, in every chat.
#![allow(clippy::unwrap_used)]

use super::*;

/// What people may call a Warband, and what each chat would make of it.
const HOSTILE: [&str; 14] = [
    "*Steel* _and_ ~~blood~~ ||hidden||",
    "**Bold** __under__ ***both***",
    "@everyone and @here, <@1234567890123456> <#12> <:x:1>",
    "[free ducats](https://evil.example/x) discord.gg/abc www.evil.example",
    "```rust\nlet",
    "`code` ``more``",
    "# Heading",
    "- item",
    "> quoted",
    "1. FC Redoubt",
    "\\",
    "[b]fat[/b] [url=x]y[/url] [/list] [/code]",
    ":skull: :) /start #tag t.me/x",
    "-# small",
];
const CHATS: [Markup; 4] = [Markup::Discord, Markup::Whatsapp, Markup::Telegram, Markup::Forum];

fn hostile(name: &str) -> Message {
    Message {
        title: name.to_owned(),
        under: vec![name.to_owned()],
        parts: vec![
            Part { heading: name.to_owned(), body: Body::Lines(vec![name.to_owned()]) },
            Part::items(name, [Item::new(name, [name.to_owned()])]),
            Part {
                heading: String::new(),
                body: Body::Standings(vec![Place {
                    rank: "1".into(),
                    name: name.into(),
                    cvp: "12".into(),
                    record: "1–0–0".into(),
                }]),
            },
            Part { heading: String::new(), body: Body::Verbatim(name.to_owned()) },
        ],
    }
}

/// What a reader sees: backslashes that escape, and spaces without width, are not seen.
fn seen(markup: Markup, said: &str) -> String {
    let mut out = String::new();
    let mut signs = said.chars().filter(|sign| *sign != ZERO_WIDTH);
    while let Some(sign) = signs.next() {
        match sign {
            '\\' if markup == Markup::Discord => out.extend(signs.next()),
            '∗' => out.push('*'),
            'ˍ' => out.push('_'),
            '∼' => out.push('~'),
            'ˋ' => out.push('`'),
            other => out.push(other),
        }
    }
    out
}

/// Signs of Discord's that stand there without a backslash before them.
fn bare(said: &str) -> String {
    let mut out = String::new();
    let mut signs = said.chars();
    while let Some(sign) = signs.next() {
        if sign == '\\' {
            signs.next();
        } else {
            out.push(sign);
        }
    }
    out
}

#[test]
fn a_name_is_read_as_it_was_typed_in_every_chat() {
    for markup in CHATS {
        for name in HOSTILE {
            let said = markup.said(name);
            assert_eq!(seen(markup, &said), name, "{markup:?}: {said}");
            // Text that would be read as one is parted only before more text; nothing is written twice.
            assert!(said.chars().count() <= name.chars().count() * 3 + 2, "{said}");
        }
    }
}

#[test]
fn discord_finds_no_sign_of_its_own_in_a_name() {
    for name in HOSTILE {
        let bare = bare(&Markup::Discord.said(name));
        assert!(!bare.contains(['*', '_', '~', '|', '`', '<', '>', '[', ']', '#']), "{name}: {bare}");
        assert!(!bare.contains("://") && !bare.contains(".gg/") && !bare.contains(":s"), "{name}: {bare}");
        assert!(!bare.contains("@e") && !bare.contains("@h") && !bare.contains("@1"), "{name}: {bare}");
    }
    assert_eq!(Markup::Discord.said("@everyone"), "@\u{200b}everyone");
    assert_eq!(Markup::Discord.said("_Mud_"), "\\_Mud\\_");
    assert_eq!(Markup::Discord.said("- item"), "\\- item");
    assert_eq!(Markup::Discord.said("1. FC"), "1\\. FC");
    // What is not markup stands as it is.
    assert_eq!(Markup::Discord.said("St. Vey’s Lance: 12 CVP, 3–0–1"), "St. Vey’s Lance: 12 CVP, 3–0–1");
}

#[test]
fn whatsapp_reads_no_sign_and_no_line_of_a_name_as_its_own() {
    for name in HOSTILE {
        let said = Markup::Whatsapp.said(name);
        assert!(!said.contains(['*', '_', '~', '`']), "{said}");
        assert!(!said.starts_with(['>', '-', '•']) && !said.contains("1. "), "{said}");
        assert!(!said.contains("://") && !said.contains("evil.example"), "{said}");
    }
}

#[test]
fn telegram_finds_nothing_doubled_and_nothing_to_tap() {
    for name in HOSTILE {
        let said = Markup::Telegram.said(name);
        for sign in ["**", "__", "~~", "||", "`", "://", "@e", "#t", "/s", ".me"] {
            assert!(!said.contains(sign), "{sign} in {said}");
        }
        // Nor does a name become one with the markup around it.
        assert!(!Markup::Telegram.strong(name).contains("***"), "{said}");
    }
}

#[test]
fn a_forum_finds_no_tag_in_a_name() {
    for name in HOSTILE {
        for said in [Markup::Forum.said(name), Markup::Forum.fixed(name)] {
            assert!(!said.contains("[b") && !said.contains("[/") && !said.contains("[u"), "{said}");
        }
        let said = Markup::Forum.said(name);
        assert!(!said.contains("://") && !said.contains("@e") && !said.contains(":s"), "{said}");
    }
}

#[test]
fn no_name_closes_what_keeps_columns_straight() {
    for name in HOSTILE {
        for markup in [Markup::Discord, Markup::Whatsapp, Markup::Telegram] {
            let text = whole(&hostile(name), markup);
            // Two blocks of fixed width: standings and the text with a form of its own.
            assert_eq!(text.matches("```").count(), 4, "{markup:?}: {text}");
        }
        let text = whole(&hostile(name), Markup::Forum);
        assert_eq!((text.matches("[code]").count(), text.matches("[/code]").count()), (2, 2), "{text}");
        assert_eq!((text.matches("[list]").count(), text.matches("[/list]").count()), (1, 1), "{text}");
    }
    let text = whole(&hostile("@everyone"), Markup::Discord);
    assert!(!text.contains("@everyone"), "{text}");
}

/// A campaign as it is told.
fn mile() -> Message {
    let place = |rank: &str, name: &str, cvp: &str| Place {
        rank: rank.into(),
        name: name.into(),
        cvp: cvp.into(),
        record: "1–0–0".into(),
    };
    Message {
        title: "The Ardent Mile".into(),
        under: vec!["2 Warbands · as of 30 April 2026".into()],
        parts: vec![
            Part::items("To play", [Item::new("Redoubt (Ada) – Choir (Ines)", ["Relic Hunt".to_owned()])]),
            Part {
                heading: "Standings".into(),
                body: Body::Standings(vec![place("1", "Redoubt (Ada)", "15"), place("10", "Choir (Ines)", "7")]),
            },
            Part::items("Still missing", []),
        ],
    }
}

#[test]
fn each_chat_gets_its_own_markup() {
    let table = "#   CVP  W–D–L  Warband\n1    15  1–0–0  Redoubt (Ada)\n10    7  1–0–0  Choir (Ines)";
    assert_eq!(
        whole(&mile(), Markup::Plain),
        "The Ardent Mile\n2 Warbands · as of 30 April 2026\n\nTo play\n- Redoubt (Ada) – Choir (Ines)\n  Relic Hunt\n\n\
         Standings\n1. Redoubt (Ada): 15 CVP, 1–0–0\n10. Choir (Ines): 7 CVP, 1–0–0\n"
    );
    assert_eq!(
        whole(&mile(), Markup::Discord),
        format!(
            "## The Ardent Mile\n*2 Warbands · as of 30 April 2026*\n\n**To play**\n- Redoubt (Ada) – Choir (Ines)\n  \
             - Relic Hunt\n\n**Standings**\n```\n{table}\n```\n"
        )
    );
    assert_eq!(
        whole(&mile(), Markup::Whatsapp),
        format!(
            "*The Ardent Mile*\n_2 Warbands · as of 30 April 2026_\n\n*To play*\n- Redoubt (Ada) – Choir (Ines)\n  \
             Relic Hunt\n\n*Standings*\n```{table}```\n"
        )
    );
    assert_eq!(
        whole(&mile(), Markup::Telegram),
        format!(
            "**The Ardent Mile**\n__2 Warbands · as of 30 April 2026__\n\n**To play**\n• Redoubt (Ada) – Choir (Ines)\n   \
             Relic Hunt\n\n**Standings**\n```\n{table}\n```\n"
        )
    );
    assert_eq!(
        whole(&mile(), Markup::Forum),
        format!(
            "[b]The Ardent Mile[/b]\n[i]2 Warbands · as of 30 April 2026[/i]\n\n[b]To play[/b]\n[list]\n\
             [*]Redoubt (Ada) – Choir (Ines)\nRelic Hunt\n[/list]\n\n[b]Standings[/b]\n[code]\n{table}\n[/code]\n"
        )
    );
}

#[test]
fn a_long_message_is_parted_where_it_makes_sense_and_nothing_is_lost() {
    let mut message = mile();
    let places = (1..=60).map(|n| Place {
        rank: n.to_string(),
        name: format!("Warband ``` number {n} @everyone"),
        cvp: "0".into(),
        record: "0–0–0".into(),
    });
    message.parts.push(Part { heading: "Another campaign".into(), body: Body::Standings(places.collect()) });
    let list = Body::Verbatim((0..90).map(|n| format!("model {n}\nits kit\n\n")).collect());
    message.parts.push(Part { heading: String::new(), body: list });
    let most = Markup::Discord.limit().unwrap();
    let pieces = pieces(&message, Markup::Discord, most);
    assert!(pieces.len() > 1);
    for piece in &pieces {
        assert!(length(piece) <= most, "{} characters", length(piece));
        assert_eq!(piece.matches("```").count() % 2, 0, "what is opened is closed: {piece}");
    }
    assert!(pieces.iter().all(|piece| !piece.starts_with("```\nits kit")), "a model keeps its kit: {pieces:?}");
    assert_eq!(
        pieces.iter().filter(|piece| piece.contains("**Another campaign**")).count(),
        1,
        "its heading stands once"
    );
    // What opens and closes stands again in each; beyond that the pieces are the message.
    let rows = |text: &str| -> Vec<String> {
        text.lines().filter(|line| !line.is_empty() && *line != "```").map(str::to_owned).collect()
    };
    assert_eq!(rows(&pieces.join("\n")), rows(&whole(&message, Markup::Discord)));
    // A short one is one piece, and is the message.
    assert_eq!(super::pieces(&mile(), Markup::Discord, most), [whole(&mile(), Markup::Discord).trim_end()]);
    // Characters beyond the first plane count as two, as the chats count them.
    assert_eq!(length("𝕬b\n"), 3);
}

#[test]
fn a_row_that_is_longer_than_a_message_is_parted_between_its_words() {
    let stash = (0..400).map(|n| format!("Trench Shield {n}")).collect::<Vec<_>>().join(", ");
    let one_word = "x".repeat(5_000);
    for row in [stash, one_word] {
        for body in [Body::Verbatim(row.clone()), Body::Lines(vec![row.clone()])] {
            let message = Message { parts: vec![Part { heading: "Stash".into(), body }], ..Message::default() };
            let pieces = pieces(&message, Markup::Discord, 2000);
            assert!(pieces.len() > 2 && pieces.iter().all(|piece| length(piece) <= 2000), "{pieces:?}");
            let letters = |text: &str| text.chars().filter(|sign| sign.is_alphanumeric()).count();
            let all: usize = pieces.iter().map(|piece| letters(piece)).sum();
            assert_eq!(all, letters(&row) + "Stash".len(), "nothing is lost");
        }
    }
}
