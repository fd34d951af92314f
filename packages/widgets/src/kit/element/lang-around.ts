import { firstLanguage, type Language } from '@aj-report/contract';
import type { ReactiveElement } from 'lit';

/** The `lang` that a page says nearest to an element, through shadow roots. */
export function langAround(element: Element): string | undefined {
  const named = element.closest<HTMLElement>('[lang]');
  if (named) return named.lang;
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  return host && langAround(host);
}

const given = new WeakMap<object, Language>();

/** Decorates a property with the language of an element: what was set, else that of the page around it. */
export function spoken(prototype: ReactiveElement, name: PropertyKey): void {
  Object.defineProperty(prototype, name, {
    get(this: Element) {
      return given.get(this) ?? firstLanguage(langAround(this));
    },
    set(this: Element, language: Language) {
      given.set(this, language);
    },
    configurable: true,
  });
  (prototype.constructor as typeof ReactiveElement).createProperty(name, {});
}
