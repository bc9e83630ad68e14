//! What a side lived through in a game, told as a chronicle tells it: a few sentences of plain facts.

/// What a side lived through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lived {
    /// Its name.
    pub name: String,
    /// It fought against one other: whose a foe was goes without saying.
    pub two: bool,
    /// Who fell; none: nobody wrote it down.
    pub fallen: Option<Vec<Fell>>,
    /// Glorious Deeds, each with who did it where that is known.
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
    /// In which Turn; 0: nobody wrote it down.
    pub turn: u8,
    /// To whom.
    pub foe: Option<Foe>,
    /// To which weapon.
    pub weapon: Option<String>,
    /// What became of it.
    pub fate: Fate,
}

/// Who brought a model down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foe {
    /// The model; none: only its side is known.
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

/// A few sentences; empty: there is nothing to tell.
#[must_use]
pub fn told(lived: &Lived) -> String {
    let sentences = losses(lived).into_iter().chain(deeds(lived)).chain(learned(lived)).chain(found(lived));
    sentences.collect::<Vec<_>>().join(" ")
}

/// Who fell, the dead before the others, each fate in a sentence.
fn losses(lived: &Lived) -> Vec<String> {
    let Some(fallen) = &lived.fallen else { return Vec::new() };
    if fallen.is_empty() {
        return vec!["They came through without a loss.".to_owned()];
    }
    let of = |such: &dyn Fn(&Fate) -> bool| {
        let mut models: Vec<&Fell> = fallen.iter().filter(|model| such(&model.fate)).collect();
        models.sort_by_key(|model| if model.turn == 0 { u8::MAX } else { model.turn });
        models
    };
    let mut said = Vec::new();
    let dead = of(&|fate| matches!(fate, Fate::Died));
    let how = match dead.len() {
        1 => " and did not rise again",
        2 => "; neither rose again",
        _ => "; none of them rose again",
    };
    said.extend(sentence(&dead, lived, how));
    for model in of(&|fate| matches!(fate, Fate::Marked(_))) {
        if let Fate::Marked(by) = &model.fate {
            said.extend(sentence(&[model], lived, &format!(" and rose again marked by it: {by}")));
        }
    }
    let recovered = of(&|fate| matches!(fate, Fate::Recovered));
    said.extend(sentence(&recovered, lived, &together(recovered.len(), "recovered in full")));
    let survived = of(&|fate| matches!(fate, Fate::Survived));
    said.extend(sentence(&survived, lived, &together(survived.len(), "rose again")));
    said.extend(sentence(&of(&|fate| matches!(fate, Fate::Open)), lived, ""));
    said
}

/// ` and rose again`, `; both rose again`, `; all 3 rose again`.
fn together(models: usize, what: &str) -> String {
    match models {
        1 => format!(" and {what}"),
        2 => format!("; both {what}"),
        more => format!("; all {more} {what}"),
    }
}

/// Those of one fate in the order of their falls: the verb is said once, and so is what took several in a row.
fn sentence(models: &[&Fell], lived: &Lived, end: &str) -> Option<String> {
    let mut parts = Vec::new();
    let mut before = None;
    for model in models {
        let to = taker(model, lived);
        let turn = if model.turn == 0 { String::new() } else { format!(" in Turn {}", model.turn) };
        let verb = if parts.is_empty() { " fell" } else { "" };
        let same = !to.is_empty() && before.as_ref() == Some(&to);
        parts.push(format!("{}{verb}{turn}{}", model.name, if same { " to the same" } else { to.as_str() }));
        before = Some(to);
    }
    (!parts.is_empty()).then(|| format!("{}{end}.", listed(&parts)))
}

/// To whom and to what a model fell: ` to Witch Vesper’s Infernal Bomb`.
fn taker(model: &Fell, lived: &Lived) -> String {
    let Some(foe) = &model.foe else {
        return model.weapon.as_ref().map_or_else(String::new, |weapon| format!(" to the {weapon}"));
    };
    let own = foe.side == lived.name;
    let name = match &foe.model {
        Some(model) if own => format!("their own {model}"),
        Some(model) => model.clone(),
        None if own => "their own side".to_owned(),
        None => foe.side.clone(),
    };
    let whose = if own || lived.two || foe.model.is_none() { String::new() } else { format!(" of {}", foe.side) };
    match &model.weapon {
        None => format!(" to {name}{whose}"),
        Some(weapon) if whose.is_empty() => format!(" to {name}’s {weapon}"),
        Some(weapon) => format!(" to the {weapon} of {name}{whose}"),
    }
}

fn deeds(lived: &Lived) -> Option<String> {
    let said: Vec<String> = lived
        .deeds
        .iter()
        .map(|(deed, by)| match by {
            Some(by) => format!("“{deed}” by {by}"),
            None => format!("“{deed}”"),
        })
        .collect();
    match said.len() {
        0 => None,
        1 => Some(format!("Their Glorious Deed was {}.", listed(&said))),
        _ => Some(format!("Their Glorious Deeds were {}.", listed(&said))),
    }
}

fn learned(lived: &Lived) -> Vec<String> {
    let mut said = Vec::new();
    if !lived.promoted.is_empty() {
        let were = if lived.promoted.len() == 1 { "was" } else { "were" };
        said.push(format!("{} {were} promoted.", listed(&lived.promoted)));
    }
    let skills: Vec<String> = (0..)
        .zip(&lived.learned)
        .map(|(at, (who, what))| format!("{who}{} {what}", if at == 0 { " learned" } else { "" }))
        .collect();
    if !skills.is_empty() {
        said.push(format!("{}.", listed(&skills)));
    }
    said
}

fn found(lived: &Lived) -> Vec<String> {
    let loot = (lived.loot > 0).then(|| format!("They found {} ducats of loot.", lived.loot));
    // A find is called after a place or a person: as a title it needs no article.
    let finds: Vec<String> = lived.finds.iter().map(|find| format!("“{find}”")).collect();
    let finds = (!finds.is_empty()).then(|| format!("Their Exploration brought {}.", listed(&finds)));
    loot.into_iter().chain(finds).collect()
}

/// `Wat`, `Wat and Kell`, `Wat, Kell and Nib`.
fn listed(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [all @ .., last] => format!("{} and {last}", all.join(", ")),
    }
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
