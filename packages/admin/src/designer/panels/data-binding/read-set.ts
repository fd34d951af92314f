import { getData, type ContextData, type DataSetChoice, type Row } from '@aj-report/contract';
import { call } from '../../../api/call.ts';
import { readFields, type FieldReading } from '../../../make-screen/plan/field-reading.ts';
import type { KnownSet } from './field-use.ts';

/** Rows by which columns are read. */
const ROWS_READ = 200;

/** What was read last of each set with some parameters: a panel begins with it while it reads again. */
const lastRead = new Map<string, KnownSet>();
const KEPT_MAX = 20;

const keyOf = ({ setCode, fieldSettings }: DataSetChoice, contextData: ContextData) =>
  JSON.stringify([setCode, contextData, fieldSettings]);

export function lastKnown(set: DataSetChoice, contextData: ContextData): KnownSet | undefined {
  return lastRead.get(keyOf(set, contextData));
}

/** What a data set holds, read and kept at hand. @throws ApiError */
export async function readSet(set: DataSetChoice, contextData: ContextData, signal?: AbortSignal): Promise<KnownSet> {
  const known = await readAnew(set, contextData, signal);
  lastRead.set(keyOf(set, contextData), known);
  for (const old of [...lastRead.keys()].slice(0, -KEPT_MAX)) lastRead.delete(old);
  return known;
}

/** What a data set holds: its first rows, and what they and the set itself say of its columns. @throws ApiError */
async function readAnew(set: DataSetChoice, contextData: ContextData, signal?: AbortSignal): Promise<KnownSet> {
  const ask = (body: object) =>
    call(getData, {
      body: { setCode: set.setCode, contextData, ...body },
      ...(signal && { signal }),
      showErrorDialog: false,
    }) as Promise<Row[]>;
  const rows = await ask({ page: { number: 1, size: ROWS_READ + 1 } });
  const isWhole = rows.length <= ROWS_READ;
  const fields = readFields(set.columns, rows, set.fieldSettings);
  const ends = isWhole ? {} : await readEnds(fields, ask);
  return {
    rows,
    isWhole,
    isGrouped: set.isGrouped,
    fields: fields.map((field) => ({ ...field, ...ends[field.name] })),
  };
}

type Ends = Readonly<Record<string, Pick<FieldReading, 'min' | 'max'>>>;

/** The first and the last of all dates: the first rows alone are often of one day. */
async function readEnds(fields: readonly FieldReading[], ask: (body: object) => Promise<Row[]>): Promise<Ends> {
  const dates = fields.filter(({ type }) => type === 'date' || type === 'datetime');
  if (dates.length === 0) return {};
  const measures = dates.flatMap(({ name }, at) => [
    { field: name, aggregation: 'min', as: `min_${at}` },
    { field: name, aggregation: 'max', as: `max_${at}` },
  ]);
  // Where they cannot be asked for, those of the first rows have to do.
  const [row = {}] = await ask({ group: { by: [], measures } }).catch((): Row[] => []);
  return Object.fromEntries(
    dates.flatMap(({ name }, at) => {
      const [min, max] = [row[`min_${at}`] ?? null, row[`max_${at}`] ?? null];
      return min === null ? [] : [[name, { min, max }]];
    }),
  );
}

/** What the set itself and the names of its columns tell, before rows were read or where they cannot be. */
export function namesOnly(set: DataSetChoice): KnownSet {
  const fields = readFields(set.columns, [], set.fieldSettings);
  return { rows: [], isWhole: false, isGrouped: set.isGrouped, fields };
}
