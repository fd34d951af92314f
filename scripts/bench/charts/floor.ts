import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TitleComponent, TooltipComponent } from 'echarts/components';
import { init, use, type EChartsType } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { nextPaint, notePainted } from './clock.ts';
import { SCREEN, askedCount, rowsOf, shownRows, workloadOf, type MonthRow, type WorkloadWidget } from './workload.ts';

// What somebody writes by hand who knows ECharts well: no framework, no animation, all charts in one go.
use([BarChart, LineChart, PieChart, GridComponent, LegendComponent, TitleComponent, TooltipComponent, CanvasRenderer]);

const COLOURS = ['#3d9bff', '#35d6c3', '#f5b83d', '#8f7bff', '#ff6b6b', '#2fcf9a'];
const MUTED = '#91a9d3';

function toTop(title: string) {
  return {
    animation: false,
    color: COLOURS,
    title: { text: title, left: 16, top: 8, textStyle: { color: '#f6faff', fontSize: 14, fontWeight: 'normal' } },
    legend: { type: 'plain', right: 16, top: 34, itemWidth: 10, itemHeight: 10, textStyle: { color: MUTED } },
  };
}

function toPieOption(title: string, rows: readonly MonthRow[]) {
  return {
    ...toTop(title),
    legend: { show: false },
    tooltip: { trigger: 'item', renderMode: 'richText', confine: true },
    series: [
      {
        type: 'pie',
        radius: [0, '60%'],
        label: { color: MUTED, fontSize: 12 },
        data: shownRows('pie', rows).map(({ month, sales }) => ({ name: month, value: sales })),
      },
    ],
  };
}

function toAxisOption(kind: 'bar' | 'line', title: string, rows: readonly MonthRow[]) {
  const line = { smooth: true, symbolSize: 6, lineStyle: { width: 2.5 }, areaStyle: { opacity: 0.2 } };
  const bar = { barMaxWidth: 28, itemStyle: { borderRadius: [4, 4, 0, 0] } };
  return {
    ...toTop(title),
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

function toOption({ kind, title }: WorkloadWidget, rows: readonly MonthRow[]) {
  return kind === 'pie' ? toPieOption(title, rows) : toAxisOption(kind === 'bar' ? 'bar' : 'line', title, rows);
}

document.body.style.background = '#0a1a3a';
const surface = document.createElement('div');
surface.style.cssText = `position:absolute;left:0;top:0;width:${SCREEN.width}px;height:${SCREEN.height}px`;
document.body.append(surface);
const widgets = workloadOf(askedCount());
const updates: ((round: number) => void)[] = [];

function drawChart(widget: WorkloadWidget, index: number, box: HTMLElement): void {
  const chart: EChartsType = init(box, null, { renderer: 'canvas' });
  chart.setOption(toOption(widget, rowsOf(index, 0)));
  updates.push((round) => chart.setOption(toOption(widget, rowsOf(index, round))));
}

function drawText(index: number, box: HTMLElement): void {
  const write = (round: number) => {
    box.textContent = String(rowsOf(index, round)[0]?.sales ?? '');
  };
  box.style.cssText += ';color:#f6faff;font-size:28px;display:flex;align-items:center;justify-content:center';
  write(0);
  updates.push(write);
}

for (const [index, widget] of widgets.entries()) {
  const box = document.createElement('div');
  box.style.cssText = `position:absolute;left:${widget.left}px;top:${widget.top}px;width:${widget.width}px;height:${widget.height}px`;
  surface.append(box);
  if (widget.kind === 'text') drawText(index, box);
  else drawChart(widget, index, box);
}
window.benchRefresh = (round) => {
  for (const update of updates) update(round);
  return nextPaint();
};
notePainted();
