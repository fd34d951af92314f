import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { itemLabelFields } from '../../fields/item-label.fields.ts';

const nodes = { id: 'nodes', label: { zh: '节点', en: 'Nodes' } };
const edges = { id: 'edges', label: { zh: '连线', en: 'Links' } };
const { values } = GROUPS;

export const graphNodeFields = inGroup(nodes, {
  layout: prop.choice('布局', 'Layout', {
    options: choices({ force: ['力导向', 'By forces'], circular: ['环形', 'On a circle'] }),
    half: true,
  }),
  minSize: prop.slider('最小节点', 'Smallest node', { scales: 'mark', default: 12, min: 1, max: 100, unit: 'px' }),
  maxSize: prop.slider('最大节点', 'Largest node', {
    scales: 'mark',
    hint: { zh: '面积与连线数值之和成正比', en: 'Areas go with the sum of the links' },
    default: 44,
    min: 1,
    max: 200,
    unit: 'px',
  }),
  isDraggable: prop.toggle('可拖动', 'Nodes can be dragged'),
  isRoam: prop.toggle('缩放与平移', 'Zoom and move'),
});

export const graphEdgeFields = inGroup(edges, {
  linkWidth: prop.slider('最大线宽', 'Widest link', {
    scales: 'stroke',
    default: 4,
    min: 0.5,
    max: 30,
    step: 0.5,
    unit: 'px',
  }),
  linkOpacity: prop.slider('不透明度', 'Opacity', { default: 45, min: 5, unit: '%' }),
  curveness: prop.slider('弯曲程度', 'Curve', { default: 12, unit: '%' }),
  isShowArrow: prop.toggle('箭头', 'Arrows'),
  linkColor: prop.color('连线颜色', 'Colour', { hint: { zh: '留空使用起点颜色', en: 'Empty = that of the source' } }),
});

export const graphLabelFields = {
  ...itemLabelFields(true),
  labelPosition: prop.choice('标签位置', 'Position', {
    group: values,
    options: choices({
      auto: ['自动', 'As fits'],
      right: ['右侧', 'Right'],
      bottom: ['下方', 'Below'],
      inside: ['内部', 'Inside'],
    }),
    half: true,
  }),
};
