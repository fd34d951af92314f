import { html, svg, type TemplateResult } from 'lit';

/** Line drawings of controls on a 16 × 16 grid, own work. */
const ICONS = {
  open: svg`<path d="m3 6 5 5 5-5" />`,
  clear: svg`<path d="m4 4 8 8M12 4l-8 8" />`,
  check: svg`<path d="m3 8.5 3.5 3.5L13 5" />`,
  partly: svg`<path d="M4 8h8" />`,
  back: svg`<path d="m10 3-5 5 5 5" />`,
  next: svg`<path d="m6 3 5 5-5 5" />`,
  first: svg`<path d="m12 3-5 5 5 5M5 3v10" />`,
  last: svg`<path d="m4 3 5 5-5 5M11 3v10" />`,
  search: svg`<circle cx="7" cy="7" r="4.5" /><path d="m10.5 10.5 3 3" />`,
  calendar: svg`<rect x="2" y="3.5" width="12" height="10.5" rx="1.5" /><path d="M2 7h12M5.5 2v3M10.5 2v3" />`,
} as const;

export type ControlIcon = keyof typeof ICONS;

export function renderControlIcon(name: ControlIcon): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">${ICONS[name]}</svg>`;
}
