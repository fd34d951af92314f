import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { countdownFields } from './countdown.fields.ts';

/** Days, hours, minutes and seconds until a moment. */
export const countdown = defineWidget({
  type: 'countdown',
  category: 'text',
  icon: 'hourglass-split',
  label: { zh: '倒计时', en: 'Countdown' },
  summary: { zh: '距某一时刻的天、时、分、秒', en: 'Days, hours, minutes and seconds until a moment' },
  size: { width: 400, height: 130 },
  shape: 'singleValue',
  slots: {
    text: {
      label: { zh: '目标时间', en: 'Goal' },
      kind: 'any',
      hint: { zh: '日期或日期时间，取第一行', en: 'Date or date with time, of the first row' },
    },
  },
  fields: countdownFields,
  events: {
    over: {
      label: { zh: '倒计时结束', en: 'The countdown is over' },
      payload: { goal: { zh: '目标时间', en: 'Goal' } },
    },
  },
  refreshMs: 60_000,
  sampleRows: [],
  sampleMapping: [],
  styleParts: stylePartsOf('caption', 'figure', 'label', 'text'),
  upgrades: [],
});
