import { isObject, rolesOf, toList, toText, type Shown } from '../foreign-screen.types.ts';

/** What is shown of the weather, and the names that fields of it have. */
const PARTS = [
  { field: 'city', names: ['city', 'cityName', 'area', 'location', 'name'], written: '**{city}**' },
  { field: 'weather', names: ['weather', 'text', 'wea', 'type'], written: '{weather}' },
  { field: 'temperature', names: ['temperature', 'temp', 'tem'], written: '{temperature}℃' },
] as const;

/** The weather as a text over rows, static or of a data set; without rows it is empty. */
export function readWeather(dataset: unknown): Shown {
  const [given] = [dataset, ...toList(dataset)].filter(isObject);
  const found = PARTS.flatMap(({ field, names }) => {
    const key = names.find((name) => toText(given?.[name]) !== '');
    return key === undefined ? [] : [[field, given![key]] as const];
  });
  const text = PARTS.map(({ written }) => written).join('  ');
  const mapping = rolesOf(PARTS.map(({ field }) => ['text', field]));
  const rows = found.length > 0 ? [{ city: null, weather: null, temperature: null, ...Object.fromEntries(found) }] : [];
  return { setup: { text }, data: { rows, mapping } };
}
