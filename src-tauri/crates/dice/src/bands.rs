//! Results side by side: one number for each way a roll can end.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::fraction::{Fraction, decimal};

/// Counted ways: `bands` sum to `of`, the number of equally likely rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ways<B> {
    /// Rolls that end in each band.
    pub bands: B,
    /// All rolls; never 0.
    pub of: u128,
}

macro_rules! bands {
    ($(#[$about:meta])* $name:ident { $($(#[$band_about:meta])* $band:ident),+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        pub struct $name<T> {
            $($(#[$band_about])* pub $band: T),+
        }

        impl<T> $name<T> {
            /// The same bands with something else in them.
            pub fn map<U>(self, mut each: impl FnMut(T) -> U) -> $name<U> {
                $name { $($band: each(self.$band)),+ }
            }

            /// The bands from worst to best for the roller, each with its name in files.
            pub fn named(self) -> Vec<(&'static str, T)> {
                vec![$((stringify!($band), self.$band)),+]
            }
        }

        impl Ways<$name<u128>> {
            /// The chance of each band, exactly.
            #[must_use]
            pub fn exact(self) -> $name<Fraction> {
                self.bands.map(|ways| Fraction::out_of(ways, self.of))
            }

            /// The chance of each band as a decimal number.
            #[must_use]
            pub fn decimal(self) -> $name<f64> {
                self.bands.map(|ways| decimal(ways, self.of))
            }

            /// The chance of several bands together as a decimal number, rounded once.
            pub fn share(self, of: impl FnOnce($name<u128>) -> u128) -> f64 {
                decimal(of(self.bands), self.of)
            }
        }
    };
}

bands! {
    /// How a Success Roll can end (ROL-01).
    SuccessBands {
        /// 2 to 6.
        failure,
        /// 7 to 11.
        success,
        /// 12.
        critical
    }
}
bands! {
    /// How an Injury Roll can end (INJ-06..09).
    InjuryBands {
        /// 1 or less.
        no_effect,
        /// 2 to 6.
        minor_hit,
        /// 7 or 8.
        down,
        /// 9 or more.
        out_of_action
    }
}
bands! {
    /// How an attack can end, before anything is rolled.
    AttackBands {
        /// The Success Roll failed.
        miss,
        /// It hit and the Injury Roll came to nothing.
        no_effect,
        /// It hit: Minor Hit.
        minor_hit,
        /// It hit: Down.
        down,
        /// It hit: Out of Action.
        out_of_action
    }
}
