import { isNumericType, type Table } from '../table/table.ts';

/** Where a number of a text comes from. `row` and `toRow` count from 0. */
export interface NumberSource {
  readonly kind: 'cell' | 'sum' | 'mean' | 'count' | 'share' | 'change' | 'difference' | 'ratio';
  /** Name of the column; absent of a count of rows. */
  readonly column?: string;
  /** Of a cell or share its row; of a change, difference or ratio the row it starts from. */
  readonly row?: number;
  readonly toRow?: number;
}

/** One number of a text; without a source it is not in the data. */
export interface TracedNumber {
  readonly start: number;
  readonly end: number;
  readonly source?: NumberSource;
}

interface Fact extends NumberSource {
  readonly value: number;
  /** Written with a percent sign. */
  readonly isPercent: boolean;
}

interface Written {
  readonly value: number;
  /** Half a unit of the last digit that is written. */
  readonly tolerance: number;
  readonly isPercent: boolean;
}

const NUMBER = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^\s*(?:亿|bn\b|B\b)/, 1e8],
  [/^\s*万/, 1e4],
  [/^\s*(?:billion)\b/i, 1e9],
  [/^\s*(?:million|mn)\b/i, 1e6],
  [/^\s*(?:M)\b/, 1e6],
  [/^\s*(?:thousand)\b/i, 1e3],
  [/^\s*(?:k|K)\b/, 1e3],
];
const BILLION = /^\s*(?:bn\b|B\b)/;
const SENTENCE_END = /[。！？；!?;\n]|\.(?=\s|$)/;

/** Rows up to which every pair of neighbours is looked at. */
const PAIRED_ROWS_MAX = 500;

function numbersOf(table: Table, c: number): readonly (number | undefined)[] {
  return (table.data[c] ?? []).map((cell) => {
    const value = typeof cell === 'string' && cell !== '' ? Number(cell) : cell;
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  });
}

function pairFacts(column: string, values: readonly (number | undefined)[], row: number, toRow: number): Fact[] {
  const [from, to] = [values[row], values[toRow]];
  if (from === undefined || to === undefined || row === toRow) return [];
  const place = { column, row, toRow };
  const difference: Fact = { kind: 'difference', value: to - from, isPercent: false, ...place };
  if (from === 0) return [difference];
  return [
    difference,
    { kind: 'change', value: ((to - from) / Math.abs(from)) * 100, isPercent: true, ...place },
    { kind: 'ratio', value: to / from, isPercent: false, ...place },
  ];
}

function columnFacts(table: Table, c: number): Fact[] {
  const column = table.columns[c]!.name;
  const values = numbersOf(table, c);
  const known = values.filter((value) => value !== undefined);
  const sum = known.reduce((total, value) => total + value, 0);
  const facts: Fact[] = values.flatMap((value, row): Fact[] => {
    if (value === undefined) return [];
    const cell = { kind: 'cell', column, row } as const;
    return [
      { ...cell, value, isPercent: false },
      { ...cell, value, isPercent: true },
      { ...cell, value: value * 100, isPercent: true },
      ...(sum === 0 ? [] : [{ kind: 'share', column, row, value: (value / sum) * 100, isPercent: true } as const]),
    ];
  });
  if (known.length === 0) return facts;
  facts.push({ kind: 'sum', column, value: sum, isPercent: false });
  facts.push({ kind: 'mean', column, value: sum / known.length, isPercent: false });
  const last = Math.min(values.length, PAIRED_ROWS_MAX) - 1;
  // Rows may begin with the latest.
  facts.push(...pairFacts(column, values, 0, values.length - 1), ...pairFacts(column, values, values.length - 1, 0));
  for (let row = 0; row < last; row++) facts.push(...pairFacts(column, values, row, row + 1));
  return facts;
}

function factsOf(table: Table): Fact[] {
  const facts: Fact[] = [{ kind: 'count', value: table.rowCount, isPercent: false }];
  table.columns.forEach(({ type }, c) => {
    if (isNumericType(type)) facts.push(...columnFacts(table, c));
  });
  return facts;
}

/** Texts of cells with digits in them, such as days and names, where they stand in the text. */
function labelsIn(text: string, table: Table): TracedNumber[] {
  const found: TracedNumber[] = [];
  table.columns.forEach(({ name, type }, c) => {
    if (isNumericType(type)) return;
    (table.data[c] ?? []).forEach((cell, row) => {
      if (typeof cell !== 'string' || !/\d/.test(cell)) return;
      for (let start = text.indexOf(cell); start >= 0; start = text.indexOf(cell, start + cell.length)) {
        const end = start + cell.length;
        const isWhole = !/\d/.test(text[start - 1] ?? '') && !/\d/.test(text[end] ?? '');
        if (isWhole) found.push({ start, end, source: { kind: 'cell', column: name, row } });
      }
    });
  });
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((one, at, all) => !all.slice(0, at).some((before) => before.end > one.start));
}

function writtenAt(digits: string, rest: string): Written {
  const unit = UNITS.find(([pattern]) => pattern.test(rest));
  const times = unit ? (BILLION.test(rest) ? 1e9 : unit[1]) : 1;
  const decimals = digits.split('.')[1]?.length ?? 0;
  return {
    value: Number(digits.replaceAll(',', '')) * times,
    // A little more than half: floats of halves fall on either side.
    tolerance: 0.5001 * 10 ** -decimals * times,
    isPercent: /^\s*[%％]/.test(rest),
  };
}

/** Names of the rows that a stretch of text speaks of. */
function rowsNamed(stretch: string, table: Table): ReadonlySet<number> {
  const rows = new Set<number>();
  table.columns.forEach(({ type }, c) => {
    if (isNumericType(type)) return;
    (table.data[c] ?? []).forEach((cell, row) => {
      if (typeof cell === 'string' && cell !== '' && stretch.includes(cell)) rows.add(row);
    });
  });
  return rows;
}

function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(0, start).split(SENTENCE_END).at(-1) ?? '';
  const after = text.slice(end).split(SENTENCE_END)[0] ?? '';
  return before + text.slice(start, end) + after;
}

/** Smaller is nearer to what the text says. */
function distanceOf(fact: Fact, named: ReadonlySet<number>, sentence: string): number {
  const isNamed = fact.row !== undefined && named.has(fact.toRow ?? fact.row);
  const isColumnNamed = fact.column !== undefined && sentence.includes(fact.column);
  return (isNamed ? 0 : 4) + (fact.kind === 'cell' || fact.kind === 'share' ? 0 : 2) + (isColumnNamed ? 0 : 1);
}

function sourceOf({ value, tolerance, isPercent }: Written, facts: readonly Fact[], sentence: string, table: Table) {
  const fitting = facts.filter(
    (fact) => fact.isPercent === isPercent && Math.abs(Math.abs(fact.value) - value) <= tolerance,
  );
  if (fitting.length === 0) return undefined;
  const named = rowsNamed(sentence, table);
  const [best] = fitting
    .map((fact) => ({ fact, distance: distanceOf(fact, named, sentence) }))
    .sort((a, b) => a.distance - b.distance);
  const { value: _value, isPercent: _isPercent, ...source } = best!.fact;
  return source;
}

/**
 * Every number of a text with the cell that it is, or the cells that it follows from: a sum, mean, count, share,
 * change, difference or ratio. A number is found when it equals one of these as far as its digits go, its sign apart:
 * texts say "fell by 3".
 */
export function traceNumbers(text: string, table: Table): TracedNumber[] {
  const labels = labelsIn(text, table);
  const facts = factsOf(table);
  const numbers = [...text.matchAll(NUMBER)].flatMap((match): TracedNumber[] => {
    const start = match.index;
    const end = start + match[0].length;
    if (labels.some((label) => label.start < end && start < label.end)) return [];
    const written = writtenAt(match[0], text.slice(end));
    const source = sourceOf(written, facts, sentenceAround(text, start, end), table);
    return [{ start, end, ...(source && { source }) }];
  });
  return [...labels, ...numbers].sort((a, b) => a.start - b.start);
}
