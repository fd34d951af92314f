import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toBoxPlotChartOption } from './box-plot-chart.option.ts';
import { samples } from './box-plot-chart.sample.ts';
import { boxPlotChart } from './box-plot-chart.widget.ts';

describe.each(['deep-blue', 'light'])('a box plot in %s', (name) => {
  const theme = themeOf(name);

  it.each(samples.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(boxPlotChart, toBoxPlotChartOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

interface Drawn {
  readonly type: string;
  readonly data: readonly { readonly value: unknown; readonly pickedName: string; readonly pickedValue: unknown }[];
}

function optionOf(setup: Record<string, unknown> = {}) {
  const rows = [1, 2, 3, 4, 5, 6, 7, 40].map((value) => ({ 产线: '甲', 节拍: value }));
  const sample = { name: 'own', label: { zh: '', en: '' }, rows, setup };
  return optionOfSample(boxPlotChart, toBoxPlotChartOption, sample, themeOf('deep-blue')).option;
}

describe('the boxes of a box plot', () => {
  it('tell their median, and outliers their own value', () => {
    const [box, outliers] = optionOf().series as unknown as Drawn[];
    expect(box?.data).toEqual([{ value: [1, 2.75, 4.5, 6.25, 7], row: null, pickedName: '甲', pickedValue: 4.5 }]);
    expect(outliers?.data).toEqual([{ value: [0, 40], row: null, pickedName: '甲', pickedValue: 40 }]);
  });

  it('lie with their outliers', () => {
    const [, outliers] = optionOf({ verticalShow: true }).series as unknown as Drawn[];
    expect(outliers?.data[0]?.value).toEqual([40, 0]);
    expect(optionOf({ isShowOutliers: false }).series).toHaveLength(1);
  });

  it('say their five numbers in the tooltip', () => {
    const { formatter } = optionOf().tooltip as { formatter: (params: object) => string };
    const [box] = optionOf().series as unknown as Drawn[];
    const text = formatter({ seriesType: 'boxplot', seriesIndex: 0, dataIndex: 0, data: box?.data[0] });
    expect(text.split('\n')).toEqual(['甲', '最小  1', '下四分位  2.75', '中位数  4.5', '上四分位  6.25', '最大  7']);
  });
});
