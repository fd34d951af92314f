import { append, both, bothOfEach } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const MAPPING = [
  { role: 'xAxis', field: 'store' },
  { role: 'yAxis', field: 'category' },
  { role: 'series', field: 'growth', label: both('同比增长', 'Growth') },
];

const SHOPS = bothOfEach(
  '南京东路店, 陆家嘴店, 徐家汇店, 五角场店, 虹桥天地店',
  'Nanjing East Road, Lujiazui, Xujiahui, Wujiaochang, Hongqiao Hub',
);
const KINDS = bothOfEach('服饰, 美妆, 家电, 食品', 'Fashion, Beauty, Appliances, Food');

const LONG_KINDS = [
  both('线上渠道（含小程序商城与第三方平台）', 'Online (incl. mini programme and marketplaces)'),
  'Regional distributors and resellers',
  both('集团客户与政府采购', 'Key accounts and public procurement'),
];

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', { setup: { text: both('商圈分时客流', 'Visitors by hour') } }),
  sample('negative', '正负值与空格', 'Values on both sides of zero, some missing', {
    columns: COLUMN_NAMES,
    rows: SHOPS.flatMap((shop, s) =>
      KINDS.map((kind, k) => ({
        store: shop,
        category: kind,
        growth: (s + k) % 7 === 4 ? null : ((s * 13 + k * 29) % 41) - 18,
      })),
    ),
    mapping: MAPPING,
    setup: { text: both('各店品类同比增长（%）', 'Growth by store and category (%)') },
  }),
  sample('steps', '分段色阶在右侧', 'A scale in steps on the right', {
    setup: {
      text: both('商圈分时客流', 'Visitors by hour'),
      scaleType: 'piecewise',
      scalePlace: 'right',
      isShow: false,
      tileGap: 6,
      tileRadius: 12,
    },
  }),
  sample('filter', '可筛选的色阶', 'A scale with handles', {
    setup: {
      text: both('商圈分时客流', 'Visitors by hour'),
      isScaleFilter: true,
      tileGap: 0,
      tileRadius: 0,
      scaleColor: ['#1b2a6b', '#2fb7a8', '#ffe066'],
    },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    columns: COLUMN_NAMES,
    rows: SHOPS.flatMap((shop, s) =>
      LONG_KINDS.map((kind, k) => ({
        store: append(shop, '（旗舰体验中心）', ' (flagship store)'),
        category: kind,
        growth: 1_234_567 * (s + 1) + k * 321_000,
      })),
    ),
    mapping: MAPPING,
    setup: {
      text: both(
        '全国重点门店分渠道销售额（含税，按下单地址统计，单位：元）',
        'Sales of key stores by channel (incl. tax, by address of order, in yuan)',
      ),
      nameX: both('门店', 'Store'),
      textNameY: both('渠道', 'Channel'),
    },
  }),
  sample('one-row', '一行', 'One row', { rows: [{ axis: both('周一', 'Mon'), yaxis: both('9时', '9:00'), num: 42 }] }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    columns: COLUMN_NAMES,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      store: both(`${String(Math.floor(i / 20) + 1)}号`, `No. ${String(Math.floor(i / 20) + 1)}`),
      category: both(`${(i % 20) + 1}区`, `Area ${(i % 20) + 1}`),
      growth: Math.round(50 + 40 * Math.sin(i / 37) * Math.cos(i % 20)),
    })),
    mapping: MAPPING,
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
