import { CHART_SHAPES } from './chart-shapes.ts';
import { toPoints } from './points.ts';
import { toRadarData } from './radar.ts';
import { toRegions } from './regions.ts';
import type { Shapes } from './shape-of.ts';

export const EVERY_SHAPE: Partial<Shapes> = {
  ...CHART_SHAPES,
  points: toPoints,
  radar: toRadarData,
  regions: toRegions,
};
