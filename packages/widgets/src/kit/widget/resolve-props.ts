import type { ValuesOf } from '@aj-report/contract';
import { frozenDefaults, savedWords } from './field-properties.ts';
import type { RuntimeDeclaration } from './runtime-declaration.ts';

export type PropsOf<D extends Pick<RuntimeDeclaration, 'fields'>> = ValuesOf<D['fields']>;

/** Version of a widget's fields: one more than the upgrades it had. */
export function versionOf(declaration: Pick<RuntimeDeclaration, 'upgrades'>): number {
  return declaration.upgrades.length + 1;
}

/** The setup of a saved widget raised to today's version; unknown keys are kept. */
function upgradeSetup(
  { upgrades }: RuntimeDeclaration,
  setup: Readonly<Record<string, unknown>>,
  version: number,
): Readonly<Record<string, unknown>> {
  let current = setup;
  for (const upgrade of upgrades.slice(version - 1)) current = upgrade(current);
  return current;
}

/** The setup of a saved widget raised to today's version, with defaults for what is not set; unknown keys are kept. */
export function resolveProps<D extends RuntimeDeclaration>(
  declaration: D,
  setup: Readonly<Record<string, unknown>>,
  version: number,
): PropsOf<D> {
  return { ...frozenDefaults(declaration.fields), ...upgradeSetup(declaration, setup, version) } as PropsOf<D>;
}

/**
 * What a saved widget sets: the same as `resolveProps`, without the defaults that are the same in every language.
 * Words that nobody set are those of the language in which screens are saved.
 */
export function givenProps<D extends RuntimeDeclaration>(
  declaration: D,
  setup: Readonly<Record<string, unknown>>,
  version: number,
): Partial<PropsOf<D>> {
  return { ...savedWords(declaration.fields), ...upgradeSetup(declaration, setup, version) } as Partial<PropsOf<D>>;
}
