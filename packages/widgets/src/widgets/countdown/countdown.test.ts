import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toCountdownPicture, toCountdownSize, toMoment, type CountdownProps } from './countdown.option.ts';
import { countdown } from './countdown.widget.ts';

const defaults = defaultsOf(countdown.fields);
const now = new Date(2026, 10, 21, 10, 0, 0);

function count(setup: Partial<CountdownProps>, value: string | null = null) {
  return toCountdownPicture({ ...defaults, ...setup }, { value, label: '', type: 'string' }, now, 'zh');
}

function read(setup: Partial<CountdownProps>, value: string | null = null): string {
  const { parts, text } = count(setup, value);
  return text || parts.map(({ digits, label }) => digits + label).join(' ');
}

describe('a moment', () => {
  it('is read from a date, with or without time', () => {
    expect(toMoment('2026-11-21')).toBe(new Date(2026, 10, 21).getTime());
    expect(toMoment(' 2026/1/2 8:05')).toBe(new Date(2026, 0, 2, 8, 5).getTime());
    expect(toMoment('2026-11-21T10:00:30')).toBe(now.getTime() + 30_000);
  });

  it('is not read from anything else, nor from a day that does not exist', () => {
    expect(toMoment('下周三')).toBe(undefined);
    expect(toMoment('2026-02-30')).toBe(undefined);
  });
});

describe('the countdown', () => {
  it('counts days, hours, minutes and seconds', () => {
    expect(read({ goal: '2026-11-23 11:02:03' })).toBe('02天 01时 02分 03秒');
  });

  it('puts what larger units do not show into the largest that is shown', () => {
    expect(read({ goal: '2026-11-23 11:02:03', largestUnit: 'hours', smallestUnit: 'minutes' })).toBe('49时 02分');
    expect(read({ goal: '2026-11-23 11:02:03', largestUnit: 'minutes', smallestUnit: 'days' })).toBe('2942分');
  });

  it('takes its goal from the properties, else the data, else the New Year', () => {
    expect(read({ goal: '2026-11-22 10:00', smallestUnit: 'days' }, '2026-11-30 10:00')).toBe('01天');
    expect(read({ smallestUnit: 'days' }, '2026-11-30 10:00')).toBe('09天');
    expect(read({ smallestUnit: 'days' })).toBe('40天');
    expect(count({}).caption).toBe('距新年还有');
  });

  it('shows text, zeros or the time since when it is over', () => {
    const goal = '2026-11-21 10:00:00';
    expect(read({ goal })).toBe('已结束');
    expect(read({ goal, overText: '完成' })).toBe('完成');
    expect(read({ goal: '2026-11-20 09:00', whenOver: 'zero' })).toBe('00天 00时 00分 00秒');
    expect(read({ goal: '2026-11-20 09:00', whenOver: 'up' })).toBe('01天 01时 00分 00秒');
    expect(count({ goal }).isOver).toBe(true);
  });

  it('says which text it cannot read', () => {
    expect(read({ goal: '下周三' })).toBe('无法识别的时间: 下周三');
  });

  it('fits width and height of its box', () => {
    const wide = toCountdownSize(defaults, count({}), 480, 130);
    expect(toCountdownSize(defaults, count({}), 240, 130)).toBeLessThan(wide);
    expect(toCountdownSize(defaults, count({}), 480, 60)).toBeLessThan(wide);
    expect(toCountdownSize({ ...defaults, fontSize: 20 }, count({}), 480, 130)).toBe(20);
  });
});
