import { tiles as china } from './tiles-china.ts';
import { tiles as world } from './tiles-world.ts';

/** Areas of which a tile map has the regions. */
export type RegionScope = 'china' | 'world';

/** Part of the names that must be known, and how many different regions there must be at least. */
const KNOWN_PART = 0.8;
const REGIONS_MIN = 3;
/** A code of two letters or a single character says too little to be a place by itself. */
const CODE_LENGTH = 3;

/** The area whose regions a column names; undefined when it names none, or only by codes of two letters. */
export function regionScopeOf(values: readonly string[]): RegionScope | undefined {
  const names = [...new Set(values)].filter((name) => name.trim() !== '');
  const isNamed = names.some((name) => name.length >= CODE_LENGTH || /^\p{Script=Han}{2,}$/u.test(name));
  if (!isNamed) return undefined;
  for (const [scope, { find }] of [
    ['china', china],
    ['world', world],
  ] as const) {
    const found = names.map((name) => find(name)).filter((tile) => tile !== undefined);
    if (new Set(found).size >= REGIONS_MIN && found.length >= names.length * KNOWN_PART) return scope;
  }
  return undefined;
}
