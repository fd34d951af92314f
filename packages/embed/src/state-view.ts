import { html, nothing, type TemplateResult } from 'lit';
import type { ScreenState } from './screen-state.ts';
import { textOf } from './texts.ts';
import type { StateActions } from './state-actions.ts';

type Cards = typeof import('./state-cards.ts');

let cards: Cards | 'missing' | undefined;

/** Loads the cards of rare states; done ahead of time, they are there when the network is not. */
export async function loadCards(): Promise<void> {
  try {
    cards ??= await import('./state-cards.ts');
  } catch {
    cards ??= 'missing';
  }
}

/** Dresses the cards that have been drawn. */
export function dressCards(root: ShadowRoot): void {
  if (cards && cards !== 'missing') cards.dress(root);
}

/** What stands in the place of the screen, or over it; nothing while the screen itself is there and fresh. */
export function renderState(state: ScreenState, actions: StateActions): TemplateResult | typeof nothing {
  switch (state.kind) {
    case 'loading':
      return renderSkeleton(actions);
    case 'password':
      return renderCard((known) => known.renderPassword(state, actions), actions);
    case 'failed':
      return renderCard((known) => known.renderFailure(state, actions), actions, state.message);
    case 'ready': {
      if ((state.document.widgets ?? []).length === 0)
        return renderCard((known) => known.renderEmpty(actions), actions);
      return state.staleSince === null ? nothing : renderMark(state.staleSince, actions);
    }
  }
}

/** A card as soon as its code is there; `message` stands in for one that cannot be loaded. */
function renderCard(draw: (known: Cards) => TemplateResult, actions: StateActions, message = ''): TemplateResult {
  if (cards === 'missing') {
    cards = undefined;
    return html`<div class="cover" part="error" role="alert">
      <p>${message || textOf('offline', actions.language)}</p>
    </div>`;
  }
  if (cards) return draw(cards);
  void loadCards().then(actions.onLater);
  return renderSkeleton(actions);
}

/** The mark of an old picture. Its code comes with the first picture, so that it is there when the network is not. */
function renderMark(since: number, actions: StateActions): TemplateResult | typeof nothing {
  if (cards && cards !== 'missing') return cards.renderStale(since, actions);
  void loadCards().then(actions.onLater);
  return nothing;
}

const SKELETON_BLOCKS = ['head', 'side', 'main', 'side', 'foot', 'foot', 'foot'] as const;

function renderSkeleton({ language }: StateActions): TemplateResult {
  return html`
    <div class="cover" part="loading" role="status" aria-label=${textOf('loading', language)}>
      <slot name="loading">
        <div class="skeleton" aria-hidden="true">
          ${SKELETON_BLOCKS.map((block) => html`<i class="block ${block}"></i>`)}
        </div>
      </slot>
    </div>
  `;
}
