import { declarations } from '@aj-report/widgets/declarations';
import { Ajv, type ValidateFunction } from 'ajv';
import { isObject, type Loose } from './foreign-screen.types.ts';

interface FieldSchema {
  readonly default?: unknown;
  readonly 'x-aj'?: { readonly control?: string };
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: FieldSchema;
}

const AJV = new Ajv({ strict: false });
const CHECKS = new WeakMap<object, ValidateFunction>();

function fits(schema: object, value: unknown): boolean {
  const check = CHECKS.get(schema) ?? AJV.compile(schema);
  CHECKS.set(schema, check);
  return check(value) === true;
}

/** Keys of one widget in the words of ours. */
export interface KeyNames {
  /** Our name by theirs. */
  readonly rename?: Readonly<Record<string, string>>;
  /** Names of ours by one that stands for all of them that a widget has, where it has none of that very name. */
  readonly old?: Readonly<Record<string, readonly string[]>>;
  /** Our value by theirs, of keys in our names. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Keys that mean nothing here. */
  readonly ignore?: readonly string[];
}

export interface Carried {
  readonly setup: Record<string, unknown>;
  /** Keys with a value that has no place in the widget of ours. */
  readonly lost: readonly string[];
}

function toNumberWithin(value: unknown, { minimum, maximum }: FieldSchema): unknown {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number') return value;
  return Math.min(Math.max(number, minimum ?? -Infinity), maximum ?? Infinity);
}

/** A value of theirs in the type of our field; colours in rows of `{color}` become a list of colours. */
function toType(value: unknown, schema: FieldSchema): unknown {
  const types = [schema.type].flat();
  if (types.includes('number') || types.includes('integer')) return toNumberWithin(value, schema);
  if (types.includes('boolean') && (value === 'true' || value === 1)) return true;
  if (types.includes('boolean') && (value === 'false' || value === 0)) return false;
  if (types.includes('string') && typeof value === 'number') return String(value);
  const isOfTexts = types.includes('array') && schema.items?.type === 'string';
  if (isOfTexts && typeof value === 'string') return [value];
  if (isOfTexts && Array.isArray(value)) {
    return value.map((one: unknown) => (isObject(one) ? (one['color'] ?? one['value']) : one));
  }
  return value;
}

type FieldSchemas = Readonly<Record<string, FieldSchema>>;

export function isSaid(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

/** A field that shows words of its own where nothing is said: an author who left it empty wants none. */
function showsWords({ default: own, ...schema }: FieldSchema): boolean {
  const control = schema['x-aj']?.control;
  return (control === 'text' || control === 'textarea') && isSaid(own);
}

/** What a key of theirs is called here; a name that the document uses itself is left to it. */
function namesOf(key: string, fields: FieldSchemas, values: Loose, { rename = {}, old = {} }: KeyNames): string[] {
  const own = Object.hasOwn(rename, key) ? rename[key]! : key;
  if (own === key && Object.hasOwn(fields, key)) return [key];
  const names = Object.hasOwn(rename, key) ? [own] : Object.hasOwn(old, key) ? old[key]! : [];
  const known = names.filter((name) => Object.hasOwn(fields, name));
  const free = known.filter((name) => !isSaid(values[name]));
  return free.length > 0 ? free : known;
}

/** Properties that a widget of ours has too: the same name, or another that is known, and a value that fits. */
export function carrySetup(type: string, values: Loose, words: KeyNames): Carried {
  const fields = (declarations[type]?.fields ?? {}) as unknown as FieldSchemas;
  const setup: Record<string, unknown> = {};
  const lost: string[] = [];
  for (const [key, value] of Object.entries(values)) {
    if ((!isSaid(value) && value !== '') || words.ignore?.includes(key)) continue;
    const names = namesOf(key, fields, values, words);
    if (value === '') {
      for (const name of names) if (showsWords(fields[name]!) && !isSaid(setup[name])) setup[name] = '';
      continue;
    }
    const fitting = names.flatMap((name): [string, unknown][] => {
      const known = words.values?.[name] ?? {};
      const said = Object.hasOwn(known, String(value)) ? known[String(value)] : value;
      const typed = toType(said, fields[name]!);
      return fits(fields[name]!, typed) ? [[name, typed]] : [];
    });
    if (fitting.length === 0) {
      lost.push(key);
      // Words that there is no room for are no reason to show those of the widget.
      for (const name of names) if (showsWords(fields[name]!)) setup[name] = '';
    }
    for (const [name, typed] of fitting) if (name === key || !isSaid(values[name])) setup[name] = typed;
  }
  return { setup, lost };
}
