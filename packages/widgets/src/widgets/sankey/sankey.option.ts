import type { EChartsOption, SankeySeriesOption, TitleComponentOption, TooltipComponentOption } from 'echarts';
import { colourAt, toPalette } from '../../fields/colour.option.ts';
import { toItemFace } from '../../fields/item-label.option.ts';
import { toPlotBox, type PlotBox } from '../../fields/plot-box.option.ts';
import { toItemTooltip } from '../../fields/tooltip.option.ts';
import type { ChartContext } from '../../kit/chart-context.ts';
import { grownSize } from '../../kit/fit-props.ts';
import { formatNumber } from '../../kit/format.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import type { Link } from '../../shapes/links.ts';
import type { RolesData } from '../../shapes/roles.ts';
import { noteOf, toFlows, type Flows } from './sankey-flows.ts';
import { LINE, toNameSize, writeNames, type NameRoom } from './sankey-names.ts';
import type { SankeyProps } from './sankey.widget.ts';

/** px of the line about what is left out, and of its letters; they grow with the box */
const NOTE = { height: 18, text: 11, least: 9 };
/** Share of the drawing's width that the labels at the end may take. */
const END_SHARE = { roomy: 0.22, small: 0.24 };
/** px between a node and its name, and from there to the next node */
const DISTANCE = { roomy: 6, small: 3 };
const BEHIND = { roomy: 4, small: 0.5 };
/** px of a node in a small box at most: names need the width more */
const THIN = 5;
/** px of the drawing below which labels would hide the flows */
const LEAST = { width: 180, height: 80, roomy: 280 };

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

function isSmall({ width }: PlotBox): boolean {
  return width < LEAST.roomy;
}

/** px between a node and its name */
function distanceIn(box: PlotBox): number {
  return isSmall(box) ? DISTANCE.small : DISTANCE.roomy;
}

function nodeWidthOf({ props, box }: Drawing): number {
  return isSmall(box) ? Math.min(props.nodeWidth, THIN) : props.nodeWidth;
}

/** Tells which nodes stand at the end: those of the last level, and justified ones from which nothing flows on. */
function toIsEnd({ props, flows }: Drawing): (name: string) => boolean {
  const deepest = Math.max(0, ...flows.levels.values());
  const sources = new Set(flows.links.map(({ source }) => source));
  return (name) => flows.levels.get(name) === deepest || (props.nodeAlign === 'justify' && !sources.has(name));
}

/** px of a node along its level by its sum, as ECharts gives them: the fullest level decides. */
function toNodeLength(drawing: Drawing): (name: string) => number {
  const { flows, box, props, totals } = drawing;
  const gap = toGap(drawing);
  const length = props.orient === 'horizontal' ? box.height : box.width;
  const isEnd = toIsEnd(drawing);
  const deepest = Math.max(0, ...flows.levels.values());
  const levels = [...new Set(flows.levels.values())].map((level) => {
    const names = [...flows.levels]
      .filter(([name, at]) => (isEnd(name) ? deepest : at) === level)
      .map(([name]) => name);
    const sum = names.reduce((all, name) => all + (totals.get(name) ?? 0), 0);
    return (length - gap * (names.length - 1)) / Math.max(sum, 1e-9);
  });
  const scale = Math.min(...levels);
  return (name) => (totals.get(name) ?? 0) * scale;
}

/** What is written at the nodes, in letters of which size, and px behind the last level. */
function toLabels(drawing: Drawing) {
  const { props, box, flows, context, totals } = drawing;
  const deepest = Math.max(0, ...flows.levels.values());
  const isLying = props.orient === 'horizontal';
  const perLevel = Math.max(...[...flows.levels.values()].map((level) => countAt(flows, level)), 1);
  const row = isLying ? box.height / perLevel : box.width / perLevel;
  const show =
    props.isShow &&
    box.width >= LEAST.width &&
    box.height >= LEAST.height &&
    (isLying ? row >= props.fontSize * 1.05 : row >= 36);
  const isEnd = toIsEnd(drawing);
  const lengthOf = toNodeLength(drawing);
  const sumOf = (name: string) => {
    const sum = props.numberValue ? formatNumber(totals.get(name), context.language, { short: true }) : '';
    // Beside each other in a small box, names need the room.
    const isNarrow = !isLying && isSmall(box) && textWidth(`${name}  ${sum}`, props.fontSize) > lengthOf(name);
    return isNarrow ? '' : sum;
  };
  const size = isSmall(box) ? 'small' : 'roomy';
  const names = [...flows.levels.keys()].filter(isEnd);
  const widest = Math.max(0, ...names.map((name) => textWidth(`${name}  ${sumOf(name)}`.trim(), props.fontSize)));
  const end = !show || !isLying ? 0 : Math.min(widest + 10, box.width * END_SHARE[size]);
  const nodeWidth = nodeWidthOf(drawing);
  const column = (box.width - end - nodeWidth) / Math.max(deepest, 1);
  const behind = distanceIn(box) + BEHIND[size];
  const between = isLying ? column - nodeWidth - behind : row - 8;
  const gap = toGap(drawing);
  const rooms = new Map(
    [...flows.levels.keys()].map((name): [string, NameRoom] => [
      name,
      {
        width: isLying ? (isEnd(name) ? end - distanceIn(box) : between) : Math.max(between, lengthOf(name) + gap - 4),
        height: isLying ? lengthOf(name) + gap : 0,
      },
    ]),
  );
  const fontSize = isLying ? toNameSize(rooms, props.fontSize, isSmall(box)) : props.fontSize;
  const texts = writeNames(rooms, sumOf, fontSize);
  const write = (name: string) => texts.get(name) ?? '';
  const isBroken = [...rooms.keys()].some((name) => write(name).includes('\n'));
  return { show, end, fontSize, write, isBroken };
}

function countAt({ levels }: Flows, level: number): number {
  let count = 0;
  for (const one of levels.values()) if (one === level) count += 1;
  return count;
}

/** px by which a name below a node at the edge is moved to stay in the drawing */
function toShift({ x, width }: { readonly x: number; readonly width: number }, box: PlotBox): number {
  return Math.max(box.left - x, 0) + Math.min(box.left + box.width - x - width, 0);
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
  const labels = toLabels(drawing);
  const isLying = props.orient === 'horizontal';
  const below = !isLying && labels.show ? labels.fontSize * 1.6 : 0;
  return {
    id: 'flows',
    name: flows.label,
    type: 'sankey',
    left: box.left,
    top: box.top,
    width: Math.max(box.width - labels.end, 1),
    height: Math.max(box.height - below, 1),
    orient: props.orient,
    nodeAlign: props.nodeAlign,
    nodeWidth: nodeWidthOf(drawing),
    nodeGap: toGap(drawing),
    layoutIterations: 32,
    draggable: false,
    data: [...flows.levels.keys()].map((name, i) => ({
      name,
      row: null,
      pickedValue: drawing.totals.get(name) ?? null,
      itemStyle: { color: colourAt(palette, i) },
      label: { show: labels.show, formatter: () => labels.write(name) },
    })),
    links: flows.links.map((link) => ({
      ...link,
      pickedName: `${link.source} → ${link.target}`,
      pickedValue: link.value,
    })),
    itemStyle: { borderWidth: 0, borderRadius: props.nodeRadius },
    lineStyle: { color: props.linkColor, opacity: props.linkOpacity / 100, curveness: props.curveness / 100 },
    label: {
      position: isLying ? 'right' : 'bottom',
      distance: distanceIn(box),
      minMargin: 2,
      color: props.fontColor || context.theme.text,
      ...toItemFace(props, context.theme),
      fontSize: labels.fontSize,
      ...(labels.isBroken ? { lineHeight: labels.fontSize * LINE } : {}),
    },
    labelLayout: isLying
      ? { hideOverlap: true }
      : ({ labelRect }) => ({ hideOverlap: true, dx: toShift(labelRect, box) }),
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
  const size = grownSize(NOTE.text, context);
  // A note is smaller before it is cut.
  const fitting = Math.floor(room / Math.max(textWidth(text, 1), 1));
  return {
    id: 'note',
    show: props.isShowNote && text !== '',
    text,
    left: props.marginLeft,
    bottom: props.marginBottom,
    padding: 0,
    textStyle: {
      color: theme.textMuted,
      fontSize: Math.max(Math.min(size, fitting), NOTE.least),
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
