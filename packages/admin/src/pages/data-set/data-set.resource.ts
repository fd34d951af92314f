import {
  DATA_SET_LABEL,
  dataSetBin,
  dataSetFields,
  deleteDataSet,
  deleteDataSets,
  enableDataSets,
  exportDataSet,
  field,
  listDataSets,
  type DataSetListItem,
  type ExportFormat,
} from '@aj-report/contract';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import { NameCell } from '../../crud/cell.tsx';
import { defineResource, type Resource } from '../../crud/define-resource.ts';
import { lookOfSwitched } from '../../crud/row-looks.ts';
import { toParams } from '../../crud/query-state.ts';
import { setJobsOpen } from '../../jobs/jobs-store.ts';
import { WORDS } from '../../i18n/words.ts';
import { canMakeScreen } from '../../make-screen/can-make-screen.ts';
import { MAKE_WORDS } from '../../make-screen/make-screen.words.ts';

type Row = DataSetListItem;

/** What only the page can do: it owns the editor and the dialogs. */
export interface DataSetEditors {
  openNew(): void;
  openEdit(row: Row): void;
  openCopy(row: Row): void;
  openPreview(row: Row): void;
  openUses(row: Row): void;
  openMakeScreen(row: Row): void;
  openCosts(): void;
}

const queryFields = {
  setName: dataSetFields.setName,
  setCode: field.text({ label: dataSetFields.setCode['x-aj'].label }),
  sourceCode: dataSetFields.sourceCode,
};

function columns({ openEdit }: DataSetEditors): Resource<Row>['columns'] {
  return [
    {
      field: 'setName',
      label: dataSetFields.setName['x-aj'].label,
      minWidth: 184,
      grows: true,
      sortable: true,
      render: (row) => createElement(NameCell, { name: row.setName, onOpen: () => openEdit(row) }),
    },
    { field: 'setCode', label: dataSetFields.setCode['x-aj'].label, kind: 'code', minWidth: 150, sortable: true },
    { field: 'sourceName', label: WORDS['set.source'], minWidth: 110 },
    {
      field: 'setType',
      label: WORDS['set.type'],
      kind: 'dictionary',
      dictionary: 'SET_TYPE',
      minWidth: 86,
      sortable: true,
    },
    {
      field: 'enableFlag',
      label: WORDS['set.enabled'],
      kind: 'switch',
      minWidth: 86,
      toggle: {
        permission: 'resultsetManage:update',
        run: (row, value) => call(enableDataSets, { params: { enableFlag: value === 1 ? '1' : '0' }, body: [row.id] }),
      },
    },
    { field: 'setDesc', label: dataSetFields.setDesc['x-aj'].label, minWidth: 100, grows: true },
    { field: 'createBy', label: WORDS['crud.createBy'], minWidth: 100, startsHidden: true },
    { field: 'updateTime', label: WORDS['crud.updateTime'], kind: 'time', minWidth: 164, sortable: true },
  ];
}

function tableButtons({ openNew, openCosts }: DataSetEditors): Resource<Row>['tableButtons'] {
  return [
    {
      id: 'add',
      label: WORDS['set.new'],
      icon: 'plus-lg',
      permission: 'resultsetManage:insert',
      isPrimary: true,
      run: openNew,
    },
    {
      id: 'delete',
      label: WORDS['crud.deleteSelected'],
      icon: 'trash',
      permission: 'resultsetManage:delete',
      isDisabled: (context) => context.selected.length === 0,
      run: (context) => context.remove(context.selected),
    },
    { id: 'costs', label: WORDS['set.costs'], icon: 'speedometer2', run: openCosts },
  ];
}

async function exportRows(row: Row, format: ExportFormat): Promise<void> {
  await call(exportDataSet, { params: { id: row.id }, body: { format } });
  setJobsOpen(true);
}

function rowActions(editors: DataSetEditors): Resource<Row>['rowActions'] {
  return [
    { id: 'edit', label: WORDS['crud.edit'], permission: 'resultsetManage:update', run: editors.openEdit },
    { id: 'preview', label: WORDS['set.preview.data'], run: editors.openPreview },
    {
      id: 'makeScreen',
      label: MAKE_WORDS.make,
      isHidden: ({ setType }) => setType === 'http' || !canMakeScreen(),
      run: editors.openMakeScreen,
    },
    { id: 'copy', label: WORDS['set.copy'], permission: 'resultsetManage:copy', run: editors.openCopy },
    { id: 'exportXlsx', label: WORDS['jobs.exportXlsx'], run: (row) => exportRows(row, 'xlsx').catch(() => undefined) },
    { id: 'exportCsv', label: WORDS['jobs.exportCsv'], run: (row) => exportRows(row, 'csv').catch(() => undefined) },
    { id: 'uses', label: WORDS['set.uses'], run: editors.openUses },
    {
      id: 'delete',
      label: WORDS['crud.delete'],
      permission: 'resultsetManage:delete',
      isDangerous: true,
      run: (row, context) => context.remove([row]),
    },
  ];
}

/** The list of data sets. */
export function dataSetResource(editors: DataSetEditors): Resource<Row> {
  return defineResource<Row>({
    title: DATA_SET_LABEL,
    primaryKey: 'id',
    nameOf: (row) => row.setName,
    queryFields,
    columns: columns(editors),
    list: (query, signal) => call(listDataSets, { signal, query: toParams(query), showErrorDialog: false }),
    remove: (row) => call(deleteDataSet, { params: { id: row.id }, failureWords: 'crud.deleteFailed' }),
    removeMany: (rows) => call(deleteDataSets, { body: rows.map(({ id }) => id), failureWords: 'crud.deleteFailed' }),
    undo: (row) => call(dataSetBin.restore, { params: { id: row.id }, body: {} }),
    rowFlags: lookOfSwitched,
    tableButtons: tableButtons(editors),
    rowActions: rowActions(editors),
    actionsWidth: 140,
    contextMenu: [
      {
        id: 'edit',
        label: WORDS['crud.edit'],
        icon: 'pencil',
        flag: 'single',
        run: ([row]) => row && editors.openEdit(row),
      },
      {
        id: 'preview',
        label: WORDS['set.preview.data'],
        icon: 'eye',
        flag: 'single',
        run: ([row]) => row && editors.openPreview(row),
      },
      {
        id: 'delete',
        label: WORDS['crud.delete'],
        icon: 'trash',
        flag: 'all',
        permission: 'resultsetManage:delete',
        isDangerous: true,
        run: (rows, context) => context.remove(rows),
      },
    ],
    empty: {
      icon: 'layers',
      title: { zh: '还没有数据集', en: 'No data set yet' },
      text: {
        zh: '数据集是对数据源的一次查询，大屏上的图表由它供数。',
        en: 'A data set is a query over a data source; the charts of a screen draw from it.',
      },
      buttonId: 'add',
    },
  });
}
