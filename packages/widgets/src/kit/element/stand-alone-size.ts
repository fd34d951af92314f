import { css, unsafeCSS, type CSSResult } from 'lit';
import type { RuntimeDeclaration } from '../widget/runtime-declaration.ts';

/** A widget outside of a stage is as large as its declaration says. */
export function standAloneSize({ size }: Pick<RuntimeDeclaration, 'size'>): CSSResult {
  return css`
    :host(:not([hosted])) {
      width: ${unsafeCSS(String(size.width))}px;
      height: ${unsafeCSS(String(size.height))}px;
      max-width: 100%;
    }
  `;
}
