import type { WidgetSamples } from '../../kit/widget-sample.ts';

const many = (count: number) => Array.from({ length: count }, (_, i) => ({ label: `${i + 1} 号产线`, value: i + 1 }));

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
  { name: 'one-row', label: { zh: '一个选项', en: 'One choice' }, rows: [{ label: '总览', value: 'all' }] },
  {
    name: 'negative',
    label: { zh: '数值选项', en: 'Choices that are numbers' },
    rows: [{ 温度: -20 }, { 温度: 0 }, { 温度: 20 }],
    setup: { variant: 'segmented' },
  },
  {
    name: 'long-labels',
    label: { zh: '长文本', en: 'Long labels' },
    rows: [
      { label: '长三角智能制造与高端装备产业集群示范园区', value: 1 },
      { label: '粤港澳大湾区新一代信息技术产业基地', value: 2 },
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
