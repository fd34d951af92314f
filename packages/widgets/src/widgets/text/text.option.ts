import { isNumericType, type Cell, type Language } from '@aj-report/contract';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { meetsCondition } from '../../kit/data/condition.ts';
import { formatCell } from '../../kit/text/format-cell.ts';
import { safePaint } from '../../kit/text/safe-url.ts';
import type { StyleValues } from '../../kit/template/styles.ts';
import type { SingleValue } from '../../shapes/single-value.ts';
import type { text } from './text.widget.ts';

export type TextProps = Readonly<PropsOf<typeof text>>;

export interface TextPicture {
  readonly text: string;
  /** What stands before and after it, smaller beside a figure. */
  readonly before: string;
  readonly after: string;
  /** The text is a figure: figures' face, never broken into lines. */
  readonly isFigure: boolean;
  readonly meetsCondition: boolean;
}

/** A number and the sign of its thousands, which stands beside it like a unit. */
const SHORTENED = /^(.*\d)(万亿|亿|万|[KMBT])$/;
/** Before a unit in Chinese, which follows 万 directly; of others it keeps letters apart: 33K CNY. */
const GAP = /^\s+(?=\p{Script=Han})/u;
const FIGURE = /^[\s+−¥$€£-]*\d[\d\s.,:%/+-]*(?:万亿|亿|万|[KMBT])?$/;
/** Stands for a value that is not there. */
const NOTHING = '—';

/**
 * What is read. `data` is the value of the query or of static rows, null when it holds none, undefined when the widget
 * has no data of its own and shows its `text`. Only numbers of the data are formatted: a typed `2026` stays a year.
 */
export function toTextPicture(props: TextProps, data: SingleValue | undefined, language: Language): TextPicture {
  const value: Cell = data ? data.value : props.text;
  const written = data ? writeValue(props, data, language) : props.text;
  const isMissing = data !== undefined && (data.value === null || data.value === '');
  const [, digits = written, sign = ''] = (data && SHORTENED.exec(written)) ?? [];
  return {
    text: isMissing ? NOTHING : digits,
    before: isMissing ? '' : props.prefixText,
    after: isMissing ? '' : `${sign}${sign === '' ? props.joinText : props.joinText.replace(GAP, '')}`,
    isFigure: data ? isNumericType(data.type) || FIGURE.test(written) : FIGURE.test(written.trim()),
    meetsCondition: props.useCondition && meetsCondition(value, props.conditionOperator, props.conditionValue),
  };
}

function writeValue(props: TextProps, { value, type }: SingleValue, language: Language): string {
  if (value === null) return '';
  if (!props.formatNumbers || !isNumericType(type)) return String(value);
  const format = props.abbreviate ? 'short' : 'number';
  return formatCell(value, type, { format, decimals: props.decimals, suffix: '', grouping: props.thousands }, language);
}

/** Styles of the box and of the text in it, without its size. */
export function toTextStyles(props: TextProps, picture: TextPicture): StyleValues {
  const condition = picture.meetsCondition;
  const face = picture.isFigure ? 'var(--aj-figure-family)' : 'var(--aj-font-family)';
  const plainColor = picture.isFigure ? 'var(--aj-title)' : 'var(--aj-text)';
  return {
    color: (condition && props.conditionTextColor) || props.color || plainColor,
    background: safePaint((condition && props.conditionBgColor) || props.background),
    'font-weight': condition ? props.conditionFontWeight : props.fontWeight,
    'font-style': condition ? props.conditionFontStyle : 'normal',
    'font-family': props.fontFamily === '' ? face : `${props.fontFamily}, var(--aj-font-family)`,
    'letter-spacing': `${props.letterSpacing}em`,
    'text-align': props.textAlign,
    'border-style': props.borderWidth > 0 ? props.borderStyle : 'none',
    'border-width': `${props.borderWidth}px`,
    'border-color': props.borderColor || 'var(--aj-border)',
    'border-radius': `${props.borderRadius}px`,
    'white-space': picture.isFigure ? 'pre' : props.whiteSpace ? 'pre-wrap' : 'normal',
  };
}
