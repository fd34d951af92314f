import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TitleComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { notePainted } from './clock.ts';
import { SCREEN, WORKLOAD, type WorkloadChart } from './workload.ts';

// What somebody writes by hand who knows ECharts well: no framework, no animation, all charts in one go.
use([BarChart, LineChart, GridComponent, LegendComponent, TitleComponent, TooltipComponent, CanvasRenderer]);

const COLOURS = ['#3d9bff', '#35d6c3'];
const MUTED = '#91a9d3';

function toOption({ kind, title, rows }: WorkloadChart) {
  const line = { smooth: true, symbolSize: 6, lineStyle: { width: 2.5 }, areaStyle: { opacity: 0.2 } };
  const bar = { barMaxWidth: 28, itemStyle: { borderRadius: [4, 4, 0, 0] } };
  return {
    animation: false,
    color: COLOURS,
    title: { text: title, left: 16, top: 8, textStyle: { color: '#f6faff', fontSize: 14, fontWeight: 'normal' } },
    legend: { type: 'plain', right: 16, top: 34, itemWidth: 10, itemHeight: 10, textStyle: { color: MUTED } },
    grid: { left: 16, right: 20, top: 64, bottom: 12, outerBoundsMode: 'same' },
    tooltip: { trigger: 'axis', renderMode: 'richText', confine: true },
    xAxis: {
      type: 'category',
      data: rows.map(({ month }) => month),
      axisTick: { show: false },
      axisLabel: { color: MUTED, fontSize: 12 },
    },
    yAxis: { type: 'value', axisLabel: { color: MUTED, fontSize: 12 }, splitLine: { lineStyle: { opacity: 0.14 } } },
    series: (['sales', 'cost'] as const).map((name) => ({
      name,
      type: kind,
      data: rows.map((row) => row[name]),
      ...(kind === 'bar' ? bar : line),
    })),
  };
}

document.body.style.background = '#0a1a3a';
const surface = document.createElement('div');
surface.style.cssText = `position:absolute;left:0;top:0;width:${SCREEN.width}px;height:${SCREEN.height}px`;
document.body.append(surface);
for (const chart of WORKLOAD) {
  const box = document.createElement('div');
  box.style.cssText = `position:absolute;left:${chart.left}px;top:${chart.top}px;width:${chart.width}px;height:${chart.height}px`;
  surface.append(box);
  init(box, null, { renderer: 'canvas' }).setOption(toOption(chart));
}
notePainted();
