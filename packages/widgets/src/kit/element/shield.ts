import { WidgetElement } from './widget-element.ts';

type Members = Record<string, unknown>;

const EVERY_OBJECT = Object.prototype as unknown as Members;

/**
 * Runs work as if the page had added nothing to every object, and gives the page back what it has added. Where a record
 * says nothing of a name, such as `label`, the page's addition would be taken for what it says.
 */
export function withoutAdditions<T>(work: () => T): T {
  const names = Object.keys(EVERY_OBJECT);
  if (names.length === 0) return work();
  const added = Object.fromEntries(
    names.map((name) => [name, Object.getOwnPropertyDescriptor(EVERY_OBJECT, name)!] as const),
  );
  for (const name of names) Reflect.deleteProperty(EVERY_OBJECT, name);
  try {
    return work();
  } finally {
    Object.defineProperties(EVERY_OBJECT, added);
  }
}

/** Makes methods of a class, by default all of its own, run without the page's additions. */
export function shield(kind: object, names: readonly string[] = Object.getOwnPropertyNames(kind)): void {
  const members = kind as Members;
  for (const name of names) {
    const { value: method } = Object.getOwnPropertyDescriptor(kind, name) ?? { value: members[name] };
    if (name === 'constructor' || typeof method !== 'function') continue;
    members[name] = function (this: unknown, ...given: unknown[]): unknown {
      return withoutAdditions(() => Reflect.apply(method, this, given) as unknown);
    };
  }
}

/** Every drawing of a widget begins in one of these. */
shield(WidgetElement.prototype, ['performUpdate', 'attempt', 'summary']);
