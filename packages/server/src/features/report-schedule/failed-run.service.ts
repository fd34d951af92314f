import { AppError, messageOf, type Language } from '@aj-report/contract';
import type { JobFailure } from '../../platform/job-kind.ts';
import { sendMail } from '../../platform/mail.ts';
import type { Needs } from '../../platform/needs.ts';
import type { Db, Job } from '../../platform/schema.ts';
import { toStoredFailure } from '../../platform/stored-failure.ts';
import { toZoneTime } from './next-time.ts';
import * as store from './report-schedule.store.ts';

type App = Needs<'clock' | 'config' | 'deriveToken' | 'ids' | 'publicAddress'>;

/** Tells the owner that a planned run failed, unless the one before did too: they know then. */
async function tellOwner(app: App, db: Db, { id }: Job, reason: AppError): Promise<void> {
  const schedule = await store.findScheduleOfRun(db, id);
  if (schedule?.origin !== 'plan') return;
  const { ownerId, plannedTime, timeZone } = schedule;
  const to = await store.addressOfOwner(db, ownerId);
  if (to === undefined || (await store.stateBefore(db, schedule.id, plannedTime)) === 'failed') return;
  const language = schedule.language as Language;
  const params = {
    schedule: schedule.scheduleName,
    report: schedule.reportName,
    time: `${toZoneTime(plannedTime, timeZone).slice(0, 16)} ${timeZone}`,
    reason: messageOf(reason.code, reason.params, language),
    link: `${app.publicAddress()}/report/schedule`,
  };
  const { clock, config, deriveToken, ids } = app;
  await sendMail({ clock, config, deriveToken, ids, db }, { template: 'scheduleFailed', language, to, params });
}

/** Ends a run that brought nothing and tells its owner, in the transaction that ends its job. */
export async function failRun(app: App, { job, error, db }: JobFailure): Promise<void> {
  const reason = error.code === 'job/nobody' ? new AppError('schedule/owner-barred', { owner: job.owner }) : error;
  const state = error.code === 'job/cancelled' ? 'cancelled' : 'failed';
  const { attempts, startTime } = job;
  const outcome = { state, attempts, startTime, endTime: app.clock.now().toISOString() };
  const isEnded = await store.endOpenRun(db, job.id, { ...outcome, failure: toStoredFailure(reason) });
  if (isEnded && state === 'failed') await tellOwner(app, db, job, reason);
}
