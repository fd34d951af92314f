import type { AddressInfo } from 'node:net';
import { listSchedules } from '@aj-report/contract';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';
import { scheduleCalls } from './schedules.testing.ts';

const PATIENCE = { timeout: 20_000 };
const WORDS = 'mailbox of this person is full';
let refuses = true;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, callback) =>
    callback(refuses && address.startsWith('full') ? Object.assign(new Error(WORDS), { responseCode: 452 }) : null),
  onData: (stream, _session, callback) => void stream.resume().on('end', () => callback()),
});
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
const port = String((smtp.server.address() as AddressInfo).port);
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

describeRoutes(
  'The run of a schedule whose mails are refused',
  (ctx) => {
    let token = '';
    const { addLedger, addSchedule, runNow, runsOf, settledRuns } = scheduleCalls(ctx, () => token);
    beforeAll(async () => {
      refuses = true;
      token = await ctx.login();
      await addLedger();
    });

    it('says for each address what became of its mail, in the words of the mail server', async () => {
      const id = await addSchedule({ recipients: ['full@example.com', 'ada@example.com'], cron: '0 8 29 2 *' });
      await runNow(id);
      await settledRuns(id, 1);
      const deliveries = async () => (await runsOf(id))[0]?.deliveries;
      const said = expect.stringContaining(WORDS) as string;
      const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string;
      const sent = { recipient: 'ada@example.com', state: 'sent', failure: null, sentTime: time, nextTime: null };
      await expect.poll(deliveries, PATIENCE).toMatchObject([
        sent,
        {
          recipient: 'full@example.com',
          state: 'waiting',
          attempts: 1,
          failure: said,
          sentTime: null,
          nextTime: time,
        },
      ]);
      // The last attempt: those between differ by their times alone.
      const nextTime = ctx.clock.now().toISOString();
      const refused = ctx.app.db.updateTable('mail').where('recipient', '=', 'full@example.com');
      await refused.set({ attempts: 5, nextTime }).execute();
      await expect
        .poll(deliveries, PATIENCE)
        .toMatchObject([sent, { state: 'failed', attempts: 6, failure: said, nextTime: null }]);
      const { data } = await ctx.call(listSchedules, { token, query: {} });
      expect(data.records[0]?.lastRun?.deliveries).toMatchObject([{ state: 'sent' }, { state: 'failed' }]);
    });

    it('knows its mails by their count alone once the outbox has forgotten them', async () => {
      const id = await addSchedule({ recipients: ['bob@example.com'] });
      await runNow(id);
      await settledRuns(id, 1);
      await expect.poll(async () => (await runsOf(id))[0]?.deliveries, PATIENCE).toMatchObject([{ state: 'sent' }]);
      await ctx.app.db.deleteFrom('mail').execute();
      expect((await runsOf(id))[0]).toMatchObject({ state: 'done', mails: 1, deliveries: [] });
    });
  },
  { env: { AJ_SMTP_HOST: '127.0.0.1', AJ_SMTP_PORT: port } },
);

describeRoutes('The run of a schedule without a mail server', (ctx) => {
  let token = '';
  const { addLedger, addSchedule, runNow, settledRuns } = scheduleCalls(ctx, () => token);
  beforeAll(async () => {
    token = await ctx.login();
    await addLedger();
  });

  it('says that its mails were kept and not sent', async () => {
    const id = await addSchedule({ recipients: ['ada@example.com'] });
    await runNow(id);
    const [run] = await settledRuns(id, 1);
    expect(run?.deliveries).toEqual([
      { recipient: 'ada@example.com', state: 'kept', attempts: 0, failure: null, sentTime: null, nextTime: null },
    ]);
  });
});
