import {
  field,
  LIMITS,
  listShares,
  SHARE_STATES,
  SHARE_TYPES,
  type ShareDelay,
  type ShareRecord,
} from '@aj-report/contract';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import { copyText } from '../../crud/copy-text.ts';
import { defineResource, type ListColumn, type Resource, type RowAction } from '../../crud/define-resource.ts';
import { ROW_LOOKS } from '../../crud/row-looks.ts';
import { toParams } from '../../crud/query-state.ts';
import { WORDS } from '../../i18n/words.ts';
import { linkOf } from '../../shares/share-links.tsx';
import { SHARE_STATE_LABELS, shareText } from '../../shares/share.words.ts';
import { delay, maySetFree, pause, revoke } from './share-actions.ts';
import { AddressCell, LimitsCell, ReportCell, SeenCell, StateCell, ValidityCell } from './share-cells.tsx';

type Row = ShareRecord;

export interface ShareDialogs {
  openEdit(row: Row): void;
  openLinks(row: Row): void;
}

const queryFields = {
  reportName: field.text({ label: { zh: '报表名称', en: 'Report' }, maxLength: LIMITS.reportNameMax }),
  reportCode: field.text({ label: { zh: '报表编码', en: 'Report code' }, maxLength: LIMITS.reportCodeMax }),
  state: field.choice({
    label: shareText('state'),
    options: [
      { value: '', label: WORDS['crud.allNodes'] },
      ...SHARE_STATES.map((value) => ({ value, label: SHARE_STATE_LABELS[value] })),
    ],
  }),
  shareCode: field.text({ label: shareText('code'), maxLength: 100 }),
  shareValidType: field.choice<string | number>({
    label: { zh: '有效期', en: 'Valid for' },
    default: '',
    options: [
      { value: '', label: WORDS['crud.allNodes'] },
      ...SHARE_TYPES.map((days) => ({
        value: days,
        label: days === 0 ? shareText('forever') : { zh: `${days} 天`, en: days === 1 ? '1 day' : `${days} days` },
      })),
    ],
  }),
  recipient: field.text({ label: { zh: '接收人', en: 'Recipient' }, maxLength: LIMITS.shareRecipientMax }),
};

const columns: readonly ListColumn<Row>[] = [
  {
    field: 'reportName',
    label: shareText('report'),
    minWidth: 164,
    grows: true,
    render: (row) => createElement(ReportCell, { share: row }),
  },
  {
    field: 'state',
    label: shareText('state'),
    minWidth: 84,
    render: (row) => createElement(StateCell, { share: row }),
  },
  {
    field: 'shareUrl',
    label: shareText('address'),
    minWidth: 130,
    render: (row) => createElement(AddressCell, { share: row }),
  },
  {
    field: 'shareValidTime',
    label: shareText('validTime'),
    minWidth: 158,
    sortable: true,
    render: (row) => createElement(ValidityCell, { share: row }),
  },
  {
    field: 'hasPassword',
    label: shareText('protection'),
    minWidth: 100,
    render: (row) => createElement(LimitsCell, { share: row }),
  },
  { field: 'recipient', label: { zh: '接收人', en: 'Recipient' }, minWidth: 96, startsHidden: true },
  { field: 'views', label: shareText('views'), kind: 'number', minWidth: 88, sortable: true },
  {
    field: 'lastSeenTime',
    label: shareText('lastSeen'),
    minWidth: 158,
    sortable: true,
    render: (row) => createElement(SeenCell, { share: row }),
  },
  { field: 'note', label: { zh: '备注', en: 'Note' }, minWidth: 120, startsHidden: true },
  { field: 'shareCode', label: shareText('code'), kind: 'code', minWidth: 144, sortable: true, startsHidden: true },
  {
    field: 'reportCode',
    label: { zh: '报表编码', en: 'Report code' },
    kind: 'code',
    minWidth: 120,
    startsHidden: true,
  },
  { field: 'createBy', label: shareText('createBy'), minWidth: 96, startsHidden: true },
  {
    field: 'createTime',
    label: shareText('createTime'),
    kind: 'time',
    minWidth: 164,
    sortable: true,
    startsHidden: true,
  },
];

function delayAction(id: string, days: ShareDelay, word: 'delayDay' | 'delayWeek' | 'delayMonth'): RowAction<Row> {
  return {
    id,
    label: shareText(word),
    permission: 'reportShareManage:shareDelay',
    isHidden: ({ shareValidTime }) => shareValidTime === null,
    run: (row, context) => void delay(row, days, context),
  };
}

function rowActions({ openEdit, openLinks }: ShareDialogs): readonly RowAction<Row>[] {
  return [
    { id: 'copy', label: shareText('copyUrl'), run: (row) => void copyText(linkOf(row)) },
    { id: 'links', label: shareText('links'), run: openLinks },
    delayAction('delayDay', 1, 'delayDay'),
    delayAction('delayWeek', 7, 'delayWeek'),
    delayAction('delayMonth', 30, 'delayMonth'),
    {
      id: 'pause',
      label: shareText('pause'),
      permission: 'reportShareManage:update',
      isHidden: ({ paused }) => paused,
      run: (row, context) => void pause(row, true, context),
    },
    {
      id: 'resume',
      label: shareText('resume'),
      permission: 'reportShareManage:update',
      isHidden: (row) => !row.paused || !maySetFree(row),
      run: (row, context) => void pause(row, false, context),
    },
    {
      id: 'edit',
      label: WORDS['crud.edit'],
      permission: 'reportShareManage:update',
      run: openEdit,
    },
    {
      id: 'revoke',
      label: shareText('revoke'),
      permission: 'reportShareManage:delete',
      isDangerous: true,
      run: (row, context) => void revoke([row], context),
    },
  ];
}

/** The list of shares. */
export function shareResource(dialogs: ShareDialogs, openReports: () => void): Resource<Row> {
  return defineResource<Row>({
    title: shareText('shares'),
    primaryKey: 'id',
    nameOf: (row) => row.reportName,
    queryFields,
    columns,
    list: (query, signal) => call(listShares, { signal, query: toParams(query), showErrorDialog: false }),
    canExport: true,
    rowFlags: ({ state }) => (state === 'active' ? ROW_LOOKS.usual : ROW_LOOKS.off),
    tableButtons: [
      {
        id: 'revoke',
        label: shareText('revokeSelected'),
        icon: 'x-circle',
        permission: 'reportShareManage:delete',
        isDisabled: ({ selected }) => selected.length === 0,
        run: (context) => void revoke(context.selected, context),
      },
      // Shares are made where screens are looked at.
      {
        id: 'reports',
        label: shareText('toReports'),
        icon: 'easel',
        permission: 'reportManage|bigScreenManage',
        run: openReports,
      },
    ],
    rowActions: rowActions(dialogs),
    actionsWidth: 176,
    contextMenu: [
      {
        id: 'copy',
        label: shareText('copyUrl'),
        icon: 'copy',
        flag: 'all',
        run: (rows) => void copyText(rows.map(linkOf).join('\n')),
      },
      {
        id: 'revoke',
        label: shareText('revoke'),
        icon: 'x-circle',
        flag: 'all',
        permission: 'reportShareManage:delete',
        isDangerous: true,
        run: (rows, context) => void revoke(rows, context),
      },
    ],
    empty: { icon: 'share', title: shareText('empty'), text: shareText('emptyText'), buttonId: 'reports' },
  });
}
