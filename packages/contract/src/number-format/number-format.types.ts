/**
 * Parts of a format code.
 * - `literal`: shown as it is
 * - `skip`, `fill`: room as wide as a character; a character repeated up to the width of the cell
 * - `general`, `digit`, `number`: General; a place of a digit; another sign of a number (`.`, `,`, `%`, `/`, `E+`)
 * - `date`, `elapsed`, `half`: part of a date or time; hours, minutes or seconds that go on counting; AM/PM
 * - `text`: the text of the cell
 * - `locale`, `numerals`, `colour`, `condition`: in brackets, without the brackets
 * - `unknown`: a letter or bracket that means nothing
 */
export type FormatPartKind =
  | 'literal'
  | 'skip'
  | 'fill'
  | 'general'
  | 'digit'
  | 'number'
  | 'date'
  | 'elapsed'
  | 'half'
  | 'text'
  | 'locale'
  | 'numerals'
  | 'colour'
  | 'condition'
  | 'unknown';

export interface FormatPart {
  readonly kind: FormatPartKind;
  /** What it says: a literal without its quotes, a bracket without its brackets. */
  readonly text: string;
  /** As the code writes it. */
  readonly source: string;
}

/**
 * Why a code is not understood.
 * - `open`: a quote or bracket does not end
 * - `bracket`: a bracket that says nothing known
 * - `letter`: a letter that means nothing and stands without quotes
 * - `era`: years of an era
 * - `mixed`: digits and parts of a date in one section
 * - `sections`: more than four sections, or text before the last one
 * - `numerals`: [DBNum] in a language whose numerals are not known
 * - `order`: signs that make no format in this order
 */
export type FormatFaultKind = 'open' | 'bracket' | 'letter' | 'era' | 'mixed' | 'sections' | 'numerals' | 'order';

export interface FormatFault {
  readonly kind: FormatFaultKind;
  /** The piece of the code that is not understood. */
  readonly text: string;
}

/** What a format makes of a number. */
export type NumberFormatKind = 'number' | 'date' | 'datetime' | 'time' | 'elapsed' | 'text';

export interface ReadFormat {
  /** Parts of its sections: of positive numbers, negative ones, zero, texts. */
  readonly sections: readonly (readonly FormatPart[])[];
  /** Why it is not understood, as the first fault says. */
  readonly fault?: FormatFault;
}
