import {
  AppError,
  toValuesSource,
  type AskedFilter,
  type BodyOf,
  type excelParameterValues,
  type Language,
  type OutputOf,
  type Table,
  type ValuesSource,
} from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { findSet } from '../data-set/find-sets.service.ts';
import type { HasSetAnswers } from '../data-set/set-answers.service.ts';
import { paramsOfSets } from '../data-set/set-params.service.ts';
import { readDictionary } from '../dictionary/dictionary.service.ts';
import type { AskedReport } from './asked-report.ts';

type App = Needs<'clickhouse' | 'config' | 'db' | 'deriveToken'> & HasSetAnswers;
type Values = OutputOf<typeof excelParameterValues>;

/** Values that one answer has; more are searched. */
const VALUES_MAX = 500;

async function ofDictionary(app: App, code: string, search: string, language: Language): Promise<Values> {
  const wanted = search.toLowerCase();
  const entries = (await readDictionary(app, code, language)).map(({ id, text }) => ({ value: id, text }));
  const found = entries.filter(({ value, text }) => `${value}\n${text}`.toLowerCase().includes(wanted));
  return { values: found.slice(0, VALUES_MAX), hasMore: found.length > VALUES_MAX };
}

/** Different values of a field among the rows that the asker may see. */
async function ofSet(
  app: App,
  { setCode, field }: Extract<ValuesSource, { kind: 'set' }>,
  search: string,
  { asker, contexts }: AskedReport,
  paramName: string,
  signal: AbortSignal,
): Promise<Values> {
  const filter: AskedFilter[] = search === '' ? [] : [{ field, symbol: 'contains', value: search }];
  const set = await findSet(app, setCode, asker);
  // What was chosen last must not be all that can be chosen.
  const { [paramName]: _, ...others } = { ...contexts.get(setCode), ...asker.lockedFor(setCode) };
  const question = app.setAnswers.question(set, others, {
    asked: { filter, valuesOf: field },
    limits: { maxRows: VALUES_MAX, timeoutMs: app.config.queryTimeoutMs },
  });
  const { json, truncated } = await app.setAnswers.answer(question, 'table', signal);
  const [values = []] = (JSON.parse(json.toString()) as Table).data;
  const texts = values.flatMap((value) => (value === null || value === '' ? [] : [String(value)]));
  return { values: texts.map((value) => ({ value, text: value })), hasMore: truncated };
}

/**
 * Values of a parameter to choose among. Only what the parameter itself names is read; one that the report or the share
 * fixes has none.
 * @throws excel/parameter-values, data-set/*, data-source/*, sql/*
 */
export async function readParameterValues(
  app: App,
  asked: AskedReport,
  { setCode, paramName, search = '' }: Pick<BodyOf<typeof excelParameterValues>, 'setCode' | 'paramName' | 'search'>,
  signal: AbortSignal,
): Promise<Values> {
  const { report, asker } = asked;
  const params = report.usedSets.includes(setCode) ? await paramsOfSets(app, [setCode]) : undefined;
  const param = params?.get(setCode)?.find((one) => one.paramName === paramName);
  const source = toValuesSource(param?.valuesFrom);
  const isFixed = Object.hasOwn(asker.lockedFor(setCode), paramName);
  if (!source || isFixed) throw new AppError('excel/parameter-values', { set: setCode, param: paramName });
  if (source.kind === 'dict') return ofDictionary(app, source.code, search, asker.language);
  return ofSet(app, source, search, asked, paramName, signal);
}
