import { field, type ValuesOf } from '@aj-report/contract';
import { GROUPS } from './field-groups.ts';

const group = GROUPS.colours;

export const paletteFields = {
  customColor: field.palette({
    label: { zh: '自定义配色', en: 'Colours' },
    hint: { zh: '留空使用主题配色', en: "Empty = the theme's colours" },
    group,
    empty: 'theme',
  }),
};

export const colourFields = {
  colorStyle: field.choice({
    label: { zh: '配色样式', en: 'Colouring' },
    group,
    options: [
      { value: 'same', label: { zh: '同色（按系列）', en: 'By series' } },
      { value: 'unsame', label: { zh: '异色（按数据项）', en: 'By item' } },
    ],
  }),
  ...paletteFields,
};

export type PaletteProps = ValuesOf<typeof paletteFields>;
export type ColourProps = ValuesOf<typeof colourFields>;
