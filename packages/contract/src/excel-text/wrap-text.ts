/** Scripts that are written without spaces, with their marks. */
const IS_WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u;
const NEVER_FIRST = /[、。，．·；：？！…—～）〕】》〉」』”’％‰℃,.;:?!)\]}%]/u;
const NEVER_LAST = /[（〔【《〈「『“‘([{￥$]/u;
const SPACE = /\s/u;

/** Whether a line may end between two characters. @source after UAX #14, in short */
function mayBreak(before: string, after: string): boolean {
  if (SPACE.test(after)) return false;
  if (SPACE.test(before)) return true;
  if (NEVER_FIRST.test(after) || NEVER_LAST.test(before)) return false;
  return IS_WIDE.test(before) || IS_WIDE.test(after) || (before === '-' && /\p{L}/u.test(after));
}

/** Stretches of a text that stay on one line where it is wide enough. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  let word = '';
  let last = '';
  for (const character of text) {
    if (last !== '' && mayBreak(last, character)) {
      words.push(word);
      word = '';
    }
    word += character;
    last = character;
  }
  return word === '' ? words : [...words, word];
}

/** As many characters as there is room for, one at least. */
function headOf(word: string, width: number, widthOf: (text: string) => number): string {
  const characters = [...word];
  let [fits, tooLong] = [1, characters.length + 1];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (widthOf(characters.slice(0, middle).join('')) <= width) fits = middle;
    else tooLong = middle;
  }
  return characters.slice(0, fits).join('');
}

function wrapParagraph(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (let word of wordsOf(text)) {
    if (used > 0 && used + widthOf(word.trimEnd()) > width) {
      lines.push(line);
      line = '';
      used = 0;
    }
    while (used === 0 && widthOf(word.trimEnd()) > width && [...word].length > 1) {
      const head = headOf(word, width, widthOf);
      lines.push(head);
      word = word.slice(head.length);
    }
    line += word;
    used += widthOf(word);
  }
  return [...lines, line].map((one) => one.trimEnd());
}

/**
 * Lines of a text in a width: broken between words and between Chinese characters, a word that is wider than the width
 * within.
 * @param widthOf how wide a part of it is, in the unit of `width`
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => wrapParagraph(paragraph, width, widthOf));
}
