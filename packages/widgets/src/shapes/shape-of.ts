import type { ShapeName } from '../kit/define-widget.ts';
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

type Shapes = { [S in ShapeName]: Shape<ShapeResults[S]> };

/** Shapes of charts and lists: the elements that draw them bring them, and screens without those do without. */
type BroughtName = 'categorySeries' | 'nameValue' | 'radar' | 'points' | 'regions';

const SHAPES: Omit<Shapes, BroughtName> & Partial<Pick<Shapes, BroughtName>> = {
  rows: toRowsData,
  roles: toRolesData,
  singleValue: toSingleValue,
  none: () => null,
};

/** Makes a shape known; called beside the element that draws it. */
export function bringShape<S extends BroughtName>(name: S, shape: Shape<ShapeResults[S]>): void {
  (SHAPES as Partial<Record<BroughtName, unknown>>)[name] = shape;
}

/** The reshaper of that name. @throws Error when no element has brought it */
export function shapeOf<S extends ShapeName>(name: S): Shape<ShapeResults[S]> {
  const shape = SHAPES[name];
  if (!shape) throw new Error(`The shape "${name}" is not there: call bringShape() beside the element that draws it.`);
  return shape as Shape<ShapeResults[S]>;
}
