/**
 * Registers a tag unless it is taken, so that loading the kit twice, or two versions on one page, is harmless:
 * the first one stays.
 */
export function registerElement(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
