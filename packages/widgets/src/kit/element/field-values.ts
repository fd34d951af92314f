import type { RuntimeFields, Language } from '@aj-report/contract';
import { fromAttribute, frozenDefaults } from '../widget/field-properties.ts';

type Values = Readonly<Record<string, unknown>>;

/** Makes a property of a class whose value its elements keep. */
export function defineField<E>(
  prototype: object,
  name: string,
  get: (element: E) => unknown,
  set: (element: E, value: unknown) => void,
): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: E) {
      return get(this);
    },
    set(this: E, value: unknown) {
      set(this, value);
    },
  });
}

/** The fields of one element: what was set; everything else is as declared, in the language of the widget. */
export class FieldValues {
  readonly #fields: RuntimeFields;
  readonly #given: Record<string, unknown> = {};
  #all: { readonly defaults: Values; readonly values: Values } | undefined;

  constructor(fields: RuntimeFields) {
    this.#fields = fields;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#fields, name);
  }

  /** Names of the fields that were set. */
  given(): readonly string[] {
    return Object.keys(this.#given);
  }

  get(name: string, language: Language): unknown {
    const given = this.#given[name];
    return given === undefined ? frozenDefaults(this.#fields, language)[name] : given;
  }

  /** Takes a value over, `undefined` gives the default back; tells whether the field has another value now. */
  set(name: string, value: unknown, language: Language): boolean {
    const before = this.get(name, language);
    if (value === undefined) Reflect.deleteProperty(this.#given, name);
    else this.#given[name] = value;
    if (Object.is(before, this.get(name, language))) return false;
    this.#all = undefined;
    return true;
  }

  /** Value that an attribute of the field stands for; undefined = as declared. */
  read(name: string, text: string | null, language: Language): unknown {
    const field = this.#fields[name];
    return text === null || !field
      ? undefined
      : fromAttribute(field, text, frozenDefaults(this.#fields, language)[name]);
  }

  /** Takes away what a page set before the code of the widget was there: it hides the accessors of the element. */
  takeFrom(element: object): readonly (readonly [string, unknown])[] {
    const early = Object.entries(element).filter(([name]) => this.has(name));
    for (const [name] of early) Reflect.deleteProperty(element, name);
    return early;
  }

  /** All of them, frozen; a new object only when one of them changed. */
  all(language: Language): Values {
    const defaults = frozenDefaults(this.#fields, language);
    if (this.#all?.defaults !== defaults) {
      this.#all = { defaults, values: Object.freeze({ ...defaults, ...this.#given }) };
    }
    return this.#all.values;
  }
}
