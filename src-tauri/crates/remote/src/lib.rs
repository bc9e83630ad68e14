//! A club reached over a network: what goes over the wire ([`wire`]), and the way there for a book that follows it ([`Https`]);
//! and news posted to a chat ([`post`]).
//!
//! ```no_run
//! # fn main() -> Result<(), nml_store::Error> {
//! use nml_remote::Https;
//! use nml_store::{Book, ClubLog, Clubs, Link};
//! let link = Link::to("https://club.example.org".to_owned(), "the key of this device".to_owned());
//! let card = Https.card(&link)?;
//! let mut book = Book::create("club.nml".as_ref(), card.id, &card.name, &card.created)?;
//! book.follow(&Https.log(&link, None)?.after(0)?, |book, _| book.rows())?;
//! # Ok(()) }
//! ```
//!
//! Over plain HTTP only an address of a private network is asked: the key of the device goes along with each question. No
//! redirect is followed. Each answer is bounded in bytes and in time.

mod address;
mod asked;
mod club;
mod post;
pub mod wire;

pub use address::is_private;
pub use club::Https;
pub use post::{NotPosted, Reach, may_post, post};
