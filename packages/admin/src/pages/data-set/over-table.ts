import { isNumericType, type Calculation, type ColumnType } from '@aj-report/contract';
import { newCalculation, uniqueAlias } from './calculation-rows.ts';
import type { Draft } from './draft.ts';

interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: ColumnType }[];
}

/** What a table is grouped by at first: a text, else a day or the like, else whatever it has. */
function firstGroup({ columns }: Table): string | undefined {
  const text = columns.find(({ type }) => type === 'string');
  return (text ?? columns.find(({ type }) => !isNumericType(type)) ?? columns[0])?.name;
}

/** The draft as a set over a table that can be run as it stands: no SQL, a first group, and its sum or its rows. */
export function overTable(draft: Draft, table: Table): Draft {
  const over: Draft = { ...draft, setType: 'calc', tableName: table.name };
  if (draft.tableName === table.name && draft.groupFields.length > 0 && draft.calculations.length > 0) return over;
  const group = firstGroup(table);
  const grouped: Draft = { ...over, groupFields: group === undefined ? [] : [group], calculations: [] };
  if (group === undefined) return grouped;
  // Whole numbers are often numbers of things, which nobody sums.
  const isWhole = ({ type }: Table['columns'][number]) => type === 'integer';
  const numbers = table.columns
    .filter((one) => isNumericType(one.type) && one.name !== group)
    .toSorted((one, other) => Number(isWhole(one)) - Number(isWhole(other)));
  const rows: Calculation = { func: 'COUNT', alias: uniqueAlias(grouped, 'count') };
  const first =
    numbers.length === 0
      ? rows
      : newCalculation(
          grouped,
          numbers.map(({ name }) => name),
        );
  return { ...grouped, calculations: [first] };
}

const NAME = '(?:"[^"]*"|`[^`]*`|[\\p{L}\\p{N}_$]+)+';
const WRITTEN_BY_CLICK = new RegExp(`^\\s*(?:select\\s+\\*\\s+from\\s+)?(?:${NAME}(?:\\.${NAME})?)?\\s*;?\\s*$`, 'iu');

/** Whether somebody wrote a SQL, as opposed to nothing, the name of a table, or all of its rows. */
export function isOwnSql(sql: string): boolean {
  return !WRITTEN_BY_CLICK.test(sql);
}
