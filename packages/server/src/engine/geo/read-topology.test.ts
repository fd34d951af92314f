import { describe, expect, it } from 'vitest';
import { MapFault, type MapLimits } from './geo-map.types.ts';
import { readGeoJson } from './read-geo-json.ts';

const LIMITS: MapLimits = { features: 10, points: 100, budget: 100 };

/** Two squares side by side that share an edge, in steps of a grid, beside a coarser level of one feature. */
const TOPOLOGY = {
  type: 'Topology',
  transform: { scale: [0.1, 0.1], translate: [100, 20] },
  arcs: [
    [
      [10, 0],
      [0, 10],
    ],
    [
      [10, 10],
      [-10, 0],
      [0, -10],
      [10, 0],
    ],
    [
      [10, 0],
      [10, 0],
      [0, 10],
      [-10, 0],
    ],
  ],
  objects: {
    province: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: [[0, 1]], properties: {} }] },
    cities: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Polygon', arcs: [[0, 1]], properties: { name: '西城', adcode: 110102 } },
        { type: 'Polygon', arcs: [[2, -1]], properties: { name: '东城' } },
      ],
    },
  },
};

const read = (topology: unknown) => readGeoJson(JSON.stringify(topology), '', LIMITS);

function codeOf(topology: unknown): string {
  try {
    read(topology);
  } catch (error) {
    if (error instanceof MapFault) return error.code;
    throw error;
  }
  return 'taken';
}

describe('a TopoJSON', () => {
  it('gives the regions of its largest collection, in degrees', () => {
    const { features } = read(TOPOLOGY);
    expect(features.map(({ name, adcode, centre }) => [name, adcode, centre])).toEqual([
      ['西城', '110102', [100.5, 20.5]],
      ['东城', '', [101.5, 20.5]],
    ]);
  });

  it('is refused when it is broken, empty, or unfolds to too many points', () => {
    expect(codeOf({ type: 'Topology' })).toBe('geo-map/not-a-collection');
    expect(codeOf({ ...TOPOLOGY, objects: {} })).toBe('geo-map/empty');
    expect(codeOf({ ...TOPOLOGY, arcs: [] })).toBe('geo-map/not-a-collection');
    const often = { type: 'Polygon', arcs: [Array.from({ length: 60 }, () => 0)], properties: { name: '甲' } };
    const objects = { cities: { type: 'GeometryCollection', geometries: [often] } };
    expect(codeOf({ ...TOPOLOGY, objects })).toBe('geo-map/too-many-points');
  });
});
