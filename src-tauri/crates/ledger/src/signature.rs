//! Which device made an entry, proven: an Ed25519 signature (RFC 8032) over the entry's hash.
//!
//! The signature stands beside the entry and is no part of its bytes, so an entry has the same hash with and without
//! one, and what was written before devices signed stays unsigned.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use ring::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::hash::{Hash, NotHex, from_hex, hexadecimal, to_hex};

/// What is signed begins with one of these, so that a signature of one thing is worth nothing as that of another.
const ENTRY: &[u8] = b"nml.entry\n";
const ACT: &[u8] = b"nml.act\n";
const CALL: &[u8] = b"nml.call\n";
/// Bytes of a signature.
const LENGTH: usize = 64;

/// The public key of a device; written as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceKey([u8; 32]);
hexadecimal!(DeviceKey, 32, "the Ed25519 key of a device: 64 lower-case hexadecimal digits");

impl DeviceKey {
    /// A key by its bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Its bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Its first sixteen digits, for people who compare two: `d75a 9801 82b1 0ab7`. Nobody makes a second key with the
    /// same beginning.
    #[must_use]
    pub fn short(&self) -> String {
        let groups: Vec<String> = self.0.chunks(2).take(4).map(to_hex).collect();
        groups.join(" ")
    }
}

/// A device's signature of one entry.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Signature {
    key: DeviceKey,
    bytes: [u8; LENGTH],
}

impl Signature {
    /// A signature of its parts: the bytes of a key and what it signed with. `None` if they have another length.
    /// Whether it holds is for [`Signature::proves`].
    #[must_use]
    pub fn from_parts(key: &[u8], bytes: &[u8]) -> Option<Self> {
        Some(Self { key: DeviceKey(key.try_into().ok()?), bytes: bytes.try_into().ok()? })
    }

    /// The same from text: each in lower-case hexadecimal.
    ///
    /// # Errors
    /// Which number of digits was expected.
    pub fn read(key: &str, bytes: &str) -> Result<Self, NotHex> {
        Ok(Self { key: key.parse()?, bytes: from_hex(bytes.as_bytes())? })
    }

    /// Whose it claims to be.
    #[must_use]
    pub const fn key(&self) -> &DeviceKey {
        &self.key
    }

    /// What the device signed with.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; LENGTH] {
        &self.bytes
    }

    /// Whether the device with this key signed the entry with this hash.
    #[must_use]
    pub fn proves(&self, hash: &Hash) -> bool {
        self.covers(ENTRY, hash)
    }

    /// Whether the device with this key signed an act as it is sent, byte by byte.
    #[must_use]
    pub fn proves_act(&self, sent: &[u8]) -> bool {
        self.covers(ACT, &Hash::of(sent))
    }

    /// Whether the device with this key made a call at this moment, in seconds since 1970, with this input, byte by byte.
    #[must_use]
    pub fn proves_call(&self, name: &str, at: i64, input: &[u8]) -> bool {
        self.covers(CALL, &called(name, at, input))
    }

    fn covers(&self, context: &[u8], hash: &Hash) -> bool {
        UnparsedPublicKey::new(&ED25519, self.key.0).verify(&signed(context, hash), &self.bytes).is_ok()
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signature({} {})", self.key, to_hex(&self.bytes))
    }
}

/// What a device signs with. It never leaves the device, and nothing shows it.
pub struct Secret {
    pair: Ed25519KeyPair,
    key: DeviceKey,
}

impl Secret {
    /// The secret that comes from 32 random bytes. `None` if the library refuses this length, which does not happen.
    #[must_use]
    pub fn of(seed: &[u8; 32]) -> Option<Self> {
        let pair = Ed25519KeyPair::from_seed_unchecked(seed).ok()?;
        let key = DeviceKey(pair.public_key().as_ref().try_into().ok()?);
        Some(Self { pair, key })
    }

    /// The key that goes with it, which anybody may know.
    #[must_use]
    pub const fn key(&self) -> &DeviceKey {
        &self.key
    }

    /// Signs the entry with this hash.
    #[must_use]
    pub fn sign(&self, hash: &Hash) -> Signature {
        self.signature(ENTRY, hash)
    }

    /// Signs an act as it is sent, byte by byte.
    #[must_use]
    pub fn sign_act(&self, sent: &[u8]) -> Signature {
        self.signature(ACT, &Hash::of(sent))
    }

    /// Signs a call at this moment, in seconds since 1970, with its input as it is sent, byte by byte.
    #[must_use]
    pub fn sign_call(&self, name: &str, at: i64, input: &[u8]) -> Signature {
        self.signature(CALL, &called(name, at, input))
    }

    fn signature(&self, context: &[u8], hash: &Hash) -> Signature {
        let mut bytes = [0; LENGTH];
        bytes.iter_mut().zip(self.pair.sign(&signed(context, hash)).as_ref()).for_each(|(to, from)| *to = *from);
        Signature { key: self.key, bytes }
    }
}

impl fmt::Debug for Secret {
    /// Without the secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret of {}", self.key)
    }
}

/// What is signed of a call: its name, its moment and its input, a line each.
fn called(name: &str, at: i64, input: &[u8]) -> Hash {
    Hash::of(&[format!("{name}\n{at}\n").as_bytes(), input].concat())
}

fn signed(context: &[u8], hash: &Hash) -> Vec<u8> {
    [context, hash.as_bytes()].concat()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    /// RFC 8032, 7.1, test 1.
    const SEED: &str = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60";
    const KEY: &str = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
    /// Over `nml.entry`, a line feed and SHA-256 of `an entry`, as OpenSSL 3.0 signs it.
    const SIGNED: &str = "36155755f880991e30242c6b77d35bc16c1e603239c7df6b04353a72081cd19d4fe7765d96a1c4ff50d21ad127bfe05c17bc9e108417b00922c7db50782ad303";

    fn secret() -> Secret {
        Secret::of(&from_hex(SEED.as_bytes()).unwrap()).unwrap()
    }

    #[test]
    fn a_known_secret_signs_as_another_program_does() {
        assert_eq!(secret().key().to_string(), KEY);
        let signature = secret().sign(&Hash::of(b"an entry"));
        assert_eq!(to_hex(signature.as_bytes()), SIGNED);
        assert_eq!(signature.key().short(), "d75a 9801 82b1 0ab7");
    }

    #[test]
    fn a_signature_proves_its_entry_and_no_other() {
        let hash = Hash::of(b"an entry");
        let signature = Signature::read(KEY, SIGNED).unwrap();
        assert!(signature.proves(&hash));
        assert!(!signature.proves(&Hash::of(b"another entry")));
        assert!(!signature.proves_act(b"an entry"), "an entry is no act");
        let act = secret().sign_act(b"an entry");
        assert!(act.proves_act(b"an entry") && !act.proves_act(b"another") && !act.proves(&hash));
        let call = secret().sign_call("battle_say", 7, b"{}");
        assert!(call.proves_call("battle_say", 7, b"{}") && !call.proves_act(b"{}"));
        assert!(!call.proves_call("battle_say", 8, b"{}") && !call.proves_call("battle_undo", 7, b"{}"));
        let mut harmed = *signature.as_bytes();
        harmed[0] ^= 1;
        assert!(!Signature::from_parts(signature.key().as_bytes(), &harmed).unwrap().proves(&hash));
        let other = *Secret::of(&[7; 32]).unwrap().key();
        assert!(!Signature::from_parts(other.as_bytes(), signature.as_bytes()).unwrap().proves(&hash));
    }

    #[test]
    fn what_has_another_length_is_no_signature() {
        assert_eq!(Signature::from_parts(&[0; 31], &[0; 64]), None);
        assert_eq!(Signature::from_parts(&[0; 32], &[0; 63]), None);
        assert_eq!(Signature::read(&KEY[2..], SIGNED), Err(NotHex { digits: 64 }));
        assert_eq!(Signature::read(KEY, &SIGNED.to_uppercase()), Err(NotHex { digits: 128 }));
    }

    #[test]
    fn a_secret_shows_its_key_alone() {
        let shown = format!("{:?}", secret());
        assert!(shown.contains(KEY) && !shown.contains(SEED), "{shown}");
    }
}
