import {
  AppError,
  GEO_MAP_LABEL,
  pathOf,
  readGeoMapFile,
  toPageResult,
  type GeoMapComparison,
  type GeoMapDetail,
  type GeoMapFile,
  type GeoMapListItem,
  type GeoMapOfCode,
  type GeoMapUpdate,
  type GeoMapUpload,
  type PageResult,
} from '@aj-report/contract';
import type { FastifyRequest } from 'fastify';
import type { MapRegion } from '../../engine/geo/geo-map.types.ts';
import { auditOfChange, auditOfNew, toAuditFields } from '../../platform/audit.ts';
import { isUniqueViolation } from '../../platform/db.ts';
import { toNameList } from '../../platform/name-list.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import type { Db, GeoMapTable } from '../../platform/schema.ts';
import type { Upload } from '../../platform/upload.ts';
import { grantedMaps } from '../screen/screen-grants.service.ts';
import { screensShowing, type UsingScreen } from '../screen/screen-usage.service.ts';
import { blocksShowing } from '../screen-block/block-usage.service.ts';
import * as store from './geo-map.store.ts';
import { keepFiles, withDrawnMap, withUpload } from './map-file.ts';
import { childrenOf, compareRegions, reachableFrom } from './map-links.ts';
import type { Actor } from '../../platform/actor.ts';

type GeoMapFields = Omit<GeoMapUpload, 'nameEn' | 'nameProperty'> & Partial<GeoMapUpload>;

function toListItem(row: GeoMapTable): GeoMapListItem {
  const { fileId: _file, originalId: _original, regions: _regions, ...shown } = row;
  return { ...shown, ...toAuditFields(row) };
}

function toNotFound(key: string): AppError {
  return new AppError('record/not-found', { what: GEO_MAP_LABEL, key });
}

async function requireMap(app: Needs<'db'>, id: string): Promise<GeoMapTable> {
  const row = await store.findMap(app.db, id);
  if (!row) throw toNotFound(id);
  return row;
}

/** A map whose files are kept, and whose row is not stored yet. */
export interface PreparedMap {
  readonly id: string;
  /** Stores the row. @throws record/code-taken */
  insert(db: Db): Promise<void>;
}

/**
 * Checks an uploaded map, simplifies it when it is heavy, and keeps both files; they are gone when the work fails.
 * @throws record/code-taken, geo-map/*, and whatever the work throws
 */
export async function withPreparedMap<T>(
  app: Needs<'clock' | 'db' | 'files' | 'ids'>,
  actor: Actor,
  upload: Upload,
  fields: GeoMapFields,
  work: (map: PreparedMap) => Promise<T>,
): Promise<T> {
  const { mapCode, nameZh, nameEn = '', nameProperty = '' } = fields;
  const taken = () => new AppError('record/code-taken', { what: GEO_MAP_LABEL, code: mapCode });
  return withUpload(upload, async () => {
    if (await store.findMapByCode(app.db, mapCode)) throw taken();
    return withDrawnMap(upload, nameProperty, (drawn) =>
      keepFiles(app, upload, drawn, (file) => {
        const row = { id: app.ids.newId(), mapCode, nameZh, nameEn, ...file, ...auditOfNew(app, actor) };
        const insert = (db: Db) =>
          store.insertMap(db, row).catch((error: unknown) => {
            throw isUniqueViolation(error) ? taken() : error;
          });
        return work({ id: row.id, insert });
      }),
    );
  });
}

/** Registers an uploaded map. @throws record/code-taken, geo-map/* */
export async function createMap(
  app: Needs<'clock' | 'db' | 'files' | 'ids'>,
  actor: Actor,
  upload: Upload,
  fields: GeoMapFields,
): Promise<{ id: string; mapCode: string }> {
  return withPreparedMap(app, actor, upload, fields, async ({ id, insert }) => {
    await insert(app.db);
    return { id, mapCode: fields.mapCode };
  });
}

/** The stored map of a code. */
export function findMapByCode(app: Needs<'db'>, mapCode: string): Promise<GeoMapTable | undefined> {
  return store.findMapByCode(app.db, mapCode);
}

/** Renames a map; code and file stay as they are. @throws record/not-found */
export async function updateMap(app: Needs<'clock' | 'db'>, actor: Actor, form: GeoMapUpdate): Promise<{ id: string }> {
  const { id, nameZh, nameEn = '' } = form;
  const changed = await store.changeMap(app.db, id, { nameZh, nameEn, ...auditOfChange(app, actor) });
  if (!changed) throw toNotFound(id);
  return { id };
}

/** One page of the maps that match. @throws request/sort-unknown */
export async function listMaps(
  app: Needs<'db'>,
  query: store.MapFilter & PageAsked,
): Promise<PageResult<GeoMapListItem>> {
  const page = toPage(query, store.SORTABLE, 'updateTime');
  const { rows, total } = await store.listMaps(app.db, query, page);
  return toPageResult(rows.map(toListItem), total, page);
}

/** @throws record/not-found */
export async function getMap(app: Needs<'db'>, id: string): Promise<GeoMapDetail> {
  const row = await requireMap(app, id);
  const regions = JSON.parse(row.regions) as MapRegion[];
  const [screens, blocks] = [await screensUsing(app, row.mapCode), await blocksUsing(app, row.mapCode)];
  return { ...toListItem(row), regions, screens, blocks };
}

/** Names of the blocks that show a map at once or after drilling down. */
async function blocksUsing(app: Needs<'db'>, mapCode: string): Promise<string[]> {
  const links = await store.findLinks(app.db);
  const blocks = await blocksShowing(app, (codes) => reachableFrom(codes, links).has(mapCode));
  return blocks.map(({ name }) => name);
}

/** Screens that show a map at once or after drilling down. */
async function screensUsing(app: Needs<'db'>, mapCode: string): Promise<UsingScreen[]> {
  const links = await store.findLinks(app.db);
  return screensShowing(app, (codes) => reachableFrom(codes, links).has(mapCode));
}

/** What would change if an uploaded file took the place of a map's. @throws record/not-found, geo-map/* */
export function compareMap(
  app: Needs<'db'>,
  id: string,
  upload: Upload,
  fields: GeoMapFile,
): Promise<GeoMapComparison> {
  return withUpload(upload, async () => {
    const row = await requireMap(app, id);
    const links = await store.findLinks(app.db);
    const screens = await screensUsing(app, row.mapCode);
    return withDrawnMap(upload, fields.nameProperty ?? '', async ({ regions, outline }) => ({
      ...compareRegions(row, regions, links),
      outline,
      screens,
    }));
  });
}

/** Puts an uploaded file in the place of a map's; open screens take it when they next look. @throws as compareMap */
export function replaceMap(
  app: Needs<'clock' | 'db' | 'files' | 'ids'>,
  actor: Actor,
  id: string,
  upload: Upload,
  fields: GeoMapFile,
): Promise<{ id: string; mapCode: string }> {
  return withUpload(upload, async () => {
    const { mapCode, fileId, originalId } = await requireMap(app, id);
    await withDrawnMap(upload, fields.nameProperty ?? '', (drawn) =>
      keepFiles(app, upload, drawn, async (file) => {
        if (!(await store.changeMap(app.db, id, { ...file, ...auditOfChange(app, actor) }))) throw toNotFound(id);
      }),
    );
    await Promise.all([fileId, originalId].map((file) => app.files.remove(file)));
    return { id, mapCode };
  });
}

/** Deletes a map that no screen and no block shows, with its files. @throws record/not-found, geo-map/in-use */
export async function deleteMap(app: Needs<'db' | 'files'>, id: string): Promise<void> {
  const row = await requireMap(app, id);
  const screens = await screensUsing(app, row.mapCode);
  const users = [...screens.map(({ name }) => name), ...(await blocksUsing(app, row.mapCode))];
  if (users.length > 0) throw new AppError('geo-map/in-use', { screens: toNameList(users) });
  await store.deleteMap(app.db, id);
  await Promise.all([row.fileId, row.originalId].map((file) => app.files.remove(file)));
}

/**
 * Where the file of a map is, and the maps of its regions. A share token reads the maps that its screen shows, and those
 * that are reached from them.
 * @throws geo-map/absent, screen/map-not-shown
 */
export async function getMapByCode(app: Needs<'db'>, request: FastifyRequest, mapCode: string): Promise<GeoMapOfCode> {
  const granted = await grantedMaps(app, request);
  const links = await store.findLinks(app.db);
  if (granted !== null && !granted.has(mapCode) && !reachableFrom(granted, links).has(mapCode))
    throw new AppError('screen/map-not-shown', { code: mapCode });
  const row = await store.findMapByCode(app.db, mapCode);
  if (!row) throw new AppError('geo-map/absent', { code: mapCode });
  return {
    mapCode,
    name: { zh: row.nameZh, en: row.nameEn || row.nameZh },
    path: pathOf(readGeoMapFile, { fileId: row.fileId }),
    children: childrenOf(row, links),
  };
}

/** Size of a stored map that is compressed by gzip. @throws file/not-found */
export async function requireMapFile(app: Needs<'db' | 'files'>, fileId: string): Promise<number> {
  const row = await store.findMapByFile(app.db, fileId);
  const size = row ? await app.files.size(row.fileId) : null;
  if (size === null) throw new AppError('file/not-found');
  return size;
}

/** Stored maps of some codes with those that are reached from them: what a screen that shows these can show. */
export async function mapsReachedFrom(app: Needs<'db'>, codes: readonly string[]): Promise<GeoMapTable[]> {
  if (codes.length === 0) return [];
  const reached = new Set([...codes, ...reachableFrom(codes, await store.findLinks(app.db))]);
  const rows = await Promise.all([...reached].map((code) => store.findMapByCode(app.db, code)));
  return rows.filter((row) => row !== undefined);
}
