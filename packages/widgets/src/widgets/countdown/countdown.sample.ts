import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { start: both('投产时间', 'Start'), date: both('日期', 'Date') };

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '距新年', en: 'Until the New Year' } },
  {
    name: 'launch',
    label: { zh: '投产倒计时', en: 'Launch of a line' },
    columns: COLUMNS,
    rows: [{ start: '2099-09-01 08:00:00' }],
    setup: { caption: both('二期产线投产', 'Phase two goes live in') },
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
    setup: { goal: '2020-01-01', overText: both('大促已结束，感谢参与', 'The sale is over, thank you') },
  },
  {
    name: 'zero',
    label: { zh: '停在 0', en: 'Zeros' },
    setup: { goal: '2020-01-01', whenOver: 'zero', caption: both('距截止', 'Ends in') },
  },
  {
    name: 'negative',
    label: { zh: '正计时', en: 'Counting up' },
    setup: { goal: '2020-01-01', whenOver: 'up', caption: both('安全生产已持续', 'Safe for') },
  },
  {
    name: 'unreadable',
    label: { zh: '无法识别', en: 'Not a date' },
    setup: { goal: both('下周三', 'next Wednesday') },
  },
  {
    name: 'long-labels',
    label: { zh: '长说明', en: 'Long caption' },
    setup: {
      caption: both(
        '距离全国智能制造示范工厂建设三年行动计划收官还有',
        'Until the three-year programme of model plants for smart manufacturing is complete',
      ),
      goal: '2099-12-31',
    },
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 200, height: 60 } },
  {
    name: 'one-row',
    label: { zh: '仅天数', en: 'Days only' },
    columns: COLUMNS,
    rows: [{ date: '2099-01-01' }],
    setup: { smallestUnit: 'days' },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行取第一行', en: 'First of a thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, () => ({ date: '2099-01-01' })),
  },
  { name: 'empty', label: { zh: '空值', en: 'No value' }, columns: COLUMNS, rows: [{ date: null }] },
];
