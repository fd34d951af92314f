import type { WidgetSamples } from '../kit/widget-sample.ts';
import { append, both } from '../kit/both.ts';
import { PARENT_MAPPING, PARENT_ROWS, STAFF_MAPPING, STAFF_ROWS } from './hierarchy-rows.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  department: both('部门', 'Department'),
  section: both('科室', 'Section'),
  job: both('岗位', 'Job'),
  people: both('人数', 'People'),
};

/** Samples of every widget that draws parts of parts. */
export const hierarchySamples: WidgetSamples = [
  {
    name: 'levels',
    label: { zh: '三级', en: 'Three levels' },
    columns: COLUMNS,
    rows: STAFF_ROWS,
    mapping: STAFF_MAPPING,
    setup: { text: both('人员结构', 'Staff') },
  },
  {
    name: 'negative',
    label: { zh: '父子数据，含负值与自环', en: 'By parents, with a negative value and a ring' },
    rows: PARENT_ROWS,
    mapping: PARENT_MAPPING,
    setup: { text: both('各单位成本', 'Cost by unit') },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    columns: COLUMNS,
    rows: STAFF_ROWS.map((row) => ({
      ...row,
      department: append(row.department, '（含驻外办事处与合作单位）', ' (with offices abroad and partners)'),
      section: append(row.section, ' regional organisation', ' regional organisation'),
    })),
    mapping: STAFF_MAPPING,
    setup: {
      text: both(
        '全国各中心与驻外机构在岗人员结构（含合同工与派遣人员，截至本月末）',
        'Staff of all centres and offices abroad (incl. contract and agency staff, end of this month)',
      ),
    },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: [{ region: both('华东', 'East'), product: both('智能家电', 'Smart home'), sales: 4280 }],
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      department: both(`中心${i % 9}`, `Centre ${i % 9}`),
      section: both(`部门${i % 63}`, `Department ${i % 63}`),
      job: both(`岗位${i}`, `Job ${i}`),
      people: 1 + ((i * 37) % 90),
    })),
    mapping: STAFF_MAPPING,
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
