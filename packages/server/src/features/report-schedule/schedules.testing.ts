import {
  createDataSet,
  createExcelReport,
  createReport,
  createSchedule,
  getSchedule,
  listScheduleRuns,
  runSchedule,
  testTransform,
  updateSchedule,
  type ExcelTemplate,
  type ScheduleCreate,
  type ScheduleRun,
} from '@aj-report/contract';
import { vi } from 'vitest';
import { read as readBook, utils } from 'xlsx';
import { addSource } from '../../testing/add-source.ts';
import type { RouteContext } from '../../testing/route-suite.ts';

const SALES = [
  `create table "销售" as select * from (values
    ('admin', '华东', 10), ('admin', '华南', 20), ('other', '华北', 30)) t("负责人", "地区", "金额")`,
];

const OWN_SALES = {
  sourceCode: 'shop',
  setType: 'sql',
  dynSentence: 'select * from "销售" where coalesce(${region}, "地区") = "地区"',
  dataSetParamDtoList: [{ paramName: 'region', sampleItem: '华东' }],
  rowRules: [{ field: '负责人', symbol: '=', boundTo: 'loginName' }],
};

const LEDGER: ExcelTemplate = {
  schemaVersion: 1,
  sheets: [
    {
      name: '台账',
      cells: [
        { row: 0, column: 0, value: '#{sales.地区}' },
        { row: 0, column: 1, value: '#{sales.金额}' },
      ],
    },
  ],
};

/** Rights of somebody who may keep schedules. */
export const KEEPER = ['reportScheduleManage', 'excelManage:export'];

export async function bytesOf(ctx: RouteContext, contentId: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of ctx.app.files.read(contentId)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Rows of the first sheet of a file that a run has made. */
export async function rowsOf(ctx: RouteContext, contentId: string): Promise<unknown[][]> {
  const book = readBook(await bytesOf(ctx, contentId));
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
}

/** An Excel report `ledger` of sales, of which everybody sees their own, and calls about its schedules. */
export function scheduleCalls(ctx: RouteContext, tokenOf: () => string) {
  async function addLedger(): Promise<void> {
    const token = tokenOf();
    await addSource(ctx.app, 'shop', SALES);
    await ctx.call(testTransform, { token, body: OWN_SALES });
    await ctx.call(createDataSet, { token, body: { ...OWN_SALES, setCode: 'sales', setName: '销售' } });
    const body = { reportName: '销售台账', reportCode: 'ledger', reportType: 'report_excel' };
    await ctx.call(createReport, { token, body });
    await ctx.call(createExcelReport, { token, body: { reportCode: 'ledger', template: LEDGER } });
  }

  const toForm = (rest: Partial<ScheduleCreate> = {}): ScheduleCreate => ({
    reportCode: 'ledger',
    scheduleName: '晨报',
    cron: '0 8 * * *',
    timeZone: 'Asia/Shanghai',
    format: 'xlsx',
    recipients: ['boss@example.com'],
    ...rest,
  });
  const create = (rest: Partial<ScheduleCreate> = {}, token = tokenOf()) =>
    ctx.call(createSchedule, { token, body: toForm(rest) });
  const addSchedule = async (rest: Partial<ScheduleCreate> = {}, token = tokenOf()): Promise<string> => {
    const answer = await create(rest, token);
    if (answer.status !== 200) throw new Error(answer.message);
    return answer.data.id;
  };
  const change = (id: string, rest: Partial<ScheduleCreate>, token = tokenOf()) => {
    const { reportCode: _, ...form } = toForm(rest);
    return ctx.call(updateSchedule, { token, body: { ...form, id } });
  };
  const runNow = (id: string, token = tokenOf()) => ctx.call(runSchedule, { token, body: { id } });
  const read = async (id: string) => (await ctx.call(getSchedule, { token: tokenOf(), params: { id } })).data;
  const runsOf = async (id: string): Promise<readonly ScheduleRun[]> =>
    (await ctx.call(listScheduleRuns, { token: tokenOf(), query: { scheduleId: id } })).data.records;
  /** The runs of a schedule once all of them are over. */
  const settledRuns = (id: string, count: number) =>
    vi.waitFor(
      async () => {
        const runs = await runsOf(id);
        const isOver = ({ state }: ScheduleRun) => state !== 'waiting' && state !== 'running';
        if (runs.length < count || !runs.every(isOver)) throw new Error(`Not over: ${JSON.stringify(runs)}`);
        return runs;
      },
      { timeout: 20_000, interval: 100 },
    );
  const mailsTo = (recipient: string) =>
    ctx.app.db.selectFrom('mail').where('recipient', '=', recipient).orderBy('createTime').selectAll().execute();
  return { addLedger, toForm, create, addSchedule, change, runNow, read, runsOf, settledRuns, mailsTo };
}
