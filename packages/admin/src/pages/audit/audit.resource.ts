import { auditActions, field, listAudit, recordField, type AuditRecord } from '@aj-report/contract';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import { NameCell, TextCell } from '../../crud/cell.tsx';
import { defineResource, type Resource } from '../../crud/define-resource.ts';
import { toParams } from '../../crud/query-state.ts';
import { AuditFacts, ResultTag } from './audit-facts.tsx';
import { withPeriod } from './audit-period.ts';
import { AUDIT_WORDS, auditWord } from './audit.words.ts';

type Row = AuditRecord;

const queryFields = {
  period: recordField.daterange({ label: AUDIT_WORDS.period }),
  loginName: field.text({ label: AUDIT_WORDS.who }),
  endpoint: recordField.select({ label: AUDIT_WORDS.action, source: { url: auditActions.path } }),
  result: field.choice({
    label: AUDIT_WORDS.result,
    options: [
      { value: '', label: AUDIT_WORDS.all },
      { value: 'ok', label: AUDIT_WORDS.ok },
      { value: 'refused', label: AUDIT_WORDS.refused },
    ],
  }),
  recordKey: field.text({ label: AUDIT_WORDS.key }),
};

function columns(openDetail: (row: Row) => void): Resource<Row>['columns'] {
  return [
    { field: 'createTime', label: AUDIT_WORDS.time, kind: 'time', minWidth: 164, sortable: true },
    {
      field: 'loginName',
      label: AUDIT_WORDS.who,
      minWidth: 120,
      sortable: true,
      render: ({ loginName }) => createElement(TextCell, { text: loginName === '' ? auditWord('nobody') : loginName }),
    },
    {
      field: 'action',
      label: AUDIT_WORDS.action,
      minWidth: 240,
      grows: true,
      render: (row) => createElement(NameCell, { name: row.action, onOpen: () => openDetail(row) }),
    },
    { field: 'recordKey', label: AUDIT_WORDS.key, kind: 'code', minWidth: 190, sortable: true },
    { field: 'address', label: AUDIT_WORDS.address, minWidth: 130, sortable: true },
    {
      field: 'result',
      label: AUDIT_WORDS.result,
      minWidth: 96,
      sortable: true,
      render: (row) => createElement(ResultTag, { record: row }),
    },
    { field: 'endpoint', label: AUDIT_WORDS.call, kind: 'code', minWidth: 190, sortable: true, startsHidden: true },
  ];
}

/** Who did what, when, from where, and what came of it. */
export function auditResource(openDetail: (row: Row) => void): Resource<Row> {
  return defineResource<Row>({
    title: AUDIT_WORDS.record,
    primaryKey: 'id',
    nameOf: (row) => row.action,
    queryFields,
    columns: columns(openDetail),
    list: (query, signal) => call(listAudit, { signal, query: toParams(withPeriod(query)), showErrorDialog: false }),
    canExport: true,
    expand: (row) => createElement(AuditFacts, { record: row, isWrapped: true }),
    tableButtons: [],
    rowActions: [{ id: 'detail', label: AUDIT_WORDS.detail, run: openDetail }],
    actionsWidth: 80,
    contextMenu: [],
    empty: { icon: 'journal-text', title: AUDIT_WORDS.none, text: AUDIT_WORDS.noneText },
  });
}
