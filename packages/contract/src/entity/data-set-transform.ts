import { Type, type Static } from 'typebox';
import { AppError } from '../error/app-error.ts';

/** A step after the query. Only `dict` is known: it replaces codes by their texts. */
export const DataSetTransform = Type.Object({
  transformType: Type.String({ maxLength: 50 }),
  /** JSON: `{"field": "DICTIONARY_CODE"}` or `{"field": {"code": "text"}}` */
  transformScript: Type.String({ maxLength: 65_535 }),
  orderNum: Type.Optional(Type.Integer()),
});
export type DataSetTransform = Static<typeof DataSetTransform>;

/** Texts of one field: the code of a dictionary, or the texts themselves by code. */
export type FieldTexts = string | Readonly<Record<string, string>>;

function isTexts(value: unknown): value is FieldTexts {
  if (typeof value === 'string') return value !== '';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((text) => typeof text === 'string');
}

/**
 * What the dictionary steps replace, by field; a later step wins.
 * @throws data-set/transform-unknown, data-set/transform-invalid
 */
export function fieldTextsOf(transforms: readonly DataSetTransform[]): Readonly<Record<string, FieldTexts>> {
  const ordered = transforms.toSorted((a, b) => (a.orderNum ?? 0) - (b.orderNum ?? 0));
  return Object.assign({}, ...ordered.map(readTransform)) as Record<string, FieldTexts>;
}

function readTransform({ transformType, transformScript }: DataSetTransform): Record<string, FieldTexts> {
  if (transformType !== 'dict') throw new AppError('data-set/transform-unknown', { type: transformType });
  const parsed = parse(transformScript);
  const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  if (!isObject || !Object.values(parsed).every(isTexts)) throw new AppError('data-set/transform-invalid');
  return parsed as Record<string, FieldTexts>;
}

function parse(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    // Said in our words by the caller.
    return undefined;
  }
}
