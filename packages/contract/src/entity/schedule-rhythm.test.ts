import { describe, expect, it } from 'vitest';
import { describeCron, LAST_DAY, toCron, toRhythm, type Rhythm } from './schedule-rhythm.ts';

const at = (rest: Partial<Rhythm>): Rhythm => ({
  repeat: 'daily',
  time: '08:05',
  weekdays: [],
  monthDay: '1',
  ...rest,
});

describe('the rhythm of a schedule', () => {
  it.each([
    [at({}), '5 8 * * *', '每天 08:05', 'Daily at 08:05'],
    [at({ repeat: 'weekly', weekdays: ['1', '5'] }), '5 8 * * 1,5', '每周一、周五 08:05', 'Mon, Fri at 08:05'],
    [
      at({ repeat: 'weekly', weekdays: ['1', '2', '3', '4', '5'] }),
      '5 8 * * 1,2,3,4,5',
      '每周一至周五 08:05',
      'Mon to Fri at 08:05',
    ],
    [at({ repeat: 'weekly', weekdays: ['6', '7'] }), '5 8 * * 6,7', '每周六、周日 08:05', 'Sat, Sun at 08:05'],
    [at({ repeat: 'monthly', monthDay: '15' }), '5 8 15 * *', '每月 15 日 08:05', 'Monthly on day 15 at 08:05'],
    [
      at({ repeat: 'monthly', monthDay: LAST_DAY }),
      '5 8 L * *',
      '每月最后一天 08:05',
      'Last day of the month at 08:05',
    ],
  ])('is a cron expression and is read from it', (rhythm, cron, zh, en) => {
    expect(toCron(rhythm)).toBe(cron);
    expect(toRhythm(cron)).toEqual(rhythm);
    expect(describeCron(cron)).toEqual({ zh, en });
  });

  it.each(['*/15 * * * *', '0 8 * * MON-FRI', '0 8 1 * 1', '0 8,12 * * *', '0 8 * 6 *', ''])(
    'is none where the expression says more: %s',
    (cron) => {
      expect(toRhythm(cron)).toBeUndefined();
      expect(describeCron(cron)).toEqual({ zh: cron, en: cron });
    },
  );
});
