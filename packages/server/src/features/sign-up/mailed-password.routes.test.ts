import {
  acceptInvitation,
  choosePassword,
  createApiToken,
  createUser,
  currentUser,
  forgotPassword,
  inviteUser,
  listReports,
  login,
  mailedLink,
} from '@aj-report/contract';
import { expect, it } from 'vitest';
import { beginSession } from '../../platform/session.ts';
import { lastMailTo } from '../../testing/mailed-link.testing.ts';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';
import { toWirePair } from '../../testing/wire-password.ts';

const MINUTE_MS = 60_000;
const CHOSEN = 'Lantern-26';

async function linkTo(ctx: RouteContext, recipient: string, name: 'token' | 'invitation'): Promise<string> {
  const mail = await lastMailTo(ctx, recipient);
  return new RegExp(`${name}=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? 'none';
}

function logIn(ctx: RouteContext, userName: string, password: string) {
  return ctx.call(login, { body: { userName, password } });
}

/** Somebody with an address; answers the one-time password. */
async function addUser(ctx: RouteContext, loginName: string): Promise<string> {
  const token = await ctx.login();
  const body = { loginName, realName: 'Bob', email: `${loginName}@example.com` };
  return (await ctx.call(createUser, { token, body })).data.password;
}

describeRoutes('A forgotten password', (ctx) => {
  it('is chosen anew by a mailed link, once and within the hour; sessions and a lock end', async () => {
    const given = await addUser(ctx, 'bob');
    const { data } = await logIn(ctx, 'bob', given);
    for (let count = 0; count < 3; count++) await logIn(ctx, 'bob', 'wrong-one');
    expect((await logIn(ctx, 'bob', given)).code).toBe('user/captcha-needed');
    expect((await ctx.call(forgotPassword, { body: { email: 'Bob@example.com' } })).code).toBe('200');
    const token = await linkTo(ctx, 'bob@example.com', 'token');
    expect((await ctx.call(mailedLink, { query: { token } })).data).toEqual({
      email: 'bob@example.com',
      nickname: 'Bob',
    });
    const differ = await ctx.call(choosePassword, { body: { token, ...toWirePair(CHOSEN, 'Lantern-27') } });
    expect(differ.code).toBe('user/passwords-differ');
    expect((await ctx.call(choosePassword, { body: { token, ...toWirePair(CHOSEN) } })).code).toBe('200');
    expect((await ctx.call(currentUser, { token: data.token })).code).toBe('50012');
    expect((await logIn(ctx, 'bob@example.com', CHOSEN)).data.accessUser.mustChangePassword).toBeUndefined();
    expect((await ctx.call(choosePassword, { body: { token, ...toWirePair('Other-pass-1') } })).code).toBe('invalid');
    expect((await ctx.call(mailedLink, { query: { token } })).code).toBe('invalid');
  });

  it('answers for unknown addresses as for known ones', async () => {
    await addUser(ctx, 'carl');
    const known = await ctx.call(forgotPassword, { body: { email: 'carl@example.com' } });
    const unknown = await ctx.call(forgotPassword, { body: { email: 'nobody@example.com' } });
    expect(known.text).toBe(unknown.text);
    const mails = await ctx.app.db.selectFrom('mail').select('recipient').execute();
    expect(mails.map(({ recipient }) => recipient)).not.toContain('nobody@example.com');
    const again = await ctx.call(forgotPassword, { body: { email: 'nobody@example.com' } });
    expect(again.code).toBe('user/mail-too-soon');
  });

  it('ends the API tokens of its owner, and of nobody else', async () => {
    await addUser(ctx, 'cora');
    const user = ctx.app.db.selectFrom('accessUser').where('loginName', '=', 'cora').select('id');
    const { id: owner } = await user.executeTakeFirstOrThrow();
    const rights = { tokenName: 'nightly', authorities: ['reportManage:query'], days: 30 };
    const role = ctx.app.db.selectFrom('accessRole').where('roleCode', '=', 'root').select('id');
    const { id: roleId } = await role.executeTakeFirstOrThrow();
    await ctx.app.db.insertInto('accessUserRole').values({ userId: owner, roleId }).execute();
    await ctx.app.db.updateTable('accessUser').set({ mustChangePassword: 0 }).where('id', '=', owner).execute();
    const make = async (token: string) => (await ctx.call(createApiToken, { token, body: rights })).data.token;
    const [machine, other] = [await make(await beginSession(ctx.app, owner)), await make(await ctx.login())];
    const status = async (token: string) => (await ctx.call(listReports, { token })).status;
    expect([await status(machine), await status(other)]).toEqual([200, 200]);
    await ctx.call(forgotPassword, { body: { email: 'cora@example.com' } });
    const token = await linkTo(ctx, 'cora@example.com', 'token');
    expect((await ctx.call(choosePassword, { body: { token, ...toWirePair(CHOSEN) } })).code).toBe('200');
    expect([await status(machine), await status(other)]).toEqual([401, 200]);
  });

  it('has a link that is too old after an hour', async () => {
    await addUser(ctx, 'dora');
    await ctx.call(forgotPassword, { body: { email: 'dora@example.com' } });
    const token = await linkTo(ctx, 'dora@example.com', 'token');
    ctx.clock.advance(60 * MINUTE_MS + 1000);
    expect((await ctx.call(mailedLink, { query: { token } })).code).toBe('expired');
    expect((await ctx.call(choosePassword, { body: { token, ...toWirePair(CHOSEN) } })).code).toBe('expired');
  });

  it('of a disabled user stays forgotten', async () => {
    await addUser(ctx, 'emil');
    await ctx.app.db.updateTable('accessUser').set({ enableFlag: 0 }).where('loginName', '=', 'emil').execute();
    expect((await ctx.call(forgotPassword, { body: { email: 'emil@example.com' } })).code).toBe('200');
    expect(await linkTo(ctx, 'emil@example.com', 'token')).toBe('none');
  });
});

describeRoutes('An invitation', (ctx) => {
  it('lets its reader choose nickname and password, and in', async () => {
    const admin = await ctx.login();
    expect((await ctx.call(inviteUser, { token: admin, body: { email: 'Fay@example.com' } })).status).toBe(200);
    expect((await logIn(ctx, 'fay@example.com', '')).code).toBe('User.password.error');
    const token = await linkTo(ctx, 'fay@example.com', 'invitation');
    expect((await ctx.call(mailedLink, { query: { token } })).data.email).toBe('fay@example.com');
    const body = { token, nickname: ' Fay ', ...toWirePair(CHOSEN) };
    expect((await ctx.call(choosePassword, { body })).code).toBe('invalid');
    expect((await ctx.call(acceptInvitation, { body })).code).toBe('200');
    expect((await logIn(ctx, 'fay@example.com', CHOSEN)).data.accessUser.realName).toBe('Fay');
    expect((await ctx.call(acceptInvitation, { body })).code).toBe('invalid');
    const again = await ctx.call(inviteUser, { token: admin, body: { email: 'fay@example.com' } });
    expect(again).toMatchObject({ status: 409, code: 'user/email-taken' });
  });

  it('is sent again to whoever has not followed it, and needs the right to add users', async () => {
    const token = await ctx.loginWith(['userManage:insert']);
    const body = { email: 'gus@example.com' };
    expect((await ctx.call(inviteUser, { token, body })).status).toBe(200);
    expect((await ctx.call(inviteUser, { token, body })).code).toBe('user/mail-too-soon');
    ctx.clock.advance(MINUTE_MS + 1000);
    expect((await ctx.call(inviteUser, { token, body })).status).toBe(200);
    const other = await ctx.loginWith(['userManage:query']);
    expect((await ctx.call(inviteUser, { token: other, body })).status).toBe(403);
  });
});

describeRoutes(
  'While signing up is off',
  (ctx) => {
    it('nobody can be invited', async () => {
      const token = await ctx.login();
      const answer = await ctx.call(inviteUser, { token, body: { email: 'x@example.com' } });
      expect(answer).toMatchObject({ status: 409, code: 'user/invitation-off' });
    });
  },
  { env: { AJ_SIGNUP: 'off' } },
);
