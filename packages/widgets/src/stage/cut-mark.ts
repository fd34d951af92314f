import type { Language, Table } from '@aj-report/contract';

const WORDS = {
  short: { zh: '已截断', en: 'Truncated' },
  long: { zh: '数据超过上限，只显示前 {rows} 行', en: 'The data is over the limit: the first {rows} rows are shown' },
};
const LOOK =
  'position:absolute;left:4px;bottom:4px;z-index:5;padding:1px 7px;border-radius:9px;pointer-events:auto;' +
  'background:var(--aj-tooltip-background);color:var(--aj-tooltip-text);' +
  'border:1px solid currentColor;font:11px/16px var(--aj-font-family)';

/** Shows on a widget's box that a limit cut its data, or takes that back. */
export function markCut(box: HTMLElement, { truncated, rowCount }: Table, language: Language): void {
  const mark = box.querySelector<HTMLElement>(':scope > .cut') ?? document.createElement('span');
  if (!truncated) {
    mark.remove();
    return;
  }
  mark.className = 'cut';
  mark.role = 'status';
  mark.style.cssText = LOOK;
  mark.title = WORDS.long[language].replace('{rows}', String(rowCount));
  mark.textContent = WORDS.short[language];
  box.append(mark);
}
