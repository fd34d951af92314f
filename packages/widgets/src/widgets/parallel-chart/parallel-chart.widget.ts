import { itemLegendFields, legendFields } from '../../fields/legend.fields.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { slot } from '../../kit/widget/slot.ts';
import { append, both } from '../../kit/text/both.ts';
import { parallelAxisFields, parallelLineFields } from './parallel-chart.fields.ts';

const PLANTS = [both('苏州', 'Suzhou'), both('武汉', 'Wuhan'), both('天津', 'Tianjin')];

/** Plants of a group: temperature, pressure, energy, pace and yield of their lines. */
const LINES = Array.from({ length: 24 }, (_, i) => {
  const place = PLANTS[i % PLANTS.length] ?? '';
  const drift = (i % 3) * 6;
  return {
    line: append(place, `工厂${Math.floor(i / 3) + 1}号线`, `, line ${Math.floor(i / 3) + 1}`),
    plant: append(place, '工厂', ' plant'),
    temperature: 182 + drift + ((i * 7) % 11),
    pressure: 3.2 + (drift + ((i * 5) % 9)) / 20,
    energy: 420 - drift * 6 + ((i * 37) % 60),
    pace: 58 + ((i * 13) % 17) - drift,
    yield: Number((97.8 - drift * 0.22 + ((i * 3) % 7) / 10).toFixed(1)),
  };
});

export const parallelChart = defineChart({
  type: 'parallel-chart',
  icon: 'distribute-horizontal',
  palette: { task: 'compare', place: 8, words: '多维 高维 multivariate' },
  label: { zh: '平行坐标图', en: 'Parallel coordinates' },
  summary: {
    zh: '用并排的坐标轴比较多项指标，可拖选筛选',
    en: 'Compares rows over many measures on axes side by side, which can be brushed',
  },
  size: { width: 600, height: 340 },
  shape: 'roles',
  drawsEachRow: true,
  slots: {
    name: slot.dimension('名称', 'Name', ['每行一条折线的名称', 'Name of the line of each row']),
    series: slot.dimension('系列', 'Series', ['决定颜色和图例', 'Gives colours and legend']),
    value: slot.any(
      '指标',
      'Measures',
      ['每个字段一根坐标轴，文字字段为类别轴', 'An axis per field; texts make an axis of categories'],
      { many: true, required: true },
    ),
  },
  fields: {
    ...parallelLineFields,
    ...parallelAxisFields,
    ...itemLegendFields(true),
    layoutFront: legendFields.layoutFront,
  },
  conditions: 'measure',
  sampleRows: LINES,
  sampleMapping: [
    { role: 'name', field: 'line' },
    { role: 'series', field: 'plant' },
    { role: 'value', field: 'temperature', label: both('温度（℃）', 'Temp. (°C)') },
    { role: 'value', field: 'pressure', label: both('压力（MPa）', 'Pressure (MPa)') },
    { role: 'value', field: 'energy', label: both('能耗（kWh）', 'Energy (kWh)') },
    { role: 'value', field: 'pace', label: both('节拍（件/时）', 'Pace (pcs/h)') },
    { role: 'value', field: 'yield', label: both('良率（%）', 'Yield (%)') },
  ],
});

export type ParallelChartProps = PropsOf<typeof parallelChart>;
