import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import type { video } from './video.widget.ts';

export type VideoProps = Readonly<PropsOf<typeof video>>;

const SCHEMES = new Set(['http:', 'https:', 'blob:']);

/** Absolute address of a video (http, https, blob), else undefined. */
export function toVideoSource(address: string, base: string): string | undefined {
  const text = address.trim();
  if (text === '' || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return SCHEMES.has(url.protocol) ? url.href : undefined;
}
