import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@aj-report/contract';
import { CARD_TEXTS, cardText } from '../card-texts.ts';
import { renderStale } from '../state-cards.ts';
import { renderIcon } from '../state-icons.ts';
import { excelText } from './excel-texts.ts';

/** What stands in the place of the rows. */
export type BodyState =
  | { readonly kind: 'loading' }
  /** Other rows of what is shown are on their way. */
  | { readonly kind: 'renewing' }
  | {
      readonly kind: 'shown' | 'empty';
      /** ms since the epoch: when the service answered what comes from the disk; else null */ readonly since:
        | number
        | null;
    }
  | { readonly kind: 'missing'; readonly labels: readonly string[] }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

const SKELETON_ROWS = 14;

/** A sheet that is still on its way. */
export function renderSkeleton(language: Language): TemplateResult {
  return html`<div class="cover" part="loading" role="status" aria-label=${excelText('loading', language)}>
    <div class="skeleton" aria-hidden="true">
      ${Array.from({ length: SKELETON_ROWS }, (_, row) => html`<i class=${row === 0 ? 'block title' : 'block'}></i>`)}
    </div>
  </div>`;
}

/** Why there are no rows, and what can be done about it; nothing while they are there. */
export function renderBody(state: BodyState, language: Language, onRetry: () => void): TemplateResult | typeof nothing {
  switch (state.kind) {
    case 'shown':
      return renderSince(state.since, language);
    case 'renewing':
      return html`<div class="renewing" role="status" aria-label=${excelText('rowsComing', language)}></div>`;
    case 'loading':
      return renderSkeleton(language);
    case 'empty':
      return html`${renderNote('search', excelText('emptyTitle', language), excelText('emptyHint', language))}
      ${renderSince(state.since, language)}`;
    case 'missing': {
      const labels = state.labels.join(language === 'zh' ? '、' : ', ');
      return renderNote('search', excelText('fillFirst', language), excelText('fillFirstHint', language, { labels }));
    }
    case 'failed': {
      const { code, message } = state;
      return html`<div class="cover" part="error" role="alert">
        <div class="card">
          ${renderIcon('pulse')}
          <h2>${excelText('failedTitle', language)}</h2>
          <p>${message}</p>
          <button class="button second" @click=${onRetry}>${excelText('retry', language)}</button>
          ${code ? html`<p class="code">${cardText(CARD_TEXTS.code, language).replace('{code}', code)}</p>` : nothing}
        </div>
      </div>`;
    }
  }
}

function renderSince(since: number | null, language: Language): TemplateResult | typeof nothing {
  return since === null ? nothing : renderStale(since, { language });
}

function renderNote(icon: Parameters<typeof renderIcon>[0], title: string, hint: string): TemplateResult {
  return html`<div class="cover" part="empty" role="status">
    <div class="card">
      ${renderIcon(icon)}
      <h2>${title}</h2>
      <p>${hint}</p>
    </div>
  </div>`;
}
