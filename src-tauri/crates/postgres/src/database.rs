//! Where the database is, and how it is reached: address, TLS, and every time that a connection may take.

use std::net::IpAddr;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use nml_store::Error;
use tokio::runtime::{Builder, Runtime};
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::{Client, Config, Connection, NoTls, Socket};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::OLDEST_SERVER;
use crate::trouble::{Trouble, plain};

/// How long it may take to be let in.
const CONNECTS: Duration = Duration::from_secs(5);
/// How long a question may take here, network included. The server ends it before.
pub(crate) const ANSWERS: Duration = Duration::from_secs(15);

/// What every connection is set to: bounded, and committed means on the disk, no matter what the server's file says.
const SETTINGS: &str = "SET statement_timeout = '10s'; SET lock_timeout = '5s'; \
    SET idle_in_transaction_session_timeout = '30s'; SET client_min_messages = warning; SET search_path = pg_catalog; \
    SET default_transaction_isolation = 'read committed'; \
    DO $$ BEGIN IF current_setting('synchronous_commit') IN ('off', 'local') THEN \
    PERFORM set_config('synchronous_commit', 'on', false); END IF; END $$;";

/// A database, not connected to yet.
pub struct Database {
    config: Config,
    tls: Option<MakeRustlsConnect>,
    pub(crate) runtime: Runtime,
}

impl std::fmt::Debug for Database {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The configuration holds a password.
        f.write_str("Database")
    }
}

impl Database {
    /// The database at an address such as `postgres://nml@db.example.org/nml`, or `postgres:///nml?host=/run/postgresql` for
    /// one on this computer. A password that is not in it is taken from `PGPASSWORD`. To another computer the connection is
    /// by TLS with a certificate that the system trusts, unless the address says `sslmode=disable`.
    ///
    /// # Errors
    /// `CLUB_REFUSED`: the address cannot be understood, or no certificate is trusted here.
    pub fn at(address: &str) -> Result<Self, Error> {
        let misread = |why: String| Error::Club(format!("The address of the database cannot be used: {why}."));
        let mut config = Config::from_str(address).map_err(|error| misread(plain(&error)))?;
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            return Err(misread("it names no host; expected postgres://USER@HOST/DATABASE".to_owned()));
        }
        if config.get_password().is_none()
            && let Some(password) = std::env::var_os("PGPASSWORD")
        {
            config.password(password.as_encoded_bytes());
        }
        let far = config.get_hosts().iter().any(is_far) || !config.get_hostaddrs().iter().all(IpAddr::is_loopback);
        if far && config.get_ssl_mode() == SslMode::Prefer {
            config.ssl_mode(SslMode::Require);
        }
        let tls = (far && config.get_ssl_mode() != SslMode::Disable || config.get_ssl_mode() == SslMode::Require)
            .then(trusted)
            .transpose()?;
        config.application_name("nml").connect_timeout(CONNECTS).tcp_user_timeout(Duration::from_secs(10));
        config
            .keepalives_idle(Duration::from_secs(30))
            .keepalives_interval(Duration::from_secs(10))
            .keepalives_retries(3);
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().thread_name("club").build();
        let runtime = runtime.map_err(|error| Error::System(Path::new("thread").into(), error))?;
        Ok(Self { config, tls, runtime })
    }

    /// A connection for a club, and what drives it.
    pub(crate) async fn connect(&self, club: Option<[u8; 16]>) -> Result<(Client, Driver), Trouble> {
        let silent = |error: tokio_postgres::Error| match Trouble::from(error) {
            // A connection that is refused because the server starts or stops may succeed in a moment.
            Trouble::Silent(why) | Trouble::Refused(Error::Away(why)) => Trouble::Silent(why),
            refused @ Trouble::Refused(_) => refused,
        };
        let (client, driver) = match &self.tls {
            Some(tls) => {
                let (client, connection) = self.config.connect(tls.clone()).await.map_err(silent)?;
                (client, Driver::Tls(Box::new(connection)))
            }
            None => {
                let (client, connection) = self.config.connect(NoTls).await.map_err(silent)?;
                (client, Driver::Plain(Box::new(connection)))
            }
        };
        let mut settings = SETTINGS.to_owned();
        if let Some(club) = club {
            let hex = nml_ledger::to_hex(&club);
            settings.push_str(&format!("SET nml.club = '{hex}';"));
        }
        let mut driver = driver;
        // Somebody has to carry the messages until the connection has a task of its own.
        let set = async { client.batch_execute(&settings).await.map_err(Trouble::from) };
        tokio::select! {
            set = set => set?,
            gone = driver.drive() => return Err(Trouble::Silent(gone)),
        }
        Ok((client, driver))
    }
}

type TlsStream = <MakeRustlsConnect as tokio_postgres::tls::MakeTlsConnect<Socket>>::Stream;

/// What carries the messages of a connection.
pub(crate) enum Driver {
    /// By TLS.
    Tls(Box<Connection<Socket, TlsStream>>),
    /// On this computer, or where the address says so.
    Plain(Box<Connection<Socket, tokio_postgres::tls::NoTlsStream>>),
}

impl Driver {
    /// The next message that nobody asked for, or the error with which the connection ended.
    pub(crate) async fn message(&mut self) -> Result<tokio_postgres::AsyncMessage, String> {
        let next = std::future::poll_fn(|context| match self {
            Self::Tls(connection) => connection.poll_message(context),
            Self::Plain(connection) => connection.poll_message(context),
        });
        match next.await {
            Some(Ok(message)) => Ok(message),
            Some(Err(error)) => Err(plain(&error)),
            None => Err("the connection was closed".to_owned()),
        }
    }

    /// Carries messages until it ends.
    pub(crate) async fn drive(&mut self) -> String {
        loop {
            if let Err(gone) = self.message().await {
                return gone;
            }
        }
    }
}

/// Whether a host is another computer.
fn is_far(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => name != "localhost" && !name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback()),
        #[cfg(unix)]
        Host::Unix(_) => false,
    }
}

/// TLS by the certificates that the system trusts; `SSL_CERT_FILE` names others.
fn trusted() -> Result<MakeRustlsConnect, Error> {
    // Another part of the program may have chosen one already; ours is the only one there is.
    let _ = rustls::crypto::ring::default_provider().install_default();
    MakeRustlsConnect::with_native_certs().map(|(tls, _)| tls).map_err(|errors| {
        let why = errors.first().map_or_else(|| "there are none".to_owned(), ToString::to_string);
        Error::Club(format!("This system trusts no certificate by which the database could be known: {why}."))
    })
}

/// That a server is new enough.
pub(crate) async fn fits(client: &Client) -> Result<(), Trouble> {
    let row = client.query_one("SELECT current_setting('server_version_num')::integer", &[]).await?;
    let found: i32 = row.try_get(0)?;
    if found < OLDEST_SERVER {
        let (found, oldest) = (found / 10_000, OLDEST_SERVER / 10_000);
        return Err(Error::Club(format!("The database is PostgreSQL {found}; {oldest} or later is needed.")).into());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn another_computer_is_reached_by_tls_unless_the_address_says_otherwise() {
        let mode = |address: &str| {
            let database = Database::at(address).unwrap();
            (database.config.get_ssl_mode(), database.tls.is_some())
        };
        assert_eq!(mode("postgres:///nml?host=/run/postgresql"), (SslMode::Prefer, false));
        assert_eq!(mode("postgres://nml@127.0.0.1/nml"), (SslMode::Prefer, false));
        assert_eq!(mode("postgres://nml@db.example.org/nml?sslmode=disable"), (SslMode::Disable, false));
        let far = Database::at("postgres://nml@db.example.org/nml");
        // A machine without any certificate says so, and connects to nobody.
        assert!(far.is_err_and(|error| matches!(error, Error::Club(_))) || mode("postgres://nml@db.example.org/nml").1);
    }

    #[test]
    fn an_address_that_is_none_is_refused_in_one_line_without_its_password() {
        for address in ["", "postgres://", "mysql://x", "postgres://nml:secret@db:port/nml"] {
            let said = Database::at(address).unwrap_err().to_string();
            assert!(said.contains("address of the database") && !said.contains("secret"), "{said}");
        }
    }
}
