import { toTable, type VisibilityRule } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { isVisible } from './visible-when.ts';

const TABLE = toTable([
  { 城市: '杭州', 温度: 38 },
  { 城市: '宁波', 温度: 12 },
]);

function rule(text: string, source: VisibilityRule['source'] = 'data'): VisibilityRule {
  const [key = '', operator = '=', value = ''] = text.split(' ');
  return { source, key, operator: operator as VisibilityRule['operator'], value };
}

describe('the rules of a widget', () => {
  it.each([
    ['温度 > 35', true],
    ['温度 < 35', false],
    ['城市 = 杭州', true],
    ['城市 includes 州', true],
    ['城市 != 宁波', true],
    ['城市 filled', true],
    ['湿度 empty', true],
    ['湿度 > 1', false],
    ['湿度 != 1', true],
  ])('look at the first row of its data: %s', (text, isMet) => {
    expect(isVisible({ rules: [rule(text)] }, {}, TABLE)).toBe(isMet);
  });

  it('look at the number of rows and at parameters', () => {
    expect(isVisible({ rules: [rule('- >= 2', 'rows')] }, {}, TABLE)).toBe(true);
    expect(isVisible({ rules: [rule('- > 2', 'rows')] }, {}, TABLE)).toBe(false);
    expect(isVisible({ rules: [rule('大区 = 华东', 'parameter')] }, { 大区: '华东' }, undefined)).toBe(true);
    expect(isVisible({ rules: [rule('大区 includes 华南', 'parameter')] }, { 大区: ['华东', '华南'] }, undefined)).toBe(
      true,
    );
    expect(isVisible({ rules: [rule('大区 empty', 'parameter')] }, {}, undefined)).toBe(true);
  });

  it('are met together or one for all, as the widget wants', () => {
    const rules = [rule('温度 > 35'), rule('城市 = 宁波')];
    expect(isVisible({ match: 'all', rules }, {}, TABLE)).toBe(false);
    expect(isVisible({ match: 'any', rules }, {}, TABLE)).toBe(true);
  });

  it('that are none show it', () => {
    expect(isVisible({ rules: [] }, {}, undefined)).toBe(true);
  });

  it('about data wait for it', () => {
    expect(isVisible({ rules: [rule('温度 > 0')] }, {}, undefined)).toBe(false);
  });
});
