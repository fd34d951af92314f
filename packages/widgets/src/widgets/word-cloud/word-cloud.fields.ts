import { field } from '@aj-report/contract';
import { STYLES, WEIGHTS } from '../../fields/choices.ts';
import { GROUPS } from '../../fields/field-groups.ts';

const words = { id: 'words', label: { zh: '词语', en: 'Words' } };

export const cloudFields = {
  maxWords: field.number({
    label: { zh: '最多词数', en: 'Most words' },
    hint: { zh: '更多时取数值最大的', en: 'Of more the greatest are drawn' },
    group: words,
    default: 200,
    min: 1,
    max: 500,
    half: true,
  }),
  shape: field.choice({
    label: { zh: '形状', en: 'Form' },
    group: words,
    options: [
      { value: 'ellipse', label: { zh: '椭圆', en: 'Ellipse' } },
      { value: 'box', label: { zh: '铺满', en: 'Whole box' } },
    ],
    half: true,
  }),
  maxSize: field.optionalNumber({
    label: { zh: '最大字号', en: 'Largest size' },
    hint: { zh: '留空按大小自动', en: 'Empty = as large as fits' },
    group: words,
    min: 6,
    max: 300,
    unit: 'px',
    half: true,
  }),
  sizeRatio: field.slider({
    label: { zh: '最小字号比例', en: 'Smallest size' },
    hint: { zh: '占最大字号的百分比', en: 'Share of the largest size' },
    group: words,
    default: 34,
    min: 5,
    unit: '%',
  }),
  rotation: field.choice({
    label: { zh: '旋转', en: 'Rotation' },
    group: words,
    options: [
      { value: 'none', label: { zh: '不旋转', en: 'None' } },
      { value: 'upright', label: { zh: '横竖混排', en: 'Some upright' } },
      { value: 'slanted', label: { zh: '倾斜', en: 'Slanted' } },
    ],
    half: true,
  }),
  wordGap: field.slider({ label: { zh: '间距', en: 'Gap' }, group: words, default: 4, max: 30, unit: 'px' }),
  wordWeight: field.choice({
    label: { zh: '粗细', en: 'Weight' },
    group: words,
    default: 'bold',
    options: WEIGHTS,
    half: true,
  }),
  wordStyle: field.choice({ label: { zh: '风格', en: 'Style' }, group: words, options: STYLES, half: true }),
  wordFamily: field.font({ label: { zh: '字体', en: 'Font' }, group: words, empty: 'theme' }),
};

export const cloudColourFields = {
  colouring: field.choice({
    label: { zh: '着色方式', en: 'Colouring' },
    group: GROUPS.colours,
    options: [
      { value: 'palette', label: { zh: '配色循环', en: 'The palette in turn' } },
      { value: 'value', label: { zh: '按数值深浅', en: 'By value' } },
    ],
  }),
};
