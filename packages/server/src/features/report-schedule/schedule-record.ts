import type {
  ExcelSetParam,
  JobStatus,
  Language,
  MailState,
  RunOrigin,
  ScheduleDelivery,
  ScheduleFormat,
  ScheduleRecord,
  ScheduleRun,
} from '@aj-report/contract';
import { toAuditFields } from '../../platform/audit.ts';
import { toReason } from '../../platform/stored-failure.ts';
import { addressOf } from '../file/file.service.ts';
import { toZoneTime } from './next-time.ts';
import type { DeliveryRow, RunRow, ScheduleRow } from './report-schedule.store.ts';

/** Who reads, and in which language. */
export interface Reader {
  readonly userId: string;
  readonly loginName: string;
  /** May see the list of files. */
  readonly maySeeFiles: boolean;
  readonly language: Language;
}

/** What became of a run: while it is open its job knows. */
function progressOf(run: RunRow) {
  const { state, attempts, failure, startTime } = run;
  if (state !== 'open') return { state, attempts, failure, startTime };
  const { jobStatus, jobAttempts, jobFailure, jobStart } = run;
  return { state: jobStatus ?? 'failed', attempts: jobAttempts ?? 0, failure: jobFailure, startTime: jobStart };
}

/** Where the file of a run is read, for those who may have it: it opens without a login. */
function fileUrlOf({ listedFileId, fileOwner }: RunRow, { loginName, maySeeFiles }: Reader): string | null {
  return listedFileId !== null && (maySeeFiles || fileOwner === loginName) ? addressOf(listedFileId) : null;
}

function toDelivery({ recipient, state, attempts, failure, sentTime, nextTime }: DeliveryRow, timeZone: string) {
  const toTime = (iso: string | null) => (iso === null ? null : toZoneTime(iso, timeZone));
  const times = { sentTime: toTime(sentTime), nextTime: toTime(nextTime) };
  return { recipient, state: state as MailState, attempts, failure, ...times } satisfies ScheduleDelivery;
}

/** A run with what became of its mails. */
export interface MailedRun {
  readonly run: RunRow;
  readonly deliveries: readonly DeliveryRow[];
}

/** A run as people read it. */
export function toRunRecord({ run, deliveries }: MailedRun, timeZone: string, reader: Reader): ScheduleRun {
  const { id, origin, plannedTime, endTime, fileName, fileSize, ownerId, jobFileId, mails } = run;
  const { state, attempts, failure, startTime } = progressOf(run);
  const toTime = (iso: string | null) => (iso === null ? null : toZoneTime(iso, timeZone));
  return {
    id,
    origin: origin as RunOrigin,
    plannedTime: toZoneTime(plannedTime, timeZone),
    startTime: toTime(startTime),
    endTime: toTime(endTime),
    state: state as JobStatus,
    attempts,
    failureReason: toReason(failure, reader.language),
    fileName,
    fileSize,
    fileUrl: fileUrlOf(run, reader),
    hasJobFile: jobFileId !== null && ownerId === reader.userId,
    mails,
    deliveries: deliveries.map((delivery) => toDelivery(delivery, timeZone)),
  };
}

/** A schedule with its last run as people read them. */
export function toScheduleRecord(row: ScheduleRow, lastRun: MailedRun | undefined, reader: Reader): ScheduleRecord {
  const { id, reportCode, reportName, scheduleName, cron, timeZone, message, filesKept, owner } = row;
  return {
    id,
    reportCode,
    reportName,
    scheduleName,
    cron,
    timeZone,
    format: row.format as ScheduleFormat,
    setParam: JSON.parse(row.setParam) as ExcelSetParam,
    recipients: JSON.parse(row.recipients) as string[],
    message,
    language: row.language as Language,
    keepFile: row.keepFile === 1 ? 1 : 0,
    filesKept,
    paused: row.paused === 1,
    owner,
    nextTime: row.nextTime === null ? null : toZoneTime(row.nextTime, timeZone),
    lastRun: lastRun ? toRunRecord(lastRun, timeZone, reader) : null,
    ...toAuditFields(row),
  };
}
