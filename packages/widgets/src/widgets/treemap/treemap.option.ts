import type { EChartsOption, LabelLayoutOptionCallback, TreemapSeriesOption } from 'echarts';
import { colourNodes, toNodeTooltip, type ColouredNode } from '../../fields/hierarchy.option.ts';
import { withLeftOut } from '../../fields/left-out.option.ts';
import { toItemFace } from '../../fields/item-label.option.ts';
import { writePercent } from '../../fields/items.option.ts';
import { toPlotBox, type PlotBox } from '../../fields/plot-box.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { fade, inkOn } from '../../kit/theme/colour.ts';
import { grownSize } from '../../kit/widget/fit-props.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { hasRoomFor } from '../../kit/labels/size-step.ts';
import { HIDDEN } from '../../kit/labels/within-shape.ts';
import { toHierarchy, type Hierarchy, type TreeNode } from '../../shapes/hierarchy.ts';
import type { RolesData } from '../../shapes/roles.ts';
import type { TreemapProps } from './treemap.widget.ts';

/** px in a box of the usual size; they grow with a larger one */
const HEAD = { height: 20, text: 13, padding: 6, least: 100 };
const CRUMBS = { room: 26, height: 20, text: 11 };
/** px around the text of a tile; em from line to line, and of the narrowest tile that bears text */
const TILE = { padding: [5, 4, 3, 5], sides: 10, lineHeight: 1.35, least: 2.5 };

type Node = NonNullable<TreemapSeriesOption['data']>[number];

interface Drawing {
  readonly props: TreemapProps;
  readonly context: ChartContext;
  readonly total: number;
  /** px² that a value of one takes. */
  readonly scale: number;
  /** Depths whose branches bear their names. */
  readonly heads: ReadonlySet<number>;
}

function headSize({ props, context }: Pick<Drawing, 'props' | 'context'>): number {
  return Math.min(props.fontSize, grownSize(HEAD.text, context));
}

/** Whether any letters could stand on a tile of that size: thousands of labels that do not fit take seconds. */
function hasRoomForName({ value }: TreeNode, { props: { fontSize }, scale }: Drawing): boolean {
  return value * scale >= ((fontSize * TILE.least + TILE.sides) * fontSize) / 2;
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
      ...(hasRoomForName(node, drawing) ? {} : { show: false }),
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

/** A tile that is narrower than a few letters of its name, or than its figures, bears none. */
function toTileLabel({ fontSize }: TreemapProps): LabelLayoutOptionCallback {
  return ({ rect, text }) => {
    const figures = text.split('\n').slice(1);
    const widest = Math.max(fontSize * TILE.least, ...figures.map((figure) => textWidth(figure, fontSize)));
    return rect.width < widest + TILE.sides ? HIDDEN : {};
  };
}

/** How many branches stand at each depth. */
function countBranches(nodes: readonly TreeNode[], depth = 1, found: number[] = []): number[] {
  for (const { children } of nodes) {
    if (children.length === 0) continue;
    found[depth] = (found[depth] ?? 0) + 1;
    countBranches(children, depth + 1, found);
  }
  return found;
}

/** Depths at which the usual branch is wide enough for its name. */
function toHeads({ roots }: Hierarchy, box: PlotBox): ReadonlySet<number> {
  const isWide = (count: number) => Math.sqrt((box.width * box.height) / count) >= HEAD.least;
  return new Set(countBranches(roots).flatMap((count, depth) => (isWide(count) ? [depth] : [])));
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
      padding: TILE.padding,
      lineHeight: props.fontSize * TILE.lineHeight,
      overflow: 'truncate',
      formatter: ({ name, value }) => writeLabel(name, Number(value), drawing),
      ...toItemFace(props, theme),
    },
    labelLayout: toTileLabel(props),
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
export function toTreemapOption(given: TreemapProps, data: RolesData, context: ChartContext): EChartsOption {
  const tree = toHierarchy(data);
  const props = withLeftOut(given, tree.leftOut, context.language);
  const isOpened = props.isDrill && tree.depth > 1;
  const { title, box } = toPlotBox(props, context, { bottom: isOpened ? grownSize(CRUMBS.room, context) : 0 });
  const total = tree.roots.reduce((sum, { value }) => sum + value, 0);
  const hasHeads = props.isShowHead && !isOpened && hasRoomFor('labels', context);
  const heads = hasHeads ? toHeads(tree, box) : new Set<number>();
  const scale = (box.width * box.height) / Math.max(total, Number.MIN_VALUE);
  const drawing: Drawing = { props, context, total, scale, heads };
  return {
    animation: false,
    title,
    tooltip: toNodeTooltip(props, tree, context),
    series: [toSeries(tree, box, drawing)],
  };
}
