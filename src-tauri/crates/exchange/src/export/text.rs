//! Text for people: a Warband as you would post it. If the pack's name would not tell another program what is meant, it
//! writes the name that the program uses.

use std::fmt::Write as _;

use nml_warband::{Learned, Model};

use super::written::{Kit, Line, Names, Written, plain};
use crate::Unusable;
use crate::import::table::{Meaning, Whose};

/// Writes the text.
pub(super) fn write(written: &Written<'_>) -> Result<String, Unusable> {
    let names = Names::of(Whose::TrenchCompanion)?;
    let writer = Writer { written, names: &names };
    let roster = written.roster;
    let mut out = format!("## {} ##\n\n", roster.name);
    let known = written.catalogue.faction(&roster.faction).map_or(&roster.faction, |faction| &faction.name);
    let variant = roster.variant.as_ref();
    let variant = variant.and_then(|id| written.catalogue.variant(&roster.faction, id)).map(|variant| &variant.name);
    let faction = written.faction().pop().map(|means| writer.name(&means, variant.unwrap_or(known)));
    let faction = faction.unwrap_or_default();
    let _ = writeln!(out, "Faction: {faction}");
    let _ = writeln!(out, "Rating: {} Ducats | {} Glory", written.report.total_ducats, written.report.total_glory);
    let patron = roster.choices.get("patron").map(|id| writer.name(&Meaning::Patron(id.clone()), id));
    let _ = writeln!(out, "Patron: {}", patron.as_deref().unwrap_or("-"));
    if roster.mustered {
        let _ = writeln!(out, "Strongbox: {} Ducats", roster.strongbox);
        let _ = writeln!(out, "Glory: {}", roster.glory);
    }
    for (heading, elite) in [("Elites", true), ("Troops", false)] {
        let models: Vec<&Line<'_>> = written.models.iter().filter(|line| line.elite == elite).collect();
        if !models.is_empty() {
            let _ = write!(out, "\n## {heading} ##\n");
        }
        models.into_iter().for_each(|line| writer.model(&mut out, line));
    }
    if !roster.mercenaries.is_empty() {
        out.push_str("\n## Mercenaries ##\n\n");
    }
    for id in &roster.mercenaries {
        let pack = written.catalogue.mercenary(id).map_or(id.as_str(), |hired| hired.entry.name.as_str());
        let _ = writeln!(out, "{}", writer.name(&Meaning::Mercenary(id.clone()), pack));
    }
    if !roster.arsenal.is_empty() {
        let kit: Vec<String> = roster.arsenal.iter().map(|id| writer.item(id)).collect();
        let _ = write!(out, "\n## Stash ##\n\n{}\n", kit.join(", "));
    }
    for (heading, reason) in [("Dead", "dead"), ("Lost", "lost")] {
        let gone: Vec<_> = roster.fallen.iter().filter(|fallen| fallen.reason == reason).collect();
        if !gone.is_empty() {
            let _ = write!(out, "\n## {heading} ##\n");
        }
        for fallen in gone {
            let _ = write!(out, "\n{}\n", writer.called(&fallen.model, None));
            writer.earned(&mut out, &fallen.model);
        }
    }
    Ok(out)
}

struct Writer<'a> {
    written: &'a Written<'a>,
    names: &'a Names,
}

impl Writer<'_> {
    fn model(&self, out: &mut String, line: &Line<'_>) {
        let with = self.names.entry_with(line.model);
        let _ = write!(out, "\n{}\n", self.called(line.model, Some(&line.entry)));
        let _ = writeln!(out, "• Cost: {} Ducats | {} Glory", line.ducats, line.glory);
        let options: Vec<String> = line
            .model
            .options
            .iter()
            .filter(|id| with.is_none_or(|(_, own)| own != id.as_str()))
            .map(|id| self.option(line.model, id))
            .collect();
        if !options.is_empty() {
            let _ = writeln!(out, "• Upgrades: {}", options.join(", "));
        }
        let said = |kit: &&Kit| !kit.fixed || self.names.row(&Meaning::Item(kit.item.clone())).is_some();
        let kit: Vec<String> = line.kit.iter().filter(said).map(|kit| self.item(&kit.item)).collect();
        if !kit.is_empty() {
            let _ = writeln!(out, "• Equipment: {}", kit.join(", "));
        }
        self.earned(out, line.model);
    }

    /// What it learned and suffered.
    fn earned(&self, out: &mut String, model: &Model) {
        if model.experience > 0 {
            let _ = writeln!(out, "• Experience: {}", model.experience);
        }
        let name = |learned: &Learned| self.name(&Meaning::Skill(learned.id.clone()), &learned.id);
        let skills: Vec<String> = model.skills.iter().map(name).collect();
        if !skills.is_empty() {
            let _ = writeln!(out, "• Skills: {}", skills.join(", "));
        }
        let marks = model.injuries.iter().map(|mark| self.name(&Meaning::Mark(mark.id.clone()), &mark.id));
        let marks: Vec<String> = marks.collect();
        if !marks.is_empty() {
            let _ = writeln!(out, "• Injuries: {}", marks.join(", "));
        }
    }

    /// `Entry`, or `the player's name - Entry`.
    fn called(&self, model: &Model, entry: Option<&str>) -> String {
        let pack = entry.unwrap_or(&model.entry);
        let entry = match self.names.entry_with(model) {
            Some((row, _)) => self.name(&row.means, &row.name),
            None => self.name(&Meaning::Entry(model.entry.clone()), pack),
        };
        model.name.as_ref().map_or_else(|| entry.clone(), |name| format!("{name} - {entry}"))
    }

    fn item(&self, id: &str) -> String {
        self.name(&Meaning::Item(id.to_owned()), &self.written.item(id))
    }

    fn option(&self, model: &Model, id: &str) -> String {
        let rows = self.names.option(model, id);
        rows.last().map_or_else(|| plain(id).replace('-', " "), |row| self.name(&row.means, &row.name))
    }

    /// The pack's own name if it tells what is meant, else another one that does, else the pack's.
    fn name(&self, means: &Meaning, pack: &str) -> String {
        let tells = |name: &str| {
            let found =
                self.names.table.named(name, |other| std::mem::discriminant(other) == std::mem::discriminant(means));
            found.is_ok_and(|row| row.means == *means) && !name.contains(',')
        };
        if tells(pack) {
            return pack.to_owned();
        }
        let rows = self.names.table.rows().filter(|row| row.means == *means);
        let spellings: Vec<&String> = rows.flat_map(|row| std::iter::once(&row.name).chain(&row.also)).collect();
        let first = spellings.first().map(|name| (*name).clone());
        let sure = spellings.iter().find(|name| tells(name)).map(|name| (*name).clone());
        // An id of the pack is not a word for people.
        let known = pack != pack.to_lowercase() || !pack.contains('-');
        sure.or(first).unwrap_or_else(|| if known { pack.to_owned() } else { pack.replace('-', " ") })
    }
}
