import { randomInt, timingSafeEqual } from 'node:crypto';
import { AppError, LIMITS, type Captcha, type CAPTCHA_KINDS, type Language } from '@aj-report/contract';
import { hasFailed } from '../../platform/attempts.ts';
import { isUniqueViolation } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import * as store from './captcha.store.ts';
import { drawPicture } from './draw-picture.ts';
import { GLYPHS } from './glyphs.ts';
import { askInWords } from './word-question.ts';

const CHARACTERS = Object.keys(GLYPHS);
const LENGTH = 5;
const SECOND_MS = 1000;

type App = Needs<'clock' | 'db' | 'deriveToken' | 'ids'>;

function makeText(): string {
  return Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
}

/** Signs the challenge by itself and together with its answer: every server of the installation can tell both. */
function signaturesOf(app: Pick<App, 'deriveToken'>, id: string, expires: string, answer: string) {
  const subject = `captcha:${id}:${expires}`;
  return { own: app.deriveToken(subject), answered: app.deriveToken(`${subject}:${answer}`) };
}

function isSame(text: string, other: string): boolean {
  const [left, right] = [Buffer.from(text), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A new challenge. Nothing of it is kept: its token says all, but for the answer. */
export function makeCaptcha(app: App, kind: (typeof CAPTCHA_KINDS)[number], language: Language): Captcha {
  const id = app.ids.newId();
  const expires = String(app.clock.now().getTime() + LIMITS.captchaSeconds * SECOND_MS);
  const text = makeText();
  const { question, answer } = kind === 'words' ? askInWords(language) : { question: '', answer: text };
  const { own, answered } = signaturesOf(app, id, expires, answer);
  return {
    token: [id, expires, own, answered].join('.'),
    image: kind === 'words' ? '' : drawPicture(text),
    question,
    seconds: LIMITS.captchaSeconds,
  };
}

function toAnswer(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
}

/** Whether this is the first answer to a challenge, right or wrong, on any server. */
async function isFirstAnswer(app: App, id: string, expires: string): Promise<boolean> {
  const now = app.clock.now().toISOString();
  await store.forgetUsed(app.db, now);
  try {
    const expireTime = new Date(Number(expires)).toISOString();
    await store.insertUsed(app.db, { id, expireTime });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** @throws user/captcha-wrong, user/captcha-expired */
async function checkCaptcha(app: App, verification: string): Promise<void> {
  const at = verification.indexOf(':');
  const [id = '', expires = '', own = '', answered = ''] = verification.slice(0, Math.max(at, 0)).split('.');
  const signatures = signaturesOf(app, id, expires, toAnswer(verification.slice(at + 1)));
  if (!isSame(own, signatures.own)) throw new AppError('user/captcha-wrong');
  const isOver = Number(expires) <= app.clock.now().getTime();
  if (isOver || !(await isFirstAnswer(app, id, expires))) throw new AppError('user/captcha-expired');
  if (!isSame(answered, signatures.answered)) throw new AppError('user/captcha-wrong');
}

/**
 * Asks for the answer to a challenge once an account failed too often.
 * @param verification the token of the challenge, a colon and the answer
 * @throws user/captcha-needed, user/captcha-wrong, user/captcha-expired
 */
export async function requireCaptcha(app: App & Needs<'config'>, subject: string, verification: string): Promise<void> {
  const { captchaAfter } = app.config;
  if (captchaAfter === 0 || !(await hasFailed(app, subject, captchaAfter))) return;
  if (verification.trim() === '') throw new AppError('user/captcha-needed');
  await checkCaptcha(app, verification);
}
