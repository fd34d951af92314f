import { css, html, svg, type TemplateResult } from 'lit';
import { GROWS } from '../control/growing.ts';

/** Styles of what stands in for a picture, video or page that has no address yet. */
export const placeholderStyles = css`
  .placeholder {
    --grows: ${GROWS};
    container-type: size;
    display: flex;
    flex-direction: column;
    gap: 8px;
    align-items: center;
    justify-content: center;
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    padding: 6px 10px;
    overflow: hidden;
    border: 1px dashed var(--aj-border);
    border-radius: 8px;
    background: var(--aj-panel);
    color: var(--aj-text-muted);
    font-size: 13px;
    line-height: 1.4;
    text-align: center;
  }
  /* A low one says it by its sign alone; screen readers say it anyhow. */
  @container (height < 60px) {
    .placeholder p {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  .placeholder svg {
    flex: none;
    width: max(min(34px, 40%), calc(34 * var(--grows)));
    height: max(min(34px, 40%), calc(34 * var(--grows)));
    fill: none;
    stroke: var(--aj-accent);
    stroke-width: 1.3;
    stroke-linecap: round;
    stroke-linejoin: round;
    opacity: 0.8;
  }
  .placeholder p {
    max-width: 100%;
    margin: 0;
    overflow: hidden;
    font-size: max(13px, calc(13 * var(--grows)));
    overflow-wrap: anywhere;
  }
`;

const ICONS = {
  picture: svg`<rect x="2.5" y="4" width="19" height="16" rx="2.5" /><circle cx="8" cy="9.5" r="1.8" /><path d="m3 18 5.500-5 3.500 3 4-4.500 5.500 5" />`,
  video: svg`<rect x="2.500" y="4.500" width="19" height="15" rx="2.500" /><path d="M10 9v6l5-3z" />`,
  page: svg`<rect x="2.500" y="4" width="19" height="16" rx="2.500" /><path d="M2.500 8.500h19M5.500 6.250h.1M8 6.250h.1M10.500 6.250h.1" />`,
};

/** Sign of what would stand in a place. */
export function renderSign(icon: keyof typeof ICONS): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true">${ICONS[icon]}</svg>`;
}

/** Says what is missing and what to do. */
export function renderPlaceholder(icon: keyof typeof ICONS, text: string): TemplateResult {
  return html`<div class="placeholder" part="cover" role="status">
    ${renderSign(icon)}
    <p>${text}</p>
  </div>`;
}
