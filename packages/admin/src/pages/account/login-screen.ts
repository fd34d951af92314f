import type { Language, ScreenDocument, WidgetNode } from '@aj-report/contract';

type Rows = Record<string, unknown>[];
type Box = readonly [left: number, top: number, width: number, height: number];

const MONTHS = 12;
const REGIONS = {
  zh: ['华东', '华南', '华北', '西南', '华中', '东北', '西北'],
  en: ['East', 'South', 'North', 'West', 'Coast', 'Lakes', 'Hills'],
} as const;

const WORDS = {
  zh: {
    title: '全国销售运营中心',
    subtitle: '数据每 3 秒更新',
    sales: '本年销售额（万元）',
    orders: '订单数',
    rate: '目标达成率',
    trend: '月度销售趋势（万元）',
    plan: '计划',
    actual: '实际',
    regions: '各区域销售额（万元）',
    ranking: '区域排行',
    region: '区域',
    amount: '销售额',
    growth: '同比',
    month: (n: number) => `${n}月`,
  },
  en: {
    title: 'National Sales Centre',
    subtitle: 'Fresh data every 3 seconds',
    sales: 'Sales this year (k)',
    orders: 'Orders',
    rate: 'Target reached',
    trend: 'Sales by month (k)',
    plan: 'Plan',
    actual: 'Actual',
    regions: 'Sales by region (k)',
    ranking: 'Ranking',
    region: 'Region',
    amount: 'Sales',
    growth: 'Growth',
    month: (n: number) =>
      ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][n - 1] ?? '',
  },
} as const;

/** Larger than the defaults: the screen stands at half its size beside the form. */
const CHART_FACES = { textFontSize: 24, legendFontSize: 18, textFontSizeX: 18, textFontSizeY: 18, fontSize: 16 };

/** A gentle wave around 1, different for every place, so that figures move without jumping. */
function wave(tick: number, place: number, depth: number): number {
  return 1 + depth * Math.sin(tick * 0.7 + place * 1.9);
}

function place([left, top, width, height]: Box) {
  return { left, top, width, height };
}

function plate(id: string, box: Box): WidgetNode {
  const setup = {
    text: '',
    background: 'var(--aj-panel)',
    borderColor: 'var(--aj-border)',
    borderWidth: 1,
    borderRadius: 10,
  };
  return { id, type: 'text', ...place(box), setup };
}

function words(id: string, box: Box, text: string, setup: Record<string, unknown>): WidgetNode {
  return { id, type: 'text', ...place(box), setup: { text, textAlign: 'left', ...setup } };
}

function figure(id: string, left: number, name: string, value: string): WidgetNode[] {
  return [
    plate(`${id}-plate`, [left, 130, 602, 190]),
    words(`${id}-name`, [left + 32, 152, 540, 32], name, { fontSize: 22, color: 'var(--aj-text-muted)' }),
    words(`${id}-value`, [left + 32, 194, 540, 100], value, {
      fontSize: 68,
      fontWeight: 'bold',
      color: 'var(--aj-accent)',
    }),
  ];
}

interface ChartParts {
  readonly type: 'line-chart' | 'bar-chart';
  readonly title: string;
  readonly rows: Rows;
  readonly mapping: readonly { readonly role: string; readonly field: string }[];
  readonly setup?: Record<string, unknown>;
}

function chart(
  id: string,
  [left, top, width, height]: Box,
  { type, title, rows, mapping, setup }: ChartParts,
): WidgetNode[] {
  return [
    plate(`${id}-plate`, [left, top, width, height]),
    {
      id,
      type,
      ...place([left + 12, top + 12, width - 24, height - 24]),
      setup: { text: title, ...CHART_FACES, ...setup },
      data: { dataType: 'static', staticData: rows, mapping: [...mapping] },
    },
  ];
}

function trendRows(language: Language, tick: number): Rows {
  const w = WORDS[language];
  return Array.from({ length: MONTHS }, (_, index) => {
    const season = 820 + index * 46 + 180 * Math.sin(index * 0.9);
    return {
      month: w.month(index + 1),
      [w.plan]: Math.round(season * 0.96),
      [w.actual]: Math.round(season * wave(tick, index, 0.05)),
    };
  });
}

function regionRows(language: Language, tick: number): Rows {
  return REGIONS[language].map((region, index) => ({
    region,
    sales: Math.round((2480 - index * 285) * wave(tick, index, 0.06)),
  }));
}

function rankingRows(language: Language, tick: number): Rows {
  const w = WORDS[language];
  return regionRows(language, tick)
    .toSorted((a, b) => Number(b['sales']) - Number(a['sales']))
    .map((row, index) => ({
      [w.region]: row['region'],
      [w.amount]: row['sales'],
      [w.growth]: `${(18.6 - index * 2.3 + wave(tick, index, 0.6)).toFixed(1)}%`,
    }));
}

function ranking(language: Language, tick: number): WidgetNode[] {
  const w = WORDS[language];
  return [
    plate('ranking-plate', [1302, 700, 586, 348]),
    {
      id: 'ranking',
      type: 'table',
      ...place([1318, 716, 554, 316]),
      setup: {
        vis: 7,
        fontSizeHeader: 17,
        fontSizeBody: 17,
        dynamicAddTable: [w.region, w.amount, w.growth].map((name) => ({ name, key: name })),
      },
      data: { dataType: 'static', staticData: rankingRows(language, tick), mapping: [] },
    },
  ];
}

function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/** The screen of the login page at a moment: invented figures that move a little with every tick. */
export function loginScreen(language: Language, tick: number): ScreenDocument {
  const w = WORDS[language];
  const trend = trendRows(language, tick);
  const total = trend.reduce((sum, row) => sum + Number(row[w.actual]), 0);
  return {
    reportCode: 'login',
    dashboard: { title: w.title, theme: 'deep-blue', width: 1920, height: 1080, fit: 'cover' },
    widgets: [
      words('title', [32, 32, 1200, 64], w.title, { fontSize: 42, fontWeight: 'bold', color: 'var(--aj-title)' }),
      words('subtitle', [1288, 52, 600, 32], w.subtitle, {
        fontSize: 22,
        textAlign: 'right',
        color: 'var(--aj-text-muted)',
      }),
      ...figure('sales', 32, w.sales, grouped(total * 10.4)),
      ...figure('orders', 659, w.orders, grouped(184_300 + tick * 37)),
      ...figure('rate', 1286, w.rate, `${(96.4 + 1.8 * (wave(tick, 2, 1) - 1)).toFixed(1)}%`),
      ...chart('trend', [32, 344, 1246, 704], {
        type: 'line-chart',
        title: w.trend,
        rows: trend,
        mapping: [
          { role: 'xAxis', field: 'month' },
          { role: 'line', field: w.actual },
          { role: 'line', field: w.plan },
        ],
        setup: { smoothCurve: true, markPoint: false, isShow: false },
      }),
      ...chart('regions', [1302, 344, 586, 332], {
        type: 'bar-chart',
        title: w.regions,
        rows: regionRows(language, tick),
        mapping: [
          { role: 'xAxis', field: 'region' },
          { role: 'bar', field: 'sales' },
        ],
        setup: { isShowLegend: false },
      }),
      ...ranking(language, tick),
    ],
  };
}
