import {
  createUser,
  deleteUser,
  deleteUsers,
  enableUsers,
  field,
  getUser,
  inviteUser,
  listUsers,
  realNameIn,
  resetPassword,
  saveRoleTree,
  updateUser,
  USER_LABEL,
  userFields,
  markEmailVerified,
  type UserChange,
  type UserCreate,
  type UserRecord,
} from '@aj-report/contract';
import { createElement } from 'react';
import { call } from '../../api/call.ts';
import { refreshSession } from '../../api/refresh-session.ts';
import { toastSuccess } from '../../api/toast.ts';
import { NameCell } from '../../crud/cell.tsx';
import { defineResource, type ListContext, type Resource } from '../../crud/define-resource.ts';
import { plainResource } from '../../crud/plain-resource.ts';
import { lookOfSwitched } from '../../crud/row-looks.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { WORDS } from '../../i18n/words.ts';
import { useSession } from '../../session/session-store.ts';
import { askToConfirm } from '../../shell/confirm.tsx';
import { MY_WORDS } from '../account/my-account.words.ts';
import { ACCESS_WORDS, accessWord } from './access.words.ts';
import type { HandedPassword } from './one-time-password-dialog.tsx';
import { stateFilter, waitsFilter } from './state-filter.ts';
import { AvatarCell, EmailCell, LoginTime, PasswordTag, RoleNames } from './user-cells.tsx';

type Row = UserRecord;

/** What only the page can do: it owns the dialogs. */
export interface UserDialogs {
  /** The list was read: what stands over it may have changed. */
  noteRead(): void;
  openRoles(row: Row): void;
  openInvitation(): void;
  showPassword(handed: HandedPassword): void;
}

export function userName(row: Row): string {
  return realNameIn(currentLanguage(), row);
}

const people: Resource<Row>['columns'] = [
  {
    field: 'avatar',
    label: userFields.avatar['x-aj'].label,
    kind: 'image',
    minWidth: 74,
    render: (row) => createElement(AvatarCell, { user: row }),
  },
  { field: 'loginName', label: userFields.loginName['x-aj'].label, kind: 'code', minWidth: 122, sortable: true },
  {
    field: 'realName',
    label: userFields.realName['x-aj'].label,
    minWidth: 104,
    grows: true,
    sortable: true,
    render: (row, list) => createElement(NameCell, { name: userName(row), onOpen: () => list.openView(row) }),
  },
  {
    field: 'roleNames',
    label: ACCESS_WORDS.roles,
    minWidth: 128,
    grows: true,
    render: (row) => createElement(RoleNames, { user: row }),
  },
  {
    field: 'email',
    label: ACCESS_WORDS.email,
    minWidth: 162,
    grows: true,
    render: (row) => createElement(EmailCell, { user: row }),
  },
  { field: 'phone', label: userFields.phone['x-aj'].label, minWidth: 120, startsHidden: true },
];

const states: Resource<Row>['columns'] = [
  {
    field: 'mustChangePassword',
    label: ACCESS_WORDS.password,
    minWidth: 90,
    render: (row) => createElement(PasswordTag, { user: row }),
  },
  {
    field: 'enableFlag',
    label: ACCESS_WORDS.enabled,
    kind: 'switch',
    minWidth: 84,
    toggle: {
      permission: enableUsers.permission,
      run: ({ id }, value) => call(enableUsers, { params: { enableFlag: value === 1 ? '1' : '0' }, body: [id] }),
    },
  },
  {
    field: 'lastLoginTime',
    label: ACCESS_WORDS.lastLogin,
    kind: 'time',
    minWidth: 160,
    sortable: true,
    render: (row) => createElement(LoginTime, { user: row }),
  },
  { field: 'lastLoginIp', label: ACCESS_WORDS.lastAddress, minWidth: 130, startsHidden: true },
  { field: 'remark', label: userFields.remark['x-aj'].label, minWidth: 140, startsHidden: true },
  {
    field: 'updateTime',
    label: WORDS['crud.updateTime'],
    kind: 'time',
    minWidth: 164,
    sortable: true,
    startsHidden: true,
  },
];

const plain = plainResource<Row>({
  title: USER_LABEL,
  permission: 'userManage',
  calls: {
    list: listUsers,
    get: getUser,
    create: createUser,
    update: updateUser,
    remove: deleteUser,
    removeMany: deleteUsers,
  },
  nameOf: userName,
  queryFields: {
    loginName: field.text({ label: userFields.loginName['x-aj'].label }),
    realName: field.text({ label: userFields.realName['x-aj'].label }),
    enableFlag: stateFilter,
    emailVerified: waitsFilter,
  },
  columns: [...people, ...states],
  fields: userFields,
  empty: { icon: 'people', title: ACCESS_WORDS.noUsers, text: ACCESS_WORDS.noUsersText },
});

async function enableSelected({ selected, reload }: ListContext<Row>, enableFlag: '0' | '1'): Promise<void> {
  const count = selected.length;
  const isAsked = enableFlag === '0';
  const question = { title: accessWord('disable'), message: accessWord('disableAsk', { count }) };
  if (isAsked && !(await askToConfirm({ ...question, confirmLabel: accessWord('disable'), isDangerous: true }))) return;
  const isDone = await call(enableUsers, { params: { enableFlag }, body: selected.map(({ id }) => id) }).then(
    () => true,
    () => false,
  );
  if (isDone) toastSuccess(accessWord('changed', { count }));
  reload();
}

async function reset(row: Row, { showPassword }: UserDialogs): Promise<void> {
  const realName = userName(row);
  const { loginName } = row;
  const question = { title: accessWord('reset'), message: accessWord('resetAsk', { name: realName }) };
  if (!(await askToConfirm({ ...question, confirmLabel: accessWord('reset'), isDangerous: true }))) return;
  const made = await call(resetPassword, { body: { loginName } }).catch(() => undefined);
  if (made) showPassword({ loginName, realName, password: made.password });
}

async function markVerified(row: Row, { reload }: ListContext<Row>): Promise<void> {
  const name = userName(row);
  const isApproval = row.waitsFor === 'approval';
  const label = accessWord(isApproval ? 'approve' : 'markVerified');
  const message = accessWord(isApproval ? 'approveAsk' : 'markVerifiedAsk', { name, email: row.email ?? '' });
  if (!(await askToConfirm({ title: label, message, confirmLabel: label }))) return;
  const done = await call(markEmailVerified, { params: { id: row.id } }).catch(() => undefined);
  if (done && !isApproval) toastSuccess(accessWord('markedVerified', { name }));
  else if (done) toastSuccess(accessWord(done.keepsPassword ? 'approved' : 'approvedWithout', { name }));
  reload();
}

function buttonsOf({ openInvitation }: UserDialogs): Resource<Row>['tableButtons'] {
  const isDisabled = ({ selected }: ListContext<Row>) => selected.length === 0;
  const many = { permission: enableUsers.permission, isDisabled };
  return [
    ...plain.tableButtons,
    {
      id: 'invite',
      label: MY_WORDS.invite,
      icon: 'envelope',
      permission: inviteUser.permission,
      run: openInvitation,
    },
    {
      ...many,
      id: 'enable',
      label: ACCESS_WORDS.enableSelected,
      icon: 'check-circle',
      run: (context) => void enableSelected(context, '1'),
    },
    {
      ...many,
      id: 'disable',
      label: ACCESS_WORDS.disableSelected,
      icon: 'x-circle',
      run: (context) => void enableSelected(context, '0'),
    },
    {
      id: 'delete',
      label: WORDS['crud.deleteSelected'],
      icon: 'trash',
      permission: deleteUsers.permission,
      isDisabled,
      run: (context) => context.remove(context.selected),
    },
  ];
}

/** The list of users. */
export function userResource(dialogs: UserDialogs): Resource<Row> {
  const { openRoles, showPassword, noteRead } = dialogs;
  const [edit, ...others] = plain.rowActions;
  return defineResource<Row>({
    ...plain,
    list: async (query, signal) => {
      const page = await plain.list(query, signal);
      noteRead();
      return page;
    },
    rowFlags: lookOfSwitched,
    form: {
      fields: userFields,
      load: async ({ id }) => {
        const user = await call(getUser, { params: { id } });
        return { ...user, email: user.email ?? '' };
      },
      create: async (values) => {
        const body = values as unknown as UserCreate;
        const { password } = await call(createUser, { body });
        showPassword({ loginName: body.loginName, realName: body.realName, password });
      },
      update: async (values, { id, loginName }) => {
        const { realName, email, phone, avatar, remark } = values as unknown as Required<UserChange>;
        await call(updateUser, { body: { id, realName, email, phone, avatar, remark } });
        if (loginName === useSession.getState().user?.loginName) await refreshSession();
      },
    },
    tableButtons: buttonsOf(dialogs),
    rowActions: [
      {
        id: 'approve',
        label: ACCESS_WORDS.approve,
        permission: markEmailVerified.permission,
        isHidden: ({ waitsFor }) => waitsFor !== 'approval',
        run: (row, context) => void markVerified(row, context),
      },
      ...(edit ? [edit] : []),
      { id: 'assign', label: ACCESS_WORDS.assign, permission: saveRoleTree.permission, run: openRoles },
      {
        id: 'reset',
        label: ACCESS_WORDS.reset,
        permission: resetPassword.permission,
        run: (row) => void reset(row, dialogs),
      },
      {
        id: 'markVerified',
        label: ACCESS_WORDS.markVerified,
        permission: markEmailVerified.permission,
        isHidden: ({ waitsFor, email }) => waitsFor !== 'mail' || !email,
        run: (row, context) => void markVerified(row, context),
      },
      ...others,
    ],
    actionsWidth: 136,
  });
}
