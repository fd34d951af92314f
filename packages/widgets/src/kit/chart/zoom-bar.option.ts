import type { ZoomBarProps } from './zoom-bar.fields.ts';

type Parts = Readonly<Record<string, unknown>>;

/** px of the bar, and of it with the room around it */
const BAR = 16;
const ROOM = 28;

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Room for the bar beside the plot; what stands there moves away. */
function withRoom(grid: unknown, isUpright: boolean): unknown {
  const side = isUpright ? 'right' : 'bottom';
  if (!isParts(grid) || typeof grid[side] !== 'number') return grid;
  return { ...grid, [side]: grid[side] + ROOM };
}

/** An option of which readers can look at a part of its categories; without a zoom the option itself. */
export function addZoomBar<O extends Parts>(option: O, zoom: ZoomBarProps['zoomBar'] | undefined): O {
  if (zoom !== 'bar' && zoom !== 'wheel') return option;
  const isUpright = [option['yAxis']].flat().some((axis) => isParts(axis) && axis['type'] === 'category');
  const { grid } = option;
  const axis = { [isUpright ? 'yAxisIndex' : 'xAxisIndex']: 'all', filterMode: 'filter' };
  if (zoom === 'wheel') return { ...option, dataZoom: [{ ...axis, id: 'zoom', type: 'inside' }] };
  const place = isUpright ? { right: 6, width: BAR } : { bottom: 6, height: BAR };
  const bar = { ...axis, ...place, id: 'zoom', type: 'slider', brushSelect: false, showDetail: false };
  const grids = Array.isArray(grid)
    ? grid.map((one, at) => (at === grid.length - 1 || isUpright ? withRoom(one, isUpright) : (one as unknown)))
    : withRoom(grid, isUpright);
  return { ...option, grid: grids, dataZoom: [bar] };
}
