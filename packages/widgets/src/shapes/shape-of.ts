import type { ShapeName } from '../kit/define-widget.ts';
import { toCategorySeries, type CategorySeries } from './category-series.ts';
import { toNameValues, type NameValues } from './name-value.ts';
import { toPoints, type Points } from './points.ts';
import { toRadarData, type RadarData } from './radar.ts';
import { toRegions, type Regions } from './regions.ts';
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

const SHAPES: { readonly [S in ShapeName]: Shape<ShapeResults[S]> } = {
  rows: toRowsData,
  roles: toRolesData,
  singleValue: toSingleValue,
  categorySeries: toCategorySeries,
  nameValue: toNameValues,
  radar: toRadarData,
  points: toPoints,
  regions: toRegions,
  none: () => null,
};

/** The reshaper of that name. */
export function shapeOf<S extends ShapeName>(name: S): Shape<ShapeResults[S]> {
  return SHAPES[name];
}
