import { noChange } from 'lit';
import { directive, Directive, PartType, type ElementPart, type PartInfo } from 'lit/directive.js';

/** CSS properties in kebab-case (custom ones too); empty takes the property away. */
export type StyleValues = Readonly<Record<string, string>>;

/** Sets properties on an element through the style object: a `style` attribute would need `unsafe-inline`. */
export function setStyles(element: HTMLElement | SVGElement, values: StyleValues): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === '') element.style.removeProperty(name);
    else element.style.setProperty(name, value);
  }
}

class StylesDirective extends Directive {
  #before: StyleValues = {};

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('styles() belongs into the tag itself: <div ${styles({…})}>');
  }

  override update(part: ElementPart, [values]: [StyleValues]): unknown {
    const element = part.element as HTMLElement;
    for (const name of Object.keys(this.#before)) if (!(name in values)) element.style.removeProperty(name);
    const changed = Object.entries(values).filter(([name, value]) => this.#before[name] !== value);
    setStyles(element, Object.fromEntries(changed));
    this.#before = values;
    return this.render(values);
  }

  render(_values: StyleValues): unknown {
    return noChange;
  }
}

/** `<div ${styles({ color })}>`: styles of an element in a template, allowed under a strict Content-Security-Policy. */
export const styles = directive(StylesDirective);
