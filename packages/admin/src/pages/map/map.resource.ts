import {
  deleteGeoMap,
  field,
  GEO_MAP_LABEL,
  geoMapFields,
  getGeoMap,
  listGeoMaps,
  updateGeoMap,
  type GeoMapListItem,
} from '@aj-report/contract';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import { NameCell, TextCell } from '../../crud/cell.tsx';
import { formatNumber } from '../../i18n/format-value.ts';
import { defineResource, type Resource } from '../../crud/define-resource.ts';
import { BYTES } from '../../crud/measure.ts';
import { toParams } from '../../crud/query-state.ts';
import { translate } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { WORDS } from '../../i18n/words.ts';
import { MapOutline } from '../../maps/map-outline.tsx';
import { mapName } from './map-name.ts';

type Row = GeoMapListItem;

/** What only the page can do: it owns the dialogs. */
export interface MapDialogs {
  openUpload(): void;
  openDetail(row: Row): void;
  openReplace(row: Row): void;
}

const queryFields = {
  name: field.text({ label: WORDS['map.name'] }),
  mapCode: field.text({ label: geoMapFields.mapCode['x-aj'].label }),
};

/** What may be changed of a map that is there. */
const nameFields = { nameZh: geoMapFields.nameZh, nameEn: geoMapFields.nameEn };

function writePoints({ points, originalPoints }: Row): string {
  const [left, all] = [formatNumber(points), formatNumber(originalPoints)];
  return points === originalPoints ? left : translate('map.pointsOf', { points: left, original: all });
}

function columns({ openDetail }: MapDialogs): Resource<Row>['columns'] {
  return [
    {
      field: 'outline',
      label: WORDS['map.outline'],
      minWidth: 92,
      render: (row) => createElement(MapOutline, { outline: row.outline }),
    },
    {
      field: 'nameZh',
      label: WORDS['map.name'],
      minWidth: 116,
      grows: true,
      sortable: true,
      render: (row) =>
        createElement(NameCell, { name: mapName(row, currentLanguage()), onOpen: () => openDetail(row) }),
    },
    { field: 'mapCode', label: geoMapFields.mapCode['x-aj'].label, kind: 'code', minWidth: 122, sortable: true },
    { field: 'regionCount', label: WORDS['map.regionCount'], kind: 'number', minWidth: 104, sortable: true },
    {
      field: 'points',
      label: WORDS['map.points'],
      kind: 'number',
      minWidth: 100,
      render: (row) => createElement(TextCell, { text: writePoints(row) }),
    },
    {
      field: 'bytes',
      label: WORDS['map.size'],
      kind: 'number',
      minWidth: 84,
      sortable: true,
      measure: BYTES,
    },
    { field: 'createBy', label: WORDS['crud.createBy'], minWidth: 104 },
    { field: 'updateTime', label: WORDS['crud.updateTime'], kind: 'time', minWidth: 164, sortable: true },
  ];
}

function rowActions({ openDetail, openReplace }: MapDialogs): Resource<Row>['rowActions'] {
  return [
    { id: 'detail', label: WORDS['map.detail'], run: openDetail },
    {
      id: 'replace',
      label: WORDS['map.replace'],
      permission: 'geoMapManage:update',
      run: openReplace,
    },
    {
      id: 'rename',
      label: WORDS['map.rename'],
      permission: 'geoMapManage:update',
      run: (row, context) => context.openEdit(row),
    },
    {
      id: 'delete',
      label: WORDS['crud.delete'],
      permission: 'geoMapManage:delete',
      isDangerous: true,
      run: (row, context) => context.remove([row]),
    },
  ];
}

const contextMenu: Resource<Row>['contextMenu'] = [
  {
    id: 'delete',
    label: WORDS['crud.delete'],
    icon: 'trash',
    flag: 'all',
    permission: 'geoMapManage:delete',
    isDangerous: true,
    run: (rows, context) => context.remove(rows),
  },
];

/** The list of maps. */
export function mapResource(dialogs: MapDialogs): Resource<Row> {
  return defineResource<Row>({
    title: GEO_MAP_LABEL,
    primaryKey: 'id',
    nameOf: (row) => mapName(row, currentLanguage()),
    queryFields,
    columns: columns(dialogs),
    list: (query, signal) => call(listGeoMaps, { signal, query: toParams(query), showErrorDialog: false }),
    form: {
      fields: nameFields,
      load: async ({ id }) => ({ ...(await call(getGeoMap, { params: { id } })) }),
      create: () => Promise.resolve(),
      update: ({ nameZh, nameEn }, { id }) =>
        call(updateGeoMap, { body: { id, nameZh: String(nameZh), nameEn: String(nameEn ?? '') } }),
    },
    remove: (row) => call(deleteGeoMap, { params: { id: row.id }, failureWords: 'crud.deleteFailed' }),
    tableButtons: [
      {
        id: 'upload',
        label: WORDS['map.upload'],
        icon: 'cloud-arrow-up',
        permission: 'geoMapManage:insert',
        isPrimary: true,
        run: dialogs.openUpload,
      },
    ],
    rowActions: rowActions(dialogs),
    actionsWidth: 170,
    contextMenu,
    empty: {
      icon: 'map',
      title: { zh: '还没有地图', en: 'No map yet' },
      text: {
        zh: '上传一个 GeoJSON 文件，大屏的地图组件就可以选用它。',
        en: 'Upload a GeoJSON file, and the map widget of big screens can show it.',
      },
      buttonId: 'upload',
    },
  });
}
