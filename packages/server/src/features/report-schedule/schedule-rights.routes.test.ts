import { deleteSchedule, runSchedule, updateSchedule, type ScheduleChange } from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { read as readBook, utils } from 'xlsx';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';
import { scheduleCalls } from './schedules.testing.ts';

/** Rights of somebody who may keep schedules. */
const KEEPER = ['reportScheduleManage', 'excelManage:export'];

async function bytesOf(ctx: RouteContext, contentId: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of ctx.app.files.read(contentId)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function rowsOf(ctx: RouteContext, contentId: string): Promise<unknown[][]> {
  const book = readBook(await bytesOf(ctx, contentId));
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
}

describeRoutes('Rights of schedules', (ctx) => {
  let token = '';
  const { addLedger, toForm, create, addSchedule, read, settledRuns, mailsTo } = scheduleCalls(ctx, () => token);
  const change = (body: Partial<ScheduleChange> & { id: string }, by = token) => {
    const { reportCode: _, ...form } = toForm(body);
    return ctx.call(updateSchedule, { token: by, body: { ...form, id: body.id } });
  };
  const runNow = (id: string, by = token) => ctx.call(runSchedule, { token: by, body: { id } });

  beforeAll(async () => {
    token = await ctx.login();
    await addLedger();
  });

  it('fail with the reason when their owner is disabled, until somebody else saves them', async () => {
    const keeper = await ctx.loginWith(KEEPER);
    const id = await addSchedule({ recipients: ['mine@example.com'] }, keeper);
    const { owner } = await read(id);
    await ctx.app.db.updateTable('accessUser').set({ enableFlag: 0 }).where('loginName', '=', owner).execute();
    await runNow(id);
    const [failed] = await settledRuns(id, 1);
    expect(failed).toMatchObject({ state: 'failed', attempts: 1, fileName: null, mails: 0 });
    expect(failed?.failureReason).toContain(`“${owner}”已停用`);
    expect((await read(id)).lastRun?.state).toBe('failed');
    expect(await mailsTo('mine@example.com')).toEqual([]);
    await change({ id, recipients: ['mine@example.com'] });
    expect((await read(id)).owner).toBe('admin');
    await runNow(id);
    expect((await settledRuns(id, 2))[0]?.state).toBe('done');
    await ctx.call(deleteSchedule, { token, params: { id } });
  });

  it('are made with the rights of whoever saves them, who needs that of exporting', async () => {
    const id = await addSchedule();
    const clerk = await ctx.loginWith(['reportScheduleManage']);
    expect(await create({}, clerk)).toMatchObject({ status: 403, args: { permission: 'excelManage:export' } });
    expect(await change({ id }, clerk)).toMatchObject({ status: 403 });
    expect((await read(id)).owner).toBe('admin');
    const keeper = await ctx.loginWith(KEEPER);
    await change({ id, recipients: ['keeper@example.com'] }, keeper);
    await runNow(id);
    await settledRuns(id, 1);
    const [mail] = await mailsTo('keeper@example.com');
    // Row rules leave the keeper nothing.
    expect(await rowsOf(ctx, mail?.attachmentId ?? '')).toEqual([]);
    await ctx.call(deleteSchedule, { token, params: { id } });
  });
});
