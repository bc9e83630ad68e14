//! How many connections are open at once, in all and per address. Any beyond that are closed before they say anything,
//! so that one computer cannot take every file handle of the server.

use std::collections::BTreeMap;
use std::future::{Ready, ready};
use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use axum_server::accept::Accept;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

use crate::limits::Limits;

/// The connections that are open, by address.
#[derive(Clone, Debug)]
pub(crate) struct Crowd {
    open: Arc<Mutex<BTreeMap<IpAddr, usize>>>,
    most: usize,
    each: usize,
}

impl Crowd {
    pub(crate) fn within(limits: &Limits) -> Self {
        Self { open: Arc::default(), most: limits.connections, each: limits.connections_each }
    }

    /// A place for one more. `None` if there are too many.
    fn place(&self, from: IpAddr) -> Option<Place> {
        let from = network(from);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let (all, own) = (open.values().sum::<usize>(), open.get(&from).copied().unwrap_or_default());
        if all >= self.most || own >= self.each {
            return None;
        }
        open.insert(from, own + 1);
        Some(Place { crowd: self.clone(), from })
    }
}

/// Whose a connection is: the address, or for IPv6 the network, because one computer has all of its addresses.
fn network(from: IpAddr) -> IpAddr {
    match from {
        IpAddr::V4(_) => from,
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 64 << 64).into()),
    }
}

/// The place of an open connection.
#[derive(Debug)]
struct Place {
    crowd: Crowd,
    from: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.crowd.open.lock().unwrap_or_else(PoisonError::into_inner);
        match open.get_mut(&self.from) {
            Some(own) if *own > 1 => *own -= 1,
            Some(_) | None => {
                open.remove(&self.from);
            }
        }
    }
}

/// A connection that keeps its place while it is open.
pub(crate) struct Placed {
    stream: TcpStream,
    _place: Place,
}

impl<S> Accept<TcpStream, S> for Crowd {
    type Stream = Placed;
    type Service = S;
    type Future = Ready<io::Result<(Placed, S)>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        let placed = stream.peer_addr().and_then(|from| {
            let place = self.place(from.ip()).ok_or_else(|| io::Error::other("too many connections"))?;
            Ok((Placed { stream, _place: place }, service))
        });
        ready(placed)
    }
}

impl AsyncRead for Placed {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Placed {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use std::net::{Ipv4Addr, Ipv6Addr};

    use super::*;

    #[test]
    fn a_computer_that_has_a_whole_network_of_addresses_has_its_places_once() {
        let crowd = Crowd::within(&Limits { connections: 9, connections_each: 2, ..Limits::default() });
        let from = |network, n| IpAddr::from(Ipv6Addr::new(0x2001, 0xdb8, 0, network, 0, 0, 0, n));
        let _two = (crowd.place(from(1, 1)).unwrap(), crowd.place(from(1, 2)).unwrap());
        assert!(crowd.place(from(1, 3)).is_none(), "two each");
        assert!(crowd.place(from(2, 1)).is_some(), "the neighbours have theirs");
    }

    #[test]
    fn no_address_takes_more_than_its_places_and_all_together_no_more_than_there_are() {
        let crowd = Crowd::within(&Limits { connections: 3, connections_each: 2, ..Limits::default() });
        let from = |n| IpAddr::from(Ipv4Addr::new(10, 0, 0, n));
        let (first, second) = (crowd.place(from(1)).unwrap(), crowd.place(from(1)).unwrap());
        assert!(crowd.place(from(1)).is_none(), "two each");
        let third = crowd.place(from(2)).unwrap();
        assert!(crowd.place(from(3)).is_none(), "three in all");
        drop((first, third));
        let _again = (crowd.place(from(1)).unwrap(), crowd.place(from(3)).unwrap());
        drop(second);
        assert_eq!(crowd.open.lock().unwrap().len(), 2, "who left is forgotten");
    }
}
