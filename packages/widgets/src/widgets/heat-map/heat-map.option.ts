import type { CustomSeriesOption, EChartsOption, TooltipComponentOption } from 'echarts';
import { toAxisLook, toCategoryAxes, type Plot } from '../../fields/axis.option.ts';
import { toColourScale } from '../../fields/colour-scale.option.ts';
import { toFace } from '../../fields/face.option.ts';
import { toItemFace } from '../../fields/item-label.option.ts';
import { toPlotBox } from '../../fields/plot-box.option.ts';
import { toTile } from '../../fields/tile.option.ts';
import { toItemTooltip } from '../../fields/tooltip.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { fade, inkOn } from '../../kit/theme/colour.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { toHeatGrid, type HeatGrid } from '../../shapes/heat-grid.ts';
import type { RolesData } from '../../shapes/roles.ts';
import type { HeatMapProps } from './heat-map.widget.ts';

/** Share of the plot that the names of the rows may take. */
const SIDE_SHARE = 0.28;
/** More tiles than these carry no labels, and pairs without a number no tile. */
const MANY = 2500;

/** The categories of the rows, the first on top. */
function toRowAxis(props: HeatMapProps, grid: HeatGrid, context: ChartContext, plot: Plot) {
  const look = toAxisLook(props, 'Y', props.textNameY, context, plot);
  const inverse = !props.reversalY;
  const turned = { start: 'end', end: 'start', middle: 'middle', center: 'center' } as const;
  return {
    ...look,
    id: 'rows',
    type: 'category' as const,
    data: [...grid.ys],
    inverse,
    nameLocation: inverse ? turned[look.nameLocation] : look.nameLocation,
    splitArea: { show: false },
    axisLabel: {
      show: props.isShowAxisLabelY,
      ...toFace(props, 'text', 'Y', context.theme, context.theme.textMuted),
      margin: 8,
      rotate: props.textAngleY,
      hideOverlap: true,
      width: plot.width * SIDE_SHARE,
      overflow: 'truncate' as const,
    },
  };
}

/** Pairs of categories without a number. */
function toGaps(grid: HeatGrid): [number, number][] {
  if (grid.xs.length * grid.ys.length > MANY) return [];
  const filled = new Set(grid.cells.map(({ x, y }) => `${x}/${y}`));
  return grid.ys.flatMap((_, y) =>
    grid.xs.flatMap((__, x): [number, number][] => (filled.has(`${x}/${y}`) ? [] : [[x, y]])),
  );
}

type RenderItem = NonNullable<CustomSeriesOption['renderItem']>;
type Api = Parameters<RenderItem>[1];

function boxAt(api: Api) {
  const [x = 0, y = 0] = api.coord([api.value(0), api.value(1)]);
  const [width = 0, height = 0] = (api.size?.([1, 1]) ?? []) as number[];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function toTiles(props: HeatMapProps, grid: HeatGrid, context: ChartContext): CustomSeriesOption {
  const { theme, language } = context;
  const write = (value: number) => formatNumber(value, language, { short: true });
  const face = toItemFace(props, theme);
  const font = `${face.fontStyle} ${face.fontWeight} ${face.fontSize}px ${face.fontFamily}`;
  const widest = Math.max(0, ...grid.cells.map(({ value }) => textWidth(write(value), props.fontSize)));
  const isLabelled = props.isShow && grid.cells.length <= MANY;
  return {
    id: 'tiles',
    name: grid.label,
    type: 'custom',
    data: grid.cells.map(({ x, y, value, row }) => ({
      value: [x, y, value],
      row,
      pickedName: `${grid.xs[x] ?? ''} · ${grid.ys[y] ?? ''}`,
      pickedValue: value,
    })),
    clip: true,
    renderItem: (_, api) => {
      const box = boxAt(api);
      const fill = String(api.visual('color'));
      const fits = isLabelled && widest + 4 <= box.width && props.fontSize * 1.15 <= box.height;
      const text = { text: write(Number(api.value(2))), fill: props.fontColor || inkOn(fill, 'small'), font };
      return toTile(box, { fill, outline: theme.title, ...(fits ? { text } : {}) }, props);
    },
    cursor: 'default',
  };
}

function toEmptyTiles(props: HeatMapProps, grid: HeatGrid, context: ChartContext): CustomSeriesOption {
  const fill = props.emptyColor || fade(context.theme.textMuted, 0.08);
  return {
    id: 'gaps',
    type: 'custom',
    data: toGaps(grid),
    silent: true,
    clip: true,
    tooltip: { show: false },
    renderItem: (_, api) => toTile(boxAt(api), { fill }, props),
  };
}

function toTileTooltip(props: HeatMapProps, grid: HeatGrid, context: ChartContext): TooltipComponentOption {
  return {
    ...toItemTooltip(props, context, () => ''),
    formatter: (params) => {
      const index = Array.isArray(params) ? -1 : params.dataIndex;
      const cell = grid.cells[index];
      if (!cell) return '';
      const value = formatNumber(cell.value, context.language);
      return `${grid.xs[cell.x] ?? ''} · ${grid.ys[cell.y] ?? ''}\n${grid.label}  ${value}`;
    },
  };
}

/** The ECharts option of a heat map: pure, a plain object for every input, empty data included. */
export function toHeatMapOption(props: HeatMapProps, data: RolesData, context: ChartContext): EChartsOption {
  const grid = toHeatGrid(data);
  const values = grid.cells.map(({ value }) => value);
  const room = { top: toPlotBox(props, context).box.top, dimension: 2, series: [0] };
  const scale = toColourScale(props, values, room, context);
  const { title, box } = toPlotBox(props, context, scale);
  const plot: Plot = { width: box.width, height: box.height, isHorizontal: false };
  const side = props.isShowY && props.isShowAxisLabelY ? plot.width * SIDE_SHARE : 0;
  const columns = { ...plot, width: plot.width - side };
  return {
    animation: false,
    title,
    tooltip: toTileTooltip(props, grid, context),
    visualMap: [scale.option],
    grid: {
      left: box.left,
      top: box.top,
      right: context.width - box.left - box.width,
      bottom: context.height - box.top - box.height,
      outerBoundsMode: 'same',
      outerBoundsContain: 'all',
    },
    xAxis: toCategoryAxes(props, context, { categories: grid.xs, boundaryGap: true, plot: columns }, false),
    yAxis: [toRowAxis(props, grid, context, plot)],
    series: [toTiles(props, grid, context), toEmptyTiles(props, grid, context)],
  };
}
