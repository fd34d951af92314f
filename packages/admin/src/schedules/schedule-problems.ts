import { EMAIL_PATTERN, LIMITS, type ExcelParameter } from '@aj-report/contract';
import { problemsOf, type Problems } from '../form/form-problems.ts';
import { PROBLEM_WORDS } from '../form/form.words.ts';
import { wordIn } from '../i18n/fill.ts';
import { currentLanguage } from '../i18n/language.ts';
import { deliveryFields, whatFields, whenFields } from './schedule-fields.ts';
import { addressesOf, keyOf, type ScheduleValues } from './schedule-values.ts';
import { scheduleWord } from './schedule.words.ts';

const ADDRESS = new RegExp(EMAIL_PATTERN);
const TIME = /^([01]?\d|2[0-3]):[0-5]\d$/;

function problemOfRecipients({ recipients, keepFile }: ScheduleValues): string | undefined {
  const addresses = addressesOf(recipients);
  const wrong = addresses.find((one) => !ADDRESS.test(one) || one.length > LIMITS.recipientMax);
  if (wrong !== undefined) return scheduleWord('addressWrong', { address: wrong });
  const count = LIMITS.scheduleRecipientsMax;
  if (addresses.length > count) return scheduleWord('tooMany', { count });
  return addresses.length === 0 && keepFile === 0 ? scheduleWord('noTarget') : undefined;
}

function problemOfTime({ repeat, time }: ScheduleValues): string | undefined {
  return repeat === 'own' || TIME.test(time) ? undefined : scheduleWord('timeWrong');
}

/** Parameters that have no value anywhere. */
function problemsOfParameters(parameters: readonly ExcelParameter[], given: ScheduleValues['parameters']): Problems {
  const empty = parameters.filter((one) => one.required && one.value === '' && (given[keyOf(one)] ?? '') === '');
  return Object.fromEntries(
    empty.map((one) => [keyOf(one), wordIn(currentLanguage(), PROBLEM_WORDS.required, { label: one.label })]),
  );
}

/** What is wrong with the form of a schedule, by field. */
export function problemsOfSchedule(values: ScheduleValues, parameters: readonly ExcelParameter[]): Problems {
  const fields = { ...whatFields, ...whenFields, ...deliveryFields };
  const found = problemsOf(fields, { ...values }, currentLanguage());
  const [recipients, time] = [problemOfRecipients(values), problemOfTime(values)];
  return {
    ...found,
    ...problemsOfParameters(parameters, values.parameters),
    ...(recipients === undefined ? {} : { recipients }),
    ...(time === undefined ? {} : { time }),
  };
}
