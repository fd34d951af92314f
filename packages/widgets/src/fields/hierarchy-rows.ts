/** Paths of names, the last of which may be missing. */
export const STAFF_MAPPING = [
  { role: 'name', field: '部门' },
  { role: 'name', field: '科室' },
  { role: 'name', field: '岗位' },
  { role: 'value', field: '人数' },
];

export const STAFF_ROWS = [
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

/** Rows that name their parent: one is negative, one has an unknown parent, one is its own. */
export const PARENT_ROWS = [
  { id: 1, up: null, name: '集团总部', cost: null },
  { id: 2, up: 1, name: '生产基地', cost: 860 },
  { id: 3, up: 1, name: '物流中心', cost: 420 },
  { id: 4, up: 1, name: '研发院', cost: 510 },
  { id: 5, up: 3, name: '华东仓', cost: 260 },
  { id: 6, up: 3, name: '华南仓', cost: -40 },
  { id: 7, up: 9, name: '海外分公司', cost: 300 },
  { id: 8, up: 8, name: '自环节点', cost: 75 },
];

export const PARENT_MAPPING = [
  { role: 'id', field: 'id' },
  { role: 'parent', field: 'up' },
  { role: 'name', field: 'name' },
  { role: 'value', field: 'cost', label: '成本（万元）' },
];
