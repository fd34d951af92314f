import type { Text } from '@aj-report/contract';
import { both, type SampleText } from '../kit/text/both.ts';

/** Sales by region and product, as it stands on the samples of both charts. */
export const HIERARCHY_ROWS = [
  { region: both('华东', 'East'), product: both('智能家电', 'Smart home'), sales: 4280 },
  { region: both('华东', 'East'), product: both('厨卫电器', 'Kitchen'), sales: 2350 },
  { region: both('华东', 'East'), product: both('数码影音', 'Audio & video'), sales: 1890 },
  { region: both('华东', 'East'), product: both('个护健康', 'Care & health'), sales: 960 },
  { region: both('华南', 'South'), product: both('智能家电', 'Smart home'), sales: 3120 },
  { region: both('华南', 'South'), product: both('数码影音', 'Audio & video'), sales: 2240 },
  { region: both('华南', 'South'), product: both('厨卫电器', 'Kitchen'), sales: 1380 },
  { region: both('华北', 'North'), product: both('智能家电', 'Smart home'), sales: 2460 },
  { region: both('华北', 'North'), product: both('厨卫电器', 'Kitchen'), sales: 1520 },
  { region: both('华北', 'North'), product: both('个护健康', 'Care & health'), sales: 740 },
  { region: both('西南', 'Southwest'), product: both('智能家电', 'Smart home'), sales: 1310 },
  { region: both('西南', 'Southwest'), product: both('数码影音', 'Audio & video'), sales: 980 },
  { region: both('华中', 'Central'), product: both('智能家电', 'Smart home'), sales: 1160 },
  { region: both('华中', 'Central'), product: both('厨卫电器', 'Kitchen'), sales: 620 },
];

export const HIERARCHY_MAPPING = [
  { role: 'name', field: 'region', label: both('区域', 'Area') },
  { role: 'name', field: 'product', label: both('品类', 'Category') },
  { role: 'value', field: 'sales', label: both('销售额（万元）', 'Sales (10k yuan)') },
];

/** Paths of names, the last of which may be missing. */
export const STAFF_MAPPING = [
  { role: 'name', field: 'department' },
  { role: 'name', field: 'section' },
  { role: 'name', field: 'job' },
  { role: 'value', field: 'people' },
];

const STAFF: readonly (readonly [department: Text, section: Text, job: SampleText, people: number])[] = [
  [both('研发中心', 'R&D'), both('平台部', 'Platform'), both('后端', 'Backend'), 46],
  [both('研发中心', 'R&D'), both('平台部', 'Platform'), both('前端', 'Frontend'), 28],
  [both('研发中心', 'R&D'), both('平台部', 'Platform'), both('测试', 'Testing'), 17],
  [both('研发中心', 'R&D'), both('算法部', 'Algorithms'), both('算法', 'Modelling'), 22],
  [both('研发中心', 'R&D'), both('算法部', 'Algorithms'), both('数据', 'Data'), 15],
  [both('制造中心', 'Manufacturing'), both('一车间', 'Workshop 1'), both('操作', 'Operators'), 88],
  [both('制造中心', 'Manufacturing'), both('一车间', 'Workshop 1'), both('质检', 'Quality'), 14],
  [both('制造中心', 'Manufacturing'), both('二车间', 'Workshop 2'), both('操作', 'Operators'), 63],
  [both('营销中心', 'Marketing'), both('直营', 'Direct sales'), both('销售', 'Sales'), 35],
  [both('营销中心', 'Marketing'), both('渠道', 'Channel'), both('销售', 'Sales'), 27],
  [both('职能', 'Functions'), both('人力资源', 'HR'), '', 12],
  [both('职能', 'Functions'), both('财务', 'Finance'), '', 9],
];

export const STAFF_ROWS = STAFF.map(([department, section, job, people]) => ({ department, section, job, people }));

/** Rows that name their parent: one is negative, one has an unknown parent, one is its own. */
export const PARENT_ROWS = [
  { id: 1, up: null, name: both('集团总部', 'Head office'), cost: null },
  { id: 2, up: 1, name: both('生产基地', 'Plants'), cost: 860 },
  { id: 3, up: 1, name: both('物流中心', 'Logistics'), cost: 420 },
  { id: 4, up: 1, name: both('研发院', 'Research'), cost: 510 },
  { id: 5, up: 3, name: both('华东仓', 'East'), cost: 260 },
  { id: 6, up: 3, name: both('华南仓', 'South'), cost: -40 },
  { id: 7, up: 9, name: both('海外分公司', 'Overseas'), cost: 300 },
  { id: 8, up: 8, name: both('自环节点', 'Own parent'), cost: 75 },
];

export const PARENT_MAPPING = [
  { role: 'id', field: 'id' },
  { role: 'parent', field: 'up' },
  { role: 'name', field: 'name' },
  { role: 'value', field: 'cost', label: both('成本（万元）', 'Cost (10k yuan)') },
];
