import type { FormatPart } from './number-format.types.ts';
import { readNumberFormat } from './read-number-format.ts';

/** Texts and escaped signs, which stay as they are, or `!` before the sign that it escapes. */
const ESCAPED = /"[^"]*"|\\.|!(.)/gsu;
const COLOURS: Readonly<Record<string, string>> = {
  黑: 'Black',
  蓝: 'Blue',
  绿: 'Green',
  红: 'Red',
  白: 'White',
  黄: 'Yellow',
};
/** The language of Chinese workbooks. */
const CHINESE = '[$-804]';

/** Whether Chinese alone writes a part so. */
function isOfChinese({ kind, text }: FormatPart): boolean {
  if (kind === 'half') return text.startsWith('上午');
  return kind === 'numerals' || (kind === 'date' && /^a{3}/i.test(text));
}

function storedPart({ kind, text, source }: FormatPart): string {
  if (kind === 'general') return 'General';
  if (kind === 'half' && text.startsWith('上午')) return 'AM/PM';
  const colour = kind === 'colour' ? COLOURS[text.slice(0, 1)] : undefined;
  return colour === undefined || text.startsWith('蓝绿') ? source : `[${colour}]`;
}

/**
 * A format code of a Chinese workbook with what it leaves to the program's language: numerals and days of the week are
 * Chinese, colours have their English names.
 * @example withChinese('aaaa;@') // '[$-804]aaaa;@'
 */
export function withChinese(code: string): string {
  const sections = readNumberFormat(code).sections.map((section) => {
    const needsLanguage = section.some(isOfChinese) && section.every(({ kind }) => kind !== 'locale');
    const start = section.findLastIndex(({ kind }) => kind === 'numerals' || kind === 'condition' || kind === 'colour');
    const parts = section.map(storedPart);
    if (needsLanguage) parts.splice(start + 1, 0, CHINESE);
    return parts.join('');
  });
  return sections.join(';');
}

/**
 * A number format that somebody typed as Chinese spreadsheet programs take it, as a workbook stores it: `!` escapes the
 * next sign there.
 * @example toStoredFormat('0!.0,"万"') // '0\\.0,"万"'
 */
export function toStoredFormat(typed: string): string {
  const escaped = typed.replace(ESCAPED, (whole: string, sign: string | undefined) =>
    sign === undefined ? whole : `\\${sign}`,
  );
  return withChinese(escaped);
}
