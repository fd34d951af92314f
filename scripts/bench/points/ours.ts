import { autoloadWidgets } from '@aj-report/widgets';
import { notePaintedCharts } from '../charts/clock.ts';
import { addBox, isZoomed, readingsTable } from './readings.ts';

/** A chart in JSON, for the line chart itself has no bar to zoom with. */
const ZOOMED = JSON.stringify({
  title: { text: 'Readings' },
  grid: { left: 16, right: 20, top: 64, bottom: 60 },
  tooltip: { trigger: 'axis' },
  dataZoom: [{ type: 'slider' }, { type: 'inside' }],
  xAxis: { type: 'category', data: { $field: 'time' }, axisTick: { show: false } },
  yAxis: { type: 'value' },
  series: [
    {
      type: 'line',
      name: 'value',
      data: { $field: 'value' },
      sampling: 'lttb',
      showSymbol: false,
      lineStyle: { width: 2.5 },
    },
  ],
});

const roles = isZoomed ? { time: 'data', value: 'data' } : { time: 'xAxis', value: 'line' };
const chart = document.createElement(isZoomed ? 'aj-custom-chart' : 'aj-line-chart');
chart.style.cssText = 'width:100%;height:100%';
chart.addEventListener('aj-widget-error', (event) => {
  window.benchError = JSON.stringify((event as CustomEvent).detail);
});
Object.assign(chart, {
  table: readingsTable,
  mapping: Object.entries(roles).map(([field, role]) => ({ role, field })),
  ...(isZoomed ? { option: ZOOMED } : { text: 'Readings', isShowLegend: false, smoothCurve: false }),
});
addBox().append(chart);
autoloadWidgets(document);

void customElements.whenDefined(chart.localName).then(() => notePaintedCharts([chart.shadowRoot!]));
