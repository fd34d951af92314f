import { toStoredFormat, type BorderStyle, type ExcelBorder, type ExcelStyle } from '@aj-report/contract';
import type { Loss } from '../losses.ts';
import { toNumberFormat } from '../workbook-style.ts';
import { areaOf, lineOf, numberOf, toList, toObject, type Loose } from './loose.ts';

const FONTS = 'Times New Roman,Arial,Tahoma,Verdana,微软雅黑,宋体,黑体,楷体,仿宋,新宋体'.split(',');
const ACROSS = { 0: 'center', 1: 'left', 2: 'right' } as const;
const DOWN = { 1: 'top', 2: 'bottom' } as const;
/** Lines by their number in that document. */
const LINES: Readonly<Record<string, BorderStyle>> = {
  1: 'thin',
  2: 'dotted',
  3: 'dotted',
  4: 'dashed',
  5: 'dashed',
  6: 'dotted',
  7: 'double',
  8: 'medium',
  9: 'dashed',
  10: 'dashed',
  11: 'dotted',
  12: 'dashed',
  13: 'thick',
};
const DEFAULT_SIZE = 10;

/** `#rrggbb` of `#abc`, `#aabbcc` or `rgb(1, 2, 3)`. */
export function colorOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim().toLowerCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (short)
    return `#${short
      .slice(1)
      .map((sign) => sign + sign)
      .join('')}`;
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  const channels = /^rgba?\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)/.exec(text)?.slice(1);
  return channels && `#${channels.map((one) => Math.min(255, Number(one)).toString(16).padStart(2, '0')).join('')}`;
}

function isOn(value: unknown): boolean {
  return value === 1 || value === '1' || value === true;
}

function letters({ ff, fs, bl, it, un, cl, fc }: Loose): ExcelStyle {
  const size = numberOf(fs) ?? DEFAULT_SIZE;
  const index = lineOf(ff);
  const name = index === undefined ? (typeof ff === 'string' ? ff : '') : (FONTS[index] ?? '');
  const color = colorOf(fc);
  return {
    ...(name === '' ? {} : { fontName: name.slice(0, 64) }),
    ...(size === 11 ? {} : { fontSize: Math.min(409, Math.max(1, size)) }),
    ...(isOn(bl) ? { bold: true } : {}),
    ...(isOn(it) ? { italic: true } : {}),
    ...(isOn(un) ? { underline: true } : {}),
    ...(isOn(cl) ? { strike: true } : {}),
    ...(color === undefined || color === '#000000' ? {} : { color }),
  };
}

/** Looks of a cell. */
export function styleOf(value: Loose, lose: (loss: Loss) => void): ExcelStyle {
  const format = toObject(value['ct'])['fa'];
  const background = colorOf(value['bg']);
  const align = ACROSS[numberOf(value['ht']) as keyof typeof ACROSS];
  const down = DOWN[numberOf(value['vt']) as keyof typeof DOWN];
  if ((numberOf(value['tr']) ?? 0) !== 0) lose('rotation');
  return {
    ...letters(value),
    ...(background === undefined ? {} : { background }),
    ...(align ? { align } : {}),
    ...(down ? { verticalAlign: down } : {}),
    ...(String(value['tb'] ?? '') === '2' ? { wrap: true } : {}),
    ...toNumberFormat(typeof format === 'string' ? toStoredFormat(format) : undefined, lose),
  };
}

type Borders = NonNullable<ExcelStyle['borders']>;
type Side = keyof Borders;

function borderOf(value: unknown): ExcelBorder | undefined {
  const { style, color } = toObject(value);
  const line = LINES[String(style ?? '')];
  const named = colorOf(color);
  return line && { style: line, ...(named === undefined || named === '#000000' ? {} : { color: named }) };
}

type Edge = { readonly isFirst: boolean; readonly isLast: boolean };

/** Sides of a cell in an area that get a line. */
const DRAWN: Readonly<Record<string, (side: Side, edge: Edge) => boolean>> = {
  'border-all': () => true,
  'border-outside': (_, { isFirst, isLast }) => isFirst || isLast,
  'border-inside': (_, { isFirst, isLast }) => !isFirst && !isLast,
  'border-horizontal': (side, { isFirst, isLast }) => (side === 'top' || side === 'bottom') && !isFirst && !isLast,
  'border-vertical': (side, { isFirst, isLast }) => (side === 'left' || side === 'right') && !isFirst && !isLast,
  'border-top': (side, { isFirst }) => side === 'top' && isFirst,
  'border-bottom': (side, { isLast }) => side === 'bottom' && isLast,
  'border-left': (side, { isFirst }) => side === 'left' && isFirst,
  'border-right': (side, { isLast }) => side === 'right' && isLast,
};

const CELLS_MAX = 200_000;

/** Borders of all cells, laid over each other in the order of the document. */
export function bordersOf(infos: unknown, lose: (loss: Loss) => void): ReadonlyMap<string, Borders> {
  const borders = new Map<string, Borders>();
  const set = (row: number, column: number, side: Side, line: ExcelBorder | undefined) => {
    const { [side]: _, ...others } = borders.get(`${row},${column}`) ?? {};
    borders.set(`${row},${column}`, { ...others, ...(line ? { [side]: line } : {}) });
  };
  let count = 0;
  const setRange = (info: Loose) => {
    const line = borderOf(info);
    const draws = DRAWN[String(info['borderType'])];
    if (!draws && info['borderType'] !== 'border-none') return lose('border');
    for (const range of toList(info['range'])) {
      const area = areaOf(range);
      if (!area) continue;
      const [[top, bottom], [left, right]] = [area.row, area.column];
      count += (bottom - top + 1) * (right - left + 1);
      if (count > CELLS_MAX) return lose('border');
      for (let row = top; row <= bottom; row++) {
        for (let column = left; column <= right; column++) {
          const edges: readonly (readonly [Side, Edge])[] = [
            ['top', { isFirst: row === top, isLast: false }],
            ['bottom', { isFirst: false, isLast: row === bottom }],
            ['left', { isFirst: column === left, isLast: false }],
            ['right', { isFirst: false, isLast: column === right }],
          ];
          for (const [side, edge] of edges) {
            if (!draws) set(row, column, side, undefined);
            else if (draws(side, edge)) set(row, column, side, line);
          }
        }
      }
    }
  };
  const setCell = (info: Loose) => {
    const value = toObject(info['value']);
    const [row, column] = [lineOf(value['row_index']), lineOf(value['col_index'])];
    if (row === undefined || column === undefined) return;
    const sides = { top: 't', right: 'r', bottom: 'b', left: 'l' } as const;
    for (const [side, key] of Object.entries(sides)) {
      const line = borderOf(value[key]);
      if (line) set(row, column, side as Side, line);
    }
  };
  for (const info of toList(infos).map(toObject)) (info['rangeType'] === 'cell' ? setCell : setRange)(info);
  return borders;
}
