import { toTable } from '@aj-report/contract';
import * as echarts from 'echarts';
import type { EChartsOption, MapSeriesOption, SeriesOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { sampleIn } from '../../kit/widget/sample-in.ts';
import { sampleDataIn } from '../../kit/widget/sample-language.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { paintOption } from '../../kit/chart/chart-extras.ts';
import { resolveProps } from '../../kit/widget/resolve-props.ts';
import { expectPicture, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toRegions } from '../../shapes/regions.ts';
import { toGeoMapOption } from './geo-map.option.ts';
import { samples } from './geo-map.sample.ts';
import { geoMap } from './geo-map.widget.ts';
import { toDrawnMap, toMapData } from './region-index.ts';
import { readSampleMap } from './sample-source.ts';

function drawnMap(mapCode: string) {
  const map = readSampleMap(mapCode);
  echarts.registerMap(map.mapCode, { geoJSON: map.geometry } as never);
  return toDrawnMap(map.mapCode, map);
}

function optionOf(
  rows: readonly Readonly<Record<string, unknown>>[],
  mapping: readonly { readonly role: string; readonly field: string }[],
  setup: Readonly<Record<string, unknown>> = {},
  rest: Partial<ChartContext> = {},
): EChartsOption {
  const props = resolveProps(geoMap, setup, 1);
  const theme = { ...themeOf('deep-blue'), fontFamily: 'sans-serif' };
  const context = { theme, language: 'zh' as const, ...geoMap.size, map: drawnMap(props.map), ...rest };
  return toGeoMapOption(props, toRegions(toTable(rows), mapping), context);
}

function seriesOf(option: EChartsOption, id: string): SeriesOption | undefined {
  return (option.series as SeriesOption[]).find((series) => series.id === id);
}

describe.each(['deep-blue', 'light'])('a map in %s', (name) => {
  const theme = { ...themeOf(name), fontFamily: 'sans-serif' };
  // Heat is drawn on a canvas, which there is none of in Node.
  const drawable = samples.filter((sample) => sample.name !== 'heat');

  it.each(drawable.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { sampleRows, sampleMapping } = sampleDataIn(geoMap, 'zh');
    const { rows = sampleRows, mapping = sampleMapping, setup = {} } = sampleIn(geoMap, sample, 'zh');
    const option = optionOf(rows, mapping, setup, { theme });
    const { width, height } = geoMap.size;
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

const NAMED = [
  { role: 'name', field: 'n' },
  { role: 'value', field: 'v' },
];

describe('the regions of a map', () => {
  const map = drawnMap('');

  it.each(['星港市', '星港', '990100', ' 星港市 '])('are found as %j', (name) => {
    expect(map.find(name)?.adcode).toBe('990100');
  });

  it('have a place for their label within the map', () => {
    for (const { centre } of map.regions) {
      expect(centre[0]).toBeGreaterThan(150);
      expect(centre[1]).toBeGreaterThan(20);
    }
  });

  it('take values and routes by name; names that are not there are reported once', () => {
    const table = toTable([
      { a: '星港', b: '火星' },
      { a: '星港', b: '月湾市' },
      { a: '火星', b: '云麓' },
    ]);
    const routes = toRegions(table, [
      { role: 'source', field: 'a' },
      { role: 'target', field: 'b' },
    ]);
    const data = toMapData(routes, map);
    expect(data.routes.map(({ source, target }) => [source.name, target.name])).toEqual([['星港市', '月湾市']]);
    expect(data.unknown).toEqual(['火星']);
  });

  it('are not needed by a place that is measured', () => {
    const table = toTable([{ n: '甲站', x: 151.5, y: 21.4, v: 3 }]);
    const mapping = [...NAMED, { role: 'longitude', field: 'x' }, { role: 'latitude', field: 'y' }];
    expect(toMapData(toRegions(table, mapping), map)).toMatchObject({
      values: [{ name: '甲站', place: [151.5, 21.4], region: null }],
      unknown: [],
    });
  });
});

describe('the option of a map', () => {
  it('adds up the rows of a region and leaves the others without a value', () => {
    const option = optionOf(
      [
        { n: '星港', v: 3 },
        { n: '990100', v: 4 },
      ],
      NAMED,
    );
    const data = (seriesOf(option, 'regions') as MapSeriesOption).data as {
      name: string;
      value: number;
      row: number;
    }[];
    expect(data.find(({ name }) => name === '星港市')).toMatchObject({ value: 7, row: 1, code: '990100' });
    expect(data.filter(({ value }) => Number.isFinite(value))).toHaveLength(1);
  });

  it('keeps the form of the land in a box of any form', () => {
    const formIn = (width: number, height: number) => {
      const option = optionOf([{ n: '星港', v: 3 }], NAMED, { emptyColor: '#123456' }, { width, height });
      const [, path = ''] = /<path d="([^"]+)" fill="#123456"/.exec(toPicture(option, width, height, '#000000')) ?? [];
      const numbers = [...path.matchAll(/-?[\d.]+/g)].map(Number);
      const across = (list: readonly number[]) => Math.max(...list) - Math.min(...list);
      return across(numbers.filter((_, i) => i % 2 === 0)) / across(numbers.filter((_, i) => i % 2 === 1));
    };
    expect(formIn(800, 300)).toBeCloseTo(formIn(400, 600), 2);
  });

  it('draws only the layers that are on', () => {
    const rows = [{ n: '星港', v: 3 }];
    const idsOf = (setup: Record<string, unknown>) =>
      (optionOf(rows, NAMED, setup).series as SeriesOption[]).map(({ id }) => id);
    expect(idsOf({})).toEqual(['regions', 'names']);
    expect(idsOf({ isBubble: true, isColumn: true, isHeat: true })).toEqual([
      'regions',
      'heat',
      'bubbles',
      'columns',
      'names',
    ]);
  });

  it('moves lights only while things may move', () => {
    const rows = [{ a: '星港', b: '月湾', v: 3 }];
    const mapping = [
      { role: 'source', field: 'a' },
      { role: 'target', field: 'b' },
      { role: 'value', field: 'v' },
    ];
    const effectOf = (isMoving: boolean) => seriesOf(optionOf(rows, mapping, {}, { isMoving }), 'routes');
    expect(effectOf(true)).toMatchObject({ effect: { show: true } });
    expect(effectOf(false)).toMatchObject({ effect: { show: false } });
  });

  it('fills the regions below its flight lines where rows say both', () => {
    const rows = [{ a: '星港', b: '月湾', n: '月湾', v: 3 }];
    const mapping = [...NAMED, { role: 'source', field: 'a' }, { role: 'target', field: 'b' }];
    const option = optionOf(rows, mapping);
    const { data } = seriesOf(option, 'regions') as { data: { name: string; value: number }[] };
    expect(data.filter(({ value }) => value === 3).map(({ name }) => name)).toEqual(['月湾市']);
    expect(seriesOf(option, 'routes')).toMatchObject({ data: [{ name: '星港市 → 月湾市' }] });
  });

  it('gives regions without a value the colour that is set for them', () => {
    const option = optionOf([{ n: '星港', v: 9 }], NAMED, { emptyColor: '#123456' });
    expect(toPicture(option, 640, 480, '#000000')).toContain('fill="#123456"');
  });

  it('colours regions and their names by rules', () => {
    const conditions = [{ subject: 'value', operator: '>', operand: '5', color: '#ffee00' }];
    const rows = [
      { n: '星港', v: 9 },
      { n: '月湾', v: 1 },
    ];
    const option = paintOption({ conditions } as never, optionOf(rows, NAMED, { conditions }), null, 'zh');
    const { data } = seriesOf(option, 'regions') as { data: { name: string; itemStyle?: object }[] };
    expect(data.filter(({ itemStyle }) => JSON.stringify(itemStyle)?.includes('#ffee00'))).toMatchObject([
      { name: '星港市', visualMap: false },
    ]);
    const names = seriesOf(option, 'names') as { data: { name: string; label: { color?: string } }[] };
    expect(names.data.find(({ name }) => name === '星港市')?.label.color).toBe('#0d1526');
    // What the drawing library makes of it.
    expect(toPicture(option, 640, 480, '#000000').match(/fill="#ffee00"/g)?.length).toBeGreaterThan(0);
  });

  it('writes names in the ink that reads best on the colour of their region', () => {
    const option = optionOf([{ n: '星港', v: 9 }], NAMED, { rangeColors: ['#9f80f8'] });
    const names = seriesOf(option, 'names') as { data: { name: string; label: { color?: string } }[] };
    expect(names.data.find(({ name }) => name === '星港市')?.label.color).toBe('#0d1526');
  });

  it('is the title alone until a map is there', () => {
    const { map: _map, ...context } = {
      map: null,
      theme: themeOf('light'),
      language: 'zh' as const,
      width: 9,
      height: 9,
    };
    const option = toGeoMapOption(resolveProps(geoMap, {}, 1), toRegions(toTable([]), []), context);
    expect(option.series).toEqual([]);
  });
});
