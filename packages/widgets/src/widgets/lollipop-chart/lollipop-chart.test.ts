import type { BarSeriesOption, ScatterSeriesOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toLollipopChartOption } from './lollipop-chart.option.ts';
import { samples } from './lollipop-chart.sample.ts';
import { lollipopChart } from './lollipop-chart.widget.ts';

describe.each(['deep-blue', 'light'])('the lollipop-chart in %s', (name) => {
  const theme = themeOf(name);

  it.each(samples.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(lollipopChart, toLollipopChartOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

type Series = readonly [BarSeriesOption, ScatterSeriesOption];

function seriesOf(sales: readonly (number | null)[]): Series {
  const rows = sales.map((value, i) => ({ region: `r${i}`, sales: value }));
  const sample = { name: 'own', label: { zh: '', en: '' }, rows };
  return optionOfSample(lollipopChart, toLollipopChartOption, sample, themeOf('deep-blue')).option
    .series as unknown as Series;
}

describe('the values of the lollipop-chart', () => {
  it('have a stem and a head each; the label of a negative one stands below', () => {
    const [stems, heads] = seriesOf([3, -2, null]);
    expect(stems?.data).toMatchObject([{ value: 3 }, { value: -2 }, { value: '-' }]);
    expect(heads?.data).toMatchObject([
      { value: 3, row: 0, pickedName: 'r0', pickedValue: 3 },
      { value: -2, label: { position: 'bottom' } },
      { value: '-' },
    ]);
  });

  it('are as close as lines where they are many: heads are no wider than stems', () => {
    const [stems, heads] = seriesOf(Array.from({ length: 200 }, (_, i) => i));
    expect(heads?.symbolSize).toBe(stems?.barMaxWidth);
  });
});
