import type { FieldGroup } from '@aj-report/contract';

/** Headings of the property panel under which the charts' fields stand. */
export const GROUPS = {
  layer: { id: 'layer', label: { zh: '图层', en: 'Layer' } },
  title: { id: 'title', label: { zh: '标题', en: 'Title' } },
  bars: { id: 'bars', label: { zh: '柱体', en: 'Bars' } },
  line: { id: 'line', label: { zh: '折线', en: 'Line' } },
  axisX: { id: 'axisX', label: { zh: 'X 轴', en: 'X axis' } },
  axisY: { id: 'axisY', label: { zh: 'Y 轴', en: 'Y axis' } },
  axisYLeft: { id: 'axisYLeft', label: { zh: 'Y 轴（左）', en: 'Left Y axis' } },
  axisYRight: { id: 'axisYRight', label: { zh: 'Y 轴（右）', en: 'Right Y axis' } },
  pie: { id: 'pie', label: { zh: '饼图', en: 'Pie' } },
  sectors: { id: 'sectors', label: { zh: '扇区', en: 'Sectors' } },
  radar: { id: 'radar', label: { zh: '雷达', en: 'Radar' } },
  vertices: { id: 'vertices', label: { zh: '顶点', en: 'Spokes' } },
  points: { id: 'points', label: { zh: '散点', en: 'Points' } },
  gauge: { id: 'gauge', label: { zh: '仪表盘', en: 'Gauge' } },
  stages: { id: 'stages', label: { zh: '漏斗', en: 'Funnel' } },
  map: { id: 'map', label: { zh: '地图', en: 'Map' } },
  layers: { id: 'layers', label: { zh: '图层内容', en: 'Layers' } },
  range: { id: 'range', label: { zh: '数值着色', en: 'Colours by value' } },
  legend: { id: 'legend', label: { zh: '图例', en: 'Legend' } },
  values: { id: 'values', label: { zh: '数值', en: 'Value labels' } },
  tooltip: { id: 'tooltip', label: { zh: '提示框', en: 'Tooltip' } },
  margins: { id: 'margins', label: { zh: '边距', en: 'Margins' } },
  conditions: { id: 'conditions', label: { zh: '条件样式', en: 'Conditional styles' } },
  colours: { id: 'colours', label: { zh: '配色', en: 'Colours' } },
} satisfies Record<string, FieldGroup>;
