import { defaultsOf, type Field, type Fields } from '@aj-report/contract';

interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number)[];
}

/** Attribute name of a field: `isShowX` → `is-show-x`. */
export function attributeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Value that an attribute stands for; `fallback` when there is none or it cannot be read as the field's type. */
export function fromAttribute(one: Field, text: string | null, fallback: unknown): unknown {
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

const defaults = new WeakMap<Fields, Readonly<Record<string, unknown>>>();

/** Defaults of the fields, frozen: they are shared by all elements of a class. */
export function frozenDefaults(fields: Fields): Readonly<Record<string, unknown>> {
  const known = defaults.get(fields) ?? Object.freeze(defaultsOf(fields));
  defaults.set(fields, known);
  return known;
}
