import type { Db } from '../../platform/schema.ts';

const LOADED = 'samplesLoaded';

export async function areSamplesLoaded(db: Db): Promise<boolean> {
  return (await db.selectFrom('setting').where('name', '=', LOADED).select('name').executeTakeFirst()) !== undefined;
}

export async function markSamplesLoaded(db: Db, time: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name: LOADED, value: time })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
