import { isObject, toList, toNumber, toObject, toText, type Loose } from '../foreign-screen.types.ts';
import { coloursOf, stopsOf } from './goview-colours.ts';
import { percentOf, seriesOf, within, type Look } from './goview-option.ts';

/** Their axes, whichever way they stand: the one of the categories, and the one of the numbers. */
interface Axes {
  readonly categories: Loose;
  readonly values: Loose;
}

function legendOf({ legend }: Loose): Loose {
  if (!isObject(legend)) return { isShowLegend: false };
  const [side, edge] = [toText(legend['x'] ?? legend['left']), legend['y'] ?? legend['top']];
  return {
    isShowLegend: legend['show'] !== false,
    legendColor: within(legend, 'textStyle', 'color'),
    legendFontSize: within(legend, 'textStyle', 'fontSize'),
    legendWidth: legend['itemWidth'],
    legendHeight: legend['itemHeight'],
    lateralPosition: ['left', 'right'].includes(side) ? side : 'center',
    longitudinalPosition:
      edge === 'bottom' || (legend['bottom'] !== undefined && edge === undefined) ? 'bottom' : 'top',
    layoutFront: toText(legend['orient']) || 'horizontal',
  };
}

function tooltipOf({ tooltip }: Loose): Loose {
  return { isShowTooltip: within(tooltip, 'show') !== false };
}

/** `X`, `Y`, or `YLeft` for charts with two axes of numbers. */
function axisOf(axis: Loose, end: string): Loose {
  const [label, line, split] = [axis['axisLabel'], axis['axisLine'], axis['splitLine']];
  return {
    [end === 'X' ? 'nameX' : `textName${end}`]: axis['name'],
    [`nameColor${end}`]: within(axis, 'nameTextStyle', 'color'),
    [`nameFontSize${end}`]: within(axis, 'nameTextStyle', 'fontSize'),
    [`isShow${end}`]: axis['show'] !== false,
    [`isShowAxisLabel${end}`]: within(label, 'show'),
    [`textColor${end}`]: within(label, 'color'),
    [`textFontSize${end}`]: within(label, 'fontSize'),
    [`textAngle${end}`]: within(label, 'rotate'),
    [`isShowAxisLine${end}`]: within(line, 'show'),
    [`lineColor${end}`]: within(line, 'lineStyle', 'color'),
    [`lineWidth${end}`]: within(line, 'lineStyle', 'width'),
    [`isShowSplitLine${end}`]: within(split, 'show'),
    [`splitLineColor${end}`]: within(split, 'lineStyle', 'color'),
    [`splitLineWidth${end}`]: within(split, 'lineStyle', 'width'),
    [`reversal${end}`]: axis['inverse'],
  };
}

function axesOf(option: Loose): Axes {
  const [across, up] = [toObject(option['xAxis']), toObject(option['yAxis'])];
  return up['type'] === 'category' ? { categories: up, values: across } : { categories: across, values: up };
}

function axesOfPlot(option: Loose, end = 'Y'): Loose {
  const { categories, values } = axesOf(option);
  const isAcross = categories['type'] === 'category' && categories === option['yAxis'];
  // Names that stand below each other begin at the foot there, and at the head here.
  const order = isAcross ? { reversalX: categories['inverse'] !== true } : {};
  return { ...axisOf(categories, 'X'), ...order, ...axisOf(values, end) };
}

function aroundPlot(option: Loose, end = 'Y'): Loose {
  return { ...legendOf(option), ...tooltipOf(option), ...axesOfPlot(option, end) };
}

/** Labels of values; `end` is for charts that have them for bars and for lines. */
function labelsOf(series: Loose | undefined, end = ''): Loose {
  const label = toObject(series?.['label']);
  return {
    [`isShow${end}`]: label['show'] === true,
    [`fontColor${end}`]: label['color'],
    [`fontSize${end}`]: label['fontSize'],
    [`fontWeight${end}`]: label['fontWeight'],
    [`fontPosition${end}`]: label['position'],
  };
}

/** Where the gradient of all bars ends, if they end alike; ours have one foot for all, and none where they are stacked. */
function footOf(bars: readonly Loose[]): string | undefined {
  const feet = new Set(bars.map((one) => stopsOf(within(one, 'itemStyle', 'color')).at(-1)));
  const isStacked = bars.some(({ stack }) => toText(stack) !== '');
  return feet.size === 1 && !isStacked ? [...feet][0] : undefined;
}

function barsOf(bars: readonly Loose[]): Loose {
  const [series] = bars;
  const foot = footOf(bars);
  const radius = within(series, 'itemStyle', 'borderRadius');
  return {
    maxWidth: series?.['barWidth'],
    radius: Array.isArray(radius) ? Math.max(...radius.map((one) => toNumber(one, 0))) : radius,
    ...(foot === undefined ? { fillStyle: 'flat' } : { fillStyle: 'soft', footColor: foot }),
    ...(toText(series?.['stack']) === '' ? {} : { stackStyle: 'upDown' }),
  };
}

function linesOf(series: Loose | undefined): Loose {
  const area = series?.['areaStyle'];
  const strength = toNumber(within(area, 'opacity'), 0.7);
  return {
    lineWidth: within(series, 'lineStyle', 'width'),
    smoothCurve: series?.['smooth'] === true || toNumber(series?.['smooth'], 0) > 0,
    pointSize: series?.['symbolSize'],
    symbol: series?.['symbol'] === 'circle' ? 'circle' : 'emptyCircle',
    markPoint: series?.['showSymbol'] !== false,
    area: isObject(area),
    ...(isObject(area) && { areaThickness: Math.round(strength * 100) }),
  };
}

export const barLook: Look = (option, palette) => {
  const series = seriesOf(option);
  return {
    ...aroundPlot(option),
    ...labelsOf(series[0]),
    ...barsOf(series),
    customColor: coloursOf(series, palette),
  };
};

export const lineLook: Look = (option, palette) => {
  const series = seriesOf(option);
  return {
    ...aroundPlot(option),
    ...labelsOf(series[0]),
    ...linesOf(series[0]),
    customColor: coloursOf(series, palette),
  };
};

export const barLineLook: Look = (option, palette) => {
  const series = seriesOf(option);
  const [bars, [line]] = [series.filter(({ type }) => type === 'bar'), series.filter(({ type }) => type === 'line')];
  const looks = { ...labelsOf(bars[0], 'Bar'), ...labelsOf(line, 'Line'), ...barsOf(bars), ...linesOf(line) };
  return { ...aroundPlot(option, 'YLeft'), ...looks, customColor: coloursOf(series, palette) };
};

export const pointsLook: Look = (option, palette) => {
  const series = seriesOf(option);
  return {
    ...aroundPlot(option),
    ...labelsOf(series[0]),
    pointSize: series[0]?.['symbolSize'],
    scaleX: within(option, 'xAxis', 'scale') === true,
    scale: within(option, 'yAxis', 'scale') === true,
    customColor: coloursOf(series, palette),
  };
};

/** A rod for each name, each in a colour of its own, without axes. */
export const capsuleLook: Look = ({ colors, itemHeight, valueFontSize, showValue }) => ({
  isShowLegend: false,
  isShowBackground: true,
  colorStyle: 'unsame',
  customColor: colors,
  maxWidth: itemHeight,
  fontSize: valueFontSize,
  isShow: showValue !== false,
  fontPosition: 'right',
});

export const pieLook: Look = (option, palette) => {
  const [series = {}] = seriesOf(option);
  const [inner, outer] = toList(series['radius']).map(percentOf);
  const rose = series['roseType'];
  const formatter = toText(within(series, 'label', 'formatter'));
  return {
    ...legendOf(option),
    ...tooltipOf(option),
    ...labelsOf(series),
    innerNumber: inner === outer ? 0 : inner,
    outerNumber: outer,
    roseType: rose === true || rose === 'radius' ? 'radius' : rose === 'area' ? 'area' : 'none',
    position: within(series, 'label', 'position'),
    isShowLabelLine: within(series, 'labelLine', 'show') !== false,
    numberValue: formatter.includes('{c}'),
    percentage: formatter.includes('{d}'),
    borderRadius: within(series, 'itemStyle', 'borderRadius'),
    borderColor: within(series, 'itemStyle', 'borderColor'),
    borderWidth: within(series, 'itemStyle', 'borderWidth'),
    shadowBlur: within(series, 'emphasis', 'itemStyle', 'shadowBlur'),
    shadowColor: within(series, 'emphasis', 'itemStyle', 'shadowColor'),
    customColor: coloursOf([], palette),
  };
};

export const funnelLook: Look = (option, palette) => {
  const [series = {}] = seriesOf(option);
  return {
    ...legendOf(option),
    ...labelsOf(series),
    sort: series['sort'] ?? 'descending',
    gap: series['gap'],
    position: toText(within(series, 'label', 'position')).startsWith('inside') ? 'inside' : 'beside',
    numberValue: false,
    percentage: false,
    customColor: coloursOf([], palette),
  };
};

export const radarLook: Look = (option, palette) => {
  const [series = {}] = seriesOf(option);
  const radar = toObject(option['radar']);
  return {
    ...legendOf(option),
    ...tooltipOf(option),
    radarShape: radar['shape'] === 'circle' ? 'circle' : 'line',
    axisLineShow: within(radar, 'axisLine', 'show') !== false,
    splitLineShow: within(radar, 'splitLine', 'show') !== false,
    axisNameShow: within(radar, 'axisName', 'show') !== false,
    axisNameColor: within(radar, 'axisName', 'color'),
    axisNameFontSize: within(radar, 'axisName', 'fontSize'),
    opacity: Math.round(toNumber(within(series, 'areaStyle', 'opacity'), 0) * 100),
    customColor: coloursOf([], palette),
  };
};

export const heatLook: Look = (option) => {
  const [series = {}] = seriesOf(option);
  const scale = toObject(option['visualMap']);
  return {
    ...tooltipOf(option),
    ...axesOfPlot(option),
    // Lines of theirs are stacked from the foot.
    reversalY: within(option, 'yAxis', 'inverse') !== true,
    ...labelsOf(series),
    scaleColor: within(scale, 'inRange', 'color'),
    scaleMin: scale['min'],
    scaleMax: scale['max'],
    isShowScale: scale['show'] !== false,
    scalePlace: scale['orient'] === 'vertical' ? 'right' : 'bottom',
    tileGap: 0,
    tileRadius: 0,
  };
};
