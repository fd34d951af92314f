import {
  allDataSources,
  getDataSet,
  testTransform,
  type Column,
  type DataSetQuery,
  type FieldSetting,
  type PreviewResult,
  type Row,
} from '@aj-report/contract';
import { call } from '../api/call.ts';
import { toOwnParams } from './plan/params.ts';
import { countQueries, courseQuery, sampleQuery, toProfile, withCourse } from './plan/profile-queries.ts';
import type { TableProfile } from './plan/profile.ts';
import type { PlanBase } from './plan/set-plan.ts';

/** What a screen is made from: a table of a data source, or the rows of a data set. */
export type Origin =
  | {
      readonly kind: 'table';
      readonly sourceCode: string;
      readonly sourceName: string;
      readonly sourceType: string;
      readonly table: string;
    }
  | { readonly kind: 'set'; readonly id: string; readonly setName: string };

export interface Looked {
  readonly base: PlanBase;
  readonly profile: TableProfile;
}

/** Names that a spreadsheet program gives. */
const UNNAMED_SHEET = /^(?:sheet|工作表|表)\s*\d*$/iu;

export function nameOf(origin: Origin): string {
  if (origin.kind === 'set') return origin.setName;
  return UNNAMED_SHEET.test(origin.table) ? origin.sourceName : origin.table;
}

interface Below {
  readonly base: PlanBase;
  /** What the data set says of its columns; a table says nothing. */
  readonly settings: readonly FieldSetting[];
}

/** @throws ApiError */
async function baseOf(origin: Origin, signal: AbortSignal): Promise<Below> {
  if (origin.kind === 'table') {
    const { sourceCode, sourceType, table } = origin;
    return { base: { sourceCode, sourceType, table }, settings: [] };
  }
  const [set, sources] = await Promise.all([
    call(getDataSet, { params: { id: origin.id }, signal, showErrorDialog: false }),
    call(allDataSources, { signal, showErrorDialog: false }),
  ]);
  const { sourceCode, dataSetParamDtoList: params, rowRules, dataSetTransformDtoList: texts } = set;
  const sourceType = sources.find((source) => source.sourceCode === sourceCode)?.sourceType ?? '';
  // Groups and calculations of the set are left aside: the screen asks its own questions of the rows below them.
  const rows =
    set.setType === 'calc' ? { table: set.tableName } : { sql: set.dynSentence, params: toOwnParams(params) };
  return { base: { sourceCode, sourceType, ...rows, rowRules, texts }, settings: set.fieldSettings };
}

export function runQuery(query: DataSetQuery, signal: AbortSignal): Promise<PreviewResult> {
  return call(testTransform, { body: query, signal, showErrorDialog: false });
}

/** What is known of the rows: they are counted where they lie, and a few are read. @throws ApiError */
export async function lookAt(origin: Origin, signal: AbortSignal): Promise<Looked> {
  const { base, settings } = await baseOf(origin, signal);
  const sample = await runQuery(sampleQuery(base), signal);
  const columns: readonly Column[] = sample.columns;
  const answers =
    sample.data.length === 0 ? [] : await Promise.all(countQueries(base, columns).map((one) => runQuery(one, signal)));
  const counts = answers.map(({ data }) => data[0] as Row | undefined);
  const profile = { ...toProfile(nameOf(origin), columns, sample.data as Row[], counts), settings };
  const course = courseQuery(profile, base);
  // Without it ends of a course are drawn as they are; what is wrong with the table is said by the questions above.
  const periods = course && (await runQuery(course, signal).catch(() => undefined));
  const isWhole = periods !== undefined && !periods.truncated && periods.total <= periods.data.length;
  return { base, profile: isWhole ? withCourse(profile, base, periods.data as Row[]) : profile };
}
