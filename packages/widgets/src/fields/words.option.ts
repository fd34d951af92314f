import { safePaint } from '../kit/text/safe-url.ts';
import type { StyleValues } from '../kit/template/styles.ts';
import type { WordProps } from './words.fields.ts';

/** Styles of words; `plainColor` and `plainFace` are CSS values for what was not set by hand. */
export function toWordStyles(
  props: Readonly<WordProps>,
  plainColor = 'var(--aj-text)',
  plainFace = 'var(--aj-font-family)',
): StyleValues {
  return {
    color: props.color || plainColor,
    background: safePaint(props.background),
    'font-size': `${props.fontSize}px`,
    'font-weight': props.fontWeight,
    'font-family': props.fontFamily === '' ? plainFace : `${props.fontFamily}, var(--aj-font-family)`,
    'letter-spacing': `${props.letterSpacing}em`,
  };
}
