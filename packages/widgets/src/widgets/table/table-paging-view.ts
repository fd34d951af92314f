import type { ColumnType, Language } from '@aj-report/contract';
import { css, html } from 'lit';
import { CONTROL_WORDS } from '../../kit/control/control-words.ts';
import { writeTotal } from '../../kit/text/counted.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { fillText } from '../../kit/text/texts.ts';
import { pageCount } from '../../kit/data/page-count.ts';
import type { TableColumn } from './table-columns.ts';

/** px, heights of the bar below the rows and of the line of filters above them */
export const PAGER_HEIGHT = 36;
export const FILTERS_HEIGHT = 32;

const WORDS = {
  page: { zh: '页码', en: 'Page' },
  pages: { zh: '翻页', en: 'Pages' },
  filter: { zh: '筛选“{column}”', en: 'Filter "{column}"' },
  placeholder: { zh: '筛选', en: 'Filter' },
};

export interface PagerView {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly language: Language;
  readonly go: (page: number) => void;
}

/** Total, steps and the page to go to. */
export function renderPager({ page, size, total, language, go }: PagerView): unknown {
  const pages = pageCount(total, size);
  const step = (to: number, label: string, sign: string) =>
    html`<button
      type="button"
      part="arrow"
      aria-label=${label}
      ?disabled=${to < 1 || to > pages}
      @click=${() => go(to)}
    >
      ${sign}
    </button>`;
  const jump = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const wanted = Number.parseInt(input.value, 10);
    if (Number.isFinite(wanted)) go(Math.max(1, Math.min(wanted, pages)));
    input.value = String(page);
  };
  return html`<div class="pager" part="pager" role="navigation" aria-label=${WORDS.pages[language]}>
    <span class="count" part="total">${writeTotal(total, language)}</span>
    ${step(page - 1, CONTROL_WORDS.back[language], '‹')}
    <input
      part="input"
      type="text"
      inputmode="numeric"
      maxlength="9"
      aria-label=${WORDS.page[language]}
      .value=${String(page)}
      @change=${jump}
    />
    <span>/ ${formatNumber(pages, language)}</span>
    ${step(page + 1, CONTROL_WORDS.next[language], '›')}
  </div>`;
}

export interface FiltersView {
  readonly columns: readonly TableColumn[];
  readonly language: Language;
  readonly textOf: (field: string) => string;
  readonly write: (field: string, type: ColumnType, text: string) => void;
}

/** An input above every column that has a name. */
export function renderFilters({ columns, language, textOf, write }: FiltersView): unknown {
  return html`<div class="filters">
    ${columns.map(({ key, heading, type }) =>
      key === ''
        ? html`<span></span>`
        : html`<input
            part="filter"
            type="search"
            maxlength="200"
            data-field=${key}
            aria-label=${fillText(WORDS.filter[language], { column: heading || key })}
            placeholder=${WORDS.placeholder[language]}
            .value=${textOf(key)}
            @change=${(event: Event) => write(key, type, (event.target as HTMLInputElement).value)}
          />`,
    )}
  </div>`;
}

export const tablePagingStyles = css`
  .filters {
    display: grid;
    grid-template-columns: var(--columns);
    min-width: var(--least-width);
    height: calc(32px * var(--bars));
    box-sizing: border-box;
  }
  .filters input,
  .pager input {
    min-width: 0;
    margin: calc(3px * var(--bars)) 4px;
    padding: 0 6px;
    border: 1px solid var(--aj-border);
    border-radius: 4px;
    background: var(--aj-panel);
    color: var(--aj-text);
    font: max(10px, calc(12px * var(--bars))) / 1 var(--aj-font-family);
  }
  .pager {
    flex: none;
    display: flex;
    gap: 6px;
    align-items: center;
    justify-content: flex-end;
    height: calc(36px * var(--bars));
    padding: 0 8px;
    box-sizing: border-box;
    color: var(--aj-text-muted);
    font: max(10px, calc(13px * var(--bars))) / 1 var(--aj-font-family);
  }
  .pager .count {
    margin-right: auto;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .pager input {
    width: 5em;
    height: calc(24px * var(--bars));
    margin: 0;
    box-sizing: border-box;
    text-align: center;
  }
  .pager button {
    width: calc(28px * var(--bars));
    height: calc(24px * var(--bars));
    padding: 0;
    border: 1px solid var(--aj-border);
    border-radius: 4px;
    background: var(--aj-panel);
    color: var(--aj-text);
    font: calc(16px * var(--bars)) / 1 var(--aj-font-family);
    cursor: pointer;
  }
  .pager button:disabled {
    opacity: 0.45;
    cursor: default;
  }
  :is(.filters, .pager) :is(input, button):focus-visible {
    outline: 2px solid var(--aj-accent);
    outline-offset: -1px;
  }
`;
