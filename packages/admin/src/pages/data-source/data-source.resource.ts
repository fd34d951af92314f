import {
  dataSourceFields,
  deleteDataSource,
  downloadOriginal,
  field,
  IMPORT_STATUS,
  IMPORT_STATUS_LABELS,
  isConnectionKind,
  listDataSources,
  DATA_SOURCE_LABEL,
  type DataSourceListItem,
} from '@aj-report/contract';
import { createElement } from 'react';
import { call, download } from '../../api/call.ts';
import { defineResource, type Resource } from '../../crud/define-resource.ts';
import { COUNT } from '../../crud/measure.ts';
import { ROW_LOOKS } from '../../crud/row-looks.ts';
import { toParams } from '../../crud/query-state.ts';
import { WORDS } from '../../i18n/words.ts';
import { canMakeScreen } from '../../make-screen/can-make-screen.ts';
import { MAKE_WORDS } from '../../make-screen/make-screen.words.ts';
import { NameCell } from '../../crud/cell.tsx';
import { SourceSummary } from './source-summary.tsx';
import { FileCell, ReasonCell, StatusCell } from './status-cell.tsx';

/** ms between two looks at a running import (spec: the page polls while one is in progress) */
const POLL_MS = 2000;

/** What only the page can do: it owns the dialogs. */
export interface DataSourceDialogs {
  openImport(): void;
  openReimport(row: DataSourceListItem): void;
  openDetail(row: DataSourceListItem): void;
  openMakeScreen(row: DataSourceListItem): void;
  /** A new connection, or the one of a source. */
  openConnection(row?: DataSourceListItem): void;
}

const queryFields = {
  sourceName: dataSourceFields.sourceName,
  sourceCode: field.text({ label: dataSourceFields.sourceCode['x-aj'].label }),
  status: field.choice({
    label: WORDS['source.status'],
    options: [
      { value: '', label: { zh: '全部', en: 'All' } },
      ...IMPORT_STATUS.map((value) => ({ value, label: IMPORT_STATUS_LABELS[value] })),
    ],
  }),
};

type Row = DataSourceListItem;

function columns({ openDetail }: DataSourceDialogs): Resource<Row>['columns'] {
  return [
    {
      field: 'sourceName',
      label: dataSourceFields.sourceName['x-aj'].label,
      minWidth: 104,
      grows: true,
      sortable: true,
      render: (row) => createElement(NameCell, { name: row.sourceName, onOpen: () => openDetail(row) }),
    },
    { field: 'sourceCode', label: dataSourceFields.sourceCode['x-aj'].label, kind: 'code', minWidth: 150 },
    {
      field: 'fileName',
      label: WORDS['source.fileOrKind'],
      minWidth: 104,
      grows: true,
      render: (row) => createElement(FileCell, { source: row }),
    },
    {
      field: 'status',
      label: WORDS['source.status'],
      minWidth: 104,
      render: (row) => createElement(StatusCell, { source: row }),
    },
    {
      field: 'totalRows',
      label: WORDS['source.totalRows'],
      kind: 'number',
      measure: COUNT,
      minWidth: 96,
      sortable: true,
    },
    {
      field: 'failureReason',
      label: WORDS['source.failureReason'],
      minWidth: 104,
      render: (row) => createElement(ReasonCell, { reason: row.failureReason, onOpen: () => openDetail(row) }),
    },
    { field: 'updateTime', label: WORDS['crud.updateTime'], kind: 'time', minWidth: 164, sortable: true },
  ];
}

function tableButtons({ openImport, openConnection }: DataSourceDialogs): Resource<Row>['tableButtons'] {
  return [
    {
      id: 'import',
      label: WORDS['source.import'],
      icon: 'cloud-arrow-up',
      permission: 'datasourceManage:insert',
      isPrimary: true,
      run: openImport,
    },
    {
      id: 'connect',
      label: WORDS['connection.new'],
      icon: 'database',
      permission: 'datasourceManage:insert',
      run: () => openConnection(),
    },
    {
      id: 'delete',
      label: WORDS['crud.deleteSelected'],
      icon: 'trash',
      permission: 'datasourceManage:delete',
      isDisabled: (context) => context.selected.length === 0,
      run: (context) => context.remove(context.selected),
    },
  ];
}

function rowActions(dialogs: DataSourceDialogs): Resource<Row>['rowActions'] {
  const { openDetail, openReimport, openConnection, openMakeScreen } = dialogs;
  return [
    { id: 'detail', label: WORDS['source.detail'], run: openDetail },
    {
      id: 'makeScreen',
      label: MAKE_WORDS.make,
      isHidden: ({ sourceType }) => sourceType === 'http' || !canMakeScreen(),
      isDisabled: ({ status }) => status !== 'success',
      run: openMakeScreen,
    },
    {
      id: 'connection',
      label: WORDS['connection.editAction'],
      permission: 'datasourceManage:update',
      isDisabled: (row) => !isConnectionKind(row.sourceType),
      run: (row) => openConnection(row),
    },
    {
      id: 'reimport',
      label: WORDS['source.reimport'],
      permission: 'datasourceManage:update',
      isDisabled: (row) => row.status === 'inProgress' || isConnectionKind(row.sourceType),
      run: openReimport,
    },
    {
      id: 'download',
      label: WORDS['source.download'],
      isDisabled: (row) => isConnectionKind(row.sourceType),
      run: (row) => void download(downloadOriginal, { id: row.id }, row.fileName).catch(() => undefined),
    },
    {
      id: 'delete',
      label: WORDS['crud.delete'],
      permission: 'datasourceManage:delete',
      isDangerous: true,
      run: (row, context) => context.remove([row]),
    },
  ];
}

/** The list of data sources: spreadsheets and what became of them. */
export function dataSourceResource(dialogs: DataSourceDialogs): Resource<Row> {
  return defineResource<Row>({
    title: DATA_SOURCE_LABEL,
    primaryKey: 'id',
    nameOf: (row) => row.sourceName,
    queryFields,
    columns: columns(dialogs),
    list: (query, signal) => call(listDataSources, { signal, query: toParams(query), showErrorDialog: false }),
    remove: (row) => call(deleteDataSource, { params: { id: row.id }, failureWords: 'crud.deleteFailed' }),
    rowFlags: ({ status }) => (status === 'failed' ? ROW_LOOKS.failed : ROW_LOOKS.usual),
    expand: (row) => createElement(SourceSummary, { source: row }),
    tableButtons: tableButtons(dialogs),
    rowActions: rowActions(dialogs),
    actionsWidth: 144,
    contextMenu: [
      {
        id: 'detail',
        label: WORDS['source.detail'],
        icon: 'table',
        flag: 'single',
        run: ([row]) => row && dialogs.openDetail(row),
      },
      {
        id: 'delete',
        label: WORDS['crud.delete'],
        icon: 'trash',
        flag: 'all',
        permission: 'datasourceManage:delete',
        isDangerous: true,
        run: (rows, context) => context.remove(rows),
      },
    ],
    empty: {
      icon: 'file-earmark-spreadsheet',
      title: { zh: '还没有数据源', en: 'No data source yet' },
      text: {
        zh: '导入一个 Excel 文件，每个工作表都会成为可以查询的数据表。',
        en: 'Import an Excel file: every sheet becomes a table that can be queried.',
      },
      buttonId: 'import',
      otherButtonId: 'connect',
    },
    pollMs: (rows) => (rows.some((row) => row.status === 'inProgress') ? POLL_MS : undefined),
  });
}
