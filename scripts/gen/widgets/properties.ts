import type { Field } from '@aj-report/contract';
import type { FoundWidget } from '../widgets.ts';

interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number)[];
  readonly default?: unknown;
}

/** One property of a widget's element, in words. */
export interface DescribedProperty {
  readonly name: string;
  /** TypeScript type. */
  readonly type: string;
  readonly unit: string;
  readonly default: string;
  readonly field: Field;
}

function typeOf({ type, enum: values }: FieldSchema): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  const types = typeof type === 'string' ? [type] : (type ?? []);
  if (types.length === 0) return 'unknown';
  return types.map((one) => (one === 'array' ? 'unknown[]' : one)).join(' | ');
}

/** As JSON; words in each language. */
function defaultOf({ 'x-aj': { defaultIn } }: Field, schema: FieldSchema): string {
  if (defaultIn) return `${JSON.stringify(defaultIn.zh)} / ${JSON.stringify(defaultIn.en)}`;
  return JSON.stringify(schema.default) ?? '';
}

/** The fields of a widget in order of declaration. */
export function describeProperties({ declaration }: FoundWidget): readonly DescribedProperty[] {
  return Object.entries(declaration.fields).map(([name, field]) => {
    const schema = field as unknown as FieldSchema;
    return {
      name,
      type: typeOf(schema),
      unit: field['x-aj'].unit ?? '',
      default: defaultOf(field, schema),
      field,
    };
  });
}

/** `isShowX` → `is-show-x` */
export function toAttribute(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
