import './chart-shapes.ts';
import { toPoints } from './points.ts';
import { toRadarData } from './radar.ts';
import { toRegions } from './regions.ts';
import { bringShape } from './shape-of.ts';

bringShape('points', toPoints);
bringShape('radar', toRadarData);
bringShape('regions', toRegions);
