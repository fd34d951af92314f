import type { Unpivot, UnpivotOffer } from '@aj-report/contract';
import { ImportFault } from '../import-fault.ts';
import { readNumber } from '../cell/written-number.ts';
import type { SampleRow } from '../cell/sample-row.ts';
import { FORMAT } from '../cell/number-format.ts';
import { ColumnStats, type StoredType } from './column-stats.ts';
import type { PlannedColumn, SheetPlan } from './sheet-analysis.ts';

/** Fewer columns are no course. */
const COLUMNS_MIN = 3;
const MONTH_WORD =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = String.raw`(?:19|20)\d\d`;
const QUARTER = '(?:Q[1-4]|第?[一二三四1-4]季度?)';

/** Names of columns that are periods, with what a column of them is called. */
const PERIODS = [
  {
    name: { zh: '月份', en: 'Month' },
    pattern: String.raw`\d{1,2}月份?|[一二三四五六七八九十]{1,2}月份?|${MONTH_WORD}|${YEAR}[-/.年](?:0?[1-9]|1[0-2])月?|${MONTH_WORD}[- ](?:${YEAR}|\d\d)`,
  },
  { name: { zh: '年份', en: 'Year' }, pattern: String.raw`(?:FY ?)?${YEAR}(?:年度?)?(?: \[YR\d{4}\])?` },
  { name: { zh: '季度', en: 'Quarter' }, pattern: `(?:${YEAR}[-年 ]?)?${QUARTER}` },
  { name: { zh: '日期', en: 'Date' }, pattern: String.raw`${YEAR}[-/.年]\d{1,2}[-/.月]\d{1,2}日?|\d{1,2}日` },
].map(({ name, pattern }) => ({ name, pattern: new RegExp(`^(?:${pattern})$`, 'iu') }));
const TOTAL_NAME = /合计|总计|小计|全年|累计|total|sum/iu;
const CHINESE = /\p{Script=Han}/u;
const ROUNDING = 0.011;

function isNumeric({ stored, notation, stats }: PlannedColumn): boolean {
  const isWritten = notation === 'decimalPoint' || notation === 'decimalComma';
  return !stats.isFilled || isWritten || ['integer', 'decimal', 'number'].includes(stored.type);
}

/** Columns that look like one measure at several times, with the columns that are their totals; undefined for none. */
export function offerUnpivot({ columns, dataRows, firstColumn }: SheetPlan): UnpivotOffer | undefined {
  const numeric = columns.filter((column) => !column.isEmpty && isNumeric(column));
  const found = PERIODS.map(({ name, pattern }) => ({
    name,
    turned: numeric.filter((column) => pattern.test(column.name.trim())),
  })).find(({ turned }) => turned.length >= COLUMNS_MIN && turned.some(({ stats }) => stats.isFilled));
  if (!found) return undefined;
  const placeOf = (column: PlannedColumn) => firstColumn + columns.indexOf(column);
  const parts = found.turned.map(placeOf);
  const totals = numeric.filter((column) => TOTAL_NAME.test(column.name) && isTotal(dataRows, placeOf(column), parts));
  const language = columns.some(({ name }) => CHINESE.test(name)) ? 'zh' : 'en';
  const taken = new Set(columns.map(({ name }) => name.toLowerCase()));
  const free = (name: string) => (taken.has(name.toLowerCase()) ? `${name}_2` : name);
  return {
    columns: found.turned.map(({ name }) => name),
    name: free(found.name[language]),
    value: free(language === 'zh' ? '数值' : 'Value'),
    totals: totals.map(({ name }) => name),
  };
}

function figureAt({ cells }: SampleRow, column: number): number | undefined {
  const cell = cells.get(column);
  if (cell?.kind === 'number') return cell.value;
  return cell?.kind === 'text' ? readNumber(cell.text) : undefined;
}

function isTotal(rows: readonly SampleRow[], column: number, parts: readonly number[]): boolean {
  const whole = rows.filter((row) => figureAt(row, column) !== undefined);
  return (
    whole.length > 0 &&
    whole.every((row) => {
      const sum = parts.reduce((total, part) => total + (figureAt(row, part) ?? 0), 0);
      return Math.abs(sum - figureAt(row, column)!) <= ROUNDING * parts.length + Math.abs(sum) * 1e-9;
    })
  );
}

/**
 * The plan of a table in which these columns of the sheet are rows: one column of their names, one of their values, and
 * the others beside each of them.
 * @param rowsLeft - rows that the limit still allows
 * @throws spreadsheet/column-unknown, spreadsheet/column-taken, spreadsheet/too-many-rows
 */
export function toUnpivoted(
  sheet: string,
  plan: SheetPlan,
  { columns, name, value }: Unpivot,
  { rowsLeft, limit }: { readonly rowsLeft: number; readonly limit: number },
): SheetPlan {
  for (const column of columns) {
    if (plan.columns.some((planned) => planned.name === column)) continue;
    const known = plan.columns.map((planned) => planned.name).join(', ');
    throw new ImportFault('spreadsheet/column-unknown', { sheet, column, columns: known });
  }
  const isTurned = (column: PlannedColumn) => columns.includes(column.name) && !column.isLeftOut;
  const turned = plan.columns.filter(isTurned);
  const kept = plan.columns.filter((column) => !isTurned(column));
  const names = kept.filter(({ isLeftOut }) => !isLeftOut).map((column) => column.name.toLowerCase());
  for (const [at, made] of [name, value].entries()) {
    if (!names.concat(at === 1 ? name.toLowerCase() : []).includes(made.toLowerCase())) continue;
    throw new ImportFault('spreadsheet/column-taken', { sheet, column: made });
  }
  const rows = plan.rows * turned.length;
  if (rows > rowsLeft) {
    const row = plan.lastHeaderRow + Math.floor(rowsLeft / turned.length) + 1;
    throw new ImportFault('spreadsheet/too-many-rows', { sheet, row, limit });
  }
  const places = plan.columns.map((column) => (isTurned(column) ? undefined : kept.indexOf(column)));
  const made = [toNameColumn(name, turned), toValueColumn(value, turned)];
  const unpivot = { wide: plan.columns, places, name: kept.length, value: kept.length + 1, count: turned.length };
  const [first, last] = [turned[0]!.name, turned.at(-1)!.name];
  const message = {
    zh: `${turned.length} 列（“${first}”至“${last}”）已变成行：列名在“${name}”，数值在“${value}”`,
    en: `Columns that became rows: ${turned.length} ("${first}" to "${last}"), with their names in "${name}" and their values in "${value}"`,
  };
  return { ...plan, columns: [...kept, ...made], rows, unpivot, warnings: [...plan.warnings, { sheet, message }] };
}

/** Years are numbers, all else is text. */
function toNameColumn(name: string, turned: readonly PlannedColumn[]): PlannedColumn {
  const stats = new ColumnStats();
  const areYears = turned.every((column) => new RegExp(`^${YEAR}$`, 'u').test(column.name.trim()));
  for (const column of turned) {
    if (areYears) stats.addNumber(Number(column.name), FORMAT.number, false);
    else stats.addText(column.name);
  }
  return { name, stored: stats.stored, stats, isEmpty: false, isLeftOut: false };
}

function toValueColumn(name: string, turned: readonly PlannedColumn[]): PlannedColumn {
  const stats = new ColumnStats();
  for (const column of turned) stats.merge(column.stats);
  const stored = turned.every(isNumeric) ? stats.storedNumbers : sameStored(turned);
  return { name, stored, stats, fits: stored, isEmpty: false, isLeftOut: false };
}

function sameStored(turned: readonly PlannedColumn[]): StoredType {
  const [first, ...others] = turned.filter(({ stats }) => stats.isFilled);
  const isSame = first && others.every(({ stored }) => stored.sql === first.stored.sql) && !first.notation;
  return isSame ? first.stored : new ColumnStats().stored;
}

/** What is said of columns that look like one measure and were imported beside each other. */
export function toUnpivotNote(sheet: string, { columns }: UnpivotOffer) {
  const [first, last] = [columns[0], columns.at(-1)];
  return {
    sheet,
    message: {
      zh: `${columns.length} 列（“${first}”至“${last}”）像是同一个量在不同时间的值；要按时间画图和筛选，请重新导入并选择“变成行”`,
      en: `Columns that look like one measure at several times: ${columns.length} ("${first}" to "${last}"); to chart and filter it by time, import again and choose to make them rows`,
    },
  };
}
