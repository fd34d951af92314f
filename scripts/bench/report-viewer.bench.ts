import { createDataSet, createExcelReport, createReport, testTransform } from '@aj-report/contract';
import { addSource } from '../../packages/server/src/testing/add-source.ts';
import type { BenchResult } from './bench-result.ts';
import { measureScroll } from './report-viewer/scroll.ts';
import type { ServiceClient } from './service/service-client.ts';
import { withService } from './service/with-service.ts';

const ROWS = 100_000;
const PAGE_ROWS = 40;
const NAMES = Array.from({ length: 20 }, (_, column) => `c${column}`);
const TABLE = `create table lines as select ${NAMES.map((name, column) =>
  column % 4 === 1 ? `'text ' || (range % 977) as ${name}` : `range * ${column + 1} as ${name}`,
).join(', ')} from range(${ROWS})`;
const BORDER = { style: 'thin', color: '#c9d4e5' } as const;
const BODY = { borders: { top: BORDER, bottom: BORDER, left: BORDER, right: BORDER }, numberFormat: '#,##0' };
const HEAD = { ...BODY, bold: true, background: '#1f4e79', color: '#ffffff' };

/** A styled list of the rows that a statement answers; set and report have one code. */
async function addReport(client: ServiceClient, code: string, dynSentence: string): Promise<void> {
  const query = { sourceCode: 'lines', setType: 'sql', dynSentence };
  await client.call(testTransform, query);
  await client.call(createDataSet, { ...query, setCode: code, setName: code });
  await client.call(createReport, { reportName: code, reportCode: code, reportType: 'report_excel' });
  const cells = NAMES.flatMap((name, column) => [
    { row: 0, column, value: name, style: HEAD },
    { row: 1, column, value: `#{${code}.${name}}`, style: BODY },
  ]);
  const sheets = [{ name: 'Lines', cells, freeze: { rows: 1, columns: 0 } }];
  await client.call(createExcelReport, { reportCode: code, template: { schemaVersion: 1, sheets } });
}

/** An Excel report of 100,000 rows in the viewer: its first page, and how evenly it scrolls. */
export async function run(): Promise<readonly BenchResult[]> {
  return withService(async (app, client) => {
    await addSource(app, 'lines', [TABLE]);
    await addReport(client, 'long', 'select * from lines');
    await addReport(client, 'short', `select * from lines where c0 < ${PAGE_ROWS}`);
    return measureScroll(client, 'long', 'short');
  });
}
