import type { BarSeriesOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toBarChartOption } from './bar-chart.option.ts';
import { presets } from './bar-chart.presets.ts';
import { samples } from './bar-chart.sample.ts';
import { barChart } from './bar-chart.widget.ts';

describe.each(['deep-blue', 'light'])('a bar chart in %s', (name) => {
  const theme = themeOf(name);

  it.each([...samples, ...presets].map((sample) => [sample.name, sample] as const))(
    'looks as agreed: %s',
    (_, sample) => {
      const { option, width, height } = optionOfSample(barChart, toBarChartOption, sample, theme);
      expectPicture(
        import.meta.url,
        `${sample.name}.${name}`,
        toPicture(option, width, height, plainBackground(theme)),
      );
    },
  );
});

/** Series of the option for these rows (columns `name`, then one series each) and properties. */
function seriesOf(rows: Record<string, unknown>[], setup: Record<string, unknown> = {}): BarSeriesOption[] {
  const sample = { name: 'own', label: { zh: '', en: '' }, rows, mapping: mappingOf(rows), setup };
  return optionOfSample(barChart, toBarChartOption, sample, themeOf('deep-blue')).option.series as BarSeriesOption[];
}

function mappingOf(rows: Record<string, unknown>[]) {
  return Object.keys(rows[0] ?? {}).map((field, i) => ({ role: i === 0 ? 'xAxis' : 'bar', field }));
}

describe('the bars of a bar chart', () => {
  const rows = [
    { name: 'a', x: 1, y: 4 },
    { name: 'b', x: 2, y: -3 },
  ];

  it('stand side by side or on one stack', () => {
    expect(seriesOf(rows).map((one) => one.stack)).toEqual([undefined, undefined]);
    const stacks = seriesOf(rows, { stackStyle: 'upDown' }).map((one) => one.stack);
    expect(new Set(stacks).size).toBe(1);
    expect(stacks[0]).toBeDefined();
  });

  it('are drawn as shares of their category on a stack of a hundred percent', () => {
    const [first, second] = seriesOf(rows, { stackStyle: 'percent' });
    expect([first?.data?.[0], second?.data?.[0]]).toMatchObject([{ value: 20 }, 80]);
    const write = second?.tooltip?.valueFormatter as (share: number, i: number) => string;
    expect(write(80, 0)).toBe('4   80%');
    expect(seriesOf([{ name: 'a', x: 7 }], { stackStyle: 'percent' })[0]?.data).toEqual([7]);
  });

  it('fade towards their foot, into another colour where one is set', () => {
    const fillOf = (setup: object) =>
      seriesOf([{ name: 'a', x: 1 }], { customColor: ['#ff0000'], ...setup })[0]?.itemStyle?.color;
    expect(fillOf({ fillStyle: 'flat' })).toBe('#ff0000');
    expect(fillOf({ fillStyle: 'clear' })).toMatchObject({ colorStops: [{}, { color: 'rgba(255, 0, 0, 0.06)' }] });
    expect(fillOf({ footColor: '#0000ff' })).toMatchObject({ colorStops: [{}, { color: 'rgba(0, 0, 255, 1)' }] });
  });

  it('are rounded at the end that is away from zero', () => {
    const [, second] = seriesOf(rows, { radius: 5 });
    expect(second?.itemStyle?.borderRadius).toEqual([5, 5, 0, 0]);
    expect(second?.data?.[1]).toMatchObject({
      value: -3,
      itemStyle: { borderRadius: [0, 0, 5, 5] },
      label: { position: 'bottom' },
    });
  });

  it('turn round with a reversed axis', () => {
    const [, second] = seriesOf(rows, { radius: 5, reversalY: true });
    expect(second?.itemStyle?.borderRadius).toEqual([0, 0, 5, 5]);
    expect(second?.data?.[0]).toBe(4);
    expect(second?.data?.[1]).toMatchObject({ itemStyle: { borderRadius: [5, 5, 0, 0] }, label: { position: 'top' } });
  });

  it('take a colour each when they are coloured by item', () => {
    const [only] = seriesOf(
      [
        { name: 'a', x: 1 },
        { name: 'b', x: 2 },
      ],
      { colorStyle: 'unsame', customColor: ['#ff0000', '#00ff00'] },
    );
    expect(JSON.stringify(only?.data?.[0])).toContain('255, 0, 0');
    expect(JSON.stringify(only?.data?.[1])).toContain('0, 255, 0');
  });

  it('leave a gap where there is no number', () => {
    const [only] = seriesOf([
      { name: 'a', x: 'n/a' },
      { name: 'b', x: 2 },
    ]);
    expect(only?.data).toEqual(['-', 2]);
  });

  it('write their values with a percent sign', () => {
    const [only] = seriesOf([{ name: 'a', x: 12.5 }], { percentSign: true });
    const write = only?.label?.formatter as unknown as (params: { value: number }) => string;
    expect(write({ value: 12.5 })).toBe('12.5%');
  });

  it('write no values where most would not fit', () => {
    const many = Array.from({ length: 80 }, (_, i) => ({ name: String(i), x: i * 1000 }));
    expect(seriesOf(many)[0]?.label?.show).toBe(false);
    expect(seriesOf(many.slice(0, 4))[0]?.label?.show).toBe(true);
  });

  it.each([
    ['close to each other', {}],
    ['close to each other, from their least on', { scale: true }],
    ['that reach the end of an axis with a limit', { maxY: 579_120 }],
  ])('lie with numbers behind them %s, which the box does not cut off', (_, setup) => {
    const rows = [
      { name: 'Zhejiang', x: 579_120 },
      { name: 'Shanghai', x: 539_930 },
      { name: 'Jiangsu', x: 412_050 },
    ];
    const sample = { name: 'own', label: { zh: '', en: '' }, rows, mapping: mappingOf(rows) };
    const turned = { verticalShow: true, fontPosition: 'right', isShowY: false, isShowLegend: false, ...setup };
    const { option, width, height } = optionOfSample(
      barChart,
      toBarChartOption,
      { ...sample, setup: turned, size: { width: 528, height: 376 } },
      themeOf('light'),
      'en',
    );
    const svg = toPicture(option, width, height, '#ffffff');
    const [, x = ''] = /translate\((-?[\d.]+) [^>]*>579\.12K<\/text/.exec(svg) ?? [];
    expect(Number(x) + textWidth('579.12K', 12)).toBeLessThanOrEqual(width);
  });

  it('bear no number where a part of a stack is lower than a line', () => {
    const rows = [{ month: 'a', x: 4000, y: 60 }];
    const sample = { name: 'own', label: { zh: '', en: '' }, rows, mapping: mappingOf(rows) };
    const setup = { isShow: true, stackStyle: 'upDown' };
    const { option, width, height } = optionOfSample(
      barChart,
      toBarChartOption,
      { ...sample, setup },
      themeOf('light'),
    );
    const places = [
      ...toPicture(option, width, height, '#ffffff').matchAll(/translate\((-?[\d.]+) [^>]*>([^<>]+)<\/text/g),
    ];
    const isSeen = (text: string) => places.some(([, x, written]) => written === text && Number(x) > 0);
    expect([isSeen('4,000'), isSeen('60')]).toEqual([true, false]);
  });
});
