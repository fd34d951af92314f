import type { Static, TSchema, TUnsafe } from 'typebox';
import { LIMITS } from '../limits.ts';
import type { ControlKind } from './control-kind.ts';
import type { RecordAnnotation } from './record-annotation.ts';
import { DEFAULT_LANGUAGE, type Language, type Text } from './text.ts';

/** Fields with the same group id stand under one heading. */
export interface FieldGroup {
  /** Kept by panels as the key of what is open. */
  readonly id: string;
  readonly label: Text;
}

export interface ChoiceOption {
  /** What is saved. */
  readonly value: string | number;
  readonly label: Text;
  /** Heading under which it stands in a list. */
  readonly group?: Text;
  /** Address of a picture in each language: choices with pictures are all shown at once. */
  readonly picture?: Text;
  /** What it is, below its picture. */
  readonly summary?: Text;
}

export type ShowIfValue = string | number | boolean;

/** Shows a field only while another field of the same form has one of these values. */
export interface ShowIf {
  /** Key of the other field. */
  readonly field: string;
  /** Values of it that show this one. */
  readonly in: readonly ShowIfValue[];
}

/**
 * What a size of a chart is for: letters, gaps between parts, marks of the plot, keys of a legend, the largest width of
 * bars, or strokes, which become larger in a large box and never smaller.
 */
export type SizeRole = 'font' | 'gap' | 'mark' | 'key' | 'bar' | 'stroke';

/** What a form, a docs page or a generator needs to know beyond the JSON Schema. Stored under the key `x-aj`. */
export interface FieldAnnotation extends RecordAnnotation {
  readonly label: Text;
  /** Which control a form shows for it. */
  readonly control: ControlKind;
  /** Heading under which it stands; default: Other. */
  readonly group?: FieldGroup;
  /** Unit shown behind the control, for example `px`, `ms`, `%`, `°`. */
  readonly unit?: string;
  /** One sentence beside the control and on the reference page. */
  readonly hint?: Text;
  /** Shown while the value is empty. */
  readonly placeholder?: Text;
  /** Absent = always shown. */
  readonly showIf?: ShowIf;
  /** Choices in the order in which they are offered. */
  readonly options?: readonly ChoiceOption[];
  /** Options come from this dictionary (code) instead of `options`. */
  readonly dictionary?: string;
  /** What a `reference` points at: options come from that list endpoint. */
  readonly refersTo?: 'data-source' | 'data-set' | 'report' | 'widget';
  /** Two short controls share a row in compact panels. */
  readonly half?: boolean;
  /** The field may be set when a record is made and never after. */
  readonly lockedAfterCreate?: boolean;
  /** Columns of a `list` row. */
  readonly item?: Fields;
  /** Language of a `code` field. */
  readonly language?: 'sql' | 'json';
  /** Message for a value the rules refuse; without it the generic one of the rule is used. */
  readonly message?: Text;
  /** Said where the length is wrong, in place of `message`. */
  readonly lengthMessage?: Text;
  /** A password that is shown as it is typed. Like every password it is refused when it is too long, never cut. */
  readonly isPassword?: boolean;
  /** Colour values: `theme` = empty means the theme's colour. */
  readonly empty?: 'theme' | 'none';
  /** A number of px whose default follows the box of its chart. */
  readonly scales?: SizeRole;
  /** A text that explains what stands there anyhow: empty where a box has no room for names of axes. */
  readonly leftOutWhenSmall?: true;
  /** Default in each language of a field whose default is words; the schema's own `default` is the Chinese one. */
  readonly defaultIn?: Text;
}

export type Field<T extends TSchema = TSchema> = T & { readonly 'x-aj': FieldAnnotation };
export type Fields = Readonly<Record<string, Field>>;

/** What drawing a widget needs to know of a field; a declared field is one as it stands. */
export type RuntimeField<T extends TSchema = TSchema> = T & {
  readonly 'x-aj': Pick<FieldAnnotation, 'scales' | 'leftOutWhenSmall' | 'defaultIn'>;
};
export type RuntimeFields = Readonly<Record<string, RuntimeField>>;

/** TypeScript type of the values that a set of fields describes. */
export type ValuesOf<F extends RuntimeFields> = { -readonly [K in keyof F]: Static<F[K]> };

/** What every builder takes. */
export type Common = Omit<FieldAnnotation, 'control' | 'item' | 'options' | 'language' | 'defaultIn'>;
/** What a builder takes beside the rules of its kind. */
export type Options<T, Extra = unknown> = Common & Extra & { readonly default?: T };
/** Options of a field for words: a default that is read is given in both languages, one that is a code as a string. */
type WordOptions<Extra = unknown> = Options<string | Text, TextRules & Extra>;

/** A schema with what a form needs to know of it. */
export function annotate<T extends TSchema>(schema: T, control: ControlKind, options: object): Field<T> {
  const {
    default: _default,
    min: _min,
    max: _max,
    step: _step,
    maxLength: _maxLength,
    minLength: _minLength,
    pattern: _pattern,
    ...rest
  } = options as Record<string, unknown>;
  return { ...schema, 'x-aj': { control, ...rest } } as unknown as Field<T>;
}

export interface TextRules {
  readonly minLength?: number;
  readonly maxLength?: number;
  /** JSON Schema pattern: anchor it. */
  readonly pattern?: string;
}

function textRules(options: TextRules): Record<string, unknown> {
  const rules: Record<string, unknown> = {};
  if (options.minLength !== undefined) rules['minLength'] = options.minLength;
  if (options.maxLength !== undefined) rules['maxLength'] = options.maxLength;
  if (options.pattern !== undefined) rules['pattern'] = options.pattern;
  return rules;
}

/** A field for words. */
function words(control: ControlKind, { default: given = '', ...rest }: WordOptions): Field<TUnsafe<string>> {
  const inAll = typeof given === 'string' ? {} : { defaultIn: given };
  const own = typeof given === 'string' ? given : given[DEFAULT_LANGUAGE];
  return annotate(schema<string>('string', { default: own, ...textRules(rest) }), control, { ...rest, ...inAll });
}

export interface NumberRules {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

function numberRules(options: NumberRules): Record<string, unknown> {
  const rules: Record<string, unknown> = {};
  if (options.min !== undefined) rules['minimum'] = options.min;
  if (options.max !== undefined) rules['maximum'] = options.max;
  return rules;
}

/** A JSON Schema whose values have the type `T`: TypeBox's `Unsafe`, without its code in pages that only draw. */
function typed<T>(schema: Record<string, unknown>): TUnsafe<T> {
  return schema as unknown as TUnsafe<T>;
}

/** A schema of the JSON type `type` whose TypeScript type is `T`. */
export function schema<T>(type: string, rest: Record<string, unknown>): TUnsafe<T> {
  return typed<T>({ type, ...rest });
}

/**
 * Builders of fields: one value is JSON Schema and form annotation at once.
 * Every builder has a default, so that a half-filled document still draws.
 * @example field.number({ label: { zh: '字号', en: 'Font size' }, default: 26, min: 1, unit: 'px' })
 */
export const field = {
  text: (o: WordOptions) => words('text', o),

  textarea: (o: WordOptions) => words('textarea', o),

  password: (o: Options<string, TextRules>) =>
    annotate(schema<string>('string', { default: o.default ?? '', ...textRules(o) }), 'password', o),

  /** `step` is the increment of the control, in the field's unit. */
  number: (o: Options<number, NumberRules>) => ({
    ...annotate(schema<number>('number', { default: o.default ?? 0, ...numberRules(o) }), 'number', o),
    ...(o.step === undefined ? {} : { 'x-step': o.step }),
  }),

  /** A number that may be left empty: `null` means automatic. */
  optionalNumber: (o: Common & NumberRules & { readonly default?: number | null }) =>
    annotate(
      typed<number | null>({ type: ['number', 'null'], default: o.default ?? null, ...numberRules(o) }),
      'number',
      o,
    ),

  /** A bounded number, 1..100 unless set otherwise. */
  slider: (o: Options<number, NumberRules>) => ({
    ...annotate(
      schema<number>('number', { default: o.default ?? 0, minimum: o.min ?? 0, maximum: o.max ?? 100 }),
      'slider',
      o,
    ),
    ...(o.step === undefined ? {} : { 'x-step': o.step }),
  }),

  toggle: (o: Options<boolean>) => annotate(schema<boolean>('boolean', { default: o.default ?? false }), 'toggle', o),

  choice: <const V extends string | number>(
    o: Common & {
      readonly options: readonly (ChoiceOption & { readonly value: V })[];
      readonly default?: NoInfer<V>;
    },
  ) =>
    annotate(
      typed<V>({ enum: o.options.map((option) => option.value), default: o.default ?? o.options[0]?.value }),
      'choice',
      o,
    ),

  /** A choice whose options are the entries of a dictionary; the value is the entry's id. */
  dictionary: (o: Options<string, { readonly dictionary: string }>) =>
    annotate(schema<string>('string', { default: o.default ?? '' }), 'choice', o),

  /** A CSS colour; empty = the theme's colour, or none when `empty: 'none'`. */
  color: (o: Options<string>) =>
    annotate(schema<string>('string', { default: o.default ?? '', maxLength: 200 }), 'color', o),

  /** A list of CSS colours; empty = the theme's palette. */
  palette: (o: Options<string[]>) =>
    annotate(
      schema<string[]>('array', { items: { type: 'string', maxLength: 200 }, maxItems: 64, default: o.default ?? [] }),
      'palette',
      o,
    ),

  /** Address of a picture: an uploaded file or http(s); empty = none. */
  image: (o: Options<string>) =>
    annotate(schema<string>('string', { default: o.default ?? '', maxLength: 2048 }), 'image', o),

  font: (o: Options<string>) =>
    annotate(schema<string>('string', { default: o.default ?? '', maxLength: 200 }), 'font', o),

  /** Rows with the columns `item`. */
  list: <const F extends Fields>(
    o: Common & { readonly item: F; readonly default?: readonly ValuesOf<F>[]; readonly maxItems?: number },
  ) =>
    annotate(
      schema<ValuesOf<F>[]>('array', {
        items: { type: 'object', properties: o.item, additionalProperties: true },
        default: o.default ?? [],
        maxItems: o.maxItems ?? 1000,
      }),
      'list',
      o,
    ),

  json: <T = unknown>(o: Options<T>) =>
    annotate(typed<T>({ default: o.default === undefined ? null : o.default }), 'json', o),

  code: (o: WordOptions<{ readonly language: 'sql' | 'json' }>) => words('code', o),

  date: (o: Options<string>) => annotate(schema<string>('string', { default: o.default ?? '' }), 'date', o),

  /** Code of a registered map; empty = none was chosen. */
  map: (o: Options<string>) =>
    annotate(schema<string>('string', { default: o.default ?? '', maxLength: LIMITS.mapCodeMax }), 'map', o),

  /** Name of a column of the data that the edited widget shows; empty = none. */
  column: (o: Options<string>) =>
    annotate(schema<string>('string', { default: o.default ?? '', maxLength: 200 }), 'column', o),

  reference: (o: Options<string, TextRules & { readonly refersTo: NonNullable<FieldAnnotation['refersTo']> }>) =>
    annotate(
      schema<string>('string', { default: o.default ?? '', ...textRules({ maxLength: 100, ...o }) }),
      'reference',
      o,
    ),
};

/**
 * Values of all fields with nothing set. A fresh copy each time: callers may change it. What a document leaves out
 * has the defaults of no particular language, whoever reads it.
 */
export function defaultsOf<F extends RuntimeFields>(fields: F, language: Language = DEFAULT_LANGUAGE): ValuesOf<F> {
  const values = Object.entries(fields).map(([name, one]) => {
    const value = one['x-aj'].defaultIn?.[language] ?? (one as { default?: unknown }).default;
    return [name, typeof value === 'object' ? structuredClone(value) : value] as const;
  });
  // Not filled one by one: an object that grew to a hundred keys is slow to read and to copy.
  return Object.fromEntries(values) as ValuesOf<F>;
}

/** The default words of the fields whose default is another one in each language. */
export function defaultWordsOf(fields: RuntimeFields, language: Language): Record<string, string> {
  const words: Record<string, string> = {};
  for (const [name, one] of Object.entries(fields)) {
    const inAll = one['x-aj'].defaultIn;
    if (inAll) words[name] = inAll[language];
  }
  return words;
}
