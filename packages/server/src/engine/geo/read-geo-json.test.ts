import { describe, expect, it } from 'vitest';
import { ringArea } from './geometry.ts';
import { MapFault, type MapLimits } from './geo-map.types.ts';
import { readGeoJson } from './read-geo-json.ts';
import { toOutline, writeGeoJson } from './write-map.ts';

const LIMITS: MapLimits = { features: 10, points: 100, budget: 100 };
const SQUARE = [
  [0, 0],
  [0, 2],
  [2, 2],
  [2, 0],
  [0, 0],
];

function feature(geometry: unknown, properties: unknown = { name: '甲' }) {
  return { type: 'Feature', properties, geometry };
}

function read(features: readonly unknown[], nameProperty = '', rest: object = {}) {
  return readGeoJson(JSON.stringify({ type: 'FeatureCollection', features, ...rest }), nameProperty, LIMITS);
}

function faultOf(work: () => unknown): { code: string; params: Readonly<Record<string, unknown>> } {
  try {
    work();
  } catch (error) {
    if (error instanceof MapFault) return { code: error.code, params: error.params };
    throw error;
  }
  throw new Error('It was taken.');
}

describe('a map file', () => {
  it('gives regions, lines and places with name, code and a place for the label', () => {
    const { features, points } = read([
      feature({ type: 'Polygon', coordinates: [SQUARE] }, { name: '甲', adcode: 990100 }),
      feature({ type: 'MultiPolygon', coordinates: [[SQUARE]] }, { name: '乙', center: [1.5, 1.5] }),
      feature(
        {
          type: 'LineString',
          coordinates: [
            [0, 0],
            [1, 1, 300],
            [2, 2],
          ],
        },
        {},
      ),
      feature({ type: 'Point', coordinates: [1, 1] }, null),
    ]);
    expect(features.map(({ name, adcode, centre }) => ({ name, adcode, centre }))).toEqual([
      { name: '甲', adcode: '990100', centre: [1, 1] },
      { name: '乙', adcode: '', centre: [1.5, 1.5] },
      { name: '', adcode: '', centre: [1, 1] },
      { name: '', adcode: '', centre: [1, 1] },
    ]);
    expect(features[2]?.lines).toEqual([
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    ]);
    expect(points).toBe(14);
  });

  it('is wound and closed as the standard says', () => {
    const hole = [
      [0.5, 0.5],
      [1, 0.5],
      [1, 1],
      [0.5, 1],
    ];
    const { features } = read([feature({ type: 'Polygon', coordinates: [SQUARE, hole] })]);
    const [outline, inner] = features[0]!.polygons[0]!;
    expect(ringArea(outline!)).toBeGreaterThan(0);
    expect(ringArea(inner!)).toBeLessThan(0);
    expect(inner!.at(0)).toEqual(inner!.at(-1));
  });

  it('takes the names from the property that was chosen', () => {
    const { features, nameProperty } = read(
      [feature({ type: 'Polygon', coordinates: [SQUARE] }, { 县名: '丙县' })],
      '县名',
    );
    expect([features[0]?.name, nameProperty]).toEqual(['丙县', '县名']);
  });

  it('puts the label of a crooked region inside of it', () => {
    const crooked = [
      [0, 0],
      [10, 0],
      [10, 10],
      [9, 10],
      [9, 1],
      [1, 1],
      [1, 10],
      [0, 10],
      [0, 0],
    ];
    const [x, y] = read([feature({ type: 'Polygon', coordinates: [crooked] })]).features[0]!.centre;
    expect((x <= 1 || x >= 9) && y > 1).toBe(true);
  });

  it('is written with nothing but what is drawn', () => {
    const { features } = read([
      feature({ type: 'Polygon', coordinates: [SQUARE] }, { name: '甲', adcode: 'A1', secret: 'x', html: '<b>' }),
    ]);
    expect(JSON.parse(writeGeoJson(features)).features[0].properties).toEqual({ name: '甲', adcode: 'A1', cp: [1, 1] });
    expect(toOutline(features)).toMatch(/^M[\d. L]+Z$/);
  });
});

describe('a file that is no map', () => {
  it.each([
    ['geo-map/not-json', () => readGeoJson('{"type":', '', LIMITS), { reason: { zh: '内容不完整' } }],
    ['geo-map/not-json', () => readGeoJson('a,b', '', LIMITS), { reason: { zh: '不符合 JSON 语法' } }],
    [
      'geo-map/not-json',
      () => readGeoJson('{"type": "FeatureCollection",\n"features": [0 0]}', '', LIMITS),
      { reason: { zh: '第 2 行第 16 个字符处', en: 'at line 2, character 16' } },
    ],
    ['geo-map/not-a-collection', () => readGeoJson('{"type":"Topology"}', '', LIMITS), { found: 'Topology' }],
    ['geo-map/not-a-collection', () => readGeoJson('[]', '', LIMITS), {}],
    ['geo-map/empty', () => read([]), {}],
    ['geo-map/empty', () => read([feature({ type: 'Point', coordinates: [1, 1] })]), {}],
    ['geo-map/too-many-features', () => read(Array.from({ length: 11 }, () => ({}))), { count: 11, limit: 10 }],
    [
      'geo-map/too-many-points',
      () => read([feature({ type: 'LineString', coordinates: Array.from({ length: 101 }, (_, i) => [i, 0]) })]),
      { limit: 100 },
    ],
    [
      'geo-map/projected',
      () =>
        read([feature({ type: 'Polygon', coordinates: [SQUARE] })], '', { crs: { properties: { name: 'EPSG:3857' } } }),
      {},
    ],
    [
      'geo-map/name-unknown',
      () => read([feature({ type: 'Polygon', coordinates: [SQUARE] }, { 县名: '丙' })]),
      { known: '县名' },
    ],
  ])('is refused: %s', (code, work, params) => {
    const fault = faultOf(work as () => unknown);
    expect(fault.code).toBe(code);
    expect(fault.params).toMatchObject(params as object);
  });

  it.each([
    [
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [400_000, 2],
            [2, 2],
            [0, 0],
          ],
        ],
      },
      '投影',
    ],
    [
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 1],
          ],
        ],
      },
      '4 个点',
    ],
    [{ type: 'Polygon', coordinates: [] }, '4 个点'],
    [{ type: 'LineString', coordinates: [[0, 0]] }, '2 个点'],
    [
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, '1'],
            [1, 1],
            [2, 2],
            [0, 0],
          ],
        ],
      },
      '数字',
    ],
    [{ type: 'GeometryCollection', geometries: [] }, '类型'],
    [null, 'geometry'],
  ])('names the feature that is wrong, and why: %#', (geometry, reason) => {
    const { code, params } = faultOf(() =>
      read([feature({ type: 'Polygon', coordinates: [SQUARE] }), feature(geometry)]),
    );
    expect(code).toBe('geo-map/feature-invalid');
    expect(params['index']).toBe(2);
    expect((params['reason'] as { zh: string }).zh).toContain(reason);
  });

  it('has a region without a name', () => {
    const fault = faultOf(() =>
      read([
        feature({ type: 'Polygon', coordinates: [SQUARE] }),
        feature({ type: 'Polygon', coordinates: [SQUARE] }, { name: ' ' }),
      ]),
    );
    expect(fault).toMatchObject({ code: 'geo-map/feature-invalid', params: { index: 2 } });
  });
});
