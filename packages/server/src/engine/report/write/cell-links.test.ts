import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read } from 'xlsx';
import { PDF_FONTS } from '../../../fonts-folder.ts';
import { writeReport } from '../make-report.ts';
import type { WriteTask } from '../report-request.types.ts';
import { sheetOf } from '../report.testing.ts';
import { addressesAt } from './cell-links.ts';

const TABLE = {
  columns: [{ name: 'city', type: 'string' as const }],
  data: [['杭州', '深圳 & "港"', null]],
  rowCount: 3,
};
const LINKED = { reportCode: 'city', params: [{ name: 'o.city', value: '#{o.city}' }] };
const PICTURE = { row: 0, column: 3, fileId: 'logo', width: 20, height: 10 };
const TEMPLATES = {
  'a list': sheetOf({
    A1: { value: '帮助', link: { url: '/help' } },
    A2: { value: '#{o.city}', link: LINKED },
    C2: { formula: 'LEN(A2)', link: { url: '/n' } },
  }),
  groups: sheetOf({
    A1: { value: '帮助', link: { url: '/help' } },
    A2: { value: '#{o.city}', group: 'merge', link: LINKED },
    B2: '#{o.city}',
    C2: { formula: 'LEN(B2)', link: { url: '/n' } },
  }),
};
const HANGZHOU = 'https://bi.example/bigscreen/viewer?reportCode=city&o.city=%E6%9D%AD%E5%B7%9E';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-links-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function writeAs(format: WriteTask['format'], template: ReturnType<typeof sheetOf>): Promise<Buffer> {
  const file = path.join(folder, `a.${format}`);
  const task: WriteTask = {
    format,
    path: file,
    maxCells: 100,
    pictures: [],
    fonts: PDF_FONTS,
    date: '2026-03-05',
    hasByteOrderMark: false,
    language: 'en',
    links: { root: 'https://bi.example', reports: { city: 'report_screen' } },
  };
  const tables = [{ setCode: 'o', json: Buffer.from(JSON.stringify(TABLE)) }];
  await writeReport({ template, tables, params: {}, now: '2026-11-27 12:00:00', task }, [].values() as never);
  return readFile(file);
}

describe.each(Object.entries(TEMPLATES))('The links of %s', (_, template) => {
  it('lead from a workbook to the same whole addresses as from the viewer', async () => {
    const book = read(await writeAs('xlsx', template), { cellStyles: true });
    const sheet = book.Sheets['S'] ?? {};
    const target = (name: string) => (sheet[name] as { l?: { Target: string } } | undefined)?.l?.Target;
    expect(target('A1')).toBe('https://bi.example/help');
    expect(target('A2')).toBe(HANGZHOU);
    expect(new URL(target('A3') ?? '').searchParams.get('o.city')).toBe('深圳 & "港"');
    expect(target('A4')).toBeUndefined();
    expect(target('C3')).toBe('https://bi.example/n');
  });

  it('are areas of a PDF', async () => {
    const pdf = (await writeAs('pdf', template)).toString('latin1');
    expect([...pdf.matchAll(/\/URI \((.*?)\)/g)].map((found) => found[1])).toContain(HANGZHOU);
    const [left = 0, , right = 0] = /\/Rect \[(.*?)\]/.exec(pdf)?.[1]?.split(' ').map(Number) ?? [];
    expect(right - left).toBeGreaterThan(10);
  });
});

describe('A workbook with links', () => {
  it('leads from all of a merged cell', async () => {
    const template = sheetOf(
      { A1: { value: '帮助', link: { url: '/help' } } },
      { merges: [{ row: 0, column: 0, rowSpan: 2, columnSpan: 2 }] },
    );
    const sheet = read(await writeAs('xlsx', template), { cellStyles: true }).Sheets['S'] ?? {};
    expect((sheet['B2'] as { l?: { Target: string } }).l?.Target).toBe('https://bi.example/help');
  });
});

describe('A workbook with pictures and links', () => {
  it('names both in one list of relations', async () => {
    const template = sheetOf(
      { A1: { value: '帮助', link: { url: 'https://x.example/?a=1&b=2' } } },
      { pictures: [PICTURE] },
    );
    const sheet = read(await writeAs('xlsx', template)).Sheets['S'] ?? {};
    expect((sheet['A1'] as { l?: { Target: string } }).l?.Target).toBe('https://x.example/?a=1&b=2');
  });
});

describe('An address in a file', () => {
  it('is none of a report that is gone, nor of a script', () => {
    const addressOf = addressesAt({ root: 'https://bi.example', reports: {} });
    expect(addressOf({ reportCode: 'city', params: {} })).toBeNull();
    expect(addressOf({ url: 'javascript:alert(1)', params: {} })).toBeNull();
    expect(addressOf({ url: '//evil.example', params: {} })).toBeNull();
    expect(addressOf({ url: 'https://', params: {} })).toBeNull();
  });

  it('is of signs that every reader takes, and no longer than a workbook takes it', () => {
    const addressOf = addressesAt({ root: 'https://bi.example', reports: {} });
    expect(addressOf({ url: 'https://例子.example/a b?c=1', params: { d: '=1+1 "' } })).toBe(
      'https://xn--fsqu00a.example/a%20b?c=1&d=%3D1%2B1+%22',
    );
    expect(addressOf({ url: '/a', params: { q: '京'.repeat(300) } })).toBeNull();
  });
});
