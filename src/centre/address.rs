//! The address of the centre, and whether its connection must be encrypted.

use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

use crate::archive::CentreError;

/// The default time limit of every answer.
const DEADLINE: Duration = Duration::from_secs(10);

/// The address of a centre, with the password and the authority that signed its certificate.
#[derive(Clone, Debug)]
pub struct CentreAddress {
    pub(super) config: Config,
    /// None for the system's authorities.
    pub(super) authority: Option<PathBuf>,
    /// The time limit of every answer.
    pub(super) deadline: Duration,
}

impl CentreAddress {
    /// Parses `postgres://lane12@centre.example/bowling`. TLS is required unless the host is this machine;
    /// it is never merely preferred.
    pub fn new(url: &str, authority: Option<PathBuf>) -> Result<Self, CentreError> {
        let bad = |reason: &str| CentreError::BadAddress {
            reason: reason.to_owned(),
        };
        if !(url.starts_with("postgres://") || url.starts_with("postgresql://")) {
            return Err(bad("it does not begin with postgres://"));
        }
        let (credentials, place, parameters) = split(url);
        if is_ambiguous(credentials) {
            return Err(bad("an @ in a name or a password is %40"));
        }
        let config: Config = joined(credentials, place, parameters.map(understood))
            .parse()
            .map_err(|error: tokio_postgres::Error| bad(&error.to_string()))?;
        if config.get_hosts().is_empty() {
            return Err(bad("no host"));
        }
        let mode = mode(&config)?;
        let mut address = Self {
            config,
            authority,
            deadline: DEADLINE,
        };
        let config = address.config.ssl_mode(mode);
        config.connect_timeout(DEADLINE).application_name("tenpin");
        Ok(address)
    }

    /// The same address with another time limit.
    pub const fn with_deadline(mut self, deadline: Duration) -> Self {
        self.deadline = deadline;
        self
    }

    pub fn has_password(&self) -> bool {
        self.config.get_password().is_some()
    }

    /// Empty if there is none.
    pub fn password(&self) -> String {
        let password = self.config.get_password().unwrap_or_default();
        String::from_utf8_lossy(password).into_owned()
    }

    pub fn with_password(mut self, password: &str) -> Self {
        if !password.is_empty() {
            self.config.password(password);
        }
        self
    }
}

fn mode(config: &Config) -> Result<SslMode, CentreError> {
    let is_here = config.get_hosts().iter().all(is_this_machine);
    match (config.get_ssl_mode(), is_here) {
        (SslMode::Disable, false) => Err(CentreError::TlsIsNeeded),
        (SslMode::Require, _) | (_, false) => Ok(SslMode::Require),
        _ => Ok(SslMode::Disable),
    }
}

fn is_this_machine(host: &Host) -> bool {
    match host {
        #[cfg(unix)]
        Host::Unix(_) => true,
        Host::Tcp(name) => {
            let address = name.parse::<IpAddr>();
            name == "localhost" || address.is_ok_and(|address| address.is_loopback())
        }
    }
}

/// The address without its password, which may be among the credentials and in the query.
pub(super) fn without_password(url: &str) -> String {
    let (credentials, place, parameters) = split(url);
    if is_ambiguous(credentials) {
        return "postgres://...".to_owned();
    }
    let credentials = match *credentials.splitn(3, ':').collect::<Vec<_>>() {
        [scheme, name, _password] => format!("{scheme}:{name}@"),
        _ => credentials.to_owned(),
    };
    joined(
        &credentials,
        place,
        parameters.filter(|own| !is_password(own)),
    )
}

/// Splits as the parser does: credentials end with the `@`, whatever is in them.
fn split(url: &str) -> (&str, &str, impl Iterator<Item = &str>) {
    let (credentials, rest) = url.split_at(url.rfind('@').map_or(0, |at| at + 1));
    let (place, query) = rest.split_once('?').unwrap_or((rest, ""));
    (credentials, place, query.split('&'))
}

/// Is there another `@`, or one far behind the name, as in `postgres://host/db?password=a@b`? Then any of
/// it may be the password.
fn is_ambiguous(credentials: &str) -> bool {
    let Some((_, person)) = credentials.split_once("://") else {
        return !credentials.is_empty();
    };
    let name = person.split(':').next();
    person.matches('@').count() > 1 || name.is_some_and(|name| name.contains(['/', '?']))
}

fn joined<'url>(
    credentials: &str,
    place: &str,
    parameters: impl Iterator<Item = &'url str>,
) -> String {
    let query = parameters.collect::<Vec<_>>().join("&");
    let mark = if query.is_empty() { "" } else { "?" };
    [credentials, place, mark, &query].concat()
}

/// Asks the parser, because names may be percent-encoded. An invalid parameter may be part of a password.
fn is_password(parameter: &str) -> bool {
    let parsed = format!("postgres://?{}", understood(parameter)).parse::<Config>();
    parsed.map_or(true, |config| config.get_password().is_some())
}

/// Certificates are always verified in full.
fn understood(parameter: &str) -> &str {
    match parameter {
        "sslmode=verify-full" | "sslmode=verify-ca" => "sslmode=require",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(url: &str) -> Result<SslMode, CentreError> {
        let address = CentreAddress::new(url, None);
        address.map(|address| address.config.get_ssl_mode())
    }

    #[test]
    fn tls_is_required_unless_the_host_is_this_machine() {
        for here in [
            "localhost",
            "127.0.0.1",
            "127.8.8.8",
            "[::1]",
            "%2Fvar%2Frun",
        ] {
            let url = format!("postgres://lane@{here}/hall");
            assert_eq!(mode(&url), Ok(SslMode::Disable), "{url}");
        }
        for there in ["centre.example", "10.0.0.5:6432", "localhost,10.0.0.5"] {
            let tails = [
                "",
                "?sslmode=prefer",
                "?sslmode=require",
                "?sslmode=verify-full",
            ];
            let modes = tails.map(|tail| mode(&format!("postgres://lane@{there}/hall{tail}")));
            assert_eq!(modes, [(); 4].map(|()| Ok(SslMode::Require)), "{there}");
        }
        let asked = mode("postgres://lane@localhost/hall?sslmode=require");
        assert_eq!(asked, Ok(SslMode::Require));
    }

    #[test]
    fn only_the_mode_of_the_connection_is_read_as_another_word() {
        let address = |url: &str| CentreAddress::new(url, None).unwrap();
        let url =
            "postgres://verify-full:verify-ca@verify-full.example/verify-ca?sslmode=verify-ca";
        let own = address(url);
        assert_eq!(own.password(), "verify-ca");
        assert_eq!(own.config.get_user(), Some("verify-full"));
        assert_eq!(own.config.get_dbname(), Some("verify-ca"));
        let host = Host::Tcp("verify-full.example".to_owned());
        assert_eq!(own.config.get_hosts(), [host]);
        let own = address("postgres://lane@host/hall?password=verify-full");
        assert_eq!(own.password(), "verify-full");
    }

    #[test]
    fn a_password_is_in_no_address_without_it() {
        for (url, expected) in [
            ("postgres://u:secret@host/hall", "postgres://u@host/hall"),
            ("postgres://u:a:b@host", "postgres://u@host"),
            ("postgres://u:a/b@host/hall", "postgres://u@host/hall"),
            ("postgres://u:a?b@host/hall", "postgres://u@host/hall"),
            ("postgres://u:a%40b%2F@host/hall", "postgres://u@host/hall"),
            ("postgres://u:@host/hall", "postgres://u@host/hall"),
            ("postgres://u@host/hall", "postgres://u@host/hall"),
            ("postgres://host:5432/hall", "postgres://host:5432/hall"),
            (
                "postgres://u@host/hall?password=s",
                "postgres://u@host/hall",
            ),
            (
                "postgres://u:s@host?password=s&sslmode=verify-full&p%61ssword=a%40&port=6432",
                "postgres://u@host?sslmode=verify-full&port=6432",
            ),
        ] {
            assert_eq!(without_password(url), expected);
            let [own, shown] = [url, expected].map(|url| CentreAddress::new(url, None).unwrap());
            assert!(!shown.has_password(), "{expected}");
            let with_it = shown.with_password(&own.password());
            assert_eq!(with_it.config.get_hosts(), own.config.get_hosts());
            assert_eq!(with_it.config.get_ports(), own.config.get_ports());
            assert_eq!(with_it.config.get_user(), own.config.get_user());
            assert_eq!(with_it.config.get_dbname(), own.config.get_dbname());
        }
        assert_eq!(without_password("nonsense"), "nonsense");
    }

    #[test]
    fn nothing_of_a_password_with_a_bare_at_sign_is_shown() {
        for url in [
            "postgres://u:A@B/C@host/db",
            "postgres://u:A@host/db?password=B@C",
            "postgres://host/db?password=A@B",
            "u:A@host",
        ] {
            let refused = CentreAddress::new(url, None);
            assert!(matches!(refused, Err(CentreError::BadAddress { .. })));
            assert_eq!(without_password(url), "postgres://...");
        }
    }

    #[test]
    fn tls_can_not_be_switched_off_for_another_machine() {
        let off = mode("postgres://lane@10.0.0.5/hall?sslmode=disable");
        assert_eq!(off, Err(CentreError::TlsIsNeeded));
    }

    #[test]
    fn every_answer_and_the_connection_have_ten_seconds() {
        let address = CentreAddress::new("postgres://lane@centre.example/hall", None).unwrap();
        let connect = address.config.get_connect_timeout();
        let ten = Duration::from_secs(10);
        assert_eq!((address.deadline, connect), (ten, Some(&ten)));
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for url in [
            "",
            "centre",
            "mysql://a/b",
            "postgres://",
            "postgres://u@h/d?colour=red",
        ] {
            let refused = CentreAddress::new(url, None);
            let is_bad = matches!(refused, Err(CentreError::BadAddress { .. }));
            assert!(is_bad, "{url}: {refused:?}");
        }
    }
}
