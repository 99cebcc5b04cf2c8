//! TLS to the centre: version 1.3, with full verification of the certificate.

use std::io;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, InvalidDnsNameError, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::client;

use crate::archive::CentreError;

/// Encrypts connections.
#[derive(Clone)]
pub(super) struct Encryption(Arc<ClientConfig>);

impl Encryption {
    /// Trusts the authorities in this file, or else those of the system.
    pub(super) fn new(authority: Option<&Path>) -> Result<Self, CentreError> {
        let roots = match authority {
            Some(path) => named_roots(path)?,
            None => system_roots(),
        };
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_protocol_versions(&[&rustls::version::TLS13])
            .map_err(|error| CentreError::Certificate {
                reason: error.to_string(),
            })?;
        let config = config.with_root_certificates(roots).with_no_client_auth();
        Ok(Self(Arc::new(config)))
    }
}

fn named_roots(path: &Path) -> Result<RootCertStore, CentreError> {
    let bad = |reason: String| CentreError::BadAuthority {
        path: path.to_path_buf(),
        reason,
    };
    let mut roots = RootCertStore::empty();
    let certificates = CertificateDer::pem_file_iter(path);
    for certificate in certificates.map_err(|error| bad(error.to_string()))? {
        let certificate = certificate.map_err(|error| bad(error.to_string()))?;
        let added = roots.add(certificate);
        added.map_err(|error| bad(error.to_string()))?;
    }
    if roots.is_empty() {
        return Err(bad("it is empty".to_owned()));
    }
    Ok(roots)
}

/// Unreadable certificates are skipped.
fn system_roots() -> RootCertStore {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    roots
}

impl<Stream> MakeTlsConnect<Stream> for Encryption
where
    Stream: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    type Stream = Encrypted<Stream>;
    type TlsConnect = Handshake;
    type Error = InvalidDnsNameError;

    fn make_tls_connect(&mut self, domain: &str) -> Result<Handshake, InvalidDnsNameError> {
        Ok(Handshake {
            connector: TlsConnector::from(Arc::clone(&self.0)),
            name: ServerName::try_from(domain)?.to_owned(),
        })
    }
}

/// A handshake with the server of this name.
pub(super) struct Handshake {
    connector: TlsConnector,
    name: ServerName<'static>,
}

/// The result of a handshake.
type Shaking<Stream> = Pin<Box<dyn Future<Output = io::Result<Encrypted<Stream>>> + Send>>;

impl<Stream> TlsConnect<Stream> for Handshake
where
    Stream: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    type Stream = Encrypted<Stream>;
    type Error = io::Error;
    type Future = Shaking<Stream>;

    fn connect(self, stream: Stream) -> Self::Future {
        Box::pin(async move {
            let stream = self.connector.connect(self.name, stream).await?;
            Ok(Encrypted(stream))
        })
    }
}

/// An encrypted stream.
pub(super) struct Encrypted<Stream>(client::TlsStream<Stream>);

impl<Stream> TlsStream for Encrypted<Stream>
where
    Stream: AsyncRead + AsyncWrite + Unpin,
{
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<Stream> AsyncRead for Encrypted<Stream>
where
    Stream: AsyncRead + AsyncWrite + Unpin,
{
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, buffer)
    }
}

impl<Stream> AsyncWrite for Encrypted<Stream>
where
    Stream: AsyncRead + AsyncWrite + Unpin,
{
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}
