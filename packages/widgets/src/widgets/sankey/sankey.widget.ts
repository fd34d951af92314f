import type { ValuesOf } from '@aj-report/contract';
import { paletteFields } from '../../fields/colour.fields.ts';
import { netConditionFields } from '../../fields/condition.fields.ts';
import { layerFields } from '../../fields/layer.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { itemTooltipFields } from '../../fields/tooltip.fields.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { flowFields, nodeFields, nodeLabelFields } from './sankey.fields.ts';

export const sankey = defineWidget({
  type: 'sankey',
  category: 'chart',
  icon: 'shuffle',
  label: { zh: '桑基图', en: 'Sankey diagram' },
  summary: {
    zh: '用流向的宽窄展示数量从哪里来、到哪里去',
    en: 'Shows where amounts come from and go to by the width of flows',
  },
  size: { width: 560, height: 340 },
  shape: 'roles',
  slots: {
    source: {
      label: { zh: '起点', en: 'Source' },
      kind: 'dimension',
      hint: { zh: '每行一条流向的起点', en: 'Where the flow of the row begins' },
      required: true,
    },
    target: {
      label: { zh: '终点', en: 'Target' },
      kind: 'dimension',
      hint: { zh: '每行一条流向的终点', en: 'Where the flow of the row ends' },
      required: true,
    },
    value: {
      label: { zh: '数值', en: 'Value' },
      kind: 'measure',
      hint: {
        zh: '流量，相同起止点相加；负数和空值不绘制',
        en: 'Amounts; equal pairs add up, negative ones are not drawn',
      },
    },
  },
  fields: {
    ...layerFields,
    ...titleFields,
    ...nodeFields,
    ...flowFields,
    ...nodeLabelFields,
    ...itemTooltipFields,
    ...marginFields,
    ...paletteFields,
    ...netConditionFields,
  },
  events: { select: selectEvent },
  refreshMs: 60_000,
  sampleRows: [
    { source: '搜索广告', target: '官网', value: 5200 },
    { source: '短视频', target: '官网', value: 3100 },
    { source: '短视频', target: '小程序', value: 4600 },
    { source: '社群分享', target: '小程序', value: 2800 },
    { source: '线下门店', target: '小程序', value: 1900 },
    { source: '官网', target: '注册', value: 3900 },
    { source: '官网', target: '流失', value: 4400 },
    { source: '小程序', target: '注册', value: 6100 },
    { source: '小程序', target: '流失', value: 3200 },
    { source: '注册', target: '首单', value: 5700 },
    { source: '注册', target: '沉睡用户', value: 4300 },
  ],
  sampleMapping: [
    { role: 'source', field: 'source' },
    { role: 'target', field: 'target' },
    { role: 'value', field: 'value', label: '人数' },
  ],
  skeleton: 'plane',
  upgrades: [],
});

export type SankeyProps = ValuesOf<typeof sankey.fields>;
