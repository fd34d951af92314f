import { open } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { health, listReports } from '@aj-report/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApp, type App } from '../app.ts';
import { callApp } from '../testing/route-suite.ts';
import { makeTestFolder, testConfig, type TestFolder } from '../testing/test-config.ts';
import { faultOf } from './faults.ts';
import { beginSession } from './session.ts';

const folders: TestFolder[] = [];
const apps: App[] = [];

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  for (const folder of folders.splice(0)) await folder.remove();
});

async function folder(): Promise<string> {
  const made = await makeTestFolder();
  folders.push(made);
  return made.path;
}

async function start(dataDir: string): Promise<App> {
  const app = await buildApp(testConfig(dataDir));
  apps.push(app);
  return app;
}

const PAGE_BYTES = 4096;

/** Overwrites all pages of a SQLite file but the first, which holds its header. */
async function damage(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'metadata.sqlite');
  const database = new DatabaseSync(file);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  const handle = await open(file, 'r+');
  const { size } = await handle.stat();
  await handle.write(Buffer.alloc(size - PAGE_BYTES, 7), 0, size - PAGE_BYTES, PAGE_BYTES);
  await handle.close();
}

describe('A fault of the machine', () => {
  it('is known by what the system and both databases say', () => {
    const memory = new DatabaseSync(':memory:');
    memory.exec('pragma max_page_count = 2; create table t (a blob)');
    const fill = () => memory.exec('insert into t values (zeroblob(100000))');
    expect(fill).toThrow(expect.toSatisfy((error) => faultOf(error) === 'server/disk-full') as Error);
    memory.close();
    for (const code of ['ENOSPC', 'EDQUOT', '53100']) {
      expect(faultOf(Object.assign(new Error('refused'), { code }))).toBe('server/disk-full');
    }
    expect(faultOf(new Error('IO Error: Could not write file: No space left on device'))).toBe('server/disk-full');
    expect(faultOf(Object.assign(new Error('invalid page'), { code: 'XX001' }))).toBe('server/metadata-damaged');
    expect(faultOf(new Error('no such table: report'))).toBeUndefined();
  });
});

describe('Damaged metadata', () => {
  it('are found at the start', async () => {
    const dataDir = await folder();
    await (await buildApp(testConfig(dataDir))).close();
    await damage(dataDir);
    const failed = await buildApp(testConfig(dataDir)).catch((error: unknown) => error);
    expect(faultOf(failed)).toBe('server/metadata-damaged');
  });

  it('that a call meets are reported to its caller, and by the health from then on', async () => {
    const dataDir = await folder();
    const app = await start(dataDir);
    const admin = await app.db.selectFrom('accessUser').select('id').executeTakeFirstOrThrow();
    const token = await beginSession(app, admin.id);
    expect((await callApp(app, health, {})).data).toMatchObject({ status: 'up', problems: [] });
    await damage(dataDir);
    await sql`pragma shrink_memory`.execute(app.db);
    const answer = await callApp(app, listReports, { token });
    expect(answer).toMatchObject({ status: 500, code: 'server/metadata-damaged' });
    const { data, status } = await callApp(app, health, { headers: { 'accept-language': 'en' } });
    expect(status).toBe(200);
    expect(data.status).toBe('degraded');
    expect(data.problems).toMatchObject([{ code: 'server/metadata-damaged' }]);
    expect(data.problems[0]?.message).toContain('backup');
  });
});
