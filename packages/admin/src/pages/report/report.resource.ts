import {
  createReport,
  deleteReport,
  field,
  getReport,
  listReports,
  REPORT_LABEL,
  reportFields,
  updateReport,
  type ReportListItem,
} from '@aj-report/contract';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import { NameCell } from '../../crud/cell.tsx';
import { defineResource, type Resource, type RowAction, type Values } from '../../crud/define-resource.ts';
import { toParams } from '../../crud/query-state.ts';
import { WORDS } from '../../i18n/words.ts';
import { newCode } from '../../screen/new-code.ts';
import { designerAddress, viewerAddress } from '../../screen/screen-address.ts';
import { PublishedTag } from './published-tag.tsx';

type Row = ReportListItem;

export interface ReportDialogs {
  openShare(row: Row): void;
}

const queryFields = {
  reportName: reportFields.reportName,
  reportCode: field.text({ label: reportFields.reportCode['x-aj'].label }),
};

/** Screens are the only kind that can be opened: there is nothing to choose. */
const { reportType: _reportType, ...formFields } = reportFields;

const columns: Resource<Row>['columns'] = [
  {
    field: 'reportName',
    label: reportFields.reportName['x-aj'].label,
    minWidth: 170,
    sortable: true,
    render: (row) => createElement(NameCell, { name: row.reportName, onOpen: () => openDesigner(row) }),
  },
  { field: 'reportCode', label: reportFields.reportCode['x-aj'].label, kind: 'code', minWidth: 144, sortable: true },
  {
    field: 'reportType',
    label: reportFields.reportType['x-aj'].label,
    kind: 'dictionary',
    dictionary: 'REPORT_TYPE',
    minWidth: 90,
  },
  {
    field: 'reportGroup',
    label: reportFields.reportGroup['x-aj'].label,
    kind: 'dictionary',
    dictionary: 'REPORT_GROUP',
    minWidth: 96,
  },
  {
    field: 'status',
    label: WORDS['report.status'],
    minWidth: 96,
    render: (row) => createElement(PublishedTag, { report: row }),
  },
  { field: 'description', label: reportFields.description['x-aj'].label, minWidth: 140 },
  { field: 'updateTime', label: WORDS['crud.updateTime'], kind: 'time', minWidth: 164, sortable: true },
];

export function isScreen(row: Row): boolean {
  return row.reportType === 'report_screen';
}

export function openDesigner(row: Row): void {
  window.open(designerAddress(row.reportCode), '_blank', 'noopener');
}

function openViewer(row: Row): void {
  window.open(viewerAddress(row.reportCode), '_blank', 'noopener');
}

function rowActions({ openShare }: ReportDialogs): readonly RowAction<Row>[] {
  return [
    {
      id: 'design',
      label: WORDS['report.design'],
      permission: 'bigScreenManage:design',
      isHidden: (row) => !isScreen(row),
      run: openDesigner,
    },
    {
      id: 'preview',
      label: WORDS['report.preview'],
      permission: 'bigScreenManage:view',
      isHidden: (row) => !isScreen(row),
      isDisabled: (row) => row.status !== 1,
      run: openViewer,
    },
    {
      id: 'share',
      label: WORDS['report.share'],
      permission: 'bigScreenManage:share|excelManage:share',
      isHidden: (row) => !isScreen(row),
      run: openShare,
    },
    {
      id: 'edit',
      label: WORDS['crud.edit'],
      permission: 'reportManage:update',
      run: (row, context) => context.openEdit(row),
    },
    {
      id: 'delete',
      label: WORDS['crud.delete'],
      permission: 'reportManage:delete',
      isDangerous: true,
      run: (row, context) => context.remove([row]),
    },
  ];
}

/** Only the fields that a report has; an empty optional field is not sent. */
function toBody(values: Values) {
  const text = (name: keyof typeof formFields) => String(values[name] ?? '');
  return {
    reportName: text('reportName'),
    reportCode: text('reportCode'),
    reportGroup: text('reportGroup'),
    reportAuthor: text('reportAuthor'),
    description: text('description'),
  };
}

const contextMenu: Resource<Row>['contextMenu'] = [
  {
    id: 'design',
    label: WORDS['report.design'],
    icon: 'brush',
    flag: 'single',
    permission: 'bigScreenManage:design',
    run: ([row]) => row && isScreen(row) && openDesigner(row),
  },
  {
    id: 'preview',
    label: WORDS['report.preview'],
    icon: 'play-circle',
    flag: 'single',
    run: ([row]) => row && isScreen(row) && openViewer(row),
  },
  {
    id: 'delete',
    label: WORDS['crud.delete'],
    icon: 'trash',
    flag: 'all',
    permission: 'reportManage:delete',
    isDangerous: true,
    run: (rows, context) => context.remove(rows),
  },
];

/** The list of reports. */
export function reportResource(dialogs: ReportDialogs): Resource<Row> {
  return defineResource<Row>({
    title: REPORT_LABEL,
    primaryKey: 'id',
    nameOf: (row) => row.reportName,
    queryFields,
    columns,
    list: (query, signal) => call(listReports, { signal, query: toParams(query), showErrorDialog: false }),
    form: {
      fields: formFields,
      initial: () => ({ reportCode: newCode('screen') }),
      load: async (row) => ({ ...(await call(getReport, { params: { id: row.id } })) }),
      create: (values) => call(createReport, { body: toBody(values) }),
      update: (values, row) => call(updateReport, { body: { ...toBody(values), id: row.id } }),
    },
    remove: (row) => call(deleteReport, { params: { id: row.id }, failureWords: 'crud.deleteFailed' }),
    tableButtons: [
      {
        id: 'add',
        label: WORDS['report.new'],
        icon: 'plus-lg',
        permission: 'reportManage:insert',
        isPrimary: true,
        run: (context) => context.openAdd(),
      },
    ],
    rowActions: rowActions(dialogs),
    actionsWidth: 150,
    contextMenu,
    empty: {
      icon: 'easel',
      title: WORDS['home.noScreens'],
      text: WORDS['home.noScreensText'],
      buttonId: 'add',
    },
  });
}
