import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@aj-report/contract';
import type { ScreenState } from './screen-state.ts';
import { FAILURE_ICONS, renderIcon } from './state-icons.ts';
import { FAILURE_TEXTS, textOf } from './texts.ts';

export interface StateActions {
  readonly language: Language;
  /** Where to log in; empty = this page has no log-in. */
  readonly loginUrl: string;
  readonly onRetry: () => void;
  readonly onPassword: (password: string) => void;
}

/** What stands in the place of the screen, or over it; nothing while the screen itself is there and fresh. */
export function renderState(state: ScreenState, actions: StateActions): TemplateResult | typeof nothing {
  switch (state.kind) {
    case 'loading':
      return renderSkeleton(actions);
    case 'password':
      return renderPassword(state, actions);
    case 'failed':
      return renderFailure(state, actions);
    case 'ready': {
      if ((state.document.widgets ?? []).length === 0) return renderEmpty(actions);
      return state.staleSince === null ? nothing : renderStale(state.staleSince, actions);
    }
  }
}

const SKELETON_BLOCKS = ['head', 'side', 'main', 'side', 'foot', 'foot', 'foot'] as const;

function renderSkeleton({ language }: StateActions): TemplateResult {
  return html`
    <div class="cover" part="loading" role="status" aria-label=${textOf('loading', language)}>
      <div class="skeleton" aria-hidden="true">
        ${SKELETON_BLOCKS.map((block) => html`<i class="block ${block}"></i>`)}
      </div>
    </div>
  `;
}

function renderFailure(state: Extract<ScreenState, { kind: 'failed' }>, actions: StateActions): TemplateResult {
  const { language, loginUrl, onRetry } = actions;
  const texts = FAILURE_TEXTS[state.name];
  const canRetry = state.name !== 'badAddress' && state.name !== 'signedOut';
  return html`
    <div class="cover" part="error" role="alert">
      <div class="card">
        ${renderIcon(FAILURE_ICONS[state.name])}
        <h2>${texts.title[language]}</h2>
        <p>${texts.hint[language]}</p>
        ${state.isRetrying ? html`<p class="quiet"><i class="pulse"></i>${textOf('retrying', language)}</p>` : nothing}
        ${
          state.name === 'signedOut' && loginUrl
            ? html`<a class="button" href=${loginUrl}>${textOf('logIn', language)}</a>`
            : nothing
        }
        ${canRetry ? html`<button class=${state.isRetrying ? 'button' : 'button second'} @click=${onRetry}>${textOf('retry', language)}</button>` : nothing}
        ${state.code && state.name !== 'signedOut' ? html`<p class="code" title=${state.message}>${textOf('code', language, { code: state.code })}</p>` : nothing}
      </div>
    </div>
  `;
}

function renderEmpty({ language }: StateActions): TemplateResult {
  return html`
    <div class="cover clear" part="empty" role="status">
      <div class="card">
        ${renderIcon('canvas')}
        <h2>${textOf('emptyTitle', language)}</h2>
        <p>${textOf('emptyHint', language)}</p>
      </div>
    </div>
  `;
}

function renderPassword(state: Extract<ScreenState, { kind: 'password' }>, actions: StateActions): TemplateResult {
  const { language, onPassword } = actions;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const input = (event.currentTarget as HTMLFormElement).elements.namedItem('password') as HTMLInputElement;
    if (input.value !== '') onPassword(input.value);
    else input.focus();
  };
  return html`
    <div class="cover" part="password">
      <form class="card" @submit=${handleSubmit}>
        ${renderIcon('lock')}
        <h2>${textOf('passwordTitle', language)}</h2>
        <p>${textOf('passwordHint', language, { name: state.reportName })}</p>
        <div class="field">
          <input
            name="password"
            type="password"
            maxlength="50"
            autocomplete="current-password"
            aria-label=${textOf('passwordLabel', language)}
            aria-invalid=${state.problem === '' ? 'false' : 'true'}
            placeholder=${textOf('passwordLabel', language)}
            ?readonly=${state.isBusy}
          />
          <button class="button" ?disabled=${state.isBusy}>${textOf('passwordSend', language)}</button>
        </div>
        <p class="wrong" role="alert">${state.problem}</p>
      </form>
    </div>
  `;
}

function renderStale(since: number, { language }: StateActions): TemplateResult {
  const time = new Date(since).toLocaleTimeString(language === 'zh' ? 'zh-CN' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  });
  return html`<div class="stale" part="stale" role="status">
    <i class="pulse"></i>${textOf('stale', language, { time })}
  </div>`;
}
