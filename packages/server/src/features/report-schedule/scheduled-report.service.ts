import {
  AppError,
  can,
  SCHEDULE_LABEL,
  type ExcelSetParam,
  type Language,
  type ScheduleFormat,
} from '@aj-report/contract';
import { authoritiesOf } from '../../platform/authorities.ts';
import {
  defineJob,
  type JobEnd,
  type JobFile,
  type JobKind,
  type JobRun,
  type StoredJobFile,
} from '../../platform/job-kind.ts';
import type { MailParams } from '../../platform/mail-templates.ts';
import { giveUpJobFile } from '../../platform/job.store.ts';
import { sendMail } from '../../platform/mail.ts';
import type { Needs } from '../../platform/needs.ts';
import type { Db, Job } from '../../platform/schema.ts';
import type { StoredSchedule } from '../../platform/schema-schedules.ts';
import { UPDATE } from '../excel-report/excel-data.service.ts';
import { MEDIA_TYPES, writeReport } from '../excel-report/excel-export.service.ts';
import { addressOf, deleteFile, listStoredFile } from '../file/file.service.ts';
import type { HasSetAnswers } from '../data-set/set-answers.service.ts';
import { failRun } from './failed-run.service.ts';
import { toWallClock, toZoneTime } from './next-time.ts';
import * as store from './report-schedule.store.ts';

type App = Needs<
  | 'clickhouse'
  | 'clock'
  | 'config'
  | 'db'
  | 'deriveToken'
  | 'files'
  | 'ids'
  | 'log'
  | 'publicAddress'
  | 'queryEngine'
  | 'uses'
> &
  HasSetAnswers;

export const SCHEDULED_REPORT = 'scheduled-report';

/** What a run makes and for whom, as the schedule had it when the run began. */
export interface RunOrder {
  readonly format: ScheduleFormat;
  readonly setParam: ExcelSetParam;
  readonly recipients: readonly string[];
}

export function toOrder({ format, setParam, recipients }: StoredSchedule): RunOrder {
  return {
    format: format as ScheduleFormat,
    setParam: JSON.parse(setParam) as ExcelSetParam,
    recipients: JSON.parse(recipients) as string[],
  };
}

/**
 * The schedule of a run. Somebody else who saves it meanwhile must not get what is made with the rights of the owner.
 * @throws record/not-found, schedule/owner-changed
 */
async function requireSchedule(db: Db, { id, title, ownerId }: Job): Promise<store.ScheduleOfRun> {
  const schedule = await store.findScheduleOfRun(db, id);
  if (!schedule) throw new AppError('record/not-found', { what: SCHEDULE_LABEL, key: title });
  if (schedule.ownerId !== ownerId) throw new AppError('schedule/owner-changed');
  return schedule;
}

/** When a run began, to the minute, in the zone of its schedule: what its file and its mails bear. */
function beginOf({ startTime, createTime }: Job, { timeZone }: store.ScheduleOfRun): string {
  return toZoneTime(startTime ?? createTime, timeZone).slice(0, 16);
}

/** Deletes the oldest files of a schedule but those that stay beside a new one; what is shown somewhere stays too. */
async function makeRoom(app: App, { id, filesKept }: store.ScheduleOfRun): Promise<void> {
  for (const fileId of (await store.listedFiles(app.db, id)).slice(filesKept - 1)) {
    await deleteFile(app, fileId).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }
}

async function run(app: App, { job, input, signal, report }: JobRun<RunOrder>): Promise<JobFile> {
  const schedule = await requireSchedule(app.db, job);
  const { ownerId: userId, owner: loginName, reportCode, reportName } = schedule;
  const { format, setParam } = input;
  const draftPath = await writeReport(
    app,
    {
      reportCode,
      format,
      setParam,
      language: schedule.language as Language,
      user: { userId, loginName },
      mayDesign: can(UPDATE, await authoritiesOf(app.db, userId)),
      now: toWallClock(app.clock.now(), schedule.timeZone),
    },
    { signal, report },
  );
  await makeRoom(app, schedule);
  return { draftPath, fileName: `${reportName} ${beginOf(job, schedule).replace(':', '')}.${format}` };
}

interface Made {
  readonly job: Job;
  readonly schedule: store.ScheduleOfRun;
  readonly recipients: readonly string[];
  readonly file: StoredJobFile;
  readonly mediaType: string;
}

/** Words of the mail. @param link where the file is downloaded, for one that is too large to be attached */
function mailParams({ job, schedule, file }: Made, link: string): MailParams {
  const { reportName, scheduleName, timeZone, owner, message } = schedule;
  const time = `${beginOf(job, schedule)} ${timeZone}`;
  const size = `${(file.fileSize / 1_000_000).toFixed(1)} MB`;
  return { report: reportName, schedule: scheduleName, time, sender: owner, message, file: file.fileName, size, link };
}

/** Puts a mail for each recipient into the outbox; answers how many. @param link undefined = the file is attached */
async function mailAll(app: App, db: Db, made: Made, link: string | undefined): Promise<number> {
  const { job, schedule, recipients, file, mediaType } = made;
  const { clock, config, deriveToken, ids } = app;
  const attachment = { contentId: file.fileId, fileName: file.fileName, mediaType };
  const mail = {
    template: link === undefined ? 'scheduledReport' : 'scheduledReportLink',
    language: schedule.language as Language,
    params: mailParams(made, link ?? ''),
    scheduleRunId: job.id,
    ...(link === undefined ? { attachment } : {}),
  } as const;
  for (const to of recipients) await sendMail({ clock, config, deriveToken, ids, db }, { ...mail, to });
  return recipients.length;
}

/** Keeps the file and fills the outbox in the transaction that ends the job, so that no takeover does it again. */
async function complete(app: App, { job, file, db }: JobEnd): Promise<void> {
  if (!file) return;
  const schedule = await requireSchedule(db, job);
  const { format, recipients } = JSON.parse(job.input) as RunOrder;
  const mediaType = MEDIA_TYPES[format];
  const { fileId: contentId, fileName, fileSize } = file;
  const isAttached = fileSize <= app.config.mailAttachmentBytes;
  const isListed = schedule.keepFile === 1 || (!isAttached && recipients.length > 0);
  const content = { contentId, fileName, bytes: fileSize, mediaType };
  const listedId = isListed ? await listStoredFile(app, db, schedule.owner, content) : null;
  if (listedId !== null) await giveUpJobFile(db, job.id);
  const link = isAttached || listedId === null ? undefined : app.publicAddress() + addressOf(listedId);
  const mails = await mailAll(app, db, { job, schedule, recipients, file, mediaType }, link);
  const times = { startTime: job.startTime, endTime: app.clock.now().toISOString() };
  const outcome = { state: 'done', attempts: job.attempts, failure: null, ...times };
  await store.endRun(db, job.id, { ...outcome, fileName, fileSize, fileId: listedId, mails });
}

/** Jobs that make the file of a schedule, keep it and mail it. */
export function toScheduledReportKind(app: App): JobKind<RunOrder> {
  return defineJob<RunOrder>({
    kind: SCHEDULED_REPORT,
    title: { zh: '定时报表', en: 'Scheduled report' },
    permission: 'excelManage:export',
    retries: 3,
    run: (started) => run(app, started),
    complete: (end) => complete(app, end),
    fail: (end) => failRun(app, end),
  });
}
