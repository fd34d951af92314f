import { selectEvent } from '../../fields/select.event.ts';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { both } from '../../kit/both.ts';
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
  sampleColumns: { city: both('城市', 'City'), output: both('产值', 'Output') },
  sampleRows: [
    { city: both('苏州', 'Suzhou'), output: 8_420 },
    { city: both('深圳', 'Shenzhen'), output: 9_860 },
    { city: both('宁波', 'Ningbo'), output: 6_175 },
    { city: both('佛山', 'Foshan'), output: 5_930 },
    { city: both('上海', 'Shanghai'), output: 9_128 },
    { city: both('东莞', 'Dongguan'), output: 5_204 },
    { city: both('重庆', 'Chongqing'), output: 7_356 },
  ],
  sampleMapping: [
    { role: 'name', field: 'city' },
    { role: 'value', field: 'output' },
  ],
  styleParts: stylePartsOf('row', 'rank', 'name', 'value', 'track', 'fill'),
  skeleton: 'bars',
  upgrades: [],
});
