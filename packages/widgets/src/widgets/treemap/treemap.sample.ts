import type { WidgetSamples } from '../../kit/widget-sample.ts';

const PATH = [
  { role: 'name', field: '部门' },
  { role: 'name', field: '科室' },
  { role: 'name', field: '岗位' },
  { role: 'value', field: '人数' },
];

const STAFF = [
  ['研发中心', '平台部', '后端', 46],
  ['研发中心', '平台部', '前端', 28],
  ['研发中心', '平台部', '测试', 17],
  ['研发中心', '算法部', '算法', 22],
  ['研发中心', '算法部', '数据', 15],
  ['制造中心', '一车间', '操作', 88],
  ['制造中心', '一车间', '质检', 14],
  ['制造中心', '二车间', '操作', 63],
  ['营销中心', '直营', '销售', 35],
  ['营销中心', '渠道', '销售', 27],
  ['职能', '人力资源', '', 12],
  ['职能', '财务', '', 9],
].map(([部门, 科室, 岗位, 人数]) => ({ 部门, 科室, 岗位, 人数 }));

const PARENTS = [
  { id: 1, up: null, name: '集团总部', cost: null },
  { id: 2, up: 1, name: '生产基地', cost: 860 },
  { id: 3, up: 1, name: '物流中心', cost: 420 },
  { id: 4, up: 1, name: '研发院', cost: 510 },
  { id: 5, up: 3, name: '华东仓', cost: 260 },
  { id: 6, up: 3, name: '华南仓', cost: -40 },
  { id: 7, up: 9, name: '海外分公司', cost: 300 },
  { id: 8, up: 8, name: '自环节点', cost: 75 },
];

const KIN = [
  { role: 'id', field: 'id' },
  { role: 'parent', field: 'up' },
  { role: 'name', field: 'name' },
  { role: 'value', field: 'cost', label: '成本（万元）' },
];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '区域品类销售' } },
  {
    name: 'drill',
    label: { zh: '点击下钻', en: 'Drill down' },
    setup: { text: '区域品类销售', isDrill: true, percentage: true, tileRadius: 8, tileGap: 6 },
  },
  {
    name: 'levels',
    label: { zh: '三级', en: 'Three levels' },
    rows: STAFF,
    mapping: PATH,
    setup: { text: '人员结构' },
  },
  {
    name: 'negative',
    label: { zh: '父子数据，含负值与自环', en: 'By parents, with a negative value and a ring' },
    rows: PARENTS,
    mapping: KIN,
    setup: { text: '各单位成本' },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: STAFF.map((row) => ({
      ...row,
      部门: `${row.部门}（含驻外办事处与合作单位）`,
      科室: `${row.科室} regional organisation`,
    })),
    mapping: PATH,
    setup: { text: '全国各中心与驻外机构在岗人员结构（含合同工与派遣人员，截至本月末）' },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: [{ region: '华东', product: '智能家电', sales: 4280 }],
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({
      部门: `中心${i % 9}`,
      科室: `部门${i % 63}`,
      岗位: `岗位${i}`,
      人数: 1 + ((i * 37) % 90),
    })),
    mapping: PATH,
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
