import type { Fields } from '@aj-report/contract';
import { problemsOf, type Problems } from '../form/form-problems.ts';
import { currentLanguage } from '../i18n/language.ts';
import { shareWord } from './share.words.ts';
import { nameWithoutValue, type ShareValues } from './share-values.ts';

/** What is wrong with the form of a share, by field; a locked parameter needs a value. */
export function problemsOfShare(fields: Fields, values: ShareValues): Problems {
  const name = nameWithoutValue(values);
  return {
    ...problemsOf(fields, { ...values }, currentLanguage()),
    ...(name === undefined ? {} : { locked: shareWord('valueMissing', { name }) }),
  };
}
