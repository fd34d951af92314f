import type { RuntimeFields } from '@aj-report/contract';
import { frozenDefaults } from '../widget/field-properties.ts';

/** A declared radius as a length: that of the page (`--aj-theme-radius`) unless one was set by hand. */
export function cornersOf<K extends string>(
  props: Readonly<Record<K, number>>,
  fields: RuntimeFields,
  name: K,
): string {
  const px = props[name];
  return px === frozenDefaults(fields)[name] ? `var(--aj-theme-radius, ${px}px)` : `${px}px`;
}
