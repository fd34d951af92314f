import { field } from '@aj-report/contract';
import { GROUPS } from '../../fields/field-groups.ts';
import { itemLabelFields } from '../../fields/item-label.fields.ts';

const nodes = { id: 'nodes', label: { zh: '节点', en: 'Nodes' } };
const edges = { id: 'edges', label: { zh: '连线', en: 'Links' } };
const { values } = GROUPS;

export const graphNodeFields = {
  layout: field.choice({
    label: { zh: '布局', en: 'Layout' },
    group: nodes,
    options: [
      { value: 'force', label: { zh: '力导向', en: 'By forces' } },
      { value: 'circular', label: { zh: '环形', en: 'On a circle' } },
    ],
    half: true,
  }),
  minSize: field.slider({
    scales: 'mark',
    label: { zh: '最小节点', en: 'Smallest node' },
    group: nodes,
    default: 12,
    min: 1,
    max: 100,
    unit: 'px',
  }),
  maxSize: field.slider({
    scales: 'mark',
    label: { zh: '最大节点', en: 'Largest node' },
    hint: { zh: '面积与连线数值之和成正比', en: 'Areas go with the sum of the links' },
    group: nodes,
    default: 44,
    min: 1,
    max: 200,
    unit: 'px',
  }),
  isDraggable: field.toggle({ label: { zh: '可拖动', en: 'Nodes can be dragged' }, group: nodes }),
  isRoam: field.toggle({ label: { zh: '缩放与平移', en: 'Zoom and move' }, group: nodes }),
};

export const graphEdgeFields = {
  linkWidth: field.slider({
    scales: 'stroke',
    label: { zh: '最大线宽', en: 'Widest link' },
    group: edges,
    default: 4,
    min: 0.5,
    max: 30,
    step: 0.5,
    unit: 'px',
  }),
  linkOpacity: field.slider({ label: { zh: '不透明度', en: 'Opacity' }, group: edges, default: 45, min: 5, unit: '%' }),
  curveness: field.slider({ label: { zh: '弯曲程度', en: 'Curve' }, group: edges, default: 12, unit: '%' }),
  isShowArrow: field.toggle({ label: { zh: '箭头', en: 'Arrows' }, group: edges }),
  linkColor: field.color({
    label: { zh: '连线颜色', en: 'Colour' },
    hint: { zh: '留空使用起点颜色', en: 'Empty = that of the source' },
    group: edges,
    half: true,
  }),
};

export const graphLabelFields = {
  ...itemLabelFields(true),
  labelPosition: field.choice({
    label: { zh: '标签位置', en: 'Position' },
    group: values,
    options: [
      { value: 'auto', label: { zh: '自动', en: 'As fits' } },
      { value: 'right', label: { zh: '右侧', en: 'Right' } },
      { value: 'bottom', label: { zh: '下方', en: 'Below' } },
      { value: 'inside', label: { zh: '内部', en: 'Inside' } },
    ],
    half: true,
  }),
};
