import { LineChart } from 'echarts/charts';
import { DataZoomComponent, GridComponent, TitleComponent, TooltipComponent } from 'echarts/components';
import { graphic, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { notePainted } from '../charts/clock.ts';
import { addBox, isZoomed, readings } from './readings.ts';

// What somebody writes by hand who knows ECharts well: sampled, without symbols and animation.
use([LineChart, GridComponent, TitleComponent, TooltipComponent, DataZoomComponent, CanvasRenderer]);

/** From the line down to nothing, as our chart has it. */
const FADING = new graphic.LinearGradient(0, 0, 0, 1, [
  { offset: 0, color: 'rgba(84, 112, 198, 0.25)' },
  { offset: 1, color: 'rgba(84, 112, 198, 0.01)' },
]);

const chart = init(addBox(), null, { renderer: 'canvas' });
chart.setOption({
  animation: false,
  title: { text: 'Readings', left: 16, top: 8, textStyle: { color: '#f6faff', fontSize: 16 } },
  grid: { left: 16, right: 20, top: 64, bottom: isZoomed ? 60 : 12, outerBoundsMode: 'same' },
  tooltip: { trigger: 'axis', renderMode: 'richText', confine: true, transitionDuration: 0 },
  ...(isZoomed ? { dataZoom: [{ type: 'slider' }, { type: 'inside' }] } : {}),
  xAxis: { type: 'category', data: readings.times, axisTick: { show: false }, axisLabel: { color: '#91a9d3' } },
  yAxis: { type: 'value', axisLabel: { color: '#91a9d3' }, splitLine: { lineStyle: { opacity: 0.14 } } },
  series: [
    {
      type: 'line',
      name: 'value',
      data: readings.values,
      sampling: 'lttb',
      showSymbol: false,
      lineStyle: isZoomed ? { width: 2.5 } : { width: 4, cap: 'round', join: 'round' },
      ...(isZoomed ? {} : { areaStyle: { color: FADING } }),
    },
  ],
});
notePainted();
