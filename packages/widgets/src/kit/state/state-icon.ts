import { html, svg, type TemplateResult } from 'lit';

const ICONS = {
  empty: svg`<path d="M3.5 11.5 6 4.5h8l2.5 7v4h-13zM3.5 11.5H7.500l1 2h3l1-2h4" />`,
  error: svg`<path d="M10 3.500 17.500 16.500h-15zM10 8.500v3.500M10 14.200v.1" />`,
  stale: svg`<path d="M10 3.500a6.500 6.500 0 1 1 0 13a6.500 6.500 0 1 1 0-13M10 6.500V10l2.500 2" />`,
};

/** Sign of a state, in the colour of the text around it. */
export function icon(name: keyof typeof ICONS): TemplateResult {
  return html`<svg
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    stroke-width="1.5"
    stroke-linejoin="round"
    stroke-linecap="round"
    aria-hidden="true"
  >
    ${ICONS[name]}
  </svg>`;
}
