import type { Text } from '@aj-report/contract';
import { append, both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { from: both('起点', 'From'), to: both('终点', 'To'), count: both('次数', 'Count') };

const MAPPING = [
  { role: 'source', field: 'from' },
  { role: 'target', field: 'to' },
  { role: 'value', field: 'count' },
];

const LINKS: readonly (readonly [from: Text, to: Text, count: number])[] = [
  [both('张伟', 'Zhang Wei'), both('王芳', 'Wang Fang'), 18],
  [both('张伟', 'Zhang Wei'), both('李娜', 'Li Na'), 11],
  [both('王芳', 'Wang Fang'), both('李娜', 'Li Na'), 7],
  [both('刘洋', 'Liu Yang'), both('王芳', 'Wang Fang'), 9],
  [both('陈静', 'Chen Jing'), both('刘洋', 'Liu Yang'), 14],
  [both('杨帆', 'Yang Fan'), both('陈静', 'Chen Jing'), 6],
  [both('赵磊', 'Zhao Lei'), both('张伟', 'Zhang Wei'), 12],
  [both('周敏', 'Zhou Min'), both('赵磊', 'Zhao Lei'), 8],
  [both('吴昊', 'Wu Hao'), both('杨帆', 'Yang Fan'), 5],
  [both('周敏', 'Zhou Min'), both('张伟', 'Zhang Wei'), 4],
  [both('吴昊', 'Wu Hao'), both('刘洋', 'Liu Yang'), 3],
];
const TALKS = LINKS.map(([from, to, count]) => ({ from, to, count }));

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    setup: { text: both('新能源汽车供应链', 'Supply chain of electric cars') },
  },
  {
    name: 'circular',
    label: { zh: '环形布局与箭头', en: 'On a circle, with arrows' },
    columns: COLUMNS,
    rows: TALKS,
    mapping: MAPPING,
    setup: {
      text: both('部门协作', 'Teamwork between departments'),
      layout: 'circular',
      curveness: 30,
      isShowArrow: true,
    },
  },
  {
    name: 'legend',
    label: { zh: '横排图例', en: 'A legend in a row' },
    setup: { text: both('供应链', 'Supply chain'), layoutFront: 'horizontal', linkColor: '#7f8fa9', maxSize: 30 },
  },
  {
    name: 'negative',
    label: { zh: '负值、孤点与自环', en: 'Negative values, lone nodes and rings' },
    columns: COLUMNS,
    rows: [
      ...TALKS.slice(0, 5).map((row, i) => ({ ...row, count: i % 2 === 0 ? -6 * (i + 1) : 9 })),
      { from: both('孙悦', 'Sun Yue'), to: null, count: 3 },
      { from: both('王芳', 'Wang Fang'), to: both('王芳', 'Wang Fang'), count: 20 },
    ],
    mapping: MAPPING,
    setup: { text: both('净往来', 'Net exchange') },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    columns: COLUMNS,
    rows: TALKS.map((row) => ({
      ...row,
      from: append(row.from, '（华东大区客户成功部）', ' (Customer Success, East region)'),
      to: append(row.to, '（Enterprise Solutions）', ' (Enterprise Solutions)'),
    })),
    mapping: MAPPING,
    setup: {
      text: both(
        '跨部门项目协作关系（含外部合作单位，按季度累计沟通次数统计）',
        'Teamwork across departments (incl. partners, by number of contacts in the quarter)',
      ),
    },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: [
      {
        source: both('甲', 'A'),
        target: both('乙', 'B'),
        value: 3,
        from: both('内部', 'Inside'),
        to: both('外部', 'Outside'),
      },
    ],
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      from: both(`节点${i % 180}`, `Node ${i % 180}`),
      to: both(`节点${(i * i + 7) % 220}`, `Node ${(i * i + 7) % 220}`),
      count: 1 + (i % 9),
    })),
    mapping: MAPPING,
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
