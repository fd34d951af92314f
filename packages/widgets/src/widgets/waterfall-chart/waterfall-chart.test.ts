import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { THEMES, themeOf } from '../../kit/theme/themes.ts';
import { toRiseColour, toWaterfallChartOption } from './waterfall-chart.option.ts';
import { samples } from './waterfall-chart.sample.ts';
import { waterfallChart } from './waterfall-chart.widget.ts';

describe.each(['deep-blue', 'light'])('a waterfall in %s', (name) => {
  const theme = themeOf(name);

  it.each(samples.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(waterfallChart, toWaterfallChartOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

function optionOf(setup: Record<string, unknown> = {}, language: 'zh' | 'en' = 'zh') {
  const rows = [
    { 项目: 'a', 金额: 30, 小计: null },
    { 项目: 'b', 金额: -10, 小计: null },
  ];
  const sample = { name: 'own', label: { zh: '', en: '' }, rows, setup };
  return optionOfSample(waterfallChart, toWaterfallChartOption, sample, themeOf('deep-blue'), language).option;
}

function picked(setup: Record<string, unknown> = {}, language: 'zh' | 'en' = 'zh') {
  const [series] = optionOf(setup, language).series as {
    data: { pickedName: string; pickedValue: unknown; row: unknown }[];
  }[];
  return series?.data.map(({ pickedName, pickedValue, row }) => [pickedName, pickedValue, row]);
}

describe('the steps of a waterfall chart', () => {
  it('tell their change and their row; the total at the end has none', () => {
    expect(picked()).toEqual([
      ['a', 30, 0],
      ['b', -10, 1],
      ['合计', 20, null],
    ]);
    expect(picked({}, 'en')?.at(-1)?.[0]).toBe('Total');
    expect(picked({ totalName: '结余' })?.at(-1)?.[0]).toBe('结余');
    expect(picked({ isShowTotal: false })).toHaveLength(2);
  });

  it('say change and level in the tooltip', () => {
    const { tooltip } = optionOf() as { tooltip: { formatter: (params: object) => string } };
    expect(tooltip.formatter([{ dataIndex: 0 }])).toBe('a  +30\n累计  30');
    expect(tooltip.formatter([{ dataIndex: 1 }])).toBe('b  -10\n累计  20');
    expect(tooltip.formatter([{ dataIndex: 2 }])).toBe('合计  20');
  });
});

describe('the colour of increases', () => {
  it('is never near the red of decreases, nor that of totals', () => {
    const rises = Object.fromEntries(THEMES.map((theme) => [theme.name, theme.palette.indexOf(toRiseColour(theme))]));
    expect(rises).toMatchObject({ 'deep-blue': 1, graphite: 2, emerald: 2, light: 2, 'high-contrast': 1 });
    expect(Object.values(rises)).not.toContain(0);
  });
});
