import type { Db } from '../../platform/schema.ts';
import type { DICTIONARIES } from './dictionaries.ts';

/** Enabled entries in their order; of one dictionary when a code is given. */
export function findItems(db: Db, code?: string) {
  return db
    .selectFrom('dictionaryItem')
    .where('enableFlag', '=', 1)
    .$if(code !== undefined, (query) => query.where('dictionaryCode', '=', code ?? ''))
    .select(['dictionaryCode', 'itemValue', 'textZh', 'textEn', 'extend'])
    .orderBy('dictionaryCode')
    .orderBy('orderNum')
    .orderBy('itemValue')
    .execute();
}

/** Adds what is declared and not stored; what people changed is left as it is. */
export async function addMissing(db: Db, declared: typeof DICTIONARIES): Promise<void> {
  const dictionaries = Object.entries(declared);
  await db
    .insertInto('dictionary')
    .values(dictionaries.map(([code, { name }]) => ({ code, nameZh: name.zh, nameEn: name.en })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const items = dictionaries.flatMap(([dictionaryCode, dictionary]) =>
    dictionary.items.map((item, orderNum) => ({
      dictionaryCode,
      itemValue: item.value,
      textZh: item.text.zh,
      textEn: item.text.en,
      extend: null,
      orderNum,
      enableFlag: 1,
    })),
  );
  await db
    .insertInto('dictionaryItem')
    .values(items)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
