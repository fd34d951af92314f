import { field } from '@aj-report/contract';
import { GROUPS } from '../../fields/field-groups.ts';
import { itemLabelFields } from '../../fields/item-label.fields.ts';

const nodes = { id: 'nodes', label: { zh: '节点', en: 'Nodes' } };
const flows = { id: 'flows', label: { zh: '流向', en: 'Flows' } };
const { values } = GROUPS;

export const nodeFields = {
  orient: field.choice({
    label: { zh: '方向', en: 'Direction' },
    group: nodes,
    options: [
      { value: 'horizontal', label: { zh: '从左到右', en: 'Left to right' } },
      { value: 'vertical', label: { zh: '从上到下', en: 'Top to bottom' } },
    ],
    half: true,
  }),
  nodeAlign: field.choice({
    label: { zh: '节点对齐', en: 'Alignment' },
    group: nodes,
    options: [
      { value: 'justify', label: { zh: '两端', en: 'Both ends' } },
      { value: 'left', label: { zh: '起点', en: 'Start' } },
      { value: 'right', label: { zh: '终点', en: 'End' } },
    ],
    half: true,
  }),
  nodeWidth: field.slider({
    scales: 'mark',
    label: { zh: '节点宽度', en: 'Node width' },
    group: nodes,
    default: 14,
    min: 2,
    max: 80,
    unit: 'px',
  }),
  nodeGap: field.slider({
    scales: 'mark',
    label: { zh: '节点间距', en: 'Gap' },
    hint: { zh: '节点很多时自动缩小', en: 'Less where nodes are many' },
    group: nodes,
    default: 12,
    max: 60,
    unit: 'px',
  }),
  nodeRadius: field.slider({
    label: { zh: '圆角', en: 'Corner radius' },
    group: nodes,
    default: 2,
    max: 20,
    unit: 'px',
  }),
};

export const flowFields = {
  linkColor: field.choice({
    label: { zh: '流向颜色', en: 'Colour' },
    group: flows,
    options: [
      { value: 'gradient', label: { zh: '从起点到终点渐变', en: 'From source to target' } },
      { value: 'source', label: { zh: '起点颜色', en: 'Of the source' } },
      { value: 'target', label: { zh: '终点颜色', en: 'Of the target' } },
    ],
    half: true,
  }),
  linkOpacity: field.slider({ label: { zh: '不透明度', en: 'Opacity' }, group: flows, default: 38, min: 5, unit: '%' }),
  curveness: field.slider({ label: { zh: '弯曲程度', en: 'Curve' }, group: flows, default: 50, unit: '%' }),
  maxLinks: field.number({
    label: { zh: '最多流向', en: 'Most flows' },
    hint: { zh: '更多时只绘制最大的', en: 'Of more the greatest are drawn' },
    group: flows,
    default: 120,
    min: 1,
    max: 1000,
    half: true,
  }),
  isShowNote: field.toggle({
    label: { zh: '省略提示', en: 'Say what is left out' },
    hint: { zh: '有回路或流向过多时在底部说明', en: 'A line at the foot about rings and surplus flows' },
    group: flows,
    default: true,
  }),
};

export const nodeLabelFields = {
  ...itemLabelFields(true),
  numberValue: field.toggle({ label: { zh: '数值显示', en: 'Number' }, group: values, default: true }),
};
