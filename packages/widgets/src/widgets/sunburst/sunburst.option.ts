import type { EChartsOption, SunburstSeriesOption, TitleComponentOption } from 'echarts';
import { cutAlike } from '../../fields/cut-names.ts';
import { colourNodes, leavesOf, toNodeTooltip, type ColouredNode } from '../../fields/hierarchy.option.ts';
import { toItemFace } from '../../fields/item-label.option.ts';
import { toPlotBox, type PlotBox } from '../../fields/plot-box.option.ts';
import type { ChartContext } from '../../kit/chart-context.ts';
import { inkOn } from '../../kit/colour.ts';
import { formatNumber } from '../../kit/format.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { shortenOrHide } from '../../kit/labels/shorten.ts';
import { toHierarchy, type Hierarchy } from '../../shapes/hierarchy.ts';
import type { RolesData } from '../../shapes/roles.ts';
import type { SunburstProps } from './sunburst.widget.ts';

/** px of a ring below which its labels say nothing */
const NARROWEST = 22;
/** px of a ring that stay free on both sides of a label together */
const EDGES = 2;

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

/** px of a straight line of text that stays within a ring: it may come as near to the edges as its height lets it. */
function chordOf(depth: number, { rings, props }: Drawing): number {
  const radius = rings.inner + rings.width * (depth - 0.5) + props.fontSize / 2;
  const sagitta = Math.min(Math.max(rings.width - props.fontSize, 0) / 2, radius);
  return 2 * Math.sqrt(Math.max(2 * radius * sagitta - sagitta * sagitta, 0));
}

type Direction = 'radial' | 'tangential' | 'upright';

interface RingLabel {
  readonly text: string;
  readonly direction: Direction;
}

/** The label of a node in that direction, elided to its room; empty where not even a few letters fit. */
function writeAlong({ node, depth }: ColouredNode, direction: Direction, drawing: Drawing): RingLabel {
  const { props, context, rings } = drawing;
  const size = props.fontSize;
  const arc = arcOf(node.value, depth, drawing);
  const across = direction === 'radial' ? arc : rings.width;
  const along = direction === 'radial' ? rings.width : Math.min(arc * 0.9, chordOf(depth, drawing));
  const room = (direction === 'upright' ? Math.min(along, rings.width) : along) - EDGES;
  if (across < size * 1.25 || room < Math.min(NARROWEST, textWidth(node.name, size))) return { text: '', direction };
  const figure = props.numberValue ? ` ${formatNumber(node.value, context.language, { short: true })}` : '';
  const whole = `${node.name}${figure}`;
  return { text: textWidth(whole, size) <= room ? whole : shortenOrHide(whole, size, room), direction };
}

/** Along the radius while the whole name fits there, else whichever direction shows more of it. */
function toLabel(node: ColouredNode, drawing: Drawing): RingLabel {
  const { labelRotate } = drawing.props;
  if (labelRotate !== 'auto') return writeAlong(node, labelRotate, drawing);
  const radial = writeAlong(node, 'radial', drawing);
  if (radial.text !== '' && !radial.text.endsWith('…')) return radial;
  const tangential = writeAlong(node, 'tangential', drawing);
  return tangential.text.length > radial.text.length ? tangential : radial;
}

/** Shares of their size that letters may have. */
const SIZES = [1, 0.9, 0.8, 0.75];

/** The drawing with letters in which the fewest names are cut: as set, or a little smaller. */
function withFittingFont(drawing: Drawing, all: readonly ColouredNode[]): Drawing {
  const sized = SIZES.map((share) => ({
    ...drawing,
    props: { ...drawing.props, fontSize: drawing.props.fontSize * share },
  }));
  const counts = sized.map((one) => all.filter((node) => toLabel(node, one).text.endsWith('…')).length);
  return sized[counts.indexOf(Math.min(...counts))] ?? drawing;
}

function toNode(coloured: ColouredNode, drawing: Drawing, alike: ReadonlySet<string>): Node {
  const { node, colour, children } = coloured;
  const { text: written, direction } = toLabel(coloured, drawing);
  const text = alike.has(written) ? '' : written;
  return {
    name: node.name,
    value: node.value,
    row: node.row,
    itemStyle: { color: colour },
    label: {
      show: drawing.props.isShow && text !== '',
      formatter: () => text,
      rotate: direction === 'upright' ? 0 : direction,
      color: drawing.props.fontColor || inkOn(colour, 'small'),
    },
    children: children.map((child) => toNode(child, drawing, alike)),
  } as Node;
}

/** px between parts: little where they are many. */
function toGap({ props, rings }: Drawing, tree: Hierarchy): number {
  const average = (2 * Math.PI * rings.outer) / Math.max(leavesOf(tree.roots).length, 1);
  return Math.min(props.ringGap, average * 0.2);
}

/** The sum in the hole, as large as it may be. */
function toTotal({ props, context, rings, total }: Drawing): TitleComponentOption {
  const text = formatNumber(total, context.language, { short: true });
  const size = Math.min((rings.inner * 1.4 * 100) / Math.max(textWidth(text, 100), 1), rings.inner * 0.5, 40);
  return {
    id: 'total',
    show: props.isShowTotal && !props.isDrill && total > 0 && size >= 10,
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

function toSeries(tree: Hierarchy, given: Drawing): SunburstSeriesOption {
  const nodes = colourNodes(tree, given.props, given.context);
  const all = nodes.flatMap(function within(node): ColouredNode[] {
    return [node, ...node.children.flatMap(within)];
  });
  const drawing = withFittingFont(given, all);
  const alike = cutAlike(all.map((one) => [one.node.name, toLabel(one, drawing).text]));
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
    data: nodes.map((node) => toNode(node, drawing, alike)),
    cursor: props.isDrill ? 'pointer' : 'default',
  } as SunburstSeriesOption;
}

/** The ECharts option of a sunburst: pure, a plain object for every input, empty data included. */
export function toSunburstOption(props: SunburstProps, data: RolesData, context: ChartContext): EChartsOption {
  const tree = toHierarchy(data);
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
