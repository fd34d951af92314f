import type { Language, Text } from '@aj-report/contract';
import { fillText } from './texts.ts';

const WORDS: Text = {
  zh: '此浏览器版本过低，无法显示{what}（缺少 {missing}）。请使用 Chrome/Edge 111、Safari 16.4、Firefox 113 或更新的版本。',
  en: 'This browser is too old to show {what} (it lacks {missing}). Use Chrome or Edge 111, Safari 16.4, Firefox 113 or newer.',
};
const WHAT: Text = { zh: '此处的内容', en: 'what stands here' };

/** What the script cannot do without, of which older browsers lack some. */
const NEEDED: readonly (readonly [name: string, isThere: () => boolean])[] = [
  ['CSS color-mix()', () => CSS.supports('color', 'color-mix(in srgb,red,red)')],
  ['CSS container queries', () => CSS.supports('width', '1cqw')],
  ['adoptedStyleSheets', () => 'adoptedStyleSheets' in document],
  ['Object.hasOwn', () => 'hasOwn' in Object],
  ['Array.prototype.findLast', () => 'findLast' in Array.prototype],
];

/** That the browser is too old, and what it lacks. */
export function tooOldText(language: Language): string {
  const missing = NEEDED.filter(([, isThere]) => !isThere())
    .map(([name]) => name)
    .join(', ');
  return fillText(WORDS[language], { what: WHAT[language], missing });
}

function say(element: Element): void {
  if (!element.localName.startsWith('aj-')) return;
  const spoken = [element.getAttribute('lang'), element.getAttribute('language'), document.documentElement.lang];
  const language = (spoken.find((one) => one) ?? navigator.language).startsWith('zh') ? 'zh' : 'en';
  element.textContent = tooOldText(language);
}

/** Says in the place of every tag, now and later, that the browser is too old, and what it lacks. */
export function sayTooOld(): void {
  const look = () => document.querySelectorAll(':not(:defined)').forEach(say);
  look();
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of Array.from(addedNodes)) {
        if (!(node instanceof Element)) continue;
        say(node);
        node.querySelectorAll(':not(:defined)').forEach(say);
      }
  }).observe(document, { childList: true, subtree: true });
}
