import { both } from '../../kit/text/both.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', { setup: { text: both('年度目标', 'Target of the year') } }),
  sample('negative', '负值', 'Negative value', {
    rows: [{ value: -18.4 }],
    setup: {
      text: both('冷库温度', 'Cold room'),
      min: -40,
      max: 20,
      unit: '℃',
      gaugeName: both('温度', 'Temperature'),
    },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    rows: [{ value: 1_234_567_890.12 }],
    setup: {
      text: both(
        '全国累计交易金额（含线上线下全部渠道，按下单地址统计）',
        'Turnover so far (all channels, online and offline, by address of order)',
      ),
      gaugeName: both('自年初以来的累计交易金额合计', 'Turnover since the beginning of the year'),
      unit: both('元', ' yuan'),
    },
  }),
  sample('one-row', '一行', 'One row', { rows: [{ value: 100 }] }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    rows: Array.from({ length: 1000 }, (_, i) => ({ value: (i * 37 + 64) % 100 })),
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
