import { field, type FieldGroup } from '@aj-report/contract';

/** Largest width of a bar, box or candle, in px of the screen; narrow boxes make them thinner, vast ones wider. */
export function barWidthField(group: FieldGroup, px: number) {
  return field.slider({
    scales: 'bar',
    label: { zh: '最大宽度', en: 'Maximum width' },
    group,
    default: px,
    min: 1,
    max: 200,
    unit: 'px',
  });
}
