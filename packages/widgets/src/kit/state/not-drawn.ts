import type { Language } from '@aj-report/contract';
import { html, nothing } from 'lit';
import { styles } from '../template/styles.ts';
import { counted } from '../text/counted.ts';

const LOOK = {
  position: 'absolute',
  left: '4px',
  bottom: '2px',
  'font-size': '11px',
  'line-height': '14px',
  color: 'var(--aj-text-muted)',
};

/** What may be left out of a drawing: rows, or the series of a chart. */
const THINGS = { row: { zh: '行', en: ['row', 'rows'] }, series: { zh: '个系列', en: ['series', 'series'] } } as const;

/** A word in the corner of a drawing about what it has no place for; nothing where all is drawn. */
export function renderNotDrawn(count: number, language: Language, thing: keyof typeof THINGS = 'row'): unknown {
  if (count <= 0) return nothing;
  const { zh, en } = THINGS[thing];
  const text = language === 'zh' ? `${count} ${zh}未画出` : `${counted(count, en[0], en[1])} not drawn`;
  return html`<span part="note" ${styles(LOOK)}>${text}</span>`;
}
