import { normalizeScreen, type WidgetNode } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { makeChange } from './change.ts';
import { fittingKinds, swapKind } from './swap-kind.ts';

const chart = (more: Partial<WidgetNode> = {}): WidgetNode => ({
  id: 'a',
  type: 'bar-chart',
  layerName: '柱状图',
  left: 7,
  width: 300,
  data: {
    dataType: 'dynamic',
    setCode: 'orders',
    mapping: [
      { role: 'xAxis', field: 'city' },
      { role: 'bar', field: 'sales', label: '销售额' },
    ],
  },
  ...more,
});
const screenOf = (widget: WidgetNode) => normalizeScreen({ reportCode: 't', widgets: [widget] });

describe('another kind for the same data', () => {
  it('is offered where every column finds a role and none that is needed stays empty', () => {
    const kinds = fittingKinds(screenOf(chart()).widgets[0]!);
    expect(kinds).toEqual(expect.arrayContaining(['line-chart', 'pie-chart', 'funnel-chart', 'table']));
    expect(kinds).not.toContain('bar-chart');
    expect(kinds).not.toContain('sankey');
    expect(kinds).not.toContain('heat-map');
  });

  it('keeps data, place and the properties that both have', () => {
    const screen = screenOf(chart({ setup: { text: '各城市', isShowTitle: true, barWidth: 12 } }));
    const [widget] = makeChange(screen, swapKind('a', 'pie-chart', 'zh')).screen.widgets;
    expect(widget!.type).toBe('pie-chart');
    expect([widget!.left, widget!.width, widget!.layerName]).toEqual([7, 300, '饼图']);
    expect(widget!.data.setCode).toBe('orders');
    expect(widget!.data.mapping).toEqual([
      { role: 'name', field: 'city' },
      { role: 'value', field: 'sales', label: '销售额' },
    ]);
    expect(widget!.setup).toMatchObject({ text: '各城市', isShowTitle: true });
    expect(widget!.setup).not.toHaveProperty('barWidth');
  });

  it('leaves a name alone that somebody gave, and changes nothing where the data does not fit', () => {
    const screen = screenOf(chart({ layerName: '城市排名' }));
    expect(makeChange(screen, swapKind('a', 'line-chart', 'en')).screen.widgets[0]!.layerName).toBe('城市排名');
    expect(makeChange(screen, swapKind('a', 'sankey', 'zh')).diff.forward).toHaveLength(0);
  });
});
