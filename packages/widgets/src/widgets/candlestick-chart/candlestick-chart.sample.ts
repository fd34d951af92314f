import type { WidgetSamples } from '../../kit/widget-sample.ts';
import { both } from '../../kit/both.ts';
import { toDays } from './candlestick-days.ts';

const LONG = [
  both('国庆节前最后一个交易日', 'Last trading day before the National Day holiday'),
  both('国庆节后第一个交易日', 'First trading day after the National Day holiday'),
  'Last trading day of the quarter',
  both('季度财报发布当日', 'Day of the quarterly report'),
];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: both('沪深 300 指数', 'CSI 300 index') } },
  {
    name: 'averages',
    label: { zh: '均线与空心', en: 'Averages, hollow when rising' },
    setup: { text: both('沪深 300 指数', 'CSI 300 index'), averages: '5,10,20', isHollow: true },
  },
  {
    name: 'no-volume',
    label: { zh: '无成交量，绿涨红跌', en: 'Without volume, green rises' },
    setup: { text: both('黄金现货', 'Gold, spot'), isShowVolume: false, trend: 'greenRise' },
  },
  {
    name: 'negative',
    label: { zh: '负值与缺口', en: 'Negative values and a gap' },
    rows: toDays(20, -20, 0.4).map((day, i) => ({ ...day, volume: null, ...(i === 8 ? { close: null } : {}) })),
    setup: { text: both('原油期货价差', 'Spread of crude oil futures') },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: toDays(4, 3280, 1).map((day, i) => ({ ...day, date: LONG[i] ?? '' })),
    setup: {
      text: both(
        '重要交易日行情（按收盘价与成交量统计，数据来自交易所公开行情）',
        'Prices on key trading days (by closing price and volume, from public quotes of the exchange)',
      ),
    },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: toDays(1, 3280, 1) },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: toDays(1000, 3280, 1),
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
