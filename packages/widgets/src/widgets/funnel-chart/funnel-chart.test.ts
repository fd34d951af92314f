import type { FunnelSeriesOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toFunnelChartOption } from './funnel-chart.option.ts';
import { presets } from './funnel-chart.presets.ts';
import { samples } from './funnel-chart.sample.ts';
import { funnelChart } from './funnel-chart.widget.ts';

describe.each(['deep-blue', 'light'])('a funnel in %s', (name) => {
  const theme = themeOf(name);

  it.each([...samples, ...presets].map((sample) => [sample.name, sample] as const))(
    'looks as agreed: %s',
    (_, sample) => {
      const { option, width, height } = optionOfSample(funnelChart, toFunnelChartOption, sample, theme);
      expectPicture(
        import.meta.url,
        `${sample.name}.${name}`,
        toPicture(option, width, height, plainBackground(theme)),
      );
    },
  );
});

function seriesOf(values: readonly unknown[], setup: Record<string, unknown> = {}, height = 300): FunnelSeriesOption {
  const rows = values.map((value, i) => ({ name: `n${i}`, value }));
  const sample = { name: 'own', label: { zh: '', en: '' }, rows, setup, size: { width: 400, height } };
  const { option } = optionOfSample(funnelChart, toFunnelChartOption, sample, themeOf('deep-blue'));
  return (option.series as FunnelSeriesOption[])[0] as FunnelSeriesOption;
}

function labelOf(series: FunnelSeriesOption, i: number): string {
  const { formatter } = series.label ?? {};
  return (formatter as unknown as (params: object) => string)({ dataIndex: i, name: `n${i}` });
}

describe('the stages of a funnel', () => {
  it('are the values above zero, each with its row', () => {
    expect(seriesOf([8, -1, null, '6']).data).toMatchObject([
      { name: 'n0', value: 8, row: 0 },
      { name: 'n3', value: 6, row: 3 },
    ]);
  });

  it('say how much of the greatest is left', () => {
    expect(labelOf(seriesOf([200, 50]), 1)).toBe('n1  50  25.0%');
    expect(labelOf(seriesOf([200, 50], { numberValue: false, percentPrecision: 0 }), 1)).toBe('n1  25%');
  });

  it('have no labels where they are lower than a line of text', () => {
    expect(seriesOf([5, 4, 3], {}, 300).label?.show).toBe(true);
    expect(seriesOf([5, 4, 3], {}, 40).label?.show).toBe(false);
  });

  it('leave the side to their labels', () => {
    const [right, left] = [seriesOf([5, 4]), seriesOf([5, 4], { funnelAlign: 'right' })];
    expect(right.label?.position).toBe('right');
    expect(left.label?.position).toBe('left');
    expect(Number(left.left)).toBeGreaterThan(Number(right.left));
  });
});
