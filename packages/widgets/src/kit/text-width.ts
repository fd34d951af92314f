/** Share of the font size that a character takes: full for Chinese, Japanese, Korean and full-width forms. */
function emOf(code: number): number {
  if (code >= 0x2e80) return 1;
  if (code === 0x20 || code === 0x2c || code === 0x2e || code === 0x3a || code === 0x7c) return 0.3;
  if (code >= 0x41 && code <= 0x5a) return 0.68;
  return 0.56;
}

/** Estimated width in px of one line of text, the same on every machine. Used where no canvas may be asked. */
export function textWidth(text: string, fontSize: number): number {
  let em = 0;
  for (const character of text) em += emOf(character.codePointAt(0) ?? 0);
  return em * fontSize;
}

/** The text cut to `width` px, with an ellipsis where it was cut. */
export function elide(text: string, fontSize: number, width: number): string {
  if (textWidth(text, fontSize) <= width) return text;
  const room = width - textWidth('…', fontSize);
  let used = 0;
  let kept = '';
  for (const character of text) {
    used += textWidth(character, fontSize);
    if (used > room) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** em that are left at least of a name which is cut: less than two signs say nothing. */
const LEAST_LEFT = 1.8;

/** The name cut to `width` px, or nothing where too little of it would be left to say anything. */
export function elideOrNothing(name: string, fontSize: number, width: number): string {
  const cut = elide(name, fontSize, width);
  const left = textWidth(cut, fontSize) - textWidth('…', fontSize);
  return cut !== name && left < fontSize * LEAST_LEFT ? '' : cut;
}
