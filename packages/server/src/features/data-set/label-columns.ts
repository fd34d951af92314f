import type { AskedGroup, Column, Table } from '@aj-report/contract';

/** By column of a data set: what people read in place of its name. */
export type ColumnLabels = Readonly<Record<string, string>>;

const START = Buffer.from('{"columns":');
/** No name holds it: quotes within texts are escaped. */
const END = Buffer.from('],"data":');

/**
 * A table of an answer whose columns carry the labels that the set remembers. Rows are not read, however many there are.
 * @param tableJson a `Table` as JSON bytes
 * @param group columns of a grouped answer are called as the question says
 */
export function labelColumns(tableJson: Buffer, labels: ColumnLabels, group: AskedGroup | undefined): Buffer {
  const fields = new Map([...(group?.by ?? []), ...(group?.measures ?? [])].map(({ as, field }) => [as, field]));
  const labelled = (columns: Table['columns']): Column[] =>
    columns.map((column) => {
      const field = fields.get(column.name) ?? column.name;
      return Object.hasOwn(labels, field) ? { ...column, label: labels[field]! } : column;
    });
  const end = tableJson.indexOf(END);
  if (!tableJson.subarray(0, START.length).equals(START) || end < 0) {
    const table = JSON.parse(tableJson.toString()) as Table;
    return Buffer.from(JSON.stringify({ ...table, columns: labelled(table.columns) }));
  }
  const columns = JSON.parse(tableJson.subarray(START.length, end + 1).toString()) as Table['columns'];
  const head = Buffer.from(JSON.stringify(labelled(columns)));
  return Buffer.concat([START, head, tableJson.subarray(end + 1)]);
}
