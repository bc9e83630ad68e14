//! What a group agreed on in words: the app shows it with the campaign, and interprets nothing in it.

use nml_campaign::Command;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::house_rules::{HouseRulesView, rules};
use crate::failure::Failure;
use crate::lists::campaign_row;
use crate::season::{pack_of, say};
use crate::session::Session;
use crate::streams::Open;
use crate::subject::Campaigns;

/// House rules in words.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RulesWritten {
    /// The campaign's stream.
    pub campaign: String,
    /// As they were typed or pasted; empty removes them.
    pub text: String,
}

/// Writes down house rules in words, in place of the earlier ones.
///
/// # Errors
/// `TEXT_TOO_LONG`, `TEXT_UNREADABLE`.
pub fn campaign_rules_write(session: &Session, written: RulesWritten) -> Result<HouseRulesView, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&written.campaign)?;
    let pack = pack_of(session, &open)?;
    let text = tidy(&written.text);
    if text != open.state.written {
        say(session, &mut open, Command::WriteRules { text })?;
        let row = campaign_row(&open);
        session.write(vec![open.append()?], vec![row])?;
    }
    rules(session, &open, &pack.catalogue)
}

/// Characters without width or ink that chats and editors leave in a text.
const UNSEEN: [char; 5] = ['\u{200b}', '\u{200e}', '\u{200f}', '\u{2060}', '\u{feff}'];

/// The lines as they are kept: split at everything that splits lines elsewhere, and without spaces, empty lines or
/// invisible characters around them.
fn tidy(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace(['\r', '\u{2028}', '\u{2029}'], "\n").replace('\t', " ");
    let text = text.replace(UNSEEN, "");
    let lines: Vec<&str> = text.split('\n').map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

/// The paragraphs of a text, parted by empty lines. Their lines stay as they are.
pub(super) fn paragraphs(text: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut goes_on = false;
    for line in text.split('\n') {
        let empty = line.trim().is_empty();
        match all.last_mut() {
            _ if empty => {}
            Some(last) if goes_on => {
                last.push('\n');
                last.push_str(line);
            }
            Some(_) | None => all.push(line.to_owned()),
        }
        goes_on = !empty;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::{paragraphs, tidy};

    #[test]
    fn a_pasted_text_is_kept_line_by_line_and_told_in_paragraphs() {
        let kept = tidy("\r\n \nNo proxies of Elites.  \r\n- or ask first\r\r\n\r\nForfeit\tafter 30 minutes.\n\n");
        assert_eq!(kept, "No proxies of Elites.\n- or ask first\n\n\nForfeit after 30 minutes.");
        assert_eq!(paragraphs(&kept), ["No proxies of Elites.\n- or ask first", "Forfeit after 30 minutes."]);
        assert_eq!(tidy(" \n\t\n"), "");
        assert_eq!(tidy("\u{feff}Ask \u{200e}@\u{200b}Ines"), "Ask @Ines", "as it comes out of a chat");
        assert!(paragraphs("").is_empty());
    }
}
