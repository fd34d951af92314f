import type { Cell, Language } from '@aj-report/contract';
import { html, nothing, type TemplateResult } from 'lit';
import { safePaint } from '../../kit/text/safe-url.ts';
import { styles, type StyleValues } from '../../kit/template/styles.ts';
import { lateTextOf } from '../../kit/text/late-texts.ts';
import { inkOf, renderContent, renderIcon, type CellContext } from './table-cell-view.ts';
import { writeCell } from './table-cells.ts';
import type { TableColumn } from './table-columns.ts';
import type { HeadCell } from './table-heads.ts';
import type { TableSort } from './table-sort.ts';
import {
  rowAt,
  toFixedPlaces,
  toRowLook,
  type RowCondition,
  type TableHeights,
  type TableModel,
} from './table.option.ts';

/** One row of the window: its place among the rows, and in the striping. */
export interface WindowRow {
  /** Place from 0 in the order that is shown. */
  readonly index: number;
  readonly isEven: boolean;
}

/**
 * Rows from `first` on, at most `count`. An endless table goes on with the first row after the last; a row then has
 * another place in the striping than in the data.
 */
export function windowRows(first: number, count: number, rowCount: number, isEndless: boolean): readonly WindowRow[] {
  const rows: WindowRow[] = [];
  const end = isEndless ? first + count : Math.min(first + count, rowCount);
  for (let ordinal = Math.max(0, first); ordinal < end && rowCount > 0; ordinal++) {
    rows.push({ index: ordinal % rowCount, isEven: ordinal % 2 === 1 });
  }
  return rows;
}

/** Rows, with a fraction, by which a turn of the wheel over a table on a stage of this scale moves it; down is positive. */
export function toWheelRows(event: WheelEvent, { row, body }: TableHeights, stageScale: number): number {
  if (event.deltaMode === WheelEvent.DOM_DELTA_LINE) return event.deltaY;
  if (event.deltaMode === WheelEvent.DOM_DELTA_PAGE) return (event.deltaY * body) / row;
  return event.deltaY / (row * stageScale);
}

/** What all parts of one drawing share. */
export interface TableView {
  readonly model: TableModel;
  readonly cells: CellContext;
  readonly conditions: readonly RowCondition[];
  readonly sort: TableSort | undefined;
  readonly isSortable: boolean;
  /** Row of the data that was picked, and place of the row that the keyboard stands on; −1 = none. */
  readonly selected: number;
  readonly active: number;
  /** Lines of headings, which count as rows for screen readers. */
  readonly headLines: number;
  /** The line of filters below the headings. */
  readonly filters: unknown;
}

/** Buttons that save the table as a file. */
export function renderTools(language: Language, save: (kind: 'csv' | 'xlsx') => void): unknown {
  return html`<div class="tools" part="tools">
    <button type="button" part="button" @click=${() => save('xlsx')}>${lateTextOf('exportXlsx', language)}</button>
    <button type="button" part="button" @click=${() => save('csv')}>${lateTextOf('exportCsv', language)}</button>
  </div>`;
}

function fixedStyle(place: number | undefined): StyleValues {
  return place === undefined ? {} : { left: `calc(${place}px * var(--scale))` };
}

const SORTS = { asc: 'ascending', desc: 'descending' } as const;

function renderHeading(
  { text, column }: HeadCell,
  { isSortable }: TableView,
  order: TableSort['order'] | undefined,
): unknown {
  if (!column || !isSortable || column.key === '') return html`<span class="text">${text}</span>`;
  return html`<button type="button" class="sort" data-sort=${column.key} data-order=${order ?? nothing}>
    <span class="text">${text}</span>
    <svg viewBox="0 0 8 12" aria-hidden="true">
      <path d="M4 0 8 5H0Z" />
      <path d="M4 12 0 7h8Z" />
    </svg>
  </button>`;
}

/** The lines of headings, in one grid. */
export function renderHead(view: TableView): TemplateResult {
  const { columns, head } = view.model;
  const places = toFixedPlaces(columns);
  return html`<div class="head" part="header" role="rowgroup">
    <div class="headings">
      ${head.lines.map(
        (cells, line) =>
          html`<div class="line" role="row" aria-rowindex=${line + 1}>
            ${cells.map((cell) => {
              const order = cell.column && cell.column.key === view.sort?.field ? view.sort.order : undefined;
              return html`<div
                class="cell"
                part="heading"
                role="columnheader"
                data-align=${cell.column?.headingAlign ?? 'center'}
                ?data-over=${!cell.column}
                ?data-fixed=${cell.column?.isFixed ?? false}
                aria-colindex=${cell.track}
                aria-colspan=${cell.tracks > 1 ? cell.tracks : nothing}
                aria-rowspan=${cell.lines > 1 ? cell.lines : nothing}
                aria-sort=${order ? SORTS[order] : nothing}
                ${styles({
                  'grid-area': `${cell.line} / ${cell.track} / span ${cell.lines} / span ${cell.tracks}`,
                  ...(cell.column ? fixedStyle(places[cell.track - 1]) : {}),
                })}
              >
                ${renderHeading(cell, view, order)}
              </div>`;
            })}
          </div>`,
      )}
    </div>
    ${view.filters}
  </div>`;
}

interface CellPlace {
  readonly row: WindowRow;
  /** First row of the window: a run that began above is drawn there. */
  readonly isFirst: boolean;
  /** Row of the data. */
  readonly source: number;
}

/** Place of a merged cell against its row: rows above it that it takes, and all its rows. */
function toSpan(
  model: TableModel,
  column: TableColumn,
  { row, isFirst }: CellPlace,
): { above: number; rows: number } | undefined {
  const run = model.runs.get(column)?.[row.index];
  if (!run || run.length === 1) return { above: 0, rows: 1 };
  const above = row.index - run.first;
  return above === 0 || isFirst ? { above, rows: run.length } : undefined;
}

function spanStyle({ above, rows }: { above: number; rows: number }): StyleValues {
  if (rows === 1) return {};
  return { height: `calc(var(--row-height) * ${rows})`, 'margin-top': `calc(var(--row-height) * ${-above})` };
}

function lookStyle(look: RowCondition | undefined, row: RowCondition | undefined, column: TableColumn): StyleValues {
  // The row paints itself where a rule is for all of it.
  const background = safePaint(look?.background ?? '');
  return {
    color: look ? inkOf(look.color, background, safePaint(row?.background ?? '')) : '',
    background: look?.isRow ? '' : background,
    'font-weight': look?.isBold ? 'bold' : '',
    '--paint': safePaint(column.color),
  };
}

function renderCell(
  view: TableView,
  column: TableColumn,
  i: number,
  place: CellPlace,
  looks: ReturnType<typeof toRowLook>,
  left: number | undefined,
): unknown {
  const span = toSpan(view.model, column, place);
  const at = `1 / ${i + 1}`;
  if (!span) return nothing;
  const look = looks.cells.get(column.key) ?? looks.row;
  const cell = column.cells[place.source] ?? null;
  return html`<div
    class="cell"
    part="cell"
    role="gridcell"
    data-align=${column.align}
    data-display=${column.display}
    data-key=${column.key}
    ?data-fixed=${column.isFixed}
    ?data-merged=${span.rows > 1}
    ?data-wrapped=${column.isWrapped}
    aria-colindex=${i + 1}
    aria-rowspan=${span.rows > 1 ? span.rows : nothing}
    ${styles({ 'grid-area': at, ...spanStyle(span), ...lookStyle(look, looks.row, column), ...fixedStyle(left) })}
  >
    ${look ? renderIcon(look.icon ?? '') : nothing} ${renderContent(column, cell, place.source, view.cells)}
  </div>`;
}

/** The rows of the window. */
export function renderRows(view: TableView, rows: readonly WindowRow[]): unknown {
  const { columns } = view.model;
  const lefts = toFixedPlaces(columns);
  const byName = new Map(columns.map((column) => [column.key, column]));
  return rows.map((row, at) => {
    const source = rowAt(view.model, row.index);
    const valueOf = (field: string): Cell => byName.get(field)?.cells[source] ?? null;
    const looks = toRowLook(view.conditions, valueOf);
    const isFirst = at === 0 || row.index === 0;
    return html`<div
      class="row"
      part="row"
      role="row"
      tabindex="-1"
      ?data-even=${row.isEven}
      data-place=${row.index}
      aria-rowindex=${row.index + view.headLines + 1}
      aria-selected=${source === view.selected}
      ?data-active=${row.index === view.active}
      ${styles({ '--row-paint': safePaint(looks.row?.background ?? '') })}
    >
      ${columns.map((column, i) => renderCell(view, column, i, { row, isFirst, source }, looks, lefts[i]))}
    </div>`;
  });
}

/** The row of totals under the others. */
export function renderTotals(view: TableView, label: string): unknown {
  const { columns, totals, rowCount } = view.model;
  if (!totals) return nothing;
  const lefts = toFixedPlaces(columns);
  return html`<div class="totals" part="totals" role="rowgroup">
    <div class="row" role="row" aria-rowindex=${rowCount + view.headLines + 1}>
      ${columns.map((column, i) => {
        const total = totals[i] ?? null;
        const text = total === null ? (i === 0 ? label : '') : writeTotal(column, total, view.cells);
        return html`<div
          class="cell"
          role="gridcell"
          data-align=${column.align}
          ?data-fixed=${column.isFixed}
          aria-colindex=${i + 1}
          ${styles(fixedStyle(lefts[i]))}
        >
          <span class="text">${text}</span>
        </div>`;
      })}
    </div>
  </div>`;
}

function writeTotal(column: TableColumn, total: number, { language }: CellContext): string {
  if (column.total === 'count') return String(total);
  return writeCell({ ...column, type: 'number' }, total, language);
}
