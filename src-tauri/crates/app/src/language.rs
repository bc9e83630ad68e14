//! The language of a call: every way in says [`speaking`] around [`dispatch::answer`](crate::dispatch::answer), so that
//! everybody is answered in their own.

pub use nml_words::{Language, speaking};
