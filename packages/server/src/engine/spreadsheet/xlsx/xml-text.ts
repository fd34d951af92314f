const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const AMPERSAND = 0x26;
const UNDERSCORE = 0x5f;
const RETURN = 0x0d;

/** A range of XML as text: entities resolved, line ends as `\n`. Unknown entities stay as they are written. */
export function toXmlText(bytes: Buffer, start: number, end: number, raw: boolean): string {
  let special = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at];
    if (byte === AMPERSAND) special |= 1;
    else if (byte === RETURN) special |= 2;
    else if (byte === 0) special |= 4;
  }
  let text = bytes.toString('utf8', start, end);
  if ((special & 2) !== 0) text = text.replace(/\r\n?/g, '\n');
  // The warehouse would end a text at a zero byte; XML allows none.
  if ((special & 4) !== 0) text = text.replaceAll('\0', '');
  return (special & 1) !== 0 && !raw ? resolveEntities(text) : text;
}

/**
 * Text of a cell with the `_xHHHH_` escapes of Office resolved.
 * @source ECMA-376 part 1, 22.9.2.19 (ST_Xstring)
 */
export function toCellText(bytes: Buffer, start: number, end: number, raw: boolean): string {
  return resolveEscapes(toXmlText(bytes, start, end, raw));
}

export function resolveEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => {
    const character = Number.parseInt(code, 16);
    return character === 0 ? '' : String.fromCharCode(character);
  });
}

function resolveEntities(text: string): string {
  return text.replace(/&(#x[0-9A-Fa-f]+|#\d+|\w+);/g, (whole, name: string) => {
    if (name.startsWith('#x')) return toCharacter(Number.parseInt(name.slice(2), 16), whole);
    if (name.startsWith('#')) return toCharacter(Number.parseInt(name.slice(1), 10), whole);
    return ENTITIES[name] ?? whole;
  });
}

function toCharacter(code: number, whole: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/**
 * True when the bytes are the text as it is: no entity, escape, line end or zero byte.
 */
export function isPlain(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at];
    if (byte === AMPERSAND || byte === UNDERSCORE || byte === RETURN || byte === 0) return false;
  }
  return true;
}

/**
 * True when the text surely holds a character that is not white space, seen in its first bytes without making
 * a string: ASCII that starts no entity or escape, or the lead byte of a CJK ideograph.
 */
export function isSurelyFilled(bytes: Buffer, start: number, end: number): boolean {
  let at = start;
  while (at < end && bytes[at]! <= 0x20) at++;
  if (at === end) return false;
  const byte = bytes[at]!;
  if (byte < 0x7f) return byte !== AMPERSAND && byte !== UNDERSCORE;
  return byte >= 0xe4 && byte <= 0xe9;
}
