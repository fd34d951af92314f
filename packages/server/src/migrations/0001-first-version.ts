import type { CreateTableBuilder, Kysely } from 'kysely';

type Table = CreateTableBuilder<string, never>;

function withText(table: Table, ...names: readonly string[]): Table {
  return names.reduce((built, name) => built.addColumn(name, 'text', (column) => column.notNull()) as Table, table);
}

function withOptionalText(table: Table, ...names: readonly string[]): Table {
  return names.reduce((built, name) => built.addColumn(name, 'text') as Table, table);
}

function withNumber(table: Table, ...names: readonly string[]): Table {
  return names.reduce(
    (built, name) => built.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0)) as Table,
    table,
  );
}

function withId(table: Table, name = 'id'): Table {
  return table.addColumn(name, 'text', (column) => column.primaryKey().notNull()) as Table;
}

function withAudit(table: Table): Table {
  return withText(table, 'create_by', 'create_time', 'update_by', 'update_time');
}

function withOwner(table: Table, name: string, target: string): Table {
  return table.addColumn(name, 'text', (column) => column.notNull().references(target).onDelete('cascade')) as Table;
}

async function createAccess(db: Kysely<unknown>): Promise<void> {
  const make = (name: string): Table => db.schema.createTable(name) as unknown as Table;
  const user = withText(withId(make('access_user')), 'real_name', 'password_hash');
  await withAudit(withNumber(withOptionalText(user, 'language', 'last_login_time'), 'enable_flag'))
    .addColumn('login_name', 'text', (column) => column.notNull().unique())
    .execute();
  await withAudit(withNumber(withText(withId(make('access_role')), 'role_name_zh', 'role_name_en'), 'enable_flag'))
    .addColumn('role_code', 'text', (column) => column.notNull().unique())
    .execute();
  await withOwner(withOwner(make('access_user_role'), 'user_id', 'access_user.id'), 'role_id', 'access_role.id')
    .addPrimaryKeyConstraint('access_user_role_pk', ['user_id', 'role_id'] as never[])
    .execute();
  await withText(withOwner(make('access_role_authority'), 'role_id', 'access_role.id'), 'authority')
    .addPrimaryKeyConstraint('access_role_authority_pk', ['role_id', 'authority'] as never[])
    .execute();
  const session = withOwner(withId(make('access_session'), 'token_hash'), 'user_id', 'access_user.id');
  await withOptionalText(withText(session, 'create_time', 'seen_time', 'expire_time'), 'end_time').execute();
  await db.schema.createIndex('access_session_user').on('access_session').column('user_id').execute();
  await withText(withNumber(withId(make('login_attempt'), 'subject'), 'failures'), 'last_time').execute();
}

async function createBasics(db: Kysely<unknown>): Promise<void> {
  const make = (name: string): Table => db.schema.createTable(name) as unknown as Table;
  await withText(withId(make('setting'), 'name'), 'value').execute();
  await withText(withId(make('dictionary'), 'code'), 'name_zh', 'name_en').execute();
  const item = withText(
    withOwner(make('dictionary_item'), 'dictionary_code', 'dictionary.code'),
    'item_value',
    'text_zh',
    'text_en',
  );
  await withNumber(withOptionalText(item, 'extend'), 'order_num', 'enable_flag')
    .addPrimaryKeyConstraint('dictionary_item_pk', ['dictionary_code', 'item_value'] as never[])
    .execute();
  const file = withText(withId(make('file')), 'file_name', 'file_type', 'media_type', 'create_by', 'create_time');
  await withNumber(file, 'bytes').execute();
}

async function createData(db: Kysely<unknown>): Promise<void> {
  const make = (name: string): Table => db.schema.createTable(name) as unknown as Table;
  const source = withText(withId(make('data_source')), 'source_name', 'source_type', 'file_name', 'status', 'warnings');
  await withAudit(withNumber(withOptionalText(source, 'failure', 'current_version_id'), 'file_size', 'total_rows'))
    .addColumn('source_code', 'text', (column) => column.notNull().unique())
    .execute();
  const version = withOwner(withId(make('data_source_version')), 'source_id', 'data_source.id');
  await withNumber(withText(version, 'file_name', 'tables', 'create_time'), 'total_rows').execute();
  const job = withOwner(withId(make('import_job')), 'source_id', 'data_source.id');
  await withNumber(
    withText(job, 'state', 'file_name', 'workbook_path', 'header_rows', 'create_by', 'create_time', 'update_time'),
    'rows_done',
    'attempts',
  ).execute();
  await db.schema.createIndex('import_job_state').on('import_job').column('state').execute();
  const set = withText(
    withId(make('data_set')),
    'set_name',
    'set_desc',
    'source_code',
    'set_type',
    'dyn_sentence',
    'params',
    'columns',
    'case_result',
  );
  await withAudit(withNumber(set, 'enable_flag'))
    .addColumn('set_code', 'text', (column) => column.notNull().unique())
    .execute();
  await withText(make('data_set_preview'), 'user_id', 'query_hash', 'columns', 'case_result', 'expire_time')
    .addPrimaryKeyConstraint('data_set_preview_pk', ['user_id', 'query_hash'] as never[])
    .execute();
}

async function createReports(db: Kysely<unknown>): Promise<void> {
  const make = (name: string): Table => db.schema.createTable(name) as unknown as Table;
  const report = withText(
    withId(make('report')),
    'report_name',
    'report_type',
    'report_group',
    'report_author',
    'description',
  );
  await withAudit(withNumber(report, 'revision', 'published_revision'))
    .addColumn('report_code', 'text', (column) => column.notNull().unique())
    .execute();
  const revision = withNumber(withOwner(make('screen_revision'), 'report_id', 'report.id'), 'revision');
  await withText(revision, 'document', 'set_codes', 'create_by', 'create_time')
    .addPrimaryKeyConstraint('screen_revision_pk', ['report_id', 'revision'] as never[])
    .execute();
  const share = withOptionalText(
    withOwner(withId(make('report_share')), 'report_id', 'report.id'),
    'expire_time',
    'password_hash',
  );
  await withAudit(withNumber(withText(share, 'token_salt'), 'share_type'))
    .addColumn('share_code', 'text', (column) => column.notNull().unique())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .execute();
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccess(db);
  await createBasics(db);
  await createData(db);
  await createReports(db);
}
