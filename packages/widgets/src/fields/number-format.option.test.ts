import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { numberFormatFields } from './number-format.fields.ts';
import { toWrittenNumber, writeNumber } from './number-format.option.ts';

const props = { ...defaultsOf(numberFormatFields), prefixText: '¥', unit: '元' };

describe('a written number', () => {
  it('is grouped, at most two decimals, and stands between its prefix and unit', () => {
    expect(writeNumber(1234567.891, props, 'zh')).toBe('¥1,234,567.89元');
    expect(writeNumber(3, { ...props, decimals: 1 }, 'zh')).toBe('¥3.0元');
  });

  it('sets the sign of its thousands apart from the digits, in the way of the language', () => {
    const short = { ...props, abbreviate: true };
    expect(toWrittenNumber(386_254_120, short, 'zh')).toEqual({ before: '¥', digits: '3.86', after: '亿元' });
    expect(toWrittenNumber(386_254_120, { ...short, unit: '' }, 'en')).toEqual({
      before: '¥',
      digits: '386.25',
      after: 'M',
    });
  });

  it('is a bare dash when it is missing', () => {
    expect(writeNumber(null, props, 'zh')).toBe('—');
  });
});
