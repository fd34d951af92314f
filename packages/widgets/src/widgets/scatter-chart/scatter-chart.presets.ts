import { both, bothOfEach } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { sample, sampleRows } from '../../kit/widget/widget-sample.ts';
import type { WidgetPresets } from '../../kit/widget/widget-preset.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  ...COLUMN_NAMES,
  orders: both('订单量', 'Orders'),
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
  sample('numbers', '双数值散点图', 'Scatter of two numbers', {
    ...sampleRows(SHOPS, { basket: 'xAxis', orders: 'scatter', city: 'name' }, COLUMNS),
    setup: { nameX: both('客单价（元）', 'Basket (yuan)'), textNameY: both('订单量', 'Orders'), colorStyle: 'same' },
  }),
  sample('bubbles', '气泡散点图（三数值）', 'Scatter with sizes', {
    ...sampleRows(
      SHOPS,
      { basket: 'xAxis', orders: 'scatter', area: 'series', stores: 'value', city: 'name' },
      COLUMNS,
    ),
    setup: { pointOpacity: 65, isShow: false },
  }),
];
