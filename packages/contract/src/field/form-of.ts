import type { Field, FieldAnnotation, FieldGroup, Fields, ShowIf } from './field.ts';
import type { Text } from './text.ts';

export interface FormField extends FieldAnnotation {
  /** Key of the value in the record. */
  readonly name: string;
  /** Value of a new record; of the type of the field. */
  readonly default: unknown;
  /** Whether an empty text or list is refused. */
  readonly required: boolean;
  /** Smallest number, itself allowed. */
  readonly min?: number;
  /** Largest number, itself allowed. */
  readonly max?: number;
  /** Distance of two values of a slider or a number; default 1. */
  readonly step?: number;
  /** UTF-16 units. */
  readonly minLength?: number;
  /** UTF-16 units. */
  readonly maxLength?: number;
  /** JSON Schema pattern, anchored. */
  readonly pattern?: string;
  /** Rows of a list. */
  readonly maxItems?: number;
}

export interface FormGroup {
  /** Fields with the same one stand together, wherever they are declared. */
  readonly id: string;
  readonly label: Text;
  /** In the order of their declaration. */
  readonly fields: readonly FormField[];
}

/** Group of the fields that name none (spec §2, edit dialog: the default group name means Other). */
export const OTHER_GROUP: FieldGroup = { id: 'other', label: { zh: '其他', en: 'Other' } };

interface Rules {
  default?: unknown;
  minimum?: number;
  maximum?: number;
  'x-step'?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
}

function toFormField(name: string, one: Field): FormField {
  const rules = one as unknown as Rules;
  return {
    ...one['x-aj'],
    name,
    default: rules.default,
    required: (rules.minLength ?? rules.minItems ?? 0) > 0,
    ...(rules.minimum === undefined ? {} : { min: rules.minimum }),
    ...(rules.maximum === undefined ? {} : { max: rules.maximum }),
    ...(rules['x-step'] === undefined ? {} : { step: rules['x-step'] }),
    ...(rules.minLength === undefined ? {} : { minLength: rules.minLength }),
    ...(rules.maxLength === undefined ? {} : { maxLength: rules.maxLength }),
    ...(rules.pattern === undefined ? {} : { pattern: rules.pattern }),
    ...(rules.maxItems === undefined ? {} : { maxItems: rules.maxItems }),
  };
}

/**
 * Form model of a set of fields: groups in order of first appearance, fields in order of declaration.
 * The property panel of the designer and every edit dialog are drawn from it.
 */
export function formOf(fields: Fields): readonly FormGroup[] {
  const groups = new Map<string, { id: string; label: Text; fields: FormField[] }>();
  for (const [name, one] of Object.entries(fields)) {
    const group = one['x-aj'].group ?? OTHER_GROUP;
    const existing = groups.get(group.id) ?? { ...group, fields: [] };
    existing.fields.push(toFormField(name, one));
    groups.set(group.id, existing);
  }
  return [...groups.values()];
}

/** Whether a field with this condition is shown for these values; no condition = shown. */
export function isShown(showIf: ShowIf | undefined, values: Readonly<Record<string, unknown>>): boolean {
  if (!showIf) return true;
  return showIf.in.includes(values[showIf.field] as never);
}

export type FieldProblem =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'pattern'
  | 'notANumber'
  | 'tooSmall'
  | 'tooLarge'
  | 'notAChoice';

/** First rule that a value breaks, or undefined. Strings are trimmed first (spec §5, generic forms). */
export function problemOf(one: FormField, value: unknown): FieldProblem | undefined {
  if (typeof value === 'string') return textProblem(one, value.trim());
  if (value === null || value === undefined) return one.required ? 'required' : undefined;
  if (typeof value === 'number') return numberProblem(one, value);
  if (Array.isArray(value) && value.every((part) => part === '')) return one.required ? 'required' : undefined;
  return undefined;
}

function textProblem(one: FormField, value: string): FieldProblem | undefined {
  if (value === '') return one.required ? 'required' : undefined;
  if (one.control === 'number' || one.control === 'slider') return 'notANumber';
  if (one.minLength !== undefined && value.length < one.minLength) return 'tooShort';
  if (one.maxLength !== undefined && value.length > one.maxLength) return 'tooLong';
  if (one.pattern !== undefined && !new RegExp(one.pattern, 'u').test(value)) return 'pattern';
  if (one.options && !one.options.some((option) => option.value === value)) return 'notAChoice';
  return undefined;
}

function numberProblem(one: FormField, value: number): FieldProblem | undefined {
  if (!Number.isFinite(value)) return 'notANumber';
  if (one.min !== undefined && value < one.min) return 'tooSmall';
  if (one.max !== undefined && value > one.max) return 'tooLarge';
  return undefined;
}
