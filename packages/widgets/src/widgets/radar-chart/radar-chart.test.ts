import type { EChartsOption, RadarSeriesOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toRadarChartOption } from './radar-chart.option.ts';
import { samples } from './radar-chart.sample.ts';
import { radarChart } from './radar-chart.widget.ts';

describe.each(['deep-blue', 'light'])('a radar chart in %s', (name) => {
  const theme = themeOf(name);

  it.each(samples.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(radarChart, toRadarChartOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

type Rows = readonly Record<string, unknown>[];

function optionOf(rows: Rows, setup: Record<string, unknown> = {}, size = { width: 400, height: 300 }): EChartsOption {
  const mapping = Object.keys(rows[0] ?? {}).map((field, i) => ({ role: i === 0 ? 'name' : 'radar', field }));
  const sample = { name: 'own', label: { zh: '', en: '' }, rows, mapping, setup, size };
  return optionOfSample(radarChart, toRadarChartOption, sample, themeOf('deep-blue')).option;
}

interface Web {
  readonly indicator: readonly { readonly name: string; readonly max: number; readonly min: number }[];
  readonly axisName: { readonly show: boolean; readonly formatter: (name: string) => string };
}

const webOf = (option: EChartsOption) => (option.radar as unknown as Web[])[0] as Web;
const maximaOf = (option: EChartsOption) => webOf(option).indicator.map(({ max }) => max);

describe('the spokes of a radar chart', () => {
  it('share a scale while their values are alike', () => {
    expect(maximaOf(optionOf([{ n: 'x', a: 40, b: 88, c: 61 }]))).toEqual([100, 100, 100]);
  });

  it('have scales of their own when their values differ widely', () => {
    expect(maximaOf(optionOf([{ n: 'x', a: 4, b: 880, c: 61 }]))).toEqual([4, 1000, 80]);
  });

  it('take name and maximum that were set by hand', () => {
    const option = optionOf([{ n: 'x', a: 4, b: 5 }], { dynamicAddRadar: [{ name: '销售', key: 'b', max: 6500 }] });
    expect(webOf(option).indicator[1]).toEqual({ name: '销售', max: 6500, min: 0 });
  });

  it('reach below zero for negative values', () => {
    expect(webOf(optionOf([{ n: 'x', a: -14, b: 5, c: 6 }])).indicator.map(({ min }) => min)).toEqual([-15, 0, 0]);
  });

  it('are named only where names have room, and cut to it', () => {
    const name = '长'.repeat(80);
    const rows = [{ n: 'x', [name]: 1, b: 2, c: 3 }];
    expect(webOf(optionOf(rows)).axisName.formatter(name)).toMatch(/…$/);
    expect(webOf(optionOf(rows, {}, { width: 80, height: 50 })).axisName.show).toBe(false);
  });
});

describe('the outlines of a radar chart', () => {
  const seriesOf = (option: EChartsOption) => (option.series as RadarSeriesOption[])[0] as RadarSeriesOption;

  it('carry their rows and leave gaps', () => {
    const series = seriesOf(
      optionOf([
        { n: 'x', a: 1, b: null, c: 2 },
        { n: 'y', a: 3, b: 4, c: 5 },
      ]),
    );
    expect(series.data).toMatchObject([
      { name: 'x', row: 0, value: [1, '-', 2] },
      { name: 'y', row: 1, value: [3, 4, 5] },
    ]);
  });

  it('are none without indicators', () => {
    expect(optionOf([]).series).toEqual([]);
  });
});
