import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { courseQuery, profileOf, propose, withCourse } from '@aj-report/admin/make-screen-plan';
import { LANGUAGES, type Cell, type ColumnType, type DataSetQuery, type Language, type Row } from '@aj-report/contract';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load, type LoadedWorkbook } from '../../packages/server/src/engine/spreadsheet/workbook-fixture.ts';

const folder = path.dirname(fileURLToPath(import.meta.url));
const FILES = Object.keys(JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8')) as object).filter(
  (name) => name !== 'about',
);
const BASE = { sourceCode: 'source', sourceType: 'spreadsheet', table: 'rows' } as const;

const SQL_TYPES: Readonly<Record<string, string>> = {
  integer: 'bigint',
  decimal: 'decimal(38, 10)',
  number: 'double',
  boolean: 'boolean',
  date: 'date',
  datetime: 'timestamp',
};
const FUNCTIONS: Readonly<Record<string, (column: string) => string>> = {
  SUM: (column) => `sum(${column})`,
  AVG: (column) => `avg(${column})`,
  COUNT: (column) => `count(${column})`,
  COUNT_DISTINCT: (column) => `count(distinct ${column})`,
};

/** The statement of a set as DuckDB itself would group it, without any filter. */
function statementOf({ dynSentence, groupFields = [], calculations = [] }: DataSetQuery): string {
  const from = dynSentence?.replaceAll(/\$\{\w+\}/g, "''") ?? 'select * from "rows"';
  const keys = groupFields.map((field) => `"${field}"`);
  const values = calculations.map(({ func, field, alias }) => {
    const of = FUNCTIONS[String(func)]!(field === undefined ? '*' : `"${String(field)}"`);
    return `${of} as "${String(alias)}"`;
  });
  if (calculations.length === 0) return from;
  return `select ${[...keys, ...values].join(', ')} from (${from}) group by ${keys.join(', ')}`;
}

const LEAVES_OUT = /数据不全|incomplete/;

describe.each(FILES)('what is made of %s', (file) => {
  const work = mkdtempSync(path.join(os.tmpdir(), 'tables-'));
  let table: LoadedWorkbook['tables'][string];
  let connection: DuckDBConnection;
  const ask = async (query: DataSetQuery) => {
    const reader = await connection.runAndReadAll(statementOf(query));
    return reader.getRowObjectsJson() as Row[];
  };

  beforeAll(async () => {
    const { tables, result } = await load(readFileSync(path.join(folder, file)), { fileName: file });
    table = tables[result.tables[0]!.name]!;
    const rows = table.rows.map((row) => Object.fromEntries(table.columns.map((name, at) => [name, row[at] ?? null])));
    const data = path.join(work, 'rows.json');
    writeFileSync(data, rows.map((row) => JSON.stringify(row)).join('\n'));
    connection = await (await DuckDBInstance.create()).connect();
    const types = table.columns.map(
      (name, at) => `'${name.replaceAll("'", "''")}': '${SQL_TYPES[table.types[at]!] ?? 'varchar'}'`,
    );
    await connection.run(
      `create table "rows" as select * from read_json('${data}', format='newline_delimited', columns={${types.join(', ')}})`,
    );
  });
  afterAll(() => {
    connection.closeSync();
    rmSync(work, { recursive: true });
  });

  const proposalsIn = async (language: Language) => {
    const columns = table.columns.map((name, at) => ({ name, type: table.types[at] as ColumnType }));
    const plain = profileOf({ id: file, name: file, columns, rows: table.rows as Cell[][] });
    const course = courseQuery(plain, BASE);
    const byPeriod = course ? await ask(course) : [];
    const periods = byPeriod.toSorted((a, b) => (String(a['aj_period']) < String(b['aj_period']) ? -1 : 1));
    return propose(course ? withCourse(plain, BASE, periods) : plain, BASE, language);
  };

  it.each(LANGUAGES)('answers in %s, and what is counted and added up is that of the rows', async (language) => {
    const sets = new Map(
      (await proposalsIn(language)).flatMap((one) => one.sets.map((set) => [set.key, set] as const)),
    );
    const faults: string[] = [];
    for (const { name, query } of sets.values()) {
      const answer = await ask(query).catch((fault: unknown) => {
        faults.push(`${name}: ${String(fault)}\n${statementOf(query)}`);
        return [];
      });
      const keys = query.groupFields ?? [];
      const at = (column: string) => table.columns.indexOf(column);
      const isNull = (row: readonly unknown[], column: string) => {
        const cell = at(column) < 0 ? column : row[at(column)];
        return cell === null || cell === undefined || cell === '';
      };
      const taken = table.rows.filter((row) => {
        const present = [...(query.dynSentence ?? '').matchAll(/"([^"]+)" is not null/g)].map(([, column]) => column!);
        return [...present, ...keys].every((column) => !isNull(row, column));
      });
      for (const { func, field, alias } of query.calculations ?? []) {
        const total = answer.reduce((sum, row) => sum + Number(row[String(alias)] ?? 0), 0);
        const cells = taken.map((row) => row[at(String(field))]);
        const isRaw = field === undefined || at(String(field)) >= 0;
        if (!isRaw || (func !== 'SUM' && func !== 'COUNT')) continue;
        const filled = field === undefined ? taken.length : cells.filter((cell) => cell !== null && cell !== '').length;
        const expected = func === 'COUNT' ? filled : cells.reduce<number>((sum, cell) => sum + Number(cell ?? 0), 0);
        const isSaid = LEAVES_OUT.test(name) && total < expected;
        const isEqual = Math.abs(total - expected) <= Math.abs(expected) * 1e-9 + 1e-6;
        if (!isEqual && !isSaid)
          faults.push(`${name}: ${String(func)} ${String(field)} is ${total}, rows say ${expected}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('begins and ends no course with a period that has but a few rows', async () => {
    for (const { name, query } of (await proposalsIn('en')).flatMap(({ sets }) => sets)) {
      if (!/ by (?:day|month|hour|year)/.test(name) || query.groupFields?.length !== 1) continue;
      if (/Key figures/.test(name)) continue;
      const [{ sql = '' } = {}] = [{ sql: query.dynSentence }];
      const counted = await ask({ ...query, dynSentence: sql, calculations: [{ func: 'COUNT', alias: 'n' }] });
      const counts = counted
        .toSorted((a, b) => (String(a[query.groupFields![0]!]) < String(b[query.groupFields![0]!]) ? -1 : 1))
        .map((row) => Number(row['n']));
      const middle = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
      if (counts.length < 6 || middle < 4) continue;
      expect({ name, ends: [counts[0]! >= middle * 0.2, counts.at(-1)! >= middle * 0.2] }).toEqual({
        name,
        ends: [true, true],
      });
    }
  });
});
