import { itemLegendFields } from '../../fields/legend.fields.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both } from '../../kit/text/both.ts';
import { graphEdgeFields, graphLabelFields, graphNodeFields } from './graph.fields.ts';
import { SUPPLY_CHAIN } from './supply-chain.ts';

export const graph = defineChart({
  type: 'graph',
  icon: 'share',
  palette: { task: 'relation', place: 2, words: '网络 力导向 拓扑 图谱 知识图谱 network force topology nodes' },
  label: { zh: '关系图', en: 'Relation graph' },
  summary: {
    zh: '用节点和连线展示事物之间的关系，可按类别着色',
    en: 'Shows how things are related by nodes and links, coloured by category',
  },
  size: { width: 520, height: 380 },
  shape: 'roles',
  slots: {
    source: slot.dimension(
      '起点',
      'Source',
      ['每行一条关系；终点为空时只有节点', 'A link per row; a node alone where there is no target'],
      { required: true },
    ),
    target: slot.dimension('终点', 'Target', ['关系的另一端', 'The other end of the link'], { required: true }),
    value: slot.measure('数值', 'Value', [
      '关系的强度，决定线宽和节点大小',
      'Gives the width of links and the size of nodes',
    ]),
    series: slot.dimension('起点类别', 'Category of the source', ['决定节点颜色和图例', 'Gives colours and legend']),
    targetSeries: slot.dimension('终点类别', 'Category of the target', [
      '决定节点颜色和图例',
      'Gives colours and legend',
    ]),
  },
  fields: {
    ...graphNodeFields,
    ...graphEdgeFields,
    ...graphLabelFields,
    ...itemLegendFields(true),
  },
  conditions: 'net',
  sampleRows: SUPPLY_CHAIN,
  sampleMapping: [
    { role: 'source', field: 'source' },
    { role: 'target', field: 'target' },
    { role: 'series', field: 'from' },
    { role: 'targetSeries', field: 'to' },
    { role: 'value', field: 'value', label: both('采购额（亿元）', 'Purchases (100M yuan)') },
  ],
  skeleton: 'plane',
});

export type GraphProps = PropsOf<typeof graph>;
