import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { drawingField, LOOK } from '../../kit/figure/figure.fields.ts';

const MOTION = { id: 'motion', label: { zh: '动画', en: 'Motion' } };
const WORDS = { id: 'words', label: { zh: '中心文字', en: 'Words in the middle' } };

const whileShown = { field: 'showValue', in: [true] };
const whileAnimated = { field: 'isAnimated', in: [true] };

/** Properties of the ring; colours and sizes left empty follow theme and box. */
export const ringFields = {
  ...drawingField(
    choices({
      halo: ['科技环', 'Halo'],
      comet: ['彗尾', 'Comets'],
      gear: ['齿轮', 'Gears'],
      compass: ['罗盘', 'Compass'],
      reactor: ['反应堆', 'Reactor'],
      orbits: ['行星轨道', 'Orbits'],
      ripple: ['涟漪', 'Ripples'],
    }),
  ),
  ...inGroup(LOOK, {
    mainColor: prop.color('主颜色', 'Main colour', { empty: 'theme' }),
    secondColor: prop.color('副颜色', 'Second colour', { empty: 'theme' }),
  }),
  ...inGroup(MOTION, {
    isAnimated: prop.toggle('开启动画', 'Animated', { default: true }),
    turnSeconds: prop.number('每圈用时', 'One turn takes', {
      default: 24,
      min: 1,
      max: 600,
      unit: 's',
      showIf: whileAnimated,
    }),
    isReversed: prop.toggle('反向', 'The other way', { half: true, showIf: whileAnimated }),
  }),
  ...inGroup(WORDS, {
    showValue: prop.toggle('显示数值', 'Show the value', { default: true }),
    label: prop.text('说明文字', 'Label', {
      hint: { zh: '位于数值下方；没有数值时居中', en: 'Below the value; in the middle when there is none' },
      maxLength: 60,
    }),
    suffix: prop.text('单位', 'Unit', { maxLength: 20, half: true, showIf: whileShown }),
    decimals: prop.optionalNumber('小数位数', 'Decimals', {
      hint: { zh: '留空：最多两位', en: 'Empty: at most two' },
      min: 0,
      max: 10,
      showIf: whileShown,
    }),
    fontSize: prop.optionalNumber('字号', 'Font size', {
      hint: { zh: '留空：随圆环大小', en: 'Empty: follows the size of the ring' },
      min: 6,
      max: 400,
      unit: 'px',
    }),
    color: prop.color('文字颜色', 'Text colour', { empty: 'theme' }),
  }),
};
