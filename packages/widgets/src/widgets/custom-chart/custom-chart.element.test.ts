import { expect } from '@esm-bundle/chai';
import { chartIn } from '../../kit/chart/chart-surface.ts';
import { until } from '../../kit/testing/until.testing.ts';
import './custom-chart.element.ts';
import type { AjCustomChart } from './custom-chart.element.ts';
import { SERIES_TYPES } from './option-rules.ts';

type SeriesType = (typeof SERIES_TYPES)[number];

const GRID = { xAxis: { type: 'category', data: ['a', 'b'] }, yAxis: {} };
const TREE = [{ name: 'a', value: 3, children: [{ name: 'b', value: 2 }] }];
const LINKS = { data: [{ name: 'a' }, { name: 'b' }], links: [{ source: 'a', target: 'b', value: 1 }] };
const INDICATORS = [1, 2, 3].map((one) => ({ name: String(one), max: 3 }));
const ITEMS = [
  { name: 'a', value: 1 },
  { name: 'b', value: 2 },
];

const AROUND_SERIES: Partial<Record<SeriesType, object>> = {
  ...Object.fromEntries(
    ['bar', 'boxplot', 'candlestick', 'effectScatter', 'line', 'pictorialBar'].map((one) => [one, GRID]),
  ),
  heatmap: { ...GRID, yAxis: { type: 'category', data: ['a'] }, visualMap: { min: 0, max: 2 } },
  lines: { ...GRID, xAxis: {} },
  parallel: { parallelAxis: [{ dim: 0 }, { dim: 1 }] },
  radar: { radar: { indicator: INDICATORS } },
  scatter: GRID,
  themeRiver: { singleAxis: { type: 'time' } },
};

const SERIES: Record<SeriesType, object> = {
  bar: { data: [1, 2] },
  boxplot: { data: [[1, 2, 3, 4, 5]] },
  candlestick: { data: [[1, 2, 0, 3]] },
  effectScatter: { data: [1, 2] },
  funnel: { data: ITEMS },
  gauge: { data: [{ value: 40 }] },
  graph: { layout: 'circular', ...LINKS },
  heatmap: { data: [[0, 0, 2]] },
  line: { data: [1, 2] },
  lines: {
    coordinateSystem: 'cartesian2d',
    data: [
      {
        coords: [
          [0, 0],
          [3, 3],
        ],
      },
    ],
  },
  parallel: {
    data: [
      [1, 2],
      [2, 1],
    ],
  },
  pictorialBar: { data: [1, 2] },
  pie: { data: ITEMS },
  radar: { data: [{ value: [1, 2, 3] }] },
  sankey: LINKS,
  scatter: { data: [1, 2] },
  sunburst: { data: TREE },
  themeRiver: {
    data: [
      ['2026-01-01', 1, 'a'],
      ['2026-01-02', 2, 'a'],
    ],
  },
  tree: { data: TREE },
  treemap: { data: TREE },
};

/** What stands on the canvas. */
function textsOf(chart: AjCustomChart): string[] {
  const shapes = chartIn(chart.renderRoot)?.getZr().storage.getDisplayList(true) ?? [];
  return shapes.map(({ style }) => String((style as { text?: unknown }).text ?? ''));
}

describe('a custom chart', () => {
  let chart: AjCustomChart;

  beforeEach(() => {
    chart = document.createElement('aj-custom-chart') as AjCustomChart;
    document.body.append(chart);
  });

  afterEach(() => chart.remove());

  const drawn = () => chart.renderRoot.querySelector('.aj-chart[data-drawn] canvas') !== null;
  /** Whether anything stands on the canvas. */
  const isPainted = (): boolean => {
    const canvas = chart.renderRoot.querySelector('canvas');
    const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    return data.some((value, i) => i % 4 === 3 && value > 0);
  };
  const shown = () => chart.renderRoot.textContent ?? '';

  it('draws its example, then another kind of chart in its place', async () => {
    await until(drawn, 'the example is drawn');
    chart.option =
      '{"series": {"type": "pie", "data": {"$each": {"name": {"$field": "month"}, "value": {"$field": "output"}}}}}';
    await chart.updateComplete;
    await until(drawn, 'the pie is drawn');
    expect(shown()).not.to.contain('失败');
  });

  for (const type of SERIES_TYPES) {
    it(`fetches what it takes to draw ${type}`, async () => {
      chart.option = JSON.stringify({ ...AROUND_SERIES[type], series: { type, ...SERIES[type] } });
      await until(() => drawn() && isPainted(), `${type} is drawn`);
      expect(shown()).not.to.contain('失败');
    });
  }

  it('fetches what stands around its series', async () => {
    chart.option = JSON.stringify({ ...GRID, series: { type: 'line', data: [1, 2] } });
    await until(drawn, 'the line is drawn');
    const before = chart.renderRoot.querySelector('canvas');
    const markLine = { symbol: 'none', data: [{ type: 'average' }] };
    const parts = {
      ...GRID,
      visualMap: { min: 1, max: 2 },
      dataZoom: {},
      series: { type: 'line', data: [1, 2], markLine },
    };
    chart.option = JSON.stringify(parts);
    await until(() => drawn() && chart.renderRoot.querySelector('canvas') !== before, 'another instance knows them');
    expect(shown()).not.to.contain('失败');
  });

  it('writes the names of months in the language it is changed to', async () => {
    const times = ['2026-01-01', '2026-02-01', '2026-03-01'].map((day, i) => [day, i]);
    chart.option = JSON.stringify({ xAxis: { type: 'time' }, yAxis: {}, series: { type: 'line', data: times } });
    const writes = (text: string) => () => drawn() && textsOf(chart).includes(text);
    await until(writes('3月'), 'it is drawn in Chinese');
    chart.language = 'en';
    await until(writes('Mar'), 'it is drawn in English');
  });

  it('says what is wrong, and draws again once it is right', async () => {
    const right = chart.option;
    chart.option = right.replace('"line"', '"lines3D"');
    await until(() => shown().includes('未知的图表类型“lines3D”'), 'the mistake is shown');
    chart.option = right;
    await until(drawn, 'the chart is drawn');
  });
});
