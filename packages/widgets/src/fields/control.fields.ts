import { prop } from '../kit/widget/prop.ts';
import { inGroup, type ValuesOf } from '@aj-report/contract';

const group = { id: 'look', label: { zh: '外观', en: 'Look' } };

/** Look of a control that viewers work with; colours left empty are those of the theme. */
export const controlFields = inGroup(group, {
  fontSize: prop.number('字体字号', 'Font size', { default: 16, min: 8, max: 200, unit: 'px' }),
  color: prop.color('字体颜色', 'Font colour', { empty: 'theme' }),
  background: prop.color('背景颜色', 'Background', { empty: 'theme' }),
  activeColor: prop.color('选中颜色', 'Colour of the choice', { empty: 'theme' }),
  borderRadius: prop.number('圆角', 'Corner radius', { default: 6, min: 0, max: 200, unit: 'px' }),
});

export type ControlProps = ValuesOf<typeof controlFields>;
