import type { ShapeName } from '../kit/widget/define-widget.ts';
import type { CategorySeries } from './category-series.ts';
import type { NameValues } from './name-value.ts';
import type { Points } from './points.ts';
import type { RadarData } from './radar.ts';
import type { Regions } from './regions.ts';
import { toRolesData, type RolesData } from './roles.ts';
import { toRowsData, type RowsData } from './rows.ts';
import type { Shape } from './shape.ts';
import { toSingleValue, type SingleValue } from './single-value.ts';

/** What each shape yields; a widget's `data` has the type of its declared shape. */
export interface ShapeResults {
  rows: RowsData;
  roles: RolesData;
  singleValue: SingleValue;
  categorySeries: CategorySeries;
  nameValue: NameValues;
  radar: RadarData;
  points: Points;
  regions: Regions;
  none: null;
}

export type { Shape };

export type Shapes = { readonly [S in ShapeName]: Shape<ShapeResults[S]> };

/** Shapes that are there without being passed: those of other widgets come with the elements that draw them. */
export const COMMON_SHAPES: Partial<Shapes> = {
  rows: toRowsData,
  roles: toRolesData,
  singleValue: toSingleValue,
  none: () => null,
};

/** The reshaper of that name. @throws Error when it is none of these */
export function shapeOf<S extends ShapeName>(name: S, shapes: Partial<Shapes>): Shape<ShapeResults[S]> {
  const shape = shapes[name];
  if (!shape)
    throw new Error(`The shape "${name}" is not there: pass it beside the declaration where the element is made.`);
  return shape as Shape<ShapeResults[S]>;
}
