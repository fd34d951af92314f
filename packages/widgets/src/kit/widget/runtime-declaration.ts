import type { Fields, RuntimeField, RuntimeFields, SizeRole, Text, ValuesOf } from '@aj-report/contract';
import type { TUnsafe } from 'typebox';
import type { ShapeName, Slot, WidgetDeclaration } from './define-widget.ts';

/** What drawing a widget needs of its declaration. A declaration is one as it stands. */
export interface RuntimeDeclaration<
  F extends RuntimeFields = RuntimeFields,
  S extends ShapeName = ShapeName,
> extends Pick<
  WidgetDeclaration<Fields, S>,
  | 'type'
  | 'category'
  | 'label'
  | 'size'
  | 'shape'
  | 'skeleton'
  | 'sampleColumns'
  | 'sampleRows'
  | 'sampleMapping'
  | 'upgrades'
> {
  readonly slots: Readonly<Record<string, Pick<Slot, 'many'>>>;
  readonly fields: F;
}

/** Fields as `npm run gen` prints them: what all of them have first, what few have beside it, by name. */
export interface PrintedFields {
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Types of values that the default does not tell; `null` = an optional number unless it says otherwise. */
  readonly types?: Readonly<Record<string, string | readonly string[]>>;
  readonly choices?: Readonly<Record<string, readonly (string | number)[]>>;
  readonly scales?: Readonly<Record<string, SizeRole>>;
  readonly leftOutWhenSmall?: readonly string[];
  readonly words?: Readonly<Record<string, Text>>;
}

/** A declaration as `npm run gen` prints it. */
export type PrintedDeclaration = Omit<RuntimeDeclaration, 'shape' | 'fields'> & {
  readonly shape: ShapeName;
  readonly fields: PrintedFields;
};

type Declared = Pick<WidgetDeclaration, 'shape' | 'fields'>;

/** Fields of a declaration without what forms and documents say of them. */
type RuntimeFieldsOf<F extends Fields> = {
  readonly [K in keyof F]: RuntimeField<TUnsafe<ValuesOf<F>[K]>>;
};

/** JSON type of the values of a field, read off its default. */
export function impliedType(value: unknown): string | readonly string[] {
  if (value === null) return ['number', 'null'];
  return Array.isArray(value) ? 'array' : typeof value;
}

function toFields({ defaults, types, choices, scales, leftOutWhenSmall, words }: PrintedFields): RuntimeFields {
  const fields = Object.entries(defaults).map(([name, value]) => {
    const annotation = {
      scales: scales?.[name],
      leftOutWhenSmall: leftOutWhenSmall?.includes(name),
      defaultIn: words?.[name],
    };
    const schema = { type: types?.[name] ?? impliedType(value), enum: choices?.[name], default: value };
    return [name, { ...schema, 'x-aj': annotation }] as const;
  });
  return Object.fromEntries(fields) as unknown as RuntimeFields;
}

/** The runtime part of the declaration `D`, of what is printed of it. */
export function runtimeOf<D extends Declared>(
  printed: PrintedDeclaration,
): RuntimeDeclaration<RuntimeFieldsOf<D['fields']>, D['shape']> {
  return { ...printed, fields: toFields(printed.fields) } as unknown as RuntimeDeclaration<
    RuntimeFieldsOf<D['fields']>,
    D['shape']
  >;
}
