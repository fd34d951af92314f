import { prop } from '../kit/widget/prop.ts';
import { inGroup, type ValuesOf } from '@aj-report/contract';

const group = { id: 'frame', label: { zh: '背景与边框', en: 'Background and border' } };

/** Ground and frame of a container; colours left empty are those of the theme. */
export const frameFields = inGroup(group, {
  showBackground: prop.toggle('显示背景', 'Background', { default: true, half: true }),
  showBorder: prop.toggle('显示边框', 'Border', { default: true, half: true }),
  background: prop.color('背景颜色', 'Background colour', { empty: 'theme' }),
  borderColor: prop.color('边框颜色', 'Border colour', { empty: 'theme' }),
  /** px within the box, 1–50; default 1. */
  borderWidth: prop.number('边框粗细', 'Border width', { default: 1, min: 1, max: 50, unit: 'px' }),
  /** px, 0–200; default 8. */
  frameRadius: prop.number('圆角', 'Corner radius', { default: 8, min: 0, max: 200, unit: 'px' }),
});

export type FrameProps = ValuesOf<typeof frameFields>;
