import { describe, expect, it } from 'vitest';
import type { TextEncoding } from '@aj-report/contract';
import { load } from '../workbook-fixture.ts';

/** Texts that `iconv` of GNU wrote in an encoding, as base64, and the rows that they hold. */
const TEXTS: readonly (readonly [TextEncoding, string, readonly (readonly unknown[])[]])[] = [
  [
    'big5',
    'qW2mVyyzoar5CrFppFQst36wyLOhCg==',
    [
      ['姓名', '部門'],
      ['張三', '業務部'],
    ],
  ],
  [
    'shift_jis',
    'lryRTyyVlI+QCo5Sk2ORvphZLIlji8aVlAo=',
    [
      ['名前', '部署'],
      ['山田太郎', '営業部'],
    ],
  ],
  [
    'euc-kr',
    'wMy4pyy6zrytCrHow7a89iy/tb73us4K',
    [
      ['이름', '부서'],
      ['김철수', '영업부'],
    ],
  ],
  [
    'euc-jp',
    'zL7BsCzJ9L3wCruzxcTCwM+6pLWk8yyxxLbIyfSkzqTSpMgK',
    [
      ['名前', '部署'],
      ['山田太郎さん', '営業部のひと'],
    ],
  ],
  [
    'gb18030',
    '0NXD+yyyv8PFCtXFyP0sz/rK27K/Cg==',
    [
      ['姓名', '部门'],
      ['张三', '销售部'],
    ],
  ],
  [
    'windows-1252',
    'TmFtZSxCZXRyYWcKSvxyZ2VuIE38bGxlciwxMiCAClpv6ywzIIAK',
    [
      ['Name', 'Betrag'],
      ['Jürgen Müller', '12 €'],
      ['Zoë', '3 €'],
    ],
  ],
  [
    'windows-1251',
    'yOz/LMPu8O7kCsji4O3u4izM7vHq4uAK',
    [
      ['Имя', 'Город'],
      ['Иванов', 'Москва'],
    ],
  ],
];

/** The rows as texts, whatever they say. */
async function read(bytes: Buffer, names: readonly unknown[] = [], encoding?: TextEncoding) {
  const columnTypes = { text: Object.fromEntries(names.map((name) => [name, 'string' as const])) };
  const request = { fileName: 'text.csv', columnTypes, ...(encoding ? { encoding } : {}) };
  const { tables, result } = await load(bytes, request);
  const table = Object.values(tables)[0]!;
  return { rows: [table.columns, ...table.rows], warnings: result.warnings.map(({ message }) => message.en) };
}

describe('a text in another encoding than Unicode', () => {
  it.each(TEXTS)('is guessed, and says that it is a guess: %s', async (_, base64, rows) => {
    const found = await read(Buffer.from(base64, 'base64'), rows[0]);
    expect(found.rows).toEqual(rows);
    expect(found.warnings).toEqual([expect.stringMatching(/which is a guess/)]);
  });

  it.each(TEXTS)('is read as it was chosen, without a word: %s', async (encoding, base64, rows) => {
    expect(await read(Buffer.from(base64, 'base64'), rows[0], encoding)).toEqual({ rows, warnings: [] });
  });

  it.each([
    ['utf-16le', '姓名,n\n张三,5\n'],
    ['utf-16be', '姓名,n\n张三,5\n'],
    ['utf-16le', 'name,n\nAnn,5\n'],
  ] as const)('is known as UTF-16 without a mark: %s', async (encoding, text) => {
    const bytes = Buffer.from(text, 'utf16le');
    const found = await read(encoding === 'utf-16be' ? bytes.swap16() : bytes);
    expect(found.rows[1]?.[1]).toBe(5);
    expect(found.warnings).toEqual([expect.stringMatching(/which is a guess/)]);
  });

  it('counts what the chosen encoding does not have', async () => {
    const { warnings } = await read(Buffer.from('0NXD+yyyv8PFCtXFyP0sz/rK27K/Cg==', 'base64'), [], 'utf-8');
    expect(warnings).toEqual([expect.stringMatching(/^\d+ places are not UTF-8/)]);
  });

  it('is guessed from letters that stand far behind', async () => {
    const far = Buffer.concat([
      Buffer.from('n,t\n' + '1,a\n'.repeat(40_000)),
      Buffer.from('MSyxqaRULLd+sMizoQo=', 'base64'),
    ]);
    const { warnings } = await read(far);
    expect(warnings[0]).toContain('is a guess');
  });
});
