import type { BarSeriesOption, EChartsOption, ScatterSeriesOption } from 'echarts';
import { toCartesian, toCartesianOption } from '../../fields/cartesian.option.ts';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { mirrored, toValueLabel, type ValueLabel } from '../../fields/value-label.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { fade } from '../../kit/theme/colour.ts';
import { reachOf, rowOf, type CategorySeries, type Series } from '../../shapes/category-series.ts';
import type { LollipopChartProps } from './lollipop-chart.widget.ts';

/** What is left of a head's colour in its stem. */
const STEM_STRENGTH = 0.55;
/** More of them are as close as lines: heads would run into one another. */
const MAX_HEADS = 100;

const NO_SERIES: Series = { name: '', role: '', data: [] };

interface Item {
  readonly value: number | '-';
  /** What a click on a stem or a head says. */
  readonly row: number | null;
  readonly pickedName: string;
  readonly pickedValue: number | null;
  readonly colour: string;
}

function toStems(name: string, items: readonly Item[], width: number): BarSeriesOption {
  return {
    id: 'stems',
    name,
    type: 'bar',
    barMaxWidth: width,
    data: items.map(({ colour, ...item }) => ({ ...item, itemStyle: { color: fade(colour, STEM_STRENGTH) } })),
    // The head says it.
    tooltip: { show: false },
    cursor: 'default',
  };
}

function toHeads(name: string, items: readonly Item[], size: number, label: ValueLabel): ScatterSeriesOption {
  return {
    id: 'heads',
    name,
    type: 'scatter',
    symbolSize: size,
    data: items.map(({ colour, ...item }) => ({
      ...item,
      itemStyle: { color: colour, opacity: 1 },
      ...((item.pickedValue ?? 0) < 0 ? { label: { position: mirrored(label.position) } } : {}),
    })),
    label,
    // Thousands of labels that are not shown would be laid out all the same.
    ...(label.show ? { labelLayout: { hideOverlap: true } } : {}),
    cursor: 'default',
  };
}

/** The ECharts option of a lollipop chart: pure, a plain object for every input, empty data included. */
export function toLollipopChartOption(
  props: LollipopChartProps,
  data: CategorySeries,
  context: ChartContext,
): EChartsOption {
  const one = data.series[0] ?? NO_SERIES;
  const hasNegative = one.data.some((value) => value !== null && value < 0);
  const cartesian = toCartesian(props, context, {
    categories: data.categories,
    names: [],
    reach: reachOf([one], false),
    isHorizontal: props.verticalShow,
    hasNegative,
  });
  const { plot } = cartesian;
  const slot = (plot.isHorizontal ? plot.height : plot.width) / Math.max(one.data.length, 1);
  const room = { isHorizontal: plot.isHorizontal, isInside: false, slot, values: one.data };
  const label = toValueLabel(props, '', context, room);
  const palette = toPalette(props, context.theme);
  const items = one.data.map((value, i): Item => ({
    value: value ?? '-',
    row: rowOf(one, i),
    pickedName: data.categories[i] ?? '',
    pickedValue: value,
    colour: props.colorStyle === 'unsame' ? colourAt(palette, i, data.categories[i]) : colourAt(palette, 0, one.name),
  }));
  const size = one.data.length > MAX_HEADS ? props.stemWidth : Math.min(props.headSize, slot);
  return {
    ...toCartesianOption(props, context, cartesian, { below: label.show && hasNegative, above: label.show }),
    color: [...palette],
    series: [toStems(one.name, items, props.stemWidth), toHeads(one.name, items, size, label)],
  };
}
