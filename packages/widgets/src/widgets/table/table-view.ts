import type { Language } from '@aj-report/contract';
import { html, type TemplateResult } from 'lit';
import { formatCell } from '../../kit/format-cell.ts';
import type { TableColumn, TableHeights } from './table.option.ts';

/** One row of the window: which row of the data, and its place in the striping. */
export interface WindowRow {
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

export function renderHead(columns: readonly TableColumn[]): TemplateResult {
  return html`<div class="row head" role="row">
    ${columns.map(
      ({ heading, headingAlign }) =>
        html`<div class="cell" role="columnheader" data-align=${headingAlign}><span>${heading}</span></div>`,
    )}
  </div>`;
}

export function renderRow(row: WindowRow, columns: readonly TableColumn[], language: Language): TemplateResult {
  return html`<div class="row" role="row" ?data-even=${row.isEven} data-row=${row.index} aria-rowindex=${row.index + 2}>
    ${columns.map(
      ({ cells, type, writing, align, key }) =>
        html`<div class="cell" role="cell" data-align=${align} data-key=${key}>
          <span>${formatCell(cells[row.index] ?? null, type, writing, language)}</span>
        </div>`,
    )}
  </div>`;
}
