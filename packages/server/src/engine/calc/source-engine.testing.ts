import { argumentOf, type ColumnType, type SqlKind, type Table } from '@aj-report/contract';
import { TEST_SOURCES, type TestSource } from '../../testing/test-sources.ts';
import { runOnConnector } from '../connector/run-on-connector.ts';
import { createQueryEngine } from '../process/query-engine.ts';
import type { QueryEngine } from '../process/query-engine.types.ts';
import type { CalcCase } from './calc-case.testing.ts';
import { CALC_CASES } from './calc-cases.testing.ts';
import { ENGINE_OPTIONS, lookupsOf, toLiteral, type CalcEngine } from './duckdb-engine.testing.ts';

interface Ddl {
  readonly types: Readonly<Record<ColumnType, string>>;
  readonly quote: string;
  readonly tail: string;
}

const DDL: Readonly<Record<SqlKind, Ddl>> = {
  postgresql: {
    types: {
      string: 'text',
      integer: 'bigint',
      decimal: 'numeric(18, 4)',
      number: 'double precision',
      boolean: 'boolean',
      date: 'date',
      datetime: 'timestamp',
    },
    quote: '"',
    tail: '',
  },
  mysql: {
    types: {
      string: 'varchar(255)',
      integer: 'bigint',
      decimal: 'decimal(18, 4)',
      number: 'double',
      boolean: 'boolean',
      date: 'date',
      datetime: 'datetime',
    },
    quote: '`',
    tail: '',
  },
  clickhouse: {
    types: {
      string: 'Nullable(String)',
      integer: 'Nullable(Int64)',
      decimal: 'Nullable(Decimal(18, 4))',
      number: 'Nullable(Float64)',
      boolean: 'Nullable(UInt8)',
      date: 'Nullable(Date)',
      datetime: 'Nullable(DateTime)',
    },
    quote: '`',
    tail: ' engine = Memory',
  },
};

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
      for (const one of CALC_CASES) await this.makeTable(one);
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
    return JSON.parse(answer.tableJson.toString()) as Table;
  }

  private async makeTable(one: CalcCase): Promise<void> {
    const { types, tail } = DDL[this.kind];
    const { columns, rows } = one.before;
    const list = Object.entries(columns).map(([name, type]) => `${this.quoted(name)} ${types[type]}`);
    await this.source!.run(`create table ${this.tableOf(one)} (rid int, ${list.join(', ')})${tail}`);
    const kinds = Object.values(columns);
    const lines = rows.map((row, at) => `(${[at, ...row.map((cell, c) => this.literal(cell, kinds[c]!))].join(', ')})`);
    await this.source!.run(`insert into ${this.tableOf(one)} values ${lines.join(', ')}`);
  }

  private literal(cell: Parameters<typeof toLiteral>[0], type: ColumnType): string {
    if (type === 'boolean' && cell !== null && this.kind !== 'postgresql') return cell === true ? '1' : '0';
    const isNumber = type === 'integer' || type === 'number' || type === 'decimal';
    return isNumber && cell !== null ? String(cell) : toLiteral(cell);
  }

  private tableOf(one: CalcCase): string {
    return this.quoted(`表 ${CALC_CASES.indexOf(one)}`);
  }

  private quoted(name: string): string {
    const { quote } = DDL[this.kind];
    return quote + name + quote;
  }
}
