import type { EChartsOption, SeriesOption, TooltipComponentOption, VisualMapComponentOption } from 'echarts';
import { writeNumber } from '../../fields/number-format.option.ts';
import { toTitle } from '../../fields/title.option.ts';
import { toItemTooltip } from '../../fields/tooltip.option.ts';
import { toValueRange, type ValueRange } from '../../fields/value-range.option.ts';
import { shareOf } from '../../kit/box/box-share.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { fade } from '../../kit/theme/colour.ts';
import { mixColours } from '../../kit/theme/colour-scale.ts';
import { hasRoomFor } from '../../kit/labels/size-step.ts';
import { fitFont } from '../../kit/widget/fit-props.ts';
import type { Regions } from '../../shapes/regions.ts';
import type { GeoMapProps } from './geo-map.widget.ts';
import {
  toBubbleSeries,
  toColumnSeries,
  toHeatSeries,
  toNameSeries,
  toRegionSeries,
  toRouteSeries,
  type LayerContext,
} from './map-layers.ts';
import { toMapData, type DrawnMap, type MapData } from './region-index.ts';

/** px of a widget in which marks have the size that is set; in a smaller one they shrink. */
const USUAL = { width: 560, height: 400 };
/** px */
const LEGEND = { height: 30, length: 110, thickness: 8 };
/** px between the title and the map */
const TITLE_GAP = 8;

function sumsOf({ values }: MapData): number[] {
  const sums = new Map<string, number>();
  for (const { region, value } of values) {
    if (region && value !== null) sums.set(region.name, (sums.get(region.name) ?? 0) + value);
  }
  return [...sums.values()];
}

function toScale(
  props: GeoMapProps,
  range: ValueRange,
  seriesId: string,
  isShown: boolean,
  context: ChartContext,
): VisualMapComponentOption {
  const { theme, language } = context;
  const share = Math.max(shareOf(context), 1);
  const write = (value: number) => writeNumber(value, { ...props, abbreviate: true }, language);
  const look = {
    id: seriesId,
    seriesId,
    dimension: seriesId === 'heat' ? 2 : 0,
    min: range.min,
    max: range.max,
    show: isShown,
    orient: 'horizontal' as const,
    left: props.marginLeft,
    bottom: 8,
    itemWidth: LEGEND.thickness * share,
    itemHeight: LEGEND.length * share,
    hoverLink: false,
    textGap: 8,
    padding: 0,
    textStyle: { color: theme.textMuted, fontSize: fitFont(12, share), fontFamily: theme.fontFamily },
    inRange: { color: [...range.colours] },
    outOfRange: { color: [...range.colours] },
    text: [write(range.max), range.only === null ? write(range.min) : ''],
  };
  if (!range.isStepped) return { ...look, type: 'continuous', calculable: false };
  return {
    ...look,
    type: 'piecewise',
    splitNumber: range.colours.length,
    itemHeight: LEGEND.thickness * share,
    itemWidth: 18 * share,
    itemGap: 5,
    showLabel: false,
  } as VisualMapComponentOption;
}

interface Hovered {
  readonly name?: string;
  readonly value?: unknown;
}

function toTip(props: GeoMapProps, context: ChartContext): TooltipComponentOption {
  const write = ({ name = '', value }: Hovered) => {
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    const number = typeof last === 'number' && Number.isFinite(last) ? last : null;
    return [name, writeNumber(number, props, context.language)].filter((text) => text !== '').join('   ');
  };
  const tooltip = toItemTooltip(props, context, String);
  return { ...tooltip, formatter: (hovered) => write(hovered as Hovered) } as TooltipComponentOption;
}

function toGeo(props: GeoMapProps, map: DrawnMap, top: number, bottom: number, { theme }: ChartContext) {
  return {
    map: map.key,
    roam: props.isRoam,
    scaleLimit: { min: 1, max: 16 },
    aspectScale: map.aspect,
    // A box of another form would stretch the land.
    preserveAspect: true,
    left: props.marginLeft,
    right: props.marginRight,
    top,
    bottom,
    selectedMode: false as const,
    tooltip: { show: false },
    label: { show: false },
    itemStyle: {
      areaColor: props.areaColor || fade(theme.textMuted, 0.14),
      // Neighbours draw the border between them twice, which shows where it is half transparent.
      borderColor:
        props.borderColor || (theme.dark ? fade(theme.title, 0.45) : mixColours('#ffffff', theme.title, 0.36)),
      borderWidth: props.borderWidth,
    },
    emphasis: { label: { show: false }, itemStyle: { areaColor: props.hoverColor || fade(theme.accent, 0.55) } },
  };
}

/** The ECharts option of a map: pure; without a map nothing but the title. */
export function toGeoMapOption(props: GeoMapProps, data: Regions, context: ChartContext): EChartsOption {
  const map = context.map as DrawnMap | undefined;
  const title = toTitle(props, context);
  if (!map) return { animation: false, title: title.option, series: [] };
  const placed = toMapData(data, map);
  const sizes = [...placed.values, ...placed.routes].map(({ value }) => Math.abs(value ?? 0));
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  const sums = sumsOf(placed);
  const range = toValueRange(props, sums, context.theme);
  const scale = Math.min(Math.max(Math.min(context.width / USUAL.width, context.height / USUAL.height), 0.35), 1);
  const layer: LayerContext = { props, data: placed, map, context, largest, scale, range };
  const hasScale = props.isFill && sums.length > 0;
  const hasHeat = props.isHeat && placed.values.length > 0;
  const hasLegend = props.isShowRange && (hasScale || hasHeat) && hasRoomFor('legend', context);
  const bottom = Math.max(props.marginBottom, hasLegend ? LEGEND.height * Math.max(shareOf(context), 1) : 0);
  const top =
    Math.max(props.marginTop, title.bottom === 0 ? 0 : title.bottom + TITLE_GAP) +
    // Where the map is low its columns would reach into the title.
    (props.isColumn && !hasRoomFor('legend', context) ? props.columnHeight * scale * 0.6 : 0);
  const heat = toValueRange({ ...props, minValue: 0 }, sizes, context.theme);
  const series: SeriesOption[] = [
    toRegionSeries(layer),
    ...(hasHeat ? [toHeatSeries(layer)] : []),
    ...(props.isBubble ? [toBubbleSeries(layer)] : []),
    ...(props.isColumn ? [toColumnSeries(layer)] : []),
    ...toRouteSeries(layer),
    toNameSeries(layer),
  ];
  return {
    animation: false,
    title: title.option,
    tooltip: toTip(props, context),
    geo: toGeo(props, map, top, bottom, context),
    visualMap: [
      ...(hasScale ? [toScale(props, range, 'regions', hasLegend, context)] : []),
      ...(hasHeat ? [toScale(props, heat, 'heat', hasLegend && !hasScale, context)] : []),
    ],
    series,
  };
}
