import { toText, type Shown } from '../foreign-screen.types.ts';

/** Signs that every font has, by a word in the name of an icon; the first that fits. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/double-up|angles-up/, '⇈'],
  [/double-down|angles-down/, '⇊'],
  [/double-left|angles-left/, '«'],
  [/double-right|angles-right/, '»'],
  [/refresh|sync|reload|redo|rotate|loop-(?:left|right)/, '↻'],
  [/upload|export|angle-up|arrow-up|chevron-up|caret-up|(?:^|-)up(?:-|$)/, '▲'],
  [/download|import|angle-down|arrow-down|chevron-down|caret-down|(?:^|-)down(?:-|$)/, '▼'],
  [/angle-left|arrow-left|chevron-left|(?:^|-)left(?:-|$)/, '◀'],
  [/angle-right|arrow-right|chevron-right|(?:^|-)right(?:-|$)/, '▶'],
  [/sun|day/, '☀'],
  [/moon|night/, '☾'],
  [/cloud|rain|weather/, '☁'],
  [/star|favo/, '★'],
  [/heart|like/, '♥'],
  [/check|success|done|confirm/, '✓'],
  [/close|error|cancel|times/, '✕'],
  [/alert|warn|danger/, '⚠'],
  [/plus|add/, '＋'],
  [/minus|remove/, '－'],
  [/phone|call/, '☎'],
  [/mail|email|envelope/, '✉'],
  [/edit|pen|pencil/, '✎'],
  [/home|house/, '⌂'],
  [/flag/, '⚑'],
  [/bolt|lightning|power|electric/, 'ϟ'],
];
/** Stands for an icon that no sign is known for. */
const OTHER = '●';

/** Icons of theirs are fetched by name from elsewhere; ours is a sign in the same colour and size. */
export function readIcon(dataset: unknown): Shown {
  const name = toText(dataset).split(':').pop() ?? '';
  if (name === '') return { setup: { text: '' } };
  return { setup: { text: SIGNS.find(([word]) => word.test(name))?.[1] ?? OTHER } };
}
