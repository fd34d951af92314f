import { deleteSchedule } from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';
import { KEEPER, rowsOf, scheduleCalls } from './schedules.testing.ts';

describeRoutes('Rights of schedules', (ctx) => {
  let token = '';
  const { addLedger, create, addSchedule, change, runNow, read, settledRuns, mailsTo } = scheduleCalls(
    ctx,
    () => token,
  );

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
    await change(id, { recipients: ['mine@example.com'] });
    expect((await read(id)).owner).toBe('admin');
    await runNow(id);
    expect((await settledRuns(id, 2))[0]?.state).toBe('done');
    await ctx.call(deleteSchedule, { token, params: { id } });
  });

  it('are made with the rights of whoever saves them, who needs that of exporting', async () => {
    const id = await addSchedule();
    const clerk = await ctx.loginWith(['reportScheduleManage']);
    expect(await create({}, clerk)).toMatchObject({ status: 403, args: { permission: 'excelManage:export' } });
    expect(await change(id, {}, clerk)).toMatchObject({ status: 403 });
    expect((await read(id)).owner).toBe('admin');
    const keeper = await ctx.loginWith(KEEPER);
    await change(id, { recipients: ['keeper@example.com'] }, keeper);
    await runNow(id);
    await settledRuns(id, 1);
    const [mail] = await mailsTo('keeper@example.com');
    // Row rules leave the keeper nothing.
    expect(await rowsOf(ctx, mail?.attachmentId ?? '')).toEqual([]);
    await ctx.call(deleteSchedule, { token, params: { id } });
  });
});
