import type { Cell, Language } from '@aj-report/contract';
import { findCondition } from '../../kit/data/condition.ts';
import { lettersShare, shareOf, type BoxSize } from '../../kit/box/box-share.ts';
import { frozenDefaults } from '../../kit/widget/field-properties.ts';
import { safePaint } from '../../kit/text/safe-url.ts';
import type { StyleValues } from '../../kit/template/styles.ts';
import { groundOf } from '../../kit/theme/ground.ts';
import type { Theme } from '../../kit/theme/theme.ts';
import type { RowsData } from '../../shapes/rows.ts';
import { toTableColumns, type TableColumn } from './table-columns.ts';
import { toTableHead, type TableHead } from './table-heads.ts';
import { toRuns, type Run } from './table-runs.ts';
import { sortRows, type TableSort } from './table-sort.ts';
import { totalOf } from './table-totals.ts';
import { leastRowWidth, toTracks } from './table-widths.ts';
import { table } from './table.runtime.gen.ts';
import type { TableProps } from './table-props.ts';

export type RowCondition = TableProps['conditions'][number];

/** All that is drawn of a table but its place: made once per data, properties, language and sorting. */
export interface TableModel {
  readonly columns: readonly TableColumn[];
  readonly head: TableHead;
  readonly rowCount: number;
  /** Row of the data at each place; undefined = as they are. */
  readonly order: readonly number[] | undefined;
  /** Runs of equal cells by place, for the columns that are merged. */
  readonly runs: ReadonlyMap<TableColumn, readonly Run[]>;
  /** A number or nothing per column; undefined = no row of totals. */
  readonly totals: readonly (number | null)[] | undefined;
}

/** The sorting that the properties give. */
export function defaultSort({ sortField, sortOrder }: TableProps): TableSort | undefined {
  return sortField === '' ? undefined : { field: sortField, order: sortOrder };
}

/** `sort` = how the table itself sorts; undefined where the rows come in order. */
export function toTableModel(
  props: TableProps,
  data: RowsData,
  language: Language,
  sort: TableSort | undefined,
): TableModel {
  const columns = toTableColumns(props, data, language);
  const sorted = sort && data.data[data.columns.findIndex(({ key }) => key === sort.field)];
  const order = sort && sorted ? sortRows(sorted, data.rowCount, sort.order, language) : undefined;
  const runs = new Map<TableColumn, readonly Run[]>();
  let outer: readonly Run[] | undefined;
  for (const column of columns) {
    if (!column.isMerged) continue;
    outer = toRuns(order ? order.map((row) => column.cells[row] ?? null) : column.cells, outer);
    runs.set(column, outer);
  }
  return {
    columns,
    head: toTableHead(columns),
    rowCount: data.rowCount,
    order,
    runs,
    totals: props.isSummary ? columns.map(({ cells, total }) => totalOf(cells, total)) : undefined,
  };
}

/** Name of the row of totals. */
export function totalLabel({ summaryLabel }: TableProps, language: Language): string {
  return summaryLabel || (language === 'zh' ? '合计' : 'Total');
}

/** Row of the data at a place. */
export function rowAt({ order }: TableModel, place: number): number {
  return order?.[place] ?? place;
}

/** Looks that the rules give to a row and to its cells by column name. */
export interface RowLook {
  readonly row: RowCondition | undefined;
  readonly cells: ReadonlyMap<string, RowCondition>;
}

/** The looks of a row: per column, and for the whole row, the first rule that is met. */
export function toRowLook(conditions: readonly RowCondition[], valueOf: (field: string) => Cell): RowLook {
  const met = (some: readonly RowCondition[]) => findCondition(some, (one) => valueOf(one.field));
  const cells = new Map<string, RowCondition>();
  for (const name of new Set(conditions.map(({ field }) => field))) {
    const look = met(conditions.filter((one) => one.field === name && !one.isRow));
    if (look) cells.set(name, look);
  }
  return { row: met(conditions.filter(({ isRow }) => isRow)), cells };
}

/** px of the smallest text that a small box has by itself */
const MIN_FONT = 10;

/**
 * The properties with text as it suits the box where nobody set it: larger in a vast one, as far as the columns have
 * room for it, and smaller in a small one. Columns that stay have their places in widths of their own: all others scroll
 * as soon as they need more than the box.
 */
export function fitText(props: TableProps, columns: readonly TableColumn[], box: BoxSize): TableProps {
  const defaults = frozenDefaults(table.fields);
  const whole = columns.reduce((sum, { leastPx }) => sum + leastPx, 0);
  const share = Math.min(shareOf(box), Math.max(1, box.width / Math.max(whole, 1)));
  const fit = (name: 'fontSizeBody' | 'fontSizeHeader') =>
    props[name] === defaults[name] ? Math.max(Math.round(props[name] * share), MIN_FONT) : props[name];
  const fontSizeBody = fit('fontSizeBody');
  const hasFixed = columns.some(({ isFixed }) => isFixed);
  const needed = leastRowWidth(columns, { fontSize: fontSizeBody, isScrollX: props.isScrollX, scale: 1 });
  const isScrollX = props.isScrollX || (hasFixed && needed > box.width);
  return { ...props, fontSizeBody, fontSizeHeader: fit('fontSizeHeader'), isScrollX };
}

/** Factor of the columns' widths in px for properties whose text was fitted to the box: they grow with it. */
export function widthScale(props: TableProps, fitted: TableProps): number {
  return Math.max(fitted.fontSizeBody / props.fontSizeBody, 1);
}

/** Heights of a table in its box, px. */
export interface TableHeights {
  /** All lines of headings. */
  readonly header: number;
  readonly row: number;
  readonly body: number;
  /** Rows that fit the body, not always a whole number. */
  readonly visibleRows: number;
}

/** px of the row of buttons; a low table has low bars */
const BAR = { usual: 36, least: 24, share: 0.14 };

/** Factor of the bars above and below the rows, and of the letters in them. */
export function barScale(box: BoxSize): number {
  const px = Math.min(BAR.usual, Math.max(BAR.least, Math.round(box.height * BAR.share)));
  return (px / BAR.usual) * lettersShare(box);
}

export function toToolsHeight(box: BoxSize): number {
  return Math.round(BAR.usual * barScale(box));
}

/** Text needs so many font sizes of height. */
const MIN_LINE = 1.5;

/** Row height as set, or so that headings, visible rows and totals fill the box; never less than the text needs. */
export function toTableHeights(
  props: TableProps,
  boxHeight: number,
  { headLines, hasTotals }: { readonly headLines: number; readonly hasTotals: boolean } = {
    headLines: 1,
    hasTotals: false,
  },
): TableHeights {
  const lines = props.isHeader ? headLines : 0;
  const share = boxHeight / (props.vis + lines + (hasTotals ? 1 : 0));
  const row = Math.max(props.rowHeight ?? share, props.fontSizeBody * MIN_LINE, 1);
  const header = lines * Math.max(props.rowHeight ?? Math.min(share, row), props.fontSizeHeader * MIN_LINE);
  const room = Math.max(0, boxHeight - header - (hasTotals ? row : 0));
  const body = props.rowHeight === null ? room : Math.min(room, row * props.vis);
  return { header, row, body, visibleRows: body / row };
}

/** px from the left at which each fixed column stays before widths are scaled; undefined for the others. */
export function toFixedPlaces(columns: readonly TableColumn[]): readonly (number | undefined)[] {
  let left = 0;
  return columns.map(({ isFixed, leastPx }) => {
    if (!isFixed) return undefined;
    const place = left;
    left += leastPx;
    return place;
  });
}

function family(name: string): string {
  return name === '' ? '' : `${name}, var(--aj-font-family)`;
}

/** What the look of a table depends on beside its properties and columns; px. */
export interface TableSurroundings {
  readonly heights: TableHeights;
  readonly width: number;
  readonly height: number;
  /** Factor of the columns' widths. */
  readonly scale: number;
  readonly theme: Theme;
}

/** Custom properties from which the table's sheet takes everything that can be set. */
export function toTableStyles(
  props: TableProps,
  columns: readonly TableColumn[],
  { heights, width, height, scale, theme }: TableSurroundings,
): StyleValues {
  const line = props.isLine ? `${props.borderWidth}px solid ${props.borderColor || 'var(--aj-border)'}` : '';
  const fontSize = props.fontSizeBody;
  const look = { fontSize, isScrollX: props.isScrollX, scale };
  return {
    '--columns': toTracks(columns, look),
    '--scale': String(scale),
    // Hides what scrolls below a fixed column: panels of the themes let it shine through.
    '--solid': props.tableBgColor || groundOf(theme),
    '--least-width': `${leastRowWidth(columns, look)}px`,
    '--tools-height': `${toToolsHeight({ width, height })}px`,
    '--bars': String(barScale({ width, height })),
    '--row-height': `${heights.row}px`,
    '--header-height': `${heights.header}px`,
    '--body-height': `${heights.body}px`,
    '--lines': String(Math.max(1, Math.floor(heights.row / (fontSize * MIN_LINE)))),
    '--line': line,
    '--head-size': `${props.fontSizeHeader}px`,
    '--head-color': props.headColor,
    '--head-background': safePaint(props.headBackColor),
    '--head-weight': props.headTextFontWeight,
    '--head-style': props.headTextFontStyle,
    '--head-family': family(props.headTextFontFamily),
    '--body-size': `${fontSize}px`,
    '--body-color': props.bodyColor,
    '--body-weight': props.bodyTextFontWeight,
    '--body-style': props.bodyTextFontStyle,
    '--body-family': family(props.bodyTextFontFamily),
    '--odd': safePaint(props.oldColor),
    '--even': safePaint(props.eventColor),
    background: safePaint(props.tableBgColor),
  };
}
