import type { Text } from '@aj-report/contract';
import type { KeyNames } from '../carry-setup.ts';

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
  | 'addresses';

/** One component of GoView in a widget of ours. */
export interface GoviewWidget extends KeyNames {
  readonly type: string;
  readonly dataset: DatasetKind;
  /** Property that takes a text or an address. */
  readonly into?: string;
  /** Roles of the columns of a table: the first, and all the others. */
  readonly roles?: readonly [string, string];
  readonly fixed?: Readonly<Record<string, unknown>>;
  readonly note?: Text;
}

const BARS = { type: 'bar-chart', dataset: 'table', roles: ['xAxis', 'bar'] } as const;
const LINES = { type: 'line-chart', dataset: 'table', roles: ['xAxis', 'line'] } as const;
const PIE = { type: 'pie-chart', dataset: 'table', roles: ['name', 'value'] } as const;
const TEXT = {
  type: 'text',
  dataset: 'text',
  into: 'text',
  rename: { fontColor: 'color', backgroundColor: 'background' },
} as const;
const AREA = { ...LINES, fixed: { area: true } } as const;
/** Their number is a share of 1. */
const SHARE = { target: 1 };
const SMALL_PARTS: Text = { zh: '图表的细节样式改用本产品的默认值', en: 'fine points of its style took our defaults' };

/** Components by key; those that are numbered, such as borders, are known by their prefix. */
export const GOVIEW_WIDGETS: Readonly<Record<string, GoviewWidget>> = {
  BarCommon: BARS,
  BarCrossrange: { ...BARS, fixed: { verticalShow: true } },
  CapsuleChart: { ...BARS, fixed: { verticalShow: true, radius: 20 } },
  BarLine: {
    type: 'bar-line-chart',
    dataset: 'table',
    roles: ['xAxis', 'bar'],
    fixed: { oneAxis: true },
    note: SMALL_PARTS,
  },
  LineCommon: LINES,
  LineLinearSingle: LINES,
  LineGradientSingle: AREA,
  LineGradients: AREA,
  PieCommon: PIE,
  PieCircle: { type: 'progress-ring', dataset: 'number', fixed: SHARE },
  ScatterCommon: {
    type: 'scatter-chart',
    dataset: 'none',
    note: { zh: '散点数据未迁移', en: 'its points were left out' },
  },
  Heatmap: { type: 'heat-map', dataset: 'grid' },
  Radar: { type: 'radar-chart', dataset: 'radar' },
  Funnel: { type: 'funnel-chart', dataset: 'table', roles: ['name', 'value'] },
  Dial: { type: 'gauge-chart', dataset: 'number' },
  Process: { type: 'progress-bar', dataset: 'number' },
  WaterPolo: { type: 'liquid-fill', dataset: 'number', fixed: SHARE },
  Graph: { type: 'graph', dataset: 'net' },
  Sankey: { type: 'sankey', dataset: 'flows' },
  TreeMap: { type: 'treemap', dataset: 'tree' },
  WordCloud: { type: 'word-cloud', dataset: 'pairs' },
  MapBase: {
    type: 'geo-map',
    dataset: 'none',
    note: {
      zh: '地图的区域与数据未迁移，请选择一张地图并绑定数据',
      en: 'regions and data of its map were left out; choose a map and bind its data',
    },
  },
  Image: { type: 'image', dataset: 'address', into: 'imageAddress', rename: { fit: 'objectFit' } },
  ImageCarousel: { type: 'picture-carousel', dataset: 'addresses' },
  Video: { type: 'video', dataset: 'address', into: 'videoAddress', rename: { loop: 'isLoop', fit: 'objectFit' } },
  Iframe: { type: 'iframe', dataset: 'address' },
  TextCommon: TEXT,
  TextGradient: TEXT,
  TextBarrage: { ...TEXT, type: 'marquee' },
  FlipperNumber: { type: 'flip-counter', dataset: 'number' },
  Number: { type: 'flip-counter', dataset: 'number' },
  TimeCommon: { type: 'time', dataset: 'none', rename: { timeColor: 'color', timeSize: 'fontSize' } },
  Clock: { type: 'clock', dataset: 'none' },
  CountDown: { type: 'countdown', dataset: 'none', note: { zh: '请重新设置截止时间', en: 'set its end anew' } },
  TableList: { type: 'ranking-list', dataset: 'pairs' },
  TableScrollBoard: { type: 'table', dataset: 'cells' },
  TableCommon: { type: 'table', dataset: 'cells' },
  TablesBasic: { type: 'table', dataset: 'cells' },
  InputsSelect: { type: 'drop-down', dataset: 'choices' },
  InputsTab: { type: 'tabs', dataset: 'choices' },
  InputsDate: { type: 'date-picker', dataset: 'none' },
  InputsInput: { type: 'text-input', dataset: 'none' },
  InputsPagination: { type: 'pagination', dataset: 'none' },
  PipelineH: { type: 'flowing-line', dataset: 'none' },
  PipelineV: { type: 'flowing-line', dataset: 'none', fixed: { rotationAngle: 90 } },
};

const BORDERS = ['corners', 'chamfer', 'runner', 'console', 'rails', 'circuit', 'scope', 'editorial', 'titlebar'];
const DECORATIONS = ['header', 'section', 'plate', 'divider', 'ring', 'radar', 'equaliser'];

/** What a key becomes here; undefined for one that has no counterpart. */
export function goviewWidgetOf(key: string): GoviewWidget | undefined {
  if (Object.hasOwn(GOVIEW_WIDGETS, key)) return GOVIEW_WIDGETS[key];
  const [, kind = '', number = '1'] = /^(Border|Decorates)(\d+)$/.exec(key) ?? [];
  const names = kind === 'Border' ? BORDERS : kind === 'Decorates' ? DECORATIONS : [];
  const showtype = names[(Number(number) - 1) % Math.max(names.length, 1)];
  if (showtype === undefined) return undefined;
  return { type: kind === 'Border' ? 'border' : 'decoration', dataset: 'none', fixed: { showtype } };
}
