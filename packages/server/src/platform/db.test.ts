import { AppError, AUTHORITIES } from '@aj-report/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { describeRoutes } from '../testing/route-suite.ts';
import { makeTestFolder } from '../testing/test-config.ts';
import { isUniqueViolation, isUnreachable, openDb, write } from './db.ts';
import { up as leaveOneImportStatus } from '../migrations/0009-one-import-status.ts';
import { up as addShareRights } from '../migrations/0019-share-rights.ts';
import { migrate } from './migrations.ts';

describeRoutes('The metadata', (ctx) => {
  it('answer counts and big numbers as numbers', async () => {
    const { db } = ctx.app;
    await db.insertInto('loginAttempt').values({ subject: 'big', failures: 5_000_000_000, lastTime: '' }).execute();
    const row = await db.selectFrom('loginAttempt').where('subject', '=', 'big').select('failures').executeTakeFirst();
    expect(row?.failures).toBe(5_000_000_000);
    const counted = await db
      .selectFrom('accessRole')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirst();
    expect(counted?.total).toBe(3);
  });

  it('lose no write of many that read and write the same row', async () => {
    const { db } = ctx.app;
    await db.insertInto('setting').values({ name: 'counter', value: '0' }).execute();
    const raise = () =>
      write(db, async (transaction) => {
        const row = await transaction
          .selectFrom('setting')
          .where('name', '=', 'counter')
          .select('value')
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('setting')
          .set({ value: String(Number(row.value) + 1) })
          .where('name', '=', 'counter')
          .execute();
      });
    await Promise.all(Array.from({ length: 6 }, raise));
    expect(
      (await db.selectFrom('setting').where('name', '=', 'counter').select('value').executeTakeFirst())?.value,
    ).toBe('6');
  });

  it('keep nothing of a write that failed', async () => {
    const { db } = ctx.app;
    const failing = write(db, async (transaction) => {
      await transaction.insertInto('setting').values({ name: 'half', value: '1' }).execute();
      throw new AppError('server/failed');
    });
    await expect(failing).rejects.toThrow();
    expect(await db.selectFrom('setting').where('name', '=', 'half').selectAll().execute()).toEqual([]);
  });

  it('lose the second dictionary of import states, unless somebody changed it', async () => {
    const { db } = ctx.app;
    const code = 'IMPORT_STATUS';
    const texts = { inProgress: ['导入中', 'In progress'], success: ['成功', 'Success'], failed: ['失败', 'Failed'] };
    const items = Object.entries(texts).map(([itemValue, [textZh = '', textEn = '']], orderNum) => {
      const words = { textZh, textEn, extend: null };
      return { dictionaryCode: code, itemValue, orderNum, enableFlag: 1, ...words };
    });
    const count = async () =>
      (await db.selectFrom('dictionaryItem').where('dictionaryCode', '=', code).select('itemValue').execute()).length;
    await db.insertInto('dictionary').values({ code, nameZh: '导入状态', nameEn: 'Import status' }).execute();
    await db.insertInto('dictionaryItem').values(items).execute();
    const rename = (textZh: string) =>
      db
        .updateTable('dictionaryItem')
        .set({ textZh })
        .where('dictionaryCode', '=', code)
        .where('itemValue', '=', 'failed')
        .execute();
    await rename('没有导入');
    await leaveOneImportStatus(db as never);
    expect(await count()).toBe(3);
    await rename('失败');
    await leaveOneImportStatus(db as never);
    expect(await count()).toBe(0);
    expect(await db.selectFrom('dictionary').where('code', '=', code).select('code').execute()).toEqual([]);
  });

  it('let designers of old installations change shares, unless somebody took a right from them', async () => {
    const { db } = ctx.app;
    const designer = await db
      .selectFrom('accessRole')
      .where('roleCode', '=', 'designer')
      .selectAll()
      .executeTakeFirstOrThrow();
    const take = (authority: string) =>
      db
        .deleteFrom('accessRoleAuthority')
        .where('roleId', '=', designer.id)
        .where('authority', '=', authority)
        .execute();
    const mayChange = async () => {
      await addShareRights(db as never);
      const held = db.selectFrom('accessRoleAuthority').where('authority', '=', 'reportShareManage:update');
      return (await held.where('roleId', '=', designer.id).select('authority').execute()).length === 1;
    };
    const madeAt = (createTime: string) =>
      db.updateTable('accessRole').set({ createTime }).where('id', '=', designer.id).execute();
    await take('reportShareManage:update');
    expect(await mayChange()).toBe(false);
    await madeAt('2020-01-01T00:00:00.000Z');
    expect(await mayChange()).toBe(true);
    expect(await mayChange()).toBe(true);
    await take('reportShareManage:update');
    await take('dictManage:query');
    expect(await mayChange()).toBe(true);
    await take('reportShareManage:update');
    await take('reportShareManage:delete');
    expect(await mayChange()).toBe(false);
    await db
      .insertInto('accessRoleAuthority')
      .values(['update', 'delete'].map((one) => ({ roleId: designer.id, authority: `reportShareManage:${one}` })))
      .execute();
    await madeAt(designer.createTime);
  });

  it('hold every right with its names, and accounts of before as they were', async () => {
    const { db } = ctx.app;
    const rights = await db.selectFrom('accessAuthority').selectAll().execute();
    expect(rights.map(({ target, action }) => `${target}:${action}`).sort()).toEqual([...AUTHORITIES].sort());
    const named = rights.find(({ target, action }) => target === 'userManage' && action === 'grantRole');
    expect(named).toMatchObject({ targetNameZh: '用户管理', actionNameEn: 'Assign roles', enableFlag: 1 });
    const admin = await db.selectFrom('accessUser').selectAll().executeTakeFirstOrThrow();
    expect(admin).toMatchObject({ email: null, emailVerified: 1, mustChangePassword: 0, phone: '', lastLoginIp: null });
  });

  it('know an address of one person only, and none of many', async () => {
    const { db } = ctx.app;
    const audit = { createBy: 'test', createTime: '', updateBy: 'test', updateTime: '' };
    const add = (loginName: string, email: string | null) =>
      db
        .insertInto('accessUser')
        .values({
          id: loginName,
          loginName,
          realName: 'T',
          passwordHash: '',
          language: null,
          enableFlag: 1,
          lastLoginTime: null,
          email,
          ...audit,
        })
        .execute();
    await add('ada', 'ada@example.com');
    await add('bob', null);
    await expect(add('eve', 'ada@example.com')).rejects.toSatisfy(isUniqueViolation);
  });

  it('are migrated once', async () => {
    const { db } = ctx.app;
    const before = await sql`select name from kysely_migration`.execute(db);
    await migrate(db);
    expect((await sql`select name from kysely_migration`.execute(db)).rows).toEqual(before.rows);
  });
});

describe('A database that is not there', () => {
  it('differs from a failed query', async () => {
    const db = openDb({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: '' }, { onLost: () => undefined });
    const error: unknown = await sql`select 1`.execute(db).catch((reason: unknown) => reason);
    expect(isUnreachable(error)).toBe(true);
    await db.destroy();
    const folder = await makeTestFolder();
    const embedded = openDb({ databaseUrl: undefined, dataDir: folder.path }, { onLost: () => undefined });
    const wrong: unknown = await sql`select nothing`.execute(embedded).catch((reason: unknown) => reason);
    expect(isUnreachable(wrong)).toBe(false);
    await embedded.destroy();
    await folder.remove();
  });
});
