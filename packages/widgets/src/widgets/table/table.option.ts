import { isNumericType, type Cell, type ColumnType, type Language } from '@aj-report/contract';
import type { PropsOf } from '../../kit/define-widget.ts';
import { formatCell, type CellWriting } from '../../kit/format-cell.ts';
import { safePaint } from '../../kit/safe-url.ts';
import type { StyleValues } from '../../kit/styles.ts';
import { textWidth } from '../../kit/text-width.ts';
import type { RowsData } from '../../shapes/rows.ts';
import type { table } from './table.widget.ts';

export type TableProps = Readonly<PropsOf<typeof table>>;

/** One column as it is drawn. */
export interface TableColumn {
  readonly key: string;
  readonly heading: string;
  readonly type: ColumnType;
  readonly cells: readonly Cell[];
  readonly writing: CellWriting;
  readonly align: 'left' | 'center' | 'right';
  readonly headingAlign: 'left' | 'center' | 'right';
  /** Track of `grid-template-columns`. */
  readonly track: string;
}

interface DeclaredColumn {
  readonly name?: string;
  readonly key?: string;
  readonly width?: string;
  readonly align?: string;
  readonly format?: CellWriting['format'];
  readonly decimals?: number | null;
  readonly suffix?: string;
}

/** Rows looked at to find a column's width and decimals. */
const SAMPLED_ROWS = 200;
const MOST_DECIMALS = 2;
/** Widths that an automatic column may have, and what it gets beside its text, in em. */
const WIDTH = { least: 3, most: 16, padding: 1.8 };

const NUMBERED = /(?:编号|编码|代码|单号|工号|序号|号码|年|年份|id|code|no\.?|year)$/i;

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
  return Math.min(most, MOST_DECIMALS);
}

/** `120px` and `120` are pixels, `30%` is a share of what is left, everything else is automatic. */
function declaredTrack(width: string): string | undefined {
  const match = /^(\d+(?:\.\d+)?)(px|%)?$/.exec(width.trim());
  if (!match || Number(match[1]) === 0) return undefined;
  return match[2] === '%' ? `minmax(0, ${match[1]}fr)` : `${match[1]}px`;
}

function automaticTrack(heading: string, cells: readonly Cell[], write: (cell: Cell) => string): string {
  let widest = textWidth(heading, 1);
  for (const cell of cells.slice(0, SAMPLED_ROWS)) widest = Math.max(widest, textWidth(write(cell), 1));
  const share = Math.min(Math.max(widest, WIDTH.least), WIDTH.most) + WIDTH.padding;
  return `minmax(0, ${share.toFixed(1)}fr)`;
}

type Alignment = TableColumn['align'];

function toAlignment(wanted: string, automatic: Alignment): Alignment {
  return wanted === 'left' || wanted === 'center' || wanted === 'right' ? wanted : automatic;
}

/**
 * Columns in order: those declared by hand, else all of the data. A declared column without data stays, empty.
 * Numbers stand right and share their decimals unless told otherwise.
 */
export function toTableColumns(props: TableProps, data: RowsData, language: Language): readonly TableColumn[] {
  const declared: readonly DeclaredColumn[] =
    props.dynamicAddTable.length > 0 ? props.dynamicAddTable : data.columns.map(({ key }) => ({ key }));
  return declared.map((one) => {
    const index = data.columns.findIndex(({ key }) => key === one.key);
    const type = data.columns[index]?.type ?? 'string';
    const cells = data.data[index] ?? [];
    const heading = one.name || data.columns[index]?.label || one.key || '';
    const format = one.format ?? 'auto';
    const writing: CellWriting = {
      format,
      decimals: one.decimals ?? (format === 'auto' ? decimalsOf(type, cells) : null),
      suffix: one.suffix ?? '',
      grouping: !isIdentifier(heading, type),
    };
    const automatic = isNumericType(type) ? 'right' : 'left';
    return {
      key: one.key ?? '',
      heading,
      type,
      cells,
      writing,
      align: toAlignment(one.align ?? '', toAlignment(props.textAlignBody, automatic)),
      headingAlign: toAlignment(one.align ?? '', toAlignment(props.textAlignHeader, automatic)),
      track:
        declaredTrack(one.width ?? '') ??
        automaticTrack(heading, cells, (cell) => formatCell(cell, type, writing, language)),
    };
  });
}

/** Heights of a table in its box, px. */
export interface TableHeights {
  readonly header: number;
  readonly row: number;
  readonly body: number;
  /** Rows that fit the body, not always a whole number. */
  readonly visibleRows: number;
}

/** Text needs so many font sizes of height. */
const LEAST_LINE = 1.5;

/** Row height as set, or so that header and visible rows fill the box; never less than the text needs. */
export function toTableHeights(props: TableProps, boxHeight: number): TableHeights {
  const headerRows = props.isHeader ? 1 : 0;
  const share = boxHeight / (props.vis + headerRows);
  const row = Math.max(props.rowHeight ?? share, props.fontSizeBody * LEAST_LINE, 1);
  const header = headerRows * Math.max(props.rowHeight ?? Math.min(share, row), props.fontSizeHeader * LEAST_LINE);
  const room = Math.max(0, boxHeight - header);
  const body = props.rowHeight === null ? room : Math.min(room, row * props.vis);
  return { header, row, body, visibleRows: body / row };
}

function family(name: string): string {
  return name === '' ? '' : `${name}, var(--aj-font-family)`;
}

/** Custom properties from which the table's sheet takes everything that can be set. */
export function toTableStyles(props: TableProps, columns: readonly TableColumn[], heights: TableHeights): StyleValues {
  const line = props.isLine ? `${props.borderWidth}px solid ${props.borderColor || 'var(--aj-border)'}` : '';
  return {
    '--columns': columns.map(({ track }) => track).join(' '),
    '--row-height': `${heights.row}px`,
    '--header-height': `${heights.header}px`,
    '--body-height': `${heights.body}px`,
    '--line': line,
    '--head-size': `${props.fontSizeHeader}px`,
    '--head-color': props.headColor,
    '--head-background': safePaint(props.headBackColor),
    '--head-weight': props.headTextFontWeight,
    '--head-style': props.headTextFontStyle,
    '--head-family': family(props.headTextFontFamily),
    '--body-size': `${props.fontSizeBody}px`,
    '--body-color': props.bodyColor,
    '--body-weight': props.bodyTextFontWeight,
    '--body-style': props.bodyTextFontStyle,
    '--body-family': family(props.bodyTextFontFamily),
    '--odd': safePaint(props.oldColor),
    '--even': safePaint(props.eventColor),
    background: safePaint(props.tableBgColor),
  };
}
