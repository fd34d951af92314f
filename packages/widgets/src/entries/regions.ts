export { regionScopeOf, type RegionScope } from '../widgets/tile-map/region-scope.ts';
