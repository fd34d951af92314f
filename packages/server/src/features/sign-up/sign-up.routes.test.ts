import type { AddressInfo } from 'node:net';
import {
  currentUser,
  getUser,
  listMails,
  login,
  loginOptions,
  resendVerification,
  signUp,
  verifyEmail,
} from '@aj-report/contract';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { lastMailTo } from '../../testing/mailed-link.testing.ts';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';
import { toWirePair } from '../../testing/wire-password.ts';

const PASSWORD = 'Lantern-26';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const OPEN = {
  env: { AJ_SIGNUP: 'open', AJ_SMTP_HOST: '127.0.0.1', AJ_SMTP_PORT: '1', AJ_PUBLIC_URL: 'https://screens.example/' },
};

function form(email: string, password = PASSWORD, confirmPassword = password, nickname = 'Ada') {
  return { nickname, email, ...toWirePair(password, confirmPassword) };
}

/** Mails to an address, the last one first. */
async function mailsTo(ctx: RouteContext, recipient: string) {
  return ctx.app.db
    .selectFrom('mail')
    .where('recipient', '=', recipient)
    .orderBy('createTime', 'desc')
    .selectAll()
    .execute();
}

async function tokenTo(ctx: RouteContext, recipient: string): Promise<string> {
  const mail = await lastMailTo(ctx, recipient);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
}

function logIn(ctx: RouteContext, userName: string, password = PASSWORD) {
  return ctx.call(login, { body: { userName, password }, headers: { 'accept-language': 'en' } });
}

describeRoutes(
  'Signing up that is for those whom',
  (ctx) => {
    it('an administrator invited is refused to others', async () => {
      expect((await ctx.call(loginOptions)).data).toEqual({ signup: 'invited', hasMailServer: false });
      const answer = await ctx.call(signUp, { body: form('ada@example.com') });
      expect(answer).toMatchObject({ status: 403, code: 'user/signup-invited-only' });
      expect(await mailsTo(ctx, 'ada@example.com')).toEqual([]);
    });
  },
  { env: { AJ_SIGNUP: 'invited' } },
);

describeRoutes(
  'Signing up while it is off',
  (ctx) => {
    it('is refused', async () => {
      expect((await ctx.call(loginOptions)).data.signup).toBe('off');
      const answer = await ctx.call(signUp, { body: form('ada@example.com') });
      expect(answer).toMatchObject({ status: 403, code: 'user/signup-off' });
    });
  },
  { env: { AJ_SIGNUP: 'off' } },
);

describeRoutes(
  'Signing up',
  (ctx) => {
    it('mails a link; the account opens once it was followed, and by its address', async () => {
      const answer = await ctx.call(signUp, {
        body: form(' ADA@example.com '.trim()),
        headers: { 'accept-language': 'en' },
      });
      expect(answer).toMatchObject({
        code: '200',
        message: 'Verification email has been sent, please check your inbox!',
        data: null,
      });
      const [mail] = await mailsTo(ctx, 'ada@example.com');
      expect((await lastMailTo(ctx, mail?.recipient ?? ''))?.text).toMatch(
        /https:\/\/screens\.example\/validateResult\?token=[\w-]{43}/,
      );
      expect(await logIn(ctx, 'ada@example.com')).toMatchObject({
        status: 403,
        code: 'user/email-unverified',
        message: 'Please confirm in your email first!',
      });
      expect((await logIn(ctx, 'ada@example.com', 'wrong-one')).code).toBe('User.password.error');
      const token = await tokenTo(ctx, 'ada@example.com');
      expect(await ctx.call(verifyEmail, { query: { token } })).toMatchObject({ status: 200, code: '200' });
      const { data } = await logIn(ctx, 'Ada@Example.com');
      expect(data.accessUser).toEqual({ loginName: 'ada@example.com', realName: 'Ada', authorities: [] });
      expect((await ctx.call(currentUser, { token: data.token })).status).toBe(200);
    });

    it('keeps neither the token nor the password as they are', async () => {
      await ctx.call(signUp, { body: form('kept@example.com') });
      const token = await tokenTo(ctx, 'kept@example.com');
      const rows = await ctx.app.db.selectFrom('oneTimeToken').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(JSON.stringify(rows)).not.toContain(PASSWORD);
    });

    it('links work once, for a day, and for who got them', async () => {
      await ctx.call(signUp, { body: form('once@example.com') });
      const token = await tokenTo(ctx, 'once@example.com');
      expect((await ctx.call(verifyEmail, { query: { token } })).code).toBe('200');
      expect(await ctx.call(verifyEmail, { query: { token } })).toMatchObject({ status: 400, code: 'invalid' });
      expect((await ctx.call(verifyEmail, { query: { token: 'nobody' } })).code).toBe('invalid');
      await ctx.call(signUp, { body: form('late@example.com') });
      const late = await tokenTo(ctx, 'late@example.com');
      ctx.clock.advance(24 * HOUR_MS + 1000);
      expect(await ctx.call(verifyEmail, { query: { token: late } })).toMatchObject({ status: 410, code: 'expired' });
      expect(await ctx.call(resendVerification, { body: { token: late } })).toMatchObject({
        code: '200',
        message: '验证邮件已发送，请查收！',
      });
      const fresh = await tokenTo(ctx, 'late@example.com');
      expect(fresh).not.toBe(late);
      expect((await ctx.call(verifyEmail, { query: { token: fresh } })).code).toBe('200');
      expect((await logIn(ctx, 'late@example.com')).code).toBe('0000');
    });

    it('answers known and unknown addresses alike, and mails what fits', async () => {
      await ctx.call(signUp, { body: form('known@example.com') });
      await ctx.call(verifyEmail, { query: { token: await tokenTo(ctx, 'known@example.com') } });
      ctx.clock.advance(2 * MINUTE_MS);
      const known = await ctx.call(signUp, { body: form('known@example.com', 'Other-pass-1') });
      const unknown = await ctx.call(signUp, { body: form('new@example.com', 'Other-pass-1') });
      expect(known.text).toBe(unknown.text);
      expect((await mailsTo(ctx, 'known@example.com')).map(({ template }) => template)).toEqual([
        'accountExists',
        'verify',
      ]);
      expect((await logIn(ctx, 'known@example.com')).code).toBe('0000');
      expect((await logIn(ctx, 'known@example.com', 'Other-pass-1')).code).toBe('User.password.error');
      const resent = await ctx.call(resendVerification, { body: { email: 'nobody@example.com' } });
      expect(resent.code).toBe('200');
      expect(await mailsTo(ctx, 'nobody@example.com')).toEqual([]);
    });

    it('takes the password of the link that is opened: nobody prepares an account for somebody else', async () => {
      await ctx.call(signUp, { body: form('eve@example.com', 'Eves-choice-1', 'Eves-choice-1', 'Eve') });
      ctx.clock.advance(2 * MINUTE_MS);
      await ctx.call(signUp, { body: form('eve@example.com') });
      await ctx.call(verifyEmail, { query: { token: await tokenTo(ctx, 'eve@example.com') } });
      expect((await logIn(ctx, 'eve@example.com', 'Eves-choice-1')).code).toBe('User.password.error');
      expect((await logIn(ctx, 'eve@example.com')).data.accessUser.realName).toBe('Ada');
    });

    it('mails once a minute and five times a day, whether the address is known or not', async () => {
      const again = () => ctx.call(resendVerification, { body: { email: 'often@example.com' } });
      ctx.clock.stop();
      // Days are counted in UTC: at noon all of it lies within one.
      ctx.clock.advance(36 * HOUR_MS - (ctx.clock.now().getTime() % (24 * HOUR_MS)));
      await ctx.call(signUp, { body: form('often@example.com') });
      expect(await again()).toMatchObject({ status: 429, code: 'user/mail-too-soon', args: { seconds: 60 } });
      for (let count = 0; count < 4; count++) {
        ctx.clock.advance(MINUTE_MS + 1000);
        expect((await again()).code).toBe('200');
      }
      ctx.clock.advance(MINUTE_MS + 1000);
      expect(await again()).toMatchObject({ status: 429, code: 'user/mail-too-often', args: { count: 5 } });
      expect(await mailsTo(ctx, 'often@example.com')).toHaveLength(5);
      ctx.clock.advance(24 * HOUR_MS);
      expect((await again()).code).toBe('200');
      ctx.clock.go();
    });

    it('says what is wrong with the form', async () => {
      const codeOf = async (body: unknown) => (await ctx.call(signUp, { body })).code;
      expect(await codeOf(form('a@example.com', PASSWORD, 'Lantern-27'))).toBe('user/passwords-differ');
      expect(await codeOf(form('a@example.com', 'short'))).toBe('user/password-length');
      expect(await codeOf(form('a@example.com', 'x'.repeat(21)))).toBe('user/password-length');
      expect(await codeOf(form('not an address'))).toBe('request/invalid');
      expect(await codeOf(form('a@example.com', PASSWORD, PASSWORD, ' '))).toBe('request/invalid');
      expect(await codeOf({ ...form('a@example.com'), password: 'plain' })).toBe('user/password-not-encrypted');
      expect(await mailsTo(ctx, 'a@example.com')).toEqual([]);
    });
  },
  OPEN,
);

describeRoutes(
  'Whoever signed up',
  (ctx) => {
    it('has the role that is set, once', async () => {
      const both = [form('two@example.com'), form('three@example.com')];
      await Promise.all(both.map((body) => ctx.call(signUp, { body })));
      const token = await ctx.login();
      const user = await ctx.app.db
        .selectFrom('accessUser')
        .where('email', '=', 'two@example.com')
        .select('id')
        .executeTakeFirstOrThrow();
      expect((await ctx.call(getUser, { token, params: { id: user.id } })).data.roleCodes).toEqual(['viewer']);
    });
  },
  { env: { ...OPEN.env, AJ_SIGNUP_ROLE: 'viewer' } },
);

const received: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, callback) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push(Buffer.concat(chunks).toString('utf8'));
      callback();
    });
  },
});
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
const port = String((smtp.server.address() as AddressInfo).port);

describeRoutes(
  'With a mail server',
  (ctx) => {
    it('the link arrives, opens the account, and is not in the outbox any more', async () => {
      received.length = 0;
      expect((await ctx.call(loginOptions)).data.hasMailServer).toBe(true);
      await ctx.call(signUp, { body: form('post@example.com') });
      await expect.poll(() => received.length, { timeout: 15_000 }).toBe(1);
      const text = received[0]!.replaceAll('=\r\n', '').replaceAll('=3D', '=');
      const token = /validateResult\?token=([\w-]{43})/.exec(text)?.[1] ?? 'none';
      expect((await ctx.call(verifyEmail, { query: { token } })).code).toBe('200');
      expect((await logIn(ctx, 'post@example.com')).code).toBe('0000');
      const admin = await ctx.login();
      const mails = async () =>
        (await ctx.call(listMails, { token: admin, query: { recipient: 'post' } })).data.records;
      await expect.poll(async () => (await mails())[0]?.state).toBe('sent');
      expect((await mailsTo(ctx, 'post@example.com'))[0]?.textBody).toBe('');
    });
  },
  { env: { ...OPEN.env, AJ_SMTP_HOST: '127.0.0.1', AJ_SMTP_PORT: port } },
);

describe('The mail server of the test', () => {
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  it('got the mails', () => expect(received.length).toBeGreaterThan(0));
});
