//! One connection to the centre. Every answer has a time limit, and every statement is unnamed and sent
//! with its types in one round trip, so that PgBouncer's transaction pooling works.

use std::time::Duration;

use tokio::time::timeout;
use tokio_postgres::config::SslMode;
use tokio_postgres::tls::{MakeTlsConnect, TlsConnect};
use tokio_postgres::types::{FromSql, ToSql, Type};
use tokio_postgres::{Client, Config, NoTls, Row, Socket};

use super::address::CentreAddress;
use super::fault::fault;
use super::schema;
use super::tls::Encryption;
use crate::archive::{CentreError, plain};

/// A value with its type.
pub(super) type Argument<'value> = (&'value (dyn ToSql + Sync), Type);

/// An open connection.
pub struct Link {
    client: Client,
    deadline: Duration,
}

/// The server gives up before the client does.
const STATEMENT_TIMEOUT: &str = "SET statement_timeout = 5000";

impl Link {
    /// Connects to a centre whose schema this program knows.
    pub async fn open(address: &CentreAddress) -> Result<Self, CentreError> {
        let link = Self::open_bare(address).await?;
        link.run(STATEMENT_TIMEOUT).await?;
        schema::check_version(&link).await?;
        Ok(link)
    }

    /// Connects to any database.
    pub(super) async fn open_bare(address: &CentreAddress) -> Result<Self, CentreError> {
        let (config, deadline) = (&address.config, address.deadline);
        let opened = if config.get_ssl_mode() == SslMode::Disable {
            timeout(deadline, connect(config, NoTls)).await
        } else {
            let encryption = Encryption::new(address.authority.as_deref())?;
            timeout(deadline, connect(config, encryption)).await
        };
        let client = opened.map_err(|_late| CentreError::Silent)??;
        Ok(Self { client, deadline })
    }

    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Runs one statement and returns its rows.
    pub(super) async fn ask(
        &self,
        statement: &str,
        arguments: &[Argument<'_>],
    ) -> Result<Vec<Row>, CentreError> {
        let answer = timeout(self.deadline, self.client.query_typed(statement, arguments)).await;
        let rows = answer.map_err(|_late| CentreError::Silent)?;
        rows.map_err(|error| fault(&error))
    }

    /// Runs statements without values.
    pub(super) async fn run(&self, statements: &str) -> Result<(), CentreError> {
        let answer = timeout(self.deadline, self.client.batch_execute(statements)).await;
        let done = answer.map_err(|_late| CentreError::Silent)?;
        done.map_err(|error| fault(&error))
    }
}

async fn connect<Tls>(config: &Config, tls: Tls) -> Result<Client, CentreError>
where
    Tls: MakeTlsConnect<Socket>,
    Tls::Stream: Send + 'static,
    Tls::TlsConnect: Send,
    <Tls::TlsConnect as TlsConnect<Socket>>::Future: Send,
{
    let connected = config.connect(tls).await;
    let (client, connection) = connected.map_err(|error| fault(&error))?;
    // The client notices when it ends.
    tokio::spawn(connection);
    Ok(client)
}

/// Foreign text, made safe to show and shortened.
pub(super) fn harmless(text: &str) -> String {
    plain(text).chars().take(200).collect()
}

/// One column. A wrong type is an error with a message.
pub(super) fn column<'row, Value: FromSql<'row>>(
    row: &'row Row,
    place: usize,
) -> Result<Value, CentreError> {
    row.try_get(place).map_err(|error| CentreError::Foreign {
        reason: error.to_string(),
    })
}
