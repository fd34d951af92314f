import type { Language, Text } from '@aj-report/contract';
import { html, nothing } from 'lit';

const OPEN_TABLE: Text = { zh: '以表格显示', en: 'Show as table' };

interface Opened {
  readonly still: boolean;
  readonly language: Language;
  openTable(): Promise<void>;
}

/** The button that lists the rows of a chart; it is seen while it has the keys. A picture has none. */
export function renderOpener(chart: Opened): unknown {
  if (chart.still) return nothing;
  return html`<button type="button" class="aj-open" @click=${() => void chart.openTable()}>
    ${OPEN_TABLE[chart.language]}
  </button>`;
}
