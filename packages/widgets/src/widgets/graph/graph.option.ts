import type { EChartsOption, GraphSeriesOption, TooltipComponentOption } from 'echarts';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { toFrame, type Frame } from '../../fields/frame.option.ts';
import { toItemFace } from '../../fields/item-label.option.ts';
import { centreLegend } from '../../fields/legend.option.ts';
import { toItemTooltip } from '../../fields/tooltip.option.ts';
import type { ChartContext } from '../../kit/chart-context.ts';
import { inkOn } from '../../kit/colour.ts';
import { formatNumber } from '../../kit/format.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { elide } from '../../kit/labels/shorten.ts';
import { toLinks, type Link, type LinkNode, type Links } from '../../shapes/links.ts';
import type { RolesData } from '../../shapes/roles.ts';
import { bendInwards, layOutOnCircle, nameAround, type Circle } from './circle-layout.ts';
import { fitPlaces, layOutByForce, type Place } from './force-layout.ts';
import { toView } from './graph-view.ts';
import { placeNames, type PlacedName } from './name-places.ts';
import type { GraphProps } from './graph.widget.ts';

/** em that a name may take before it is elided */
const NAME_WIDTH = 10;
/** px between a node and its name */
const NAME_DISTANCE = 4;
/** Share of the drawing's width that names beside the last nodes may take. */
const END_SHARE = 0.2;
/** Of more nodes only the greatest bear their names. */
const MOST_NAMES = 60;
/** Room that a name takes, in heights of its font: its lines and what must stay free around them. */
const NAME_ROOM = 3.4;
/** px of the widget below which names would hide the nodes */
const LEAST = { width: 240, height: 150 };

interface Drawing {
  readonly props: GraphProps;
  readonly context: ChartContext;
  readonly data: Links;
  readonly palette: readonly string[];
  /** px of a node of the greatest weight */
  readonly largest: number;
  readonly weight: number;
  readonly hasNames: boolean;
  /** Nodes that bear their names. */
  readonly names: number;
}

/** px that a name may take before it is elided */
function nameWidthOf({ fontSize }: GraphProps): number {
  return fontSize * NAME_WIDTH;
}

/** px of the longest name */
function widestOf({ nodes }: Links, { fontSize }: GraphProps): number {
  return nodes.reduce((most, { name }) => Math.max(most, textWidth(name, fontSize)), 0);
}

/** Diameter in px; areas grow with the weights. */
function sizeOf(node: LinkNode, { props, largest, weight }: Drawing): number {
  const smallest = Math.min(props.minSize, largest);
  return weight > 0 ? smallest + (largest - smallest) * Math.sqrt(node.weight / weight) : smallest;
}

function colourOf(node: LinkNode, i: number, { data, palette }: Drawing): string {
  const category = data.categories.indexOf(node.category);
  return data.categories.length > 0
    ? colourAt(palette, category < 0 ? data.categories.length : category)
    : colourAt(palette, i);
}

/** Places within the box that leave half of the greatest node and its name free on every side. */
function toPlaces({ data, largest, hasNames, props }: Drawing, frame: Frame): readonly Place[] {
  const indexes = new Map(data.nodes.map(({ name }, i) => [name, i]));
  const links = data.links.map(({ source, target }) => ({
    source: indexes.get(source) ?? 0,
    target: indexes.get(target) ?? 0,
  }));
  const side = largest / 2 + (hasNames ? Math.min(props.fontSize * 2.5, frame.width * 0.08) : 2);
  const widest = widestOf(data, props);
  const isBeside = hasNames && props.labelPosition === 'right';
  const end = isBeside ? largest / 2 + Math.min(widest, nameWidthOf(props), frame.width * END_SHARE) : side;
  const foot = largest / 2 + (hasNames ? props.fontSize : 2);
  return fitPlaces(layOutByForce(data.nodes.length, links), {
    left: Number(frame.grid.left) + side,
    top: Number(frame.grid.top) + largest / 2,
    width: Math.max(frame.width - side - end, 1),
    height: Math.max(frame.height - largest / 2 - foot, 1),
  });
}

/** The nodes on a circle that leaves room for names around it. */
function toCircle(drawing: Drawing, frame: Frame): Circle {
  const { props, data, largest, hasNames } = drawing;
  const name = hasNames ? Math.min(widestOf(data, props), nameWidthOf(props)) + NAME_DISTANCE : 0;
  const side = Math.min(largest / 2 + name, frame.width * 0.3);
  const end = Math.min(largest / 2 + name, frame.height * 0.25);
  const sizes = data.nodes.map((node) => sizeOf(node, drawing));
  return layOutOnCircle(sizes, {
    left: Number(frame.grid.left) + side,
    top: Number(frame.grid.top) + end,
    width: Math.max(frame.width - side * 2, 1),
    height: Math.max(frame.height - end * 2, 1),
  });
}

/** The places, but where a reader has dragged a node to. */
function withMoved(places: readonly Place[], { data, context }: Drawing): readonly Place[] {
  return data.nodes.map(({ name }, i) => {
    const moved = context.moved?.get(name);
    return moved ? { x: moved.x * context.width, y: moved.y * context.height } : (places[i] as Place);
  });
}

type NamePlaces = ReadonlyMap<string, PlacedName> | undefined;
type Node = NonNullable<GraphSeriesOption['data']>[number];

/** The nodes of the greatest weights, which bear their names. */
function namedOf({ data, names }: Drawing): ReadonlySet<LinkNode> {
  return new Set(data.nodes.toSorted((a, b) => b.weight - a.weight).slice(0, names));
}

function fitsInside({ name }: { readonly name: string }, size: number, { props }: Drawing): boolean {
  return textWidth(name, props.fontSize) + 6 <= size;
}

/** Where names stand that do not fit into their nodes, unless a side was chosen for all. */
function toNamePlaces(drawing: Drawing, named: ReadonlySet<LinkNode>, places: readonly Place[], frame: Frame) {
  const { props, context, data } = drawing;
  if (props.labelPosition !== 'auto' || !drawing.hasNames) return undefined;
  const nodes = data.nodes.map((node, i) => ({
    ...(places[i] as Place),
    name: node.name,
    size: sizeOf(node, drawing),
    isNamed: named.has(node),
  }));
  const beside = nodes.filter((node) => node.isNamed && !fitsInside(node, node.size, drawing));
  const longest = nameWidthOf(props);
  // Beside the nodes there may be a legend; below them is nothing.
  const [left, top] = [Number(frame.grid.left), Number(frame.grid.top)];
  const room = { left, top, width: frame.width, height: context.height - top };
  return placeNames(
    beside.toSorted((a, b) => b.size - a.size),
    nodes,
    { ...room, fontSize: props.fontSize, distance: NAME_DISTANCE, widths: [longest, longest * 0.6] },
  );
}

/** A name stands in its node while it fits there, else beside it, where there is room. */
function toName(node: LinkNode, size: number, colour: string, drawing: Drawing, beside: NamePlaces) {
  const { props, context } = drawing;
  const isInside = fitsInside(node, size, drawing);
  const auto = isInside ? 'inside' : (beside?.get(node.name)?.side ?? 'bottom');
  const position = props.labelPosition === 'auto' ? auto : props.labelPosition;
  if (position === 'inside' && isInside) return { position, color: props.fontColor || inkOn(colour) };
  // A name beside its node may stand on another one, or on a link.
  const edge = { textBorderColor: context.theme.tooltipBackground, textBorderWidth: 2 };
  const isShown = !beside || beside.has(node.name);
  return { position, color: props.fontColor || context.theme.text, ...edge, ...(isShown ? {} : { show: false }) };
}

function toNodes(
  drawing: Drawing,
  named: ReadonlySet<LinkNode>,
  places: readonly Place[],
  beside: NamePlaces,
  centre: Place | undefined,
): Node[] {
  const { data } = drawing;
  return data.nodes.map((node, i) => {
    const size = sizeOf(node, drawing);
    const colour = colourOf(node, i, drawing);
    // Around a circle names stand outside of it.
    const name = centre
      ? {
          ...nameAround(places[i] as Place, centre, size / 2 + NAME_DISTANCE),
          color: drawing.props.fontColor || drawing.context.theme.text,
        }
      : toName(node, size, colour, drawing, beside);
    return {
      id: node.name,
      name: node.name,
      value: node.weight,
      row: null,
      symbolSize: size,
      itemStyle: { color: colour },
      label: { show: drawing.hasNames && named.has(node), ...name },
      ...(data.categories.length > 0 && node.category !== ''
        ? { category: data.categories.indexOf(node.category) }
        : {}),
      ...places[i],
    } as Node;
  });
}

function toEdges(drawing: Drawing, places: readonly Place[], centre: Place | undefined) {
  const { data, props } = drawing;
  const colours = new Map(data.nodes.map((node, i) => [node.name, colourOf(node, i, drawing)]));
  const placeOf = new Map(data.nodes.map(({ name }, i) => [name, places[i] as Place]));
  const bend = ({ source, target }: Link) => {
    const [from, to] = [placeOf.get(source), placeOf.get(target)];
    return centre && from && to ? { curveness: bendInwards(from, to, centre, props.curveness / 100) } : {};
  };
  const greatest = data.links.reduce((most, { value }) => Math.max(most, Math.abs(value)), 0);
  return data.links.map((link) => ({
    source: link.source,
    target: link.target,
    value: link.value,
    row: link.row,
    pickedName: `${link.source} → ${link.target}`,
    lineStyle: {
      color: props.linkColor || colours.get(link.source) || 'source',
      width: Math.max((Math.abs(link.value) / Math.max(greatest, 1e-9)) * props.linkWidth, 0.8),
      ...bend(link),
    },
  }));
}

function toSeries(drawing: Drawing, frame: Frame): GraphSeriesOption {
  const { props, context, data } = drawing;
  const circle = props.layout === 'circular' ? toCircle(drawing, frame) : undefined;
  const places = withMoved(circle?.places ?? toPlaces(drawing, frame), drawing);
  const named = namedOf(drawing);
  const beside = circle ? undefined : toNamePlaces(drawing, named, places, frame);
  return {
    id: 'graph',
    name: data.label,
    type: 'graph',
    layout: 'none',
    // Places are px already: the view that holds them is their own bounding box.
    ...toView(places),
    roam: props.isRoam,
    draggable: props.isDraggable,
    categories: data.categories.map((name, i) => ({ name, itemStyle: { color: colourAt(drawing.palette, i) } })),
    data: toNodes(drawing, named, places, beside, circle?.centre),
    links: toEdges(drawing, places, circle?.centre),
    edgeSymbol: props.isShowArrow ? ['none', 'arrow'] : ['none', 'none'],
    edgeSymbolSize: 7,
    lineStyle: { opacity: props.linkOpacity / 100, curveness: props.curveness / 100 },
    label: {
      distance: NAME_DISTANCE,
      formatter: ({ name }) => beside?.get(name)?.text ?? elide(name, props.fontSize, nameWidthOf(props)),
      ...toItemFace(props, context.theme),
    },
    // A layout of labels would take the offsets of those around a circle.
    labelLayout: circle ? {} : { hideOverlap: true },
    itemStyle: { borderWidth: 0 },
    emphasis: { focus: 'adjacency', scale: 1.1, lineStyle: { opacity: 0.9 } },
    blur: { itemStyle: { opacity: 0.18 }, lineStyle: { opacity: 0.05 }, label: { opacity: 0.2 } },
    cursor: 'default',
  } as GraphSeriesOption;
}

function toLinkTooltip({ props, context, data }: Drawing): TooltipComponentOption {
  const write = (value: unknown) => [data.label, formatNumber(Number(value), context.language)].join('  ').trim();
  const nodes = new Map(data.nodes.map((node) => [node.name, node]));
  return {
    ...toItemTooltip(props, context, () => ''),
    formatter: (params) => {
      const one = Array.isArray(params) ? undefined : params;
      if (!one) return '';
      const link = one.data as Partial<Link>;
      if (one.dataType === 'edge') return `${link.source ?? ''} → ${link.target ?? ''}\n${write(link.value)}`;
      const node = nodes.get(one.name);
      return [one.name, node?.category ?? '', write(node?.weight)].filter((line) => line !== '').join('\n');
    },
  };
}

/** How many names find room between the nodes. */
function countNames(props: GraphProps, { nodes }: Links, frame: Frame): number {
  if (props.layout === 'circular') return MOST_NAMES;
  const widths = nodes.reduce(
    (sum, { name }) => sum + Math.min(textWidth(name, props.fontSize), nameWidthOf(props)),
    0,
  );
  const average = widths / Math.max(nodes.length, 1) + props.fontSize;
  return Math.min(Math.floor((frame.width * frame.height) / (average * props.fontSize * NAME_ROOM)), MOST_NAMES);
}

/** The ECharts option of a graph: pure, a plain object for every input, empty data included. */
export function toGraphOption(props: GraphProps, data: RolesData, context: ChartContext): EChartsOption {
  const links = toLinks(data);
  const frame = toFrame({ ...props, legendName: '' }, links.categories, context);
  // Nodes of a crowd are smaller, so that they do not hide each other.
  const crowd = Math.sqrt((frame.width * frame.height) / Math.max(links.nodes.length, 1)) * 0.62;
  const drawing: Drawing = {
    props,
    context,
    data: links,
    palette: toPalette(props, context.theme),
    largest: Math.max(Math.min(props.maxSize, crowd, Math.min(frame.width, frame.height) / 4), 2),
    weight: links.nodes.reduce((most, node) => Math.max(most, node.weight), 0),
    hasNames: props.isShow && context.width >= LEAST.width && context.height >= LEAST.height,
    names: countNames(props, links, frame),
  };
  return {
    animation: false,
    title: frame.title,
    legend: centreLegend(props, frame, links.categories.length),
    tooltip: toLinkTooltip(drawing),
    series: links.nodes.length === 0 ? [] : [toSeries(drawing, frame)],
  };
}
