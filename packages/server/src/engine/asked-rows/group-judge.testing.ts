import type { Aggregation, Cell, ExampleTable, Grain } from '@aj-report/contract';

/** Columns of every kind that is grouped or aggregated. */
const COLUMNS = {
  id: 'integer',
  city: 'string',
  count: 'integer',
  amount: 'decimal',
  ratio: 'number',
  day: 'date',
  moment: 'datetime',
  big: 'decimal',
} as const;
type Name = keyof typeof COLUMNS;

/** The same numbers every time. */
function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const DAY_MS = 86_400_000;

/** Rows around two ends of years, with empty cells everywhere and texts without a character. */
function makeRows(): Cell[][] {
  const next = makeRandom(20_261_231);
  const orEmpty = (cell: Cell) => (next(8) === 0 ? null : cell);
  return Array.from({ length: 400 }, (_, at): Cell[] => {
    const begin = next(2) === 0 ? Date.UTC(2025, 11, 20) : Date.UTC(2026, 11, 20);
    const moment = new Date(begin + next(24) * DAY_MS + next(86_400) * 1000).toISOString();
    const [day, time] = [moment.slice(0, 10), moment.slice(11, 19)];
    const amount = (next(2_000_000) - 600_000) / 10_000;
    return [
      at + 1,
      orEmpty(['杭州', 'Ulm', 'ulm', '', '10'][next(5)]!),
      orEmpty(next(100) - 20),
      orEmpty(amount),
      orEmpty((next(4000) - 1000) / 8),
      orEmpty(day),
      orEmpty(`${day} ${time}`),
      '99999999999999.9999',
    ];
  });
}

/** The table that all engines hold. */
export const JUDGED: ExampleTable = { columns: COLUMNS, rows: makeRows() };

export function cellOf(row: readonly Cell[], name: Name): Cell {
  const cell = row[Object.keys(COLUMNS).indexOf(name)] ?? null;
  return cell === '' ? null : cell;
}

/** The period of a date, by nothing but a calendar. */
export function periodIn(cell: Cell, grain: Grain): Cell {
  if (cell === null) return null;
  const text = String(cell);
  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const monday = (date.getUTCDay() + 6) % 7;
  const pad = (value: number) => String(value).padStart(2, '0');
  const month = date.getUTCMonth();
  const values: Readonly<Record<Grain, Cell>> = {
    year: `${date.getUTCFullYear()}-01-01`,
    quarter: `${date.getUTCFullYear()}-${['01', '04', '07', '10'][Math.floor(month / 3)]}-01`,
    month: `${date.getUTCFullYear()}-${pad(month + 1)}-01`,
    week: new Date(date.getTime() - monday * DAY_MS).toISOString().slice(0, 10),
    day: text.slice(0, 10),
    hour: `${text.slice(0, 13)}:00:00`,
    hourOfDay: Number(text.slice(11, 13)),
    weekday: monday + 1,
  };
  return values[grain];
}

/** Ten-thousandths: all numbers of the table are whole ones of them. */
function scaled(rows: readonly (readonly Cell[])[], name: Name): bigint[] {
  return rows.flatMap((row) => {
    const cell = cellOf(row, name);
    return cell === null ? [] : [BigInt(Math.round(Number(cell) * 10_000))];
  });
}

/** What a group's value must be: a fraction of whole numbers, a cell, or nothing. */
export type Judged = { readonly over: bigint; readonly under: bigint } | Cell;

function ratioOf(over: bigint, under: bigint): Judged {
  return under === 0n ? null : { over, under };
}

function sumOf(numbers: readonly bigint[]): bigint {
  return numbers.reduce((sum, one) => sum + one, 0n);
}

/** The aggregate of some rows, for all aggregations that need no other groups. */
export function judge(aggregation: Aggregation, rows: readonly (readonly Cell[])[], name: Name, orderBy: Name): Judged {
  const cells = rows.map((row) => cellOf(row, name)).filter((cell) => cell !== null);
  if (aggregation === 'count') return cells.length;
  if (aggregation === 'countDistinct') return new Set(cells).size;
  if (aggregation === 'last') {
    const dated = rows.filter((row) => cellOf(row, orderBy) !== null);
    const latest = dated
      .map((row) => String(cellOf(row, orderBy)))
      .toSorted()
      .at(-1);
    return latest === undefined
      ? null
      : cellOf(
          dated.findLast((row) => cellOf(row, orderBy) === latest)!,
          name,
        );
  }
  if (COLUMNS[name] === 'date' || COLUMNS[name] === 'datetime') {
    const sorted = cells.map(String).toSorted();
    return (aggregation === 'min' ? sorted[0] : sorted.at(-1)) ?? null;
  }
  const sorted = scaled(rows, name).toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  if (sorted.length === 0) return null;
  if (aggregation === 'sum') return ratioOf(sumOf(sorted), 10_000n);
  if (aggregation === 'avg') return ratioOf(sumOf(sorted), BigInt(sorted.length) * 10_000n);
  if (aggregation === 'min') return ratioOf(sorted[0]!, 10_000n);
  if (aggregation === 'max') return ratioOf(sorted.at(-1)!, 10_000n);
  const [low, high] = [sorted[(sorted.length - 1) >> 1]!, sorted[sorted.length >> 1]!];
  return ratioOf(low + high, 20_000n);
}

/** Sum of a column in ten-thousandths; undefined where there is none. */
export function totalOf(rows: readonly (readonly Cell[])[], name: Name): bigint | undefined {
  const numbers = scaled(rows, name);
  return numbers.length === 0 ? undefined : sumOf(numbers);
}

/** Whether a cell is what was judged, to 14 significant digits where that is a fraction. */
export function agrees(cell: Cell, judged: Judged): boolean {
  if (judged === null || typeof judged !== 'object') return cell === judged;
  if (cell === null) return false;
  const found = BigInt(Math.round(Number(cell) * 1e10));
  const wanted = (judged.over * 10_000_000_000n) / judged.under;
  const apart = found > wanted ? found - wanted : wanted - found;
  return apart <= 2n;
}
