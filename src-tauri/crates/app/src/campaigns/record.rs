//! The call that records a battle's end in its campaign; `season/record.rs` does it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::shown::Campaign;
use super::view;
use crate::code;
use crate::failure::Failure;
use crate::season::record;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::Battles;
use crate::words::seasons;

/// A battle that has ended.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BattleEnd {
    /// The battle's stream.
    pub battle: String,
}

/// Enters a battle in its campaign that ended while the campaign could not take it.
///
/// # Errors
/// `NOT_ENDED`; as [`record`].
pub fn campaign_record(session: &Session, end: BattleEnd) -> Result<Campaign, Failure> {
    let open: Open<Battles> = session.open_stream(&end.battle)?;
    let result = open.state.result(&end.battle);
    let result = result.ok_or_else(|| Failure::new(code::NOT_ENDED, seasons::goes_on()))?;
    let campaign = record(session, &end.battle, result)?;
    view::view(session, &session.open_stream(&campaign.to_string())?)
}
