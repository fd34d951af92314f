import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { legendFields } from '../../fields/legend.fields.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { event } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { candleFields, trendColourFields } from './candlestick-chart.fields.ts';
import { both } from '../../kit/text/both.ts';
import { toDays } from './candlestick-days.ts';

const price = (zh: string, en: string, required: boolean) => ({
  label: { zh, en },
  kind: 'measure' as const,
  hint: { zh: `当日${zh}`, en: `${en} of the day` },
  required,
});

export const candlestickChart = defineChart({
  type: 'candlestick-chart',
  icon: 'sliders2-vertical',
  palette: { task: 'trend', place: 3, words: 'k线 股票 蜡烛图 行情 stock ohlc price' },
  label: { zh: 'K 线图', en: 'Candlestick chart' },
  summary: {
    zh: '展示开盘、收盘、最低、最高价与成交量',
    en: 'Shows opening, closing, lowest and highest prices, and volumes below',
  },
  size: { width: 560, height: 340 },
  shape: 'roles',
  drawsEachRow: true,
  slots: {
    xAxis: slot.dimension('日期', 'Date', ['每行一根 K 线', 'One candle per row'], {
      required: true,
      isTimeFirst: true,
    }),
    open: price('开盘价', 'Opening price', true),
    close: price('收盘价', 'Closing price', true),
    low: price('最低价', 'Lowest price', false),
    high: price('最高价', 'Highest price', false),
    volume: price('成交量', 'Volume', false),
  },
  fields: {
    ...candleFields,
    ...categoryAxisFields,
    ...valueAxisFields,
    ...legendFields,
    ...trendColourFields,
  },
  tooltip: 'cross',
  events: {
    select: event('点击一根 K 线', 'A candle was clicked', {
      name: ['日期', 'Date'],
      value: ['收盘价', 'Closing price'],
    }),
  },
  sampleColumns: {
    date: both('日期', 'Date'),
    open: both('开盘', 'Open'),
    close: both('收盘', 'Close'),
    lowest: both('最低', 'Low'),
    highest: both('最高', 'High'),
    volume: both('成交量', 'Volume'),
  },
  sampleRows: toDays(40, 3280, 1),
  sampleMapping: [
    { role: 'xAxis', field: 'date' },
    { role: 'open', field: 'open' },
    { role: 'close', field: 'close' },
    { role: 'low', field: 'lowest' },
    { role: 'high', field: 'highest' },
    { role: 'volume', field: 'volume' },
  ],
});

export type CandlestickChartProps = PropsOf<typeof candlestickChart>;
