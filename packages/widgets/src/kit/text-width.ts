/**
 * Hundredths of an em of Latin letters, digits and signs by their width.
 * @source advance widths of Noto Sans CJK, which has the Latin letters of the themes' Chinese faces on most machines,
 * and of Arial, whose widths Helvetica and Liberation Sans share: the wider of the two, up to 2 % more
 */
const LETTERS: Readonly<Record<number, string>> = {
  28: " ',.:;ij|",
  30: 'Il',
  33: '!f',
  35: '()-[]{}',
  39: '/\\rt',
  48: '"*',
  50: 'sxz',
  52: 'cvy',
  56: '#$0123456789?JL^_aegk–−€¥£',
  59: '+<=>~',
  61: 'FTZ`hnou',
  62: 'bdpq',
  67: 'ABEKPSVXY',
  68: '&',
  73: 'CDHNRU',
  78: 'GOQ',
  81: 'w',
  84: 'M',
  93: '%m¼½©',
  95: 'W',
  100: '·×÷±§',
  102: '@',
};
/** em of what the table lacks: letters of other alphabets before the first square sign, which is a long dash, and squares. */
const OTHERS = { letter: 0.62, firstSquare: 0x2014, square: 1 };

const EM = new Map(
  Object.entries(LETTERS).flatMap(([hundredths, letters]) =>
    [...letters].map((letter): [string, number] => [letter, Number(hundredths) / 100]),
  ),
);

function emOf(character: string): number {
  const { letter, firstSquare, square } = OTHERS;
  return EM.get(character) ?? ((character.codePointAt(0) ?? 0) < firstSquare ? letter : square);
}

/** Width in px of one line of text, hardly more than it takes, the same on every machine. Used where no canvas may be asked. */
export function textWidth(text: string, fontSize: number): number {
  let em = 0;
  for (const character of text) em += emOf(character);
  return em * fontSize;
}

/** Times that bold Latin letters are as wide. */
export const BOLD = 1.08;

/** What the condensed face of figures has, and how wide it is in terms of the text faces. */
const FIGURES = { signs: '0123456789 .,:/%+-–()$', share: 0.92 };

/** Width in px of a figure in the condensed face, of which the letters of a unit stand in a bold text face. */
export function figureWidth(text: string, fontSize: number): number {
  let em = 0;
  for (const character of text) em += emOf(character) * (FIGURES.signs.includes(character) ? FIGURES.share : BOLD);
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

/** Letters that are left at least of a name which is cut, a wide sign counting for two: fewer say nothing. */
const LEAST_LEFT = 4;

function lettersIn(text: string): number {
  return [...text].reduce((sum, character) => sum + (emOf(character) < OTHERS.square ? 1 : 2), 0);
}

/** The name cut to `width` px, or nothing where too little of it would be left to say anything. */
export function elideOrNothing(name: string, fontSize: number, width: number): string {
  const cut = elide(name, fontSize, width);
  return cut !== name && lettersIn(cut.slice(0, -1)) < LEAST_LEFT ? '' : cut;
}
