import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface TestCertificate {
  readonly keyFile: string;
  readonly certFile: string;
  readonly key: Buffer;
  readonly cert: Buffer;
  remove(): Promise<void>;
}

/** A certificate of `localhost` that nobody's authority vouches for, made in a folder of its own. */
export async function makeTestCertificate(): Promise<TestCertificate> {
  const folder = await mkdtemp(join(tmpdir(), 'aj-tls-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const keys = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', keyFile, '-out', certFile];
  await promisify(execFile)('openssl', ['req', '-x509', '-days', '2', ...keys, ...files, ...subject]);
  const [key, cert] = [await readFile(keyFile), await readFile(certFile)];
  return { keyFile, certFile, key, cert, remove: () => rm(folder, { recursive: true, force: true }) };
}
