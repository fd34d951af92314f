import type { EChartsOption, SunburstSeriesOption, TitleComponentOption } from 'echarts';
import { colourNodes, leavesOf, toNodeTooltip, type ColouredNode } from '../../fields/hierarchy.option.ts';
import { withLeftOut } from '../../fields/left-out.option.ts';
import { toItemFace } from '../../fields/item-label.option.ts';
import { toPlotBox, type PlotBox } from '../../fields/plot-box.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { inkOn } from '../../kit/theme/colour.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { shortenNamed } from '../../kit/labels/shorten-named.ts';
import { toHierarchy, type Hierarchy } from '../../shapes/hierarchy.ts';
import type { RolesData } from '../../shapes/roles.ts';
import type { SunburstProps } from './sunburst.widget.ts';

/** px of a ring that stay free on both sides of a label together */
const EDGES = 2;
/** Of a font's size: the height of a line. */
const LINE_HEIGHT = 1.25;
/** Share of an arc that a straight line of text may take. */
const STRAIGHT = 0.8;
/** The sum in the hole: share of its radius, and px from which on it is read. */
const TOTAL = { share: 0.4, least: 10, most: 40 };

/** Where the rings stand, px. */
interface Rings {
  readonly centre: readonly [number, number];
  readonly inner: number;
  readonly outer: number;
  readonly width: number;
}

function toRings(props: SunburstProps, tree: Hierarchy, box: PlotBox): Rings {
  const outer = Math.max(Math.min(box.width, box.height) / 2, 1);
  const inner = (outer * props.innerRadius) / 100;
  const centre = [box.left + box.width / 2, box.top + box.height / 2] as const;
  return { centre, inner, outer, width: (outer - inner) / Math.max(tree.depth, 1) };
}

type Node = NonNullable<SunburstSeriesOption['data']>[number];

interface Drawing {
  readonly props: SunburstProps;
  readonly context: ChartContext;
  readonly rings: Rings;
  readonly total: number;
}

/** px along the middle of the arc that stands for the value */
function arcOf(value: number, depth: number, { rings, total }: Drawing): number {
  const radius = rings.inner + rings.width * (depth - 0.5);
  return (Math.max(value, 0) / Math.max(total, Number.MIN_VALUE)) * 2 * Math.PI * radius;
}

/** The label of a node, along the longer side of its part of the ring unless a direction was set. */
function toLabel({ node, depth }: ColouredNode, drawing: Drawing) {
  const { props, context, rings } = drawing;
  const arc = arcOf(node.value, depth, drawing);
  const longer = rings.width >= arc ? 'radial' : 'tangential';
  const direction = props.labelRotate === 'auto' ? longer : props.labelRotate;
  const across = direction === 'radial' ? arc : rings.width;
  const along = { radial: rings.width, tangential: arc * STRAIGHT, upright: Math.min(arc * STRAIGHT, rings.width) };
  const figures = props.numberValue ? [formatNumber(node.value, context.language, { short: true })] : [];
  const text =
    across < props.fontSize * LINE_HEIGHT
      ? ''
      : shortenNamed(node.name, figures, props.fontSize, along[direction] - EDGES);
  return { text, rotate: direction === 'upright' ? 0 : direction };
}

function toNode(coloured: ColouredNode, drawing: Drawing): Node {
  const { node, colour, children } = coloured;
  const { text, rotate } = toLabel(coloured, drawing);
  return {
    name: node.name,
    value: node.value,
    row: node.row,
    itemStyle: { color: colour },
    label: {
      show: drawing.props.isShow && text !== '',
      formatter: () => text,
      rotate,
      color: drawing.props.fontColor || inkOn(colour, 'small'),
    },
    children: children.map((child) => toNode(child, drawing)),
  } as Node;
}

/** px between parts: little where they are many. */
function toGap({ props, rings }: Drawing, tree: Hierarchy): number {
  const average = (2 * Math.PI * rings.outer) / Math.max(leavesOf(tree.roots).length, 1);
  return Math.min(props.ringGap, average * 0.2);
}

/** The sum in the hole. */
function toTotal({ props, context, rings, total }: Drawing): TitleComponentOption {
  const text = formatNumber(total, context.language, { short: true });
  const size = Math.min(rings.inner * TOTAL.share, TOTAL.most);
  return {
    id: 'total',
    show: props.isShowTotal && !props.isDrill && total > 0 && size >= TOTAL.least,
    text,
    left: rings.centre[0],
    top: rings.centre[1],
    padding: 0,
    textAlign: 'center',
    textVerticalAlign: 'middle',
    textStyle: {
      color: context.theme.title,
      fontSize: size,
      fontWeight: 'normal',
      fontFamily: context.theme.figureFamily,
    },
  };
}

function toSeries(tree: Hierarchy, drawing: Drawing): SunburstSeriesOption {
  const { props, context, rings } = drawing;
  return {
    id: 'rings',
    name: tree.label,
    type: 'sunburst',
    center: [...rings.centre],
    radius: [rings.inner, rings.outer],
    startAngle: props.startAngle,
    nodeClick: props.isDrill ? 'rootToNode' : false,
    // Its type knows no null, which keeps the order of the data.
    sort: (props.sort === 'none' ? null : props.sort) as 'desc',
    itemStyle: {
      borderWidth: toGap(drawing, tree),
      borderColor: context.theme.dark ? 'rgba(6, 14, 30, 0.55)' : '#ffffff',
      borderRadius: props.ringRadius,
    },
    label: { ...toItemFace(props, context.theme) },
    emphasis: { focus: 'ancestor' },
    blur: { itemStyle: { opacity: 0.45 }, label: { opacity: 0.6 } },
    data: colourNodes(tree, props, context).map((node) => toNode(node, drawing)),
    cursor: props.isDrill ? 'pointer' : 'default',
  } as SunburstSeriesOption;
}

/** The ECharts option of a sunburst: pure, a plain object for every input, empty data included. */
export function toSunburstOption(given: SunburstProps, data: RolesData, context: ChartContext): EChartsOption {
  const tree = toHierarchy(data);
  const props = withLeftOut(given, tree.leftOut, context.language);
  const { title, box } = toPlotBox(props, context);
  const total = tree.roots.reduce((sum, { value }) => sum + value, 0);
  const drawing: Drawing = { props, context, rings: toRings(props, tree, box), total };
  return {
    animation: false,
    title: [{ ...title, id: 'title' }, toTotal(drawing)],
    tooltip: toNodeTooltip(props, tree, context),
    series: [toSeries(tree, drawing)],
  };
}
