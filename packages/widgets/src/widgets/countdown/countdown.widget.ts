import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { countdownFields } from './countdown.fields.ts';

/** Days, hours, minutes and seconds until a moment. */
export const countdown = defineWidget({
  type: 'countdown',
  category: 'text',
  icon: 'hourglass-split',
  palette: { task: 'text', place: 7, words: '计时 剩余 timer deadline' },
  label: { zh: '倒计时', en: 'Countdown' },
  summary: { zh: '距某一时刻的天、时、分、秒', en: 'Days, hours, minutes and seconds until a moment' },
  size: { width: 400, height: 130 },
  shape: 'singleValue',
  takesFirstRow: true,
  drawsEachRow: true,
  slots: {
    text: slot.any('目标时间', 'Goal', ['日期或日期时间，取第一行', 'Date or date with time, of the first row']),
  },
  fields: countdownFields,
  events: { over: event('倒计时结束', 'The countdown is over', { goal: ['目标时间', 'Goal'] }) },
  styleParts: ['caption', 'figure', 'label', 'text'],
});
