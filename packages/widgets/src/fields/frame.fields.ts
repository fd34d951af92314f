import { field, type ValuesOf } from '@aj-report/contract';

const group = { id: 'frame', label: { zh: '背景与边框', en: 'Background and border' } };

/** Ground and frame of a container; colours left empty are those of the theme. */
export const frameFields = {
  showBackground: field.toggle({ label: { zh: '显示背景', en: 'Background' }, group, default: true, half: true }),
  showBorder: field.toggle({ label: { zh: '显示边框', en: 'Border' }, group, default: true, half: true }),
  background: field.color({ label: { zh: '背景颜色', en: 'Background colour' }, group, empty: 'theme', half: true }),
  borderColor: field.color({ label: { zh: '边框颜色', en: 'Border colour' }, group, empty: 'theme', half: true }),
  borderWidth: field.number({
    label: { zh: '边框粗细', en: 'Border width' },
    group,
    default: 1,
    min: 1,
    max: 50,
    unit: 'px',
    half: true,
  }),
  frameRadius: field.number({
    label: { zh: '圆角', en: 'Corner radius' },
    group,
    default: 8,
    min: 0,
    max: 200,
    unit: 'px',
    half: true,
  }),
};

export type FrameProps = ValuesOf<typeof frameFields>;
