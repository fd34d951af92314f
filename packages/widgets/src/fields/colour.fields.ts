import type { ValuesOf } from '@aj-report/contract';
import { choices, prop } from '../kit/widget/prop.ts';
import { GROUPS } from '../kit/widget/field-groups.ts';

const group = GROUPS.colours;

export const paletteFields = {
  customColor: prop.palette('自定义配色', 'Colours', {
    hint: { zh: '留空使用主题配色', en: "Empty = the theme's colours" },
    group,
    empty: 'theme',
  }),
};

export const colourFields = {
  colorStyle: prop.choice('配色样式', 'Colouring', {
    group,
    options: choices({ same: ['同色（按系列）', 'By series'], unsame: ['异色（按数据项）', 'By item'] }),
  }),
  ...paletteFields,
};

export type PaletteProps = ValuesOf<typeof paletteFields>;
export type ColourProps = ValuesOf<typeof colourFields>;
