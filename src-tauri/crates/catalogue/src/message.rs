//! What to say, without the words: the key of a sentence and its arguments.
//!
//! The sentences are in the Fluent files of `nml-words`, one for each crate that has something to say. A crate lists
//! its own with [`messages!`](crate::messages), which makes a function of each: an unlisted sentence does not compile,
//! and tests check that every listed key has its sentence, with exactly these arguments.

use std::fmt;

use crate::length::{Length, Shown};

/// The key of a sentence, and what is put into it. Nobody can read it as it is: where it leaves the program,
/// `nml-words` makes the sentence.
#[derive(Clone, PartialEq, Eq)]
pub struct Message {
    /// The file of the sentence, a hyphen, and the name that the sentence goes by in Rust.
    pub key: &'static str,
    /// Each with the name that it has in the sentence.
    pub args: Vec<(&'static str, Argument)>,
}

/// A message that refuses something, with the stable code that programs know it by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coded {
    /// In capitals, such as `UNKNOWN_MODEL_ID`.
    pub code: &'static str,
    /// What is said.
    pub message: Message,
}

/// What is put into a sentence.
#[derive(Clone, PartialEq, Eq)]
pub enum Argument {
    /// What somebody wrote, or what the pack calls it.
    Text(String),
    /// A whole number.
    Number(i64),
    /// A length in inches.
    Length(Shown),
    /// Words of the catalogue, such as what a refused name is the name of.
    Message(Message),
    /// Several: “this and that”.
    List(Vec<String>),
    /// One of several: “this or that”.
    Any(Vec<String>),
}

/// A sentence as its crate lists it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// Its key.
    pub key: &'static str,
    /// The names of its arguments.
    pub args: &'static [&'static str],
    /// The code of what it refuses, if it refuses.
    pub code: Option<&'static str>,
}

impl fmt::Debug for Message {
    /// For people who read a failed test: the key, and the arguments in their order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.key)?;
        for (name, argument) in &self.args {
            write!(f, " {name}={argument:?}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => write!(f, "{text}"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Length(length) => write!(f, "{length}"),
            Self::Message(message) => write!(f, "({message:?})"),
            Self::List(several) | Self::Any(several) => write!(f, "{}", several.join(", ")),
        }
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for Argument {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<usize> for Argument {
    fn from(count: usize) -> Self {
        Self::Number(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Argument {
    fn from(count: u64) -> Self {
        Self::Number(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

macro_rules! whole {
    ($($number:ident),*) => {$(
        impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        }
    )*};
}
whole!(u8, u16, u32, i8, i32, i64);

impl From<Length> for Argument {
    fn from(length: Length) -> Self {
        Self::Length(length.into())
    }
}

impl From<Shown> for Argument {
    fn from(length: Shown) -> Self {
        Self::Length(length)
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<Vec<String>> for Argument {
    fn from(several: Vec<String>) -> Self {
        Self::List(several)
    }
}

/// Lists what a crate says: a function for each sentence, and `SENTENCES`, the list of them all. One that refuses stands there
/// with its code.
///
/// ```
/// mod messages {
///     nml_catalogue::messages! {
///         pub(crate) in "example":
///         nobody_there(),
///         too_many(count, most) => "TOO_MANY",
///     }
/// }
///
/// let nml_catalogue::message::Coded { code, message } = messages::too_many(7, 6);
/// assert_eq!(code, "TOO_MANY");
/// assert_eq!(message.key, "example-too_many");
/// assert_eq!(format!("{message:?}"), "example-too_many count=7 most=6");
/// assert_eq!(messages::nobody_there().args, []);
/// assert_eq!(messages::SENTENCES.len(), 2);
/// ```
#[macro_export]
macro_rules! messages {
    ($vis:vis in $file:literal: $($name:ident($($arg:ident),*) $(=> $code:literal)?),* $(,)?) => {
        /// Every sentence that is listed here.
        pub const SENTENCES: &[$crate::message::Sentence] = &[$($crate::message::Sentence {
            key: concat!($file, "-", stringify!($name)),
            args: &[$(stringify!($arg)),*],
            code: $crate::messages!(@code $($code)?),
        }),*];
        $($crate::messages!(@say $vis, $file, $name($($arg),*) $($code)?);)*
    };
    (@code) => { None };
    (@code $code:literal) => { Some($code) };
    (@say $vis:vis, $file:literal, $name:ident($($arg:ident),*)) => {
        #[doc = concat!("The sentence `", $file, "-", stringify!($name), "`.")]
        #[must_use]
        $vis fn $name($($arg: impl Into<$crate::message::Argument>),*) -> $crate::message::Message {
            $crate::messages!(@message $file, $name($($arg),*))
        }
    };
    (@say $vis:vis, $file:literal, $name:ident($($arg:ident),*) $code:literal) => {
        #[doc = concat!("`", $code, "`, with the sentence `", $file, "-", stringify!($name), "`.")]
        #[must_use]
        $vis fn $name($($arg: impl Into<$crate::message::Argument>),*) -> $crate::message::Coded {
            $crate::message::Coded {
                code: $code,
                message: $crate::messages!(@message $file, $name($($arg),*)),
            }
        }
    };
    (@message $file:literal, $name:ident($($arg:ident),*)) => {
        $crate::message::Message {
            key: concat!($file, "-", stringify!($name)),
            args: vec![$((stringify!($arg), $arg.into())),*],
        }
    };
}
