import type { Text } from '@aj-report/contract';
import { append, both } from '../../kit/text/both.ts';
import { sample, sampleRows, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const ROLES = { from: 'source', to: 'target', count: 'value' };

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
  sample('typical', '典型', 'Typical', { setup: { text: both('新能源汽车供应链', 'Supply chain of electric cars') } }),
  sample('circular', '环形布局与箭头', 'On a circle, with arrows', {
    ...sampleRows(TALKS, ROLES),
    setup: {
      text: both('部门协作', 'Teamwork between departments'),
      layout: 'circular',
      curveness: 30,
      isShowArrow: true,
    },
  }),
  sample('legend', '横排图例', 'A legend in a row', {
    setup: { text: both('供应链', 'Supply chain'), layoutFront: 'horizontal', linkColor: '#7f8fa9', maxSize: 30 },
  }),
  sample('negative', '负值、孤点与自环', 'Negative values, lone nodes and rings', {
    ...sampleRows(
      [
        ...TALKS.slice(0, 5).map((row, i) => ({ ...row, count: i % 2 === 0 ? -6 * (i + 1) : 9 })),
        { from: both('孙悦', 'Sun Yue'), to: null, count: 3 },
        { from: both('王芳', 'Wang Fang'), to: both('王芳', 'Wang Fang'), count: 20 },
      ],
      ROLES,
    ),
    setup: { text: both('净往来', 'Net exchange') },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    ...sampleRows(
      TALKS.map((row) => ({
        ...row,
        from: append(row.from, '（华东大区客户成功部）', ' (Customer Success, East region)'),
        to: append(row.to, '（Enterprise Solutions）', ' (Enterprise Solutions)'),
      })),
      ROLES,
    ),
    setup: {
      text: both(
        '跨部门项目协作关系（含外部合作单位，按季度累计沟通次数统计）',
        'Teamwork across departments (incl. partners, by number of contacts in the quarter)',
      ),
    },
  }),
  sample('one-row', '一行', 'One row', {
    rows: [
      {
        source: both('甲', 'A'),
        target: both('乙', 'B'),
        value: 3,
        from: both('内部', 'Inside'),
        to: both('外部', 'Outside'),
      },
    ],
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(
      Array.from({ length: 1000 }, (_, i) => ({
        from: both(`节点${i % 180}`, `Node ${i % 180}`),
        to: both(`节点${(i * i + 7) % 220}`, `Node ${(i * i + 7) % 220}`),
        count: 1 + (i % 9),
      })),
      ROLES,
    ),
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
