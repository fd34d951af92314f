import { isNumericType, type Cell, type ColumnType, type Language } from '@aj-report/contract';
import { formatCell, type CellWriting } from '../../kit/text/format-cell.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { toNumber } from '../../shapes/numbers.ts';
import type { TrendColours } from '../../kit/theme/trend-colour.ts';
import type { RowsData } from '../../shapes/rows.ts';
import type { DeclaredColumn, Display, Total } from './table-columns.fields.ts';
import { totalOf } from './table-totals.ts';
import type { TableProps } from './table-props.ts';

type Alignment = 'left' | 'center' | 'right';

/** One column as it is drawn. */
export interface TableColumn {
  readonly key: string;
  readonly heading: string;
  /** Heading above it, which neighbours may share; empty = none. */
  readonly group: string;
  readonly type: ColumnType;
  readonly display: Display;
  readonly cells: readonly Cell[];
  readonly writing: CellWriting;
  readonly align: Alignment;
  readonly headingAlign: Alignment;
  /** Track of `grid-template-columns`. */
  readonly track: string;
  /** px that the column keeps when the table scrolls sideways */
  readonly leastPx: number;
  /** em below which nothing can be read of it: its widest number, the beginning of its words, some of its heading */
  readonly needEm: number;
  readonly total: Exclude<Total, 'auto'>;
  /** Ends of what bars and colours measure. */
  readonly low: number;
  readonly high: number;
  readonly color: string;
  readonly trendColours: TrendColours;
  readonly link: string;
  readonly isFixed: boolean;
  readonly isMerged: boolean;
  readonly isWrapped: boolean;
}

/** Rows looked at to find a column's width and decimals. */
const SAMPLED_ROWS = 200;
const MAX_DECIMALS = 2;
/** Widths that an automatic column may have, and what it gets beside its text, in em. */
const WIDTH = { least: 3, most: 16, padding: 1.8 };
/** px beside the text of a cell */
const PADDING_PX = 28;
/** Width in em of what is drawn beside or in place of the text. */
const DRAWN_EM: Readonly<Partial<Record<Display, number>>> = {
  progress: 6,
  sparkline: 7,
  picture: 4,
  tag: 1.2,
  dot: 1,
  arrow: 1,
};
/** em of words and of a heading that have to be read at least; the rest of them may be truncated. */
const READ_EM = { words: 3.5, heading: 2.8 };
/** What begins with a day, whatever the type of its column. */
const DAY = /^\d{4}-\d\d-\d\d/;

const NUMBERED = /(?:编号|编码|代码|单号|工号|序号|号码|年|年份|id|code|no\.?|year)$/i;
/** Figures whose sum says nothing. */
const RATIO = /(?:率|比|占比|同比|环比|均值|平均|单价|均价|价格|温度|%|％|rate|ratio|average|price)\)?$/i;

/** Whether the numbers of a column name something instead of counting it; such numbers are not grouped. */
function isIdentifier(heading: string, type: ColumnType): boolean {
  return type === 'integer' && NUMBERED.test(heading.trim());
}

/** Digits behind the point that a column of numbers needs, so that its points stand under each other. */
function decimalsOf(type: ColumnType, cells: readonly Cell[]): number | null {
  if (!isNumericType(type) || type === 'integer') return null;
  let most = 0;
  for (const cell of cells.slice(0, SAMPLED_ROWS)) {
    if (cell === null) continue;
    const [, behind = ''] = String(cell).split('.');
    most = Math.max(most, behind.length);
  }
  return Math.min(most, MAX_DECIMALS);
}

/** `120px` and `120` are pixels, `30%` is a share of what is left, everything else is automatic. */
function toDeclaredWidth(width: string): { readonly px?: number; readonly share?: string } {
  const match = /^(\d+(?:\.\d+)?)(px|%)?$/.exec(width.trim());
  if (!match || Number(match[1]) === 0) return {};
  return match[2] === '%' ? { share: match[1] ?? '' } : { px: Number(match[1]) };
}

function toTotal(total: Total, heading: string, type: ColumnType, format: CellWriting['format']): TableColumn['total'] {
  if (total !== 'auto') return total;
  if (!isNumericType(type) || isIdentifier(heading, type)) return 'none';
  return format === 'percent' || RATIO.test(heading.trim()) ? 'average' : 'sum';
}

/** What bars measure: from zero, or the lowest value, to the greatest value or what was set. */
function toRange(
  display: Display,
  cells: readonly Cell[],
  max: number | null | undefined,
): { low: number; high: number } {
  if (display !== 'bar' && display !== 'progress' && display !== 'heat') return { low: 0, high: 0 };
  const numbers = cells.flatMap((cell) => toNumber(cell) ?? []);
  const low = numbers.reduce((a, b) => Math.min(a, b), display === 'heat' ? Number.POSITIVE_INFINITY : 0);
  const high = max ?? numbers.reduce((a, b) => Math.max(a, b), 0);
  return { low: Number.isFinite(low) ? Math.min(low, high) : 0, high };
}

function toAlignment(wanted: string, automatic: Alignment): Alignment {
  return wanted === 'left' || wanted === 'center' || wanted === 'right' ? wanted : automatic;
}

function automaticAlignment(type: ColumnType, display: Display): Alignment {
  if (display === 'picture' || display === 'sparkline') return 'center';
  return isNumericType(type) && display !== 'tag' && display !== 'dot' && display !== 'progress' ? 'right' : 'left';
}

function widestOf(texts: readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, textWidth(text, 1)), 0);
}

type Widths = Pick<TableColumn, 'track' | 'leastPx'>;

function toWidths(one: DeclaredColumn, heading: string, texts: readonly string[], props: TableProps): Widths {
  const { px, share } = toDeclaredWidth(one.width ?? '');
  if (px !== undefined) return { track: `${px}px`, leastPx: px };
  const drawn = DRAWN_EM[one.display ?? 'text'] ?? 0;
  const [title, widest] = [textWidth(heading, 1), widestOf(texts)];
  const em = Math.min(Math.max(title, widest, WIDTH.least), WIDTH.most) + drawn;
  const leastPx = Math.ceil(em * Math.max(props.fontSizeBody, props.fontSizeHeader) + PADDING_PX);
  const least = props.isScrollX ? `${leastPx}px` : '0';
  const track = `minmax(${least}, ${share ?? (em + WIDTH.padding).toFixed(1)}fr)`;
  return { track, leastPx };
}

/** em that a column needs: numbers and days whole, because a shortened one is another; of words what tells them apart. */
function toNeedEm(type: ColumnType, display: Display, heading: string, texts: readonly string[]): number {
  const widest = widestOf(texts);
  const isWhole = isNumericType(type) || DAY.test(texts[0] ?? '');
  const shown = isWhole ? widest : Math.min(widest, READ_EM.words);
  return Math.max(shown + (DRAWN_EM[display] ?? 0), Math.min(textWidth(heading, 1), READ_EM.heading));
}

/**
 * Columns in order: those declared by hand, else all of the data. A declared column without data stays, empty.
 * Numbers stand right and share their decimals unless set otherwise.
 */
export function toTableColumns(props: TableProps, data: RowsData, language: Language): readonly TableColumn[] {
  const declared: readonly DeclaredColumn[] =
    props.dynamicAddTable.length > 0 ? props.dynamicAddTable : data.columns.map(({ key }) => ({ key }));
  const columns = declared.map((one) => toColumn(one, props, data, language));
  const fixed = columns.filter(({ isFixed }) => isFixed);
  return [...fixed, ...columns.filter(({ isFixed }) => !isFixed)];
}

function toColumn(one: DeclaredColumn, props: TableProps, data: RowsData, language: Language): TableColumn {
  const index = data.columns.findIndex(({ key }) => key === one.key);
  const type = data.columns[index]?.type ?? 'string';
  const cells = data.data[index] ?? [];
  const heading = one.name || data.columns[index]?.label || one.key || '';
  const { format = 'auto', display = 'text' } = one;
  const writing: CellWriting = {
    format,
    decimals: one.decimals ?? (format === 'auto' ? decimalsOf(type, cells) : null),
    suffix: one.suffix ?? '',
    grouping: !isIdentifier(heading, type),
  };
  const isDrawn = display === 'picture' || display === 'sparkline';
  const texts = isDrawn ? [] : cells.slice(0, SAMPLED_ROWS).map((cell) => formatCell(cell, type, writing, language));
  const automatic = automaticAlignment(type, display);
  const total = toTotal(one.summary ?? 'auto', heading, type, format);
  const sum = props.isSummary ? totalOf(cells, total) : null;
  const writtenSum = sum === null ? '' : formatCell(sum, type, writing, language);
  return {
    key: one.key ?? '',
    heading,
    group: one.group ?? '',
    type,
    display,
    cells,
    writing,
    align: toAlignment(one.align ?? '', toAlignment(props.textAlignBody, automatic)),
    headingAlign: toAlignment(one.align ?? '', toAlignment(props.textAlignHeader, automatic)),
    ...toWidths(one, heading, texts, props),
    needEm: toNeedEm(type, display, heading, [...texts, writtenSum]),
    ...toRange(display, cells, one.max),
    total,
    color: one.color ?? '',
    trendColours: one.trendColours ?? 'auto',
    link: one.link ?? '',
    isFixed: one.isFixed ?? false,
    isMerged: one.isMerged ?? false,
    isWrapped: one.isWrapped ?? false,
  };
}
