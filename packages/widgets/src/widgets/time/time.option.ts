import type { Language } from '@aj-report/contract';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import type { time } from './time.widget.ts';

export type TimeProps = Readonly<PropsOf<typeof time>>;

/** What is read, in its order; a part that the format leaves out is empty. */
export interface TimePicture {
  readonly date: string;
  readonly clock: string;
  readonly weekday: string;
}

const LOCALES: Record<Language, string> = { zh: 'zh-CN', en: 'en-US' };
const writers = new Map<string, Intl.DateTimeFormat>();

/** Intl formatters are slow to make and are needed every second. */
function writerOf(locale: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}/${zone}/${'weekday' in options}`;
  let writer = writers.get(key);
  if (!writer) {
    writer = new Intl.DateTimeFormat(locale, { ...options, ...(zone === '' ? {} : { timeZone: zone }) });
    writers.set(key, writer);
  }
  return writer;
}

const TWO = '2-digit';
const DIGITS: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: TWO,
  day: TWO,
  hour: TWO,
  minute: TWO,
  second: TWO,
  hourCycle: 'h23',
};

const DATES: Readonly<Record<string, 'full' | 'short'>> = {
  'yyyy-MM-dd': 'full',
  'yyyy-MM-dd hh:mm': 'full',
  'yyyy-MM-dd hh:mm:ss': 'full',
  'MM-dd': 'short',
  'MM-dd hh:mm': 'short',
  'year-week': 'full',
  'year-h-m-week': 'full',
  'year-h-m-s-week': 'full',
};
const WITH_SECONDS = new Set(['yyyy-MM-dd hh:mm:ss', 'hh:mm:ss', 'year-h-m-s-week']);
const WITH_MINUTES = new Set(['yyyy-MM-dd hh:mm', 'MM-dd hh:mm', 'hh:mm', 'year-h-m-week']);

/** Whether what is shown changes with every second. */
export function hasSeconds({ timeFormat }: TimeProps): boolean {
  return WITH_SECONDS.has(timeFormat);
}

/** The moment in the format and zone, with 24 hours; the weekday is in the language of the interface. */
export function toTimePicture({ timeFormat, timeZone }: TimeProps, now: Date, language: Language): TimePicture {
  const parts = writerOf('en-GB', timeZone, DIGITS).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const minutes = `${part('hour')}:${part('minute')}`;
  const day = `${part('month')}-${part('day')}`;
  const date = DATES[timeFormat];
  return {
    date: date === undefined ? '' : date === 'full' ? `${part('year')}-${day}` : day,
    clock: WITH_SECONDS.has(timeFormat) ? `${minutes}:${part('second')}` : WITH_MINUTES.has(timeFormat) ? minutes : '',
    weekday: timeFormat.endsWith('week') ? writerOf(LOCALES[language], timeZone, { weekday: 'long' }).format(now) : '',
  };
}
