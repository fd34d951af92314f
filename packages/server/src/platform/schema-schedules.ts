import type { Selectable } from 'kysely';
import type { Audit } from './schema-access.ts';

/** Excel reports that are made, mailed and kept at set times. */
export interface ReportScheduleTable extends Audit {
  id: string;
  scheduleName: string;
  reportId: string;
  cron: string;
  timeZone: string;
  /** `ScheduleFormat` */
  format: string;
  /** `ExcelSetParam` as JSON */
  setParam: string;
  /** Addresses as JSON */
  recipients: string;
  message: string;
  language: string;
  /** 1 = its files are put into the list of files */
  keepFile: number;
  filesKept: number;
  paused: number;
  /** With whose rights it runs. */
  ownerId: string;
  owner: string;
  /** When it is due; null while it is paused, or when its timing cannot be read any more. */
  nextTime: string | null;
  /** null = it never ran */
  lastRunId: string | null;
}

export type StoredSchedule = Selectable<ReportScheduleTable>;

/** One run; while it is open its job of the same id knows how far it is. */
export interface ScheduleRunTable {
  id: string;
  scheduleId: string;
  /** `RunOrigin` */
  origin: string;
  plannedTime: string;
  /** open | done | failed | cancelled */
  state: string;
  attempts: number;
  /** `StoredFailure` as JSON */
  failure: string | null;
  startTime: string | null;
  endTime: string | null;
  fileName: string | null;
  fileSize: number | null;
  /** Of the list of files; null = it was not put there. */
  fileId: string | null;
  /** Mails that were put into the outbox. */
  mails: number;
}
