import { field } from '@aj-report/contract';

const LOOK = { id: 'look', label: { zh: '外观', en: 'Look' } };
const MOTION = { id: 'motion', label: { zh: '动画', en: 'Motion' } };
const WORDS = { id: 'words', label: { zh: '中心文字', en: 'Words in the middle' } };

const whileShown = { field: 'showValue', in: [true] };
const whileAnimated = { field: 'isAnimated', in: [true] };

/** Properties of the ring; colours and sizes left empty follow theme and box. */
export const ringFields = {
  showtype: field.choice({
    label: { zh: '样式', en: 'Style' },
    group: LOOK,
    default: 'halo',
    options: [
      { value: 'halo', label: { zh: '科技环', en: 'Halo' } },
      { value: 'comet', label: { zh: '彗尾', en: 'Comets' } },
      { value: 'gear', label: { zh: '齿轮', en: 'Gears' } },
      { value: 'compass', label: { zh: '罗盘', en: 'Compass' } },
      { value: 'reactor', label: { zh: '反应堆', en: 'Reactor' } },
      { value: 'orbits', label: { zh: '行星轨道', en: 'Orbits' } },
      { value: 'ripple', label: { zh: '涟漪', en: 'Ripples' } },
    ],
  }),
  mainColor: field.color({ label: { zh: '主颜色', en: 'Main colour' }, group: LOOK, empty: 'theme', half: true }),
  secondColor: field.color({ label: { zh: '副颜色', en: 'Second colour' }, group: LOOK, empty: 'theme', half: true }),
  isAnimated: field.toggle({ label: { zh: '开启动画', en: 'Animated' }, group: MOTION, default: true }),
  turnSeconds: field.number({
    label: { zh: '每圈用时', en: 'One turn takes' },
    group: MOTION,
    default: 24,
    min: 1,
    max: 600,
    unit: 's',
    half: true,
    showIf: whileAnimated,
  }),
  isReversed: field.toggle({
    label: { zh: '反向', en: 'The other way' },
    group: MOTION,
    half: true,
    showIf: whileAnimated,
  }),
  showValue: field.toggle({ label: { zh: '显示数值', en: 'Show the value' }, group: WORDS, default: true }),
  label: field.text({
    label: { zh: '说明文字', en: 'Label' },
    hint: { zh: '位于数值下方；没有数值时居中', en: 'Below the value; in the middle when there is none' },
    group: WORDS,
    maxLength: 60,
  }),
  suffix: field.text({
    label: { zh: '单位', en: 'Unit' },
    group: WORDS,
    maxLength: 20,
    half: true,
    showIf: whileShown,
  }),
  decimals: field.optionalNumber({
    label: { zh: '小数位数', en: 'Decimals' },
    hint: { zh: '留空：最多两位', en: 'Empty: at most two' },
    group: WORDS,
    min: 0,
    max: 10,
    half: true,
    showIf: whileShown,
  }),
  fontSize: field.optionalNumber({
    label: { zh: '字号', en: 'Font size' },
    hint: { zh: '留空：随圆环大小', en: 'Empty: follows the size of the ring' },
    group: WORDS,
    min: 6,
    max: 400,
    unit: 'px',
    half: true,
  }),
  color: field.color({ label: { zh: '文字颜色', en: 'Text colour' }, group: WORDS, empty: 'theme', half: true }),
};
