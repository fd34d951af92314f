import { both, bothOfEach } from '../../kit/text/both.ts';
import { sample, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const wide = { width: 480, height: 44 };
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ label: both(`第 ${i + 1} 号产线`, `Line ${i + 1}`), value: i + 1 }));

export const samples: WidgetSamples = [
  sample('typical', '下拉框', 'Drop-down'),
  sample('chosen', '默认值', 'Default value', { setup: { defaultValue: 'south' } }),
  sample('tabs', 'TAB 按钮', 'Tabs', { setup: { model: 'tabs', defaultValue: 'east' }, size: wide }),
  sample('one-row', '一个选项', 'One choice', { rows: [{ label: both('全部', 'All'), value: 'all' }] }),
  sample('negative', '数值选项', 'Choices that are numbers', {
    ...sampleTable({ temperature: [-20, 0, 20] }),
    setup: { model: 'tabs', defaultValue: '-20' },
    size: wide,
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
    setup: { defaultValue: '1' },
  }),
  sample('thousand-rows', '一千个选项', 'A thousand choices', { rows: many(1000) }),
  sample('empty', '没有选项', 'No choices', { rows: [] }),
  sample('coloured', '自定义颜色', 'Own colours', {
    setup: { model: 'tabs', defaultValue: 'north', activeColor: '#ffb547', borderRadius: 22 },
    size: wide,
  }),
];
