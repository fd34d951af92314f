import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const READY_MS = 200_000;

export const ADMIN_PASSWORD = 'wall-2026';

export interface Product {
  readonly address: string;
  readonly dataDir: string;
  readonly pid: number;
  /** What the product printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

async function waitUntilHealthy(address: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`${address}/data-report/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The product was not healthy after ${READY_MS} ms:\n${output()}`);
}

/** A folder of its own: as `seeded-data.setup.ts` left it where the samples are wanted as they are, else empty. */
function makeDataDir(env: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'aj-report-'));
  const seeded = process.env['AJ_TEST_SEEDED_DATA'];
  const wantsOthers = Object.keys(env).some((name) => name.startsWith('AJ_SAMPLES'));
  if (seeded !== undefined && !wantsOthers) cpSync(seeded, folder, { recursive: true });
  return folder;
}

/** Starts the product as the README says, in a data folder of its own unless one is given. */
export async function startProduct(env: Readonly<Record<string, string>> = {}, dataDir?: string): Promise<Product> {
  const folder = dataDir ?? makeDataDir(env);
  const port = env['PORT'] ?? String(await freePort());
  let printed = '';
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, AJ_ADMIN_PASSWORD: ADMIN_PASSWORD, ...env, PORT: port, AJ_DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const collect = (chunk: Buffer): void => {
    printed += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const address = `http://127.0.0.1:${port}`;
  await waitUntilHealthy(address, child, () => printed);
  return {
    address,
    dataDir: folder,
    pid: child.pid ?? 0,
    output: () => printed,
    async stop() {
      child.kill('SIGINT');
      return ended(child);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
}

export function removeData(product: Product): void {
  rmSync(product.dataDir, { recursive: true, force: true });
}
