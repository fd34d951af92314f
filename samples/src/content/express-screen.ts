import type { SampleScreen } from './sample.ts';
import { dataWidget, now, panel, words, type Box } from './screen-parts.ts';
import type { WidgetNode } from '@aj-report/contract';

type Setup = Readonly<Record<string, unknown>>;
type Mapping = readonly (readonly [role: string, field: string])[];

const LEFT = { left: 24, width: 440 };
const MIDDLE = { left: 480, width: 960 };
const RIGHT = { left: 1456, width: 440 };

/** A widget in a frame, below the title of the frame. */
function card(
  id: string,
  box: Box,
  title: string,
  widget: { type: string; setCode: string; mapping: Mapping; setup?: Setup },
): WidgetNode[] {
  return [
    panel(`${id}-panel`, box, `${title}边框`, 'corners'),
    words(`${id}-title`, { left: box.left + 20, top: box.top + 12, width: box.width - 40, height: 30 }, title, {
      fontSize: 17,
      color: 'var(--aj-title)',
    }),
    dataWidget(
      id,
      { left: box.left + 12, top: box.top + 48, width: box.width - 24, height: box.height - 60 },
      { ...widget, layerName: title },
    ),
  ];
}

const bare = { isShowTitle: false, marginTop: 8, fontSize: 13 };

/** A figure of the last day with its change and the line of a month. */
function figure(id: string, left: number, title: string, field: string, setup: Setup = {}): WidgetNode {
  return dataWidget(
    id,
    { left, top: 112, width: 212, height: 150 },
    {
      type: 'number-card',
      layerName: title,
      setCode: 'express_daily',
      mapping: [
        ['value', field],
        ['series', field],
      ],
      setup: { titleText: title, valueRow: 'last', compareLabel: '较昨日', ...setup },
    },
  );
}

const left: readonly WidgetNode[] = [
  figure('parcels', 24, '最近一日发件', '发件量', { abbreviate: true }),
  figure('hours', 252, '平均时效', '平均时效', { unit: '小时', trendColours: 'lowerIsBetter' }),
  ...card('stages', { ...LEFT, top: 278, height: 262 }, '近三天派送进度', {
    type: 'funnel-chart',
    setCode: 'express_stages',
    mapping: [
      ['name', '环节'],
      ['value', '件数'],
    ],
    setup: bare,
  }),
  ...card('hours-of-day', { ...LEFT, top: 556, height: 262 }, '揽收时段热力', {
    type: 'heat-map',
    setCode: 'express_hours',
    mapping: [
      ['xAxis', '时段'],
      ['yAxis', '星期'],
      ['series', '揽收量'],
    ],
    setup: { ...bare, isShow: false, isShowScale: false, tileGap: 2 },
  }),
  ...card('faults', { ...LEFT, top: 834, height: 222 }, '异常原因', {
    type: 'word-cloud',
    setCode: 'express_faults',
    mapping: [
      ['name', '原因'],
      ['value', '件数'],
    ],
    setup: { isShowTitle: false, marginTop: 4, marginBottom: 4, sizeRatio: 5 },
  }),
];

const middle: readonly WidgetNode[] = [
  dataWidget(
    'total',
    { left: 690, top: 112, width: 540, height: 92 },
    {
      type: 'flip-counter',
      layerName: '累计发件',
      setCode: 'express_total',
      mapping: [['value', '累计发件']],
      setup: { prefixText: '本季累计发件', unit: '件' },
    },
  ),
  dataWidget(
    'map',
    { ...MIDDLE, top: 214, height: 528 },
    {
      type: 'tile-map',
      layerName: '各省到件量',
      setCode: 'express_province',
      mapping: [
        ['name', '省份'],
        ['value', '到件量'],
      ],
      setup: { isShowTitle: false, abbreviate: true },
    },
  ),
  ...card('daily', { left: 480, top: 756, width: 472, height: 300 }, '近 30 天发件与准时率', {
    type: 'bar-line-chart',
    setCode: 'express_daily',
    mapping: [
      ['xAxis', '日期'],
      ['bar', '发件量'],
      ['line', '准时率'],
    ],
    setup: { isShowTitle: false, marginTop: 8, markPoint: false, maxWidth: 8, minYRight: 80, maxYRight: 100 },
  }),
  ...card('flow', { left: 968, top: 756, width: 472, height: 300 }, '始发省 → 目的大区', {
    type: 'sankey',
    setCode: 'express_flow',
    mapping: [
      ['source', '始发'],
      ['target', '目的'],
      ['value', '件数'],
    ],
    setup: { ...bare, numberValue: false, nodeGap: 6 },
  }),
];

const right: readonly WidgetNode[] = [
  ...card('punctual', { left: 1456, top: 112, width: 212, height: 206 }, '准时率', {
    type: 'ring',
    setCode: 'express_punctual',
    mapping: [['text', '准时率']],
    setup: { suffix: '%', decimals: 1 },
  }),
  ...card('modes', { left: 1684, top: 112, width: 212, height: 206 }, '运输方式', {
    type: 'progress-bar',
    setCode: 'express_modes',
    mapping: [
      ['name', '运输方式'],
      ['value', '准时率'],
    ],
    setup: { target: 100, reading: 'value', unit: '%', decimals: 1 },
  }),
  ...card('origins', { ...RIGHT, top: 334, height: 236 }, '始发省排行', {
    type: 'ranking-list',
    setCode: 'express_origins',
    mapping: [
      ['name', '始发省'],
      ['value', '件数'],
    ],
    setup: { layout: 'inline', abbreviate: true, speed: 5 },
  }),
  ...card('goods', { ...RIGHT, top: 586, height: 232 }, '品类构成', {
    type: 'pie-chart',
    setCode: 'express_goods',
    mapping: [
      ['name', '品类'],
      ['value', '件数'],
    ],
    setup: { ...bare, roseType: 'radius', innerNumber: 26, outerNumber: 92, numberValue: false, percentage: true },
  }),
  ...card('alarms', { ...RIGHT, top: 834, height: 222 }, '最新异常', {
    type: 'scrolling-list',
    setCode: 'express_alarms',
    mapping: [
      ['text', '线路'],
      ['label', '原因'],
      ['display1', '时间'],
    ],
    setup: { fontSize: 14, speed: 5 },
  }),
];

/** A tile map of where parcels go, between figures of the day and what went wrong. */
export const expressScreen: SampleScreen = {
  report: {
    reportName: '飞驰快运指挥中心',
    reportCode: 'express_command',
    reportType: 'report_screen',
    reportGroup: 'group_2',
    reportAuthor: 'AJ Report',
    description: '示例大屏：全国到件、时效、派送进度与异常',
  },
  document: {
    reportCode: 'express_command',
    dashboard: {
      title: '飞驰快运指挥中心',
      language: 'zh',
      theme: 'aurora',
      width: 1920,
      height: 1080,
      fit: 'contain',
    },
    widgets: [
      {
        id: 'title',
        type: 'title-bar',
        layerName: '标题',
        left: 420,
        top: 12,
        width: 1080,
        height: 84,
        setup: { caption: '飞驰快运 · 全国指挥中心', captionSize: 36, showtype: 'feathers' },
      },
      {
        id: 'notice',
        type: 'scrolling-list',
        layerName: '公告',
        left: 24,
        top: 36,
        width: 396,
        height: 36,
        setup: {
          rowHeight: 36,
          fontSize: 16,
          color: 'var(--aj-text-muted)',
          marker: 'none',
          isStriped: false,
          speed: 3.6,
        },
        data: {
          dataType: 'static',
          staticData: [
            { text: '夏季大促期间，华东各中心增开夜班分拣' },
            { text: '台风影响沿海航空件，请提前改走高铁件' },
          ],
          mapping: [{ role: 'text', field: 'text' }],
        },
      },
      now('now', { left: 1500, top: 42, width: 396, height: 30 }),
      ...left,
      ...middle,
      ...right,
    ],
  },
};
