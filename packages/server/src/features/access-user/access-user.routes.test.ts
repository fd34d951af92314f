import { createCipheriv } from 'node:crypto';
import {
  AUTHORITIES,
  PERMISSIONS,
  currentUser,
  login,
  logout,
  PASSWORD_CIPHER,
  updatePassword,
} from '@aj-report/contract';
import CryptoJS from 'crypto-js';
import { expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';
import { TEST_ADMIN_PASSWORD } from '../../testing/test-config.ts';

/** As the browser does it (crypto-js, the client's library). */
function encrypt(text: string): string {
  const key = CryptoJS.enc.Utf8.parse(PASSWORD_CIPHER.key);
  return CryptoJS.AES.encrypt(text, key, { iv: CryptoJS.enc.Utf8.parse(PASSWORD_CIPHER.iv) }).toString();
}

function form(oldPassword: string, password: string, confirmPassword = password) {
  return { oldPassword: encrypt(oldPassword), password: encrypt(password), confirmPassword: encrypt(confirmPassword) };
}

/** Attempts are counted here; the challenge after some has tests of its own. */
const WITHOUT_CAPTCHA = { env: { AJ_CAPTCHA_AFTER: '0' } };

describeRoutes(
  'Login',
  (ctx) => {
    it('answers the token and the user with all rights of the administrator', async () => {
      const answer = await ctx.call(login, {
        body: { userName: 'admin', password: TEST_ADMIN_PASSWORD, captchaVerification: '' },
      });
      expect(answer).toMatchObject({ status: 200, code: '0000' });
      expect(answer.data.accessUser.loginName).toBe('admin');
      expect([...answer.data.accessUser.authorities].sort()).toEqual(
        [...Object.keys(PERMISSIONS), ...AUTHORITIES].sort(),
      );
      expect(Buffer.from(answer.data.token, 'base64url')).toHaveLength(32);
    });

    it('answers a wrong name and a wrong password alike', async () => {
      const wrongName = await ctx.call(login, { body: { userName: 'nobody', password: 'something' } });
      const wrongPassword = await ctx.call(login, { body: { userName: 'admin', password: 'something' } });
      expect(wrongName.text).toBe(wrongPassword.text);
      expect(wrongName).toMatchObject({
        status: 401,
        code: 'User.password.error',
        message: '用户名或密码错误，请检查后重试',
        data: null,
      });
      await ctx.login('admin');
    });

    it('stores no token and no password as it is', async () => {
      const token = await ctx.login();
      const sessions = await ctx.app.db.selectFrom('accessSession').selectAll().execute();
      const users = await ctx.app.db.selectFrom('accessUser').selectAll().execute();
      expect(JSON.stringify(sessions)).not.toContain(token);
      expect(JSON.stringify(users)).not.toContain(TEST_ADMIN_PASSWORD);
    });

    it('words the failure in the language asked for', async () => {
      const answer = await ctx.call(login, {
        body: { userName: 'nobody', password: 'x' },
        headers: { 'accept-language': 'en-GB,en;q=0.9,zh;q=0.8' },
      });
      expect(answer.message).toBe('Wrong user name or password, please check and try again');
      await ctx.login('admin');
    });

    it('locks an account after five failures and opens it again later', async () => {
      const token = await ctx.loginWith([]);
      const { data: user } = await ctx.call(currentUser, { token });
      const attempt = () =>
        ctx.call(login, {
          body: { userName: user.loginName, password: 'wrong' },
          headers: { 'accept-language': 'en' },
        });
      for (let count = 0; count < 5; count++) expect((await attempt()).code).toBe('User.password.error');
      expect(await attempt()).toMatchObject({
        status: 429,
        code: 'user/locked',
        message: 'Too many attempts, try again in 15 min',
      });
      ctx.clock.advance(15 * 60_000 + 1_000);
      expect((await attempt()).code).toBe('User.password.error');
      ctx.clock.advance(15 * 60_000 + 1_000);
    });

    it('locks an address after four times as many, so that one person locks out nobody else of the house', async () => {
      const failed = (failures: number) => {
        const row = { subject: 'address:127.0.0.1', failures, lastTime: ctx.clock.now().toISOString() };
        const values = { failures: row.failures, lastTime: row.lastTime };
        return ctx.app.db
          .insertInto('loginAttempt')
          .values(row)
          .onConflict((conflict) => conflict.column('subject').doUpdateSet(values))
          .execute();
      };
      const admin = { userName: 'admin', password: TEST_ADMIN_PASSWORD };
      await failed(19);
      expect((await ctx.call(login, { body: admin })).code).toBe('0000');
      await failed(19);
      expect((await ctx.call(login, { body: { ...admin, password: 'wrong' } })).code).toBe('User.password.error');
      expect((await ctx.call(login, { body: admin })).code).toBe('user/locked');
      ctx.clock.advance(15 * 60_000 + 1_000);
      expect((await ctx.call(login, { body: admin })).code).toBe('0000');
    });

    it('does not let many guesses at once slip by', async () => {
      const token = await ctx.loginWith([]);
      const { data: user } = await ctx.call(currentUser, { token });
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => ctx.call(login, { body: { userName: user.loginName, password: 'wrong' } })),
      );
      expect(answers.filter((answer) => answer.code === 'User.password.error')).toHaveLength(5);
      ctx.clock.advance(15 * 60_000 + 1_000);
    });
  },
  WITHOUT_CAPTCHA,
);

describeRoutes('A session', (ctx) => {
  it('ends on logout, which succeeds for a dead token too', async () => {
    const token = await ctx.login();
    expect((await ctx.call(currentUser, { token })).status).toBe(200);
    expect((await ctx.call(logout, { token })).code).toBe('200');
    expect((await ctx.call(logout, { token })).code).toBe('200');
    expect(await ctx.call(currentUser, { token })).toMatchObject({ status: 401, code: 'User.credentials.expired' });
  });

  it('lives on while it is used and ends when it is not', async () => {
    const token = await ctx.login();
    ctx.clock.advance(11 * 3_600_000);
    expect((await ctx.call(currentUser, { token })).status).toBe(200);
    ctx.clock.advance(11 * 3_600_000);
    expect((await ctx.call(currentUser, { token })).status).toBe(200);
    ctx.clock.advance(12 * 3_600_000 + 1_000);
    expect((await ctx.call(currentUser, { token })).code).toBe('User.credentials.expired');
  });

  it('tells its holder that the account was disabled', async () => {
    const token = await ctx.loginWith([]);
    const { data: user } = await ctx.call(currentUser, { token });
    await ctx.app.db.updateTable('accessUser').set({ enableFlag: 0 }).where('loginName', '=', user.loginName).execute();
    expect(await ctx.call(currentUser, { token })).toMatchObject({ status: 401, code: '50012' });
  });
});

describeRoutes('A password change', (ctx) => {
  it('takes the client-encrypted form, ends the other sessions and keeps this one', async () => {
    const token = await ctx.login();
    const other = await ctx.login();
    const answer = await ctx.call(updatePassword, { token, body: form(TEST_ADMIN_PASSWORD, ' new-password ') });
    expect(answer).toMatchObject({ status: 200, code: '200', data: null });
    expect((await ctx.call(currentUser, { token })).status).toBe(200);
    expect((await ctx.call(currentUser, { token: other })).code).toBe('50012');
    await ctx.login('admin', 'new-password');
    await ctx.call(updatePassword, { token, body: form('new-password', TEST_ADMIN_PASSWORD) });
  });

  it('refuses a wrong old password, another length, a difference and plain text', async () => {
    const token = await ctx.login();
    const change = async (body: ReturnType<typeof form>) => (await ctx.call(updatePassword, { token, body })).code;
    expect(await change(form('wrong-password', 'new-password'))).toBe('user/old-password-wrong');
    expect(await change(form(TEST_ADMIN_PASSWORD, '12345'))).toBe('user/password-length');
    expect(await change(form(TEST_ADMIN_PASSWORD, 'x'.repeat(21)))).toBe('user/password-length');
    expect(await change(form('x'.repeat(31), 'new-password'))).toBe('user/password-length');
    expect(await change(form(TEST_ADMIN_PASSWORD, 'new-password', 'other-password'))).toBe('user/passwords-differ');
    expect(await change({ oldPassword: 'a', password: 'b', confirmPassword: 'c' })).toBe('user/password-not-encrypted');
  });

  it('reads what any AES-128-CBC implementation writes', async () => {
    const token = await ctx.login();
    const cipher = createCipheriv('aes-128-cbc', PASSWORD_CIPHER.key, PASSWORD_CIPHER.iv);
    const written = Buffer.concat([cipher.update('wrong-password'), cipher.final()]).toString('base64');
    expect(written).toBe(encrypt('wrong-password'));
    const answer = await ctx.call(updatePassword, {
      token,
      body: { oldPassword: written, password: written, confirmPassword: written },
    });
    expect(answer.code).toBe('user/old-password-wrong');
  });
});
