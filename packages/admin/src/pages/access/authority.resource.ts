import {
  AUTHORITY_LABEL,
  authorityFields,
  createAuthority,
  deleteAuthorities,
  deleteAuthority,
  field,
  getAuthority,
  listAuthorities,
  menuTree,
  updateAuthority,
  type AuthorityRecord,
} from '@aj-report/contract';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import { TextCell } from '../../crud/cell.tsx';
import { defineResource, type Resource } from '../../crud/define-resource.ts';
import { plainResource } from '../../crud/plain-resource.ts';
import { lookOfSwitched } from '../../crud/row-looks.ts';
import { StateTag } from '../../crud/state-tag.tsx';
import { currentLanguage } from '../../i18n/language.ts';
import { WORDS } from '../../i18n/words.ts';
import { ACCESS_WORDS, accessWord } from './access.words.ts';
import { stateFilter } from './state-filter.ts';

type Row = AuthorityRecord;

function nameOf(row: Row, part: 'target' | 'action'): string {
  return currentLanguage() === 'en' ? row[`${part}NameEn`] : row[`${part}NameZh`];
}

const columns: Resource<Row>['columns'] = [
  {
    field: 'targetNameZh',
    label: ACCESS_WORDS.target,
    merged: true,
    minWidth: 104,
    grows: true,
    render: (row) => createElement(TextCell, { text: nameOf(row, 'target') }),
  },
  {
    field: 'actionNameZh',
    label: ACCESS_WORDS.action,
    minWidth: 84,
    render: (row) => createElement(TextCell, { text: nameOf(row, 'action') }),
  },
  {
    field: 'target',
    label: authorityFields.target['x-aj'].label,
    kind: 'code',
    minWidth: 150,
    sortable: true,
    merged: true,
  },
  { field: 'action', label: authorityFields.action['x-aj'].label, kind: 'code', minWidth: 124, sortable: true },
  {
    field: 'builtIn',
    label: ACCESS_WORDS.origin,
    minWidth: 88,
    render: ({ builtIn }) =>
      createElement(StateTag, {
        tone: builtIn ? 'muted' : 'accent',
        text: accessWord(builtIn ? 'builtIn' : 'own'),
      }),
  },
  {
    field: 'enableFlag',
    label: ACCESS_WORDS.enabled,
    kind: 'switch',
    minWidth: 86,
    toggle: {
      permission: updateAuthority.permission,
      run: ({ id }, enableFlag) => call(updateAuthority, { body: { id, enableFlag } }),
    },
  },
];

const plain = plainResource<Row>({
  title: AUTHORITY_LABEL,
  permission: 'authorityManage',
  calls: {
    list: listAuthorities,
    get: getAuthority,
    create: createAuthority,
    update: updateAuthority,
    remove: deleteAuthority,
    removeMany: deleteAuthorities,
  },
  nameOf: (row) => `${nameOf(row, 'target')} · ${nameOf(row, 'action')}`,
  queryFields: {
    target: field.text({ label: authorityFields.target['x-aj'].label }),
    action: field.text({ label: authorityFields.action['x-aj'].label }),
    enableFlag: stateFilter,
  },
  columns,
  fields: authorityFields,
  empty: { icon: 'key', title: ACCESS_WORDS.noAuthorities, text: ACCESS_WORDS.noAuthoritiesText },
});

/** Rights that roles may be given: those of the product, and those that people added. */
export const authorityResource = defineResource<Row>({
  ...plain,
  rowFlags: lookOfSwitched,
  tree: { title: ACCESS_WORDS.targets, field: 'node', source: { url: menuTree.path } },
  rowActions: [
    {
      id: 'view',
      label: WORDS['crud.view'],
      permission: getAuthority.permission,
      run: (row, list) => list.openView(row),
    },
    ...plain.rowActions.map((action) =>
      action.id === 'delete' ? { ...action, isHidden: ({ builtIn }: Row) => builtIn } : action,
    ),
  ],
  actionsWidth: 130,
});
