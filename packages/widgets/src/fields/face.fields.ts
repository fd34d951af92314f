import { field, type FieldGroup, type ValuesOf } from '@aj-report/contract';
import { STYLES, WEIGHTS } from './choices.ts';

/** Fields of a piece of text. Keys get a stem and a suffix by `keyed`; `fontSize` is px of the screen. */
export function faceFields(group: FieldGroup, fontSize: number, name: { zh: string; en: string }) {
  return {
    Color: field.color({ label: { zh: `${name.zh}颜色`, en: `${name.en} colour` }, group, empty: 'theme', half: true }),
    FontSize: field.number({
      scales: 'font',
      label: { zh: `${name.zh}字号`, en: `${name.en} size` },
      group,
      default: fontSize,
      min: 1,
      max: 200,
      unit: 'px',
      half: true,
    }),
    FontWeight: field.choice({
      label: { zh: `${name.zh}粗细`, en: `${name.en} weight` },
      group,
      options: WEIGHTS,
      half: true,
    }),
    FontStyle: field.choice({
      label: { zh: `${name.zh}风格`, en: `${name.en} style` },
      group,
      options: STYLES,
      half: true,
    }),
    FontFamily: field.font({ label: { zh: `${name.zh}字体`, en: `${name.en} font` }, group, empty: 'theme' }),
  };
}

export type FaceValues = ValuesOf<ReturnType<typeof faceFields>>;
