import type { WidgetSamples } from '../../kit/widget-sample.ts';

const MAPPING = [
  { role: 'source', field: '起点' },
  { role: 'target', field: '终点' },
  { role: 'value', field: '次数' },
];

const TALKS = [
  ['张伟', '王芳', 18],
  ['张伟', '李娜', 11],
  ['王芳', '李娜', 7],
  ['刘洋', '王芳', 9],
  ['陈静', '刘洋', 14],
  ['杨帆', '陈静', 6],
  ['赵磊', '张伟', 12],
  ['周敏', '赵磊', 8],
  ['吴昊', '杨帆', 5],
  ['周敏', '张伟', 4],
  ['吴昊', '刘洋', 3],
].map(([起点, 终点, 次数]) => ({ 起点, 终点, 次数 }));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '新能源汽车供应链' } },
  {
    name: 'circular',
    label: { zh: '环形布局与箭头', en: 'On a circle, with arrows' },
    rows: TALKS,
    mapping: MAPPING,
    setup: { text: '部门协作', layout: 'circular', curveness: 30, isShowArrow: true },
  },
  {
    name: 'legend',
    label: { zh: '横排图例', en: 'A legend in a row' },
    setup: { text: '供应链', layoutFront: 'horizontal', linkColor: '#7f8fa9', maxSize: 30 },
  },
  {
    name: 'negative',
    label: { zh: '负值、孤点与自环', en: 'Negative values, lone nodes and rings' },
    rows: [
      ...TALKS.slice(0, 5).map((row, i) => ({ ...row, 次数: i % 2 === 0 ? -6 * (i + 1) : 9 })),
      { 起点: '孙悦', 终点: null, 次数: 3 },
      { 起点: '王芳', 终点: '王芳', 次数: 20 },
    ],
    mapping: MAPPING,
    setup: { text: '净往来' },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: TALKS.map((row) => ({
      ...row,
      起点: `${row.起点}（华东大区客户成功部）`,
      终点: `${row.终点}（Enterprise Solutions）`,
    })),
    mapping: MAPPING,
    setup: { text: '跨部门项目协作关系（含外部合作单位，按季度累计沟通次数统计）' },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: [{ source: '甲', target: '乙', value: 3, from: '内部', to: '外部' }],
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({
      起点: `节点${i % 180}`,
      终点: `节点${(i * i + 7) % 220}`,
      次数: 1 + (i % 9),
    })),
    mapping: MAPPING,
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
