import type { EChartsOption, GraphSeriesOption, TooltipComponentOption } from 'echarts';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { joinRest } from '../../fields/few-series.option.ts';
import { toFrame, type Frame } from '../../fields/frame.option.ts';
import { toItemFace } from '../../fields/item-label.option.ts';
import { centreLegend } from '../../fields/legend.option.ts';
import { toItemTooltip } from '../../fields/tooltip.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import type { Palette } from '../../kit/theme/theme.ts';
import { inkOn } from '../../kit/theme/colour.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { placeBeside } from '../../kit/labels/place-beside.ts';
import { elide } from '../../kit/labels/shorten.ts';
import { hasRoomFor } from '../../kit/labels/size-step.ts';
import { toLinks, type Link, type LinkNode, type Links } from '../../shapes/links.ts';
import type { RolesData } from '../../shapes/roles.ts';
import { fitPlaces, layOutByForce, type Place } from './force-layout.ts';
import { toView } from './graph-view.ts';
import type { GraphProps } from './graph.widget.ts';

/** em that a name may take before it is elided */
const NAME_WIDTH = 10;
/** px between a node and its name */
const NAME_DISTANCE = 4;
/** Share of the drawing's width that names beside the last nodes may take. */
const END_SHARE = 0.2;
/** Of more nodes only the greatest bear their names. */
const MAX_NAMES = 60;

interface Drawing {
  readonly props: GraphProps;
  readonly context: ChartContext;
  readonly data: Links;
  readonly palette: Palette;
  /** px of a node of the greatest weight */
  readonly largest: number;
  readonly weight: number;
  readonly hasNames: boolean;
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
  if (data.categories.length === 0) return colourAt(palette, i, node.name);
  return category < 0 ? colourAt(palette, data.categories.length) : colourAt(palette, category, node.category);
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

/** The box of a circle of nodes, within which ECharts draws it, with their names around it. */
function toCircleBox({ props, data, largest, hasNames }: Drawing, frame: Frame) {
  const name = hasNames ? Math.min(widestOf(data, props), nameWidthOf(props)) + NAME_DISTANCE : 0;
  const side = Math.min(largest / 2 + name, Math.min(frame.width, frame.height) * 0.25);
  return {
    left: Number(frame.grid.left) + side,
    top: Number(frame.grid.top) + side,
    width: Math.max(frame.width - side * 2, 1),
    height: Math.max(frame.height - side * 2, 1),
  };
}

/** The places, but where a reader has dragged a node to. */
function withMoved(places: readonly Place[], { data, context }: Drawing): readonly Place[] {
  return data.nodes.map(({ name }, i) => {
    const moved = context.moved?.get(name);
    return moved ? { x: moved.x * context.width, y: moved.y * context.height } : (places[i] as Place);
  });
}

type Node = NonNullable<GraphSeriesOption['data']>[number];

/** The nodes of the greatest weights, which bear their names. */
function namedOf({ data }: Drawing): ReadonlySet<LinkNode> {
  return new Set(data.nodes.toSorted((a, b) => b.weight - a.weight).slice(0, MAX_NAMES));
}

function fitsInside({ name }: { readonly name: string }, size: number, { props }: Drawing): boolean {
  return textWidth(name, props.fontSize) + 6 <= size;
}

/** Where names stand that do not fit into their nodes, by node; undefined where a side was chosen for all. */
function toSides(drawing: Drawing, places: readonly Place[], frame: Frame) {
  const { props, context, data } = drawing;
  if (props.labelPosition !== 'auto' || !drawing.hasNames) return undefined;
  const named = namedOf(drawing);
  const marks = data.nodes.map((node, i) => {
    const size = sizeOf(node, drawing);
    const isBeside = named.has(node) && !fitsInside(node, size, drawing);
    const text = isBeside ? elide(node.name, props.fontSize, nameWidthOf(props)) : '';
    return { ...(places[i] as Place), size, text, name: node.name };
  });
  const greatest = marks.toSorted((a, b) => b.size - a.size);
  // Beside the nodes there may be a legend; below them is nothing.
  const [left, top] = [Number(frame.grid.left), Number(frame.grid.top)];
  const sides = placeBeside(greatest, {
    box: { left, right: left + frame.width, top, bottom: context.height },
    fontSize: props.fontSize,
    distance: NAME_DISTANCE,
    sides: ['bottom', 'right', 'left', 'top'],
    taken: [],
  });
  return new Map(greatest.map(({ name }, i) => [name, sides[i]] as const));
}

type Sides = ReturnType<typeof toSides>;

/** A name stands in its node while it fits there, else beside it, where there is room. */
function toName(node: LinkNode, size: number, colour: string, drawing: Drawing, sides: Sides) {
  const { props, context } = drawing;
  const isInside = fitsInside(node, size, drawing);
  const side = sides?.get(node.name);
  const auto = isInside ? 'inside' : (side ?? 'bottom');
  const position = props.labelPosition === 'auto' ? auto : props.labelPosition;
  if (position === 'inside' && isInside) return { position, color: props.fontColor || inkOn(colour) };
  // A name beside its node may stand on another one, or on a link.
  const edge = { textBorderColor: context.theme.tooltipBackground, textBorderWidth: 2 };
  const isShown = !sides || side !== undefined;
  return { position, color: props.fontColor || context.theme.text, ...edge, ...(isShown ? {} : { show: false }) };
}

function toNodes(drawing: Drawing, places: readonly Place[] | undefined, sides: Sides): Node[] {
  const { data, props, context } = drawing;
  const named = namedOf(drawing);
  return data.nodes.map((node, i) => {
    const size = sizeOf(node, drawing);
    const colour = colourOf(node, i, drawing);
    // Around a circle names stand outside of it, which is ECharts' work.
    const name = places ? toName(node, size, colour, drawing, sides) : { color: props.fontColor || context.theme.text };
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
      ...places?.[i],
    } as Node;
  });
}

function toEdges(drawing: Drawing) {
  const { data, props } = drawing;
  const colours = new Map(data.nodes.map((node, i) => [node.name, colourOf(node, i, drawing)]));
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
    },
  }));
}

function toSeries(drawing: Drawing, frame: Frame): GraphSeriesOption {
  const { props, context, data } = drawing;
  const isCircle = props.layout === 'circular';
  const places = isCircle ? undefined : withMoved(toPlaces(drawing, frame), drawing);
  return {
    id: 'graph',
    name: data.label,
    type: 'graph',
    layout: isCircle ? 'circular' : 'none',
    circular: { rotateLabel: true },
    // Places are px already: the view that holds them is their own bounding box.
    ...(places ? toView(places) : toCircleBox(drawing, frame)),
    roam: props.isRoam,
    draggable: props.isDraggable,
    categories: data.categories.map((name, i) => ({ name, itemStyle: { color: colourAt(drawing.palette, i, name) } })),
    data: toNodes(drawing, places, places && toSides(drawing, places, frame)),
    links: toEdges(drawing),
    edgeSymbol: props.isShowArrow ? ['none', 'arrow'] : ['none', 'none'],
    edgeSymbolSize: 7,
    lineStyle: { opacity: props.linkOpacity / 100, curveness: props.curveness / 100 },
    label: {
      distance: NAME_DISTANCE,
      formatter: '{b}',
      width: nameWidthOf(props),
      overflow: 'truncate',
      ...toItemFace(props, context.theme),
    },
    ...(drawing.hasNames ? { labelLayout: { hideOverlap: true } } : {}),
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

/** The categories that can be distinguished; nodes of the others belong to one. */
function withFewCategories(links: Links, { language }: ChartContext): Links {
  const named = links.categories.map((name) => ({ name }));
  const categories = joinRest(named, language, (_, name) => ({ name })).map(({ name }) => name);
  if (categories.length === links.categories.length) return links;
  const kept = new Set(categories);
  const others = categories.at(-1) ?? '';
  const nodes = links.nodes.map((node) =>
    node.category === '' || kept.has(node.category) ? node : { ...node, category: others },
  );
  return { ...links, nodes, categories };
}

/** The ECharts option of a graph: pure, a plain object for every input, empty data included. */
export function toGraphOption(props: GraphProps, data: RolesData, context: ChartContext): EChartsOption {
  const links = withFewCategories(toLinks(data), context);
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
    hasNames: props.isShow && hasRoomFor(props.layout === 'circular' ? 'names' : 'labels', context),
  };
  return {
    animation: false,
    title: frame.title,
    legend: centreLegend(frame.legend),
    tooltip: toLinkTooltip(drawing),
    series: links.nodes.length === 0 ? [] : [toSeries(drawing, frame)],
  };
}
