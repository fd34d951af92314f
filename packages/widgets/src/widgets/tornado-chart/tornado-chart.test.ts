import type { BarSeriesOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toTornadoChartOption } from './tornado-chart.option.ts';
import { samples } from './tornado-chart.sample.ts';
import { tornadoChart } from './tornado-chart.widget.ts';

describe.each(['deep-blue', 'light'])('a tornado chart in %s', (name) => {
  const theme = themeOf(name);

  it.each(samples.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(tornadoChart, toTornadoChartOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

function optionOf(left: number | null, right: number | null, setup: Record<string, unknown> = {}) {
  const rows = [{ 年龄段: 'a', 男性: left, 女性: right }];
  const sample = { name: 'own', label: { zh: '', en: '' }, rows, setup };
  return optionOfSample(tornadoChart, toTornadoChartOption, sample, themeOf('deep-blue')).option;
}

const ends = (option: ReturnType<typeof optionOf>) =>
  (option.xAxis as { max: number }[]).map(({ max }) => Math.round(max));

describe('the sides of a tornado chart', () => {
  it('count on the same scale, or each on its own', () => {
    expect(ends(optionOf(100, 10, { isShow: false }))).toEqual([100, 100]);
    expect(ends(optionOf(100, 10, { isShow: false, isSameScale: false }))).toEqual([100, 10]);
    expect(ends(optionOf(83, 10, { isShow: false, isShowScale: true }))).toEqual([100, 100]);
  });

  it('keep room for the labels beyond their longest bar', () => {
    expect(ends(optionOf(100, 100))[0]).toBeGreaterThan(105);
  });

  it('draw numbers that point to the left by their size, and tell them as they are', () => {
    const [left, right] = optionOf(-30, null).series as BarSeriesOption[];
    expect(left?.data?.[0]).toMatchObject({ value: 30, pickedValue: -30, pickedName: 'a', row: 0 });
    expect(right?.data?.[0]).toMatchObject({ value: '-', pickedValue: null });
    const write = left?.label?.formatter as unknown as (params: { dataIndex: number }) => string;
    expect(write({ dataIndex: 0 })).toBe('30');
  });
});
