import { defaultsOf, toTable, type Mapping } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import type { ChartContext } from '../kit/chart/chart-context.ts';
import { themeOf } from '../kit/theme/themes.ts';
import { toNameValues } from '../shapes/name-value.ts';
import { toRolesData } from '../shapes/roles.ts';
import { toFunnelChartOption } from '../widgets/funnel-chart/funnel-chart.option.ts';
import { funnelChart } from '../widgets/funnel-chart/funnel-chart.widget.ts';
import { toPieChartOption } from '../widgets/pie-chart/pie-chart.option.ts';
import { pieChart } from '../widgets/pie-chart/pie-chart.widget.ts';
import { toSunburstOption } from '../widgets/sunburst/sunburst.option.ts';
import { sunburst } from '../widgets/sunburst/sunburst.widget.ts';
import { toTreemapOption } from '../widgets/treemap/treemap.option.ts';
import { treemap } from '../widgets/treemap/treemap.widget.ts';

const MAPPING: readonly Mapping[] = [
  { role: 'name', field: 'n' },
  { role: 'value', field: 'v' },
];
const context: ChartContext = { theme: themeOf('light'), language: 'en', width: 400, height: 300 };
const tableOf = (...values: (number | null)[]) => toTable(values.map((v, i) => ({ n: `item ${i}`, v })));

type Drawn = (
  title: { text?: string; subtext?: string; isShowTitle?: boolean },
  ...values: (number | null)[]
) => unknown;

const CHARTS: Readonly<Record<string, Drawn>> = {
  pie: (title, ...values) =>
    toPieChartOption(
      { ...defaultsOf(pieChart.fields, 'en'), ...title },
      toNameValues(tableOf(...values), MAPPING),
      context,
    ).title,
  funnel: (title, ...values) =>
    toFunnelChartOption(
      { ...defaultsOf(funnelChart.fields, 'en'), ...title },
      toNameValues(tableOf(...values), MAPPING),
      context,
    ).title,
  treemap: (title, ...values) =>
    toTreemapOption(
      { ...defaultsOf(treemap.fields, 'en'), ...title },
      toRolesData(tableOf(...values), MAPPING),
      context,
    ).title,
  sunburst: (title, ...values) =>
    toSunburstOption(
      { ...defaultsOf(sunburst.fields, 'en'), ...title },
      toRolesData(tableOf(...values), MAPPING),
      context,
    ).title,
};

describe.each(Object.entries(CHARTS))('a chart of parts of a whole: %s', (_, titleOf) => {
  const subtextOf = (title: unknown) => ([title].flat()[0] as { readonly subtext: string }).subtext;

  it('says how many items below zero it leaves out', () => {
    expect(subtextOf(titleOf({ text: 'Profit' }, 5, -3, 8, -1))).toBe('2 items below zero not drawn');
    expect(subtextOf(titleOf({ text: 'Profit', subtext: '2026' }, 5, -3))).toBe('2026 · 1 item below zero not drawn');
  });

  it('says so where its title is off too, and shows nothing else of it', () => {
    expect([titleOf({ text: 'Profit', isShowTitle: false }, 5, -3)].flat()[0]).toMatchObject({
      show: true,
      text: '',
      subtext: '1 item below zero not drawn',
    });
  });

  it('says nothing where nothing but empty values is left out', () => {
    expect(subtextOf(titleOf({ text: 'Profit', subtext: '' }, 5, 0, null))).toBe('');
  });
});
