const SPECIAL = /[&<>"]/;
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What no XML may hold. */
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const HALVES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text within XML, without halves of characters. */
export function xml(text: string): string {
  const clean = text.replace(FORBIDDEN, '').replace(HALVES, '');
  return SPECIAL.test(clean) ? clean.replace(/[&<>"]/g, (sign) => NAMED[sign] as string) : clean;
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
