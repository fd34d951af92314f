import { toCategorySeries } from './category-series.ts';
import { toNameValues } from './name-value.ts';
import { bringShape } from './shape-of.ts';

// What most charts draw; the others bring their own.
bringShape('categorySeries', toCategorySeries);
bringShape('nameValue', toNameValues);
