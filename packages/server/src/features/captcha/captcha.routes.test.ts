import { createUser, getCaptcha, login } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { callApp, describeRoutes, type RouteContext } from '../../testing/route-suite.ts';
import { TEST_ADMIN_PASSWORD } from '../../testing/test-config.ts';
import { drawPicture } from './draw-picture.ts';
import { GLYPHS } from './glyphs.ts';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** As somebody does who hears the question. */
function solve(question: string): string {
  const [, x = '', sign, y = ''] = /is (\w+) (plus|minus) (\w+)/.exec(question) ?? [];
  const [a, b] = [NUMBERS.indexOf(x), NUMBERS.indexOf(y)];
  return String(sign === 'plus' ? a + b : a - b);
}

const ENGLISH = { 'accept-language': 'en' };

async function ask(ctx: RouteContext) {
  const { data } = await ctx.call(getCaptcha, { query: { kind: 'words' }, headers: ENGLISH });
  return { token: data.token, answer: solve(data.question) };
}

function logIn(ctx: RouteContext, userName: string, password: string, captchaVerification?: string) {
  const body = { userName, password, ...(captchaVerification === undefined ? {} : { captchaVerification }) };
  return ctx.call(login, { body, headers: ENGLISH });
}

async function addFailing(ctx: RouteContext, loginName: string): Promise<void> {
  const token = await ctx.login();
  await ctx.call(createUser, { token, body: { loginName, realName: 'F' } });
  for (let count = 0; count < 3; count++)
    expect((await logIn(ctx, loginName, 'wrong-one')).code).toBe('User.password.error');
}

describeRoutes('After three failures', (ctx) => {
  it('a challenge is asked for, and its right answer lets an attempt through, once', async () => {
    await addFailing(ctx, 'frank');
    expect(await logIn(ctx, 'frank', 'wrong-one')).toMatchObject({ status: 403, code: 'user/captcha-needed' });
    const { token, answer } = await ask(ctx);
    expect((await logIn(ctx, 'frank', 'wrong-one', `${token}: ${answer} `)).code).toBe('User.password.error');
    expect((await logIn(ctx, 'frank', 'wrong-one', `${token}:${answer}`)).code).toBe('user/captcha-expired');
  });

  it('a wrong answer uses the challenge up, and counts as no attempt', async () => {
    await addFailing(ctx, 'gina');
    for (let count = 0; count < 6; count++) {
      const { token, answer } = await ask(ctx);
      expect((await logIn(ctx, 'gina', 'wrong-one', `${token}:${Number(answer) + 1}`)).code).toBe('user/captcha-wrong');
      expect((await logIn(ctx, 'gina', 'wrong-one', `${token}:${answer}`)).code).toBe('user/captcha-expired');
    }
  });

  it('an old challenge and one that nobody made are refused in words', async () => {
    await addFailing(ctx, 'hugo');
    const { token, answer } = await ask(ctx);
    const [id, expires, own, answered] = token.split('.');
    const forged = [id, String(Number(expires) + 60_000), own, answered].join('.');
    expect((await logIn(ctx, 'hugo', 'wrong-one', `${forged}:${answer}`)).code).toBe('user/captcha-wrong');
    for (const text of ['x', ':', 'a.b.c.d:1', '....:']) {
      expect((await logIn(ctx, 'hugo', 'wrong-one', text)).code, text).toBe('user/captcha-wrong');
    }
    ctx.clock.advance(181_000);
    expect(await logIn(ctx, 'hugo', 'wrong-one', `${token}:${answer}`)).toMatchObject({
      code: 'user/captcha-expired',
      message: 'The challenge is too old or was used, please answer the new one',
    });
  });

  it('another account is asked for nothing, and after five failures the account is locked', async () => {
    await addFailing(ctx, 'ida');
    expect((await logIn(ctx, 'admin', TEST_ADMIN_PASSWORD)).code).toBe('0000');
    for (let count = 0; count < 2; count++) {
      const { token, answer } = await ask(ctx);
      expect((await logIn(ctx, 'ida', 'wrong-one', `${token}:${answer}`)).code).toBe('User.password.error');
    }
    expect((await logIn(ctx, 'ida', 'wrong-one')).code).toBe('user/locked');
  });

  it('the answer of the picture counts, made on one server and checked on another', async () => {
    await addFailing(ctx, 'jana');
    const other = await buildApp(ctx.app.config, { clock: ctx.clock });
    try {
      const { data } = await callApp(other, getCaptcha, {});
      expect(data.image).toMatch(/^data:image\/svg\+xml;base64,/);
      const svg = Buffer.from(data.image.split(',')[1] ?? '', 'base64').toString();
      expect(svg).not.toMatch(/<text|href|script/);
      expect(await logIn(ctx, 'jana', 'wrong-one', `${data.token}:aaaaa`)).toMatchObject({
        code: 'user/captcha-wrong',
      });
      const words = await callApp(other, getCaptcha, { query: { kind: 'words' }, headers: ENGLISH });
      const verification = `${words.data.token}:${solve(words.data.question)}`;
      expect((await logIn(ctx, 'jana', 'wrong-one', verification)).code).toBe('User.password.error');
      const answer = await callApp(other, login, {
        body: { userName: 'jana', password: 'wrong-one', captchaVerification: verification },
      });
      expect(answer.code).toBe('user/captcha-expired');
    } finally {
      await other.close();
    }
  });
});

describe('The picture', () => {
  it('is another one each time, of every character', () => {
    const all = Object.keys(GLYPHS).join('');
    expect(drawPicture(all)).not.toBe(drawPicture(all));
    const svg = Buffer.from(drawPicture(all).split(',')[1] ?? '', 'base64').toString();
    expect(svg).not.toContain('NaN');
    expect(svg.match(/M/g)?.length).toBeGreaterThan(all.length);
  });
});
