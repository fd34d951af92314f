import { coastOf, cutLand, writeMap, type District, type Point } from './island.ts';
import { createRandom } from './random.ts';

/**
 * An invented province on an island where there is only sea. Its codes begin with 99, which no province has.
 * Longitude 150–153°, latitude 20–22.4°.
 */
const CENTRE: Point = [151.6, 21.25];

const CITIES: readonly District[] = [
  { adcode: '990100', name: '星港市', seat: [152.35, 21.55] },
  { adcode: '990200', name: '月湾市', seat: [151.75, 20.75] },
  { adcode: '990300', name: '云麓市', seat: [151.55, 21.4] },
  { adcode: '990400', name: '松林市', seat: [150.95, 21.85] },
  { adcode: '990500', name: '白沙市', seat: [150.75, 21.2] },
  { adcode: '990600', name: '潮音市', seat: [151.1, 20.7] },
  { adcode: '990700', name: '望海市', seat: [152.45, 20.9] },
  { adcode: '990800', name: '石门市', seat: [151.75, 22.0] },
];

const ISLETS: District = { adcode: '990900', name: '南礁市', seat: [152.6, 20.35] };
const ISLET_PLACES: readonly (readonly [Point, number])[] = [
  [[152.35, 20.22], 0.3],
  [[152.72, 20.14], 0.2],
  [[152.85, 20.42], 0.16],
];

/** Districts of the cities that have a map of their own. */
const INNER: Readonly<Record<string, readonly District[]>> = {
  '990100': [
    { adcode: '990101', name: '港口区', seat: [152.62, 21.62] },
    { adcode: '990102', name: '灯塔区', seat: [152.35, 21.3] },
    { adcode: '990103', name: '新港区', seat: [152.3, 21.75] },
    { adcode: '990104', name: '临江区', seat: [152.05, 21.45] },
    { adcode: '990105', name: '渔湾区', seat: [152.66, 21.3] },
  ],
  '990300': [
    { adcode: '990301', name: '云台区', seat: [151.4, 21.55] },
    { adcode: '990302', name: '茶溪县', seat: [151.75, 21.55] },
    { adcode: '990303', name: '竹岭县', seat: [151.35, 21.2] },
    { adcode: '990304', name: '清泉区', seat: [151.62, 21.3] },
    { adcode: '990305', name: '枫桥县', seat: [151.9, 21.2] },
  ],
};

/** Files of the sample maps by name: the province, and two of its cities. */
export function makeMaps(): Readonly<Record<string, string>> {
  const random = createRandom(20_260);
  const land = cutLand(coastOf(CENTRE, 2.7, 1.75, random), CITIES);
  const islets = ISLET_PLACES.map(([centre, size]) =>
    coastOf(centre, size, size * 0.7, random).filter((_, i) => i % 4 === 0),
  );
  const province = new Map([...land].map(([district, ring]) => [district, [ring]]));
  const files: Record<string, string> = { 'island-990000.geojson': writeMap(new Map([...province, [ISLETS, islets]])) };
  for (const [city, ring] of land) {
    const districts = INNER[city.adcode];
    if (!districts) continue;
    const inner = [...cutLand(ring, districts)].map(([district, one]) => [district, [one]] as const);
    files[`island-${city.adcode}.geojson`] = writeMap(new Map(inner));
  }
  return files;
}
