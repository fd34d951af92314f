import type { ExcelAutoFilterField, ExcelFilter, ExcelRowsAsked, ExcelSort } from '@aj-report/contract';

/** What a reader sorted and filtered. */
export type ChosenRows = Readonly<Required<ExcelRowsAsked>>;

/** Under which an address says what is chosen; no parameter of a report is called so. */
export const ROWS_KEY = '~rows';

/** A field of a data set. */
export type FieldOf = Pick<ExcelAutoFilterField, 'setCode' | 'field'>;

export const NOTHING_CHOSEN: ChosenRows = { sort: [], filter: [] };

export function isSameField(a: FieldOf, b: FieldOf): boolean {
  return a.setCode === b.setCode && a.field === b.field;
}

export function orderOf({ sort }: ChosenRows, field: FieldOf): 'asc' | 'desc' | undefined {
  const found = sort.find((one) => isSameField(one, field));
  return found && (found.order ?? 'asc');
}

export function filtersOf({ filter }: ChosenRows, field: FieldOf): ExcelFilter[] {
  return filter.filter((one) => isSameField(one, field));
}

/** Sorted by a field, or not; a data set is sorted by one at a time. */
export function withOrder(chosen: ChosenRows, field: FieldOf, order: 'asc' | 'desc' | undefined): ChosenRows {
  const others = chosen.sort.filter(({ setCode }) => setCode !== field.setCode);
  const { setCode, field: name } = field;
  return { ...chosen, sort: order ? [...others, { setCode, field: name, order }] : others };
}

/** With other filters of a field. */
export function withFilters(chosen: ChosenRows, field: FieldOf, filters: readonly ExcelFilter[]): ChosenRows {
  return { ...chosen, filter: [...chosen.filter.filter((one) => !isSameField(one, field)), ...filters] };
}

/** What of it a report offers. */
export function onlyOffered({ sort, filter }: ChosenRows, offered: readonly ExcelAutoFilterField[]): ChosenRows {
  const of = (one: FieldOf, what: 'sort' | 'filter') => offered.some((field) => field[what] && isSameField(field, one));
  return { sort: sort.filter((one) => of(one, 'sort')), filter: filter.filter((one) => of(one, 'filter')) };
}

/** Stands for an empty cell among the values of an address. */
const EMPTY = '\0';
const SEPARATORS = /[%:;,\0]/g;

function toPart(text: string): string {
  return text.replace(SEPARATORS, (sign) => encodeURIComponent(sign));
}

function fromPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function valuesOf({ value }: ExcelFilter): string[] {
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map((one) => (one === null ? EMPTY : String(one)));
}

/**
 * What is chosen as a short text for an address.
 * @example toRowsText({ sort: [{ setCode: 'orders', field: '金额', order: 'desc' }], filter: [] }) // 'orders:金额:desc'
 */
export function toRowsText({ sort, filter }: ChosenRows): string {
  const sorts = sort.map(({ setCode, field, order = 'asc' }) => [toPart(setCode), toPart(field), order]);
  const filters = filter.map((one) => {
    const values = valuesOf(one).map(toPart);
    const head = [toPart(one.setCode), toPart(one.field), one.symbol];
    return values.length === 0 ? head : [...head, values.join(',')];
  });
  return [...sorts, ...filters].map((parts) => parts.join(':')).join(';');
}

/** The other way round; what cannot be read is left out. */
export function fromRowsText(text: string): ChosenRows {
  const sort: ExcelSort[] = [];
  const filter: ExcelFilter[] = [];
  for (const entry of text.split(';')) {
    const [setCode = '', field = '', what = '', values] = entry.split(':');
    const of = { setCode: fromPart(setCode), field: fromPart(field) };
    if (of.setCode === '' || of.field === '' || what === '') continue;
    if (what === 'asc' || what === 'desc') sort.push({ ...of, order: what });
    else filter.push({ ...of, symbol: what as ExcelFilter['symbol'], ...toValue(what, values) });
  }
  return { sort, filter };
}

function toValue(symbol: string, values: string | undefined): Pick<ExcelFilter, 'value'> {
  if (values === undefined) return {};
  const read = values.split(',').map((part) => fromPart(part));
  if (symbol !== 'in' && symbol !== 'between') return { value: read[0] ?? '' };
  return { value: read.map((one) => (one === EMPTY ? null : one)) };
}
