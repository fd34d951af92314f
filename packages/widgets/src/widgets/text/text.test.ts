import { defaultsOf, toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { sampleIn } from '../../kit/widget/sample-in.ts';
import { toSingleValue } from '../../shapes/single-value.ts';
import { toTextPicture, toTextStyles, type TextProps } from './text.option.ts';
import { samples } from './text.sample.ts';
import { text } from './text.widget.ts';

function write(setup: Partial<TextProps>, value?: string | number | null): string {
  const { before, text, after } = picture(setup, value);
  return `${before}${text}${after}`;
}

function picture(setup: Partial<TextProps>, value?: string | number | null) {
  const props = { ...defaultsOf(text.fields), ...setup };
  const data = value === undefined ? undefined : toSingleValue(toTable([{ v: value }]), []);
  return toTextPicture(props, data, 'zh');
}

describe('the text widget', () => {
  it('appends a unit to what it shows', () => {
    expect(write({ text: '今日', joinText: '！' })).toBe('今日！');
    expect(write({ prefixText: '¥', joinText: '元' }, 12)).toBe('¥12元');
  });

  it('groups and rounds numbers of the data, not typed texts', () => {
    expect(write({}, 1234567.891)).toBe('1,234,567.89');
    expect(write({ decimals: 0 }, 1234.5)).toBe('1,235');
    expect(write({ thousands: false }, 2026)).toBe('2026');
    expect(write({ text: '2026' })).toBe('2026');
    expect(write({ formatNumbers: false }, 1234.5678)).toBe('1234.5678');
  });

  it('abbreviates when set to', () => {
    expect(write({ abbreviate: true, decimals: 1 }, 386_254_120)).toBe('3.9亿');
    expect(write({ abbreviate: true, decimals: 1, joinText: ' 元' }, 386_254_120)).toBe('3.9亿元');
    expect(write({ abbreviate: true, decimals: 1, joinText: ' kWh' }, 386_254_120)).toBe('3.9亿 kWh');
  });

  it('shows a dash for a value that is missing, without its unit', () => {
    expect(write({ joinText: '元' }, null)).toBe('—');
  });

  it('checks the condition on data and on typed text alike', () => {
    const rule = { useCondition: true, conditionOperator: 'includes', conditionValue: '停机' } as const;
    expect(picture({ ...rule, text: '2 号线停机' }).meetsCondition).toBe(true);
    expect(picture({ ...rule, text: '2 号线停机' }, '正常').meetsCondition).toBe(false);
    expect(picture({ ...rule, useCondition: false }, '停机').meetsCondition).toBe(false);
  });

  it('knows figures, which take the figures face and no line breaks', () => {
    expect(picture({ text: '98.6%' }).isFigure).toBe(true);
    expect(picture({ text: '第 1 车间' }).isFigure).toBe(false);
    expect(picture({}, 5).isFigure).toBe(true);
  });

  it('takes the colours of the theme until one is set', () => {
    const props = defaultsOf(text.fields);
    expect(toTextStyles(props, picture({}))['color']).toBe('var(--aj-text)');
    expect(toTextStyles({ ...props, color: '#123456' }, picture({}))['color']).toBe('#123456');
  });

  it('draws every sample', () => {
    for (const sample of samples) {
      const { setup, rows } = sampleIn(text, sample, 'en');
      const props = { ...defaultsOf(text.fields), ...setup } as TextProps;
      const data = rows && toSingleValue(toTable(rows), []);
      expect(toTextPicture(props, data, 'en').text).not.toBe('');
    }
  });
});
