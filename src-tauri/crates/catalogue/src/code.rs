//! Stable codes: one name each, in capitals, with its meaning.
//!
//! A crate lists its own with [`codes!`](crate::codes); what the rules refuse has its code beside its sentence
//! ([`messages!`](crate::messages)). `schemas/codes.md`, made from these lists, has all of them.

/// A stable code of something that failed: it never changes its meaning, and is never used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// As it leaves the program, such as `BAD_INPUT`.
    pub name: &'static str,
    /// What it means, in a sentence.
    pub meaning: &'static str,
}

/// Lists codes with what they mean: a constant for each, and `ALL`, the list of them.
///
/// ```
/// mod code {
///     nml_catalogue::codes! {
///         NO_BOOK: "No book is open.",
///     }
/// }
///
/// assert_eq!(code::NO_BOOK.name, "NO_BOOK");
/// assert_eq!(code::ALL, [code::NO_BOOK]);
/// ```
#[macro_export]
macro_rules! codes {
    ($($name:ident: $meaning:literal,)*) => {
        /// Every code that is listed here.
        pub const ALL: &[$crate::code::Code] = &[$($name),*];
        $(
            #[doc = $meaning]
            pub const $name: $crate::code::Code = $crate::code::Code { name: stringify!($name), meaning: $meaning };
        )*
    };
}
