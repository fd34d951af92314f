import {
  AppError,
  rowsAskedOf,
  type AskedFilter,
  type BodyOf,
  type Cell,
  type excelFieldValues,
  type ExcelAutoFilterField,
  type ExcelRowsAsked,
  type ExcelTemplate,
  type OutputOf,
  type RowsAsked,
  type Table,
} from '@aj-report/contract';
import { planTemplate } from '../../engine/report/plan/plan-template.ts';
import type { PlanCell } from '../../engine/report/plan/plan.types.ts';
import type { Needs } from '../../platform/needs.ts';
import { findSet } from '../data-set/find-sets.service.ts';
import type { HasSetAnswers } from '../data-set/set-answers.service.ts';
import type { StoredExcelReport } from './excel-report.service.ts';
import type { AskedReport } from './asked-report.ts';

type App = Needs<'clickhouse' | 'config' | 'db' | 'deriveToken'> & HasSetAnswers;

/** Different values that a viewer chooses among; more are searched. */
const VALUES_MAX = 500;

type Revision = Pick<StoredExcelReport, 'reportId' | 'revision' | 'template'>;

/** Fields of saved revisions, which never change. */
const KEPT = 200;
const kept = new Map<string, readonly ExcelAutoFilterField[]>();

function labelOf({ content, autoFilter }: PlanCell): string {
  return content.kind === 'constant' ? String(content.value) : (autoFilter?.field ?? '');
}

/** What a template lets viewers sort and filter, each field once. */
function readAutoFilters(template: ExcelTemplate): ExcelAutoFilterField[] {
  if (!template.sheets.some(({ cells }) => cells.some(({ autoFilter }) => autoFilter))) return [];
  const fields = new Map<string, ExcelAutoFilterField>();
  for (const cell of planTemplate(template).sheets.flatMap(({ cells }) => cells)) {
    if (!cell.autoFilter) continue;
    const { setCode, field, sort, filter } = cell.autoFilter;
    const key = JSON.stringify([setCode, field]);
    const known = fields.get(key) ?? { setCode, field, label: labelOf(cell), sort: false, filter: false };
    fields.set(key, { ...known, sort: known.sort || sort, filter: known.filter || filter });
  }
  return [...fields.values()];
}

/**
 * By what viewers may sort and filter a report, each field once. Every viewer asks again and again whether the report is
 * still the same, and a large template is long in planning.
 */
export function autoFiltersOf({ reportId, revision, template }: Revision): readonly ExcelAutoFilterField[] {
  const key = `${reportId} ${revision}`;
  const known = kept.get(key);
  if (known) return known;
  const fields = readAutoFilters(template);
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, fields);
  return fields;
}

function check(
  kind: 'sort' | 'filter',
  asked: readonly { readonly setCode: string; readonly field: string }[],
  fields: readonly ExcelAutoFilterField[],
): void {
  const allowed = fields.filter((one) => one[kind]);
  const foreign = asked.find((one) => !allowed.some((of) => of.setCode === one.setCode && of.field === one.field));
  if (!foreign) return;
  const names = allowed.map(({ setCode, field }) => `${setCode}.${field}`).join(', ');
  const params = { set: foreign.setCode, field: foreign.field, allowed: names === '' ? '–' : names };
  throw new AppError(kind === 'sort' ? 'excel/sort-not-allowed' : 'excel/filter-not-allowed', params);
}

/** Viewers choose by what the template lets them. @throws excel/sort-not-allowed, excel/filter-not-allowed */
export function checkRowsAsked(report: Revision, { sort = [], filter = [] }: ExcelRowsAsked): void {
  if (sort.length === 0 && filter.length === 0) return;
  const fields = autoFiltersOf(report);
  check('sort', sort, fields);
  check('filter', filter, fields);
}

/** What is chosen of the rows of one set; undefined = all as they are. */
export function rowsOf({ sort = [], filter = [] }: ExcelRowsAsked, setCode: string): RowsAsked | undefined {
  const ofSet = <T extends { readonly setCode: string }>(all: readonly T[]) =>
    all.filter((one) => one.setCode === setCode).map(({ setCode: _code, ...rest }) => rest);
  return rowsAskedOf({ sort: ofSet(sort), filter: ofSet(filter) });
}

/**
 * The values of a field among the rows that the filters of other fields leave.
 * @throws excel/filter-not-allowed, data-set/*, data-source/*, sql/*
 */
export async function readFieldValues(
  app: App,
  { report, asker, contexts, rows }: AskedReport,
  { setCode, field, search = '' }: Pick<BodyOf<typeof excelFieldValues>, 'setCode' | 'field' | 'search'>,
  signal: AbortSignal,
): Promise<OutputOf<typeof excelFieldValues>> {
  check('filter', [{ setCode, field }], autoFiltersOf(report));
  const others = (rowsOf(rows, setCode)?.filter ?? []).filter((one) => one.field !== field);
  const searched: AskedFilter[] = search === '' ? [] : [{ field, symbol: 'contains', value: search }];
  const set = await findSet(app, setCode, asker);
  const question = app.setAnswers.question(set, contexts.get(setCode) ?? {}, {
    asked: { filter: [...others, ...searched], valuesOf: field },
    limits: { maxRows: VALUES_MAX, timeoutMs: app.config.queryTimeoutMs },
  });
  const { json, truncated } = await app.setAnswers.answer(question, 'table', signal);
  const { columns, data } = JSON.parse(json.toString()) as Table;
  const [values = [], counts = []] = data as [Cell[], number[]];
  return {
    type: columns[0]?.type ?? 'string',
    values: values.map((value, at) => ({ value, count: Number(counts[at]) })),
    hasMore: truncated,
  };
}
