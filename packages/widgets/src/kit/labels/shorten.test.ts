import { describe, expect, it } from 'vitest';
import { textWidth } from './measure.ts';
import { shortenNamed } from './shorten-named.ts';
import { elide, shortenOrHide, toLines } from './shorten.ts';

describe('a shortened text', () => {
  it('stays whole while it fits', () => {
    expect(elide('华东', 12, 24)).toBe('华东');
  });

  it('ends in an ellipsis and is no wider than its room', () => {
    const cut = elide('广东省深圳市南山区', 12, 60);
    expect(cut).toMatch(/^广东.*…$/);
    expect(textWidth(cut, 12)).toBeLessThanOrEqual(60);
  });

  it('goes where fewer than four letters or two wide signs of it would be left', () => {
    expect(shortenOrHide('广东省深圳市', 12, 40)).toBe('广东…');
    expect(shortenOrHide('广东省深圳市', 12, 24)).toBe('');
    expect(shortenOrHide('粤', 12, 12)).toBe('粤');
    expect(shortenOrHide('Small appliances', 12, 44)).toBe('Smal…');
    expect(shortenOrHide('Small appliances', 12, 36)).toBe('');
    expect(shortenOrHide('mmmmmm', 12, 36)).toBe('');
    expect(shortenOrHide('IT', 12, 12)).toBe('IT');
  });
});

it('leaves out figures before it shortens a name', () => {
  const within = (width: number) => shortenNamed('华东', ['1,286', '9%'], 10, width);
  expect([90, 60, 50].map(within)).toEqual(['华东  1,286  9%', '华东  1,286', '华东']);
  expect(shortenNamed('华东', [], 10, 50)).toBe('华东');
});

describe('the lines of a name', () => {
  it('are one where it fits, else two of about the same length', () => {
    expect(toLines('完成率', 10, 60)).toEqual(['完成率']);
    expect(toLines('设备综合开机率', 10, 60)).toEqual(['设备综', '合开机率']);
    expect(toLines('Machines running', 10, 60)).toEqual(['Machines', 'running']);
  });

  it('are cut in the second alone, or in one that cannot be broken', () => {
    expect(toLines('华东区域全部门店年度销售目标', 10, 60)).toEqual(['华东区域全部', '门店年度销…']);
    expect(toLines('Overallequipmenteffectiveness', 10, 60)).toEqual(['Overalleq…']);
  });
});
