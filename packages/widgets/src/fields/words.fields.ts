import { inGroup, type ValuesOf } from '@aj-report/contract';
import { ALIGNMENTS, WEIGHTS } from './choices.ts';
import { prop } from '../kit/widget/prop.ts';

const group = { id: 'face', label: { zh: '字体', en: 'Font' } };

/** How a widget writes its words; colours left empty are those of the theme. */
export const wordFields = inGroup(group, {
  fontSize: prop.number('字体字号', 'Font size', { default: 26, min: 1, max: 1000, unit: 'px' }),
  color: prop.color('字体颜色', 'Font colour', { empty: 'theme' }),
  fontWeight: prop.choice('文字粗细', 'Weight', { default: 'normal', options: WEIGHTS, half: true }),
  fontFamily: prop.font('字体系列', 'Family', { half: true }),
  letterSpacing: prop.number('字体间距', 'Letter spacing', { min: -1, max: 10, step: 0.05, unit: 'em' }),
  background: prop.color('字体背景', 'Background', { empty: 'none' }),
});

/** Where the words stand in their box. */
export const alignField = {
  textAlign: prop.choice('对齐方式', 'Alignment', { group, default: 'center', options: ALIGNMENTS, half: true }),
};

export type WordProps = ValuesOf<typeof wordFields>;
