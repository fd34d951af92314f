import { normalizeWidget } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { nameOfWidget } from './widget-name.ts';

const card = (layerName: string, given: object = {}) =>
  normalizeWidget({ id: 'a', type: 'bar-chart', layerName, ...given });

describe('the name of a widget', () => {
  it('is the one that somebody gave it', () => {
    expect(nameOfWidget(card('华东', { setup: { text: '销售额' } }), 'zh')).toBe('华东');
  });

  it('is its kind with the title that it shows', () => {
    expect(nameOfWidget(card('柱状图', { setup: { text: '销售额' } }), 'zh')).toBe('柱状图 销售额');
    expect(nameOfWidget(card('', { setup: { text: 'Sales' } }), 'en')).toBe('Bar chart Sales');
  });

  it('is its kind with the measure of its data where it has no title', () => {
    const mapping = [
      { role: 'xAxis', field: 'region' },
      { role: 'bar', field: 'amount', label: '金额' },
    ];
    const data = { dataType: 'dynamic' as const, setCode: 's', mapping };
    expect(nameOfWidget(card('柱状图', { data }), 'zh')).toBe('柱状图 金额');
    expect(nameOfWidget(card('柱状图'), 'zh')).toBe('柱状图');
  });
});
