import type { Text } from '@aj-report/contract';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { sample, sampleRows, type WidgetSamples } from '../../kit/widget/widget-sample.ts';
import { COUNTRIES } from './countries.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  ...COLUMN_NAMES,
  from: both('发货地', 'From'),
  to: both('收货地', 'To'),
  growth: both('增速', 'Growth'),
};

const ROLES = { country: 'name', exports: 'value' };

/** Believable at a glance: the same for everybody, larger where trade is. */
const EXPORTS: readonly (readonly [Text, number])[] = [
  [both('美国', 'United States'), 5240],
  [both('日本', 'Japan'), 1680],
  [both('韩国', 'South Korea'), 1490],
  [both('越南', 'Vietnam'), 1420],
  [both('印度', 'India'), 1180],
  [both('俄罗斯', 'Russia'), 1110],
  [both('德国', 'Germany'), 1070],
  [both('荷兰', 'Netherlands'), 980],
  [both('马来西亚', 'Malaysia'), 872],
  [both('墨西哥', 'Mexico'), 815],
  [both('英国', 'United Kingdom'), 778],
  [both('新加坡', 'Singapore'), 765],
  [both('泰国', 'Thailand'), 752],
  [both('澳大利亚', 'Australia'), 738],
  [both('印尼', 'Indonesia'), 652],
  [both('巴西', 'Brazil'), 591],
  [both('阿联酋', 'United Arab Emirates'), 556],
  [both('菲律宾', 'Philippines'), 524],
  [both('加拿大', 'Canada'), 447],
  [both('意大利', 'Italy'), 445],
  [both('法国', 'France'), 416],
  [both('西班牙', 'Spain'), 397],
  [both('土耳其', 'Türkiye'), 389],
  [both('沙特阿拉伯', 'Saudi Arabia'), 428],
  [both('波兰', 'Poland'), 358],
  [both('南非', 'South Africa'), 237],
  [both('智利', 'Chile'), 195],
  [both('埃及', 'Egypt'), 149],
  [both('尼日利亚', 'Nigeria'), 201],
  [both('哈萨克斯坦', 'Kazakhstan'), 248],
  [both('阿根廷', 'Argentina'), 96],
  [both('肯尼亚', 'Kenya'), 79],
  [both('摩洛哥', 'Morocco'), 63],
  [both('秘鲁', 'Peru'), 121],
  [both('新西兰', 'New Zealand'), 68],
];

const world = EXPORTS.map(([name, value]) => ({ country: name, exports: value }));

const CHANGES = bothOfEach(
  '广东, 江苏, 山东, 浙江, 河南, 四川, 湖北, 辽宁, 黑龙江, 新疆, 西藏, 云南',
  'Guangdong, Jiangsu, Shandong, Zhejiang, Henan, Sichuan, Hubei, Liaoning, Heilongjiang, Xinjiang, Tibet, Yunnan',
);

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', {
    setup: { text: both('各省销售额（亿元）', 'Sales by province (100M yuan)') },
  }),
  sample('hexagons', '六边形与分级', 'Hexagons in classes', {
    setup: { text: both('各省销售额（亿元）', 'Sales by province (100M yuan)'), cellShape: 'hex', classes: 5 },
    size: { width: 360, height: 320 },
  }),
  sample('bubbles', '气泡', 'Bubbles', {
    setup: {
      text: both('各省销售额（亿元）', 'Sales by province (100M yuan)'),
      isFill: false,
      isBubble: true,
      cellShape: 'square',
    },
    size: { width: 360, height: 320 },
  }),
  sample('columns', '柱形', 'Columns', {
    setup: { text: both('各省销售额（亿元）', 'Sales by province (100M yuan)'), isFill: false, isColumn: true },
    size: { width: 360, height: 320 },
  }),
  sample('layers', '着色、气泡与飞线', 'Fills, bubbles and flight lines', {
    ...sampleRows(
      [
        [both('上海', 'Shanghai'), both('四川', 'Sichuan'), 86],
        [both('广东', 'Guangdong'), both('四川', 'Sichuan'), 64],
        [both('上海', 'Shanghai'), both('陕西', 'Shaanxi'), 58],
        [both('浙江', 'Zhejiang'), both('新疆', 'Xinjiang'), 41],
        [both('广东', 'Guangdong'), both('湖北', 'Hubei'), 73],
        [both('江苏', 'Jiangsu'), both('湖北', 'Hubei'), 39],
        [both('山东', 'Shandong'), both('黑龙江', 'Heilongjiang'), 35],
        [both('北京', 'Beijing'), both('内蒙古', 'Inner Mongolia'), 28],
        [both('广东', 'Guangdong'), both('云南', 'Yunnan'), 47],
      ].map(([from, to, value]) => ({ from, to, freight: value })),
      { from: 'source', to: 'target', freight: 'value' },
      COLUMNS,
    ),
    setup: { text: both('跨省货运量（万吨）', 'Freight between provinces (10,000 t)'), isBubble: true },
  }),
  sample('world', '世界', 'World', {
    ...sampleRows(world, ROLES, COLUMNS),
    setup: { text: both('主要出口目的地（亿元）', 'Main export destinations (100M yuan)'), scope: 'world' },
    size: { width: 680, height: 400 },
  }),
  sample('world-hexagons', '世界六边形', 'World in hexagons', {
    ...sampleRows(world, ROLES, COLUMNS),
    setup: { scope: 'world', cellShape: 'hex' },
    size: { width: 480, height: 280 },
  }),
  sample('negative', '正负增长', 'Negative values', {
    ...sampleRows(
      CHANGES.map((name, i) => ({ region: name, growth: Math.round((5.2 - i * 1.1) * 10) / 10 })),
      { region: 'name', growth: 'value' },
      COLUMNS,
    ),
    setup: { text: both('同比增速', 'Growth'), unit: '%' },
    size: { width: 360, height: 320 },
  }),
  sample('long-labels', '全称、代码与未识别的名称', 'Full names, codes and unknown names', {
    rows: [
      { name: both('新疆维吾尔自治区', 'Xinjiang'), value: 120 },
      { name: both('内蒙古自治区', 'Inner Mongolia'), value: 90 },
      { name: 'Guangdong Province', value: 300 },
      { name: 'SH', value: 210 },
      { name: '330000', value: 180 },
      { name: both('火星开发区', 'Mars Development Zone'), value: 60 },
      { name: both('亚特兰蒂斯', 'Atlantis'), value: 30 },
      { name: both('华东大区', 'East'), value: 20 },
      { name: both('线上渠道', 'Online'), value: 10 },
    ],
    setup: {
      text: both(
        '各省级行政区累计订单金额（含线上线下全部渠道，按收货地址统计）',
        'Value of orders by province (all channels, online and offline, by address of delivery)',
      ),
    },
    size: { width: 400, height: 340 },
  }),
  sample('one-row', '一行', 'One row', {
    rows: [{ name: both('湖北', 'Hubei'), value: 562 }],
    size: { width: 240, height: 220 },
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    rows: Array.from({ length: 1000 }, (_, i) => ({
      name: (COUNTRIES[i % COUNTRIES.length] ?? '').slice(0, 2),
      value: ((i * 37) % 97) + 3,
    })),
    setup: { scope: 'world' },
    size: { width: 480, height: 280 },
  }),
  sample('empty', '无数据', 'Empty', { rows: [], size: { width: 200, height: 140 } }),
];
