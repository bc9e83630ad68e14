//! Every word of an effect that the packs use changes a battle: with it a battle goes differently than without.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::arsenal;
use super::properties::{Draws, forces};
use nml_battle::{Battle, Event, Phase, choose, decide, evolve, options};
use nml_catalogue::card::Sourced;
use nml_catalogue::effect::{Effect, What, When};

/// Battles to look at before we say that a word does nothing.
const BATTLES: u64 = 24;
/// Commands of each.
const COMMANDS: usize = 150;
/// Effects of the packs that are looked at for each word.
const USES: usize = 3;

/// Words that these battles do not come to: they act on the card when a Force is mustered, ask for kit, keywords or
/// models that nobody has here, or show in nothing but odds and offers. `tests/tests/effect_words.rs` looks for who reads them.
const NOT_HERE: [&str; 57] = [
    "adds_deed",
    "armour_ignored",
    "arms",
    "base_at_least",
    "blessing_per_dear_enemy",
    "bloodbath_cheaper",
    "bloodbath_cost",
    "cannot_climb_walls",
    "cannot_retreat",
    "cannot_stand_up",
    "charges_unseen_within",
    "chosen_keyword",
    "cleaves",
    "critical_on",
    "critical_per_target_blood",
    "digests_swallowed",
    "draws_charges",
    "enemy_infection",
    "fight_per_weapon",
    "fights_with",
    "fights_with_ranged",
    "frees_swallowed",
    "friend_charges",
    "guarded_by",
    "ignores_blood",
    "injury_modifier_per_two_own_blood",
    "keeps_infiltrators_away",
    "loses_keyword",
    "melee_characteristic",
    "min_range",
    "must_retreat",
    "nearest_friend_blessing",
    "never_flees",
    "no_charge_beside_friends",
    "no_down_penalty",
    "off_hand_only",
    "one_handed_melee",
    "one_more_attack_at_short_range",
    "overrides_negate",
    "own_blood_of",
    "own_infection",
    "own_relief",
    "own_relief_per_marker",
    "range_of",
    "ranged_characteristic",
    "regenerate_blesses",
    "reminder",
    "roll_to_retreat",
    "shoot_per_weapon",
    "shoots_with_each",
    "strikes_all",
    "strikes_alone",
    "takes_hit_for",
    "two_handed_melee",
    "uncounted",
    "uncounted_for_morale",
    "wards_off_action",
];

/// What the pack calls the word.
fn name(what: &What) -> String {
    let said = serde_json::to_value(what).unwrap();
    let with_numbers = said.as_object().and_then(|fields| fields.keys().next());
    with_numbers.map_or_else(|| said.as_str().unwrap().to_owned(), Clone::clone)
}

/// The words of an effect, those of an aura's inner one too.
fn words(effect: &Effect) -> Vec<&What> {
    let inner = if let When::Aura(aura) = &effect.when { words(&aura.effect) } else { Vec::new() };
    effect.what.iter().chain(inner).collect()
}

/// The first events of a battle in which the whole of side A has these effects, on itself or on its weapons.
fn played(seed: u64, effects: &[Effect], weapon: bool) -> impl Iterator<Item = Vec<Event>> + use<> {
    let mut field = forces(seed);
    for model in &mut field.forces[0].models {
        if weapon {
            model.weapons.iter_mut().for_each(|weapon| weapon.effects.extend_from_slice(effects));
        } else {
            let sourced = effects.iter().cloned().map(|effect| Sourced { source: "Word".into(), effect });
            model.effects.extend(sourced);
        }
    }
    let mut battle = Battle::new(Arc::new(field));
    let mut draws = Draws(seed);
    (0..COMMANDS).map_while(move |_| {
        if battle.phase == Phase::Ended {
            return None;
        }
        let command = choose(&battle, &options(&battle), &mut |n| draws.next(n))?;
        let events = decide(&battle, &command).unwrap();
        events.iter().for_each(|event| evolve(&mut battle, event));
        Some(events)
    })
}

/// The battles without any such effect, each played once it is asked for.
#[derive(Default)]
struct Without(BTreeMap<u64, Vec<Vec<Event>>>);

impl Without {
    fn of(&mut self, seed: u64) -> &[Vec<Event>] {
        self.0.entry(seed).or_insert_with(|| played(seed, &[], false).collect())
    }

    /// Whether some battle goes differently with the effect, as it stands or without its conditions.
    fn differs(&mut self, effect: &Effect, weapon: bool) -> bool {
        let free = Effect { conditions: Vec::new(), ..effect.clone() };
        (0..BATTLES).any(|seed| {
            let without = self.of(seed);
            let same = |effect: &Effect| {
                played(seed, std::slice::from_ref(effect), weapon).zip(without).all(|(with, without)| with == *without)
            };
            !same(effect) || !same(&free)
        })
    }
}

#[test]
fn every_word_of_the_packs_changes_a_battle() {
    let mut uses: BTreeMap<String, Vec<(Effect, bool)>> = BTreeMap::new();
    for piece in arsenal::pieces() {
        for effect in &piece.effects {
            for what in words(effect) {
                uses.entry(name(what)).or_default().push((effect.clone(), piece.weapon));
            }
        }
    }
    let unknown: Vec<&&str> = NOT_HERE.iter().filter(|word| !uses.contains_key(**word)).collect();
    assert!(unknown.is_empty(), "words that no pack uses: {unknown:?}");
    uses.retain(|word, _| !NOT_HERE.contains(&word.as_str()));
    assert!(uses.len() > 80, "{} words", uses.len());
    let mut without = Without::default();
    let mut act =
        |uses: &[(Effect, bool)]| uses.iter().take(USES).any(|(effect, weapon)| without.differs(effect, *weapon));
    let idle: Vec<&str> = uses.iter().filter(|(_, uses)| !act(uses)).map(|(word, _)| word.as_str()).collect();
    assert_eq!(idle, [] as [&str; 0], "words that change nothing");
}
