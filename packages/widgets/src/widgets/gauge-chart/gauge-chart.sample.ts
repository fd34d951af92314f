import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: both('年度目标', 'Target of the year') } },
  {
    name: 'negative',
    label: { zh: '负值', en: 'Negative value' },
    rows: [{ value: -18.4 }],
    setup: {
      text: both('冷库温度', 'Cold room'),
      min: -40,
      max: 20,
      unit: '℃',
      gaugeName: both('温度', 'Temperature'),
    },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: [{ value: 1_234_567_890.12 }],
    setup: {
      text: both(
        '全国累计交易金额（含线上线下全部渠道，按下单地址统计）',
        'Turnover so far (all channels, online and offline, by address of order)',
      ),
      gaugeName: both('自年初以来的累计交易金额合计', 'Turnover since the beginning of the year'),
      unit: both('元', ' yuan'),
    },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ value: 100 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({ value: (i * 37 + 64) % 100 })),
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
