import { groupOf, type Column, type Mapping } from '@aj-report/contract';
import type { SelectOption } from '../../../form/select/select-options.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { textOfUse } from './field-use.words.ts';

/** Columns that a question of this mapping is answered with: those of the set, or groups with what is computed of them. */
export function answerColumns(
  mapping: readonly Mapping[],
  columns: readonly Column[],
  labelOf: (field: string) => string,
): readonly (SelectOption & { readonly value: string })[] {
  const language = currentLanguage();
  const { group } = groupOf(mapping);
  if (!group) return columns.map(({ name }) => ({ value: name, label: labelOf(name), words: name }));
  return [...group.by, ...group.measures].map(({ as, ...use }) => ({
    value: as,
    label: textOfUse({ role: '', ...use }, labelOf(use.field))[language],
  }));
}
