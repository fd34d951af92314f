import { describe, expect, it } from 'vitest';
import { toRowValues, withSetting } from './field-settings.ts';

describe('what is said of the columns of a set', () => {
  it('begins with the first thing said of one, and ends when everything is taken back', () => {
    const one = withSetting([], '气温', 'unit', '℃');
    expect(one).toEqual([{ field: '气温', unit: '℃' }]);
    const two = withSetting(one, '气温', 'aggregation', 'avg');
    expect(two).toEqual([{ field: '气温', unit: '℃', aggregation: 'avg' }]);
    expect(withSetting(withSetting(two, '气温', 'unit', ''), '气温', 'aggregation', '')).toEqual([]);
  });

  it('leaves what is said of other columns, and what this editor does not know', () => {
    const others = [
      { field: 'a', role: 'none' as const },
      { field: 'b', later: 1 },
    ];
    expect(withSetting(others, 'b', 'decimals', 0)).toEqual([others[0], { field: 'b', later: 1, decimals: 0 }]);
  });

  it('writes the order of values one a line, each once', () => {
    const settings = withSetting([], '等级', 'order', '高\n 中 \n\n低\n高');
    expect(settings).toEqual([{ field: '等级', order: ['高', '中', '低'] }]);
    expect(toRowValues(settings[0]!)['order']).toBe('高\n中\n低');
    expect(withSetting(settings, '等级', 'order', ' \n')).toEqual([]);
  });
});
