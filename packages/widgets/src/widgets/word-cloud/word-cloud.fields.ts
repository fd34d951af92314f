import { inGroup } from '@aj-report/contract';
import { STYLES, WEIGHTS } from '../../fields/choices.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';

const words = { id: 'words', label: { zh: '词语', en: 'Words' } };

export const cloudFields = inGroup(words, {
  maxWords: prop.number('最多词数', 'Most words', {
    hint: { zh: '更多时取数值最大的', en: 'Of more the greatest are drawn' },
    default: 200,
    min: 1,
    max: 500,
  }),
  shape: prop.choice('形状', 'Form', {
    options: choices({ ellipse: ['椭圆', 'Ellipse'], box: ['铺满', 'Whole box'] }),
    half: true,
  }),
  maxSize: prop.optionalNumber('最大字号', 'Largest size', {
    hint: { zh: '留空按大小自动', en: 'Empty = as large as fits' },
    min: 6,
    max: 300,
    unit: 'px',
  }),
  sizeRatio: prop.slider('最小字号比例', 'Smallest size', {
    hint: { zh: '占最大字号的百分比', en: 'Share of the largest size' },
    default: 34,
    min: 5,
    unit: '%',
  }),
  rotation: prop.choice('旋转', 'Rotation', {
    options: choices({ none: ['不旋转', 'None'], upright: ['横竖混排', 'Some upright'], slanted: ['倾斜', 'Slanted'] }),
    half: true,
  }),
  wordGap: prop.slider('间距', 'Gap', { default: 4, max: 30, unit: 'px' }),
  wordWeight: prop.choice('粗细', 'Weight', { default: 'bold', options: WEIGHTS, half: true }),
  wordStyle: prop.choice('风格', 'Style', { options: STYLES, half: true }),
  wordFamily: prop.font('字体', 'Font', { empty: 'theme' }),
});

export const cloudColourFields = {
  colouring: prop.choice('着色方式', 'Colouring', {
    group: GROUPS.colours,
    options: choices({ palette: ['配色循环', 'The palette in turn'], value: ['按数值深浅', 'By value'] }),
  }),
};
