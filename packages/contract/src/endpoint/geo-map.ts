import { Type } from 'typebox';
import {
  GeoMapComparison,
  GeoMapDetail,
  GeoMapFile,
  GeoMapListItem,
  GeoMapOfCode,
  GeoMapUpdate,
  GeoMapUpload,
} from '../entity/geo-map.ts';
import { LIMITS } from '../limits.ts';
import { pageQuery, pageResultOf } from '../wire/page-result.ts';
import { defineEndpoint } from './define-endpoint.ts';

const byId = Type.Object({ id: Type.String({ maxLength: 64 }) });

export const uploadGeoMap = defineEndpoint({
  id: 'geoMap.upload',
  method: 'POST',
  path: '/geoMap',
  summary: { zh: '上传 GeoJSON 地图', en: 'Upload a map as GeoJSON' },
  permission: 'geoMapManage:insert',
  rate: 'upload',
  multipart: true,
  input: { body: GeoMapUpload },
  output: Type.Object({ id: Type.String(), mapCode: Type.String() }),
});

export const updateGeoMap = defineEndpoint({
  id: 'geoMap.update',
  method: 'PUT',
  path: '/geoMap',
  summary: { zh: '修改地图名称', en: 'Rename a map' },
  permission: 'geoMapManage:update',
  input: { body: GeoMapUpdate },
  output: Type.Object({ id: Type.String() }),
});

export const compareGeoMap = defineEndpoint({
  id: 'geoMap.compare',
  audit: false,
  method: 'POST',
  path: '/geoMap/{id}/compare',
  summary: {
    zh: '比较地图与将要替换它的文件，不做修改',
    en: 'Compare a map with the file that is to take its place; changes nothing',
  },
  permission: 'geoMapManage:update',
  rate: 'upload',
  multipart: true,
  input: { params: byId, body: GeoMapFile },
  output: GeoMapComparison,
});

export const replaceGeoMap = defineEndpoint({
  id: 'geoMap.replace',
  method: 'POST',
  path: '/geoMap/{id}/file',
  summary: { zh: '替换地图文件，编码不变', en: 'Replace the file of a map; its code stays' },
  permission: 'geoMapManage:update',
  rate: 'upload',
  multipart: true,
  input: { params: byId, body: GeoMapFile },
  output: Type.Object({ id: Type.String(), mapCode: Type.String() }),
});

export const listGeoMaps = defineEndpoint({
  id: 'geoMap.pageList',
  method: 'GET',
  path: '/geoMap/pageList',
  summary: { zh: '地图列表', en: 'List of maps' },
  permission: 'geoMapManage:query|bigScreenManage:design',
  input: {
    query: Type.Object({
      ...pageQuery,
      name: Type.Optional(Type.String({ maxLength: 100 })),
      mapCode: Type.Optional(Type.String({ maxLength: 100 })),
    }),
  },
  output: pageResultOf(GeoMapListItem),
});

export const getGeoMap = defineEndpoint({
  id: 'geoMap.get',
  method: 'GET',
  path: '/geoMap/{id}',
  summary: { zh: '地图详情与所用大屏', en: 'A map with its regions and the screens that show it' },
  permission: 'geoMapManage:query',
  input: { params: byId },
  output: GeoMapDetail,
});

export const deleteGeoMap = defineEndpoint({
  id: 'geoMap.delete',
  method: 'DELETE',
  path: '/geoMap/{id}',
  summary: { zh: '删除没有大屏使用的地图', en: 'Delete a map that no screen shows' },
  permission: 'geoMapManage:delete',
  input: { params: byId },
  output: Type.Null(),
});

export const getGeoMapByCode = defineEndpoint({
  id: 'geoMap.byCode',
  method: 'GET',
  path: '/geoMap/byCode/{mapCode}',
  summary: {
    zh: '大屏所用地图的文件地址与下级地图',
    en: 'The file of a map that a screen shows, and the maps of its regions',
  },
  permission: 'geoMapManage:query|bigScreenManage:view|bigScreenManage:design',
  share: true,
  wall: true,
  input: { params: Type.Object({ mapCode: Type.String({ maxLength: LIMITS.mapCodeMax }) }) },
  output: GeoMapOfCode,
});

export const readGeoMapFile = defineEndpoint({
  id: 'geoMap.file',
  method: 'GET',
  path: '/geoMap/file/{fileId}',
  summary: { zh: '按不可猜测的编号读取地图', en: 'Read a map by its unguessable id' },
  permission: 'anonymous',
  share: true,
  answer: 'bytes',
  input: { params: Type.Object({ fileId: Type.String({ maxLength: 64 }) }) },
  output: Type.Unknown(),
});
