import {
  LIMITS,
  toCron,
  toRhythm,
  type ExcelParameter,
  type ExcelSetParam,
  type Language,
  type Repeat,
  type ScheduleChange,
  type ScheduleFormat,
  type ScheduleRecord,
} from '@aj-report/contract';

/** What the form of a schedule holds. */
export interface ScheduleValues {
  readonly reportCode: string;
  readonly scheduleName: string;
  readonly format: ScheduleFormat;
  /** `own` = a cron expression is written. */
  readonly repeat: Repeat | 'own';
  readonly time: string;
  readonly weekdays: readonly string[];
  readonly monthDay: string;
  readonly cron: string;
  readonly timeZone: string;
  /** one a line */
  readonly recipients: string;
  readonly message: string;
  readonly language: Language;
  readonly keepFile: 0 | 1;
  readonly filesKept: number;
  /** By `setCode.name`; empty = as the report has it. */
  readonly parameters: Readonly<Record<string, string>>;
}

const WORKDAYS = ['1', '2', '3', '4', '5'];

/** The zone of the reader. */
function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export function newSchedule(reportCode: string, scheduleName: string, language: Language): ScheduleValues {
  return {
    reportCode,
    scheduleName,
    format: 'xlsx',
    repeat: 'daily',
    time: '08:00',
    weekdays: WORKDAYS,
    monthDay: '1',
    cron: '0 8 * * 1-5',
    timeZone: ownZone(),
    recipients: '',
    message: '',
    language,
    keepFile: 0,
    filesKept: 30,
    parameters: {},
  };
}

export function keyOf({ setCode, paramName }: Pick<ExcelParameter, 'setCode' | 'paramName'>): string {
  return `${setCode}.${paramName}`;
}

function toText(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value ?? '');
}

/** Values of parameters as the form holds them. */
function textsOf(setParam: ExcelSetParam): Record<string, string> {
  const entries = Object.entries(setParam).flatMap(([setCode, values]) =>
    Object.entries(values).map(([paramName, value]) => [keyOf({ setCode, paramName }), toText(value)]),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

export function valuesOf(schedule: ScheduleRecord): ScheduleValues {
  const { reportCode, scheduleName, format, cron, timeZone, message, language, keepFile, filesKept } = schedule;
  const rhythm = toRhythm(cron);
  const chosen = rhythm && rhythm.repeat !== 'weekly' ? { ...rhythm, weekdays: WORKDAYS } : rhythm;
  return {
    ...newSchedule(reportCode, scheduleName, language),
    ...(chosen ?? { repeat: 'own' }),
    format,
    cron,
    timeZone,
    message,
    keepFile,
    filesKept,
    recipients: schedule.recipients.join('\n'),
    parameters: textsOf(schedule.setParam),
  };
}

/** @example addressesOf('a@x.example, b@x.example') // ['a@x.example', 'b@x.example'] */
export function addressesOf(text: string): string[] {
  return [...new Set(text.split(/[\s,，;；、]+/).filter((one) => one !== ''))];
}

/** The cron expression that was chosen or written. */
export function cronOf({ repeat, time, weekdays, monthDay, cron }: ScheduleValues): string {
  return repeat === 'own' ? cron.trim() : toCron({ repeat, time, weekdays, monthDay });
}

/** Values that were given to parameters, as their types want them. */
export function toSetParam(
  parameters: readonly ExcelParameter[],
  given: ScheduleValues['parameters'],
): Record<string, Record<string, unknown>> {
  const asked: Record<string, Record<string, unknown>> = {};
  for (const one of parameters) {
    const value = given[keyOf(one)]?.trim() ?? '';
    if (value === '') continue;
    const items = value.split(/[,，]/).map((item) => item.trim());
    (asked[one.setCode] ??= {})[one.paramName] = one.paramType === 'list' ? items.filter(Boolean) : value;
  }
  return asked;
}

/** What is saved of the form, beside its report or its id. */
export function toSaved(values: ScheduleValues, parameters: readonly ExcelParameter[]): Omit<ScheduleChange, 'id'> {
  const { scheduleName, format, timeZone, recipients, message, language, keepFile, filesKept } = values;
  return {
    scheduleName: scheduleName.trim(),
    cron: cronOf(values),
    timeZone,
    format,
    setParam: toSetParam(parameters, values.parameters),
    recipients: addressesOf(recipients),
    message: message.trim().slice(0, LIMITS.scheduleMessageMax),
    language,
    keepFile,
    filesKept,
  };
}
