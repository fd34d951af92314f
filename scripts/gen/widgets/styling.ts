import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Text } from '@aj-report/contract';
import { COMMON_PARTS, CUSTOM_PROPERTY_LABELS } from '@aj-report/widgets/kit';
import { importsOf } from '../../graph/imports.ts';
import type { FoundWidget } from '../widgets.ts';

/** What a page's own style sheet can change of an element. */
export interface Styling {
  readonly parts: readonly (readonly [string, Text])[];
  readonly customProperties: readonly (readonly [string, Text])[];
}

const USED = /var\((--aj-[a-z0-9-]+)/g;
const used = new Map<string, ReadonlySet<string>>();

function usedIn(root: string, file: string): ReadonlySet<string> {
  const known = used.get(file);
  if (known) return known;
  const text = readFileSync(path.join(root, file), 'utf8');
  const names = new Set([...text.matchAll(USED)].map(([, name = '']) => name));
  used.set(file, names);
  return names;
}

/** Files of the kit that an element is made of, itself among them; what is printed uses no custom property. */
function filesOf(root: string, file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { target } of importsOf(root, file)) {
    if (target.startsWith('packages/widgets/src/') && target.endsWith('.ts') && !target.includes('.gen.'))
      filesOf(root, target, found);
  }
  return found;
}

/** @throws Error for a custom property that no theme gives */
export function stylingOf(root: string, { name, declaration }: FoundWidget): Styling {
  const files = filesOf(root, `packages/widgets/src/widgets/${name}/${name}.element.ts`);
  const names = new Set([...files].flatMap((file) => [...usedIn(root, file)]));
  const unknown = [...names].find((one) => !CUSTOM_PROPERTY_LABELS.has(one));
  if (unknown !== undefined) throw new Error(`The element of ${name} uses ${unknown}, which no theme gives`);
  return {
    parts: Object.entries({ ...COMMON_PARTS, ...declaration.styleParts }),
    customProperties: [...CUSTOM_PROPERTY_LABELS].filter(([one]) => names.has(one)),
  };
}
