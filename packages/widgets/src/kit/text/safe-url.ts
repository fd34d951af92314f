const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const PICTURE_SCHEMES = new Set(['http:', 'https:', 'blob:']);
const INLINE_PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=]+$/;

function resolve(address: string, base: string): URL | undefined {
  const text = address.trim();
  if (text === '') return undefined;
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Absolute address that a link may open (http, https, mailto, tel), else undefined. `base` resolves relative ones. */
export function safeLink(address: string, base: string): string | undefined {
  const url = resolve(address, base);
  return url && LINK_SCHEMES.has(url.protocol) ? url.href : undefined;
}

/** Absolute address of a picture (http, https, blob, base64 of a bitmap), else undefined; SVG data is refused. */
export function safePicture(address: string, base: string): string | undefined {
  const text = address.trim();
  if (INLINE_PICTURE.test(text)) return text;
  const url = resolve(text, base);
  return url && PICTURE_SCHEMES.has(url.protocol) ? url.href : undefined;
}

/** CSS `url("…")` of a picture, empty when the address is not allowed. */
export function toCssUrl(address: string, base: string): string {
  const url = safePicture(address, base);
  return url ? `url("${url.replace(/["\\\n\r]/g, encodeURIComponent)}")` : '';
}

/** A colour or gradient typed by a user, without anything that would fetch an address; empty when it has some. */
export function safePaint(paint: string): string {
  return /(?:url|image|image-set|element|paint|src)\s*\(/i.test(paint) || paint.includes('\\') ? '' : paint.trim();
}
