/** Segments of plain characters: none that a browser reads as a step up, a host or a query. */
const BELOW = /^(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._-]+)+$/;

/**
 * The path of a call that a field names, when it is one below the base prefix: an address of anywhere else would be
 * handed the session's token.
 * @throws TypeError for any other
 */
export function belowPrefix(path: string): string {
  if (!BELOW.test(path))
    throw new TypeError(
      `${JSON.stringify(path)} is not a path below the base prefix; write one such as "/file/upload"`,
    );
  return path;
}
