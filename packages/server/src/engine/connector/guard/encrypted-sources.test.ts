import { createServer as createHttpsServer } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { ConnectionKind, DatabaseConfig } from '@aj-report/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeTestCertificate, type TestCertificate } from '../../../testing/test-certificate.ts';
import { startTestMariadb } from '../../../testing/test-mariadb.ts';
import { TEST_GUARD, TEST_SOURCES } from '../../../testing/test-sources.ts';
import { createConnector } from '../../source/connector-set.ts';
import { listenAs } from '../malformed-servers.testing.ts';

let certificate: TestCertificate;
const closing: (() => Promise<void> | void)[] = [];
beforeAll(async () => {
  certificate = await makeTestCertificate();
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => certificate.remove());

/** Tries to connect; what is refused says why. */
function attempt(kind: ConnectionKind, config: DatabaseConfig, encryption: DatabaseConfig['encryption']) {
  const options = { guard: TEST_GUARD, maxConnections: 2 };
  const connector = createConnector({ key: encryption, kind, config: { ...config, encryption } }, options);
  closing.push(() => connector.close());
  return connector.test().then(
    ({ version }) => version,
    (error: Error & { code?: string }) => `${error.code}: ${error.message}`,
  );
}

const UNTRUSTED = /^data-source\/encryption-refused: .*self.signed certificate/;

describe('PostgreSQL behind a certificate of nobody’s authority', () => {
  /** TLS before a server that has none. */
  async function withTls({ port, host }: DatabaseConfig): Promise<number> {
    const listener = await listenAs((socket) => {
      // The first message is SSLRequest; `S` says that the handshake may begin.
      socket.once('data', () => {
        socket.write('S');
        const secure = new TLSSocket(socket, { isServer: true, key: certificate.key, cert: certificate.cert });
        const real = connect(port, host);
        for (const end of [secure, real]) end.on('error', () => void (secure.destroy(), real.destroy()));
        secure.pipe(real).pipe(secure);
      });
    });
    closing.push(() => listener.close());
    return listener.port;
  }

  it('is refused when it has to be trusted, and read when it need not be', async ({ skip }) => {
    const source = await TEST_SOURCES.postgresql();
    if (!source) return skip();
    closing.push(() => source.stop());
    const config = { ...source.config, host: 'localhost', port: await withTls(source.config) };
    expect(await attempt('postgresql', config, 'verify')).toMatch(UNTRUSTED);
    expect(await attempt('postgresql', config, 'encrypt')).toMatch(/^PostgreSQL/);
  });

  it('says so where a server has none', async () => {
    const plain = await listenAs((socket) => socket.once('data', () => socket.write('N')));
    closing.push(() => plain.close());
    const config: DatabaseConfig = { ...NOBODY, port: plain.port };
    expect(await attempt('postgresql', config, 'verify')).toMatch(/^data-source\/encryption-refused: /);
  });
});

const NOBODY = { host: 'localhost', port: 0, database: 'd', user: 'u', password: '', encryption: 'none' } as const;

describe('MariaDB with a certificate of nobody’s authority', () => {
  it('is refused when it has to be trusted, or asked for plainly, and read otherwise', async ({ skip }) => {
    const { keyFile, certFile } = certificate;
    const files = [`--ssl-key=${keyFile}`, `--ssl-cert=${certFile}`];
    const server = await startTestMariadb([...files, '--require-secure-transport=ON']);
    if (!server) return skip();
    closing.push(() => server.stop());
    expect(await attempt('mysql', server.config, 'verify')).toMatch(UNTRUSTED);
    expect(await attempt('mysql', server.config, 'none')).toMatch(/^data-source\/login-refused: .* encryption$/);
    expect(await attempt('mysql', server.config, 'encrypt')).toMatch(/MariaDB/);
  });

  it('says so where a server has none', async ({ skip }) => {
    const source = await TEST_SOURCES.mysql();
    if (!source) return skip();
    closing.push(() => source.stop());
    expect(await attempt('mysql', source.config, 'encrypt')).toMatch(/^data-source\/encryption-refused: /);
  });
});

describe('An HTTP interface with a certificate of nobody’s authority', () => {
  it('is refused when it has to be trusted, and read when it need not be', async () => {
    const { key, cert } = certificate;
    const server = createHttpsServer({ key, cert }, (_, response) => response.end('v\nString\n18.16.1\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const config: DatabaseConfig = { ...NOBODY, host: '127.0.0.1', port: (server.address() as AddressInfo).port };
    expect(await attempt('clickhouse', config, 'verify')).toMatch(UNTRUSTED);
    expect(await attempt('clickhouse', config, 'encrypt')).toBe('ClickHouse 18.16.1');
  });
});
