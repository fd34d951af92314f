import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both } from '../../kit/text/both.ts';
import { flowFields, nodeFields, nodeLabelFields } from './sankey.fields.ts';

export const sankey = defineChart({
  type: 'sankey',
  icon: 'shuffle',
  palette: { task: 'relation', place: 1, words: '流向 能量 桑基 flow' },
  label: { zh: '桑基图', en: 'Sankey diagram' },
  summary: {
    zh: '用流向的宽窄展示数量从哪里来、到哪里去',
    en: 'Shows where amounts come from and go to by the width of flows',
  },
  size: { width: 560, height: 340 },
  shape: 'roles',
  slots: {
    source: slot.dimension('起点', 'Source', ['每行一条流向的起点', 'Where the flow of the row begins'], {
      required: true,
    }),
    target: slot.dimension('终点', 'Target', ['每行一条流向的终点', 'Where the flow of the row ends'], {
      required: true,
    }),
    value: slot.measure('数值', 'Value', [
      '流量，相同起止点相加；负数和空值不绘制',
      'Amounts; equal pairs add up, negative ones are not drawn',
    ]),
  },
  fields: {
    ...nodeFields,
    ...flowFields,
    ...nodeLabelFields,
  },
  conditions: 'net',
  sampleRows: [
    { source: both('搜索广告', 'Search ads'), target: both('官网', 'Website'), value: 5200 },
    { source: both('短视频', 'Short video'), target: both('官网', 'Website'), value: 3100 },
    { source: both('短视频', 'Short video'), target: both('小程序', 'Mini app'), value: 4600 },
    { source: both('社群分享', 'Referrals'), target: both('小程序', 'Mini app'), value: 2800 },
    { source: both('线下门店', 'Stores'), target: both('小程序', 'Mini app'), value: 1900 },
    { source: both('官网', 'Website'), target: both('注册', 'Sign-up'), value: 3900 },
    { source: both('官网', 'Website'), target: both('流失', 'Lost'), value: 4400 },
    { source: both('小程序', 'Mini app'), target: both('注册', 'Sign-up'), value: 6100 },
    { source: both('小程序', 'Mini app'), target: both('流失', 'Lost'), value: 3200 },
    { source: both('注册', 'Sign-up'), target: both('首单', 'First order'), value: 5700 },
    { source: both('注册', 'Sign-up'), target: both('沉睡用户', 'Dormant'), value: 4300 },
  ],
  sampleMapping: [
    { role: 'source', field: 'source' },
    { role: 'target', field: 'target' },
    { role: 'value', field: 'value', label: both('人数', 'People') },
  ],
  skeleton: 'plane',
});

export type SankeyProps = PropsOf<typeof sankey>;
