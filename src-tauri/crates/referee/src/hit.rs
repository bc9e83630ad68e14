//! A hit and its Injury Roll: neither comes without the other (ATK-01, INJ-01).

use serde_json::Value;

use crate::goal::Goal;
use crate::json::Read;
use crate::memory::Landing;
use crate::referee::Referee;
use crate::table::Question;

impl Referee {
    /// The dice of an attack fell.
    pub(crate) fn attack_rolled(&mut self, rolled: &Value, question: &Question) {
        let attack = question.asks.of("purpose").of("attack");
        // What was called on may undo a hit.
        self.here.followed.acts |= !question.called.is_empty();
        let hits = ["success", "critical"].contains(&rolled.of("result").as_str().unwrap_or(""));
        self.here.followed.landing = Some(Landing { attack: attack.clone(), hits });
    }

    /// A question may be what follows from a hit.
    pub(crate) fn hit_asks(&mut self, asks: &Value) {
        let injures = asks.text("ask") == "injury" && !asks.of("cause").of("attack").is_null();
        self.here.followed.injures |= injures || asks.text("ask") == "caught";
    }

    /// What the log says was hit.
    pub(crate) fn hit_told(&mut self, event: &Value) {
        self.here.followed.hit = true;
        let Some(landing) = self.here.followed.landing.as_ref().filter(|_| !self.here.followed.acts) else { return };
        let same = ["attacker", "target"].iter().all(|key| event.of(key) == landing.attack.of(key));
        if !same {
            let said = self.table.attack_said(&landing.attack);
            self.broken("LOG", "told_otherwise", format!("{said} hits, and the entry tells of another hit"));
        }
    }

    /// When the entry is over, what follows from the roll has happened.
    pub(crate) fn hit_settled(&mut self) {
        let followed = std::mem::take(&mut self.here.followed);
        let Some(Landing { attack, hits }) = followed.landing else { return };
        let said = self.table.attack_said(&attack);
        if !hits {
            if (followed.injures || followed.hit) && !followed.acts {
                self.broken("ATK-01", "miss_injures", format!("{said} misses, and an Injury Roll follows"));
            }
            return;
        }
        // At a point only a BLAST finds somebody; some weapons do other things than an Injury Roll.
        let point = matches!(Goal::read(&attack), Some(Goal::Point(_)));
        let event = serde_json::json!({"attacker": attack.of("attacker")});
        let own_way = followed.acts || self.here.asked || self.hits_without_roll(&event);
        if !followed.injures && !own_way && !point {
            self.broken("INJ-01", "no_injury_roll", format!("{said} hits, and no Injury Roll follows"));
        }
    }
}
