import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import type { WidgetDeclaration } from '../widget/define-widget.ts';
import { barChart } from '../../widgets/bar-chart/bar-chart.widget.ts';
import { toBarChartOption } from '../../widgets/bar-chart/bar-chart.option.ts';
import { lineChart } from '../../widgets/line-chart/line-chart.widget.ts';
import { toLineChartOption } from '../../widgets/line-chart/line-chart.option.ts';
import { scatterChart } from '../../widgets/scatter-chart/scatter-chart.widget.ts';
import { toScatterChartOption } from '../../widgets/scatter-chart/scatter-chart.option.ts';
import { optionOfSample } from '../testing/picture.testing.ts';
import { themeOf } from '../theme/themes.ts';
import { toPickedItem } from './picked-item.ts';
import { placeByTime } from '../../shapes/time-distances.ts';
import { toCategorySeries } from '../../shapes/category-series.ts';

const DAYS = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-06-01'];
const TIMES = DAYS.map((day) => Date.parse(day));
const SHUFFLED = [3, 0, 2, 1];

type Item = readonly unknown[] | { readonly value: readonly unknown[]; readonly name?: string };
interface Drawn {
  readonly useUTC?: boolean;
  readonly xAxis: readonly { readonly type: string; readonly axisLabel: { readonly formatter?: unknown } }[];
  readonly yAxis: readonly { readonly type: string }[];
  readonly series: readonly { readonly data: readonly Item[]; readonly connectNulls?: boolean }[];
}

const DRAWINGS = {
  line: [lineChart, toLineChartOption],
  bar: [barChart, toBarChartOption],
  scatter: [scatterChart, toScatterChartOption],
} as const;

function draw(kind: keyof typeof DRAWINGS, days: readonly string[], setup: object = {}, language: 'zh' | 'en' = 'zh') {
  const [declaration, toOption] = DRAWINGS[kind];
  const rows = days.map((axis) => ({ axis, data: DAYS.indexOf(axis) + 1 }));
  const sample = { name: 'own', label: { zh: '', en: '' }, rows, setup: setup as Record<string, unknown> };
  const theme = themeOf('deep-blue');
  const { option } = optionOfSample(declaration as WidgetDeclaration, toOption as never, sample, theme, language);
  return option as unknown as Drawn;
}

const placesOf = ({ series }: Drawn) => series[0]?.data.map((item) => ('value' in item ? item.value : item));

describe('dates whose gaps differ', () => {
  it.each(['line', 'bar', 'scatter'] as const)('stand at their true distances in a %s chart', (kind) => {
    const drawn = draw(kind, DAYS);
    expect(drawn.xAxis[0]?.type).toBe('time');
    expect(drawn.useUTC).toBe(true);
    expect(placesOf(drawn)).toEqual(TIMES.map((time, at) => [time, at + 1]));
  });

  it('stand in their order, whatever the order of the rows', () => {
    const drawn = draw(
      'line',
      SHUFFLED.map((at) => DAYS[at] ?? ''),
    );
    expect(placesOf(drawn)).toEqual(TIMES.map((time, at) => [time, at + 1]));
  });

  it('run downwards in horizontal bars', () => {
    const drawn = draw('bar', DAYS, { verticalShow: true });
    expect([drawn.xAxis[0]?.type, drawn.yAxis[0]?.type]).toEqual(['value', 'time']);
    expect(placesOf(drawn)?.[3]).toEqual([4, TIMES[3]]);
  });

  it('have ticks in the language of the screen', () => {
    const ticks = (language: 'zh' | 'en') => draw('line', DAYS, {}, language).xAxis[0]?.axisLabel.formatter;
    expect(ticks('zh')).toMatchObject({ year: '{yyyy}年', month: '{M}月' });
    expect(ticks('en')).toMatchObject({ year: '{yyyy}', month: '{MMM}' });
  });

  it('stand beside one another where the author wants that', () => {
    expect(draw('line', DAYS, { timeDistance: 'even' }).xAxis[0]?.type).toBe('category');
  });

  it('keep rules, names and rows of their items', () => {
    const conditions = [{ subject: 'name', operator: '=', operand: '2026-06-01', color: '#ff0000' }];
    const { series } = draw('bar', DAYS, { conditions });
    expect(series[0]?.data[3]).toMatchObject({ name: '2026-06-01' });
    expect(JSON.stringify(series[0]?.data[3])).toContain('rgba(255, 0, 0, 1)');
    const rows = SHUFFLED.map((at) => ({ day: DAYS[at] ?? '', n: at }));
    const data = placeByTime(toCategorySeries(toTable(rows), [{ role: 'xAxis', field: 'day' }]));
    const picked = toPickedItem({ name: '', data: [TIMES[3], 3], seriesIndex: 0, dataIndex: 3 }, data);
    expect(picked).toMatchObject({ name: '2026-06-01', value: 3, row: 0 });
  });
});

describe('a blank value in a line', () => {
  const line = (blankStyle?: string) => {
    const rows = [1, null, 3].map((data, at) => ({ axis: `${at}`, data }));
    const sample = { name: 'own', label: { zh: '', en: '' }, rows, setup: blankStyle ? { blankStyle } : {} };
    const { option } = optionOfSample(lineChart, toLineChartOption, sample, themeOf('deep-blue'));
    return (option as unknown as Drawn).series[0];
  };

  it('is a gap, is passed over, or counts as zero', () => {
    expect(line()).toMatchObject({ connectNulls: false, data: [1, '-', 3] });
    expect(line('connect')).toMatchObject({ connectNulls: true, data: [1, '-', 3] });
    expect(line('zero')).toMatchObject({ connectNulls: false, data: [1, 0, 3] });
  });
});
