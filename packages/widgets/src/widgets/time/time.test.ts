import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { hasSeconds, toTimePicture, type TimeProps } from './time.option.ts';
import { time } from './time.widget.ts';

/** Saturday evening in Shanghai, Saturday morning in New York. */
const MOMENT = new Date('2026-11-21T12:05:09Z');

function write(timeFormat: TimeProps['timeFormat'], language: 'zh' | 'en' = 'zh', timeZone = 'Asia/Shanghai'): string {
  const props = { ...defaultsOf(time.fields), timeFormat, timeZone } as TimeProps;
  const { date, clock, weekday } = toTimePicture(props, MOMENT, language);
  return [date, clock, weekday].filter((part) => part !== '').join(' ');
}

describe('the clock', () => {
  it.each([
    ['yyyy-MM-dd', '2026-11-21'],
    ['yyyy-MM-dd hh:mm', '2026-11-21 20:05'],
    ['yyyy-MM-dd hh:mm:ss', '2026-11-21 20:05:09'],
    ['MM-dd', '11-21'],
    ['MM-dd hh:mm', '11-21 20:05'],
    ['hh:mm', '20:05'],
    ['hh:mm:ss', '20:05:09'],
    ['year-week', '2026-11-21 星期六'],
    ['year-h-m-week', '2026-11-21 20:05 星期六'],
    ['year-h-m-s-week', '2026-11-21 20:05:09 星期六'],
    ['week', '星期六'],
  ] as const)('writes %s', (format, text) => {
    expect(write(format)).toBe(text);
  });

  it('offers exactly the eleven formats', () => {
    expect(time.fields.timeFormat['x-aj'].options).toHaveLength(11);
  });

  it('names the weekday in the language of the interface', () => {
    expect(write('week', 'en')).toBe('Saturday');
  });

  it('goes by the chosen zone', () => {
    expect(write('hh:mm', 'zh', 'America/New_York')).toBe('07:05');
    expect(write('year-week', 'zh', 'Asia/Tokyo')).toBe('2026-11-21 星期六');
  });

  it('begins the day at 00, not at 24', () => {
    const props = { ...defaultsOf(time.fields), timeFormat: 'hh:mm', timeZone: 'UTC' } as TimeProps;
    expect(toTimePicture(props, new Date('2026-01-01T00:00:00Z'), 'zh').clock).toBe('00:00');
  });

  it('knows which formats change every second', () => {
    const props = defaultsOf(time.fields) as TimeProps;
    expect(hasSeconds(props)).toBe(true);
    expect(hasSeconds({ ...props, timeFormat: 'hh:mm' })).toBe(false);
  });
});
