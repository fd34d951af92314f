import type { BoxplotSeriesOption, EChartsOption, ScatterSeriesOption, TooltipComponentOption } from 'echarts';
import { toCartesian, toCartesianOption } from '../../fields/cartesian.option.ts';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { renameSeries } from '../../fields/legend.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import type { Palette } from '../../kit/theme/theme.ts';
import { fade } from '../../kit/theme/colour.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { toBoxes, type Boxes } from '../../shapes/boxes.ts';
import type { RolesData } from '../../shapes/roles.ts';
import type { BoxPlotChartProps } from './box-plot-chart.widget.ts';

const NAMES = {
  zh: ['最小', '下四分位', '中位数', '上四分位', '最大'],
  en: ['Least', 'Lower quartile', 'Median', 'Upper quartile', 'Greatest'],
} as const;

type BoxSeries = Boxes['series'][number];

interface Drawing {
  readonly props: BoxPlotChartProps;
  readonly categories: readonly string[];
  readonly series: readonly BoxSeries[];
  readonly palette: Palette;
}

export function toBoxData(props: BoxPlotChartProps, data: RolesData): Boxes {
  return toBoxes(data, { quartiles: props.quartiles, whisker: props.whisker });
}

function toBoxSeries(one: BoxSeries, at: number, { props, categories, palette }: Drawing): BoxplotSeriesOption {
  const colour = colourAt(palette, at, one.name);
  const look = { color: fade(colour, props.fillStrength / 100), borderColor: colour, borderWidth: props.lineWidth };
  return {
    id: `s${at}`,
    name: one.name,
    type: 'boxplot',
    boxWidth: [4, props.maxWidth],
    data: one.boxes.map((box, i) => ({
      value: box ? [...box.five] : ['-', '-', '-', '-', '-'],
      row: box?.row ?? null,
      pickedName: categories[i] ?? '',
      pickedValue: box?.five[2] ?? null,
    })) as NonNullable<BoxplotSeriesOption['data']>,
    // The legend takes its colour from the plain one.
    color: colour,
    itemStyle: look,
    emphasis: { itemStyle: { ...look, borderWidth: props.lineWidth + 1 } },
    cursor: 'default',
  };
}

/** Outliers stand over the middle of their category, shifted to the box that they belong to. */
function toOutliers(one: BoxSeries, at: number, drawing: Drawing, band: number): ScatterSeriesOption {
  const { props, categories, series, palette } = drawing;
  const width = Math.min((band * 0.8) / series.length - 2, props.maxWidth);
  const shift =
    (at - (series.length - 1) / 2) * (Math.min((band * 0.8) / series.length, props.maxWidth * 1.2) || width);
  const points = one.boxes.flatMap((box, i) =>
    (box?.outliers ?? []).map((value) => ({
      value: props.verticalShow ? [value, i] : [i, value],
      row: null,
      pickedName: categories[i] ?? '',
      pickedValue: value,
    })),
  );
  return {
    id: `o${at}`,
    name: one.name,
    type: 'scatter',
    data: points,
    symbolSize: props.pointSize,
    symbolOffset: props.verticalShow ? [0, shift] : [shift, 0],
    itemStyle: { color: 'transparent', borderColor: colourAt(palette, at, one.name), borderWidth: 1.5 },
    emphasis: { scale: 1.4 },
    cursor: 'default',
  };
}

function toBoxTooltip(
  drawing: Drawing,
  plain: TooltipComponentOption,
  { language }: ChartContext,
): TooltipComponentOption {
  const { categories, series } = drawing;
  const write = (value: unknown) => formatNumber(typeof value === 'number' ? value : null, language);
  return {
    ...plain,
    formatter: (params) => {
      const all = Array.isArray(params) ? params : [params];
      return all
        .map(({ seriesType, seriesName = '', seriesIndex = 0, dataIndex, data }) => {
          const { pickedName, pickedValue } = data as { pickedName: string; pickedValue: unknown };
          const head = series.length > 1 ? `${pickedName}  ${seriesName}` : pickedName;
          if (seriesType !== 'boxplot') return `${head}  ${write(pickedValue)}`;
          const box = series[seriesIndex]?.boxes[dataIndex];
          if (!box) return categories[dataIndex] ?? '';
          return [head, ...box.five.map((value, i) => `${NAMES[language][i] ?? ''}  ${write(value)}`)].join('\n');
        })
        .join('\n');
    },
  };
}

/** The ECharts option of a box plot: pure, a plain object for every input, empty data included. */
export function toBoxPlotChartOption(props: BoxPlotChartProps, data: RolesData, context: ChartContext): EChartsOption {
  const { categories, series: found } = toBoxData(props, data);
  const series = renameSeries(found, props.legendName);
  const values = series.flatMap(({ boxes }) => boxes.flatMap((box) => (box ? [...box.five, ...box.outliers] : [])));
  const cartesian = toCartesian({ ...props, percentSign: false } as BoxPlotChartProps, context, {
    categories,
    names: series.length > 1 || props.legendName !== '' ? series.map(({ name }) => name) : [],
    reach: values.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
    isHorizontal: props.verticalShow,
    hasNegative: values.some((value) => value < 0),
  });
  const { plot } = cartesian;
  const band = (plot.isHorizontal ? plot.height : plot.width) / Math.max(categories.length, 1);
  const palette = toPalette(props, context.theme);
  const drawing: Drawing = { props, categories, series, palette };
  const option = toCartesianOption(props, context, cartesian, { below: true, above: true });
  return {
    ...option,
    color: [...palette],
    tooltip: toBoxTooltip(drawing, option.tooltip, context),
    series: [
      ...series.map((one, at) => toBoxSeries(one, at, drawing)),
      ...(props.isShowOutliers ? series.map((one, at) => toOutliers(one, at, drawing, band)) : []),
    ],
  };
}
