import {
  createApiToken,
  createUser,
  currentUser,
  listApiTokens,
  listReports,
  listSessions,
  listUsers,
  resetPassword,
  revokeApiToken,
  updatePassword,
  updateUser,
} from '@aj-report/contract';
import { expect, it } from 'vitest';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';
import { toWire, toWirePair } from '../../testing/wire-password.ts';

const DAY_MS = 86_400_000;
const RIGHTS = ['reportManage:query', 'userManage:query', 'userManage:resetPassword', 'userManage:update'];

async function make(ctx: RouteContext, token: string, authorities: readonly string[], days = 30) {
  return (await ctx.call(createApiToken, { token, body: { tokenName: 'nightly', authorities, days } })).data;
}

describeRoutes('An API token', (ctx) => {
  it('does what it was made for and nothing else, in place of a login', async () => {
    const token = await ctx.loginWith(RIGHTS);
    const made = await make(ctx, token, ['reportManage:query']);
    expect(made.token).toMatch(/^ajt\.[\w-]{43}$/);
    expect((await ctx.call(listReports, { token: made.token })).status).toBe(200);
    expect(await ctx.call(listUsers, { token: made.token })).toMatchObject({ status: 403, code: 'User.no.authority' });
    expect((await ctx.call(currentUser, { token: made.token })).data.authorities).toEqual(['reportManage:query']);
    const { data } = await ctx.call(listApiTokens, { token });
    expect(data.records).toMatchObject([
      { tokenName: 'nightly', authorities: ['reportManage:query'], isExpired: false },
    ]);
    expect(data.records[0]?.lastSeenTime).not.toBeNull();
    expect(JSON.stringify(data)).not.toContain(made.token);
    expect(JSON.stringify(await ctx.app.db.selectFrom('apiToken').selectAll().execute())).not.toContain(made.token);
  });

  it('neither changes passwords nor makes tokens nor ends sessions', async () => {
    const token = await ctx.loginWith(RIGHTS);
    const machine = (await make(ctx, token, RIGHTS)).token;
    const body = { oldPassword: toWire('any-thing'), ...toWirePair('Lantern-26') };
    const refused = [
      await ctx.call(updatePassword, { token: machine, body }),
      await ctx.call(resetPassword, { token: machine, body: { loginName: 'admin' } }),
      await ctx.call(createApiToken, { token: machine, body: { tokenName: 'x', authorities: RIGHTS, days: 0 } }),
      await ctx.call(listApiTokens, { token: machine }),
      await ctx.call(listSessions, { token: machine }),
    ];
    for (const answer of refused) expect(answer).toMatchObject({ status: 403, code: 'user/people-only' });
  });

  it('holds no right that its owner lost, and none that they never had', async () => {
    const token = await ctx.loginWith(RIGHTS);
    const machine = (await make(ctx, token, ['reportManage:query', 'userManage:query'])).token;
    const tooMuch = { tokenName: 'x', authorities: ['auditManage:query'], days: 7 };
    expect(await ctx.call(createApiToken, { token, body: tooMuch })).toMatchObject({
      status: 403,
      code: 'user/right-not-held',
    });
    await ctx.app.db.deleteFrom('accessRoleAuthority').where('authority', '=', 'userManage:query').execute();
    expect((await ctx.call(listUsers, { token: machine })).status).toBe(403);
    expect((await ctx.call(listReports, { token: machine })).status).toBe(200);
  });

  it('is made of rights alone, each by itself', async () => {
    const admin = await ctx.login();
    const some = await ctx.loginWith(['reportManage:query']);
    for (const token of [admin, some]) {
      for (const wrong of [
        'constructor',
        '__proto__',
        'toString:call',
        '',
        ' ',
        '|',
        'a||b',
        'reportManage:query|',
        'userManage:x|reportManage:query',
        'reportManage:query|userManage:delete',
        'reportManage:fly',
      ]) {
        const body = { tokenName: 'x', authorities: ['reportManage:query', wrong], days: 7 };
        const { status, code } = await ctx.call(createApiToken, { token, body });
        expect([wrong, status, code]).toEqual([wrong, 400, 'request/invalid']);
      }
    }
  });

  it('that names alternatives, made before they were refused, holds none of them', async () => {
    const token = await ctx.loginWith(['reportManage:query', 'userManage:query']);
    const machine = await make(ctx, token, ['reportManage:query']);
    const authorities = JSON.stringify(['userManage:x|reportManage:query', '', 'a||b']);
    await ctx.app.db.updateTable('apiToken').set({ authorities }).where('id', '=', machine.id).execute();
    expect((await ctx.call(currentUser, { token: machine.token })).data.authorities).toEqual([]);
  });

  it('ends with the password that an administrator resets', async () => {
    const admin = await ctx.login();
    const token = await ctx.loginWith(['reportManage:query']);
    const { loginName } = (await ctx.call(currentUser, { token })).data;
    const machine = await make(ctx, token, ['reportManage:query']);
    const others = await make(ctx, admin, ['reportManage:query']);
    expect((await ctx.call(listReports, { token: machine.token })).status).toBe(200);
    await ctx.call(resetPassword, { token: admin, body: { loginName } });
    const owner = ctx.app.db.updateTable('accessUser').where('loginName', '=', loginName);
    await owner.set({ mustChangePassword: 0 }).execute();
    expect(await ctx.call(listReports, { token: machine.token })).toMatchObject({ status: 401, code: '50012' });
    expect((await ctx.call(listReports, { token: others.token })).status).toBe(200);
    await ctx.call(revokeApiToken, { token: admin, params: { id: others.id } });
  });

  it('ends when it expires, when it is revoked, and with its owner', async () => {
    const token = await ctx.loginWith(['reportManage:query']);
    const short = await make(ctx, token, ['reportManage:query'], 7);
    const long = await make(ctx, token, ['reportManage:query'], 0);
    ctx.clock.advance(7 * DAY_MS + 1000);
    expect((await ctx.call(listReports, { token: short.token })).code).toBe('User.credentials.expired');
    const admin = await ctx.login();
    const { userId } = await ctx.app.db
      .selectFrom('apiToken')
      .where('id', '=', long.id)
      .select('userId')
      .executeTakeFirstOrThrow();
    expect((await ctx.call(listReports, { token: long.token })).status).toBe(200);
    await ctx.call(updateUser, { token: admin, body: { id: userId, enableFlag: 0 } });
    expect((await ctx.call(listReports, { token: long.token })).code).toBe('50012');
    const mine = await make(ctx, admin, ['reportManage:query']);
    expect((await ctx.call(revokeApiToken, { token: admin, params: { id: mine.id } })).status).toBe(200);
    expect((await ctx.call(listReports, { token: mine.token })).code).toBe('50012');
    expect((await ctx.call(listApiTokens, { token: admin })).data.records).toEqual([]);
    expect((await ctx.call(revokeApiToken, { token: admin, params: { id: long.id } })).status).toBe(404);
  });

  it('of somebody with a one-time password waits until it was changed', async () => {
    const token = await ctx.loginWith(['reportManage:query']);
    const machine = await make(ctx, token, ['reportManage:query']);
    await ctx.app.db.updateTable('accessUser').set({ mustChangePassword: 1 }).execute();
    expect((await ctx.call(listReports, { token: machine.token })).code).toBe('user/must-change-password');
    await ctx.app.db.updateTable('accessUser').set({ mustChangePassword: 0 }).execute();
  });

  it('is named in the audit log beside its owner', async () => {
    const token = await ctx.login();
    const machine = await make(ctx, token, ['userManage:insert']);
    await ctx.call(createUser, { token: machine.token, body: { loginName: 'made', realName: 'M' } });
    await ctx.app.auditLog.flush();
    const lines = await ctx.app.db
      .selectFrom('auditRecord')
      .where('endpoint', '=', 'accessUser.create')
      .select('loginName')
      .execute();
    expect(lines).toEqual([{ loginName: 'admin · nightly' }]);
  });
});
