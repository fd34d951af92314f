import type { Cell, ExcelSkippedTexts } from '@aj-report/contract';
import type { Part } from '../expression/expression.types.ts';
import type { TemplatePlan } from '../plan/plan.types.ts';
import { toNumber, type Tables } from './set-data.ts';

const ADDING = new Set(['sum', 'avg']);

/** The field whose texts an expression leaves out: of a sum, an average or a share. */
function addedField(part: Part): { readonly set: string; readonly field: string } | undefined {
  if (part.kind === 'share') return part;
  if (part.kind !== 'aggregate' || part.field === undefined || !ADDING.has(part.func)) return undefined;
  return { set: part.set, field: part.field };
}

function isSkipped(value: Cell): boolean {
  return (
    typeof value === 'boolean' || (typeof value === 'string' && value.trim() !== '' && toNumber(value) === undefined)
  );
}

/**
 * Values that sums, averages and shares of a report leave out, as they are no numbers (`1,200`, `￥50.00`): of every
 * field that is added up, among all rows of its data set.
 */
export function skippedTexts({ sheets }: Pick<TemplatePlan, 'sheets'>, tables: Tables): ExcelSkippedTexts[] {
  const found = new Map<string, ExcelSkippedTexts>();
  for (const { sheet, cells } of sheets) {
    for (const { content, name } of cells) {
      for (const part of content.kind === 'parts' ? content.parts : []) {
        const added = addedField(part);
        const table = added && tables.get(added.set);
        if (!added || !table) continue;
        const key = `${added.set}.${added.field}`;
        const known = found.get(key);
        const place = `${sheet.name}!${name}`;
        if (known) {
          if (!known.cells.includes(place)) known.cells.push(place);
          continue;
        }
        const column = table.columns.findIndex((one) => one.name === added.field);
        const count = (table.data[column] ?? []).filter(isSkipped).length;
        found.set(key, { setCode: added.set, field: added.field, cells: [place], count, rows: table.rowCount });
      }
    }
  }
  return [...found.values()].filter(({ count }) => count > 0);
}
