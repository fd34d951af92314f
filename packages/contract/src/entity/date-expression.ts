import type { Text } from '../field/text.ts';

/** A day that a date expression counts from. */
interface DateAnchor {
  readonly word: string;
  readonly label: Text;
  /** The anchor's moment in the zone of `now`. */
  readonly from: (now: Date) => Date;
}

const dayOf = (now: Date, month: number, day: number) => new Date(now.getFullYear(), month, day);
/** 0 = Monday */
const weekday = (now: Date) => (now.getDay() + 6) % 7;
const today = (now: Date) => dayOf(now, now.getMonth(), now.getDate());
const weekStart = (now: Date) => dayOf(now, now.getMonth(), now.getDate() - weekday(now));
const quarterMonth = (now: Date) => now.getMonth() - (now.getMonth() % 3);

/** Words that a date parameter understands in place of a day; weeks begin on Monday. */
export const DATE_ANCHORS: readonly DateAnchor[] = [
  { word: 'now', label: { zh: '此刻', en: 'now' }, from: (now) => now },
  { word: 'today', label: { zh: '今天', en: 'today' }, from: today },
  { word: 'week-start', label: { zh: '本周一', en: 'Monday of this week' }, from: weekStart },
  {
    word: 'week-end',
    label: { zh: '本周日', en: 'Sunday of this week' },
    from: (now) => dayOf(now, now.getMonth(), now.getDate() - weekday(now) + 6),
  },
  {
    word: 'month-start',
    label: { zh: '本月第一天', en: 'first of this month' },
    from: (now) => dayOf(now, now.getMonth(), 1),
  },
  {
    word: 'month-end',
    label: { zh: '本月最后一天', en: 'last of this month' },
    from: (now) => dayOf(now, now.getMonth() + 1, 0),
  },
  {
    word: 'quarter-start',
    label: { zh: '本季度第一天', en: 'first of this quarter' },
    from: (now) => dayOf(now, quarterMonth(now), 1),
  },
  {
    word: 'quarter-end',
    label: { zh: '本季度最后一天', en: 'last of this quarter' },
    from: (now) => dayOf(now, quarterMonth(now) + 3, 0),
  },
  { word: 'year-start', label: { zh: '今年第一天', en: 'first of this year' }, from: (now) => dayOf(now, 0, 1) },
  { word: 'year-end', label: { zh: '今年最后一天', en: 'last of this year' }, from: (now) => dayOf(now, 11, 31) },
];

const EXPRESSION = /^([a-z]+(?:-(?:start|end))?)(?:\s*([+-])\s*(\d{1,5})\s*([dwmy]))?$/;

/** Whether a text is a date expression. */
export function isDateExpression(text: string): boolean {
  const word = EXPRESSION.exec(text.trim())?.[1];
  return DATE_ANCHORS.some((anchor) => anchor.word === word);
}

/**
 * The day that an expression means, `YYYY-MM-DD` (`now`: `YYYY-MM-DD HH:mm:ss`), in the zone of the machine; undefined
 * for any other text. An anchor may be moved by days, weeks, months or years; the last days of a month stay last days.
 * @example evaluateDateExpression('month-start-1m', new Date(2026, 2, 15)) // '2026-02-01'
 */
export function evaluateDateExpression(text: string, now: Date): string | undefined {
  const [, word, sign, count, unit] = EXPRESSION.exec(text.trim()) ?? [];
  const anchor = DATE_ANCHORS.find((one) => one.word === word);
  if (!anchor) return undefined;
  const by = sign === undefined ? 0 : Number(`${sign}${count}`);
  const isLast = anchor.word.endsWith('-end') && anchor.word !== 'week-end';
  const moved = move(anchor.from(now), by, unit, isLast);
  const day = `${String(moved.getFullYear()).padStart(4, '0')}-${pad(moved.getMonth() + 1)}-${pad(moved.getDate())}`;
  return anchor.word === 'now'
    ? `${day} ${[moved.getHours(), moved.getMinutes(), moved.getSeconds()].map(pad).join(':')}`
    : day;
}

const pad = (value: number) => String(value).padStart(2, '0');

function move(from: Date, by: number, unit: string | undefined, isLast: boolean): Date {
  const moved = new Date(from);
  if (unit === 'd' || unit === 'w') moved.setDate(moved.getDate() + by * (unit === 'w' ? 7 : 1));
  if (unit === 'm' || unit === 'y') {
    const months = moved.getMonth() + by * (unit === 'y' ? 12 : 1);
    const lastDay = new Date(moved.getFullYear(), months + 1, 0).getDate();
    moved.setMonth(months, isLast ? lastDay : Math.min(moved.getDate(), lastDay));
  }
  return moved;
}
