import { isChineseLocale, readNumberFormat, type FormatPart } from '@aj-report/contract';
import { addLocale, getLocale, isValidFormat } from 'numfmt';

/** The language of codes that only Chinese writes: `aaaa`, 上午/下午. */
const CHINESE = '[$-804]';
/** The same with the days of the week as one character, as `aaa` shows them. */
const SHORT_DAYS = 'zh_SG';
addLocale({ ...getLocale('zh-CN'), ddd: [...'日一二三四五六'] }, SHORT_DAYS);

/** Characters of the private use area that no text holds: they mark what is to become of digits beside them. */
export const MARKS = { plain: '\uE001', money: '\uE002', full: '\uE003', traditional: '\uE004', general: '\uE005' };
export const YEAR = { start: '\uE006', end: '\uE007' } as const;
export const DATE_MARK = '\uE008';
/** A digit that is part of a text. */
const DIGIT_ZERO = 0xe010;

const quoted = (text: string) => `"${text}"`;
const hiddenDigits = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(DIGIT_ZERO + Number(digit)));

/** Digits of texts, as they were. */
export function toSeenDigits(text: string): string {
  return text.replace(/[\uE010-\uE019]/g, (mark) => String(mark.charCodeAt(0) - DIGIT_ZERO));
}

const SYSTEMS: Readonly<Record<string, string>> = { 1: MARKS.plain, 2: MARKS.money, 3: MARKS.full };
const TRADITIONAL = /-(?:[0-9a-f]*(?:404|0c04|1404)|zh-(?:tw|hk|mo))/i;

/** Parts under [DBNum], with marks for who writes the numerals. */
function numeralSection(section: readonly FormatPart[], numerals: string): string {
  const isDate = isDateSection(section);
  const locale = section.find(({ kind }) => kind === 'locale')?.text;
  const hasDigits = section.some(({ kind }) => kind === 'digit');
  const system = SYSTEMS[numerals.slice(-1)];
  const rest = section.filter(({ kind }) => kind !== 'numerals');
  // Digits keep their figures where no language is named, as spreadsheet programs in English show them.
  if (system === undefined || (hasDigits && locale === undefined)) return sectionCode(rest);
  const marks = `${system}${locale !== undefined && TRADITIONAL.test(locale) ? MARKS.traditional : ''}`;
  const isEmpty = rest.every(({ kind }) => kind === 'locale' || kind === 'colour' || kind === 'condition');
  const parts = rest.map((part): string => {
    if (part.kind === 'literal') return part.text === '' ? '' : literal(hiddenDigits(part.text));
    if (part.kind === 'general') return quoted(MARKS.general);
    const isYear = part.kind === 'date' && /^[ye]/i.test(part.text);
    return isYear ? `${quoted(YEAR.start)}${part.source}${quoted(YEAR.end)}` : partCode(part);
  });
  const brackets = /^(?:\[[^\]]*\])*/.exec(parts.join(''))?.[0] ?? '';
  const body = parts.join('').slice(brackets.length) + (isEmpty ? quoted(MARKS.general) : '');
  return `${brackets}${quoted(`${marks}${isDate ? DATE_MARK : ''}`)}${body}`;
}

const literal = (text: string) => (text.includes('"') ? `\\${text}` : quoted(text));

function isDateSection(section: readonly FormatPart[]): boolean {
  return section.some(({ kind }) => kind === 'date' || kind === 'elapsed' || kind === 'half');
}

/** Colours as Chinese workbooks name them. */
const COLOURS: Readonly<Record<string, string>> = {
  黑色: 'Black',
  蓝色: 'Blue',
  蓝绿色: 'Cyan',
  绿色: 'Green',
  洋红: 'Magenta',
  洋红色: 'Magenta',
  红色: 'Red',
  白色: 'White',
  黄色: 'Yellow',
};

/** A colour of a palette is a number of two digits at most. */
function colourName(text: string): string {
  const number = /\d+$/.exec(text)?.[0];
  return number === undefined ? (COLOURS[text] ?? text) : `Color${Number(number)}`;
}

function partCode({ kind, text, source }: FormatPart): string {
  if (kind === 'general') return 'General';
  if (kind === 'half') return /^a\/p$/i.test(text) ? 'A/P' : 'AM/PM';
  if (kind === 'date' && /^a/i.test(text)) return text.length === 3 ? 'ddd' : 'dddd';
  return kind === 'colour' ? `[${colourName(text)}]` : source;
}

/** The language of a number's format chooses its currency, never the signs of the number. */
function withoutLanguage(part: FormatPart): string {
  if (part.kind !== 'locale') return partCode(part);
  const currency = part.text.slice(1).replace(/-[^-]*$|-zh.*$/i, '');
  return currency === '' ? '' : `[$${currency}]`;
}

function sectionCode(section: readonly FormatPart[]): string {
  const numerals = section.find(({ kind }) => kind === 'numerals');
  if (numerals) return numeralSection(section, numerals.text);
  if (!isDateSection(section)) return section.map(withoutLanguage).join('');
  const isShort = section.some(({ kind, text }) => kind === 'date' && /^aaa$/i.test(text));
  const isChinese = section.some(
    ({ kind, text }) => (kind === 'date' && /^aaaa/i.test(text)) || text.startsWith('上午'),
  );
  const named = section.find(({ kind }) => kind === 'locale')?.text;
  const hasShortDays = isShort && (named === undefined || isChineseLocale(named));
  const parts = section.filter(({ kind }) => !(hasShortDays && kind === 'locale')).map(partCode);
  const locale = hasShortDays ? `[$-${SHORT_DAYS}]` : isChinese && named === undefined ? CHINESE : '';
  return `${locale}${parts.join('')}`;
}

/** Parts that the library reads otherwise than a workbook, or not at all. */
function needsRewriting(section: readonly FormatPart[]): boolean {
  return section.some(
    ({ kind, text }) =>
      kind === 'numerals' ||
      kind === 'colour' ||
      (kind === 'locale' && !isDateSection(section)) ||
      (kind === 'general' && text.length !== 7) ||
      (kind === 'half' && text !== 'AM/PM') ||
      (kind === 'date' && /^a/i.test(text)),
  );
}

/** A code as the library reads it; undefined of one that is not understood. */
export function toReadableCode(code: string): string | undefined {
  const { sections, fault } = readNumberFormat(code);
  if (fault) return undefined;
  const made = sections.some(needsRewriting) ? sections.map(sectionCode).join(';') : code;
  return isValidFormat(made) ? made : undefined;
}
