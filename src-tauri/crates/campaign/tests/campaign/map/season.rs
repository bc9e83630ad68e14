//! Random seasons on the map: what is held never falls while a season goes on.

use super::super::properties::Chance;
use super::*;

/// A season of random games between three, with everything that pages ask answered at random.
fn season(seed: u64, look: &mut dyn FnMut(&Front)) -> Front {
    let mut chance = Chance(seed);
    let ids = [REDOUBT, CHOIR, NINTH];
    let mut front = Front::of(HouseRules { games: 6, ..HouseRules::default() }, &ids);
    for id in ids {
        front.enter(id, [PORT, TUNNELS, "ancient-railway", "blighted-ruins"][chance.below(4)]);
    }
    for number in 1..=7 {
        let pair = [[0, 1], [1, 2], [0, 2]][chance.below(3)].map(|at| ids[at].to_owned()).to_vec();
        let terms = map_terms(front.tables(), &front.campaign).unwrap();
        let rarest: Vec<String> = terms.rarest(&pair).into_iter().cloned().collect();
        let (aggressor, roll_off) = match rarest.as_slice() {
            [only] => (only.clone(), None),
            _ => (pair[0].clone(), Some(throw(&[6, 2]))),
        };
        let legal: Vec<&ZoneTerms> =
            terms.zones.iter().filter(|zone| terms.refused(&zone.zone, &aggressor, &pair).is_none()).collect();
        let zone = legal[chance.below(legal.len())];
        let dice = zone.scenario.is_none().then(|| throw(&[1, 4]));
        let on = OnMap { zone: zone.zone.clone(), aggressor, roll_off, dice, agreed: false };
        let (id, scenario) = (battle(number), zone.scenario.clone().unwrap_or_else(|| "own.random".into()));
        let picked = Picked::Map { on };
        let (warbands, outsiders) = (pair.clone(), Vec::new());
        front.say(Command::Plan { battle: id.clone(), scenario, name: None, warbands, outsiders, picked, due: None });
        let one = [Outcome::Won, Outcome::Drew, Outcome::Lost][chance.below(3)];
        let other = match one {
            Outcome::Won => Outcome::Lost,
            Outcome::Drew => Outcome::Drew,
            Outcome::Lost => Outcome::Won,
        };
        front.record(&id, [(&pair[0], one, chance.below(4)), (&pair[1], other, chance.below(4))]);
        let mut said = 0;
        while let Some(request) = requests(front.tables(), &front.campaign, &id).into_iter().next() {
            let shown = format!("{:?}", request.ask);
            let mut draw = |n: u32| u32::try_from(chance.below(n as usize)).unwrap();
            front.say(player::answer(&FRONT, request, &mut draw));
            look(&front);
            said += 1;
            assert!(said < 500, "it does not come to an end: {shown}");
        }
        front.say(Command::Close { battle: id });
        look(&front);
    }
    front.say(Command::EndMap);
    look(&front);
    front
}

#[test]
fn points_and_boxes_and_outposts_never_fall_while_a_season_goes_on() {
    let map = FRONT.map("carcass-front").unwrap();
    let (mut found, mut filled) = (0, 0);
    for seed in 0..12 {
        let mut before: BTreeMap<String, (u32, u32, usize, usize)> = BTreeMap::new();
        let last = season(seed, &mut |front| {
            let state = front.state();
            for line in standings(&front.campaign) {
                let holding = &state.warbands[&line.warband];
                for (track, boxes) in &holding.boxes {
                    assert!(usize::from(*boxes) <= map.boxes(*track).len(), "{track:?} {boxes}");
                }
                let boxes = holding.boxes.values().map(|boxes| u32::from(*boxes)).sum();
                let now = (line.points, boxes, holding.outposts.len(), holding.scouted.len());
                let was = before.insert(line.warband.clone(), now).unwrap_or_default();
                let fell = now.0 < was.0 || now.1 < was.1 || now.2 < was.2 || now.3 < was.3;
                assert!(!fell, "seed {seed}: {was:?} fell to {now:?}");
            }
        });
        let state = last.state();
        let omens: u16 = state.warbands.values().map(|holding| holding.omens).sum();
        assert!(omens <= 4);
        found += last.rosters.values().map(|roster| roster.found.len()).sum::<usize>();
        filled +=
            state.warbands.values().flat_map(|holding| holding.boxes.values()).map(|n| usize::from(*n)).sum::<usize>();
        // The fold of what was kept is the state; bytes of a campaign with a map are read as they were written.
        let mut again = last.genesis.campaign();
        for (command, events) in &last.entries {
            let text = serde_json::to_string(&(command, events)).unwrap();
            let (read, events): (Command, Vec<Event>) = serde_json::from_str(&text).unwrap();
            assert_eq!(&read, command);
            events.iter().for_each(|event| evolve(&mut again, event));
        }
        assert_eq!(again, last.campaign);
    }
    assert!(found > 40 && filled > 300, "{found} finds, {filled} boxes");
}
