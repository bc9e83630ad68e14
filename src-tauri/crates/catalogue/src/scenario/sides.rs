//! What can be wrong with the sides of a scenario: an attacker that is no side, a die that nobody reads, a Turn that
//! never comes.

use super::{Deed, Deployment, Infiltrators, Laid, Rest, Scenario, StartsWith, ThingKind, ZoneRole};
use crate::message::Message;
use crate::messages;

impl Scenario {
    pub(super) fn role_faults(&self, found: &mut Vec<(String, Message)>) {
        let mut fault = |path: &str, text: Message| found.push((path.to_owned(), text));
        if self.roles.any() {
            let for_all = self.zones.iter().all(|z| z.role == ZoneRole::Either);
            let attackers = self.zones.iter().filter(|z| z.role == ZoneRole::Attacker).count();
            let defenders = self.zones.iter().filter(|z| z.role == ZoneRole::Defender).count();
            if !(for_all || attackers == 1 && attackers + defenders == self.zones.len()) {
                fault("/zones", messages::zone_roles());
            }
        } else {
            let limits = self.entry.iter().flat_map(|e| &e.limits);
            let named = self.zones.iter().any(|z| z.role != ZoneRole::Either)
                || self.deeds.iter().any(|d: &Deed| d.side.is_some())
                || self.victory_points.iter().any(|v| v.side.is_some())
                || self.placing.iter().any(|p| p.side.is_some())
                || self.extra_turn.is_some_and(|extra| extra.side.is_some())
                || limits.clone().any(|limit| limit.side.is_some())
                || self.deployment != Deployment::Standard
                || self.kinds.iter().any(by_role)
                || matches!(&self.infiltrators, Infiltrators::Limits(all) if all.iter().any(|l| l.side.is_some()));
            if named {
                fault("/roles", messages::role_unknown());
            }
        }
        if self.extra_turn.is_some_and(|extra| !(1..=5).contains(&extra.ends_up_to)) {
            fault("/extra_turn", messages::extra_turn_out_of_range());
        }
        for (i, points) in self.victory_points.iter().enumerate() {
            let last = self.turns.saturating_add(u8::from(self.extra_turn.is_some()));
            if points.turns.is_some_and(|(first, until)| first == 0 || first > until || until > last) {
                fault(&format!("/victory_points/{i}/turns"), messages::turns_not_of_the_game());
            }
        }
        if let Some(Rest::Enters(entering)) = self.entry.as_ref().map(|e| &e.rest) {
            let until = entering.until_turn.unwrap_or(entering.from_turn);
            if entering.from_turn == 0 || entering.from_turn > until || until > self.turns {
                fault("/entry/rest", messages::entering_turns());
            }
        }
        let nobody = |e: &super::Beginners| e.limits.iter().any(|limit| limit.models == StartsWith::Models(0));
        if self.entry.as_ref().is_some_and(nobody) {
            fault("/entry/limits", messages::nobody_begins());
        }
        if self.entry.as_ref().is_some_and(|e| e.limits.is_empty()) {
            fault("/entry/limits", messages::beginning_unsaid());
        }
    }
}

fn by_role(kind: &ThingKind) -> bool {
    let laid = match kind.laid {
        Laid::By(_) | Laid::InTurn(_) => true,
        Laid::Drawn | Laid::Later | Laid::Each(_) => false,
    };
    laid || kind.actions.iter().any(|action| action.side.is_some())
}
