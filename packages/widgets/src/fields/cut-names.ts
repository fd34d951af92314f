/** What is left alike of several names that are cut: `Cent…` tells no centre from the other. */
export function cutAlike(texts: readonly (readonly [name: string, text: string])[]): ReadonlySet<string> {
  const names = new Map<string, string>();
  const alike = texts.filter(([name, text]) => {
    const other = names.get(text) ?? name;
    names.set(text, name);
    return text.endsWith('…') && other !== name;
  });
  return new Set(alike.map(([, text]) => text));
}
