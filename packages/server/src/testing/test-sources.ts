import type { DatabaseConfig, SqlKind } from '@aj-report/contract';
import { AllowedNetworks } from '../engine/connector/guard/address-rules.ts';
import { ClickhouseConnector } from '../engine/connector/clickhouse/clickhouse.ts';
import type { SqlConnector } from '../engine/connector/connector.types.ts';
import { EgressGuard } from '../engine/connector/guard/egress-guard.ts';
import { MysqlConnector } from '../engine/connector/mysql/mysql.ts';
import { PostgresqlConnector } from '../engine/connector/postgresql/postgresql.ts';
import { makeSlots } from '../engine/connector/session/slots.ts';
import { startTestClickhouse } from './test-clickhouse.ts';
import { makeTestMysql } from './test-mysql.ts';
import { findPostgres, makeTestDatabase } from './test-postgres.ts';

/** A real server of one kind with a database of its own. */
export interface TestSource {
  readonly config: DatabaseConfig;
  readonly connector: SqlConnector;
  /** Runs a statement as its owner. */
  run(statement: string): Promise<unknown>;
  stop(): Promise<void>;
}

export const TEST_GUARD = new EgressGuard(new AllowedNetworks('127.0.0.0/8, ::1'));
const OPTIONS = { guard: TEST_GUARD, maxConnections: 3 };

/** A connector of one kind, as the service makes it. */
export function connectorTo(kind: SqlKind, config: DatabaseConfig): SqlConnector {
  if (kind === 'postgresql') return new PostgresqlConnector(config, OPTIONS);
  if (kind === 'mysql') return new MysqlConnector(config, OPTIONS);
  return new ClickhouseConnector(config, OPTIONS, {}, makeSlots(OPTIONS.maxConnections));
}

async function postgresql(): Promise<TestSource | undefined> {
  if (!(await findPostgres())) return undefined;
  const database = await makeTestDatabase();
  const { hostname, port, username, password, pathname } = new URL(database.url);
  const config: DatabaseConfig = {
    host: hostname,
    port: Number(port || 5432),
    database: pathname.slice(1),
    user: username,
    password,
    encryption: 'none',
  };
  const connector = connectorTo('postgresql', config);
  const stop = async () => {
    await connector.close();
    await database.drop();
  };
  return { config, connector, run: (statement) => database.run(statement), stop };
}

async function mysql(): Promise<TestSource | undefined> {
  const server = await makeTestMysql();
  if (!server) return undefined;
  const { host, port, user, password, database } = server;
  const config: DatabaseConfig = { host, port, user, password, database, encryption: 'none' };
  const connector = connectorTo('mysql', config);
  const stop = async () => {
    await connector.close();
    await server.drop();
  };
  return { config, connector, run: (statement) => server.run(statement), stop };
}

async function clickhouse(): Promise<TestSource | undefined> {
  const server = await startTestClickhouse();
  if (!server) return undefined;
  const { host, port } = server;
  const config: DatabaseConfig = { host, port, user: '', password: '', database: 'default', encryption: 'none' };
  const connector = connectorTo('clickhouse', config);
  return { config, connector, run: (statement) => server.run(statement), stop: () => server.stop() };
}

/** Makes a source of each kind; undefined where no server is. */
export const TEST_SOURCES = { postgresql, mysql, clickhouse } as const;
