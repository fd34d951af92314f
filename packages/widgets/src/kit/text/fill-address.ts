/** Scheme and host of an address, where a parameter could lead to any server. */
const ORIGIN = /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/|\\\\)?[^/\\?#]*/i;
const PARAMETER = /\{([\p{L}\p{N}_-]+)\}/gu;

/**
 * The address with `{key}` replaced by the encoded parameter of that name, empty for one that is not there.
 * Undefined when a parameter stands in scheme or host: whoever writes a link to the screen would choose the server.
 * @example fillAddress('/detail?id={id}', { id: 'a&b' }) // '/detail?id=a%26b'
 */
export function fillAddress(address: string, context: Readonly<Record<string, string>>): string | undefined {
  const text = address.trim();
  if (/[{}]/.test(ORIGIN.exec(text)?.[0] ?? '')) return undefined;
  return text.replace(PARAMETER, (_, key: string) =>
    encodeURIComponent(Object.hasOwn(context, key) ? (context[key] ?? '') : ''),
  );
}
