import type { Db, GeoMapTable } from '../../platform/schema.ts';
import { holdsText, readPage, type Page } from '../../platform/page.ts';

export const SORTABLE = ['mapCode', 'nameZh', 'nameEn', 'regionCount', 'bytes', 'createTime', 'updateTime'] as const;

export interface MapFilter {
  /** Part of the name in either language. */
  readonly name?: string;
  readonly mapCode?: string;
}

function filtered(db: Db, { name = '', mapCode = '' }: MapFilter) {
  return db
    .selectFrom('geoMap')
    .$if(name !== '', (query) =>
      query.where((eb) => eb.or([holdsText(eb.ref('nameZh'), name), holdsText(eb.ref('nameEn'), name)])),
    )
    .$if(mapCode !== '', (query) => query.where((eb) => holdsText(eb.ref('mapCode'), mapCode)));
}

export async function listMaps(db: Db, filter: MapFilter, page: Page<(typeof SORTABLE)[number]>) {
  const found = filtered(db, filter);
  return readPage(found, found.selectAll(), page, 'geoMap.id');
}

export function findMap(db: Db, id: string) {
  return db.selectFrom('geoMap').where('id', '=', id).selectAll().executeTakeFirst();
}

export function findMapByCode(db: Db, mapCode: string) {
  return db.selectFrom('geoMap').where('mapCode', '=', mapCode).selectAll().executeTakeFirst();
}

export function findMapByFile(db: Db, fileId: string) {
  return db.selectFrom('geoMap').where('fileId', '=', fileId).select(['fileId', 'nameZh']).executeTakeFirst();
}

/** What links maps to each other: codes, names and regions. */
export function findLinks(db: Db) {
  return db.selectFrom('geoMap').select(['mapCode', 'nameZh', 'nameEn', 'regions']).orderBy('mapCode').execute();
}

export async function insertMap(db: Db, row: GeoMapTable): Promise<void> {
  await db.insertInto('geoMap').values(row).execute();
}

/** Whether there was such a map. */
export async function changeMap(db: Db, id: string, values: Partial<GeoMapTable>): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('geoMap').set(values).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteMap(db: Db, id: string): Promise<void> {
  await db.deleteFrom('geoMap').where('id', '=', id).execute();
}
