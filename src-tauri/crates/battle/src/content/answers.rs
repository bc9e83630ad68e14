//! What you may answer to the questions of content, and who answers.

use crate::log::ask::{AfterChoice, AfterDie, AfterPick, Ask, How, Placing, Want};
use crate::log::command::Command;
use crate::log::state::{Battle, ENGAGED, ModelId, SideId};
use crate::refusal::Refusal;
use crate::spot::Spot;
use nml_catalogue::length::Length;

impl Battle {
    /// Who answers a question of content.
    #[must_use]
    pub fn asked(&self, ask: &Ask) -> Vec<SideId> {
        match ask.want {
            Want::RollOff => self.side_ids().collect(),
            Want::Die { .. } | Want::Put(_) | Want::Pick { .. } | Want::Choose { .. } | Want::Several { .. } => {
                vec![ask.side]
            }
        }
    }

    /// The faces it takes. `None` if it is not a roll.
    #[must_use]
    pub(crate) fn ask_faces(&self, ask: &Ask) -> Option<usize> {
        match &ask.want {
            Want::RollOff => Some(self.sides.len()),
            Want::Die { die: nml_catalogue::effect::Die::BestOf2D6, .. } => Some(2),
            Want::Die { .. } => Some(1),
            Want::Put(_) | Want::Pick { .. } | Want::Choose { .. } | Want::Several { .. } => None,
        }
    }

    /// Whether the command answers the question of content at all.
    ///
    /// # Errors
    /// A refusal of form.
    pub(crate) fn ask_form(&self, ask: &Ask, command: &Command) -> Result<(), Refusal> {
        let fits = match (&ask.want, command) {
            (Want::Put(_), Command::Put { .. }) => true,
            (Want::Put(placing), Command::Enough) => !self.must_stand(placing),
            (Want::Pick { among, optional, .. }, Command::Pick { model }) => {
                model.map_or(*optional, |m| among.contains(&m))
            }
            (Want::Choose { options, .. }, Command::Choose { option }) => usize::from(*option) < options.len(),
            (Want::Several { among, .. }, Command::Caught { models }) => models
                .iter()
                .enumerate()
                .all(|(i, m)| among.contains(m) && !models.iter().take(i).any(|earlier| earlier == m)),
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::NotAsked) }
    }

    /// Whether the base stands nowhere yet on a table that knows where the others stand: it cannot stay there.
    pub(crate) fn must_stand(&self, placing: &Placing) -> bool {
        let near = matches!(placing.how, How::Near { .. });
        near && self.disc(placing.who).is_none() && self.models().any(|(id, _)| self.disc(id).is_some())
    }

    /// Where a base may be put. `None` for anywhere, if nobody knows where it stands.
    #[must_use]
    pub(crate) fn placing_spot(&self, placing: &Placing) -> Option<Spot> {
        let mut spot = self.spot(placing.who)?;
        match (placing.within, self.disc(placing.who)) {
            (Some(within), Some(disc)) => spot.reach = Some((disc.at, within)),
            (Some(_), None) => return None,
            (None, _) => {}
        }
        let enemies: Vec<_> = spot.bases.iter().filter(|d| self.enemies(placing.who, d.model)).copied().collect();
        match placing.how {
            How::Free => {}
            How::Clear => spot.clear_of = enemies,
            How::Edge { away } => {
                spot.edge = true;
                // A spot lets a base stand at exactly this distance; farther means a micrometre more.
                spot.away_from = enemies.into_iter().map(|d| (d, away + Length::micrometres(1))).collect();
            }
            How::Near { model, within } => {
                let disc = self.disc(model)?;
                // Within an inch is what the spot knows; a wider ring is measured around the model.
                if within <= ENGAGED {
                    spot.stay_by = vec![disc];
                } else {
                    spot.reach = Some((disc.at, within + disc.radius + spot.radius));
                }
            }
            How::Charge { target } => {
                spot.clear_of = enemies.into_iter().filter(|d| d.model != target).collect();
            }
        }
        Some(spot)
    }

    /// Whether a question of content is about somebody who has gone since.
    #[must_use]
    pub(crate) fn ask_moot(&self, ask: &Ask) -> bool {
        let gone = |model: ModelId| !self.there(model);
        match &ask.want {
            Want::Put(Placing { who, how: How::Edge { .. }, .. }) => !self.held(*who),
            Want::Put(placing) => gone(placing.who),
            Want::Die { then, .. } => match then {
                AfterDie::Moves { who }
                | AfterDie::Pushes { who }
                | AfterDie::Relieves { who }
                | AfterDie::Blesses { who }
                | AfterDie::Bleeds { who } => gone(*who),
                AfterDie::Charges { who, target } => gone(*who) || gone(*target),
                AfterDie::DiceUpTo { .. } => false,
            },
            Want::Choose { then, .. } => match then {
                AfterChoice::RollsAgain { roll, .. } | AfterChoice::RollsAllAgain { roll, .. } => gone(roll.model),
                AfterChoice::Result { roll, .. } | AfterChoice::InjuresAgain { roll, .. } => gone(roll.victim),
                AfterChoice::PushesDown { who, .. } | AfterChoice::PushedOff { who, .. } => gone(*who),
                AfterChoice::TradesBlood { target } => gone(ask.model) || gone(*target),
                AfterChoice::KeepsActivation
                | AfterChoice::SetsOff { .. }
                | AfterChoice::StrikesWith { .. }
                | AfterChoice::StrikesItself { .. }
                | AfterChoice::Begins { .. }
                | AfterChoice::Defuses { .. }
                | AfterChoice::WardedFrom(_) => gone(ask.model),
                AfterChoice::Consumes { .. }
                | AfterChoice::Keyword(_)
                | AfterChoice::UntilMoved(_)
                | AfterChoice::Morale
                | AfterChoice::Mines(_)
                | AfterChoice::Strengthens(_)
                | AfterChoice::PreGame { .. } => false,
            },
            Want::Pick { then, .. } => match then {
                AfterPick::TakesHit { attack, .. } => attack.target.model().is_some_and(gone),
                AfterPick::HitToo { attack, .. } => gone(attack.attacker),
                AfterPick::Charges { target } => gone(*target),
                AfterPick::ChargesWhom { who } | AfterPick::Struck { by: who, .. } => gone(*who),
                AfterPick::AppearedBeside { .. } | AfterPick::FoughtAgain | AfterPick::Charged => gone(ask.model),
                AfterPick::SpreadsBlood { .. }
                | AfterPick::CameDownOn { .. }
                | AfterPick::Blesses(_)
                | AfterPick::Gains { .. }
                | AfterPick::Bleeds(_)
                | AfterPick::GivenUp
                | AfterPick::Shifted { .. }
                | AfterPick::Infects(_)
                | AfterPick::Moves { .. } => false,
            },
            Want::Several { .. } | Want::RollOff => false,
        }
    }

    /// Everybody else on the battlefield.
    #[must_use]
    pub fn others(&self, model: ModelId) -> Vec<ModelId> {
        self.models().filter(|(id, f)| *id != model && f.on_table()).map(|(id, _)| id).collect()
    }
}
