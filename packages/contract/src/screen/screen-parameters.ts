import type { ContextData, Dashboard } from './document-schema.ts';

/** Target of a link that sets a parameter of the whole screen instead of one widget's. */
export const SCREEN_TARGET = '$screen';

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/**
 * Parameters of a whole screen: defaults that it declares, overlaid by the viewer's route query (spec §7), overlaid by
 * what widgets chose. Locked ones keep their default, whether or not a set code stands before their name.
 */
export function screenParametersOf(
  declared: NonNullable<Dashboard['parameters']>,
  query: Readonly<Record<string, string>>,
  chosen: ContextData,
): ContextData {
  const locked = new Set(declared.filter((one) => one.locked).map((one) => one.name));
  const defaults = declared.filter((one) => isGiven(one.defaultValue));
  const isFree = ([key]: [string, unknown]) => !locked.has(key) && !locked.has(key.slice(key.indexOf('.') + 1));
  return {
    ...Object.fromEntries(defaults.map((one) => [one.name, one.defaultValue])),
    ...Object.fromEntries(Object.entries(query).filter(isFree)),
    ...Object.fromEntries(Object.entries(chosen).filter(isFree)),
  };
}
