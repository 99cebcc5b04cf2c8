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
        // Certificates are always verified in full.
        let plain = ["verify-full", "verify-ca"]
            .iter()
            .fold(url.to_owned(), |url, word| url.replace(word, "require"));
        let bad = |reason: &str| CentreError::BadAddress {
            reason: reason.to_owned(),
        };
        if !(plain.starts_with("postgres://") || plain.starts_with("postgresql://")) {
            return Err(bad("it does not begin with postgres://"));
        }
        let config: Config = plain
            .parse()
            .map_err(|error: tokio_postgres::Error| bad(&error.to_string()))?;
        if config.get_hosts().is_empty() {
            return Err(bad("no host"));
        }
        let mode = mode(&config, url.contains("sslmode=disable"))?;
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

fn mode(config: &Config, is_off: bool) -> Result<SslMode, CentreError> {
    let is_here = config.get_hosts().iter().all(is_this_machine);
    match (config.get_ssl_mode(), is_here) {
        (SslMode::Disable, false) if is_off => Err(CentreError::TlsIsNeeded),
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
