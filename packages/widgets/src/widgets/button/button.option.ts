import { inkOn } from '../../kit/theme/colour.ts';
import { cornersOf } from '../../kit/control/corners.ts';
import { growing } from '../../kit/control/growing.ts';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { fillAddress } from '../../kit/text/fill-address.ts';
import { safeLink, safePaint } from '../../kit/text/safe-url.ts';
import type { StyleValues } from '../../kit/template/styles.ts';
import { button } from './button.runtime.gen.ts';

export type ButtonProps = Readonly<PropsOf<typeof button>>;

/** Parameters of the button's own, by name; rows without a name are left out, the last of a name counts. */
export function toParameters({ params }: ButtonProps): Readonly<Record<string, string>> {
  const named = params.filter(({ paramKey }) => (paramKey ?? '').trim() !== '');
  return Object.fromEntries(named.map(({ paramKey, paramValue }) => [paramKey.trim(), paramValue ?? '']));
}

/** Absolute address that a click opens; undefined when there is none or it is not allowed. */
export function toAddress(
  { linkAddress }: ButtonProps,
  context: Readonly<Record<string, string>>,
  base: string,
): string | undefined {
  const filled = fillAddress(linkAddress, context);
  return filled === undefined || filled === '' ? undefined : safeLink(filled, base);
}

/** Custom properties that the styles read. */
export function toButtonStyles(props: ButtonProps, accent: string): StyleValues {
  const fill = safePaint(props.backgroundColor) || accent;
  return {
    '--fill': fill,
    '--on-fill': props.color || inkOn(fill, 'small'),
    '--ink': props.color || fill,
    '--radius': cornersOf(props, button.fields, 'borderRadius'),
    '--size': `${props.fontSize}px`,
    '--growing': growing(props, button.fields, 'fontSize'),
    'font-weight': props.fontWeight,
    'letter-spacing': `${props.letterSpacing}em`,
    'text-align': props.textAlign,
  };
}
