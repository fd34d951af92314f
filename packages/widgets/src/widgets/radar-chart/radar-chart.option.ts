import type { EChartsOption, RadarComponentOption, RadarSeriesOption } from 'echarts';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { niceEnd } from '../../fields/even-zero.option.ts';
import { toFace } from '../../fields/face.option.ts';
import { toFrame, type Frame } from '../../fields/frame.option.ts';
import { centreLegend } from '../../fields/legend.option.ts';
import { toItemTooltip } from '../../fields/tooltip.option.ts';
import { toValueLabel, unitOf } from '../../fields/value-label.option.ts';
import type { ChartContext } from '../../kit/chart-context.ts';
import { fade } from '../../kit/colour.ts';
import { formatNumber } from '../../kit/format.ts';
import { elide, textWidth } from '../../kit/text-width.ts';
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
const NAME_GAP = 8;
/** Share of the box's width that the names of one side may take. */
const SIDE_SHARE = 0.24;

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

/** px between the web and the names; numbers at the outermost points stand in between. */
function nameGapOf(props: RadarChartProps): number {
  return props.isShow ? NAME_GAP + props.fontSize : NAME_GAP;
}

interface Web {
  /** px */
  readonly radius: number;
  readonly centre: [number, number];
  readonly nameWidth: number;
  /** Every how manyeth spoke is named. */
  readonly step: number;
}

/** The largest web whose names stay in the box. */
function toWeb(props: RadarChartProps, spokes: readonly Spoke[], frame: Frame): Web {
  const { width, height, grid } = frame;
  const size = props.axisNameFontSize;
  const centre: [number, number] = [Number(grid.left) + width / 2, Number(grid.top) + height / 2];
  const widest = Math.max(0, ...spokes.map((spoke) => textWidth(spoke.name, size)));
  const nameWidth = Math.min(widest * 1.05, width * SIDE_SHARE);
  const row = size * 1.3;
  const gap = nameGapOf(props);
  const named = Math.min(width / 2 - nameWidth - gap, height / 2 - row - gap + NAME_GAP / 2);
  const isNamed = props.axisNameShow && named >= 24;
  const radius = Math.max(isNamed ? named : Math.min(width, height) / 2 - 4, 1);
  const arc = (2 * Math.PI * (radius + gap)) / Math.max(spokes.length, 1);
  return { radius, centre, nameWidth: isNamed ? nameWidth : 0, step: Math.ceil((row * 1.1) / Math.max(arc, 1)) };
}

function toRadar(
  props: RadarChartProps,
  spokes: readonly Spoke[],
  web: Web,
  context: ChartContext,
): RadarComponentOption {
  const { theme } = context;
  const face = toFace(props, 'axisName', '', theme, theme.textMuted);
  return {
    shape: props.radarShape === 'circle' ? 'circle' : 'polygon',
    center: web.centre,
    radius: web.radius,
    splitNumber: props.splitNumber,
    indicator: spokes.map(({ name, max, min }, i) => ({
      name: i % web.step === 0 ? name : '',
      max: max > min ? max : min + 1,
      min,
    })),
    axisName: {
      show: web.nameWidth > 0,
      ...face,
      formatter: (name = '') => elide(name, face.fontSize, web.nameWidth),
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
function toSeries(props: RadarChartProps, data: RadarData, web: Web, context: ChartContext): RadarSeriesOption {
  const palette = toPalette(props, context.theme);
  const count = data.outlines.length;
  const isCloud = count > MANY;
  const label = toValueLabel(props, '', context, {
    isHorizontal: false,
    isInside: false,
    slot: isCloud ? 0 : web.radius / Math.max(count, 1),
    tolerance: 2,
    values: data.outlines.flatMap((outline) => outline.values),
  });
  return {
    id: 'outlines',
    type: 'radar',
    symbol: isCloud || props.symbolSize === 0 ? 'none' : 'circle',
    symbolSize: props.symbolSize,
    data: data.outlines.map(({ name, values, row }, i) => {
      const colour = colourAt(palette, i);
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
  const names = data.outlines.length > MANY ? [] : data.outlines.map((outline) => outline.name);
  const frame = toFrame({ ...props, legendName: '' }, names, context);
  const spokes = toSpokes(props, data);
  const web = toWeb(props, spokes, frame);
  const unit = unitOf(props);
  return {
    animation: false,
    color: [...toPalette(props, context.theme)],
    title: frame.title,
    legend: centreLegend(props, frame, names.length),
    tooltip: toItemTooltip(props, context, (value) =>
      formatNumber(typeof value === 'number' ? value : null, context.language, { unit }),
    ),
    // A web without spokes cannot be drawn.
    ...(spokes.length === 0
      ? { radar: [], series: [] }
      : { radar: [toRadar(props, spokes, web, context)], series: [toSeries(props, data, web, context)] }),
  };
}
