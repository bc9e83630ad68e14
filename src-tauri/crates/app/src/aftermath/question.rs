//! What an aftermath asks, as the screen shows it.

use nml_campaign::{Ask, InHand, Learnable, Owed, Page, Request, Sold, TradeTerms, sale};
use nml_catalogue::TrackId;
use nml_warband::{Roster, check};

use super::dice::board;
use super::page::Maker;
use super::shown::{
    AftermathAmount, AftermathBoard, AftermathChoice, AftermathCounted, AftermathDice, AftermathQuestion,
    AftermathTally, AftermathWhy, LedgerReading,
};
use crate::view::{entry_name, spoken};
use crate::words::aftermath as say;

/// The choice to keep what fell.
pub(super) const KEEP: &str = "keep";
/// The choice to throw again.
pub(super) const REROLL: &str = "reroll";
/// The choice to take the spare die.
pub(super) const SWAP: &str = "swap";
/// The choice to pay no ransom.
pub(super) const REFUSE: &str = "refuse";
/// The choice to call for Reinforcements.
pub(super) const CALL: &str = "call";
/// The choice to go without them.
pub(super) const PASS: &str = "pass";
/// The choice to take it later.
pub(super) const LATER: &str = "later";
/// The choice that this is enough.
pub(super) const DONE: &str = "done";
/// The choice to agree.
pub(super) const SIGN: &str = "sign";
/// The choice to use something up for a Full Recovery.
pub(super) const RECOVER: &str = "recover";
/// The choice to use up a find, before its model, the injury that goes with the scar, and the item.
pub(super) const USE: &str = "use";
/// The choice to take what waited, before its Location and item.
pub(super) const COLLECT: &str = "collect";
/// The choice to let a killed model come back, before its id.
pub(super) const RETURN: &str = "return";
/// The choice to sell a model, before its id.
pub(super) const SELL: &str = "sell";
/// The choice to raise a Limit, before its item.
pub(super) const RAISE: &str = "raise";
/// The choice of a number that somebody counted.
const COUNTED: &str = "counted";
/// What is done to a die that is thrown again.
pub(super) const AGAIN: &str = "again";
/// Steps in which a ransom is counted.
const RANSOM_STEP: u32 = 5;

/// The question's id; another question of the same model or Warband has another.
pub(super) fn id(request: &Request) -> String {
    let kind = match &request.ask {
        Ask::Survival { .. } => "survival",
        Ask::Trauma => "trauma",
        Ask::KeepOrReroll { .. } => "again",
        Ask::SurvivalAgain { .. } => "survival-again",
        Ask::KeepOrRecover { .. } => "recover",
        Ask::Hospital { .. } => "hospital",
        Ask::Treatment { .. } => "treatment",
        Ask::Hand { .. } => "hand",
        Ask::Lessons { .. } => "lessons",
        Ask::Opponent { .. } => "opponent",
        Ask::Ransom { .. } => "ransom",
        Ask::Spoils { .. } => "spoils",
        Ask::BloodCounted { .. } => "blood",
        Ask::Allot { .. } => "allot",
        Ask::Promotion { .. } => "promotion",
        Ask::AdvancementTables { .. } => "tables",
        Ask::Advancement { .. } => "advancement",
        Ask::Learn { .. } => "learn",
        Ask::Reinforcements { .. } => "reinforcements",
        Ask::ExplorationTable { .. } => "table",
        Ask::Explore { .. } => "explore",
        Ask::Adjust { .. } => "adjust",
        Ask::OneDie { .. } => "die",
        Ask::Spare { .. } => "spare",
        Ask::Location { .. } => "location",
        Ask::FindRoll { .. } => "find",
        Ask::Take { .. } => "take",
        Ask::Models { .. } => "models",
        Ask::Fill { .. } => "fill",
        Ask::Folly { .. } => "folly",
        Ask::Exchange { .. } => "exchange",
        Ask::Trade { .. } => "trade",
        Ask::Sign => "sign",
    };
    let model = request.model.map_or_else(|| "all".to_owned(), |model| model.to_string());
    format!("{kind}:{model}:{}", request.warband)
}

/// The parts of a question that its kind decides.
#[derive(Default)]
struct Parts {
    heading: String,
    text: Option<String>,
    amount: Option<AftermathAmount>,
    choices: Vec<AftermathChoice>,
    tally: Option<AftermathTally>,
    board: Option<AftermathBoard>,
    whys: Vec<AftermathWhy>,
    trade: bool,
}

impl Parts {
    fn new(heading: String, text: impl Into<Option<String>>) -> Self {
        Self { heading, text: text.into(), ..Self::default() }
    }

    fn choices(self, choices: Vec<AftermathChoice>) -> Self {
        Self { choices, ..self }
    }

    fn tally(self, tally: AftermathTally) -> Self {
        Self { tally: Some(tally), ..self }
    }
}

fn choice(id: &str, label: impl Into<String>) -> AftermathChoice {
    AftermathChoice { id: id.to_owned(), label: label.into(), text: None, refused: None }
}

fn explained(id: &str, label: impl Into<String>, text: impl Into<String>) -> AftermathChoice {
    AftermathChoice { text: Some(text.into()), ..choice(id, label) }
}

impl Maker<'_> {
    /// A request as the screen shows it. `roster` is the one before the battle's changes, `draft` with them.
    pub(super) fn question(
        &self,
        request: &Request,
        page: &Page,
        roster: &Roster,
        draft: &Roster,
    ) -> AftermathQuestion {
        let name = request.model.map_or_else(String::new, |model| self.name(model, page, draft));
        let reading = if request.ask == Ask::Trauma { LedgerReading::D66 } else { LedgerReading::Sum };
        let dice = request.ask.dice().map(|(count, most)| AftermathDice { count, most, reading });
        let Parts { heading, text, amount, choices, tally, board, whys, trade } = match &request.ask {
            Ask::Survival { .. }
            | Ask::Trauma
            | Ask::KeepOrReroll { .. }
            | Ask::SurvivalAgain { .. }
            | Ask::KeepOrRecover { .. }
            | Ask::Hand { .. }
            | Ask::Lessons { .. }
            | Ask::Opponent { .. }
            | Ask::Ransom { .. } => self.fate_asked(&request.ask, &name, request.model, roster),
            Ask::Hospital { .. }
            | Ask::Treatment { .. }
            | Ask::Spoils { .. }
            | Ask::BloodCounted { .. }
            | Ask::Allot { .. }
            | Ask::Promotion { .. }
            | Ask::AdvancementTables { .. }
            | Ask::Advancement { .. }
            | Ask::Learn { .. }
            | Ask::Models { .. } => self.models_asked(&request.ask, &name, page, draft),
            Ask::Reinforcements { .. }
            | Ask::ExplorationTable { .. }
            | Ask::Explore { .. }
            | Ask::Adjust { .. }
            | Ask::OneDie { .. }
            | Ask::Spare { .. }
            | Ask::Location { .. }
            | Ask::FindRoll { .. }
            | Ask::Take { .. }
            | Ask::Fill { .. }
            | Ask::Folly { .. }
            | Ask::Exchange { .. }
            | Ask::Trade { .. }
            | Ask::Sign => self.warband_asked(&request.ask, page, draft),
        };
        AftermathQuestion {
            id: id(request),
            model: request.model,
            heading,
            text,
            dice,
            amount,
            choices,
            tally,
            board,
            whys,
            trade,
        }
    }

    /// What is asked of a model that fell.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the other questions are told elsewhere")]
    fn fate_asked(&self, ask: &Ask, name: &str, model: Option<u32>, roster: &Roster) -> Parts {
        match ask {
            Ask::Survival { dead_up_to } => {
                Parts::new(say::survival(name), say::survival_text(dead_up_to.saturating_add(1)))
            }
            Ask::Trauma => Parts::new(say::trauma(name), say::trauma_text()),
            Ask::KeepOrReroll { row, skill } => {
                Parts::new(say::keep_or_reroll(name, self.row_name(row)), say::reroll_text(self.source(skill)))
                    .choices(vec![choice(KEEP, say::keep()), choice(REROLL, say::reroll())])
            }
            Ask::SurvivalAgain { skill, spent } => {
                let again = AftermathChoice { refused: spent.then(say::spent), ..choice(REROLL, say::reroll()) };
                Parts::new(say::survival_again(name), say::reroll_text(self.source(skill)))
                    .choices(vec![again, choice(KEEP, say::stays_dead())])
            }
            Ask::KeepOrRecover { row, item, spent } => {
                let recover = AftermathChoice {
                    refused: spent.then(say::spent),
                    ..choice(RECOVER, say::recover(self.item(item)))
                };
                Parts::new(say::keep_or_reroll(name, self.row_name(row)), say::recover_text(self.item(item)))
                    .choices(vec![choice(KEEP, say::keep()), recover])
            }
            Ask::Hand { .. } => Parts::new(say::hand(name), say::hand_text()),
            Ask::Lessons { die, room, .. } => Parts::new(say::lessons(name), say::lessons_text(say::die(*die), *room)),
            Ask::Opponent { row, warbands } => Parts::new(say::opponent(name, self.row_name(row)), None)
                .choices(warbands.iter().map(|warband| choice(warband, self.named(warband))).collect()),
            Ask::Ransom { captors, most, .. } => {
                let worth = model.map_or(0, |model| self.cost(model, roster));
                let refused = (*most == 0).then(say::empty_strongbox);
                let alone = captors.len() == 1;
                let pay = |captor: &String| {
                    let label = if alone { say::pay() } else { say::pay_to(self.named(captor)) };
                    AftermathChoice { refused: refused.clone(), ..choice(captor, label) }
                };
                let holders: Vec<String> = captors.iter().map(|captor| self.named(captor)).collect();
                let mut choices: Vec<AftermathChoice> = captors.iter().map(pay).collect();
                choices.push(choice(REFUSE, say::refuse()));
                let amount = (*most > 0).then(|| ransom(*most, worth));
                let parts = Parts::new(say::held_by(&holders, name), say::ransom_text(worth));
                Parts { amount, ..parts.choices(choices) }
            }
            _ => Parts::default(),
        }
    }

    /// What is asked of models after Trauma.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the other questions are told elsewhere")]
    fn models_asked(&self, ask: &Ask, name: &str, page: &Page, draft: &Roster) -> Parts {
        match ask {
            Ask::Hospital { item, from } => {
                let lines = from.iter().map(|model| self.counted_model(*model, page, draft));
                Parts::new(say::hospital(self.item(item)), say::hospital_text()).tally(AftermathTally {
                    lines: lines.collect(),
                    least: 0,
                    most: Some(1),
                    worth: None,
                    unit: String::new(),
                    confirm: say::treat(),
                })
            }
            Ask::Treatment { item } => Parts::new(say::treatment_of(self.item(item), name), say::hospital_text()),
            Ask::Spoils { source, die, times } => {
                let who = if name.is_empty() { self.named(&page.warband) } else { name.to_owned() };
                Parts::new(say::spoils(&who, self.source(source)), say::spoils_text(say::die(*die), *times))
            }
            Ask::BloodCounted { source, each } => {
                let amount = AftermathAmount { min: 0, max: BLOOD_SHOWN, step: 1, value: 0 };
                let parts = Parts::new(say::blood(name, self.source(source)), say::blood_text(*each));
                Parts { amount: Some(amount), ..parts.choices(vec![choice(COUNTED, say::trade_these())]) }
            }
            Ask::Allot { pool, candidates } => {
                // A single die goes to the model that is pressed; several are first spread evenly.
                let single = (*pool == 1).then_some(1);
                let values = spread(if single.is_some() { 0 } else { *pool }, candidates.len());
                let lines = candidates.iter().zip(values).map(|(model, value)| AftermathCounted {
                    most: single,
                    value,
                    ..self.counted_model(*model, page, draft)
                });
                Parts::new(say::allot(*pool), say::allot_text()).tally(AftermathTally {
                    lines: lines.collect(),
                    least: u32::from(*pool),
                    most: Some(u32::from(*pool)),
                    worth: None,
                    unit: String::new(),
                    confirm: say::give_out(),
                })
            }
            Ask::Promotion { failed } => Parts::new(say::promotion(name), say::promotion_text(*failed)),
            Ask::AdvancementTables { tables } => {
                let lines = tables.iter().map(|id| AftermathCounted {
                    id: id.clone(),
                    label: self.catalogue.skill_table(id).map_or_else(|| spoken(id), |table| table.name.clone()),
                    note: String::new(),
                    worth: 0,
                    most: Some(1),
                    value: 0,
                });
                Parts::new(say::tables(name), say::tables_text()).tally(AftermathTally {
                    lines: lines.collect(),
                    least: 2,
                    most: Some(2),
                    worth: None,
                    unit: String::new(),
                    confirm: say::these_two(),
                })
            }
            Ask::Advancement { tables } => {
                let names: Vec<String> = tables
                    .iter()
                    .map(|id| self.catalogue.skill_table(id).map_or_else(|| spoken(id), |t| t.name.clone()))
                    .collect();
                Parts::new(say::advancement(name), say::advancement_text(&names))
            }
            Ask::Learn { skills, .. } => Parts::new(say::learn(name), None)
                .choices(skills.iter().flat_map(|skill| self.learnable(skill)).collect()),
            Ask::Models { from, least, most } => {
                let lines = from.iter().map(|model| self.counted_model(*model, page, draft));
                Parts::new(say::models(*most), None).tally(AftermathTally {
                    lines: lines.collect(),
                    least: u32::from(*least),
                    most: Some(u32::from(*most)),
                    worth: None,
                    unit: String::new(),
                    confirm: say::take(),
                })
            }
            _ => Parts::default(),
        }
    }

    /// What is asked of a Warband after Trauma.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the other questions are told elsewhere")]
    fn warband_asked(&self, ask: &Ask, page: &Page, draft: &Roster) -> Parts {
        match ask {
            Ask::Reinforcements { threshold, worth, budget } => {
                Parts::new(say::reinforcements(), say::reinforcements_text(*threshold, *worth, *budget))
                    .choices(vec![choice(PASS, say::pass()), choice(CALL, say::call(*budget))])
            }
            Ask::ExplorationTable { tables } => {
                let table = |id: &String| {
                    let known = self.catalogue.exploration().table(id);
                    choice(id, known.map_or_else(|| spoken(id), |table| table.name.clone()))
                };
                Parts::new(say::which_table(), say::which_table_text()).choices(tables.iter().map(table).collect())
            }
            Ask::Explore { dice, extra } => {
                let parts = Parts::new(say::explore(*dice), say::explore_text(*extra));
                Parts { whys: self.why_dice(page, draft), ..parts }
            }
            Ask::Adjust { dice, total, rerolls, skills } => {
                let parts = Parts::new(say::adjust(*total), say::adjust_text());
                let (board, whys) = (board(dice, *rerolls, skills), self.why_rerolls(*rerolls, page, draft));
                Parts { board: Some(board), whys, ..parts.choices(vec![choice(DONE, say::stand(*total))]) }
            }
            Ask::OneDie { die } => {
                let board = Some(Self::in_hand(page, *die));
                Parts { board, ..Parts::new(Self::one_die(page, *die), say::one_die_text()) }
            }
            Ask::Spare { die } => {
                let parts = Parts::new(spare(page, *die), None);
                let board = Some(Self::in_hand(page, *die));
                Parts { board, ..parts.choices(vec![choice(SWAP, say::swap()), choice(KEEP, say::keep_die())]) }
            }
            Ask::Location { location, options } => {
                let known = self.catalogue.exploration().location(location);
                let all = known.into_iter().flat_map(|known| &known.options).filter(|o| options.contains(&o.id));
                let choices = all.map(|option| explained(&option.id, &option.name, &option.text)).collect();
                let name = known.map_or_else(|| spoken(location), |known| known.name.clone());
                Parts::new(say::location(&name), None).choices(choices)
            }
            Ask::FindRoll { dice } => Parts::new(say::find_roll(*dice), self.done_there(page)),
            Ask::Take { from, least, most, worth, later } => {
                let (text, unit) = (self.done_there(page), self.unit(page));
                let choices = if *later { vec![choice(LATER, say::later())] } else { Vec::new() };
                let lines = from.iter().map(|sold| self.counted_item(sold)).collect();
                let tally = AftermathTally {
                    lines,
                    least: u32::from(*least),
                    most: most.map(u32::from),
                    worth: *worth,
                    unit: if worth.is_some() { unit } else { String::new() },
                    confirm: say::take(),
                };
                Parts::new(say::take_heading(), text).choices(choices).tally(tally)
            }
            Ask::Fill { tracks, count } => {
                let map = self.campaign.map.as_ref().and_then(|id| self.catalogue.map(id));
                let line = |id: &TrackId| {
                    let track = map.and_then(|map| map.tracks.iter().find(|track| track.id == *id));
                    track.map_or_else(|| spoken(id.id()), |track| track.name.clone())
                };
                let parts = Parts::new(say::which_boxes(*count), say::which_boxes_text());
                if *count == 1 {
                    return parts.choices(tracks.iter().map(|id| choice(id.id(), line(id))).collect());
                }
                let lines = tracks.iter().map(|id| AftermathCounted {
                    id: id.id().to_owned(),
                    label: line(id),
                    note: String::new(),
                    worth: 0,
                    most: Some(1),
                    value: 0,
                });
                parts.tally(AftermathTally {
                    lines: lines.collect(),
                    least: u32::from(*count),
                    most: Some(u32::from(*count)),
                    worth: None,
                    unit: String::new(),
                    confirm: say::fill(),
                })
            }
            Ask::Folly { glory } => Parts::new(say::folly(), say::folly_text())
                .choices(vec![choice(PASS, say::folly_pass()), choice(CALL, say::folly_call(*glory))]),
            Ask::Exchange { most } => {
                let amount = AftermathAmount { min: 0, max: *most, step: 1, value: *most };
                let parts = Parts::new(say::exchange(), say::exchange_text());
                Parts { amount: Some(amount), ..parts.choices(vec![choice(COUNTED, say::trade_these())]) }
            }
            Ask::Trade { terms } => {
                let heading = if terms.recruits_from.is_some() { say::recruit() } else { say::quartermaster() };
                let mut choices = self.uses(terms);
                choices.extend(self.owed(terms));
                let named = |id: u32| self.name(id, page, draft);
                choices.extend(terms.returns.iter().map(|(id, ducats)| {
                    let refused = (!terms.affords(*id)).then(say::dearer);
                    AftermathChoice {
                        refused,
                        ..choice(&format!("{RETURN}/{id}"), say::comes_back(named(*id), *ducats))
                    }
                }));
                choices.extend(terms.sells.iter().map(|(id, ducats)| AftermathChoice {
                    text: self.sale(*id, &terms.roster),
                    ..choice(&format!("{SELL}/{id}"), say::sell_model(named(*id), *ducats))
                }));
                choices.extend(
                    terms.limits.iter().map(|item| choice(&format!("{RAISE}/{item}"), say::raise(self.item(item)))),
                );
                choices.push(choice(DONE, say::trade_done()));
                let (ducats, glory) = (terms.roster.strongbox, terms.roster.glory);
                let text = match terms.recruits_from {
                    Some(_) => say::recruit_text(ducats),
                    None => say::trade_text(ducats, glory),
                };
                Parts { trade: true, ..Parts::new(heading.to_owned(), text).choices(choices) }
            }
            Ask::Sign => {
                let text = say::sign_text(page.strongbox, draft.strongbox, draft.size());
                Parts::new(say::sign(), text).choices(vec![choice(SIGN, say::agree())])
            }
            _ => Parts::default(),
        }
    }

    /// A Skill with each choice that it asks for.
    fn learnable(&self, learnable: &Learnable) -> Vec<AftermathChoice> {
        let known = self.catalogue.skill(&learnable.skill);
        let name = known.map_or_else(|| spoken(&learnable.skill), |skill| skill.name.clone());
        let text = known.map(|skill| skill.text.clone());
        if learnable.choices.is_empty() {
            return vec![AftermathChoice { text, ..choice(&learnable.skill, name) }];
        }
        let with = |chosen: &String| {
            let label = format!("{name}: {}", self.chosen(chosen));
            AftermathChoice { text: text.clone(), ..choice(&format!("{}:{chosen}", learnable.skill), label) }
        };
        learnable.choices.iter().map(with).collect()
    }

    /// What was chosen with a Skill: an item, a Skill with its own choice, or a word.
    fn chosen(&self, chosen: &str) -> String {
        let one = |id: &str| {
            let item = self.catalogue.item(id).map(|item| item.name.clone());
            item.or_else(|| self.catalogue.skill(id).map(|skill| skill.name.clone()))
                .unwrap_or_else(|| if id.chars().any(char::is_uppercase) { id.to_owned() } else { spoken(id) })
        };
        match chosen.split_once(':') {
            None => one(chosen),
            Some((id, further)) => format!("{}, {}", one(id), one(further)),
        }
    }

    /// Finds that are used up, each on each model it helps.
    fn uses(&self, terms: &TradeTerms) -> Vec<AftermathChoice> {
        let mut choices = Vec::new();
        for used in &terms.uses {
            for (id, rows) in &used.models {
                let model = terms.roster.members().find(|model| model.id == *id);
                let name = model.map_or_else(String::new, |model| self.called(model, &terms.roster));
                let named = |row: &str| format!("{USE}/{id}/{row}/{}", used.item);
                if rows.is_empty() {
                    choices.push(choice(&named(""), say::use_up(self.item(&used.item), &name)));
                }
                for row in rows {
                    let label = say::use_up_for(self.item(&used.item), &name, self.row_name(row));
                    choices.push(choice(&named(row), label));
                }
            }
        }
        choices
    }

    /// How the ducats for a sold model come about.
    fn sale(&self, model: u32, roster: &Roster) -> Option<String> {
        let sale = sale(self.catalogue, roster, model)?;
        let kit: Vec<(String, u32, u32)> =
            sale.kit.iter().map(|(item, brings, price)| (self.item(item), *brings, *price)).collect();
        Some(say::sale(sale.bare, &kit))
    }

    /// What is still to be taken of earlier finds, each thing separately.
    fn owed(&self, terms: &TradeTerms) -> Vec<AftermathChoice> {
        let all = terms.owed.iter().flat_map(|owed| owed.from.iter().map(move |sold| (owed, sold)));
        let choice = |(owed, sold): (&Owed, &Sold)| {
            let known = self.catalogue.exploration().location(&owed.location);
            let place = known.map_or_else(|| spoken(&owed.location), |known| known.name.clone());
            choice(&format!("{COLLECT}/{}/{}", owed.location, sold.id), format!("{place}: {}", self.item(&sold.id)))
        };
        all.map(choice).collect()
    }

    fn counted_model(&self, id: u32, page: &Page, draft: &Roster) -> AftermathCounted {
        let model = draft.members().find(|model| model.id == id);
        AftermathCounted {
            id: id.to_string(),
            label: self.name(id, page, draft),
            note: model.map_or_else(String::new, |model| entry_name(model, draft, self.catalogue)),
            worth: 0,
            most: Some(1),
            value: 0,
        }
    }

    fn counted_item(&self, sold: &Sold) -> AftermathCounted {
        AftermathCounted {
            id: sold.id.clone(),
            label: self.item(&sold.id),
            note: String::new(),
            worth: sold.worth,
            most: sold.left.map(u32::from),
            value: 0,
        }
    }

    /// What the chosen option of a find says.
    fn done_there(&self, page: &Page) -> Option<String> {
        let out = &page.steps.under_way();
        let done = self.catalogue.exploration().done(out.location.as_ref()?, out.option.as_ref()?);
        done.map(|(location, option)| format!("{}: {}", location.name, option.text))
    }

    /// The unit for the worth of a find's kit.
    fn unit(&self, page: &Page) -> String {
        let out = &page.steps.under_way();
        let done = out.location.as_ref().zip(out.option.as_ref());
        let done = done.and_then(|(location, option)| self.catalogue.exploration().done(location, option));
        let gain = done.and_then(|(_, option)| option.gains.get(out.gained));
        let glory = matches!(gain, Some(nml_catalogue::Gain::GloryItems { .. }));
        if glory { say::in_glory() } else { say::in_ducats() }
    }

    /// What a Skill or an item is called.
    pub(super) fn source(&self, id: &str) -> String {
        let skill = self.catalogue.skill(id).map(|skill| skill.name.clone());
        skill.unwrap_or_else(|| self.item(id))
    }

    pub(super) fn cost(&self, model: u32, roster: &Roster) -> u32 {
        let report = check(roster, self.catalogue);
        let place = roster.members().position(|m| m.id == model);
        place.and_then(|place| report.models.get(place)).map_or(0, |cost| cost.ducats)
    }
}

/// The most BLOOD MARKERS that the stepper counts.
const BLOOD_SHOWN: u32 = 100;

fn spare(page: &Page, die: u8) -> String {
    let out = &page.steps.under_way();
    let first = out.dice.get(usize::from(die)).map_or(0, |die| die.face.number());
    let spare = if let Some(InHand::Spared { face, .. }) = out.hand { face.number() } else { 0 };
    say::spare(spare, first)
}

/// Dice spread as evenly as possible, the first ones first.
fn spread(pool: u8, candidates: usize) -> Vec<u32> {
    let (pool, candidates) = (usize::from(pool), candidates.max(1));
    (0..candidates)
        .map(|at| u32::try_from(pool / candidates + usize::from(at < pool % candidates)).unwrap_or(0))
        .collect()
}

/// Between 1 ducat and all there is, in steps of five; it begins with half of what the model is worth.
fn ransom(most: u32, worth: u32) -> AftermathAmount {
    let (min, step) = if most >= RANSOM_STEP { (RANSOM_STEP, RANSOM_STEP) } else { (1, 1) };
    let half = worth / 2 / step * step;
    AftermathAmount { min, max: most, step, value: half.clamp(min, most) }
}
