import { prop } from '../kit/widget/prop.ts';
import { inGroup } from '@aj-report/contract';

const RING = { id: 'ring', label: { zh: '圆环', en: 'Ring' } };

/** Form of rings; `width` is the share of the radius that they take. */
export function ringFields(width: number) {
  return inGroup(RING, {
    ringWidth: prop.slider('圆环宽度', 'Ring width', {
      scales: 'stroke',
      hint: { zh: '占半径的百分比', en: 'Share of the radius' },
      default: width,
      min: 1,
      max: 90,
      unit: '%',
    }),
    startAngle: prop.number('起始角度', 'Start angle', {
      hint: { zh: '从顶部顺时针', en: 'Clockwise from the top' },
      default: 0,
      min: -360,
      max: 360,
      unit: '°',
    }),
    /** ° clockwise, 10–360; 360 = a whole ring. */
    sweepAngle: prop.number('圆环角度', 'Angle of the ring', { default: 360, min: 10, max: 360, unit: '°' }),
    isRounded: prop.toggle('圆头', 'Round ends', { default: true, half: true }),
    trackColor: prop.color('轨道颜色', 'Track colour', { empty: 'theme' }),
  });
}
