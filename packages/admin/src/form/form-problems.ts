import { formOf, isShown, problemOf, type Fields, type FormField, type Language } from '@aj-report/contract';
import { PROBLEM_WORDS } from './form.words.ts';
import { wordIn } from '../i18n/fill.ts';

/** Message under a field by the field's name. */
export type Problems = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, unknown>>;

/** What is wrong with one value, in words, or undefined. A message declared by the field wins over the generic one. */
export function problemTextOf(field: FormField, value: unknown, language: Language): string | undefined {
  const problem = problemOf(field, value);
  if (!problem) return undefined;
  const isText = problem === 'tooShort' || problem === 'tooLong';
  const message = (isText && field.lengthMessage) || field.message;
  if (message) return message[language];
  return wordIn(language, PROBLEM_WORDS[problem], {
    label: field.label[language],
    min: (isText ? field.minLength : field.min) ?? '',
    max: (isText ? field.maxLength : field.max) ?? '',
  });
}

/** Problems of all shown fields; an empty object when everything may be saved. */
export function problemsOf(fields: Fields, values: Values, language: Language): Problems {
  const problems: Record<string, string> = {};
  for (const field of formOf(fields).flatMap((group) => group.fields)) {
    if (!isShown(field.showIf, values)) continue;
    const text = problemTextOf(field, values[field.name], language);
    if (text !== undefined) problems[field.name] = text;
  }
  return problems;
}

/** The values with every text trimmed (spec §5, generic forms). */
export function trimValues<V extends Values>(values: V): V {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as V;
}
