import type { WidgetSamples } from '../../kit/widget-sample.ts';

const STAGES = [
  { limit: 60, color: '#ff6b6b' },
  { limit: 85, color: '#f5b83d' },
  { limit: 100, color: '#2fcf9a' },
];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '年度目标' } },
  {
    name: 'stages',
    label: { zh: '分段颜色与指针', en: 'Colours by value, with a pointer' },
    rows: [{ value: 48 }],
    setup: { text: '设备健康度', stages: STAGES, isShowPointer: true, roundCap: false },
  },
  {
    name: 'half',
    label: { zh: '半圆', en: 'Half a circle' },
    rows: [{ value: 128_400 }],
    setup: { text: '今日产量', startAngle: 180, endAngle: 0, unit: '件', ringWidth: 20, isShowTick: false },
  },
  {
    name: 'full',
    label: { zh: '整圆', en: 'Full circle' },
    rows: [{ value: 86.5 }],
    setup: { startAngle: 90, endAngle: -270, isShowTick: false, isShowAxisLabel: false, gaugeName: '出勤率' },
  },
  {
    name: 'negative',
    label: { zh: '负值', en: 'Negative value' },
    rows: [{ value: -18.4 }],
    setup: { text: '冷库温度', min: -40, max: 20, unit: '℃', gaugeName: '温度' },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: [{ value: 1_234_567_890.12 }],
    setup: {
      text: '全国累计交易金额（含线上线下全部渠道，按下单地址统计）',
      gaugeName: '自年初以来的累计交易金额合计',
      unit: '元',
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
