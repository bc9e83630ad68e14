//! What a side lived through in a game, told in the style of a chronicle: a few sentences of plain facts.

nml_words::sentences! {
    pub in "app_prose":
    no_loss(),
    died(models, fallen),
    marked(fallen, mark),
    recovered(models, fallen),
    survived(models, fallen),
    fell_at_all(fallen),
    first(name),
    first_turn(name, turn),
    first_to(name, foe),
    first_turn_to(name, turn, foe),
    next(name),
    next_turn(name, turn),
    next_to(name, foe),
    next_turn_to(name, turn, foe),
    next_to_same(name),
    next_turn_to_same(name, turn),
    by_weapon(weapon),
    own_model(model),
    own_side(),
    foe_of(foe, side),
    with_weapon(foe, weapon),
    weapon_of(weapon, foe),
    deeds(count, deeds),
    deed(deed),
    deed_by(deed, name),
    promoted(count, names),
    learned(skills),
    first_learned(name, skill),
    next_learned(name, skill),
    loot(ducats),
    find(find),
    finds(finds),
}

/// What a side lived through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lived {
    /// Its name.
    pub name: String,
    /// It fought against one other: whose a foe was goes without saying.
    pub two: bool,
    /// Who fell, or `None` if nobody wrote it down.
    pub fallen: Option<Vec<Fell>>,
    /// Glorious Deeds, each with who did it if that is known.
    pub deeds: Vec<(String, Option<String>)>,
    /// Who was promoted.
    pub promoted: Vec<String>,
    /// Who learned what.
    pub learned: Vec<(String, String)>,
    /// Ducats of loot.
    pub loot: u32,
    /// What else was found.
    pub finds: Vec<String>,
}

/// A model that fell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fell {
    /// Its name on the day.
    pub name: String,
    /// In which Turn; 0 if nobody wrote it down.
    pub turn: u8,
    /// To whom.
    pub foe: Option<Foe>,
    /// The weapon it fell to.
    pub weapon: Option<String>,
    /// What became of it.
    pub fate: Fate,
}

/// Who brought a model down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foe {
    /// The model, or `None` if only its side is known.
    pub model: Option<String>,
    /// Its side.
    pub side: String,
}

/// What became of a model that fell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is not settled, or nobody wrote it down.
    Open,
    /// It died.
    Died,
    /// It rose again.
    Survived,
    /// It rose again as if nothing had been.
    Recovered,
    /// It rose again with something to remember, in words.
    Marked(String),
}

/// A few sentences; empty if there is nothing to tell.
#[must_use]
pub fn told(lived: &Lived) -> String {
    let sentences = losses(lived).into_iter().chain(done(lived)).chain(gained(lived)).chain(found(lived));
    sentences.collect::<Vec<_>>().join(" ")
}

/// Who fell, the dead before the others, each fate in a sentence.
fn losses(lived: &Lived) -> Vec<String> {
    let Some(fallen) = &lived.fallen else { return Vec::new() };
    if fallen.is_empty() {
        return vec![no_loss()];
    }
    let of = |such: &dyn Fn(&Fate) -> bool| {
        let mut models: Vec<&Fell> = fallen.iter().filter(|model| such(&model.fate)).collect();
        models.sort_by_key(|model| if model.turn == 0 { u8::MAX } else { model.turn });
        models
    };
    let told = |models: &[&Fell], sentence: fn(Vec<String>, usize) -> String| {
        (!models.is_empty()).then(|| sentence(clauses(models, lived), models.len()))
    };
    let marks = of(&|fate| matches!(fate, Fate::Marked(_))).into_iter().filter_map(|model| match &model.fate {
        Fate::Marked(by) => Some(marked(clauses(&[model], lived), by)),
        Fate::Open | Fate::Died | Fate::Survived | Fate::Recovered => None,
    });
    told(&of(&|fate| matches!(fate, Fate::Died)), |fallen, models| died(models, fallen))
        .into_iter()
        .chain(marks)
        .chain(told(&of(&|fate| matches!(fate, Fate::Recovered)), |fallen, models| recovered(models, fallen)))
        .chain(told(&of(&|fate| matches!(fate, Fate::Survived)), |fallen, models| survived(models, fallen)))
        .chain(told(&of(&|fate| matches!(fate, Fate::Open)), |fallen, _| fell_at_all(fallen)))
        .collect()
}

/// Those of one fate in the order of their falls: the verb is said once, and so is the name of one that took several in
/// a row.
fn clauses(models: &[&Fell], lived: &Lived) -> Vec<String> {
    let foes: Vec<Option<String>> = models.iter().map(|model| taker(model, lived)).collect();
    let clause = |(at, (model, foe)): (usize, (&&Fell, &Option<String>))| {
        let (name, turn) = (model.name.as_str(), model.turn);
        let before = at.checked_sub(1).and_then(|before| foes.get(before)?.as_ref());
        match (foe, at, turn) {
            (None, 0, 0) => first(name),
            (None, 0, turn) => first_turn(name, turn),
            (None, _, 0) => next(name),
            (None, _, turn) => next_turn(name, turn),
            (Some(foe), 0, 0) => first_to(name, foe),
            (Some(foe), 0, turn) => first_turn_to(name, turn, foe),
            (Some(foe), _, 0) if before == Some(foe) => next_to_same(name),
            (Some(foe), _, turn) if before == Some(foe) => next_turn_to_same(name, turn),
            (Some(foe), _, 0) => next_to(name, foe),
            (Some(foe), _, turn) => next_turn_to(name, turn, foe),
        }
    };
    models.iter().zip(&foes).enumerate().map(clause).collect()
}

/// To whom and to what a model fell: `Witch Vesper’s Infernal Bomb`.
fn taker(model: &Fell, lived: &Lived) -> Option<String> {
    let Some(foe) = &model.foe else { return model.weapon.as_ref().map(by_weapon) };
    let own = foe.side == lived.name;
    let of_side = !own && !lived.two && foe.model.is_some();
    let name = match &foe.model {
        Some(model) if own => own_model(model),
        Some(model) if of_side => foe_of(model, &foe.side),
        Some(model) => model.clone(),
        None if own => own_side(),
        None => foe.side.clone(),
    };
    Some(match &model.weapon {
        None => name,
        Some(weapon) if of_side => weapon_of(weapon, name),
        Some(weapon) => with_weapon(name, weapon),
    })
}

fn done(lived: &Lived) -> Option<String> {
    let said: Vec<String> = lived
        .deeds
        .iter()
        .map(|(done, by)| match by {
            Some(by) => deed_by(done, by),
            None => deed(done),
        })
        .collect();
    (!said.is_empty()).then(|| deeds(said.len(), said))
}

fn gained(lived: &Lived) -> Vec<String> {
    let raised = (!lived.promoted.is_empty()).then(|| promoted(lived.promoted.len(), lived.promoted.clone()));
    let skills: Vec<String> = (0..)
        .zip(&lived.learned)
        .map(|(at, (who, what))| if at == 0 { first_learned(who, what) } else { next_learned(who, what) })
        .collect();
    raised.into_iter().chain((!skills.is_empty()).then(|| learned(skills))).collect()
}

fn found(lived: &Lived) -> Vec<String> {
    let ducats = (lived.loot > 0).then(|| loot(lived.loot));
    let brought: Vec<String> = lived.finds.iter().map(find).collect();
    ducats.into_iter().chain((!brought.is_empty()).then(|| finds(brought))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const REDOUBT: &str = "The Seventh Redoubt";
    const CHOIR: &str = "The Ashen Choir";

    fn fell(name: &str, turn: u8, foe: Option<(&str, &str)>, weapon: Option<&str>, fate: Fate) -> Fell {
        let foe = foe.map(|(model, side)| Foe { model: Some(model.to_owned()), side: side.to_owned() });
        Fell { name: name.to_owned(), turn, foe, weapon: weapon.map(str::to_owned), fate }
    }

    fn redoubt(fallen: Vec<Fell>) -> Lived {
        Lived { name: REDOUBT.to_owned(), two: true, fallen: Some(fallen), ..Lived::default() }
    }

    #[test]
    fn who_fell_is_told_the_dead_first_each_fate_in_a_sentence_in_the_order_of_the_turns() {
        let agnes = fell("Mordecai", 3, Some(("Sister Agnes", CHOIR)), Some("Trench Shotgun"), Fate::Died);
        let said = told(&redoubt(vec![agnes]));
        assert_eq!(said, "Mordecai fell in Turn 3 to Sister Agnes’s Trench Shotgun and did not rise again.");

        let vesper = Some(("Witch Vesper", CHOIR));
        let bomb = Some("Infernal Bomb");
        let own = Some(("Father Cuthbert", REDOUBT));
        let said = told(&redoubt(vec![
            fell("Aldous", 4, vesper, bomb, Fate::Survived),
            fell("Midge", 4, vesper, bomb, Fate::Died),
            fell("Piers", 1, own, Some("Sniper Rifle"), Fate::Survived),
            fell("Botte", 1, vesper, bomb, Fate::Died),
            fell("Hob", 3, vesper, bomb, Fate::Survived),
            fell("Lisbet", 2, None, None, Fate::Marked("Leg Wound".to_owned())),
            fell("Oriel", 2, Some(("Kell", CHOIR)), None, Fate::Recovered),
            fell("Tobin", 0, None, bomb, Fate::Open),
        ]));
        let expected = [
            "Botte fell in Turn 1 to Witch Vesper’s Infernal Bomb and Midge in Turn 4 to the same; neither rose again.",
            "Lisbet fell in Turn 2 and rose again marked by it: Leg Wound.",
            "Oriel fell in Turn 2 to Kell and recovered in full.",
            "Piers fell in Turn 1 to their own Father Cuthbert’s Sniper Rifle, Hob in Turn 3 to Witch Vesper’s Infernal Bomb",
            "and Aldous in Turn 4 to the same; all 3 rose again.",
            "Tobin fell to the Infernal Bomb.",
        ];
        assert_eq!(said, expected.join(" "));
    }

    #[test]
    fn where_three_met_a_foe_is_told_with_its_own_and_a_side_alone_by_its_name() {
        let wat = fell("Wat", 2, Some(("Rui", "The Red Assize")), Some("Pistol"), Fate::Survived);
        let of_a_side =
            Fell { foe: Some(Foe { model: None, side: CHOIR.to_owned() }), ..fell("Nib", 3, None, None, Fate::Open) };
        let said = told(&Lived { two: false, ..redoubt(vec![wat, of_a_side]) });
        assert_eq!(
            said,
            "Wat fell in Turn 2 to the Pistol of Rui of The Red Assize and rose again. Nib fell in Turn 3 to The Ashen Choir."
        );
    }

    #[test]
    fn deeds_promotions_skills_and_loot_follow_and_what_nobody_wrote_down_is_not_told() {
        let said = told(&Lived {
            deeds: vec![("Stop Them!".into(), Some("Witch Vesper".into())), ("Save the Supplies!".into(), None)],
            promoted: vec!["Kell".into()],
            learned: vec![("Malachai".into(), "Sixth Sense".into()), ("The Cantor".into(), "Incoming".into())],
            loot: 150,
            finds: vec!["Black Market".into(), "Curative Fluids".into()],
            ..redoubt(Vec::new())
        });
        let expected = [
            "They came through without a loss.",
            "Their Glorious Deeds were “Stop Them!” by Witch Vesper and “Save the Supplies!”.",
            "Kell was promoted.",
            "Malachai learned Sixth Sense and The Cantor Incoming.",
            "They found 150 ducats of loot.",
            "Their Exploration brought “Black Market” and “Curative Fluids”.",
        ];
        assert_eq!(said, expected.join(" "));
        assert_eq!(told(&Lived::default()), "", "nobody wrote anything down");
    }
}
