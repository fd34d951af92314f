/** Which module imports which, statically; learned while a script is bundled. */
export class ImportGraph {
  readonly #importsOf = new Map<string, readonly string[]>();

  clear(): void {
    this.#importsOf.clear();
  }

  add(id: string, imports: readonly string[]): void {
    this.#importsOf.set(id, [...imports]);
  }

  find(pattern: RegExp): readonly string[] {
    return [...this.#importsOf.keys()].filter((id) => pattern.test(id));
  }

  /** The roots and all that they import, directly or not. */
  reach(roots: Iterable<string>, isLeftOut: (id: string) => boolean = () => false): Set<string> {
    const seen = new Set<string>();
    const waiting = [...roots];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id) || isLeftOut(id)) continue;
      seen.add(id);
      waiting.push(...(this.#importsOf.get(id) ?? []));
    }
    return seen;
  }
}
