import { both } from '../../kit/text/both.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';
import { toDays } from './candlestick-days.ts';

const LONG = [
  both('国庆节前最后一个交易日', 'Last trading day before the National Day holiday'),
  both('国庆节后第一个交易日', 'First trading day after the National Day holiday'),
  'Last trading day of the quarter',
  both('季度财报发布当日', 'Day of the quarterly report'),
];

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', { setup: { text: both('沪深 300 指数', 'CSI 300 index') } }),
  sample('averages', '均线与空心', 'Averages, hollow when rising', {
    setup: { text: both('沪深 300 指数', 'CSI 300 index'), averages: '5,10,20', isHollow: true },
  }),
  sample('no-volume', '无成交量，绿涨红跌', 'Without volume, green rises', {
    setup: { text: both('黄金现货', 'Gold, spot'), isShowVolume: false, trend: 'greenRise' },
  }),
  sample('negative', '负值与缺口', 'Negative values and a gap', {
    rows: toDays(20, -20, 0.4).map((day, i) => ({ ...day, volume: null, ...(i === 8 ? { close: null } : {}) })),
    setup: { text: both('原油期货价差', 'Spread of crude oil futures') },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    rows: toDays(4, 3280, 1).map((day, i) => ({ ...day, date: LONG[i] ?? '' })),
    setup: {
      text: both(
        '重要交易日行情（按收盘价与成交量统计，数据来自交易所公开行情）',
        'Prices on key trading days (by closing price and volume, from public quotes of the exchange)',
      ),
    },
  }),
  sample('one-row', '一行', 'One row', { rows: toDays(1, 3280, 1) }),
  sample('thousand-rows', '一千行', 'A thousand rows', { rows: toDays(1000, 3280, 1) }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
