import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { makeTestFolder, testConfig, type TestFolder } from '../testing/test-config.ts';
import { findPostgres, makeTestDatabase, type TestDatabase } from '../testing/test-postgres.ts';

const folders: TestFolder[] = [];
const databases: TestDatabase[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await folder.remove();
  for (const database of databases.splice(0)) await database.drop();
});

async function folder(): Promise<string> {
  const made = await makeTestFolder();
  folders.push(made);
  return made.path;
}

const postgresFound = await findPostgres();

describe('A first start', () => {
  it('makes a secret that only its owner can read, and keeps it', async () => {
    const dataDir = await folder();
    const first = await buildApp(testConfig(dataDir));
    const token = first.deriveToken('test');
    await first.close();
    const file = path.join(dataDir, 'secret');
    expect((await readFile(file, 'utf8')).trim()).toMatch(/^[0-9a-f]{64}$/);
    expect((await stat(file)).mode & 0o077).toBe(0);
    const second = await buildApp(testConfig(dataDir));
    expect(second.deriveToken('test')).toBe(token);
    await second.close();
  });

  it('tells a random password once when none is given', async () => {
    const config = testConfig(await folder(), { AJ_ADMIN_PASSWORD: '' });
    const passwords: (string | undefined)[] = [];
    const onFirstAdmin = (password: string | undefined) => passwords.push(password);
    await (await buildApp(config, { onFirstAdmin })).close();
    await (await buildApp(config, { onFirstAdmin })).close();
    expect(passwords).toHaveLength(1);
    expect(passwords[0]).toMatch(/^[a-zA-Z2-9]{16}$/);
  });

  it('tells that the account was made, but not a password that was given', async () => {
    const config = testConfig(await folder());
    const passwords: (string | undefined)[] = [];
    await (await buildApp(config, { onFirstAdmin: (password) => passwords.push(password) })).close();
    expect(passwords).toEqual([undefined]);
  });

  it('keeps the data of an earlier start', async () => {
    const dataDir = await folder();
    const first = await buildApp(testConfig(dataDir));
    const users = await first.db.selectFrom('accessUser').select('id').execute();
    await first.close();
    const second = await buildApp(testConfig(dataDir, { AJ_ADMIN_PASSWORD: 'another-password' }));
    expect(await second.db.selectFrom('accessUser').select('id').execute()).toEqual(users);
    await second.close();
  });

  it('gives the administrator the rights that a later version adds', async () => {
    const dataDir = await folder();
    const first = await buildApp(testConfig(dataDir));
    await first.db.deleteFrom('accessRoleAuthority').where('authority', '=', 'reportManage:copy').execute();
    await first.close();
    const second = await buildApp(testConfig(dataDir));
    const holders = await second.db
      .selectFrom('accessRoleAuthority')
      .where('authority', '=', 'reportManage:copy')
      .selectAll()
      .execute();
    expect(holders).toHaveLength(1);
    await second.close();
  });

  it.skipIf(!postgresFound)('is safe when three servers start at once on PostgreSQL', async () => {
    const database = await makeTestDatabase();
    databases.push(database);
    const passwords: (string | undefined)[] = [];
    const env = { AJ_DATABASE_URL: database.url, AJ_ADMIN_PASSWORD: '' };
    const config = testConfig(await folder(), env);
    const apps = await Promise.all(
      [1, 2, 3].map(() => buildApp(config, { onFirstAdmin: (password) => passwords.push(password) })),
    );
    expect(passwords).toHaveLength(1);
    expect(await apps[0]?.db.selectFrom('accessUser').select('loginName').execute()).toEqual([{ loginName: 'admin' }]);
    expect(new Set(apps.map((app) => app.deriveToken('x'))).size).toBe(1);
    for (const app of apps) await app.close();
  });
});
