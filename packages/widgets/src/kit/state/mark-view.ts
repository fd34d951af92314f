import type { Language } from '@aj-report/contract';
import { css, html, type TemplateResult } from 'lit';
import { icon } from './state-icon.ts';
import { styles } from '../template/styles.ts';
import { textOf } from '../text/texts.ts';
import type { StatePicture } from './widget-state.ts';

/** Styles of the mark in the corner of a drawing. */
export const markStyles = css`
  .aj-corner {
    container-type: size;
    position: absolute;
    inset: 0;
    z-index: 5;
    pointer-events: none;
  }
  .aj-badge {
    position: absolute;
    top: 4px;
    right: 4px;
    pointer-events: auto;
    display: flex;
    align-items: center;
    max-width: calc(100% - 8px);
    padding: 2px 6px;
    gap: 5px;
    border-radius: 10px;
    border: 1px solid var(--aj-border);
    background: var(--aj-tooltip-background);
    color: var(--aj-tooltip-text);
    font-size: 12px;
    line-height: 16px;
  }
  .aj-corner[data-badge='sample'] {
    inset: 0 auto auto 0;
    transform-origin: 0 0;
  }
  /* Titles, legends, heads and buttons stand above: below it hides least. */
  .aj-badge[data-badge='sample'] {
    top: auto;
    right: 0;
    bottom: 0;
    box-sizing: border-box;
    max-width: 100%;
    padding: 0 4px 0 6px;
    border-width: 1px 0 0 1px;
    border-radius: 8px 0 0;
    font-size: 10px;
    line-height: 14px;
  }
  /* A tab would stand on the last values of lists and tables that are not much higher than it. */
  @container (max-width: 279px) or (max-height: 239px) {
    .aj-badge[data-badge='sample']:not(:hover) {
      width: 9px;
      height: 9px;
      padding: 0;
      border: 0;
      border-radius: 0;
      background: var(--aj-text-muted);
      clip-path: polygon(100% 0, 100% 100%, 0 100%);
    }
    .aj-badge[data-badge='sample']:not(:hover) span {
      opacity: 0;
    }
  }
  /* At rest a tab in the corner, which hides as little as can be of what stands there. */
  .aj-badge:not([data-badge='sample'], :hover, :focus-visible) {
    top: 0;
    right: 0;
    padding: 1px 1px 2px 3px;
    border-width: 0 0 1px 1px;
    border-radius: 0 0 0 8px;
  }
  /* In a small box no more than a fold of the corner: what stands there is read beside it. */
  @container (max-width: 299px) or (max-height: 139px) {
    .aj-badge:not([data-badge='sample'], :hover, :focus-visible) {
      width: 11px;
      height: 11px;
      padding: 0;
      border: 0;
      border-radius: 0;
      background: var(--aj-text-muted);
      clip-path: polygon(0 0, 100% 0, 100% 100%);
    }
    .aj-badge[data-badge='error']:not(:hover, :focus-visible) {
      background: var(--aj-danger);
    }
    .aj-badge:not([data-badge='sample'], :hover, :focus-visible) svg {
      display: none;
    }
    .aj-badge:not([data-badge='sample']) {
      top: 0;
      right: 0;
    }
  }
  .aj-badge svg {
    flex: none;
    width: 12px;
    height: 12px;
    color: var(--aj-text-muted);
  }
  .aj-badge[data-badge='error'] svg {
    color: var(--aj-danger);
  }
  .aj-badge span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .aj-badge:not([data-badge='sample'], :hover, :focus-visible) span {
    position: absolute;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
  .aj-badge:focus-visible {
    outline: 2px solid var(--aj-accent);
  }
`;

/** Times that the mark of sample data grows or shrinks against the zoom of a canvas, at most. */
const MARK_SCALE = { least: 0.5, most: 2 };

/** A box as large as the widget in px of the canvas: the mark of sample data keeps its size there, or is a fold. */
function placeStyles(stageScale: number): Readonly<Record<string, string>> {
  const scale = Math.min(Math.max(1 / stageScale, MARK_SCALE.least), MARK_SCALE.most);
  const size = `${100 / scale}%`;
  return { transform: `scale(${scale})`, width: size, height: size };
}

/** Small mark in the corner of a drawing that is kept although something is wrong with its data. */
export function renderBadge(
  badge: NonNullable<StatePicture['badge']>,
  message: string,
  language: Language,
  stageScale: number,
): TemplateResult {
  const text =
    badge === 'error'
      ? `${message || textOf('failed', language)} · ${textOf('keepsLast', language)}`
      : textOf(badge, language);
  if (badge === 'sample') {
    return html`<div class="aj-corner" data-badge="sample" ${styles(placeStyles(stageScale))}>
      <div class="aj-badge" part="badge" role="status" data-badge="sample"><span>${text}</span></div>
    </div>`;
  }
  return html`<div class="aj-corner">
    <div class="aj-badge" part="badge" role="status" data-badge=${badge} tabindex="0">
      ${icon(badge)} <span>${text}</span>
    </div>
  </div>`;
}
