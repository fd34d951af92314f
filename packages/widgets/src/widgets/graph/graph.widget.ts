import type { ValuesOf } from '@aj-report/contract';
import { paletteFields } from '../../fields/colour.fields.ts';
import { netConditionFields } from '../../fields/condition.fields.ts';
import { layerFields } from '../../fields/layer.fields.ts';
import { itemLegendFields } from '../../fields/legend.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { itemTooltipFields } from '../../fields/tooltip.fields.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { graphEdgeFields, graphLabelFields, graphNodeFields } from './graph.fields.ts';

const SUPPLIERS = [
  ['整车总装', '动力电池', 46, '主机厂', '一级供应商'],
  ['整车总装', '驱动电机', 32, '主机厂', '一级供应商'],
  ['整车总装', '智能座舱', 28, '主机厂', '一级供应商'],
  ['整车总装', '底盘系统', 24, '主机厂', '一级供应商'],
  ['整车总装', '车身内饰', 16, '主机厂', '一级供应商'],
  ['动力电池', '正极材料', 18, '一级供应商', '二级供应商'],
  ['动力电池', '负极材料', 12, '一级供应商', '二级供应商'],
  ['动力电池', '电解液', 9, '一级供应商', '二级供应商'],
  ['动力电池', '电池管理', 11, '一级供应商', '二级供应商'],
  ['驱动电机', '稀土磁材', 10, '一级供应商', '二级供应商'],
  ['驱动电机', '功率器件', 13, '一级供应商', '二级供应商'],
  ['智能座舱', '显示面板', 8, '一级供应商', '二级供应商'],
  ['智能座舱', '车规芯片', 14, '一级供应商', '二级供应商'],
  ['底盘系统', '制动部件', 9, '一级供应商', '二级供应商'],
  ['底盘系统', '车规芯片', 6, '一级供应商', '二级供应商'],
  ['电池管理', '车规芯片', 5, '二级供应商', '二级供应商'],
  ['车身内饰', '座椅面料', 6, '一级供应商', '二级供应商'],
] as const;

export const graph = defineWidget({
  type: 'graph',
  category: 'chart',
  icon: 'share',
  label: { zh: '关系图', en: 'Relation graph' },
  summary: {
    zh: '用节点和连线展示事物之间的关系，可按类别着色',
    en: 'Shows how things are related by nodes and links, coloured by category',
  },
  size: { width: 520, height: 380 },
  shape: 'roles',
  slots: {
    source: {
      label: { zh: '起点', en: 'Source' },
      kind: 'dimension',
      hint: { zh: '每行一条关系；终点为空时只有节点', en: 'A link per row; a node alone where there is no target' },
      required: true,
    },
    target: {
      label: { zh: '终点', en: 'Target' },
      kind: 'dimension',
      hint: { zh: '关系的另一端', en: 'The other end of the link' },
      required: true,
    },
    value: {
      label: { zh: '数值', en: 'Value' },
      kind: 'measure',
      hint: { zh: '关系的强度，决定线宽和节点大小', en: 'Gives the width of links and the size of nodes' },
    },
    series: {
      label: { zh: '起点类别', en: 'Category of the source' },
      kind: 'dimension',
      hint: { zh: '决定节点颜色和图例', en: 'Gives colours and legend' },
    },
    targetSeries: {
      label: { zh: '终点类别', en: 'Category of the target' },
      kind: 'dimension',
      hint: { zh: '决定节点颜色和图例', en: 'Gives colours and legend' },
    },
  },
  fields: {
    ...layerFields,
    ...titleFields,
    ...graphNodeFields,
    ...graphEdgeFields,
    ...graphLabelFields,
    ...itemLegendFields(true),
    ...itemTooltipFields,
    ...marginFields,
    ...paletteFields,
    ...netConditionFields,
  },
  events: { select: selectEvent },
  refreshMs: 60_000,
  sampleRows: SUPPLIERS.map(([source, target, value, from, to]) => ({ source, target, value, from, to })),
  sampleMapping: [
    { role: 'source', field: 'source' },
    { role: 'target', field: 'target' },
    { role: 'series', field: 'from' },
    { role: 'targetSeries', field: 'to' },
    { role: 'value', field: 'value', label: '采购额（亿元）' },
  ],
  skeleton: 'plane',
  upgrades: [],
});

export type GraphProps = ValuesOf<typeof graph.fields>;
