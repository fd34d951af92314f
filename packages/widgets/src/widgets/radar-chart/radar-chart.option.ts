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
import type { RadarData } from '../../shapes/radar.ts';
import type { RadarChartProps } from './radar-chart.widget.ts';
import { lossOf, placeWeb, type Web } from './radar-web.ts';

interface Spoke {
  readonly name: string;
  readonly max: number;
  readonly min: number;
}

/** Spokes are measured by the same scale unless the greatest is that many times the middle one. */
const ALIKE = 4;
/** More outlines than these are a cloud: thin lines without areas, points and entries in the legend. */
const MANY = 24;
/** em between the web and the names around it */
const NAME_GAP = 0.6;
/** px that it is at most */
const MOST_GAP = 12;
/** Shares of their size that letters of names may have before names say less, and px of the smallest. */
const NAME_SIZES = [1, 0.9, 0.8];
const LEAST_NAME = 9;
/** em of radius below which the numbers of a web would hide it */
const NUMBERED = 4;
/** Share of its size with a legend below it that a web has at least beside one. */
const CRAMPED = 0.8;
const BELOW = { layoutFront: 'horizontal', longitudinalPosition: 'bottom', lateralPosition: 'center' } as const;

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

interface Drawing {
  readonly props: RadarChartProps;
  readonly web: Web;
  /** px between the web and the names */
  readonly gap: number;
}

/** The web with its names; numbers at the outermost points stand between them while they do not hide a small web. */
function toDrawing(given: RadarChartProps, spokes: readonly Spoke[], frame: Frame): Drawing {
  const names = spokes.map(({ name }) => name);
  const placeAt = (props: RadarChartProps): Drawing => {
    const gap = Math.min(props.axisNameFontSize * NAME_GAP, MOST_GAP) + (props.isShow ? props.fontSize : 0);
    const look = { fontSize: props.axisNameFontSize, isNamed: props.axisNameShow, gap };
    return { props, gap, web: placeWeb(names, frame, { ...look, isRound: props.radarShape === 'circle' }) };
  };
  const place = (props: RadarChartProps): Drawing => {
    const drawings = NAME_SIZES.map((share) => Math.max(props.axisNameFontSize * share, LEAST_NAME)).map((size) =>
      placeAt({ ...props, axisNameFontSize: Math.min(size, props.axisNameFontSize) }),
    );
    const named = drawings.filter(({ web }) => web.texts.length > 0);
    const losses = named.map(({ web }) => lossOf(web));
    return named[losses.indexOf(Math.min(...losses))] ?? placeAt(props);
  };
  const wanted = place(given);
  const hasRoom = !given.isShow || wanted.web.radius >= given.fontSize * NUMBERED;
  return hasRoom ? wanted : place({ ...given, isShow: false });
}

/** Frame and web; where the column of a legend would leave but a small web, its names stand in a row below if they fit. */
function toPlace(given: RadarChartProps, names: readonly string[], spokes: readonly Spoke[], context: ChartContext) {
  const placeWith = (props: RadarChartProps) => {
    const frame = toFrame({ ...props, legendName: '' }, names, context);
    return { frame, drawing: toDrawing(props, spokes, frame) };
  };
  const wanted = placeWith(given);
  if (given.layoutFront !== 'vertical' || wanted.frame.legend.show !== true) return wanted;
  const below = placeWith({ ...given, ...BELOW });
  const isCramped = wanted.drawing.web.radius < below.drawing.web.radius * CRAMPED;
  return isCramped && below.frame.legend.show === true ? below : wanted;
}

function toRadar({ props, web, gap }: Drawing, spokes: readonly Spoke[], context: ChartContext): RadarComponentOption {
  const { theme } = context;
  const face = toFace(props, 'axisName', '', theme, theme.textMuted);
  const texts = new Map(spokes.map(({ name }, i) => [name, web.texts[i]]));
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
      show: web.texts.length > 0,
      ...face,
      formatter: (name = '') => texts.get(name) ?? name,
    },
    axisNameGap: gap,
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
function toSeries({ props, web }: Drawing, data: RadarData, context: ChartContext): RadarSeriesOption {
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
  const outlines = data.outlines.length > MANY ? [] : data.outlines.map((outline) => outline.name);
  const spokes = toSpokes(props, data);
  const { frame, drawing } = toPlace(props, outlines, spokes, context);
  const unit = unitOf(props);
  return {
    animation: false,
    color: [...toPalette(props, context.theme)],
    title: frame.title,
    legend: frame.legend.orient === 'vertical' ? centreLegend(props, frame, outlines.length) : frame.legend,
    tooltip: toItemTooltip(props, context, (value) =>
      formatNumber(typeof value === 'number' ? value : null, context.language, { unit }),
    ),
    // A web without spokes cannot be drawn.
    ...(spokes.length === 0
      ? { radar: [], series: [] }
      : { radar: [toRadar(drawing, spokes, context)], series: [toSeries(drawing, data, context)] }),
  };
}
