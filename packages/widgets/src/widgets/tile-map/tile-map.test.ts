import { toTable, type Language } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { writeUnknown } from '../../fields/unknown-names.ts';
import { mixColours } from '../../kit/theme/colour-scale.ts';
import { resolveProps, versionOf } from '../../kit/widget/resolve-props.ts';
import { groundOf } from '../../kit/theme/ground.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toRegions } from '../../shapes/regions.ts';
import { toTileData, toTilePicture } from './tile-map.option.ts';
import { tileMap } from './tile-map.widget.ts';
import { readTileSet, toTileKey, type TileSet } from './tile-set.ts';
import { tiles as china } from './tiles-china.ts';
import { tiles as world } from './tiles-world.ts';

const MAPPING = [
  { role: 'name', field: 'name' },
  { role: 'value', field: 'value' },
];

function dataOf(rows: readonly (readonly [string, unknown])[]) {
  return toRegions(toTable(rows.map(([name, value]) => ({ name, value }))), MAPPING);
}

function pictureOf(
  setup: Record<string, unknown>,
  width: number,
  height: number,
  set: TileSet = china,
  language: Language = 'zh',
) {
  const data = dataOf([
    ['广东', 30],
    ['江苏', 10],
    ['火星', 1],
  ]);
  const context = { theme: themeOf('deep-blue'), language, width, height };
  return toTilePicture(resolveProps(tileMap, setup, versionOf(tileMap)), data, set, context);
}

describe('the tiles of China', () => {
  it('are its 34 provinces, each in a cell of its own', () => {
    expect(china.tiles).toHaveLength(34);
    expect(new Set(china.tiles.map(({ column, row }) => `${column},${row}`)).size).toBe(34);
  });

  it.each([
    ['广东', 'GD'],
    ['广东省', 'GD'],
    ['Guangdong', 'GD'],
    ['guangdong province', 'GD'],
    ['GD', 'GD'],
    ['440000', 'GD'],
    ['粤', 'GD'],
    ['内蒙古自治区', 'NM'],
    ['广西壮族自治区', 'GX'],
    ['香港特别行政区', 'HK'],
    ['Hong Kong', 'HK'],
    ['中国台湾', 'TW'],
    ['Shaanxi', 'SN'],
    ['Shanxi', 'SX'],
    [' 上海市 ', 'SH'],
  ])('know %s', (name, code) => {
    expect(china.find(name)?.code).toBe(code);
  });

  it('know nothing else', () => {
    for (const name of ['', '省', '华东', 'Mars']) expect(china.find(name), name).toBeUndefined();
  });
});

describe('the tiles of the world', () => {
  it.each([
    ['中国', 'CN'],
    ['CHN', 'CN'],
    ['156', 'CN'],
    ['美国', 'US'],
    ['United States of America', 'US'],
    ['Côte d’Ivoire', 'CI'],
    ['Cote dIvoire', 'CI'],
    ['沙特', 'SA'],
    ['Hong Kong', 'HK'],
    ['Korea', 'KR'],
    ['刚果民主共和国', 'CD'],
    ['刚果（布）', 'CG'],
    ['Turkey', 'TR'],
  ])('know %s', (name, code) => {
    expect(world.find(name)?.code).toBe(code);
  });

  it('have a cell each, and names in both languages', () => {
    expect(new Set(world.tiles.map(({ column, row }) => `${column},${row}`)).size).toBe(world.tiles.length);
    for (const { code, name } of world.tiles) expect(name.zh !== '' && name.en !== '', code).toBe(true);
  });

  it('are called by no name of another', () => {
    for (const { code, name } of world.tiles) {
      expect(world.find(code)?.code, code).toBe(code);
      expect(world.find(name.zh)?.code, name.zh).toBe(code);
      expect(world.find(name.en)?.code, name.en).toBe(code);
    }
  });
});

describe('a grid of regions', () => {
  it('is refused when cells and regions do not agree', () => {
    expect(() => readTileSet(['A .'], ['B||乙|乙|B|'])).toThrow('no cell');
    expect(() => readTileSet(['A B'], ['A||甲|甲|A|'])).toThrow('no region');
  });

  it('forgives case, accents, spaces and points', () => {
    expect(toTileKey('São Tomé and Príncipe')).toBe(toTileKey('sao tome AND principe'));
    expect(toTileKey('St. Lucia')).toBe('stlucia');
  });
});

describe('values of tiles', () => {
  it('are added up, and names that no tile has are reported once', () => {
    const { values, unknown } = toTileData(
      dataOf([
        ['广东', 3],
        ['Guangdong', 4],
        ['火星', 1],
        ['火星', 2],
        ['江苏', null],
      ]),
      china,
    );
    expect([...values].map(([tile, { value, row }]) => [tile.code, value, row])).toEqual([['GD', 7, 1]]);
    expect(unknown).toEqual(['火星']);
  });

  it('are reported to be unknown with the first few names', () => {
    expect(writeUnknown([], 'zh')).toBe('');
    expect(writeUnknown(['甲', '乙', '丙', '丁'], 'zh')).toBe('4 个名称未识别：甲、乙、丙…');
    expect(writeUnknown(['Mars'], 'en')).toBe('1 unknown: Mars');
  });
});

describe('the picture of a tile map', () => {
  it('keeps every cell inside of the box, whatever the shape', () => {
    for (const cellShape of ['square', 'rounded', 'hex'])
      for (const [width, height] of [
        [520, 460],
        [200, 120],
        [1200, 800],
        [300, 900],
      ] as const)
        for (const set of [china, world]) {
          const { cells, grid } = pictureOf({ cellShape }, width, height, set);
          for (const { x, y } of cells) {
            expect(x - grid.cellWidth / 2).toBeGreaterThanOrEqual(0);
            expect(x + grid.cellWidth / 2).toBeLessThanOrEqual(width);
            expect(y - grid.cellHeight / 2).toBeGreaterThanOrEqual(0);
            expect(y + grid.cellHeight / 2).toBeLessThanOrEqual(height);
          }
        }
  });

  it('writes names where they fit, one character where they do not, and nothing where that is too much', () => {
    const nameOf = (width: number, height: number) =>
      pictureOf({}, width, height).cells.find(({ tile }) => tile.code === 'NM')?.texts[0]?.text;
    expect(nameOf(520, 460)).toBe('内蒙古');
    expect(nameOf(160, 200)).toBe('蒙');
    expect(nameOf(60, 60)).toBeUndefined();
  });

  it('writes all names in one size, also the long ones', () => {
    const sizesOf = (setup: Record<string, unknown>) =>
      new Set(pictureOf(setup, 520, 460).cells.map(({ texts }) => texts.find(({ isValue }) => !isValue)?.size));
    expect(sizesOf({}).size).toBe(1);
    expect(sizesOf({ fontSize: 9 })).toEqual(new Set([9]));
  });

  it('writes the longest name that bounds their size in full', () => {
    for (let width = 540; width <= 1200; width += 20) {
      const { cells } = pictureOf({}, width, (width * 2) / 3, china, 'en');
      const names = cells.map(({ texts }) => texts[0]?.text);
      expect(names, `${width}`).toEqual(expect.arrayContaining(['Guangdong', 'Chongqing']));
    }
  });

  it('fills by value, or draws marks as large as the value', () => {
    const cellOf = (setup: Record<string, unknown>) =>
      pictureOf(setup, 520, 460).cells.find(({ tile }) => tile.code === 'GD')!;
    expect(cellOf({}).fill).toBe(themeOf('deep-blue').sequential.at(-1));
    expect(cellOf({ isFill: false })).toMatchObject({ share: 1, markFill: themeOf('deep-blue').accent });
    expect(pictureOf({ isFill: false }, 520, 460).legend).toBeNull();
  });

  it('says which names it does not know, unless that is switched off or the widget is low', () => {
    expect(pictureOf({}, 520, 460).note).toBe('1 个名称未识别：火星');
    expect(pictureOf({ isShowUnknown: false }, 520, 460).note).toBe('');
    expect(pictureOf({}, 200, 120).note).toBe('');
  });
});

describe('the foot of a tile map', () => {
  it('is larger in a large box, and so are the names', () => {
    const [usual, vast] = [pictureOf({}, 520, 460), pictureOf({}, 1200, 800)];
    expect([usual.footSize, vast.footSize]).toEqual([12, 17]);
    expect([usual.legend?.width, vast.legend?.width]).toEqual([140, 196]);
    expect(vast.cells[0]?.texts[0]?.size).toBeGreaterThan(20);
  });

  it('tells one value alone where there is no other', () => {
    const context = { theme: themeOf('deep-blue'), language: 'zh' as const, width: 520, height: 460 };
    const picture = toTilePicture(
      resolveProps(tileMap, {}, versionOf(tileMap)),
      dataOf([['湖北', 562]]),
      china,
      context,
    );
    expect(picture.legend).toMatchObject({ from: '', to: '562' });
  });
});

describe('the layers of a tile map', () => {
  it('are read from screens that knew one at a time', () => {
    const layersOf = (setup: Record<string, unknown>) => {
      const { isFill, isBubble, isColumn, gap } = resolveProps(tileMap, { gap: 3, ...setup }, 1);
      return [isFill, isBubble, isColumn, gap];
    };
    expect(layersOf({})).toEqual([true, false, false, 3]);
    expect(layersOf({ layer: 'fill' })).toEqual([true, false, false, 3]);
    expect(layersOf({ layer: 'bubble' })).toEqual([false, true, false, 3]);
    expect(layersOf({ layer: 'column' })).toEqual([false, false, true, 3]);
  });

  it('leave names readable on bubbles: letters have an edge in the colour of what lies below', () => {
    const haloOf = (setup: Record<string, unknown>) => {
      const cell = pictureOf(setup, 520, 460).cells.find(({ tile }) => tile.code === 'GD')!;
      return { halo: cell.halo, fill: cell.fill };
    };
    expect(haloOf({}).halo).toBe('none');
    const theme = themeOf('deep-blue');
    const plain = mixColours(groundOf(theme), theme.textMuted, 0.16);
    expect(haloOf({ isBubble: true, isFill: false }).halo).toBe(plain);
    expect(haloOf({ isBubble: true, isFill: false, cellColor: '#123456' }).halo).toBe('#123456');
    const { halo, fill } = haloOf({ isBubble: true });
    expect(halo).toBe(fill);
  });

  it('leave names readable below lines', () => {
    const context = { theme: themeOf('deep-blue'), language: 'zh' as const, width: 520, height: 460 };
    const data = { ...dataOf([]), routes: [{ source: '四川', target: '上海', value: 3, row: 0 }] };
    const { cells } = toTilePicture(resolveProps(tileMap, {}, versionOf(tileMap)), data, china, context);
    expect(cells.filter(({ halo }) => halo === 'none')).toEqual([]);
  });

  it('lie over each other, marks in a colour that the fills do not have', () => {
    const { cells, legend } = pictureOf({ isBubble: true, isColumn: true }, 520, 460);
    const cell = cells.find(({ tile }) => tile.code === 'GD')!;
    expect(cell.markFill).not.toBe(themeOf('deep-blue').accent);
    expect(cell.fill).not.toBe(cell.markFill);
    expect(legend).not.toBeNull();
  });
});

describe('the routes of a tile map', () => {
  const rows = [
    { a: '上海', b: '四川', n: 8 },
    { a: '广东', b: '四川', n: 2 },
    { a: '上海', b: '上海', n: 1 },
    { a: '上海', b: '火星', n: 5 },
  ];
  const data = toRegions(toTable(rows), [
    { role: 'source', field: 'a' },
    { role: 'target', field: 'b' },
    { role: 'value', field: 'n' },
  ]);

  it('add up what arrives in a region; unknown ends are reported', () => {
    const found = toTileData(data, china);
    expect(found.values.get(china.find('四川')!)?.value).toBe(10);
    expect(found.values.has(china.find('广东')!)).toBe(false);
    expect(found.routes).toHaveLength(3);
    expect(found.unknown).toEqual(['火星']);
  });

  it('are bent lines, wider where more goes', () => {
    const context = { theme: themeOf('deep-blue'), language: 'zh' as const, width: 520, height: 460 };
    const { routes } = toTilePicture(resolveProps(tileMap, { routeWidth: 4 }, 2), data, china, context);
    expect(routes.map(({ width }) => width)).toEqual([4, 1]);
    expect(routes[0]!.path).toMatch(/^M[\d.]+ [\d.]+ Q-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/);
  });
});

describe('the rules of a tile map', () => {
  it('colour the cells that meet one, by value or by name in any language', () => {
    const rule = (subject: string, operand: string) => ({ subject, operator: '=', operand, color: '#ff0000' });
    for (const one of [rule('value', '30'), rule('name', '广东'), rule('name', 'Guangdong'), rule('name', 'GD')]) {
      const { cells } = pictureOf({ conditions: [one] }, 520, 460);
      expect(cells.filter(({ fill }) => fill === '#ff0000').map(({ tile }) => tile.code)).toEqual(['GD']);
    }
  });
});
