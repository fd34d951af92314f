import type { BatchDeleted, Endpoint, Fields, PageResult, PermissionCode, Text } from '@aj-report/contract';
import { call, type CallInput } from '../api/call.ts';
import { WORDS } from '../i18n/words.ts';
import { defineResource, type EmptyState, type ListColumn, type Resource, type Values } from './define-resource.ts';
import { toParams } from './query-state.ts';

/** What `defineCrud` answers. */
interface CrudCalls {
  readonly list: Endpoint;
  readonly get: Endpoint;
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly remove: Endpoint;
  readonly removeMany: Endpoint;
}

interface PlainResource<R> {
  readonly title: Text;
  /** Its rights `insert`, `update` and `delete` show the buttons. */
  readonly permission: PermissionCode;
  readonly calls: CrudCalls;
  readonly nameOf: (row: R) => string;
  readonly queryFields: Fields;
  readonly columns: readonly ListColumn<R>[];
  /** Fields of the dialog. */
  readonly fields: Fields;
  readonly empty: Pick<EmptyState, 'icon' | 'title' | 'text'>;
}

/** The call with an input that its own schema checks on the service. */
function ask(endpoint: Endpoint, input: object): Promise<unknown> {
  return call(endpoint, input as CallInput<Endpoint>);
}

function buttonsOf<R>({
  permission,
}: PlainResource<R>): Pick<Resource<R>, 'tableButtons' | 'rowActions' | 'contextMenu'> {
  const remove = { id: 'delete', label: WORDS['crud.delete'], permission: `${permission}:delete`, isDangerous: true };
  return {
    tableButtons: [
      {
        id: 'add',
        label: WORDS['crud.add'],
        icon: 'plus-lg',
        permission: `${permission}:insert`,
        isPrimary: true,
        run: (context) => context.openAdd(),
      },
    ],
    rowActions: [
      {
        id: 'edit',
        label: WORDS['crud.edit'],
        permission: `${permission}:update`,
        run: (row, context) => context.openEdit(row),
      },
      { ...remove, run: (row, context) => context.remove([row]) },
    ],
    contextMenu: [{ ...remove, icon: 'trash', flag: 'all', run: (rows, context) => context.remove(rows) }],
  };
}

/**
 * The page of records that are listed, added, changed and deleted, and nothing else. A page that does more spreads it
 * and adds its own: `{ ...plainResource({ … }), rowActions: […] }`.
 */
export function plainResource<R extends { readonly id: string }>(plain: PlainResource<R>): Resource<R> {
  const { calls, fields, empty, title, nameOf, queryFields, columns } = plain;
  const failed = { failureWords: 'crud.deleteFailed' };
  return defineResource<R>({
    title,
    nameOf,
    queryFields,
    columns,
    primaryKey: 'id',
    list: (query, signal) =>
      ask(calls.list, { signal, query: toParams(query), showErrorDialog: false }) as Promise<PageResult<R>>,
    form: {
      fields,
      load: ({ id }) => ask(calls.get, { params: { id } }) as Promise<Values>,
      create: (body) => ask(calls.create, { body }),
      update: (values, { id }) => ask(calls.update, { body: { ...values, id } }),
    },
    remove: ({ id }) => ask(calls.remove, { params: { id }, ...failed }),
    removeMany: (rows) => ask(calls.removeMany, { body: rows.map(({ id }) => id), ...failed }) as Promise<BatchDeleted>,
    canExport: true,
    ...buttonsOf(plain),
    empty: { ...empty, buttonId: 'add' },
  });
}
