import { prop } from '../kit/widget/prop.ts';
import type { FieldGroup } from '@aj-report/contract';

/** Largest width of a bar, box or candle, in px of the screen; narrow boxes make them thinner, vast ones wider. */
export function barWidthField(group: FieldGroup, px: number) {
  return prop.slider('最大宽度', 'Maximum width', { scales: 'bar', group, default: px, min: 1, max: 200, unit: 'px' });
}
