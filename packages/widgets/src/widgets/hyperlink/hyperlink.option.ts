import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { fillAddress } from '../../kit/text/fill-address.ts';
import { safeLink } from '../../kit/text/safe-url.ts';
import type { hyperlink } from './hyperlink.widget.ts';

export type HyperlinkProps = Readonly<PropsOf<typeof hyperlink>>;

/** Absolute address that the link opens; undefined when there is none or it is not allowed. */
export function toHref(
  { linkAddress }: HyperlinkProps,
  context: Readonly<Record<string, string>>,
  base: string,
): string | undefined {
  const filled = fillAddress(linkAddress, context);
  return filled === undefined || filled === '' ? undefined : safeLink(filled, base);
}
