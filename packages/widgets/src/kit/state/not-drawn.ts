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

/** A word in the corner of a drawing about rows that it has no place for; nothing where all are drawn. */
export function renderNotDrawn(count: number, language: Language): unknown {
  if (count <= 0) return nothing;
  const text = language === 'zh' ? `${count} 行未画出` : `${counted(count, 'row')} not drawn`;
  return html`<span part="note" ${styles(LOOK)}>${text}</span>`;
}
