import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { temperature: both('温度', 'Temperature') };

const wide = { width: 480, height: 44 };
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ label: both(`第 ${i + 1} 号产线`, `Line ${i + 1}`), value: i + 1 }));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '下拉框', en: 'Drop-down' } },
  { name: 'chosen', label: { zh: '默认值', en: 'Default value' }, setup: { defaultValue: 'south' } },
  { name: 'tabs', label: { zh: 'TAB 按钮', en: 'Tabs' }, setup: { model: 'tabs', defaultValue: 'east' }, size: wide },
  {
    name: 'one-row',
    label: { zh: '一个选项', en: 'One choice' },
    rows: [{ label: both('全部', 'All'), value: 'all' }],
  },
  {
    name: 'negative',
    label: { zh: '数值选项', en: 'Choices that are numbers' },
    columns: COLUMNS,
    rows: [{ temperature: -20 }, { temperature: 0 }, { temperature: 20 }],
    setup: { model: 'tabs', defaultValue: '-20' },
    size: wide,
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
    setup: { defaultValue: '1' },
  },
  { name: 'thousand-rows', label: { zh: '一千个选项', en: 'A thousand choices' }, rows: many(1000) },
  { name: 'empty', label: { zh: '没有选项', en: 'No choices' }, rows: [] },
  {
    name: 'coloured',
    label: { zh: '自定义颜色', en: 'Own colours' },
    setup: { model: 'tabs', defaultValue: 'north', activeColor: '#ffb547', borderRadius: 22 },
    size: wide,
  },
];
