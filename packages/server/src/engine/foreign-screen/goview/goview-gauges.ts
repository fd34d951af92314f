import { toList, toObject, toText } from '../foreign-screen.types.ts';
import { toColour, toEnds } from './goview-colours.ts';
import { percentOf, seriesOf, within, type Look } from './goview-option.ts';

/** Their dial is two gauges, one in the other: the inner has the pointer and the numbers. */
export const dialLook: Look = (option) => {
  const [series = {}, outside = {}] = seriesOf(option);
  const ring = toList(within(outside, 'axisLine', 'lineStyle', 'color'));
  const first = toObject(toList(series['data'])[0]);
  const pointer = toColour(within(first, 'itemStyle', 'color'));
  return {
    background: option['backgroundColor'],
    min: series['min'],
    max: series['max'] ?? 100,
    splitNumber: series['splitNumber'] ?? 10,
    isShowPointer: true,
    isShowName: false,
    trackColor: toList(ring.at(-1))[1],
    isShowAxisLabel: within(series, 'axisLabel', 'show') !== false,
    isShow: within(series, 'detail', 'show') !== false,
    customColor: pointer === undefined ? [] : [pointer],
    unit: '',
  };
};

const VESSELS: Readonly<Record<string, string>> = {
  rect: 'square',
  roundRect: 'square',
  diamond: 'diamond',
  triangle: 'diamond',
  pin: 'drop',
  arrow: 'drop',
};

export const waterLook: Look = (option) => {
  const [series = {}] = seriesOf(option);
  const label = within(series, 'label', 'normal', 'textStyle') ?? series['label'];
  return {
    isShowName: false,
    background: option['backgroundColor'],
    vessel: VESSELS[toText(series['shape'])] ?? 'circle',
    liquidColor: toEnds(series['color'])[0],
    isShowOutline: within(series, 'outline', 'show') === true,
    outlineColor: within(series, 'outline', 'itemStyle', 'borderColor'),
    valueColor: within(label, 'color'),
    fontSize: within(label, 'fontSize'),
  };
};

/** A ring of two pieces; theirs is as thick as a share of half its box, and ours fills the box. */
export const shareRingLook: Look = (option) => {
  const [series = {}] = seriesOf(option);
  const [done, rest] = toList(series['data']).map((piece) => toColour(within(piece, 'itemStyle', 'color')));
  const [inner, outer] = toList(series['radius']).map(percentOf);
  return {
    colorFrom: done,
    colorTo: done,
    trackColor: rest,
    isRounded: false,
    isShowName: false,
    ringWidth: inner === undefined || outer === undefined ? undefined : Math.round(outer - inner),
    valueColor: within(option, 'title', 'textStyle', 'color'),
    fontSize: within(option, 'title', 'textStyle', 'fontSize'),
  };
};

/** Their progress as a line, a ring, or three quarters of one. */
export const progressLook: Look = ({ type, color, railColor, unit, indicatorTextSize, indicatorTextColor }) => ({
  colorFrom: toColour(color),
  colorTo: toColour(color),
  trackColor: railColor,
  unit,
  reading: 'value',
  isShowName: false,
  fontSize: indicatorTextSize,
  valueColor: indicatorTextColor,
  ...(type === 'dashboard' && { startAngle: 225, sweepAngle: 270 }),
});

export const mapLook: Look = (option) => {
  const regions = seriesOf(option).find(({ type }) => type === 'map') ?? {};
  const routes = seriesOf(option).find(({ type }) => type === 'lines') ?? {};
  const points = seriesOf(option).find(({ type }) => type === 'effectScatter') ?? {};
  const scale = toObject(option['visualMap']);
  const [item, hovered] = [regions['itemStyle'], within(regions, 'emphasis', 'itemStyle')];
  return {
    areaColor: toColour(within(item, 'areaColor')),
    borderColor: within(item, 'borderColor'),
    borderWidth: within(item, 'borderWidth'),
    hoverColor: toColour(within(hovered, 'areaColor') ?? within(item, 'emphasis', 'areaColor')),
    isShowName: within(regions, 'label', 'show') === true,
    fontColor: within(regions, 'label', 'color'),
    fontSize: within(regions, 'label', 'fontSize'),
    rangeColors: within(scale, 'inRange', 'color'),
    isShowRange: scale['show'] === true,
    markColor: toColour(within(points, 'itemStyle', 'color')),
    routeColor: toColour(within(routes, 'lineStyle', 'normal', 'color') ?? within(routes, 'lineStyle', 'color')),
  };
};

/** Tiles, bubbles and words, which take nothing but the colours of the theme. */
export const colouredLook: Look = (_, palette) => ({ customColor: [...palette] });
