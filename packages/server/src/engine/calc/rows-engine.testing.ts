import { isNumericType, type ExampleTable, type Table } from '@aj-report/contract';
import { createQueryEngine } from '../process/query-engine.ts';
import type { QueryEngine } from '../request/query-engine.types.ts';
import type { CalcCase } from './calc-case.testing.ts';
import { ENGINE_OPTIONS, lookupsOf, type CalcEngine } from './duckdb-engine.testing.ts';

/** A JSON document as a service would answer it. */
function toDocument({ columns, rows }: ExampleTable): string {
  const names = Object.keys(columns);
  const types = Object.values(columns);
  const cells = (row: ExampleTable['rows'][number]) =>
    names.map((name, at) => {
      const cell = row[at] ?? null;
      const isNumber = types[at] === 'integer' || types[at] === 'decimal' || types[at] === 'number';
      return `${JSON.stringify(name)}:${isNumber && cell !== null ? String(cell) : JSON.stringify(cell)}`;
    });
  return `{"code":0,"data":{"items":[${rows.map((row) => `{${cells(row).join(',')}}`).join(',')}]}}`;
}

/** Rows of a JSON document, grouped in the embedded engine. */
export class RowsEngine implements CalcEngine {
  private engine: QueryEngine | undefined;

  start(): Promise<boolean> {
    this.engine = createQueryEngine(ENGINE_OPTIONS);
    return Promise.resolve(true);
  }

  async stop(): Promise<void> {
    await this.engine?.close();
  }

  cannot(): undefined {
    return undefined;
  }

  /** JSON has one kind of number. */
  comparable(table: Table): Table {
    const columns = table.columns.map(
      ({ name, type }) => ({ name, type: isNumericType(type) ? 'number' : type }) as const,
    );
    return { ...table, columns };
  }

  async run(one: CalcCase, over: 'table' | 'select'): Promise<Table> {
    const { groupFields, calculations, params = [] } = one;
    const answer = await this.engine!.readRows({
      body: Buffer.from(toDocument(one.before)),
      path: over === 'table' ? 'data.items' : '$.data["items"]',
      calc: { groupFields, calculations, lookups: lookupsOf(one), maxGroups: 1000 },
      params,
      maxRows: 1000,
      maxSourceRows: 100_000,
      timeoutMs: 10_000,
    });
    return JSON.parse(answer.json.toString()) as Table;
  }
}
