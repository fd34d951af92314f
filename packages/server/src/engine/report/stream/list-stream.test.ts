import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { EXCEL_SCHEMA_VERSION, type Cell, type ExcelCell, type ExcelSheet, type Table } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CFB } from 'xlsx';
import { expandReport } from '../expand/expand-report.ts';
import { planTemplate } from '../plan/plan-template.ts';
import { sheetOf } from '../report.testing.ts';
import { addressesAt } from '../write/cell-links.ts';
import { writeCsv, writeCsvList } from '../write/write-csv.ts';
import { writeXlsx, writeXlsxList } from '../write/write-xlsx.ts';
import { ListStream } from './list-stream.ts';
import { plainListOf } from './plain-list.ts';

type Random = (below: number) => number;
type Form = Omit<ExcelCell, 'row' | 'column'>;

const addressOf = addressesAt({ root: 'https://bi.example', reports: { a: 'report_excel' } });

/** The same numbers for the same seed. @source mulberry32 */
function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let one = Math.imul(state ^ (state >>> 15), 1 | state);
    one = (one + Math.imul(one ^ (one >>> 7), 61 | one)) ^ one;
    return Math.floor((((one ^ (one >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const FIELDS = ['name', 'amount', 'price', 'day', 'flag'];
const STYLES: readonly Form[] = [
  {},
  {},
  { style: { bold: true, background: '#eeeeff' } },
  { style: { numberFormat: '#,##0.00' } },
  { style: { wrap: true, fontSize: 14 } },
  { style: { numberFormat: 'yyyy/mm/dd', borders: { top: { style: 'thin' } } } },
];
const TEXTS = ['a text of several words that wraps', 'tea', '=1+1', '-salt', 'a,"b"', '', '行\n列', '<&>', '12'];
const pick = <T>(random: Random, values: readonly T[]): T => values[random(values.length)] as T;

function tableOf(random: Random, rowCount: number): Table {
  const cell = (field: string): Cell => {
    if (random(9) === 0) return null;
    if (field === 'name') return pick(random, TEXTS);
    if (field === 'amount') return random(1_000) - 200;
    if (field === 'price') return random(2) === 0 ? random(999) / 100 : '12345678901234567.25';
    return field === 'day' ? `2026-0${random(9) + 1}-15` : random(2) === 0;
  };
  return {
    columns: FIELDS.map((name) => ({ name, type: 'string' })),
    data: FIELDS.map((field) => Array.from({ length: rowCount }, () => cell(field))),
    rowCount,
  };
}

function headCell(random: Random, row: number, name: string): Form {
  const kind = random(4);
  if (kind === 0) return { value: 7.5 };
  if (kind === 1) return { value: 'since #{param(s.since)} #{index()}' };
  return kind === 2 && row > 0 ? { formula: `=${name}1&"x"` } : { value: pick(random, TEXTS) };
}

/** The parameter of a link, as a cell of its side may have one. */
function linked(random: Random, value: string): Form {
  if (random(6) > 0) return {};
  const target = random(2) === 0 ? { reportCode: 'a' } : { url: 'https://x.example/?q=1' };
  return { link: { ...target, params: [{ name: 's.name', value }] } };
}

/** A formula that reads other lines: the one before, which for the first is a head, some before, the first. */
function otherLines(random: Random, own: string, line: number): string {
  const other = pick(random, ['A', 'B']);
  return pick(random, [
    `=IFERROR(${own}${line}[-1]+1,1)`,
    `=IFERROR(B${line}-B${line}[-${random(3) + 1}],"none")`,
    `=IFERROR(A${line}/A$${line},${other}$${line})`,
    `=COUNTA(A${line}[-1])&TEXTJOIN("/",TRUE,B$${line},B${line}[-2])`,
    ...(line > 1
      ? [
          `=IFERROR(${own}${line - 1}+A${line},A${line})`,
          `=SUM(${own}${line - 1},B${line})`,
          `=COUNTA(A${line - 1}:B${line - 1})&${other}${line - 1}`,
          `=IFERROR(INDEX(A${line - 1}:C${line - 1},1,2),"none")`,
        ]
      : []),
  ]);
}

function listCell(random: Random, column: number, head: number): Form {
  const line = head + 1;
  if (column > 1 && random(3) === 0) return { formula: otherLines(random, 'ABCDE'[column] ?? '', line) };
  const kind = random(column > 1 ? 8 : 3);
  if (kind === 0) return { value: `#{s.name}: #{s.${pick(random, FIELDS)}}` };
  if (kind === 1) return { value: `#{s.${pick(random, FIELDS)}}` };
  if (kind === 2) return { value: '#{index()}' };
  if (kind === 3) return { formula: `=A${line}&"/"&B${line}${head > 0 ? '&A1' : ''}` };
  if (kind === 4) return { formula: `=IFERROR(A${line}*2,0)+1` };
  return kind === 5 ? {} : { value: pick(random, ['piece', `#{s.${pick(random, FIELDS)}}`]) };
}

function totalsOf(column: string, line: number): string[] {
  return [
    `=SUM(${column}${line})`,
    `=COUNTIFS(A1:A${line},"<>*a*",${column}1:${column}${line},"<>")`,
    `=IFERROR(VLOOKUP(7.5,A1:C${line},2,FALSE)&INDEX(${column}${line},2),"none")`,
    `=TEXTJOIN("/",TRUE,${column}${line})`,
  ];
}

function footCell(random: Random, column: number, line: number): Form {
  const other = pick(random, ['A', 'B', 'C']);
  const kind = random(column === 3 ? 6 : 5);
  if (kind === 0) return { value: `#{${pick(random, ['sum', 'avg', 'min', 'max', 'count', 'distinct'])}(s.amount)}` };
  if (kind === 1) return { formula: pick(random, totalsOf(other, line)) };
  if (kind === 2) return { formula: `=COUNTA(A1:C${line})` };
  if (kind === 5) return { formula: `=${other}${line + 1}` };
  return kind === 3 ? { value: 'in all #{count(s)}' } : { value: 'Total' };
}

/** Some lines above a list, its line, and some below. */
function templateOf(random: Random) {
  const [head, foot] = [random(3), random(3)];
  const cells: ExcelCell[] = [];
  const put = (row: number, column: number, form: Form) => {
    const ofLink = row < head ? '#{param(s.since)}' : row === head ? '#{s.name}&=' : '#{sum(s.price)} of #{count(s)}';
    if (random(10) > 0) cells.push({ row, column, ...form, ...pick(random, STYLES), ...linked(random, ofLink) });
  };
  for (let row = 0; row < head; row++) {
    for (let column = 0; column < 4; column++) put(row, column, headCell(random, row, 'ABCD'[column] ?? ''));
  }
  const indent = random(4) === 0 ? 1 : 0;
  if (indent === 1) cells.push({ row: head, column: 0, style: { background: '#ffeeee' } });
  cells.push({ row: head, column: indent, value: `#{s.${pick(random, FIELDS)}}` });
  for (let column = indent + 1; column < 5; column++) put(head, column, listCell(random, column, head));
  for (let row = head + 1; row < head + 1 + foot; row++) {
    for (let column = 0; column < 4; column++) put(row, column, footCell(random, column, head + 1));
  }
  return { schemaVersion: EXCEL_SCHEMA_VERSION, sheets: [{ name: 'S', cells, ...sheetSettings(random, head) }] };
}

function sheetSettings(random: Random, head: number): Partial<ExcelSheet> {
  const area = { row: random(head + 3), column: random(3), rowSpan: 1 + random(3), columnSpan: 2 };
  return {
    ...(random(2) === 0 ? { freeze: { rows: head, columns: random(2) } } : {}),
    ...(random(2) === 0
      ? {
          rowHeights: [
            { row: head, height: 30 },
            { row: head + 1, height: 0 },
          ],
        }
      : {}),
    ...(random(2) === 0
      ? {
          columnWidths: [
            { column: random(3), width: 0 },
            { column: 3, width: 40, fit: true },
          ],
        }
      : {}),
    ...(random(2) === 0 ? { validations: [{ ...area, kind: 'whole' as const, min: 1 }] } : {}),
    ...(random(2) === 0
      ? { conditionalFormats: [{ ...area, operator: '>' as const, value: 100, style: { color: '#ff0000' } }] }
      : {}),
    ...(head > 0 && random(2) === 0 ? { print: { titleRows: { first: 0, last: head - 1 }, fitToWidth: true } } : {}),
  };
}

/** Pages of some rows each. */
function* pagesOf({ columns, data, rowCount }: Table, size: number): Generator<Table> {
  for (let first = 0; first < rowCount; first += size) {
    const cells = data.map((one) => one.slice(first, first + size));
    yield { columns, data: cells, rowCount: Math.min(size, rowCount - first) };
  }
}

/** Parts of a workbook as texts. */
function partsOf(bytes: Buffer): Record<string, string> {
  const { FullPaths, FileIndex } = CFB.read(bytes, { type: 'buffer' }) as {
    FullPaths: string[];
    FileIndex: { content?: Uint8Array }[];
  };
  return Object.fromEntries(
    FileIndex.map(({ content }, i) => [FullPaths[i] ?? '', Buffer.from(content ?? []).toString()]),
  );
}

const NOW = '2026-11-27 12:00:00';
const PARAMS = { s: { since: '2026-01-01' } };
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-list-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function writeBoth(template: ReturnType<typeof templateOf>, table: Table, pageRows: number) {
  const plan = planTemplate(template);
  const list = plainListOf(plan);
  if (!list) return undefined;
  const grid = expandReport(plan, { tables: new Map([['s', table]]), params: PARAMS, now: NOW });
  const [whole, streamed] = [path.join(folder, 'whole'), path.join(folder, 'streamed')];
  const toStream = () => {
    return {
      // Columns are as wide as the rows of the first page need; here they are those of all rows.
      stream: new ListStream(list, { params: PARAMS, now: NOW }, table),
      pages: Readable.from(pagesOf(table, pageRows)),
    };
  };
  const [forBook, forText] = [toStream(), toStream()];
  await writeXlsx(whole, grid, new Map(), 'zh', () => {}, addressOf);
  await writeXlsxList(streamed, forBook, new Map(), addressOf);
  const books = [partsOf(await readFile(whole)), partsOf(await readFile(streamed))];
  await writeCsv(whole, grid, { hasByteOrderMark: true });
  await writeCsvList(streamed, forText, { hasByteOrderMark: true });
  const texts = [await readFile(whole, 'utf8'), await readFile(streamed, 'utf8')];
  const counts = [grid.cellCount, forBook.stream.cellsWith(forBook.stream.count)];
  return { books, texts, counts };
}

describe('A plain list whose rows come in pages', () => {
  it('makes the same files as one that is in memory as a whole', async () => {
    let streamed = 0;
    for (let seed = 1; seed <= 250; seed++) {
      const random = randomOf(seed);
      const template = templateOf(random);
      const made = await writeBoth(template, tableOf(random, 1 + random(12)), 1 + random(6));
      if (!made) continue;
      streamed++;
      const context = `seed ${seed}: ${JSON.stringify(template)}`;
      expect(made.books[1], context).toEqual(made.books[0]);
      expect(made.texts[1], context).toBe(made.texts[0]);
      expect(made.counts[1], context).toBe(made.counts[0]);
    }
    expect(streamed).toBeGreaterThan(150);
  });

  it('makes the same files where cells of a line need each other of the line before', async () => {
    const cells = {
      A1: 'Amount',
      D1: 100,
      A2: '#{s.amount}',
      B2: { formula: '=D1*0.9' },
      C2: { formula: '=B2+A2' },
      D2: { formula: '=ROUND(C2,0)' },
      A3: { formula: '=SUM(D2)' },
    };
    const made = await writeBoth(sheetOf(cells), tableOf(randomOf(7), 20), 3);
    expect(made?.books[1]).toEqual(made?.books[0]);
    expect(made?.texts[1]).toBe(made?.texts[0]);
  });

  it.each([
    ['the line before', 'C1+B2', true],
    ['the copy before', 'B2-B2[-1]', true],
    ['the first line', 'B2/B$2', true],
    ['an area of heads and lines', 'SUM(B1:B2)', false],
    ['all lines so far', 'SUM(B$2:B2)', false],
    ['the whole list', 'B2/SUM(B$2:B$3)', false],
  ])('may read no more than other lines of itself and heads: %s in %s', (_, formula, isPlain) => {
    const cells = { C1: 100, A2: '#{s.name}', B2: '#{s.amount}', C2: { formula } };
    expect(plainListOf(planTemplate(sheetOf(cells))) !== undefined).toBe(isPlain);
  });

  it.each([
    ['groups', { A1: { value: '#{s.name}', group: 'merge' as const }, B1: '#{s.amount}' }],
    ['an order', { A1: { value: '#{s.name}', order: 'asc' as const } }],
    ['a total above it', { A1: '#{sum(s.amount)}', A2: '#{s.amount}' }],
    ['a formula that looks down', { A1: '#{s.amount}', B1: { formula: 'A1/A2' }, A2: '#{sum(s.amount)}' }],
    ['a cross-tab', { A2: '#{s.name}', B1: { value: '#{s.day}', expand: 'right' as const }, B2: '#{sum(s.amount)}' }],
    ['two sets', { A1: '#{s.name}', A2: '#{sum(t.amount)}' }],
    [
      'a total in a link above it',
      { A1: { link: { url: '/x', params: [{ name: 'n', value: '#{sum(s.amount)}' }] } }, A2: '#{s.amount}' },
    ],
    ['codes', { A1: { value: '#{s.name}', code: 'qr' as const } }],
    ['a label that stands beside all of its rows', { A1: 'all', B1: '#{s.name}' }],
  ])('is none with %s', (_, cells) => {
    expect(plainListOf(planTemplate(sheetOf(cells)))).toBeUndefined();
  });
});
