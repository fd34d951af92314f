import { field } from '@aj-report/contract';

const RING = { id: 'ring', label: { zh: '圆环', en: 'Ring' } };

/** Form of rings; `width` is the share of the radius that they take. */
export function ringFields(width: number) {
  return {
    ringWidth: field.slider({
      scales: 'stroke',
      label: { zh: '圆环宽度', en: 'Ring width' },
      hint: { zh: '占半径的百分比', en: 'Share of the radius' },
      group: RING,
      default: width,
      min: 1,
      max: 90,
      unit: '%',
    }),
    startAngle: field.number({
      label: { zh: '起始角度', en: 'Start angle' },
      hint: { zh: '从顶部顺时针', en: 'Clockwise from the top' },
      group: RING,
      default: 0,
      min: -360,
      max: 360,
      unit: '°',
      half: true,
    }),
    sweepAngle: field.number({
      label: { zh: '圆环角度', en: 'Angle of the ring' },
      group: RING,
      default: 360,
      min: 10,
      max: 360,
      unit: '°',
      half: true,
    }),
    isRounded: field.toggle({ label: { zh: '圆头', en: 'Round ends' }, group: RING, default: true, half: true }),
    trackColor: field.color({ label: { zh: '轨道颜色', en: 'Track colour' }, group: RING, empty: 'theme', half: true }),
  };
}
