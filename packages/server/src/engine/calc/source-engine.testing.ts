import { argumentOf, type ExampleTable, type SqlKind, type Table } from '@aj-report/contract';
import { TEST_SOURCES, type TestSource } from '../../testing/test-sources.ts';
import { makeTestTable } from '../../testing/test-tables.ts';
import { runOnConnector } from '../connector/run-on-connector.ts';
import { createQueryEngine } from '../process/query-engine.ts';
import type { QueryEngine } from '../request/query-engine.types.ts';
import type { CalcCase } from './calc-case.testing.ts';
import { CALC_CASES } from './calc-cases.testing.ts';
import { ENGINE_OPTIONS, lookupsOf, nameOf, type CalcEngine } from './duckdb-engine.testing.ts';

/** The rows of a table with their numbers, which give a SELECT its order. */
function numbered({ columns, rows }: ExampleTable): ExampleTable {
  return { columns: { rid: 'integer', ...columns }, rows: rows.map((row, at) => [at, ...row]) };
}

/** A real server with a table for every case. */
export class SourceEngine implements CalcEngine {
  private readonly kind: SqlKind;
  private source: TestSource | undefined;
  private engine: QueryEngine | undefined;

  constructor(kind: SqlKind) {
    this.kind = kind;
  }

  async start(): Promise<boolean> {
    this.source = await TEST_SOURCES[this.kind]();
    if (!this.source) return false;
    try {
      for (const one of CALC_CASES) await makeTestTable(this.source, nameOf(one), numbered(one.before));
    } catch (error) {
      await this.source.stop();
      throw error;
    }
    this.engine = createQueryEngine(ENGINE_OPTIONS);
    return true;
  }

  async stop(): Promise<void> {
    await this.engine?.close();
    await this.source?.stop();
  }

  cannot({ before, groupFields, calculations }: CalcCase): string | undefined {
    if (this.kind !== 'clickhouse') return undefined;
    const booleans = Object.keys(before.columns).filter((name) => before.columns[name] === 'boolean');
    const used = [...groupFields, ...calculations.map((one) => argumentOf(one, 'conditionField'))];
    return used.some((name) => booleans.includes(name)) ? 'servers of before 2021 have no boolean' : undefined;
  }

  comparable(table: Table): Table {
    return table;
  }

  async run(one: CalcCase, over: 'table' | 'select'): Promise<Table> {
    const { groupFields, calculations, params = [] } = one;
    const calc = { groupFields, calculations, lookups: lookupsOf(one), maxGroups: 1000 };
    const list = Object.keys(one.before.columns).map((name) => this.quoted(name));
    const sql = `select ${list.join(', ')} from ${this.tableOf(one)} order by rid -- all of it`;
    const request = { params, maxRows: 1000, timeoutMs: 10_000 };
    const answer = await runOnConnector(
      this.source!.connector,
      over === 'table'
        ? { ...request, sql: '', calc: { ...calc, table: this.tableOf(one) } }
        : { ...request, sql, calc },
      (left, signal) => this.engine!.finish(left, signal),
    );
    return JSON.parse(answer.json.toString()) as Table;
  }

  private tableOf(one: CalcCase): string {
    return this.quoted(nameOf(one));
  }

  private quoted(name: string): string {
    return this.source!.connector.dialect.quote(name);
  }
}
