import type { Text } from '@aj-report/contract';
import { toText, type Loose } from '../foreign-screen.types.ts';
import * as charts from './goview-charts.ts';
import * as figures from './goview-figures.ts';
import * as gauges from './goview-gauges.ts';
import type { Look } from './goview-option.ts';

/** How the `dataset` of a component is to be read. */
export type DatasetKind =
  | 'none'
  /** A text, shown as it is. */
  | 'text'
  /** An address. */
  | 'address'
  /** `{dimensions: [category, …], source: rows}` */
  | 'table'
  /** `[{name, value}]` */
  | 'pairs'
  /** One number. */
  | 'number'
  /** `{radarIndicator: [{name, max}], seriesData: [{name, value: []}]}` */
  | 'radar'
  /** `{nodes: [{id, name, value, category}], links: [{source, target}], categories: [{name}]}` */
  | 'net'
  /** `{links: [{source, target, value}]}` */
  | 'flows'
  /** `[{name, value, children}]` */
  | 'tree'
  /** `{xAxis: [], yAxis: [], seriesData: [[x, y, value]]}` */
  | 'grid'
  /** `[[cell, …]]` under the texts of `option.header`, or `{dimensions: [{title, key}], source: rows}` */
  | 'cells'
  /** `[{label, value}]` */
  | 'choices'
  /** `[address]` */
  | 'addresses'
  /** `[{dimensions: [name], source: [[x, y]]}]` */
  | 'points'
  /** `{map: [{name, value}], point: [{name, value: [lng, lat, value]}], line: [{coords: [[lng, lat]]}]}` */
  | 'map'
  /** `{city, weather, temperature}`, or a list of one */
  | 'weather'
  /** Name of an icon. */
  | 'icon';

/** One component of GoView in a widget of ours. */
export interface GoviewWidget {
  readonly type: string;
  readonly dataset: DatasetKind;
  /** Property that takes a text or an address. */
  readonly into?: string;
  /** Roles of the columns of a table: the first, and all the others. */
  readonly roles?: readonly [string, string];
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** How it looks, from the options of theirs. */
  readonly look?: Look;
  readonly note?: Text;
  /** Another widget that its options ask for. */
  readonly as?: (option: Loose) => GoviewWidget | undefined;
  /** What stands in the right half of its box, where two of ours are one of theirs. */
  readonly beside?: GoviewWidget;
}

const BARS: GoviewWidget = { type: 'bar-chart', dataset: 'table', roles: ['xAxis', 'bar'], look: charts.barLook };
const LINES: GoviewWidget = { type: 'line-chart', dataset: 'table', roles: ['xAxis', 'line'], look: charts.lineLook };
const PIE: GoviewWidget = { type: 'pie-chart', dataset: 'table', roles: ['name', 'value'], look: charts.pieLook };
const POINTS: GoviewWidget = { type: 'scatter-chart', dataset: 'points', look: charts.pointsLook };
const TITLE: GoviewWidget = { type: 'title-bar', dataset: 'text', into: 'caption', look: figures.titleLook };
const WORDS: GoviewWidget = { type: 'word-cloud', dataset: 'pairs', look: gauges.colouredLook };
const TABLE: GoviewWidget = { type: 'table', dataset: 'cells', look: figures.tableLook };
const TIME: GoviewWidget = { type: 'time', dataset: 'none', look: figures.timeLook };
const CHOICE: GoviewWidget = { type: 'drop-down', dataset: 'choices', look: figures.listLook };
const WEATHER: GoviewWidget = {
  type: 'rich-text',
  dataset: 'weather',
  note: {
    zh: '天气不联网获取：请绑定带城市、天气、温度的数据集',
    en: 'the weather is not fetched from elsewhere: bind a data set with city, weather and temperature',
  },
};
const MAP: GoviewWidget = {
  type: 'geo-map',
  dataset: 'map',
  look: gauges.mapLook,
  note: {
    zh: '地图的区域不随文档迁移：请导入该编码的地图，或在样式中另选一张',
    en: 'the regions of its map do not travel: import the map of that code, or choose another in its style',
  },
};
/** Their number is a share of 1. */
const SHARE = { target: 1 };

const LINK: GoviewWidget = { type: 'hyperlink', dataset: 'text', into: 'text', look: figures.linkLook };
const SHARE_RING: GoviewWidget = {
  type: 'progress-ring',
  dataset: 'number',
  fixed: { target: 100 },
  look: gauges.progressLook,
};

/** Icons are fetched by their names elsewhere; a document has none of their shapes. */
const ICON: Text = {
  zh: '图标不在文档中，以相近的符号代替，请检查',
  en: 'the document does not hold the icon; a sign like it stands there: please check',
};

const REPLACED_ICON: GoviewWidget = { type: 'text', dataset: 'icon', look: figures.iconLook, note: ICON };

/** Components by key; those that are numbered, such as borders, are known by their prefix. */
export const GOVIEW_WIDGETS: Readonly<Record<string, GoviewWidget>> = {
  BarCommon: BARS,
  BarStacked: { ...BARS, fixed: { stackStyle: 'upDown' } },
  BarCrossrange: { ...BARS, fixed: { verticalShow: true } },
  CapsuleChart: { ...BARS, fixed: { verticalShow: true, radius: 20 }, look: charts.capsuleLook },
  BarLine: {
    type: 'bar-line-chart',
    dataset: 'table',
    roles: ['xAxis', 'bar'],
    fixed: { oneAxis: true },
    look: charts.barLineLook,
  },
  LineCommon: LINES,
  LineLinearSingle: LINES,
  LineGradientSingle: LINES,
  LineGradients: LINES,
  PieCommon: PIE,
  PieCircle: { type: 'progress-ring', dataset: 'number', fixed: SHARE, look: gauges.shareRingLook },
  ScatterCommon: POINTS,
  ScatterLogarithmicRegression: POINTS,
  Heatmap: { type: 'heat-map', dataset: 'grid', look: charts.heatLook },
  Radar: { type: 'radar-chart', dataset: 'radar', look: charts.radarLook },
  Funnel: { type: 'funnel-chart', dataset: 'table', roles: ['name', 'value'], look: charts.funnelLook },
  Dial: { type: 'gauge-chart', dataset: 'number', look: gauges.dialLook },
  Process: {
    type: 'progress-bar',
    dataset: 'number',
    fixed: { target: 100 },
    look: gauges.progressLook,
    as: ({ type }) => (type === 'line' ? undefined : SHARE_RING),
  },
  WaterPolo: { type: 'liquid-fill', dataset: 'number', fixed: SHARE, look: gauges.waterLook },
  Graph: { type: 'graph', dataset: 'net', look: gauges.colouredLook },
  Sankey: { type: 'sankey', dataset: 'flows', look: gauges.colouredLook },
  TreeMap: { type: 'treemap', dataset: 'tree', look: gauges.colouredLook },
  WordCloud: WORDS,
  TextCloud: WORDS,
  MapBase: MAP,
  MapChina: MAP,
  Image: { type: 'image', dataset: 'address', into: 'imageAddress', look: figures.pictureLook },
  ImageCarousel: { type: 'picture-carousel', dataset: 'addresses', look: figures.carouselLook },
  Video: { type: 'video', dataset: 'address', into: 'videoAddress', look: figures.videoLook },
  Iframe: { type: 'iframe', dataset: 'address', look: figures.frameLook },
  Icon: {
    type: 'text',
    dataset: 'icon',
    look: figures.iconLook,
    as: (option) => (toText(option['dataset']) === '' ? undefined : REPLACED_ICON),
  },
  TextCommon: {
    type: 'text',
    dataset: 'text',
    into: 'text',
    look: figures.textLook,
    as: ({ link }) => (toText(link) === '' ? undefined : LINK),
  },
  TextGradient: { type: 'text', dataset: 'text', into: 'text', look: figures.gradientTextLook },
  TextBarrage: { type: 'marquee', dataset: 'text', into: 'text', look: figures.marqueeLook },
  TitleCommon: TITLE,
  TitlePro: TITLE,
  TitleBevelAngle: { ...TITLE, fixed: { showtype: 'blade' } },
  FlipperNumber: { type: 'flip-counter', dataset: 'number', look: figures.flipperLook },
  Number: { type: 'flip-counter', dataset: 'number', look: figures.numberLook },
  TimeCommon: TIME,
  Time: TIME,
  Clock: { type: 'clock', dataset: 'none', look: figures.clockLook },
  CountDown: {
    type: 'countdown',
    dataset: 'none',
    look: figures.countdownLook,
    note: { zh: '请检查截止时间', en: 'look at the time that it counts to' },
  },
  Weather: WEATHER,
  WeatherTime: { ...TIME, beside: WEATHER },
  TableList: { type: 'ranking-list', dataset: 'pairs', look: figures.rankingLook },
  TableScrollBoard: { type: 'table', dataset: 'cells', look: figures.boardLook },
  TableMergeCell: { type: 'table', dataset: 'cells', look: figures.boardLook },
  TableCategory: TABLE,
  TableCommon: TABLE,
  TablesBasic: TABLE,
  InputsSelect: CHOICE,
  Select: CHOICE,
  InputsTab: { type: 'tabs', dataset: 'choices' },
  InputsDate: { type: 'date-picker', dataset: 'none' },
  InputsInput: { type: 'text-input', dataset: 'none', look: figures.inputLook },
  InputsPagination: { type: 'pagination', dataset: 'none', look: figures.pagesLook },
  FullScreen: { type: 'button', dataset: 'none', fixed: { action: 'fullscreen' }, look: figures.pressLook },
  PipelineH: { type: 'flowing-line', dataset: 'none', look: figures.pipeLook },
  PipelineV: { type: 'flowing-line', dataset: 'none', fixed: { rotationAngle: 90 }, look: figures.pipeLook },
};

const BORDERS = ['corners', 'chamfer', 'runner', 'titlebar', 'rails', 'circuit', 'scope', 'editorial', 'console'];
const DECORATIONS = ['header', 'divider', 'plate', 'section', 'ring', 'section', 'equaliser'];

/** Older versions wrote a `V` before a key, and copies of a component bear a number. */
export function todaysKey(key: string): string {
  const names = [key, key.replace(/^V(?=[A-Z])/, '')];
  return [...names, ...names.map((name) => name.replace(/\d+$/, ''))].find(isKnown) ?? key;
}

const isKnown = (key: string) => Object.hasOwn(GOVIEW_WIDGETS, key);

/** What a key becomes here, with the options that it has; undefined for one that has no counterpart. */
export function goviewWidgetOf(key: string, option: Loose): GoviewWidget | undefined {
  const found = isKnown(todaysKey(key)) ? GOVIEW_WIDGETS[todaysKey(key)] : undefined;
  if (found) return found.as?.(option) ?? found;
  const [, kind = '', number = '1'] = /^V?(Border|Decorates)(\d+)$/.exec(key) ?? [];
  const names = kind === 'Border' ? BORDERS : kind === 'Decorates' ? DECORATIONS : [];
  const showtype = names[(Number(number) - 1) % Math.max(names.length, 1)];
  if (showtype === undefined) return undefined;
  const [type, look] = kind === 'Border' ? ['border', figures.borderLook] : ['decoration', figures.decorationLook];
  return { type: type as string, dataset: 'none', fixed: { showtype }, look: look as Look };
}
