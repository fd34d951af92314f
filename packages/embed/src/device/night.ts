import { isDue, isTimeZone, type DeviceSettings } from '@aj-report/contract';

type Night = Pick<DeviceSettings, 'darkFrom' | 'darkTo' | 'timeZone'>;

/** The time zone, or that of the page where the browser does not know it. */
function knownZone(timeZone: string): string {
  return isTimeZone(timeZone) ? timeZone : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Whether a wall is dark at a time. It may be so over midnight; two equal times are the whole day.
 * @example isNight({ darkFrom: '22:00', darkTo: '06:00', timeZone: 'UTC' }, new Date('2026-11-28T23:00Z')) // true
 */
export function isNight({ darkFrom, darkTo, timeZone }: Night, time: Date): boolean {
  if (darkFrom === '' || darkTo === '') return false;
  return isDue({ from: darkFrom, to: darkTo, weekdays: [] }, time, knownZone(timeZone));
}
