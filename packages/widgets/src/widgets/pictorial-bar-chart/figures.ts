/** Outlines in a box of 10 × 10, drawn by us. */
const OUTLINES = {
  peak: 'M0 10C3.6 10 4.4 6 5 0C5.6 6 6.4 10 10 10Z',
  triangle: 'M5 0L10 10L0 10Z',
  arrow: 'M5 0L10 4L7 4L7 10L3 10L3 4L0 4Z',
  person:
    'M5 0A1.5 1.5 0 0 1 5 3A1.5 1.5 0 0 1 5 0ZM3.6 3.4L6.4 3.4Q7.6 3.4 7.6 4.6L7.6 6.8L6.6 6.8L6.6 10L3.4 10L3.4 6.8L2.4 6.8L2.4 4.6Q2.4 3.4 3.6 3.4Z',
  drop: 'M5 0C6.6 2.8 8.4 4.6 8.4 6.8A3.4 3.2 0 0 1 1.6 6.8C1.6 4.6 3.4 2.8 5 0Z',
  box: 'M1 1L9 1L9 9L1 9Z',
} as const;

export interface Figure {
  /** What ECharts draws. */
  readonly symbol: string;
  /** Repeated along the bar instead of stretched over it. */
  readonly isRepeated: boolean;
  /** Height of one of the repeated by its width. */
  readonly ratio: number;
}

const path = (name: keyof typeof OUTLINES) => `path://${OUTLINES[name]}`;

/** Pictures that bars can be made of; a cylinder is a body between two ellipses. */
export const FIGURES = {
  peak: { symbol: path('peak'), isRepeated: false, ratio: 1 },
  triangle: { symbol: path('triangle'), isRepeated: false, ratio: 1 },
  arrow: { symbol: path('arrow'), isRepeated: false, ratio: 1 },
  cylinder: { symbol: 'rect', isRepeated: false, ratio: 1 },
  blocks: { symbol: 'rect', isRepeated: true, ratio: 0.28 },
  dots: { symbol: 'circle', isRepeated: true, ratio: 1 },
  diamonds: { symbol: 'diamond', isRepeated: true, ratio: 1 },
  people: { symbol: path('person'), isRepeated: true, ratio: 1.92 },
  drops: { symbol: path('drop'), isRepeated: true, ratio: 1.47 },
  boxes: { symbol: path('box'), isRepeated: true, ratio: 1 },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureName = keyof typeof FIGURES;
