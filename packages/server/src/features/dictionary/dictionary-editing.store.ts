import { fieldTextsOf, type DataSetTransform, type DictionarySave } from '@aj-report/contract';
import { write } from '../../platform/db.ts';
import { holdsText, readPage, type Page } from '../../platform/page.ts';
import type { Db } from '../../platform/schema.ts';

export const SORTABLE = ['code', 'nameZh', 'nameEn'] as const;

export interface DictionaryFilter {
  readonly dictCode?: string;
  readonly dictName?: string;
}

function filtered(db: Db, { dictCode = '', dictName = '' }: DictionaryFilter) {
  return db
    .selectFrom('dictionary')
    .$if(dictCode !== '', (query) => query.where((eb) => holdsText(eb.ref('dictionary.code'), dictCode)))
    .$if(dictName !== '', (query) =>
      query.where((eb) =>
        eb.or([
          holdsText(eb.ref('dictionary.nameZh'), dictName) as never,
          holdsText(eb.ref('dictionary.nameEn'), dictName) as never,
        ]),
      ),
    );
}

export async function listDictionaries(db: Db, filter: DictionaryFilter, page: Page<(typeof SORTABLE)[number]>) {
  const found = filtered(db, filter);
  const rows = found.selectAll('dictionary').select((eb) =>
    eb
      .selectFrom('dictionaryItem')
      .whereRef('dictionaryItem.dictionaryCode', '=', 'dictionary.code')
      .select((inner) => inner.fn.countAll<number>().as('count'))
      .as('itemCount'),
  );
  return readPage(found, rows, page, 'dictionary.code');
}

export function findDictionary(db: Db, code: string) {
  return db.selectFrom('dictionary').where('code', '=', code).selectAll().executeTakeFirst();
}

/** All entries in their order. */
export function findAllItems(db: Db, code: string) {
  return db
    .selectFrom('dictionaryItem')
    .where('dictionaryCode', '=', code)
    .select(['itemValue', 'textZh', 'textEn', 'extend', 'orderNum', 'enableFlag'])
    .orderBy('orderNum')
    .orderBy('itemValue')
    .execute();
}

async function insertItems(db: Db, { dictCode, items }: DictionarySave): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map(({ extend = null, ...item }) => ({
    dictionaryCode: dictCode,
    extend: extend || null,
    ...item,
  }));
  await db.insertInto('dictionaryItem').values(rows).execute();
}

export async function insertDictionary(db: Db, form: DictionarySave): Promise<void> {
  const { dictCode: code, nameZh, nameEn } = form;
  await write(db, async (transaction) => {
    await transaction.insertInto('dictionary').values({ code, nameZh, nameEn }).execute();
    await insertItems(transaction, form);
  });
}

/** Names and entries become those of the form; false when there is no such dictionary. */
export async function replaceDictionary(db: Db, form: DictionarySave): Promise<boolean> {
  const { dictCode, nameZh, nameEn } = form;
  return write(db, async (transaction) => {
    const changed = await transaction
      .updateTable('dictionary')
      .set({ nameZh, nameEn })
      .where('code', '=', dictCode)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return false;
    await transaction.deleteFrom('dictionaryItem').where('dictionaryCode', '=', dictCode).execute();
    await insertItems(transaction, form);
    return true;
  });
}

export async function deleteDictionary(db: Db, code: string): Promise<void> {
  await write(db, async (transaction) => {
    await transaction.deleteFrom('dictionaryItem').where('dictionaryCode', '=', code).execute();
    await transaction.deleteFrom('dictionary').where('code', '=', code).execute();
  });
}

/** Names of the data sets whose dictionary steps name a code. */
export async function findSetsWith(db: Db, code: string): Promise<string[]> {
  const rows = await db
    .selectFrom('dataSet')
    .where('deleteFlag', '=', 0)
    .where((eb) => holdsText(eb.ref('dataSet.transforms'), code))
    .select(['setName', 'transforms'])
    .orderBy('setName')
    .execute();
  const using = rows.filter(({ transforms }) =>
    Object.values(fieldTextsOf(JSON.parse(transforms) as DataSetTransform[])).includes(code),
  );
  return using.map((row) => row.setName);
}
