import type { ChoiceOption } from '@aj-report/contract';
import type { Problems } from '../../form/form-problems.ts';
import { Form } from '../../form/form.tsx';
import { currentLanguage } from '../../i18n/language.ts';
import { nameOfItem } from './form-item.ts';
import { itemFields, type FormItem } from './playlist-fields.ts';
import { PLAYLIST_WORDS, playlistWord } from './playlist.words.ts';
import type { PageNames } from './use-page-names.ts';

interface ItemDetailsProps {
  readonly item: FormItem;
  readonly problems: Problems;
  /** Of its report; undefined = not read yet. */
  readonly pages: PageNames | undefined;
  readonly disabled: boolean;
  onChange(item: FormItem): void;
}

const same = (word: string) => ({ zh: word, en: word });

/** All pages in turn, each by its name, and the one that is chosen where it is gone. */
function pageChoices(page: string, pages: PageNames | undefined): readonly ChoiceOption[] {
  const named = pages === undefined || 'problem' in pages ? [] : pages;
  const isGone = page !== '' && !named.some(({ id }) => id === page);
  const isKnown = pages !== undefined && !('problem' in pages);
  return [
    { value: '', label: PLAYLIST_WORDS.allPages },
    ...named.map(({ id, name }) => ({ value: id, label: same(name) })),
    ...(isGone ? [{ value: page, label: same(isKnown ? playlistWord('pageGone', { page }) : page) }] : []),
  ];
}

/** A screen of one page, or a workbook of one sheet, leaves nothing to choose. */
function hasChoice({ page }: FormItem, pages: PageNames | undefined): boolean {
  return page !== '' || (pages !== undefined && !('problem' in pages) && pages.length > 1);
}

/** Everything that is said of the item that is chosen in the list. */
export function ItemDetails({ item, problems, pages, disabled, onChange }: ItemDetailsProps) {
  const { page: _page, sheet: _sheet, ...others } = itemFields;
  const choices = pageChoices(item.page, pages);
  const fields = hasChoice(item, pages) ? itemFields : others;
  return (
    <section className="item-details" aria-label={nameOfItem(item)}>
      <h3 className="ellipsis" title={nameOfItem(item)}>
        {nameOfItem(item)}
      </h3>
      {pages !== undefined && 'problem' in pages ? (
        <p className="item-details__problem" role="alert">
          {playlistWord('pagesFailed', { reason: pages.problem })}
        </p>
      ) : null}
      <Form
        fields={fields}
        values={{ ...item, sheet: item.page }}
        problems={problems}
        language={currentLanguage()}
        disabled={disabled}
        choices={{ page: choices, sheet: choices }}
        onChange={(name, value) => onChange({ ...item, [name === 'sheet' ? 'page' : name]: value })}
      />
    </section>
  );
}
