import type { EChartsOption, TreemapSeriesOption } from 'echarts';
import { colourNodes, toNodeTooltip, type ColouredNode } from '../../fields/hierarchy.option.ts';
import { toItemFace } from '../../fields/item-label.option.ts';
import { writePercent } from '../../fields/items.option.ts';
import { toPlotBox, type PlotBox } from '../../fields/plot-box.option.ts';
import type { ChartContext } from '../../kit/chart-context.ts';
import { fade, inkOn } from '../../kit/colour.ts';
import { grownSize } from '../../kit/fit-props.ts';
import { formatNumber } from '../../kit/format.ts';
import { textWidth } from '../../kit/text-width.ts';
import { toHierarchy, type Hierarchy } from '../../shapes/hierarchy.ts';
import type { RolesData } from '../../shapes/roles.ts';
import type { TreemapProps } from './treemap.widget.ts';

/** px in a box of the usual size; they grow with a larger one */
const HEAD = { height: 20, text: 13 };
const CRUMBS = { room: 26, height: 20, text: 11 };
/** px of the drawing below which names of branches would take the room of the tiles */
const LEAST = { width: 260, height: 150 };

type Node = NonNullable<TreemapSeriesOption['data']>[number];

interface Drawing {
  readonly props: TreemapProps;
  readonly context: ChartContext;
  readonly total: number;
  readonly hasHeads: boolean;
}

function toNode(coloured: ColouredNode, drawing: Drawing): Node {
  const { node, colour, children, depth } = coloured;
  const { props, hasHeads } = drawing;
  const isBranch = children.length > 0;
  return {
    name: node.name,
    value: node.value,
    row: node.row,
    itemStyle: {
      color: colour,
      borderColor: isBranch && hasHeads ? fade(colour, depth === 1 ? 0.22 : 0.3) : 'transparent',
      borderRadius: props.tileRadius,
      gapWidth: props.tileGap,
      borderWidth: isBranch && hasHeads ? Math.max(props.tileGap, 2) : 0,
    },
    label: { color: props.fontColor || inkOn(colour) },
    upperLabel: { show: isBranch && hasHeads },
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

/** px left and right of a tile's text, and of the one line above a branch */
const TEXT_MARGIN = { tile: 9, line: 14 };
/** em of a tile that shows two signs of a name and an ellipsis; less of it says nothing */
const LEAST_NAME = 2.8;
/** px; smaller letters are not read from a distance */
const LEAST_FONT = 9;
/** Share of their size that the letters of a long name may have. */
const SMALLER = 0.8;

/**
 * Names and numbers become smaller until their tile holds them; names are cut at last, but a tile too narrow for its
 * numbers, or for two signs of its name, has none.
 */
export function toTextSize({ text, rect }: { text: string; rect: { width: number } }, fontSize: number) {
  const [name = '', ...figures] = text.split('\n');
  // Faces are wider than estimated by up to a tenth, and a cut number is another number.
  const widest = Math.max(0, ...figures.map((figure) => textWidth(figure, fontSize) * 1.12));
  const room = rect.width - (figures.length > 0 ? TEXT_MARGIN.tile : TEXT_MARGIN.line);
  if (room < Math.min(textWidth(name, fontSize), fontSize * LEAST_NAME)) return { fontSize: 0 };
  const fittingTo = (width: number) => (width <= room ? fontSize : Math.floor((fontSize * room) / width));
  const whole = fittingTo(Math.max(widest, textWidth(name, fontSize)));
  const fitting = whole < Math.max(LEAST_FONT, fontSize * SMALLER) ? fittingTo(widest) : whole;
  if (fitting === fontSize) return {};
  return { fontSize: fitting < LEAST_FONT ? 0 : fitting };
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
      padding: [5, 4, 3, 5],
      lineHeight: props.fontSize * 1.35,
      overflow: 'truncate',
      formatter: ({ name, value }) => writeLabel(name, Number(value), drawing),
      ...toItemFace(props, theme),
    },
    labelLayout: (label: Parameters<typeof toTextSize>[0]) => toTextSize(label, props.fontSize),
    upperLabel: {
      show: false,
      height: grownSize(HEAD.height, context),
      color: theme.text,
      padding: [0, 6],
      overflow: 'truncate',
      formatter: ({ name, value }) => `${name}  ${formatNumber(Number(value), context.language, { short: true })}`,
      ...toItemFace(props, theme),
      fontSize: Math.min(props.fontSize, grownSize(HEAD.text, context)),
    },
    breadcrumb: toBreadcrumb(drawing, box, tree.depth),
    emphasis: {
      itemStyle: { borderColor: fade(theme.title, 0.55) },
      upperLabel: { show: drawing.hasHeads, color: theme.title },
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
  const drawing: Drawing = { props, context, total, hasHeads: props.isShowHead && !isOpened && isLarge };
  return {
    animation: false,
    title,
    tooltip: toNodeTooltip(props, tree, context),
    series: [toSeries(tree, box, drawing)],
  };
}
