import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { progressFields, type ProgressProps } from './progress.fields.ts';
import { tellProgress, writeProgress } from './progress.option.ts';

const HALF = { name: '甲', value: 1500, target: 3000, percent: 50, share: 0.5, row: 0 };
const props = (setup: Partial<ProgressProps>): ProgressProps => ({
  ...defaultsOf(progressFields),
  unit: '件',
  ...setup,
});

describe('a written progress', () => {
  it('is percent, value, value of target, or nothing', () => {
    const read = (['percent', 'value', 'both', 'none'] as const).map((reading) =>
      writeProgress(props({ reading }), HALF, 'zh'),
    );
    expect(read).toEqual(['50%', '1,500件', '1,500 / 3,000件', '']);
  });

  it('is a dash where nothing can be measured', () => {
    expect(writeProgress(props({}), { ...HALF, percent: null }, 'zh')).toBe('—');
  });

  it('is reported in words, however it is written', () => {
    expect(tellProgress(props({ reading: 'none' }), [HALF, { ...HALF, name: '乙', percent: 12.34 }], 'zh')).toBe(
      '甲 50%，乙 12.3%',
    );
  });
});
