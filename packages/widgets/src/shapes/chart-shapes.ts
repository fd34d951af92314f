import { toCategorySeries } from './category-series.ts';
import { toNameValues } from './name-value.ts';
import { COMMON_SHAPES, type Shapes } from './shape-of.ts';

/** What most charts draw; the elements of others pass their own. */
export const CHART_SHAPES: Partial<Shapes> = {
  ...COMMON_SHAPES,
  categorySeries: toCategorySeries,
  nameValue: toNameValues,
};
