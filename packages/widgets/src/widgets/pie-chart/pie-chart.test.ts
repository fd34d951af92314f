import type { EChartsOption, PieSeriesOption, TitleComponentOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { resolveProps } from '../../kit/widget/resolve-props.ts';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toPieChartOption } from './pie-chart.option.ts';
import { presets } from './pie-chart.presets.ts';
import { samples } from './pie-chart.sample.ts';
import { pieChart } from './pie-chart.widget.ts';

describe.each(['deep-blue', 'light'])('a pie chart in %s', (name) => {
  const theme = themeOf(name);

  it.each([...samples, ...presets].map((sample) => [sample.name, sample] as const))(
    'looks as agreed: %s',
    (_, sample) => {
      const { option, width, height } = optionOfSample(pieChart, toPieChartOption, sample, theme);
      expectPicture(
        import.meta.url,
        `${sample.name}.${name}`,
        toPicture(option, width, height, plainBackground(theme)),
      );
    },
  );
});

interface Item {
  readonly name: string;
  readonly value: number;
  readonly row: number | null;
  readonly label: { readonly show: boolean };
}

type Rows = readonly Record<string, unknown>[];

function optionOf(values: readonly unknown[], setup: Record<string, unknown> = {}, size = { width: 400, height: 300 }) {
  const rows: Rows = values.map((value, i) => ({ name: `n${i}`, value }));
  const sample = { name: 'own', label: { zh: '', en: '' }, rows, setup, size };
  return optionOfSample(pieChart, toPieChartOption, sample, themeOf('deep-blue')).option;
}

const seriesOf = (option: EChartsOption) => (option.series as PieSeriesOption[])[0] as PieSeriesOption;
const itemsOf = (option: EChartsOption) => seriesOf(option).data as unknown as Item[];

function labelOf(option: EChartsOption, i: number): string {
  const write = seriesOf(option).label?.formatter as unknown as (params: { dataIndex: number }) => string;
  return write({ dataIndex: i }).replaceAll('\n', '  ');
}

describe('the highlighted sector of a pie chart', () => {
  const inkOf = (setup: Record<string, unknown>) => seriesOf(optionOf([1, 2], setup)).emphasis?.label?.color;

  it('takes the colour of its text from emphasisLabelFontColor', () => {
    expect(inkOf({ emphasisLabelFontColor: '#ff0000' })).toBe('#ff0000');
    expect(inkOf({})).toBeUndefined();
  });

  it('keeps the colour that an older screen has under the old name', () => {
    const old = { emphasisLabelColor: '#00ff00' };
    expect(resolveProps(pieChart, old, 1)).toMatchObject({ emphasisLabelFontColor: '#00ff00' });
  });
});

describe('the sectors of a pie chart', () => {
  it('are the values above zero, each with its row', () => {
    const items = itemsOf(optionOf([4, -1, null, '6']));
    expect(items.map(({ name, value, row }) => [name, value, row])).toEqual([
      ['n0', 4, 0],
      ['n3', 6, 3],
    ]);
  });

  it('become one where they are too many', () => {
    const items = itemsOf(
      optionOf(
        Array.from({ length: 30 }, (_, i) => i + 1),
        { maxItems: 5 },
      ),
    );
    expect(items).toHaveLength(5);
    expect(items.at(-1)?.row).toBe(null);
  });

  it('say name, number and share as asked', () => {
    expect(labelOf(optionOf([25, 75]), 0)).toBe('n0  25');
    expect(labelOf(optionOf([25, 75], { percentage: true, percentPrecision: 0 }), 0)).toBe('n0  25  25%');
    expect(labelOf(optionOf([25, 75], { numberValue: false }), 1)).toBe('n1');
  });

  it('have labels only where these have room', () => {
    const shown = (size: { width: number; height: number }) =>
      itemsOf(optionOf([5, 4, 3, 2, 1], {}, size)).filter((item) => item.label.show).length;
    expect(shown({ width: 400, height: 300 })).toBe(5);
    expect(shown({ width: 120, height: 120 })).toBe(0);
  });

  it('are named in a legend beside a pie that is too small for labels', () => {
    const legendOf = (setup = {}) => {
      const sample = { name: 'own', label: { zh: '', en: '' }, size: { width: 200, height: 120 }, setup };
      const { option } = optionOfSample(pieChart, toPieChartOption, sample, themeOf('light'));
      return option.legend as { readonly show: boolean; readonly orient?: string };
    };
    expect(legendOf()).toMatchObject({ show: true, orient: 'vertical' });
    expect(legendOf({ isShow: false }).show).toBe(false);
  });

  it('have a column of names in the middle of the height', () => {
    const option = optionOf([5, 4, 3, 2, 1], { isShowLegend: true, position: 'inside' });
    expect(option.legend).toMatchObject({ orient: 'vertical', top: 'middle' });
  });

  it('give the middle to the greatest one', () => {
    const items = itemsOf(optionOf([5, 40, 3], { position: 'center' }));
    expect(items.map(({ label }) => label.show)).toEqual([false, true, false]);
  });

  it('leave the hole out when it would be wider than the pie', () => {
    expect((seriesOf(optionOf([1, 2], { innerNumber: 90, outerNumber: 60 })).radius as number[])[0]).toBe(0);
  });
});

describe('the total of a ring', () => {
  const totalOf = (option: EChartsOption) => (option.title as TitleComponentOption[])[1];

  it('stands in the hole when asked for', () => {
    expect(totalOf(optionOf([25, 75]))).toBe(undefined);
    expect(totalOf(optionOf([25, 75], { isShowTotal: true }))?.text).toBe('100');
  });

  it('is left out where the hole is too small', () => {
    expect(totalOf(optionOf([25, 75], { isShowTotal: true, innerNumber: 4 }))).toBe(undefined);
  });
});
