import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { AppError, messageOf, publicError } from './app-error.ts';
import { ERRORS, type ErrorCode } from './codes.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { messagesEn } from './messages.en.ts';
import { messagesZh } from './messages.zh.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[];
/** They name columns of the answer, which whoever asks is shown. */
const OWN_COLUMNS = new Set<ErrorCode>([
  'data-set/field-unknown',
  'data-set/filter-values',
  'data-set/group-field-unknown',
  'data-set/grain-unsuitable',
  'data-set/aggregation-unsuitable',
  'data-set/order-by-unsuitable',
  'data-set/change-needs-time',
  'data-set/group-name-taken',
]);
const packages = fileURLToPath(new URL('../../../', import.meta.url));

/** Text of every source outside of the list itself and of tests. */
function readSources(): string {
  const texts: string[] = [];
  for (const name of readdirSync(packages)) {
    const folder = path.join(packages, name, 'src');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const isSource = /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/^error[\\/](codes|messages)/.test(file);
      if (isSource) texts.push(readFileSync(path.join(folder, file), 'utf8'));
    }
  }
  return texts.join('\n');
}

function paramsOf(message: string): string[] {
  return [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
}

describe('Error codes', () => {
  it('are each raised somewhere', () => {
    const sources = readSources();
    expect(CODES.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
  });

  it('have a message in both languages that uses the declared parameters', () => {
    for (const code of CODES) {
      const { params = [] } = ERRORS[code] as { readonly params?: readonly string[] };
      const declared = [...params].sort();
      expect(paramsOf(messagesZh[code]), `${code} zh`).toEqual(declared);
      expect(paramsOf(messagesEn[code]), `${code} en`).toEqual(declared);
      expect(messagesZh[code], code).toMatch(/[\u4e00-\u9fff]/);
      expect(messagesEn[code], code).not.toMatch(/[\u4e00-\u9fff]/);
    }
  });

  it('of sources and data sets tell outsiders nothing of their inside', () => {
    /** What a caller gave or can know. */
    const open = ['seconds', 'limit', 'status', 'param', 'value', 'type', 'allowed', 'code', 'set'];
    for (const code of CODES.filter((one) => /^(data-source|sql|data-set|calc)\//.test(one))) {
      const { params = [], outside } = ERRORS[code] as ErrorDeclaration;
      if (OWN_COLUMNS.has(code)) continue;
      const received = outside ? [...paramsOf(outside.zh), ...paramsOf(outside.en)] : params;
      expect(
        received.filter((name) => !open.includes(name) || !params.includes(name)),
        code,
      ).toEqual([]);
      if (outside) expect(paramsOf(outside.zh), code).toEqual(paramsOf(outside.en));
    }
  });

  it('carry an HTTP status of an error', () => {
    for (const code of CODES) {
      expect(ERRORS[code].status, code).toBeGreaterThanOrEqual(400);
      expect(ERRORS[code].status, code).toBeLessThan(600);
    }
  });
});

describe('A message', () => {
  it('has its parameters filled in, worded in its language', () => {
    const params = { what: { zh: '报表', en: 'Report' }, key: 'sales' };
    expect(messageOf('record/not-found', params, 'zh')).toBe('报表“sales”不存在或已被删除，请刷新列表');
    expect(messageOf('record/not-found', params, 'en')).toBe(
      'Report "sales" does not exist or was deleted; reload the list',
    );
  });

  it('is another one for people who may not know the inside of sources', () => {
    const params = { host: 'db.inner:5432', seconds: 8 };
    expect(publicError('data-source/timeout', params, 'en')).toEqual({
      message: expect.stringMatching(/^The data source did not answer within 8 s/) as string,
      params: { seconds: 8 },
    });
    expect(publicError('sql/timeout', { seconds: 8 }, 'zh')).toEqual({
      message: messageOf('sql/timeout', { seconds: 8 }, 'zh'),
      params: { seconds: 8 },
    });
  });

  it('shows the place of a parameter that is missing', () => {
    expect(messageOf('sql/timeout', {}, 'en')).toContain('{seconds}');
  });

  it('is English in the error itself, for the log', () => {
    const error = new AppError('share/password-wrong');
    expect(error).toMatchObject({
      status: 401,
      code: 'share/password-wrong',
      message: messagesEn['share/password-wrong'],
    });
  });
});
