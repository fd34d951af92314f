import type { ColumnType, SourceTable, Table } from '@aj-report/contract';
import { startTestClickhouse, type TestClickhouse } from '../../testing/test-clickhouse.ts';
import { toTypedLiteral } from '../../testing/test-tables.ts';
import { runOnConnector } from '../connector/run-on-connector.ts';
import { WarehouseConnector } from '../warehouse/warehouse-connector.ts';
import { createQueryEngine } from '../process/query-engine.ts';
import type { QueryEngine } from '../request/query-engine.types.ts';
import type { StoredType } from '../spreadsheet/plan/column-stats.ts';
import { ClickhouseWarehouse, type WarehousePlace } from '../warehouse/clickhouse-warehouse.ts';
import { makeDatabases, makeTable } from '../warehouse/import-to-clickhouse.ts';
import { parseWarehouseAddress } from '../warehouse/warehouse-address.ts';
import { rowsTableOf } from '../warehouse/warehouse-tables.ts';
import type { CalcCase } from './calc-case.testing.ts';
import { CALC_CASES } from './calc-cases.testing.ts';
import { ENGINE_OPTIONS, lookupsOf, nameOf, type CalcEngine } from './duckdb-engine.testing.ts';

const STORED: Readonly<Record<ColumnType, Omit<StoredType, 'type'>>> = {
  string: { sql: 'VARCHAR', scale: 0 },
  integer: { sql: 'BIGINT', scale: 0 },
  decimal: { sql: 'DECIMAL(18,4)', scale: 4 },
  number: { sql: 'DOUBLE', scale: 0 },
  boolean: { sql: 'BOOLEAN', scale: 0 },
  date: { sql: 'DATE', scale: 0 },
  datetime: { sql: 'TIMESTAMP', scale: 0 },
};
const MEMORY_BYTES = 256 * 1024 * 1024;

/** The tables of an import in ClickHouse; a column `rid` gives a SELECT its order. */
export class WarehouseEngine implements CalcEngine {
  private server: TestClickhouse | undefined;
  private connector: WarehouseConnector | undefined;
  private engine: QueryEngine | undefined;

  async start(): Promise<boolean> {
    this.server = await startTestClickhouse();
    if (!this.server) return false;
    try {
      await this.fill(this.server);
    } catch (error) {
      await this.server.stop();
      throw error;
    }
    this.engine = createQueryEngine(ENGINE_OPTIONS);
    return true;
  }

  async stop(): Promise<void> {
    await this.engine?.close();
    await this.server?.stop();
  }

  cannot(): undefined {
    return undefined;
  }

  comparable(table: Table): Table {
    return table;
  }

  async run(one: CalcCase, over: 'table' | 'select'): Promise<Table> {
    const { groupFields, calculations, params = [], before } = one;
    const calc = { groupFields, calculations, lookups: lookupsOf(one), maxGroups: 1000 };
    const list = Object.keys(before.columns).map((name) => `\`${name}\``);
    const request = { params, maxRows: 1000, timeoutMs: 10_000 };
    const answer = await runOnConnector(
      this.connector!,
      over === 'table'
        ? { ...request, sql: '', calc: { ...calc, table: nameOf(one) } }
        : { ...request, sql: `select ${list.join(', ')} from \`${nameOf(one)}\` order by rid`, calc },
      (left, signal) => this.engine!.finish(left, signal),
    );
    return JSON.parse(answer.json.toString()) as Table;
  }

  private async fill({ host, port, run }: TestClickhouse): Promise<void> {
    const address = parseWarehouseAddress(`clickhouse://${host}:${port}/aj`);
    const warehouse = new ClickhouseWarehouse(address, 'cases', { memoryBytes: MEMORY_BYTES });
    const database = warehouse.databaseOf('calc', String(1));
    await makeDatabases(warehouse, database);
    const tables: SourceTable[] = [];
    for (const [index, one] of CALC_CASES.entries()) {
      const types = Object.entries({ ...one.before.columns, rid: 'integer' as const });
      const columns = types.map(([name, type]) => ({ name, stored: { type, ...STORED[type] } }));
      await makeTable(warehouse, database, index, { table: nameOf(one), columns });
      const lines = one.before.rows.map((row, ord) => {
        const cells = [...row, ord].map((cell, at) => toTypedLiteral(cell, types[at]![1]));
        return `(${[ord, ...cells].join(', ')})`;
      });
      await run(`insert into ${rowsTableOf(database, index, false)} values ${lines.join(', ')}`);
      tables.push({ name: nameOf(one), columns: types.map(([name, type]) => ({ name, type })), rows: lines.length });
    }
    const { config } = warehouse.connectionTo('cases', database, tables);
    this.connector = new WarehouseConnector(config as WarehousePlace);
  }
}
