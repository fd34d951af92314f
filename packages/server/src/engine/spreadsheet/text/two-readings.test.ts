import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ImportFault } from '../import-fault.ts';
import { DuckdbTarget } from '../load/duckdb-target.ts';
import type { ImportRequest } from '../plan/import-workbook.types.ts';
import { inTemporaryFolder, load, scanCells } from '../workbook-fixture.ts';
import { TextWorkbook } from './text-workbook.ts';

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const AWKWARD = [
  '',
  ' ',
  '\t',
  '\u3000',
  '\u00a0 ',
  '\ufeff',
  '0',
  '-0',
  '007',
  '-',
  '--1',
  '.5',
  '5.',
  '1.',
  '1e5',
  '+1',
  '1 ',
  ' 1',
  '1.10',
  '0.000001',
  '0.0000001',
  '123456789012345',
  '1234567890123456',
  '12345678901234567890',
  '1.2345678901234567',
  '9'.repeat(38),
  '9'.repeat(39),
  '-12.50',
  '1,234.50',
  '¥1,234.50',
  '3.8%',
  '1.234,5',
  '１２',
  '12\u00a0',
  '3.1\u3000',
  '2026-03-01',
  '2026/3/1',
  '2026.03.01',
  '2026-02-29',
  '2024-02-29',
  '2026-13-01',
  '1900-02-29',
  '1901-01-01',
  '9999-12-31',
  '2026-03-01 09:30',
  '2026-03-01T09:30:15',
  '2026/03/01 24:00',
  '2026-03-01 23:59:59',
  '2026-3-1 9:05',
  '2026-03/01',
  '03/04/2026',
  '27.02.2026',
  '20260301',
  '2026年3月1日',
  'TRUE',
  'false',
  'True',
  'false ',
  '华东',
  '、顿号',
  'é',
  '😀',
  '客户 12',
  'NULL',
  'null',
  '\\N',
  'nan',
  '#x',
  '合计',
  'a"b',
  '5"',
  "it's",
  '\\"',
  '\u0001',
  'a\u0000b',
  '\u2028x',
  'x\u2028',
];
/** Values of a kind, as one column of a real file has them. */
const KINDS: readonly ((random: () => number) => string)[] = [
  (random) => String(Math.floor(random() * 2000) - 500),
  (random) => (random() * 1e6 - 5e5).toFixed(2),
  (random) => String(Math.round(random() * 1e9) / 10 ** Math.floor(random() * 7)),
  (random) => String(random() * 10 ** (Math.floor(random() * 12) - 4)).slice(0, 16),
  (random) => `${BigInt(Math.floor(random() * 2 ** 52)) * 1_000_003n}`,
  (random) => dayOf(random, '-', 2),
  (random) => dayOf(random, ['-', '/', '.'][Math.floor(random() * 3)]!, 1),
  (random) =>
    `${dayOf(random, '-', 2)}${random() < 0.5 ? ' ' : 'T'}${two(random, 24)}:${two(random, 60)}:${two(random, 60)}`,
  (random) => `${dayOf(random, '/', 1)}${random() < 0.5 ? '' : ` ${Math.floor(random() * 24)}:${two(random, 60)}`}`,
  (random) => (random() < 0.5 ? 'TRUE' : 'false'),
  (random) => ['华东', '华南', 'East', '、', 'x y'][Math.floor(random() * 5)]!,
  (random) => `第 ${Math.floor(random() * 1e5)} 单`,
  (random) => `¥${(random() * 1000).toFixed(2)}`,
  () => '',
];

function two(random: () => number, end: number): string {
  return String(Math.floor(random() * end)).padStart(2, '0');
}

function dayOf(random: () => number, mark: string, digits: number): string {
  const parts = [1 + Math.floor(random() * 12), 1 + Math.floor(random() * 28)];
  return [1901 + Math.floor(random() * 200), ...parts.map((part) => String(part).padStart(digits, '0'))].join(mark);
}

function pick<Item>(random: () => number, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!;
}

interface Looks {
  readonly separator: string;
  readonly end: string;
  /** How often a field is quoted without need. */
  readonly quotes: number;
  /** How often a cell is not of its column's kind. */
  readonly odd: number;
  readonly ragged: number;
  readonly blank: number;
  readonly lines: boolean;
}

function toField(text: string, { separator, quotes }: Looks, random: () => number): string {
  const isNeeded = text.includes(separator) || /[\r\n]/.test(text) || text.startsWith('"');
  return isNeeded || random() < quotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A file of columns that are mostly of one kind, and how it is written. */
function toFile(random: () => number, rows: number): string {
  const looks: Looks = {
    separator: pick(random, [',', '\t', ';', '|']),
    end: pick(random, ['\n', '\n', '\r\n', '\r\n', '\r']),
    quotes: pick(random, [0, 0, 0.1, 1]),
    odd: pick(random, [0, 0, 0, 0.01, 0.2]),
    ragged: pick(random, [0, 0, 0.05]),
    blank: pick(random, [0, 0, 0.05]),
    lines: random() < 0.2,
  };
  const kinds = Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick(random, KINDS));
  const gaps = pick(random, [0, 0, 0.1]);
  const records = [kinds.map((_, index) => toField(`列${index + 1}`, looks, random))];
  if (random() < 0.2) records.unshift(['订单表']);
  for (let row = 0; row < rows; row++) {
    const fields = kinds.map((kind) => {
      const text = random() < looks.odd ? pick(random, AWKWARD) : random() < gaps ? '' : kind(random);
      return toField(looks.lines && random() < 0.02 ? `a${looks.end}b` : text, looks, random);
    });
    if (random() < looks.ragged) fields.length = Math.max(1, Math.floor(random() * fields.length));
    if (random() < looks.ragged) fields.push('x');
    records.push(fields);
    if (random() < looks.blank)
      records.push(random() < 0.5 ? [''] : kinds.map(() => pick(random, ['', '', ' ', '\u3000'])));
  }
  const text = records.map((fields) => fields.join(looks.separator)).join(looks.end);
  return random() < 0.5 ? text : `${text}${looks.end}`;
}

/** In UTF-16, which is read as a text and never by its bytes. */
function asUtf16(text: string): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
}

async function outcomeOf(bytes: Buffer, options: Partial<ImportRequest>) {
  try {
    const { result, tables } = await load(bytes, { fileName: '订单.csv', ...options });
    return JSON.parse(JSON.stringify({ result, tables }).replaceAll(/UTF-(?:8|16 LE)|UTF-16/g, 'UTF')) as unknown;
  } catch (error) {
    return toFault(error);
  }
}

function toFault(error: unknown) {
  if (error instanceof ImportFault) return { code: error.code, params: error.params };
  throw error;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('A text in UTF-8', () => {
  it('has the cells that its text has, however its bytes are read', async () => {
    const random = randomOf(35);
    await inTemporaryFolder(async (folder) => {
      for (let turn = 0; turn < 300; turn++) {
        const text = turn < 200 ? toFile(random, 1 + Math.floor(random() * 12)) : noise(random);
        const cells = await Promise.all(
          [Buffer.from(text), asUtf16(text)].map(async (bytes, way) => {
            const file = path.join(folder, `${way}.csv`);
            await writeFile(file, bytes);
            const workbook = await TextWorkbook.open(file, 'x', way === 0 ? 'utf-8' : 'utf-16le');
            return scanCells(workbook).then((found) => [...found], toFault);
          }),
        );
        expect(cells[0], JSON.stringify(text)).toEqual(cells[1]);
      }
    });
  });

  it.each([1, 2, 3, 4])(
    'becomes the table that our own reader makes of it (%i)',
    { timeout: 300_000 },
    async (seed) => {
      const random = randomOf(seed);
      const byEngine = vi.spyOn(DuckdbTarget.prototype, 'loadText');
      for (let turn = 0; turn < 20; turn++) {
        // A file that begins with a zero byte somewhere is taken for none of UTF-8.
        const text = toFile(random, 60 + Math.floor(random() * 100)).replaceAll('\0', '');
        const options = pick(random, [
          {},
          {},
          { headerRows: { 订单: 1 } },
          { misfits: 'empty' as const, columnTypes: { 订单: { 列1: 'integer' as const } } },
        ]);
        expect(await outcomeOf(Buffer.from(text), options), text).toEqual(await outcomeOf(asUtf16(text), options));
      }
      const answers = await Promise.all(byEngine.mock.results.map(({ value }) => value as Promise<boolean>));
      // Else this would compare our reader with itself.
      expect(answers.filter(Boolean).length).toBeGreaterThan(2);
    },
  );
});

/** Signs that mean something to a reader of csv, in any order. */
function noise(random: () => number): string {
  const signs = [
    ',',
    ',',
    '"',
    '"',
    '""',
    '\n',
    '\r\n',
    '\r',
    ' ',
    'a',
    '华',
    '1',
    '-',
    '.',
    '2026-01-02',
    '\u3000',
    '\ufeff',
    '\ufffd',
    '\0',
  ];
  return `h,i,"j"\n${Array.from({ length: 40 }, () => pick(random, signs)).join('')}`;
}

describe('A text in another encoding', () => {
  it('becomes the same table when it is kept as UTF-8 meanwhile', { timeout: 120_000 }, async () => {
    const random = randomOf(7);
    for (let turn = 0; turn < 10; turn++) {
      const bytes = asUtf16(toFile(random, 60));
      await inTemporaryFolder(async (folder) => {
        const textCopyPath = path.join(folder, 'copy');
        expect(await outcomeOf(bytes, { textCopyPath })).toEqual(await outcomeOf(bytes, {}));
      });
    }
  });
});
