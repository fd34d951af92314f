import { choices, prop } from '../../kit/widget/prop.ts';
import { inGroup } from '@aj-report/contract';

const GOAL = { id: 'goal', label: { zh: '目标时间', en: 'Goal' } };
const OVER = { id: 'over', label: { zh: '结束之后', en: 'When over' } };
const FACE = { id: 'face', label: { zh: '外观', en: 'Look' } };

/** Properties of the countdown; colours and sizes left empty follow theme and box. */
export const countdownFields = {
  ...inGroup(GOAL, {
    goal: prop.text('目标时间', 'Date and time', {
      hint: {
        zh: '如 2026-12-31 18:00；留空：数据的第一个值，没有数据则为新年',
        en: 'Such as 2026-12-31 18:00; empty: first value of the data, without data the New Year',
      },
      placeholder: { zh: '年-月-日 时:分:秒', en: 'yyyy-MM-dd HH:mm:ss' },
      maxLength: 30,
    }),
    caption: prop.text('说明', 'Caption', {
      hint: { zh: '显示在数字上方', en: 'Stands above the digits' },
      maxLength: 100,
    }),
    largestUnit: prop.choice('最大单位', 'Largest unit', {
      half: true,
      options: choices({ days: ['天', 'Days'], hours: ['时', 'Hours'], minutes: ['分', 'Minutes'] }),
    }),
    smallestUnit: prop.choice('最小单位', 'Smallest unit', {
      default: 'seconds',
      half: true,
      options: choices({
        seconds: ['秒', 'Seconds'],
        minutes: ['分', 'Minutes'],
        hours: ['时', 'Hours'],
        days: ['天', 'Days'],
      }),
    }),
  }),
  ...inGroup(OVER, {
    whenOver: prop.choice('显示', 'Show', {
      options: choices({ text: ['一段文字', 'A text'], zero: ['停在 0', 'Zeros'], up: ['正计时', 'Time since then'] }),
    }),
    overText: prop.text('文字', 'Text', {
      placeholder: { zh: '已结束', en: 'Over' },
      maxLength: 200,
      showIf: { field: 'whenOver', in: ['text'] },
    }),
  }),
  ...inGroup(FACE, {
    tile: prop.choice('样式', 'Style', {
      options: choices({ card: ['数字牌', 'Tiles'], plain: ['无底', 'Plain'] }),
    }),
    fontSize: prop.optionalNumber('数字字号', 'Digit size', {
      hint: { zh: '留空：随组件大小', en: 'Empty: follows the size of the widget' },
      min: 1,
      max: 1000,
      unit: 'px',
    }),
    color: prop.color('数字颜色', 'Digit colour', { empty: 'theme' }),
    labelColor: prop.color('单位颜色', 'Unit colour', { empty: 'theme' }),
    tileColor: prop.color('牌面颜色', 'Tile colour', { empty: 'theme' }),
  }),
};
