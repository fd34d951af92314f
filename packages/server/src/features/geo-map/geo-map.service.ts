import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import {
  AppError,
  GEO_MAP_LABEL,
  pathOf,
  readGeoMapFile,
  toPageResult,
  type GeoMapDetail,
  type GeoMapListItem,
  type GeoMapOfCode,
  type GeoMapUpdate,
  type GeoMapUpload,
  type PageResult,
} from '@aj-report/contract';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app.ts';
import { importGeoMap } from '../../engine/geo/import-geo-map.ts';
import type { MapRegion } from '../../engine/geo/geo-map.types.ts';
import { auditOfChange, auditOfNew, toAuditFields } from '../../platform/audit.ts';
import { isUniqueViolation } from '../../platform/db.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import type { GeoMapTable } from '../../platform/schema.ts';
import type { Actor } from '../../platform/session.ts';
import type { Upload } from '../../platform/upload.ts';
import { grantedMaps } from '../screen/screen-grants.service.ts';
import { screensShowing } from '../screen/screen-usage.service.ts';
import * as store from './geo-map.store.ts';
import { childrenOf, reachableFrom } from './map-links.ts';

/** Greatest files and times of an import, and the points that a browser draws without effort. */
const LIMITS = { features: 5000, points: 1_000_000, budget: 20_000 };
const PROCESS = { memoryMb: 1024, deadlineMs: 60_000 };

type GeoMapFields = Omit<GeoMapUpload, 'nameEn' | 'nameProperty'> & Partial<GeoMapUpload>;

function toListItem(row: GeoMapTable): GeoMapListItem {
  const { fileId: _file, originalId: _original, regions: _regions, ...shown } = row;
  return { ...shown, ...toAuditFields(row) };
}

function toNotFound(key: string): AppError {
  return new AppError('record/not-found', { what: GEO_MAP_LABEL, key });
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Registers an uploaded map: checked, simplified when it is heavy, the original kept.
 * @throws record/code-taken, geo-map/*
 */
export async function createMap(
  app: App,
  actor: Actor,
  upload: Upload,
  fields: GeoMapFields,
): Promise<{ id: string; mapCode: string }> {
  const { mapCode, nameZh, nameEn = '', nameProperty = '' } = fields;
  const drawnPath = `${upload.path}.map`;
  const [fileId, originalId] = [app.ids.newId(), app.ids.newId()];
  const taken = () => new AppError('record/code-taken', { what: GEO_MAP_LABEL, code: mapCode });
  try {
    if (await store.findMapByCode(app.db, mapCode)) throw taken();
    const request = { sourcePath: upload.path, targetPath: drawnPath, nameProperty, limits: LIMITS };
    const { regions, ...facts } = await importGeoMap(request, PROCESS);
    const row: GeoMapTable = {
      id: app.ids.newId(),
      mapCode,
      nameZh,
      nameEn,
      fileName: upload.fileName,
      regionCount: regions.length,
      regions: JSON.stringify(regions),
      checksum: await checksumOf(drawnPath),
      originalBytes: upload.bytes,
      ...facts,
      fileId,
      originalId,
      ...auditOfNew(app, actor),
    };
    await app.files.keep(fileId, drawnPath);
    await app.files.keep(originalId, upload.path);
    await store.insertMap(app.db, row);
    return { id: row.id, mapCode };
  } catch (error) {
    await Promise.all([upload.discard(), rm(drawnPath, { force: true })]);
    await Promise.all([fileId, originalId].map((id) => app.files.remove(id)));
    throw isUniqueViolation(error) ? taken() : error;
  }
}

/** Renames a map; code and file stay as they are. @throws record/not-found */
export async function updateMap(app: App, actor: Actor, form: GeoMapUpdate): Promise<{ id: string }> {
  const { id, nameZh, nameEn = '' } = form;
  const changed = await store.changeMap(app.db, id, { nameZh, nameEn, ...auditOfChange(app, actor) });
  if (!changed) throw toNotFound(id);
  return { id };
}

/** One page of the maps that match. @throws request/sort-unknown */
export async function listMaps(app: App, query: store.MapFilter & PageAsked): Promise<PageResult<GeoMapListItem>> {
  const page = toPage(query, store.SORTABLE, 'updateTime');
  const { rows, total } = await store.listMaps(app.db, query, page);
  return toPageResult(rows.map(toListItem), total, page);
}

/** @throws record/not-found */
export async function getMap(app: App, id: string): Promise<GeoMapDetail> {
  const row = await store.findMap(app.db, id);
  if (!row) throw toNotFound(id);
  const regions = JSON.parse(row.regions) as MapRegion[];
  return { ...toListItem(row), regions, screens: await screensUsing(app, row.mapCode) };
}

/** Screens that show a map at once or after drilling down. */
async function screensUsing(app: App, mapCode: string): Promise<string[]> {
  const links = await store.findLinks(app.db);
  const screens = await screensShowing(app, (codes) => reachableFrom(codes, links).has(mapCode));
  return screens.map(({ name }) => name);
}

/** Deletes a map that no screen shows, with its files. @throws record/not-found, geo-map/in-use */
export async function deleteMap(app: App, id: string): Promise<void> {
  const row = await store.findMap(app.db, id);
  if (!row) throw toNotFound(id);
  const screens = await screensUsing(app, row.mapCode);
  if (screens.length > 0) throw new AppError('geo-map/in-use', { screens: screens.join(', ') });
  await store.deleteMap(app.db, id);
  await Promise.all([row.fileId, row.originalId].map((file) => app.files.remove(file)));
}

/**
 * Where the file of a map is, and the maps of its regions. A share token reads the maps that its screen shows, and those
 * that are reached from them.
 * @throws record/not-found, screen/map-not-shown
 */
export async function getMapByCode(app: App, request: FastifyRequest, mapCode: string): Promise<GeoMapOfCode> {
  const granted = await grantedMaps(app, request);
  const links = await store.findLinks(app.db);
  if (granted !== null && !granted.has(mapCode) && !reachableFrom(granted, links).has(mapCode))
    throw new AppError('screen/map-not-shown', { code: mapCode });
  const row = await store.findMapByCode(app.db, mapCode);
  if (!row) throw toNotFound(mapCode);
  return {
    mapCode,
    name: { zh: row.nameZh, en: row.nameEn || row.nameZh },
    path: pathOf(readGeoMapFile, { fileId: row.fileId }),
    children: childrenOf(row, links),
  };
}

/** Size of a stored map that is compressed by gzip. @throws file/not-found */
export async function requireMapFile(app: App, fileId: string): Promise<number> {
  const row = await store.findMapByFile(app.db, fileId);
  const size = row ? await app.files.size(row.fileId) : null;
  if (size === null) throw new AppError('file/not-found');
  return size;
}
