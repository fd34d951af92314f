import {
  choosePassword,
  countWaiting,
  forgotPassword,
  getUser,
  inviteUser,
  listAudit,
  login,
  signUp,
  updateUser,
  verifyEmail,
  markEmailVerified,
} from '@aj-report/contract';
import { expect, it } from 'vitest';
import { up as addSignedUp } from '../../migrations/0021-signed-up.ts';
import { lastMailTo } from '../../testing/mailed-link.testing.ts';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';
import { toWirePair } from '../../testing/wire-password.ts';
import { forgetUnverified } from './unverified.service.ts';

const PASSWORD = 'Lantern-26';
const DAY_MS = 86_400_000;
const OPEN = {
  env: { AJ_SIGNUP: 'open', AJ_SMTP_HOST: '127.0.0.1', AJ_SMTP_PORT: '1', AJ_PUBLIC_URL: 'https://screens.example/' },
};

/** Signs somebody up and answers the id of the account. */
async function join(ctx: RouteContext, email: string): Promise<string> {
  await ctx.call(signUp, { body: { nickname: 'Ada', email, ...toWirePair(PASSWORD) } });
  return (await find(ctx, email))!.id;
}

function find(ctx: RouteContext, email: string) {
  return ctx.app.db
    .selectFrom('accessUser')
    .where('loginName', '=', email)
    .select(['id', 'signedUp', 'createTime'])
    .executeTakeFirst();
}

async function mailedToken(ctx: RouteContext, recipient: string, template = 'verify'): Promise<string> {
  const mail = await lastMailTo(ctx, recipient, template);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
}

describeRoutes(
  'An address that nobody verified',
  (ctx) => {
    const logIn = (userName: string) => ctx.call(login, { body: { userName, password: PASSWORD } });

    it('counts as verified by the word of an administrator, and the password of the sign-up opens nothing', async () => {
      const id = await join(ctx, 'ada@example.com');
      expect((await logIn('ada@example.com')).code).toBe('user/email-unverified');
      const token = await ctx.login();
      expect((await ctx.call(markEmailVerified, { token, params: { id } })).code).toBe('200');
      expect((await logIn('ada@example.com')).code).toBe('User.password.error');
      const { data } = await ctx.call(getUser, { token, params: { id } });
      expect(data).toMatchObject({ emailVerified: true, updateBy: 'admin' });
      const link = { token: await mailedToken(ctx, 'ada@example.com') };
      expect((await ctx.call(verifyEmail, { query: link })).code).toBe('invalid');
      const lines = await ctx.call(listAudit, { token, query: { endpoint: markEmailVerified.id } });
      expect(lines.data.records).toMatchObject([{ loginName: 'admin', recordKey: id, result: '200' }]);
      expect((await ctx.call(markEmailVerified, { token, params: { id } })).code).toBe('200');
      expect((await ctx.call(markEmailVerified, { token, params: { id: 'none' } })).code).toBe('record/not-found');
    });

    it('is nothing to be approved: the mail tells', async () => {
      await join(ctx, 'cyd@example.com');
      expect((await ctx.call(countWaiting, { token: await ctx.login() })).data).toEqual({ approval: 0 });
    });

    it('lets its owner choose a password by mail once an administrator marked it as verified', async () => {
      const id = await join(ctx, 'bea@example.com');
      const token = await ctx.login();
      await ctx.call(markEmailVerified, { token, params: { id } });
      await ctx.call(forgotPassword, { body: { email: 'bea@example.com' } });
      const link = await mailedToken(ctx, 'bea@example.com', 'resetPassword');
      await ctx.call(choosePassword, { body: { token: link, ...toWirePair(PASSWORD) } });
      expect((await logIn('bea@example.com')).code).toBe('0000');
      expect((await ctx.call(markEmailVerified, { token, params: { id } })).code).toBe('200');
      expect((await logIn('bea@example.com')).code).toBe('0000');
    });
  },
  OPEN,
);

describeRoutes(
  'An account of somebody who signed up and never came',
  (ctx) => {
    it('is removed after seven days; those who were invited, came, or hold a fresh link stay', async () => {
      const token = await ctx.login();
      const disabled = await join(ctx, 'disabled@example.com');
      await ctx.call(updateUser, { token, body: { id: disabled, enableFlag: 0 } });
      await join(ctx, 'gone@example.com');
      await join(ctx, 'came@example.com');
      await ctx.call(verifyEmail, { query: { token: await mailedToken(ctx, 'came@example.com') } });
      await join(ctx, 'asked@example.com');
      await ctx.call(inviteUser, { token, body: { email: 'asked@example.com' } });
      await ctx.call(inviteUser, { token, body: { email: 'guest@example.com' } });
      ctx.clock.advance(7 * DAY_MS - 60_000);
      await forgetUnverified(ctx.app);
      expect(await find(ctx, 'gone@example.com')).toBeDefined();
      await join(ctx, 'back@example.com');
      const back = { createTime: new Date(ctx.clock.now().getTime() - 7 * DAY_MS).toISOString() };
      await ctx.app.db.updateTable('accessUser').set(back).where('email', '=', 'back@example.com').execute();
      ctx.clock.advance(120_000);
      await forgetUnverified(ctx.app);
      const left = await ctx.app.db.selectFrom('accessUser').select('loginName').orderBy('loginName').execute();
      const names = left.map(({ loginName }) => loginName).filter((name) => name.includes('@'));
      expect(names).toEqual(['asked', 'back', 'came', 'disabled', 'guest'].map((name) => `${name}@example.com`));
      const gone = await join(ctx, 'gone@example.com');
      expect((await ctx.call(getUser, { token: await ctx.login(), params: { id: gone } })).data.emailVerified).toBe(
        false,
      );
    });

    it('is known in an installation that is older than this', async () => {
      const token = await ctx.login();
      await join(ctx, 'old@example.com');
      await ctx.call(inviteUser, { token, body: { email: 'new@example.com' } });
      await ctx.app.db.schema.alterTable('access_user').dropColumn('signed_up').execute();
      await addSignedUp(ctx.app.db as never);
      const signedUp = async (name: string) => (await find(ctx, name))?.signedUp;
      expect(await signedUp('old@example.com')).toBe(1);
      expect(await signedUp('new@example.com')).toBe(0);
      expect(await signedUp('admin')).toBe(0);
    });
  },
  OPEN,
);
