import * as echarts from 'echarts';
import { describe, expect, it } from 'vitest';
import { drawReferenceLines } from './reference-lines.option.ts';
import { addZoomBar } from './zoom-bar.option.ts';
import type { ReferenceLine } from './reference-lines.fields.ts';

type Parts = Record<string, unknown>;

const line = (given: Partial<ReferenceLine>): ReferenceLine => ({
  kind: 'value',
  value: null,
  series: '',
  name: '',
  color: '',
  ...given,
});

const zh = 'zh' as const;
const upright = { xAxis: [{ type: 'category', data: ['一', '二', '三'] }], yAxis: [{ type: 'value' }] };

/** Values and texts of the lines that an option has. */
function linesOf(option: { readonly series?: unknown }) {
  return (option.series as { markLine?: { data: Parts[] } }[]).flatMap(({ markLine }) =>
    (markLine?.data ?? []).map((one) => ({
      value: one['yAxis'] ?? one['xAxis'],
      text: (one['label'] as { formatter(): string }).formatter(),
    })),
  );
}

/** What ECharts itself draws of an option, and where it puts a value. */
function drawn(option: object, value: number) {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: 400, height: 200 });
  chart.setOption({ animation: false, ...option });
  const svg = chart.renderToSVGString();
  const at = chart.convertToPixel({ yAxisIndex: 0 }, value);
  chart.dispose();
  return { svg, at };
}

describe('lines of reference', () => {
  it('leave an option without lines as it is', () => {
    const option = { ...upright, series: [{ type: 'bar', data: [1] }] };
    expect(drawReferenceLines(option, [], zh)).toBe(option);
    expect(drawReferenceLines(option, [line({ kind: 'target' })], zh)).toBe(option);
  });

  it('stand at a value, and the axis grows to hold it', () => {
    const option = { ...upright, series: [{ type: 'bar', data: [10, 20, 30] }] };
    const lined = drawReferenceLines(option, [line({ kind: 'target', value: 47 })], zh);
    expect(linesOf(lined)).toEqual([{ value: 47, text: '目标 47' }]);
    const { svg, at } = drawn(lined, 47);
    expect(svg).toContain('目标 47');
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(200);
    const short = drawn({ ...option }, 47);
    expect(short.at).toBeLessThan(at);
  });

  it('stand at the average and the median of what is drawn; blanks and dashes are no numbers', () => {
    const option = { ...upright, series: [{ type: 'line', name: '销售', data: [1, null, '-', { value: 2 }, 9] }] };
    const lined = drawReferenceLines(option, [line({ kind: 'average' }), line({ kind: 'median' })], zh);
    expect(linesOf(lined)).toEqual([
      { value: 4, text: '平均 4' },
      { value: 2, text: '中位数 2' },
    ]);
  });

  it('are one for each series, or for the one that is named', () => {
    const series = [
      { type: 'line', name: 'A', data: [1, 3] },
      { type: 'line', name: 'B', data: [10, 20] },
    ];
    const en = 'en' as const;
    const upright = { xAxis: [], yAxis: [{ type: 'value', axisLabel: { formatter: (n: number) => `${n}%` } }] };
    const both = drawReferenceLines({ ...upright, series }, [line({ kind: 'average' })], en);
    expect(linesOf(both).map(({ text }) => text)).toEqual(['A Average 2%', 'B Average 15%']);
    const one = drawReferenceLines({ ...upright, series }, [line({ kind: 'average', series: 'B' })], en);
    expect(linesOf(one)).toEqual([{ value: 15, text: 'Average 15%' }]);
  });

  it('are of the totals where series stand on one another', () => {
    const series = [
      { type: 'bar', name: 'A', stack: 's', data: [1, 3] },
      { type: 'bar', name: 'B', stack: 's', data: [10, 20] },
    ];
    expect(linesOf(drawReferenceLines({ ...upright, series }, [line({ kind: 'average' })], zh))).toEqual([
      { value: 17, text: '平均 17' },
    ]);
  });

  it('run down where bars are horizontal', () => {
    const horizontal = { xAxis: [{ type: 'value' }], yAxis: [{ type: 'category', data: ['一', '二'] }] };
    const lined = drawReferenceLines(
      { ...horizontal, series: [{ type: 'bar', data: [1, 3] }] },
      [line({ value: 2 })],
      zh,
    );
    expect(lined.series[0]).toMatchObject({ markLine: { data: [{ xAxis: 2 }] } });
  });

  it('take the second of coordinates for the height of a point', () => {
    const option = {
      xAxis: {},
      yAxis: { type: 'value' },
      series: [
        {
          type: 'scatter',
          data: [
            [100, 2],
            [300, 4],
          ],
        },
      ],
    };
    expect(linesOf(drawReferenceLines(option, [line({ kind: 'average' })], zh))).toEqual([
      { value: 3, text: '平均 3' },
    ]);
  });
});

describe('a zoom', () => {
  it('is a bar in room of its own, on the axis of the categories', () => {
    const option = { ...upright, grid: { bottom: 10 }, series: [] };
    expect(addZoomBar(option, 'none')).toBe(option);
    expect(addZoomBar(option, 'bar')).toMatchObject({
      grid: { bottom: 38 },
      dataZoom: [{ type: 'slider', xAxisIndex: 'all', bottom: 6 }],
    });
    expect(addZoomBar(option, 'wheel')).toMatchObject({ grid: { bottom: 10 }, dataZoom: [{ type: 'inside' }] });
  });
});
