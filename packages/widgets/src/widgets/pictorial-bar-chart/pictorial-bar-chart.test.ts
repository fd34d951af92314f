import type { PictorialBarSeriesOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toPictorialBarChartOption } from './pictorial-bar-chart.option.ts';
import { presets } from './pictorial-bar-chart.presets.ts';
import { samples } from './pictorial-bar-chart.sample.ts';
import { pictorialBarChart } from './pictorial-bar-chart.widget.ts';

describe.each(['deep-blue', 'light'])('a pictorial bar chart in %s', (name) => {
  const theme = themeOf(name);

  it.each([...samples, ...presets].map((sample) => [sample.name, sample] as const))(
    'looks as agreed: %s',
    (_, sample) => {
      const { option, width, height } = optionOfSample(pictorialBarChart, toPictorialBarChartOption, sample, theme);
      expectPicture(
        import.meta.url,
        `${sample.name}.${name}`,
        toPicture(option, width, height, plainBackground(theme)),
      );
    },
  );
});

function seriesOf(setup: Record<string, unknown>) {
  const sample = { name: 'own', label: { zh: '', en: '' }, rows: [{ 景区: 'a', 客流: 83 }], setup };
  const { option } = optionOfSample(pictorialBarChart, toPictorialBarChartOption, sample, themeOf('deep-blue'));
  return option.series as PictorialBarSeriesOption[];
}

describe('the bars of a pictorial bar chart', () => {
  it('are stretched pictures that tell their row', () => {
    const [bars] = seriesOf({ figure: 'triangle' });
    expect(bars?.symbolRepeat).toBeUndefined();
    expect(bars?.data?.[0]).toMatchObject({ value: 83, row: 0, pickedName: 'a', pickedValue: 83 });
  });

  it('are repeated pictures, with pale ones for what is missing', () => {
    const [bars, rest] = seriesOf({ figure: 'dots', isShowRest: true });
    expect(bars).toMatchObject({ symbolRepeat: true, symbolClip: true, symbolBoundingData: 100 });
    expect(rest).toMatchObject({ symbolRepeat: 'fixed', silent: true });
    expect(seriesOf({ figure: 'dots', isShow: false })).toHaveLength(1);
  });

  it('have their numbers where the last picture is cut, or behind those that are missing', () => {
    const numbersOf = (setup: object) => seriesOf({ figure: 'dots', ...setup }).find(({ id }) => id === 'numbers');
    const written = (setup: object) => {
      const { data, label } = numbersOf(setup) as unknown as {
        data: { value: number; pickedValue: number; label?: { formatter: () => string } }[];
        label: { formatter: (params: { value: number }) => string };
      };
      return data.map(({ value, label: own }) => [value, own?.formatter() ?? label.formatter({ value })]);
    };
    expect(written({})).toEqual([[83, '83']]);
    expect(written({ isShowRest: true })).toEqual([[100, '83']]);
  });

  it('are cylinders of a body and two ends', () => {
    expect(seriesOf({ figure: 'cylinder' }).map(({ id, symbol }) => [id, symbol])).toEqual([
      ['bars', 'rect'],
      ['foot', 'circle'],
      ['top', 'circle'],
    ]);
  });

  it('count one picture for so many', () => {
    const heightOf = (perFigure: number) => {
      const [bars] = seriesOf({ figure: 'dots', perFigure, maxWidth: 200 });
      return Number([bars?.symbolSize].flat()[1]);
    };
    expect(heightOf(10) / heightOf(20)).toBeCloseTo(0.5, 1);
  });

  it('become smaller before too few of them stand in a low box', () => {
    const sample = {
      name: 'own',
      label: { zh: '', en: '' },
      setup: { figure: 'dots' },
      size: { width: 200, height: 120 },
    };
    const { option } = optionOfSample(pictorialBarChart, toPictorialBarChartOption, sample, themeOf('deep-blue'));
    const [bars] = option.series as { symbolSize: number[]; symbolMargin: number }[];
    expect((bars!.symbolSize[1]! + bars!.symbolMargin) * 6).toBeLessThan(120);
  });

  it('leave room for the numbers behind the last picture of a horizontal bar', () => {
    const rightOf = (figure: string) => {
      const setup = { figure, verticalShow: true, isShow: true, marginRight: 20 };
      const sample = { name: 'own', label: { zh: '', en: '' }, setup };
      const { option } = optionOfSample(pictorialBarChart, toPictorialBarChartOption, sample, themeOf('deep-blue'));
      return Number((option.grid as { right: number }).right);
    };
    expect(rightOf('triangle')).toBe(20);
    expect(rightOf('drops')).toBeGreaterThan(40);
  });

  it('are plain where they are too thin for a picture', () => {
    expect(seriesOf({ figure: 'peak', maxWidth: 1 })[0]).toMatchObject({ symbol: 'rect' });
    expect(String(seriesOf({ figure: 'peak' })[0]?.symbol)).toContain('path://');
  });
});
