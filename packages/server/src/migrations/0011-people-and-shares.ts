import { sql, type CreateTableBuilder, type Kysely } from 'kysely';

type Table = CreateTableBuilder<string, never>;

const AUDIT = ['create_by', 'create_time', 'update_by', 'update_time'];

function withTexts(table: Table, ...names: readonly string[]): Table {
  return names.reduce((built, name) => built.addColumn(name, 'text', (column) => column.notNull()) as Table, table);
}

function make(db: Kysely<unknown>, name: string, key: string): Table {
  const table = db.schema.createTable(name) as unknown as Table;
  return table.addColumn(key, 'text', (column) => column.primaryKey().notNull()) as Table;
}

function withUser(table: Table): Table {
  return table.addColumn('user_id', 'text', (column) =>
    column.notNull().references('access_user.id').onDelete('cascade'),
  ) as Table;
}

async function addTexts(db: Kysely<unknown>, table: string, defaults: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(defaults)) {
    await db.schema
      .alterTable(table)
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
      .execute();
  }
}

async function addNumbers(db: Kysely<unknown>, table: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await db.schema
      .alterTable(table)
      .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  }
}

async function addOptionalTexts(db: Kysely<unknown>, table: string, names: readonly string[]): Promise<void> {
  for (const name of names) await db.schema.alterTable(table).addColumn(name, 'text').execute();
}

async function extendPeople(db: Kysely<unknown>): Promise<void> {
  await addOptionalTexts(db, 'access_user', ['email', 'last_login_ip']);
  await addNumbers(db, 'access_user', ['email_verified', 'must_change_password']);
  await addTexts(db, 'access_user', { phone: '', remark: '' });
  await db.schema.createIndex('access_user_email').on('access_user').column('email').unique().execute();
}

async function createTokens(db: Kysely<unknown>): Promise<void> {
  const mailed = withUser(withTexts(make(db, 'one_time_token', 'token_hash'), 'kind', 'email'));
  await withTexts(mailed, 'create_time', 'expire_time').addColumn('used_time', 'text').execute();
  await db.schema.createIndex('one_time_token_user').on('one_time_token').columns(['user_id', 'kind']).execute();
  const machine = withUser(withTexts(make(db, 'api_token', 'id'), 'token_name', 'authorities', ...AUDIT));
  await machine
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('expire_time', 'text')
    .addColumn('last_seen_time', 'text')
    .addColumn('end_time', 'text')
    .execute();
  await db.schema.createIndex('api_token_user').on('api_token').column('user_id').execute();
}

async function createAuthorities(db: Kysely<unknown>): Promise<void> {
  const named = withTexts(make(db, 'access_authority', 'id'), 'target', 'target_name_zh', 'target_name_en');
  await withTexts(named, 'action', 'action_name_zh', 'action_name_en', ...AUDIT)
    .addColumn('parent_target', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('enable_flag', 'bigint', (column) => column.notNull().defaultTo(1))
    .addUniqueConstraint('access_authority_right', ['target', 'action'] as never[])
    .execute();
}

/**
 * E-mail, phone and state of people; one-time tokens of mails and tokens of machines; rights as rows; what a share
 * may be shown beside its validity. Everybody and every share that is there stays as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendPeople(db);
  await createTokens(db);
  await createAuthorities(db);
  await addNumbers(db, 'report_share', ['paused', 'views']);
  await addOptionalTexts(db, 'report_share', ['last_seen_time']);
  await addTexts(db, 'report_share', { origins: '[]', locked_parameters: '{}', note: '', recipient: '' });
  // Accounts made by hand have no address to verify.
  await sql`update access_user set email_verified = 1`.execute(db);
}
