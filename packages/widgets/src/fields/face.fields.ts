import { inGroup, type FieldGroup, type ValuesOf } from '@aj-report/contract';
import { STYLES, WEIGHTS } from './choices.ts';
import { prop } from '../kit/widget/prop.ts';

/** Fields of a piece of text. Keys get a stem and a suffix by `keyed`; `fontSize` is px of the screen. */
export function faceFields(group: FieldGroup, fontSize: number, name: { zh: string; en: string }) {
  return inGroup(group, {
    Color: prop.color(`${name.zh}颜色`, `${name.en} colour`, { empty: 'theme' }),
    FontSize: prop.number(`${name.zh}字号`, `${name.en} size`, {
      scales: 'font',
      default: fontSize,
      min: 1,
      max: 200,
      unit: 'px',
    }),
    FontWeight: prop.choice(`${name.zh}粗细`, `${name.en} weight`, { options: WEIGHTS, half: true }),
    FontStyle: prop.choice(`${name.zh}风格`, `${name.en} style`, { options: STYLES, half: true }),
    FontFamily: prop.font(`${name.zh}字体`, `${name.en} font`, { empty: 'theme' }),
  });
}

export type FaceValues = ValuesOf<ReturnType<typeof faceFields>>;
