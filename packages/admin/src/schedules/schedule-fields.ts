import {
  field,
  isDateType,
  LAST_DAY,
  LIMITS,
  recordField,
  WEEKDAYS,
  type ChoiceOption,
  type ExcelParameter,
  type Fields,
} from '@aj-report/contract';
import { keyOf } from './schedule-values.ts';
import { SCHEDULE_WORDS } from './schedule.words.ts';

const same = (text: string): ChoiceOption => ({ value: text, label: { zh: text, en: text } });

const HALF_HOURS: readonly ChoiceOption[] = Array.from({ length: 48 }, (_, half) =>
  same(`${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`),
);

const MONTH_DAYS: readonly { readonly value: string; readonly label: ChoiceOption['label'] }[] = [
  ...Array.from({ length: 31 }, (_, at) => ({
    value: String(at + 1),
    label: { zh: `${at + 1} 日`, en: `Day ${at + 1}` },
  })),
  { value: LAST_DAY, label: { zh: '最后一天', en: 'Last day' } },
];

/** Every time zone that the browser knows. */
export function timeZones(): readonly ChoiceOption[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map(same);
}

/** Which report, under which name, as what. */
export const whatFields: Fields = {
  reportCode: recordField.select({ label: SCHEDULE_WORDS.report, isRequired: true }),
  scheduleName: field.text({ label: SCHEDULE_WORDS.name, minLength: 1, maxLength: LIMITS.scheduleNameMax }),
  format: field.choice({
    label: SCHEDULE_WORDS.format,
    options: [
      { value: 'xlsx', label: { zh: 'Excel（xlsx）', en: 'Excel (xlsx)' } },
      { value: 'pdf', label: { zh: 'PDF', en: 'PDF' } },
    ],
  }),
};

/** How often and when. */
export const whenFields: Fields = {
  repeat: field.choice({
    label: { zh: '重复', en: 'Repeat' },
    options: [
      { value: 'daily', label: { zh: '每天', en: 'Daily' } },
      { value: 'weekly', label: { zh: '每周', en: 'Weekly' } },
      { value: 'monthly', label: { zh: '每月', en: 'Monthly' } },
      { value: 'own', label: { zh: 'cron 表达式', en: 'Cron expression' } },
    ],
  }),
  time: recordField.select({
    label: SCHEDULE_WORDS.when,
    options: HALF_HOURS,
    allowCreate: true,
    isRequired: true,
    showIf: { field: 'repeat', in: ['daily', 'weekly', 'monthly'] },
  }),
  cron: field.text({
    label: { zh: '表达式', en: 'Expression' },
    hint: { zh: '分 时 日 月 周，L 为每月最后一天', en: 'Minute hour day month weekday; L is the last day of a month' },
    minLength: 1,
    maxLength: LIMITS.cronMax,
    showIf: { field: 'repeat', in: ['own'] },
  }),
  weekdays: recordField.checks({
    label: { zh: '星期', en: 'On' },
    options: WEEKDAYS.map(({ day, label }) => ({ value: day, label })),
    isRequired: true,
    showIf: { field: 'repeat', in: ['weekly'] },
  }),
  monthDay: field.choice({
    label: { zh: '日期', en: 'On' },
    hint: { zh: '没有这一天的月份不运行', en: 'Months without this day are left out' },
    options: MONTH_DAYS,
    showIf: { field: 'repeat', in: ['monthly'] },
  }),
  timeZone: recordField.select({ label: { zh: '时区', en: 'Time zone' }, options: timeZones(), isRequired: true }),
};

/** Who gets it, and what is kept. */
export const deliveryFields: Fields = {
  recipients: field.textarea({
    label: SCHEDULE_WORDS.recipients,
    placeholder: { zh: '邮箱地址，每行一个', en: 'E-mail addresses, one a line' },
  }),
  message: field.textarea({
    label: { zh: '附言', en: 'Message' },
    placeholder: { zh: '写在邮件开头，可不填', en: 'Stands at the top of the mail; optional' },
    maxLength: LIMITS.scheduleMessageMax,
  }),
  language: field.choice({
    label: { zh: '邮件语言', en: 'Language' },
    options: [
      { value: 'zh', label: { zh: '中文', en: '中文' } },
      { value: 'en', label: { zh: 'English', en: 'English' } },
    ],
  }),
  keepFile: recordField.flag({ label: { zh: '存入文件列表', en: 'Keep in files' } }),
  filesKept: field.number({
    label: { zh: '保留份数', en: 'Files kept' },
    hint: { zh: '更早的文件自动删除', en: 'Older ones are deleted' },
    default: 30,
    min: 1,
    max: LIMITS.scheduleFilesMax,
    step: 1,
    showIf: { field: 'keepFile', in: [1] },
  }),
};

const YES_NO: readonly ChoiceOption[] = [
  { value: 'true', label: { zh: '是', en: 'Yes' } },
  { value: 'false', label: { zh: '否', en: 'No' } },
];

function hintOf({ paramType }: ExcelParameter) {
  if (isDateType(paramType)) return { hint: SCHEDULE_WORDS.dateHint };
  return paramType === 'list' ? { hint: SCHEDULE_WORDS.listHint } : {};
}

/** A field for each parameter of a report; its placeholder is what the report has. */
export function parameterFields(parameters: readonly ExcelParameter[]): Fields {
  const fields = parameters.map((one) => {
    const { label, value, allowedValues, paramType } = one;
    const placeholder = value === '' ? SCHEDULE_WORDS.asInReport : { zh: value, en: value };
    const words = { label: { zh: label, en: label }, placeholder, ...hintOf(one) };
    const isYesNo = paramType === 'boolean' && allowedValues.length === 0;
    const options = isYesNo ? YES_NO : paramType === 'list' ? [] : allowedValues.map(same);
    const made = options.length > 0 ? recordField.select({ ...words, options }) : field.text(words);
    return [keyOf(one), made] as const;
  });
  return Object.fromEntries(fields);
}
