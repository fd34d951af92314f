import type { WidgetSamples } from '../kit/widget-sample.ts';
import { PARENT_MAPPING, PARENT_ROWS, STAFF_MAPPING, STAFF_ROWS } from './hierarchy-rows.ts';

/** Samples of every widget that draws parts of parts. */
export const hierarchySamples: WidgetSamples = [
  {
    name: 'levels',
    label: { zh: '三级', en: 'Three levels' },
    rows: STAFF_ROWS,
    mapping: STAFF_MAPPING,
    setup: { text: '人员结构' },
  },
  {
    name: 'negative',
    label: { zh: '父子数据，含负值与自环', en: 'By parents, with a negative value and a ring' },
    rows: PARENT_ROWS,
    mapping: PARENT_MAPPING,
    setup: { text: '各单位成本' },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: STAFF_ROWS.map((row) => ({
      ...row,
      部门: `${row.部门}（含驻外办事处与合作单位）`,
      科室: `${row.科室} regional organisation`,
    })),
    mapping: STAFF_MAPPING,
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
    mapping: STAFF_MAPPING,
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
