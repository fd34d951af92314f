import { insertJob } from '../../platform/job.store.ts';
import { holdsText, readPage, type Page } from '../../platform/page.ts';
import type { Db, Job } from '../../platform/schema.ts';
import type { ReportScheduleTable, ScheduleRunTable } from '../../platform/schema-schedules.ts';

export const SORTABLE = ['scheduleName', 'nextTime', 'updateTime', 'createTime', 'owner'] as const;
export const RUN_SORTABLE = ['plannedTime', 'startTime', 'endTime', 'state'] as const;

export interface ScheduleFilter {
  readonly scheduleName?: string;
  readonly reportName?: string;
  readonly reportCode?: string;
  readonly recipient?: string;
}

/** Schedules with their reports; those of reports in the bin are hidden with them. */
function withReports(db: Db) {
  return db
    .selectFrom('reportSchedule')
    .innerJoin('report', 'report.id', 'reportSchedule.reportId')
    .where('report.deleteFlag', '=', 0);
}

export function listSchedules(db: Db, filter: ScheduleFilter, page: Page<(typeof SORTABLE)[number]>) {
  const { scheduleName = '', reportName = '', reportCode = '', recipient = '' } = filter;
  const found = withReports(db)
    .$if(scheduleName !== '', (query) =>
      query.where((eb) => holdsText(eb.ref('reportSchedule.scheduleName'), scheduleName)),
    )
    .$if(reportName !== '', (query) => query.where((eb) => holdsText(eb.ref('report.reportName'), reportName)))
    .$if(reportCode !== '', (query) => query.where((eb) => holdsText(eb.ref('report.reportCode'), reportCode)))
    .$if(recipient !== '', (query) => query.where((eb) => holdsText(eb.ref('reportSchedule.recipients'), recipient)));
  const rows = found.selectAll('reportSchedule').select(['report.reportCode', 'report.reportName']);
  return readPage(found, rows, page, 'reportSchedule.id');
}

export function findSchedule(db: Db, id: string) {
  return withReports(db)
    .where('reportSchedule.id', '=', id)
    .selectAll('reportSchedule')
    .select(['report.reportCode', 'report.reportName'])
    .executeTakeFirst();
}

export type ScheduleRow = NonNullable<Awaited<ReturnType<typeof findSchedule>>>;

/** The schedule that a run belongs to. */
export function findScheduleOfRun(db: Db, runId: string) {
  return withReports(db)
    .innerJoin('scheduleRun', 'scheduleRun.scheduleId', 'reportSchedule.id')
    .where('scheduleRun.id', '=', runId)
    .selectAll('reportSchedule')
    .select(['report.reportCode', 'report.reportName', 'scheduleRun.plannedTime', 'scheduleRun.origin'])
    .executeTakeFirst();
}

export type ScheduleOfRun = NonNullable<Awaited<ReturnType<typeof findScheduleOfRun>>>;

/** Schedules that do not run now: each has one run at a time. */
function resting(db: Db) {
  return withReports(db)
    .leftJoin('job', 'job.id', 'reportSchedule.lastRunId')
    .where((eb) => eb.or([eb('job.status', 'is', null), eb('job.status', 'not in', ['waiting', 'running'])]))
    .selectAll('reportSchedule');
}

/** The schedule that is due for the longest time, and does not run now. @param id undefined = whichever it is */
export function findDue(db: Db, now: string, id?: string) {
  return resting(db)
    .$if(id !== undefined, (query) => query.where('reportSchedule.id', '=', id ?? ''))
    .where('reportSchedule.paused', '=', 0)
    .where('reportSchedule.nextTime', '<=', now)
    .orderBy('reportSchedule.nextTime')
    .executeTakeFirst();
}

export async function isResting(db: Db, id: string): Promise<boolean> {
  return (await resting(db).where('reportSchedule.id', '=', id).executeTakeFirst()) !== undefined;
}

export async function insertSchedule(db: Db, row: ReportScheduleTable): Promise<void> {
  await db.insertInto('reportSchedule').values(row).execute();
}

export async function changeSchedule(db: Db, id: string, values: Partial<ReportScheduleTable>): Promise<void> {
  await db.updateTable('reportSchedule').set(values).where('id', '=', id).execute();
}

/** Moves a schedule on from a time that it was due, unless another server did. */
export async function moveOn(db: Db, id: string, due: string, following: string | null): Promise<void> {
  await db
    .updateTable('reportSchedule')
    .set({ nextTime: following })
    .where('id', '=', id)
    .where('nextTime', '=', due)
    .execute();
}

export async function removeSchedule(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reportSchedule').where('id', '=', id).execute();
}

/** A run with the job that does it. */
export async function insertRun(db: Db, run: ScheduleRunTable, job: Job): Promise<void> {
  await db.insertInto('scheduleRun').values(run).execute();
  await insertJob(db, job);
}

/** Notes what became of a run. */
export async function endRun(db: Db, id: string, outcome: Partial<ScheduleRunTable>): Promise<void> {
  await db.updateTable('scheduleRun').set(outcome).where('id', '=', id).execute();
}

/** Runs with their jobs, as long as these are kept, and with the files that they put into the list of files. */
function runs(db: Db) {
  return db
    .selectFrom('scheduleRun')
    .leftJoin('job', 'job.id', 'scheduleRun.id')
    .leftJoin('file', 'file.id', 'scheduleRun.fileId');
}

function withJobs(found: ReturnType<typeof runs>) {
  return found
    .selectAll('scheduleRun')
    .select([
      'job.ownerId',
      'job.status as jobStatus',
      'job.attempts as jobAttempts',
      'job.failure as jobFailure',
      'job.startTime as jobStart',
      'job.fileId as jobFileId',
      'file.id as listedFileId',
      'file.createBy as fileOwner',
    ]);
}

export type RunRow = Awaited<ReturnType<ReturnType<typeof withJobs>['execute']>>[number];

export function listRuns(db: Db, scheduleId: string, page: Page<(typeof RUN_SORTABLE)[number]>) {
  const found = runs(db).where('scheduleRun.scheduleId', '=', scheduleId);
  return readPage(found, withJobs(found), page, 'scheduleRun.id');
}

export async function findRuns(db: Db, ids: readonly string[]): Promise<RunRow[]> {
  if (ids.length === 0) return [];
  return withJobs(runs(db).where('scheduleRun.id', 'in', [...ids])).execute();
}

/** What became of the mails of runs, by address. */
export async function findDeliveries(db: Db, runIds: readonly string[]) {
  if (runIds.length === 0) return [];
  return db
    .selectFrom('mail')
    .where('scheduleRunId', 'in', [...runIds])
    .orderBy('recipient')
    .select(['scheduleRunId', 'recipient', 'state', 'attempts', 'failure', 'sentTime', 'nextTime'])
    .execute();
}

export type DeliveryRow = Awaited<ReturnType<typeof findDeliveries>>[number];

/** Ends a run that failed or was cancelled; false when it was over already. */
export async function endOpenRun(db: Db, id: string, outcome: Partial<ScheduleRunTable>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('scheduleRun')
    .set(outcome)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How the last planned run of a schedule before a time ended; undefined when there was none. */
export async function stateBefore(db: Db, scheduleId: string, plannedTime: string): Promise<string | undefined> {
  const before = await db
    .selectFrom('scheduleRun')
    .where('scheduleId', '=', scheduleId)
    .where('origin', '=', 'plan')
    .where('plannedTime', '<', plannedTime)
    .orderBy('plannedTime', 'desc')
    .select('state')
    .executeTakeFirst();
  return before?.state;
}

/** Where the owner of a schedule gets mail; undefined when nowhere that they have shown to be theirs. */
export async function addressOfOwner(db: Db, ownerId: string): Promise<string | undefined> {
  const user = await db
    .selectFrom('accessUser')
    .where('id', '=', ownerId)
    .where('enableFlag', '=', 1)
    .where('emailVerified', '=', 1)
    .select('email')
    .executeTakeFirst();
  return user?.email ?? undefined;
}

/** Ids of the files of a schedule that are in the list of files, the latest first. */
export async function listedFiles(db: Db, scheduleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('scheduleRun')
    .innerJoin('file', 'file.id', 'scheduleRun.fileId')
    .where('scheduleRun.scheduleId', '=', scheduleId)
    .orderBy('scheduleRun.plannedTime', 'desc')
    .select('file.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets runs that were over before a time, but those whose file is in the list of files: by its run it is found when it is to make room. */
export async function forgetRuns(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('scheduleRun')
    .where('endTime', '<', before)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('file').whereRef('file.id', '=', 'scheduleRun.fileId').select('file.id'))),
    )
    .execute();
}
