import { describe, expect, it } from 'vitest';
import { paintConditions } from './chart-conditions.ts';

type Items = { readonly itemStyle?: { readonly color?: unknown }; readonly symbolSize?: number }[];

const red = { subject: 'value', operator: '<', operand: '0', color: '#ff0000' } as const;

function painted(series: Record<string, unknown>, rules: Parameters<typeof paintConditions>[1]) {
  const option = { xAxis: [{ data: ['一月', '二月'] }], series: [series] };
  return paintConditions(option, rules).series[0] as { data: Items; showSymbol?: boolean; large?: boolean };
}

describe('the rules of a chart', () => {
  it('leave the option as it is where there are none, or none is complete', () => {
    const option = { series: [{ type: 'bar', data: [-1] }] };
    expect(paintConditions(option, [])).toBe(option);
    expect(paintConditions(option, [{ ...red, operand: '' }])).toBe(option);
    expect(paintConditions(option, undefined)).toBe(option);
  });

  it('colour the bars whose value meets one, and no others', () => {
    const { data } = painted({ type: 'bar', data: [5, -3, '-'] }, [red]);
    expect(data).toEqual([5, { value: -3, itemStyle: { color: '#ff0000' } }, '-']);
  });

  it('compare names of categories and of series', () => {
    const byName = { subject: 'name', operator: '=', operand: '二月', color: '#00ff00' } as const;
    expect(painted({ type: 'bar', data: [5, 6] }, [byName]).data[1]?.itemStyle?.color).toBe('#00ff00');
    const bySeries = { subject: 'series', operator: 'includes', operand: '计划', color: '#0000ff' } as const;
    const { data } = painted({ type: 'bar', name: '年计划', data: [5, 6] }, [bySeries]);
    expect(data.map((item) => item.itemStyle?.color)).toEqual(['#0000ff', '#0000ff']);
  });

  it('take the first one that is met', () => {
    const less = { ...red, operand: '10', color: '#00ff00' };
    const { data } = painted({ type: 'bar', data: [-1, 5] }, [red, less]);
    expect(data.map((item) => item.itemStyle?.color)).toEqual(['#ff0000', '#00ff00']);
  });

  it('keep a gradient a gradient, and the rest of an item', () => {
    const gradient = {
      type: 'linear',
      x: 0,
      colorStops: [
        { offset: 0, color: '#111111' },
        { offset: 1, color: '#222222' },
      ],
    };
    const item = { value: -1, name: 'a', itemStyle: { borderRadius: 3, color: gradient } };
    const [first] = painted({ type: 'bar', data: [item] }, [red]).data;
    expect(first).toMatchObject({
      value: -1,
      name: 'a',
      itemStyle: { borderRadius: 3, color: { type: 'linear', x: 0 } },
    });
    expect(JSON.stringify(first)).not.toContain('#111111');
  });

  it('show the points of a line that meet one, and hide the others as before', () => {
    const line = { type: 'line', showSymbol: false, symbolSize: 4, data: [5, -3] };
    const { data, showSymbol } = painted(line, [red]);
    expect(showSymbol).toBe(true);
    expect(data[0]).toEqual({ value: 5, symbolSize: 0 });
    expect(data[1]).toMatchObject({ value: -3, symbol: 'circle', symbolSize: 8, itemStyle: { color: '#ff0000' } });
  });

  it('compare the height of a point', () => {
    expect(
      painted(
        {
          type: 'scatter',
          data: [
            [-5, 3],
            [4, -2],
          ],
        },
        [red],
      ).data[1]?.itemStyle?.color,
    ).toBe('#ff0000');
  });

  it('leave a carpet of bars alone', () => {
    const data = Array.from({ length: 6000 }, () => -1);
    expect(painted({ type: 'bar', large: true, data }, [red]).large).toBe(true);
  });
});

describe('the rules of charts that are no plain series', () => {
  it('compare what a click on an item tells', () => {
    const item = { value: [0, 400, 300], pickedName: '退货', pickedValue: -100 };
    const { data } = painted({ type: 'bar', data: [item] }, [red]);
    expect(data[0]?.itemStyle?.color).toBe('#ff0000');
  });

  it('reach the nodes of a tree', () => {
    const leaf = { name: 'b', value: -2, itemStyle: { color: '#111111' }, label: { color: '#ffffff' } };
    const { data } = painted({ type: 'treemap', data: [{ name: 'a', value: 3, children: [leaf] }] }, [red]);
    expect(data[0]).toMatchObject({ name: 'a', children: [{ itemStyle: { color: '#ff0000' } }] });
    expect(data[0]?.itemStyle).toBe(undefined);
  });

  it('paint what a series draws itself, and keep writing on it legible', () => {
    const text = { type: 'text', style: { text: '-5', fill: '#ffffff' } };
    const draw = () => ({ type: 'rect', style: { fill: '#111111' }, textContent: text });
    const series = painted({ type: 'custom', renderItem: draw, data: [{ value: -5 }, { value: 5 }] }, [
      { ...red, color: '#ffee00' },
    ]) as unknown as { renderItem: (params: object, api: object) => Record<string, unknown> };
    const shape = series.renderItem({ dataIndex: 0 }, {});
    expect(shape).toMatchObject({ style: { fill: '#ffee00' } });
    expect(JSON.stringify(shape)).not.toContain('#ffffff');
    expect(series.renderItem({ dataIndex: 1 }, {})).toEqual(draw());
  });

  it('paint line and area of an outline, as faint as they were', () => {
    const outline = {
      name: '实际',
      value: [1, 2],
      lineStyle: { color: '#111111', width: 2 },
      areaStyle: { color: 'rgba(17, 17, 17, 0.2)' },
    };
    const rule = { subject: 'name', operator: '=', operand: '实际', color: '#ff0000' } as const;
    expect(painted({ type: 'radar', data: [outline] }, [rule]).data[0]).toMatchObject({
      lineStyle: { color: '#ff0000', width: 2 },
      areaStyle: { color: 'rgba(255, 0, 0, 0.2)' },
    });
  });

  it('leave curves and gaps alone', () => {
    const curve = { type: 'line', silent: true, data: [[0, -3]] };
    expect(painted(curve, [red])).toBe(curve);
  });

  it('reach box and edge of a box plot, and the outline of its outliers', () => {
    const rule = { ...red, operator: '>', operand: '50' } as const;
    const box = { type: 'boxplot', itemStyle: { color: 'rgba(1, 2, 3, 0.2)', borderColor: '#010203' } };
    const [middle] = painted({ ...box, data: [{ value: [1, 2, 60, 70, 80], pickedValue: 60 }] }, [rule]).data;
    expect(middle?.itemStyle).toEqual({ color: 'rgba(255, 0, 0, 0.2)', borderColor: '#ff0000' });
    const outliers = { type: 'scatter', itemStyle: { color: 'transparent', borderColor: '#010203' } };
    const [far] = painted({ ...outliers, data: [{ value: [0, 90], pickedValue: 90 }] }, [rule]).data;
    expect(far?.itemStyle).toEqual({ color: 'transparent', borderColor: '#ff0000' });
  });

  it('colour rising and falling candles alike, and leave hollow ones hollow', () => {
    const series = { type: 'candlestick', itemStyle: { color: 'transparent', color0: '#00ff00' } };
    const [candle] = painted({ ...series, data: [{ value: [1, -2, 0, 3], pickedValue: -2 }] }, [red]).data;
    expect(candle?.itemStyle).toEqual({
      color: 'transparent',
      color0: '#ff0000',
      borderColor: '#ff0000',
      borderColor0: '#ff0000',
    });
  });

  it('reach nodes by name and value, and links by their own value only', () => {
    const sankey = {
      type: 'sankey',
      data: [{ name: '官网', pickedValue: 900, label: {} }, { name: '流失' }],
      links: [{ source: '官网', target: '流失', value: 900 }],
    };
    const node = { ...red, operator: '>=', operand: '900' } as const;
    const loss = { subject: 'name', operator: '=', operand: '流失', color: '#00ff00' } as const;
    const net = painted(sankey, [node, loss]) as unknown as { data: Items; links: object[] };
    expect(net.data.map((item) => item.itemStyle?.color)).toEqual(['#ff0000', '#00ff00']);
    expect(net.links).toEqual(sankey.links);
    const link = { ...node, subject: 'link' } as const;
    const flows = painted(sankey, [link]) as unknown as { data: Items; links: object[] };
    expect(flows.data).toEqual(sankey.data);
    expect(flows.links).toMatchObject([{ lineStyle: { color: '#ff0000' } }]);
  });

  it('take a region of a map from its scale of colours', () => {
    const { data } = painted({ type: 'map', data: [{ name: '甲', value: -1 }] }, [red]);
    expect(data[0]).toMatchObject({ visualMap: false, itemStyle: { color: '#ff0000' } });
  });
});
