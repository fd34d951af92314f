import {
  createRole,
  deleteRole,
  deleteRoles,
  field,
  getRole,
  listRoles,
  ROLE_LABEL,
  roleFields,
  saveAuthorityTree,
  updateRole,
  type RoleRecord,
} from '@aj-report/contract';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import { NameCell } from '../../crud/cell.tsx';
import { defineResource, type Resource } from '../../crud/define-resource.ts';
import { plainResource } from '../../crud/plain-resource.ts';
import { lookOfSwitched } from '../../crud/row-looks.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { WORDS } from '../../i18n/words.ts';
import { ACCESS_WORDS } from './access.words.ts';
import { stateFilter } from './state-filter.ts';

type Row = RoleRecord;

/** What only the page can do: it owns the dialog. */
export interface RoleDialogs {
  openRights(row: Row): void;
}

export function roleName(row: Row): string {
  return currentLanguage() === 'en' ? row.roleNameEn : row.roleNameZh;
}

const columns: Resource<Row>['columns'] = [
  {
    field: 'roleNameZh',
    label: ACCESS_WORDS.roleName,
    minWidth: 150,
    grows: true,
    render: (row, list) => createElement(NameCell, { name: roleName(row), onOpen: () => list.openView(row) }),
  },
  { field: 'roleCode', label: roleFields.roleCode['x-aj'].label, kind: 'code', minWidth: 140, sortable: true },
  { field: 'userCount', label: ACCESS_WORDS.roleUsers, kind: 'number', minWidth: 84 },
  {
    field: 'enableFlag',
    label: ACCESS_WORDS.enabled,
    kind: 'switch',
    minWidth: 84,
    toggle: {
      permission: updateRole.permission,
      run: ({ id }, enableFlag) => call(updateRole, { body: { id, enableFlag } }),
    },
  },
  { field: 'createBy', label: WORDS['crud.createBy'], minWidth: 110 },
  { field: 'updateTime', label: WORDS['crud.updateTime'], kind: 'time', minWidth: 164, sortable: true },
];

const plain = plainResource<Row>({
  title: ROLE_LABEL,
  permission: 'roleManage',
  calls: {
    list: listRoles,
    get: getRole,
    create: createRole,
    update: updateRole,
    remove: deleteRole,
    removeMany: deleteRoles,
  },
  nameOf: roleName,
  queryFields: {
    roleName: field.text({ label: ACCESS_WORDS.roleName }),
    roleCode: field.text({ label: roleFields.roleCode['x-aj'].label }),
    enableFlag: stateFilter,
  },
  columns,
  fields: roleFields,
  empty: { icon: 'people', title: ACCESS_WORDS.noRoles, text: ACCESS_WORDS.noRolesText },
});

/** The list of roles. */
export function roleResource({ openRights }: RoleDialogs): Resource<Row> {
  const [edit, ...others] = plain.rowActions;
  const grant = { id: 'grant', label: ACCESS_WORDS.grant, permission: saveAuthorityTree.permission, run: openRights };
  return defineResource<Row>({
    ...plain,
    rowFlags: lookOfSwitched,
    rowActions: [grant, ...(edit ? [edit] : []), ...others],
    actionsWidth: 168,
  });
}
