import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toTable } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read } from 'xlsx';
import { PDF_FONTS } from '../../fonts-folder.ts';
import { writeReport } from './make-report.ts';
import { readPdf } from './pdf-texts.testing.ts';
import type { WriteTask } from './report-request.types.ts';
import { sheetOf } from './report.testing.ts';

const PRINT = { header: { left: '{date}' }, footer: { right: '{sheet} {date} {page}' } };
const TABLES = [{ setCode: 's', json: Buffer.from(JSON.stringify(toTable([{ city: 'Suzhou' }, { city: 'Wuxi' }]))) }];
const LISTS = {
  'a list': sheetOf({ A1: '#{s.city}' }, { print: PRINT }),
  groups: sheetOf({ A1: { value: '#{s.city}', group: 'merge' }, B1: '#{s.city}' }, { print: PRINT }),
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-date-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function writeAs(format: WriteTask['format'], template: ReturnType<typeof sheetOf>): Promise<string> {
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
    links: { root: 'https://bi.example', reports: {} },
  };
  await writeReport({ template, tables: TABLES, params: {}, now: '2026-11-27 12:00:00', task }, [].values() as never);
  return file;
}

describe.each(Object.entries(LISTS))('The day in the head and foot lines of %s', (_, template) => {
  it('is that of the export in a workbook, whenever it is printed', async () => {
    const book = read(await readFile(await writeAs('xlsx', template)), { bookFiles: true });
    const { files } = book as unknown as { files: Record<string, { content: Uint8Array }> };
    const xml = Buffer.from(files['xl/worksheets/sheet1.xml']?.content ?? []).toString();
    expect(xml).toContain('<oddHeader>&amp;L2026-03-05</oddHeader>');
    expect(xml).toContain('<oddFooter>&amp;R&amp;A 2026-03-05 &amp;P</oddFooter>');
  });

  it('is the same in PDF', async () => {
    const [page] = await readPdf(await writeAs('pdf', template));
    const texts = page?.map(({ text }) => text).join(' ');
    expect(texts).toContain('2026-03-05');
    expect(texts).toContain('S 2026-03-05 1');
  });
});
