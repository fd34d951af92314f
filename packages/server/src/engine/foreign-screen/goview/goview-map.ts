import { isObject, rolesOf, toList, toObject, toText, type Loose, type Shown } from '../foreign-screen.types.ts';

const WHOLE = 'china';

/** A number, or nothing: a value that is not there is no zero. */
function toAmount(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

const placeKey = (coords: unknown) => JSON.stringify(toList(coords).slice(0, 2));

/** Regions with values, places, and ways between places that are known by where they lie. */
function readRows({ map, point, line }: Loose): Record<string, unknown>[] {
  const points = toList(point).filter(isObject);
  const names = new Map(points.map(({ name, value }) => [placeKey(value), toText(name)]));
  const regions = toList(map)
    .filter(isObject)
    .map(({ name, value }) => ({ name: toText(name), value: toAmount(value) }));
  const places = points.map(({ name, value }) => {
    const [longitude, latitude, amount] = toList(value);
    const place = { longitude: toAmount(longitude), latitude: toAmount(latitude) };
    return { name: toText(name), ...place, value: toAmount(amount) };
  });
  const routes = toList(line)
    .filter(isObject)
    .flatMap(({ coords }) => {
      const [source, target] = toList(coords).map((end) => names.get(placeKey(end)));
      return source !== undefined && target !== undefined ? [{ source, target }] : [];
    });
  return [...regions, ...places, ...routes];
}

/** Their map: the code of its regions, what is drawn on them, and the values. */
export function readMap(dataset: unknown, option: Loose): Shown {
  const given = toObject(dataset);
  const rows = readRows(given);
  const roles = ['name', 'value', 'longitude', 'latitude', 'source', 'target'];
  const used = roles.filter((role) => rows.some((row) => Object.hasOwn(row, role)));
  const { adcode } = toObject(option['mapRegion']);
  const setup = {
    map: toText(adcode) || WHOLE,
    isFill: toList(given['map']).length > 0,
    isBubble: toList(given['point']).length > 0,
    isFlying: toList(given['line']).length > 0,
  };
  return { setup, data: { rows, mapping: rolesOf(used.map((role): [string, string] => [role, role])) } };
}
