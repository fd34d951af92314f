import { describe, expect, it } from 'vitest';
import { toStoredFormat } from './typed-number-format.ts';

describe('A number format that is typed', () => {
  it.each([
    ['0!.0,"万"', '0\\.0,"万"'],
    ['0!.0,!0"万!"', '0\\.0,\\0"万!"'],
    ['[DBNum2]', '[DBNum2][$-804]'],
    ['[DBNum2]0角0分', '[DBNum2][$-804]0角0分'],
    ['[红色][DBNum1]G/通用格式', '[Red][DBNum1][$-804]General'],
    ['aaaa;@', '[$-804]aaaa;@'],
    ['上午/下午h时', '[$-804]AM/PMh时'],
    ['[DBNum2][$-404]General', '[DBNum2][$-404]General'],
    ['[$-411]aaaa', '[$-411]aaaa'],
    ['[>=10000]0!.0,"万";0', '[>=10000]0\\.0,"万";0'],
    ['¥#,##0.00_);[Red](¥#,##0.00)', '¥#,##0.00_);[Red](¥#,##0.00)'],
    ['0.00 "元', '0.00 "元'],
  ])('as %s is kept as %s', (typed, stored) => {
    expect(toStoredFormat(typed)).toBe(stored);
  });
});
