import type { PlainText } from '../cell/cell-sink.ts';
import type { SheetPlan } from '../plan/sheet-analysis.ts';
import type { TargetColumn, TargetTable } from '../plan/target-table.ts';

/** Signs by which the engine would look for other files. */
const GLOB = /[*?[\]]/;

/**
 * The query that reads a plain text into the columns of a table with the engine's own reader, values the same as ours;
 * undefined where one of them may not be. Its types are those that all values were found to have, so that nothing is
 * guessed and nothing can fail to fit.
 */
export function toTextQuery(text: PlainText, plan: SheetPlan, { columns }: TargetTable): string | undefined {
  if (!canRead(text) || plan.disordered || plan.leftOutRows !== undefined || plan.unpivot) return undefined;
  const values = columns.map((column) => toValue(column, plan, text));
  if (values.includes(undefined)) return undefined;
  const { shape } = text;
  const names = Array.from({ length: shape.mostFields }, (_, index) => `c${index + 1}`);
  const where = shape.hasBlankRecords
    ? ` WHERE NOT (${names.map((name) => `${shape.isPadded ? toTrimmed(name) : name} IS NULL`).join(' AND ')})`
    : '';
  return `SELECT ${values.join(', ')} FROM read_csv(${quote(text.file)}, ${toOptions(text, names, plan.lastHeaderRow)})${where}`;
}

/** Whether both readers find the same records and fields. */
function canRead({ file, shape }: PlainText): boolean {
  const hasBothEnds = shape.hasNewlines && shape.hasReturns;
  const isQuotedLoosely = shape.hasQuotedFields && shape.hasLooseQuotes;
  // To take all kinds of white space off takes the engine longer than it takes us to read.
  if (shape.isOddlyPadded) return false;
  const isRagged = shape.fewestFields < shape.mostFields;
  return shape.isWhole && !hasBothEnds && !isQuotedLoosely && !(isRagged && shape.hasQuotedLines) && !GLOB.test(file);
}

function toOptions({ separator, shape }: PlainText, names: readonly string[], skipped: number): string {
  const mark = shape.hasQuotedFields ? '"' : '';
  const options = {
    auto_detect: 'false',
    header: 'false',
    compression: quote('none'),
    delim: quote(separator),
    quote: quote(mark),
    escape: quote(mark),
    skip: String(skipped),
    null_padding: String(shape.fewestFields < shape.mostFields),
    // Where lines end within quotes, a reader that begins in the middle may take one for the end of a record.
    parallel: String(!shape.hasQuotedLines),
    columns: `{${names.map((name) => `${name}: 'VARCHAR'`).join(', ')}}`,
  };
  return Object.entries(options)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ');
}

function toValue(column: TargetColumn, plan: SheetPlan, { shape }: PlainText): string | undefined {
  const { from, stored, notation } = column;
  const planned = from === undefined ? undefined : plan.columns[from];
  if (from === undefined || !planned) return `CAST(NULL AS ${stored.sql})`;
  if (notation) return undefined;
  const name = `c${plan.firstColumn + from}`;
  const trimmed = toTrimmed(name);
  if (stored.sql === 'VARCHAR')
    return shape.isPadded ? `CASE WHEN ${trimmed} IS NULL THEN NULL ELSE ${name} END` : name;
  // The type that the values have by themselves holds all of them; others have to be looked at one by one.
  if (planned.stats.stored.sql !== stored.sql) return undefined;
  const value = shape.isPadded ? trimmed : name;
  const isDay = stored.type === 'date' || stored.type === 'datetime';
  const read = isDay ? `CASE WHEN ${value}[5] = '.' THEN replace(${value}, '.', '-') ELSE ${value} END` : value;
  return `CAST(${read} AS ${stored.sql})`;
}

function toTrimmed(name: string): string {
  return `nullif(trim(${name}), '')`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
