import type { WidgetSamples } from '../../kit/widget-sample.ts';

const many = (count: number) => Array.from({ length: count }, (_, i) => ({ label: `${i + 1} 号产线`, value: i + 1 }));

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
  { name: 'one-row', label: { zh: '一个选项', en: 'One choice' }, rows: [{ label: '只看异常', value: 1 }] },
  {
    name: 'negative',
    label: { zh: '数值选项', en: 'Choices that are numbers' },
    rows: [{ 温度: -20 }, { 温度: 0 }, { 温度: 20 }],
    setup: { defaultValue: '-20' },
  },
  {
    name: 'long-labels',
    label: { zh: '长文本', en: 'Long labels' },
    rows: [
      { label: '长三角智能制造与高端装备产业集群示范园区', value: 1 },
      { label: '粤港澳大湾区新一代信息技术产业基地', value: 2 },
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
