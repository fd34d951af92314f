import {
  AppError,
  DICTIONARY_LABEL,
  toPageResult,
  type DictionaryChange,
  type DictionaryDetail,
  type DictionaryListItem,
  type DictionarySave,
  type listDictionaries as listEndpoint,
  type OutputOf,
} from '@aj-report/contract';
import { isUniqueViolation } from '../../platform/db.ts';
import { toNameList } from '../../platform/name-list.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import { DICTIONARIES } from './dictionaries.ts';
import * as store from './dictionary-editing.store.ts';

type Stored = Awaited<ReturnType<typeof store.listDictionaries>>['rows'][number];

function toListItem({ code, nameZh, nameEn, itemCount }: Stored): DictionaryListItem {
  const builtIn = Object.hasOwn(DICTIONARIES, code);
  return { dictCode: code, nameZh, nameEn, itemCount: Number(itemCount), builtIn };
}

function toNotFound(code: string): AppError {
  return new AppError('record/not-found', { what: DICTIONARY_LABEL, key: code });
}

/** One page of the dictionaries that match. @throws request/sort-unknown */
export async function listDictionaries(
  app: Needs<'db'>,
  query: store.DictionaryFilter & PageAsked,
): Promise<OutputOf<typeof listEndpoint>> {
  const sort = query.sort === 'dictCode' ? 'code' : query.sort;
  const page = toPage({ order: 'ASC', ...query, ...(sort === undefined ? {} : { sort }) }, store.SORTABLE, 'code');
  const { rows, total } = await store.listDictionaries(app.db, query, page);
  const result = toPageResult(rows.map(toListItem), total, page);
  return { ...result, records: [...result.records] };
}

/** A dictionary with all its entries, disabled ones too. @throws record/not-found */
export async function getDictionary(app: Needs<'db'>, code: string): Promise<DictionaryDetail> {
  const row = await store.findDictionary(app.db, code);
  if (!row) throw toNotFound(code);
  const items = (await store.findAllItems(app.db, code)).map((item) => {
    const enableFlag: 0 | 1 = item.enableFlag === 1 ? 1 : 0;
    return { ...item, enableFlag };
  });
  return { ...toListItem({ ...row, itemCount: items.length }), items };
}

/** @throws record/code-taken, dictionary/value-twice */
export async function createDictionary(app: Needs<'db'>, form: DictionarySave): Promise<{ dictCode: string }> {
  checkItems(form);
  try {
    await store.insertDictionary(app.db, form);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('record/code-taken', { what: DICTIONARY_LABEL, code: form.dictCode }, { cause: error });
  }
  return { dictCode: form.dictCode };
}

/** @throws record/not-found, dictionary/built-in, dictionary/value-twice */
export async function updateDictionary(app: Needs<'db'>, change: DictionaryChange): Promise<{ dictCode: string }> {
  const { items = (await getDictionary(app, change.dictCode)).items, ...head } = change;
  const form = { ...head, items };
  checkItems(form);
  const values = new Set(form.items.map((item) => item.itemValue));
  const declared = Object.hasOwn(DICTIONARIES, form.dictCode) ? DICTIONARIES[form.dictCode] : undefined;
  if (declared?.items.some((item) => !values.has(item.value))) {
    throw new AppError('dictionary/built-in', { code: form.dictCode });
  }
  if (!(await store.replaceDictionary(app.db, form))) throw toNotFound(form.dictCode);
  return { dictCode: form.dictCode };
}

/** @throws record/not-found, record/in-use, dictionary/built-in */
export async function deleteDictionary(app: Needs<'db'>, code: string): Promise<void> {
  if (!(await store.findDictionary(app.db, code))) throw toNotFound(code);
  if (Object.hasOwn(DICTIONARIES, code)) throw new AppError('dictionary/built-in', { code });
  const users = await store.findSetsWith(app.db, code);
  if (users.length > 0) throw new AppError('record/in-use', { what: DICTIONARY_LABEL, users: toNameList(users) });
  await store.deleteDictionary(app.db, code);
}

function checkItems({ items }: DictionarySave): void {
  const values = items.map((item) => item.itemValue);
  const twice = values.find((value, index) => values.indexOf(value) < index);
  if (twice !== undefined) throw new AppError('dictionary/value-twice', { value: twice });
}
