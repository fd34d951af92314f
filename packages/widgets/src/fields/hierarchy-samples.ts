import { append, both } from '../kit/text/both.ts';
import { COLUMN_NAMES } from '../kit/widget/column-names.ts';
import { sample, type WidgetSamples } from '../kit/widget/widget-sample.ts';
import { PARENT_MAPPING, PARENT_ROWS, STAFF_MAPPING, STAFF_ROWS } from './hierarchy-rows.ts';

/** Samples of every widget that draws parts of parts. */
export const hierarchySamples: WidgetSamples = [
  sample('levels', '三级', 'Three levels', {
    columns: COLUMN_NAMES,
    rows: STAFF_ROWS,
    mapping: STAFF_MAPPING,
    setup: { text: both('人员结构', 'Staff') },
  }),
  sample('negative', '父子数据，含负值与自环', 'By parents, with a negative value and a ring', {
    rows: PARENT_ROWS,
    mapping: PARENT_MAPPING,
    setup: { text: both('各单位成本', 'Cost by unit') },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    columns: COLUMN_NAMES,
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
  }),
  sample('one-row', '一行', 'One row', {
    rows: [{ region: both('华东', 'East'), product: both('智能家电', 'Smart home'), sales: 4280 }],
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    columns: COLUMN_NAMES,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      department: both(`中心${i % 9}`, `Centre ${i % 9}`),
      section: both(`部门${i % 63}`, `Department ${i % 63}`),
      job: both(`岗位${i}`, `Job ${i}`),
      people: 1 + ((i * 37) % 90),
    })),
    mapping: STAFF_MAPPING,
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
