import { Type, type Static } from 'typebox';
import { LANGUAGES, type Language, type Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import { auditFields, Flag } from './audit.ts';
import { ExcelSetParam } from './excel-report.ts';
import { JobStatus } from './job.ts';
import { MAIL_STATES, type MailState } from './mail.ts';
import { ReportCode } from '../wire/report-code.ts';
import { EMAIL_PATTERN } from './user.ts';

export const SCHEDULE_LABEL: Text = { zh: '定时报表', en: 'Schedule' };

/** Kinds of files that a schedule makes. */
export const SCHEDULE_FORMATS = ['xlsx', 'pdf'] as const;
export type ScheduleFormat = (typeof SCHEDULE_FORMATS)[number];

const optionalText = Type.Union([Type.String(), Type.Null()]);

/** What every schedule says beside its report. */
const needed = {
  scheduleName: Type.String({ minLength: 1, maxLength: LIMITS.scheduleNameMax }),
  /** Minute, hour, day of the month, month and day of the week; `L` is the last day of a month. */
  cron: Type.String({ minLength: 1, maxLength: LIMITS.cronMax }),
  /** Of the IANA database: `Asia/Shanghai`. */
  timeZone: Type.String({ minLength: 1, maxLength: 64 }),
  format: Type.Unsafe<ScheduleFormat>({ type: 'string', enum: [...SCHEDULE_FORMATS] }),
};

/** What may be left out: then nobody gets a mail, nothing is kept, and the mail is in the language of the caller. */
const further = {
  /** Values of the report's parameters; those that are left out are as the report has them. */
  setParam: ExcelSetParam,
  /** Addresses that each file is mailed to. */
  recipients: Type.Array(Type.String({ maxLength: LIMITS.recipientMax, pattern: EMAIL_PATTERN }), {
    maxItems: LIMITS.scheduleRecipientsMax,
    uniqueItems: true,
  }),
  /** What the mail says beside the name of the report. */
  message: Type.String({ maxLength: LIMITS.scheduleMessageMax }),
  /** Of the mail, and of dictionary texts in the report. */
  language: Type.Unsafe<Language>({ type: 'string', enum: [...LANGUAGES] }),
  /** 1 = each file is put into the list of files. */
  keepFile: Flag,
  /** So many files stay there; older ones are deleted. */
  filesKept: Type.Integer({ minimum: 1, maximum: LIMITS.scheduleFilesMax }),
};

const asked = { ...needed, ...Type.Partial(Type.Object(further)).properties };

export const ScheduleCreate = Type.Object({
  reportCode: ReportCode,
  ...asked,
});
export type ScheduleCreate = Static<typeof ScheduleCreate>;

/** The whole schedule anew, but for its report; whoever saves it becomes its owner. */
export const ScheduleChange = Type.Object({ id: Type.String({ maxLength: 64 }), ...asked });
export type ScheduleChange = Static<typeof ScheduleChange>;

export const SchedulePause = Type.Object({ id: Type.String({ maxLength: 64 }), paused: Type.Boolean() });
export const ScheduleRunNow = Type.Object({ id: Type.String({ maxLength: 64 }) });

/** `plan` = it was due, `hand` = somebody asked for it. */
export const RUN_ORIGINS = ['plan', 'hand'] as const;
export type RunOrigin = (typeof RUN_ORIGINS)[number];

/** What became of the mail to one address; its times are in the time zone of the schedule. */
export const ScheduleDelivery = Type.Object({
  recipient: Type.String(),
  state: Type.Unsafe<MailState>({ type: 'string', enum: [...MAIL_STATES] }),
  attempts: Type.Integer(),
  /** Why the last attempt failed, in the words of the mail server. */
  failure: optionalText,
  sentTime: optionalText,
  /** When it is tried next. */
  nextTime: optionalText,
});
export type ScheduleDelivery = Static<typeof ScheduleDelivery>;

/** One run of a schedule; its times are in the time zone of the schedule. */
export const ScheduleRun = Type.Object({
  id: Type.String(),
  origin: Type.Unsafe<RunOrigin>({ type: 'string', enum: [...RUN_ORIGINS] }),
  /** When it was due; it starts later when no server ran then, or the run before was not over. */
  plannedTime: Type.String(),
  startTime: optionalText,
  endTime: optionalText,
  state: JobStatus,
  attempts: Type.Integer(),
  failureReason: optionalText,
  fileName: optionalText,
  fileSize: Type.Union([Type.Integer(), Type.Null()]),
  /** Where the file is read that was put into the list of files; null when it is not there, or the caller may not. */
  fileUrl: optionalText,
  /** The caller may download the file from the job of the same id. */
  hasJobFile: Type.Boolean(),
  /** Mails that were put into the outbox. */
  mails: Type.Integer(),
  /** What became of them, by address, as long as the outbox knows them. */
  deliveries: Type.Array(ScheduleDelivery),
});
export type ScheduleRun = Static<typeof ScheduleRun>;

/** A schedule; it runs with the rights and row rules of its owner. */
export const ScheduleRecord = Type.Object({
  id: Type.String(),
  reportCode: Type.String(),
  reportName: Type.String(),
  ...needed,
  ...further,
  paused: Type.Boolean(),
  /** Login name of whoever saved it last. */
  owner: Type.String(),
  /** In the time zone of the schedule; null while it is paused. */
  nextTime: optionalText,
  lastRun: Type.Union([ScheduleRun, Type.Null()]),
  ...auditFields,
});
export type ScheduleRecord = Static<typeof ScheduleRecord>;
