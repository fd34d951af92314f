import { field } from '@aj-report/contract';

const GOAL = { id: 'goal', label: { zh: '目标时间', en: 'Goal' } };
const OVER = { id: 'over', label: { zh: '结束之后', en: 'When over' } };
const FACE = { id: 'face', label: { zh: '外观', en: 'Look' } };

/** Properties of the countdown; colours and sizes left empty follow theme and box. */
export const countdownFields = {
  goal: field.text({
    label: { zh: '目标时间', en: 'Date and time' },
    hint: {
      zh: '如 2026-12-31 18:00；留空：数据的第一个值，没有数据则为新年',
      en: 'Such as 2026-12-31 18:00; empty: first value of the data, without data the New Year',
    },
    placeholder: { zh: '年-月-日 时:分:秒', en: 'yyyy-MM-dd HH:mm:ss' },
    group: GOAL,
    maxLength: 30,
  }),
  caption: field.text({
    label: { zh: '说明', en: 'Caption' },
    hint: { zh: '显示在数字上方', en: 'Stands above the digits' },
    group: GOAL,
    maxLength: 100,
  }),
  largestUnit: field.choice({
    label: { zh: '最大单位', en: 'Largest unit' },
    group: GOAL,
    half: true,
    options: [
      { value: 'days', label: { zh: '天', en: 'Days' } },
      { value: 'hours', label: { zh: '时', en: 'Hours' } },
      { value: 'minutes', label: { zh: '分', en: 'Minutes' } },
    ],
  }),
  smallestUnit: field.choice({
    label: { zh: '最小单位', en: 'Smallest unit' },
    group: GOAL,
    default: 'seconds',
    half: true,
    options: [
      { value: 'seconds', label: { zh: '秒', en: 'Seconds' } },
      { value: 'minutes', label: { zh: '分', en: 'Minutes' } },
      { value: 'hours', label: { zh: '时', en: 'Hours' } },
      { value: 'days', label: { zh: '天', en: 'Days' } },
    ],
  }),
  whenOver: field.choice({
    label: { zh: '显示', en: 'Show' },
    group: OVER,
    options: [
      { value: 'text', label: { zh: '一段文字', en: 'A text' } },
      { value: 'zero', label: { zh: '停在 0', en: 'Zeros' } },
      { value: 'up', label: { zh: '正计时', en: 'Time since then' } },
    ],
  }),
  overText: field.text({
    label: { zh: '文字', en: 'Text' },
    placeholder: { zh: '已结束', en: 'Over' },
    group: OVER,
    maxLength: 200,
    showIf: { field: 'whenOver', in: ['text'] },
  }),
  tile: field.choice({
    label: { zh: '样式', en: 'Style' },
    group: FACE,
    options: [
      { value: 'card', label: { zh: '数字牌', en: 'Tiles' } },
      { value: 'plain', label: { zh: '无底', en: 'Plain' } },
    ],
  }),
  fontSize: field.optionalNumber({
    label: { zh: '数字字号', en: 'Digit size' },
    hint: { zh: '留空：随组件大小', en: 'Empty: follows the size of the widget' },
    group: FACE,
    min: 1,
    max: 1000,
    unit: 'px',
    half: true,
  }),
  color: field.color({ label: { zh: '数字颜色', en: 'Digit colour' }, group: FACE, empty: 'theme', half: true }),
  labelColor: field.color({ label: { zh: '单位颜色', en: 'Unit colour' }, group: FACE, empty: 'theme', half: true }),
  tileColor: field.color({ label: { zh: '牌面颜色', en: 'Tile colour' }, group: FACE, empty: 'theme', half: true }),
};
