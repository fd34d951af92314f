import { Type, type TSchema } from 'typebox';
import { BatchDeleted } from '../entity/role.ts';
import type { Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import type { PermissionCode } from '../permission/permissions.ts';
import { pageQuery, pageResultOf } from '../wire/page-result.ts';
import { defineEndpoint } from './define-endpoint.ts';

interface CrudDeclaration<R extends TSchema, C extends TSchema, U extends TSchema, F> {
  /** First part of the address: `accessRole` gives `/accessRole/pageList`. */
  readonly name: string;
  readonly label: Text;
  /** Its rights `query`, `detail`, `insert`, `update` and `delete` are asked for. */
  readonly permission: PermissionCode;
  /** Filters of the list, as they stand in its address. */
  readonly filters: F;
  readonly record: R;
  readonly create: C;
  /** Holds the `id`. */
  readonly change: U;
}

const byId = Type.Object({ id: Type.String({ maxLength: 64 }) });
const idList = Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: LIMITS.batchMax });

type Reading<R extends TSchema, F> = Pick<
  CrudDeclaration<R, TSchema, TSchema, F>,
  'name' | 'label' | 'permission' | 'filters' | 'record'
>;

function readingCalls<R extends TSchema, F extends Record<string, TSchema>>({
  name,
  label: { zh, en },
  permission,
  filters,
  record,
}: Reading<R, F>) {
  return {
    list: defineEndpoint({
      id: `${name}.pageList`,
      method: 'GET',
      path: `/${name}/pageList`,
      summary: { zh: `${zh}列表`, en: `${en}: list` },
      permission: `${permission}:query`,
      input: { query: Type.Object({ ...pageQuery, ...filters }) },
      output: pageResultOf(record),
    }),
    get: defineEndpoint({
      id: `${name}.get`,
      method: 'GET',
      path: `/${name}/{id}`,
      summary: { zh: `${zh}详情`, en: `${en}: one` },
      permission: `${permission}:detail`,
      input: { params: byId },
      output: record,
    }),
  };
}

type Writing<C extends TSchema, U extends TSchema> = Pick<
  CrudDeclaration<TSchema, C, U, unknown>,
  'name' | 'label' | 'permission' | 'create' | 'change'
>;

function writingCalls<C extends TSchema, U extends TSchema>({
  name,
  label: { zh, en },
  permission,
  create,
  change,
}: Writing<C, U>) {
  return {
    create: defineEndpoint({
      id: `${name}.create`,
      method: 'POST',
      path: `/${name}`,
      summary: { zh: `新建${zh}`, en: `${en}: create` },
      permission: `${permission}:insert`,
      input: { body: create },
      output: Type.Object({ id: Type.String() }),
    }),
    update: defineEndpoint({
      id: `${name}.update`,
      method: 'PUT',
      path: `/${name}`,
      summary: { zh: `修改${zh}`, en: `${en}: change` },
      permission: `${permission}:update`,
      input: { body: change },
      output: Type.Null(),
    }),
  };
}

type Deleting = Pick<CrudDeclaration<TSchema, TSchema, TSchema, unknown>, 'name' | 'label' | 'permission'>;

function deletingCalls({ name, label: { zh, en }, permission }: Deleting) {
  return {
    remove: defineEndpoint({
      id: `${name}.delete`,
      method: 'DELETE',
      path: `/${name}/{id}`,
      summary: { zh: `删除${zh}`, en: `${en}: delete` },
      permission: `${permission}:delete`,
      input: { params: byId },
      output: Type.Null(),
    }),
    removeMany: defineEndpoint({
      id: `${name}.deleteBatch`,
      method: 'DELETE',
      path: `/${name}`,
      summary: {
        zh: `批量删除${zh}，被拒绝的逐条说明原因`,
        en: `${en}: delete several by their ids in one transaction; says of each one refused why`,
      },
      permission: `${permission}:delete`,
      input: { body: idList },
      output: BatchDeleted,
    }),
  };
}

/**
 * The six calls that records have which are plainly listed, read, made, changed and deleted.
 * A deletion of several answers which were refused, and why.
 * @example export const { list: listRoles, get: getRole } = defineCrud({ name: 'accessRole', … });
 */
export function defineCrud<R extends TSchema, C extends TSchema, U extends TSchema, F extends Record<string, TSchema>>(
  declaration: CrudDeclaration<R, C, U, F>,
) {
  return { ...readingCalls(declaration), ...writingCalls(declaration), ...deletingCalls(declaration) };
}
