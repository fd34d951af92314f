import { both } from '../../kit/text/both.ts';
import { sample, sampleRows, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

export const samples: WidgetSamples = [
  sample('typical', '距新年', 'Until the New Year'),
  sample('launch', '投产倒计时', 'Launch of a line', {
    ...sampleTable({ start: ['2099-09-01 08:00:00'] }),
    setup: { caption: both('二期产线投产', 'Phase two goes live in') },
    size: { width: 560, height: 150 },
  }),
  sample('plain', '无底、到分', 'Plain, to the minute', { setup: { tile: 'plain', smallestUnit: 'minutes' } }),
  sample('over', '已结束', 'Over', {
    setup: { goal: '2020-01-01', overText: both('大促已结束，感谢参与', 'The sale is over, thank you') },
  }),
  sample('zero', '停在 0', 'Zeros', {
    setup: { goal: '2020-01-01', whenOver: 'zero', caption: both('距截止', 'Ends in') },
  }),
  sample('negative', '正计时', 'Counting up', {
    setup: { goal: '2020-01-01', whenOver: 'up', caption: both('安全生产已持续', 'Safe for') },
  }),
  sample('unreadable', '无法识别', 'Not a date', { setup: { goal: both('下周三', 'next Wednesday') } }),
  sample('long-labels', '长说明', 'Long caption', {
    setup: {
      caption: both(
        '距离全国智能制造示范工厂建设三年行动计划收官还有',
        'Until the three-year programme of model plants for smart manufacturing is complete',
      ),
      goal: '2099-12-31',
    },
  }),
  sample('small', '小尺寸', 'Small', { size: { width: 200, height: 60 } }),
  sample('one-row', '仅天数', 'Days only', {
    ...sampleTable({ date: ['2099-01-01'] }),
    setup: { smallestUnit: 'days' },
  }),
  sample('thousand-rows', '一千行取第一行', 'First of a thousand rows', {
    ...sampleRows(Array.from({ length: 1000 }, () => ({ date: '2099-01-01' }))),
  }),
  sample('empty', '空值', 'No value', { ...sampleRows([{ date: null }]) }),
];
