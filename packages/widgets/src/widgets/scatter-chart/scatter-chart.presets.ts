import { both, bothOfEach } from '../../kit/both.ts';
import type { WidgetPresets } from '../../kit/widget-preset.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  city: both('城市', 'City'),
  basket: both('客单价', 'Basket'),
  orders: both('订单量', 'Orders'),
  stores: both('门店数', 'Stores'),
  area: both('区域', 'Area'),
};

const CITIES = bothOfEach(
  '杭州, 宁波, 苏州, 南京, 合肥, 无锡, 上海, 温州, 绍兴, 常州',
  'Hangzhou, Ningbo, Suzhou, Nanjing, Hefei, Wuxi, Shanghai, Wenzhou, Shaoxing, Changzhou',
);
const PRICES = [68, 54, 72, 61, 43, 57, 96, 49, 52, 46];
const ORDERS = [5200, 3900, 6100, 4700, 2900, 4100, 8800, 2600, 3300, 3000];

const SHOPS = CITIES.map((city, i) => ({
  city,
  basket: PRICES[i] ?? 0,
  orders: ORDERS[i] ?? 0,
  stores: 12 + ((i * 7) % 30) * 3,
  area: i % 2 === 0 ? both('重点城市', 'Key cities') : both('一般城市', 'Other cities'),
}));

export const presets: WidgetPresets = [
  {
    name: 'numbers',
    label: { zh: '双数值散点图', en: 'Scatter of two numbers' },
    columns: COLUMNS,
    rows: SHOPS,
    mapping: [
      { role: 'xAxis', field: 'basket' },
      { role: 'scatter', field: 'orders' },
      { role: 'name', field: 'city' },
    ],
    setup: { nameX: both('客单价（元）', 'Basket (yuan)'), textNameY: both('订单量', 'Orders'), colorStyle: 'same' },
  },
  {
    name: 'bubbles',
    label: { zh: '气泡图', en: 'Bubble chart' },
    columns: COLUMNS,
    rows: SHOPS,
    mapping: [
      { role: 'xAxis', field: 'basket' },
      { role: 'scatter', field: 'orders' },
      { role: 'series', field: 'area' },
      { role: 'value', field: 'stores' },
      { role: 'name', field: 'city' },
    ],
    setup: { pointOpacity: 65, isShow: false },
  },
];
