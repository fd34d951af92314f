import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig, type Config } from '../config.ts';

export const TEST_ADMIN_PASSWORD = 'test-admin-password';

export interface TestFolder {
  readonly path: string;
  remove(): Promise<void>;
}

export async function makeTestFolder(): Promise<TestFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aj-report-test-'));
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Settings of a service under test: a folder of its own, a known admin password, no samples, a silent log. */
export function testConfig(dataDir: string, env: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    AJ_DATA_DIR: dataDir,
    AJ_ADMIN_PASSWORD: TEST_ADMIN_PASSWORD,
    AJ_SAMPLES: '0',
    AJ_LOG_LEVEL: 'silent',
    ...env,
  });
}
