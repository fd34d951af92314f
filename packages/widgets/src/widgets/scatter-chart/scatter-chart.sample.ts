import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** A repeatable cloud around a rising line, so that pictures do not change from run to run. */
const THOUSAND = Array.from({ length: 1000 }, (_, i) => {
  const x = ((i * 37) % 1000) / 10;
  const noise = Math.sin(i * 12.9898) * 14 + Math.sin(i * 4.1414) * 9;
  return { 时长: x, 金额: Number((40 + x * 1.6 + noise).toFixed(1)), 会员: i % 3 === 0 ? '会员' : '非会员' };
});

/** Of stores, by turns of the three regions. */
const AREAS = [
  295, 300, 315, 315, 355, 255, 180, 150, 560, 350, 210, 165, 220, 300, 295, 360, 310, 250, 585, 385, 260, 170, 410,
  280, 530, 225, 490, 280, 170, 245, 180, 405, 195, 165, 425, 295,
];
const SALES = [
  66.7, 70.8, 68.6, 87.3, 90.4, 59.1, 64.4, 35.3, 129.5, 95.5, 71.2, 48.1, 68.6, 80.5, 76, 91.6, 75.1, 53.6, 158, 94.9,
  64.8, 64.4, 86.2, 77.6, 139.9, 63, 79.6, 87, 41.4, 49.8, 47.8, 119.5, 52.5, 60, 108.4, 80.4,
];
const STORES = AREAS.map((area, i) => ({ 地区: ['华东', '华南', '华北'][i % 3], 面积: area, 销售额: SALES[i] }));

const PARKS = [
  '广东省深圳市南山区科技园',
  '上海市浦东新区张江高科技园区',
  '北京市海淀区中关村软件园',
  'Suzhou Industrial Park, Jiangsu Province',
  '浙江省杭州市滨江区物联网街',
  '四川省成都市高新区天府大道',
].map((park, i) => ({ 园区: park, 面积: 120 + i * 42, 产值: 5230 - i * 610 + (i % 2) * 900 }));

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    rows: STORES,
    mapping: [
      { role: 'xAxis', field: '面积' },
      { role: 'scatter', field: '销售额' },
      { role: 'series', field: '地区' },
    ],
    setup: {
      text: '门店面积与月销售额',
      nameX: '面积（㎡）',
      nameLocationX: 'center',
      textNameY: '销售额（万元）',
      pointSize: 10,
      pointOpacity: 85,
    },
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
