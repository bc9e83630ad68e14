//! Where the app's own randomness comes from: ids, rolled faces, and seeded draws that stay the same for ever.

use nml_dice::Face;
use nml_ledger::StreamId;
use rand::rngs::{ChaCha20Rng, SysRng};
use rand::{Rng, SeedableRng, TryRng};

use crate::code;
use crate::failure::Failure;
use crate::plain_words;

/// The name kept with a seed, so that a later generator never reads an old seed as its own.
pub const GENERATOR: &str = "chacha20-v1";

/// Draws of a named generator. The same seed makes the same draws.
#[derive(Debug)]
pub struct Chance(ChaCha20Rng);

impl Chance {
    /// Draws that follow from a seed.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        Self(ChaCha20Rng::seed_from_u64(seed))
    }

    /// Draws that nobody can foresee.
    ///
    /// # Errors
    /// `NO_RANDOMNESS` if the system has none to give.
    pub fn fresh() -> Result<Self, Failure> {
        let mut seed = <ChaCha20Rng as SeedableRng>::Seed::default();
        SysRng
            .try_fill_bytes(&mut seed)
            .map_err(|error| Failure::new(code::NO_RANDOMNESS, plain_words::no_randomness(error.to_string())))?;
        Ok(Self(ChaCha20Rng::from_seed(seed)))
    }

    /// A number below `n`, each equally likely: words beyond the last whole multiple are drawn again.
    /// Our own mapping, since a library may change its own from one version to the next.
    pub fn below(&mut self, n: u32) -> u32 {
        let n = n.max(1);
        let fair = u32::MAX - u32::MAX % n;
        loop {
            let word = self.0.next_u32();
            if word < fair {
                return word % n;
            }
        }
    }

    /// Faces of this many dice.
    pub fn faces(&mut self, count: usize) -> Vec<Face> {
        (0..count).map(|_| Face::ALL[usize::try_from(self.below(6)).unwrap_or(0)]).collect()
    }

    /// A seed that a person can read out: six digits at most.
    pub fn seed(&mut self) -> u64 {
        self.below(1_000_000).into()
    }

    /// A stream's id.
    pub fn stream(&mut self) -> StreamId {
        StreamId::from_bytes(self.sixteen())
    }

    /// What nobody guesses: 32 bytes.
    pub fn secret(&mut self) -> [u8; 32] {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        bytes
    }

    /// Sixteen bytes.
    pub fn sixteen(&mut self) -> [u8; 16] {
        let mut bytes = [0; 16];
        self.0.fill_bytes(&mut bytes);
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_draws_the_same_faces_for_ever() {
        let faces: Vec<u8> = Chance::seeded(7).faces(12).iter().map(|f| f.number()).collect();
        assert_eq!(faces, [4, 4, 5, 5, 1, 6, 2, 6, 3, 1, 3, 1], "frozen: a change here changes every recorded seed");
    }

    #[test]
    fn every_face_falls_about_as_often() {
        let mut chance = Chance::seeded(1);
        let mut counts = [0_u32; 6];
        for face in chance.faces(60_000) {
            counts[usize::from(face.number()) - 1] += 1;
        }
        assert!(counts.iter().all(|n| (9_600..10_400).contains(n)), "{counts:?}");
    }
}
