import {
  defaultsOf,
  deleteReport,
  deleteReports,
  field,
  getReport,
  importScreen,
  listReports,
  PUBLISH_STATE_LABELS,
  PUBLISH_STATES,
  REPORT_LABEL,
  reportBin,
  reportFields,
  updateReport,
  type ReportListItem,
  type ReportType,
} from '@aj-report/contract';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import { NameCell } from '../../crud/cell.tsx';
import { defineResource, type Resource, type TableButton, type Values } from '../../crud/define-resource.ts';
import { toParams } from '../../crud/query-state.ts';
import { WORDS } from '../../i18n/words.ts';
import { canMakeScreen } from '../../make-screen/can-make-screen.ts';
import { MAKE_WORDS } from '../../make-screen/make-screen.words.ts';
import { ARCHIVE_WORDS } from '../../archive/archive.words.ts';
import { newCode } from '../../screen/new-code.ts';
import { createAndOpen } from './create-and-open.ts';
import { newScreenFields } from './new-screen.ts';
import { contextMenu, openDesigner, rowActions, type ReportDialogs } from './report-actions.ts';
import { batchButtons } from './report-batch.ts';
import { PublishTag } from '../../publish/publish-tag.tsx';
import { SharedTag } from './shared-tag.tsx';

type Row = ReportListItem;

const queryFields = {
  reportName: reportFields.reportName,
  reportCode: field.text({ label: reportFields.reportCode['x-aj'].label }),
  reportGroup: reportFields.reportGroup,
  reportType: field.dictionary({ label: reportFields.reportType['x-aj'].label, dictionary: 'REPORT_TYPE' }),
  publishState: field.choice({
    label: WORDS['report.status'],
    options: [
      { value: '', label: WORDS['crud.allNodes'] },
      ...PUBLISH_STATES.map((value) => ({ value, label: PUBLISH_STATE_LABELS[value] })),
    ],
  }),
};

/** The long one stands last. */
const { description, ...fieldsOfAll } = reportFields;
/** Where all reports are of one kind there is nothing to choose. */
const { reportType: _reportType, ...fieldsOfKind } = fieldsOfAll;

const columns: Resource<Row>['columns'] = [
  {
    field: 'reportName',
    label: reportFields.reportName['x-aj'].label,
    minWidth: 164,
    grows: true,
    sortable: true,
    render: (row) => createElement(NameCell, { name: row.reportName, onOpen: () => openDesigner(row) }),
  },
  { field: 'reportCode', label: reportFields.reportCode['x-aj'].label, kind: 'code', minWidth: 144, sortable: true },
  {
    field: 'reportType',
    label: reportFields.reportType['x-aj'].label,
    kind: 'dictionary',
    dictionary: 'REPORT_TYPE',
    minWidth: 112,
  },
  {
    field: 'reportGroup',
    label: reportFields.reportGroup['x-aj'].label,
    kind: 'dictionary',
    dictionary: 'REPORT_GROUP',
    minWidth: 108,
  },
  {
    field: 'status',
    label: WORDS['report.status'],
    minWidth: 120,
    render: (row) =>
      createElement(
        'span',
        { className: 'report-card__tags' },
        createElement(PublishTag, { report: row }),
        createElement(SharedTag, { report: row }),
      ),
  },
  { field: 'description', label: reportFields.description['x-aj'].label, minWidth: 98, grows: true },
  { field: 'updateTime', label: WORDS['crud.updateTime'], kind: 'time', minWidth: 164, sortable: true },
];

/** Only the fields that a report has; an empty optional field is not sent. */
function toBody(values: Values) {
  const text = (name: keyof typeof reportFields) => String(values[name] ?? '');
  return {
    reportName: text('reportName'),
    reportCode: text('reportCode'),
    ...(text('reportType') === '' ? {} : { reportType: text('reportType') }),
    reportGroup: text('reportGroup'),
    reportAuthor: text('reportAuthor'),
    description: text('description'),
  };
}

/** The form of reports: what a new screen needs is asked on the way. */
function reportForm(reportType: ReportType | undefined): NonNullable<Resource<Row>['form']> {
  return {
    fields: { ...(reportType === undefined ? fieldsOfAll : fieldsOfKind), ...newScreenFields, description },
    initial: () => ({
      reportCode: newCode('report'),
      reportType: reportType ?? 'report_screen',
      ...defaultsOf(newScreenFields),
    }),
    load: async (row) => ({ ...(await call(getReport, { params: { id: row.id } })) }),
    create: (values) => createAndOpen(values, toBody(values)),
    update: (values, row) => call(updateReport, { body: { ...toBody(values), id: row.id } }),
  };
}

function makeScreenButton({ openMakeScreen }: ReportDialogs): TableButton<Row> {
  return { id: 'makeScreen', label: MAKE_WORDS.make, icon: 'magic', run: openMakeScreen };
}

/** The list of reports: all, or those of one kind. */
export function reportResource(dialogs: ReportDialogs, reportType?: ReportType): Resource<Row> {
  const { reportType: kind, ...otherFilters } = queryFields;
  const only = reportType === undefined ? {} : { reportType };
  return defineResource<Row>({
    title: REPORT_LABEL,
    primaryKey: 'id',
    nameOf: (row) => row.reportName,
    queryFields: reportType === undefined ? { ...otherFilters, reportType: kind } : otherFilters,
    columns,
    list: (query, signal) =>
      call(listReports, { signal, query: { ...toParams(query), ...only }, showErrorDialog: false }),
    form: reportForm(reportType),
    remove: (row) => call(deleteReport, { params: { id: row.id }, failureWords: 'crud.deleteFailed' }),
    removeMany: (rows) => call(deleteReports, { body: rows.map(({ id }) => id), failureWords: 'crud.deleteFailed' }),
    canExport: true,
    undo: (row) => call(reportBin.restore, { params: { id: row.id }, body: {} }),
    tableButtons: [
      {
        id: 'add',
        label: WORDS[reportType === undefined ? 'report.newAny' : 'report.new'],
        icon: 'plus-lg',
        permission: 'reportManage:insert',
        isPrimary: true,
        run: (context) => context.openAdd(),
      },
      ...(canMakeScreen() ? [makeScreenButton(dialogs)] : []),
      ...batchButtons(dialogs),
      {
        id: 'import',
        label: ARCHIVE_WORDS.import,
        icon: 'cloud-arrow-up',
        permission: importScreen.permission,
        run: () => dialogs.openImport(),
      },
      {
        id: 'delete',
        label: WORDS['crud.deleteSelected'],
        icon: 'trash',
        permission: 'reportManage:delete',
        isDisabled: (context) => context.selected.length === 0,
        run: (context) => context.remove(context.selected),
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
      otherButtonId: 'import',
    },
  });
}
