import type { WidgetSamples } from '../../kit/widget-sample.ts';
import { toDays } from './candlestick-days.ts';

const LONG = ['国庆节前最后一个交易日', '国庆节后第一个交易日', 'Last trading day of the quarter', '季度财报发布当日'];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '沪深 300 指数' } },
  {
    name: 'averages',
    label: { zh: '均线与空心', en: 'Averages, hollow when rising' },
    setup: { text: '沪深 300 指数', averages: '5,10,20', isHollow: true },
  },
  {
    name: 'no-volume',
    label: { zh: '无成交量，绿涨红跌', en: 'Without volume, green rises' },
    setup: { text: '黄金现货', isShowVolume: false, trend: 'greenRise' },
  },
  {
    name: 'negative',
    label: { zh: '负值与缺口', en: 'Negative values and a gap' },
    rows: toDays(20, -20, 0.4).map((day, i) => ({ ...day, 成交量: null, ...(i === 8 ? { 收盘: null } : {}) })),
    setup: { text: '原油期货价差' },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: toDays(4, 3280, 1).map((day, i) => ({ ...day, 日期: LONG[i] ?? '' })),
    setup: { text: '重要交易日行情（按收盘价与成交量统计，数据来自交易所公开行情）' },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: toDays(1, 3280, 1) },
  { name: 'thousand-rows', label: { zh: '一千行', en: 'A thousand rows' }, rows: toDays(1000, 3280, 1) },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
