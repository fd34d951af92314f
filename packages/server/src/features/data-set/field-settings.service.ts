import { AppError, DATA_SET_LABEL, type FieldSetting } from '@aj-report/contract';
import type { Actor } from '../../platform/actor.ts';
import { auditOfChange } from '../../platform/audit.ts';
import type { Needs } from '../../platform/needs.ts';
import * as store from './data-set.store.ts';

/**
 * What a set says of its columns, as it is stored: of each one thing.
 * @param path of the list in the request
 * @throws request/invalid for a column that is named twice
 */
export function toStoredSettings(settings: readonly FieldSetting[], path: string): string {
  const names = settings.map(({ field }) => field);
  const repeated = names.findIndex((name, index) => names.indexOf(name) < index);
  if (repeated < 0) return JSON.stringify(settings);
  const reason = { zh: `字段“${names[repeated]}”重复`, en: `repeats the field "${names[repeated]}"` };
  throw new AppError('request/invalid', { path: `${path}/${repeated}/field`, reason });
}

/** Keeps what the columns of a data set are. @throws record/not-found, request/invalid */
export async function keepFieldSettings(
  app: Needs<'clock' | 'db'>,
  actor: Actor,
  id: string,
  settings: readonly FieldSetting[],
): Promise<void> {
  if (!(await store.findDataSet(app.db, id))) throw new AppError('record/not-found', { what: DATA_SET_LABEL, key: id });
  const fieldSettings = toStoredSettings(settings, 'body');
  await store.changeDataSet(app.db, id, { fieldSettings, ...auditOfChange(app, actor) });
}
