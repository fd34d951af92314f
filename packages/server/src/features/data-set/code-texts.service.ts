import { fieldTextsOf, type DataSetTransform, type Language } from '@aj-report/contract';
import type { CodeTexts } from '../../engine/request/query-engine.types.ts';
import type { Needs } from '../../platform/needs.ts';
import { readDictionary } from '../dictionary/dictionary.service.ts';

/**
 * Texts that the dictionary steps of a set put in place of codes, in a language.
 * @throws data-set/transform-unknown, data-set/transform-invalid
 */
export async function codeTextsOf(
  app: Needs<'db'>,
  transforms: readonly DataSetTransform[],
  language: Language,
): Promise<CodeTexts> {
  const fields = Object.entries(fieldTextsOf(transforms));
  const texts = fields.map(async ([field, given]) => {
    if (typeof given !== 'string') return [field, given] as const;
    const entries = await readDictionary(app, given, language);
    return [field, Object.fromEntries(entries.map(({ id, text }) => [id, text]))] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
