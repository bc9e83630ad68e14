//! Players who sign up by a pasted list.

use crate::kit::{call, refused, session};
use nml_app::campaigns::{Campaign, PlayersSignedUp};
use nml_app::open_book::BookState;
use serde_json::json;

#[test]
fn names_alone_sign_up_and_what_is_known_already_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let _: BookState = call(&session, "book_new", json!({ "holds": "nothing" }));
    let campaign: Campaign = call(&session, "campaign_new", json!({ "name": "The Ardent Mile" }));
    let sign = |names: &str| json!({ "campaign": campaign.id, "names": names });
    let first: PlayersSignedUp = call(&session, "campaign_sign_up", sign("1. Ines\n2. Ada Voss\n3. ines\n"));
    assert_eq!(first.campaign.signed_up, ["Ines", "Ada Voss"]);
    assert_eq!(first.said, "Ines and Ada Voss signed up; in already: ines.");
    let next: PlayersSignedUp = call(&session, "campaign_sign_up", sign("Ada Voss; Ben"));
    assert_eq!(next.said, "Ben signed up; in already: Ada Voss.");
    assert_eq!(next.campaign.undo.as_deref(), Some("Ben signed up"));
    assert_eq!(refused(&session, "campaign_sign_up", sign("Ines, Ben")).code, "NO_PLAYERS");
    assert_eq!(refused(&session, "campaign_sign_up", sign(" \n ")).code, "NO_PLAYERS");
    let off = json!({ "campaign": campaign.id, "player": "Ben" });
    let left: Campaign = call(&session, "campaign_sign_off", off);
    assert_eq!(left.signed_up, ["Ines", "Ada Voss"]);
    let back: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign.id }));
    assert_eq!(back.signed_up, ["Ines", "Ada Voss", "Ben"]);
}
