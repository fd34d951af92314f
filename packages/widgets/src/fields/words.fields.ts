import { field, type ValuesOf } from '@aj-report/contract';
import { ALIGNMENTS, WEIGHTS } from './choices.ts';

const group = { id: 'face', label: { zh: '字体', en: 'Font' } };

/** How a widget writes its words; colours left empty are those of the theme. */
export const wordFields = {
  fontSize: field.number({
    label: { zh: '字体字号', en: 'Font size' },
    group,
    default: 26,
    min: 1,
    max: 1000,
    unit: 'px',
    half: true,
  }),
  color: field.color({ label: { zh: '字体颜色', en: 'Font colour' }, group, empty: 'theme', half: true }),
  fontWeight: field.choice({
    label: { zh: '文字粗细', en: 'Weight' },
    group,
    default: 'normal',
    options: WEIGHTS,
    half: true,
  }),
  fontFamily: field.font({ label: { zh: '字体系列', en: 'Family' }, group, half: true }),
  letterSpacing: field.number({
    label: { zh: '字体间距', en: 'Letter spacing' },
    group,
    min: -1,
    max: 10,
    step: 0.05,
    unit: 'em',
    half: true,
  }),
  background: field.color({ label: { zh: '字体背景', en: 'Background' }, group, empty: 'none', half: true }),
};

/** Where the words stand in their box. */
export const alignField = {
  textAlign: field.choice({
    label: { zh: '对齐方式', en: 'Alignment' },
    group,
    default: 'center',
    options: ALIGNMENTS,
    half: true,
  }),
};

export type WordProps = ValuesOf<typeof wordFields>;
