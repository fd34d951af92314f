import type { EChartsOption, SankeySeriesOption, TitleComponentOption, TooltipComponentOption } from 'echarts';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { toItemFace } from '../../fields/item-label.option.ts';
import { toPlotBox, type PlotBox } from '../../fields/plot-box.option.ts';
import { toItemTooltip } from '../../fields/tooltip.option.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { grownSize } from '../../kit/widget/fit-props.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import { shortenNamed } from '../../kit/labels/shorten-named.ts';
import { hasRoomFor } from '../../kit/labels/size-step.ts';
import type { Link } from '../../shapes/links.ts';
import type { RolesData } from '../../shapes/roles.ts';
import { noteOf, toFlows, type Flows } from './sankey-flows.ts';
import type { SankeyProps } from './sankey.widget.ts';

/** px of the line about what is left out, and of its letters; they grow with the box */
const NOTE = { height: 18, text: 11 };
/** Share of the drawing's width that the labels at the end may take. */
const MAX_END = 0.22;
/** px between a node and its name, and from there to the next node */
const DISTANCE = { node: 6, next: 4 };
/** em of a name below a node, and at the sides of such a drawing for the names of the outer nodes */
const BELOW = { height: 1.6, side: 2 };

interface Drawing {
  readonly props: SankeyProps;
  readonly context: ChartContext;
  readonly flows: Flows;
  readonly box: PlotBox;
  readonly totals: ReadonlyMap<string, number>;
}

/** Of what comes in and goes out the greater sum. */
function toTotals(links: readonly Link[]): Map<string, number> {
  const out = new Map<string, number>();
  const into = new Map<string, number>();
  for (const { source, target, value } of links) {
    out.set(source, (out.get(source) ?? 0) + value);
    into.set(target, (into.get(target) ?? 0) + value);
  }
  const names = [...new Set([...out.keys(), ...into.keys()])];
  return new Map(names.map((name) => [name, Math.max(out.get(name) ?? 0, into.get(name) ?? 0)]));
}

/** Nodes from which nothing flows on. */
function endsOf({ flows }: Drawing): readonly string[] {
  const sources = new Set(flows.links.map(({ source }) => source));
  return [...flows.levels.keys()].filter((name) => !sources.has(name));
}

/** px behind the last level that the names of its nodes take. */
function endOf(drawing: Drawing): number {
  const { props, box } = drawing;
  const write = toWrite(drawing);
  const ends = endsOf(drawing);
  const widest = Math.max(0, ...ends.map((name) => textWidth([name, ...write(name)].join('  '), props.fontSize)));
  return Math.min(widest + DISTANCE.node + DISTANCE.next, box.width * MAX_END);
}

/** Writes the sum of a node, where it is wanted. */
function toWrite({ props, context, totals }: Drawing): (name: string) => readonly string[] {
  return (name) => (props.numberValue ? [formatNumber(totals.get(name), context.language, { short: true })] : []);
}

function countAt({ levels }: Flows, level: number): number {
  let count = 0;
  for (const one of levels.values()) if (one === level) count += 1;
  return count;
}

/** px of nodes and names within the drawing, and px that one name may take. */
function toRoom(drawing: Drawing, hasNames: boolean) {
  const { props, box, flows } = drawing;
  const deepest = Math.max(0, ...flows.levels.values());
  if (props.orient === 'horizontal') {
    const end = hasNames ? endOf(drawing) : 0;
    const column = (box.width - end - props.nodeWidth) / Math.max(deepest, 1);
    const width = Math.max(column - props.nodeWidth - DISTANCE.node - DISTANCE.next, 1);
    return {
      left: box.left,
      width: box.width - end,
      height: box.height,
      nameWidth: width,
      endWidth: end - DISTANCE.node,
    };
  }
  const side = hasNames ? props.fontSize * BELOW.side : 0;
  const below = hasNames ? props.fontSize * BELOW.height : 0;
  const most = Math.max(1, ...[...flows.levels.values()].map((level) => countAt(flows, level)));
  const [width, nameWidth] = [box.width - 2 * side, box.width / most];
  return { left: box.left + side, width, height: box.height - below, nameWidth, endWidth: nameWidth };
}

/** px between nodes of one level: at most a third of what each may take. */
function toGap({ props, flows, box }: Drawing): number {
  const most = Math.max(1, ...[...new Set(flows.levels.values())].map((level) => countAt(flows, level)));
  const room = props.orient === 'horizontal' ? box.height : box.width;
  return Math.min(props.nodeGap, room / most / 3);
}

function toSeries(drawing: Drawing): SankeySeriesOption {
  const { props, context, flows, box } = drawing;
  const palette = toPalette(props, context.theme);
  const show = props.isShow && hasRoomFor('labels', context);
  const { left, width, height, nameWidth, endWidth } = toRoom(drawing, show);
  const ends = new Set(endsOf(drawing));
  const write = toWrite(drawing);
  return {
    id: 'flows',
    name: flows.label,
    type: 'sankey',
    left,
    top: box.top,
    width: Math.max(width, 1),
    height: Math.max(height, 1),
    orient: props.orient,
    nodeAlign: props.nodeAlign,
    nodeWidth: props.nodeWidth,
    nodeGap: toGap(drawing),
    layoutIterations: 32,
    draggable: false,
    data: [...flows.levels.keys()].map((name, i) => ({
      name,
      row: null,
      pickedValue: drawing.totals.get(name) ?? null,
      itemStyle: { color: colourAt(palette, i, name) },
      label: {
        formatter: () => shortenNamed(name, write(name), props.fontSize, ends.has(name) ? endWidth : nameWidth),
      },
    })),
    links: flows.links.map((link) => ({
      ...link,
      pickedName: `${link.source} → ${link.target}`,
      pickedValue: link.value,
    })),
    itemStyle: { borderWidth: 0, borderRadius: props.nodeRadius },
    lineStyle: { color: props.linkColor, opacity: props.linkOpacity / 100, curveness: props.curveness / 100 },
    label: {
      show,
      position: props.orient === 'horizontal' ? 'right' : 'bottom',
      distance: DISTANCE.node,
      minMargin: 2,
      color: props.fontColor || context.theme.text,
      ...toItemFace(props, context.theme),
    },
    labelLayout: { hideOverlap: true },
    emphasis: { focus: 'adjacency', lineStyle: { opacity: Math.min(props.linkOpacity / 100 + 0.3, 1) } },
    blur: { itemStyle: { opacity: 0.3 }, lineStyle: { opacity: 0.06 }, label: { opacity: 0.3 } },
    cursor: 'default',
  } as SankeySeriesOption;
}

function toFlowTooltip({ props, context, flows, totals }: Drawing): TooltipComponentOption {
  const write = (value: number | undefined) => [flows.label, formatNumber(value, context.language)].join('  ').trim();
  return {
    ...toItemTooltip(props, context, () => ''),
    formatter: (params) => {
      const one = Array.isArray(params) ? undefined : params;
      if (!one) return '';
      const link = one.data as Partial<Link>;
      if (one.dataType !== 'edge') return `${one.name}\n${write(totals.get(one.name))}`;
      return `${link.source ?? ''} → ${link.target ?? ''}\n${write(link.value)}`;
    },
  };
}

function toNote(props: SankeyProps, flows: Flows, context: ChartContext): TitleComponentOption {
  const { theme, width, language } = context;
  const text = noteOf(flows)?.[language] ?? '';
  const room = Math.max(width - props.marginLeft - props.marginRight, 10);
  return {
    id: 'note',
    show: props.isShowNote && text !== '',
    text,
    left: props.marginLeft,
    bottom: props.marginBottom,
    padding: 0,
    textStyle: {
      color: theme.textMuted,
      fontSize: grownSize(NOTE.text, context),
      fontWeight: 'normal',
      fontFamily: theme.fontFamily,
      width: room,
      overflow: 'truncate',
    },
  };
}

/** The ECharts option of a sankey diagram: pure, a plain object for every input, empty data included. */
export function toSankeyOption(props: SankeyProps, data: RolesData, context: ChartContext): EChartsOption {
  const flows = toFlows(data, props.maxLinks);
  const note = toNote(props, flows, context);
  const { title, box } = toPlotBox(props, context, {
    bottom: note.show === true ? grownSize(NOTE.height, context) : 0,
  });
  const drawing: Drawing = { props, context, flows, box, totals: toTotals(flows.links) };
  return {
    animation: false,
    title: [{ ...title, id: 'title' }, note],
    tooltip: toFlowTooltip(drawing),
    series: [toSeries(drawing)],
  };
}
