import { describe, expect, it } from 'vitest';
import { formatFaultText } from './format-fault-text.ts';
import { isDateFormat, numberFormatKind } from './number-format-kind.ts';
import { readNumberFormat } from './read-number-format.ts';

describe('A number format', () => {
  it.each([
    ['#,##0.00', 'number'],
    ['#,##0.00 "d"', 'number'],
    ['0.00E+00', 'number'],
    ['[Red]-0.0%', 'number'],
    ['G/通用格式"元"', 'number'],
    ['yyyy"年"m"月"d"日"', 'date'],
    ['[$-804]aaaa;@', 'date'],
    ['aaa', 'date'],
    ['[DBNum1][$-804]m"月"', 'date'],
    ['[$-411]ggge"年"', 'date'],
    ['mmm-yy', 'date'],
    ['yyyy-mm-dd hh:mm', 'datetime'],
    ['mm:ss.0', 'time'],
    ['上午/下午h"时"', 'time'],
    ['[h]:mm:ss', 'elapsed'],
    ['[mm]:ss.00', 'elapsed'],
    ['@', 'text'],
    ['"a"@', 'number'],
  ])('%s makes a %s', (code, kind) => {
    expect(numberFormatKind(code)).toBe(kind);
    expect(isDateFormat(code)).toBe(kind !== 'number' && kind !== 'text');
  });

  it.each([
    ['0.00 "元', 'open', '"元'],
    ['0.00\\', 'open', '\\'],
    ['[NatNum1]0', 'bracket', '[NatNum1]'],
    ['0.0 kg', 'letter', 'kg'],
    ['0 day', 'letter', 'ay'],
    ['0 d', 'mixed', '0 d'],
    ['0;0;0;@;0', 'sections', '0;0;0;@;0'],
    ['@;0', 'sections', '@;0'],
    ['[DBNum2][$-411]0', 'numerals', '[DBNum2][$-411]0'],
    ['#,##0/?.0', 'order', '#,##0/?.0'],
    ['E+00', 'order', 'E+00'],
    ['0/', 'order', '0/'],
    ['gggge', 'era', 'gggge'],
    ['[$-411]e', 'era', '[$-411]e'],
  ])('%s is not understood: %s', (code, kind, text) => {
    expect(readNumberFormat(code).fault).toEqual({ kind, text });
  });

  it.each(['# ?/?', '# ??/100', '0 0/0 "m"', '0.00E+00', '##0.0E+0', '0.E+0', '?/8', '0-00-00', '[Red]# ??/??;0'])(
    '%s is understood',
    (code) => {
      expect(readNumberFormat(code).fault).toBeUndefined();
    },
  );

  it('that is not understood is said in words', () => {
    const { fault } = readNumberFormat('0.00 "元');
    expect(fault && formatFaultText(fault)).toEqual({
      zh: '数字格式 "元 无法识别：引号、方括号或转义符没有结束',
      en: 'the number format "元 is not understood: a quote, bracket or escape does not end',
    });
  });

  it('is read in a moment, however long', () => {
    expect(readNumberFormat('['.repeat(255)).fault?.kind).toBe('open');
    expect(readNumberFormat('a'.repeat(255)).fault).toBeUndefined();
  });
});
