import { css, unsafeCSS, type CSSResult } from 'lit';
import type { WidgetDeclaration } from './define-widget.ts';

/** A widget outside of a stage is as large as its declaration says. */
export function standAloneSize({ size }: Pick<WidgetDeclaration, 'size'>): CSSResult {
  return css`
    :host(:not([hosted])) {
      width: ${unsafeCSS(String(size.width))}px;
      height: ${unsafeCSS(String(size.height))}px;
      max-width: 100%;
    }
  `;
}
