import {
  AppError,
  SCHEDULE_LABEL,
  toPageResult,
  type BatchDeleted,
  type Language,
  type PageResult,
  type ScheduleChange,
  type ScheduleCreate,
  type ScheduleRecord,
  type ScheduleRun,
} from '@aj-report/contract';
import { auditOfChange, auditOfNew } from '../../platform/audit.ts';
import { write } from '../../platform/db.ts';
import { deleteEach } from '../../platform/delete-each.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import type { Db } from '../../platform/schema.ts';
import { checkSetParam } from '../excel-report/excel-data.service.ts';
import { getPublished } from '../excel-report/excel-report.service.ts';
import { requireReportByCode } from '../report/report.service.ts';
import { nextTime, nextTimes, readTiming, toZoneTime, type Timing } from './next-time.ts';
import * as store from './report-schedule.store.ts';
import { toRunRecord, toScheduleRecord, type MailedRun, type Reader } from './schedule-record.ts';
import type { Actor } from '../../platform/actor.ts';

/** Times that are shown before a schedule is saved. */
const TIMES_SHOWN = 5;
/** Files that stay in the list of files unless a schedule says otherwise. */
const FILES_KEPT = 30;

async function requireSchedule(db: Db, id: string): Promise<store.ScheduleRow> {
  const row = await store.findSchedule(db, id);
  if (!row) throw new AppError('record/not-found', { what: SCHEDULE_LABEL, key: id });
  return row;
}

async function withDeliveries(db: Db, runs: readonly store.RunRow[]): Promise<MailedRun[]> {
  const deliveries = await store.findDeliveries(
    db,
    runs.map(({ id }) => id),
  );
  return runs.map((run) => ({ run, deliveries: deliveries.filter(({ scheduleRunId }) => scheduleRunId === run.id) }));
}

async function toRecords(db: Db, rows: readonly store.ScheduleRow[], reader: Reader): Promise<ScheduleRecord[]> {
  const runs = await store.findRuns(
    db,
    rows.flatMap(({ lastRunId }) => lastRunId ?? []),
  );
  const byId = new Map((await withDeliveries(db, runs)).map((mailed) => [mailed.run.id, mailed]));
  return rows.map((row) => toScheduleRecord(row, byId.get(row.lastRunId ?? ''), reader));
}

/** One page of the schedules that match. @throws request/sort-unknown */
export async function listSchedules(
  app: Needs<'db'>,
  query: store.ScheduleFilter & PageAsked,
  reader: Reader,
): Promise<PageResult<ScheduleRecord>> {
  const page = toPage(query, store.SORTABLE, 'updateTime');
  const { rows, total } = await store.listSchedules(app.db, query, page);
  return toPageResult(await toRecords(app.db, rows, reader), total, page);
}

/** @throws record/not-found */
export async function getSchedule(app: Needs<'db'>, id: string, reader: Reader): Promise<ScheduleRecord> {
  const [record] = await toRecords(app.db, [await requireSchedule(app.db, id)], reader);
  return record as ScheduleRecord;
}

/** What of a schedule is stored of what somebody entered. @throws schedule/*, record/not-found, excel/* */
async function toStored(
  app: Needs<'clock' | 'db'>,
  { userId, loginName }: Actor,
  reportCode: string,
  form: Omit<ScheduleChange, 'id'>,
  language: Language,
) {
  const { scheduleName, format, setParam = {}, recipients = [], message = '', keepFile = 0 } = form;
  if (recipients.length === 0 && keepFile === 0) throw new AppError('schedule/no-target');
  checkSetParam(await getPublished(app, reportCode), setParam);
  return {
    ...readTiming(form, app.clock.now()),
    scheduleName,
    format,
    setParam: JSON.stringify(setParam),
    recipients: JSON.stringify(recipients),
    message: message.trim(),
    language: form.language ?? language,
    keepFile,
    filesKept: form.filesKept ?? FILES_KEPT,
    ownerId: userId,
    owner: loginName,
  };
}

function dueAfterNow({ clock }: Needs<'clock'>, timing: Timing): string | null {
  return nextTime(timing, clock.now())?.toISOString() ?? null;
}

/** @throws schedule/*, record/not-found, excel/not-published, excel/set-not-bound */
export async function createSchedule(
  app: Needs<'clock' | 'db' | 'ids'>,
  actor: Actor,
  { reportCode, ...form }: ScheduleCreate,
  language: Language,
): Promise<{ id: string }> {
  const id = app.ids.newId();
  const stored = await toStored(app, actor, reportCode, form, language);
  const { id: reportId } = await requireReportByCode(app, reportCode);
  const state = { paused: 0, nextTime: dueAfterNow(app, stored), lastRunId: null };
  await store.insertSchedule(app.db, { id, reportId, ...stored, ...state, ...auditOfNew(app, actor) });
  return { id };
}

/**
 * Saves a schedule anew. Whoever saves it becomes its owner: nobody can have a report made with the rights of another
 * and sent where they like.
 * @throws as createSchedule
 */
export async function updateSchedule(
  app: Needs<'clock' | 'db'>,
  actor: Actor,
  { id, ...form }: ScheduleChange,
  language: Language,
): Promise<void> {
  const { reportCode, paused } = await requireSchedule(app.db, id);
  const stored = await toStored(app, actor, reportCode, form, language);
  const due = paused === 1 ? null : dueAfterNow(app, stored);
  await store.changeSchedule(app.db, id, { ...stored, nextTime: due, ...auditOfChange(app, actor) });
}

/** Holds a schedule back, or lets it go on with its next time. @throws record/not-found */
export async function pauseSchedule(
  app: Needs<'clock' | 'db'>,
  actor: Actor,
  id: string,
  isPaused: boolean,
): Promise<{ id: string }> {
  const row = await requireSchedule(app.db, id);
  const state = isPaused ? { paused: 1, nextTime: null } : { paused: 0, nextTime: dueAfterNow(app, row) };
  await store.changeSchedule(app.db, id, { ...state, ...auditOfChange(app, actor) });
  return { id };
}

async function deleteIn(db: Db, id: string): Promise<void> {
  await requireSchedule(db, id);
  await store.removeSchedule(db, id);
}

/** Its runs go with it; the files that it put into the list of files stay. @throws record/not-found */
export async function deleteSchedule(app: Needs<'db'>, id: string): Promise<void> {
  await write(app.db, (transaction) => deleteIn(transaction, id));
}

/** Deletes those that are there, in one transaction. */
export function deleteSchedules(app: Needs<'db'>, ids: readonly string[], language: Language): Promise<BatchDeleted> {
  return write(app.db, (transaction) => deleteEach(ids, language, (id) => deleteIn(transaction, id)));
}

/** One page of the runs of a schedule, the latest first. @throws record/not-found, request/sort-unknown */
export async function listRuns(
  app: Needs<'db'>,
  { scheduleId, ...asked }: PageAsked & { readonly scheduleId: string },
  reader: Reader,
): Promise<PageResult<ScheduleRun>> {
  const { timeZone } = await requireSchedule(app.db, scheduleId);
  const page = toPage(asked, store.RUN_SORTABLE, 'plannedTime');
  const { rows, total } = await store.listRuns(app.db, scheduleId, page);
  const runs = await withDeliveries(app.db, rows);
  return toPageResult(
    runs.map((run) => toRunRecord(run, timeZone, reader)),
    total,
    page,
  );
}

/** The next times of a cron expression as they are read in its zone. @throws schedule/* */
export function readNextTimes({ clock }: Needs<'clock'>, timing: Timing): string[] {
  return nextTimes(timing, clock.now(), TIMES_SHOWN).map((time) => toZoneTime(time, timing.timeZone));
}
