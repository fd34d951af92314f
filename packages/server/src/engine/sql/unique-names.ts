/** Names that are there once each: a repeated one gets `_2`, `_3`, … */
export function uniqueNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  // The copy to try next, by name: a statement may have ten thousand columns of one name.
  const nextCopies = new Map<string, number>();
  return names.map((name) => {
    let copy = nextCopies.get(name) ?? 2;
    let unique = name;
    while (used.has(unique)) unique = `${name}_${copy++}`;
    nextCopies.set(name, copy);
    used.add(unique);
    return unique;
  });
}
