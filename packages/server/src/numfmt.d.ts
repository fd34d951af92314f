/** The library's package names a file of types that it does not hold; what is used of it is declared here. */
declare module 'numfmt' {
  interface FormatOptions {
    /** Shown of a day outside the calendar. */
    readonly overflow?: string;
    /** Days before 1900 and after 9999 are shown too; default true. */
    readonly dateSpanLarge?: boolean;
    /** Days outside the calendar are shown as numbers in place of `overflow`; default true. */
    readonly dateErrorNumber?: boolean;
  }
  interface Locale {
    readonly group: string;
    readonly decimal: string;
    readonly ampm: readonly [string, string];
    readonly dddd: readonly string[];
    readonly ddd: readonly string[];
    readonly mmmm: readonly string[];
    readonly mmm: readonly string[];
  }
  export function format(code: string, value: number | string | boolean, options?: FormatOptions): string;
  /** Name of the colour that a value has, or `#` and digits of one that stands as a number; undefined for none. */
  export function formatColor(code: string, value: number | string | boolean): string | undefined;
  export function isValidFormat(code: string): boolean;
  export function getLocale(name: string): Locale | undefined;
  export function addLocale(locale: Partial<Locale>, name: string): Locale;
}
