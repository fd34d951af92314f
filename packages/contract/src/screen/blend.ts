/** Ways of mixing a widget with what lies below it, by their names in CSS. */
export const BLENDS = ['normal', 'screen', 'multiply', 'overlay', 'lighten', 'darken', 'plus-lighter'] as const;
export type Blend = (typeof BLENDS)[number];
