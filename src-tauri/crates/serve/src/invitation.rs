//! Invitations: a secret for each role, kept in memory and ended with the table.
//!
//! The secret is in the link behind the `#`, which a browser never sends: the page takes it from there and shows it
//! with each call. There are no cookies, so no other page can borrow it.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use nml_app::chance::Chance;
use nml_app::guests::{Guest, Invited};
use subtle::ConstantTimeEq;

use crate::Trouble;

/// What stands in a link before the secret.
const JOIN: &str = "#join=";

/// An invitation that is out.
pub(crate) struct Invitation {
    /// Whom it is for.
    pub(crate) invited: Invited,
    secret: String,
}

/// An invitation for each.
///
/// # Errors
/// If the system gives no random numbers.
pub(crate) fn invite(invited: Vec<Invited>) -> Result<Vec<Invitation>, Trouble> {
    let mut chance = Chance::fresh().map_err(Trouble::Chance)?;
    let secret = |invited| Invitation { invited, secret: URL_SAFE_NO_PAD.encode(chance.secret()) };
    Ok(invited.into_iter().map(secret).collect())
}

/// Whom a secret lets in. All are compared, each to its last letter: how long it takes tells nothing.
pub(crate) fn admitted(invitations: &[Invitation], secret: &str) -> Option<Guest> {
    let mut found = None;
    for one in invitations {
        if bool::from(one.secret.as_bytes().ct_eq(secret.as_bytes())) {
            found = Some(Guest {
                role: one.invited.role.clone(),
                name: one.invited.label.clone(),
                device: None,
                signs: None,
            });
        }
    }
    found
}

impl Invitation {
    /// The link, at the table that is reached under this origin.
    pub(crate) fn link(&self, origin: &str) -> String {
        format!("{origin}/{JOIN}{}", self.secret)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use nml_app::guests::Role;

    use super::*;

    #[test]
    fn a_secret_lets_in_whom_it_was_made_for_and_no_part_of_it_does() {
        let of = |role: &Role| Invited { role: role.clone(), label: "x".to_owned() };
        let roles = [Role::Organiser, Role::Reader { battle: None }];
        let all = invite(roles.iter().map(of).collect()).unwrap();
        for (one, role) in all.iter().zip(&roles) {
            let link = one.link("http://10.0.0.1:7");
            let secret = link.strip_prefix("http://10.0.0.1:7/#join=").unwrap();
            assert_eq!(secret.len(), 43, "32 bytes");
            assert_eq!(admitted(&all, secret).unwrap().role, *role);
            for wrong in [&secret[1..], &secret[..42], &format!("{secret}A"), "", &secret.to_uppercase()] {
                assert!(admitted(&all, wrong).is_none(), "{wrong}");
            }
        }
        assert_ne!(all[0].secret, all[1].secret);
    }
}
