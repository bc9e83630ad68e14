//! Sentences that are made where they are listed.

/// Lists sentences of one file: a function for each that makes it, and `SENTENCES`, the list of them all.
///
/// ```
/// mod example {
///     nml_words::sentences! {
///         pub(crate) in "words":
///         and(so_far, last),
///     }
/// }
///
/// assert_eq!(example::and("Ash", "Bone"), "Ash and Bone");
/// assert_eq!(example::SENTENCES[0].key, "words-and");
/// ```
#[macro_export]
macro_rules! sentences {
    ($vis:vis in $file:literal: $($name:ident($($arg:ident),*)),* $(,)?) => {
        /// Every sentence that is listed here.
        pub const SENTENCES: &[$crate::nml_catalogue::message::Sentence] =
            &[$($crate::nml_catalogue::message::Sentence {
                key: concat!($file, "-", stringify!($name)),
                args: &[$(stringify!($arg)),*],
                code: None,
            }),*];
        $(
            #[doc = concat!("The sentence `", $file, "-", stringify!($name), "`.")]
            #[must_use]
            $vis fn $name($($arg: impl Into<$crate::nml_catalogue::message::Argument>),*) -> String {
                $crate::said(&$crate::nml_catalogue::message::Message {
                    key: concat!($file, "-", stringify!($name)),
                    args: vec![$((stringify!($arg), $arg.into())),*],
                })
            }
        )*
    };
}
