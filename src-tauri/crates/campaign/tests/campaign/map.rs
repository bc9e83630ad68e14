//! A campaign on the map of Carcass Front: zones, Trackers, Outposts, its own Exploration, Visions, its end.

mod season;

use std::collections::BTreeMap;

use super::*;
use nml_catalogue::map::TrackId::{self, Aggression, Conquest, Favour, Glory, Relics, Supplies, Territories};
use nml_catalogue::overlay::{ExplorationRows, Overlay, ProgressionRows, Rows};
use nml_warband::{self as warband, Model, Roster};

macro_rules! rules {
    ($name:literal) => {
        serde_json::from_str(include_str!(concat!("../../../../../data/packs/official-1.0.2/", $name))).unwrap()
    };
}

macro_rules! front {
    ($name:literal) => {
        serde_json::from_str(include_str!(concat!("../../../../../data/packs/carcass-front/", $name))).unwrap()
    };
}

/// Rules 1.0.2 with what the map needs of Carcass Front.
static FRONT: LazyLock<Catalogue> = LazyLock::new(|| {
    let base = Pack {
        scenarios: vec![
            rules!("scenarios/claim-no-mans-land.json"),
            rules!("scenarios/hunt-for-heroes.json"),
            rules!("scenarios/dragon-hunt.json"),
            rules!("scenarios/supply-raid.json"),
            rules!("scenarios/the-high-ground.json"),
            rules!("scenarios/relic-hunt.json"),
            rules!("scenarios/trench-warfare.json"),
            rules!("scenarios/fields-of-glory.json"),
        ],
        ..CATALOGUE.pack().clone()
    };
    let items: Rows<nml_catalogue::Item> = front!("items.json");
    let (campaign, exploration): (ProgressionRows, ExplorationRows) =
        (front!("campaign.json"), front!("exploration.json"));
    let overlay = Overlay {
        manifest: front!("pack.json"),
        items,
        keywords: front!("keywords.json"),
        new_factions: vec![
            front!("factions/heretic-naval-raiders.json"),
            front!("factions/procession-of-the-sacred-affliction.json"),
        ],
        factions: Vec::new(),
        mercenaries: front!("mercenaries.json"),
        scenarios: vec![
            front!("scenarios/altar-of-leviathan.json"),
            front!("scenarios/domus-demetrius.json"),
            front!("scenarios/ruins-of-nineveh-novus.json"),
            front!("scenarios/steel-necropolis.json"),
            front!("scenarios/sword-of-god.json"),
        ],
        trauma: None,
        campaign,
        skills: None,
        exploration,
        maps: vec![front!("maps/carcass-front.json")],
    };
    let whole = overlay.laid_over(&base).unwrap_or_else(|faults| panic!("{faults:?}"));
    Catalogue::new(whole).unwrap_or_else(|faults| panic!("{faults:?}"))
});

const PORT: &str = "derelict-port";
const TUNNELS: &str = "secluded-tunnels";
const SWORD: &str = "sword-of-god";
const GATE: &str = "syrian-gate";
const STEEL: &str = "steel-necropolis";

fn battle(number: usize) -> String {
    format!("{:032x}", 0xb000 + number)
}

fn roster(name: &str) -> Roster {
    let model = |id, entry: &str, items: &[&str]| Model {
        id,
        entry: entry.into(),
        items: items.iter().map(|item| (*item).to_owned()).collect(),
        ..Model::default()
    };
    Roster {
        name: name.into(),
        faction: "new-antioch".into(),
        campaign: true,
        mustered: true,
        strongbox: 100,
        glory: 3,
        models: vec![
            model(1, "lieutenant", &["pistol", "sword-axe"]),
            model(2, "yeoman", &["bolt-action-rifle"]),
            model(3, "yeoman", &["bolt-action-rifle"]),
        ],
        choices: [("patron".to_owned(), "temporal-lord".to_owned())].into(),
        next_model: 4,
        ..Roster::default()
    }
}

type Own = (warband::Command, Vec<warband::Event>);

/// A campaign on the map, with everything that was said.
struct Front {
    genesis: Genesis,
    campaign: Campaign,
    rosters: Rosters,
    entries: Vec<(Command, Vec<Event>)>,
    own: BTreeMap<String, (Roster, Vec<Own>)>,
}

impl Front {
    fn of(house: HouseRules, warbands: &[&str]) -> Self {
        let genesis = Genesis {
            name: "The Carcass Front".into(),
            pack: "0".repeat(64),
            ruleset: "official-1.0.2".into(),
            house,
            map: Some("carcass-front".into()),
        };
        let campaign = genesis.found().unwrap();
        let mut front = Self { genesis, campaign, rosters: Rosters::new(), entries: Vec::new(), own: BTreeMap::new() };
        for id in warbands {
            front.rosters.insert((*id).to_owned(), roster(id));
            front.own.insert((*id).to_owned(), (roster(id), Vec::new()));
            front.say(Command::Admit { entry: entry(id, &format!("Warband {}", &id[..2]), 0) });
        }
        front
    }

    /// The Redoubt comes in at the Derelict Port, the Choir through the Secluded Tunnels.
    fn new() -> Self {
        let mut front = Self::of(HouseRules { games: 3, experience: 0, ..HouseRules::default() }, &[REDOUBT, CHOIR]);
        front.enter(REDOUBT, PORT);
        front.enter(CHOIR, TUNNELS);
        front
    }

    fn tables(&self) -> Tables<'_> {
        Tables::from(&*FRONT).with(&self.rosters)
    }

    fn say(&mut self, command: Command) -> Vec<Event> {
        let open = options(self.tables(), &self.campaign);
        assert!(admits(self.tables(), &open, &command), "not among the options: {command:?}\n{:#?}", open.requests);
        let decided = decide(self.tables(), &self.campaign, &command);
        let events = decided.unwrap_or_else(|no| panic!("{command:?}: {no:?}"));
        events.iter().for_each(|event| evolve(&mut self.campaign, event));
        if let Command::Close { battle } = &command {
            for Settlement { warband, changes } in settlements(&self.campaign, battle) {
                let settle = warband::Command::Settle { battle: battle.clone(), changes };
                let roster = self.rosters.get_mut(&warband).unwrap();
                let events = warband::decide(roster, &settle).unwrap();
                events.iter().for_each(|event| warband::evolve(roster, event));
                self.own.get_mut(&warband).unwrap().1.push((settle, events));
            }
        }
        self.entries.push((command, events.clone()));
        events
    }

    fn refuses(&self, command: &Command) -> String {
        let open = options(self.tables(), &self.campaign);
        assert!(!admits(self.tables(), &open, command), "among the options: {command:?}");
        decide(self.tables(), &self.campaign, command).unwrap_err().code.to_owned()
    }

    fn enter(&mut self, id: &str, zone: &str) {
        self.say(Command::Enter { warband: id.into(), zone: zone.into() });
    }

    fn record(&mut self, battle: &str, outcomes: [(&str, Outcome, usize); 2]) {
        let sides = outcomes.map(|(warband, outcome, deeds)| SideResult {
            took_part: vec![1, 2, 3],
            deeds: (0..deeds)
                .map(|at| Deed {
                    deed: format!("deed-{at}"),
                    model: None,
                    glory: 1,
                    promotion_dice: 0,
                    leader_experience: false,
                })
                .collect(),
            ..side(warband, 5, outcome, Vec::new())
        });
        self.say(Command::Record { result: ended(battle, sides.to_vec()), rosters: Vec::new() });
    }

    fn asked(&self, battle: &str, warband: &str) -> Ask {
        let all = requests(self.tables(), &self.campaign, battle);
        all.into_iter().find(|request| request.warband == warband).unwrap().ask
    }

    fn choose(&mut self, battle: &str, warband: &str, answer: Answer) {
        self.say(Command::Answer { battle: battle.into(), warband: warband.into(), model: None, answer });
    }

    fn throw(&mut self, battle: &str, warband: &str, shown: &[u8]) {
        let (battle, warband) = (battle.into(), warband.into());
        self.say(Command::Roll { battle, warband, model: None, faces: faces(shown), source: Source::Table });
    }

    /// Nobody is promoted: the one Promotion Die goes to the Yeoman and fails.
    fn promotes_nobody(&mut self, battle: &str, warband: &str) {
        let dice = vec![Allotment { model: 2, dice: 1 }];
        self.choose(battle, warband, Answer::Allot { dice });
        let (battle, warband) = (battle.to_owned(), warband.to_owned());
        let (faces, source) = (faces(&[1]), Source::Table);
        self.say(Command::Roll { battle, warband, model: Some(2), faces, source });
    }

    /// All that is left of a page with the smallest effort; then it is closed.
    fn close(&mut self, battle: &str) {
        let mut draw = |_: u32| 0;
        while let Some(request) = requests(self.tables(), &self.campaign, battle).into_iter().next() {
            let command = match &request.ask {
                Ask::Trade { .. } => {
                    let (battle, warband) = (request.battle.clone(), request.warband.clone());
                    Command::Answer { battle, warband, model: None, answer: Answer::Done }
                }
                _ => player::answer(&FRONT, request, &mut draw),
            };
            self.say(command);
        }
        self.say(Command::Close { battle: battle.into() });
    }

    fn state(&self) -> MapState {
        map_state(&FRONT, &self.campaign).unwrap()
    }

    fn page(&self, battle: &str, warband: &str) -> &Page {
        self.campaign.game(battle).unwrap().played.as_ref().unwrap().aftermath.page(warband).unwrap()
    }

    fn points(&self, warband: &str) -> u32 {
        standings(&self.campaign).into_iter().find(|line| line.warband == warband).unwrap().points
    }
}

fn on(zone: &str, aggressor: &str, roll_off: Option<&[u8]>, dice: Option<&[u8]>) -> OnMap {
    let (zone, aggressor) = (zone.to_owned(), aggressor.to_owned());
    OnMap { zone, aggressor, roll_off: roll_off.map(throw), dice: dice.map(throw), agreed: false }
}

fn plan(number: usize, scenario: &str, on: OnMap) -> Command {
    Command::Plan {
        battle: battle(number),
        scenario: scenario.into(),
        name: None,
        warbands: vec![REDOUBT.into(), CHOIR.into()],
        outsiders: Vec::new(),
        picked: Picked::Map { on },
        due: None,
    }
}

fn boxes(page: &Page) -> Vec<(TrackId, u8, u16)> {
    let tracked = page.steps.on_map.as_ref().unwrap();
    tracked.boxes.iter().map(|filled| (filled.track, filled.number, filled.points)).collect()
}

#[test]
fn the_aggressor_is_rolled_off_and_chooses_among_the_zones_within_reach() {
    let mut front = Front::new();
    // CF 82: nobody was the Aggressor yet, so both throw; a tie is thrown again.
    let off: &[u8] = &[3, 3, 5, 2];
    assert_eq!(front.refuses(&plan(1, SWORD, on(SWORD, REDOUBT, None, None))), "AGGRESSOR_IS_ANOTHER");
    assert_eq!(front.refuses(&plan(1, SWORD, on(SWORD, CHOIR, Some(off), None))), "AGGRESSOR_IS_ANOTHER");
    assert_eq!(front.refuses(&plan(1, SWORD, on(STEEL, REDOUBT, Some(off), None))), "ZONE_CLOSED", "the Choir’s side");
    assert_eq!(
        front.refuses(&plan(1, SWORD, on(PORT, REDOUBT, Some(off), None))),
        "UNKNOWN_ZONE",
        "nobody fights there"
    );
    assert_eq!(front.refuses(&plan(1, "relic-hunt", on(SWORD, REDOUBT, Some(off), None))), "SCENARIO_NOT_OFFERED");
    // A random scenario takes a die for the deployment and one for the victory.
    assert_eq!(front.refuses(&plan(1, "own.random", on(GATE, REDOUBT, Some(off), None))), "WRONG_DICE");
    let agreed = OnMap { agreed: true, ..on(STEEL, CHOIR, None, None) };
    let mut other = Front::new();
    other.say(plan(1, STEEL, agreed));
    front.say(plan(1, SWORD, on(SWORD, REDOUBT, Some(off), None)));
    let moves = Command::Enter { warband: REDOUBT.into(), zone: TUNNELS.into() };
    assert_eq!(front.refuses(&moves), "ENTERED");
    front.record(&battle(1), [(REDOUBT, Outcome::Lost, 0), (CHOIR, Outcome::Won, 0)]);
    front.close(&battle(1));
    // The Redoubt was it once: the Choir is the Aggressor without a roll. It Scouted the Sword of God by winning there.
    assert_eq!(front.refuses(&plan(2, SWORD, on(SWORD, REDOUBT, None, None))), "AGGRESSOR_IS_ANOTHER");
    front.say(plan(2, "own.random", on("risen-ruins", CHOIR, None, Some(&[1, 6]))));
}

#[test]
fn a_warband_needs_an_entry_zone_and_only_a_campaign_with_a_map_has_zones() {
    let mut front = Front::of(HouseRules::default(), &[REDOUBT, CHOIR]);
    let game = plan(1, SWORD, on(SWORD, REDOUBT, Some(&[6, 1]), None));
    assert_eq!(front.refuses(&game), "NO_ENTRY_ZONE");
    let into = |zone: &str| Command::Enter { warband: CHOIR.into(), zone: zone.into() };
    assert_eq!(front.refuses(&into(SWORD)), "UNKNOWN_ZONE");
    front.enter(REDOUBT, PORT);
    front.enter(CHOIR, PORT);
    front.say(game);
    let plain = Record::new();
    assert_eq!(plain.refuses(&into(PORT)), "NO_MAP");
    assert_eq!(plain.refuses(&plan(1, SWORD, on(SWORD, REDOUBT, None, None))), "NO_MAP");
    assert_eq!(map_state(&FRONT, &plain.campaign), None);
}

#[test]
fn a_won_attack_fills_the_tracker_explores_and_leaves_an_outpost() {
    let mut front = Front::new();
    let first = battle(1);
    front.say(plan(1, SWORD, on(SWORD, REDOUBT, Some(&[6, 1]), None)));
    front.record(&first, [(REDOUBT, Outcome::Won, 2), (CHOIR, Outcome::Lost, 0)]);
    front.promotes_nobody(&first, REDOUBT);
    // CF 83: up to two boxes on different resources of the zone.
    let tracks = vec![Favour, Supplies, Territories];
    assert_eq!(front.asked(&first, REDOUBT), Ask::Fill { tracks, count: 2 });
    let fill = |tracks: &[TrackId]| Answer::Fill { tracks: tracks.to_vec() };
    let twice = Command::Answer {
        battle: first.clone(),
        warband: REDOUBT.into(),
        model: None,
        answer: fill(&[Favour, Favour]),
    };
    assert_eq!(front.refuses(&twice), "NOT_ASKED", "never two on one track");
    front.choose(&first, REDOUBT, fill(&[Favour, Supplies]));
    // The first box of Conquest brings a box of any track (fan): the second of Favour, a roll on its table.
    assert!(matches!(front.asked(&first, REDOUBT), Ask::Fill { ref tracks, count: 1 } if tracks.len() == 7));
    front.choose(&first, REDOUBT, fill(&[Favour]));
    assert_eq!(front.asked(&first, REDOUBT), Ask::Explore { dice: 3, extra: 0 });
    front.throw(&first, REDOUBT, &[1, 2, 2]);
    front.choose(&first, REDOUBT, Answer::Done);
    // 5: the Trench Shrine. What a box brings has no loot.
    front.choose(&first, REDOUBT, Answer::Option { option: "return".into() });
    let draft = front.page(&first, REDOUBT).draft(&first).unwrap();
    assert_eq!((draft.strongbox, draft.glory), (100, 3 + 2 + 2));
    let filled =
        [(Glory, 1, 1), (Favour, 1, 0), (Supplies, 1, 0), (Conquest, 1, 3), (Aggression, 1, 0), (Favour, 2, 0)];
    assert_eq!(boxes(front.page(&first, REDOUBT)), filled);
    assert_eq!(front.page(&first, REDOUBT).steps.on_map.as_ref().unwrap().boxes[0].written, Some(2));
    front.choose(&first, REDOUBT, Answer::Pass);
    // CF 85: one table of the zone, three dice, 5 ducats a point.
    let tables = ["favour", "supplies", "territories"].map(str::to_owned).to_vec();
    assert_eq!(front.asked(&first, REDOUBT), Ask::ExplorationTable { tables });
    front.choose(&first, REDOUBT, Answer::Table { table: "supplies".into() });
    front.throw(&first, REDOUBT, &[2, 3, 3]);
    front.choose(&first, REDOUBT, Answer::Done);
    front.choose(&first, REDOUBT, Answer::Option { option: "hold".into() });
    assert_eq!(front.page(&first, REDOUBT).draft(&first).unwrap().strongbox, 100 + 8 * 5);
    assert!(matches!(front.asked(&first, REDOUBT), Ask::Trade { .. }), "nothing is asked of the Outpost");
    // 1 of Glory, 3 of Conquest, 2 of the Ruined House; the core points of a win do not count.
    assert_eq!(front.points(REDOUBT), 6);
    // CF 83: who was attacked and lost fills one box, explores no table, and Scouts nothing.
    front.promotes_nobody(&first, CHOIR);
    assert_eq!(front.asked(&first, CHOIR), Ask::Fill { tracks: vec![Favour, Supplies, Territories], count: 1 });
    front.choose(&first, CHOIR, fill(&[Territories]));
    front.choose(&first, CHOIR, Answer::Pass);
    front.throw(&first, CHOIR, &[4, 4, 4]);
    front.choose(&first, CHOIR, Answer::Done);
    // CF 86: three dice of one value.
    assert_eq!(front.asked(&first, CHOIR), Ask::Folly { glory: 1 });
    front.choose(&first, CHOIR, Answer::Folly { called: true });
    let draft = front.page(&first, CHOIR).draft(&first).unwrap();
    assert_eq!((draft.strongbox, draft.glory), (100 + 60, 2));
    front.close(&first);
    let state = front.state();
    let (redoubt, choir) = (&state.warbands[REDOUBT], &state.warbands[CHOIR]);
    assert_eq!(redoubt.scouted.keys().collect::<Vec<_>>(), [SWORD]);
    assert!(choir.scouted.is_empty() && choir.folly && !redoubt.folly);
    assert!(redoubt.outposts[SWORD].omen && redoubt.outposts[SWORD].battle == first);
    assert_eq!((redoubt.omens, redoubt.enclave, redoubt.supplied.contains(SWORD)), (1, 1, true));
}

#[test]
fn the_one_who_was_attacked_and_wins_has_an_outpost_that_nothing_supplies() {
    let mut front = Front::new();
    let first = battle(1);
    front.say(plan(1, "own.random", on(GATE, REDOUBT, Some(&[6, 1]), Some(&[2, 5]))));
    front.record(&first, [(REDOUBT, Outcome::Lost, 0), (CHOIR, Outcome::Won, 1)]);
    front.close(&first);
    let state = front.state();
    let choir = &state.warbands[CHOIR];
    assert!(choir.outposts.contains_key(GATE) && choir.scouted.contains_key(GATE));
    assert_eq!((choir.enclave, choir.omens), (0, 0), "no chain leads back to the Secluded Tunnels");
    assert!(state.warbands[REDOUBT].scouted.contains_key(GATE), "the Aggressor Scouts, win or lose");
    assert_eq!(choir.boxes[&Conquest], 1);
    assert_eq!(choir.boxes.get(&Aggression), None);
}

#[test]
fn a_drawn_game_is_what_the_house_says() {
    use DrawnOnMap::{AsLost, AsWon, NoBoxes};
    for (drawn, resources, conquest, outposts) in [(AsLost, 1, 0, 0), (NoBoxes, 0, 0, 0), (AsWon, 2, 1, 1)] {
        let map = MapHouse { drawn, glory: GloryScores::Nothing, ..MapHouse::default() };
        let mut front = Front::of(HouseRules { map, ..HouseRules::default() }, &[REDOUBT, CHOIR]);
        front.enter(REDOUBT, PORT);
        front.enter(CHOIR, TUNNELS);
        front.say(plan(1, SWORD, on(SWORD, REDOUBT, Some(&[6, 1]), None)));
        front.record(&battle(1), [(REDOUBT, Outcome::Drew, 1), (CHOIR, Outcome::Drew, 0)]);
        front.close(&battle(1));
        let page = front.page(&battle(1), REDOUBT);
        let tracked = page.steps.on_map.as_ref().unwrap();
        let by_result = tracked.boxes.iter().filter(|filled| filled.by == FilledBy::Result);
        let of = |resource: bool| by_result.clone().filter(|f| f.track.resource().is_some() == resource).count();
        assert_eq!(of(true), resources, "{drawn:?}");
        assert_eq!(of(false), 2 + conquest, "{drawn:?}: Glory, Aggression, Conquest");
        assert_eq!(front.state().warbands[REDOUBT].outposts.len(), outposts, "{drawn:?}");
        assert!(tracked.boxes.iter().all(|filled| filled.track != Glory || filled.points == 0));
    }
}

/// The Tracker of the Redoubt before its game: so many boxes of these tracks were filled by earlier ones.
fn filled_before(front: &mut Front, filled: &[(TrackId, u8)]) {
    let game = front.campaign.games.iter_mut().find(|game| game.played.is_some()).unwrap();
    let page = &mut game.played.as_mut().unwrap().aftermath.pages[0];
    assert_eq!(page.warband, REDOUBT);
    let tracked = page.steps.on_map.as_mut().unwrap();
    for (track, number) in filled {
        let (written, points, by) = (None, 0, FilledBy::Find);
        tracked.boxes.push(Filled { track: *track, number: *number, written, points, by });
    }
}

#[test]
fn buildings_add_dice_and_shift_the_total_and_their_tiers_bring_what_they_say() {
    let mut front = Front::new();
    front.say(plan(1, SWORD, on(SWORD, REDOUBT, Some(&[6, 1]), None)));
    front.record(&battle(1), [(REDOUBT, Outcome::Lost, 0), (CHOIR, Outcome::Won, 0)]);
    front.close(&battle(1));
    // Twelve boxes on Favour: Shrine of two tiers, a re-roll, a set die.
    filled_before(&mut front, &[(Favour, 12)]);
    let second = battle(2);
    front.say(plan(2, STEEL, OnMap { agreed: true, ..on(STEEL, REDOUBT, None, None) }));
    front.record(&second, [(REDOUBT, Outcome::Lost, 0), (CHOIR, Outcome::Won, 0)]);
    front.promotes_nobody(&second, REDOUBT);
    front.choose(&second, REDOUBT, Answer::Fill { tracks: vec![Favour] });
    // The thirteenth: the third tier, which brings the Lock.
    assert!(
        matches!(front.asked(&second, REDOUBT), Ask::Location { ref location, .. } if location == "shrine-third-tier")
    );
    front.choose(&second, REDOUBT, Answer::Option { option: "gain".into() });
    assert_eq!(front.page(&second, REDOUBT).draft(&second).unwrap().arsenal, ["lock-of-samsons-hair"]);
    front.choose(&second, REDOUBT, Answer::Pass);
    front.choose(&second, REDOUBT, Answer::Table { table: "favour".into() });
    // Three of the map, one of the Shrine; and the Tracker’s one re-roll beside the usual one.
    assert_eq!(front.asked(&second, REDOUBT), Ask::Explore { dice: 4, extra: 0 });
    front.throw(&second, REDOUBT, &[3, 3, 3, 3]);
    use nml_catalogue::ExplorationSkill::{CircleBack, Seek, SetDice};
    let Ask::Adjust { rerolls, skills, .. } = front.asked(&second, REDOUBT) else { panic!() };
    assert_eq!((rerolls, skills), (2, vec![SetDice, Seek, CircleBack]));
    front.choose(&second, REDOUBT, Answer::Use { skill: Seek, die: None, face: None });
    // Up or down, not both.
    let Ask::Adjust { total, skills, .. } = front.asked(&second, REDOUBT) else { panic!() };
    assert_eq!((total, skills), (13, vec![SetDice]));
    front.choose(&second, REDOUBT, Answer::Done);
    assert!(
        matches!(front.asked(&second, REDOUBT), Ask::Location { ref location, .. } if location == "favour-duelling-grounds")
    );
    // A box of the find comes at once, and what it brings with it: the fourteenth, a box of any resource.
    front.choose(&second, REDOUBT, Answer::Option { option: "duel".into() });
    let Ask::Fill { tracks, count: 1 } = front.asked(&second, REDOUBT) else { panic!() };
    assert_eq!(tracks, [Favour, Relics, Supplies, Territories]);
    front.choose(&second, REDOUBT, Answer::Fill { tracks: vec![Favour] });
    // The fifteenth and last: 20 points. Then the track is full.
    assert_eq!(boxes(front.page(&second, REDOUBT)).last(), Some(&(Favour, 15, 20)));
    assert!(matches!(front.asked(&second, REDOUBT), Ask::Trade { .. }));
    front.close(&second);
    assert_eq!(front.state().warbands[REDOUBT].boxes[&Favour], 15);
}

#[test]
fn what_a_depot_adds_to_the_threshold_value_is_in_the_limits_of_the_next_game() {
    let mut front = Front::new();
    front.say(plan(1, SWORD, on(SWORD, REDOUBT, Some(&[6, 1]), None)));
    front.record(&battle(1), [(REDOUBT, Outcome::Lost, 0), (CHOIR, Outcome::Won, 0)]);
    front.close(&battle(1));
    let before = limits(&FRONT, &front.campaign, REDOUBT).unwrap();
    // Twelve boxes on Supplies: a Depot of two tiers.
    filled_before(&mut front, &[(Supplies, 12)]);
    let built = limits(&FRONT, &front.campaign, REDOUBT).unwrap();
    assert_eq!((before.by_map, built.by_map), (0, 20));
    assert_eq!(built.threshold, before.threshold + 20);
    assert_eq!(built.field_strength, before.field_strength);
}

#[test]
fn what_one_finds_of_merchants_everybody_may_buy_and_a_carrier_reaches_farther() {
    let mut front = Front::new();
    let first = battle(1);
    front.say(plan(1, "own.random", on(GATE, REDOUBT, Some(&[6, 1]), Some(&[1, 1]))));
    front.record(&first, [(REDOUBT, Outcome::Lost, 0), (CHOIR, Outcome::Won, 0)]);
    front.promotes_nobody(&first, REDOUBT);
    front.choose(&first, REDOUBT, Answer::Pass);
    front.throw(&first, REDOUBT, &[3, 3, 3]);
    front.choose(&first, REDOUBT, Answer::Done);
    front.choose(&first, REDOUBT, Answer::Option { option: "open".into() });
    assert_eq!(front.points(REDOUBT), 1 + 2, "of Glory, and of the Unsettling Merchant");
    front.close(&first);
    assert_eq!(front.state().merchants, 5);
    let second = battle(2);
    let of_choir = OnMap { agreed: true, ..on(GATE, CHOIR, None, Some(&[1, 1])) };
    front.say(plan(2, "own.random", of_choir));
    front.record(&second, [(REDOUBT, Outcome::Lost, 0), (CHOIR, Outcome::Won, 0)]);
    front.promotes_nobody(&second, CHOIR);
    // The second box of Territories brings a roll on its table: 21, the Carrier.
    let dice = |ask: Ask| if let Ask::Explore { dice, .. } = ask { dice } else { panic!("{ask:?}") };
    while !matches!(front.asked(&second, CHOIR), Ask::Explore { .. }) {
        let ask = front.asked(&second, CHOIR);
        let Ask::Fill { tracks, .. } = ask else { panic!("{ask:?}") };
        front.choose(&second, CHOIR, Answer::Fill { tracks: vec![tracks[0]] });
    }
    assert_eq!(dice(front.asked(&second, CHOIR)), 3);
    front.close(&second);
    let seen: Vec<String> = front.state().warbands[CHOIR].outposts.keys().cloned().collect();
    assert_eq!(seen, [GATE], "one Outpost in a zone, however often it is won");
}

#[test]
fn the_altar_waits_for_the_last_game_of_two_with_omens() {
    let mut front = Front::new();
    front.say(plan(1, SWORD, on(SWORD, REDOUBT, Some(&[6, 1]), None)));
    front.record(&battle(1), [(REDOUBT, Outcome::Won, 0), (CHOIR, Outcome::Lost, 0)]);
    front.close(&battle(1));
    front.say(plan(2, STEEL, on(STEEL, CHOIR, None, None)));
    front.record(&battle(2), [(REDOUBT, Outcome::Lost, 0), (CHOIR, Outcome::Won, 0)]);
    front.close(&battle(2));
    let terms = map_terms(front.tables(), &front.campaign).unwrap();
    let both = [REDOUBT.to_owned(), CHOIR.to_owned()];
    assert!(terms.warbands.iter().all(|known| known.omen && known.game == 3));
    // Both have an Omen and their last game before them; but no road leads there.
    assert_eq!(terms.refused("altar-of-leviathan", REDOUBT, &both).unwrap().code, "ZONE_CLOSED");
    let agreed = OnMap { agreed: true, ..on("altar-of-leviathan", REDOUBT, None, None) };
    front.say(plan(3, "altar-of-leviathan", agreed));
    front.record(&battle(3), [(REDOUBT, Outcome::Won, 0), (CHOIR, Outcome::Lost, 0)]);
    front.close(&battle(3));
    assert!(front.state().warbands[REDOUBT].outposts.contains_key("altar-of-leviathan"));
}

#[test]
fn the_end_scores_what_is_shared_and_what_was_kept_in_secret() {
    let mut front = Front::new();
    let seal = seal_of(REDOUBT, "warlord", "K7Q2-M4PX");
    front.say(Command::SealVision { warband: REDOUBT.into(), seal: seal.clone() });
    let again = Command::SealVision { warband: REDOUBT.into(), seal };
    assert_eq!(front.refuses(&again), "VISION_SEALED");
    let reveal = |card: &str, code: Option<&str>, levels| Command::RevealVision {
        warband: REDOUBT.into(),
        card: card.into(),
        code: code.map(str::to_owned),
        levels,
    };
    assert_eq!(front.refuses(&reveal("warlord", None, None)), "MAP_GOES_ON");
    assert_eq!(front.refuses(&Command::EndMap), "MAP_GOES_ON");
    for (number, zone, aggressor) in [(1, SWORD, REDOUBT), (2, STEEL, CHOIR), (3, SWORD, REDOUBT)] {
        let off = [6_u8, 1];
        let off: Option<&[u8]> = (number != 2).then_some(&off);
        front.say(plan(number, zone, on(zone, aggressor, off, None)));
        let choir = if aggressor == CHOIR { Outcome::Won } else { Outcome::Lost };
        let redoubt = if aggressor == REDOUBT { Outcome::Won } else { Outcome::Lost };
        front.record(&battle(number), [(REDOUBT, redoubt, 1), (CHOIR, choir, 0)]);
        front.close(&battle(number));
    }
    let before = front.points(REDOUBT);
    front.say(Command::EndMap);
    // One Omen each and one supplied Outpost each: 6 and 8, halved.
    assert_eq!(front.points(REDOUBT), before + 3 + 4);
    let next = plan(4, SWORD, on(SWORD, CHOIR, None, None));
    assert_eq!(front.refuses(&next), "MAP_OVER");
    assert_eq!(front.refuses(&reveal("warlord", Some("K7Q2-M4PY"), None)), "SEAL_HOLDS");
    assert_eq!(front.refuses(&reveal("conqueror", Some("K7Q2-M4PX"), None)), "SEAL_HOLDS");
    assert_eq!(front.refuses(&reveal("warlord", Some("K7Q2-M4PX"), Some(3))), "LEVELS_COUNTED");
    // Two games won as the Aggressor: the first level, 10 points.
    front.say(reveal("warlord", Some("K7Q2-M4PX"), None));
    assert_eq!(front.points(REDOUBT), before + 7 + 10);
    let vision = front.campaign.enrolment(REDOUBT).unwrap().vision.clone().unwrap();
    assert_eq!((vision.card.as_deref(), vision.proved, vision.levels), (Some("warlord"), true, Some(1)));
    assert_eq!(front.refuses(&reveal("warlord", None, None)), "VISION_REVEALED");
    // The Choir never sealed its card: it is taken at its word. Three models are no Leader’s Warband.
    let card = Command::RevealVision { warband: CHOIR.into(), card: "leader".into(), code: None, levels: None };
    front.say(card);
    assert_eq!(front.campaign.enrolment(CHOIR).unwrap().vision.as_ref().unwrap().levels, Some(0));
}

#[test]
fn a_corrected_result_takes_its_outpost_and_what_its_boxes_brought() {
    let mut front = Front::new();
    front.say(plan(1, SWORD, on(SWORD, REDOUBT, Some(&[6, 1]), None)));
    front.record(&battle(1), [(REDOUBT, Outcome::Won, 0), (CHOIR, Outcome::Lost, 0)]);
    let recorded = u64::try_from(front.entries.len()).unwrap();
    front.close(&battle(1));
    front.say(plan(2, STEEL, on(STEEL, CHOIR, None, None)));
    front.record(&battle(2), [(REDOUBT, Outcome::Lost, 0), (CHOIR, Outcome::Won, 0)]);
    front.close(&battle(2));
    let lineages = front.own.iter().map(|(id, (start, entries))| {
        let entries = (1..)
            .zip(entries)
            .map(|(seq, (command, events))| PastEntry { seq, decisions: vec![(command, events.as_slice())] });
        (id.clone(), Lineage { start, entries: entries.collect() })
    });
    let past = Past {
        genesis: &front.genesis,
        entries: (1..)
            .zip(&front.entries)
            .map(|(seq, (command, events))| PastEntry { seq, decisions: vec![(command, events.as_slice())] })
            .collect(),
        warbands: lineages.collect(),
        packs: [("0".repeat(64), &*FRONT)].into(),
    };
    let unchanged = correct(&past, &Edits::new());
    assert_eq!(unchanged.campaign, front.campaign);
    assert!(unchanged.entries.is_empty() && unchanged.lost.is_empty());
    let Command::Record { mut result, rosters } = front.entries[usize::try_from(recorded).unwrap() - 1].0.clone()
    else {
        panic!()
    };
    (result.sides[0].outcome, result.sides[1].outcome) = (Outcome::Lost, Outcome::Won);
    let said = Command::Record { result, rosters };
    let mut edits = Edits::from([(recorded, vec![said])]);
    let mut corrected = correct(&past, &edits);
    // Other boxes are filled, and what they bring asks again.
    for _ in 0..60 {
        let Some(question) = corrected.question.clone() else { break };
        let answer = player::answer(&FRONT, question.request, &mut |_| 0);
        let place = usize::try_from(question.seq).unwrap() - 1;
        let at = edits.entry(question.seq).or_insert_with(|| vec![front.entries[place].0.clone()]);
        at.insert(question.place.min(at.len()), answer);
        corrected = correct(&past, &edits);
    }
    assert_eq!(corrected.question, None);
    let state = map_state(&FRONT, &corrected.campaign).unwrap();
    assert!(state.warbands[REDOUBT].outposts.is_empty());
    assert!(state.warbands[CHOIR].outposts[SWORD].omen);
    assert_eq!(state.warbands[REDOUBT].boxes.get(&Conquest), None);
    assert_eq!(state.warbands[CHOIR].boxes[&Conquest], 2);
}
