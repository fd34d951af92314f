import type { WidgetSamples } from '../../kit/widget-sample.ts';

const CITIES = ['杭州', '宁波', '苏州', '南京', '合肥', '无锡', '上海', '温州', '绍兴', '常州'];
const PRICES = [68, 54, 72, 61, 43, 57, 96, 49, 52, 46];
const ORDERS = [5200, 3900, 6100, 4700, 2900, 4100, 8800, 2600, 3300, 3000];

const SHOPS = CITIES.map((city, i) => ({
  城市: city,
  客单价: PRICES[i] ?? 0,
  订单量: ORDERS[i] ?? 0,
  门店数: 12 + ((i * 7) % 30) * 3,
  区域: i % 2 === 0 ? '重点城市' : '一般城市',
}));

/** A repeatable cloud around a rising line, so that pictures do not change from run to run. */
const THOUSAND = Array.from({ length: 1000 }, (_, i) => {
  const x = ((i * 37) % 1000) / 10;
  const noise = Math.sin(i * 12.9898) * 14 + Math.sin(i * 4.1414) * 9;
  return { 时长: x, 金额: Number((40 + x * 1.6 + noise).toFixed(1)), 会员: i % 3 === 0 ? '会员' : '非会员' };
});

const PARKS = [
  '广东省深圳市南山区科技园',
  '上海市浦东新区张江高科技园区',
  '北京市海淀区中关村软件园',
  'Suzhou Industrial Park, Jiangsu Province',
  '浙江省杭州市滨江区物联网街',
  '四川省成都市高新区天府大道',
].map((park, i) => ({ 园区: park, 面积: 120 + i * 42, 产值: 5230 - i * 610 + (i % 2) * 900 }));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '各大区客单价' } },
  {
    name: 'numbers',
    label: { zh: '两个数值与名称', en: 'Two numbers and names' },
    rows: SHOPS,
    mapping: [
      { role: 'xAxis', field: '客单价' },
      { role: 'scatter', field: '订单量' },
      { role: 'name', field: '城市' },
    ],
    setup: { text: '客单价与订单量', nameX: '客单价（元）', textNameY: '订单量', colorStyle: 'same' },
  },
  {
    name: 'bubbles',
    label: { zh: '气泡', en: 'Bubbles' },
    rows: SHOPS,
    mapping: [
      { role: 'xAxis', field: '客单价' },
      { role: 'scatter', field: '订单量' },
      { role: 'series', field: '区域' },
      { role: 'value', field: '门店数' },
      { role: 'name', field: '城市' },
    ],
    setup: { text: '门店规模', pointOpacity: 65, isShow: false },
  },
  {
    name: 'negative',
    label: { zh: '负值', en: 'Negative values' },
    rows: [-8, -3, 2, 6, 11, -6, 4].map((rise, i) => ({ 投入: i * 12 - 30, 增长: rise })),
    mapping: [
      { role: 'xAxis', field: '投入' },
      { role: 'scatter', field: '增长' },
    ],
    setup: { text: '投入与增长', percentSign: true, symbol: 'emptyCircle', pointSize: 12 },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: PARKS,
    mapping: [
      { role: 'xAxis', field: '面积' },
      { role: 'scatter', field: '产值' },
      { role: 'name', field: '园区' },
    ],
    setup: { text: '园区面积与产值（含在建，按下单地址统计）' },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ axis: '华东', data: 3879 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: THOUSAND,
    mapping: [
      { role: 'xAxis', field: '时长' },
      { role: 'scatter', field: '金额' },
      { role: 'series', field: '会员' },
    ],
    setup: { text: '停留时长与消费金额', pointSize: 6, pointOpacity: 60 },
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
