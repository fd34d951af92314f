import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Text } from '@aj-report/contract';
import { COMMON_PARTS, CUSTOM_PROPERTY_LABELS, PAGE_PROPERTIES, type PageProperty } from '@aj-report/widgets/kit';
import { importsOf } from '../../graph/imports.ts';
import type { FoundWidget } from '../widgets.ts';

/** What a page's own style sheet can change of an element. */
export interface Styling {
  readonly parts: readonly (readonly [string, Text])[];
  readonly customProperties: readonly PageProperty[];
}

const USED = /var\(--aj-([a-z0-9-]+)/g;
/** `theme.accent`, `this.currentTheme.palette` */
const READ = /\b(?:theme|currentTheme)\.(\w+)/g;
/** `const { palette } = this.currentTheme`, `({ background }: Theme)` */
const TAKEN = /\{([\w\s,]+)\}\s*(?:=\s*(?:this\.)?(?:theme|currentTheme)\b|:\s*Theme\b)/g;
const used = new Map<string, ReadonlySet<string>>();

/** Parts of themes that a file uses, as the ends of their custom properties: `text-muted`, `palette`. */
function usedIn(root: string, file: string): ReadonlySet<string> {
  const known = used.get(file);
  if (known) return known;
  const text = readFileSync(path.join(root, file), 'utf8');
  const keys = [
    ...[...text.matchAll(READ)].map(([, key = '']) => key),
    ...[...text.matchAll(TAKEN)].flatMap(([, keys = '']) => keys.split(',').map((key) => key.trim())),
  ];
  const names = new Set([
    ...[...text.matchAll(USED)].map(([, name = '']) => name.replace(/^theme-/, '')),
    ...keys.map((key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  ]);
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

/** Whether a property is among those whose ends are `names`; a list of colours is used as a whole. */
function isUsed({ name }: PageProperty, names: ReadonlySet<string>): boolean {
  const end = name.replace('--aj-theme-', '');
  return name === '--aj-theme' || names.has(end) || names.has(end.replace(/-\d+$/, ''));
}

/** @throws Error for a custom property that no theme gives */
export function stylingOf(root: string, { name, declaration }: FoundWidget): Styling {
  // What reads all of a theme uses none of it.
  const files = [...filesOf(root, `packages/widgets/src/widgets/${name}/${name}.element.ts`)].filter(
    (file) => !/\/kit\/theme\/(?:page-theme|laid-over-theme|themes[\w-]*)\.ts$/.test(file),
  );
  const names = new Set(files.flatMap((file) => [...usedIn(root, file)]));
  const inStyles = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/var\((--aj-[a-z0-9-]+)/g)].map(([, one = '']) => one),
  );
  const isKnown = (one: string) =>
    CUSTOM_PROPERTY_LABELS.has(one) || PAGE_PROPERTIES.some((property) => property.name === one);
  const unknown = inStyles.find((one) => !isKnown(one));
  if (unknown !== undefined) throw new Error(`The element of ${name} uses ${unknown}, which no theme gives`);
  return {
    parts: Object.entries({ ...COMMON_PARTS, ...declaration.styleParts }),
    customProperties: PAGE_PROPERTIES.filter((one) => isUsed(one, names)),
  };
}
