import type { Language } from '@aj-report/contract';
import { css, html, type TemplateResult } from 'lit';
import { GROWS } from '../control/growing.ts';
import type { Skeleton, WidgetCategory } from '../widget/define-widget.ts';
import { markStyles } from './mark-view.ts';
import { icon } from './state-icon.ts';
import { textOf } from '../text/texts.ts';
import type { StatePicture } from './widget-state.ts';

/** Styles of the host and of the states around a widget's drawing. Colours are those of the theme. */
export const stateStyles = css`
  :host {
    display: block;
    position: relative;
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    overflow: hidden;
    contain: layout paint style;
    color: var(--aj-text);
    font: normal 16px/normal var(--aj-font-family);
    /* A page's own text settings are inherited; the drawing must not depend on them. */
    letter-spacing: normal;
    word-spacing: normal;
    text-align: start;
    text-indent: 0;
    text-transform: none;
    white-space: normal;
    text-rendering: geometricPrecision;
  }
  :host([hidden]) {
    display: none;
  }
  :host([mode='edit']) {
    pointer-events: none;
  }
  .aj-drawing {
    position: absolute;
    inset: 0;
  }
  /* What stands in the corner steps aside for the mark there. */
  .aj-drawing[data-marked] {
    --corner: 18px;
  }
  .aj-drawing[data-off] {
    visibility: hidden;
  }
  .aj-cover {
    --grows: ${GROWS};
    container-type: size;
    position: absolute;
    inset: 0;
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    align-items: center;
    justify-content: center;
    gap: 6px 8px;
    padding: 4px 10px;
    overflow: hidden;
    color: var(--aj-text-muted);
    font-size: 13px;
    line-height: 1.45;
    text-align: center;
  }
  .aj-cover svg {
    flex: none;
    width: max(20px, calc(20 * var(--grows)));
    height: max(20px, calc(20 * var(--grows)));
  }
  .aj-cover[data-cover='error'] svg {
    color: var(--aj-danger);
  }
  .aj-cover p {
    margin: 0;
    font-size: max(13px, calc(13 * var(--grows)));
    min-width: 0;
    max-width: 100%;
    overflow: hidden;
    overflow-wrap: anywhere;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  .aj-bones {
    position: absolute;
    inset: 10%;
    display: flex;
    gap: 5%;
    align-items: flex-end;
    animation: aj-breathe 1.6s ease-in-out infinite alternate;
  }
  .aj-bones:is([data-kind='table'], [data-kind='bars']) {
    flex-direction: column;
    align-items: stretch;
    gap: 8%;
  }
  .aj-bones:is([data-kind='text'], [data-kind='form'], [data-kind='decoration']) {
    align-items: center;
  }
  .aj-bones:is([data-kind='form'], [data-kind='media'], [data-kind='container']) {
    inset: 0;
  }
  .aj-bones i {
    flex: 1;
    height: 40%;
    min-height: 4px;
    border-radius: 4px;
    background: color-mix(in srgb, var(--aj-text) 8%, transparent);
    border: 1px solid var(--aj-border);
    box-sizing: border-box;
  }
  .aj-bones i:nth-child(2) {
    height: 70%;
  }
  .aj-bones i:nth-child(3) {
    height: 55%;
  }
  .aj-bones i:nth-child(4) {
    height: 90%;
  }
  .aj-bones:is([data-kind='table'], [data-kind='bars']) i,
  .aj-bones[data-kind='text'] i {
    height: auto;
  }
  .aj-bones[data-kind='text'] i {
    height: 60%;
    max-height: 40px;
  }
  .aj-bones:is([data-kind='form'], [data-kind='media'], [data-kind='container']) i {
    height: 100%;
  }
  .aj-bones[data-kind='form'] i {
    max-height: 54px;
  }
  .aj-bones[data-kind='bars'] i:nth-child(2n) {
    width: 78%;
  }
  .aj-bones[data-kind='bars'] i:nth-child(3) {
    width: 56%;
  }
  .aj-bones[data-kind='plane'] i {
    height: 100%;
  }
  .aj-bones[data-kind='disc'] {
    place-content: center;
    align-items: center;
  }
  .aj-bones[data-kind='disc'] i {
    flex: none;
    width: 80cqmin;
    height: 80cqmin;
    border-radius: 50%;
  }
  @keyframes aj-breathe {
    from {
      opacity: 0.45;
    }
    to {
      opacity: 1;
    }
  }
  ${markStyles}
  .aj-summary {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    .aj-bones {
      animation: none;
    }
  }
`;

/** What stands in the place of a drawing that cannot be shown. */
export function renderCover(
  cover: NonNullable<StatePicture['cover']>,
  kind: WidgetCategory | Skeleton,
  message: string,
  language: Language,
): TemplateResult {
  if (cover === 'skeleton') {
    const bones = kind === 'chart' || kind === 'table' || kind === 'bars' ? [1, 2, 3, 4] : [1];
    return html`<div class="aj-cover" part="cover" role="status" data-cover="skeleton">
      <div class="aj-bones" data-kind=${kind} aria-hidden="true">${bones.map(() => html`<i></i>`)}</div>
      <span class="aj-summary">${textOf('loading', language)}</span>
    </div>`;
  }
  const text = message || textOf(cover === 'error' ? 'failed' : 'empty', language);
  return html`<div class="aj-cover" part="cover" role=${cover === 'error' ? 'alert' : 'status'} data-cover=${cover}>
    ${icon(cover)}
    <p>${text}</p>
  </div>`;
}
