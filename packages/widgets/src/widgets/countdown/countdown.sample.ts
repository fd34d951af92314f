import type { WidgetSamples } from '../../kit/widget-sample.ts';

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '距新年', en: 'Until the New Year' } },
  {
    name: 'launch',
    label: { zh: '投产倒计时', en: 'Launch of a line' },
    rows: [{ 投产时间: '2099-09-01 08:00:00' }],
    setup: { caption: '二期产线投产' },
    size: { width: 560, height: 150 },
  },
  {
    name: 'plain',
    label: { zh: '无底、到分', en: 'Plain, to the minute' },
    setup: { tile: 'plain', smallestUnit: 'minutes' },
  },
  {
    name: 'over',
    label: { zh: '已结束', en: 'Over' },
    setup: { goal: '2020-01-01', overText: '大促已结束，感谢参与' },
  },
  {
    name: 'zero',
    label: { zh: '停在 0', en: 'Zeros' },
    setup: { goal: '2020-01-01', whenOver: 'zero', caption: '距截止' },
  },
  {
    name: 'negative',
    label: { zh: '正计时', en: 'Counting up' },
    setup: { goal: '2020-01-01', whenOver: 'up', caption: '安全生产已持续' },
  },
  { name: 'unreadable', label: { zh: '无法识别', en: 'Not a date' }, setup: { goal: '下周三' } },
  {
    name: 'long-labels',
    label: { zh: '长说明', en: 'Long caption' },
    setup: { caption: '距离全国智能制造示范工厂建设三年行动计划收官还有', goal: '2099-12-31' },
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 200, height: 60 } },
  {
    name: 'one-row',
    label: { zh: '仅天数', en: 'Days only' },
    rows: [{ 日期: '2099-01-01' }],
    setup: { smallestUnit: 'days' },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行取第一行', en: 'First of a thousand rows' },
    rows: Array.from({ length: 1000 }, () => ({ 日期: '2099-01-01' })),
  },
  { name: 'empty', label: { zh: '空值', en: 'No value' }, rows: [{ 日期: null }] },
];
