import { html, nothing, type TemplateResult } from 'lit';
import type { Language } from '@aj-report/contract';
import type { FailureName, ScreenState } from './screen-state.ts';
import { CARD_TEXTS, cardText, FAILURE_TEXTS } from './card-texts.ts';
import { FAILURE_ICONS, renderIcon } from './state-icons.ts';
import { cardStyles } from './state-cards.styles.ts';
import { asksToSend } from './send-key.ts';
import { fillText } from './texts.ts';
import type { StateActions } from './state-actions.ts';

/** Roots that ask for a password. */
const asking = new WeakSet<ShadowRoot>();

/**
 * Puts the styles of cards on, once per root. With the page's `autofocus` the reader can type the password at once; else
 * the focus stays where it is.
 */
export function dress(root: ShadowRoot): void {
  const sheet = cardStyles.styleSheet;
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const input = root.querySelector('input');
  if (!input) asking.delete(root);
  else if (!asking.has(root)) {
    asking.add(root);
    if ((root.host as HTMLElement).autofocus) input.focus();
  }
}

/** Over a picture that is old: since when. */
export function renderStale(since: number, { language }: Pick<StateActions, 'language'>): TemplateResult {
  const then = new Date(since);
  const isToday = then.toDateString() === new Date().toDateString();
  const time = then.toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB', {
    ...(isToday ? {} : { month: 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  });
  return html`<div class="stale" part="stale" role="status">
    <i class="pulse"></i><span class="since">${fillText(CARD_TEXTS.stale[language], { time })}</span>
  </div>`;
}

/** What the card of a failure says, as one text. */
export function failureText(name: FailureName, language: Language, shown: StateActions['shown']): string {
  const { title, hint } = FAILURE_TEXTS[name];
  const parts = [title, ...(hint ? [hint] : [])].map((text) => cardText(text, language, shown));
  return parts.join(language === 'zh' ? '。' : '. ');
}

/** Why there is no picture, and what can be done about it. */
export function renderFailure(state: Extract<ScreenState, { kind: 'failed' }>, actions: StateActions): TemplateResult {
  const { language, loginUrl, onRetry, shown } = actions;
  const texts = FAILURE_TEXTS[state.name];
  const canRetry = state.name !== 'badAddress' && state.name !== 'signedOut';
  return html`
    <div class="cover" part="error" role="alert">
      <slot name="error"
        ><div class="card">
          ${renderIcon(FAILURE_ICONS[state.name])}
          <h2>${cardText(texts.title, language, shown)}</h2>
          <p>${texts.hint ? cardText(texts.hint, language, shown) : state.message}</p>
          ${state.isRetrying ? html`<p class="quiet"><i class="pulse"></i>${CARD_TEXTS.retrying[language]}</p>` : nothing}
          ${
            state.name === 'signedOut' && loginUrl
              ? html`<a class="button" href=${loginUrl}>${CARD_TEXTS.logIn[language]}</a>`
              : nothing
          }
          ${canRetry ? html`<button class=${state.isRetrying ? 'button' : 'button second'} @click=${onRetry}>${CARD_TEXTS.retry[language]}</button>` : nothing}
          ${state.code && state.name !== 'signedOut' ? html`<p class="code" title=${state.message}>${fillText(CARD_TEXTS.code[language], { code: state.code })}</p>` : nothing}
        </div></slot
      >
    </div>
  `;
}

/** A screen without widgets. */
export function renderEmpty({ language }: StateActions): TemplateResult {
  return html`
    <div class="cover clear" part="empty" role="status">
      <slot name="empty"
        ><div class="card">
          ${renderIcon('canvas')}
          <h2>${CARD_TEXTS.emptyTitle[language]}</h2>
          <p>${CARD_TEXTS.emptyHint[language]}</p>
        </div></slot
      >
    </div>
  `;
}

/** Asks for the password of a share. */
export function renderPassword(
  state: Extract<ScreenState, { kind: 'password' }>,
  actions: StateActions,
): TemplateResult {
  const { language, onPassword, shown } = actions;
  const send = (event: Event) => {
    event.preventDefault();
    const form = (event.currentTarget as HTMLElement).closest('form');
    const input = form?.elements.namedItem('password') as HTMLInputElement;
    if (input.value !== '') onPassword(input.value);
    else input.focus();
  };
  return html`
    <div class="cover" part="password">
      <form class="card" @submit=${send} @keydown=${(event: KeyboardEvent) => asksToSend(event) && send(event)}>
        ${renderIcon('lock')}
        <h2>${CARD_TEXTS.passwordTitle[language]}</h2>
        <p>${fillText(CARD_TEXTS.passwordHint[language], { name: state.reportName })}</p>
        <div class="field">
          <input
            name="password"
            type="password"
            autocomplete="current-password"
            aria-label=${CARD_TEXTS.passwordLabel[language]}
            aria-invalid=${state.problem === '' ? 'false' : 'true'}
            placeholder=${CARD_TEXTS.passwordLabel[language]}
            ?readonly=${state.isBusy}
          />
          <button class="button" type="button" ?disabled=${state.isBusy} @click=${send}>
            ${cardText(CARD_TEXTS.passwordSend, language, shown)}
          </button>
        </div>
        <p class="wrong" role="alert">${state.problem}</p>
      </form>
    </div>
  `;
}
