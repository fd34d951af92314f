import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import countries from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Names = { readonly name: string };
type World = Topology<{ readonly countries: GeometryCollection<Names> }>;

const require = createRequire(import.meta.url);
/** Without its ice the map is a third less high. */
const ANTARCTICA = 'Antarctica';
/** Decimals of a degree: about a kilometre, finer than a coast at this scale. */
const DECIMALS = 2;
/** Areas in the file that have no code of ISO 3166. */
const WITHOUT_CODE: Readonly<Record<string, string>> = {
  'N. Cyprus': '北塞浦路斯',
  Somaliland: '索马里兰',
  Kosovo: '科索沃',
};

/** Where the usual name is another than that of the list. */
const CHINESE: Readonly<Record<string, string>> = { ESH: '西撒哈拉' };
const ENGLISH = new Intl.DisplayNames('en', { type: 'region' });

/** Countries by name, with their three letters as codes, at the scale of 1:110 million. @source Natural Earth, public domain */
export function makeWorld(language: 'zh' | 'en'): string {
  const world = JSON.parse(readFileSync(require.resolve('world-atlas/countries-110m.json'), 'utf8')) as World;
  const { features } = feature(world, world.objects.countries);
  const shown = features
    .filter(({ properties }) => properties.name !== ANTARCTICA)
    .map(({ id, properties, geometry }) => ({
      type: 'Feature',
      properties: toNames(String(id ?? ''), properties.name, language),
      geometry: { ...geometry, coordinates: rounded((geometry as { coordinates: unknown }).coordinates) },
    }));
  return `${JSON.stringify({ type: 'FeatureCollection', features: shown })}\n`;
}

function toNames(id: string, given: string, language: 'zh' | 'en') {
  const number = id.padStart(3, '0');
  const adcode = countries.numericToAlpha3(number);
  if (!adcode) return { name: (language === 'zh' && WITHOUT_CODE[given]) || given };
  const short = countries.numericToAlpha2(number) ?? adcode;
  const name = language === 'zh' ? countries.getName(adcode, 'zh', { select: 'alias' }) : ENGLISH.of(short);
  return { name: (language === 'zh' && CHINESE[adcode]) || name || given, adcode };
}

function rounded(value: unknown): unknown {
  return Array.isArray(value) ? value.map(rounded) : Number((value as number).toFixed(DECIMALS));
}
