import {
  AppError,
  CODE_PATTERN,
  DATA_SOURCE_LABEL,
  isConnectionKind,
  SOURCE_KIND_LABELS,
  toPageResult,
  type Column,
  type OutputOf,
  type previewDataSource,
  type Row,
} from '@aj-report/contract';
import { HttpConnector } from '../../engine/connector/http/http.ts';
import type { Connector } from '../../engine/source/connector-set.ts';
import type { ConnectionReport, RemoteTable, SqlConnector } from '../../engine/connector/connector.types.ts';
import { PREVIEW_SIZES, shortenRows } from '../../engine/data-set/shorten-rows.ts';
import { toTableSql } from '../../engine/connector/table-name.ts';
import type { Connection } from '../../engine/request/query-engine.types.ts';
import { auditOfChange, auditOfNew } from '../../platform/audit.ts';
import { isUniqueViolation } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import { seal, unseal } from '../../platform/vault.ts';
import { mergeSecrets, readConnectionForm, type ConfigValues, type ConnectionForm } from './connection-config.ts';
import * as store from './connection.store.ts';
import type { Actor } from '../../platform/actor.ts';

type App = Needs<'clock' | 'connectors' | 'db' | 'deriveToken' | 'ids'>;

type ConnectionRow = NonNullable<Awaited<ReturnType<typeof store.findConnection>>>;
type Secrets = Readonly<Record<string, string>>;

export interface ConnectionBody {
  readonly sourceName: string;
  readonly sourceCode?: string;
  readonly sourceType: string;
  readonly sourceConfig: string | ConfigValues;
}

export interface MadeConnection extends ConnectionReport {
  readonly id: string;
  readonly sourceCode: string;
}

const GENERATED_CODE_LENGTH = 10;
/** Rows that are sorted for a page of a table. */
const SORTED_ROWS = 100_000;
/** ms for a page of a table */
const PREVIEW_MS = 15_000;

/** What the engine needs to reach a stored source. */
export function connectionOf(
  app: Needs<'deriveToken'>,
  row: Pick<ConnectionRow, 'id' | 'sourceType' | 'sourceConfig' | 'sourceSecrets' | 'updateTime'>,
): Connection | undefined {
  const { id, sourceType: kind } = row;
  if (!isConnectionKind(kind)) return undefined;
  const config = { ...(JSON.parse(row.sourceConfig) as ConfigValues), ...secretsOf(app, row) };
  return { key: `${id}:${row.updateTime}`, kind, config };
}

/** Tests a connection as it stands in the form. @throws data-source/*, request/invalid, record/not-found */
export async function tryConnection(
  app: Needs<'connectors' | 'db' | 'deriveToken'>,
  body: Omit<ConnectionBody, 'sourceName'> & { readonly id?: string },
  signal: AbortSignal,
): Promise<ConnectionReport> {
  const form = readConnectionForm(body.sourceType, body.sourceConfig);
  const stored = body.id === undefined ? undefined : await requireConnection(app, body.id);
  return test(app, form, stored ? mergeSecrets(form, storedOf(app, stored)) : form.secrets, signal);
}

/** Makes a source once its connection works. @throws data-source/*, request/invalid, record/code-taken */
export async function createConnection(
  app: App,
  actor: Actor,
  body: ConnectionBody,
  signal: AbortSignal,
): Promise<MadeConnection> {
  const form = readConnectionForm(body.sourceType, body.sourceConfig);
  const sourceCode = body.sourceCode?.trim() || app.ids.newId().slice(0, GENERATED_CODE_LENGTH);
  if (!new RegExp(CODE_PATTERN).test(sourceCode)) throw new AppError('record/code-invalid', { code: sourceCode });
  const report = await test(app, form, form.secrets, signal);
  const id = app.ids.newId();
  const file = { fileName: '', fileSize: 0, status: 'success', totalRows: 0, failure: null, warnings: '[]' };
  const named = { id, sourceCode, sourceName: body.sourceName.trim(), sourceType: form.kind };
  try {
    await store.insertSource(app.db, {
      ...named,
      ...file,
      currentVersionId: null,
      ...toStored(app, id, form.config, form.secrets),
      ...auditOfNew(app, actor),
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('record/code-taken', { what: DATA_SOURCE_LABEL, code: sourceCode }, { cause: error });
  }
  return { id, sourceCode, ...report };
}

/** Changes a source once its new connection works. @throws data-source/*, request/invalid, record/not-found */
export async function updateConnection(
  app: Needs<'clock' | 'connectors' | 'db' | 'deriveToken'>,
  actor: Actor,
  body: { readonly id: string; readonly sourceName: string; readonly sourceConfig?: string | ConfigValues },
  signal: AbortSignal,
): Promise<MadeConnection> {
  const named = { sourceName: body.sourceName.trim(), ...auditOfChange(app, actor) };
  if (body.sourceConfig === undefined) {
    const { id, sourceCode } = await requireSource(app, body.id);
    await store.changeSource(app.db, id, named);
    return { id, sourceCode, version: '', mayWrite: false };
  }
  const row = await requireConnection(app, body.id);
  const { id, sourceCode } = row;
  const form = readConnectionForm(row.sourceType, body.sourceConfig);
  const secrets = mergeSecrets(form, storedOf(app, row));
  const report = await test(app, form, secrets, signal);
  await store.changeSource(app.db, id, { ...named, ...toStored(app, id, form.config, secrets) });
  return { id, sourceCode, ...report };
}

/** How a source is reached; of its secrets only whether they are there. @throws record/not-found, data-source/kind-differs */
export async function readConnection(app: Needs<'db' | 'deriveToken'>, id: string) {
  const row = await requireConnection(app, id);
  const { config, secrets } = storedOf(app, row);
  const secretsSet = Object.keys(secrets).filter((name) => secrets[name] !== '');
  return { sourceType: row.sourceType, sourceConfig: { ...config }, secretsSet };
}

/** Tables of a database; an API has none. @throws data-source/* */
export async function listRemoteTables(
  app: Needs<'connectors' | 'db' | 'deriveToken'>,
  id: string,
  signal: AbortSignal,
): Promise<RemoteTable[]> {
  const connector = await connectorOf(app, id);
  return connector instanceof HttpConnector ? [] : [...(await connector.listTables(signal))];
}

/** @throws data-source/table-unknown, data-source/* */
export async function listRemoteColumns(
  app: Needs<'connectors' | 'db' | 'deriveToken'>,
  id: string,
  table: string,
  signal?: AbortSignal,
): Promise<Column[]> {
  const connector = requireSql(await connectorOf(app, id), table);
  const sql = `select * from ${toTableSql(table, connector.dialect)}`;
  const columns = await connector.describe({ sql, values: [], timeoutMs: PREVIEW_MS }, signal);
  return columns.map(({ name, type }) => ({ name, type }));
}

/**
 * One page of a table: sorted, so that every row is on one page; a vast table in an order of the engine's own.
 * @throws data-source/table-unknown, data-source/*
 */
export async function previewRemote(
  app: Needs<'connectors' | 'db' | 'deriveToken' | 'queryEngine'>,
  id: string,
  { table, pageNumber, pageSize }: { readonly table: string; readonly pageNumber: number; readonly pageSize: number },
) {
  const { dialect } = requireSql(await connectorOf(app, id), table);
  const request = {
    databases: [],
    connection: connectionOf(app, await requireConnection(app, id))!,
    sql: `select * from ${toTableSql(table, dialect)}`,
    params: [],
    maxRows: pageSize,
    timeoutMs: PREVIEW_MS,
    form: 'rows' as const,
  };
  const page = { offset: (pageNumber - 1) * pageSize, limit: pageSize };
  const found = await app.queryEngine.run({ ...request, page, countTotal: true });
  const { total = 0 } = found;
  const isSorted = total > pageSize && total <= SORTED_ROWS;
  const asked = { page: { number: pageNumber, size: pageSize } };
  const answer = isSorted ? await app.queryEngine.run({ ...request, asked, knownTotal: total }) : found;
  const rows = JSON.parse(answer.json.toString()) as Row[];
  return toPreviewPage(answer.columns, rows, total, { pageNumber, pageSize });
}

/** A page of a table with its long texts truncated. */
export function toPreviewPage(
  columns: readonly Column[],
  rows: readonly Row[],
  total: number,
  page: { readonly pageNumber: number; readonly pageSize: number },
): OutputOf<typeof previewDataSource> {
  const { rows: short, shortened } = shortenRows(rows, PREVIEW_SIZES);
  const { records, ...rest } = toPageResult(short, total, page);
  const shown = { columns: columns.map(({ name, type }) => ({ name, type })), records: [...records], ...rest };
  return shortened > 0 ? { ...shown, shortened } : shown;
}

async function connectorOf(app: Needs<'connectors' | 'db' | 'deriveToken'>, id: string): Promise<Connector> {
  return app.connectors.of(connectionOf(app, await requireConnection(app, id))!);
}

function requireSql(connector: Connector, table: string): SqlConnector {
  if (connector instanceof HttpConnector) throw new AppError('data-source/table-unknown', { table, tables: '' });
  return connector;
}

async function test(
  app: Needs<'connectors'>,
  form: ConnectionForm,
  secrets: Secrets,
  signal: AbortSignal,
): Promise<ConnectionReport> {
  const connection = { key: '', kind: form.kind, config: { ...form.config, ...secrets } };
  return app.connectors.once(connection, (connector) => connector.test(signal));
}

/** @throws record/not-found, data-source/kind-differs */
/** A source of any kind. */
async function requireSource(app: Needs<'db'>, id: string): Promise<ConnectionRow> {
  const row = await store.findConnection(app.db, id);
  if (!row) throw new AppError('record/not-found', { what: DATA_SOURCE_LABEL, key: id });
  return row;
}

async function requireConnection(app: Needs<'db'>, id: string): Promise<ConnectionRow> {
  const row = await requireSource(app, id);
  if (isConnectionKind(row.sourceType)) return row;
  throw new AppError('data-source/kind-differs', { name: row.sourceName, kind: SOURCE_KIND_LABELS.spreadsheet });
}

function storedOf(app: Needs<'deriveToken'>, row: ConnectionRow): { config: ConfigValues; secrets: Secrets } {
  return { config: JSON.parse(row.sourceConfig) as ConfigValues, secrets: secretsOf(app, row) };
}

/** Secrets that were stored under another AJ_SECRET are as good as none. */
function secretsOf(app: Needs<'deriveToken'>, row: Pick<ConnectionRow, 'id' | 'sourceSecrets'>): Secrets {
  const opened = row.sourceSecrets === '' ? undefined : unseal(app, ownerOf(row.id), row.sourceSecrets);
  return opened === undefined ? {} : (JSON.parse(opened) as Secrets);
}

function toStored(app: Needs<'deriveToken'>, id: string, config: ConfigValues, secrets: Secrets) {
  return {
    sourceConfig: JSON.stringify(config),
    sourceSecrets: seal(app, ownerOf(id), JSON.stringify(secrets)),
  };
}

function ownerOf(id: string): string {
  return `data source ${id}`;
}
