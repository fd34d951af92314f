import {
  countWaiting,
  deleteUser,
  getUser,
  listUsers,
  login,
  loginOptions,
  markEmailVerified,
  saveRoleTree,
  signUp,
  type Language,
} from '@aj-report/contract';
import { expect, it } from 'vitest';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';
import { toWirePair } from '../../testing/wire-password.ts';

const PASSWORD = 'Lantern-26';
const MINUTE_MS = 60_000;

function register(ctx: RouteContext, email: string, password = PASSWORD, language: Language = 'en') {
  const body = { nickname: 'Ada', email, ...toWirePair(password) };
  return ctx.call(signUp, { body, headers: { 'accept-language': language } });
}

function logIn(ctx: RouteContext, userName: string, password = PASSWORD) {
  return ctx.call(login, { body: { userName, password }, headers: { 'accept-language': 'en' } });
}

async function waiting(ctx: RouteContext, email: string): Promise<string> {
  const token = await ctx.login();
  const { data } = await ctx.call(listUsers, { token, query: { loginName: email, emailVerified: '0' } });
  expect(data.records).toMatchObject([{ loginName: email, waitsFor: 'approval', roleCodes: [] }]);
  return data.records[0]!.id;
}

const approve = async (ctx: RouteContext, id: string) =>
  ctx.call(markEmailVerified, { token: await ctx.login(), params: { id } });

describeRoutes('Signing up where nothing is set', (ctx) => {
  it('is open, and waits for an administrator, who sees who waits and approves; no right comes with it', async () => {
    expect((await ctx.call(loginOptions)).data).toEqual({ signup: 'open', hasMailServer: false });
    const answer = await register(ctx, 'ada@example.com');
    expect(answer).toMatchObject({
      code: '200',
      message: 'Your registration has been handed in. Log in once an administrator has approved it.',
    });
    expect((await register(ctx, 'zoe@example.com', PASSWORD, 'zh')).message).toContain('管理员批准');
    expect(await logIn(ctx, 'ada@example.com')).toMatchObject({ status: 403, code: 'user/approval-needed' });
    expect((await logIn(ctx, 'ada@example.com', 'wrong-one')).code).toBe('User.password.error');
    const id = await waiting(ctx, 'ada@example.com');
    const other = await ctx.loginWith(['userManage:query']);
    expect((await ctx.call(markEmailVerified, { token: other, params: { id } })).status).toBe(403);
    expect((await approve(ctx, id)).data).toEqual({ keepsPassword: true });
    expect((await logIn(ctx, 'ada@example.com')).data.accessUser).toMatchObject({ realName: 'Ada', authorities: [] });
    const { data } = await ctx.call(getUser, { token: await ctx.login(), params: { id } });
    expect(data).toMatchObject({ emailVerified: true, waitsFor: null, updateBy: 'admin' });
  });

  it('is nothing that one may approve for somebody who holds more', async () => {
    await register(ctx, 'max@example.com');
    const [id, token] = [await waiting(ctx, 'max@example.com'), await ctx.login()];
    await ctx.call(saveRoleTree, { token, body: { loginName: 'max@example.com', roleCodeList: ['root'] } });
    const clerk = await ctx.loginWith(['userManage']);
    const asked = await ctx.call(markEmailVerified, { token: clerk, params: { id } });
    expect(asked).toMatchObject({ status: 403, code: 'user/right-not-held' });
    expect((await ctx.call(getUser, { token, params: { id } })).data.emailVerified).toBe(false);
    await ctx.call(saveRoleTree, { token, body: { loginName: 'max@example.com', roleCodeList: [] } });
    expect((await ctx.call(markEmailVerified, { token: clerk, params: { id } })).code).toBe('200');
  });

  it('is counted until somebody approves or deletes it', async () => {
    const token = await ctx.login();
    const count = async () => (await ctx.call(countWaiting, { token })).data.approval;
    const before = await count();
    await register(ctx, 'una@example.com');
    await register(ctx, 'duo@example.com');
    expect(await count()).toBe(before + 2);
    await approve(ctx, await waiting(ctx, 'una@example.com'));
    await ctx.call(deleteUser, { token, params: { id: await waiting(ctx, 'duo@example.com') } });
    expect(await count()).toBe(before);
    const other = await ctx.loginWith(['roleManage']);
    expect((await ctx.call(countWaiting, { token: other })).status).toBe(403);
  });

  it('keeps no password where somebody else signed up with the same address', async () => {
    await register(ctx, 'eve@example.com', 'Eves-choice-1');
    ctx.clock.advance(2 * MINUTE_MS);
    await register(ctx, 'eve@example.com');
    const id = await waiting(ctx, 'eve@example.com');
    expect((await approve(ctx, id)).data).toEqual({ keepsPassword: false });
    expect((await logIn(ctx, 'eve@example.com', 'Eves-choice-1')).code).toBe('User.password.error');
    expect((await logIn(ctx, 'eve@example.com')).code).toBe('User.password.error');
  });

  it('answers alike whether an address is known', async () => {
    await register(ctx, 'known@example.com');
    await approve(ctx, await waiting(ctx, 'known@example.com'));
    ctx.clock.advance(2 * MINUTE_MS);
    const [known, unknown] = [await register(ctx, 'known@example.com'), await register(ctx, 'new@example.com')];
    expect(known.text).toBe(unknown.text);
    expect((await logIn(ctx, 'known@example.com')).code).toBe('0000');
  });
});
