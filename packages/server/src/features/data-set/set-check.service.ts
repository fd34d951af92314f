import { AppError, type Language, type BrokenSet, messageOf } from '@aj-report/contract';
import { toSampleContext } from '../../engine/data-set/resolve.ts';
import type { Needs } from '../../platform/needs.ts';
import type { ReadySource } from '../connection/ready-source.service.ts';
import { findSetsOver } from './data-set.store.ts';
import { findDraftsOver, toRunnable } from './find-sets.service.ts';
import type { HasSetAnswers } from './set-answers.service.ts';

/** A set that does not run over other tables, with the reason as it is stored: worded for the reader when shown. */
export interface StoredBrokenSet {
  readonly setCode: string;
  readonly setName: string;
  readonly code: AppError['code'];
  readonly params: AppError['params'];
}

/** Failures that say something of the tables and not of the moment. */
const TELLING =
  /^(?:sql\/(?:syntax|failed|function-refused|not-a-select)|calc\/|data-source\/table-unknown|data-set\/rule-field-unknown)/;

/** The saved sets of a source that would no longer run over other tables: each is asked for one row. */
export async function setsBrokenBy(
  app: Needs<'config' | 'db' | 'queryEngine'> & HasSetAnswers,
  source: ReadySource,
): Promise<StoredBrokenSet[]> {
  const broken: StoredBrokenSet[] = [];
  for (const { setName, draft } of await findDraftsOver(app, source)) {
    const filters = draft.rowRules.map(({ field, symbol }) => ({ field, symbol, values: [''] }));
    const set = toRunnable(draft, filters, {}, new Map());
    const limits = { maxRows: 1, timeoutMs: app.config.previewTimeoutMs };
    try {
      const question = app.setAnswers.question(set, toSampleContext(draft.params), { limits });
      await app.queryEngine.run(question.request());
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, params } = error;
      if (TELLING.test(code)) broken.push({ setCode: draft.setCode, setName, code, params });
    }
  }
  return broken;
}

/** The saved sets of a source whose text is SQL, by name: another engine may read it differently. */
export async function sqlSetsOver(
  app: Needs<'db'>,
  sourceCode: string,
): Promise<{ setCode: string; setName: string }[]> {
  return findSetsOver(app.db, sourceCode, 'sql');
}

/** A broken set in the words of a reader. */
export function toBrokenSet({ setCode, setName, code, params }: StoredBrokenSet, language: Language): BrokenSet {
  return { setCode, setName, reason: messageOf(code, params, language) };
}
