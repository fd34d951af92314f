import { defaultsOf, toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { sampleDataIn } from '../../kit/widget/sample-language.ts';
import { toRolesData } from '../../shapes/roles.ts';
import { toProgressRows, toProgressSizes, type ProgressBarProps } from './progress-bar.option.ts';
import { progressBar } from './progress-bar.widget.ts';

const defaults = defaultsOf(progressBar.fields);

function bars(rows: readonly Record<string, unknown>[], setup: Partial<ProgressBarProps> = {}) {
  const mapping = sampleDataIn(progressBar, 'zh').sampleMapping;
  return toProgressRows({ ...defaults, ...setup }, toRolesData(toTable(rows), mapping), 'zh');
}

describe('the progress bar', () => {
  it('measures every row by its own target', () => {
    const rows = bars([
      { 产线: '甲', 完成: 50, 计划: 200 },
      { 产线: '乙', 完成: 30, 计划: 40 },
    ]);
    expect(rows.map(({ name, text, share }) => [name, text, share])).toEqual([
      ['甲', '25%', 0.25],
      ['乙', '75%', 0.75],
    ]);
  });

  it('takes the target that is set, else 100 where there is none', () => {
    expect(bars([{ 完成: 50, 计划: 200 }], { target: 1000 })[0]?.percent).toBe(5);
    expect(bars([{ 完成: 50 }])[0]?.percent).toBe(50);
  });

  it('tells more than the whole in words, not in the length of the bar', () => {
    expect(bars([{ 完成: 168 }])[0]).toMatchObject({ text: '168%', share: 1 });
    expect(bars([{ 完成: -20 }])[0]).toMatchObject({ text: '-20%', share: 0 });
  });

  it('shows a dash for what is missing or has no target', () => {
    expect(bars([{ 完成: null }])[0]).toMatchObject({ text: '—', share: 0 });
    expect(bars([{ 完成: 5, 计划: 0 }])[0]).toMatchObject({ text: '—', percent: null });
  });

  it('reads as value, as value of target, or not at all', () => {
    const row = [{ 完成: 1500, 计划: 2000 }];
    expect(bars(row, { reading: 'value', unit: '件' })[0]?.text).toBe('1,500件');
    expect(bars(row, { reading: 'both', unit: '件' })[0]?.text).toBe('1,500 / 2,000件');
    expect(bars(row, { reading: 'none' })[0]?.text).toBe('');
  });

  it('is called by its field when it is the only one without a name', () => {
    expect(bars([{ 完成: 5 }])[0]?.name).toBe('完成');
    expect(bars([{ 完成: 5 }, { 完成: 6 }])[1]?.name).toBe('2');
  });

  it('grows with its box and stays readable in a small one', () => {
    expect(toProgressSizes(defaults, 4, 800, 440).font).toBeGreaterThan(toProgressSizes(defaults, 4, 400, 220).font);
    expect(toProgressSizes(defaults, 40, 100, 60)).toMatchObject({ row: 28, font: 10 });
    expect(toProgressSizes({ ...defaults, barHeight: 3 }, 4, 400, 220).bar).toBe(3);
  });
});
