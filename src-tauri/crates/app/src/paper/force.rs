//! The Forces of a battle on paper, compared with what the campaign and the rules of a list allow: a remark that
//! forbids nothing.

use nml_battle::setup::{Fielded, ForceLimit, Side, beyond_limit};
use nml_warband::check;
use nml_words::said;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{PaperFiled, PaperWho};
use crate::failure::Failure;
use crate::season::pack_of;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, Warbands};
use crate::view::letter_at;
use crate::words::overview;
use nml_campaign::limits;

/// What the Forces of a battle on paper have beyond what their next game allows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PaperRemarks {
    /// For each side a sentence for each Threshold or Field Strength that it is beyond, and one if its list is not
    /// legal.
    pub sides: Vec<Vec<String>>,
}

/// Compares those who took part with the Threshold and the Field Strength of their Warbands' next games.
///
/// # Errors
/// `UNKNOWN_STREAM`; when a Warband cannot be read.
pub fn battle_sheet_remarks(session: &Session, filed: PaperFiled) -> Result<PaperRemarks, Failure> {
    let open = session.look::<Campaigns>(&filed.campaign)?;
    let sides = (0..).zip(&filed.battle.sides);
    let sides = sides.map(|(place, side)| match &side.who {
        PaperWho::Outsider { .. } => Ok(Vec::new()),
        PaperWho::Warband { warband } => beyond(session, &open, place, warband, &side.took_part),
    });
    Ok(PaperRemarks { sides: sides.collect::<Result<_, Failure>>()? })
}

fn beyond(
    session: &Session,
    open: &Open<Campaigns>,
    place: u8,
    warband: &str,
    took_part: &[u32],
) -> Result<Vec<String>, Failure> {
    let catalogue = &pack_of(session, open)?.catalogue;
    let roster = session.look::<Warbands>(warband)?;
    let mut remarks = Vec::new();
    if let Some(next) = limits(catalogue, &open.state, warband) {
        let limit = ForceLimit { game: next.game, threshold: next.threshold, field_strength: next.field_strength };
        let fielded = Fielded { warband: warband.to_owned(), models: took_part.to_vec() };
        let side = Side::new(place, &roster.state, &fielded, Some(limit), catalogue);
        remarks.extend(beyond_limit(&side).iter().map(|remark| said(&remark.message().message)));
    }
    // If it is in an aftermath its page will put that right first; a roster that is to come breaks no rule yet.
    if let Some((first, more)) = check(&roster.state, catalogue).violations.split_first()
        && open.state.unsettled(warband).is_none()
        && !roster.state.is_to_come()
    {
        remarks.push(overview::illegal_side(
            letter_at(place.into()),
            overview::illegal(&said(&first.message), more.len()),
        ));
    }
    Ok(remarks)
}
