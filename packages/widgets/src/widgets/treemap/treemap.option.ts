import type { EChartsOption, TreemapSeriesOption } from 'echarts';
import { colourNodes, toNodeTooltip, type ColouredNode } from '../../fields/hierarchy.option.ts';
import { toItemFace } from '../../fields/item-label.option.ts';
import { writePercent } from '../../fields/items.option.ts';
import { toPlotBox, type PlotBox } from '../../fields/plot-box.option.ts';
import type { ChartContext } from '../../kit/chart-context.ts';
import { fade, inkOn } from '../../kit/colour.ts';
import { grownSize } from '../../kit/fit-props.ts';
import { formatNumber } from '../../kit/format.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { toHierarchy, type Hierarchy, type TreeNode } from '../../shapes/hierarchy.ts';
import type { RolesData } from '../../shapes/roles.ts';
import type { TreemapProps } from './treemap.widget.ts';

/** px in a box of the usual size; they grow with a larger one */
const HEAD = { height: 20, text: 13, padding: 6 };
const CRUMBS = { room: 26, height: 20, text: 11 };
/** px of the drawing below which names of branches would take the room of the tiles */
const LEAST = { width: 260, height: 150 };

type Node = NonNullable<TreemapSeriesOption['data']>[number];

interface Drawing {
  readonly props: TreemapProps;
  readonly context: ChartContext;
  readonly total: number;
  /** Depths whose branches bear their names. */
  readonly heads: ReadonlySet<number>;
  /** Whether the tiles are so small that names of several words stand on several lines. */
  readonly isSmall: boolean;
}

function headSize({ props, context }: Pick<Drawing, 'props' | 'context'>): number {
  return Math.min(props.fontSize, grownSize(HEAD.text, context));
}

function toNode(coloured: ColouredNode, drawing: Drawing): Node {
  const { node, colour, children, depth } = coloured;
  const { props } = drawing;
  const isBranch = children.length > 0;
  const hasHeads = isBranch && drawing.heads.has(depth);
  return {
    name: node.name,
    value: node.value,
    row: node.row,
    itemStyle: {
      color: colour,
      borderColor: hasHeads ? fade(colour, depth === 1 ? 0.22 : 0.3) : 'transparent',
      borderRadius: props.tileRadius,
      gapWidth: props.tileGap,
      borderWidth: hasHeads ? Math.max(props.tileGap, 2) : 0,
    },
    label: {
      color: props.fontColor || inkOn(colour, 'small'),
      overflow: wraps(node.name, drawing) ? 'break' : 'truncate',
    },
    upperLabel: { show: hasHeads },
    ...(isBranch ? { children: children.map((child) => toNode(child, drawing)) } : {}),
  } as Node;
}

function writeLabel(name: string, value: number, { props, context, total }: Drawing): string {
  const figures = [
    props.numberValue ? formatNumber(value, context.language, { short: true }) : '',
    props.percentage ? writePercent(value, total, 1) : '',
  ].filter((text) => text !== '');
  return [name, ...figures].join('\n');
}

/** px left and right of a tile's text, above and below it, and of the one line above a branch */
const TEXT_MARGIN = { tile: 9, small: 6, high: 7, line: 14 };
const PADDING = { usual: [5, 4, 3, 5], small: [4, 2, 3, 4] };
const LINE_EM = 1.35;
/** em of a tile that shows two signs of a name and an ellipsis; less of it says nothing */
const LEAST_NAME = 2.8;
/** em of a name above a branch, at least; it may be cut to that */
const LEAST_HEAD = 5;
/** Share of its side, were it a square, that a narrow branch has between its frames. */
const NARROW = 0.75;
/** px; smaller letters are not read from a distance */
const LEAST_FONT = 9;
/** Share of their size that the letters of a long name may have. */
const SMALLER = 0.8;

function wraps(name: string, { isSmall }: Pick<Drawing, 'isSmall'>): boolean {
  return isSmall && name.trim().includes(' ');
}

/** Lines of a name whose words stay whole; Infinity where one of them is too long. */
function linesOf(name: string, fontSize: number, room: number): number {
  let [lines, used] = [1, 0];
  for (const word of name.trim().split(' ')) {
    const long = textWidth(word, fontSize);
    if (long > room) return Infinity;
    const isNext = used > 0 && used + long > room;
    lines += Number(isNext);
    used = (isNext ? 0 : used) + long + textWidth(' ', fontSize);
  }
  return lines;
}

interface TextOnTile {
  readonly text: string;
  readonly rect: { readonly width: number; readonly height: number };
}

/** Letters of a name that stands on several lines, whole or not at all; numbers below it that have no line are left out. */
function toWrappedSize({ text, rect }: TextOnTile, fontSize: number, room: number) {
  const [name = '', ...figures] = text.split('\n');
  const free = Math.max(1, Math.floor((rect.height - TEXT_MARGIN.high) / (fontSize * LINE_EM)));
  const fits = (size: number) =>
    linesOf(name, size, room) <= free && figures.every((figure) => textWidth(figure, size) <= room);
  return { fontSize: [fontSize, fontSize * 0.95, LEAST_FONT].find((size) => size >= LEAST_FONT && fits(size)) ?? 0 };
}

/**
 * Names and numbers become smaller until their tile holds them; names are cut at last, but a tile too narrow for its
 * numbers, or for two signs of its name, has none.
 */
export function toTextSize(tile: TextOnTile, fontSize: number, isSmall = false): { fontSize?: number } {
  const { text, rect } = tile;
  const [name = '', ...figures] = text.split('\n');
  const widest = Math.max(0, ...figures.map((figure) => textWidth(figure, fontSize)));
  const margin = isSmall ? TEXT_MARGIN.small : TEXT_MARGIN.tile;
  const room = rect.width - (figures.length > 0 ? margin : TEXT_MARGIN.line);
  if (wraps(name, { isSmall })) return toWrappedSize(tile, fontSize, rect.width - margin);
  if (room < Math.min(textWidth(name, fontSize), fontSize * LEAST_NAME)) return { fontSize: 0 };
  const fittingTo = (width: number) => (width <= room ? fontSize : Math.floor((fontSize * room) / width));
  const whole = fittingTo(Math.max(widest, textWidth(name, fontSize)));
  const fitting = whole < Math.max(LEAST_FONT, fontSize * SMALLER) ? fittingTo(widest) : whole;
  if (fitting === fontSize) return {};
  return { fontSize: fitting < LEAST_FONT ? 0 : fitting };
}

/** Names of all branches at each depth. */
function branchesByDepth(nodes: readonly TreeNode[], depth = 1, found: string[][] = []): string[][] {
  for (const { name, children } of nodes) {
    if (children.length === 0) continue;
    (found[depth] ??= []).push(name);
    branchesByDepth(children, depth + 1, found);
  }
  return found;
}

/** Depths at which the usual branch has room for its name or enough of it. */
function toHeads({ roots }: Hierarchy, box: PlotBox, drawn: Pick<Drawing, 'props' | 'context'>): ReadonlySet<number> {
  const depths = branchesByDepth(roots).flatMap((names, depth) => {
    const ems = names.reduce((sum, name) => sum + Math.min(textWidth(name, 1), LEAST_HEAD), 0) / names.length;
    const side = Math.sqrt((box.width * box.height) / names.length) * NARROW;
    return ems * headSize(drawn) + 2 * HEAD.padding <= side ? [depth] : [];
  });
  return new Set(depths);
}

function toBreadcrumb({ props, context }: Drawing, box: PlotBox, depth: number) {
  const { theme } = context;
  const look = { color: fade(theme.textMuted, 0.18), borderColor: 'transparent', borderWidth: 0 };
  const textStyle = { color: theme.text, fontSize: grownSize(CRUMBS.text, context), fontFamily: theme.fontFamily };
  return {
    show: props.isDrill && depth > 1,
    left: box.left,
    top: box.top + box.height + 6,
    height: grownSize(CRUMBS.height, context),
    emptyItemWidth: 18,
    itemStyle: { ...look, textStyle },
    emphasis: { itemStyle: { ...look, color: fade(theme.accent, 0.5), textStyle } },
  };
}

function toSeries(tree: Hierarchy, box: PlotBox, drawing: Drawing): TreemapSeriesOption {
  const { props, context } = drawing;
  const { theme } = context;
  const isOpened = props.isDrill && tree.depth > 1;
  return {
    id: 'tiles',
    name: tree.label,
    type: 'treemap',
    ...box,
    roam: false,
    nodeClick: isOpened ? 'zoomToNode' : false,
    ...(isOpened ? { leafDepth: 1, drillDownIcon: '' } : {}),
    sort: props.sort === 'none' ? false : props.sort,
    visibleMin: 4,
    // The nameless root.
    itemStyle: { gapWidth: Math.max(props.tileGap, 1), borderWidth: 0, borderColor: 'transparent' },
    label: {
      show: props.isShow,
      position: 'insideTopLeft',
      padding: PADDING[drawing.isSmall ? 'small' : 'usual'],
      lineHeight: props.fontSize * LINE_EM,
      overflow: 'truncate',
      formatter: ({ name, value }) => writeLabel(name, Number(value), drawing),
      ...toItemFace(props, theme),
    },
    labelLayout: (label: TextOnTile) => toTextSize(label, props.fontSize, drawing.isSmall),
    upperLabel: {
      show: false,
      height: grownSize(HEAD.height, context),
      color: theme.text,
      padding: [0, HEAD.padding],
      overflow: 'truncate',
      formatter: ({ name, value }) => `${name}  ${formatNumber(Number(value), context.language, { short: true })}`,
      ...toItemFace(props, theme),
      fontSize: headSize(drawing),
    },
    breadcrumb: toBreadcrumb(drawing, box, tree.depth),
    emphasis: {
      itemStyle: { borderColor: fade(theme.title, 0.55) },
      upperLabel: { show: drawing.heads.size > 0, color: theme.title },
    },
    data: colourNodes(tree, props, context).map((node) => toNode(node, drawing)),
    cursor: isOpened ? 'pointer' : 'default',
  } as TreemapSeriesOption;
}

/** The ECharts option of a treemap: pure, a plain object for every input, empty data included. */
export function toTreemapOption(props: TreemapProps, data: RolesData, context: ChartContext): EChartsOption {
  const tree = toHierarchy(data);
  const isOpened = props.isDrill && tree.depth > 1;
  const { title, box } = toPlotBox(props, context, { bottom: isOpened ? grownSize(CRUMBS.room, context) : 0 });
  const isLarge = box.width >= LEAST.width && box.height >= LEAST.height;
  const total = tree.roots.reduce((sum, { value }) => sum + value, 0);
  const hasHeads = props.isShowHead && !isOpened && isLarge;
  const heads = hasHeads ? toHeads(tree, box, { props, context }) : new Set<number>();
  const drawing: Drawing = { props, context, total, heads, isSmall: !isLarge };
  return {
    animation: false,
    title,
    tooltip: toNodeTooltip(props, tree, context),
    series: [toSeries(tree, box, drawing)],
  };
}
