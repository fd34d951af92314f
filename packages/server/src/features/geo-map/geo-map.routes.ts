import { createGunzip } from 'node:zlib';
import {
  compareGeoMap,
  deleteGeoMap,
  getGeoMap,
  getGeoMapByCode,
  listGeoMaps,
  readGeoMapFile,
  replaceGeoMap,
  updateGeoMap,
  uploadGeoMap,
  type GeoMapUpload,
} from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { acceptsGzip } from '../../platform/gzip-stream.ts';
import { rawRoute, route } from '../../platform/route.ts';
import { isHeld } from '../../platform/send-answer.ts';
import { receiveUpload } from '../../platform/upload.ts';
import * as service from './geo-map.service.ts';

export function registerGeoMap(app: FastifyInstance): void {
  const limit = { bytes: app.config.mapFileBytes, error: 'geo-map/too-large' } as const;
  route(app, uploadGeoMap, async ({ request, actor }) => {
    const upload = await receiveUpload(app, uploadGeoMap, request, limit);
    return service.createMap(app, actor(), upload, upload.fields as GeoMapUpload);
  });
  route(app, updateGeoMap, ({ body, actor }) => service.updateMap(app, actor(), body));
  route(app, compareGeoMap, async ({ params, request }) => {
    const upload = await receiveUpload(app, compareGeoMap, request, limit);
    return service.compareMap(app, params.id, upload, upload.fields);
  });
  route(app, replaceGeoMap, async ({ params, request, actor }) => {
    const upload = await receiveUpload(app, replaceGeoMap, request, limit);
    return service.replaceMap(app, actor(), params.id, upload, upload.fields);
  });
  route(app, listGeoMaps, async ({ query }) => {
    const page = await service.listMaps(app, query);
    return { ...page, records: [...page.records] };
  });
  route(app, getGeoMap, ({ params }) => service.getMap(app, params.id));
  route(app, deleteGeoMap, async ({ params }) => {
    await service.deleteMap(app, params.id);
    return null;
  });
  route(app, getGeoMapByCode, ({ params, request }) => service.getMapByCode(app, request, params.mapCode));
  rawRoute(app, readGeoMapFile, async ({ params, request, reply }) => {
    const size = await service.requireMapFile(app, params.fileId);
    reply.headers({
      'content-type': 'application/geo+json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    if (isHeld(request, reply, params.fileId)) return reply.code(304).send();
    const file = app.files.read(params.fileId);
    if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(file.pipe(createGunzip()));
    return reply.headers({ 'content-encoding': 'gzip', 'content-length': size }).send(file);
  });
}
