import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDb, write } from './db.ts';
import { keptRead } from './kept-read.ts';
import { migrate } from './migrations.ts';
import type { Db } from './schema.ts';

let folder: string;
let db: Db;
/** The same database as another service process sees it. */
let elsewhere: Db;

const throwIt = (error: Error) => {
  throw error;
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-kept-'));
  db = openDb({ databaseUrl: undefined, dataDir: folder }, { onLost: throwIt });
  await migrate(db);
  elsewhere = openDb({ databaseUrl: undefined, dataDir: folder }, { onLost: throwIt });
  await addRole('r1', 'cook');
  await addRole('r2', 'waiter');
});

afterEach(async () => {
  await db.destroy();
  await elsewhere.destroy();
  await rm(folder, { recursive: true });
});

async function addRole(id: string, roleCode: string): Promise<void> {
  const names = { roleNameZh: roleCode, roleNameEn: roleCode };
  const audit = { createBy: 'test', createTime: 't', updateBy: 'test', updateTime: 't' };
  await db
    .insertInto('accessRole')
    .values({ id, roleCode, ...names, enableFlag: 1, ...audit })
    .execute();
}

const readCodes = keptRead((on, ids) =>
  on
    .selectFrom('accessRole')
    .where('id', 'in', [...ids])
    .select('roleCode')
    .orderBy('roleCode'),
);

test('each call binds its own keys, however many', async () => {
  expect(await readCodes(db, ['r1'])).toEqual([{ roleCode: 'cook' }]);
  expect(await readCodes(db, ['r2'])).toEqual([{ roleCode: 'waiter' }]);
  expect(await readCodes(db, ['r2', 'r1'])).toEqual([{ roleCode: 'cook' }, { roleCode: 'waiter' }]);
  expect(await readCodes(db, ['r3'])).toEqual([]);
});

test('a change of another process is seen by the next call', async () => {
  await readCodes(db, ['r1']);
  await elsewhere.updateTable('accessRole').set({ roleCode: 'baker' }).where('id', '=', 'r1').execute();
  // Nothing of another process is heard of within one turn of the event loop.
  await nextTurn();
  expect(await readCodes(db, ['r1'])).toEqual([{ roleCode: 'baker' }]);
});

test('rows are kept while nothing is written, and read again after a write of its own', async () => {
  const first = await readCodes(db, ['r1', 'r2']);
  expect(await readCodes(db, ['r1', 'r2'])).toBe(first);
  await db.deleteFrom('accessRole').where('id', '=', 'r2').execute();
  expect(await readCodes(db, ['r1', 'r2'])).toEqual([{ roleCode: 'cook' }]);
});

test('what a transaction changes is seen by itself at once, and by others when it is done', async () => {
  await readCodes(db, ['r1']);
  let meanwhile: Promise<unknown> = Promise.resolve();
  await write(db, async (transaction) => {
    await transaction.updateTable('accessRole').set({ roleCode: 'baker' }).where('id', '=', 'r1').execute();
    expect(await readCodes(transaction, ['r1'])).toEqual([{ roleCode: 'baker' }]);
    meanwhile = readCodes(db, ['r1']);
  });
  expect(await meanwhile).toEqual([{ roleCode: 'baker' }]);
  expect(await readCodes(db, ['r1'])).toEqual([{ roleCode: 'baker' }]);
});

test('a transaction that is taken back leaves no trace', async () => {
  let meanwhile: Promise<unknown> = Promise.resolve();
  const undone = write(db, async (transaction) => {
    await transaction.deleteFrom('accessRole').execute();
    meanwhile = readCodes(db, ['r1']);
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  expect(await meanwhile).toEqual([{ roleCode: 'cook' }]);
  expect(await readCodes(db, ['r1'])).toEqual([{ roleCode: 'cook' }]);
});

test('a query with a value of its own is refused', async () => {
  const wrong = keptRead((on, ids) =>
    on
      .selectFrom('accessRole')
      .where('enableFlag', '=', 1)
      .where('id', 'in', [...ids])
      .select('roleCode'),
  );
  await expect(wrong(db, ['r1'])).rejects.toThrow('must bind its keys alone');
});
