import { AppError } from '@aj-report/contract';

/** Fills the placeholders of a text, each value through `encode`. */
type Fill = (text: string, encode: (value: string, param: string) => string) => string;

/** The address of a request up to its query. */
const PATH = /^(?:\$\{[^{}]*\}|[^?#])*/;
const SEGMENTS = /(?:\$\{[^{}]*\}|[^/])+/g;
const PARAM = /\$\{\s*([^{}]*?)\s*\}/;
/** Signs of a path that a server may decode, however often they are encoded. */
const ENCODED = /%(?:25)*(2e|2f|5c|[01][0-9a-f])/gi;
/** What begins another segment, and controls, which some servers drop. */
// eslint-disable-next-line no-control-regex
const SEPARATOR = /[/\\\u0000-\u001f\u007f]/;

/**
 * Refuses values that would move a request to another path than its author wrote: a secret of the source goes with it.
 * Behind the question mark any value may stand.
 * @throws AppError data-set/path-value-refused
 */
export function checkPathValues(address: string, fill: Fill): void {
  for (const segment of PATH.exec(address)?.[0].match(SEGMENTS) ?? []) {
    const param = PARAM.exec(segment)?.[1];
    if (param === undefined) continue;
    const filled = fill(segment, (value, name) => {
      if (SEPARATOR.test(decoded(value))) throw refused(name, value);
      return value;
    });
    // Servers of Java leave out what follows a semicolon before they look for dots.
    const name = decoded(filled).replace(/;.*$/, '').trim();
    if (name === '' || name === '.' || name === '..') throw refused(param, filled);
  }
}

function decoded(text: string): string {
  return text.replace(ENCODED, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

function refused(param: string, value: string): AppError {
  return new AppError('data-set/path-value-refused', { param, value });
}
