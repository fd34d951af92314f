/** What a cell shows while it is designed: expressions without the code of their data set, for which it has no room. */
export function toShort(text: string): string {
  return text.replaceAll(
    /#\{([^{}]*)\}/g,
    (_, inner: string) => `{${inner.replaceAll(/(^|[(,]\s*)[A-Za-z0-9_-]+\.(?=.)/g, '$1')}}`,
  );
}
