import type { EChartsOption, RadarComponentOption, RadarSeriesOption } from 'echarts';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { niceEnd } from '../../fields/even-zero.option.ts';
import { toFace } from '../../fields/face.option.ts';
import { toFrame, type Frame } from '../../fields/frame.option.ts';
import { centreLegend } from '../../fields/legend.option.ts';
import { toItemTooltip } from '../../fields/tooltip.option.ts';
import { toValueLabel, unitOf } from '../../fields/value-label.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { fade } from '../../kit/theme/colour.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { toLines } from '../../kit/labels/shorten.ts';
import { hasRoomFor } from '../../kit/labels/size-step.ts';
import type { RadarData } from '../../shapes/radar.ts';
import type { RadarChartProps } from './radar-chart.widget.ts';

interface Spoke {
  readonly name: string;
  readonly max: number;
  readonly min: number;
}

/** Spokes are measured by the same scale unless the greatest is that many times the middle one. */
const ALIKE = 4;
/** More outlines than these are a cloud: thin lines without areas, points and entries in the legend. */
const MANY = 24;
/** px between the web and the names around it */
const NAME_GAP = 7;
/** Of a font's size: the distance from line to line. */
const LINE_HEIGHT = 1.3;
/** Share of the box's width that the names of one side may take. */
const MAX_SIDE = 0.2;

/** Names and scales of the spokes: as set by hand, else one scale for all where they are alike, else one for each. */
function toSpokes(props: RadarChartProps, data: RadarData): Spoke[] {
  const reaches = data.spokes.map((_, s) =>
    data.outlines.reduce((most, { values }) => Math.max(most, values[s] ?? 0), 0),
  );
  const greatest = Math.max(0, ...reaches);
  const middle = reaches.toSorted((a, b) => a - b)[Math.floor(reaches.length / 2)] ?? 0;
  const isAlike = greatest <= middle * ALIKE;
  return data.spokes.map(({ key, label }, s) => {
    const own = props.dynamicAddRadar.find((one) => one.key === key);
    const lowest = data.outlines.reduce((low, { values }) => Math.min(low, values[s] ?? 0), 0);
    const max = own?.max ?? niceEnd(isAlike ? greatest : (reaches[s] ?? 0));
    return { name: own?.name || label, max, min: lowest < 0 ? -niceEnd(-lowest) : 0 };
  });
}

interface Web {
  /** px */
  readonly radius: number;
  readonly centre: [number, number];
  /** px that a name may take; 0 = there is no room for names */
  readonly nameWidth: number;
}

/** Numbers at the outermost points stand between the web and the names. */
function nameGapOf({ isShow, fontSize }: RadarChartProps): number {
  return NAME_GAP + (isShow ? fontSize : 0);
}

/** The largest web that stays in its box with its names on two lines. */
function toWeb(props: RadarChartProps, spokes: readonly Spoke[], frame: Frame, context: ChartContext): Web {
  const { width, height, grid } = frame;
  const isNamed = props.axisNameShow && hasRoomFor('names', context);
  const widest = Math.max(0, ...spokes.map(({ name }) => textWidth(name, props.axisNameFontSize)));
  const nameWidth = isNamed ? Math.min(widest, width * MAX_SIDE) : 0;
  const lines = nameWidth < widest ? 2 : 1;
  const nameHeight = isNamed ? lines * props.axisNameFontSize * LINE_HEIGHT : 0;
  const gap = isNamed ? nameGapOf(props) : 0;
  return {
    radius: Math.max(Math.min(width / 2 - nameWidth, height / 2 - nameHeight) - gap, 1),
    centre: [Number(grid.left) + width / 2, Number(grid.top) + height / 2],
    nameWidth,
  };
}

function toRadar(
  props: RadarChartProps,
  web: Web,
  spokes: readonly Spoke[],
  context: ChartContext,
): RadarComponentOption {
  const { theme } = context;
  const face = toFace(props, 'axisName', '', theme, theme.textMuted);
  return {
    shape: props.radarShape === 'circle' ? 'circle' : 'polygon',
    center: web.centre,
    radius: web.radius,
    splitNumber: props.splitNumber,
    indicator: spokes.map(({ name, max, min }) => ({
      name,
      max: max > min ? max : min + 1,
      min,
    })),
    axisName: {
      show: web.nameWidth > 0,
      ...face,
      lineHeight: Math.round(props.axisNameFontSize * LINE_HEIGHT),
      formatter: (name = '') => toLines(name, props.axisNameFontSize, web.nameWidth).join('\n'),
    },
    axisNameGap: nameGapOf(props),
    axisLine: {
      show: props.axisLineShow,
      lineStyle: { color: props.axisLineColor || theme.axisLine, opacity: props.axisLineOpacity / 100 },
    },
    splitLine: {
      show: props.splitLineShow,
      lineStyle: { color: props.splitLineColor || theme.axisLine, opacity: props.splitLineOpacity / 100 },
    },
    splitArea: { show: true, areaStyle: { color: ['transparent', fade(theme.textMuted, 0.05)] } },
  };
}

/** The outlines; fainter the more there are. */
function toSeries(props: RadarChartProps, web: Web, data: RadarData, context: ChartContext): RadarSeriesOption {
  const palette = toPalette(props, context.theme);
  const count = data.outlines.length;
  const isCloud = count > MANY;
  const label = toValueLabel(props, '', context, {
    isHorizontal: false,
    isInside: false,
    slot: isCloud ? 0 : web.radius / Math.max(count, 1),
    values: data.outlines.flatMap((outline) => outline.values),
  });
  return {
    id: 'outlines',
    type: 'radar',
    symbol: isCloud || props.symbolSize === 0 ? 'none' : 'circle',
    symbolSize: props.symbolSize,
    data: data.outlines.map(({ name, values, row }, i) => {
      const colour = colourAt(palette, i, name);
      const alpha = props.opacity / 100 / Math.sqrt(Math.max(count / 2, 1));
      return {
        name,
        row,
        value: values.map((value) => value ?? '-'),
        itemStyle: { color: colour },
        lineStyle: {
          color: colour,
          type: props.lineType,
          width: isCloud ? Math.min(props.lineWidth, 1) : props.lineWidth,
          opacity: isCloud ? Math.max(8 / count, 0.06) : 1,
        },
        ...(isCloud || props.opacity === 0 ? {} : { areaStyle: { color: colour, opacity: alpha } }),
      };
    }),
    label: { ...label, formatter: ({ value }) => label.formatter({ value }) },
    ...(label.show ? { labelLayout: { hideOverlap: true } } : {}),
    emphasis: { lineStyle: { width: props.lineWidth + 1, opacity: 1 } },
    cursor: 'default',
  } as RadarSeriesOption;
}

/** The ECharts option of a radar chart: pure, a plain object for every input, empty data included. */
export function toRadarChartOption(props: RadarChartProps, data: RadarData, context: ChartContext): EChartsOption {
  const outlines = data.outlines.length > MANY ? [] : data.outlines.map((outline) => outline.name);
  const spokes = toSpokes(props, data);
  const frame = toFrame({ ...props, legendName: '' }, outlines, context);
  const web = toWeb(props, spokes, frame, context);
  const unit = unitOf(props);
  return {
    animation: false,
    color: [...toPalette(props, context.theme)],
    title: frame.title,
    legend: centreLegend(frame.legend),
    tooltip: toItemTooltip(props, context, (value) =>
      formatNumber(typeof value === 'number' ? value : null, context.language, { unit }),
    ),
    // A web without spokes cannot be drawn.
    ...(spokes.length === 0
      ? { radar: [], series: [] }
      : { radar: [toRadar(props, web, spokes, context)], series: [toSeries(props, web, data, context)] }),
  };
}
