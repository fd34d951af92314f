/** What is left alike of several names that are cut: `Cent…` tells no centre from the other. */
export function likesAmong(texts: readonly (readonly [name: string, text: string])[]): ReadonlySet<string> {
  const names = new Map<string, string>();
  const likes = texts.filter(([name, text]) => {
    const other = names.get(text) ?? name;
    names.set(text, name);
    return text.endsWith('…') && other !== name;
  });
  return new Set(likes.map(([, text]) => text));
}
