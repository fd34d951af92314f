import type { Db } from '../../platform/schema.ts';

/** By code of a data set: a text that is another one after its source was imported anew, or it or its source changed. */
export async function findStamps(db: Db, setCodes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('dataSet')
    .leftJoin('dataSource', 'dataSource.sourceCode', 'dataSet.sourceCode')
    .where('setCode', 'in', [...setCodes])
    .where('deleteFlag', '=', 0)
    .select(['setCode', 'dataSet.updateTime as changed', 'dataSource.updateTime as sourceChanged', 'currentVersionId'])
    .execute();
  return new Map(rows.map((row) => [row.setCode, `${row.changed} ${row.sourceChanged} ${row.currentVersionId}`]));
}
