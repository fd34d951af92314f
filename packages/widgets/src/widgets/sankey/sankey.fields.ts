import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { itemLabelFields } from '../../fields/item-label.fields.ts';

const nodes = { id: 'nodes', label: { zh: '节点', en: 'Nodes' } };
const flows = { id: 'flows', label: { zh: '流向', en: 'Flows' } };
const { values } = GROUPS;

export const nodeFields = inGroup(nodes, {
  orient: prop.choice('方向', 'Direction', {
    options: choices({ horizontal: ['从左到右', 'Left to right'], vertical: ['从上到下', 'Top to bottom'] }),
    half: true,
  }),
  nodeAlign: prop.choice('节点对齐', 'Alignment', {
    options: choices({ justify: ['两端', 'Both ends'], left: ['起点', 'Start'], right: ['终点', 'End'] }),
    half: true,
  }),
  nodeWidth: prop.slider('节点宽度', 'Node width', { scales: 'mark', default: 14, min: 2, max: 80, unit: 'px' }),
  nodeGap: prop.slider('节点间距', 'Gap', {
    scales: 'mark',
    hint: { zh: '节点很多时自动缩小', en: 'Less where nodes are many' },
    default: 12,
    max: 60,
    unit: 'px',
  }),
  nodeRadius: prop.slider('圆角', 'Corner radius', { default: 2, max: 20, unit: 'px' }),
});

export const flowFields = inGroup(flows, {
  linkColor: prop.choice('流向颜色', 'Colour', {
    options: choices({
      gradient: ['从起点到终点渐变', 'From source to target'],
      source: ['起点颜色', 'Of the source'],
      target: ['终点颜色', 'Of the target'],
    }),
    half: true,
  }),
  linkOpacity: prop.slider('不透明度', 'Opacity', { default: 38, min: 5, unit: '%' }),
  curveness: prop.slider('弯曲程度', 'Curve', { default: 50, unit: '%' }),
  maxLinks: prop.number('最多流向', 'Most flows', {
    hint: { zh: '更多时只绘制最大的', en: 'Of more the greatest are drawn' },
    default: 120,
    min: 1,
    max: 1000,
  }),
  isShowNote: prop.toggle('省略提示', 'Say what is left out', {
    hint: { zh: '有回路或流向过多时在底部说明', en: 'A line at the foot about rings and surplus flows' },
    default: true,
  }),
});

export const nodeLabelFields = {
  ...itemLabelFields(true),
  numberValue: prop.toggle('数值显示', 'Number', { group: values, default: true }),
};
