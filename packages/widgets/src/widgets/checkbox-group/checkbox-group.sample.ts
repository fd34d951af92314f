import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { temperature: both('温度', 'Temperature') };

const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ label: both(`${i + 1} 号产线`, `Line ${i + 1}`), value: i + 1 }));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '部分选中', en: 'Some chosen' }, setup: { defaultValue: 'east,north' } },
  { name: 'all', label: { zh: '全选', en: 'All chosen' }, setup: { defaultValue: '*' } },
  { name: 'tags', label: { zh: '标签', en: 'Tags' }, setup: { variant: 'tags', defaultValue: 'east,south' } },
  {
    name: 'column',
    label: { zh: '纵向', en: 'One below the other' },
    setup: { direction: 'column', defaultValue: 'south' },
    size: { width: 180, height: 200 },
  },
  { name: 'empty', label: { zh: '没有选项', en: 'No choices' }, rows: [] },
  {
    name: 'one-row',
    label: { zh: '一个选项', en: 'One choice' },
    rows: [{ label: both('只看异常', 'Faults only'), value: 1 }],
  },
  {
    name: 'negative',
    label: { zh: '数值选项', en: 'Choices that are numbers' },
    columns: COLUMNS,
    rows: [{ temperature: -20 }, { temperature: 0 }, { temperature: 20 }],
    setup: { defaultValue: '-20' },
  },
  {
    name: 'long-labels',
    label: { zh: '长文本', en: 'Long labels' },
    rows: [
      {
        label: both(
          '长三角智能制造与高端装备产业集群示范园区',
          'Yangtze Delta demonstration park of smart manufacturing and equipment',
        ),
        value: 1,
      },
      {
        label: both('粤港澳大湾区新一代信息技术产业基地', 'Greater Bay Area base of new information technology'),
        value: 2,
      },
    ],
    size: { width: 320, height: 120 },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千个选项', en: 'A thousand choices' },
    rows: many(1000),
    size: { width: 480, height: 200 },
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 200, height: 120 } },
];
