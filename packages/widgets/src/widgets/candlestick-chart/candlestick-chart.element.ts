import { BarChart, CandlestickChart, LineChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { counted } from '../../kit/text/counted.ts';
import { AXIS_PARTS } from '../../kit/chart/echarts.ts';
import { toItemsSummary } from '../../kit/chart/items-summary.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toCandles } from '../../shapes/candles.ts';
import { toCandlestickChartOption } from './candlestick-chart.option.ts';
import { candlestickChart } from './candlestick-chart.runtime.gen.ts';

const PARTS = [...AXIS_PARTS, CandlestickChart, BarChart, LineChart];

/** `<aj-candlestick-chart>`: four prices a day, volumes below. */
export class AjCandlestickChart extends chartElement(candlestickChart, toCandlestickChartOption, PARTS) {
  /** A screen reader hears the closing prices. */
  protected override describe(): string {
    const candles = toCandles(this.data);
    const size = { zh: `${candles.length} 日收盘价`, en: `closing prices of ${counted(candles.length, 'day')}` };
    const items = candles.map(({ name, prices }) => ({ name, value: prices?.[1] ?? null }));
    return toItemsSummary(candlestickChart.label, this.text, size, items, this.language);
  }
}

registerElement('aj-candlestick-chart', AjCandlestickChart);
