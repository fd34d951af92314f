import { choices, prop } from '../../kit/widget/prop.ts';
import { inGroup } from '@aj-report/contract';

const CLOCK = { id: 'clock', label: { zh: '时钟', en: 'Clock' } };
const COLOURS = { id: 'colours', label: { zh: '配色', en: 'Colours' } };

/** Properties of the clock; colours left empty are those of the theme. */
export const clockFields = {
  ...inGroup(CLOCK, {
    numerals: prop.choice('数字', 'Numerals', {
      half: true,
      options: choices({ quarters: ['3 6 9 12', '3 6 9 12'], all: ['1 – 12', '1 – 12'], none: ['无', 'None'] }),
    }),
    utcOffset: prop.optionalNumber('时区', 'Time zone', {
      hint: { zh: '与 UTC 相差的小时，如北京 8；留空：本机时间', en: 'Hours from UTC, Beijing 8; empty: local time' },
      min: -12,
      max: 14,
      unit: 'h',
    }),
    caption: prop.text('说明', 'Caption', {
      hint: { zh: '显示在表盘上，如城市名', en: 'Stands on the face, such as a city' },
      maxLength: 20,
    }),
    isShowSeconds: prop.toggle('秒针', 'Second hand', { default: true, half: true }),
    isShowMinuteMarks: prop.toggle('分钟刻度', 'Minute marks', { default: true, half: true }),
  }),
  ...inGroup(COLOURS, {
    faceColor: prop.color('表盘', 'Face', { empty: 'theme' }),
    rimColor: prop.color('表圈', 'Rim', { empty: 'theme' }),
    markColor: prop.color('刻度与数字', 'Marks and numerals', { empty: 'theme' }),
    handColor: prop.color('时针与分针', 'Hour and minute hand', { empty: 'theme' }),
    secondColor: prop.color('秒针', 'Second hand', { empty: 'theme' }),
  }),
};
