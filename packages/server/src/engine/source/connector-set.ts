import type { DatabaseConfig, HttpConfig } from '@aj-report/contract';
import type { Connection, QueryAnswer, QueryEngine, QueryRequest } from '../request/query-engine.types.ts';
import type { WarehousePlace } from '../warehouse/clickhouse-warehouse.ts';
import { ClickhouseConnector } from '../connector/clickhouse/clickhouse.ts';
import type { ConnectorOptions } from '../connector/guard/connector-options.ts';
import type { SqlConnector } from '../connector/connector.types.ts';
import { HttpConnector } from '../connector/http/http.ts';
import { MysqlConnector } from '../connector/mysql/mysql.ts';
import { PostgresqlConnector } from '../connector/postgresql/postgresql.ts';
import { makeSlots } from '../connector/session/slots.ts';
import { runOnConnector } from '../connector/run-on-connector.ts';
import { WarehouseConnector } from '../warehouse/warehouse-connector.ts';

export type Connector = SqlConnector | HttpConnector;

/** Sources whose connections are kept. */
const KEPT = 100;

export function createConnector({ kind, config }: Connection, options: ConnectorOptions): Connector {
  switch (kind) {
    case 'postgresql':
      return new PostgresqlConnector(config as DatabaseConfig, options);
    case 'mysql':
      return new MysqlConnector(config as DatabaseConfig, options);
    case 'clickhouse':
      return new ClickhouseConnector(config as DatabaseConfig, options, {}, makeSlots(options.maxConnections));
    case 'warehouse':
      return new WarehouseConnector(config as WarehousePlace);
    case 'http':
      return new HttpConnector(config as HttpConfig, options);
  }
}

/** The connectors of the sources that are in use, each made once; the ones used longest ago go first. */
export class ConnectorSet {
  private readonly options: ConnectorOptions;
  private readonly connectors = new Map<string, Connector>();

  constructor(options: ConnectorOptions) {
    this.options = options;
  }

  of(connection: Connection): Connector {
    const { key } = connection;
    const connector = this.connectors.get(key) ?? createConnector(connection, this.options);
    this.connectors.delete(key);
    this.connectors.set(key, connector);
    for (const [oldest, one] of this.connectors) {
      if (this.connectors.size <= KEPT) break;
      this.connectors.delete(oldest);
      void one.close();
    }
    return connector;
  }

  /** Tries a connection that is not kept. */
  async once<R>(connection: Connection, work: (connector: Connector) => Promise<R>): Promise<R> {
    const connector = createConnector(connection, this.options);
    try {
      return await work(connector);
    } finally {
      await connector.close();
    }
  }

  async close(): Promise<void> {
    const all = [...this.connectors.values()];
    this.connectors.clear();
    await Promise.all(all.map((one) => one.close()));
  }
}

/** An engine whose requests go to the source that they name, and to the embedded engine when they name none. */
export function withConnectors(engine: QueryEngine, connectors: ConnectorSet): QueryEngine {
  const run = (request: QueryRequest, signal?: AbortSignal): Promise<QueryAnswer> => {
    const { connection } = request;
    if (!connection) return engine.run(request, signal);
    const connector = connectors.of(connection);
    if (connector instanceof HttpConnector) {
      return connector.run(request, (rows, stop) => engine.readRows(rows, stop), signal);
    }
    return runOnConnector(connector, request, (left, stop) => engine.finish(left, stop), signal);
  };
  return {
    run,
    finish: (request, signal) => engine.finish(request, signal),
    readRows: (request, signal) => engine.readRows(request, signal),
    readTable: async (access, table, page) => {
      const connector = access.connection && connectors.of(access.connection);
      if (connector instanceof WarehouseConnector) return connector.readPage(table, page);
      return engine.readTable(access, table, page);
    },
    warmUp: () => engine.warmUp(),
    close: async () => {
      await connectors.close();
      await engine.close();
    },
  };
}
