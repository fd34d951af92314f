import type {
  BarSeriesOption,
  CandlestickSeriesOption,
  EChartsOption,
  LineSeriesOption,
  TooltipComponentOption,
} from 'echarts';
import { toCartesian, toCartesianOption, type Cartesian } from '../../fields/cartesian.option.ts';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { renameSeries } from '../../fields/legend.option.ts';
import { shareOf } from '../../kit/box/box-share.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { fade } from '../../kit/theme/colour.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { sizeStepOf } from '../../kit/labels/size-step.ts';
import { isRise, toCandles, toMovingAverage, type Candle } from '../../shapes/candles.ts';
import type { RolesData } from '../../shapes/roles.ts';
import type { CandlestickChartProps } from './candlestick-chart.widget.ts';

const NAMES = {
  zh: { candle: 'K 线', open: '开盘', close: '收盘', low: '最低', high: '最高', volume: '成交量' },
  en: { candle: 'Price', open: 'Open', close: 'Close', low: 'Low', high: 'High', volume: 'Volume' },
} as const;

/** Seen well on light and dark grounds alike, and distinguished by readers who see red and green alike. */
const TREND = { dark: { red: '#f6545d', green: '#1fb889' }, light: { red: '#d92d3a', green: '#0b8a63' } };
/** px between prices and volumes, and of the labels below */
const GAP = 14;
const LABELS = 24;

interface Drawing {
  readonly props: CandlestickChartProps;
  readonly candles: readonly Candle[];
  readonly rise: string;
  readonly fall: string;
  readonly hasVolume: boolean;
  /** px of wicks and outlines */
  readonly stroke: number;
}

/** Colours of rising and falling prices. */
export function toTrendColours(props: CandlestickChartProps, { theme, language }: ChartContext) {
  const { red, green } = TREND[theme.dark ? 'dark' : 'light'];
  const isRed = props.trend === 'redRise' || (props.trend === 'language' && language === 'zh');
  return { rise: props.riseColor || (isRed ? red : green), fall: props.fallColor || (isRed ? green : red) };
}

/** Lines are thicker in a vast box. */
function strokeOf(context: ChartContext): number {
  return Math.max(Math.round(shareOf(context)), 1);
}

function toCandleSeries({ props, candles, rise, fall, stroke }: Drawing, name: string): CandlestickSeriesOption {
  return {
    id: 'candles',
    name,
    type: 'candlestick',
    barMaxWidth: props.maxWidth,
    data: candles.map((candle) => ({
      value: candle.prices ? [...candle.prices] : ['-', '-', '-', '-'],
      row: candle.row,
      pickedName: candle.name,
      pickedValue: candle.prices?.[1] ?? null,
    })) as NonNullable<CandlestickSeriesOption['data']>,
    color: rise,
    itemStyle: {
      color: props.isHollow ? 'transparent' : rise,
      color0: fall,
      borderColor: rise,
      borderColor0: fall,
      borderWidth: stroke,
    },
    cursor: 'default',
  };
}

function toAverages({ props, candles, stroke }: Drawing, palette: readonly string[]): LineSeriesOption[] {
  if (props.averages === 'none') return [];
  return props.averages.split(',').map((days, i) => ({
    id: `ma${days}`,
    name: `MA${days}`,
    type: 'line',
    data: toMovingAverage(candles, Number(days)).map((value) => value ?? '-'),
    smooth: 0.3,
    showSymbol: false,
    silent: true,
    lineStyle: { width: stroke * 1.5, color: colourAt(palette, i) },
    itemStyle: { color: colourAt(palette, i) },
  }));
}

function toVolumes({ props, candles, rise, fall, hasVolume }: Drawing, name: string): BarSeriesOption[] {
  if (!hasVolume) return [];
  return [
    {
      id: 'volumes',
      name,
      type: 'bar',
      xAxisIndex: 1,
      yAxisIndex: 1,
      barMaxWidth: props.maxWidth,
      data: candles.map((candle, i) => ({
        value: candle.volume ?? '-',
        itemStyle: { color: fade(isRise(candles, i) ? rise : fall, 0.65) },
        row: candle.row,
        pickedName: candle.name,
        pickedValue: candle.prices?.[1] ?? null,
      })),
      cursor: 'default',
    },
  ];
}

/** The volumes get a plot of their own below, on the same categories. */
function toPlots(
  drawing: Drawing,
  { frame }: Cartesian,
  option: ReturnType<typeof toCartesianOption>,
  context: ChartContext,
) {
  if (!drawing.hasVolume) return {};
  const { left, right, top, bottom } = frame.grid as Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  const below = Math.max(((frame.height - LABELS) * drawing.props.volumeShare) / 100, 1);
  const bounds = { outerBoundsMode: 'same' as const, outerBoundsContain: 'axisLabel' as const };
  const [along] = option.xAxis;
  const [numbers] = option.yAxis;
  const quiet = { show: false };
  const write = (value: number) => formatNumber(value, context.language, { short: true });
  return {
    grid: [
      { left, right, top, bottom: bottom + LABELS + below + GAP, ...bounds },
      { left, right, bottom, height: below + LABELS, ...bounds },
    ],
    xAxis: [
      { ...along, gridIndex: 0, axisLabel: { ...along?.axisLabel, show: false } },
      { ...along, id: 'days', gridIndex: 1 },
    ],
    yAxis: [
      { ...numbers, gridIndex: 0 },
      {
        ...numbers,
        id: 'volumes',
        name: '',
        gridIndex: 1,
        scale: false,
        min: 0,
        max: null,
        splitNumber: 1,
        splitLine: quiet,
        axisLabel: { ...numbers?.axisLabel, formatter: write, showMinLabel: false },
      },
    ],
  };
}

function toCandleTooltip(
  drawing: Drawing,
  plain: TooltipComponentOption,
  { language }: ChartContext,
): TooltipComponentOption {
  const names = NAMES[language];
  const write = (value: number | null | undefined) => formatNumber(value, language);
  return {
    ...plain,
    formatter: (params) => {
      const all = Array.isArray(params) ? params : [params];
      const candle = drawing.candles[all[0]?.dataIndex ?? -1];
      if (!candle) return '';
      const [open, close, low, high] = candle.prices ?? [];
      const change = open && close !== undefined ? ((close - open) / open) * 100 : null;
      const percent = formatNumber(change, language, { unit: '%' });
      const lines = [
        `${candle.name}  ${change !== null && change > 0 ? '+' : ''}${percent}`,
        `${names.open}  ${write(open)}`,
        `${names.close}  ${write(close)}`,
        `${names.low}  ${write(low)}`,
        `${names.high}  ${write(high)}`,
        ...(drawing.hasVolume ? [`${names.volume}  ${write(candle.volume)}`] : []),
        ...all.flatMap(({ seriesType, seriesName, value }) =>
          seriesType === 'line' && typeof value === 'number' ? [`${seriesName ?? ''}  ${write(value)}`] : [],
        ),
      ];
      return lines.join('\n');
    },
  };
}

/** The ECharts option of a candlestick chart: pure, a plain object for every input, empty data included. */
export function toCandlestickChartOption(
  props: CandlestickChartProps,
  data: RolesData,
  context: ChartContext,
): EChartsOption {
  const candles = toCandles(data);
  const hasVolume =
    props.isShowVolume && sizeStepOf(context) === 'large' && candles.some(({ volume }) => volume !== null);
  const drawing: Drawing = { props, candles, hasVolume, stroke: strokeOf(context), ...toTrendColours(props, context) };
  const palette = toPalette(props, context.theme);
  const names = NAMES[context.language];
  const lines = toAverages(drawing, palette);
  const series = renameSeries(
    [toCandleSeries(drawing, names.candle), ...lines].map((one) => ({ ...one, name: String(one.name) })),
    props.legendName,
  );
  const prices = candles.flatMap((candle) => candle.prices ?? []);
  // The height of a price over zero tells nothing: its changes do.
  const scaled = { ...props, scale: true };
  const cartesian = toCartesian(scaled, context, {
    categories: candles.map(({ name }) => name),
    names: lines.length > 0 ? series.map(({ name }) => name) : [],
    reach: prices.reduce((most, price) => Math.max(most, Math.abs(price)), 0),
    isHorizontal: false,
    hasNegative: false,
  });
  const option = toCartesianOption(scaled, context, cartesian, { below: true, above: true });
  return {
    ...option,
    color: [...palette],
    tooltip: toCandleTooltip(drawing, option.tooltip, context),
    ...(hasVolume ? { axisPointer: { link: [{ xAxisIndex: 'all' }] } } : {}),
    ...toPlots(drawing, cartesian, option, context),
    series: [...series, ...toVolumes(drawing, names.volume)],
  } as EChartsOption;
}
