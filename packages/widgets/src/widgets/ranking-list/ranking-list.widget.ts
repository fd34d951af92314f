import { selectEvent } from '../../fields/select.event.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { rankingListFields } from './ranking-list.fields.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';

/** Names in the order of their values, with rank and bar. */
export const rankingList = defineWidget({
  type: 'ranking-list',
  category: 'chart',
  icon: 'bar-chart-steps',
  palette: { task: 'compare', place: 4, words: '排名 榜单 top topn leaderboard top list rank' },
  label: { zh: '排行榜', en: 'Ranking list' },
  summary: { zh: '按数值排名，放不下时滚动', en: 'Names by value, scrolling when they do not fit' },
  size: { width: 400, height: 320 },
  shape: 'nameValue',
  slots: {
    name: slot.dimension('名称', 'Name', ['每行的名称', 'Name of every row'], { required: true }),
    value: slot.measure('数值', 'Value', ['决定名次和条形长度', 'Decides rank and length'], { required: true }),
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
  sample: sampleTable(
    {
      city: column(
        'name',
        bothOfEach(
          '苏州, 深圳, 宁波, 佛山, 上海, 东莞, 重庆',
          'Suzhou, Shenzhen, Ningbo, Foshan, Shanghai, Dongguan, Chongqing',
        ),
      ),
      output: column('value', [8_420, 9_860, 6_175, 5_930, 9_128, 5_204, 7_356]),
    },
    { city: both('城市', 'City'), output: both('产值', 'Output') },
  ),
  styleParts: ['row', 'rank', 'name', 'value', 'track', 'fill'],
  skeleton: 'bars',
});
