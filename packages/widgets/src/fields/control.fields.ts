import { field, type ValuesOf } from '@aj-report/contract';

const group = { id: 'look', label: { zh: '外观', en: 'Look' } };

/** Look of a control that viewers work with; colours left empty are those of the theme. */
export const controlFields = {
  fontSize: field.number({
    label: { zh: '字体字号', en: 'Font size' },
    group,
    default: 16,
    min: 8,
    max: 200,
    unit: 'px',
    half: true,
  }),
  color: field.color({ label: { zh: '字体颜色', en: 'Font colour' }, group, empty: 'theme', half: true }),
  background: field.color({ label: { zh: '背景颜色', en: 'Background' }, group, empty: 'theme', half: true }),
  activeColor: field.color({
    label: { zh: '选中颜色', en: 'Colour of the choice' },
    group,
    empty: 'theme',
    half: true,
  }),
  borderRadius: field.number({
    label: { zh: '圆角', en: 'Corner radius' },
    group,
    default: 6,
    min: 0,
    max: 200,
    unit: 'px',
    half: true,
  }),
};

export type ControlProps = ValuesOf<typeof controlFields>;
