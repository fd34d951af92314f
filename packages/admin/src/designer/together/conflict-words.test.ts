import { describe, expect, it } from 'vitest';
import { fieldLabelOf, valueText } from './conflict-words.ts';

describe('what two have changed', () => {
  it('is named as the forms name it', () => {
    const zh = (at: string[], type?: string) => fieldLabelOf(at, type).zh;
    expect(zh(['widgets', 'w', 'setup', 'text'], 'text')).toBe('文本内容');
    expect(zh(['widgets', 'w', 'left'], 'text')).toBe('左');
    expect(zh(['widgets', 'w', 'data', 'setCode'], 'bar-chart')).toBe('数据');
    expect(zh(['dashboard', 'width'])).toBe('宽度');
    expect(zh(['groups', 'g', 'parent'])).toBe('内容');
  });

  it('is shown where letters tell it', () => {
    expect([valueText('在线'), valueText(12), valueText(false)]).toEqual(['在线', '12', 'false']);
    expect(valueText('字'.repeat(50))).toBe(`${'字'.repeat(40)}…`);
    expect([valueText([1]), valueText(undefined), valueText('')]).toEqual([undefined, undefined, undefined]);
  });
});
