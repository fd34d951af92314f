import type { Cell, Language } from '@aj-report/contract';
import { toCsv, toStamp } from '../../kit/data/csv.ts';
import { saveFile } from '../../kit/data/save-file.ts';
import { lateTextOf } from '../../kit/text/late-texts.ts';
import { toXlsx } from '../../kit/data/xlsx.ts';
import { rowAt, type TableModel } from './table.option.ts';

export interface ExportedTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What the table shows: its columns, all rows in their order as values, and the totals. */
export function toExported(model: TableModel, totalLabel: string): ExportedTable {
  const { columns, totals, rowCount } = model;
  const rows = Array.from({ length: rowCount }, (_, place) =>
    columns.map(({ cells }): Cell => cells[rowAt(model, place)] ?? null),
  );
  if (totals) rows.push(totals.map((total, i) => total ?? (i === 0 ? totalLabel : null)));
  return { head: columns.map(({ group, heading }) => (group === '' ? heading : `${group} / ${heading}`)), rows };
}

/** Lets the reader save the table as a file named by the moment. */
export function saveTable({ head, rows }: ExportedTable, kind: 'csv' | 'xlsx', language: Language): void {
  const name = lateTextOf('tableFile', language);
  const content =
    kind === 'csv' ? new Blob([toCsv(head, rows)], { type: 'text/csv;charset=utf-8' }) : toXlsx(name, head, rows);
  saveFile(`${name}_${toStamp(new Date())}.${kind}`, content);
}
