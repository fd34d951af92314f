import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  BASE_PREFIX,
  createConnection,
  createExcelReport,
  getJob,
  type DataSetQuery,
  type ExcelTemplate,
} from '@aj-report/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';
import { setCalls } from '../data-set/orders.testing.ts';
import { addExcel } from './ledger.testing.ts';

/** Most rows that are read of an HTTP source. */
const SOURCE_ROWS = 1_000_000;

describeRoutes(
  'Exports of a source that answers only a part of its rows',
  (ctx) => {
    let token = '';
    let server: Server;
    const { add } = setCalls(ctx, () => token);

    const addList = async (code: string, field: string, query: Partial<DataSetQuery> = {}) => {
      const dynSentence = JSON.stringify({ apiUrl: '/' });
      await add(code, { sourceCode: 'api', setType: 'http', dynSentence, ...query });
      await addExcel(ctx, token, code);
      const cells = [
        { row: 0, column: 0, value: `#{${code}.${field}}` },
        { row: 1, column: 0, value: `#{sum(${code}.${field})}` },
      ];
      const template: ExcelTemplate = { schemaVersion: 1, sheets: [{ name: 'S', cells }] };
      await ctx.call(createExcelReport, { token, body: { reportCode: code, template } });
    };

    beforeAll(async () => {
      token = await ctx.login();
      const rows = `[${'{"n":1},'.repeat(SOURCE_ROWS)}{"n":1}]`;
      server = createServer((_, response) => void response.end(rows));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const sourceConfig = { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
      const source = { sourceName: '接口', sourceCode: 'api', sourceType: 'http', sourceConfig };
      await ctx.call(createConnection, { token, body: source });
      await addList('listed', 'n');
      await addList('grouped', 'times', {
        groupFields: ['n'],
        calculations: [{ func: 'COUNT', field: 'n', alias: 'times' }],
      });
    });
    afterAll(() => server.close());

    it.each(['listed', 'grouped'])(
      'are refused with the set and what to do: %s',
      async (reportCode) => {
        const headers = { authorization: token };
        const payload = { reportCode, exportType: 'gaea_template_excel' };
        const url = `${BASE_PREFIX}/reportExcel/exportExcel`;
        const answer = await ctx.app.inject({ method: 'POST', url, headers, payload });
        const { data } = answer.json<{ data: { jobId: string } }>();
        const jobOf = async () => (await ctx.call(getJob, { token, params: { id: data.jobId } })).data;
        await expect
          .poll(async () => (await jobOf()).status, { timeout: 60_000, interval: 200 })
          .toMatch(/^(done|failed)$/);
        expect(await jobOf()).toMatchObject({ status: 'failed', fileName: null });
        expect((await jobOf()).failureReason).toContain(`数据集“${reportCode}”的数据源只给出一部分行`);
      },
      90_000,
    );
  },
  { env: { AJ_SOURCE_NETWORKS: '127.0.0.0/8' }, variants: ['sqlite'] },
);
