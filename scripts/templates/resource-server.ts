import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ListEdit } from './edit-list.ts';
import { toCamel, toConstant, toPascal } from './names.ts';
import type { NewFile } from './templates.ts';

const MIGRATIONS = 'packages/server/src/migrations';

/** Number of the next step of the metadata's tables, four digits. */
function nextMigration(): string {
  const files = readdirSync(path.resolve(import.meta.dirname, '../..', MIGRATIONS));
  const numbers = files.map((file) => Number(file.slice(0, 4)) || 0);
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

function migrationFile(name: string): NewFile {
  const table = name.replaceAll('-', '_');
  return {
    file: `${MIGRATIONS}/${nextMigration()}-${name}.ts`,
    content: `import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('${table}')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('remark', 'text', (column) => column.notNull())
    .addColumn('create_by', 'text', (column) => column.notNull())
    .addColumn('create_time', 'text', (column) => column.notNull())
    .addColumn('update_by', 'text', (column) => column.notNull())
    .addColumn('update_time', 'text', (column) => column.notNull())
    .execute();
}
`,
  };
}

function storeFile(name: string): string {
  const [camel, pascal] = [toCamel(name), toPascal(name)];
  return `import type { Insertable, Updateable } from 'kysely';
import { holdsText, readPage, type Page } from '../../platform/page.ts';
import type { Db, ${pascal}Table } from '../../platform/schema.ts';

export const SORTABLE = ['updateTime', 'createTime', 'name'] as const;

export interface ${pascal}Filter {
  readonly name?: string;
}

export function list${pascal}s(db: Db, { name = '' }: ${pascal}Filter, page: Page<(typeof SORTABLE)[number]>) {
  const found = db
    .selectFrom('${camel}')
    .$if(name !== '', (query) => query.where((eb) => holdsText(eb.ref('${camel}.name'), name)));
  return readPage(found, found.selectAll('${camel}'), page, '${camel}.id');
}

export function find${pascal}(db: Db, id: string) {
  return db.selectFrom('${camel}').where('id', '=', id).selectAll().executeTakeFirst();
}

export async function insert${pascal}(db: Db, row: Insertable<${pascal}Table>): Promise<void> {
  await db.insertInto('${camel}').values(row).execute();
}

export async function change${pascal}(db: Db, id: string, values: Updateable<${pascal}Table>): Promise<void> {
  await db.updateTable('${camel}').set(values).where('id', '=', id).execute();
}

export async function remove${pascal}(db: Db, id: string): Promise<void> {
  await db.deleteFrom('${camel}').where('id', '=', id).execute();
}
`;
}

function serviceFile(name: string): string {
  const [pascal, label] = [toPascal(name), `${toConstant(name)}_LABEL`];
  return `import {
  AppError,
  ${label},
  toPageResult,
  type BatchDeleted,
  type Language,
  type list${pascal}s as listEndpoint,
  type OutputOf,
  type ${pascal}Change,
  type ${pascal}Create,
  type ${pascal}Record,
} from '@aj-report/contract';
import type { Actor } from '../../platform/actor.ts';
import { write } from '../../platform/db.ts';
import { deleteEach } from '../../platform/delete-each.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import type { Db } from '../../platform/schema.ts';
import { toLocalTime } from '../../platform/times.ts';
import * as store from './${name}.store.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof store.find${pascal}>>>;

function toRecord(row: Stored): ${pascal}Record {
  return { ...row, createTime: toLocalTime(row.createTime), updateTime: toLocalTime(row.updateTime) };
}

/** One page of those that match. @throws request/sort-unknown */
export async function list${pascal}s(
  app: Needs<'db'>,
  query: store.${pascal}Filter & PageAsked,
): Promise<OutputOf<typeof listEndpoint>> {
  const page = toPage(query, store.SORTABLE, 'updateTime');
  const { rows, total } = await store.list${pascal}s(app.db, query, page);
  const result = toPageResult(rows.map(toRecord), total, page);
  return { ...result, records: [...result.records] };
}

async function require${pascal}(db: Db, id: string): Promise<Stored> {
  const row = await store.find${pascal}(db, id);
  if (!row) throw new AppError('record/not-found', { what: ${label}, key: id });
  return row;
}

/** @throws record/not-found */
export async function get${pascal}(app: Needs<'db'>, id: string): Promise<${pascal}Record> {
  return toRecord(await require${pascal}(app.db, id));
}

export async function create${pascal}(
  app: Needs<'clock' | 'db' | 'ids'>,
  form: ${pascal}Create,
  { loginName }: Actor,
): Promise<{ id: string }> {
  const [id, time] = [app.ids.newId(), app.clock.now().toISOString()];
  const audit = { createBy: loginName, createTime: time, updateBy: loginName, updateTime: time };
  await store.insert${pascal}(app.db, { ...form, id, ...audit });
  return { id };
}

/** @throws record/not-found */
export async function update${pascal}(
  app: Needs<'clock' | 'db'>,
  { id, ...form }: ${pascal}Change,
  { loginName }: Actor,
): Promise<void> {
  await require${pascal}(app.db, id);
  const audit = { updateBy: loginName, updateTime: app.clock.now().toISOString() };
  await store.change${pascal}(app.db, id, { ...form, ...audit });
}

async function deleteIn(db: Db, id: string): Promise<void> {
  await require${pascal}(db, id);
  await store.remove${pascal}(db, id);
}

/** @throws record/not-found */
export async function delete${pascal}(app: Needs<'db'>, id: string): Promise<void> {
  await write(app.db, (transaction) => deleteIn(transaction, id));
}

/** Deletes those that may be deleted, in one transaction. */
export function delete${pascal}s(app: Needs<'db'>, ids: readonly string[], language: Language): Promise<BatchDeleted> {
  return write(app.db, (transaction) => deleteEach(ids, language, (id) => deleteIn(transaction, id)));
}
`;
}

function routesFile(name: string): string {
  const pascal = toPascal(name);
  return `import {
  create${pascal},
  delete${pascal},
  delete${pascal}s,
  get${pascal},
  list${pascal}s,
  update${pascal},
} from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import * as service from './${name}.service.ts';

export function register${pascal}(app: FastifyInstance): void {
  route(app, list${pascal}s, ({ query }) => service.list${pascal}s(app, query));
  route(app, get${pascal}, ({ params }) => service.get${pascal}(app, params.id));
  route(app, create${pascal}, ({ body, actor }) => service.create${pascal}(app, body, actor()));
  route(app, update${pascal}, async ({ body, actor }) => {
    await service.update${pascal}(app, body, actor());
    return null;
  });
  route(app, delete${pascal}, async ({ params }) => {
    await service.delete${pascal}(app, params.id);
    return null;
  });
  route(app, delete${pascal}s, ({ body, language }) => service.delete${pascal}s(app, body, language));
}
`;
}

function testFile(name: string): string {
  const [camel, pascal] = [toCamel(name), toPascal(name)];
  return `import {
  create${pascal},
  delete${pascal},
  delete${pascal}s,
  get${pascal},
  list${pascal}s,
  update${pascal},
} from '@aj-report/contract';
import { expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';

describeRoutes('${camel}', (suite) => {
  it('makes, finds, changes and deletes a record', async () => {
    const token = await suite.login();
    const { data } = await suite.call(create${pascal}, { token, body: { name: 'East', remark: '' } });
    const params = { id: data.id };
    await suite.call(update${pascal}, { token, body: { id: data.id, name: 'West', remark: 'Coast' } });
    expect((await suite.call(get${pascal}, { token, params })).data).toMatchObject({ name: 'West', remark: 'Coast' });
    expect((await suite.call(list${pascal}s, { token, query: { name: 'wes' } })).data.total).toBe(1);
    await suite.call(delete${pascal}, { token, params });
    expect(await suite.call(get${pascal}, { token, params })).toMatchObject({ status: 404, code: 'record/not-found' });
  });

  it('refuses a record without a name', async () => {
    const token = await suite.login();
    expect(await suite.call(create${pascal}, { token, body: { name: '', remark: '' } })).toMatchObject({ status: 400 });
  });

  it('says of each record of a batch why it stays', async () => {
    const token = await suite.login();
    const { data } = await suite.call(create${pascal}, { token, body: { name: 'South', remark: '' } });
    const answer = await suite.call(delete${pascal}s, { token, body: [data.id, 'none'] });
    expect(answer.data).toMatchObject({ deleted: [data.id], refused: [{ id: 'none', code: 'record/not-found' }] });
  });
});
`;
}

/** Table, service and routes with their test. */
export function resourceServerFiles(name: string): NewFile[] {
  const feature = `packages/server/src/features/${name}/${name}`;
  return [
    migrationFile(name),
    { file: `${feature}.store.ts`, content: storeFile(name) },
    { file: `${feature}.service.ts`, content: serviceFile(name) },
    { file: `${feature}.routes.ts`, content: routesFile(name) },
    { file: `${feature}.routes.test.ts`, content: testFile(name) },
  ];
}

export function resourceServerLists(name: string): ListEdit[] {
  const [camel, pascal, number] = [toCamel(name), toPascal(name), nextMigration()];
  const platform = 'packages/server/src/platform';
  const app = 'packages/server/src/app.ts';
  return [
    {
      file: `${platform}/migrations.ts`,
      before: "import type { Db } from './schema.ts';",
      text: `import * as ${camel} from '../migrations/${number}-${name}.ts';\n`,
    },
    { file: `${platform}/migrations.ts`, before: '};\n\n/**', text: `  '${number}-${name}': ${camel},\n` },
    {
      file: `${platform}/schema.ts`,
      before: 'export interface Database {',
      text: `export interface ${pascal}Table extends Audit {\n  id: string;\n  name: string;\n  remark: string;\n}\n\n`,
    },
    { file: `${platform}/schema.ts`, before: '  setting: SettingTable;', text: `  ${camel}: ${pascal}Table;\n` },
    {
      file: app,
      before: "import { registerReport } from './features/report/report.routes.ts';",
      text: `import { register${pascal} } from './features/${name}/${name}.routes.ts';\n`,
    },
    { file: app, before: '  registerShare,\n', text: `  register${pascal},\n` },
  ];
}
