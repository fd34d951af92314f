import type {
  CustomSeriesOption,
  EffectScatterSeriesOption,
  HeatmapSeriesOption,
  LinesSeriesOption,
  MapSeriesOption,
  ScatterSeriesOption,
  SeriesOption,
} from 'echarts';
import { writeNumber } from '../../fields/number-format.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import type { ValueRange } from '../../fields/value-range.option.ts';
import { fade, inkOn } from '../../kit/theme/colour.ts';
import { hasRoomFor } from '../../kit/labels/size-step.ts';
import { itemConditionColor } from '../../kit/data/condition.ts';
import type { GeoMapProps } from './geo-map.widget.ts';
import type { DrawnMap, MapData, PlacedValue } from './region-index.ts';

/** Drawn above the map on a canvas of its own, whose trails fade. */
const FLIGHT_LAYER = 1;
const SMALLEST_BUBBLE = 5;
/** Share of the labels' size that one line takes. */
const LINE_HEIGHT = 1.35;

export interface LayerContext {
  readonly props: GeoMapProps;
  readonly data: MapData;
  readonly map: DrawnMap;
  readonly context: ChartContext;
  /** Greatest value, as a size. */
  readonly largest: number;
  /** Sizes of marks, 1 in a widget of the usual size. */
  readonly scale: number;
  readonly range: ValueRange;
}

const common = { coordinateSystem: 'geo', geoIndex: 0, animation: false, cursor: 'default' } as const;

function sizeOf({ largest }: LayerContext, value: number | null): number {
  return largest > 0 ? Math.abs(value ?? 0) / largest : 0;
}

function toPoint({ name, value, place, row, region }: PlacedValue) {
  // A click and the rules mean the value, not the place.
  return { name, value: [...place, value ?? 0], pickedValue: value, row, code: region?.adcode ?? '' };
}

/** Regions with their values; colours come from the scale beside them. */
export function toRegionSeries({ props, data, map, context }: LayerContext): MapSeriesOption {
  const sums = new Map<string, { value: number; row: number }>();
  for (const { region, value, row } of props.isFill ? data.values : []) {
    if (!region || value === null) continue;
    sums.set(region.name, { value: (sums.get(region.name)?.value ?? 0) + value, row });
  }
  const empty = props.emptyColor || props.areaColor || fade(context.theme.textMuted, 0.14);
  return {
    id: 'regions',
    type: 'map',
    map: map.key,
    geoIndex: 0,
    selectedMode: false,
    data: map.regions.map(({ name, adcode }) => {
      const sum = sums.get(name);
      // The scale of colours would leave it without any.
      const rest = sum ? {} : { visualMap: false, itemStyle: { color: empty } };
      return { name, value: sum?.value ?? Number.NaN, row: sum?.row ?? null, code: adcode, ...rest };
    }),
  } as MapSeriesOption;
}

/** Colour of a region with a value, by the rules or else the scale. */
function fillOf({ props, range }: LayerContext, name: string, value: number): string {
  return itemConditionColor(props.conditions, { name, value }) || range.colourOf(value);
}

/** Names of regions at their places; those that would meet are left out. */
export function toNameSeries(layer: LayerContext): ScatterSeriesOption {
  const { props, data, map, context } = layer;
  const { theme, language } = context;
  const sums = new Map<string, number>();
  for (const { region, value } of data.values) {
    if (region && value !== null) sums.set(region.name, (sums.get(region.name) ?? 0) + value);
  }
  const write = (name: string) => {
    const value = sums.get(name);
    const figure = props.isShow && value !== undefined ? writeNumber(value, props, language) : '';
    return [props.isShowName ? name : '', figure].filter((text) => text !== '').join('\n');
  };
  const hasMarks = props.isBubble || props.isColumn || data.routes.length > 0;
  const lookOf = (name: string) => {
    const value = sums.get(name);
    const fill = props.isFill && value !== undefined ? fillOf(layer, name, value) : '';
    const isOwn = fill === '' || props.fontColor !== '' || hasMarks;
    const distance = props.isBubble ? bubbleSize(layer, value ?? 0) / 2 + 4 : 8;
    return {
      ...(hasMarks ? { distance } : {}),
      // Names that reach beyond their region stay readable in its colour.
      ...(isOwn ? {} : { color: inkOn(fill, 'small'), textBorderColor: fill }),
    };
  };
  return {
    id: 'names',
    type: 'scatter',
    ...common,
    silent: true,
    symbolSize: 0,
    z: 6,
    data: map.regions.map(({ name, centre }) => ({ name, value: [...centre], label: lookOf(name) })),
    tooltip: { show: false },
    label: {
      show: (props.isShowName || props.isShow) && hasRoomFor('labels', context),
      position: hasMarks ? 'bottom' : 'inside',
      distance: hasMarks ? 8 : 0,
      formatter: ({ name }) => write(name),
      color: props.fontColor || theme.text,
      fontSize: props.fontSize,
      lineHeight: props.fontSize * LINE_HEIGHT,
      fontFamily: props.fontFamily || theme.fontFamily,
      textBorderColor: fade(theme.dark ? '#0a1220' : '#ffffff', 0.65),
      textBorderWidth: 2,
      align: 'center',
    },
    labelLayout: { hideOverlap: true },
  };
}

/** px across; its area stands for the value. */
function bubbleSize(layer: LayerContext, value: number): number {
  const { props, scale } = layer;
  return Math.max(Math.sqrt(sizeOf(layer, value)) * props.bubbleSize, SMALLEST_BUBBLE) * scale;
}

export function toBubbleSeries(layer: LayerContext): ScatterSeriesOption | EffectScatterSeriesOption {
  const { props, data, context } = layer;
  const colour = props.markColor || context.theme.accent;
  const sizes = (value: unknown) => bubbleSize(layer, Array.isArray(value) ? Number(value[2]) : 0);
  const rippling = props.isRipple && context.isMoving === true;
  return {
    id: 'bubbles',
    type: rippling ? 'effectScatter' : 'scatter',
    ...(rippling ? { rippleEffect: { brushType: 'stroke', scale: 1.8, period: 4 } } : {}),
    ...common,
    z: 4,
    symbolSize: sizes,
    data: data.values.filter(({ value }) => value !== null).map(toPoint),
    itemStyle: { color: fade(colour, 0.65), borderColor: colour, borderWidth: 1 },
  } as ScatterSeriesOption | EffectScatterSeriesOption;
}

/** Columns of two faces and a lid, drawn flat. */
export function toColumnSeries(layer: LayerContext): CustomSeriesOption {
  const { props, data, context } = layer;
  const columns = data.values.filter(({ value }) => value !== null).toSorted((a, b) => b.place[1] - a.place[1]);
  const colours = columns.map((one) => itemConditionColor(props.conditions, one));
  return {
    id: 'columns',
    type: 'custom',
    ...common,
    z: 5,
    data: columns.map(toPoint),
    renderItem: ({ dataIndex }, api) => {
      const colour = colours[dataIndex] || props.markColor || context.theme.accent;
      const [x = 0, y = 0] = api.coord([api.value(0), api.value(1)]);
      const half = (props.columnWidth * layer.scale) / 2;
      const depth = half / 2;
      const top = y - Math.max(sizeOf(layer, Number(api.value(2))) * props.columnHeight * layer.scale, 2);
      const face = (points: number[][], share: number) => ({
        type: 'polygon' as const,
        shape: { points },
        style: { fill: fade(colour, share) },
      });
      return {
        type: 'group',
        children: [
          face([[x - half, top], [x, top + depth], [x, y + depth], [x - half, y]], 0.9), // prettier-ignore
          face([[x + half, top], [x, top + depth], [x, y + depth], [x + half, y]], 0.6), // prettier-ignore
          face([[x, top - depth], [x + half, top], [x, top + depth], [x - half, top]], 1), // prettier-ignore
        ],
      };
    },
  };
}

export function toHeatSeries({ props, data, scale }: LayerContext): HeatmapSeriesOption {
  return {
    id: 'heat',
    type: 'heatmap',
    ...common,
    z: 3,
    pointSize: (props.heatRadius * scale) / 2,
    blurSize: (props.heatRadius * scale) / 2,
    data: data.values.filter(({ value }) => value !== null).map(toPoint),
  } as HeatmapSeriesOption;
}

/** Arcs with a light on each, and a mark at both ends. */
export function toRouteSeries(layer: LayerContext): SeriesOption[] {
  const { props, data, context } = layer;
  if (data.routes.length === 0) return [];
  const colour = props.routeColor || context.theme.accent;
  const lines = data.routes.map(({ source, target, value, row }) => ({
    fromName: source.name,
    toName: target.name,
    name: `${source.name} → ${target.name}`,
    coords: [[...source.centre], [...target.centre]],
    value: value ?? 0,
    row,
    code: target.adcode,
    lineStyle: { width: Math.max(sizeOf(layer, value) * props.routeWidth, 0.6) },
  }));
  const ends = new Map(data.routes.flatMap(({ source, target }) => [source, target]).map((one) => [one.name, one]));
  return [
    {
      id: 'routes',
      type: 'lines',
      ...common,
      zlevel: FLIGHT_LAYER,
      data: lines,
      lineStyle: { color: colour, opacity: 0.55, curveness: props.curveness / 100 },
      effect: {
        show: props.isFlying && context.isMoving === true,
        period: props.flightSeconds,
        trailLength: 0.3,
        symbol: 'circle',
        symbolSize: 4,
        color: context.theme.dark ? context.theme.title : colour,
      },
    } as LinesSeriesOption,
    {
      id: 'ends',
      type: 'scatter',
      ...common,
      silent: true,
      z: 4,
      symbolSize: 7 * layer.scale,
      tooltip: { show: false },
      data: [...ends.values()].map(({ name, centre }) => ({ name, value: [...centre] })),
      itemStyle: { color: colour, borderColor: fade(colour, 0.3), borderWidth: 4 },
    },
  ];
}
