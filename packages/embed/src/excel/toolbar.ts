import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Language } from '@aj-report/contract';
import { ref } from 'lit/directives/ref.js';
import { excelText, type ExcelText } from './excel-texts.ts';
import type { ExportFormat } from './export-file.ts';

/** Line drawings on a 24 × 24 grid, own work. */
const ICONS = {
  query: 'M4 6h16M7 12h10M10 18h4',
  refresh: 'M19 12a7 7 0 1 1-2.1-5M19 4v4h-4',
  export: 'M12 4v10M8 10.5l4 4 4-4M5 19h14',
  print: 'M7 9V4h10v5M7 17H5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2M7 14h10v6H7z',
  schedule: 'M12 7v5l3 2M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  zoomIn: 'M12 5v14M5 12h14',
  zoomOut: 'M5 12h14',
} as const;

const FORMATS: readonly (readonly [ExportFormat, ExcelText])[] = [
  ['excel', 'exportExcel'],
  ['pdf', 'exportPdf'],
  ['csv', 'exportCsv'],
  ['values', 'exportValues'],
  ['png', 'exportPng'],
];

export interface ToolbarOptions {
  readonly language: Language;
  readonly title: string;
  readonly zoom: number;
  /** There are parameters to choose. */
  readonly hasQuery: boolean;
  readonly isQueryOpen: boolean;
  readonly isMenuOpen: boolean;
  readonly isBusy: boolean;
  /** Where the report is scheduled; empty = nowhere. */
  readonly scheduleHref: string;
  readonly onQuery: () => void;
  readonly onRefresh: () => void;
  readonly onMenu: (isOpen: boolean) => void;
  readonly onExport: (format: ExportFormat) => void;
  readonly onPrint: () => void;
  readonly onZoom: (zoom: number) => void;
}

const ZOOMS = [0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2, 3];

/** The next step of the scale in a direction; the last one stays. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const steps = direction === 1 ? ZOOMS : ZOOMS.toReversed();
  return steps.find((step) => (step - zoom) * direction > 0.001) ?? zoom;
}

function renderIcon(name: keyof typeof ICONS) {
  return svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]} /></svg>`;
}

function renderTool(
  { language }: ToolbarOptions,
  name: keyof typeof ICONS,
  onClick: () => void,
  { isDisabled = false, hasText = false }: { isDisabled?: boolean; hasText?: boolean } = {},
): TemplateResult {
  const text = excelText(name, language);
  return html`<button
    type="button"
    class="tool"
    title=${text}
    aria-label=${text}
    ?disabled=${isDisabled}
    @click=${onClick}
  >
    ${renderIcon(name)}${hasText ? html`<span>${text}</span>` : nothing}
  </button>`;
}

/** A menu that opens takes the focus. */
function focusFirst(menu: Element | undefined): void {
  // Its entries are drawn after it.
  queueMicrotask(() => menu?.querySelector('button')?.focus());
}

/** Keys within the menu: arrows, Home and End go from entry to entry, Escape and Tab close it. */
function handleMenuKey(event: KeyboardEvent, onClose: () => void): void {
  const anchor = event.currentTarget as HTMLElement;
  if (event.key === 'Escape' || event.key === 'Tab') {
    if (event.key === 'Escape') event.stopPropagation();
    onClose();
    anchor.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    return;
  }
  const entries = [...anchor.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = entries.findIndex((one) => one.matches(':focus'));
  const next = nextEntry(event.key, at, entries.length);
  if (next === undefined) return;
  event.preventDefault();
  entries[next]?.focus();
}

/** The entry of a list of so many to which a key leads from one; undefined for any other key. */
export function nextEntry(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown' || key === 'ArrowRight') return (at + 1) % count;
  return key === 'ArrowUp' || key === 'ArrowLeft' ? (Math.max(at, 0) - 1 + count) % count : undefined;
}

function renderMenu(options: ToolbarOptions): TemplateResult {
  const { language, isMenuOpen, isBusy, onMenu, onExport } = options;
  const handleKey = (event: KeyboardEvent) => {
    if (isMenuOpen) handleMenuKey(event, () => onMenu(false));
    else if (event.key === 'ArrowDown') onMenu(true);
  };
  return html`<div class="menu-anchor" @keydown=${handleKey}>
    <button
      type="button"
      class="tool main"
      aria-haspopup="menu"
      aria-expanded=${isMenuOpen}
      ?disabled=${isBusy}
      @click=${() => onMenu(!isMenuOpen)}
    >
      ${renderIcon('export')}<span>${excelText('export', language)}</span>
    </button>
    ${
      isMenuOpen
        ? html`<div class="menu" role="menu" ${ref(focusFirst)}>
            ${FORMATS.map(
              ([format, text]) =>
                html`<button type="button" role="menuitem" data-format=${format} @click=${() => onExport(format)}>
                  ${excelText(text, language)}
                </button>`,
            )}
          </div>`
        : nothing
    }
  </div>`;
}

/** What can be done with the report as a whole. */
export function renderToolbar(options: ToolbarOptions): TemplateResult {
  const { language, title, zoom, hasQuery, isQueryOpen, isBusy, onQuery, onRefresh, onPrint, onZoom } = options;
  const { scheduleHref } = options;
  return html`<header class="toolbar" part="toolbar">
    ${
      hasQuery
        ? html`<button type="button" class="tool" aria-pressed=${isQueryOpen} data-tool="query" @click=${onQuery}>
            ${renderIcon('query')}<span>${excelText('query', language)}</span>
          </button>`
        : nothing
    }
    <h1 title=${title}>${title}</h1>
    <div class="tools">
      ${renderTool(options, 'zoomOut', () => onZoom(nextZoom(zoom, -1)))}
      <button type="button" class="tool zoom" title=${excelText('zoomReset', language)} @click=${() => onZoom(1)}>
        ${Math.round(zoom * 100)} %
      </button>
      ${renderTool(options, 'zoomIn', () => onZoom(nextZoom(zoom, 1)))}
      <i class="split"></i>
      ${renderTool(options, 'refresh', onRefresh)}
      ${
        scheduleHref === ''
          ? nothing
          : html`<a class="tool" data-tool="schedule" href=${scheduleHref} target="_blank" rel="noopener">
              ${renderIcon('schedule')}<span>${excelText('schedule', language)}</span>
            </a>`
      }
      ${renderTool(options, 'print', onPrint, { isDisabled: isBusy, hasText: true })} ${renderMenu(options)}
    </div>
  </header>`;
}
