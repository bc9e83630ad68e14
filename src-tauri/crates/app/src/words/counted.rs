//! A number of things, in words that fit it.

use std::fmt::Display;

/// `1 game`, `3 games`.
pub(crate) fn counted<N: Copy + PartialEq + From<u8> + Display>(n: N, one: &str, many: &str) -> String {
    format!("{n} {}", if n == N::from(1) { one } else { many })
}
