import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp, type App } from '../../../packages/server/src/app.ts';
import { readConfig } from '../../../packages/server/src/config.ts';
import { BENCH_PASSWORD, ServiceClient } from './service-client.ts';

type Deps = NonNullable<Parameters<typeof buildApp>[1]>;

/** Runs work on a service of its own, over an empty data folder, on behalf of its administrator. */
export async function withService<T>(
  work: (app: App, client: ServiceClient) => Promise<T>,
  deps: Deps = {},
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aj-bench-'));
  const env = {
    AJ_DATA_DIR: folder,
    AJ_ADMIN_PASSWORD: BENCH_PASSWORD,
    AJ_SAMPLES: '0',
    AJ_LOG_LEVEL: 'silent',
    AJ_RATE_QUERY: '1000000',
    AJ_RATE_NORMAL: '1000000',
  };
  const app = await buildApp(readConfig(env), deps);
  try {
    const client = await ServiceClient.signIn(app);
    const result = await work(app, client);
    client.close();
    return result;
  } finally {
    await app.close();
    await rm(folder, { recursive: true });
  }
}
