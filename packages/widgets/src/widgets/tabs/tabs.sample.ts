import { both, bothOfEach } from '../../kit/text/both.ts';
import { sample, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ label: both(`${i + 1} 号产线`, `Line ${i + 1}`), value: i + 1 }));

export const samples: WidgetSamples = [
  sample('typical', '下划线', 'Underlined'),
  sample('segmented', '分段', 'Segmented', { setup: { variant: 'segmented', stretch: true, defaultValue: 'south' } }),
  sample('pills', '胶囊，含“全部”', 'Pills with “All”', {
    setup: { variant: 'pills', showAll: true, fontSize: 15 },
    size: { width: 560, height: 44 },
  }),
  sample('slanted', '斜切', 'Slanted', { setup: { variant: 'slanted', stretch: true, defaultValue: 'north' } }),
  sample('column', '纵向', 'One below the other', {
    setup: { direction: 'column' },
    size: { width: 180, height: 200 },
  }),
  sample('empty', '没有选项', 'No choices', { rows: [] }),
  sample('one-row', '一个选项', 'One choice', { rows: [{ label: both('总览', 'Overview'), value: 'all' }] }),
  sample('negative', '数值选项', 'Choices that are numbers', {
    ...sampleTable({ temperature: [-20, 0, 20] }),
    setup: { variant: 'segmented' },
  }),
  sample('long-labels', '长文本', 'Long labels', {
    ...sampleTable(
      {
        label: bothOfEach(
          '长三角智能制造与高端装备产业集群示范园区, 粤港澳大湾区新一代信息技术产业基地',
          'Yangtze Delta demonstration park of smart manufacturing and equipment, Greater Bay Area base of new information technology',
        ),
        value: [1, 2],
      },
      {},
    ),
    setup: { stretch: true, variant: 'segmented' },
  }),
  sample('thousand-rows', '一千个选项', 'A thousand choices', { rows: many(1000) }),
  sample('small', '小尺寸', 'Small', { setup: { variant: 'segmented' }, size: { width: 200, height: 120 } }),
];
