import { selectEvent } from '../../fields/select.event.ts';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { rankingListFields } from './ranking-list.fields.ts';

/** Names in the order of their values, with rank and bar. */
export const rankingList = defineWidget({
  type: 'ranking-list',
  category: 'chart',
  icon: 'bar-chart-steps',
  label: { zh: '排行榜', en: 'Ranking list' },
  summary: { zh: '按数值排名，放不下时滚动', en: 'Names by value, scrolling when they do not fit' },
  size: { width: 400, height: 320 },
  shape: 'nameValue',
  slots: {
    name: {
      label: { zh: '名称', en: 'Name' },
      kind: 'dimension',
      hint: { zh: '每行的名称', en: 'Name of every row' },
      required: true,
    },
    value: {
      label: { zh: '数值', en: 'Value' },
      kind: 'measure',
      hint: { zh: '决定名次和条形长度', en: 'Decides rank and length' },
      required: true,
    },
  },
  fields: rankingListFields,
  events: {
    select: {
      label: selectEvent.label,
      payload: {
        name: { zh: '名称', en: 'Name' },
        value: { zh: '数值', en: 'Value' },
        rank: { zh: '名次', en: 'Rank' },
      },
    },
  },
  refreshMs: 60_000,
  sampleRows: [
    { 城市: '苏州', 产值: 8_420 },
    { 城市: '深圳', 产值: 9_860 },
    { 城市: '宁波', 产值: 6_175 },
    { 城市: '佛山', 产值: 5_930 },
    { 城市: '上海', 产值: 9_128 },
    { 城市: '东莞', 产值: 5_204 },
    { 城市: '重庆', 产值: 7_356 },
  ],
  sampleMapping: [
    { role: 'name', field: '城市' },
    { role: 'value', field: '产值' },
  ],
  styleParts: stylePartsOf('row', 'rank', 'name', 'value', 'track', 'fill'),
  skeleton: 'bars',
  upgrades: [],
});
