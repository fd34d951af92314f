import type { FieldGroup, Fields } from './field.ts';

/**
 * The fields in their order, all under one heading; a field that names a heading of its own stays under it.
 * @example inGroup({ id: 'look', label: { zh: '外观', en: 'Look' } }, { color: field.color({ label }) })
 */
export function inGroup<F extends Fields>(group: FieldGroup, fields: F): F {
  const grouped = Object.entries(fields).map(([name, one]) => [name, { ...one, 'x-aj': { group, ...one['x-aj'] } }]);
  return Object.fromEntries(grouped) as F;
}
