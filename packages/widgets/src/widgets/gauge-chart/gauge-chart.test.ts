import type { EChartsOption, GaugeSeriesOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { fitDial } from './dial.ts';
import { toGaugeChartOption } from './gauge-chart.option.ts';
import { presets } from './gauge-chart.presets.ts';
import { samples } from './gauge-chart.sample.ts';
import { gaugeChart } from './gauge-chart.widget.ts';

describe.each(['deep-blue', 'light'])('a gauge in %s', (name) => {
  const theme = themeOf(name);

  it.each([...samples, ...presets].map((sample) => [sample.name, sample] as const))(
    'looks as agreed: %s',
    (_, sample) => {
      const { option, width, height } = optionOfSample(gaugeChart, toGaugeChartOption, sample, theme);
      expectPicture(
        import.meta.url,
        `${sample.name}.${name}`,
        toPicture(option, width, height, plainBackground(theme)),
      );
    },
  );
});

function seriesOf(value: unknown, setup: Record<string, unknown> = {}): GaugeSeriesOption {
  const sample = { name: 'own', label: { zh: '', en: '' }, rows: [{ value }], setup };
  const option: EChartsOption = optionOfSample(gaugeChart, toGaugeChartOption, sample, themeOf('deep-blue')).option;
  return (option.series as GaugeSeriesOption[])[0] as GaugeSeriesOption;
}

function textOf(series: GaugeSeriesOption): string {
  const { formatter } = series.detail ?? {};
  return (formatter as unknown as () => string)();
}

describe('the number of a gauge', () => {
  it('is written with its unit', () => {
    expect(textOf(seriesOf('72.6'))).toBe('72.6%');
    expect(textOf(seriesOf(3.14159, { decimals: 1, unit: ' 分' }))).toBe('3.1 分');
    expect(textOf(seriesOf(null))).toBe('-');
  });

  it('has a scale that holds it', () => {
    expect(seriesOf(72).max).toBe(100);
    expect(seriesOf(1180).max).toBe(1200);
    expect(seriesOf(1180, { max: 500 })).toMatchObject({ max: 500, data: [{ value: 500 }] });
    expect(seriesOf(5, { min: 50, max: 20 }).max).toBe(51);
  });

  it('is coloured by the first stage that it does not exceed', () => {
    const stages = [
      { limit: 100, color: '#00ff00' },
      { limit: 60, color: '#ff0000' },
    ];
    const colourOf = (value: number) => seriesOf(value, { stages }).progress?.itemStyle?.color;
    expect([colourOf(48), colourOf(60), colourOf(61), colourOf(120)]).toEqual([
      '#ff0000',
      '#ff0000',
      '#00ff00',
      '#00ff00',
    ]);
  });

  it('has no numbers on a scale that is too small to read them', () => {
    const sample = { name: 'own', label: { zh: '', en: '' }, size: { width: 120, height: 80 } };
    const { option } = optionOfSample(gaugeChart, toGaugeChartOption, sample, themeOf('light'));
    expect((option.series as GaugeSeriesOption[])[0]?.axisLabel?.show).toBe(false);
  });

  it('leaves a low half circle to its value', () => {
    const labelsIn = (width: number, height: number) => {
      const setup = { startAngle: 180, endAngle: 0 };
      const sample = { name: 'own', label: { zh: '', en: '' }, setup, size: { width, height } };
      const { option } = optionOfSample(gaugeChart, toGaugeChartOption, sample, themeOf('light'));
      return (option.series as GaugeSeriesOption[])[0]?.axisLabel?.show;
    };
    expect(labelsIn(200, 120)).toBe(false);
    expect(labelsIn(400, 300)).toBe(true);
  });
});

describe('a dial', () => {
  const box = { left: 0, top: 0, width: 200, height: 100 };

  it('uses the whole height when it is half a circle', () => {
    expect(fitDial(box, { start: 180, end: 0 })).toEqual({ centre: [100, 100], radius: 100, foot: 0 });
  });

  it('stands in the middle when it is a whole one', () => {
    expect(fitDial(box, { start: 90, end: -270 })).toEqual({ centre: [100, 50], radius: 50, foot: 50 });
  });
});
