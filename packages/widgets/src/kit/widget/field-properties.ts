import {
  DEFAULT_LANGUAGE,
  defaultsOf,
  defaultWordsOf,
  type Language,
  type RuntimeField,
  type RuntimeFields,
} from '@aj-report/contract';

interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number)[];
}

/** Attribute name of a field: `isShowX` → `is-show-x`. */
export function attributeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const byAttribute = new WeakMap<RuntimeFields, ReadonlyMap<string, string>>();

/** Names of fields by those of their attributes. */
export function fieldsByAttribute(fields: RuntimeFields): ReadonlyMap<string, string> {
  const known = byAttribute.get(fields) ?? new Map(Object.keys(fields).map((name) => [attributeOf(name), name]));
  byAttribute.set(fields, known);
  return known;
}

/** Value that an attribute stands for; `fallback` when there is none or it cannot be read as the field's type. */
export function fromAttribute(one: RuntimeField, text: string | null, fallback: unknown): unknown {
  const schema = one as unknown as FieldSchema;
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (text === null) return fallback;
  if (schema.enum) return schema.enum.find((value) => String(value) === text) ?? fallback;
  if (types.includes('boolean')) return text !== 'false';
  if (types.includes('number') || types.includes('integer')) return toNumber(text, types.includes('null'), fallback);
  if (types.includes('string')) return text;
  return parseJson(text, fallback);
}

function toNumber(text: string, nullable: boolean, fallback: unknown): unknown {
  if (text.trim() === '') return nullable ? null : fallback;
  const value = Number(text);
  return Number.isFinite(value) ? value : fallback;
}

function parseJson(text: string, fallback: unknown): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return fallback;
  }
}

type Defaults = Readonly<Record<string, unknown>>;

const defaults = new WeakMap<RuntimeFields, Partial<Record<Language, Defaults>>>();

/**
 * Defaults of the fields, frozen: they are shared by all elements of a class. The same object in every language, unless
 * one of them is words.
 */
export function frozenDefaults(fields: RuntimeFields, language: Language = DEFAULT_LANGUAGE): Defaults {
  const known = defaults.get(fields) ?? {};
  defaults.set(fields, known);
  return (known[language] ??= makeDefaults(fields, language));
}

const words = new WeakMap<RuntimeFields, Defaults>();

/** Defaults that are words, in the language in which screens are saved. Frozen, like all defaults. */
export function savedWords(fields: RuntimeFields): Defaults {
  const known = words.get(fields) ?? Object.freeze(defaultWordsOf(fields, DEFAULT_LANGUAGE));
  words.set(fields, known);
  return known;
}

function makeDefaults(fields: RuntimeFields, language: Language): Defaults {
  const isSame = language !== DEFAULT_LANGUAGE && Object.keys(savedWords(fields)).length === 0;
  return isSame ? frozenDefaults(fields) : Object.freeze(defaultsOf(fields, language));
}
