import {
  createReport,
  deleteSchedule,
  deleteSchedules,
  listSchedules,
  nextScheduleTimes,
  updateSchedule,
  type ScheduleChange,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';
import { scheduleCalls } from './schedules.testing.ts';

describeRoutes('Schedules', (ctx) => {
  let token = '';
  const { addLedger, toForm, create, addSchedule, read } = scheduleCalls(ctx, () => token);
  const change = (body: Partial<ScheduleChange> & { id: string }, by = token) => {
    const { reportCode: _, ...form } = toForm(body);
    return ctx.call(updateSchedule, { token: by, body: { ...form, id: body.id } });
  };

  beforeAll(async () => {
    token = await ctx.login();
    await addLedger();
  });

  it('are made, found, changed and deleted', async () => {
    const id = await addSchedule({ cron: ' 30  9 * * 1-5 ', setParam: { sales: { region: '华东' } } });
    expect(await read(id)).toMatchObject({
      reportCode: 'ledger',
      reportName: '销售台账',
      cron: '30 9 * * 1-5',
      setParam: { sales: { region: '华东' } },
      recipients: ['boss@example.com'],
      keepFile: 0,
      paused: false,
      owner: 'admin',
      nextTime: expect.stringMatching(/ 09:30:00$/) as string,
      lastRun: null,
    });
    const found = async (query: Record<string, string>) =>
      (await ctx.call(listSchedules, { token, query })).data.records.map((one) => one.id);
    expect(await found({ scheduleName: '晨', reportName: '台账', recipient: 'BOSS@', sort: 'nextTime' })).toEqual([id]);
    expect(await found({ reportCode: 'other' })).toEqual([]);
    await change({ id, cron: '0 6 1 * *', format: 'pdf', recipients: [], keepFile: 1 });
    expect(await read(id)).toMatchObject({ cron: '0 6 1 * *', format: 'pdf', recipients: [], setParam: {} });
    await ctx.call(deleteSchedule, { token, params: { id } });
    const gone = await ctx.call(deleteSchedules, { token, body: [await addSchedule(), id] });
    expect(gone.data).toMatchObject({ deleted: [expect.any(String)], refused: [{ id, code: 'record/not-found' }] });
  });

  it('refuse what could never run or reach anybody, and say why', async () => {
    const codeOf = async (form: object) => (await create(form)).code;
    expect(await create({ cron: '0 25 * * *' })).toMatchObject({
      status: 400,
      code: 'schedule/cron-invalid',
      message: expect.stringContaining('小时“25”有误') as string,
    });
    expect(await codeOf({ cron: '0 8 31 2 *' })).toBe('schedule/cron-never');
    expect(await codeOf({ cron: '*/14 * * * *' })).toBe('schedule/too-often');
    expect(await codeOf({ timeZone: 'Mars/Base' })).toBe('schedule/zone-unknown');
    expect(await codeOf({ recipients: [] })).toBe('schedule/no-target');
    expect(await codeOf({ recipients: ['nobody'] })).toBe('request/invalid');
    expect(await codeOf({ setParam: { orders: {} } })).toBe('excel/set-not-bound');
    expect(await codeOf({ reportCode: 'nowhere' })).toBe('record/not-found');
    await ctx.call(createReport, {
      token,
      body: { reportName: '空', reportCode: 'empty', reportType: 'report_excel' },
    });
    expect(await codeOf({ reportCode: 'empty' })).toBe('excel/not-published');
  });

  it('show the next times of an expression in its zone', async () => {
    const query = { cron: '0 8 * * *', timeZone: 'America/New_York' };
    const { data } = await ctx.call(nextScheduleTimes, { token, query });
    expect(data.times).toHaveLength(5);
    expect(data.times.every((time) => time.endsWith(' 08:00:00'))).toBe(true);
    const wrong = await ctx.call(nextScheduleTimes, { token, query: { ...query, cron: '* *' } });
    expect(wrong.code).toBe('schedule/cron-invalid');
  });
});
