import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { temperature: both('温度', 'Temperature') };

const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ label: both(`${i + 1} 号产线`, `Line ${i + 1}`), value: i + 1 }));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '下划线', en: 'Underlined' } },
  {
    name: 'segmented',
    label: { zh: '分段', en: 'Segmented' },
    setup: { variant: 'segmented', stretch: true, defaultValue: 'south' },
  },
  {
    name: 'pills',
    label: { zh: '胶囊，含“全部”', en: 'Pills with “All”' },
    setup: { variant: 'pills', showAll: true, fontSize: 15 },
    size: { width: 560, height: 44 },
  },
  {
    name: 'slanted',
    label: { zh: '斜切', en: 'Slanted' },
    setup: { variant: 'slanted', stretch: true, defaultValue: 'north' },
  },
  {
    name: 'column',
    label: { zh: '纵向', en: 'One below the other' },
    setup: { direction: 'column' },
    size: { width: 180, height: 200 },
  },
  { name: 'empty', label: { zh: '没有选项', en: 'No choices' }, rows: [] },
  {
    name: 'one-row',
    label: { zh: '一个选项', en: 'One choice' },
    rows: [{ label: both('总览', 'Overview'), value: 'all' }],
  },
  {
    name: 'negative',
    label: { zh: '数值选项', en: 'Choices that are numbers' },
    columns: COLUMNS,
    rows: [{ temperature: -20 }, { temperature: 0 }, { temperature: 20 }],
    setup: { variant: 'segmented' },
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
    setup: { stretch: true, variant: 'segmented' },
  },
  { name: 'thousand-rows', label: { zh: '一千个选项', en: 'A thousand choices' }, rows: many(1000) },
  {
    name: 'small',
    label: { zh: '小尺寸', en: 'Small' },
    setup: { variant: 'segmented' },
    size: { width: 200, height: 120 },
  },
];
