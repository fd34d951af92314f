import type { WidgetPresets } from '../../kit/widget-preset.ts';

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

export const presets: WidgetPresets = [
  {
    name: 'numbers',
    label: { zh: '双数值散点图', en: 'Scatter of two numbers' },
    rows: SHOPS,
    mapping: [
      { role: 'xAxis', field: '客单价' },
      { role: 'scatter', field: '订单量' },
      { role: 'name', field: '城市' },
    ],
    setup: { nameX: '客单价（元）', textNameY: '订单量', colorStyle: 'same' },
  },
  {
    name: 'bubbles',
    label: { zh: '气泡图', en: 'Bubble chart' },
    rows: SHOPS,
    mapping: [
      { role: 'xAxis', field: '客单价' },
      { role: 'scatter', field: '订单量' },
      { role: 'series', field: '区域' },
      { role: 'value', field: '门店数' },
      { role: 'name', field: '城市' },
    ],
    setup: { pointOpacity: 65, isShow: false },
  },
];
