import { describe, expect, it } from 'vitest';
import { canShow, formatValue, numberText } from './format-value.ts';

/** 2026-11-05 15:06 */
const MOMENT = 46_331.629_17;

describe('A value under a format', () => {
  it('shows amounts as Chinese books write them', () => {
    const amounts: [number, string, string][] = [
      [114_179_115.92, '¥#,##0.00', '¥114,179,115.92'],
      [-1_234.5, '_ ¥* #,##0.00_ ;_ ¥* -#,##0.00_ ;_ ¥* "-"??_ ;_ @_ ', ' ¥-1,234.50 '],
      [0, '_ ¥* #,##0.00_ ;_ ¥* -#,##0.00_ ;_ ¥* "-"??_ ;_ @_ ', ' ¥-   '],
      [12_345, '0\\.0,"万"', '1.2万'],
      [1_234_567, '[>=100000000]0.00,,"亿";[>=10000]0\\.0,"万";0', '123.5万'],
      [-1_234.5, '#,##0.00;[红色]-#,##0.00', '-1,234.50'],
      [7, 'G/通用格式"元"', '7元'],
    ];
    for (const [value, code, text] of amounts) expect(formatValue(value, code), code).toBe(text);
  });

  it('rounds half-cents by the digits that people see', () => {
    for (const [value, text] of [
      [1.005, '1.01'],
      [-1.005, '-1.01'],
      [2.675, '2.68'],
      [0.285, '0.29'],
      [10.075, '10.08'],
    ] as const) {
      expect(formatValue(value, '0.00')).toBe(text);
    }
    expect(formatValue(0.285, '0%')).toBe('29%');
  });

  it('writes Chinese numerals', () => {
    const numerals: [number, string, string][] = [
      [229_511, '[DBNum2][$-804]General', '贰拾贰万玖仟伍佰壹拾壹'],
      [100_001, '[DBNum2][$-804]General', '壹拾万零壹'],
      [100_010_000, '[DBNum2][$-804]General"元"', '壹亿零壹万元'],
      [-12.5, '[DBNum1][$-804]General', '-一十二．五'],
      [12, '[DBNum2]', '壹拾贰'],
      [12, '[DBNum2][$-404]G/通用格式', '壹拾貳'],
      [25, '[DBNum2][$-804]0角0分', '贰角伍分'],
      [2_026, '[DBNum1][$-804]0', '二〇二六'],
      [2_026, '[DBNum3][$-804]0', '２０２６'],
      [MOMENT, '[DBNum1][$-804]yyyy"年"m"月"d"日"', '二〇二六年十一月五日'],
      [1, '[DBNum2][$-804]General"(10)"', '壹(10)'],
    ];
    for (const [value, code, text] of numerals) expect(formatValue(value, code), code).toBe(text);
  });

  it('shows days and times, also as Chinese writes them', () => {
    const days: [number, string, string][] = [
      [MOMENT, 'aaaa', '星期四'],
      [MOMENT, 'aaa', '四'],
      [MOMENT, '[$-804]aaaa;@', '星期四'],
      [MOMENT, '[$-411]aaaa', '木曜日'],
      [MOMENT, 'yyyy年m月d日', '2026年11月5日'],
      [MOMENT, '上午/下午h时mm分', '下午3时06分'],
      [MOMENT, 'h:mm a/p', '3:06 P'],
      [1.5, '[h]:mm', '36:00'],
      [1, 'yyyy-mm-dd', '1900-01-01'],
      [59, 'yyyy-mm-dd', '1900-02-28'],
      [60, 'yyyy-mm-dd', '1900-02-29'],
    ];
    for (const [value, code, text] of days) expect(formatValue(value, code), code).toBe(text);
    expect(formatValue(-1, 'yyyy-mm-dd')).toBeUndefined();
    expect(formatValue(2_958_466, 'yyyy-mm-dd')).toBeUndefined();
  });

  it('writes the signs of numbers alike in every language of a currency', () => {
    expect(formatValue(1_234.5, '[$€-407] #,##0.00')).toBe('€ 1,234.50');
    expect(formatValue(1_234.5, '[$¥-zh-CN]#,##0.00')).toBe('¥1,234.50');
    expect(formatValue(1_234.5, '[$-804]#,##0.00')).toBe('1,234.50');
  });

  it('shows fractions', () => {
    const fractions: [number, string, string][] = [
      [0.96, '# ??/??', ' 24/25'],
      [1.96, '# ??/??', '1 24/25'],
      [0.995, '# ?/?', '1    '],
      [-2.999, '# ??/??', '-3      '],
      [0.75, '# ?/?', ' 3/4'],
      [1.25, '?/?', '5/4'],
      [2.5, '# ?/8', '2 4/8'],
      [3.141_59, '0 0/0', '3 1/7'],
      [5, '0 0/0', '5 0/1'],
      [1.5, '# ??/?? "m"', '1  1/2  m'],
      [0.3, '# ??/100', ' 30/100'],
    ];
    for (const [value, code, text] of fractions) expect(formatValue(value, code), code).toBe(text);
  });

  it('of a text is the text, under the format of texts', () => {
    expect(formatValue('某公司', '#,##0.00')).toBe('某公司');
    expect(formatValue('某公司', '0;-0;0;"（"@"）"')).toBe('（某公司）');
    expect(formatValue(123_456_789_012, '@')).toBe('123456789012');
    expect(numberText(1 / 3)).toBe('0.333333333333333');
  });

  it('is nothing where the format is not understood', () => {
    for (const code of [
      'foo',
      '0.00 "元',
      '[DBNum2][$-411]0',
      'ggge"年"',
      '0 day',
      '[NatNum1]0',
      '0;0;0;@;0',
      '#,##0/?',
    ]) {
      expect(canShow(code), code).toBe(false);
      expect(formatValue(1, code), code).toBeUndefined();
    }
  });
});
