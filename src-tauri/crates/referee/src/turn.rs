//! The frame of a Turn: Initiative, who may act, Morale, and when an Activation must end (TRN, ACT-01 to ACT-07, MOR).

use serde_json::Value;

use crate::json::Read;
use crate::measure::{HAIR, Shape, Spot, gap, inches};
use crate::referee::{Phases, Referee};
use crate::table::{Model, Place, Question, Status, Table};
use crate::truth::Truth;

/// What still counts as touching an edge.
const EDGE: i64 = 100;

impl Referee {
    /// Models are set up by the side that is asked, wholly in its own zone (SET-04, SET-07, F-11).
    pub(crate) fn deploys(&mut self, event: &Value) {
        let Some(id) = event.model("model") else { return };
        let Some(model) = self.table.models.get(id).cloned() else { return };
        let name = model.name();
        let question = self.table.asked.last().map(|q| q.asks.clone()).unwrap_or_default();
        match model.place {
            Place::Waiting => {}
            Place::Held => self.comes_in(id, &model, event),
            Place::Table | Place::Gone => {
                self.broken("SET-07", "deployed_twice", format!("{name} is set up and was there before"));
            }
        }
        let asked = self.deploying.take().or_else(|| question.model("side"));
        if asked.is_some_and(|side| model.side != Some(side)) {
            self.broken("SET-07", "deploys_other", format!("{name} is set up by the other side"));
        }
        let Some(at) = Spot::read(event.of("at")).filter(|_| self.table.turn == 0) else { return };
        // INFILTRATORS and kit that is set up elsewhere have terms of their own.
        let own_terms = self.table.own_effects(id).iter().any(|(_, e)| e.of("when").word() == "deployment");
        let infiltrates =
            self.table.has(id, "INFILTRATOR").maybe() && self.table.scenario.text("infiltrators") != "normal";
        let zone = model.side.and_then(|s| self.table.sides.get(s)).and_then(|s| s.zone);
        let zone = zone.and_then(|zone| self.table.scenario.list("zones").get(zone));
        let shape = zone.and_then(|zone| Shape::read(zone.of("shape"), self.table.size));
        if !own_terms && !infiltrates && shape.is_some_and(|shape| !shape.holds_base(at, model.radius())) {
            self.broken("SET-04", "zone", format!("{name} is set up outside of its zone"));
        }
    }

    /// A model may be held back only where a rule of its own says so (SET-07).
    pub(crate) fn held_back(&mut self, event: &Value) {
        let Some(id) = event.model("model") else { return };
        if self.way_in(id).is_none() {
            let name = self.table.name(id);
            self.broken("SET-07", "held_back", format!("{name} is held back, and nothing lets it"));
        }
    }

    /// A model that was held back comes in at an edge, in its Turn or later, far enough from its enemies (SET-07).
    fn comes_in(&mut self, id: usize, model: &Model, event: &Value) {
        let Some(way) = self.way_in(id) else { return };
        let (name, radius, turn) = (model.name(), model.radius(), self.table.turn);
        if turn < way.number("from_turn") {
            self.broken("SET-07", "too_early", format!("{name} comes in already in Turn {turn}"));
        }
        let Some(at) = Spot::read(event.of("at")) else { return };
        let (width, depth) = self.table.size;
        if [at.x, at.y, width - at.x, depth - at.y].iter().all(|far| *far > radius + EDGE) {
            self.broken("SET-07", "not_at_an_edge", format!("{name} comes in away from every edge"));
        }
        let enemies =
            self.table.models.iter().enumerate().filter(|(other, m)| m.on_table() && self.table.enemies(id, *other));
        let apart = enemies.filter_map(|(_, m)| Some((m.name().to_owned(), gap(at, radius, m.at?, m.radius(), 0))));
        let near: Vec<(String, i64)> = apart.filter(|(_, far)| *far + HAIR < way.number("away")).collect();
        for (enemy, far) in near {
            self.broken("SET-07", "near_an_enemy", format!("{name} comes in {} from {enemy}", inches(far)));
        }
    }

    /// What lets a model be held back.
    fn way_in(&self, id: usize) -> Option<Value> {
        let own = self.table.own_effects(id);
        let words = own.iter().flat_map(|(_, effect)| effect.list("do"));
        words.filter(|word| word.word() == "held_back").map(|word| word.said().clone()).next()
    }

    /// Cards are drawn: each side has one, and none of them was seen since the deck was shuffled.
    pub(crate) fn cards_drawn(&mut self, event: &Value) {
        let cards: Vec<&str> = event.list("cards").iter().map(|one| one.text("card")).collect();
        if let Some(card) = self.deck.take(&cards, event.flag("stays")) {
            self.broken("LOG", "not_in_deck", format!("the {card} is drawn, and it is not in the deck"));
        }
    }

    pub(crate) fn turn_begins(&mut self, turn: i64) {
        let before = self.table.turn;
        if turn != before + 1 {
            self.broken("TRN-01", "turn", format!("Turn {turn} follows Turn {before}"));
        }
        let last = self.table.last_turn();
        if last.is_some_and(|last| turn > last) {
            self.broken(
                "TRN-08",
                "turn_limit",
                format!("Turn {turn} is played, and the last is {}", last.unwrap_or(0)),
            );
        }
        if before > 0 {
            self.turn_is_over();
        }
        self.deck.discard();
        self.phases = Phases::default();
    }

    /// A Turn had all its phases, and every Morale Check that was due was taken (TRN-01, MOR-01, MOR-06).
    pub(crate) fn turn_is_over(&mut self) {
        let turn = self.table.turn;
        for (had, phase) in [(self.phases.initiative, "Initiative"), (self.phases.morale, "Morale")] {
            if !had {
                self.broken("TRN-01", "phase_missing", format!("Turn {turn} ends without its {phase} Phase"));
            }
        }
        let due = std::mem::take(&mut self.table.due);
        for side in due {
            let (fallen, size) = (self.table.casualties(side), self.table.size(side));
            let why = format!(
                "{} must check Morale and does not: {fallen} of {size} models are Down or Out of Action",
                self.table.warband(side)
            );
            self.broken("MOR-01", "check_missing", why);
        }
    }

    /// The side with fewer models that count has Initiative; a tie is rolled off (TRN-02, TRN-03).
    pub(crate) fn takes_initiative(&mut self, event: &Value) {
        self.phases.initiative = true;
        if let Some(first) = self.table.cards.first().copied() {
            // If cards are drawn the highest has Initiative, however many models there are.
            if event.model("side") != Some(first) {
                let has = self.table.won_by(event.model("side"));
                self.broken("TRN-02", "initiative", format!("{has} has Initiative, and another card is higher"));
            }
            return;
        }
        let says: Vec<i64> = event.numbers("counted");
        let counts: Vec<i64> = (0..self.table.sides.len()).map(|side| self.table.initiative_count(side)).collect();
        if says != counts {
            self.broken(
                "TRN-02",
                "counted",
                format!(
                    "the models counted are {}; those that count are {}",
                    self.table.by_side(&says),
                    self.table.by_side(&counts)
                ),
            );
        }
        let Some(side) = event.model("side") else { return };
        let there = |side: &usize| self.table.sides.get(*side).is_some_and(|s| !s.fled);
        let fewest = (0..counts.len()).filter(there).filter_map(|s| counts.get(s)).min().copied();
        let leads: Vec<usize> = (0..counts.len()).filter(there).filter(|s| counts.get(*s).copied() == fewest).collect();
        if !leads.contains(&side) {
            self.broken(
                "TRN-02",
                "initiative",
                format!("{} has Initiative: {}", self.table.warband(side), self.table.by_side(&counts)),
            );
        } else if leads.len() > 1 && self.table.won != Some(side) {
            self.broken(
                "TRN-03",
                "initiative_tie",
                format!("{} has Initiative without winning the roll-off", self.table.warband(side)),
            );
        }
    }

    /// Who may be Activated, and which side's turn it is (ACT-01 to ACT-03).
    pub(crate) fn activates(&mut self, event: &Value) {
        let Some(id) = event.model("model") else { return };
        let Some(model) = self.table.models.get(id).cloned() else {
            return self.broken("ACT-01", "nobody", format!("there is no model {id}"));
        };
        let name = model.name().to_owned();
        if model.activated {
            self.broken("ACT-02", "activated_twice", format!("{name} is Activated again in Turn {}", self.table.turn));
        }
        if model.status == Status::Out || model.place != Place::Table {
            self.broken("ACT-01", "not_on_table", format!("{name} is Activated and is not on the table"));
        }
        let joins = event.text("event") == "joined";
        if !joins && let Some(doing) = self.table.doing.first() {
            let other = self.table.name(doing.model);
            self.broken("ACT-01", "at_once", format!("{name} is Activated while {other} acts"));
        }
        if joins {
            self.joins(id, &name);
        } else if model.side.is_none() {
            // A model of nobody acts between the sides, once in a Turn like all others.
        } else if let Some(owed) = self.owed.take() {
            if owed != id && !self.here.together.contains(&owed) {
                let other = self.table.name(owed);
                self.broken("ACT-34", "other_model", format!("{name} is Activated where {other} must be"));
            }
        } else if let (Some(side), Some(next)) = (model.side, self.table.next_side())
            && side != next
        {
            self.broken(
                "ACT-01",
                "alternation",
                format!("{} Activates {name} when it is {}’s turn", self.table.warband(side), self.table.warband(next)),
            );
        }
        let stands = event.flag("stood_up");
        let pinned = self.table.under_word(id, "cannot_stand_up");
        if model.status == Status::Down && !stands && !pinned.maybe() && !self.here.rises {
            self.broken("DWN-04", "stays_down", format!("{name} is Activated and does not stand up"));
        }
        if stands && (model.status != Status::Down || pinned.sure()) {
            self.broken("DWN-04", "stands_up", format!("{name} stands up, and was not Down or cannot"));
        }
        self.here.marks = true;
        if model.markers.infection > 0 {
            self.here.sick.push((id, model.markers.infection));
        }
    }

    /// A model must be Activated next: an ACTION just taken says so (ACT-34).
    pub(crate) fn owes(&mut self, asks: &Value) {
        let Some(must) = asks.model("must") else { return };
        let said = self.last_used.take().is_some_and(|(model, action)| {
            let granted = self.table.granted(model).find(|a| a.text("id") == action);
            let outcome = granted.map_or_else(String::new, |a| a.of("outcome").to_string());
            outcome.contains("acts_now") || outcome.contains("force_next_activation")
        });
        if !said {
            let name = self.table.name(must);
            self.broken("ACT-34", "nothing_says_so", format!("{name} must be Activated next, and nothing says so"));
        }
        self.owed = Some(must);
    }

    /// A partner of its Fireteam, or a friend near enough to a model whose ability takes one along.
    fn joins(&mut self, id: usize, name: &str) {
        let first = self.table.doing.first().map(|d| d.model);
        let pair = first.and_then(|first| Some((first, self.table.models.get(first)?, self.table.models.get(id)?)));
        let together = pair.is_some_and(|(first, one, two)| {
            let mates = one.card.of("fireteam").as_u64() == two.card.of("id").as_u64();
            one.side == two.side && (mates || self.takes_along(first, id) || self.takes_along(id, first))
        });
        if !together {
            self.broken("ACT-01", "fireteam", format!("{name} is Activated together with a model that is no partner"));
        }
    }

    fn takes_along(&self, model: usize, friend: usize) -> bool {
        let apart = self.table.distance(model, friend);
        let near =
            |(within, _): &(Value, Truth)| within.whole().is_none_or(|far| apart.is_none_or(|d| d <= far + HAIR));
        self.table.words(model, "joins_friend").iter().any(near)
    }

    pub(crate) fn ends(&mut self, event: &Value) {
        let Some(model) = event.model("model") else { return };
        self.here.over.push(model);
        if self.table.acting(model).is_none() {
            let name = self.table.name(model);
            self.broken("ACT-07", "not_acting", format!("the Activation of {name} ends, and it was not acting"));
        }
        let stands = self.table.models.get(model).is_some_and(|m| m.standing());
        // At a ledge it is tested first whether it falls off it.
        let ledge = |asks: &Value| asks.text("ask") == "ledge" || asks.of("purpose").word() == "ledge";
        let at_ledge = self.table.asked.iter().any(|q| ledge(&q.asks));
        if event.text("reason") == "fell" && stands && !at_ledge {
            let name = self.table.name(model);
            self.broken("DWN-01", "not_fallen", format!("{name} is said to have fallen, and stands"));
        }
    }

    /// A failed Risky roll ends the Activation (ROL-02, MOR-05).
    pub(crate) fn risky(&mut self, rolled: &Value, model: usize, question: &Question) {
        let failed = rolled.text("result") == "failure";
        if failed && self.table.acting(model).is_some() && self.table.is_risky(model, question).sure() {
            self.here.must_end = Some(model);
        }
    }

    pub(crate) fn entry_of_turn_over(&mut self) {
        if let Some(model) = self.here.must_end
            && !self.here.over.contains(&model)
            && !self.here.asked
        {
            let name = self.table.name(model);
            self.broken("ROL-02", "risky", format!("{name} fails a Risky roll and acts on"));
        }
        // A model that goes Down or Out of Action no longer acts.
        let fallen: Vec<usize> = self.table.doing.iter().filter(|d| !d.lay).map(|d| d.model).collect();
        for model in fallen {
            let down = self.table.models.get(model).is_some_and(|m| m.status != Status::Standing);
            let pinned = self.table.under_word(model, "cannot_stand_up").maybe();
            if down && !pinned && !self.here.asked && !self.table.something_due() {
                let name = self.table.name(model);
                self.broken(
                    "DWN-01",
                    "acts_on",
                    format!("{name} is Down or Out of Action, and its Activation goes on"),
                );
            }
        }
        let sick = std::mem::take(&mut self.here.sick);
        for (model, had) in sick {
            let Some(now) = self.table.models.get(model).map(|m| m.markers.infection) else { continue };
            let waits = self.table.question().text("ask") == "regenerate"
                || self.table.asked.iter().any(|q| q.asks.text("ask") == "regenerate");
            if now != (had + 1).min(6) && !waits && !self.here.asked {
                let name = self.table.name(model);
                self.broken(
                    "MRK-01",
                    "infection_grows",
                    format!("{name} had {had} INFECTION when Activated and has {now}"),
                );
            }
        }
    }

    /// All models have acted; who checks Morale is worked out (ACT-03, MOR-01).
    pub(crate) fn morale_begins(&mut self) {
        self.phases.morale = true;
        let idle = self.table.models.iter().find(|m| m.side.is_some() && m.on_table() && !m.activated);
        if let Some(name) = idle.map(|m| m.name().to_owned()) {
            self.broken("ACT-03", "left_over", format!("the Morale Phase begins, and {name} was not Activated"));
        }
        if !self.table.scenario.flag("morale") {
            return;
        }
        let retests = !self.table.reads("shaken_retest", "auto_recover_after_turn");
        let due = (0..self.table.sides.len()).filter(|side| {
            let shaken = self.table.sides.get(*side).is_some_and(|s| s.shaken);
            !self.table.spared_morale(*side) && (shaken && retests || self.table.breaks(*side))
        });
        let recovers = |side: &usize| !retests && self.table.sides.get(*side).is_some_and(|s| s.shaken);
        self.table.due = due.filter(|side| !recovers(side)).collect();
    }

    pub(crate) fn checks_morale(&mut self, side: usize, rolled: &Value) {
        if !self.table.due.contains(&side) {
            let (fallen, size) = (self.table.casualties(side), self.table.size(side));
            let why = format!(
                "{} checks Morale with only {fallen} of {size} models Down or Out of Action",
                self.table.warband(side)
            );
            self.broken("MOR-01", "check_surplus", why);
        }
        if ["success", "critical"].contains(&rolled.text("result")) {
            self.feats.steady.push(side);
        }
        self.table.due.retain(|due| *due != side);
        self.morale_roll(rolled, side);
        self.morale_failed = (rolled.text("result") == "failure").then_some(side);
    }

    /// Shaken and flight follow from a failed check (MOR-04, MOR-06, MOR-07).
    pub(crate) fn morale_follows(&mut self, event: &Value) {
        let Some(side) = event.model("side") else { return };
        let failed = self.morale_failed == Some(side);
        let chooses = self.table.chooses_morale(side);
        match event.text("event") {
            "shaken" if event.flag("shaken") && !failed => {
                self.broken(
                    "MOR-04",
                    "shaken",
                    format!("{} is Shaken without a failed check", self.table.warband(side)),
                );
            }
            "shaken" if !event.flag("shaken") && failed => {
                self.broken(
                    "MOR-06",
                    "recovers",
                    format!("{} failed its check and is no longer Shaken", self.table.warband(side)),
                );
            }
            "fled" if !failed && !chooses => {
                self.broken("MOR-07", "flees", format!("{} flees without a failed check", self.table.warband(side)));
            }
            _ => {}
        }
        if chooses {
            self.table.due.retain(|due| *due != side);
        }
    }
}

impl Table {
    /// The last Turn of the scenario. `None` if it cannot be told.
    pub(crate) fn last_turn(&self) -> Option<i64> {
        Some(self.scenario.maybe("turns")? + i64::from(self.extended))
    }

    /// Models that count for Initiative (TRN-02, C-01).
    pub(crate) fn initiative_count(&self, side: usize) -> i64 {
        let all = self.reads("initiative_count", "all_in_warband");
        let down = self.reads("initiative_count", "on_table_incl_down");
        let counts = |m: &&Model| {
            m.side == Some(side)
                && if all {
                    m.place != Place::Gone
                } else if down {
                    m.on_table()
                } else {
                    m.standing()
                }
        };
        i64::try_from(self.models.iter().filter(counts).count()).unwrap_or(0)
    }

    fn ready(&self, side: usize) -> bool {
        self.models.iter().any(|m| m.side == Some(side) && m.on_table() && !m.activated)
    }

    /// The side that must Activate a model now. `None` if nobody has one left.
    fn next_side(&self) -> Option<usize> {
        let count = self.sides.len();
        if !self.cards.is_empty() {
            let last = self.last.and_then(|last| self.cards.iter().position(|side| *side == last));
            let from = last.map_or(0, |place| place + 1);
            return self.cards.iter().cycle().skip(from).take(self.cards.len()).copied().find(|side| self.ready(*side));
        }
        let first = match self.last {
            Some(last) => (last + 1) % count.max(1),
            None => self.first.or(self.initiative)?,
        };
        (0..count).map(|n| (first + n) % count).find(|side| self.ready(*side))
    }

    /// All models of the Force that play (MOR-01); Field Shrines and the like count too, up to nine.
    pub(crate) fn size(&self, side: usize) -> i64 {
        let plays =
            |(id, m): &(usize, &Model)| m.side == Some(side) && !self.unused.contains(id) && !Self::never_counts(m);
        let models = self.models.iter().enumerate().filter(plays).count();
        i64::try_from(models).unwrap_or(0) + self.standing_besides(side)
    }

    /// Trench Dogs never count for Morale, neither in the size nor among the casualties (DR p.142; RC-C3).
    fn never_counts(model: &Model) -> bool {
        ["trench-dog", "trench-dogs"].contains(&model.card.text("entry"))
    }

    fn standing_besides(&self, side: usize) -> i64 {
        let bears =
            |m: &&Model| m.side == Some(side) && m.place != Place::Waiting && !m.used.iter().any(|u| u == "destroyed");
        let words = self.models.iter().filter(bears).flat_map(|m| {
            let card = m.card.list("effects").iter().map(|s| s.of("effect"));
            let gained = m.gained.iter().flat_map(|g| g.list("effects"));
            card.chain(gained).filter(|e| e.of("when").word() == "morale_check").flat_map(|e| e.list("do"))
        });
        let sum: i64 = words.filter(|w| w.word() == "standing_for_morale").map(|w| w.said().whole().unwrap_or(0)).sum();
        sum.min(9)
    }

    /// Models Down or Out of Action that count (MOR-01).
    pub(crate) fn casualties(&self, side: usize) -> i64 {
        let mut passed_by = Vec::new();
        for (id, _) in self.models.iter().enumerate().filter(|(_, m)| m.side == Some(side) && m.on_table()) {
            for (_, effect) in self.own_effects(id) {
                let words = effect.list("do").iter().filter(|w| w.word() == "uncounted_for_morale");
                passed_by
                    .extend(words.flat_map(|w| w.said().as_array().into_iter().flatten()).filter_map(Value::as_str));
            }
        }
        let fallen = |m: &&Model| {
            m.side == Some(side)
                && m.status != Status::Standing
                && !m.uncounted
                && !Self::never_counts(m)
                && !passed_by.contains(&m.card.text("entry"))
        };
        i64::try_from(self.models.iter().filter(fallen).count()).unwrap_or(0)
    }

    fn breaks(&self, side: usize) -> bool {
        let size = self.size(side);
        let half = if self.reads("half_morale", "floor_half") { size / 2 } else { (size + 1) / 2 };
        size > 0 && self.casualties(side) >= half
    }

    fn spared_morale(&self, side: usize) -> bool {
        let mut there = self.models.iter().enumerate().filter(|(_, m)| m.side == Some(side) && m.on_table());
        there.any(|(id, _)| self.under_word(id, "no_morale_checks").maybe())
    }

    fn chooses_morale(&self, side: usize) -> bool {
        let mut there = self.models.iter().enumerate().filter(|(_, m)| m.side == Some(side) && m.on_table());
        there.any(|(id, _)| {
            let own = self.own_effects(id);
            own.iter().any(|(_, e)| e.list("do").iter().any(|w| w.word() == "chooses_morale"))
        })
    }

    /// Whether an injury, a fall or the like is still to be settled.
    fn something_due(&self) -> bool {
        let due = ["injury", "put", "goes_down", "ledge", "content", "scenario", "journey", "success"];
        // All blows at a model that Retreats are struck, even if the first took it Down (ACT-24).
        let struck = |asks: &Value| {
            asks.text("ask") == "reactions" && !asks.models("waiting").is_empty()
                || asks.text("ask") == "more_attacks" && asks.maybe("reaction_to").is_some()
        };
        self.asked.iter().any(|q| due.contains(&q.asks.text("ask")) || struck(&q.asks))
    }

    /// Whether a failure of this roll ends the Activation (ROL-02, ROL-08, MOR-05).
    fn is_risky(&self, model: usize, question: &Question) -> Truth {
        let purpose = question.asks.of("purpose");
        let about = purpose.said();
        let mut risky = match purpose.word() {
            "dash" | "dive" | "blind" => Truth::Yes,
            "leg" | "danger" if self.reads("dangerous_roll", "playtest_split") => Truth::Unsure,
            "leg" | "danger" => Truth::Yes,
            "attack" => {
                let weapon = self.weapon(model, about.text("weapon"));
                Truth::of(weapon.is_some_and(|w| w.texts("keywords").contains(&"RISKY")))
            }
            "action" => match self.granted(model).find(|a| a.text("id") == about.text("action")) {
                Some(action) => Truth::of(action.text("roll") == "risky"),
                None => Truth::Unsure,
            },
            _ => Truth::Unsure,
        };
        let shaken =
            self.models.get(model).and_then(|m| m.side).and_then(|s| self.sides.get(s)).is_some_and(|s| s.shaken);
        risky = risky.or(Truth::of(shaken).and(self.under_word(model, "steady").not()));
        let together = self.doing.len() > 1;
        if together && self.doing.iter().any(|d| self.under_word(d.model, "fireteam_not_risky").maybe()) {
            return Truth::Unsure;
        }
        risky
    }
}
