//! Where a table may listen: which addresses belong to a private network, and which of them is this computer's.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

// A book that joins shows its key under the same addresses: if they differed, a table would open that nobody can join.
pub use nml_remote::is_private;

/// The addresses that this computer has.
#[must_use]
pub fn all() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    interfaces.into_iter().map(|interface| interface.ip()).collect()
}

/// The address under which the network around this computer knows it, or its own address if there is no network.
#[must_use]
pub fn of_network() -> IpAddr {
    let found = towards_others().into_iter().chain(all());
    let mut good = found.filter(|address| address.is_ipv4() && is_private(*address) && !address.is_loopback());
    good.next().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

/// The address from which a packet to elsewhere would leave. No packet is sent: a datagram's socket only takes note of
/// where to.
fn towards_others() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address that is kept for documents (RFC 5737): nobody has it.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn the_addresses_of_a_home_are_private_and_no_others() {
        for private in
            ["192.168.178.20", "10.0.0.1", "172.31.9.9", "127.0.0.1", "169.254.1.1", "::1", "fd00::7", "fe80::1"]
        {
            assert!(is_private(private.parse().unwrap()), "{private}");
        }
        for public in ["0.0.0.0", "8.8.8.8", "172.32.0.1", "192.169.0.1", "100.64.0.1", "::", "2001:db8::1"] {
            assert!(!is_private(public.parse().unwrap()), "{public}");
        }
        assert!(is_private(of_network()));
    }
}
