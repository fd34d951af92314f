import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, SCHEDULE_LABEL } from '@aj-report/contract';
import { isUniqueViolation, isUnreachable, write } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import type { Db } from '../../platform/schema.ts';
import type { StoredSchedule } from '../../platform/schema-schedules.ts';
import { addDays } from '../../platform/times.ts';
import { nextTime } from './next-time.ts';
import * as store from './report-schedule.store.ts';
import { SCHEDULED_REPORT, toOrder } from './scheduled-report.service.ts';

type App = Needs<'background' | 'clock' | 'db' | 'ids' | 'jobs' | 'log'>;

/** ms between two looks for schedules that are due */
const LOOK_MS = 5_000;
/** ms between two looks for runs that are kept no longer */
const FORGET_MS = 3_600_000;
const KEPT_DAYS = 400;

/** Writes a run with its job, both of one id, in the transaction that moves the schedule on. */
async function addRun(
  app: App,
  db: Db,
  schedule: StoredSchedule,
  run: { readonly origin: 'plan' | 'hand'; readonly plannedTime: string; readonly nextTime?: string | null },
): Promise<string> {
  const { id: scheduleId, ownerId, owner, scheduleName } = schedule;
  const { nextTime: due, ...planned } = run;
  const id = app.ids.newId();
  const job = app.jobs.toRow(
    { userId: ownerId, loginName: owner },
    { id, kind: SCHEDULED_REPORT, title: scheduleName, input: toOrder(schedule) },
  );
  const nothingYet = { failure: null, startTime: null, endTime: null, fileName: null, fileSize: null, fileId: null };
  // First of all: another server that does the same waits here, and then finds the schedule moved on.
  await store.changeSchedule(db, scheduleId, { lastRunId: id, ...(due === undefined ? {} : { nextTime: due }) });
  await store.insertRun(db, { id, scheduleId, ...planned, state: 'open', attempts: 0, ...nothingYet, mails: 0 }, job);
  return id;
}

/** Begins the run of a schedule if it is still due. What was missed meanwhile is run once. */
async function beginRun(app: App, id: string): Promise<void> {
  await write(app.db, async (transaction) => {
    const now = app.clock.now();
    const schedule = await store.findDue(transaction, now.toISOString(), id);
    if (!schedule || schedule.nextTime === null) return;
    const following = nextTime(schedule, now)?.toISOString() ?? null;
    await addRun(app, transaction, schedule, { origin: 'plan', plannedTime: schedule.nextTime, nextTime: following });
  });
}

/** The next time of a schedule; null when its timing cannot be read, so that it rests until somebody saves it. */
function followingOf(schedule: StoredSchedule, now: Date): string | null {
  try {
    return nextTime(schedule, now)?.toISOString() ?? null;
  } catch {
    return null;
  }
}

/** Leaves out a run that cannot begin, so that it holds up no other schedule. @throws error when the database is gone */
async function leaveOut(app: App, schedule: StoredSchedule, error: unknown): Promise<void> {
  if (isUnreachable(error)) throw error;
  const { id, nextTime: due } = schedule;
  // There is a run of that time already: the clock was put back.
  if (!isUniqueViolation(error)) app.log.error({ err: error, schedule: id, due }, 'schedule not begun');
  if (due !== null) await store.moveOn(app.db, id, due, followingOf(schedule, app.clock.now()));
}

/** Begins the run of one schedule that is due; false when there is none. */
async function beginOne(app: App): Promise<boolean> {
  // Asked beforehand, so that a look that finds nothing costs no transaction.
  const schedule = await store.findDue(app.db, app.clock.now().toISOString());
  if (!schedule) return false;
  await beginRun(app, schedule.id).catch((error: unknown) => leaveOut(app, schedule, error));
  return true;
}

/** Begins the runs of all schedules that are due, on this server or another one. */
export async function beginDueRuns(app: App): Promise<void> {
  let hasBegun = false;
  while (await beginOne(app)) hasBegun = true;
  if (hasBegun) app.jobs.wake();
}

/** Runs a schedule now, also a paused one; its next time stays. @throws record/not-found, schedule/running */
export async function runNow(app: App, id: string): Promise<{ id: string }> {
  const runId = await write(app.db, async (transaction) => {
    const schedule = await store.findSchedule(transaction, id);
    if (!schedule) throw new AppError('record/not-found', { what: SCHEDULE_LABEL, key: id });
    if (!(await store.isResting(transaction, id))) throw new AppError('schedule/running');
    return addRun(app, transaction, schedule, { origin: 'hand', plannedTime: app.clock.now().toISOString() });
  });
  app.jobs.wake();
  return { id: runId };
}

/** Looks for schedules that are due until the service stops. */
export async function watchSchedules(app: App, signal: AbortSignal): Promise<void> {
  let forgottenMs = -FORGET_MS;
  while (!signal.aborted) {
    try {
      await beginDueRuns(app);
      if (performance.now() - forgottenMs >= FORGET_MS) {
        forgottenMs = performance.now();
        await store.forgetRuns(app.db, addDays(app.clock.now(), -KEPT_DAYS).toISOString());
      }
    } catch (error) {
      app.log.error({ err: error }, 'schedules not looked at');
    }
    await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
