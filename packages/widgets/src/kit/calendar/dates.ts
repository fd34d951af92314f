/** A day as text, `YYYY-MM-DD`: days compare as texts do, and no time zone comes between. */
export type Day = string;

/** Lengths of time that a calendar picks. */
export type DateUnit = 'day' | 'month' | 'year';

const MS_PER_DAY = 86_400_000;
/** Characters of a day that name its year and its month. */
const LENGTHS: Readonly<Record<DateUnit, number>> = { year: 4, month: 7, day: 10 };

function toUtc(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

function fromUtc(date: Date): Day {
  return date.toISOString().slice(0, 10);
}

/** The day on which a moment falls for the viewer. */
export function toDay(moment: Date): Day {
  return fromUtc(new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())));
}

/** The first day that `YYYY`, `YYYY-MM` or `YYYY-MM-DD` (with a time or not) names; undefined when it is none. */
export function parseDay(text: string): Day | undefined {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?(?:[ T].*)?$/.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  const wanted = `${year}-${month}-${day}`;
  const date = toUtc(wanted);
  return Number.isNaN(date.getTime()) || fromUtc(date) !== wanted ? undefined : wanted;
}

/** The name of the day, month or year that a day falls in: `2026-11-21`, `2026-11`, `2026`. */
export function periodOf(day: Day, unit: DateUnit): string {
  return day.slice(0, LENGTHS[unit]);
}

export function addDays(day: Day, count: number): Day {
  return fromUtc(new Date(toUtc(day).getTime() + count * MS_PER_DAY));
}

/** So many months on; the last day of a shorter month stands for days that it lacks. */
export function addMonths(day: Day, count: number): Day {
  const date = toUtc(day);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), days));
  return fromUtc(first);
}

export function addUnits(day: Day, unit: DateUnit, count: number): Day {
  if (unit === 'day') return addDays(day, count);
  return addMonths(day, unit === 'month' ? count : count * 12);
}

/** First day of the day, month or year that a day falls in. */
export function firstOf(day: Day, unit: DateUnit): Day {
  return parseDay(periodOf(day, unit)) ?? day;
}

/** Last day of the day, month or year that a day falls in. */
export function lastOf(day: Day, unit: DateUnit): Day {
  return addDays(addUnits(firstOf(day, unit), unit, 1), -1);
}

/** Monday of the week that a day falls in (ISO 8601). */
export function mondayOf(day: Day): Day {
  return addDays(day, -((toUtc(day).getUTCDay() + 6) % 7));
}

/** Cells of a calendar's page around a day, by their first day: six weeks of days, the months of a year, twelve years. */
export function cellsOf(view: DateUnit, around: Day): readonly Day[] {
  if (view === 'day') {
    const monday = mondayOf(firstOf(around, 'month'));
    return Array.from({ length: 42 }, (_, i) => addDays(monday, i));
  }
  const january = firstOf(around, 'year');
  const first = view === 'month' ? january : addMonths(january, -12 * (Number(january.slice(0, 4)) % 12));
  return Array.from({ length: 12 }, (_, i) => addUnits(first, view, i));
}

/** A day turned a page of the calendar on or back. */
export function turnPage(view: DateUnit, day: Day, pages: number): Day {
  return addMonths(day, { day: 1, month: 12, year: 144 }[view] * pages);
}
