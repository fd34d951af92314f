import { choices } from '../kit/widget/prop.ts';

/** Which changes are red and which green: by convention of a language, or by what is better. */
export const TREND_COLOURS = choices({
  auto: ['自动', 'Automatic'],
  redUp: ['红升绿降', 'Red up, green down'],
  greenUp: ['绿升红降', 'Green up, red down'],
  lowerIsBetter: ['越低越好：升为红', 'Lower is better: rises are red'],
  higherIsBetter: ['越高越好：降为红', 'Higher is better: falls are red'],
});

export const TREND_COLOURS_HINT = {
  zh: '自动：中文红升绿降，英文绿升红降',
  en: 'Automatic: red rises in Chinese, green rises in English',
};
