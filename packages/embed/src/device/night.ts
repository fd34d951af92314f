import type { DeviceSettings } from '@aj-report/contract';

type Night = Pick<DeviceSettings, 'darkFrom' | 'darkTo' | 'timeZone'>;

/** `HH:MM` on the clock of a time zone; that of the page where the browser does not know it. */
function clockOf(time: Date, timeZone: string): string {
  const look = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...look, timeZone }).format(time);
  } catch {
    return new Intl.DateTimeFormat('en-GB', look).format(time);
  }
}

/**
 * Whether a wall is dark at a time. It may be so over midnight; two equal times are the whole day.
 * @example isNight({ darkFrom: '22:00', darkTo: '06:00', timeZone: 'UTC' }, new Date('2026-11-28T23:00Z')) // true
 */
export function isNight({ darkFrom, darkTo, timeZone }: Night, time: Date): boolean {
  if (darkFrom === '' || darkTo === '') return false;
  const now = clockOf(time, timeZone);
  if (darkFrom < darkTo) return now >= darkFrom && now < darkTo;
  return now >= darkFrom || now < darkTo;
}
